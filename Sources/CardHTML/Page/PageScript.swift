/// The program that every page has: it runs actions, checks inputs and turns pages. It uses no markup that is made of
/// texts, so that nothing in a document can become a part of the page.
enum PageScript {
  static let text = #"""

    "use strict";
    (() => {
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const parse = (text) => { try { return JSON.parse(text); } catch { return null; } };

      // Inputs

      const controls = (field) => all("input,select,textarea", field);
      const value = (field) => {
        const facts = parse(field.dataset.input), list = controls(field), first = list[0];
        if (!first) return "";
        if (facts.kind === "input.toggle") return first.checked ? facts.on : facts.off;
        if (first.type === "checkbox") return list.filter((box) => box.checked).map((box) => box.value).join(facts.joined ?? ",");
        if (first.type === "radio") return list.find((box) => box.checked)?.value ?? "";
        if (first.list) {
          const option = [...first.list.options].find((option) => option.value === first.value);
          return option ? option.dataset.value : first.value;
        }
        return first.value;
      };
      const problem = (field) => {
        const facts = parse(field.dataset.input), text = value(field), first = controls(field)[0];
        const wrong = (fallback) => facts.error || fallback;
        if (facts.required && (facts.kind === "input.toggle" ? text !== facts.on : !text)) return wrong("A value is required.");
        if (!text) return first?.validity?.badInput ? wrong("The value is not valid.") : "";
        if (facts.regex) {
          let pattern = null;
          try { pattern = new RegExp(facts.regex); } catch { /* A pattern that is none allows everything. */ }
          if (pattern && !pattern.test(text)) return wrong("The value does not have the form that is expected.");
        }
        const compare = facts.kind === "input.number" ? Number : String;
        const limit = (text, number, time) => {
          if (facts.kind === "input.number") return `The value must be ${number} ${text}.`;
          const date = facts.kind === "input.date" ? new Date(`${text}T00:00Z`) : NaN;
          const shown = isNaN(date) ? text : date.toLocaleDateString(undefined, { timeZone: "UTC" });
          return `The ${facts.kind === "input.date" ? "date" : "time"} must be ${shown} or ${time}.`;
        };
        if (facts.min !== undefined && compare(text) < compare(facts.min)) return wrong(limit(facts.min, "at least", "later"));
        if (facts.max !== undefined && compare(text) > compare(facts.max)) return wrong(limit(facts.max, "at most", "earlier"));
        return "";
      };
      const check = (field) => {
        const message = problem(field), place = field.querySelector(".wrong");
        if (place && place.textContent !== message) place.textContent = message;
        for (const control of controls(field)) {
          if (message) control.setAttribute("aria-invalid", "true"); else control.removeAttribute("aria-invalid");
        }
        return !message;
      };
      document.addEventListener("input", (event) => {
        const field = event.target.closest("[data-input]");
        if (field?.querySelector("[aria-invalid]")) check(field);
      });

      const reset = (ids) => {
        for (const field of all("[data-input]")) {
          if (ids && !ids.includes(parse(field.dataset.input).id)) continue;
          for (const control of controls(field)) {
            if (control.type === "checkbox" || control.type === "radio") control.checked = control.defaultChecked;
            else if (control.options) {
              const first = [...control.options].findIndex((option) => option.defaultSelected);
              control.selectedIndex = Math.max(first, 0);
            } else control.value = control.defaultValue;
          }
          if (field.querySelector("[aria-invalid]")) check(field);
        }
      };
      document.addEventListener("change", (event) => {
        const field = event.target.closest("[data-changed]");
        if (field) run(field, field.dataset.changed);
      });

      const isHidden = (field) => field.closest("[hidden]") !== null;
      // Opens what is folded around an input: sections, the pages of tabs, bubbles.
      const reveal = (field) => {
        for (let around = field.parentElement; around; around = around.parentElement) {
          if (around.matches("details")) around.open = true;
          else if (around.matches(".pane")) around.previousElementSibling.previousElementSibling.checked = true;
          else if (around.matches("[popover]:not(:popover-open)")) around.showPopover();
        }
      };

      // The inputs of the card that an action is in, and of the cards around that one.
      const inputs = (element) => {
        const cards = new Set();
        for (let card = element.closest(".card"); card; card = card.parentElement?.closest(".card")) cards.add(card);
        return all("[data-input]").filter((field) => cards.has(field.closest(".card")));
      };

      // Variables: what somebody has entered under a name, and what actions keep there.

      const variables = new Map();
      const enter = (event) => {
        const field = event.target.closest("[data-input]"), id = field && parse(field.dataset.input).id;
        if (id) variables.set(id, value(field));
      };
      document.addEventListener("input", enter);
      document.addEventListener("change", enter);
      const store = ({ operation, target, value }) => {
        const exists = variables.has(target);
        if (operation === "remove") variables.delete(target);
        else if (operation === "setIfMissing" ? !exists : operation !== "setIfPresent" || exists) variables.set(target, value);
      };
      // Those of the names that there are; a field has one from the beginning if something stands in it.
      const stored = (names, fields) => Object.fromEntries(names.map((name) => {
        const field = fields.find((field) => parse(field.dataset.input).id === name);
        return [name, variables.get(name) ?? ((field && value(field)) || undefined)];
      }).filter(([, text]) => text !== undefined));

      // Actions

      const send = (element, action) => {
        const fields = action.inputs === false ? [] : inputs(element);
        // What is hidden nobody can fill in, so it keeps nothing from being sent.
        const wrong = fields.filter((field) => !isHidden(field) && !check(field));
        const place = document.getElementById("sent");
        if (wrong.length) {
          // What an earlier button sent is not what this one did.
          if (place) place.hidden = true;
          reveal(wrong[0]);
          controls(wrong[0])[0]?.focus();
          return false;
        }
        const payload = structuredClone(action.payload), calls = payload.type === "call-api" && Array.isArray(payload.body);
        if (payload.type === "set-variable") store(payload);
        if (calls) payload.body = stored(payload.body, fields);
        for (const field of calls || payload.type === "set-variable" ? [] : fields) {
          const { id } = parse(field.dataset.input), text = value(field);
          if (!id || text === "") continue;
          if (typeof payload.data !== "object" || payload.data === null) payload.data = payload.data === undefined ? {} : { data: payload.data };
          Object.defineProperty(payload.data, id, { value: text, enumerable: true, configurable: true, writable: true });
        }
        if (!place) return true;
        const title = document.createElement("strong"), code = document.createElement("pre");
        title.textContent = "Sent to the host";
        code.textContent = JSON.stringify(payload, null, 2);
        place.replaceChildren(title, code);
        place.hidden = false;
        place.scrollIntoView({ block: "nearest" });
        return true;
      };
      const show = (element) => {
        const panel = document.getElementById(element.getAttribute("aria-controls"));
        if (!panel) return;
        const opens = panel.hidden;
        for (const other of all("[aria-expanded=true]", element.closest(".bar") ?? element.parentElement)) {
          other.setAttribute("aria-expanded", "false");
          const shown = document.getElementById(other.getAttribute("aria-controls"));
          if (shown) shown.hidden = true;
        }
        element.setAttribute("aria-expanded", String(opens));
        panel.hidden = !opens;
      };
      // The room before an element goes with it, and the first one that is seen has none before it.
      const settle = (parent) => {
        let first = true;
        for (const child of parent.children) {
          if (child.classList.contains("lead")) continue;
          const lead = child.previousElementSibling;
          if (lead?.classList.contains("lead")) lead.hidden = child.hidden || first;
          if (!child.hidden) first = false;
        }
      };
      const toggle = (targets) => {
        for (const [id, shown] of targets) {
          const element = document.getElementById(id);
          if (!element) continue;
          element.hidden = shown === null ? !element.hidden : !shown;
          settle(element.parentElement);
        }
      };
      const open = (url) => { if (/^(https?|mailto|tel):/i.test(url ?? "")) window.open(url, "_blank", "noopener,noreferrer"); };
      const run = (element, program = element.dataset.run) => {
        for (const action of parse(program) ?? []) {
          if (action.do === "open") open(action.url);
          else if (action.do === "show") show(element);
          else if (action.do === "toggle") toggle(action.targets);
          else if (action.do === "reset") reset(action.ids);
          else if (action.do === "bubble") document.getElementById(element.getAttribute("aria-controls"))?.showPopover?.();
          else if (!send(element, action)) return;
        }
      };
      const pressed = (event) => {
        const element = event.target.closest("[data-run],a[href],input,select,textarea,label,video,audio,button");
        return element?.dataset.run !== undefined && !element.disabled ? element : null;
      };
      document.addEventListener("click", (event) => {
        const element = pressed(event);
        if (element) { event.preventDefault(); run(element); }
      });
      document.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        const element = event.target;
        if (element.dataset?.run === undefined || element.tagName === "BUTTON") return;
        event.preventDefault();
        run(element);
      });

      // Charts

      // Names that are wider than their places stand upright, and where even that takes more room, some are left out. Values
      // that would lie on those before them are left out too.
      const fit = (area) => {
        if (!area.clientWidth) return;
        const strip = area.querySelector(".places");
        if (strip) {
          const names = [...strip.children], room = strip.clientWidth / names.length;
          strip.classList.remove("upended");
          const isTight = names.some(({ firstChild: name }) => name.scrollWidth > name.clientWidth + 1);
          strip.classList.toggle("upended", isTight);
          const step = isTight ? Math.ceil(14 / room) : 1;
          names.forEach((name, index) => name.classList.toggle("skipped", index % step > 0));
        }
        const seen = [];
        for (const value of all(".amount", area)) {
          const box = value.getBoundingClientRect();
          const isOver = seen.some((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom);
          value.classList.toggle("skipped", isOver);
          if (!isOver) seen.push(box);
        }
      };
      const areas = all(".area");
      if (areas.length) {
        const watch = new ResizeObserver((entries) => requestAnimationFrame(() => { for (const { target } of entries) fit(target); }));
        for (const area of areas) { fit(area); watch.observe(area); }
      }

      // Carousels

      for (const carousel of all("[data-carousel]")) {
        const strip = carousel.querySelector(".pages"), place = carousel.querySelector(".page");
        const count = strip.children.length;
        const current = () => Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth));
        const go = (page) => {
          const target = carousel.dataset.carousel === "loops" ? (page + count) % count : Math.max(0, Math.min(count - 1, page));
          const sign = getComputedStyle(strip).direction === "rtl" ? -1 : 1;
          strip.scrollTo({ left: sign * target * strip.clientWidth });
        };
        for (const button of all("[data-turn]", carousel)) button.addEventListener("click", () => go(current() + Number(button.dataset.turn)));
        strip.addEventListener("scroll", () => { if (place) place.textContent = `${current() + 1} / ${count}`; }, { passive: true });
        if (carousel.dataset.first) go(Number(carousel.dataset.first));
        const delay = Number(carousel.dataset.timer), pause = carousel.querySelector("[data-pause]");
        const stop = (stops) => { pause?.setAttribute("aria-pressed", stops); strip.setAttribute("aria-live", stops ? "polite" : "off"); };
        if (delay > 0 && matchMedia("(prefers-reduced-motion: reduce)").matches) {
          stop(true);
          if (pause) pause.hidden = true;
        } else if (delay > 0) {
          pause?.addEventListener("click", () => stop(pause.getAttribute("aria-pressed") !== "true"));
          const isStopped = () => carousel.matches(":hover,:focus-within") || pause?.getAttribute("aria-pressed") === "true";
          setInterval(() => { if (!isStopped()) go(current() + 1); }, delay);
        }
      }
    })();

    """#
}

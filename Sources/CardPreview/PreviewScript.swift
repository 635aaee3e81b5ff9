/// The script of the preview's page.
enum PreviewScript {
  static let text = #"""
    "use strict";
    const $ = id => document.getElementById(id);
    // `edits` has the texts that differ from the disk, and `bases` what was on the disk when these were begun, by the path of
    // their file; `wanted` has the data that somebody has chosen, by the path of the screen. `turn` counts what was asked of the
    // disk, and `places` has where somebody was in a text, by its area.
    const state = { files: [], path: "", data: "", wanted: {}, disk: { source: "", data: "" }, edits: {}, bases: {}, turn: 0, places: {}, busy: false, again: false };

    function make(tag, attributes = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name === "onclick") element.addEventListener("click", value);
        else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
      }
      element.append(...children);
      return element;
    }
    const query = values => new URLSearchParams(values).toString();
    async function text(address) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.text();
    }

    // MARK: What is looked at

    async function listFiles() {
      state.files = JSON.parse(await text("files"));
      $("file").replaceChildren(...state.files.map(file => make("option", { value: file.path }, file.path)));
      const wanted = state.path || wantedPath();
      if (isKnown(wanted)) return choose(wanted);
      // Who saves a file may take it away for a moment: what is shown stays until it is back.
      if (state.path) return showGone();
      await choose((state.files[0] || {}).path);
      if (state.files.length > 1 && !wanted) showGallery(true);
    }

    const wantedPath = () => new URLSearchParams(location.hash.slice(1)).get("path");
    const isKnown = path => state.files.some(file => file.path === path);

    function showGone() {
      $("file").prepend(make("option", { value: state.path, disabled: true }, state.path + " (gone)"));
      $("file").value = state.path;
      for (const article of $("outputs").children) article.classList.add("stale");
      say(`${state.path} is gone; it is shown again once it is back.`);
    }

    async function choose(path, data) {
      if (!path) return say("There is no screen in the input.");
      const file = state.files.find(file => file.path === path);
      const isOther = path !== state.path;
      // A file of data that is away for a moment is shown again once it is back.
      if (data) state.wanted[path] = data;
      state.path = path;
      state.data = file.data.includes(state.wanted[path]) ? state.wanted[path] : file.data[0] || "";
      $("file").value = path;
      $("data").replaceChildren(...file.data.map(path => make("option", { value: path }, path)));
      $("data").value = state.data;
      $("data-label").hidden = $("data-pane").hidden = !state.data;
      history.replaceState(null, "", "#" + query({ path }));
      await load();
      if (isOther) $("outputs").replaceChildren();
      render();
    }

    async function load() {
      const turn = ++state.turn, { path, data } = state;
      const [source, values] = await Promise.all([path, data].map(path => path ? text("file?" + query({ path })) : ""));
      // An answer that a later question has overtaken may be older than what is shown.
      if (turn !== state.turn) return;
      state.disk = { source, data: values };
      // What was edited here stays, whatever else is shown meanwhile.
      put($("source"), state.edits[path] ?? source, path);
      put($("data-text"), (data && state.edits[data]) ?? values, data);
      noteEdits();
    }

    // The place in a text stays where it is when its file was saved. Who saves in two steps leaves it empty in between: a place
    // that a shorter text has no room for is taken again with the longer one, unless somebody has gone elsewhere.
    function put(area, text, path) {
      const isSame = area.dataset.path === path;
      if (isSame && area.value === text) return;
      const kept = state.places[area.id];
      const isKept = kept && JSON.stringify(kept.taken) === JSON.stringify(place(area));
      const wanted = isSame ? (isKept ? kept.wanted : place(area)) : [0, 0, 0, 0];
      area.dataset.path = path;
      area.value = text;
      area.setSelectionRange(wanted[0], wanted[1]);
      area.scrollTo(wanted[2], wanted[3]);
      state.places[area.id] = { wanted, taken: place(area) };
    }
    const place = area => [area.selectionStart, area.selectionEnd, area.scrollLeft, area.scrollTop];

    const isEdited = () => $("source").value !== state.disk.source || $("data-text").value !== state.disk.data;
    function noteEdits() {
      for (const [path, area, disk] of [[state.path, $("source"), state.disk.source], [state.data, $("data-text"), state.disk.data]]) {
        if (!path) continue;
        if (area.value === disk) {
          delete state.edits[path];
          delete state.bases[path];
        } else {
          state.edits[path] = area.value;
          state.bases[path] ??= disk;
        }
      }
      $("revert").hidden = !isEdited();
      const changed = [[state.path, state.disk.source], [state.data, state.disk.data]]
        .filter(([path, disk]) => path && path in state.bases && state.bases[path] !== disk).map(([path]) => path);
      $("changed").hidden = !changed.length;
      $("changed").textContent = changed.length ? `${changed.join(" and ")} changed on disk; what is typed here stays until it is reverted.` : "";
    }

    // MARK: Rendering

    // One request at a time: while one is on its way, only the newest text waits.
    async function render() {
      if (state.busy) { state.again = true; return; }
      state.busy = true;
      const began = performance.now();
      try {
        const body = { path: state.path };
        if (state.data) body.data = state.data;
        if ($("source").value !== state.disk.source) body.source = $("source").value;
        if (state.data && $("data-text").value !== state.disk.data) body.dataText = $("data-text").value;
        const answer = await fetch("render", { method: "POST", body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        show(await answer.json());
        say(Math.round(performance.now() - began) + " ms");
      } catch (error) {
        say(error.message || "The preview has ended.");
      }
      state.busy = false;
      if (state.again) { state.again = false; render(); }
    }

    function say(message) { $("status").textContent = message; }

    function show({ findings, outputs }) {
      $("finding-count").textContent = findings.length || "";
      $("findings").replaceChildren(...findings.map(finding => note(finding, finding.severity)));
      // What could not be made stays as it was, and looks so.
      for (const article of $("outputs").children) {
        article.classList.toggle("stale", !outputs.some(output => output.target === article.dataset.target));
      }
      // Pages are loaded one after the other: the first is seen soonest if no other is in its way.
      let before = null;
      for (const output of outputs) {
        let article = [...$("outputs").children].find(article => article.dataset.target === output.target);
        if (!article) $("outputs").append(article = panel(output));
        before = fill(article, output, before);
      }
    }

    function note(entry, kind) {
      const place = entry.line ? `${entry.file}:${entry.line}:${entry.column}` : entry.file || "";
      const item = make("li", { class: kind, tabindex: "0" }, make("b", {}, kind + " "), entry.message,
        make("small", {}, [place, entry.id, entry.help].filter(Boolean).join(" · ")));
      item.addEventListener("click", () => goTo(entry));
      item.addEventListener("keydown", event => { if (event.key === "Enter") goTo(entry); });
      return item;
    }

    function goTo({ file, line, column, endLine, endColumn }) {
      const area = file === state.path ? $("source") : file === state.data ? $("data-text") : null;
      if (!line) return;
      if (!area) return showFile({ file, line, endLine });
      const lines = area.value.split("\n");
      const offset = (line, column) => lines.slice(0, line - 1).reduce((sum, line) => sum + line.length + 1, 0)
        + [...(lines[line - 1] || "")].slice(0, column - 1).join("").length;
      area.focus();
      area.setSelectionRange(offset(line, column), offset(endLine || line, endColumn || column));
      scrollTo(area, line);
    }

    // Components and fragments are looked at, not edited: they belong to other screens as well.
    async function showFile({ file, line, endLine }) {
      const answer = await fetch("file?" + query({ path: file }));
      if (!answer.ok) return;
      const last = endLine || line;
      const lines = (await answer.text()).split("\n").map((content, index) =>
        make(index + 1 >= line && index + 1 <= last ? "mark" : "span", {}, content + "\n"));
      const dialog = make("dialog", { "aria-label": file }, make("h2", {}, file,
        make("button", { type: "button", onclick: () => dialog.close() }, "Close")), make("pre", { tabindex: "0" }, ...lines));
      dialog.addEventListener("close", () => dialog.remove());
      document.body.append(dialog);
      dialog.showModal();
      lines[line - 1]?.scrollIntoView({ block: "center" });
    }

    function scrollTo(area, line) {
      area.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(area).lineHeight));
    }

    // MARK: Picking

    // While the button is pressed, a click on a page leads to the text of what was clicked instead of doing anything.
    const picks = () => $("pick-button").getAttribute("aria-pressed") === "true";
    const tell = frame => frame.contentWindow?.postMessage({ cardc: "pick", isOn: picks() }, "*");

    addEventListener("message", async event => {
      if (event.data?.cardc !== "picked" || typeof event.data.source !== "string") return;
      const frames = [...document.querySelectorAll("#outputs iframe")];
      const article = frames.find(frame => frame.contentWindow === event.source)?.closest("article");
      if (!article) return;
      // The page of the source leads to the source, that of an output to the output.
      const isSource = article.dataset.target === "html";
      const content = isSource ? $("source").value : article.views.text.textContent;
      const body = { pointer: event.data.source, text: content };
      if (isSource) body.path = state.path;
      const answer = await fetch("place", { method: "POST", body: JSON.stringify(body) });
      if (!answer.ok) return;
      const place = await answer.json();
      if (isSource) return goTo({ ...place, file: state.path });
      article.select("text");
      const lines = content.split("\n"), view = article.views.text;
      const offset = (line, column) => lines.slice(0, line - 1).join("\n").length + (line > 1)
        + [...lines[line - 1]].slice(0, column - 1).join("").length;
      getSelection().setBaseAndExtent(view.firstChild, offset(place.line, place.column),
        view.firstChild, offset(place.endLine, place.endColumn));
      scrollTo(view, place.line);
    });

    // MARK: Outputs

    function panel(output) {
      const views = { page: make("div", { class: "stage" }), text: make("pre", { hidden: true, tabindex: "0" }),
                      notes: make("ul", { hidden: true }) };
      const article = make("article", { "data-target": output.target });
      const names = output.page ? ["page", "text", "notes"] : ["text", "notes"];
      const tabs = names.map(name => make("button", { type: "button", role: "tab", onclick: () => select(name) },
        { page: "Page", text: "Text", notes: "Notes" }[name]));
      function select(name) {
        for (const [each, view] of Object.entries(views)) view.hidden = each !== name;
        names.forEach((each, index) => tabs[index].setAttribute("aria-selected", each === name));
      }
      article.append(make("header", {}, make("strong", {}, output.title), make("span", { class: "chip" }),
        make("div", { class: "tabs", role: "tablist" }, ...tabs)), views.page, views.text, views.notes);
      article.views = views;
      article.tabs = tabs;
      article.select = select;
      select(names[0]);
      return article;
    }

    // Gives what ends when the page is there; it is loaded when `before` has ended, if there is anything before it.
    function fill(article, output, before) {
      const { views } = article, count = output.deviations.length;
      article.querySelector(".chip").textContent = output.score === 1 ? "exact" : `score ${output.score}`;
      views.text.textContent = output.text;
      views.notes.replaceChildren(...output.deviations.map(entry => note(entry, entry.severity)));
      article.tabs.at(-1).textContent = count ? `Notes ${count}` : "Notes";
      article.style.width = $("width").value + "px";
      views.page.className = "stage " + $("look").value;
      if (output.page && views.page.dataset.page !== output.page) {
        views.page.dataset.page = output.page;
        // The next page is shown once it is there, so that nothing flickers.
        views.page.querySelector(".next")?.remove();
        const frame = make("iframe", { class: "next", sandbox: "allow-scripts", title: output.title + " page", src: "page/" + output.page });
        const isThere = new Promise(done => frame.addEventListener("load", () => {
          views.page.querySelectorAll("iframe:not(.next)").forEach(old => old.remove());
          frame.classList.remove("next");
          tell(frame);
          done();
        }));
        const load = () => {
          // Another edit may have come meanwhile, with a page of its own.
          if (views.page.dataset.page !== output.page) return null;
          views.page.append(frame);
          return Promise.race([isThere, new Promise(done => setTimeout(done, 200))]);
        };
        return before ? before.then(load) : load();
      }
      return before;
    }

    function restyle() {
      for (const article of $("outputs").children) {
        article.style.width = $("width").value + "px";
        article.views.page.className = "stage " + $("look").value;
      }
      for (const thumb of document.querySelectorAll(".thumb")) dress(thumb);
    }

    // The width and the look that the menus say hold for the small pages as well.
    function dress(thumb) {
      thumb.className = "thumb " + $("look").value;
      thumb.style.setProperty("--page", $("width").value + "px");
      thumb.style.setProperty("--scale", thumb.clientWidth / $("width").value);
    }

    // MARK: Gallery

    const thumbs = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && !target.firstChild) {
          dress(target);
          target.append(make("iframe", { sandbox: "allow-scripts", tabindex: "-1", title: target.dataset.path,
            src: "view?" + query(JSON.parse(target.dataset.question)) }));
        } else if (!isIntersecting) {
          target.replaceChildren();
        }
      }
    }, { rootMargin: "300px" });

    function showGallery(isShown) {
      $("gallery").hidden = !isShown;
      $("workbench").hidden = isShown;
      $("gallery-button").setAttribute("aria-pressed", isShown);
      thumbs.disconnect();
      if (!isShown) return $("gallery").replaceChildren();
      const top = $("gallery").scrollTop;
      $("gallery").replaceChildren(...state.files.map(({ path, data }) => {
        const question = data.length ? { path, data: data[0] } : { path };
        const thumb = make("div", { class: "thumb", "data-path": path, "data-question": JSON.stringify(question) });
        thumbs.observe(thumb);
        const link = make("a", { href: "#" + query({ path }) }, thumb, make("span", {}, path));
        link.addEventListener("click", event => { event.preventDefault(); showGallery(false); choose(path); });
        return link;
      }));
      $("gallery").scrollTop = top;
    }

    // MARK: Changes

    function listen() {
      const events = new EventSource("events");
      events.addEventListener("change", async () => {
        const files = JSON.parse(await text("files"));
        const isListChanged = JSON.stringify(files) !== JSON.stringify(state.files);
        if (isListChanged) await listFiles();
        else if (isKnown(state.path)) { await load(); render(); }
        if (!$("gallery").hidden) showGallery(true);
      });
      events.onerror = () => say("The preview has ended; start it again.");
    }

    addEventListener("DOMContentLoaded", () => {
      // Who chooses a screen wants to see it, not the gallery.
      $("file").addEventListener("change", () => { showGallery(false); choose($("file").value); });
      $("data").addEventListener("change", () => { showGallery(false); choose(state.path, $("data").value); });
      $("width").addEventListener("change", restyle);
      $("look").addEventListener("change", restyle);
      $("gallery-button").addEventListener("click", () => showGallery($("gallery").hidden));
      $("pick-button").addEventListener("click", () => {
        $("pick-button").setAttribute("aria-pressed", !picks());
        document.querySelectorAll("#outputs iframe").forEach(tell);
      });
      $("revert").addEventListener("click", async () => {
        for (const path of [state.path, state.data]) {
          delete state.edits[path];
          delete state.bases[path];
        }
        await load();
        render();
      });
      addEventListener("hashchange", () => {
        const path = wantedPath();
        if (path === state.path || !isKnown(path)) return;
        showGallery(false);
        choose(path);
      });
      for (const area of [$("source"), $("data-text")]) {
        area.addEventListener("input", () => { noteEdits(); render(); });
      }
      if (matchMedia("(prefers-color-scheme: dark)").matches) $("look").value = "dark";
      listFiles().catch(error => say(error.message));
      listen();
    });

    """#
}

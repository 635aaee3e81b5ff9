/// The part of the script that lays out screens whose stacks are as large as what is in them, as SwiftUI does.
enum ProposedLayoutScript {
  static let text = #"""

    // Sizes go up and proposals down: a view gets a proposal, and says how large it is then. A proposed length may be
    // undefined (the natural one is asked for) or Infinity (the greatest one).
    // A view: {kind, gap, alignment, padding, width, height, least, children, isRound}
    // kind: text, icon, image, shape, divider, spacer, row, column, layers, list, scroll.
    // `measure.text(view, width)`: the size of a text, {width, height, baseline}; `measure.image(view)`: of a picture.
    class Proposing {
      constructor(measure) { this.measure = measure; this.known = new Map(); }

      // The box of a view under a proposal: {view, width, height, inner}, the inner boxes with their places. The frame is
      // around the painted part, which has the padding inside.
      box(view, width, height, axis) {
        const key = `${width} ${height} ${axis}`;
        let boxes = this.known.get(view);
        if (!boxes) this.known.set(view, boxes = new Map());
        if (!boxes.has(key)) boxes.set(key, this.framed(view, width, height, axis));
        return boxes.get(key);
      }
      framed(view, width, height, axis) {
        const { padding } = view, less = length => length === undefined ? undefined : Math.max(0, length - 2 * padding);
        const content = this.content(view, less(view.width ?? width), less(view.height ?? height), axis);
        const painted = { width: content.width + 2 * padding, height: content.height + 2 * padding };
        const box = { view, inner: content.inner || [], painted, width: view.width ?? painted.width, height: view.height ?? painted.height };
        box.left = (box.width - painted.width) / 2;
        box.top = (box.height - painted.height) / 2;
        for (const child of box.inner) { child.x += padding; child.y += padding; }
        box.baseline = content.baseline === undefined ? undefined : box.top + padding + content.baseline;
        return box;
      }

      content(view, width, height, axis) {
        switch (view.kind) {
          case "text": case "icon": return this.measure.text(view, width);
          case "image": {
            const own = this.measure.image(view);
            return { width: this.flexible(width, own.width), height: this.flexible(height, own.height) };
          }
          case "shape": {
            const [w, h] = [this.flexible(width, 10), this.flexible(height, 10)];
            return { width: w, height: h };
          }
          case "divider": return axis === "row" ? { width: 1, height: this.flexible(height, 10) } : { width: this.flexible(width, 10), height: 1 };
          case "spacer": {
            const least = view.least, along = length => length === undefined ? least : Math.max(length, least);
            return { width: axis === "column" ? 0 : along(width), height: axis === "row" ? 0 : along(height) };
          }
          case "row": return this.stack(view, width, height, true);
          case "column": return this.stack(view, width, height, false);
          case "layers": return this.layers(view, width, height);
          case "list": return this.list(view, width, height);
          case "scroll": return this.scroll(view, width, height);
          default: return { width: 0, height: 0 };
        }
      }
      // A proposal that never ends is only asked for to know how much a view would take.
      flexible(proposal, natural) { return proposal === undefined ? natural : proposal; }

      stack(view, width, height, isRow) {
        const { children, gap } = view, axis = isRow ? "row" : "column";
        const [main, cross] = isRow ? ["width", "height"] : ["height", "width"];
        const across = isRow ? height : width, proposed = isRow ? width : height;
        const ask = (child, length) => isRow ? this.box(child, length, across, axis) : this.box(child, across, length, axis);
        const gaps = gap * Math.max(0, children.length - 1), boxes = new Map();
        if (proposed === undefined) {
          for (const child of children) boxes.set(child, ask(child, undefined));
        } else {
          // The least flexible first, each with an equal part of what is left; spacers get what nobody else wants.
          const spans = new Map(children.map(child => [child, { least: ask(child, 0)[main], most: ask(child, Infinity)[main] }]));
          const flexibility = child => spans.get(child).most - spans.get(child).least || 0;
          const isSpacer = child => child.kind === "spacer" && child[main] === undefined;
          const groups = [children.filter(c => !isSpacer(c)), children.filter(isSpacer)];
          let room = proposed - gaps;
          groups.forEach((group, index) => {
            const kept = groups.slice(index + 1).flat().reduce((sum, child) => sum + spans.get(child).least, 0);
            const order = group.map((child, i) => [child, i])
              .sort(([a, i], [b, j]) => (flexibility(a) === flexibility(b) ? i - j : flexibility(a) - flexibility(b)));
            let left = room - kept, count = order.length;
            for (const [child] of order) {
              const box = ask(child, Math.max(0, left / count));
              boxes.set(child, box);
              // Of room without end there is as much left for the next.
              if (left !== Infinity) left -= box[main];
              count -= 1;
            }
            room = left + kept;
          });
        }
        const ordered = children.map(child => boxes.get(child));
        const sizes = ordered.map(box => box[cross]).filter(length => length !== Infinity);
        let size = Math.max(0, ...sizes);
        if (ordered.some(box => box[cross] === Infinity)) size = Infinity;
        // Texts on one line stand on it.
        const above = isRow && view.alignment === "firstBaseline" ? Math.max(0, ...ordered.map(box => box.baseline ?? box.height)) : undefined;
        if (above !== undefined) size = Math.max(size, ...ordered.map(box => above - (box.baseline ?? box.height) + box.height));
        let at = 0;
        const inner = ordered.map(box => {
          const room = size - box[cross];
          const off = above !== undefined ? above - (box.baseline ?? box.height) : this.aside(view.alignment) * room;
          const place = isRow ? { box, x: at, y: off } : { box, x: off, y: at };
          at += box[main] + gap;
          return place;
        });
        const length = ordered.reduce((sum, box) => sum + box[main], 0) + gaps;
        const first = isRow ? Math.max(...inner.map(({ box, y }) => box.baseline === undefined ? -1 : y + box.baseline)) : undefined;
        return { [main]: length, [cross]: size, inner, baseline: first >= 0 ? first : undefined };
      }
      aside(alignment) {
        return { leading: 0, top: 0, fill: 0, trailing: 1, bottom: 1 }[alignment] ?? .5;
      }

      layers(view, width, height) {
        const boxes = view.children.map(child => this.box(child, width, height, "layers"));
        const size = { width: Math.max(0, ...boxes.map(b => b.width)), height: Math.max(0, ...boxes.map(b => b.height)) };
        return { ...size, inner: boxes.map(box => ({ box, x: (size.width - box.width) / 2, y: (size.height - box.height) / 2 })) };
      }

      // Rows with the system's insets, at least 44 points high.
      list(view, width, height) {
        const full = this.flexible(width, 320), inner = [];
        let at = 0;
        for (const child of view.children) {
          const box = this.box(child, Math.max(0, full - 32), undefined, "column"), high = Math.max(44, box.height + 22);
          inner.push({ box, x: 16, y: at + (high - box.height) / 2, line: at + high });
          at += high;
        }
        return { width: full, height: this.flexible(height, at), inner };
      }

      scroll(view, width, height) {
        const isAside = view.axis === "horizontal";
        const content = this.stack({ ...view, alignment: view.alignment ?? "center" }, isAside ? undefined : width, isAside ? height : undefined, isAside);
        return { width: this.flexible(width, content.width), height: this.flexible(height, content.height), inner: content.inner };
      }
    }

    // The page: views are elements that say in `data-view` what they are. They get their places by `style`.
    (() => {
      const root = document.querySelector("[data-view]");
      const defaults = { padding: 0, gap: 0, least: 8, alignment: "center" };
      const read = element => {
        const view = Object.assign({}, defaults, JSON.parse(element.dataset.view), { element });
        view.children = [...element.children].filter(child => child.dataset.view && !child.hidden).map(read);
        return view;
      };
      const sizes = new Map();
      const measure = {
        text(view, width) {
          const { style } = view.element, key = sizes.get(view) || {};
          if (!key.natural) {
            Object.assign(style, { width: "max-content", height: "auto" });
            key.natural = sizeOf(view);
            sizes.set(view, key);
          }
          if (width === undefined || width >= key.natural.width) return key.natural;
          if (!key[width]) {
            style.width = width + 2 * view.padding + "px";
            key[width] = sizeOf(view);
          }
          return key[width];
        },
        image(view) {
          const img = view.element.querySelector("img");
          return { width: img?.naturalWidth || 40, height: img?.naturalHeight || 40 };
        },
      };
      // The size of what is inside of the padding: whoever asks adds that.
      const sizeOf = ({ element, padding }) => {
        // A text is as wide as its widest line. Only what stands in lines tells that: the block around takes the whole width.
        const range = document.createRange(), nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT), lines = [];
        const bounds = element.getBoundingClientRect(), height = bounds.height - 2 * padding, end = bounds.right - padding;
        while (nodes.nextNode()) {
          const node = nodes.currentNode;
          if (node.nodeType === Node.TEXT_NODE) {
            // Spaces that end a broken line count for nothing, those at the ends of the text as far as there is room.
            for (const { 0: part, index } of node.data.matchAll(/^ +| +$|[^ ]+/g)) {
              range.setStart(node, index);
              range.setEnd(node, index + part.length);
              for (const { left, right } of range.getClientRects()) lines.push({ left, right: part[0] === " " ? Math.min(right, end) : right });
            }
          } else if (getComputedStyle(node).display.startsWith("inline")) {
            range.selectNode(node);
            lines.push(...range.getClientRects());
          }
        }
        if (!lines.length) {
          range.selectNodeContents(element);
          lines.push(range.getBoundingClientRect());
        }
        const width = Math.max(...lines.map(line => line.right)) - Math.min(...lines.map(line => line.left));
        const line = Number.parseFloat(getComputedStyle(element.firstElementChild || element).lineHeight) || height;
        return { width: Math.ceil(width * 2) / 2, height, baseline: line * .8 };
      };
      const arrange = () => {
        const tree = read(root);
        sizes.clear();
        const { width, height } = root.getBoundingClientRect();
        const place = (box, x, y) => {
          const { view: { element }, painted } = box;
          Object.assign(element.style, { left: x + box.left + "px", top: y + box.top + "px", width: painted.width + "px", height: painted.height + "px" });
          if (box.view.isRound) {
            // A circle is in the middle of its place.
            const side = Math.min(painted.width, painted.height);
            Object.assign(element.style, { left: x + box.left + (painted.width - side) / 2 + "px", top: y + box.top + (painted.height - side) / 2 + "px",
              width: side + "px", height: side + "px" });
          }
          const lines = element.querySelectorAll(":scope > .line");
          box.inner.forEach((child, index) => {
            place(child.box, child.x, child.y);
            if (child.line !== undefined && lines[index]) lines[index].style.top = child.line - 1 + "px";
          });
        };
        const proposing = new Proposing(measure), content = tree.children.map(child => proposing.box(child, width, height, "layers"));
        // The host shows a view in the middle of the screen.
        for (const box of content) place(box, (width - box.width) / 2, (height - box.height) / 2);
      };
      keepArranged(root, arrange);
    })();

    """#
}

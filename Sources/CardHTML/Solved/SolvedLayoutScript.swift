/// The part of the script that lays out screens whose elements are placed by constraints, as Auto Layout does.
enum SolvedLayoutScript {
  static let text = #"""

    // Lays a tree of boxes out as Auto Layout does: widths first, then heights of texts at the widths just found.
    // A node: {kind, axis, spacing, alignment, distribution, rules: [{rule, value, edge, of}], children, id, lines}
    // kind: text, button, field, check, image, box, stack, scroll.  Natural sizes come from `measure`.
    const REQUIRED = 1000, PROPORTION = 999, FAIR = 950, COMPRESSION = 750, HUGGING = 250, CENTERING = 150, SPANNING = 51, LEAST = 25;

    class Axis {
      constructor(layout, horizontal) {
        this.layout = layout; this.horizontal = horizontal; this.solver = new Solver(); this.places = new Map();
      }
      place(node) {
        let place = this.places.get(node);
        if (!place) {
          place = { start: this.solver.variable(), length: this.solver.variable() };
          this.places.set(node, place);
          this.solver.add([[place.length, 1]], 0, ">", REQUIRED, "");
        }
        return place;
      }
      edge(node, where) {
        const { start, length } = this.place(node);
        return where === 0 ? [[start, 1]] : where === 1 ? [[start, 1], [length, 1]] : [[start, 1], [length, .5]];
      }
      // edge(a) = edge(b) + distance
      tie(a, atA, b, atB, distance, relation = "=", strength = REQUIRED, label = "") {
        const terms = this.edge(a, atA).concat(this.edge(b, atB).map(([v, c]) => [v, -c]));
        this.solver.add(terms, -distance, relation, strength, label);
      }
      size(node, length, relation = "=", strength = REQUIRED, label = "") {
        this.solver.add([[this.place(node).length, 1]], -length, relation, strength, label);
      }
      ratio(a, b, factor, constant, relation, strength, label = "") {
        const terms = [[this.place(a).length, 1], [this.place(b).length, -factor]];
        this.solver.add(terms, -constant, relation, strength, label);
      }
      natural(node) { return this.horizontal ? node.naturalWidth : node.naturalHeight; }

      visit(node, parent) {
        const natural = this.natural(node);
        if (natural !== undefined) {
          if (node.kind === "check") this.size(node, natural);
          else { this.size(node, natural, ">", COMPRESSION); this.size(node, natural, "<", HUGGING); }
        }
        if (node.kind === "stack") this.stack(node);
        for (const child of node.children) this.visit(child, node);
        const stacked = parent && parent.kind === "stack";
        for (const rule of node.rules) this.rule(node, rule, parent, stacked);
        if (node.kind === "scroll") {
          const content = node.children[0];
          this.tie(content, 0, node, 0, 0);
          if (this.horizontal) this.ratio(content, node, 1, 0, "=", REQUIRED);
        }
      }

      rule(node, { rule, value, edge, of }, parent) {
        const label = { node, rule };
        const start = this.horizontal ? "left" : "top", end = this.horizontal ? "right" : "bottom";
        const other = of && edge && this.layout.named(of);
        if (rule === (this.horizontal ? "width" : "height")) return this.size(node, value, "=", REQUIRED, label);
        if (rule === (this.horizontal ? "centerX" : "centerY")) return this.tie(node, 2, parent, 2, 0, "=", REQUIRED, label);
        if (rule === "sides" && this.horizontal) {
          this.tie(node, 0, parent, 0, value, "=", REQUIRED, label);
          return this.tie(node, 1, parent, 1, -value, "=", REQUIRED, label);
        }
        for (const [name, at] of [[start, 0], [end, 1]]) {
          if (rule !== name) continue;
          if (other && (edge === start || edge === end)) return this.tie(node, at, other, edge === end ? 1 : 0, value, "=", REQUIRED, label);
          return this.tie(node, at, parent, at, at ? -value : value, "=", REQUIRED, label);
        }
      }

      stack(node) {
        const children = node.children, along = (node.axis === "horizontal") === this.horizontal;
        if (children.length) { if (along) this.along(node, children); else this.across(node, children); }
        else this.size(node, 0, "=", SPANNING);
      }

      along(node, children) {
        const { spacing, distribution } = node, count = children.length, gaps = spacing * (count - 1);
        this.tie(children[0], 0, node, 0, 0);
        this.tie(children[count - 1], 1, node, 1, 0);
        const isLoose = distribution === "equalSpacing" || distribution === "equalCentering";
        for (let i = 1; i < count; i++) this.tie(children[i], 0, children[i - 1], 1, spacing, isLoose ? ">" : "=");
        for (let i = 2; i < count && isLoose; i++) {
          // Gaps, or distances of centres, as the ones before.
          const [a, b, c] = [children[i - 2], children[i - 1], children[i]];
          const [from, to, strength] = distribution === "equalSpacing" ? [1, 0, REQUIRED] : [2, 2, CENTERING];
          const terms = [[b, to, 1], [a, from, -1], [c, to, -1], [b, from, 1]]
            .flatMap(([n, at, sign]) => this.edge(n, at).map(([v, k]) => [v, k * sign]));
          this.solver.add(terms, 0, "=", strength, "");
        }
        if (distribution === "fillEqually") {
          for (let i = 1; i < count; i++) this.ratio(children[i], children[0], 1, 0, "=", REQUIRED, { node, rule: "fillEqually" });
        }
        if (distribution === "fillProportionally") {
          const lengths = children.map(child => this.extent(child) || 0), total = lengths.reduce((a, b) => a + b, 0);
          if (total > 0) children.forEach((child, i) => this.ratio(child, node, lengths[i] / total, -gaps * lengths[i] / total, "=", PROPORTION));
        }
        if (distribution === "fill" && this.horizontal) {
          const texts = children.filter(wraps);
          if (texts.length > 1) for (const text of texts) this.ratio(text, node, 1 / texts.length, -gaps / texts.length, "<", FAIR);
        }
      }

      across(node, children) {
        const { alignment } = node;
        const far = ["trailing", "bottom", "lastBaseline"].includes(alignment);
        const meets = !this.horizontal && alignment.endsWith("Baseline");
        const lines = meets ? children.map(child => this.baseline(child, far)) : [], farthest = Math.max(...lines);
        for (const [i, child] of children.entries()) {
          if (alignment === "fill") { this.tie(child, 0, node, 0, 0); this.tie(child, 1, node, 1, 0); continue; }
          if (alignment === "center") this.tie(child, 2, node, 2, 0);
          else this.tie(child, far ? 1 : 0, node, far ? 1 : 0, meets ? (far ? -1 : 1) * (farthest - lines[i]) : 0);
          if (alignment === "center" || far) this.tie(child, 0, node, 0, 0, ">");
          if (alignment === "center" || !far) this.tie(child, 1, node, 1, 0, "<");
          this.size(child, 0, "=", LEAST);
        }
        if (alignment !== "fill") this.size(node, 0, "=", SPANNING);
      }

      // How far the baseline of the first line is from the top of a node, or that of the last line from its bottom.
      baseline(node, isLast) {
        const { children } = node, height = this.extent(node) || 0, line = this.layout.measure.line(node);
        if (line !== undefined) {
          return (height - (node.kind === "text" ? node.naturalHeight : line)) / 2 + line * (isLast ? .2 : .8);
        }
        // What has no text stands on the line; a row has that of the highest in it.
        if (node.kind !== "stack" || !children.length) return isLast ? 0 : height;
        if (node.axis !== "horizontal") return this.baseline(isLast ? children[children.length - 1] : children[0], isLast);
        return this.baseline(children.reduce((a, b) => (this.extent(b) || 0) > (this.extent(a) || 0) ? b : a), isLast);
      }

      // The natural length of a node, that of a stack from its children.
      extent(node) {
        const fixed = node.rules.find(r => r.rule === (this.horizontal ? "width" : "height"));
        if (fixed) return fixed.value;
        const own = this.natural(node);
        if (own !== undefined || node.kind !== "stack") return own;
        const lengths = node.children.map(child => this.extent(child) || 0);
        const isAlong = (node.axis === "horizontal") === this.horizontal;
        return isAlong ? lengths.reduce((a, b) => a + b, 0) + node.spacing * Math.max(0, lengths.length - 1) : Math.max(0, ...lengths);
      }
    }

    function wraps(node) {
      return node.kind === "text" ? node.lines !== 1 : node.kind === "stack" && node.children.some(wraps);
    }

    class Layout {
      // `measure.width(node)` and `measure.height(node, width)`: natural sizes, undefined where there are none.
      // `measure.line(node)`: the height of one line, undefined where there is no text.
      constructor(root, measure) { this.root = root; this.measure = measure; this.ids = new Map(); this.collect(root); }
      collect(node) {
        if (node.id && !this.ids.has(node.id)) this.ids.set(node.id, node);
        node.children.forEach(child => this.collect(child));
      }
      named(id) { return this.ids.get(id); }
      each(node, body) { body(node); node.children.forEach(child => this.each(child, body)); }
      solve(width, height, setWidths) {
        this.each(this.root, node => { node.naturalWidth = this.measure.width(node); });
        const horizontal = this.axis(true, width);
        setWidths();
        this.each(this.root, node => { node.naturalHeight = this.measure.height(node, node.width); });
        const vertical = this.axis(false, height);
        return { conflicts: horizontal.solver.conflicts.concat(vertical.solver.conflicts),
                 ambiguous: this.loose(horizontal).concat(this.loose(vertical)) };
      }
      axis(isHorizontal, length) {
        const axis = new Axis(this, isHorizontal), { start } = axis.place(this.root);
        axis.solver.add([[start, 1]], 0, "=", REQUIRED, "");
        axis.size(this.root, length);
        axis.visit(this.root, null);
        axis.solver.optimize();
        this.each(this.root, node => {
          const place = axis.place(node), [from, to] = isHorizontal ? ["x", "width"] : ["y", "height"];
          node[from] = axis.solver.value(place.start);
          node[to] = axis.solver.value(place.length);
        });
        return axis;
      }
      // The boxes whose place or length is undetermined.
      loose(axis) {
        const moving = axis.solver.ambiguous(), found = [];
        for (const [node, { start, length }] of axis.places) if (moving.has(start) || moving.has(length)) found.push(node);
        return found;
      }
    }

    // The page: boxes are elements that say in `data-box` how they are laid out. They get their places by `style`.
    (() => {
      const root = document.querySelector("[data-box]");
      const number = text => Number.parseFloat(text) || 0;
      const read = element => {
        const node = Object.assign({ kind: "box", rules: [], children: [], spacing: 0, lines: 0, element }, JSON.parse(element.dataset.box));
        const inside = element.querySelector(":scope > .inside") || element;
        node.children = [...inside.children].filter(child => child.dataset.box && !child.hidden).map(read);
        if (node.kind === "scroll") {
          const { axis, spacing, alignment, distribution } = node;
          node.children = [{ kind: "stack", rules: [], lines: 0, axis, spacing, alignment, distribution, children: node.children, element: inside }];
        }
        return node;
      };
      const leaf = { button: [30, 34], field: [2, 22], check: [16, 16] };
      const measure = {
        width({ kind, element }) {
          if (kind === "image") return element.querySelector("img")?.naturalWidth || undefined;
          if (kind === "check") return 16;
          if (kind !== "text" && kind !== "button" && kind !== "field") return undefined;
          return Math.max(kind === "text" ? 0 : leaf[kind][0], element.getBoundingClientRect().width);
        },
        height({ kind, element }, width) {
          if (kind === "image") return element.querySelector("img")?.naturalHeight || undefined;
          if (kind in leaf) return leaf[kind][1];
          // Labels are as high as their lines, to half points.
          return kind === "text" ? Math.ceil(element.getBoundingClientRect().height * 2 - .01) / 2 : undefined;
        },
      };
      measure.line = ({ kind, element }) => ["text", "button", "field"].includes(kind)
        ? 1.2 * number(getComputedStyle(element.querySelector("span, p, div, input, a, button") || element).fontSize) : undefined;
      const isLeaf = node => node.kind === "text" || node.kind === "button" || node.kind === "field";
      const arrange = () => {
        const tree = read(root), layout = new Layout(tree, measure), { style } = root;
        style.width = style.height = "";
        const size = root.getBoundingClientRect();
        layout.each(tree, node => { if (isLeaf(node)) Object.assign(node.element.style, { width: "max-content", height: "auto" }); });
        layout.solve(size.width, size.height, () => {
          layout.each(tree, node => { if (isLeaf(node)) node.element.style.width = node.width + "px"; });
        });
        const place = (node, parent) => {
          if (parent) {
            Object.assign(node.element.style, { left: node.x - parent.x + "px", top: node.y - parent.y + "px",
              width: node.width + "px", height: node.height + "px" });
          }
          node.children.forEach(child => place(child, node));
        };
        place(tree, null);
      };
      keepArranged(root, arrange);
    })();

    """#
}

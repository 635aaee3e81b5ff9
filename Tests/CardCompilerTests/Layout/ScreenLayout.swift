import CardCompiler

/// Reads Skima screens as boxes: stacks lay out their children, everywhere else constraints do.
struct ScreenLayout {
  /// The facts of a document.
  static func facts(of root: Node) -> LayoutWalk? {
    guard root["tabs"] == nil else { return nil }
    let page = LayoutBox(.canvas, "")
    ScreenLayout().fill(page, root["ui"], "/ui")
    page.vertical = .fill
    return LayoutWalk(page)
  }

  private func list(_ node: Node?, _ pointer: String) -> [(Node, String)] {
    guard let node, node.kind == .array else { return [] }
    return node.elements.enumerated().map { ($1, "\(pointer)/\($0)") }
  }

  private func fill(_ canvas: LayoutBox, _ children: Node?, _ place: String) {
    let widgets = list(children, place).filter { Self.types.contains($0.0["type"]?.string ?? "") }
    let places = ScreenPlaces(widgets.map(\.0))
    for (position, (widget, pointer)) in widgets.enumerated() {
      let inner = box(widget, pointer)
      inner.horizontal = places.horizontal[position]
      // What is tied to one side, and has nothing in it that says how wide it is, may be of any width.
      if inner.horizontal != .fill, Self.hasNoLength(inner, true) { inner.horizontal = .unknown }
      inner.margins = margins(widget)
      inner.vertical = places.vertical[position]
      canvas.children.append(inner)
    }
    canvas.relations = places.relations
    // A layer with a length of its own gives the others their room, and does not take it.
    if canvas.children.count > 1, let first = canvas.children.first, first.horizontal == .fill, first.vertical == .fill,
      case .leaf(var leaf) = first.kind,
      leaf.kind == .image || leaf.kind == .shape && first.width == nil && first.height == nil
    {
      leaf.isBackground = true
      first.kind = .leaf(leaf)
    }
  }

  private static let types: Set<String> = [
    "label", "button", "image", "textfield", "checkbox", "container", "stack", "scrollview",
  ]

  private func length(_ name: String, _ widget: Node) -> Double? {
    // Nothing is laid out with no or less than no points.
    list(widget["constraints"], "").first { $0.0["type"]?.string == name }.map { $0.0["value"]?.double ?? 0 }
      .flatMap { $0 > 0 ? $0 : nil }
  }

  private func margins(_ widget: Node) -> Double {
    list(widget["constraints"], "").map { $0.0 }.reduce(0) { sum, rule in
      switch rule["type"]?.string {
      case "leftEqual", "rightEqual": sum + (rule["value"]?.double ?? 0)
      case "horizontalMargin": sum + 2 * (rule["value"]?.double ?? 0)
      default: sum
      }
    }
  }

  private func box(_ widget: Node, _ pointer: String) -> LayoutBox {
    let box = content(widget, pointer)
    box.isFixed = widget["type"]?.string == "checkbox"
    box.width = length("width", widget) ?? box.width
    box.height = length("height", widget) ?? box.height
    return box
  }

  private func content(_ widget: Node, _ pointer: String) -> LayoutBox {
    let props = widget["props"]
    switch widget["type"]?.string {
    case "label":
      var leaf = Leaf(kind: .words, key: LayoutNames.letters(props?["text"]?.string))
      leaf.content =
        switch props?["text_alignment"]?.string {
        case "center": .center
        case "right": .end
        case let name? where name.contains("${"): .unknown
        default: .start
        }
      return LayoutBox(.leaf(leaf), pointer)
    case "button":
      var leaf = Leaf(kind: .words, key: LayoutNames.letters(props?["text"]?.string))
      leaf.content = .center
      leaf.isButton = true
      return LayoutBox(.leaf(leaf), pointer)
    case "image": return LayoutBox(.leaf(Leaf(kind: .image, key: props?["url"]?.string ?? "")), pointer)
    case "textfield", "checkbox":
      let name = props?["variableId"]?.string ?? widget["id"]?.string ?? ""
      return LayoutBox(.leaf(Leaf(kind: .input, key: name)), pointer)
    case "stack": return stack(props, pointer)
    case "scrollview":
      let box = stack(props, pointer)
      box.scrolls = true
      return box
    default: return container(widget, pointer)
    }
  }

  private func container(_ widget: Node, _ pointer: String) -> LayoutBox {
    let props = widget["props"]
    let box = LayoutBox(.canvas, pointer)
    fill(box, props?["children"], pointer + "/props/children")
    let isColored = props?["backgroundColor"]?.string != nil || (props?["borderWidth"]?.double ?? 0) > 0
    let isRound = props?["cornerRadius"]?.double ?? 0 > 0
    let isLine =
      !isRound && [length("width", widget), length("height", widget)].contains { $0.map { $0 <= 2 } ?? false }
    guard isColored, !isLine else {
      if box.children.isEmpty { box.kind = .space }
      return box
    }
    var leaf = Leaf(kind: .shape, key: "")
    leaf.radius = props?["cornerRadius"]?.double ?? 0
    guard box.isSeen else {
      let isFlat =
        length("height", widget) == nil && !box.children.isEmpty && box.children.allSatisfy(Self.hasNoHeight)
        && !list(props?["children"], "").contains { hasInsets($0.0) }
      box.kind = isFlat ? .space : .leaf(leaf)
      return box
    }
    guard leaf.radius > 0 else { return box }
    // A disc with something on it.
    leaf.countsAsCircleOnly = true
    leaf.isBackground = true
    let disc = LayoutBox(.leaf(leaf), pointer)
    disc.vertical = .fill
    let shift = box.relations
    box.relations = [:]
    for (pair, relation) in shift {
      box.relations[.init(first: pair.first + 1, second: pair.second + 1)] = relation
    }
    box.children.insert(disc, at: 0)
    for position in box.children.indices.dropFirst() {
      box.relations[.init(first: 0, second: position)] = .over
      box.relations[.init(first: position, second: 0)] = .over
    }
    return box
  }

  /// Whether a widget is tied to the top and bottom of its container more than a line away from one of them, so that the
  /// container has that height.
  private func hasInsets(_ widget: Node) -> Bool {
    let rules = list(widget["constraints"], "").map(\.0)
    let edges = ["topEqual", "bottomEqual"].compactMap { edge in rules.first { $0["type"]?.string == edge } }
    return edges.count == 2 && edges.contains { $0["value"]?.double ?? 0 > 1 }
  }

  /// Whether nothing says how high a box is: stacks and containers without anything in them are as high as nothing.
  private static func hasNoHeight(_ box: LayoutBox) -> Bool {
    guard box.height == nil else { return false }
    return switch box.kind {
    case .row, .column, .canvas: box.children.allSatisfy(hasNoHeight)
    case .space: true
    case .leaf: false
    }
  }

  // MARK: Stacks

  private func stack(_ props: Node?, _ pointer: String) -> LayoutBox {
    let isRow = props?["axis"]?.string != "vertical"
    let box = LayoutBox(isRow ? .row : .column, pointer)
    box.packing = .unknown
    let across: Placement =
      switch props?["alignment"]?.string {
      case "leading" where !isRow, "top" where isRow: .start
      case "trailing" where !isRow, "bottom" where isRow: .end
      case "center": .center
      case "fill", nil: .fill
      default: .unknown
      }
    for (widget, place) in list(props?["children"], pointer + "/props/children")
    where Self.types.contains(widget["type"]?.string ?? "") {
      let inner = self.box(widget, place)
      if isRow { inner.vertical = across } else { inner.horizontal = across }
      // A label or an input of the stack's height shows its text in the middle.
      box.children.append(inner)
    }
    distribute(box, props?["distribution"]?.string ?? "fill", isRow: isRow)
    return box
  }

  /// Whether nothing in a box keeps it from being as long as it likes: it takes what labels beside it leave.
  private static func hasNoLength(_ box: LayoutBox, _ isAcross: Bool) -> Bool {
    guard (isAcross ? box.width : box.height) == nil, !box.isFixed else { return false }
    switch box.kind {
    case .leaf(let leaf): return leaf.kind == .shape
    case .space: return true
    case .row where isAcross, .column where !isAcross:
      return box.children.contains { $0.share != .content && hasNoLength($0, isAcross) }
    case .row, .column: return box.children.allSatisfy { hasNoLength($0, isAcross) }
    case .canvas:
      return box.children.allSatisfy {
        (isAcross ? $0.horizontal : $0.vertical) != .fill || hasNoLength($0, isAcross)
      }
    }
  }

  private func distribute(_ box: LayoutBox, _ distribution: String, isRow: Bool) {
    let children = box.children
    switch distribution {
    case "fillEqually":
      for child in children { child.share = .rest(weight: 1) }
    case "equalSpacing", "equalCentering":
      guard children.count > 1 else { break }
      box.children = Array(children.map { [$0] }.joined(separator: [LayoutBox(.space, box.pointer)]))
      for child in box.children where !child.isSeen && child.width == nil && child.height == nil {
        child.share = .rest(weight: 1)
      }
    case "fillProportionally":
      for child in children { child.share = .unknown }
    default:
      let open = children.filter { (isRow ? $0.width : $0.height) == nil && !$0.isFixed }
      let fillers = open.filter { !$0.isSeen || Self.hasNoLength($0, isRow) }
      if !fillers.isEmpty {
        for filler in fillers { filler.share = .rest(weight: 1) }
      } else if open.count == 1 {
        open[0].share = .rest(weight: 1)
      } else {
        for child in open { child.share = .unknown }
      }
    }
  }
}

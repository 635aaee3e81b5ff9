import CardCompiler

/// Reads Adaptive Cards as boxes, as the renderer lays them out: elements fill the width below each other, text and
/// pictures are aligned in it, columns share it.
struct CardLayout {
  /// What elements get from those that they are in.
  private struct Inherited {
    var horizontal = Placement.start
    var vertical = Placement.start
    /// The styles of the boxes around.
    var styles: Set = ["default"]
  }

  /// The facts of a document; none where it is read from right to left.
  static func facts(of root: Node) -> LayoutWalk? {
    let reader = CardLayout()
    guard root["rtl"] == nil else { return nil }
    var inherited = Inherited()
    inherited.vertical = reader.placement(root["verticalContentAlignment"]) ?? .start
    if let style = reader.word(root["style"]) { inherited.styles = [style] }
    let box = reader.column(root["body"], "/body", at: "", inherited)
    box.packing = inherited.vertical
    if root["minHeight"] != nil { box.packing = .unknown }
    // The host gives a card the height of its content, unless something in it takes what is left.
    let hasRoom = box.children.contains { $0.share != .content }
    let actions = reader.buttons(root["actions"], "/actions", at: "/actions")
    let body = LayoutBox(.column, "")
    body.children = [box, actions]
    box.share = .rest(weight: 1)
    body.vertical = .fill
    body.horizontal = .fill
    var page = Region.page
    if !hasRoom {
      page = inherited.vertical == .start ? .unknown : page.placed(inherited.vertical, points: nil)
    } else if !box.children.contains(where: { if case .rest = $0.share { true } else { false } }) {
      page = .unknown
    }
    return LayoutWalk(body, vertical: page)
  }

  private func word(_ node: Node?) -> String? { node?.string?.lowercased() }

  /// A stated alignment; none if there is none.
  private func placement(_ node: Node?) -> Placement? {
    guard let node, !node.isNull else { return nil }
    return switch word(node) {
    case "left", "top": .start
    case "center": .center
    case "right", "bottom": .end
    default: .unknown
    }
  }

  private func pixels(_ node: Node?) -> Double? {
    guard let text = node?.string, text.hasSuffix("px") else { return nil }
    return Double(text.dropLast(2))
  }

  private func list(_ node: Node?, _ pointer: String) -> [(Node, String)] {
    guard let node, node.kind == .array else { return [] }
    return node.elements.enumerated().map { ($1, "\(pointer)/\($0)") }
  }

  /// Whether an element is there: what requires features of its host, or has something in it that does and for which its
  /// own fallback stands, is replaced.
  private func isShown(_ node: Node) -> Bool {
    if node["isVisible"]?.boolean == false || requiresMore(node) { return false }
    return node["fallback"] == nil || !holdsFailure(node)
  }

  /// What stands in the place of a column: the column, or what its author has for hosts without a feature, which takes
  /// its part of the row. That a column is hidden says nothing about what replaces it.
  private func shown(_ column: Node, _ pointer: String) -> (Node, String)? {
    if isShown(column) { return (column, pointer) }
    guard let fallback = column["fallback"], fallback.kind == .object, requiresMore(column) || holdsFailure(column)
    else { return nil }
    return shown(fallback, pointer + "/fallback")
  }

  private func requiresMore(_ node: Node) -> Bool { node["requires"].map { $0.count > 0 } ?? false }

  /// Whether something in a node requires features and has no fallback of its own.
  private func holdsFailure(_ node: Node) -> Bool {
    let inner: [Node] =
      switch node.kind {
      case .object: node.members.filter { !["fallback", "requires"].contains($0.name) }.map(\.value)
      case .array: Array(node.elements)
      default: []
      }
    return inner.contains { part in
      if part.kind == .object, let fallback = part["fallback"], !requiresMore(fallback), !holdsFailure(fallback) {
        return false
      }
      return requiresMore(part) || holdsFailure(part)
    }
  }

  // MARK: Containers

  private func column(_ items: Node?, _ place: String, at pointer: String, _ inherited: Inherited) -> LayoutBox {
    let box = LayoutBox(.column, pointer)
    box.packing = inherited.vertical
    for (item, place) in list(items, place) where isShown(item) {
      guard var inner = element(item, place, inherited) else { continue }
      if word(item["height"]) == "stretch", word(item["type"]) != "image" {
        // Words begin at the top of a block that is higher.
        if case .leaf(let leaf) = inner.kind, leaf.kind == .words {
          let block = LayoutBox(.column, place)
          block.children = [inner]
          inner = block
        }
        inner.share = .rest(weight: 1)
      }
      if item["height"]?.string?.contains("${") == true { inner.share = .unknown }
      // What has a fallback may not be shown at all.
      if item["fallback"] != nil, inner.share != .content { inner.share = .unknown }
      box.children.append(inner)
    }
    return box
  }

  private func container(_ node: Node, _ place: String, _ inherited: Inherited) -> LayoutBox {
    var inherited = inherited
    if let horizontal = placement(node["horizontalAlignment"]) { inherited.horizontal = horizontal }
    if let vertical = placement(node["verticalContentAlignment"]) { inherited.vertical = vertical }
    let isPainted = enter(node, &inherited)
    let box = column(node["items"], place + "/items", at: place, inherited)
    box.height = pixels(node["minHeight"])
    if isPainted { box.margins = 2 * Self.padding }
    let isEmpty = node["items"].map { $0.count == 0 } ?? true
    if isEmpty {
      let image = node["backgroundImage"]?.string ?? node["backgroundImage"]?["url"]?.string
      box.kind =
        !isPainted || image != nil
        ? .space : .leaf(Leaf(kind: .shape, key: ""))
      if let image {
        var leaf = Leaf(kind: .image, key: image)
        leaf.isBackground = true
        box.kind = .leaf(leaf)
      }
      return box
    }
    return background(node, box)
  }

  /// The box with a picture behind it, if there is one.
  private func background(_ node: Node, _ box: LayoutBox) -> LayoutBox {
    guard let url = node["backgroundImage"]?.string ?? node["backgroundImage"]?["url"]?.string else { return box }
    var leaf = Leaf(kind: .image, key: url)
    leaf.isBackground = true
    let picture = LayoutBox(.leaf(leaf), box.pointer + "/backgroundImage")
    picture.vertical = .fill
    let layers = LayoutBox(.canvas, box.pointer)
    layers.children = [picture, box]
    layers.height = box.height
    box.height = nil
    box.vertical = .fill
    layers.relations = [.init(first: 0, second: 1): .over, .init(first: 1, second: 0): .over]
    return layers
  }

  private func columns(_ node: Node, _ place: String, _ inherited: Inherited) -> LayoutBox {
    var inherited = inherited
    if let horizontal = placement(node["horizontalAlignment"]) { inherited.horizontal = horizontal }
    let isPainted = enter(node, &inherited)
    let box = LayoutBox(.row, place)
    box.packing = inherited.horizontal
    box.height = pixels(node["minHeight"])
    for (column, pointer) in list(node["columns"], place + "/columns").compactMap(shown) {
      let inner = container(column, pointer, inherited)
      // What is as high as the row is not a shape of its own.
      if case .leaf(let leaf) = inner.kind, leaf.kind == .shape, inner.height == nil { inner.kind = .space }
      inner.vertical = .fill
      inner.share = share(column["width"], inner)
      if let points = inner.width { limit(inner, to: points) }
      box.children.append(inner)
    }
    // Shares are of the whole row, so beside one nothing has the width that it would have.
    if list(node["columns"], place + "/columns").contains(where: { $0.0["width"]?.double != nil }) {
      for (child, column) in zip(box.children, list(node["columns"], place + "/columns").compactMap(shown))
      where word(column.0["width"]) == "auto" { limit(child, to: 0) }
    }
    if !box.isSeen, isPainted {
      box.kind = .leaf(Leaf(kind: .shape, key: ""))
      box.children = []
    }
    return box
  }

  /// Goes into a box; says whether it is painted, which it is if its style is not that of all boxes around it.
  private func enter(_ node: Node, _ inherited: inout Inherited) -> Bool {
    guard let own = word(node["style"]) else { return false }
    let isPainted = inherited.styles.contains { $0 != own }
    inherited.styles.insert(own)
    return isPainted
  }

  /// Leaves open how wide pictures are that do not fit into a column: renderers make them as wide as there is room.
  private func limit(_ box: LayoutBox, to points: Double) {
    if case .leaf(let leaf) = box.kind, leaf.kind == .image, let width = box.width, width > points { box.width = nil }
    for child in box.children { limit(child, to: points - box.margins) }
  }

  /// What the usual host has on each side inside of a box of another style.
  private static let padding = 20.0

  private func share(_ width: Node?, _ box: LayoutBox) -> Share {
    guard let width, !width.isNull else { return .rest(weight: 1) }
    if let points = pixels(width) {
      box.width = points
      return .content
    }
    if let weight = width.double ?? width.string.flatMap({ Double($0) }) { return .rest(weight: weight) }
    return switch word(width) {
    case "auto": .content
    case "stretch": .rest(weight: 1)
    default: .unknown
    }
  }

  private func table(_ node: Node, _ place: String, _ inherited: Inherited) -> LayoutBox {
    let box = LayoutBox(.column, place)
    let definitions = node["columns"].map { Array($0.elements) } ?? []
    for (row, pointer) in list(node["rows"], place + "/rows") {
      let line = LayoutBox(.row, pointer)
      for (position, (cell, pointer)) in list(row["cells"], pointer + "/cells").enumerated() {
        guard position < definitions.count else { break }
        var inherited = inherited
        for source in [node, definitions[position], row] {
          if let placement = placement(source["horizontalCellContentAlignment"]) { inherited.horizontal = placement }
          if let placement = placement(source["verticalCellContentAlignment"]) { inherited.vertical = placement }
        }
        let inner = container(cell, pointer, inherited)
        if case .leaf(let leaf) = inner.kind, leaf.kind == .shape { inner.kind = .space }
        inner.share = share(definitions[position]["width"], inner)
        inner.vertical = .fill
        line.children.append(inner)
      }
      box.children.append(line)
    }
    return box
  }

  // MARK: Elements

  private func words(_ text: String?, _ place: String, _ content: Placement = .start) -> LayoutBox {
    var leaf = Leaf(kind: .words, key: LayoutNames.letters(text, isMarkdown: true))
    leaf.content = content
    return LayoutBox(.leaf(leaf), place)
  }

  private func element(_ node: Node, _ place: String, _ inherited: Inherited) -> LayoutBox? {
    let own = placement(node["horizontalAlignment"]) ?? inherited.horizontal
    switch word(node["type"]) {
    case "textblock": return words(node["text"]?.string, place, own)
    case "richtextblock":
      let texts = list(node["inlines"], "").map { $0.0.string ?? $0.0["text"]?.string ?? "" }
      return words(texts.joined(), place, own)
    case "image": return image(node, place, own)
    case "imageset":
      let box = LayoutBox(.canvas, place)
      for (image, pointer) in list(node["images"], place + "/images") {
        var leaf = Leaf(kind: .image, key: image["url"]?.string ?? "")
        leaf.hasHostSize = true
        let inner = LayoutBox(.leaf(leaf), pointer)
        inner.horizontal = .unknown
        inner.vertical = .unknown
        box.children.append(inner)
      }
      return box
    case "container": return container(node, place, inherited)
    case "columnset": return columns(node, place, inherited)
    case "table": return table(node, place, inherited)
    case "factset":
      let box = LayoutBox(.column, place)
      for (fact, pointer) in list(node["facts"], place + "/facts") {
        let row = LayoutBox(.row, pointer)
        row.children = [words(fact["title"]?.string, pointer), words(fact["value"]?.string, pointer)]
        for child in row.children { child.vertical = .unknown }
        row.children[1].share = .rest(weight: 1)
        box.children.append(row)
      }
      return box
    case "actionset":
      return buttons(node["actions"], place + "/actions", at: place, placement(node["horizontalAlignment"]) ?? .start)
    case let type? where type.hasPrefix("input."): return input(node, type, place)
    default: return nil
    }
  }

  private func image(_ node: Node, _ place: String, _ own: Placement) -> LayoutBox {
    var leaf = Leaf(kind: .image, key: node["url"]?.string ?? "")
    leaf.isRound = word(node["style"]) == "person"
    let box = LayoutBox(.leaf(leaf), place)
    box.height = pixels(node["height"])
    box.horizontal = own
    if let width = pixels(node["width"]) {
      box.width = width
    } else if box.height == nil {
      switch word(node["size"]) {
      case "small": box.width = 40
      case "medium": box.width = 80
      case "large": box.width = 160
      case "stretch": box.horizontal = .fill
      case nil, "auto": break
      default: box.horizontal = .unknown
      }
    }
    if word(node["height"]) == "stretch" { box.share = .unknown }
    return box
  }

  /// Beside what buttons stand is the host's, and where, unless the card says it.
  private func buttons(
    _ actions: Node?, _ place: String, at pointer: String, _ horizontal: Placement = .start
  ) -> LayoutBox {
    let box = LayoutBox(.canvas, pointer)
    for (action, pointer) in list(actions, place) {
      var leaf = Leaf(kind: .words, key: LayoutNames.letters(action["title"]?.string))
      leaf.isHostPlaced = true
      let inner = LayoutBox(.leaf(leaf), pointer)
      inner.horizontal = horizontal
      box.children.append(inner)
    }
    return box
  }

  private func input(_ node: Node, _ type: String, _ place: String) -> LayoutBox {
    let field = LayoutBox(.leaf(Leaf(kind: .input, key: node["id"]?.string ?? "")), place)
    var children: [LayoutBox] = []
    if let label = node["label"]?.string { children.append(words(label, place)) }
    switch type {
    case "input.toggle":
      // On which side the box is, is the host's.
      let both = LayoutBox(.canvas, place)
      both.children = [field, words(node["title"]?.string, place)]
      field.horizontal = .unknown
      children.append(both)
    case "input.choiceset":
      children.append(LayoutBox(.canvas, place))
    default: children.append(field)
    }
    guard children.count > 1 else { return children[0] }
    let isInline = node["labelPosition"]?.string?.lowercased() == "inline"
    let box = LayoutBox(isInline ? .row : .column, place)
    if isInline {
      // How much of the row each has is the host's, where the card does not say it, and so is their height.
      for child in children { (child.share, child.vertical) = (.unknown, .unknown) }
    }
    box.children = children
    return box
  }
}

import CardCompiler

/// Reads DrivenUI components as boxes.
///
/// Stacks are as large as their content unless something in them takes all there is; frames have their content in the
/// middle; the root is in the middle of the page across, and down where its host has it.
struct ComponentLayout {
  /// Whether nothing but white is painted around, so that nothing white is seen.
  private var isPageWhite = true

  /// The facts of a document.
  static func facts(of root: Node) -> LayoutWalk {
    let reader = ComponentLayout()
    let box = reader.box(root, "")
    let page = LayoutBox(.canvas, "")
    page.vertical = .fill
    reader.center(box, in: page)
    if box.vertical != .fill { box.vertical = .unknown }
    // A root with nothing in it gives the page its colour, with a frame around it as without.
    let content = box.children.count == 1 && box.children[0].pointer.isEmpty ? box.children[0] : box
    if case .leaf(let leaf) = content.kind, leaf.kind == .shape, root["subviews"] != nil { content.kind = .space }
    reader.widen(box)
    return LayoutWalk(page)
  }

  /// Takes the root to be as wide as the page, as it is when its longest text is longer than a line.
  private func widen(_ box: LayoutBox) {
    guard box.width == nil else { return }
    if case .leaf = box.kind { return }
    box.horizontal = .fill
    let seen = box.children.filter(\.isSeen)
    guard seen.count == 1, !box.children.contains(where: { $0.share == .rest(weight: nil) }) else { return }
    // The content of a frame around the root is the root all the same.
    guard seen[0].pointer.isEmpty || Self.holdsWords(seen[0]) else { return }
    if case .row = box.kind, seen[0].width == nil { seen[0].share = .rest(weight: nil) }
    widen(seen[0])
  }

  private static func holdsWords(_ box: LayoutBox) -> Bool {
    if case .leaf(let leaf) = box.kind { return leaf.kind == .words }
    return box.children.contains(where: holdsWords)
  }

  /// What takes all the room along an axis.
  private struct Greed {
    var horizontal = false
    var vertical = false
  }

  private func greed(_ node: Node, inRow: Bool?, hasFrame: Bool = true) -> Greed {
    let properties = node["properties"]
    var greed = Greed()
    let children = node["subviews"].map { Array($0.elements) } ?? []
    switch node["type"]?.string {
    case "Rectangle", "Circle", "List": greed = Greed(horizontal: true, vertical: true)
    case "Image":
      // Symbols have a size, and so have the words that stand for a picture without an address.
      let values = node["values"]
      let isSymbol = values?["systemIconName"]?.string != nil
      let hasAddress = ["localImageName", "imageUrl"].contains { values?[$0]?.string != nil }
      greed = Greed(horizontal: !isSymbol && hasAddress, vertical: !isSymbol && hasAddress)
    case "Spacer": greed = Greed(horizontal: inRow != false, vertical: inRow != true)
    case "Divider": greed = Greed(horizontal: inRow != true, vertical: inRow == true)
    case "VStack", "HStack", "ZStack":
      let isRow = node["type"]?.string == "HStack" ? true : node["type"]?.string == "VStack" ? false : nil
      for child in children {
        let inner = self.greed(child, inRow: isRow)
        greed.horizontal = greed.horizontal || inner.horizontal
        // A line between columns is as high as they are.
        if child["type"]?.string != "Divider" || isRow != true { greed.vertical = greed.vertical || inner.vertical }
      }
    default: break
    }
    if hasFrame, properties?["width"]?.double != nil { greed.horizontal = false }
    if hasFrame, properties?["height"]?.double != nil { greed.vertical = false }
    return greed
  }

  private func center(_ box: LayoutBox, in parent: LayoutBox) {
    parent.children.append(box)
    if box.horizontal != .fill { box.horizontal = .center }
    if box.vertical != .fill { box.vertical = .center }
  }

  /// The box of a component; how it lies in its parent is `fill` where it takes all there is, else `center`.
  private func box(_ node: Node, _ pointer: String, inRow: Bool? = nil) -> LayoutBox {
    let properties = node["properties"]
    let width = properties?["width"]?.double
    let height = properties?["height"]?.double
    let greed = greed(node, inRow: inRow)
    let inner = content(node, pointer, inRow: inRow)
    inner.horizontal = greed.horizontal ? .fill : .center
    inner.vertical = greed.vertical ? .fill : .center
    guard width != nil || height != nil else { return inner }
    if case .space = inner.kind {
      (inner.width, inner.height) = (width, height)
      return inner
    }
    // Shapes and pictures take the frame; all else is in its middle.
    let plain = self.greed(node, inRow: inRow, hasFrame: false)
    let frame = LayoutBox(.canvas, pointer)
    (frame.width, frame.height) = (width, height)
    frame.horizontal = inner.horizontal
    frame.vertical = inner.vertical
    inner.horizontal = plain.horizontal ? .fill : .center
    inner.vertical = plain.vertical ? .fill : .center
    if node["type"]?.string == "Circle", let side = [width, height].compactMap({ $0 }).min() {
      // It is as large as the shorter of its sides, in the middle.
      (inner.width, inner.height) = (side, side)
      if width != side { inner.horizontal = .center }
      if height != side { inner.vertical = .center }
    }
    frame.children = [inner]
    return frame
  }

  private func content(_ node: Node, _ pointer: String, inRow: Bool?) -> LayoutBox {
    if isPageWhite, let color = node["properties"]?["backgroundColor"]?.string, color.uppercased() != "FFFFFF" {
      var inner = self
      inner.isPageWhite = false
      return inner.content(node, pointer, inRow: inRow)
    }
    let properties = node["properties"]
    let values = node["values"]
    switch node["type"]?.string {
    case "Text":
      return LayoutBox(.leaf(Leaf(kind: .words, key: LayoutNames.letters(values?["text"]?.string))), pointer)
    case "Image":
      let url = values?["localImageName"]?.string ?? values?["imageUrl"]?.string
      if values?["systemIconName"]?.string != nil || url == nil {
        // Seen, but no other format has it.
        return LayoutBox(.leaf(Leaf(kind: .image, key: "")), pointer)
      }
      var leaf = Leaf(kind: .image, key: url ?? "")
      leaf.hasHostSize = properties?["width"]?.double == nil && properties?["height"]?.double == nil
      return LayoutBox(.leaf(leaf), pointer)
    case "Rectangle"
    where [properties?["width"], properties?["height"]].contains { $0?.double.map { $0 <= 2 } ?? false }:
      // A line.
      return LayoutBox(.space, pointer)
    case "Rectangle", "Circle":
      var leaf = Leaf(kind: .shape, key: "")
      leaf.isRound = node["type"]?.string == "Circle"
      return LayoutBox(.leaf(leaf), pointer)
    case "Spacer": return LayoutBox(.space, pointer)
    case "VStack": return stack(node, pointer, isRow: false)
    case "HStack": return stack(node, pointer, isRow: true)
    case "ZStack":
      let box = LayoutBox(.canvas, pointer)
      for (child, place) in children(node, pointer) { center(self.box(child, place), in: box) }
      for first in box.children.indices {
        for second in box.children.indices where first != second {
          box.relations[.init(first: first, second: second)] = .over
        }
      }
      if box.children.count > 1, let first = box.children.first { Self.markBackground(first) }
      return box
    case "List":
      let box = LayoutBox(.column, pointer)
      box.scrolls = true
      for (child, place) in children(node, pointer) {
        let row = self.box(child, place, inRow: false)
        // The system's insets are beside it.
        let line = LayoutBox(.row, place)
        row.share = row.horizontal == .fill ? .rest(weight: nil) : .content
        line.children = [row]
        box.children.append(line)
      }
      return box
    default: return LayoutBox(.canvas, pointer)
    }
  }

  /// Marks a layer that is behind others and takes all their room.
  private static func markBackground(_ box: LayoutBox) {
    guard case .leaf(var leaf) = box.kind, box.horizontal == .fill || leaf.kind == .image else { return }
    leaf.isBackground = true
    box.kind = .leaf(leaf)
  }

  private func stack(_ node: Node, _ pointer: String, isRow: Bool) -> LayoutBox {
    let box = LayoutBox(isRow ? .row : .column, pointer)
    box.packing = .center
    let alignment = node["properties"]?[isRow ? "verticalAlignment" : "horizontalAlignment"]
    let across: Placement =
      switch alignment?.string {
      case nil: alignment == nil || alignment?.isNull == true ? .center : .unknown
      case "leading", "top": .start
      case "center": .center
      case "trailing", "bottom": .end
      default: .unknown
      }
    if node["subviews"] != nil, Self.isOnlyRoom(node) {
      return LayoutBox(isPainted(node) ? .leaf(Leaf(kind: .shape, key: "")) : .space, pointer)
    }
    for (child, place) in children(node, pointer) {
      if child["type"]?.string == "Divider" { continue }
      let inner = self.box(child, place, inRow: isRow)
      let grows = (isRow ? inner.horizontal : inner.vertical) == .fill
      inner.share = grows ? .rest(weight: nil) : .content
      if isRow {
        if inner.vertical != .fill { inner.vertical = across }
      } else if inner.horizontal != .fill {
        inner.horizontal = across
      }
      box.children.append(inner)
    }
    return box
  }

  /// Whether something of a stack without content is seen: its colour or line, where it has room in both directions for
  /// more than a line. A frame gives it none, as that is around both; and on a white page nothing white is seen.
  private func isPainted(_ node: Node) -> Bool {
    let properties = node["properties"]
    let hasLine = properties?["borderColor"]?.string != nil && properties?["borderWidth"]?.double ?? 0 > 0
    let color = properties?["backgroundColor"]?.string
    guard hasLine || color.map({ !isPageWhite || $0.uppercased() != "FFFFFF" }) ?? false else { return false }
    if properties?["padding"]?.double ?? 0 > 1 { return true }
    return Self.hasRoom(node, along: "width") && Self.hasRoom(node, along: "height")
  }

  /// Whether spacers alone make a stack longer than a line.
  private static func hasRoom(_ node: Node, along length: String) -> Bool {
    let isAlong = (node["type"]?.string == "HStack") == (length == "width")
    return (node["subviews"].map { Array($0.elements) } ?? []).contains { child in
      if let points = child["properties"]?[length]?.double { return points > 2 }
      return child["type"]?.string == "Spacer" ? isAlong : hasRoom(child, along: length)
    }
  }

  /// Whether a stack has nothing in it to look at.
  private static func isOnlyRoom(_ node: Node) -> Bool {
    (node["subviews"].map { Array($0.elements) } ?? []).allSatisfy { child in
      switch child["type"]?.string {
      case "Spacer": true
      // Without `subviews` the SDK shows a text.
      case "HStack", "VStack":
        child["subviews"] != nil && child["properties"]?["backgroundColor"]?.string == nil && isOnlyRoom(child)
      default: false
      }
    }
  }

  private func children(_ node: Node, _ pointer: String) -> [(Node, String)] {
    (node["subviews"].map { Array($0.elements) } ?? []).enumerated().map { ($1, "\(pointer)/subviews/\($0)") }
  }
}

/// How things are found again in another format.
enum LayoutNames {
  /// The letters and digits of a text.
  static func letters(_ text: String?, isMarkdown: Bool = false) -> String {
    ContentBalance.canonical(text ?? "", isMarkdown: isMarkdown)
  }
}

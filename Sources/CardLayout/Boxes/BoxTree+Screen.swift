public import CardIR
import CardSyntax

extension BoxTree {
  /// The boxes of a screen whose elements are placed by constraints and stacks.
  ///
  /// Texts with bindings count as empty unless `expectingValues`, and other bindings as the default of their attributes.
  public init(_ screen: Screen, expectingValues: Bool = false) {
    boxes = [Box(kind: .canvas, element: screen.root, parent: nil)]
    var builder = BoxBuilder(tree: self, expectsValues: expectingValues)
    builder.addChildren(of: screen.root, to: 0)
    builder.resolve()
    self = builder.tree
  }
}

private struct BoxBuilder {
  var tree: BoxTree
  let expectsValues: Bool
  private var named: [String: Int] = [:]
  private var pending: [(box: Int, element: Element)] = []

  init(tree: BoxTree, expectsValues: Bool) {
    self.tree = tree
    self.expectsValues = expectsValues
  }

  mutating func addChildren(of element: Element, to parent: Int) {
    for slot in element[.children] {
      guard let child = slot.element, child.literal(.isVisible) ?? true else { continue }
      add(child, to: parent)
    }
  }

  private mutating func add(_ element: Element, to parent: Int) {
    guard let kind = kind(of: element) else { return }
    let index = tree.boxes.count
    var box = BoxTree.Box(kind: kind, element: element, parent: parent)
    if case .stack = kind { takeStack(element, into: &box) }
    takeText(element, into: &box)
    tree.boxes.append(box)
    tree.boxes[parent].children.append(index)
    if let id = box.id, named[id] == nil { named[id] = index }
    if element.has(.constraints) { pending.append((index, element)) }
    switch kind {
    case .scroll:
      // The region has a stack of its own for what scrolls.
      var inner = BoxTree.Box(kind: .stack, element: element, isInside: true, parent: index)
      takeStack(element, into: &inner)
      tree.boxes.append(inner)
      tree.boxes[index].children = [index + 1]
      addChildren(of: element, to: index + 1)
    case .stack, .canvas: addChildren(of: element, to: index)
    default: break
    }
  }

  private func kind(of element: Element) -> BoxTree.Kind? {
    switch element.kind {
    case .text: .text(maxLines: Int(min(max(0, element.literal(.maxLines) ?? 0), StyledText.mostLines)))
    case .button: .button
    case .textInput: .field
    case .toggle: .checkbox
    case .image: .image
    case .canvas: .canvas
    case .stack: .stack
    case .scroll: .scroll
    default: nil
    }
  }

  private func takeStack(_ element: Element, into box: inout BoxTree.Box) {
    box.axis = element.literal(.axis) ?? .horizontal
    box.gap = element.literal(.gap) ?? 0
    box.alignment = element.literal(.alignment) ?? .fill
    box.distribution = element.literal(.distribution) ?? .fill
  }

  private func takeText(_ element: Element, into box: inout BoxTree.Box) {
    switch box.kind {
    case .text:
      box.text = words(element[.text])
      if case .points(let points) = element.literal(.textSize) { box.fontSize = points }
    case .button:
      box.text = words(element[.title])
      box.fontSize = 18
    case .field: box.text = words(element[.placeholder])
    default: break
    }
  }

  private func words(_ value: Bound<String>?) -> String {
    (expectsValues ? value?.expectedWords : value?.literal) ?? ""
  }

  /// Reads the rules, now that all names are known.
  mutating func resolve() {
    for (index, element) in pending {
      tree.boxes[index].rules = element[.constraints].compactMap { slot in
        guard let rule = slot.element, let name = rule.literal(.rule) else { return nil }
        var anchor: (box: Int, edge: ConstraintEdge)?
        if name.isEdge, let id = rule.literal(.anchorID), let edge = rule.literal(.anchorEdge), let box = named[id] {
          anchor = (box, edge)
        }
        return BoxTree.Rule(
          rule: name, constant: rule.literal(.constant) ?? 0, anchor: anchor, source: rule.source)
      }
    }
  }
}

import CardIR

/// Makes constraints say one thing about each extent.
///
/// What is pinned to both edges of a canvas is as large as the canvas less the insets. If both have an extent of their
/// own, or two such children have different ones, no layout satisfies them all, and which one is ignored is up to the
/// system. The canvas decides, and without an extent of its own its largest child.
enum SettledExtents {
  /// Takes the constraints that contradict others from the element and everything in it.
  static func settle(_ element: inout Element) { settle(&element, Both()) }

  /// What rules are about: an extent and the two edges around it.
  private enum Direction: CaseIterable {
    case width, height

    /// The rule that states the extent.
    var extent: ConstraintRule { self == .width ? .width : .height }

    /// The rules that tie the two edges to the parent.
    var edges: (ConstraintRule, ConstraintRule) { self == .width ? (.left, .right) : (.top, .bottom) }
  }

  /// What a parent leaves to an element that is pinned to both of its edges.
  private struct Room {
    let extent: Double
    let inset: Double
    var rest: Double { max(extent - inset, 0) }

    /// Whether an extent of the element's own says the same. Where the parent's extent came from the element, it is this
    /// sum, with its rounding; a difference would be rounded in another way.
    func agrees(with own: Double) -> Bool { own + inset == extent }
  }

  /// Something for each direction.
  private struct Both<Value> {
    var width: Value?
    var height: Value?

    subscript(direction: Direction) -> Value? {
      get { direction == .width ? width : height }
      set { if direction == .width { width = newValue } else { height = newValue } }
    }
  }

  private static func settle(_ element: inout Element, _ imposed: Both<Room>) {
    if element.has(.constraints) {
      keepOne(.width, &element, imposed.width)
      keepOne(.height, &element, imposed.height)
    }
    guard element.has(.children) else { return }
    guard element.kind == .canvas else {
      return element.updateSlots(of: .children) { _, slots in slots.updateElements { settle(&$0, Both()) } }
    }
    var extents = Both<Double>()
    for direction in Direction.allCases {
      let own = extent(direction, of: element) ?? largest(direction, in: element)
      // Beside a very large inset what is left would be rounded to nothing.
      if let room = imposed[direction], own.map(room.agrees) != true {
        extents[direction] = room.rest
      } else {
        extents[direction] = own
      }
    }
    element.updateSlots(of: .children) { _, slots in
      slots.updateElements { child in
        var inner = Both<Room>()
        for direction in Direction.allCases {
          guard let extent = extents[direction], let inset = inset(direction, of: child) else { continue }
          inner[direction] = Room(extent: extent, inset: inset)
        }
        settle(&child, inner)
      }
    }
  }

  /// Leaves one constraint on an extent, and none where the parent decides otherwise.
  private static func keepOne(_ direction: Direction, _ element: inout Element, _ imposed: Room?) {
    let constraints = element[.constraints]
    var isSaid = false
    var gone: [Int] = []
    for index in constraints.indices where constraints[index].isRule(direction.extent) {
      if let imposed, let own = constraints[index].element?[.constant]?.literal, !imposed.agrees(with: own) {
        gone.append(index)
      } else if isSaid {
        gone.append(index)
      } else {
        isSaid = true
      }
    }
    for index in gone.reversed() { element[.constraints].remove(at: index) }
  }

  /// The extent that the constraints of an element state.
  private static func extent(_ direction: Direction, of element: Element) -> Double? {
    guard element.has(.constraints) else { return nil }
    return element[.constraints].first { $0.isRule(direction.extent) }?.element?[.constant]?.literal
  }

  /// The largest extent that a child pinned to both edges gives a canvas.
  private static func largest(_ direction: Direction, in canvas: Element) -> Double? {
    canvas[.children].compactMap { slot -> Double? in
      guard let child = slot.element, let inset = inset(direction, of: child) else { return nil }
      let own = extent(direction, of: child) ?? (child.kind == .canvas ? largest(direction, in: child) : nil)
      return own.map { $0 + inset }
    }.max()
  }

  /// The sum of the distances to the two edges of the parent that an element is pinned to; none if it is not.
  private static func inset(_ direction: Direction, of element: Element) -> Double? {
    guard element.has(.constraints) else { return nil }
    let constraints = element[.constraints]
    func constant(_ name: ConstraintRule) -> Double? {
      let slot = constraints.first { slot in slot.element.map { $0.isRule(name) && !$0.has(.anchorID) } ?? false }
      guard let rule = slot?.element else { return nil }
      if let constant = rule[.constant] { return constant.literal }
      return 0
    }
    if direction == .width, let margin = constant(.sides) { return 2 * margin }
    guard let start = constant(direction.edges.0), let end = constant(direction.edges.1) else { return nil }
    return start + end
  }
}

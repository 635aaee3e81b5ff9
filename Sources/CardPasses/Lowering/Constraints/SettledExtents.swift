import CardIR

/// Makes constraints say one thing about each extent.
///
/// What is pinned to both edges of a canvas is as large as the canvas less the insets. If both have an extent of their
/// own, or two such children have different ones, no layout satisfies them all, and which one is ignored is up to the
/// system. The canvas decides, and without an extent of its own its largest child.
enum SettledExtents {
  /// The element with everything in it, without constraints that contradict others.
  static func settle(_ element: Element) -> Element {
    settled(element, [:])
  }

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

  private static func settled(_ element: Element, _ imposed: [Direction: Room]) -> Element {
    var element = element
    for direction in Direction.allCases { keepOne(direction, &element, imposed[direction]) }
    guard element.has(.children) else { return element }
    guard element.kind == .canvas else {
      element[.children] = element[.children].map { $0.replacing { settled($0, [:]) } }
      return element
    }
    var extents: [Direction: Double] = [:]
    for direction in Direction.allCases {
      let own = extent(direction, of: element) ?? largest(direction, in: element)
      // Beside a very large inset what is left would be rounded to nothing.
      if let room = imposed[direction], own.map(room.agrees) != true {
        extents[direction] = room.rest
      } else {
        extents[direction] = own
      }
    }
    element[.children] = element[.children].map { slot in
      slot.replacing { child in
        var inner: [Direction: Room] = [:]
        for direction in Direction.allCases {
          guard let extent = extents[direction], let inset = inset(direction, of: child) else { continue }
          inner[direction] = Room(extent: extent, inset: inset)
        }
        return settled(child, inner)
      }
    }
    return element
  }

  /// Leaves one constraint on an extent, and none where the parent decides otherwise.
  private static func keepOne(_ direction: Direction, _ element: inout Element, _ imposed: Room?) {
    guard element.has(.constraints) else { return }
    var isSaid = false
    let kept = element[.constraints].filter { slot in
      guard let rule = slot.element, rule.literal(.rule) == direction.extent else { return true }
      if let imposed, let own = rule[.constant]?.literal, !imposed.agrees(with: own) { return false }
      defer { isSaid = true }
      return !isSaid
    }
    if kept.count < element[.constraints].count { element[.constraints] = kept }
  }

  /// The extent that the constraints of an element state.
  private static func extent(_ direction: Direction, of element: Element) -> Double? {
    let rules = element[.constraints].lazy.compactMap(\.element)
    return rules.first { $0.literal(.rule) == direction.extent }?[.constant]?.literal
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
    func constant(_ name: ConstraintRule) -> Double? {
      let rule = element[.constraints].lazy.compactMap(\.element).first {
        $0.literal(.rule) == name && !$0.has(.anchorID)
      }
      guard let rule else { return nil }
      if let constant = rule[.constant] { return constant.literal }
      return 0
    }
    if direction == .width, let margin = constant(.sides) { return 2 * margin }
    guard let start = constant(direction.edges.0), let end = constant(direction.edges.1) else { return nil }
    return start + end
  }
}

import CardIR
import CardSyntax
import CardTemplate

/// A length that a constraint states, which may be known only with data.
struct ConstraintLength: Hashable {
  /// The points; zero when they are known only with data.
  var points: Double
  /// The hole that gives the points.
  var template: TemplateString?
  /// Where the points are written.
  var origin: Node?

  static let zero = ConstraintLength(points: 0)

  init(points: Double) { self.points = points }

  init(_ constraint: Element) {
    switch constraint[.constant] {
    case .literal(let number)? where number.isFinite: points = number
    case .template(let hole)?: (points, template) = (0, hole)
    default: points = 0
    }
    origin = constraint.entry(.constant)?.origin
  }

  /// The length as the value of an attribute for a measure.
  var measure: AttributeValue { template.map { .template($0) } ?? .measure(points, .points) }

  static func == (one: ConstraintLength, other: ConstraintLength) -> Bool {
    one.points == other.points && one.template == other.template
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(points)
    hasher.combine(template)
  }
}

/// What the edge of a child of a canvas is tied to.
enum ConstraintTie: Hashable {
  /// The same edge of the canvas, with an inset towards its inside.
  case parent(ConstraintLength)
  /// An edge of the child at a position among the siblings, with an offset to the right or downwards.
  case sibling(Int, ConstraintEdge, ConstraintLength)

  var inset: ConstraintLength? {
    if case .parent(let inset) = self { inset } else { nil }
  }
}

/// What the constraints of one child of a canvas come to.
struct ConstraintAnchors {
  var ties: [ConstraintEdge: ConstraintTie] = [:]
  /// The fixed extents, as values of the attributes.
  var width: AttributeValue?
  var height: AttributeValue?
  var centerX = false
  var centerY = false
  /// The constraints that were read, for what has to be reported.
  var sources: [Element] = []
  /// Those of them that name something inside of a sibling, of which only the sibling's own edge is known.
  var inexact: [Element] = []

  /// Whether the child reaches from side to side.
  var spansWidth: Bool { ties[.left] != nil && ties[.right] != nil }
  /// Whether the child reaches from top to bottom of the canvas.
  var spansHeight: Bool { ties[.top] != nil && ties[.bottom] != nil }

  /// The inset from an edge of the canvas, if the child is tied to it.
  func inset(_ edge: ConstraintEdge) -> Double? { ties[edge]?.inset?.points }

  /// The same, where it does not depend on data.
  func knownInset(_ edge: ConstraintEdge) -> Double? {
    ties[edge]?.inset.flatMap { $0.template == nil ? $0.points : nil }
  }

  /// Whether all four edges are at the canvas's.
  var isPinned: Bool {
    [ConstraintEdge.top, .bottom, .left, .right].allSatisfy { ties[$0]?.inset != nil }
  }
}

/// The children of a canvas with what their constraints tie them to.
struct ConstraintGraph {
  let anchors: [ConstraintAnchors]
  /// Who stands below whom, as the constraints of each child say it.
  private var vertical: [[Link]] = []
  /// Who stands to the right of whom, likewise.
  private var horizontal: [[Link]] = []

  /// Resolves the constraints as the runtime does: a rule whose sibling is missing concerns the parent. A rule may also
  /// name something inside of a sibling, whose edge then stands for it.
  init(_ slots: [Slot]) {
    var positions: [String: Int] = [:]
    for (position, slot) in slots.enumerated() {
      guard let name = slot.element.flatMap(Self.name) else { continue }
      if positions[name] == nil { positions[name] = position }
    }
    let names = SiblingNames(own: positions, inner: Self.innerNames(slots, own: positions))
    anchors = slots.enumerated().map { position, slot in
      slot.element.map { Self.resolve($0, at: position, names) } ?? ConstraintAnchors()
    }
    vertical = links(.top, .bottom)
    horizontal = links(.left, .right)
  }

  /// The names that constraints may use, each with the position of the sibling that it leads to.
  private struct SiblingNames {
    let own: [String: Int]
    let inner: [String: Int]
  }

  private static func name(of element: Element) -> String? { text(element[.id]) }

  /// The name that a value is, or the hole that it comes from.
  private static func text(_ name: Bound<String>?) -> String? {
    switch name {
    case .literal(let text)?: text
    case .template(let template)?: template.sourceText
    case nil: nil
    }
  }

  /// The names inside of siblings, looked for only if some rule names nobody among the siblings themselves.
  private static func innerNames(_ slots: [Slot], own: [String: Int]) -> [String: Int] {
    let isNeeded = slots.contains { slot in
      slot.element?[.constraints].contains { constraint in
        constraint.element.flatMap { text($0[.anchorID]) }.map { own[$0] == nil } ?? false
      } ?? false
    }
    guard isNeeded else { return [:] }
    var inner: [String: Int] = [:]
    for (position, slot) in slots.enumerated() {
      slot.element?.visit { element in
        if let name = name(of: element), own[name] == nil, inner[name] == nil { inner[name] = position }
      }
    }
    return inner
  }

  private static func resolve(_ element: Element, at position: Int, _ names: SiblingNames) -> ConstraintAnchors {
    var anchors = ConstraintAnchors()
    for constraint in element[.constraints].compactMap(\.element) where constraint.kind == .constraint {
      anchors.sources.append(constraint)
      let length = ConstraintLength(constraint)
      switch constraint.literal(.rule) {
      case .width: anchors.width = extent(constraint)
      case .height: anchors.height = extent(constraint)
      case .centerX: anchors.centerX = true
      case .centerY: anchors.centerY = true
      case .sides:
        anchors.ties[.left] = .parent(length)
        anchors.ties[.right] = .parent(length)
      case .top: anchors.ties[.top] = tie(constraint, length, position, names, &anchors.inexact)
      case .bottom: anchors.ties[.bottom] = tie(constraint, length, position, names, &anchors.inexact)
      case .left: anchors.ties[.left] = tie(constraint, length, position, names, &anchors.inexact)
      case .right: anchors.ties[.right] = tie(constraint, length, position, names, &anchors.inexact)
      default: break
      }
    }
    return anchors
  }

  /// A fixed extent as the value of an attribute; what is not positive means nothing.
  static func extent(_ constraint: Element) -> AttributeValue? {
    switch constraint[.constant] {
    case .literal(let points)? where points.isFinite && points > 0: .measure(points, .points)
    case .template(let template)?: .template(template)
    default: nil
    }
  }

  private static func tie(
    _ constraint: Element, _ length: ConstraintLength, _ position: Int, _ names: SiblingNames,
    _ inexact: inout [Element]
  ) -> ConstraintTie {
    guard let name = text(constraint[.anchorID]),
      let sibling = names.own[name] ?? names.inner[name], sibling != position,
      let edge = constraint.literal(.anchorEdge)
    else { return .parent(length) }
    if names.own[name] == nil { inexact.append(constraint) }
    return .sibling(sibling, edge, length)
  }

  /// What the constraints of an element alone come to, with every rule about its parent.
  static func anchors(of element: Element) -> ConstraintAnchors {
    resolve(element, at: 0, SiblingNames(own: [:], inner: [:]))
  }

  /// How far a child is from an edge of the canvas, also where it is tied to that edge of a sibling, or that to the edge of
  /// another one; none where the way does not lead there.
  func inset(_ edge: ConstraintEdge, of index: Int) -> Double? {
    var (place, sum) = (index, 0.0)
    // A way through circles has no end.
    for _ in anchors {
      switch anchors[place].ties[edge] {
      case .parent(let inset)? where inset.template == nil: return sum + inset.points
      case .sibling(let sibling, edge, let offset)? where offset.template == nil:
        sum += edge == .left || edge == .top ? offset.points : -offset.points
        place = sibling
      default: return nil
      }
    }
    return nil
  }

  // MARK: Relations

  /// One child next to another, with the distance between them.
  struct Link {
    let before: Int
    let after: Int
    let gap: ConstraintLength
  }

  /// Which of the members stands below which, in the order of the members.
  ///
  /// Only the members are looked at: a canvas of many rows asks once for each of them.
  func vertical(among members: [Int]) -> [Link] { Self.links(in: vertical, among: members) }

  /// Which of the members stands to the right of which, in the order of the members.
  func horizontal(among members: [Int]) -> [Link] { Self.links(in: horizontal, among: members) }

  private static func links(in all: [[Link]], among members: [Int]) -> [Link] {
    let isMember = Set(members)
    return members.flatMap { all[$0] }.filter { isMember.contains($0.before) && isMember.contains($0.after) }
  }

  private func links(_ start: ConstraintEdge, _ end: ConstraintEdge) -> [[Link]] {
    anchors.enumerated().map { index, anchor in
      var links: [Link] = []
      if case .sibling(let sibling, end, let offset)? = anchor.ties[start] {
        links.append(Link(before: sibling, after: index, gap: offset))
      }
      if case .sibling(let sibling, start, let offset)? = anchor.ties[end] {
        links.append(Link(before: index, after: sibling, gap: ConstraintLength(points: -offset.points)))
      }
      return links
    }
  }

  /// Whether an edge of a member of a row is tied to something that is no member.
  func isTied(_ member: Int, _ edge: ConstraintEdge, outside members: [Int]) -> Bool {
    switch anchors[member].ties[edge] {
    case .parent?: true
    case .sibling(let sibling, _, _)?: !members.contains(sibling)
    case nil: false
    }
  }

  /// Whether two children stand side by side rather than below each other or in layers.
  func areBeside(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (anchors[left], anchors[right])
    if isAligned(one, with: right) || isAligned(other, with: left) { return !overlap(one, other) }
    let tops = (one.ties[.top], other.ties[.top])
    if let first = tops.0, first == tops.1 { return !overlap(one, other) }
    let isMiddle = { (anchor: ConstraintAnchors) in
      anchor.centerY && anchor.ties[.top] == nil && anchor.ties[.bottom] == nil
    }
    if isMiddle(one), isMiddle(other) { return !overlap(one, other) }
    // What hangs from the bottom alone stands beside what hangs there as well.
    let bottoms = (one.ties[.bottom], other.ties[.bottom])
    if tops.0 == nil, tops.1 == nil, let first = bottoms.0, first == bottoms.1 { return !overlap(one, other) }
    return false
  }

  /// Whether an edge is tied to the same edge of a sibling.
  private func isAligned(_ anchor: ConstraintAnchors, with sibling: Int) -> Bool {
    [ConstraintEdge.top, .bottom].contains { edge in
      if case .sibling(sibling, edge, _)? = anchor.ties[edge] { true } else { false }
    }
  }

  /// Whether two children cover the same stretch from side to side.
  private func overlap(_ one: ConstraintAnchors, _ other: ConstraintAnchors) -> Bool {
    func isWhole(_ anchor: ConstraintAnchors) -> Bool {
      anchor.ties[.left]?.inset != nil && anchor.ties[.right]?.inset != nil
    }
    if isWhole(one) || isWhole(other) { return true }
    if one.centerX, other.centerX { return true }
    // Both at the same side of the canvas, with nothing on the other.
    return [(ConstraintEdge.left, ConstraintEdge.right), (.right, .left)].contains { side, opposite in
      one.ties[side]?.inset != nil && other.ties[side]?.inset != nil && one.ties[opposite] == nil
        && other.ties[opposite] == nil && one.inset(side) == other.inset(side)
    }
  }
}

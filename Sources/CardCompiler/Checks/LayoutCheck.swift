import CardIR
import CardLayout
import CardSyntax

/// Finds out whether the constraints of a screen have exactly one solution on phones.
struct LayoutCheck {
  /// The widths of phones, in points: the narrowest in use, the usual one and the widest.
  static let widths: [Double] = [390, 320, 430]
  /// What is assumed of a picture whose size is known only once it is loaded, in points.
  private static let picture = (width: 120.0, height: 80.0)

  private let tree: BoxTree

  /// Whether the elements of a format are placed by constraints.
  static func applies(to capabilities: Capabilities) -> Bool { capabilities.kinds.contains(.constraint) }

  init(_ screen: Screen) { tree = BoxTree(screen) }

  /// Reports each contradiction and each undetermined place once, at the first width at which it is there.
  func report(to diagnostics: inout Diagnostics) {
    var conflicts: Set<[ConstraintLayout.ConflictingRule]> = []
    var groups: Set<Group> = []
    for width in Self.widths {
      var tree = tree
      let findings = ConstraintLayout(width: width, pictureSize: Self.picture).layOut(&tree)
      for conflict in findings.conflicts where conflicts.insert(conflict.rules).inserted {
        report(conflict, width, &diagnostics)
      }
      for (group, boxes) in Self.groups(findings, tree) where groups.insert(group).inserted {
        report(group, boxes, &diagnostics)
      }
    }
  }

  // MARK: Contradictions

  private func report(
    _ conflict: ConstraintLayout.Findings.Conflict, _ width: Double, _ diagnostics: inout Diagnostics
  ) {
    // The innermost first: what a person wrote to make a row, before what the row is in.
    let rules = conflict.rules.enumerated().sorted { left, right in
      (rank(left.element), -left.offset) < (rank(right.element), -right.offset)
    }.map(\.element)
    let written = rules.filter { rank($0) == 0 }
    let places = written.compactMap(span)
    guard let place = places.first ?? rules.compactMap(span).first else { return }
    let names = rules.map { name(of: $0, along: conflict.axis) }
    let control = rules.lazy.compactMap { rule in
      if case .control(let box) = rule { self.name(ofBox: box) } else { nil }
    }.first
    let message =
      names.count == 1
      ? "\(names[0]) cannot be met on a screen \(Int(width)) points wide"
      : "\(Self.list(names)) contradict each other on a screen \(Int(width)) points wide"
    diagnostics.report(
      Diagnostic(
        LayoutDiagnostics.unsatisfiable, message, at: place,
        labels: places.dropFirst().prefix(Self.named - 1).map { .init($0, "and this") },
        help: control.map { "put \($0) into a row of its own, with something beside it that takes the rest" }
          ?? "remove one of them: the app leaves one out, and it is not defined which"))
  }

  /// Constraints come first, then controls and what stacks ask for, then the screen.
  private func rank(_ rule: ConstraintLayout.ConflictingRule) -> Int {
    switch rule {
    case .constraint: 0
    case .control, .stack: 1
    case .screen: 2
    }
  }

  private func span(of rule: ConstraintLayout.ConflictingRule) -> SourceSpan? {
    switch rule {
    case .constraint(let box, let index): tree.source(ofRule: index, in: box)?.span
    case .stack(let box), .control(let box): span(ofBox: box)
    case .screen: nil
    }
  }

  private func name(of rule: ConstraintLayout.ConflictingRule, along axis: Axis) -> String {
    switch rule {
    case .constraint(let box, let index): "`\(tree.name(ofRule: index, in: box))` of \(name(ofBox: box))"
    case .stack(let box) where !tree.boxes[box].isStack(along: axis): "the alignment of \(name(ofBox: box))"
    case .stack(let box): "the gaps of \(name(ofBox: box))"
    case .control(let box): "the fixed \(axis == .horizontal ? "width" : "height") of \(name(ofBox: box))"
    case .screen: "the screen's extent"
    }
  }

  private func span(ofBox box: Int) -> SourceSpan? {
    tree.boxes[box].source?["type"]?.span ?? tree.boxes[box].source?.span
  }

  private func name(ofBox box: Int) -> String {
    let type = tree.boxes[box].source?["type"]?.string ?? "element"
    return tree.boxes[box].id.map { "`\($0)`" } ?? "a `\(type)`"
  }

  /// At most this many things are named in a sentence.
  private static let named = 4

  private static func list(_ names: [String]) -> String {
    if names.count > named { return names.prefix(named).joined(separator: ", ") + " and \(names.count - named) more" }
    return names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
  }

  // MARK: Undetermined places

  /// The boxes of one parent that share what is undetermined.
  private struct Group: Hashable {
    let parent: Int
    let axis: Axis
  }

  /// The boxes that are the cause: of those that are undetermined the outermost, because what is in them follows; of
  /// one alone that is only as large as what is in it, those that make it so.
  private static func groups(_ findings: ConstraintLayout.Findings, _ tree: BoxTree) -> [(Group, [Int])] {
    var groups: [(Group, [Int])] = []
    for axis in [Axis.horizontal, .vertical] {
      let ambiguous = findings.ambiguous.filter { $0.axis == axis }
      let known = Set(ambiguous.map(\.box))
      let lengths = Set(ambiguous.filter(\.isOfLength).map(\.box))
      var outermost: [Int: [Int]] = [:]
      for box in ambiguous.map(\.box) {
        guard let parent = tree.boxes[box].parent, !known.contains(parent) else { continue }
        outermost[parent, default: []].append(box)
      }
      for (var parent, var boxes) in outermost.sorted(by: { $0.key < $1.key }) {
        while boxes.count == 1 {
          let inner = tree.boxes[boxes[0]].children.filter(lengths.contains)
          if inner.isEmpty { break }
          (parent, boxes) = (boxes[0], inner)
        }
        groups.append((Group(parent: parent, axis: axis), boxes))
      }
    }
    return groups
  }

  private func report(_ group: Group, _ boxes: [Int], _ diagnostics: inout Diagnostics) {
    guard let first = boxes.first else { return }
    let extent = group.axis == .horizontal ? "width" : "height"
    let isStack = tree.boxes[group.parent].isStack(along: group.axis)
    let names = boxes.map(name(ofBox:))
    let message =
      if isStack, boxes.count > 1 {
        "which of \(Self.list(names)) takes the \(extent) that is left is undetermined"
      } else {
        "the place or \(extent) of \(boxes.count > 1 ? Self.list(names) : names[0]) is undetermined"
      }
    diagnostics.report(
      Diagnostic(
        LayoutDiagnostics.ambiguous, message, at: span(ofBox: first),
        labels: boxes.dropFirst().prefix(Self.named).compactMap { box in span(ofBox: box).map { .init($0, "or this") }
        },
        help: isStack
          ? "give all children but one a `\(extent)`" : "state where it begins and ends, or its `\(extent)`"))
  }
}

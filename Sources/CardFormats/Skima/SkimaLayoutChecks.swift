import CardIR
import CardSyntax

/// Checks how widgets are placed: constraints where they are needed and only there, and whom they refer to.
struct SkimaLayoutChecks {
  private(set) var diagnostics = Diagnostics()
  private var ids: [String: Node] = [:]

  /// Checks a screen.
  mutating func check(_ screen: Element) {
    guard screen.has(.children) else { return }
    children(of: screen, areStacked: false)
  }

  private mutating func children(of parent: Element, areStacked: Bool) {
    let slots = parent[.children]
    let siblings = areStacked ? Siblings() : Siblings(slots)
    for slot in slots {
      guard let element = slot.element else { continue }
      unique(element)
      if areStacked { stacked(element) } else { placed(element, among: siblings) }
      if element.has(.children) { children(of: element, areStacked: element.kind != .canvas) }
    }
  }

  private mutating func unique(_ element: Element) {
    guard let entry = element.entry(.id), case .text(let id) = entry.value, let origin = entry.origin else { return }
    if let first = ids[id] {
      Diagnostic.repeatedID(
        SkimaDiagnostics.duplicateID, id, first: first.span, at: origin.span, help: nil, after: diagnostics
      ).map { diagnostics.report($0) }
    } else {
      ids[id] = origin
    }
  }

  private mutating func stacked(_ element: Element) {
    for constraint in element[.constraints].compactMap(\.element) {
      unused(constraint)
      guard let rule = constraint.literal(.rule), rule != .width, rule != .height else { continue }
      diagnostics.report(
        Diagnostic(
          SkimaDiagnostics.stackConstraint, "`\(SkimaVocabulary.name(of: rule))` has no effect on a child of a stack",
          at: constraint.span,
          help: "stacks place their children; `width` and `height` are the only rules here"))
    }
  }

  private mutating func placed(_ element: Element, among siblings: Siblings) {
    if element.kind == .custom { return }
    let constraints = element[.constraints]
    if constraints.isEmpty {
      diagnostics.report(
        Diagnostic(
          SkimaDiagnostics.unconstrained, "the widget has no constraints, so it is not seen",
          at: element.source?["type"]?.span ?? element.span,
          help: "state a horizontal and a vertical position, and a size where the content gives none"))
    }
    for constraint in constraints.compactMap(\.element) {
      unused(constraint)
      refers(constraint, of: element, among: siblings)
    }
  }

  /// What a rule looks at is its own matter: extents and centres know no other widget, centres no distance.
  private mutating func unused(_ constraint: Element) {
    guard let rule = constraint.literal(.rule), !rule.isEdge else { return }
    var ids: [(AttributeID, String)] = [(.anchorID, "of"), (.anchorEdge, "to")]
    if rule.isCenter, constraint.literal(.constant) != 0 { ids.append((.constant, "value")) }
    for (id, name) in ids {
      guard let entry = constraint.entry(id) else { continue }
      diagnostics.report(
        Diagnostic(
          SkimaDiagnostics.inertProperty, "`\(SkimaVocabulary.name(of: rule))` makes no use of `\(name)`",
          at: entry.origin?.span ?? constraint.span))
    }
  }

  private mutating func refers(_ constraint: Element, of element: Element, among siblings: Siblings) {
    guard let anchor = constraint.entry(.anchorID), case .text(let id) = anchor.value,
      constraint.literal(.rule)?.isEdge ?? false
    else { return }
    let span = anchor.origin?.span ?? constraint.span
    if !constraint.has(.anchorEdge) {
      diagnostics.report(
        Diagnostic(
          SkimaDiagnostics.constraintScope, "`of` has no effect without `to`", at: span,
          help: "`to` says which edge of `\(id)` is meant"))
    } else if id == element.literal(.id) {
      diagnostics.report(
        Diagnostic(SkimaDiagnostics.constraintScope, "the widget refers to itself", at: span))
    } else if !siblings.mayHave(id) {
      diagnostics.report(
        Diagnostic(
          SkimaDiagnostics.constraintScope, "`\(id)` is not a sibling of the widget", at: span,
          help: Suggestion.help(for: id, in: siblings.ids.sorted())))
    }
  }

  /// The ids that a constraint of a child may name.
  private struct Siblings {
    var ids: Set<String> = []
    /// Whether some ids are known only with data.
    var isOpen = false

    init() {}

    init(_ slots: [Slot]) {
      for slot in slots {
        guard let element = slot.element else {
          isOpen = true
          continue
        }
        // Descendants of siblings are in the tree when the constraint is applied, so they work too.
        var found: Set<String> = []
        var hasHoles = false
        func note(_ child: Element) {
          switch child[.id] {
          case .literal(let id): found.insert(id)
          case .template: hasHoles = true
          case nil: break
          }
        }
        element.visit(note)
        ids.formUnion(found)
        isOpen = isOpen || hasHoles
      }
    }

    func mayHave(_ id: String) -> Bool { isOpen || ids.contains(id) }
  }
}

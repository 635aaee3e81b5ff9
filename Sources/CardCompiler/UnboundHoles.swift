import CardIR
import CardSyntax
import CardTemplate

/// Finds what of a template is left in output that is to be final.
struct UnboundHoles {
  private var places: [SourceSpan?] = []
  /// Where the innermost element stands that was read from the source: passes make others, which stand nowhere.
  private var element: SourceSpan?

  /// Reports everything in `screen`, in the form in which it is written, that only data would fill.
  static func report(_ screen: Screen, _ diagnostics: inout Diagnostics) {
    guard screen.isTemplate else { return }
    var search = UnboundHoles()
    search.visit(scope: screen.scope, when: screen.when, screen.root)
    search.visit(screen.root)
    for place in search.places {
      let finding = Diagnostic.unboundHole(at: place)
      // Most targets have the same holes.
      if !diagnostics.all.contains(finding) { diagnostics.report(finding) }
    }
  }

  /// The findings about what the data have no value for, as what they are in final output.
  static func findings(in expansion: some Sequence<Diagnostic>) -> [Diagnostic] {
    let kinds: Set = [TemplateDiagnostics.missingPath, TemplateDiagnostics.nullInText, TemplateDiagnostics.nullData]
    return expansion.filter { kinds.contains($0.kind) }.map { .unboundHole(at: $0.span) }
  }

  /// The bindings that are left in the text of a document, although it is filled with data.
  static func findings(in expanded: Document) -> [Diagnostic] {
    var search = UnboundHoles()
    search.visit(expanded.root)
    return search.places.map { .unboundHole(at: $0) }
  }

  private mutating func visit(_ element: Element) {
    let outer = self.element
    self.element = element.span ?? outer
    defer { self.element = outer }
    for entry in element.attributes {
      switch entry.value {
      case .template(let template):
        // What a pass has computed from a hole has none where none was left.
        if template.hasHoles { places.append(entry.origin?.span ?? self.element) }
      case .json(let node): visit(node)
      default: break
      }
    }
    for extra in element.extras where extra.mayHaveHoles { visit(extra.value) }
    for region in element.regions {
      for slot in region.slots {
        switch slot {
        case .splice(_, let origin): places.append(origin?.span ?? self.element)
        case .one(let child, let scope, let when):
          visit(scope: scope, when: when, child)
          visit(child)
        }
      }
    }
  }

  private mutating func visit(scope: Scope?, when: Condition?, _ element: Element) {
    if let scope { places.append(scope.origin?.span ?? element.span ?? self.element) }
    if let when { places.append(when.origin?.span ?? element.span ?? self.element) }
  }

  private mutating func visit(_ node: Node) {
    if node.kind == .string {
      if node.string.flatMap({ TemplateString.parse($0) })?.hasHoles == true { places.append(node.span) }
      return
    }
    for element in node.elements { visit(element) }
    for member in node.members { visit(member.value) }
  }
}

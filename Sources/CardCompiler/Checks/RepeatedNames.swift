import CardFormats
import CardIR
import CardSyntax
import CardTemplate

/// Finds elements that `$data` repeats and that have a name of their own, which each of their copies has as well.
///
/// With data that have two items, the importer finds the copies. Without, what is known of the data tells.
struct RepeatedNames {
  private let repeating: [SourceSpan]
  private var found: [(id: String, span: SourceSpan)] = []

  /// Reports such elements of a screen whose template reads `bindings`, but for those that have been reported.
  static func check(_ screen: Screen, reading bindings: TemplateBindings, diagnostics: inout Diagnostics) {
    var check = RepeatedNames(repeating: bindings.repeatingPaths)
    check.look(at: screen.root, isRepeated: check.repeats(screen.scope))
    for (id, span) in check.found {
      diagnostics.report(.copies(RepeatedNameDiagnostics.repeatedID, withID: id, at: span))
    }
  }

  private init(repeating: [SourceSpan]) { self.repeating = repeating }

  private mutating func look(at element: Element, isRepeated: Bool) {
    // Actions and targets name elements, or nothing that is looked for.
    if isRepeated, element.kind != .target, element.kind.family != .action, let id = element.literal(.id), !id.isEmpty,
      !Placeholder.occurs(in: id), let span = element.entry(.id)?.origin?.span
    {
      found.append((id, span))
    }
    for region in element.regions {
      for slot in region.slots {
        if let child = slot.element { look(at: child, isRepeated: isRepeated || repeats(slot.scope)) }
      }
    }
  }

  /// Whether there may be several of what has this `$data`.
  private func repeats(_ scope: Scope?) -> Bool {
    switch scope?.source {
    case .inline(let node)?: return node.kind == .array && node.elements.count > 1
    case .template(let template)?:
      guard let data = template.singleHole, let place = scope?.origin?.span else { return false }
      return data.type == .array || repeating.contains { place.contains($0) }
    case nil: return false
    }
  }
}

/// The rules of ``RepeatedNames``.
enum RepeatedNameDiagnostics {
  static let repeatedID = DiagnosticKind(
    "template.repeated-id", .warning, "Every copy of an element has the same id.",
    explanation: """
      `$data` repeats the element, and each of its copies has the id that is written in the template. Inputs with one id \
      send one value, actions that show and hide find one of the copies, and renderers may refuse the document. Bind the id \
      to what tells the copies apart, such as `"id": "note_${$index}"`. What the template, data or a schema do not tell \
      otherwise is taken for a list if its name says that there are several, as `orders` does.
      """)

  static let all = [repeatedID]
}

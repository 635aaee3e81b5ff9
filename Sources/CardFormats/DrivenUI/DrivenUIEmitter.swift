import CardIR
import CardSyntax

/// Writes a screen as the one component that a DrivenUI document is.
enum DrivenUIEmitter {
  /// The document.
  static func emit(
    _ screen: Screen, _ options: EmitOptions, _ tables: DrivenUITables,
    _ diagnostics: inout Diagnostics
  ) -> OutputFile {
    var emitter = ObjectEmitter(tables.strict, screen: screen, options: options, overrides: tables.overrides)
    let slots = screen.root[.children]
    let isOwn = screen.sourceFormat == .drivenUI
    let root = slots.count == 1 ? slots.first ?? .one(column([])) : .one(column(slots))
    emitter.slot(prepared(root, isOwn: isOwn), DrivenUIVocabulary.subviews)
    return emitter.finish(screen, as: DrivenUIFormat.title, &diagnostics)
  }

  /// A document has one root, so anything else than one component needs a stack.
  private static func column(_ slots: [Slot]) -> Element {
    var stack = Element(.stack, children: slots)
    stack[.axis] = .literal(.vertical)
    return stack
  }

  /// A slot with what a new component should say even where it is not needed to decode it.
  static func prepared(_ slot: Slot, isOwn: Bool) -> Slot { slot.replacing { prepared($0, isOwn: isOwn) } }

  /// Writes out what a new component should say even where it is not needed to decode it.
  private static func prepared(_ element: Element, isOwn: Bool) -> Element {
    var element = element
    if !isOwn || element.source == nil {
      // Containers without `subviews` show a placeholder.
      if [.stack, .overlay, .list].contains(element.kind), !element.has(.children) { element[.children] = [] }
      // The name promises weight, but the SDK's headline is as light as other text.
      if element.kind == .text, element.literal(.textSize) == .style(.headline), !element.has(.textWeight) {
        element[.textWeight] = .literal(.regular)
      }
      // One half of a border draws nothing.
      if element.has(.borderColor) != element.has(.borderWidth) {
        element[.borderColor] = nil
        element[.borderWidth] = nil
      }
      // What is no URL crashes the SDK; with percent codes it is the same address.
      if element.kind == .image, let url = element.literal(.url), !url.isEmpty, !URLText(url).isStrict {
        element[.url] = .literal(URLText(url).repaired)
      }
    }
    if element.has(.children) {
      element[.children] = element[.children].map { prepared($0, isOwn: isOwn) }
    }
    return element
  }
}

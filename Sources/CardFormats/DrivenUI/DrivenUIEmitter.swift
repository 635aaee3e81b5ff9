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
    // Few documents need it, and it takes a copy of all that is in them.
    let isPrepared = root.element.map { !$0.containsElement { needsPreparing($0, isOwn: isOwn) } } ?? true
    emitter.slot(isPrepared ? root : prepared(root, isOwn: isOwn), DrivenUIVocabulary.subviews)
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
      if lacksChildren(element) { element[.children] = [] }
      if lacksWeight(element) { element[.textWeight] = .literal(.regular) }
      if hasHalfBorder(element) {
        element[.borderColor] = nil
        element[.borderWidth] = nil
      }
      if let url = element.looseURL { element[.url] = .literal(url.repaired) }
    }
    if element.has(.children) {
      element[.children] = element[.children].map { prepared($0, isOwn: isOwn) }
    }
    return element
  }

  /// Whether a component by itself would be written otherwise than it is.
  private static func needsPreparing(_ element: Element, isOwn: Bool) -> Bool {
    if isOwn, element.source != nil { return false }
    return lacksChildren(element) || lacksWeight(element) || hasHalfBorder(element) || element.looseURL != nil
  }

  /// Containers without `subviews` show a placeholder.
  private static func lacksChildren(_ element: Element) -> Bool {
    switch element.kind {
    case .stack, .overlay, .list: !element.has(.children)
    default: false
    }
  }

  /// The name promises weight, but the SDK's headline is as light as other text.
  private static func lacksWeight(_ element: Element) -> Bool {
    element.kind == .text && !element.has(.textWeight) && element[value: .textSize] == TextStyle.headline.storage
  }

  /// One half of a border draws nothing.
  private static func hasHalfBorder(_ element: Element) -> Bool {
    element.has(.borderColor) != element.has(.borderWidth)
  }
}

extension Element {
  /// The address of an image that is no URL, which crashes the SDK; with percent codes it is the same address.
  fileprivate var looseURL: URLText? {
    guard kind == .image, let url = literal(.url), !url.isEmpty else { return nil }
    let text = URLText(url)
    return text.isStrict ? nil : text
  }
}

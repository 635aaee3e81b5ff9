package import CardIR
import CardSyntax
import CardTemplate

extension PassContext {
  /// Notes of each action in `element`, itself included, and of each text, address and input in them that a person
  /// meets, that it is not in the output.
  ///
  /// One note for the whole would say that something is lost, but not what. What the note of an action or input says is
  /// not said again of the attribute that it is from.
  package mutating func recordRemoval(of element: Element, _ kind: LossKind, _ message: String) {
    var said: String?
    if element.kind.family == .action || element.kind.isInput || element.kind == .choice {
      said = element.principalText
      record(kind, message, at: element, value: said)
    }
    for entry in element.attributes
    where RemovedContent.attributes.contains(entry.id) || element.kind == .manipulate && entry.id == .value {
      if let said, entry.origin?.string == said { continue }
      recordRemoval(of: entry.id, of: element, kind, message)
    }
    for region in element.regions where region.id != .fallback {
      for slot in region.slots {
        if let child = slot.element { recordRemoval(of: child, kind, message) }
      }
    }
  }

  /// Notes of an attribute that its text or address is not in the output; nothing if it has none.
  package mutating func recordRemoval(
    of attribute: AttributeID, of element: Element, _ kind: LossKind, _ message: String
  ) {
    guard let entry = element.entry(attribute), entry.origin != nil else { return }
    if case .json(let node) = entry.value, node.string == nil, node.numberText == nil {
      for text in RemovedContent.texts(in: node) { record(kind, message, at: text, value: text.string) }
    } else if entry.origin?.string != "" {
      record(kind, message, at: element, attribute)
    }
  }
}

/// What of an element a person meets.
private enum RemovedContent {
  /// The attributes whose values are shown or lead somewhere.
  static let attributes = AttributeSet([.visibleText, .address])

  /// The strings in a value that is kept as data.
  static func texts(in node: Node) -> [Node] {
    if node.string != nil { return [node] }
    return node.elements.flatMap { texts(in: $0) } + node.members.flatMap { texts(in: $0.value) }
  }
}

extension Element {
  /// What tells an element from others of its kind: where it leads, what it says, what it changes.
  package var principalText: String? {
    if let address { return address }
    for id in [AttributeID.title, .label, .value, .targetID, .variableID, .id] {
      switch self[value: id] {
      case .text(let text)? where !text.isEmpty: return text
      case .template(let template)?: return template.sourceText
      default: continue
      }
    }
    return nil
  }
}

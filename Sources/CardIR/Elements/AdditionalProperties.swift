package import CardSyntax
package import CardTemplate

/// The properties of an element that are no attributes, by name: what no one recognised, and what custom elements
/// declare.
///
/// ```swift
/// element.additional["x-tracking"] = .text("hero")
/// ```
///
/// They are written to the format that they were read from, where they stood; new ones follow the others.
public struct AdditionalProperties: Sendable {
  fileprivate var extras: [Element.Extra]

  /// The names in source order.
  public var names: [String] { extras.map(\.name) }

  /// The value of a property: a flag, number, text or hole; lists and objects as data. `nil` removes it.
  ///
  /// A property that is there keeps its `group`; a new one goes into it, for formats that nest their properties.
  public subscript(name: String, in group: String? = nil) -> AttributeValue? {
    get { position(name, group).map { extras[$0].content } }
    set {
      guard let newValue else {
        if let index = position(name, group) { extras.remove(at: index) }
        return
      }
      set(name, in: group, to: newValue) { value, writer in value.writeAsData(to: &writer) }
    }
  }

  /// Gives a property a value that `write` spells.
  package mutating func set(
    _ name: String, in group: String?, to value: AttributeValue,
    write: (AttributeValue, inout DocumentWriter) -> Void
  ) {
    let index = position(name, group)
    if let index, extras[index].content == value { return }
    guard let node = Self.node(value, write) else { return }
    let isHole = if case .template = value { true } else { false }
    let old = index.map { extras[$0] }
    let extra = Element.Extra(
      group: old?.group ?? group, name: name, value: node, origin: old?.origin, mayHaveHoles: isHole,
      isKnown: old?.isKnown ?? false)
    if let index { extras[index] = extra } else { extras.append(extra) }
  }

  /// The property as it stands in the document.
  package func extra(_ name: String, in group: String?) -> Element.Extra? {
    position(name, group).map { extras[$0] }
  }

  private func position(_ name: String, _ group: String?) -> Int? {
    extras.firstIndex { $0.name == name && (group == nil || $0.group == group) }
  }

  private static func node(
    _ value: AttributeValue, _ write: (AttributeValue, inout DocumentWriter) -> Void
  ) -> Node? {
    if case .json(let node) = value { return node }
    return JSONLiteral.make { writer in
      if case .template(let template) = value { writer.string(template.sourceText) } else { write(value, &writer) }
    }
  }
}

extension Element {
  /// The ``extras`` by name: passes and plug-ins read and change values here, importers and emitters use the nodes.
  public var additional: AdditionalProperties {
    get { AdditionalProperties(extras: extras) }
    set { extras = newValue.extras }
  }
}

extension Element.Extra {
  /// The value as attributes have it.
  package var content: AttributeValue {
    switch value.kind {
    case .boolean: .flag(value.boolean ?? false)
    case .number: value.double.map { .number($0) } ?? .json(value)
    case .string:
      if let template { .template(template) } else { .text(value.string ?? "") }
    case .null, .array, .object: .json(value)
    }
  }

  /// The holes of the value, if it is a string with holes.
  package var template: TemplateString? {
    guard mayHaveHoles, value.kind == .string, let text = value.string, text.containsUTF8("${") else { return nil }
    var ignored = Diagnostics()
    return TemplateString.parse(value, diagnostics: &ignored)
  }
}

extension AttributeValue {
  /// Writes the value as JSON has it, where no table says how it is spelt.
  fileprivate func writeAsData(to writer: inout DocumentWriter) {
    switch self {
    case .flag(let flag): writer.boolean(flag)
    case .number(let number), .measure(let number, .points):
      if number.isFinite { writer.number(number) } else { writer.null() }
    case .measure: writer.string(TextDump.text(of: self))
    case .text(let text), .token(let text): writer.string(text)
    case .color(let color): writer.string(color.text(.alphaFirst))
    case .json(let node): writer.value(node)
    case .template(let template): writer.string(template.sourceText)
    }
  }
}

public import CardFormats
public import CardIR
public import CardPasses

/// A type of elements that a format does not have, and what it means to other formats.
///
/// ```swift
/// extension CustomElement {
///   static let value = PropertyKey("value", in: 0...1)
///
///   static let progressBar = CustomElement("ProgressBar", properties: [.value(value, required: true)]) { bar, _ in
///     guard let value = bar[property: value]?.literal else { return nil }
///     var text = Element(.text)
///     text[.text] = .literal("\(Int(value * 100)) %")
///     return text
///   }
/// }
///
/// let compiler = Compiler { $0.register(element: .progressBar) }
/// ```
///
/// Elements of the type have the properties of every element of their format as well: `id`, `isVisible`, `spacing`,
/// `separator`, `height`, `fallback` and `requires` in Adaptive Cards. They are of the kind `ElementKind.custom`,
/// and what they declare is found by `Element.additional` or by a `PropertyKey`.
public struct CustomElement: Sendable {
  /// Makes an element of built-in kinds, in the terms of the custom element's own format; `nil` if it cannot, so that
  /// the element's fallback is used.
  ///
  /// What the custom element has as every element does, such as its id and spacing, is taken over by the result.
  public typealias Lowering = @Sendable (_ element: Element, _ context: inout PassContext) -> Element?

  /// What objects of the type have for a `type`.
  public let typeName: String
  /// The format that has the type; there it is written as it was read.
  public let format: FormatID
  /// The version of the format that introduced the type.
  public let since: String?
  /// What the type is for, in a sentence.
  public let summary: String?
  /// The properties that the type declares.
  public let properties: [CustomProperty]
  /// What the type means to other formats.
  let lowering: Lowering?

  /// A type, with what it means to other formats.
  public init(
    _ typeName: String, in format: FormatID = .adaptiveCard, since: String? = nil, summary: String? = nil,
    properties: [CustomProperty] = [], lowering: Lowering? = nil
  ) {
    self.typeName = typeName
    self.format = format
    self.since = since
    self.summary = summary
    self.properties = properties
    self.lowering = lowering
  }

  /// A new element of the type, for passes to put into a screen of its format.
  public func makeElement() -> Element {
    var element = Element(.custom)
    element[.typeName] = .literal(typeName)
    return element
  }

  /// The type as a format's table has it.
  var type: CustomType { CustomType(name: typeName, since: since, summary: summary, properties: properties) }
}

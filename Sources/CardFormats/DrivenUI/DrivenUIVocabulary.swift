import CardIR
import CardSyntax

/// The ten component types with their properties in the order in which they are written.
package enum DrivenUIVocabulary {
  /// The only family: components stand in components.
  static let component = TypeFamily("a component")
  /// Where components stand.
  static let subviews = RegionSpec(.list, of: component)
  /// The member that holds layout and modifiers.
  static let properties = "properties"
  /// The member that holds content.
  static let values = "values"

  /// The format's types.
  package static let strict = vocabulary(adding: [])

  /// The format's types under names of other case as well, with values of other types where their meaning is plain.
  static func tolerant(alsoNamed names: [String]) -> Vocabulary { vocabulary(isTolerant: true, adding: names) }

  private static func vocabulary(isTolerant: Bool = false, adding names: [String]) -> Vocabulary {
    let types = types(isTolerant ? .tolerant : .strict)
    let aliases = names.flatMap { name in
      types.filter { $0.name.lowercased() == name.lowercased() }
        .map { TypeSpec(name, $0.kind, $0.family, implied: $0.implied, $0.properties) }
    }
    return Vocabulary(
      format: .drivenUI, title: "DrivenUI",
      diagnostics: VocabularyDiagnostics(
        unknownType: DrivenUIDiagnostics.unknownType, missingType: DrivenUIDiagnostics.missingType,
        misplacedType: DrivenUIDiagnostics.unknownType, unknownProperty: DrivenUIDiagnostics.unknownKey,
        wrongType: DrivenUIDiagnostics.wrongType, unknownName: DrivenUIDiagnostics.unknownAlignment,
        missingProperty: DrivenUIDiagnostics.missingType),
      types: types + aliases)
  }

  private static func types(_ codecs: Codecs) -> [TypeSpec] {
    func property(
      _ name: String, _ id: AttributeID, _ codec: ValueCodec, default value: AttributeValue? = nil
    ) -> PropertySpec {
      .attribute(name, id, codec, in: properties, default: value)
    }
    func content(_ name: String, _ id: AttributeID, readOnly: Bool = false) -> PropertySpec {
      .attribute(name, id, codecs.string, in: values, readOnly: readOnly)
    }
    // Text has a colour of its own; on every other component the colour is handed down to what is inside.
    func common(color: AttributeID = .foregroundColor) -> [PropertySpec] {
      [
        property("foregroundColor", color, codecs.color),
        property("backgroundColor", .backgroundColor, codecs.color),
        property("borderColor", .borderColor, codecs.color),
        property("borderWidth", .borderWidth, codecs.integer),
        property("padding", .padding, codecs.integer),
      ]
    }
    let spacing = property("spacing", .gap, codecs.integer, default: .measure(0, .points))
    let frame = [property("width", .width, codecs.float), property("height", .height, codecs.float)]
    let center = AttributeValue.token(Alignment.center.rawValue)
    let horizontal = property("horizontalAlignment", .alignment, codecs.horizontalAlignment, default: center)
    let vertical = property("verticalAlignment", .alignment, codecs.verticalAlignment, default: center)
    let children = [PropertySpec.region("subviews", .children, subviews)]
    let text = [
      property("font", .textSize, codecs.font, default: .token(TextStyle.body.rawValue)),
      property("fontWeight", .textWeight, codecs.weight, default: .token(TextWeight.regular.rawValue)),
    ]
    func shape(_ name: String, _ kind: ShapeKind) -> TypeSpec {
      TypeSpec(name, .shape, component, implied: [.shape: kind.storage], common() + frame)
    }
    return [
      // Images are read as such; those that turn out to name a symbol become icons.
      TypeSpec(
        "Image", .image, component,
        common() + frame
          + [
            content("systemIconName", .symbolName, readOnly: true), content("localImageName", .assetName),
            content("imageUrl", .url),
          ]),
      TypeSpec("Image", .icon, component, common() + frame + [content("systemIconName", .symbolName)]),
      TypeSpec("Text", .text, component, text + common(color: .textColor) + frame + [content("text", .text)]),
      TypeSpec(
        "HStack", .stack, component, implied: [.axis: Axis.horizontal.storage],
        common() + [spacing] + frame + [vertical] + children),
      TypeSpec(
        "VStack", .stack, component, implied: [.axis: Axis.vertical.storage],
        common() + [spacing] + frame + [horizontal] + children),
      TypeSpec("ZStack", .overlay, component, common() + frame + children),
      shape("Rectangle", .rectangle),
      shape("Circle", .circle),
      TypeSpec("Spacer", .spacer, component, common() + frame + [property("minLength", .minLength, codecs.float)]),
      TypeSpec("Divider", .divider, component, common() + frame),
      TypeSpec("List", .list, component, common() + frame + children),
    ]
  }
}

/// How the values of properties are spelt, as the SDK takes them or as a person would.
private struct Codecs {
  let string: ValueCodec
  let integer: ValueCodec
  let float: ValueCodec
  let color: ValueCodec
  let font: ValueCodec
  let weight: ValueCodec
  let horizontalAlignment: ValueCodec
  let verticalAlignment: ValueCodec

  static let strict = Codecs(isTolerant: false)
  static let tolerant = Codecs(isTolerant: true)

  private init(isTolerant: Bool) {
    func lenient(_ codec: ValueCodec, _ decode: @escaping @Sendable (Node) -> AttributeValue?) -> ValueCodec {
      guard isTolerant else { return codec }
      return ValueCodec(expectation: codec.expectation, spellings: codec.spellings, shape: codec.shape) { node in
        if let value = codec.decode(node) { return value }
        // A number may be plain to read and still be none that the SDK can have.
        guard let value = decode(node), codec.accepts(value) else { return nil }
        return value
      } encode: {
        codec.encode($0, &$1)
      }
    }
    func names(_ codec: ValueCodec, _ lenientCodec: ValueCodec) -> ValueCodec {
      lenient(codec) { lenientCodec.decode($0) }
    }
    string = lenient(.string) { $0.numberText.map { .text($0) } ?? $0.boolean.map { .text($0 ? "true" : "false") } }
    integer = lenient(Self.wholeNumber) { node in
      Self.number(node).map { .measure(($0 + 0.5).rounded(.down), .points) }
    }
    float = lenient(Self.singlePrecision) { node in Self.number(node).map { .measure($0, .points) } }
    color = Self.color
    font = names(
      .tokens(TextStyle.allCases.map(\.rawValue)), .tokens(TextStyle.allCases.map(\.rawValue), caseSensitive: false))
    weight = names(
      .tokens(TextWeight.steps.map(\.rawValue)), .tokens(TextWeight.steps.map(\.rawValue), caseSensitive: false))
    horizontalAlignment = names(.tokens(Self.horizontal), .tokens(Self.lenientHorizontal, caseSensitive: false))
    verticalAlignment = names(.tokens(Self.vertical), .tokens(Self.vertical, caseSensitive: false))
  }

  private static let horizontal: KeyValuePairs<String, String> = [
    "leading": "leading", "center": "center", "trailing": "trailing",
  ]
  private static let lenientHorizontal: KeyValuePairs<String, String> = [
    "leading": "leading", "center": "center", "trailing": "trailing", "left": "leading", "right": "trailing",
  ]
  private static let vertical: KeyValuePairs<String, String> = [
    "top": "top", "center": "center", "bottom": "bottom", "firstTextBaseline": "firstBaseline",
    "lastTextBaseline": "lastBaseline",
  ]

  /// What the SDK decodes as `Int`: `8.0` is one, `8.5` is not.
  private static let wholeNumber = ValueCodec(expectation: "a whole number", shape: .integer) { node in
    node.integer.map { .measure(Double($0), .points) }
  } encode: { value, writer in
    guard let number = Double(value), let integer = Int(exactly: number) else { return false }
    writer.number(integer)
    return true
  }

  /// What the SDK decodes as `Float`.
  private static let singlePrecision = ValueCodec(expectation: "a number", shape: .number) { node in
    guard let number = node.double, abs(number) <= Double(Float.greatestFiniteMagnitude) else { return nil }
    return .measure(number, .points)
  } encode: { value, writer in
    guard let number = Double(value), abs(number) <= Double(Float.greatestFiniteMagnitude) else { return false }
    writer.number(number)
    return true
  }

  private static let color = ValueCodec(expectation: "a colour such as `1F6FEB`", shape: .string) { node in
    node.string.map { .color(DrivenUIColor($0).meant) }
  } encode: { value, writer in
    guard case .color(let color) = value, color.alpha == 255 else { return false }
    writer.string(color.text(.bare))
    return true
  }

  /// A number, or a string that is one, perhaps with a unit that means points.
  private static func number(_ node: Node) -> Double? {
    if let number = node.double { return number.isFinite ? number : nil }
    guard var text = node.string.map({ Substring($0) }) else { return nil }
    for unit in ["px", "pt"] where text.hasSuffix(unit) { text.removeLast(unit.count) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

import CardIR
import CardSyntax

/// The types and properties of Adaptive Cards 1.0 to 1.6, from the typed schema; what only renderers know has no
/// version.
enum AdaptiveCardsVocabulary {
  static let element = TypeFamily("an element")
  static let action = TypeFamily("an action")
  static let column = TypeFamily("a column")
  static let card = TypeFamily("a card")

  static let elements = RegionSpec(.list, of: element)
  static let actions = RegionSpec(.list, of: action)
  static let columns = RegionSpec(.list, of: column, impliedType: true)

  static let vocabulary = Vocabulary(
    format: .adaptiveCard, title: "Adaptive Cards", diagnostics: AdaptiveCardsDiagnostics.vocabulary,
    types: documentTypes + textTypes + mediaTypes + containerTypes + tableTypes + inputTypes + actionTypes)

  // MARK: Properties that many types share

  static func v(_ minor: Int) -> FormatVersion { FormatVersion(1, minor) }

  /// Properties of everything that can be shown and hidden.
  static func item(fallback family: TypeFamily) -> [PropertySpec] {
    [
      .attribute("id", .id, .string),
      .attribute("isVisible", .isVisible, .boolean, default: .flag(true), since: v(2)),
      .attribute("requires", .requires, .json, since: v(2)),
      .region(
        "fallback", .fallback,
        RegionSpec(
          .single, of: family, impliedType: family == column, scalar: (.dropsOnFallback, AdaptiveCardsCodecs.drop)),
        since: v(2)),
      .attribute("lang", .language, .string),
    ]
  }

  /// Properties of every element, before its own.
  static let base: [PropertySpec] =
    item(fallback: element) + [
      .attribute("spacing", .spacing, AdaptiveCardsCodecs.spacing, default: .token("default")),
      .attribute("separator", .separator, .boolean, default: .flag(false)),
    ]

  static let height = PropertySpec.attribute("height", .height, AdaptiveCardsCodecs.blockHeight, since: v(1))

  static let select = PropertySpec.region("selectAction", .tap, RegionSpec(.single, of: action), since: v(1))

  static let horizontalAlignment = PropertySpec.attribute(
    "horizontalAlignment", .horizontalAlignment, AdaptiveCardsCodecs.horizontal)

  static let background = background(since: v(2))

  /// Cards had the picture from the beginning, as a bare URL; the object came later, for everything.
  private static func background(since: FormatVersion?) -> PropertySpec {
    .region(
      "backgroundImage", .background,
      RegionSpec(.single, of: TypeFamily("a background image"), impliedType: true, shorthand: .url), since: since)
  }

  /// Properties of everything that holds elements and has a look of its own.
  static let box: [PropertySpec] = [
    .attribute("style", .containerStyle, AdaptiveCardsCodecs.containerStyle),
    .attribute("verticalContentAlignment", .verticalAlignment, AdaptiveCardsCodecs.vertical, since: v(1)),
    .attribute("bleed", .bleed, .boolean, default: .flag(false), since: v(2)),
    .attribute("minHeight", .minHeight, .pixels, since: v(2)),
    .attribute("rtl", .rightToLeft, .boolean, since: v(5)),
    .attribute("rtl?", .rightToLeft, .boolean, since: v(5), readOnly: true),
    background, select,
  ]

  // MARK: The document

  private static let documentTypes: [TypeSpec] = [
    TypeSpec(
      "AdaptiveCard", .screen, card,
      [
        .attribute("$schema", .schema, .string),
        .attribute("version", .version, .string),
        .attribute("fallbackText", .fallbackText, .string),
        .attribute("speak", .speak, .string),
        .attribute("lang", .language, .string),
        .attribute("rtl", .rightToLeft, .boolean, since: v(5)),
        .attribute("minHeight", .minHeight, .pixels, since: v(2)),
        .attribute("verticalContentAlignment", .verticalAlignment, AdaptiveCardsCodecs.vertical, since: v(1)),
        .attribute("refresh", .refresh, .json, since: v(4)),
        .attribute("authentication", .authentication, .json, since: v(4)),
        .attribute("metadata", .metadata, .json, since: v(6)),
        .attribute("style", .containerStyle, AdaptiveCardsCodecs.containerStyle),
        background(since: nil), select,
        .region("body", .children, elements),
        .region("actions", .actions, actions),
        .region(
          "fallback", .fallback,
          RegionSpec(.single, of: element, scalar: (.dropsOnFallback, AdaptiveCardsCodecs.drop))),
      ]),
    TypeSpec(
      "BackgroundImage", .backgroundImage, TypeFamily("a background image"), since: v(2),
      [
        .attribute("url", .url, .string, required: true),
        .attribute("fillMode", .fillMode, AdaptiveCardsCodecs.fillMode),
        horizontalAlignment,
        .attribute("verticalAlignment", .verticalAlignment, AdaptiveCardsCodecs.vertical),
      ]),
  ]
}

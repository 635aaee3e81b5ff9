import CardIR
import CardSyntax

/// The types and properties of Adaptive Cards 1.0 to 1.6, from the typed schema, and what only renderers
/// know, as extensions.
enum AdaptiveCardsVocabulary {
  private typealias Codecs = AdaptiveCardsCodecs

  static let element = TypeFamily("an element")
  static let action = TypeFamily("an action")
  static let column = TypeFamily("a column")
  static let card = TypeFamily("a card")

  static let elements = RegionSpec(.list, of: element)
  static let actions = RegionSpec(.list, of: action)
  static let columns = RegionSpec(.list, of: column, impliedType: true)

  static let vocabulary = Vocabulary(
    format: .adaptiveCard, title: "Adaptive Cards", diagnostics: AdaptiveCardsDiagnostics.vocabulary,
    readsTruthInText: true,
    types: documentTypes + objectTypes + textTypes + mediaTypes + layoutTypes + hostTypes + containerTypes
      + tableTypes + chartTypes + inputTypes + actionTypes + outlookTypes)

  // MARK: Properties that many types share

  static func v(_ minor: Int) -> FormatVersion { FormatVersion(1, minor) }

  /// Properties of everything that can be shown and hidden.
  static func item(fallback family: TypeFamily) -> [PropertySpec] {
    [
      .attribute("id", .id, .string),
      .attribute("isVisible", .isVisible, .boolean, default: .flag(true), since: v(2)),
      .attribute("requires", .requires, AdaptiveCardsCodecs.requires, since: v(2)),
      .region(
        "fallback", .fallback,
        RegionSpec(
          .single, of: family, impliedType: family == column, scalar: (.dropsOnFallback, AdaptiveCardsCodecs.drop)),
        since: v(2)),
      .attribute("lang", .language, .string, since: v(1)).asExtension,
      .attribute("targetWidth", .targetWidth, AdaptiveCardsCodecs.targetWidth, since: v(5)).asExtension,
      .inert("grid.area", .string, since: v(5)).asExtension,
      .inert("key", .string).asExtension,
      .inert("isSortKey", .boolean, since: v(5)).asExtension,
      .inert("isVisible.dynamic", .string, since: v(5)).asExtension,
    ]
  }

  /// What stands between an element and the previous one.
  static let sibling: [PropertySpec] = [
    .attribute("spacing", .spacing, AdaptiveCardsCodecs.spacing, default: .token("default")),
    .attribute("separator", .separator, .boolean, default: .flag(false)),
  ]

  /// Properties of every element, before its own.
  static let base: [PropertySpec] = item(fallback: element) + sibling

  /// Properties that the schema has elsewhere, but not on this type.
  static func extensions(_ properties: [PropertySpec]) -> [PropertySpec] { properties.map(\.asExtension) }

  static let rightToLeft = PropertySpec.attribute("rtl", .rightToLeft, .boolean, since: v(5))

  static let height = PropertySpec.attribute("height", .height, AdaptiveCardsCodecs.blockHeight, since: v(1))

  static let select = PropertySpec.region(
    "selectAction", .tap, RegionSpec(.single, of: action, only: selectable), since: v(1))

  /// The actions that a tap can run: all but one.
  static let selectable = [
    "Action.OpenUrl", "Action.Submit", "Action.Execute", "Action.ToggleVisibility", "Action.Popover",
    "Action.ResetInputs", "Action.OpenUrlDialog", "Action.InsertImage", "Action.RunCommands",
    "Action.Http", "Action.InvokeAddInCommand", "Action.DisplayMessageForm", "Action.DisplayAppointmentForm",
  ]

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
    rightToLeft,
    .attribute("rtl?", .rightToLeft, AdaptiveCardsCodecs.misnamedFlag("rtl"), since: v(5), readOnly: true),
    background, select,
  ]

  // MARK: The document

  private static let documentTypes: [TypeSpec] = [
    TypeSpec(
      "AdaptiveCard", .screen, card,
      [
        .attribute("$schema", .schema, Codecs.address),
        .attribute("version", .version, Codecs.version),
        .attribute("fallbackText", .fallbackText, .string),
        .attribute("speak", .speak, .string),
        .attribute("lang", .language, .string),
        rightToLeft,
        .attribute("minHeight", .minHeight, .pixels, since: v(2)),
        .attribute("verticalContentAlignment", .verticalAlignment, AdaptiveCardsCodecs.vertical, since: v(1)),
        .attribute("refresh", .refresh, Codecs.record("Refresh"), since: v(4)),
        .attribute("authentication", .authentication, Codecs.record("Authentication"), since: v(4)),
        .inert("layouts", Codecs.layouts, since: v(5)).asExtension,
        .inert("grid.area", .string, since: v(5)).asExtension,
        .inert("key", .string).asExtension,
        .inert("id", .string).asExtension,
        .inert("requires", Codecs.requires, since: v(2)).asExtension,
        .inert("resources", Codecs.record("Resources"), since: v(5)).asExtension,
        .inert(
          "references",
          .data("an array of references", .list(.record(RegionSpec(.single, of: reference)))), since: v(5)
        ).asExtension,
      ] + extensions(teams("TeamsCardProperties")) + outlookCard + [
        .attribute("metadata", .metadata, Codecs.record("Metadata"), since: v(6)),
        .attribute("style", .containerStyle, Codecs.containerStyle, since: v(2)).asExtension,
        height.asExtension,
        background(since: nil), select,
        .region("body", .children, elements),
        .region("actions", .actions, actions),
        .region(
          "fallback", .fallback,
          RegionSpec(.single, of: element, scalar: (.dropsOnFallback, Codecs.drop)), since: v(2)
        ).asExtension,
      ]),
    TypeSpec(
      "BackgroundImage", .backgroundImage, TypeFamily("a background image"), since: v(2),
      [
        .attribute("url", .url, Codecs.url, required: true),
        .attribute("fillMode", .fillMode, AdaptiveCardsCodecs.fillMode),
        horizontalAlignment,
        .attribute("verticalAlignment", .verticalAlignment, AdaptiveCardsCodecs.vertical),
        .inert("themedUrls", Codecs.records("ThemedUrl"), since: v(5)).asExtension,
      ]),
    .record(
      "Refresh", since: v(4),
      [
        .inert(
          "action",
          .data(
            "an object", .record(RegionSpec(.single, of: action, only: ["Action.Execute"], impliedType: true)))),
        .inert("expires", .string, since: v(6)),
        .inert("userIds", .data("an array of strings", .list(.string))),
      ]),
    .record(
      "Authentication", since: v(4),
      [
        .inert("text", .string),
        .inert("connectionName", .string),
        .inert("tokenExchangeResource", Codecs.record("TokenExchangeResource")),
        .inert("buttons", Codecs.records("AuthCardButton")),
      ]),
    .record(
      "TokenExchangeResource", since: v(4),
      [
        .inert("id", .string, required: true),
        .inert("uri", .string, required: true),
        .inert("providerId", .string, required: true),
      ]),
    .record(
      "AuthCardButton", since: v(4),
      [
        .inert("type", .string, required: true),
        .inert("title", .string),
        .inert("image", .string),
        .inert("value", .string, required: true),
      ]),
    .record("Metadata", since: v(6), [.inert("webUrl", Codecs.address)]),
  ]
}

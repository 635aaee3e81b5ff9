import CardIR
import CardSyntax

// Layouts, and the objects that hosts take as data: pictures by theme, texts by language, references, mentions.
extension AdaptiveCardsVocabulary {
  private typealias Codecs = AdaptiveCardsCodecs

  static let layout = TypeFamily("a layout")
  static let reference = TypeFamily("a reference")

  /// A type of data that says by `type` which of a family it is.
  private static func data(_ name: String, in family: TypeFamily, _ properties: [PropertySpec]) -> TypeSpec {
    TypeSpec(name, .custom, family, since: v(5), isRecord: true, isExtension: true, properties)
  }

  private static let gaps: [PropertySpec] = [
    .inert("columnSpacing", Codecs.spacing), .inert("rowSpacing", Codecs.spacing),
  ]

  private static let fits = PropertySpec.inert("targetWidth", Codecs.targetWidth)

  static let layoutTypes: [TypeSpec] = [
    data("Layout.Stack", in: layout, [fits]),
    data(
      "Layout.Flow", in: layout,
      gaps + [
        .inert("horizontalItemsAlignment", Codecs.horizontal),
        .inert("verticalItemsAlignment", Codecs.vertical),
        .inert("itemFit", Codecs.names(["Fit", "Fill"])),
        .inert("itemWidth", .pixels),
        .inert("minItemWidth", .pixels),
        .inert("maxItemWidth", .pixels),
        fits,
      ]),
    data(
      "Layout.AreaGrid", in: layout,
      [
        .inert(
          "columns",
          .data("an array of numbers and lengths such as `60px`", .list(.either([.number, .pixels, .string])))),
        .inert("areas", Codecs.records("GridArea")),
      ] + gaps + [fits]),
    .record(
      "GridArea", since: v(5),
      [
        .inert("name", .string), .inert("column", .number), .inert("columnSpan", .number), .inert("row", .number),
        .inert("rowSpan", .number),
      ]),
  ]

  private static let resource: [PropertySpec] = [
    .inert("title", .string),
    .inert("abstract", .string),
    .inert("icon", Codecs.documentIcon),
    .inert("keywords", Codecs.strings),
    .inert("url", Codecs.address),
  ]

  static let objectTypes: [TypeSpec] = [
    .record("ThemedUrl", since: v(5), [.inert("theme", Codecs.theme), .inert("url", Codecs.url)]),
    .record(
      "Resources", since: v(5),
      [
        .inert(
          "strings",
          .data(
            "an object of texts",
            .map(.record(RegionSpec(.single, of: TypeFamily(record: "StringResource"), impliedType: true)))))
      ]),
    .record(
      "StringResource", since: v(5),
      [
        .inert("defaultValue", .string),
        .inert("localizedValues", .data("an object of strings", .map(.string))),
      ]),
    data("DocumentReference", in: reference, resource),
    data(
      "AdaptiveCardReference", in: reference,
      resource + [
        .inert(
          "content",
          .data("a card", .record(RegionSpec(.single, of: card, impliedType: true))))
      ]),
    .record(
      "TeamsCardProperties",
      [.inert("width", Codecs.names(["full"])), .inert("entities", Codecs.records("Mention"))]),
    .record(
      "Mention",
      [
        .inert("type", Codecs.names(["mention"])), .inert("text", .string),
        .inert("mentioned", Codecs.record("MentionedEntity")),
      ]),
    .record(
      "MentionedEntity",
      [
        .inert("type", .string), .inert("id", .string), .inert("name", .string),
        .inert("mentionType", Codecs.names(["Person", "Tag"])),
      ]),
    .record("TeamsImageProperties", [.inert("allowExpand", .boolean)]),
    .record("TeamsSubmitActionProperties", [.inert("feedback", Codecs.record("TeamsSubmitActionFeedback"))]),
    .record("TeamsSubmitActionFeedback", [.inert("hide", .boolean)]),
  ]

  /// What Teams reads of an object, under both names that it goes by.
  static func teams(_ record: String) -> [PropertySpec] {
    ["msteams", "msTeams"].map { .inert($0, Codecs.record(record)).asExtension }
  }
}

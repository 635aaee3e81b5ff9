import CardIR
import CardSyntax

// The types of elements: text, media, containers, tables.
extension AdaptiveCardsVocabulary {
  private typealias Codecs = AdaptiveCardsCodecs

  /// The style of a text or run. Absence takes the value of the text's style, so there are no defaults.
  private static let textLook: [PropertySpec] = [
    .attribute("size", .textSize, Codecs.textSize),
    .attribute("weight", .textWeight, Codecs.textWeight),
    .attribute("color", .textColor, Codecs.textColor),
    .attribute("isSubtle", .isSubtle, .boolean),
    .attribute("fontType", .fontType, Codecs.fontType, since: v(2)),
  ]

  static let textTypes: [TypeSpec] = [
    TypeSpec(
      "TextBlock", .text, element,
      [.attribute("text", .text, .string, required: true)] + textLook + [
        .attribute("wrap", .wrap, .boolean, default: .flag(false)),
        .attribute("maxLines", .maxLines, .number),
        horizontalAlignment,
        .attribute("style", .textStyle, Codecs.textStyle, default: .token("default"), since: v(5)),
        .inert("labelFor", .string, since: v(5)).asExtension,
        .inert("text.dynamic", .string, since: v(5)).asExtension,
      ] + base + [height]),
    TypeSpec(
      "RichTextBlock", .richText, element, since: v(2),
      [
        .region(
          "inlines", .children, RegionSpec(.list, of: TypeFamily("a text run"), shorthand: .text), required: true),
        horizontalAlignment,
        .inert("labelFor", .string, since: v(5)).asExtension,
      ] + base + [height]),
    TypeSpec(
      "TextRun", .run, TypeFamily("a text run"), since: v(2),
      [.attribute("text", .text, .string, required: true)] + textLook + [
        .attribute("highlight", .highlight, .boolean, default: .flag(false)),
        .attribute("italic", .italic, .boolean, default: .flag(false)),
        .attribute("strikethrough", .strikethrough, .boolean, default: .flag(false)),
        .attribute("underline", .underline, .boolean, default: .flag(false), since: v(3)),
        select,
        .inert("text.dynamic", .string, since: v(5)).asExtension,
      ] + extensions(inline.filter { $0.name != "fallback" && $0.name != "isVisible" })
        + [
          .attribute("isVisible", .isVisible, .boolean, default: .flag(true), since: v(2)).asExtension,
          .inert("fallback", .data("a run or `drop`", .either([.string, .object])), since: v(2)).asExtension,
        ]),
  ]

  private static let source = TypeFamily("a media source")

  static let mediaTypes: [TypeSpec] = [
    TypeSpec(
      "Image", .image, element,
      [
        .attribute("url", .url, Codecs.url, required: true),
        .attribute("altText", .altText, .string),
        .attribute("size", .imageSize, Codecs.imageSize),
        .attribute("style", .imageStyle, Codecs.imageStyle, default: .token("default")),
        .attribute("width", .width, .pixels, since: v(1)),
        .attribute("height", .height, Codecs.imageHeight, default: .token("auto"), since: v(1)),
        .attribute("backgroundColor", .backgroundColor, Codecs.backgroundColor, since: v(1)),
        horizontalAlignment, select,
        .inert("forceLoad", .boolean, since: v(6)).asExtension,
        .inert("allowExpand", .boolean, since: v(2)).asExtension,
        .inert("fitMode", Codecs.imageFitMode, since: v(5)).asExtension,
        .inert("horizontalContentAlignment", Codecs.horizontal, since: v(5)).asExtension,
        .inert("verticalContentAlignment", Codecs.vertical, since: v(5)).asExtension,
        .inert("themedUrls", Codecs.records("ThemedUrl"), since: v(5)).asExtension,
        .inert("tooltip", .string, since: v(5)).asExtension,
      ] + extensions(teams("TeamsImageProperties")) + [] + base),
    TypeSpec(
      "ImageSet", .imageSet, element,
      [
        .region(
          "images", .children, RegionSpec(.list, of: element, only: ["Image"], impliedType: true), required: true),
        .attribute("imageSize", .imageSize, Codecs.imageSize, default: .token("medium")),
        .attribute("style", .imageStyle, Codecs.imageSetStyle, since: v(6)).asExtension,
        .inert("offset", .number, since: v(6)).asExtension,
      ] + base + [height, alignment]),
    TypeSpec(
      "Media", .media, element, since: v(1),
      [
        .region("sources", .children, RegionSpec(.list, of: source, impliedType: true), required: true),
        .attribute("poster", .poster, Codecs.url),
        .attribute("altText", .altText, .string),
        .attribute("captionSources", .captions, Codecs.records("CaptionSource"), since: v(6)),
      ] + base + [height, alignment]),
    TypeSpec(
      "MediaSource", .mediaSource, source, since: v(1),
      [.attribute("mimeType", .mimeType, .string), .attribute("url", .url, Codecs.url, required: true)]),
    .record(
      "CaptionSource", since: v(6),
      [
        .inert("mimeType", .string, required: true),
        .inert("url", Codecs.url, required: true),
        .inert("label", .string, required: true),
      ]),
  ]

  /// What makes a box that has nothing in it visible.
  static let seenWhenEmpty = ["backgroundImage", "style", "minHeight", "height", "showBorder", "isVisible", "id"]

  /// What hosts added to boxes.
  private static let boxLook: [PropertySpec] = extensions([
    .inert("layouts", Codecs.layouts, since: v(5)), maxHeight, .inert("roundedCorners", .boolean, since: v(5)),
    .inert("showBorder", .boolean, since: v(5)), outlookPadding,
  ])

  /// What hosts added to rows of columns and tables.
  private static let rowLook: [PropertySpec] = extensions([
    .inert("minWidth", Codecs.minWidth, since: v(5)), .inert("roundedCorners", .boolean, since: v(5)),
    .inert("showBorder", .boolean, since: v(5)),
  ])

  private static let fact = TypeFamily("a fact")
  private static let page = TypeFamily("a carousel page")

  /// Carousels and their pages are always shown and stay in their place, whatever they say.
  private static func paged(_ properties: [PropertySpec]) -> [PropertySpec] {
    properties.filter { !["bleed", "isVisible"].contains($0.name) }
  }

  /// What carousels and their pages say in vain.
  private static let unread: [PropertySpec] = [.inert("bleed", .boolean), .inert("isVisible", .boolean)]

  static let containerTypes: [TypeSpec] = [
    TypeSpec(
      "Container", .stack, element, implied: [.axis: .token("vertical")], excuses: seenWhenEmpty,
      box + base + [height, horizontalAlignment.asExtension] + boxLook + [
        .region("items", .children, elements, required: true)
      ]),
    TypeSpec(
      "ColumnSet", .stack, element, implied: [.axis: .token("horizontal")],
      [
        .attribute("style", .containerStyle, Codecs.containerStyle, since: v(2)),
        .attribute("bleed", .bleed, .boolean, default: .flag(false), since: v(2)),
        .attribute("minHeight", .minHeight, .pixels, since: v(2)),
        horizontalAlignment, select,
      ] + base + rowLook + [outlookPadding, height, .region("columns", .children, columns)]),
    TypeSpec(
      "Column", .column, column,
      [.attribute("width", .width, Codecs.columnWidth)] + box + item(fallback: column) + [
        .attribute("spacing", .spacing, Codecs.spacing, default: .token("default")),
        .attribute("separator", .separator, .boolean, default: .flag(false)),
        height.asExtension, horizontalAlignment.asExtension,
      ] + boxLook + [
        .region("items", .children, elements)
      ]),
    TypeSpec(
      "FactSet", .facts, element,
      base + [
        height, horizontalAlignment.asExtension,
        .region("facts", .children, RegionSpec(.list, of: fact, impliedType: true), required: true),
      ]),
    TypeSpec(
      "Fact", .fact, fact,
      [.attribute("title", .title, .string, required: true), .attribute("value", .value, .string, required: true)]),
    TypeSpec(
      "ActionSet", .actionSet, element, since: v(2),
      [.attribute("orientation", .axis, Codecs.axis, since: v(1)).asExtension, horizontalAlignment.asExtension] + base
        + [
          height, .region("actions", .actions, actions, required: true),
        ]),
    TypeSpec(
      "Carousel", .carousel, element, since: v(5), isExtension: true,
      [
        .inert("pageAnimation", Codecs.names(["Slide", "CrossFade", "None"])),
        .attribute("timer", .timer, .number, since: v(6)),
        .attribute("initialPage", .initialPage, .number, since: v(6)),
        .attribute("loop", .loops, .boolean, since: v(6)),
        .attribute("orientation", .axis, Codecs.axis, since: v(6)),
        .attribute("heightInPixels", .height, .pixels, since: v(6)),
        .attribute("minHeight", .minHeight, .pixels),
        .attribute("verticalContentAlignment", .verticalAlignment, Codecs.vertical),
        .attribute("rtl", .rightToLeft, .boolean),
        background, select,
        .inert("style", Codecs.containerStyle),
      ] + paged(base) + unread + [
        height, alignment, .region("pages", .children, RegionSpec(.list, of: page, impliedType: true)),
      ]),
    TypeSpec(
      "CarouselPage", .page, page, since: v(5), isExtension: true,
      paged(box) + paged(item(fallback: element)) + unread + pageLook + [.region("items", .children, elements)]),
  ]

  private static let tableColumn = TypeFamily("a table column")
  private static let row = TypeFamily("a table row")
  private static let cell = TypeFamily("a table cell")

  private static let cellAlignment: [PropertySpec] = [
    .attribute("horizontalCellContentAlignment", .horizontalAlignment, Codecs.horizontal),
    .attribute("verticalCellContentAlignment", .verticalAlignment, Codecs.vertical),
  ]

  static let tableTypes: [TypeSpec] = [
    TypeSpec(
      "Table", .table, element, since: v(5),
      [
        .attribute("firstRowAsHeaders", .hasHeaderRow, .boolean, default: .flag(true)).asExtension,
        .attribute(
          "firstRowAsHeader", .hasHeaderRow, Codecs.misnamedFlag("firstRowAsHeaders"), readOnly: true),
        .attribute("showGridLines", .showsGridLines, .boolean, default: .flag(true)),
        .attribute("gridStyle", .gridStyle, Codecs.containerStyle, default: .token("default")),
        .inert("style", Codecs.containerStyle).asExtension,
      ] + cellAlignment + base + rowLook + [
        height, alignment,
        .region("columns", .columns, RegionSpec(.list, of: tableColumn, impliedType: true)),
        .region("rows", .children, RegionSpec(.list, of: row, impliedType: true)),
      ]),
    TypeSpec(
      "TableColumnDefinition", .tableColumn, tableColumn, since: v(5),
      [.attribute("width", .width, Codecs.columnWidth, default: .measure(1, .weight))] + cellAlignment),
    TypeSpec(
      "TableRow", .tableRow, row, since: v(5),
      [.attribute("style", .containerStyle, Codecs.containerStyle)] + cellAlignment
        + extensions(item(fallback: row) + sibling + [height, rightToLeft, alignment]) + rowLook.dropFirst() + [
          .region("cells", .children, RegionSpec(.list, of: cell, impliedType: true))
        ]),
    TypeSpec(
      "TableCell", .tableCell, cell, since: v(5), excuses: seenWhenEmpty + ["type"],
      box + extensions(item(fallback: cell) + sibling + [height, horizontalAlignment]) + boxLook + [
        .region("items", .children, elements, required: true)
      ]),
  ]
}

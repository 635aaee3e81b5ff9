import CardIR
import CardSyntax

// Elements that hosts have beyond the published schema: badges, icons, code, progress, ratings, pages, components.
//
// Names, values and defaults are those of Microsoft's documentation of 2026; ``AdaptiveCardsReleases`` says when each
// came and which hosts have it.
extension AdaptiveCardsVocabulary {
  private typealias Codecs = AdaptiveCardsCodecs

  /// A type of element that hosts have and the published schema does not.
  static func hosted(_ name: String, in family: TypeFamily = element, _ own: [PropertySpec]) -> TypeSpec {
    let shared = family == element ? base + [height, horizontalAlignment.asExtension] : []
    return TypeSpec(
      name, .custom, family, implied: [.typeName: .text(name)], since: v(5), isExtension: true, own + shared)
  }

  /// The place of an element from side to side, where only hosts read it.
  static let alignment = PropertySpec.inert("horizontalAlignment", Codecs.horizontal).asExtension

  /// The tap of what hosts added.
  static let tap = PropertySpec.region(
    "selectAction", .tap, RegionSpec(.single, of: action, only: selectable), since: v(5))

  static let hostTypes: [TypeSpec] = signTypes + progressTypes + pagedTypes + componentTypes + runTypes

  private static let signTypes: [TypeSpec] = [
    hosted(
      "Badge",
      [
        .attribute("text", .text, .string),
        .payload("icon", .string),
        .payload("iconPosition", Codecs.names(["Before", "After"]), default: .token("Before")),
        .payload("appearance", Codecs.names(["Filled", "Tint"]), default: .token("Filled")),
        .payload("shape", Codecs.names(["Square", "Rounded", "Circular"]), default: .token("Circular")),
        .payload("size", Codecs.names(["Medium", "Large", "ExtraLarge"]), default: .token("Medium")),
        .payload("style", Codecs.badgeStyle, default: .token("Default")),
        .attribute("tooltip", .tooltip, .string),
      ]),
    hosted(
      "CodeBlock",
      [
        .attribute("codeSnippet", .text, .verbatim, required: true),
        .payload("language", Codecs.codeLanguage, default: .token("PlainText")),
        .payload("startLineNumber", .number, default: .number(1)),
      ]),
    hosted(
      "CompoundButton",
      [
        .attribute("title", .title, .string, required: true),
        .payload("description", .string),
        .payload("badge", .string),
        .payload("icon", Codecs.record("IconInfo")),
        tap,
      ]),
    hosted(
      "Icon",
      [
        .attribute("name", .symbolName, .string, required: true),
        .payload("color", Codecs.textColor, default: .token("default")),
        .payload("size", Codecs.iconSize, default: .token("Standard")),
        .payload("style", Codecs.iconStyle, default: .token("Regular")),
        tap,
      ]),
    .record(
      "IconInfo", since: v(5),
      [
        .inert("name", .string),
        .inert("color", Codecs.textColor),
        .inert("size", Codecs.iconSize),
        .inert("style", Codecs.iconStyle),
      ]),
  ]

  private static let progressTypes: [TypeSpec] = [
    hosted(
      "ProgressBar",
      [
        .payload("value", .number),
        .payload("max", .number, default: .number(100)),
        .payload("color", Codecs.names(["Accent", "Good", "Warning", "Attention"]), default: .token("Accent")),
      ]),
    hosted(
      "ProgressRing",
      [
        .attribute("label", .label, .string),
        .payload("labelPosition", Codecs.names(["Before", "After", "Above", "Below"]), default: .token("Below")),
        .payload("size", Codecs.names(["Tiny", "Small", "Medium", "Large"]), default: .token("Medium")),
      ]),
    hosted(
      "Rating",
      [
        .payload("value", .number, required: true),
        .payload("max", .number, default: .number(5)),
        .payload("count", .number),
        .payload("color", Codecs.ratingColor, default: .token("Neutral")),
        .payload("size", Codecs.ratingSize, default: .token("Large")),
        .payload("style", Codecs.names(["Default", "Compact"]), default: .token("Default")),
      ]),
  ]

  private static let accordionPage = TypeFamily("an accordion page")
  private static let tabPage = TypeFamily("a tab page")

  /// What pages of accordions, tab sets and carousels share besides what is in them.
  static let pageLook: [PropertySpec] = [
    .inert("layouts", Codecs.layouts), maxHeight, .inert("roundedCorners", .boolean), .inert("showBorder", .boolean),
  ]

  /// How far a box grows before its content scrolls.
  static let maxHeight = PropertySpec.attribute("maxHeight", .maxHeight, .pixels, since: v(5)).asExtension

  private static func page(_ name: String, in family: TypeFamily, _ own: [PropertySpec]) -> TypeSpec {
    TypeSpec(
      name, .page, family, implied: [.typeName: .text(name)], since: v(5), isExtension: true,
      own + box + pageLook + item(fallback: element) + [.region("items", .children, elements, required: true)])
  }

  private static let pagedTypes: [TypeSpec] = [
    hosted(
      "Accordion",
      [
        .payload("allowCollapseAllPages", .boolean, default: .flag(true)),
        .payload("allowMultipleExpandedPages", .boolean, default: .flag(false)),
        .attribute("minHeight", .minHeight, .pixels),
        .region("pages", .children, RegionSpec(.list, of: accordionPage, impliedType: true), required: true),
      ]),
    page(
      "AccordionPage", in: accordionPage,
      [
        .attribute("headerTitle", .title, .string, required: true),
        .inert("headerIconName", .string),
        .inert("headerSize", Codecs.names(["Small", "Medium", "Large", "XLarge"])),
        .inert("headerWrap", .boolean),
        .inert("expandIconPosition", Codecs.names(["Start", "Inline", "End"])),
        .inert("isExpanded", .boolean),
      ]),
    hosted(
      "TabSet",
      [
        .payload("size", Codecs.names(["Small", "Medium", "Large"]), default: .token("Medium")),
        .payload("bleed", .boolean, default: .flag(false)),
        .attribute("minHeight", .minHeight, .pixels),
        .region("pages", .children, RegionSpec(.list, of: tabPage, impliedType: true), required: true),
      ]),
    page(
      "TabPage", in: tabPage,
      [
        .attribute("title", .title, .string, required: true),
        .inert("iconName", .string),
        .inert("tabStyle", Codecs.names(["IconOnly", "IconAndText"])),
      ]),
  ]

  // MARK: Components of the host

  private static let componentTypes: [TypeSpec] = [
    hosted("LoopComponent", [.attribute("componentUrl", .url, Codecs.url, required: true)]),
    hosted(
      "Component",
      [
        .payload("name", Codecs.componentName, required: true),
        .payload("view", .string),
        .payload(
          "properties",
          .data(
            "an object",
            .either([
              record("PersonaProperties"), record("PersonaSetProperties"), record("ResourceProperties"),
              record("FileProperties"), record("CalendarEventProperties"),
            ]))),
      ]),
    .record("PersonaProperties", persona + personaLook),
    .record("PersonaSetProperties", [.inert("users", Codecs.records("PersonaProperties"))] + personaLook),
    .record(
      "ResourceProperties",
      [
        .inert("id", .string),
        .inert("resourceReference", .data("an object of strings", .map(.string))),
        .inert("resourceVisualization", Codecs.record("ResourceVisualization")),
      ]),
    .record("ResourceVisualization", [.inert("media", .string)]),
    .record(
      "FileProperties", [.inert("name", .string), .inert("extension", .string), .inert("url", Codecs.address)]),
    .record(
      "CalendarEventProperties",
      [
        .inert("id", .string),
        .inert("title", .string),
        .inert("start", .string),
        .inert("end", .string),
        .inert("isAllDay", .boolean),
        .inert("status", .string),
        .inert("locations", Codecs.strings),
        .inert("onlineMeetingUrl", Codecs.address),
        .inert("url", Codecs.address),
        .inert("extension", .string),
        .inert("organizer", Codecs.record("CalendarEventAttendee")),
        .inert("attendees", Codecs.records("CalendarEventAttendee")),
      ]),
    .record(
      "CalendarEventAttendee",
      [
        .inert("type", .string), .inert("name", .string), .inert("email", .string), .inert("title", .string),
        .inert("status", .string),
      ]),
  ]

  private static func record(_ name: String) -> ValueShape { Codecs.record(name).shape }

  private static let persona: [PropertySpec] = [
    .inert("id", .string), .inert("displayName", .string), .inert("userPrincipalName", .string),
  ]

  private static let personaLook: [PropertySpec] = [
    .inert("iconStyle", Codecs.names(["profilePicture", "contactCard", "none"])),
    .inert("style", Codecs.names(["iconAndName", "iconOnly", "nameOnly"])),
  ]

  // MARK: What stands in a text

  /// What runs have of the properties of elements.
  static let inline: [PropertySpec] =
    item(fallback: TypeFamily("a text run")).filter {
      !["targetWidth", "requires", "isVisible.dynamic"].contains($0.name)
    }

  private static let runTypes: [TypeSpec] = [
    hosted(
      "IconRun", in: TypeFamily("a text run"),
      [
        .attribute("name", .symbolName, .string, required: true),
        .payload("color", Codecs.textColor, default: .token("default")),
        .payload("size", Codecs.textSize, default: .token("default")),
        .payload("style", Codecs.iconStyle, default: .token("Regular")),
        tap,
      ] + inline),
    hosted(
      "ImageRun", in: TypeFamily("a text run"),
      [
        .attribute("url", .url, Codecs.url, required: true),
        .payload("size", Codecs.textSize, default: .token("default")),
        .payload("style", Codecs.imageStyle, default: .token("default")),
        .payload("themedUrls", Codecs.records("ThemedUrl")),
        tap,
      ] + inline),
    hosted(
      "CitationRun", in: TypeFamily("a text run"),
      [
        .attribute("text", .text, .string),
        .payload("text.dynamic", .string),
        .payload("referenceIndex", .number, required: true),
      ] + inline),
  ]
}

// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

/// A text in one style, with a subset of Markdown.
public struct TextBlock: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "TextBlock"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "text": String.self, "size": TextBlock.Size.self, "weight": TextBlock.Weight.self, "color": TextBlock.Color.self,
    "isSubtle": Bool.self, "fontType": TextBlock.FontType.self, "wrap": Bool.self, "maxLines": Int.self,
    "horizontalAlignment": HorizontalAlignment.self, "style": TextBlock.Style.self, "id": String.self,
    "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "lang": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A text in one style, with a subset of Markdown.
  public init(
    _ text: String, size: TextBlock.Size? = nil, weight: TextBlock.Weight? = nil, color: TextBlock.Color? = nil,
    isSubtle: Bool? = nil, fontType: TextBlock.FontType? = nil, wrap: Bool? = nil, maxLines: Int? = nil,
    horizontalAlignment: HorizontalAlignment? = nil, style: TextBlock.Style? = nil, id: String? = nil,
    isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
    lang: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil
  ) {
    object = Self.typed(
      text, size, weight, color, isSubtle, fontType, wrap, maxLines, horizontalAlignment, style, id, isVisible,
      requires, fallback, lang, spacing, separator, height)
  }
  /// The text.
  public var text: String { get { self["text"] ?? "" } set { self["text"] = newValue } }
  /// The size.
  public var size: TextBlock.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// The weight of the text.
  public var weight: TextBlock.Weight? { get { self["weight"] } set { self["weight"] = newValue } }
  /// The colour of the text, by meaning.
  public var color: TextBlock.Color? { get { self["color"] } set { self["color"] = newValue } }
  /// Whether the text is less prominent.
  public var isSubtle: Bool? { get { self["isSubtle"] } set { self["isSubtle"] = newValue } }
  /// The family of the font.
  public var fontType: TextBlock.FontType? { get { self["fontType"] } set { self["fontType"] = newValue } }
  /// Whether the text may wrap to several lines.
  public var wrap: Bool? { get { self["wrap"] } set { self["wrap"] = newValue } }
  /// The maximum number of lines.
  public var maxLines: Int? { get { self["maxLines"] } set { self["maxLines"] = newValue } }
  /// The horizontal alignment of the content.
  public var horizontalAlignment: HorizontalAlignment? {
    get { self["horizontalAlignment"] }
    set { self["horizontalAlignment"] = newValue }
  }
  /// The role of the text, such as a heading.
  public var style: TextBlock.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A text with runs in different styles.
public struct RichTextBlock: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "RichTextBlock"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "inlines": [TextRun].self, "horizontalAlignment": HorizontalAlignment.self, "id": String.self,
    "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "lang": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A text with runs in different styles.
  public init(
    horizontalAlignment: HorizontalAlignment? = nil, id: String? = nil, isVisible: Bool? = nil,
    requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    @ListBuilder<TextRun> inlines: () -> [TextRun]
  ) {
    object = Self.typed(
      inlines(), horizontalAlignment, id, isVisible, requires, fallback, lang, spacing, separator, height)
  }
  /// The runs of text; a string is a run without style.
  public var inlines: [TextRun] { get { self["inlines"] ?? [] } set { self["inlines"] = newValue } }
  /// The horizontal alignment of the content.
  public var horizontalAlignment: HorizontalAlignment? {
    get { self["horizontalAlignment"] }
    set { self["horizontalAlignment"] = newValue }
  }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A run of text in one style.
public struct TextRun: CardObject {
  /// The name of the type.
  public static let typeName = "TextRun"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "text": String.self, "size": TextBlock.Size.self, "weight": TextBlock.Weight.self, "color": TextBlock.Color.self,
    "isSubtle": Bool.self, "fontType": TextBlock.FontType.self, "highlight": Bool.self, "italic": Bool.self,
    "strikethrough": Bool.self, "underline": Bool.self, "selectAction": CardAction.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A run of text in one style.
  public init(
    _ text: String, size: TextBlock.Size? = nil, weight: TextBlock.Weight? = nil, color: TextBlock.Color? = nil,
    isSubtle: Bool? = nil, fontType: TextBlock.FontType? = nil, highlight: Bool? = nil, italic: Bool? = nil,
    strikethrough: Bool? = nil, underline: Bool? = nil, selectAction: CardAction? = nil
  ) {
    object = Self.typed(
      text, size, weight, color, isSubtle, fontType, highlight, italic, strikethrough, underline, selectAction)
  }
  /// The text.
  public var text: String { get { self["text"] ?? "" } set { self["text"] = newValue } }
  /// The size.
  public var size: TextBlock.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// The weight of the text.
  public var weight: TextBlock.Weight? { get { self["weight"] } set { self["weight"] = newValue } }
  /// The colour of the text, by meaning.
  public var color: TextBlock.Color? { get { self["color"] } set { self["color"] = newValue } }
  /// Whether the text is less prominent.
  public var isSubtle: Bool? { get { self["isSubtle"] } set { self["isSubtle"] = newValue } }
  /// The family of the font.
  public var fontType: TextBlock.FontType? { get { self["fontType"] } set { self["fontType"] = newValue } }
  /// Whether the run is highlighted.
  public var highlight: Bool? { get { self["highlight"] } set { self["highlight"] = newValue } }
  /// Whether the run is italic.
  public var italic: Bool? { get { self["italic"] } set { self["italic"] = newValue } }
  /// Whether the run is struck through.
  public var strikethrough: Bool? { get { self["strikethrough"] } set { self["strikethrough"] = newValue } }
  /// Whether the run is underlined.
  public var underline: Bool? { get { self["underline"] } set { self["underline"] = newValue } }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
}

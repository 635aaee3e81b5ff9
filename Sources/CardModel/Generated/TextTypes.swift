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
    "horizontalAlignment": HorizontalAlignment.self, "style": TextBlock.Style.self, "labelFor": String.self,
    "text.dynamic": String.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A text in one style, with a subset of Markdown.
  public init(
    _ text: String, size: TextBlock.Size? = nil, weight: TextBlock.Weight? = nil, color: TextBlock.Color? = nil,
    isSubtle: Bool? = nil, fontType: TextBlock.FontType? = nil, wrap: Bool? = nil, maxLines: Int? = nil,
    horizontalAlignment: HorizontalAlignment? = nil, style: TextBlock.Style? = nil, labelFor: String? = nil,
    textDynamic: String? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil
  ) {
    object = Self.typed(
      text, size, weight, color, isSubtle, fontType, wrap, maxLines, horizontalAlignment, style, labelFor, textDynamic,
      id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
      separator, height)
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
  /// The role of the text, such as a heading.
  public var style: TextBlock.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The id of the input that the text is the label of.
  public var labelFor: String? { get { self["labelFor"] } set { self["labelFor"] = newValue } }
  /// An expression of the host that sets `text` later.
  public var textDynamic: String? { get { self["text.dynamic"] } set { self["text.dynamic"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A text with runs in different styles.
public struct RichTextBlock: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "RichTextBlock"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "inlines": [TextRun].self, "horizontalAlignment": HorizontalAlignment.self, "labelFor": String.self,
    "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A text with runs in different styles.
  public init(
    horizontalAlignment: HorizontalAlignment? = nil, labelFor: String? = nil, id: String? = nil, isVisible: Bool? = nil,
    requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
    targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
    isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    @ListBuilder<TextRun> inlines: () -> [TextRun]
  ) {
    object = Self.typed(
      inlines(), horizontalAlignment, labelFor, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key,
      isSortKey, isVisibleDynamic, spacing, separator, height)
  }
  /// The runs of text; a string is a run without style.
  public var inlines: [TextRun] { get { self["inlines"] ?? [] } set { self["inlines"] = newValue } }
  /// The id of the input that the text is the label of.
  public var labelFor: String? { get { self["labelFor"] } set { self["labelFor"] = newValue } }
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
    "strikethrough": Bool.self, "underline": Bool.self, "selectAction": CardAction.self, "text.dynamic": String.self,
    "id": String.self, "lang": String.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
    "isVisible": Bool.self, "fallback": JSONValue.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A run of text in one style.
  public init(
    _ text: String, size: TextBlock.Size? = nil, weight: TextBlock.Weight? = nil, color: TextBlock.Color? = nil,
    isSubtle: Bool? = nil, fontType: TextBlock.FontType? = nil, highlight: Bool? = nil, italic: Bool? = nil,
    strikethrough: Bool? = nil, underline: Bool? = nil, selectAction: CardAction? = nil, textDynamic: String? = nil,
    id: String? = nil, lang: String? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
    isVisible: Bool? = nil, fallback: JSONValue? = nil
  ) {
    object = Self.typed(
      text, size, weight, color, isSubtle, fontType, highlight, italic, strikethrough, underline, selectAction,
      textDynamic, id, lang, gridArea, key, isSortKey, isVisible, fallback)
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
  /// An expression of the host that sets `text` later.
  public var textDynamic: String? { get { self["text.dynamic"] } set { self["text.dynamic"] = newValue } }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// The language of dates and times, in two letters.
  public var lang: String? { get { self["lang"] } set { self["lang"] = newValue } }
  /// The area of the surrounding grid in which the element stands.
  public var gridArea: String? { get { self["grid.area"] } set { self["grid.area"] = newValue } }
  /// The identity of the element across updates of the card.
  public var key: String? { get { self["key"] } set { self["key"] = newValue } }
  /// Whether a sortable collection is sorted by the element.
  public var isSortKey: Bool? { get { self["isSortKey"] } set { self["isSortKey"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: JSONValue? { get { self["fallback"] } set { self["fallback"] = newValue } }
}

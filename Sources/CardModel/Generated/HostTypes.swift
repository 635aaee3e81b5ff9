// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

/// A pill with a text, an icon or both.
public struct Badge: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Badge"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "text": String.self, "icon": String.self, "iconPosition": Badge.IconPosition.self,
    "appearance": Badge.Appearance.self, "shape": Badge.Shape.self, "size": Badge.Size.self, "style": Badge.Style.self,
    "tooltip": String.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A pill with a text, an icon or both.
  public init(
    text: String? = nil, icon: String? = nil, iconPosition: Badge.IconPosition? = nil,
    appearance: Badge.Appearance? = nil, shape: Badge.Shape? = nil, size: Badge.Size? = nil, style: Badge.Style? = nil,
    tooltip: String? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil
  ) {
    object = Self.typed(
      text, icon, iconPosition, appearance, shape, size, style, tooltip, id, isVisible, requires, fallback, lang,
      targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The text.
  public var text: String? { get { self["text"] } set { self["text"] = newValue } }
  /// The icon: its name in the catalogue, with `,filled` or `,regular`.
  public var icon: String? { get { self["icon"] } set { self["icon"] = newValue } }
  /// Whether the icon stands before or after the text.
  public var iconPosition: Badge.IconPosition? {
    get { self["iconPosition"] }
    set { self["iconPosition"] = newValue }
  }
  /// Whether the background is strong or light.
  public var appearance: Badge.Appearance? { get { self["appearance"] } set { self["appearance"] = newValue } }
  /// The shape of the corners.
  public var shape: Badge.Shape? { get { self["shape"] } set { self["shape"] = newValue } }
  /// The size.
  public var size: Badge.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// The style, which gives colours and padding.
  public var style: Badge.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The text shown while the pointer is over the button.
  public var tooltip: String? { get { self["tooltip"] } set { self["tooltip"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// Source code, coloured by language.
public struct CodeBlock: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "CodeBlock"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "codeSnippet": String.self, "language": CodeBlock.Language.self, "startLineNumber": Double.self, "id": String.self,
    "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
    "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
    "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Source code, coloured by language.
  public init(
    codeSnippet: String, language: CodeBlock.Language? = nil, startLineNumber: Double? = nil, id: String? = nil,
    isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
    lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
    isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
    height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil
  ) {
    object = Self.typed(
      codeSnippet, language, startLineNumber, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key,
      isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The code.
  public var codeSnippet: String { get { self["codeSnippet"] ?? "" } set { self["codeSnippet"] = newValue } }
  /// The language of the code.
  public var language: CodeBlock.Language? { get { self["language"] } set { self["language"] = newValue } }
  /// The number of the first line.
  public var startLineNumber: Double? { get { self["startLineNumber"] } set { self["startLineNumber"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A large button with an icon, a title, a description and a badge.
public struct CompoundButton: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "CompoundButton"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "title": String.self, "description": String.self, "badge": String.self, "icon": IconInfo.self,
    "selectAction": CardAction.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A large button with an icon, a title, a description and a badge.
  public init(
    _ title: String, description: String? = nil, badge: String? = nil, icon: IconInfo? = nil,
    selectAction: CardAction? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil
  ) {
    object = Self.typed(
      title, description, badge, icon, selectAction, id, isVisible, requires, fallback, lang, targetWidth, gridArea,
      key, isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The title.
  public var title: String { get { self["title"] ?? "" } set { self["title"] = newValue } }
  /// The text below the title.
  public var description: String? { get { self["description"] } set { self["description"] = newValue } }
  /// The text of the badge.
  public var badge: String? { get { self["badge"] } set { self["badge"] = newValue } }
  /// The icon.
  public var icon: IconInfo? { get { self["icon"] } set { self["icon"] = newValue } }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// An icon of the catalogue.
public struct Icon: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Icon"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "name": String.self, "color": TextBlock.Color.self, "size": Icon.Size.self, "style": Icon.Style.self,
    "selectAction": CardAction.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// An icon of the catalogue.
  public init(
    name: String, color: TextBlock.Color? = nil, size: Icon.Size? = nil, style: Icon.Style? = nil,
    selectAction: CardAction? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil
  ) {
    object = Self.typed(
      name, color, size, style, selectAction, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key,
      isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The name in the catalogue of icons.
  public var name: String { get { self["name"] ?? "" } set { self["name"] = newValue } }
  /// The colour, by meaning.
  public var color: TextBlock.Color? { get { self["color"] } set { self["color"] = newValue } }
  /// The size.
  public var size: Icon.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// Whether the icon is filled.
  public var style: Icon.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// The icon of a compound button.
public struct IconInfo: CardObject {
  /// The name of the type.
  public static let typeName = "IconInfo"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "name": String.self, "color": TextBlock.Color.self, "size": Icon.Size.self, "style": Icon.Style.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// The icon of a compound button.
  public init(name: String? = nil, color: TextBlock.Color? = nil, size: Icon.Size? = nil, style: Icon.Style? = nil) {
    object = Self.untyped(name, color, size, style)
  }
  /// The name in the catalogue of icons.
  public var name: String? { get { self["name"] } set { self["name"] = newValue } }
  /// The colour, by meaning.
  public var color: TextBlock.Color? { get { self["color"] } set { self["color"] = newValue } }
  /// The size.
  public var size: Icon.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// Whether the icon is filled.
  public var style: Icon.Style? { get { self["style"] } set { self["style"] = newValue } }
}

/// A bar that fills up; without a value it runs without end.
public struct ProgressBar: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "ProgressBar"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "value": Double.self, "max": Double.self, "color": ProgressBar.Color.self, "id": String.self,
    "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
    "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
    "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A bar that fills up; without a value it runs without end.
  public init(
    value: Double? = nil, max: Double? = nil, color: ProgressBar.Color? = nil, id: String? = nil,
    isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
    lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
    isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
    height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil
  ) {
    object = Self.typed(
      value, max, color, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey,
      isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// How far the bar is filled, from 0 to `max`.
  public var value: Double? { get { self["value"] } set { self["value"] = newValue } }
  /// The value of a full bar.
  public var max: Double? { get { self["max"] } set { self["max"] = newValue } }
  /// The colour of the bar, by meaning.
  public var color: ProgressBar.Color? { get { self["color"] } set { self["color"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A ring that turns while something goes on.
public struct ProgressRing: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "ProgressRing"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "label": String.self, "labelPosition": ProgressRing.LabelPosition.self, "size": ProgressRing.Size.self,
    "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A ring that turns while something goes on.
  public init(
    label: String? = nil, labelPosition: ProgressRing.LabelPosition? = nil, size: ProgressRing.Size? = nil,
    id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil
  ) {
    object = Self.typed(
      label, labelPosition, size, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey,
      isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The label of the input.
  public var label: String? { get { self["label"] } set { self["label"] = newValue } }
  /// Where the label stands.
  public var labelPosition: ProgressRing.LabelPosition? {
    get { self["labelPosition"] }
    set { self["labelPosition"] = newValue }
  }
  /// The size.
  public var size: ProgressRing.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// Stars that show a rating.
public struct Rating: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Rating"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "value": Double.self, "max": Double.self, "count": Int.self, "color": StarColor.self, "size": StarSize.self,
    "style": Rating.Style.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Stars that show a rating.
  public init(
    value: Double, max: Double? = nil, count: Int? = nil, color: StarColor? = nil, size: StarSize? = nil,
    style: Rating.Style? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil
  ) {
    object = Self.typed(
      value, max, count, color, size, style, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key,
      isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The number of stars.
  public var value: Double? { get { self["value"] } set { self["value"] = newValue } }
  /// The number of all stars.
  public var max: Double? { get { self["max"] } set { self["max"] = newValue } }
  /// The number of votes.
  public var count: Int? { get { self["count"] } set { self["count"] = newValue } }
  /// The colour of the stars.
  public var color: StarColor? { get { self["color"] } set { self["color"] = newValue } }
  /// The size.
  public var size: StarSize? { get { self["size"] } set { self["size"] = newValue } }
  /// Whether there is one star only.
  public var style: Rating.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// Sections that open and close.
public struct Accordion: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Accordion"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "allowCollapseAllPages": Bool.self, "allowMultipleExpandedPages": Bool.self, "minHeight": Pixels.self,
    "pages": [AccordionPage].self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Sections that open and close.
  public init(
    allowCollapseAllPages: Bool? = nil, allowMultipleExpandedPages: Bool? = nil, minHeight: Pixels? = nil,
    id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil, @ListBuilder<AccordionPage> pages: () -> [AccordionPage]
  ) {
    object = Self.typed(
      allowCollapseAllPages, allowMultipleExpandedPages, minHeight, pages(), id, isVisible, requires, fallback, lang,
      targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// Whether all sections can be closed.
  public var allowCollapseAllPages: Bool? {
    get { self["allowCollapseAllPages"] }
    set { self["allowCollapseAllPages"] = newValue }
  }
  /// Whether several sections can be open.
  public var allowMultipleExpandedPages: Bool? {
    get { self["allowMultipleExpandedPages"] }
    set { self["allowMultipleExpandedPages"] = newValue }
  }
  /// The minimum height, such as `80px`.
  public var minHeight: Pixels? { get { self["minHeight"] } set { self["minHeight"] = newValue } }
  /// The pages.
  public var pages: [AccordionPage] { get { self["pages"] ?? [] } set { self["pages"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A section of an accordion.
public struct AccordionPage: CardObject {
  /// The name of the type.
  public static let typeName = "AccordionPage"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "headerTitle": String.self, "headerIconName": String.self, "headerSize": AccordionPage.HeaderSize.self,
    "headerWrap": Bool.self, "expandIconPosition": AccordionPage.IconPosition.self, "isExpanded": Bool.self,
    "style": Container.Style.self, "verticalContentAlignment": VerticalAlignment.self, "bleed": Bool.self,
    "minHeight": Pixels.self, "rtl": Bool.self, "backgroundImage": BackgroundImage.self,
    "selectAction": CardAction.self, "layouts": [JSONValue].self, "maxHeight": Pixels.self, "roundedCorners": Bool.self,
    "showBorder": Bool.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "items": [CardElement].self
  ]
  /// What the published schema calls properties.
  public static let otherNames = ["rtl": "rtl?"]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A section of an accordion.
  public init(
    headerTitle: String, headerIconName: String? = nil, headerSize: AccordionPage.HeaderSize? = nil,
    headerWrap: Bool? = nil, expandIconPosition: AccordionPage.IconPosition? = nil, isExpanded: Bool? = nil,
    style: Container.Style? = nil, verticalContentAlignment: VerticalAlignment? = nil, bleed: Bool? = nil,
    minHeight: Pixels? = nil, rtl: Bool? = nil, backgroundImage: BackgroundImage? = nil,
    selectAction: CardAction? = nil, layouts: [JSONValue] = [], maxHeight: Pixels? = nil, roundedCorners: Bool? = nil,
    showBorder: Bool? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    @ListBuilder<CardElement> items: () -> [CardElement]
  ) {
    object = Self.untyped(
      headerTitle, headerIconName, headerSize, headerWrap, expandIconPosition, isExpanded, style,
      verticalContentAlignment, bleed, minHeight, rtl, backgroundImage, selectAction, layouts.nonEmpty, maxHeight,
      roundedCorners, showBorder, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey,
      isVisibleDynamic, items())
  }
  /// The title of the section.
  public var headerTitle: String { get { self["headerTitle"] ?? "" } set { self["headerTitle"] = newValue } }
  /// The icon before the title: a name of the catalogue.
  public var headerIconName: String? { get { self["headerIconName"] } set { self["headerIconName"] = newValue } }
  /// The size of the title.
  public var headerSize: AccordionPage.HeaderSize? {
    get { self["headerSize"] }
    set { self["headerSize"] = newValue }
  }
  /// Whether the title may take several lines.
  public var headerWrap: Bool? { get { self["headerWrap"] } set { self["headerWrap"] = newValue } }
  /// Where the sign for opening and closing stands.
  public var expandIconPosition: AccordionPage.IconPosition? {
    get { self["expandIconPosition"] }
    set { self["expandIconPosition"] = newValue }
  }
  /// Whether the section is open at first.
  public var isExpanded: Bool? { get { self["isExpanded"] } set { self["isExpanded"] = newValue } }
  /// The style, which gives colours and padding.
  public var style: Container.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The vertical alignment of the content.
  public var verticalContentAlignment: VerticalAlignment? {
    get { self["verticalContentAlignment"] }
    set { self["verticalContentAlignment"] = newValue }
  }
  /// Whether the area extends into its parent's padding.
  public var bleed: Bool? { get { self["bleed"] } set { self["bleed"] = newValue } }
  /// The minimum height, such as `80px`.
  public var minHeight: Pixels? { get { self["minHeight"] } set { self["minHeight"] = newValue } }
  /// Whether the content is laid out from right to left.
  public var rtl: Bool? { get { self["rtl", or: "rtl?"] } set { self["rtl", or: "rtl?"] = newValue } }
  /// The picture behind the content, or its URL.
  public var backgroundImage: BackgroundImage? {
    get { self["backgroundImage"] }
    set { self["backgroundImage"] = newValue }
  }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// How the elements are laid out; the first layout that fits the width counts.
  public var layouts: [JSONValue] { get { self["layouts"] ?? [] } set { self["layouts"] = newValue.nonEmpty } }
  /// The height beyond which the content scrolls, such as `200px`.
  public var maxHeight: Pixels? { get { self["maxHeight"] } set { self["maxHeight"] = newValue } }
  /// Whether the corners are rounded.
  public var roundedCorners: Bool? { get { self["roundedCorners"] } set { self["roundedCorners"] = newValue } }
  /// Whether there is a border.
  public var showBorder: Bool? { get { self["showBorder"] } set { self["showBorder"] = newValue } }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The features that the host must support, with minimum versions; `*` is any version.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<CardElement>? { get { self["fallback"] } set { self["fallback"] = newValue } }
  /// The language of dates and times, in two letters.
  public var lang: String? { get { self["lang"] } set { self["lang"] = newValue } }
  /// The widths of the card at which the element is shown.
  public var targetWidth: TargetWidth? { get { self["targetWidth"] } set { self["targetWidth"] = newValue } }
  /// The area of the surrounding grid in which the element stands.
  public var gridArea: String? { get { self["grid.area"] } set { self["grid.area"] = newValue } }
  /// The identity of the element across updates of the card.
  public var key: String? { get { self["key"] } set { self["key"] = newValue } }
  /// Whether a sortable collection is sorted by the element.
  public var isSortKey: Bool? { get { self["isSortKey"] } set { self["isSortKey"] = newValue } }
  /// An expression of the host that sets `isVisible` later.
  public var isVisibleDynamic: String? {
    get { self["isVisible.dynamic"] }
    set { self["isVisible.dynamic"] = newValue }
  }
  /// The elements.
  public var items: [CardElement] { get { self["items"] ?? [] } set { self["items"] = newValue } }
}

/// Pages behind tabs.
public struct TabSet: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "TabSet"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "size": TabSet.Size.self, "bleed": Bool.self, "minHeight": Pixels.self, "pages": [TabPage].self, "id": String.self,
    "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
    "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
    "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Pages behind tabs.
  public init(
    size: TabSet.Size? = nil, bleed: Bool? = nil, minHeight: Pixels? = nil, id: String? = nil, isVisible: Bool? = nil,
    requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
    targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
    isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil, @ListBuilder<TabPage> pages: () -> [TabPage]
  ) {
    object = Self.typed(
      size, bleed, minHeight, pages(), id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey,
      isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The size.
  public var size: TabSet.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// Whether the area extends into its parent's padding.
  public var bleed: Bool? { get { self["bleed"] } set { self["bleed"] = newValue } }
  /// The minimum height, such as `80px`.
  public var minHeight: Pixels? { get { self["minHeight"] } set { self["minHeight"] = newValue } }
  /// The pages.
  public var pages: [TabPage] { get { self["pages"] ?? [] } set { self["pages"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A page of a tab set.
public struct TabPage: CardObject {
  /// The name of the type.
  public static let typeName = "TabPage"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "title": String.self, "iconName": String.self, "tabStyle": TabPage.TabStyle.self, "style": Container.Style.self,
    "verticalContentAlignment": VerticalAlignment.self, "bleed": Bool.self, "minHeight": Pixels.self, "rtl": Bool.self,
    "backgroundImage": BackgroundImage.self, "selectAction": CardAction.self, "layouts": [JSONValue].self,
    "maxHeight": Pixels.self, "roundedCorners": Bool.self, "showBorder": Bool.self, "id": String.self,
    "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
    "isSortKey": Bool.self, "isVisible.dynamic": String.self, "items": [CardElement].self
  ]
  /// What the published schema calls properties.
  public static let otherNames = ["rtl": "rtl?"]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A page of a tab set.
  public init(
    _ title: String, iconName: String? = nil, tabStyle: TabPage.TabStyle? = nil, style: Container.Style? = nil,
    verticalContentAlignment: VerticalAlignment? = nil, bleed: Bool? = nil, minHeight: Pixels? = nil, rtl: Bool? = nil,
    backgroundImage: BackgroundImage? = nil, selectAction: CardAction? = nil, layouts: [JSONValue] = [],
    maxHeight: Pixels? = nil, roundedCorners: Bool? = nil, showBorder: Bool? = nil, id: String? = nil,
    isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
    lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
    isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, @ListBuilder<CardElement> items: () -> [CardElement]
  ) {
    object = Self.untyped(
      title, iconName, tabStyle, style, verticalContentAlignment, bleed, minHeight, rtl, backgroundImage, selectAction,
      layouts.nonEmpty, maxHeight, roundedCorners, showBorder, id, isVisible, requires, fallback, lang, targetWidth,
      gridArea, key, isSortKey, isVisibleDynamic, items())
  }
  /// The title.
  public var title: String { get { self["title"] ?? "" } set { self["title"] = newValue } }
  /// The icon of the tab: a name of the catalogue.
  public var iconName: String? { get { self["iconName"] } set { self["iconName"] = newValue } }
  /// Whether the tab shows its title.
  public var tabStyle: TabPage.TabStyle? { get { self["tabStyle"] } set { self["tabStyle"] = newValue } }
  /// The style, which gives colours and padding.
  public var style: Container.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The vertical alignment of the content.
  public var verticalContentAlignment: VerticalAlignment? {
    get { self["verticalContentAlignment"] }
    set { self["verticalContentAlignment"] = newValue }
  }
  /// Whether the area extends into its parent's padding.
  public var bleed: Bool? { get { self["bleed"] } set { self["bleed"] = newValue } }
  /// The minimum height, such as `80px`.
  public var minHeight: Pixels? { get { self["minHeight"] } set { self["minHeight"] = newValue } }
  /// Whether the content is laid out from right to left.
  public var rtl: Bool? { get { self["rtl", or: "rtl?"] } set { self["rtl", or: "rtl?"] = newValue } }
  /// The picture behind the content, or its URL.
  public var backgroundImage: BackgroundImage? {
    get { self["backgroundImage"] }
    set { self["backgroundImage"] = newValue }
  }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// How the elements are laid out; the first layout that fits the width counts.
  public var layouts: [JSONValue] { get { self["layouts"] ?? [] } set { self["layouts"] = newValue.nonEmpty } }
  /// The height beyond which the content scrolls, such as `200px`.
  public var maxHeight: Pixels? { get { self["maxHeight"] } set { self["maxHeight"] = newValue } }
  /// Whether the corners are rounded.
  public var roundedCorners: Bool? { get { self["roundedCorners"] } set { self["roundedCorners"] = newValue } }
  /// Whether there is a border.
  public var showBorder: Bool? { get { self["showBorder"] } set { self["showBorder"] = newValue } }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The features that the host must support, with minimum versions; `*` is any version.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<CardElement>? { get { self["fallback"] } set { self["fallback"] = newValue } }
  /// The language of dates and times, in two letters.
  public var lang: String? { get { self["lang"] } set { self["lang"] = newValue } }
  /// The widths of the card at which the element is shown.
  public var targetWidth: TargetWidth? { get { self["targetWidth"] } set { self["targetWidth"] = newValue } }
  /// The area of the surrounding grid in which the element stands.
  public var gridArea: String? { get { self["grid.area"] } set { self["grid.area"] = newValue } }
  /// The identity of the element across updates of the card.
  public var key: String? { get { self["key"] } set { self["key"] = newValue } }
  /// Whether a sortable collection is sorted by the element.
  public var isSortKey: Bool? { get { self["isSortKey"] } set { self["isSortKey"] = newValue } }
  /// An expression of the host that sets `isVisible` later.
  public var isVisibleDynamic: String? {
    get { self["isVisible.dynamic"] }
    set { self["isVisible.dynamic"] = newValue }
  }
  /// The elements.
  public var items: [CardElement] { get { self["items"] ?? [] } set { self["items"] = newValue } }
}

/// A Loop component of Microsoft 365.
public struct LoopComponent: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "LoopComponent"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "componentUrl": String.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A Loop component of Microsoft 365.
  public init(
    componentURL: String, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil
  ) {
    object = Self.typed(
      componentURL, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic,
      spacing, separator, height, horizontalAlignment)
  }
  /// The URL of the component.
  public var componentURL: String { get { self["componentUrl"] ?? "" } set { self["componentUrl"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A component of Microsoft Graph, such as a person or a file.
public struct Component: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Component"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "name": String.self, "view": String.self, "properties": JSONValue.self, "id": String.self, "isVisible": Bool.self,
    "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
    "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
    "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A component of Microsoft Graph, such as a person or a file.
  public init(
    name: String, view: String? = nil, properties: JSONValue? = nil, id: String? = nil, isVisible: Bool? = nil,
    requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
    targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
    isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil
  ) {
    object = Self.typed(
      name, view, properties, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey,
      isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The kind of component.
  public var name: String { get { self["name"] ?? "" } set { self["name"] = newValue } }
  /// How much is shown: `compact`, for example.
  public var view: String? { get { self["view"] } set { self["view"] = newValue } }
  /// What the component shows.
  public var properties: JSONValue? { get { self["properties"] } set { self["properties"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A person.
public struct PersonaProperties: CardObject {
  /// The name of the type.
  public static let typeName = "PersonaProperties"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "id": String.self, "displayName": String.self, "userPrincipalName": String.self,
    "iconStyle": PersonaProperties.IconStyle.self, "style": PersonaProperties.Style.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A person.
  public init(
    id: String? = nil, displayName: String? = nil, userPrincipalName: String? = nil,
    iconStyle: PersonaProperties.IconStyle? = nil, style: PersonaProperties.Style? = nil
  ) {
    object = Self.untyped(id, displayName, userPrincipalName, iconStyle, style)
  }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// The name that is shown.
  public var displayName: String? { get { self["displayName"] } set { self["displayName"] = newValue } }
  /// The name under which the person signs in.
  public var userPrincipalName: String? {
    get { self["userPrincipalName"] }
    set { self["userPrincipalName"] = newValue }
  }
  /// What icon the person has.
  public var iconStyle: PersonaProperties.IconStyle? {
    get { self["iconStyle"] }
    set { self["iconStyle"] = newValue }
  }
  /// What of the person is shown.
  public var style: PersonaProperties.Style? { get { self["style"] } set { self["style"] = newValue } }
}

/// Several persons.
public struct PersonaSetProperties: CardObject {
  /// The name of the type.
  public static let typeName = "PersonaSetProperties"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "users": [PersonaProperties].self, "iconStyle": PersonaProperties.IconStyle.self,
    "style": PersonaProperties.Style.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Several persons.
  public init(
    iconStyle: PersonaProperties.IconStyle? = nil, style: PersonaProperties.Style? = nil,
    @ListBuilder<PersonaProperties> users: () -> [PersonaProperties] = { [] }
  ) {
    object = Self.untyped(users().nonEmpty, iconStyle, style)
  }
  /// The persons.
  public var users: [PersonaProperties] { get { self["users"] ?? [] } set { self["users"] = newValue.nonEmpty } }
  /// What icon the person has.
  public var iconStyle: PersonaProperties.IconStyle? {
    get { self["iconStyle"] }
    set { self["iconStyle"] = newValue }
  }
  /// What of the persons is shown.
  public var style: PersonaProperties.Style? { get { self["style"] } set { self["style"] = newValue } }
}

/// A resource of Microsoft Graph.
public struct ResourceProperties: CardObject {
  /// The name of the type.
  public static let typeName = "ResourceProperties"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "id": String.self, "resourceReference": [String: String].self, "resourceVisualization": ResourceVisualization.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A resource of Microsoft Graph.
  public init(
    id: String? = nil, resourceReference: [String: String]? = nil, resourceVisualization: ResourceVisualization? = nil
  ) {
    object = Self.untyped(id, resourceReference, resourceVisualization)
  }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Where the resource is.
  public var resourceReference: [String: String]? {
    get { self["resourceReference"] }
    set { self["resourceReference"] = newValue }
  }
  /// How the resource is shown.
  public var resourceVisualization: ResourceVisualization? {
    get { self["resourceVisualization"] }
    set { self["resourceVisualization"] = newValue }
  }
}

/// How a resource is shown.
public struct ResourceVisualization: CardObject {
  /// The name of the type.
  public static let typeName = "ResourceVisualization"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "media": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// How a resource is shown.
  public init(media: String? = nil) {
    object = Self.untyped(media)
  }
  /// The media type.
  public var media: String? { get { self["media"] } set { self["media"] = newValue } }
}

/// A file.
public struct FileProperties: CardObject {
  /// The name of the type.
  public static let typeName = "FileProperties"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "name": String.self, "extension": String.self, "url": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A file.
  public init(name: String? = nil, fileExtension: String? = nil, url: String? = nil) {
    object = Self.untyped(name, fileExtension, url)
  }
  /// The name.
  public var name: String? { get { self["name"] } set { self["name"] = newValue } }
  /// The ending of the file's name.
  public var fileExtension: String? { get { self["extension"] } set { self["extension"] = newValue } }
  /// The URL.
  public var url: String? { get { self["url"] } set { self["url"] = newValue } }
}

/// An event of a calendar.
public struct CalendarEventProperties: CardObject {
  /// The name of the type.
  public static let typeName = "CalendarEventProperties"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "id": String.self, "title": String.self, "start": String.self, "end": String.self, "isAllDay": Bool.self,
    "status": String.self, "locations": [String].self, "onlineMeetingUrl": String.self, "url": String.self,
    "extension": String.self, "organizer": CalendarEventAttendee.self, "attendees": [CalendarEventAttendee].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// An event of a calendar.
  public init(
    id: String? = nil, title: String? = nil, start: String? = nil, end: String? = nil, isAllDay: Bool? = nil,
    status: String? = nil, locations: [String] = [], onlineMeetingURL: String? = nil, url: String? = nil,
    fileExtension: String? = nil, organizer: CalendarEventAttendee? = nil,
    @ListBuilder<CalendarEventAttendee> attendees: () -> [CalendarEventAttendee] = { [] }
  ) {
    object = Self.untyped(
      id, title, start, end, isAllDay, status, locations.nonEmpty, onlineMeetingURL, url, fileExtension, organizer,
      attendees().nonEmpty)
  }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// The title.
  public var title: String? { get { self["title"] } set { self["title"] = newValue } }
  /// When the event begins, in ISO 8601.
  public var start: String? { get { self["start"] } set { self["start"] = newValue } }
  /// When the event ends, in ISO 8601.
  public var end: String? { get { self["end"] } set { self["end"] = newValue } }
  /// Whether the event takes the whole day.
  public var isAllDay: Bool? { get { self["isAllDay"] } set { self["isAllDay"] = newValue } }
  /// The status.
  public var status: String? { get { self["status"] } set { self["status"] = newValue } }
  /// The places.
  public var locations: [String] { get { self["locations"] ?? [] } set { self["locations"] = newValue.nonEmpty } }
  /// The URL of the meeting.
  public var onlineMeetingURL: String? {
    get { self["onlineMeetingUrl"] }
    set { self["onlineMeetingUrl"] = newValue }
  }
  /// The URL.
  public var url: String? { get { self["url"] } set { self["url"] = newValue } }
  /// Data of other programs.
  public var fileExtension: String? { get { self["extension"] } set { self["extension"] = newValue } }
  /// Who organizes the event.
  public var organizer: CalendarEventAttendee? { get { self["organizer"] } set { self["organizer"] = newValue } }
  /// Who takes part.
  public var attendees: [CalendarEventAttendee] {
    get { self["attendees"] ?? [] }
    set { self["attendees"] = newValue.nonEmpty }
  }
}

/// Somebody who takes part in an event.
public struct CalendarEventAttendee: CardObject {
  /// The name of the type.
  public static let typeName = ""
  /// The properties of the type.
  public static let properties: CardProperties = [
    "type": String.self, "name": String.self, "email": String.self, "title": String.self, "status": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Somebody who takes part in an event.
  public init(
    type: String? = nil, name: String? = nil, email: String? = nil, title: String? = nil, status: String? = nil
  ) {
    object = Self.untyped(type, name, email, title, status)
  }
  /// What part somebody has.
  public var type: String? { get { self["type"] } set { self["type"] = newValue } }
  /// The name.
  public var name: String? { get { self["name"] } set { self["name"] = newValue } }
  /// The address for mail.
  public var email: String? { get { self["email"] } set { self["email"] = newValue } }
  /// The title.
  public var title: String? { get { self["title"] } set { self["title"] = newValue } }
  /// The status.
  public var status: String? { get { self["status"] } set { self["status"] = newValue } }
}

/// An icon in a text.
public struct IconRun: CardObject {
  /// The name of the type.
  public static let typeName = "IconRun"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "name": String.self, "color": TextBlock.Color.self, "size": TextBlock.Size.self, "style": Icon.Style.self,
    "selectAction": CardAction.self, "id": String.self, "isVisible": Bool.self, "fallback": Fallback<TextRun>.self,
    "lang": String.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// An icon in a text.
  public init(
    name: String, color: TextBlock.Color? = nil, size: TextBlock.Size? = nil, style: Icon.Style? = nil,
    selectAction: CardAction? = nil, id: String? = nil, isVisible: Bool? = nil, fallback: Fallback<TextRun>? = nil,
    lang: String? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil
  ) {
    object = Self.typed(name, color, size, style, selectAction, id, isVisible, fallback, lang, gridArea, key, isSortKey)
  }
  /// The name in the catalogue of icons.
  public var name: String { get { self["name"] ?? "" } set { self["name"] = newValue } }
  /// The colour, by meaning.
  public var color: TextBlock.Color? { get { self["color"] } set { self["color"] = newValue } }
  /// The size.
  public var size: TextBlock.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// Whether the icon is filled.
  public var style: Icon.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<TextRun>? { get { self["fallback"] } set { self["fallback"] = newValue } }
  /// The language of dates and times, in two letters.
  public var lang: String? { get { self["lang"] } set { self["lang"] = newValue } }
  /// The area of the surrounding grid in which the element stands.
  public var gridArea: String? { get { self["grid.area"] } set { self["grid.area"] = newValue } }
  /// The identity of the element across updates of the card.
  public var key: String? { get { self["key"] } set { self["key"] = newValue } }
  /// Whether a sortable collection is sorted by the element.
  public var isSortKey: Bool? { get { self["isSortKey"] } set { self["isSortKey"] = newValue } }
}

/// A picture in a text.
public struct ImageRun: CardObject {
  /// The name of the type.
  public static let typeName = "ImageRun"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "url": String.self, "size": TextBlock.Size.self, "style": Image.Style.self, "themedUrls": [ThemedUrl].self,
    "selectAction": CardAction.self, "id": String.self, "isVisible": Bool.self, "fallback": Fallback<TextRun>.self,
    "lang": String.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A picture in a text.
  public init(
    _ url: String, size: TextBlock.Size? = nil, style: Image.Style? = nil, themedUrls: [ThemedUrl] = [],
    selectAction: CardAction? = nil, id: String? = nil, isVisible: Bool? = nil, fallback: Fallback<TextRun>? = nil,
    lang: String? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil
  ) {
    object = Self.typed(
      url, size, style, themedUrls.nonEmpty, selectAction, id, isVisible, fallback, lang, gridArea, key, isSortKey)
  }
  /// The URL.
  public var url: String { get { self["url"] ?? "" } set { self["url"] = newValue } }
  /// The size.
  public var size: TextBlock.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// The shape of the picture.
  public var style: Image.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// Other pictures for light and dark hosts.
  public var themedUrls: [ThemedUrl] {
    get { self["themedUrls"] ?? [] }
    set { self["themedUrls"] = newValue.nonEmpty }
  }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<TextRun>? { get { self["fallback"] } set { self["fallback"] = newValue } }
  /// The language of dates and times, in two letters.
  public var lang: String? { get { self["lang"] } set { self["lang"] = newValue } }
  /// The area of the surrounding grid in which the element stands.
  public var gridArea: String? { get { self["grid.area"] } set { self["grid.area"] = newValue } }
  /// The identity of the element across updates of the card.
  public var key: String? { get { self["key"] } set { self["key"] = newValue } }
  /// Whether a sortable collection is sorted by the element.
  public var isSortKey: Bool? { get { self["isSortKey"] } set { self["isSortKey"] = newValue } }
}

/// A number in a text that opens a reference.
public struct CitationRun: CardObject {
  /// The name of the type.
  public static let typeName = "CitationRun"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "text": String.self, "text.dynamic": String.self, "referenceIndex": Double.self, "id": String.self,
    "isVisible": Bool.self, "fallback": Fallback<TextRun>.self, "lang": String.self, "grid.area": String.self,
    "key": String.self, "isSortKey": Bool.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A number in a text that opens a reference.
  public init(
    referenceIndex: Double, text: String? = nil, textDynamic: String? = nil, id: String? = nil, isVisible: Bool? = nil,
    fallback: Fallback<TextRun>? = nil, lang: String? = nil, gridArea: String? = nil, key: String? = nil,
    isSortKey: Bool? = nil
  ) {
    object = Self.typed(text, textDynamic, referenceIndex, id, isVisible, fallback, lang, gridArea, key, isSortKey)
  }
  /// The text.
  public var text: String? { get { self["text"] } set { self["text"] = newValue } }
  /// An expression of the host that sets `text` later.
  public var textDynamic: String? { get { self["text.dynamic"] } set { self["text.dynamic"] = newValue } }
  /// Which of the card's `references` is meant, from 1.
  public var referenceIndex: Double? { get { self["referenceIndex"] } set { self["referenceIndex"] = newValue } }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<TextRun>? { get { self["fallback"] } set { self["fallback"] = newValue } }
  /// The language of dates and times, in two letters.
  public var lang: String? { get { self["lang"] } set { self["lang"] = newValue } }
  /// The area of the surrounding grid in which the element stands.
  public var gridArea: String? { get { self["grid.area"] } set { self["grid.area"] = newValue } }
  /// The identity of the element across updates of the card.
  public var key: String? { get { self["key"] } set { self["key"] = newValue } }
  /// Whether a sortable collection is sorted by the element.
  public var isSortKey: Bool? { get { self["isSortKey"] } set { self["isSortKey"] = newValue } }
}

// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

/// A box with elements, one below the other.
public struct Container: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Container"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "style": Container.Style.self, "verticalContentAlignment": VerticalAlignment.self, "bleed": Bool.self,
    "minHeight": Pixels.self, "rtl": Bool.self, "backgroundImage": BackgroundImage.self,
    "selectAction": CardAction.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self, "layouts": [JSONValue].self, "maxHeight": Pixels.self,
    "roundedCorners": Bool.self, "showBorder": Bool.self, "padding": JSONValue.self, "items": [CardElement].self
  ]
  /// What the published schema calls properties.
  public static let otherNames = ["rtl": "rtl?"]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A box with elements, one below the other.
  public init(
    style: Container.Style? = nil, verticalContentAlignment: VerticalAlignment? = nil, bleed: Bool? = nil,
    minHeight: Pixels? = nil, rtl: Bool? = nil, backgroundImage: BackgroundImage? = nil,
    selectAction: CardAction? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil, layouts: [JSONValue] = [], maxHeight: Pixels? = nil,
    roundedCorners: Bool? = nil, showBorder: Bool? = nil, padding: JSONValue? = nil,
    @ListBuilder<CardElement> items: () -> [CardElement]
  ) {
    object = Self.typed(
      style, verticalContentAlignment, bleed, minHeight, rtl, backgroundImage, selectAction, id, isVisible, requires,
      fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing, separator, height,
      horizontalAlignment, layouts.nonEmpty, maxHeight, roundedCorners, showBorder, padding, items())
  }
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
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  /// How the elements are laid out; the first layout that fits the width counts.
  public var layouts: [JSONValue] { get { self["layouts"] ?? [] } set { self["layouts"] = newValue.nonEmpty } }
  /// The height beyond which the content scrolls, such as `200px`.
  public var maxHeight: Pixels? { get { self["maxHeight"] } set { self["maxHeight"] = newValue } }
  /// Whether the corners are rounded.
  public var roundedCorners: Bool? { get { self["roundedCorners"] } set { self["roundedCorners"] = newValue } }
  /// Whether there is a border.
  public var showBorder: Bool? { get { self["showBorder"] } set { self["showBorder"] = newValue } }
  /// The room between the edges of the box and what is in it.
  public var padding: JSONValue? { get { self["padding"] } set { self["padding"] = newValue } }
  /// The elements.
  public var items: [CardElement] { get { self["items"] ?? [] } set { self["items"] = newValue } }
}

/// Columns side by side.
public struct ColumnSet: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "ColumnSet"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "style": Container.Style.self, "bleed": Bool.self, "minHeight": Pixels.self,
    "horizontalAlignment": HorizontalAlignment.self, "selectAction": CardAction.self, "id": String.self,
    "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
    "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
    "minWidth": JSONValue.self, "roundedCorners": Bool.self, "showBorder": Bool.self, "padding": JSONValue.self,
    "height": BlockHeight.self, "columns": [Column].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Columns side by side.
  public init(
    style: Container.Style? = nil, bleed: Bool? = nil, minHeight: Pixels? = nil,
    horizontalAlignment: HorizontalAlignment? = nil, selectAction: CardAction? = nil, id: String? = nil,
    isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
    lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
    isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
    minWidth: JSONValue? = nil, roundedCorners: Bool? = nil, showBorder: Bool? = nil, padding: JSONValue? = nil,
    height: BlockHeight? = nil, @ListBuilder<Column> columns: () -> [Column] = { [] }
  ) {
    object = Self.typed(
      style, bleed, minHeight, horizontalAlignment, selectAction, id, isVisible, requires, fallback, lang, targetWidth,
      gridArea, key, isSortKey, isVisibleDynamic, spacing, separator, minWidth, roundedCorners, showBorder, padding,
      height, columns().nonEmpty)
  }
  /// The style, which gives colours and padding.
  public var style: Container.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// Whether the area extends into its parent's padding.
  public var bleed: Bool? { get { self["bleed"] } set { self["bleed"] = newValue } }
  /// The minimum height, such as `80px`.
  public var minHeight: Pixels? { get { self["minHeight"] } set { self["minHeight"] = newValue } }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// The width below which the columns scroll: `auto`, or pixels such as `400px`.
  public var minWidth: JSONValue? { get { self["minWidth"] } set { self["minWidth"] = newValue } }
  /// Whether the corners are rounded.
  public var roundedCorners: Bool? { get { self["roundedCorners"] } set { self["roundedCorners"] = newValue } }
  /// Whether there is a border.
  public var showBorder: Bool? { get { self["showBorder"] } set { self["showBorder"] = newValue } }
  /// The room between the edges of the box and what is in it.
  public var padding: JSONValue? { get { self["padding"] } set { self["padding"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  /// The columns.
  public var columns: [Column] { get { self["columns"] ?? [] } set { self["columns"] = newValue.nonEmpty } }
}

/// Elements in a column of a column set.
public struct Column: CardObject {
  /// The name of the type.
  public static let typeName = "Column"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "width": Column.Width.self, "style": Container.Style.self, "verticalContentAlignment": VerticalAlignment.self,
    "bleed": Bool.self, "minHeight": Pixels.self, "rtl": Bool.self, "backgroundImage": BackgroundImage.self,
    "selectAction": CardAction.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<Column>.self, "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self,
    "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self,
    "separator": Bool.self, "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self,
    "layouts": [JSONValue].self, "maxHeight": Pixels.self, "roundedCorners": Bool.self, "showBorder": Bool.self,
    "padding": JSONValue.self, "items": [CardElement].self
  ]
  /// What the published schema calls properties.
  public static let otherNames = ["rtl": "rtl?"]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Elements in a column of a column set.
  public init(
    width: Column.Width? = nil, style: Container.Style? = nil, verticalContentAlignment: VerticalAlignment? = nil,
    bleed: Bool? = nil, minHeight: Pixels? = nil, rtl: Bool? = nil, backgroundImage: BackgroundImage? = nil,
    selectAction: CardAction? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<Column>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil,
    key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil,
    separator: Bool? = nil, height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil,
    layouts: [JSONValue] = [], maxHeight: Pixels? = nil, roundedCorners: Bool? = nil, showBorder: Bool? = nil,
    padding: JSONValue? = nil, @ListBuilder<CardElement> items: () -> [CardElement] = { [] }
  ) {
    object = Self.untyped(
      width, style, verticalContentAlignment, bleed, minHeight, rtl, backgroundImage, selectAction, id, isVisible,
      requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing, separator, height,
      horizontalAlignment, layouts.nonEmpty, maxHeight, roundedCorners, showBorder, padding, items().nonEmpty)
  }
  /// The width: `auto`, `stretch`, a share, or pixels such as `50px`.
  public var width: Column.Width? { get { self["width"] } set { self["width"] = newValue } }
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
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The features that the host must support, with minimum versions; `*` is any version.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<Column>? { get { self["fallback"] } set { self["fallback"] = newValue } }
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
  /// The distance from the previous element.
  public var spacing: Spacing? { get { self["spacing"] } set { self["spacing"] = newValue } }
  /// Whether there is a separator before the element.
  public var separator: Bool? { get { self["separator"] } set { self["separator"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  /// The horizontal alignment of the content.
  public var horizontalAlignment: HorizontalAlignment? {
    get { self["horizontalAlignment"] }
    set { self["horizontalAlignment"] = newValue }
  }
  /// How the elements are laid out; the first layout that fits the width counts.
  public var layouts: [JSONValue] { get { self["layouts"] ?? [] } set { self["layouts"] = newValue.nonEmpty } }
  /// The height beyond which the content scrolls, such as `200px`.
  public var maxHeight: Pixels? { get { self["maxHeight"] } set { self["maxHeight"] = newValue } }
  /// Whether the corners are rounded.
  public var roundedCorners: Bool? { get { self["roundedCorners"] } set { self["roundedCorners"] = newValue } }
  /// Whether there is a border.
  public var showBorder: Bool? { get { self["showBorder"] } set { self["showBorder"] = newValue } }
  /// The room between the edges of the box and what is in it.
  public var padding: JSONValue? { get { self["padding"] } set { self["padding"] = newValue } }
  /// The elements.
  public var items: [CardElement] { get { self["items"] ?? [] } set { self["items"] = newValue.nonEmpty } }
}

/// Titles with values, as a table of two columns.
public struct FactSet: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "FactSet"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self, "facts": [Fact].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Titles with values, as a table of two columns.
  public init(
    id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil, @ListBuilder<Fact> facts: () -> [Fact]
  ) {
    object = Self.typed(
      id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
      separator, height, horizontalAlignment, facts())
  }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  /// The titles with values.
  public var facts: [Fact] { get { self["facts"] ?? [] } set { self["facts"] = newValue } }
}

/// A title with a value.
public struct Fact: CardObject {
  /// The name of the type.
  public static let typeName = "Fact"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "title": String.self, "value": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A title with a value.
  public init(_ title: String, value: String) {
    object = Self.untyped(title, value)
  }
  /// The title.
  public var title: String { get { self["title"] ?? "" } set { self["title"] = newValue } }
  /// The value.
  public var value: String { get { self["value"] ?? "" } set { self["value"] = newValue } }
}

/// Buttons among the elements.
public struct ActionSet: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "ActionSet"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "orientation": Orientation.self, "horizontalAlignment": HorizontalAlignment.self, "id": String.self,
    "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
    "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
    "height": BlockHeight.self, "actions": [CardAction].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Buttons among the elements.
  public init(
    orientation: Orientation? = nil, horizontalAlignment: HorizontalAlignment? = nil, id: String? = nil,
    isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
    lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
    isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
    height: BlockHeight? = nil, @ListBuilder<CardAction> actions: () -> [CardAction]
  ) {
    object = Self.typed(
      orientation, horizontalAlignment, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey,
      isVisibleDynamic, spacing, separator, height, actions())
  }
  /// The direction.
  public var orientation: Orientation? { get { self["orientation"] } set { self["orientation"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  /// The buttons.
  public var actions: [CardAction] { get { self["actions"] ?? [] } set { self["actions"] = newValue } }
}

/// Pages, of which one is shown at a time.
public struct Carousel: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Carousel"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "pageAnimation": Carousel.PageAnimation.self, "timer": Int.self, "initialPage": Int.self, "loop": Bool.self,
    "orientation": Orientation.self, "heightInPixels": Pixels.self, "minHeight": Pixels.self,
    "verticalContentAlignment": VerticalAlignment.self, "rtl": Bool.self, "backgroundImage": BackgroundImage.self,
    "selectAction": CardAction.self, "style": Container.Style.self, "id": String.self,
    "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
    "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
    "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "bleed": Bool.self,
    "isVisible": Bool.self, "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self,
    "pages": [CarouselPage].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Pages, of which one is shown at a time.
  public init(
    pageAnimation: Carousel.PageAnimation? = nil, timer: Int? = nil, initialPage: Int? = nil, loop: Bool? = nil,
    orientation: Orientation? = nil, heightInPixels: Pixels? = nil, minHeight: Pixels? = nil,
    verticalContentAlignment: VerticalAlignment? = nil, rtl: Bool? = nil, backgroundImage: BackgroundImage? = nil,
    selectAction: CardAction? = nil, style: Container.Style? = nil, id: String? = nil,
    requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
    targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
    isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, bleed: Bool? = nil,
    isVisible: Bool? = nil, height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil,
    @ListBuilder<CarouselPage> pages: () -> [CarouselPage] = { [] }
  ) {
    object = Self.typed(
      pageAnimation, timer, initialPage, loop, orientation, heightInPixels, minHeight, verticalContentAlignment, rtl,
      backgroundImage, selectAction, style, id, requires, fallback, lang, targetWidth, gridArea, key, isSortKey,
      isVisibleDynamic, spacing, separator, bleed, isVisible, height, horizontalAlignment, pages().nonEmpty)
  }
  /// How one page follows another.
  public var pageAnimation: Carousel.PageAnimation? {
    get { self["pageAnimation"] }
    set { self["pageAnimation"] = newValue }
  }
  /// The time in milliseconds until the next page.
  public var timer: Int? { get { self["timer"] } set { self["timer"] = newValue } }
  /// The page that is shown first, from 0.
  public var initialPage: Int? { get { self["initialPage"] } set { self["initialPage"] = newValue } }
  /// Whether the first page follows the last.
  public var loop: Bool? { get { self["loop"] } set { self["loop"] = newValue } }
  /// The direction.
  public var orientation: Orientation? { get { self["orientation"] } set { self["orientation"] = newValue } }
  /// The height, such as `100px`.
  public var heightInPixels: Pixels? { get { self["heightInPixels"] } set { self["heightInPixels"] = newValue } }
  /// The minimum height, such as `80px`.
  public var minHeight: Pixels? { get { self["minHeight"] } set { self["minHeight"] = newValue } }
  /// The vertical alignment of the content.
  public var verticalContentAlignment: VerticalAlignment? {
    get { self["verticalContentAlignment"] }
    set { self["verticalContentAlignment"] = newValue }
  }
  /// Whether the content is laid out from right to left.
  public var rtl: Bool? { get { self["rtl"] } set { self["rtl"] = newValue } }
  /// The picture behind the content, or its URL.
  public var backgroundImage: BackgroundImage? {
    get { self["backgroundImage"] }
    set { self["backgroundImage"] = newValue }
  }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// The style, which gives colours and padding.
  public var style: Container.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// Whether the area extends into its parent's padding.
  public var bleed: Bool? { get { self["bleed"] } set { self["bleed"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  /// The pages.
  public var pages: [CarouselPage] { get { self["pages"] ?? [] } set { self["pages"] = newValue.nonEmpty } }
}

/// A page of a carousel.
public struct CarouselPage: CardObject {
  /// The name of the type.
  public static let typeName = "CarouselPage"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "style": Container.Style.self, "verticalContentAlignment": VerticalAlignment.self, "minHeight": Pixels.self,
    "rtl": Bool.self, "backgroundImage": BackgroundImage.self, "selectAction": CardAction.self, "id": String.self,
    "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
    "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
    "isVisible.dynamic": String.self, "bleed": Bool.self, "isVisible": Bool.self, "layouts": [JSONValue].self,
    "maxHeight": Pixels.self, "roundedCorners": Bool.self, "showBorder": Bool.self, "items": [CardElement].self
  ]
  /// What the published schema calls properties.
  public static let otherNames = ["rtl": "rtl?"]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A page of a carousel.
  public init(
    style: Container.Style? = nil, verticalContentAlignment: VerticalAlignment? = nil, minHeight: Pixels? = nil,
    rtl: Bool? = nil, backgroundImage: BackgroundImage? = nil, selectAction: CardAction? = nil, id: String? = nil,
    requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
    targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
    isVisibleDynamic: String? = nil, bleed: Bool? = nil, isVisible: Bool? = nil, layouts: [JSONValue] = [],
    maxHeight: Pixels? = nil, roundedCorners: Bool? = nil, showBorder: Bool? = nil,
    @ListBuilder<CardElement> items: () -> [CardElement] = { [] }
  ) {
    object = Self.untyped(
      style, verticalContentAlignment, minHeight, rtl, backgroundImage, selectAction, id, requires, fallback, lang,
      targetWidth, gridArea, key, isSortKey, isVisibleDynamic, bleed, isVisible, layouts.nonEmpty, maxHeight,
      roundedCorners, showBorder, items().nonEmpty)
  }
  /// The style, which gives colours and padding.
  public var style: Container.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The vertical alignment of the content.
  public var verticalContentAlignment: VerticalAlignment? {
    get { self["verticalContentAlignment"] }
    set { self["verticalContentAlignment"] = newValue }
  }
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
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
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
  /// Whether the area extends into its parent's padding.
  public var bleed: Bool? { get { self["bleed"] } set { self["bleed"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// How the elements are laid out; the first layout that fits the width counts.
  public var layouts: [JSONValue] { get { self["layouts"] ?? [] } set { self["layouts"] = newValue.nonEmpty } }
  /// The height beyond which the content scrolls, such as `200px`.
  public var maxHeight: Pixels? { get { self["maxHeight"] } set { self["maxHeight"] = newValue } }
  /// Whether the corners are rounded.
  public var roundedCorners: Bool? { get { self["roundedCorners"] } set { self["roundedCorners"] = newValue } }
  /// Whether there is a border.
  public var showBorder: Bool? { get { self["showBorder"] } set { self["showBorder"] = newValue } }
  /// The elements.
  public var items: [CardElement] { get { self["items"] ?? [] } set { self["items"] = newValue.nonEmpty } }
}

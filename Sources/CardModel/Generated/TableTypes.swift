// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

/// Rows of cells.
public struct Table: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Table"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "firstRowAsHeaders": Bool.self, "showGridLines": Bool.self, "gridStyle": Container.Style.self,
    "style": Container.Style.self, "horizontalCellContentAlignment": HorizontalAlignment.self,
    "verticalCellContentAlignment": VerticalAlignment.self, "id": String.self, "isVisible": Bool.self,
    "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
    "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
    "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "minWidth": JSONValue.self,
    "roundedCorners": Bool.self, "showBorder": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self, "columns": [TableColumnDefinition].self, "rows": [TableRow].self
  ]
  /// What the published schema calls properties.
  public static let otherNames = ["firstRowAsHeaders": "firstRowAsHeader"]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Rows of cells.
  public init(
    firstRowAsHeaders: Bool? = nil, showGridLines: Bool? = nil, gridStyle: Container.Style? = nil,
    style: Container.Style? = nil, horizontalCellContentAlignment: HorizontalAlignment? = nil,
    verticalCellContentAlignment: VerticalAlignment? = nil, id: String? = nil, isVisible: Bool? = nil,
    requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
    targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
    isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, minWidth: JSONValue? = nil,
    roundedCorners: Bool? = nil, showBorder: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil,
    @ListBuilder<TableColumnDefinition> columns: () -> [TableColumnDefinition] = { [] },
    @ListBuilder<TableRow> rows: () -> [TableRow] = { [] }
  ) {
    object = Self.typed(
      firstRowAsHeaders, showGridLines, gridStyle, style, horizontalCellContentAlignment, verticalCellContentAlignment,
      id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
      separator, minWidth, roundedCorners, showBorder, height, horizontalAlignment, columns().nonEmpty, rows().nonEmpty)
  }
  /// Whether the first row contains headers.
  public var firstRowAsHeaders: Bool? {
    get { self["firstRowAsHeaders", or: "firstRowAsHeader"] }
    set { self["firstRowAsHeaders", or: "firstRowAsHeader"] = newValue }
  }
  /// Whether there are grid lines.
  public var showGridLines: Bool? { get { self["showGridLines"] } set { self["showGridLines"] = newValue } }
  /// The container style that sets the colour of the lines.
  public var gridStyle: Container.Style? { get { self["gridStyle"] } set { self["gridStyle"] = newValue } }
  /// The style, which gives colours and padding.
  public var style: Container.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The horizontal alignment of the content of cells.
  public var horizontalCellContentAlignment: HorizontalAlignment? {
    get { self["horizontalCellContentAlignment"] }
    set { self["horizontalCellContentAlignment"] = newValue }
  }
  /// The vertical alignment of the content of cells.
  public var verticalCellContentAlignment: VerticalAlignment? {
    get { self["verticalCellContentAlignment"] }
    set { self["verticalCellContentAlignment"] = newValue }
  }
  /// The width below which the columns scroll: `auto`, or pixels such as `400px`.
  public var minWidth: JSONValue? { get { self["minWidth"] } set { self["minWidth"] = newValue } }
  /// Whether the corners are rounded.
  public var roundedCorners: Bool? { get { self["roundedCorners"] } set { self["roundedCorners"] = newValue } }
  /// Whether there is a border.
  public var showBorder: Bool? { get { self["showBorder"] } set { self["showBorder"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  /// The columns.
  public var columns: [TableColumnDefinition] {
    get { self["columns"] ?? [] }
    set { self["columns"] = newValue.nonEmpty }
  }
  /// The rows.
  public var rows: [TableRow] { get { self["rows"] ?? [] } set { self["rows"] = newValue.nonEmpty } }
}

/// The width and alignment of a column of a table.
public struct TableColumnDefinition: CardObject {
  /// The name of the type.
  public static let typeName = "TableColumnDefinition"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "width": Column.Width.self, "horizontalCellContentAlignment": HorizontalAlignment.self,
    "verticalCellContentAlignment": VerticalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// The width and alignment of a column of a table.
  public init(
    width: Column.Width? = nil, horizontalCellContentAlignment: HorizontalAlignment? = nil,
    verticalCellContentAlignment: VerticalAlignment? = nil
  ) {
    object = Self.untyped(width, horizontalCellContentAlignment, verticalCellContentAlignment)
  }
  /// The width.
  public var width: Column.Width? { get { self["width"] } set { self["width"] = newValue } }
  /// The horizontal alignment of the content of cells.
  public var horizontalCellContentAlignment: HorizontalAlignment? {
    get { self["horizontalCellContentAlignment"] }
    set { self["horizontalCellContentAlignment"] = newValue }
  }
  /// The vertical alignment of the content of cells.
  public var verticalCellContentAlignment: VerticalAlignment? {
    get { self["verticalCellContentAlignment"] }
    set { self["verticalCellContentAlignment"] = newValue }
  }
}

/// A row of a table.
public struct TableRow: CardObject {
  /// The name of the type.
  public static let typeName = "TableRow"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "style": Container.Style.self, "horizontalCellContentAlignment": HorizontalAlignment.self,
    "verticalCellContentAlignment": VerticalAlignment.self, "id": String.self, "isVisible": Bool.self,
    "requires": [String: String].self, "fallback": Fallback<TableRow>.self, "lang": String.self,
    "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
    "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "rtl": Bool.self, "horizontalAlignment": HorizontalAlignment.self, "roundedCorners": Bool.self,
    "showBorder": Bool.self, "cells": [TableCell].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A row of a table.
  public init(
    style: Container.Style? = nil, horizontalCellContentAlignment: HorizontalAlignment? = nil,
    verticalCellContentAlignment: VerticalAlignment? = nil, id: String? = nil, isVisible: Bool? = nil,
    requires: [String: String]? = nil, fallback: Fallback<TableRow>? = nil, lang: String? = nil,
    targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
    isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    rtl: Bool? = nil, horizontalAlignment: HorizontalAlignment? = nil, roundedCorners: Bool? = nil,
    showBorder: Bool? = nil, @ListBuilder<TableCell> cells: () -> [TableCell] = { [] }
  ) {
    object = Self.untyped(
      style, horizontalCellContentAlignment, verticalCellContentAlignment, id, isVisible, requires, fallback, lang,
      targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing, separator, height, rtl, horizontalAlignment,
      roundedCorners, showBorder, cells().nonEmpty)
  }
  /// The style, which gives colours and padding.
  public var style: Container.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The horizontal alignment of the content of cells.
  public var horizontalCellContentAlignment: HorizontalAlignment? {
    get { self["horizontalCellContentAlignment"] }
    set { self["horizontalCellContentAlignment"] = newValue }
  }
  /// The vertical alignment of the content of cells.
  public var verticalCellContentAlignment: VerticalAlignment? {
    get { self["verticalCellContentAlignment"] }
    set { self["verticalCellContentAlignment"] = newValue }
  }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The features that the host must support, with minimum versions; `*` is any version.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<TableRow>? { get { self["fallback"] } set { self["fallback"] = newValue } }
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
  /// Whether the content is laid out from right to left.
  public var rtl: Bool? { get { self["rtl"] } set { self["rtl"] = newValue } }
  /// The horizontal alignment of the content.
  public var horizontalAlignment: HorizontalAlignment? {
    get { self["horizontalAlignment"] }
    set { self["horizontalAlignment"] = newValue }
  }
  /// Whether the corners are rounded.
  public var roundedCorners: Bool? { get { self["roundedCorners"] } set { self["roundedCorners"] = newValue } }
  /// Whether there is a border.
  public var showBorder: Bool? { get { self["showBorder"] } set { self["showBorder"] = newValue } }
  /// The cells.
  public var cells: [TableCell] { get { self["cells"] ?? [] } set { self["cells"] = newValue.nonEmpty } }
}

/// Elements in a cell of a table.
public struct TableCell: CardObject {
  /// The name of the type.
  public static let typeName = "TableCell"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "style": Container.Style.self, "verticalContentAlignment": VerticalAlignment.self, "bleed": Bool.self,
    "minHeight": Pixels.self, "rtl": Bool.self, "backgroundImage": BackgroundImage.self,
    "selectAction": CardAction.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<TableCell>.self, "lang": String.self, "targetWidth": TargetWidth.self,
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
  /// Elements in a cell of a table.
  public init(
    style: Container.Style? = nil, verticalContentAlignment: VerticalAlignment? = nil, bleed: Bool? = nil,
    minHeight: Pixels? = nil, rtl: Bool? = nil, backgroundImage: BackgroundImage? = nil,
    selectAction: CardAction? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<TableCell>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil,
    key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil,
    separator: Bool? = nil, height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil,
    layouts: [JSONValue] = [], maxHeight: Pixels? = nil, roundedCorners: Bool? = nil, showBorder: Bool? = nil,
    padding: JSONValue? = nil, @ListBuilder<CardElement> items: () -> [CardElement]
  ) {
    object = Self.untyped(
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
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The features that the host must support, with minimum versions; `*` is any version.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<TableCell>? { get { self["fallback"] } set { self["fallback"] = newValue } }
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
  public var items: [CardElement] { get { self["items"] ?? [] } set { self["items"] = newValue } }
}

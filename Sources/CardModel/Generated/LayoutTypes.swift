// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

extension Layout {
  /// Elements one below the other.
  public struct Stack: CardObject {
    /// The name of the type.
    public static let typeName = "Layout.Stack"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "targetWidth": TargetWidth.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Elements one below the other.
    public init(targetWidth: TargetWidth? = nil) {
      object = Self.untyped(targetWidth)
    }
    /// The widths of the card for which the layout is.
    public var targetWidth: TargetWidth? { get { self["targetWidth"] } set { self["targetWidth"] = newValue } }
  }
}

extension Layout {
  /// Elements side by side, in as many rows as they need.
  public struct Flow: CardObject {
    /// The name of the type.
    public static let typeName = "Layout.Flow"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "columnSpacing": Spacing.self, "rowSpacing": Spacing.self, "horizontalItemsAlignment": HorizontalAlignment.self,
      "verticalItemsAlignment": VerticalAlignment.self, "itemFit": Layout.Flow.ItemFit.self, "itemWidth": Pixels.self,
      "minItemWidth": Pixels.self, "maxItemWidth": Pixels.self, "targetWidth": TargetWidth.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Elements side by side, in as many rows as they need.
    public init(
      columnSpacing: Spacing? = nil, rowSpacing: Spacing? = nil, horizontalItemsAlignment: HorizontalAlignment? = nil,
      verticalItemsAlignment: VerticalAlignment? = nil, itemFit: Layout.Flow.ItemFit? = nil, itemWidth: Pixels? = nil,
      minItemWidth: Pixels? = nil, maxItemWidth: Pixels? = nil, targetWidth: TargetWidth? = nil
    ) {
      object = Self.untyped(
        columnSpacing, rowSpacing, horizontalItemsAlignment, verticalItemsAlignment, itemFit, itemWidth, minItemWidth,
        maxItemWidth, targetWidth)
    }
    /// The distance between columns.
    public var columnSpacing: Spacing? { get { self["columnSpacing"] } set { self["columnSpacing"] = newValue } }
    /// The distance between rows.
    public var rowSpacing: Spacing? { get { self["rowSpacing"] } set { self["rowSpacing"] = newValue } }
    /// The horizontal place of the elements.
    public var horizontalItemsAlignment: HorizontalAlignment? {
      get { self["horizontalItemsAlignment"] }
      set { self["horizontalItemsAlignment"] = newValue }
    }
    /// The vertical place of the elements.
    public var verticalItemsAlignment: VerticalAlignment? {
      get { self["verticalItemsAlignment"] }
      set { self["verticalItemsAlignment"] = newValue }
    }
    /// Whether elements fill their row.
    public var itemFit: Layout.Flow.ItemFit? { get { self["itemFit"] } set { self["itemFit"] = newValue } }
    /// The width of every element, such as `100px`.
    public var itemWidth: Pixels? { get { self["itemWidth"] } set { self["itemWidth"] = newValue } }
    /// The least width of an element, such as `80px`.
    public var minItemWidth: Pixels? { get { self["minItemWidth"] } set { self["minItemWidth"] = newValue } }
    /// The most width of an element, such as `200px`.
    public var maxItemWidth: Pixels? { get { self["maxItemWidth"] } set { self["maxItemWidth"] = newValue } }
    /// The widths of the card for which the layout is.
    public var targetWidth: TargetWidth? { get { self["targetWidth"] } set { self["targetWidth"] = newValue } }
  }
}

extension Layout {
  /// Elements in named areas of a grid.
  public struct AreaGrid: CardObject {
    /// The name of the type.
    public static let typeName = "Layout.AreaGrid"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "columns": [JSONValue].self, "areas": [GridArea].self, "columnSpacing": Spacing.self, "rowSpacing": Spacing.self,
      "targetWidth": TargetWidth.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Elements in named areas of a grid.
    public init(
      columns: [JSONValue] = [], columnSpacing: Spacing? = nil, rowSpacing: Spacing? = nil,
      targetWidth: TargetWidth? = nil, @ListBuilder<GridArea> areas: () -> [GridArea] = { [] }
    ) {
      object = Self.untyped(columns.nonEmpty, areas().nonEmpty, columnSpacing, rowSpacing, targetWidth)
    }
    /// The widths of the columns: numbers in per cent, or pixels such as `60px`.
    public var columns: [JSONValue] { get { self["columns"] ?? [] } set { self["columns"] = newValue.nonEmpty } }
    /// The areas.
    public var areas: [GridArea] { get { self["areas"] ?? [] } set { self["areas"] = newValue.nonEmpty } }
    /// The distance between columns.
    public var columnSpacing: Spacing? { get { self["columnSpacing"] } set { self["columnSpacing"] = newValue } }
    /// The distance between rows.
    public var rowSpacing: Spacing? { get { self["rowSpacing"] } set { self["rowSpacing"] = newValue } }
    /// The widths of the card for which the layout is.
    public var targetWidth: TargetWidth? { get { self["targetWidth"] } set { self["targetWidth"] = newValue } }
  }
}

/// A named area of a grid.
public struct GridArea: CardObject {
  /// The name of the type.
  public static let typeName = "GridArea"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "name": String.self, "column": Double.self, "columnSpan": Double.self, "row": Double.self, "rowSpan": Double.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A named area of a grid.
  public init(
    name: String? = nil, column: Double? = nil, columnSpan: Double? = nil, row: Double? = nil, rowSpan: Double? = nil
  ) {
    object = Self.untyped(name, column, columnSpan, row, rowSpan)
  }
  /// The name.
  public var name: String? { get { self["name"] } set { self["name"] = newValue } }
  /// The first column, from 1.
  public var column: Double? { get { self["column"] } set { self["column"] = newValue } }
  /// The number of columns.
  public var columnSpan: Double? { get { self["columnSpan"] } set { self["columnSpan"] = newValue } }
  /// The first row, from 1.
  public var row: Double? { get { self["row"] } set { self["row"] = newValue } }
  /// The number of rows.
  public var rowSpan: Double? { get { self["rowSpan"] } set { self["rowSpan"] = newValue } }
}

// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

extension Chart {
  /// A ring of shares.
  public struct Donut: CardElementProtocol {
    /// The name of the type.
    public static let typeName = "Chart.Donut"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "showTitle": Bool.self, "showLegend": Bool.self, "colorSet": Chart.ColorSet.self,
      "maxWidth": Pixels.self, "data": [DonutChartData].self, "value": String.self, "valueColor": Chart.Color.self,
      "thickness": Chart.Donut.Thickness.self, "showOutlines": Bool.self, "id": String.self, "isVisible": Bool.self,
      "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
      "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
      "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
      "horizontalAlignment": HorizontalAlignment.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// A ring of shares.
    public init(
      title: String? = nil, showTitle: Bool? = nil, showLegend: Bool? = nil, colorSet: Chart.ColorSet? = nil,
      maxWidth: Pixels? = nil, value: String? = nil, valueColor: Chart.Color? = nil,
      thickness: Chart.Donut.Thickness? = nil, showOutlines: Bool? = nil, id: String? = nil, isVisible: Bool? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
      targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
      isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil,
      @ListBuilder<DonutChartData> data: () -> [DonutChartData] = { [] }
    ) {
      object = Self.typed(
        title, showTitle, showLegend, colorSet, maxWidth, data().nonEmpty, value, valueColor, thickness, showOutlines,
        id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
        separator, height, horizontalAlignment)
    }
    /// The title.
    public var title: String? { get { self["title"] } set { self["title"] = newValue } }
    /// Whether the title is shown.
    public var showTitle: Bool? { get { self["showTitle"] } set { self["showTitle"] = newValue } }
    /// Whether there is a legend.
    public var showLegend: Bool? { get { self["showLegend"] } set { self["showLegend"] = newValue } }
    /// The colours of the chart.
    public var colorSet: Chart.ColorSet? { get { self["colorSet"] } set { self["colorSet"] = newValue } }
    /// The most width, such as `400px`.
    public var maxWidth: Pixels? { get { self["maxWidth"] } set { self["maxWidth"] = newValue } }
    /// The data of the chart.
    public var data: [DonutChartData] { get { self["data"] ?? [] } set { self["data"] = newValue.nonEmpty } }
    /// The text in the middle.
    public var value: String? { get { self["value"] } set { self["value"] = newValue } }
    /// The colour of the text in the middle.
    public var valueColor: Chart.Color? { get { self["valueColor"] } set { self["valueColor"] = newValue } }
    /// The thickness of the ring.
    public var thickness: Chart.Donut.Thickness? { get { self["thickness"] } set { self["thickness"] = newValue } }
    /// Whether the segments have outlines.
    public var showOutlines: Bool? { get { self["showOutlines"] } set { self["showOutlines"] = newValue } }
    /// Whether the element stretches to the remaining height.
    public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  }
}

extension Chart {
  /// A pie of shares.
  public struct Pie: CardElementProtocol {
    /// The name of the type.
    public static let typeName = "Chart.Pie"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "showTitle": Bool.self, "showLegend": Bool.self, "colorSet": Chart.ColorSet.self,
      "maxWidth": Pixels.self, "data": [DonutChartData].self, "value": String.self, "valueColor": Chart.Color.self,
      "thickness": Chart.Donut.Thickness.self, "showOutlines": Bool.self, "id": String.self, "isVisible": Bool.self,
      "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
      "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
      "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
      "horizontalAlignment": HorizontalAlignment.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// A pie of shares.
    public init(
      title: String? = nil, showTitle: Bool? = nil, showLegend: Bool? = nil, colorSet: Chart.ColorSet? = nil,
      maxWidth: Pixels? = nil, value: String? = nil, valueColor: Chart.Color? = nil,
      thickness: Chart.Donut.Thickness? = nil, showOutlines: Bool? = nil, id: String? = nil, isVisible: Bool? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
      targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
      isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil,
      @ListBuilder<DonutChartData> data: () -> [DonutChartData] = { [] }
    ) {
      object = Self.typed(
        title, showTitle, showLegend, colorSet, maxWidth, data().nonEmpty, value, valueColor, thickness, showOutlines,
        id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
        separator, height, horizontalAlignment)
    }
    /// The title.
    public var title: String? { get { self["title"] } set { self["title"] = newValue } }
    /// Whether the title is shown.
    public var showTitle: Bool? { get { self["showTitle"] } set { self["showTitle"] = newValue } }
    /// Whether there is a legend.
    public var showLegend: Bool? { get { self["showLegend"] } set { self["showLegend"] = newValue } }
    /// The colours of the chart.
    public var colorSet: Chart.ColorSet? { get { self["colorSet"] } set { self["colorSet"] = newValue } }
    /// The most width, such as `400px`.
    public var maxWidth: Pixels? { get { self["maxWidth"] } set { self["maxWidth"] = newValue } }
    /// The data of the chart.
    public var data: [DonutChartData] { get { self["data"] ?? [] } set { self["data"] = newValue.nonEmpty } }
    /// The text in the middle of a ring; without effect.
    public var value: String? { get { self["value"] } set { self["value"] = newValue } }
    /// The colour of the text in the middle.
    public var valueColor: Chart.Color? { get { self["valueColor"] } set { self["valueColor"] = newValue } }
    /// The thickness of the ring.
    public var thickness: Chart.Donut.Thickness? { get { self["thickness"] } set { self["thickness"] = newValue } }
    /// Whether the segments have outlines.
    public var showOutlines: Bool? { get { self["showOutlines"] } set { self["showOutlines"] = newValue } }
    /// Whether the element stretches to the remaining height.
    public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  }
}

extension Chart {
  /// One series of upright bars.
  public struct VerticalBar: CardElementProtocol {
    /// The name of the type.
    public static let typeName = "Chart.VerticalBar"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "showTitle": Bool.self, "showLegend": Bool.self, "colorSet": Chart.ColorSet.self,
      "maxWidth": Pixels.self, "data": [VerticalBarChartDataValue].self, "color": Chart.Color.self,
      "showBarValues": Bool.self, "xAxisTitle": String.self, "yAxisTitle": String.self, "yMin": Double.self,
      "yMax": Double.self, "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
      "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
      "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
      "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
      "horizontalAlignment": HorizontalAlignment.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// One series of upright bars.
    public init(
      title: String? = nil, showTitle: Bool? = nil, showLegend: Bool? = nil, colorSet: Chart.ColorSet? = nil,
      maxWidth: Pixels? = nil, color: Chart.Color? = nil, showBarValues: Bool? = nil, xAxisTitle: String? = nil,
      yAxisTitle: String? = nil, yMin: Double? = nil, yMax: Double? = nil, id: String? = nil, isVisible: Bool? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
      targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
      isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil,
      @ListBuilder<VerticalBarChartDataValue> data: () -> [VerticalBarChartDataValue] = { [] }
    ) {
      object = Self.typed(
        title, showTitle, showLegend, colorSet, maxWidth, data().nonEmpty, color, showBarValues, xAxisTitle, yAxisTitle,
        yMin, yMax, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic,
        spacing, separator, height, horizontalAlignment)
    }
    /// The title.
    public var title: String? { get { self["title"] } set { self["title"] = newValue } }
    /// Whether the title is shown.
    public var showTitle: Bool? { get { self["showTitle"] } set { self["showTitle"] = newValue } }
    /// Whether there is a legend.
    public var showLegend: Bool? { get { self["showLegend"] } set { self["showLegend"] = newValue } }
    /// The colours of the chart.
    public var colorSet: Chart.ColorSet? { get { self["colorSet"] } set { self["colorSet"] = newValue } }
    /// The most width, such as `400px`.
    public var maxWidth: Pixels? { get { self["maxWidth"] } set { self["maxWidth"] = newValue } }
    /// The data of the chart.
    public var data: [VerticalBarChartDataValue] { get { self["data"] ?? [] } set { self["data"] = newValue.nonEmpty } }
    /// The colour of the text, by meaning.
    public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
    /// Whether the values stand at the bars.
    public var showBarValues: Bool? { get { self["showBarValues"] } set { self["showBarValues"] = newValue } }
    /// The title of the horizontal axis.
    public var xAxisTitle: String? { get { self["xAxisTitle"] } set { self["xAxisTitle"] = newValue } }
    /// The title of the vertical axis.
    public var yAxisTitle: String? { get { self["yAxisTitle"] } set { self["yAxisTitle"] = newValue } }
    /// The least value of the vertical axis.
    public var yMin: Double? { get { self["yMin"] } set { self["yMin"] = newValue } }
    /// The greatest value of the vertical axis.
    public var yMax: Double? { get { self["yMax"] } set { self["yMax"] = newValue } }
    /// Whether the element stretches to the remaining height.
    public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  }
}

extension Chart.VerticalBar {
  /// Several series of upright bars, side by side or stacked.
  public struct Grouped: CardElementProtocol {
    /// The name of the type.
    public static let typeName = "Chart.VerticalBar.Grouped"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "showTitle": Bool.self, "showLegend": Bool.self, "colorSet": Chart.ColorSet.self,
      "maxWidth": Pixels.self, "data": [GroupedVerticalBarChartData].self, "color": Chart.Color.self,
      "showBarValues": Bool.self, "stacked": Bool.self, "xAxisTitle": String.self, "yAxisTitle": String.self,
      "yMin": Double.self, "yMax": Double.self, "id": String.self, "isVisible": Bool.self,
      "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
      "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
      "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
      "horizontalAlignment": HorizontalAlignment.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Several series of upright bars, side by side or stacked.
    public init(
      title: String? = nil, showTitle: Bool? = nil, showLegend: Bool? = nil, colorSet: Chart.ColorSet? = nil,
      maxWidth: Pixels? = nil, color: Chart.Color? = nil, showBarValues: Bool? = nil, stacked: Bool? = nil,
      xAxisTitle: String? = nil, yAxisTitle: String? = nil, yMin: Double? = nil, yMax: Double? = nil, id: String? = nil,
      isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
      lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
      isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
      height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil,
      @ListBuilder<GroupedVerticalBarChartData> data: () -> [GroupedVerticalBarChartData] = { [] }
    ) {
      object = Self.typed(
        title, showTitle, showLegend, colorSet, maxWidth, data().nonEmpty, color, showBarValues, stacked, xAxisTitle,
        yAxisTitle, yMin, yMax, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey,
        isVisibleDynamic, spacing, separator, height, horizontalAlignment)
    }
    /// The title.
    public var title: String? { get { self["title"] } set { self["title"] = newValue } }
    /// Whether the title is shown.
    public var showTitle: Bool? { get { self["showTitle"] } set { self["showTitle"] = newValue } }
    /// Whether there is a legend.
    public var showLegend: Bool? { get { self["showLegend"] } set { self["showLegend"] = newValue } }
    /// The colours of the chart.
    public var colorSet: Chart.ColorSet? { get { self["colorSet"] } set { self["colorSet"] = newValue } }
    /// The most width, such as `400px`.
    public var maxWidth: Pixels? { get { self["maxWidth"] } set { self["maxWidth"] = newValue } }
    /// The data of the chart.
    public var data: [GroupedVerticalBarChartData] {
      get { self["data"] ?? [] }
      set { self["data"] = newValue.nonEmpty }
    }
    /// The colour of the text, by meaning.
    public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
    /// Whether the values stand at the bars.
    public var showBarValues: Bool? { get { self["showBarValues"] } set { self["showBarValues"] = newValue } }
    /// Whether the series are stacked.
    public var stacked: Bool? { get { self["stacked"] } set { self["stacked"] = newValue } }
    /// The title of the horizontal axis.
    public var xAxisTitle: String? { get { self["xAxisTitle"] } set { self["xAxisTitle"] = newValue } }
    /// The title of the vertical axis.
    public var yAxisTitle: String? { get { self["yAxisTitle"] } set { self["yAxisTitle"] = newValue } }
    /// The least value of the vertical axis.
    public var yMin: Double? { get { self["yMin"] } set { self["yMin"] = newValue } }
    /// The greatest value of the vertical axis.
    public var yMax: Double? { get { self["yMax"] } set { self["yMax"] = newValue } }
    /// Whether the element stretches to the remaining height.
    public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  }
}

extension Chart {
  /// One series of lying bars.
  public struct HorizontalBar: CardElementProtocol {
    /// The name of the type.
    public static let typeName = "Chart.HorizontalBar"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "showTitle": Bool.self, "showLegend": Bool.self, "colorSet": Chart.ColorSet.self,
      "maxWidth": Pixels.self, "data": [HorizontalBarChartDataValue].self, "color": Chart.Color.self,
      "displayMode": Chart.HorizontalBar.DisplayMode.self, "xAxisTitle": String.self, "yAxisTitle": String.self,
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
    /// One series of lying bars.
    public init(
      title: String? = nil, showTitle: Bool? = nil, showLegend: Bool? = nil, colorSet: Chart.ColorSet? = nil,
      maxWidth: Pixels? = nil, color: Chart.Color? = nil, displayMode: Chart.HorizontalBar.DisplayMode? = nil,
      xAxisTitle: String? = nil, yAxisTitle: String? = nil, id: String? = nil, isVisible: Bool? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
      targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
      isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil,
      @ListBuilder<HorizontalBarChartDataValue> data: () -> [HorizontalBarChartDataValue] = { [] }
    ) {
      object = Self.typed(
        title, showTitle, showLegend, colorSet, maxWidth, data().nonEmpty, color, displayMode, xAxisTitle, yAxisTitle,
        id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
        separator, height, horizontalAlignment)
    }
    /// The title.
    public var title: String? { get { self["title"] } set { self["title"] = newValue } }
    /// Whether the title is shown.
    public var showTitle: Bool? { get { self["showTitle"] } set { self["showTitle"] = newValue } }
    /// Whether there is a legend.
    public var showLegend: Bool? { get { self["showLegend"] } set { self["showLegend"] = newValue } }
    /// The colours of the chart.
    public var colorSet: Chart.ColorSet? { get { self["colorSet"] } set { self["colorSet"] = newValue } }
    /// The most width, such as `400px`.
    public var maxWidth: Pixels? { get { self["maxWidth"] } set { self["maxWidth"] = newValue } }
    /// The data of the chart.
    public var data: [HorizontalBarChartDataValue] {
      get { self["data"] ?? [] }
      set { self["data"] = newValue.nonEmpty }
    }
    /// The colour of the text, by meaning.
    public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
    /// Whether there is an axis, and whether bars are parts of a whole.
    public var displayMode: Chart.HorizontalBar.DisplayMode? {
      get { self["displayMode"] }
      set { self["displayMode"] = newValue }
    }
    /// The title of the horizontal axis.
    public var xAxisTitle: String? { get { self["xAxisTitle"] } set { self["xAxisTitle"] = newValue } }
    /// The title of the vertical axis.
    public var yAxisTitle: String? { get { self["yAxisTitle"] } set { self["yAxisTitle"] = newValue } }
    /// Whether the element stretches to the remaining height.
    public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  }
}

extension Chart.HorizontalBar {
  /// Lying bars of several parts.
  public struct Stacked: CardElementProtocol {
    /// The name of the type.
    public static let typeName = "Chart.HorizontalBar.Stacked"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "showTitle": Bool.self, "showLegend": Bool.self, "colorSet": Chart.ColorSet.self,
      "maxWidth": Pixels.self, "data": [StackedHorizontalBarChartData].self, "color": Chart.Color.self,
      "xAxisTitle": String.self, "yAxisTitle": String.self, "id": String.self, "isVisible": Bool.self,
      "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
      "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
      "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
      "horizontalAlignment": HorizontalAlignment.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Lying bars of several parts.
    public init(
      title: String? = nil, showTitle: Bool? = nil, showLegend: Bool? = nil, colorSet: Chart.ColorSet? = nil,
      maxWidth: Pixels? = nil, color: Chart.Color? = nil, xAxisTitle: String? = nil, yAxisTitle: String? = nil,
      id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
      fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
      gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
      spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil,
      @ListBuilder<StackedHorizontalBarChartData> data: () -> [StackedHorizontalBarChartData] = { [] }
    ) {
      object = Self.typed(
        title, showTitle, showLegend, colorSet, maxWidth, data().nonEmpty, color, xAxisTitle, yAxisTitle, id, isVisible,
        requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing, separator, height,
        horizontalAlignment)
    }
    /// The title.
    public var title: String? { get { self["title"] } set { self["title"] = newValue } }
    /// Whether the title is shown.
    public var showTitle: Bool? { get { self["showTitle"] } set { self["showTitle"] = newValue } }
    /// Whether there is a legend.
    public var showLegend: Bool? { get { self["showLegend"] } set { self["showLegend"] = newValue } }
    /// The colours of the chart.
    public var colorSet: Chart.ColorSet? { get { self["colorSet"] } set { self["colorSet"] = newValue } }
    /// The most width, such as `400px`.
    public var maxWidth: Pixels? { get { self["maxWidth"] } set { self["maxWidth"] = newValue } }
    /// The data of the chart.
    public var data: [StackedHorizontalBarChartData] {
      get { self["data"] ?? [] }
      set { self["data"] = newValue.nonEmpty }
    }
    /// The colour of the text, by meaning.
    public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
    /// The title of the horizontal axis.
    public var xAxisTitle: String? { get { self["xAxisTitle"] } set { self["xAxisTitle"] = newValue } }
    /// The title of the vertical axis.
    public var yAxisTitle: String? { get { self["yAxisTitle"] } set { self["yAxisTitle"] = newValue } }
    /// Whether the element stretches to the remaining height.
    public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  }
}

extension Chart {
  /// Lines.
  public struct Line: CardElementProtocol {
    /// The name of the type.
    public static let typeName = "Chart.Line"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "showTitle": Bool.self, "showLegend": Bool.self, "colorSet": Chart.ColorSet.self,
      "maxWidth": Pixels.self, "data": [LineChartData].self, "color": Chart.Color.self, "xAxisTitle": String.self,
      "yAxisTitle": String.self, "yMin": Double.self, "yMax": Double.self, "id": String.self, "isVisible": Bool.self,
      "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
      "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
      "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
      "horizontalAlignment": HorizontalAlignment.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Lines.
    public init(
      title: String? = nil, showTitle: Bool? = nil, showLegend: Bool? = nil, colorSet: Chart.ColorSet? = nil,
      maxWidth: Pixels? = nil, color: Chart.Color? = nil, xAxisTitle: String? = nil, yAxisTitle: String? = nil,
      yMin: Double? = nil, yMax: Double? = nil, id: String? = nil, isVisible: Bool? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
      targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
      isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil, @ListBuilder<LineChartData> data: () -> [LineChartData] = { [] }
    ) {
      object = Self.typed(
        title, showTitle, showLegend, colorSet, maxWidth, data().nonEmpty, color, xAxisTitle, yAxisTitle, yMin, yMax,
        id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
        separator, height, horizontalAlignment)
    }
    /// The title.
    public var title: String? { get { self["title"] } set { self["title"] = newValue } }
    /// Whether the title is shown.
    public var showTitle: Bool? { get { self["showTitle"] } set { self["showTitle"] = newValue } }
    /// Whether there is a legend.
    public var showLegend: Bool? { get { self["showLegend"] } set { self["showLegend"] = newValue } }
    /// The colours of the chart.
    public var colorSet: Chart.ColorSet? { get { self["colorSet"] } set { self["colorSet"] = newValue } }
    /// The most width, such as `400px`.
    public var maxWidth: Pixels? { get { self["maxWidth"] } set { self["maxWidth"] = newValue } }
    /// The data of the chart.
    public var data: [LineChartData] { get { self["data"] ?? [] } set { self["data"] = newValue.nonEmpty } }
    /// The colour of the text, by meaning.
    public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
    /// The title of the horizontal axis.
    public var xAxisTitle: String? { get { self["xAxisTitle"] } set { self["xAxisTitle"] = newValue } }
    /// The title of the vertical axis.
    public var yAxisTitle: String? { get { self["yAxisTitle"] } set { self["yAxisTitle"] = newValue } }
    /// The least value of the vertical axis.
    public var yMin: Double? { get { self["yMin"] } set { self["yMin"] = newValue } }
    /// The greatest value of the vertical axis.
    public var yMax: Double? { get { self["yMax"] } set { self["yMax"] = newValue } }
    /// Whether the element stretches to the remaining height.
    public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  }
}

extension Chart {
  /// A half circle with a needle.
  public struct Gauge: CardElementProtocol {
    /// The name of the type.
    public static let typeName = "Chart.Gauge"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "showTitle": Bool.self, "showLegend": Bool.self, "colorSet": Chart.ColorSet.self,
      "maxWidth": Pixels.self, "value": Double.self, "min": Double.self, "max": Double.self,
      "segments": [GaugeChartLegend].self, "subLabel": String.self, "valueFormat": Chart.Gauge.ValueFormat.self,
      "showMinMax": Bool.self, "showNeedle": Bool.self, "showOutlines": Bool.self, "id": String.self,
      "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
      "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
      "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
      "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// A half circle with a needle.
    public init(
      title: String? = nil, showTitle: Bool? = nil, showLegend: Bool? = nil, colorSet: Chart.ColorSet? = nil,
      maxWidth: Pixels? = nil, value: Double? = nil, min: Double? = nil, max: Double? = nil, subLabel: String? = nil,
      valueFormat: Chart.Gauge.ValueFormat? = nil, showMinMax: Bool? = nil, showNeedle: Bool? = nil,
      showOutlines: Bool? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
      fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
      gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
      spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil,
      @ListBuilder<GaugeChartLegend> segments: () -> [GaugeChartLegend] = { [] }
    ) {
      object = Self.typed(
        title, showTitle, showLegend, colorSet, maxWidth, value, min, max, segments().nonEmpty, subLabel, valueFormat,
        showMinMax, showNeedle, showOutlines, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key,
        isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment)
    }
    /// The title.
    public var title: String? { get { self["title"] } set { self["title"] = newValue } }
    /// Whether the title is shown.
    public var showTitle: Bool? { get { self["showTitle"] } set { self["showTitle"] = newValue } }
    /// Whether there is a legend.
    public var showLegend: Bool? { get { self["showLegend"] } set { self["showLegend"] = newValue } }
    /// The colours of the chart.
    public var colorSet: Chart.ColorSet? { get { self["colorSet"] } set { self["colorSet"] = newValue } }
    /// The most width, such as `400px`.
    public var maxWidth: Pixels? { get { self["maxWidth"] } set { self["maxWidth"] = newValue } }
    /// The value.
    public var value: Double? { get { self["value"] } set { self["value"] = newValue } }
    /// The minimum value.
    public var min: Double? { get { self["min"] } set { self["min"] = newValue } }
    /// The maximum value.
    public var max: Double? { get { self["max"] } set { self["max"] = newValue } }
    /// The segments.
    public var segments: [GaugeChartLegend] {
      get { self["segments"] ?? [] }
      set { self["segments"] = newValue.nonEmpty }
    }
    /// The text below the value.
    public var subLabel: String? { get { self["subLabel"] } set { self["subLabel"] = newValue } }
    /// Whether the value is shown in per cent or as a fraction.
    public var valueFormat: Chart.Gauge.ValueFormat? {
      get { self["valueFormat"] }
      set { self["valueFormat"] = newValue }
    }
    /// Whether the least and the greatest value are shown.
    public var showMinMax: Bool? { get { self["showMinMax"] } set { self["showMinMax"] = newValue } }
    /// Whether there is a needle.
    public var showNeedle: Bool? { get { self["showNeedle"] } set { self["showNeedle"] = newValue } }
    /// Whether the segments have outlines.
    public var showOutlines: Bool? { get { self["showOutlines"] } set { self["showOutlines"] = newValue } }
    /// Whether the element stretches to the remaining height.
    public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  }
}

/// A share of a donut or pie.
public struct DonutChartData: CardObject {
  /// The name of the type.
  public static let typeName = "DonutChartData"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "legend": String.self, "value": Double.self, "color": Chart.Color.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A share of a donut or pie.
  public init(legend: String? = nil, value: Double? = nil, color: Chart.Color? = nil) {
    object = Self.untyped(legend, value, color)
  }
  /// The name in the legend.
  public var legend: String? { get { self["legend"] } set { self["legend"] = newValue } }
  /// The value.
  public var value: Double? { get { self["value"] } set { self["value"] = newValue } }
  /// The colour of the text, by meaning.
  public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
}

/// An upright bar.
public struct VerticalBarChartDataValue: CardObject {
  /// The name of the type.
  public static let typeName = "VerticalBarChartDataValue"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "x": JSONValue.self, "y": Double.self, "color": Chart.Color.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// An upright bar.
  public init(x: JSONValue? = nil, y: Double? = nil, color: Chart.Color? = nil) {
    object = Self.untyped(x, y, color)
  }
  /// The place on the axis.
  public var x: JSONValue? { get { self["x"] } set { self["x"] = newValue } }
  /// The value.
  public var y: Double? { get { self["y"] } set { self["y"] = newValue } }
  /// The colour of the text, by meaning.
  public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
}

/// A series of upright bars.
public struct GroupedVerticalBarChartData: CardObject {
  /// The name of the type.
  public static let typeName = "GroupedVerticalBarChartData"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "legend": String.self, "values": [BarChartDataValue].self, "color": Chart.Color.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A series of upright bars.
  public init(
    legend: String? = nil, color: Chart.Color? = nil,
    @ListBuilder<BarChartDataValue> values: () -> [BarChartDataValue] = { [] }
  ) {
    object = Self.untyped(legend, values().nonEmpty, color)
  }
  /// The name in the legend.
  public var legend: String? { get { self["legend"] } set { self["legend"] = newValue } }
  /// The values.
  public var values: [BarChartDataValue] { get { self["values"] ?? [] } set { self["values"] = newValue.nonEmpty } }
  /// The colour of the text, by meaning.
  public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
}

/// A bar of a series.
public struct BarChartDataValue: CardObject {
  /// The name of the type.
  public static let typeName = "BarChartDataValue"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "x": String.self, "y": Double.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A bar of a series.
  public init(x: String? = nil, y: Double? = nil) {
    object = Self.untyped(x, y)
  }
  /// The place on the axis.
  public var x: String? { get { self["x"] } set { self["x"] = newValue } }
  /// The value.
  public var y: Double? { get { self["y"] } set { self["y"] = newValue } }
}

/// A lying bar.
public struct HorizontalBarChartDataValue: CardObject {
  /// The name of the type.
  public static let typeName = "HorizontalBarChartDataValue"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "x": String.self, "y": Double.self, "color": Chart.Color.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A lying bar.
  public init(x: String? = nil, y: Double? = nil, color: Chart.Color? = nil) {
    object = Self.untyped(x, y, color)
  }
  /// The place on the axis.
  public var x: String? { get { self["x"] } set { self["x"] = newValue } }
  /// The value.
  public var y: Double? { get { self["y"] } set { self["y"] = newValue } }
  /// The colour of the text, by meaning.
  public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
}

/// A lying bar of several parts.
public struct StackedHorizontalBarChartData: CardObject {
  /// The name of the type.
  public static let typeName = "StackedHorizontalBarChartData"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "title": String.self, "data": [StackedHorizontalBarChartDataPoint].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A lying bar of several parts.
  public init(
    title: String? = nil,
    @ListBuilder<StackedHorizontalBarChartDataPoint> data: () -> [StackedHorizontalBarChartDataPoint] = { [] }
  ) {
    object = Self.untyped(title, data().nonEmpty)
  }
  /// The title.
  public var title: String? { get { self["title"] } set { self["title"] = newValue } }
  /// The parts of the bar.
  public var data: [StackedHorizontalBarChartDataPoint] {
    get { self["data"] ?? [] }
    set { self["data"] = newValue.nonEmpty }
  }
}

/// A part of a lying bar.
public struct StackedHorizontalBarChartDataPoint: CardObject {
  /// The name of the type.
  public static let typeName = "StackedHorizontalBarChartDataPoint"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "legend": String.self, "value": Double.self, "color": Chart.Color.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A part of a lying bar.
  public init(legend: String? = nil, value: Double? = nil, color: Chart.Color? = nil) {
    object = Self.untyped(legend, value, color)
  }
  /// The name in the legend.
  public var legend: String? { get { self["legend"] } set { self["legend"] = newValue } }
  /// The value.
  public var value: Double? { get { self["value"] } set { self["value"] = newValue } }
  /// The colour of the text, by meaning.
  public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
}

/// A line.
public struct LineChartData: CardObject {
  /// The name of the type.
  public static let typeName = "LineChartData"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "legend": String.self, "values": [LineChartValue].self, "color": Chart.Color.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A line.
  public init(
    legend: String? = nil, color: Chart.Color? = nil,
    @ListBuilder<LineChartValue> values: () -> [LineChartValue] = { [] }
  ) {
    object = Self.untyped(legend, values().nonEmpty, color)
  }
  /// The name in the legend.
  public var legend: String? { get { self["legend"] } set { self["legend"] = newValue } }
  /// The values.
  public var values: [LineChartValue] { get { self["values"] ?? [] } set { self["values"] = newValue.nonEmpty } }
  /// The colour of the text, by meaning.
  public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
}

/// A point of a line.
public struct LineChartValue: CardObject {
  /// The name of the type.
  public static let typeName = "LineChartValue"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "x": JSONValue.self, "y": Double.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A point of a line.
  public init(x: JSONValue? = nil, y: Double? = nil) {
    object = Self.untyped(x, y)
  }
  /// The place on the axis.
  public var x: JSONValue? { get { self["x"] } set { self["x"] = newValue } }
  /// The value.
  public var y: Double? { get { self["y"] } set { self["y"] = newValue } }
}

/// A segment of a gauge.
public struct GaugeChartLegend: CardObject {
  /// The name of the type.
  public static let typeName = "GaugeChartLegend"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "legend": String.self, "size": Double.self, "color": Chart.Color.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A segment of a gauge.
  public init(legend: String? = nil, size: Double? = nil, color: Chart.Color? = nil) {
    object = Self.untyped(legend, size, color)
  }
  /// The name in the legend.
  public var legend: String? { get { self["legend"] } set { self["legend"] = newValue } }
  /// The size of the segment.
  public var size: Double? { get { self["size"] } set { self["size"] = newValue } }
  /// The colour of the text, by meaning.
  public var color: Chart.Color? { get { self["color"] } set { self["color"] = newValue } }
}

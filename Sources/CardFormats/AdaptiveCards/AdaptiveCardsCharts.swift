import CardIR
import CardSyntax

// Charts, and the data in them.
extension AdaptiveCardsVocabulary {
  private typealias Codecs = AdaptiveCardsCodecs

  /// A chart: what all charts have, and its own.
  private static func chart(_ name: String, _ own: [PropertySpec]) -> TypeSpec {
    hosted(
      "Chart." + name,
      [
        .attribute("title", .title, .string),
        .payload("showTitle", .boolean, default: .flag(false)),
        .payload("showLegend", .boolean, default: .flag(true)),
        .payload("colorSet", Codecs.chartColorSet),
        .payload("maxWidth", .pixels),
      ] + own)
  }

  private static func data(_ record: String) -> PropertySpec { .payload("data", Codecs.records(record)) }

  private static let color = PropertySpec.payload("color", Codecs.chartColor)

  private static let axes: [PropertySpec] = [.payload("xAxisTitle", .string), .payload("yAxisTitle", .string)]

  private static let limits: [PropertySpec] = [.payload("yMin", .number), .payload("yMax", .number)]

  private static let ring: [PropertySpec] = [
    data("DonutChartData"),
    .payload("value", .string),
    .payload("valueColor", Codecs.chartColor),
    .payload("thickness", Codecs.names(["Thin", "Thick"])),
    .payload("showOutlines", .boolean, default: .flag(true)),
  ]

  private static let barValues = PropertySpec.payload("showBarValues", .boolean, default: .flag(false))

  static let chartTypes: [TypeSpec] =
    [
      chart("Donut", ring),
      chart("Pie", ring),
      chart("VerticalBar", [data("VerticalBarChartDataValue"), color, barValues] + axes + limits),
      chart(
        "VerticalBar.Grouped",
        [data("GroupedVerticalBarChartData"), color, barValues, .payload("stacked", .boolean, default: .flag(false))]
          + axes + limits),
      chart(
        "HorizontalBar",
        [
          data("HorizontalBarChartDataValue"), color,
          .payload(
            "displayMode", Codecs.names(["AbsoluteWithAxis", "AbsoluteNoAxis", "PartToWhole"]),
            default: .token("AbsoluteWithAxis")),
        ] + axes),
      chart("HorizontalBar.Stacked", [data("StackedHorizontalBarChartData"), color] + axes),
      chart("Line", [data("LineChartData"), color] + axes + limits),
      chart(
        "Gauge",
        [
          .payload("value", .number, default: .number(0)),
          .payload("min", .number, default: .number(0)),
          .payload("max", .number),
          .payload("segments", Codecs.records("GaugeChartLegend")),
          .payload("subLabel", .string),
          .payload("valueFormat", Codecs.names(["Percentage", "Fraction"]), default: .token("Percentage")),
          .payload("showMinMax", .boolean, default: .flag(true)),
          .payload("showNeedle", .boolean, default: .flag(true)),
          .payload("showOutlines", .boolean, default: .flag(true)),
        ]),
    ] + chartData

  private static let inertColor = PropertySpec.inert("color", Codecs.chartColor)
  private static let legend = PropertySpec.inert("legend", .string)
  private static let y = PropertySpec.inert("y", .number)
  private static let place = ValueCodec.data("a string or a number", .either([.string, .number]))

  private static let chartData: [TypeSpec] = [
    .record("DonutChartData", since: v(5), [legend, .inert("value", .number), inertColor]),
    .record("VerticalBarChartDataValue", since: v(5), [.inert("x", place), y, inertColor]),
    .record(
      "GroupedVerticalBarChartData", since: v(5),
      [legend, .inert("values", Codecs.records("BarChartDataValue")), inertColor]),
    .record("BarChartDataValue", since: v(5), [.inert("x", .string), y]),
    .record("HorizontalBarChartDataValue", since: v(5), [.inert("x", .string), y, inertColor]),
    .record(
      "StackedHorizontalBarChartData", since: v(5),
      [.inert("title", .string), .inert("data", Codecs.records("StackedHorizontalBarChartDataPoint"))]),
    .record("StackedHorizontalBarChartDataPoint", since: v(5), [legend, .inert("value", .number), inertColor]),
    .record(
      "LineChartData", since: v(5), [legend, .inert("values", Codecs.records("LineChartValue")), inertColor]),
    .record("LineChartValue", since: v(5), [.inert("x", place), y]),
    .record("GaugeChartLegend", since: v(5), [legend, .inert("size", .number), inertColor]),
  ]
}

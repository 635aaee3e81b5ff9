package import CardIR

/// A type of element that hosts added, for targets that show such elements as the hosts do.
package enum HostedType: String, Sendable, CaseIterable {
  case accordion = "Accordion"
  case accordionPage = "AccordionPage"
  case badge = "Badge"
  case codeBlock = "CodeBlock"
  case donut = "Chart.Donut"
  case gauge = "Chart.Gauge"
  case groupedBars = "Chart.VerticalBar.Grouped"
  case lines = "Chart.Line"
  case lyingBars = "Chart.HorizontalBar"
  case pie = "Chart.Pie"
  case progressBar = "ProgressBar"
  case progressRing = "ProgressRing"
  case rating = "Rating"
  case stackedLyingBars = "Chart.HorizontalBar.Stacked"
  case tabPage = "TabPage"
  case tabSet = "TabSet"
  case uprightBars = "Chart.VerticalBar"

  /// The type of an element; none for those that every host has.
  package init?(_ element: Element) {
    guard let name = element.literal(.typeName), let type = HostedType(rawValue: name) else { return nil }
    self = type
  }

  /// Whether it is a chart.
  package var isChart: Bool { rawValue.hasPrefix("Chart.") }
}

/// A property that hosts added and that has no attribute of its own.
package enum HostedProperty: String, Sendable {
  case allowCollapseAllPages, allowMultipleExpandedPages, appearance, color, colorSet, count, data
  case headerIcon = "headerIconName"
  case area = "grid.area"
  case icon, iconPosition, isExpanded, labelPosition, layouts
  case max, maxWidth, min, segments, shape, showBarValues, showLegend, showMinMax, showTitle, size, stacked
  case startLineNumber, style, subLabel
  case value, valueFormat, xAxisTitle, yAxisTitle, yMax, yMin

  /// The value of an element.
  package func value(of element: Element) -> AttributeValue? { element.additional[rawValue] }

  /// The value of an element as it stands in the document.
  package func extra(of element: Element) -> Element.Extra? { element.extras.first { $0.name == rawValue } }
}

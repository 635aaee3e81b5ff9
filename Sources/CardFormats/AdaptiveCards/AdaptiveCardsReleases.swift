/// When hosts added what no published schema has, and which hosts document it.
///
/// From Microsoft's documentation, most of it of February 2026. What came since 2023 has version 1.5: hosts differ by what they can, not by
/// number.
package struct AdaptiveCardsReleases: Sendable {
  /// Hosts that show cards.
  package enum Host: String, Sendable, CaseIterable {
    case teams = "Teams"
    case copilot = "Copilot"
    case outlook = "Outlook"
    case word = "Word"
    case powerPoint = "PowerPoint"
  }

  /// The month and year; none for what was announced.
  package let date: String?
  /// The hosts that document it; none where the documentation names none.
  package let hosts: [Host]
  /// The names of the types, and of properties as `Type.property`, or `*.property` where many types have one.
  package let names: [String]

  /// Where that is written down.
  let source: String

  private init(_ date: String?, _ hosts: [Host], _ names: [String], source: String = documentation) {
    self.date = date
    self.hosts = hosts
    self.names = names
    self.source = source
  }

  private static let documentation = "adaptivecards.microsoft.com, read in February 2026"

  /// What came when.
  package static let all: [AdaptiveCardsReleases] = [
    .init("December 2023", [.teams, .copilot, .outlook], ["*.targetWidth"]),
    .init("December 2023", [.teams, .copilot], ["CodeBlock"]),
    .init(
      "September 2024", [.teams, .copilot],
      [
        "Icon", "Chart.Donut", "Chart.Pie", "Chart.VerticalBar", "Chart.VerticalBar.Grouped", "Chart.HorizontalBar",
        "Chart.HorizontalBar.Stacked", "Chart.Line", "Chart.Gauge", "DonutChartData", "VerticalBarChartDataValue",
        "GroupedVerticalBarChartData", "BarChartDataValue", "HorizontalBarChartDataValue",
        "StackedHorizontalBarChartData", "StackedHorizontalBarChartDataPoint", "LineChartData", "LineChartValue",
        "GaugeChartLegend",
      ]),
    .init(
      "September 2024", [.teams],
      [
        "CompoundButton", "IconInfo", "Rating", "Input.Rating", "Action.ResetInputs", "*.valueChangedAction",
        "*.conditionallyEnabled",
      ]),
    .init(
      "September 2024", [.teams, .copilot, .outlook],
      [
        "Layout.Stack", "Layout.Flow", "Layout.AreaGrid", "GridArea", "IconRun", "ImageRun", "*.layouts",
        "*.grid.area", "*.showBorder", "*.roundedCorners", "*.maxHeight",
      ]),
    .init("December 2024", [.teams], ["Badge", "Carousel"]),
    .init("December 2024", [.teams, .copilot, .outlook], ["CarouselPage"]),
    .init("February 2025", [.word, .powerPoint], ["Action.InsertImage"]),
    .init("October 2025", [.word, .powerPoint], ["Action.OpenUrlDialog"]),
    .init(
      "October 2025", [.teams],
      [
        "Action.Popover", "ProgressBar", "ProgressRing", "ThemedUrl", "Resources", "StringResource", "*.themedUrls",
        "*.themedIconUrls", "*.menuActions", "*.labelFor", "Image.fitMode", "Image.horizontalContentAlignment",
        "Image.verticalContentAlignment", "AdaptiveCard.resources",
      ]),
    .init(
      nil, [],
      [
        "Accordion", "AccordionPage", "TabSet", "TabPage", "LoopComponent", "CitationRun", "Action.RunCommands",
        "DocumentReference", "AdaptiveCardReference", "AdaptiveCard.references", "*.isVisible.dynamic",
        "*.title.dynamic", "*.tooltip.dynamic", "*.isEnabled.dynamic", "*.text.dynamic",
        "Action.Popover.popoverTitle",
      ]),
    .init(
      "2023", [.teams],
      [
        "Component", "PersonaProperties", "PersonaSetProperties", "ResourceProperties", "ResourceVisualization",
        "FileProperties", "CalendarEventProperties", "CalendarEventAttendee", "TeamsCardProperties", "Mention",
        "MentionedEntity", "TeamsImageProperties", "TeamsSubmitActionProperties", "TeamsSubmitActionFeedback",
        "*.msteams", "*.msTeams",
      ]),
    .init(
      "2018", [.outlook],
      [
        "Action.Http", "HttpHeader", "Action.InvokeAddInCommand", "Action.DisplayMessageForm",
        "Action.DisplayAppointmentForm", "OutlookPadding", "*.padding", "AdaptiveCard.originator",
        "AdaptiveCard.correlationId", "AdaptiveCard.expectedActors", "AdaptiveCard.hideOriginalBody",
        "AdaptiveCard.autoInvokeAction",
      ], source: "learn.microsoft.com: Designing Outlook Actionable Message cards with the Adaptive Card format"),
  ]

  private static let byName: [String: AdaptiveCardsReleases] = Dictionary(
    all.flatMap { release in release.names.map { ($0, release) } }, uniquingKeysWith: { first, _ in first })

  /// Whether hosts added a type or property.
  package static func knows(_ name: String) -> Bool { byName[name] != nil }

  /// When and where something was added; none for what schemas have.
  package static func release(ofType type: String, property: String? = nil) -> AdaptiveCardsReleases? {
    guard let property else { return byName[type] }
    return byName["\(type).\(property)"] ?? byName["*.\(property)"]
  }

  /// A sentence about each type that hosts added.
  package static let sentences: [String: String] = byName.filter { !$0.key.contains("*") }.mapValues(\.sentence)

  /// One sentence: `In Teams and Copilot since September 2024.`
  package var sentence: String {
    guard let date else { return "Announced; hosts may not have it yet." }
    guard !hosts.isEmpty else { return "Since \(date)." }
    let names = hosts.map(\.rawValue)
    let list = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return "In \(list) since \(date)."
  }
}

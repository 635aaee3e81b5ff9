import CardFormats
import CardIR
import CardSyntax

/// The elements of hosts that have views of their own.
enum HostedNames {
  /// The types, with those of their parts.
  static let all = Set(HostedType.allCases.map(\.rawValue))

  /// The properties whose values data may give, and those that are looked at part by part; all others decide on the code
  /// that is written.
  private static let varying: Set<HostedProperty> = [
    .value, .max, .min, .count, .startLineNumber, .xAxisTitle, .yAxisTitle, .subLabel, .yMin, .yMax, .data, .segments,
  ]

  /// What else may vary of some types.
  private static let varyingByType: [HostedType: Set<HostedProperty>] = [
    .badge: [.icon, .shape, .size, .style], .progressBar: [.color],
  ].merging(HostedType.allCases.filter(\.isChart).map { ($0, [.color, .colorSet]) }) { one, _ in one }

  /// Whether all that decides on the code of an element is known.
  @Sendable static func canShow(_ element: Element) -> Bool {
    if OpenSlot.isOne(element) { return true }
    guard let type = HostedType(element) else { return false }
    switch type {
    // Pages are told by their number, so there must be as many as there are.
    case .accordion, .tabSet:
      guard !element[.children].isEmpty, element[.children].allSatisfy({ $0.isPlain }) else { return false }
    case .gauge:
      let data = ChartParts(element)
      guard data.areKnown, data.series.allSatisfy({ $0.parts.allSatisfy(\.isPlain) }) else { return false }
    case _ where type.isChart: guard ChartParts(element).areKnown else { return false }
    default: break
    }
    let varying = varying.union(varyingByType[type] ?? [])
    return element.extras.allSatisfy { extra in
      extra.template == nil || HostedProperty(rawValue: extra.name).map { varying.contains($0) } == true
    }
  }

  /// Whether the view of an element reads a property.
  @Sendable static func reads(_ name: String, _ element: Element) -> Bool {
    guard let type = HostedType(element), let property = HostedProperty(rawValue: name) else { return false }
    if property == .area { return true }
    // An icon that no symbol looks like stands for a badge that says nothing else, and for no other.
    if type == .badge, property == .icon || property == .iconPosition {
      guard case .text(let icon)? = HostedProperty.icon.value(of: element) else { return true }
      return HostSymbols.symbol(named: icon) != nil || !element.has(.text)
    }
    return properties(of: type).contains(property)
  }

  private static let chart: Set<HostedProperty> = [.colorSet, .data, .maxWidth, .showLegend, .showTitle]
  private static let plot: Set<HostedProperty> = chart.union([.color, .xAxisTitle, .yAxisTitle])

  /// The properties that the views of a type read.
  private static func properties(of type: HostedType) -> Set<HostedProperty> {
    switch type {
    case .accordion: [.allowCollapseAllPages, .allowMultipleExpandedPages]
    case .accordionPage: [.isExpanded, .headerIcon]
    case .badge: [.appearance, .icon, .iconPosition, .shape, .size, .style]
    case .codeBlock: [.startLineNumber]
    case .donut: chart.union([.value])
    case .gauge:
      [
        .colorSet, .max, .min, .segments, .showLegend, .showMinMax, .showTitle, .subLabel, .value, .valueFormat,
      ]
    case .groupedBars: plot.union([.showBarValues, .stacked, .yMax, .yMin])
    case .lines: plot.union([.yMax, .yMin])
    case .lyingBars, .stackedLyingBars: plot
    case .pie: chart
    case .progressBar: [.color, .max, .value]
    case .progressRing: [.labelPosition, .size]
    case .rating: [.color, .count, .max, .size, .style, .value]
    case .tabPage, .tabSet: []
    case .uprightBars: plot.union([.showBarValues, .yMax, .yMin])
    }
  }

  /// What views read of the pages of elements.
  private static let ofPages: Set<HostedProperty> = [.isExpanded, .headerIcon]

  /// Whether views read a property of an element that every host has.
  @Sendable static func keepsProperty(_ name: String, _ kind: ElementKind) -> Bool {
    switch HostedProperty(rawValue: name) {
    case .layouts: [.screen, .stack, .column, .tableCell, .page].contains(kind)
    case .area: kind.family == .content && kind != .screen
    case let property?: kind == .page && ofPages.contains(property)
    case nil: false
    }
  }
}

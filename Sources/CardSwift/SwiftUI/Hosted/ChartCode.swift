import CardFormats
import CardIR

/// Writes charts, which Swift Charts draws.
struct ChartCode {
  let attributes: AttributeCode
  let slots: SlotCode
  let colors: ViewColors
  let needs: ViewNeeds

  /// The view of a chart.
  func view(of element: Element, _ type: HostedType, _ context: ViewContext) -> SwiftExpression {
    let values = HostedValues(element: element, attributes: attributes, scope: context.scope)
    return type == .gauge ? gauge(element, values, context) : chart(element, type, values, context)
  }

  private func chart(
    _ element: Element, _ type: HostedType, _ values: HostedValues, _ context: ViewContext
  ) -> SwiftExpression {
    needs.use("CardChart")
    let isStackedRow = type == .stackedLyingBars
    let data = ChartParts(element)
    let palette = ChartPalette(
      values, hasColorsByPart: type == .donut || type == .pie || isStackedRow,
      isSingle: data.series.count == 1 && data.series[0].name == nil, colors: colors, needs: needs)
    var usesPalette = false
    var runs: [SwiftExpression] = []
    var points: [SwiftExpression] = []
    func finish() {
      if !points.isEmpty { runs.append(.array(points)) }
      points = []
    }
    for (number, series) in data.series.enumerated() {
      let ofSeries = palette.color(ofSeries: series, number, values)
      // Where a part stands is known before what data repeat.
      var isCounted = true
      for (index, slot) in series.parts.enumerated() {
        guard let part = slots.enter(slot, context) else { continue }
        isCounted = isCounted && part.repetition == nil
        let usual = palette.hasColorsByPart ? (isCounted ? palette.color(at: index) : nil) : ofSeries
        let own = HostedValues(element: part.element, attributes: attributes, scope: part.context.scope)
        let color = palette.color(part.element[value: .foregroundColor], own, otherwise: usual)
        usesPalette = usesPalette || usual == nil
        let name = attributes.string(part.element, .title, part.context.scope) ?? .text("")
        let title = series.name.flatMap { string($0, of: element, context.scope) }
        var arguments = [
          SwiftArgument(nil, isStackedRow ? title ?? .text("") : name),
          SwiftArgument(nil, attributes.number(part.element, .value, part.context.scope) ?? "0"),
        ]
        if let series = isStackedRow ? name : title { arguments.append(SwiftArgument("series", series)) }
        if let color { arguments.append(SwiftArgument("color", color)) }
        let point = SwiftExpression.call("CardChartPoint", arguments)
        guard let repetition = part.repetition else {
          points.append(point)
          continue
        }
        finish()
        let names = slots.names(of: repetition, in: [.expression(point)])
        runs.append(
          .call(.member(repetition.sequence, "map"), [], SwiftClosure([names[1]], [.expression(point)])))
      }
    }
    finish()
    let all = runs.dropFirst().reduce(runs.first ?? .array([])) { .infix($0, "+", $1) }
    var arguments = [SwiftArgument(nil, .verbatim("." + Self.style(of: type, values))), SwiftArgument(nil, all)]
    if usesPalette { arguments.append(SwiftArgument("palette", palette.all)) }
    if values.flag(.showTitle, usually: false), let title = attributes.string(element, .title, context.scope) {
      arguments.append(SwiftArgument("title", title))
    }
    if type == .donut, let middle = values.string(.value) { arguments.append(SwiftArgument("middle", middle)) }
    for (property, label) in [(HostedProperty.xAxisTitle, "xTitle"), (.yAxisTitle, "yTitle")] {
      if let text = values.string(property) { arguments.append(SwiftArgument(label, text)) }
    }
    for (property, label) in [(HostedProperty.yMin, "least"), (.yMax, "most")] {
      if let number = values.number(property) { arguments.append(SwiftArgument(label, number)) }
    }
    if !values.flag(.showLegend, usually: true) { arguments.append(SwiftArgument("showsLegend", "false")) }
    if values.flag(.showBarValues, usually: false) { arguments.append(SwiftArgument("showsValues", "true")) }
    let view = named(SwiftExpression.call("CardChart", arguments), element, values, context.scope)
    guard let width = Self.points(values.token(.maxWidth)) else { return view }
    return view.framed([SwiftArgument("maxWidth", .number(width)), SwiftArgument("alignment", ".leading")])
  }

  /// The chart with its title for those who do not see it, where it is not shown.
  private func named(
    _ view: SwiftExpression, _ element: Element, _ values: HostedValues, _ scope: BindingScope
  ) -> SwiftExpression {
    guard !values.flag(.showTitle, usually: false), let title = attributes.string(element, .title, scope),
      !title.isEmptyText
    else { return view }
    return view.modified("accessibilityElement", [SwiftArgument("children", ".contain")])
      .modified("accessibilityLabel", [SwiftArgument(nil, title.caption)])
  }

  private static func points(_ text: String?) -> Double? {
    text.flatMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : nil }
  }

  private static func style(of type: HostedType, _ values: HostedValues) -> String {
    switch type {
    case .donut: "donut"
    case .pie: "pie"
    case .groupedBars: values.flag(.stacked, usually: false) ? "stackedBars" : "groupedBars"
    case .lyingBars: "lyingBars"
    case .stackedLyingBars: "lyingStackedBars"
    case .lines: "lines"
    default: "bars"
    }
  }

  private func string(_ value: AttributeValue, of element: Element, _ scope: BindingScope) -> SwiftExpression? {
    switch value {
    case .text(let text): .text(text)
    case .template(let template): attributes.text(template, of: element, scope)
    default: nil
    }
  }

  // MARK: Gauges

  private func gauge(_ element: Element, _ values: HostedValues, _ context: ViewContext) -> SwiftExpression {
    needs.use("CardGauge")
    let palette = ChartPalette(values, hasColorsByPart: true, isSingle: true, colors: colors, needs: needs)
    let segments = ChartParts(element).series.first?.parts.compactMap { $0.element } ?? []
    var arguments = [SwiftArgument(nil, values.number(.value) ?? "0")]
    if let minimum = values.number(.min), minimum != "0" { arguments.append(SwiftArgument("from", minimum)) }
    let sum = segments.reduce(0) { sum, part in
      if case .number(let size)? = part[value: .value] { sum + max(size, 0) } else { sum }
    }
    if let maximum = values.number(.max) {
      arguments.append(SwiftArgument("to", maximum))
    } else if sum > 0 {
      arguments.append(SwiftArgument("to", .number((values.literal(.min) ?? 0) + sum)))
    }
    if values.flag(.showTitle, usually: false), let title = attributes.string(element, .title, context.scope) {
      arguments.append(SwiftArgument("title", title))
    }
    if let label = values.string(.subLabel) { arguments.append(SwiftArgument("label", label)) }
    if values.token(.valueFormat) == "fraction" { arguments.append(SwiftArgument("isFraction", "true")) }
    if !values.flag(.showMinMax, usually: true) { arguments.append(SwiftArgument("showsLimits", "false")) }
    if !values.flag(.showLegend, usually: true) { arguments.append(SwiftArgument("showsLegend", "false")) }
    if !segments.isEmpty {
      let parts = segments.enumerated().map { index, part -> SwiftExpression in
        let own = HostedValues(element: part, attributes: attributes, scope: context.scope)
        let usual = palette.color(at: index) ?? palette.dynamic(at: index)
        return SwiftExpression.call(
          "CardGauge.Segment",
          [
            SwiftArgument(nil, attributes.string(part, .title, context.scope) ?? .text("")),
            SwiftArgument(nil, attributes.number(part, .value, context.scope) ?? "0"),
            SwiftArgument("color", palette.color(part[value: .foregroundColor], own, otherwise: usual) ?? usual),
          ])
      }
      arguments.append(SwiftArgument("parts", .array(parts)))
    }
    return named(.call("CardGauge", arguments), element, values, context.scope)
  }
}

import CardIR
import CardSyntax
import CardTemplate

// Charts as the tables of their values.
extension AdaptiveCardsEquivalents {
  private static let note = "becomes a table of its values"

  /// A chart of pairs of name and value.
  func singleSeries(_ chart: Element, name: String, value: String) -> Equivalent {
    var facts = Element(.facts)
    facts[.children] = data(of: chart, "data") { node, mayHaveHoles in
      Self.fact(Self.place(node, name, mayHaveHoles), Self.member(node, value, mayHaveHoles))
    } bound: {
      Self.fact(Self.hole(name), Self.hole(value))
    }
    return finished(chart, [.one(facts)])
  }

  /// A chart of several series: one row for each place, one column for each series, where the values are known.
  func manySeries(_ chart: Element, name: String, parts: String) -> Equivalent {
    let extra = chart.extras.first { $0.name == "data" }
    if let extra, extra.value.kind == .array, let table = table(extra, name: name, parts: parts) {
      return finished(chart, [.one(table)])
    }
    let (place, value) = parts == "values" ? ("x", "y") : ("legend", "value")
    let series = data(of: chart, "data") { node, mayHaveHoles in
      var facts = Element(.facts)
      facts[.children] =
        node[parts].map { list -> [Slot] in
          let template = mayHaveHoles ? list.string.flatMap { TemplateString.parse($0) } : nil
          return Self.parts(of: list, template, mayHaveHoles: mayHaveHoles) {
            Self.fact(Self.place($0, place, $1), Self.member($0, value, $1))
          } bound: {
            Self.fact(Self.hole(place), Self.hole(value))
          }
        } ?? []
      return Self.stack([Self.text(Self.member(node, name, mayHaveHoles), bold: true), facts])
    } bound: {
      var facts = Element(.facts)
      let scope = TemplateString.parse("${\(parts)}").map { Scope(repeats: true, source: .template($0)) }
      facts[.children] = [.one(Self.fact(Self.hole(place), Self.hole(value)), scope: scope)]
      return Self.stack([Self.text(Self.hole(name), bold: true), facts])
    }
    return finished(chart, series)
  }

  /// A table of all series, if nothing in them is known only with data.
  private func table(_ extra: Element.Extra, name: String, parts: String) -> Element? {
    let series = Array(extra.value.elements)
    let (placeName, valueName) = parts == "values" ? ("x", "y") : ("legend", "value")
    guard !series.isEmpty, series.count <= 8,
      series.allSatisfy({ $0.kind == .object && $0["$data"] == nil && $0[parts]?.kind == .array })
    else { return nil }
    var places: [String] = []
    var rows: [String: [Int: AttributeValue]] = [:]
    for (number, one) in series.enumerated() {
      for point in one[parts].map({ Array($0.elements) }) ?? [] {
        guard point.kind == .object, point["$data"] == nil, let place = point[placeName],
          let key = place.string ?? place.numberText, rows[key]?[number] == nil
        else { return nil }
        if rows[key] == nil { places.append(key) }
        rows[key, default: [:]][number] = Self.member(point, valueName, extra.mayHaveHoles)
      }
    }
    func cell(_ text: AttributeValue) -> Slot {
      .one(Element(.tableCell, children: [.one(Self.text(text))]))
    }
    var table = Element(.table)
    table[.columns] = (0...series.count).map { _ in
      var column = Element(.tableColumn)
      column[.width] = .literal(.weight(1))
      return .one(column)
    }
    let header = [cell(.text(""))] + series.map { cell(Self.member($0, name, extra.mayHaveHoles)) }
    table[.children] =
      [.one(Element(.tableRow, children: header))]
      + places.map { place in
        let template = extra.mayHaveHoles ? TemplateString.parse(place) : nil
        let isKnown = template?.segments.allSatisfy { if case .text = $0 { true } else { false } } ?? true
        let title: AttributeValue =
          isKnown ? .text(ChartParts.words(place)) : template.map { .text($0) } ?? .text(place)
        let cells = [cell(title)] + series.indices.map { cell(rows[place]?[$0] ?? .text("–")) }
        return .one(Element(.tableRow, children: cells))
      }
    return table
  }

  /// Where a value lies between two others that are not the same, from 0 to 1.
  private static func share(_ value: Double, from minimum: Double, to maximum: Double) -> Double {
    let value = min(max(value, minimum), maximum)
    let span = maximum - minimum
    // The difference of large numbers is infinite; half of it is not.
    return span.isFinite ? (value - minimum) / span : (value / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
  }

  func gauge(_ gauge: Element) -> Equivalent {
    let minimum = number(gauge, "min") ?? 0
    var words: [AttributeValue] = [value(gauge, "value") ?? .number(0)]
    if let value = number(gauge, "value"), let maximum = number(gauge, "max"), maximum > minimum {
      words =
        name(gauge, "valueFormat") == "fraction"
        ? [.text("\(Self.words(value)) / \(Self.words(maximum))")]
        : [.text("\(Int((Self.share(value, from: minimum, to: maximum) * 100).rounded())) %")]
    } else if let maximum = value(gauge, "max") {
      words += [.text(" / "), maximum]
    }
    var children: [Slot] = [.one(Self.text(Self.joined(words), bold: true))]
    if let label = value(gauge, "subLabel") { children.append(.one(Self.text(label, subtle: true))) }
    if value(gauge, "segments") != nil {
      var facts = Element(.facts)
      facts[.children] = data(of: gauge, "segments") { node, mayHaveHoles in
        Self.fact(Self.member(node, "legend", mayHaveHoles), Self.member(node, "size", mayHaveHoles))
      } bound: {
        Self.fact(Self.hole("legend"), Self.hole("size"))
      }
      children.append(.one(facts))
    }
    return finished(gauge, children)
  }

  /// The title of a chart with what stands for the chart.
  private func finished(_ chart: Element, _ content: [Slot]) -> Equivalent {
    var children: [Slot] = []
    // By itself a chart does not show its title; what data say of that nobody knows yet.
    if let shows = value(chart, "showTitle"), shows != .flag(false), let title = chart[value: .title] {
      children.append(.one(Self.text(title, bold: true)))
    }
    let isGauge = chart.literal(.typeName) == "Chart.Gauge"
    // What the names and numbers below are.
    let axes = isGauge ? [] : ["xAxisTitle", "yAxisTitle"].compactMap { value(chart, $0) }.filter { $0 != .text("") }
    if !axes.isEmpty {
      let words = axes.count == 2 ? [axes[0], .text(" / "), axes[1]] : axes
      children.append(.one(Self.text(Self.joined(words), subtle: true)))
    }
    children += content
    if !isGauge, let text = value(chart, "value"), text != .text("") {
      children.append(.one(Self.text(text, bold: true)))
    }
    return Equivalent(
      Self.stack(children, source: chart.source), note: Self.note, value: chart.literal(.title))
  }

  // MARK: Data

  /// A part of a chart's data.
  private static func member(_ node: Node, _ name: String, _ mayHaveHoles: Bool) -> AttributeValue {
    node[name].flatMap { text($0, mayHaveHoles: mayHaveHoles) } ?? .text("")
  }

  /// The name of a part of a chart: what stands along the axis.
  private static func place(_ node: Node, _ name: String, _ mayHaveHoles: Bool) -> AttributeValue {
    let place = member(node, name, mayHaveHoles)
    guard case .text(let text) = place else { return place }
    return .text(ChartParts.words(text))
  }

  /// A part of a chart's data that is known only with data.
  private static func hole(_ name: String) -> AttributeValue {
    TemplateString.parse("${\(name)}").map { .template($0) } ?? .text("")
  }

  /// What stands for each part of a list: of one that is written out, or of one that a hole gives.
  private func data(
    of element: Element, _ name: String, _ make: (Node, Bool) -> Element, bound: () -> Element
  ) -> [Slot] {
    guard let extra = element.extras.first(where: { $0.name == name }) else { return [] }
    return Self.parts(of: extra.value, extra.template, mayHaveHoles: extra.mayHaveHoles, make, bound: bound)
  }

  private static func parts(
    of list: Node, _ template: TemplateString?, mayHaveHoles: Bool, _ make: (Node, Bool) -> Element,
    bound: () -> Element
  ) -> [Slot] {
    if let template {
      return [.one(bound(), scope: Scope(repeats: true, source: .template(template), origin: list))]
    }
    guard list.kind == .array else { return [] }
    return list.elements.compactMap { node in
      guard node.kind == .object else {
        guard mayHaveHoles, let text = node.string, let template = TemplateString.parse(text) else { return nil }
        return .one(bound(), scope: Scope(repeats: true, source: .template(template), origin: node))
      }
      return .one(
        make(node, mayHaveHoles), scope: mayHaveHoles ? scope(of: node) : nil,
        when: mayHaveHoles ? condition(of: node) : nil)
    }
  }

  private static func scope(of node: Node) -> Scope? {
    guard let data = node["$data"] else { return nil }
    if let text = data.string, let template = TemplateString.parse(text) {
      return Scope(repeats: true, source: .template(template), origin: data)
    }
    return Scope(repeats: data.kind == .array, source: .inline(data), origin: data)
  }

  private static func condition(of node: Node) -> Condition? {
    guard let when = node["$when"] else { return nil }
    if let text = when.string, let template = TemplateString.parse(text) {
      return Condition(.template(template), origin: when)
    }
    return Condition(.literal(when), origin: when)
  }
}

package import CardIR
import CardSyntax
import CardTemplate

/// The data of a chart as elements that stand as often as the data say: facts with a title and a value.
package struct ChartParts {
  /// Some parts of one series.
  package struct Series {
    /// What the series is called.
    package var name: AttributeValue?
    /// The colour of all its parts, by number or as a name that data give.
    package var color: AttributeValue?
    /// The parts, each a fact.
    package var parts: [Slot]
  }

  /// The series; one without a name where there is only one.
  package private(set) var series: [Series] = []
  /// Whether there is nothing in the data that no code can be written for.
  package private(set) var areKnown = true

  /// The parts of a chart.
  package init(_ chart: Element) {
    let (list, name, value): (String, String, String)
    switch HostedType(chart) {
    case .donut, .pie: (list, name, value) = ("data", "legend", "value")
    case .uprightBars, .lyingBars: (list, name, value) = ("data", "x", "y")
    case .gauge: (list, name, value) = ("segments", "legend", "size")
    case .stackedLyingBars:
      readSeries(of: chart, name: "title", parts: "data", "legend", "value")
      return
    default:
      readSeries(of: chart, name: "legend", parts: "values", "x", "y")
      return
    }
    guard let extra = chart.extras.first(where: { $0.name == list }) else { return }
    series = [Series(parts: parts(extra.value, extra.mayHaveHoles, name, value, haveColors: true))]
  }

  private mutating func readSeries(
    of chart: Element, name: String, parts list: String, _ point: String, _ value: String
  ) {
    guard let extra = chart.extras.first(where: { $0.name == "data" }) else { return }
    guard extra.value.kind == .array else { return (areKnown = false) }
    for node in extra.value.elements {
      guard node.kind == .object, node["$data"] == nil, node["$when"] == nil else { return (areKnown = false) }
      let parts = node[list].map { self.parts($0, extra.mayHaveHoles, point, value, haveColors: list == "data") } ?? []
      let color = color(node["color"], extra.mayHaveHoles)
      series.append(Series(name: text(node[name], extra.mayHaveHoles), color: color, parts: parts))
    }
  }

  /// The parts of a list. Those of a series have the colour of the series, except where each row is a series.
  private mutating func parts(
    _ node: Node, _ mayHaveHoles: Bool, _ name: String, _ value: String, haveColors: Bool
  ) -> [Slot] {
    if let source = node.string, let template = TemplateString.parse(source), template.isSingleHole, mayHaveHoles {
      var part = Element(.fact, source: node)
      part[value: .title] = TemplateString.parse("${\(name)}").map { .template($0) }
      part[value: .value] = TemplateString.parse("${\(value)}").map { .template($0) }
      if haveColors { part[value: .foregroundColor] = TemplateString.parse("${color}").map { .template($0) } }
      return [.one(part, scope: Scope(repeats: true, source: .template(template)))]
    }
    guard node.kind == .array else {
      areKnown = false
      return []
    }
    return node.elements.compactMap { item in
      guard item.kind == .object, item["$when"] == nil else {
        areKnown = false
        return nil
      }
      var part = Element(.fact, source: item)
      part[value: .title] = text(item[name], mayHaveHoles)
      part[value: .value] = number(item[value], mayHaveHoles)
      if haveColors { part[value: .foregroundColor] = color(item["color"], mayHaveHoles) }
      guard let data = item["$data"] else { return .one(part) }
      guard mayHaveHoles, let source = data.string, let template = TemplateString.parse(source), template.isSingleHole
      else {
        areKnown = false
        return nil
      }
      return .one(part, scope: Scope(repeats: true, source: .template(template), origin: data))
    }
  }

  /// A colour by its name, or the name that data give; none for a name that charts do not have.
  private func color(_ node: Node?, _ mayHaveHoles: Bool) -> AttributeValue? {
    guard let name = node?.string else { return nil }
    if mayHaveHoles, let template = TemplateString.parse(name), template.hasHoles { return .template(template) }
    return ChartColors.named(name).map { .color($0) }
  }

  private func text(_ node: Node?, _ mayHaveHoles: Bool) -> AttributeValue? {
    guard let node else { return nil }
    if let number = node.numberText { return .text(number) }
    guard let text = node.string else { return nil }
    return mayHaveHoles ? TemplateString.parse(text).map { .text($0) } ?? .text(text) : .text(text)
  }

  private func number(_ node: Node?, _ mayHaveHoles: Bool) -> AttributeValue? {
    guard let node else { return nil }
    if let number = node.double { return .number(number) }
    guard mayHaveHoles, let text = node.string, let template = TemplateString.parse(text), template.isSingleHole else {
      return nil
    }
    return .template(template)
  }

  // MARK: Places

  /// How the place of a part is written: of a moment in ISO 8601 the date, and the time of day unless that is midnight,
  /// which is the same in all languages; anything else as it is.
  package static func words(_ place: String) -> String {
    let bytes = Array(place.utf8)
    // 2026-01-31T12:00, then seconds and a zone, or neither.
    let form = Array("dddd-dd-ddTdd:dd".utf8)
    guard bytes.count >= form.count,
      zip(bytes, form).allSatisfy({ $1 == UInt8(ascii: "d") ? $0 &- UInt8(ascii: "0") < 10 : $0 == $1 })
    else { return place }
    let signs = Set("0123456789:.+-Z".utf8)
    guard bytes[form.count...].allSatisfy({ signs.contains($0) }) else { return place }
    let date = String(decoding: bytes[..<10], as: UTF8.self)
    let time = String(decoding: bytes[11..<16], as: UTF8.self)
    return time == "00:00" ? date : "\(date) \(time)"
  }
}

import CardFormats
import CardIR
import CardKernel
import CardSyntax

/// A part of a chart: a slice, a bar or a point.
struct ChartPart {
  var name: String
  var value: Double
  var color: Color?
}

extension PageBuilder {
  /// A chart as a drawing, with its title above and its legend below.
  func chart(_ element: Element, named type: String, _ around: Around) -> Markup? {
    var figure = Markup("figure", "chart")
    if let limit = number(element, named: "maxWidth") { figure.look["max-width"] = CSSText.pixels(limit) }
    if let title = words(element, .title) {
      let isShown = flag(element, "showTitle", default: false)
      let caption = line(title, points: 14, weight: 600, around)
      figure.append(Markup("figcaption", isShown ? "shown" : "unseen").containing(caption))
    }
    let colors = ChartColors.set(property(element, "colorSet"))
    guard let drawing = drawing(element, type, colors) else { return figure.isEmpty ? nil : figure }
    figure.append(drawing.markup)
    let showsLegend = flag(element, "showLegend", default: true)
    if !drawing.legend.isEmpty {
      var list = Markup("ul", showsLegend ? "legend" : "unseen")
      for part in drawing.legend {
        var item = Markup("li")
        var mark = SVG.drawing(width: 10, height: 10).with("aria-hidden", "true")
        mark.append(
          SVG.rectangle(x: 0, y: 0, width: 10, height: 10, fill: CSSText.color(part.color ?? colors[0])))
        item.append(mark)
        item.append(line(part.name, points: 12, around))
        list.append(item)
      }
      figure.append(list)
    }
    return figure
  }

  /// What a chart is drawn as, and what its colours mean.
  struct ChartDrawing {
    var markup: Markup
    var legend: [ChartPart] = []
  }

  private func drawing(_ element: Element, _ type: String, _ colors: [Color]) -> ChartDrawing? {
    switch type {
    case "Chart.Donut", "Chart.Pie": ring(element, isPie: type == "Chart.Pie", colors)
    case "Chart.Gauge": gauge(element, colors)
    case "Chart.HorizontalBar": lyingBars(element, colors)
    case "Chart.HorizontalBar.Stacked": stackedBars(element, colors)
    default: uprightChart(element, type, colors)
    }
  }

  /// The parts of a list in a chart's data.
  func parts(_ node: Node?, name: String, value: String, _ colors: [Color]) -> [ChartPart] {
    guard let node, node.kind == .array else { return [] }
    return node.elements.prefix(200).enumerated().compactMap { index, item in
      guard item.kind == .object else { return nil }
      let own = item["color"]?.string.flatMap { ChartColors.named($0) }
      let label = item[name].flatMap { $0.string ?? $0.numberText } ?? ""
      let number = item[value]?.double ?? 0
      return ChartPart(name: label, value: Self.bounded(number), color: own ?? colors[index % colors.count])
    }
  }

  /// A list in the data of a chart.
  func data(_ element: Element, _ name: String = "data") -> Node? {
    element.extras.first { $0.name == name }?.value
  }

  /// A number as charts say it.
  static func words(_ value: Double) -> String { NumberText.javaScript((bounded(value) * 100).rounded() / 100) }

  /// A number that can be drawn.
  static func bounded(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e13), 1e13) : 0 }

  // MARK: Rings

  private func ring(_ element: Element, isPie: Bool, _ colors: [Color]) -> ChartDrawing? {
    let parts = parts(data(element), name: "legend", value: "value", colors)
    let total = parts.reduce(0) { $0 + max($1.value, 0) }
    let extent = 180.0
    var drawing = SVG.drawing(width: extent, height: extent)
    drawing.classes = ["round"]
    drawing[attribute: "role"] = "img"
    drawing[attribute: "aria-label"] = parts.map { "\($0.name) \(Self.words($0.value))" }.joined(separator: ", ")
    let middle = extent / 2
    let width = isPie ? middle - 4 : property(element, "thickness") == "thin" ? 16 : 28
    let radius = isPie ? width / 2 : middle - 4 - width / 2
    var start = 0.0
    // A gap tells neighbours apart.
    let hasNeighbors = parts.count { $0.value > 0 } > 1
    let gap = hasNeighbors && flag(element, "showOutlines", default: true) ? 0.004 : 0
    for part in parts where part.value > 0 && total > 0 {
      let share = part.value / total
      let end = max(start + share - gap, start + 0.001)
      drawing.append(
        SVG.arc(
          x: middle, y: middle, radius: radius, from: start, to: end, stroke: CSSText.color(part.color ?? colors[0]),
          width: width))
      start += share
    }
    if !isPie, let value = words(element, named: "value") {
      var text = SVG.text(value, x: middle, y: middle + 8, anchor: "middle", size: 22, weight: 700)
      if let color = property(element, "valueColor").flatMap({ ChartColors.named($0) }) {
        text[attribute: "fill"] = CSSText.color(color)
      }
      drawing.append(text)
    }
    let legend = parts.map { part in
      ChartPart(name: "\(part.name) \(Self.words(part.value))", value: part.value, color: part.color)
    }
    return ChartDrawing(markup: drawing, legend: legend)
  }

  // MARK: Gauges

  private func gauge(_ element: Element, _ colors: [Color]) -> ChartDrawing {
    var segments = parts(data(element, "segments"), name: "legend", value: "size", colors)
    let minimum = number(element, named: "min") ?? 0
    let sum = segments.reduce(0) { $0 + max($1.value, 0) }
    let maximum = number(element, named: "max") ?? (sum > 0 ? minimum + sum : 100)
    let value = number(element, named: "value") ?? 0
    let span = maximum > minimum ? maximum - minimum : 1
    if segments.isEmpty {
      segments = [
        ChartPart(name: "", value: value - minimum, color: colors[0]),
        ChartPart(name: "", value: maximum - value, color: Color(0xD1D1D1)),
      ]
    }
    let (width, height, radius) = (220.0, 140.0, 84.0)
    let (x, y) = (width / 2, 104.0)
    var drawing = SVG.drawing(width: width, height: height)
    drawing.classes = ["round"]
    drawing[attribute: "role"] = "img"
    var start = 0.0
    for part in segments where part.value > 0 {
      let share = min(part.value / max(sum, span), 1 - start)
      if share <= 0 { break }
      drawing.append(
        SVG.arc(
          x: x, y: y, radius: radius, from: start / 2 - 0.25, to: (start + share) / 2 - 0.25 - 0.002,
          stroke: CSSText.color(part.color ?? colors[0]), width: 20))
      start += share
    }
    // The needle stays on the scale; the words say what the value is.
    let part = (value - minimum) / span
    let share = min(max(part, 0), 1)
    if flag(element, "showNeedle", default: true) {
      let tip = SVG.point(x, y, radius + 8, share / 2 - 0.25)
      let base = SVG.point(x, y, radius - 18, share / 2 - 0.25)
      drawing.append(SVG.line(from: base, to: tip, stroke: "currentcolor", width: 3))
    }
    let isFraction = property(element, "valueFormat") == "fraction"
    let words = isFraction ? "\(Self.words(value)) / \(Self.words(maximum))" : Self.words((part * 100).rounded()) + " %"
    drawing[attribute: "aria-label"] = words
    drawing.append(SVG.text(words, x: x, y: y - 8, anchor: "middle", size: 22, weight: 700))
    if flag(element, "showMinMax", default: true) {
      drawing.append(SVG.text(Self.words(minimum), x: x - radius, y: y + 16, anchor: "middle"))
      drawing.append(SVG.text(Self.words(maximum), x: x + radius, y: y + 16, anchor: "middle"))
    }
    let legend = segments.filter { !$0.name.isEmpty }
    // Below the drawing there is room for any words.
    if let label = self.words(element, named: "subLabel") {
      drawing = Markup("div", "gauge").containing(drawing, Markup("span", "axis below").containing(text: label))
    }
    return ChartDrawing(markup: drawing, legend: legend)
  }
}

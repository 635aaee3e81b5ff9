import CardFormats
import CardIR
import CardSyntax

/// One series of a chart with axes.
private struct ChartSeries {
  var name: String
  var color: Color
  var points: [(place: String, value: Double, color: Color?)]
}

extension PageBuilder {
  // MARK: Lying bars

  func lyingBars(_ element: Element, _ colors: [Color]) -> ChartDrawing? {
    let own = property(element, "color").flatMap { ChartColors.named($0) }
    let bars = parts(data(element), name: "x", value: "y", own.map { [$0] } ?? [colors[0]])
    if bars.isEmpty { return nil }
    let isPart = property(element, "displayMode") == "parttowhole"
    let total = bars.reduce(0) { $0 + max($1.value, 0) }
    let most = isPart ? max(total, 1) : max(bars.map(\.value).max() ?? 0, 1e-9)
    let step = 40.0
    var drawing = plot(height: Double(bars.count) * step, bars.map { "\($0.name) \(Self.words($0.value))" })
    for (index, bar) in bars.enumerated() {
      let top = Double(index) * step
      // What is negative is no part, as in the total.
      let words = isPart ? "\(Int((max(bar.value, 0) / most * 100).rounded())) %" : Self.words(bar.value)
      drawing.append(SVG.text(bar.name, x: 0, y: top + 13, anchor: "start", size: 12))
      drawing.append(SVG.text(words, x: Self.chartWidth, y: top + 13, anchor: "end", size: 12, weight: 600))
      let width = Self.chartWidth * min(max(bar.value, 0) / most, 1)
      if isPart {
        drawing.append(
          SVG.rectangle(x: 0, y: top + 19, width: Self.chartWidth, height: 12, fill: "var(--line)"))
      }
      let color = CSSText.color(bar.color ?? colors[0])
      drawing.append(SVG.rectangle(x: 0, y: top + 19, width: width, height: 12, fill: color))
    }
    return ChartDrawing(markup: titled(drawing, element))
  }

  func stackedBars(_ element: Element, _ colors: [Color]) -> ChartDrawing? {
    guard let data = data(element), data.kind == .array else { return nil }
    let rows = data.elements.prefix(100).map { row in
      (title: row["title"]?.string ?? "", parts: parts(row["data"], name: "legend", value: "value", colors))
    }
    let most = max(rows.map { $0.parts.reduce(0) { $0 + max($1.value, 0) } }.max() ?? 0, 1e-9)
    let step = 40.0
    let words = rows.map { row in
      "\(row.title): " + row.parts.map { "\($0.name) \(Self.words($0.value))" }.joined(separator: ", ")
    }
    var drawing = plot(height: Double(rows.count) * step, words)
    var legend: [ChartPart] = []
    for (index, row) in rows.enumerated() {
      let top = Double(index) * step
      drawing.append(SVG.text(row.title, x: 0, y: top + 13, anchor: "start", size: 12))
      let values = row.parts.map { Self.words($0.value) }.joined(separator: " · ")
      drawing.append(SVG.text(values, x: Self.chartWidth, y: top + 13, anchor: "end", size: 12, weight: 600))
      var start = 0.0
      for part in row.parts {
        let width = Self.chartWidth * max(part.value, 0) / most
        let color = CSSText.color(part.color ?? colors[0])
        drawing.append(SVG.rectangle(x: start, y: top + 19, width: max(width - 1, 0), height: 12, fill: color))
        start += width
        if !part.name.isEmpty, !legend.contains(where: { $0.name == part.name }) { legend.append(part) }
      }
    }
    return ChartDrawing(markup: titled(drawing, element), legend: legend)
  }

  // MARK: Upright bars and lines

  func uprightChart(_ element: Element, _ type: String, _ colors: [Color]) -> ChartDrawing? {
    let series = series(element, type, colors)
    let places = series.flatMap { $0.points.map(\.place) }.reduce(into: [String]()) { places, place in
      if !places.contains(place) { places.append(place) }
    }
    if places.isEmpty { return nil }
    let isStacked = type == "Chart.VerticalBar.Grouped" && flag(element, "stacked", default: false)
    let sums = places.map { place in
      series.reduce(0) { $0 + max($1.points.first { $0.place == place }?.value ?? 0, 0) }
    }
    let values = series.flatMap { $0.points.map(\.value) }
    let top = isStacked ? sums.max() ?? 1 : number(element, named: "yMax") ?? values.max() ?? 1
    let bottom = isStacked ? 0 : number(element, named: "yMin") ?? min(values.min() ?? 0, 0)
    let axis = ChartAxis(from: bottom, to: max(top, bottom + 1e-9))
    let (left, height, below) = (44.0, 180.0, 22.0)
    let words = series.map { series in
      (series.name.isEmpty ? "" : series.name + ": ")
        + series.points.map { "\($0.place) \(Self.words($0.value))" }.joined(separator: ", ")
    }
    var drawing = plot(height: height + below, words)
    func y(_ value: Double) -> Double { height - 6 - (height - 20) * axis.share(of: value) }
    for mark in axis.marks {
      drawing.append(SVG.line(from: (left, y(mark)), to: (Self.chartWidth, y(mark)), stroke: "var(--line)"))
      drawing.append(SVG.text(Self.words(mark), x: left - 6, y: y(mark) + 4, anchor: "end"))
    }
    let step = (Self.chartWidth - left) / Double(places.count)
    func x(_ index: Int) -> Double { left + step * (Double(index) + 0.5) }
    // Where there are more places than names fit, some are left to the legend of the drawing.
    let every = max(1, Int((Double(places.count) / 10).rounded(.up)))
    for (index, place) in places.enumerated() where index % every == 0 {
      drawing.append(SVG.text(place, x: x(index), y: height + 12, anchor: "middle"))
    }
    let showsValues = flag(element, "showBarValues", default: false)
    if type == "Chart.Line" {
      for series in series {
        let points = series.points.compactMap { point in
          places.firstIndex(of: point.place).map { (x: x($0), y: y(point.value)) }
        }
        drawing.append(SVG.path(points, stroke: CSSText.color(series.color)))
      }
    } else {
      let group = step * 0.64
      let width = isStacked ? group : group / Double(max(series.count, 1))
      for (index, place) in places.enumerated() {
        var base = max(bottom, 0)
        for (number, series) in series.enumerated() {
          guard let point = series.points.first(where: { $0.place == place }) else { continue }
          let start = isStacked ? x(index) - group / 2 : x(index) - group / 2 + Double(number) * width
          let (low, high) = (y(base), y(isStacked ? base + max(point.value, 0) : point.value))
          drawing.append(
            SVG.rectangle(
              x: start, y: min(low, high), width: max(width - (isStacked ? 0 : 2), 1), height: abs(low - high),
              fill: CSSText.color(point.color ?? series.color)))
          if showsValues {
            let words = Self.words(point.value)
            drawing.append(SVG.text(words, x: start + width / 2, y: min(low, high) - 4, anchor: "middle", size: 10))
          }
          if isStacked { base += max(point.value, 0) }
        }
      }
    }
    let legend = series.count > 1 || !(series.first?.name.isEmpty ?? true)
    let parts = series.map { ChartPart(name: $0.name, value: 0, color: $0.color) }
    return ChartDrawing(markup: titled(drawing, element), legend: legend ? parts : [])
  }

  private func series(_ element: Element, _ type: String, _ colors: [Color]) -> [ChartSeries] {
    guard let data = data(element), data.kind == .array else { return [] }
    let own = property(element, "color").flatMap { ChartColors.named($0) }
    func points(_ node: Node?, usesColors: Bool) -> [(place: String, value: Double, color: Color?)] {
      parts(node, name: "x", value: "y", colors).enumerated().map { index, part in
        let isOwn = node?[index]?["color"] != nil
        return (part.name, part.value, usesColors && isOwn ? part.color : nil)
      }
    }
    if type == "Chart.VerticalBar" {
      return [ChartSeries(name: "", color: own ?? colors[0], points: points(data, usesColors: true))]
    }
    return data.elements.prefix(20).enumerated().map { index, node in
      let color = node["color"]?.string.flatMap { ChartColors.named($0) }
      return ChartSeries(
        name: node["legend"]?.string ?? "", color: color ?? own ?? colors[index % colors.count],
        points: points(node["values"], usesColors: false))
    }
  }

  // MARK: Both

  /// A drawing that says in words what it shows.
  private func plot(height: Double, _ words: [String]) -> Markup {
    var drawing = SVG.drawing(width: Self.chartWidth, height: height)
    drawing[attribute: "role"] = "img"
    drawing[attribute: "aria-label"] = words.joined(separator: "; ")
    return drawing
  }

  /// A drawing with the titles of its axes around it.
  private func titled(_ drawing: Markup, _ element: Element) -> Markup {
    let x = words(element, named: "xAxisTitle")
    let y = words(element, named: "yAxisTitle")
    if x == nil, y == nil { return drawing }
    var box = Markup("div", "plot")
    if let y { box.append(Markup("span", "axis").containing(text: y)) }
    box.append(drawing)
    if let x { box.append(Markup("span", "axis below").containing(text: x)) }
    return box
  }
}

/// The values along an axis.
struct ChartAxis {
  /// The values at which there is a line.
  let marks: [Double]

  /// The values of an axis that has room for all between two.
  init(from bottom: Double, to top: Double) {
    let steps = [1.0, 2, 2.5, 5, 10]
    let rough = (top - bottom) / 4
    var magnitude = 1.0
    while magnitude * 10 <= rough, magnitude < 1e12 { magnitude *= 10 }
    while magnitude > rough, magnitude > 1e-12 { magnitude /= 10 }
    let step = (steps.first { $0 * magnitude >= rough } ?? 10) * magnitude
    let first = (bottom / step).rounded(.down)
    let last = max((top / step).rounded(.up), first + 1)
    marks = (0...Int(min(last - first, 20))).map { (first + Double($0)) * step }
  }

  /// How far up a value is, from 0 to 1.
  func share(of value: Double) -> Double {
    guard let low = marks.first, let high = marks.last, high > low else { return 0 }
    return min(max((value - low) / (high - low), 0), 1)
  }
}

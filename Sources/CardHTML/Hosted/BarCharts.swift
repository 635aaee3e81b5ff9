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
    var drawing = plot("lying", bars.map { "\(ChartParts.words($0.name)) \(Self.words($0.value))" })
    for bar in bars {
      // What is negative is no part, as in the total.
      let words = isPart ? "\(Int((max(bar.value, 0) / most * 100).rounded())) %" : Self.words(bar.value)
      var strip = SVG.strip(height: 12)
      if isPart { strip.append(SVG.bar(from: 0, to: 1, y: 0, height: 12, fill: SVG.faint)) }
      let color = CSSText.color(bar.color ?? colors[0])
      strip.append(SVG.bar(from: 0, to: min(max(bar.value, 0) / most, 1), y: 0, height: 12, fill: color))
      drawing.append(entry(ChartParts.words(bar.name), words))
      drawing.append(strip)
    }
    return ChartDrawing(markup: titled(drawing, element))
  }

  func stackedBars(_ element: Element, _ colors: [Color]) -> ChartDrawing? {
    guard let data = data(element), data.kind == .array else { return nil }
    let rows = data.elements.prefix(100).map { row in
      (title: row["title"]?.string ?? "", parts: parts(row["data"], name: "legend", value: "value", colors))
    }
    let most = max(rows.map { $0.parts.reduce(0) { $0 + max($1.value, 0) } }.max() ?? 0, 1e-9)
    let words = rows.map { row in
      "\(row.title): " + row.parts.map { "\($0.name) \(Self.words($0.value))" }.joined(separator: ", ")
    }
    var drawing = plot("lying", words)
    var legend: [ChartPart] = []
    for row in rows {
      var strip = SVG.strip(height: 12)
      var start = 0.0
      for part in row.parts {
        let end = start + max(part.value, 0) / most
        let color = CSSText.color(part.color ?? colors[0])
        strip.append(SVG.bar(from: start, to: max(end - 0.002, start), y: 0, height: 12, fill: color))
        start = end
        if !part.name.isEmpty, !legend.contains(where: { $0.name == part.name }) { legend.append(part) }
      }
      drawing.append(entry(row.title, row.parts.map { Self.words($0.value) }.joined(separator: " · ")))
      drawing.append(strip)
    }
    return ChartDrawing(markup: titled(drawing, element), legend: legend)
  }

  /// What stands above a lying bar: its name and its value.
  private func entry(_ name: String, _ value: String) -> Markup {
    Markup("div", "entry").containing(
      Markup("span").containing(text: name), Markup("span", "amount").containing(text: value))
  }

  // MARK: Upright bars and lines

  func uprightChart(_ element: Element, _ type: String, _ colors: [Color]) -> ChartDrawing? {
    let series = series(element, type, colors)
    let isLine = type == "Chart.Line"
    let scale = ChartScale(series.flatMap { $0.points.map(\.place) }, isNamed: !isLine)
    let places = scale.places
    if places.isEmpty { return nil }
    let isStacked = type == "Chart.VerticalBar.Grouped" && flag(element, "stacked", default: false)
    let sums = places.map { place in
      series.reduce(0) { $0 + max($1.points.first { $0.place == place }?.value ?? 0, 0) }
    }
    let values = isStacked ? sums : series.flatMap { $0.points.map(\.value) }
    let axis = ChartAxis(
      of: values, from: number(element, named: "yMin"), to: number(element, named: "yMax"), hasZero: !isLine)
    let words = series.map { series in
      (series.name.isEmpty ? "" : series.name + ": ")
        + series.points.map { "\(ChartParts.words($0.place)) \(Self.words($0.value))" }.joined(separator: ", ")
    }
    let height = 180.0
    func y(_ value: Double) -> Double { height - 6 - (height - 20) * axis.share(of: value) }
    let marks = axis.marks.map { (y: y($0), words: Self.words($0)) }
    // A digit is about six points wide.
    let margin = max(44, 8 + 6.5 * Double(marks.map(\.words.count).max() ?? 0))
    var labels = SVG.drawing(width: margin, height: height)
    var area = SVG.strip(height: height)
    for mark in marks {
      labels.append(SVG.text(mark.words, x: margin - 6, y: mark.y + 4, anchor: "end"))
      area.append(SVG.segment(from: (0, mark.y), to: (1, mark.y), stroke: SVG.faint))
    }
    if isLine {
      for series in series {
        let points = series.points.map { (x: scale.share(of: $0.place), value: $0.value) }.sorted { one, other in
          scale.isMeasured && one.x < other.x
        }
        // A line of one point is none.
        if let point = points.first, points.count == 1, axis.range.contains(point.value) {
          area.append(SVG.dot(x: point.x, y: y(point.value), radius: 4, fill: CSSText.color(series.color)))
        }
        // Places are shares of a width that nobody knows yet, which paths cannot have.
        for (from, to) in zip(points, points.dropFirst()) {
          guard let (from, to) = axis.seen(from: from, to: to) else { continue }
          let ends = (from: (x: from.x, y: y(from.value)), to: (x: to.x, y: y(to.value)))
          area.append(
            SVG.segment(from: ends.from, to: ends.to, stroke: CSSText.color(series.color), width: 2))
        }
      }
    } else {
      bars(series, places, isStacked: isStacked, y, &area, element)
    }
    let drawing = plot("upright", words)
      .containing(
        labels, Markup("div", "area").containing(area, scale.isMeasured ? names(on: scale) : names(of: places)))
    let legend = series.count > 1 || !(series.first?.name.isEmpty ?? true)
    let parts = series.map { ChartPart(name: $0.name, value: 0, color: $0.color) }
    return ChartDrawing(markup: titled(drawing, element), legend: legend ? parts : [])
  }

  /// The bars of all series, side by side or upon each other.
  private func bars(
    _ series: [ChartSeries], _ places: [String], isStacked: Bool, _ y: (Double) -> Double, _ area: inout Markup,
    _ element: Element
  ) {
    let showsValues = flag(element, "showBarValues", default: false)
    let step = 1 / Double(places.count)
    let group = step * 0.64
    let width = isStacked ? group : group / Double(max(series.count, 1))
    for (index, place) in places.enumerated() {
      let left = step * (Double(index) + 0.5) - group / 2
      // Bars stand on zero, or on the edge of the axis where zero is beyond it.
      var base = 0.0
      for (number, series) in series.enumerated() {
        guard let point = series.points.first(where: { $0.place == place }) else { continue }
        let start = isStacked ? left : left + Double(number) * width
        let (low, high) = (y(base), y(isStacked ? base + max(point.value, 0) : point.value))
        area.append(
          SVG.bar(
            from: start, to: start + width * (isStacked ? 1 : 0.92), y: min(low, high), height: abs(low - high),
            fill: CSSText.color(point.color ?? series.color)))
        if showsValues {
          var words = SVG.text(Self.words(point.value), x: 0, y: min(low, high) - 4, anchor: "middle", size: 10)
          words[attribute: "x"] = SVG.percent(start + width / 2)
          words.classes = ["amount"]
          area.append(words)
        }
        if isStacked { base += max(point.value, 0) }
      }
    }
  }

  /// The names of places below a drawing, each in its share of the width. The script of the page turns them where they are
  /// wider than that.
  private func names(of places: [String]) -> Markup {
    var strip = Markup("div", "places")
    for place in places {
      strip.append(Markup("span").containing(Markup("span").containing(text: ChartParts.words(place))))
    }
    return strip
  }

  /// The places of a scale below a drawing. The script of the page leaves out those that would lie on the ones before.
  private func names(on scale: ChartScale) -> Markup {
    var strip = SVG.strip(height: 18)
    for place in scale.places {
      let share = scale.share(of: place)
      // Texts at the ends stand inside of the drawing.
      let anchor = share < 0.15 ? "start" : share > 0.85 ? "end" : "middle"
      var words = SVG.text(ChartParts.words(place), x: 0, y: 13, anchor: anchor)
      words[attribute: "x"] = SVG.percent(share)
      words.classes = ["amount"]
      strip.append(words)
    }
    return strip
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

  /// A drawing that says in words what it shows. It is as wide as there is room, and its texts keep their size.
  private func plot(_ way: String, _ words: [String]) -> Markup {
    var drawing = Markup("div", way)
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

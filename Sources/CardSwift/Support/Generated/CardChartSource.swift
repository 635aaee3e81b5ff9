extension SupportSources {
  /// The part `CardChart`.
  static let cardChart = ##"""
    /// A slice, a bar or a point of a chart.
    struct CardChartPoint: Sendable {
      let name: String
      let value: Double
      let series: String
      let color: Color?

      /// A value with its name, in a series if there are several.
      init(_ name: String, _ value: Double, series: String = "", color: Color? = nil) {
        self.name = name
        self.value = value.isFinite ? value : 0
        self.series = series
        self.color = color
      }
    }

    /// A chart with its title above and what its colours mean below.
    ///
    /// Swift Charts draws it; where there is none, a table of the values stands for it.
    struct CardChart: View {
      /// What a chart looks like.
      enum Style: Sendable {
        case donut, pie, bars, groupedBars, stackedBars, lyingBars, lyingStackedBars, lines
      }

      private let style: Style
      private let points: [CardChartPoint]
      private let palette: [Color]
      private let title: String?
      private let middle: String?
      private let axes: (x: String?, y: String?)
      private let limits: (least: Double?, most: Double?)
      private let showsLegend: Bool
      private let showsValues: Bool

      /// A chart of points, each in its own colour or in the next one of the palette.
      init(
        _ style: Style,
        _ points: [CardChartPoint],
        palette: [Color] = [],
        title: String? = nil,
        middle: String? = nil,
        xTitle: String? = nil,
        yTitle: String? = nil,
        least: Double? = nil,
        most: Double? = nil,
        showsLegend: Bool = true,
        showsValues: Bool = false
      ) {
        self.style = style
        self.points = points
        self.palette = palette
        self.title = title
        self.middle = middle
        axes = (xTitle, yTitle)
        limits = (least, most)
        self.showsLegend = showsLegend
        self.showsValues = showsValues
      }

      /// The chart with its texts.
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          if let title { Text(verbatim: title).font(.headline) }
          if let y = axes.y { caption(y) }
          CardChartDrawing(
            style: style, marks: marks, middle: middle, least: limits.least, most: limits.most,
            showsValues: showsValues)
          if let x = axes.x { caption(x) }
          if showsLegend {
            ForEach(legend, id: \.id) { mark in
              HStack(spacing: 6) {
                Circle().fill(mark.color).frame(width: 8, height: 8)
                Text(verbatim: isRound ? "\(mark.name) \(mark.words)" : mark.series).font(.caption)
              }
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }

      private func caption(_ text: String) -> some View {
        Text(verbatim: text).font(.caption).foregroundStyle(.secondary)
      }

      private var isRound: Bool { style == .donut || style == .pie }

      private var marks: [CardChartMark] {
        var series: [String] = []
        return points.enumerated().map { index, point in
          if !series.contains(point.series) { series.append(point.series) }
          let place = isRound ? index : series.firstIndex(of: point.series) ?? 0
          let next = palette.isEmpty ? Color.accentColor : palette[place % palette.count]
          return CardChartMark(
            id: index, name: point.name, value: point.value, series: point.series,
            color: point.color ?? next)
        }
      }

      /// One mark for each colour that means something.
      private var legend: [CardChartMark] {
        var seen: Set<String> = [""]
        return marks.filter { isRound || seen.insert($0.series).inserted }
      }
    }

    /// A point of a chart with its colour and its number.
    struct CardChartMark: Identifiable {
      let id: Int
      let name: String
      let value: Double
      let series: String
      let color: Color

      var words: String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

      /// The day or moment that the name is, if it is one.
      var moment: Date? {
        let formatter = ISO8601DateFormatter()
        if name.count == 10 {
          formatter.formatOptions = .withFullDate
          formatter.timeZone = .current
        }
        return formatter.date(from: name)
      }
    }

    #if canImport(Charts)
      import Charts

      /// The marks of a chart.
      struct CardChartDrawing: View {
        let style: CardChart.Style
        let marks: [CardChartMark]
        let middle: String?
        let least: Double?
        let most: Double?
        let showsValues: Bool

        var body: some View {
          switch style {
          case .donut, .pie: ring
          case .lines: plot(lines).frame(height: 220)
          case .lyingBars, .lyingStackedBars: lyingBars.frame(height: CGFloat(places * 40 + 40))
          default: plot(bars).frame(height: 220)
          }
        }

        private var places: Int { Set(marks.map(\.name)).count }

        private var sums: [Double] {
          Dictionary(grouping: marks, by: \.name).values.map { $0.reduce(0) { $0 + max($1.value, 0) } }
        }

        @ViewBuilder private var ring: some View {
          if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            Chart(marks) { mark in
              SectorMark(
                angle: .value("Value", max(mark.value, 0)),
                innerRadius: .ratio(style == .donut ? 0.65 : 0),
                angularInset: 1
              )
              .foregroundStyle(mark.color)
            }
            .overlay {
              if let middle { Text(verbatim: middle).font(.title2).fontWeight(.bold) }
            }
            .frame(height: 180)
          } else {
            if let middle { Text(verbatim: middle).font(.title2).fontWeight(.bold) }
            lyingBars.frame(height: CGFloat(places * 40 + 40))
          }
        }

        private var bars: some View {
          Chart(marks) { mark in
            if style == .stackedBars {
              BarMark(x: .value("Place", mark.name), y: .value("Value", mark.value))
                .foregroundStyle(mark.color)
                .annotation(position: .overlay) {
                  if showsValues { Text(verbatim: mark.words).font(.caption2) }
                }
            } else {
              BarMark(x: .value("Place", mark.name), y: .value("Value", mark.value))
                .foregroundStyle(mark.color)
                .position(by: .value("Series", mark.series))
                .annotation(position: .top) {
                  if showsValues { Text(verbatim: mark.words).font(.caption2) }
                }
            }
          }
        }

        private var lyingBars: some View {
          Chart(marks) { mark in
            BarMark(x: .value("Value", mark.value), y: .value("Place", mark.name))
              .foregroundStyle(mark.color)
          }
        }

        /// Numbers and days are places on a scale; names are one beside the other.
        @ViewBuilder private var lines: some View {
          let numbers = sorted { Double($0.name) }
          let days = sorted(by: \.moment)
          if let numbers {
            Chart(numbers) { mark in
              line(through: mark, at: Double(mark.name) ?? 0)
            }
          } else if let days {
            Chart(days) { mark in
              line(through: mark, at: mark.moment ?? .distantPast)
            }
          } else {
            Chart(marks) { mark in
              line(through: mark, at: mark.name)
            }
          }
        }

        /// A part of a line, or a dot where the mark is alone in its series: a line through one point is none.
        @ChartContentBuilder private func line(
          through mark: CardChartMark, at place: some Plottable
        ) -> some ChartContent {
          if marks.contains(where: { $0.series == mark.series && $0.id != mark.id }) {
            LineMark(
              x: .value("Place", place), y: .value("Value", mark.value),
              series: .value("Series", mark.series)
            )
            .foregroundStyle(mark.color)
          } else {
            PointMark(x: .value("Place", place), y: .value("Value", mark.value))
              .foregroundStyle(mark.color)
          }
        }

        /// The marks in the order of their places; none if one of them has no place on a scale.
        private func sorted<Place: Comparable>(by place: (CardChartMark) -> Place?) -> [CardChartMark]?
        {
          let places = marks.compactMap { mark in place(mark).map { (place: $0, mark: mark) } }
          return places.count == marks.count ? places.sorted { $0.place < $1.place }.map(\.mark) : nil
        }

        /// A chart between the values that its axis shows, if the card says which. What is beyond them is not seen.
        @ViewBuilder private func plot(_ chart: some View) -> some View {
          if least != nil || most != nil {
            let values = style == .stackedBars ? sums : marks.map(\.value)
            let bottom = least ?? min(values.min() ?? 0, 0)
            let top = most ?? values.max() ?? 1
            chart.chartYScale(domain: bottom...max(top, bottom)).chartPlotStyle { $0.clipped() }
          } else {
            chart
          }
        }
      }
    #else
      /// The values of a chart, where nothing can draw it.
      struct CardChartDrawing: View {
        let style: CardChart.Style
        let marks: [CardChartMark]
        let middle: String?
        let least: Double?
        let most: Double?
        let showsValues: Bool

        var body: some View {
          if let middle { Text(verbatim: middle).font(.headline) }
          Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 4) {
            ForEach(marks, id: \.id) { mark in
              GridRow {
                if !mark.series.isEmpty { Text(verbatim: mark.series) }
                Text(verbatim: mark.name)
                Text(verbatim: mark.words)
              }
            }
          }
        }
      }
    #endif
    """##

  /// The same as it is read.
  static let cardChartPart = SupportPart(cardChart)
}

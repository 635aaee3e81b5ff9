extension SupportSources {
  /// The part `CardGauge`.
  static let cardGauge = ##"""
    /// A dial with the value that it shows.
    struct CardGauge: View {
      /// A part of the dial.
      struct Segment: Sendable {
        let name: String
        let size: Double
        let color: Color

        /// A part that is so large.
        init(_ name: String, _ size: Double, color: Color) {
          self.name = name
          self.size = size
          self.color = color
        }
      }

      private let title: String?
      private let label: String?
      private let value: Double
      private let minimum: Double
      private let maximum: Double
      private let isFraction: Bool
      private let showsLimits: Bool
      private let showsLegend: Bool
      private let segments: [Segment]

      /// A dial between two values; it says per cent, or the value beside the larger one.
      init(
        _ value: Double,
        from minimum: Double = 0,
        to maximum: Double = 100,
        title: String? = nil,
        label: String? = nil,
        isFraction: Bool = false,
        showsLimits: Bool = true,
        showsLegend: Bool = true,
        parts: [Segment] = []
      ) {
        self.title = title
        self.label = label
        self.minimum = minimum.isFinite ? minimum : 0
        self.maximum = maximum.isFinite && maximum > self.minimum ? maximum : self.minimum + 1
        self.value = value.isFinite ? min(max(value, self.minimum), self.maximum) : self.minimum
        self.isFraction = isFraction
        self.showsLimits = showsLimits
        self.showsLegend = showsLegend
        segments = parts
      }

      /// The title, the dial, and what its colours mean.
      var body: some View {
        VStack(spacing: 8) {
          if let title { Text(verbatim: title).font(.headline) }
          dial
          if let label { Text(verbatim: label).font(.caption).foregroundStyle(.secondary) }
          if showsLegend {
            ForEach(Array(segments.indices), id: \.self) { index in
              HStack(spacing: 6) {
                Circle().fill(segments[index].color).frame(width: 8, height: 8)
                Text(verbatim: segments[index].name).font(.caption)
              }
            }
          }
        }
      }

      @ViewBuilder private var dial: some View {
        #if os(tvOS)
          ProgressView(value: value - minimum, total: maximum - minimum)
          Text(verbatim: words)
        #else
          Gauge(value: value, in: minimum...maximum) {
            Text(verbatim: label ?? "")
          } currentValueLabel: {
            Text(verbatim: words)
          } minimumValueLabel: {
            Text(verbatim: showsLimits ? plain(minimum) : "")
          } maximumValueLabel: {
            Text(verbatim: showsLimits ? plain(maximum) : "")
          }
          .gaugeStyle(.accessoryCircular)
          .tint(Gradient(stops: stops))
          .scaleEffect(1.6)
          .frame(width: 110, height: 110)
        #endif
      }

      private var words: String {
        if isFraction { return "\(plain(value)) / \(plain(maximum))" }
        let share = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
        return plain((share * 100).rounded()) + " %"
      }

      private func plain(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
      }

      /// Each colour from where its part begins to where it ends.
      private var stops: [Gradient.Stop] {
        let total = segments.reduce(0) { $0 + max($1.size, 0) }
        guard total > 0 else { return [Gradient.Stop(color: .accentColor, location: 0)] }
        var stops: [Gradient.Stop] = []
        var start = 0.0
        for segment in segments {
          let end = start + max(segment.size, 0) / total
          stops.append(Gradient.Stop(color: segment.color, location: start))
          stops.append(Gradient.Stop(color: segment.color, location: end))
          start = end
        }
        return stops
      }
    }
    """##

  /// The same as it is read.
  static let cardGaugePart = SupportPart(cardGauge)
}

extension SupportSources {
  /// The part `CardRating`.
  static let cardRating = ##"""
    /// Stars that are full, half or empty, with the number that they stand for.
    struct CardRating: View {
      private let value: Double
      private let maximum: Int
      private let count: Double?
      private let isCompact: Bool
      private let color: Color

      /// So many stars of `maximum`, given by so many people; only one star where it is compact.
      init(
        _ value: Double,
        of maximum: Double = 5,
        count: Double? = nil,
        isCompact: Bool = false,
        color: Color = .primary
      ) {
        let bounded = maximum.isFinite ? min(max(maximum.rounded(), 1), 20) : 5
        self.maximum = Int(bounded)
        self.value = value.isFinite ? min(max(value, 0), bounded) : 0
        self.count = count
        self.isCompact = isCompact
        self.color = color
      }

      /// The stars, the number, and how many people gave it.
      var body: some View {
        HStack(spacing: 4) {
          HStack(spacing: 2) {
            ForEach(Array(0..<(isCompact ? 1 : maximum)), id: \.self) { index in
              Image(systemName: symbol(at: index)).foregroundStyle(color)
            }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(words(value) + " / \(maximum)")
          Text(verbatim: words(value)).font(.caption).fontWeight(.semibold).accessibilityHidden(true)
          if let count {
            Text(verbatim: "(\(words(count)))").font(.caption).foregroundStyle(.secondary)
          }
        }
      }

      private func symbol(at index: Int) -> String {
        if isCompact { return "star.fill" }
        let rest = value - Double(index)
        return rest >= 0.75 ? "star.fill" : rest >= 0.25 ? "star.leadinghalf.filled" : "star"
      }

      private func words(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
      }
    }
    """##

  /// The same as it is read.
  static let cardRatingPart = SupportPart(cardRating)
}

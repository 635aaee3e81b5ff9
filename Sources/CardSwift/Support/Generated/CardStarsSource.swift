extension SupportSources {
  /// The part `CardStars`.
  static let cardStars = ##"""
    /// Stars of which a number is chosen; a second tap on the last one takes half of it away, where halves are allowed.
    struct CardStars: View {
      private let title: String
      private let maximum: Int
      private let hasHalves: Bool
      @Binding private var chosen: String

      /// So many stars; the number is written into `chosen`.
      init(_ title: String, of maximum: Int, hasHalves: Bool = false, chosen: Binding<String>) {
        self.title = title
        self.maximum = maximum
        self.hasHalves = hasHalves
        _chosen = chosen
      }

      /// A button for each star.
      var body: some View {
        HStack(spacing: 4) {
          ForEach(Array(0..<maximum), id: \.self) { index in
            Button {
              choose(Double(index + 1))
            } label: {
              Image(systemName: symbol(at: index))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(title + " \(index + 1) / \(maximum)")
            .accessibilityAddTraits(value == Double(index + 1) ? .isSelected : [])
          }
        }
      }

      private var value: Double { Double(chosen) ?? 0 }

      private func choose(_ number: Double) {
        let next = hasHalves && value == number ? number - 0.5 : number
        chosen = Int(exactly: next).map { "\($0)" } ?? "\(next)"
      }

      private func symbol(at index: Int) -> String {
        let rest = value - Double(index)
        return rest >= 1 ? "star.fill" : rest > 0 ? "star.leadinghalf.filled" : "star"
      }
    }
    """##

  /// The same as it is read.
  static let cardStarsPart = SupportPart(cardStars)
}

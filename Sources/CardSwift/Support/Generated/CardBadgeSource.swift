extension SupportSources {
  /// The part `CardBadge`.
  static let cardBadge = ##"""
    /// A pill with a text, a symbol or both.
    struct CardBadge: View {
      private let text: String
      private let systemImage: String?
      private let symbolFollows: Bool
      private let ink: Color
      private let ground: Color
      private let height: CGFloat
      private let radius: Double?

      /// A badge of these colours, so high, with corners that are rounded so much; a pill without a radius.
      init(
        _ text: String,
        systemImage: String? = nil,
        symbolFollows: Bool = false,
        ink: Color,
        ground: Color,
        height: CGFloat = 20,
        radius: Double? = nil
      ) {
        self.text = text
        self.systemImage = systemImage
        self.symbolFollows = symbolFollows
        self.ink = ink
        self.ground = ground
        self.height = height
        self.radius = radius
      }

      /// The text and the symbol on their ground.
      var body: some View {
        HStack(spacing: 4) {
          if let systemImage, !symbolFollows { symbol(systemImage) }
          if !text.isEmpty { Text(verbatim: text) }
          if let systemImage, symbolFollows { symbol(systemImage) }
        }
        .font(height > 24 ? .subheadline : .caption)
        .fontWeight(.semibold)
        .foregroundStyle(ink)
        .padding(.horizontal, height / 3)
        .frame(minHeight: height)
        .background {
          RoundedRectangle(cornerRadius: radius.map { CGFloat($0) } ?? height / 2).fill(ground)
        }
      }

      private func symbol(_ name: String) -> some View {
        Image(systemName: name).accessibilityHidden(true)
      }
    }
    """##

  /// The same as it is read.
  static let cardBadgePart = SupportPart(cardBadge)
}

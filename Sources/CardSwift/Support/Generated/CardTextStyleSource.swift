extension SupportSources {
  /// The part `CardTextStyle`.
  static let cardTextStyle = ##"""
    /// Text of a given size that grows and shrinks with the size of text that the user has chosen.
    struct CardTextSize: ViewModifier {
      @ScaledMetric private var points: CGFloat
      private let weight: Font.Weight
      private let design: Font.Design

      /// So many points where the user has chosen nothing else.
      init(_ points: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) {
        _points = ScaledMetric(wrappedValue: points, relativeTo: .body)
        self.weight = weight
        self.design = design
      }

      /// The text in its font.
      func body(content: Content) -> some View {
        content.font(.system(size: points, weight: weight, design: design))
      }
    }

    extension View {
      /// Text of a given size that follows the size of text that the user has chosen.
      func cardTextSize(
        _ points: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
      ) -> some View {
        modifier(CardTextSize(points, weight: weight, design: design))
      }
    }
    """##

  /// The same as it is read.
  static let cardTextStylePart = SupportPart(cardTextStyle)
}

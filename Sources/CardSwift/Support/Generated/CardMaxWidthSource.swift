extension SupportSources {
  /// The part `CardMaxWidth`.
  static let cardMaxWidth = ##"""
    extension View {
      /// Has a view be at most so wide, and no wider than it is by itself.
      func cardMaxWidth(_ most: Double) -> some View { CardMaxWidth(most: most) { self } }
    }

    /// What breaks its lines where it is wider than it may be.
    struct CardMaxWidth: Layout {
      let most: Double

      /// The size of the content in the width that it may have.
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let width = min(proposal.width ?? .infinity, CGFloat(most))
        return content.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
      }

      /// Puts the content into the room that it asked for.
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    """##

  /// The same as it is read.
  static let cardMaxWidthPart = SupportPart(cardMaxWidth)
}

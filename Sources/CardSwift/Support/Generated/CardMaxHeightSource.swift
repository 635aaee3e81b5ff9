extension SupportSources {
  /// The part `CardMaxHeight`.
  static let cardMaxHeight = ##"""
    /// What scrolls where it is higher than it may be, and is as high as its content elsewhere.
    struct CardMaxHeight: Layout {
      private let most: Double

      /// At most so many points.
      init(_ most: Double) { self.most = most }

      /// The size of the content, cut off at the height.
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let size = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: size.width, height: min(size.height, CGFloat(most)))
      }

      /// Puts the content into the room that was asked for.
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    """##

  /// The same as it is read.
  static let cardMaxHeightPart = SupportPart(cardMaxHeight)
}

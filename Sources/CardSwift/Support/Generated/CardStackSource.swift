extension SupportSources {
  /// The part `CardStack`.
  static let cardStack = ##"""
    /// Views below each other in the width that there is, with lines and distances that come and go
    /// with them.
    struct CardStack: Layout {
      var spacing: Double = 0

      /// Views with so much room between them, where they ask for nothing else.
      init(spacing: Double = 0) { self.spacing = spacing }

      /// The width that there is, and the height of all views.
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = frames(
          subviews, proposal.width.map { Double($0) }, proposal.height.map { Double($0) }
        ).size
        return CGSize(width: size.width, height: size.height)
      }

      /// Puts each view below the one before it.
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        let width = Double(bounds.width)
        for (view, frame) in zip(subviews, frames(subviews, width, Double(bounds.height)).frames) {
          let width = view.thickness == nil ? width : frame.size.width  // with CardLine
          view.put(frame, in: bounds, width: width, height: frame.size.height)
        }
      }

      private func frames(_ views: Subviews, _ width: Double?, _ height: Double?) -> CardStackFrames {
        CardStackFrames(Array(views), spacing: spacing, width: width, height: height)
      }
    }
    """##

  /// The same as it is read.
  static let cardStackPart = SupportPart(cardStack)
}

extension SupportSources {
  /// The part `CardColumns`.
  static let cardColumns = ##"""
    /// Views beside each other that share out the width as `cardColumn(_:_:)` says, all in one
    /// height.
    struct CardColumns: Layout {
      var spacing: Double = 0
      var minHeight: Double = 0

      /// Columns with so much room between them, where they ask for nothing else.
      init(spacing: Double = 0, minHeight: Double = 0) {
        self.spacing = spacing
        self.minHeight = minHeight
      }

      /// The width that there is, or that of the columns where none stretches, and the height of the highest one.
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = frames(subviews, proposal.width.map { Double($0) }, minHeight).size
        return CGSize(width: size.width, height: size.height)
      }

      /// Puts each column beside the one before it.
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        let height = Double(bounds.height)
        for (view, frame) in zip(subviews, frames(subviews, Double(bounds.width), height).frames) {
          let height = view.thickness == nil ? height : frame.size.height  // with CardLine
          view.put(frame, in: bounds, width: frame.size.width, height: height)
        }
      }

      private func frames(_ views: Subviews, _ width: Double?, _ height: Double) -> CardColumnFrames {
        CardColumnFrames(Array(views), spacing: spacing, width: width, minHeight: height)
      }
    }
    """##

  /// The same as it is read.
  static let cardColumnsPart = SupportPart(cardColumns)
}

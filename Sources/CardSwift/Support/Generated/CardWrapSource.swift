extension SupportSources {
  /// The part `CardWrap`.
  static let cardWrap = ##"""
    /// Views side by side, in as many rows as they need.
    struct CardWrap: Layout {
      private let spacing: Double
      private let lineSpacing: Double
      private let widths: CardWrapFrames.Widths
      private let across: CardWrapFrames.Place
      private let down: CardWrapFrames.Place

      /// Views with so much room between them.
      init(
        spacing: Double,
        lineSpacing: Double,
        widths: CardWrapFrames.Widths = CardWrapFrames.Widths(),
        across: CardWrapFrames.Place = .middle,
        down: CardWrapFrames.Place = .start
      ) {
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        self.widths = widths
        self.across = across
        self.down = down
      }

      /// The width that there is, and the height of all rows.
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = frames(subviews, proposal.width.map { Double($0) }).size
        return CGSize(width: size.width, height: size.height)
      }

      /// Puts each view beside the one before it, or below.
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (view, frame) in zip(subviews, frames(subviews, Double(bounds.width)).frames) {
          view.put(frame, in: bounds, width: frame.size.width, height: frame.size.height)
        }
      }

      private func frames(_ views: Subviews, _ width: Double?) -> CardWrapFrames {
        CardWrapFrames(
          Array(views), spacing: spacing, lineSpacing: lineSpacing, widths: widths, across: across,
          down: down, width: width)
      }
    }
    """##

  /// The same as it is read.
  static let cardWrapPart = SupportPart(cardWrap)
}

extension SupportSources {
  /// The part `CardAreas`.
  static let cardAreas = ##"""
    /// Views in areas of a grid.
    struct CardAreas: Layout {
      private let tracks: [CardTrack]
      private let spacing: Double
      private let lineSpacing: Double

      /// A grid of columns with so much room between them.
      init(_ tracks: [CardTrack], spacing: Double, lineSpacing: Double) {
        self.tracks = tracks
        self.spacing = spacing
        self.lineSpacing = lineSpacing
      }

      /// The width that there is, and the height of all rows.
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = frames(subviews, Double(proposal.width ?? 320)).size
        return CGSize(width: size.width, height: size.height)
      }

      /// Puts each view into its area.
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (view, frame) in zip(subviews, frames(subviews, Double(bounds.width)).frames) {
          view.put(frame, in: bounds, width: frame.size.width, height: frame.size.height)
        }
      }

      private func frames(_ views: Subviews, _ width: Double) -> CardGridFrames {
        CardGridFrames(
          Array(views), areas: views.map { $0[CardAreaKey.self] }, tracks: tracks, spacing: spacing,
          lineSpacing: lineSpacing, width: width)
      }
    }

    struct CardAreaKey: LayoutValueKey { static let defaultValue: CardArea? = nil }

    extension View {
      /// Puts the view into an area of `CardAreas`.
      func cardArea(_ area: CardArea) -> some View { layoutValue(key: CardAreaKey.self, value: area) }
    }
    """##

  /// The same as it is read.
  static let cardAreasPart = SupportPart(cardAreas)
}

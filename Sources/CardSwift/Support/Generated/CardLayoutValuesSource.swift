extension SupportSources {
  /// The part `CardLayoutValues`.
  static let cardLayoutValues = ##"""
    struct CardSpacingKey: LayoutValueKey { static let defaultValue: Double? = nil }
    struct CardGrowsKey: LayoutValueKey { static let defaultValue = false }
    struct CardLineKey: LayoutValueKey { static let defaultValue: Double? = nil }
    struct CardColumnKey: LayoutValueKey { static let defaultValue = CardColumn(width: .stretch) }

    extension View {
      /// Has so much room before the view in a `CardStack` or `CardColumns`, unless it is the first
      /// that is shown.
      func cardSpacing(_ points: Double) -> some View {
        layoutValue(key: CardSpacingKey.self, value: points)
      }

      /// Has the view take height that is left in a `CardStack`.
      func cardGrows() -> some View { layoutValue(key: CardGrowsKey.self, value: true) }

      /// The width of the view in `CardColumns`.
      func cardColumn(_ width: CardColumn.Width) -> some View {
        layoutValue(key: CardColumnKey.self, value: CardColumn(width: width))
      }

      /// The width of the view in `CardColumns`, and where it stands in the row.
      func cardColumn(_ width: CardColumn.Width, _ edge: CardColumn.Edge) -> some View {
        layoutValue(key: CardColumnKey.self, value: CardColumn(width: width, edge: edge))
      }

      /// The width of the view in `CardColumns`, and how far it reaches out of the row.
      func cardColumn(_ width: CardColumn.Width, bleed: CGFloat) -> some View {
        layoutValue(key: CardColumnKey.self, value: CardColumn(width: width, bleed: Double(bleed)))
      }

      /// The width of the view in `CardColumns`, where it stands in the row, and how far it reaches out of that.
      func cardColumn(_ width: CardColumn.Width, _ edge: CardColumn.Edge, bleed: CGFloat) -> some View {
        layoutValue(
          key: CardColumnKey.self, value: CardColumn(width: width, edge: edge, bleed: Double(bleed)))
      }
    }

    extension LayoutSubview: CardItem {
      /// The size of the view in so much room.
      func size(width: Double?, height: Double?) -> CardSize {
        let size = sizeThatFits(
          .init(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
        return CardSize(width: Double(size.width), height: Double(size.height))
      }
    }

    extension LayoutSubview {
      /// Puts the view to its place in a layout, in the width and the height that it is offered.
      func put(_ frame: CardFrame, in bounds: CGRect, width: Double, height: Double) {
        place(
          at: CGPoint(x: bounds.minX + CGFloat(frame.x), y: bounds.minY + CGFloat(frame.y)),
          proposal: ProposedViewSize(width: CGFloat(width), height: CGFloat(height)))
      }
    }

    extension LayoutSubview: CardFlowItem {
      /// The room before the view.
      var lead: Double? { self[CardSpacingKey.self] }  // with cardSpacing
      /// How thick the view is, if it is a line.
      var thickness: Double? { self[CardLineKey.self] }  // with CardLine
    }

    extension LayoutSubview: CardStackItem {
      /// Whether the view takes height that is left.
      var grows: Bool { self[CardGrowsKey.self] }
    }

    extension LayoutSubview: CardColumnItem {
      /// The width of the view as a column.
      var column: CardColumn { self[CardColumnKey.self] }
    }

    /// A line before the next view of a `CardStack` or `CardColumns`, in the middle of the room
    /// before it; none before the first view that is shown.
    struct CardLine: View {
      private let color: Color
      private let thickness: Double

      /// A line.
      init(_ color: Color = Color.primary.opacity(0.15), thickness: Double = 1) {
        self.color = color
        self.thickness = thickness
      }

      /// The colour, which the layout makes a line.
      var body: some View {
        color.accessibilityHidden(true).layoutValue(key: CardLineKey.self, value: thickness)
      }
    }
    """##

  /// The same as it is read.
  static let cardLayoutValuesPart = SupportPart(cardLayoutValues)
}

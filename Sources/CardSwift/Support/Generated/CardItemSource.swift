extension SupportSources {
  /// The part `CardItem`.
  static let cardItem = ##"""
    /// A width and a height in points.
    struct CardSize: Sendable, Hashable {
      /// The width.
      var width: Double = 0
      /// The height.
      var height: Double = 0

      /// A size.
      init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
      }
    }

    /// A place in a layout, from its leading edge and its top, in points.
    struct CardFrame: Sendable, Hashable {
      /// The distance from the leading edge.
      var x: Double = 0
      /// The distance from the top.
      var y: Double = 0
      /// The extent.
      var size: CardSize = CardSize()

      /// A place.
      init(x: Double = 0, y: Double = 0, size: CardSize = CardSize()) {
        self.x = x
        self.y = y
        self.size = size
      }
    }

    /// What every layout asks of a view in it.
    protocol CardItem {
      /// The size of the view in so much room; without a width, or a height, the one that it would
      /// like.
      func size(width: Double?, height: Double?) -> CardSize
    }

    /// What layouts ask of views that stand one after the other, with distances and lines between them.
    protocol CardFlowItem: CardItem {
      /// The room before the view; none for what the layout has between all.
      var lead: Double? { get }  // with cardSpacing
      /// How thick the view is, if it is a line before the next view; otherwise none.
      var thickness: Double? { get }  // with CardLine
    }

    /// What a stack asks of a view in it.
    protocol CardStackItem: CardFlowItem {
      /// Whether the view takes height that is left.
      var grows: Bool { get }
    }

    /// What columns ask of a view in them.
    protocol CardColumnItem: CardFlowItem {
      /// The width of the view as a column.
      var column: CardColumn { get }
    }

    /// How wide a column is, and where its content stands in a higher row.
    struct CardColumn: Sendable, Hashable {
      /// How wide a column is.
      enum Width: Sendable, Hashable {
        /// As wide as its content, less if there is not enough room.
        case auto
        /// All that is left, and as much as others that stretch.
        case stretch
        /// A share of the width in proportion to all weights.
        case weight(Double)
        /// A number of points.
        case points(Double)
      }

      /// Where a column stands in a row that is higher: how much of the room that is left is above.
      enum Edge: Double, Sendable {
        /// At the top.
        case top = 0
        /// In the middle.
        case center = 0.5
        /// At the bottom.
        case bottom = 1
      }

      /// The width.
      var width: Width
      /// The place.
      var edge: Edge = .top
      /// How far the column reaches out of the row beside it.
      var bleed: Double = 0

      /// A column.
      init(width: Width, edge: Edge = .top, bleed: Double = 0) {
        self.width = width
        self.edge = edge
        self.bleed = bleed
      }

      /// Whether the column takes what is left of the width.
      var isOpen: Bool {
        switch width {
        case .stretch, .weight: true
        case .auto, .points: false
        }
      }

      /// The weight of the column; none for what has no share.
      var weight: Double { if case .weight(let weight) = width { max(0, weight) } else { 0 } }
    }
    """##

  /// The same as it is read.
  static let cardItemPart = SupportPart(cardItem)
}

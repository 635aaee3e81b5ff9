extension SupportSources {
  /// The part `CardWrapFrames`.
  static let cardWrapFrames = ##"""
    /// The arithmetic of `CardWrap`: views side by side, in as many rows as they need.
    struct CardWrapFrames {
      /// How wide views are.
      struct Widths: Sendable, Hashable {
        /// The width of every view; none for their own.
        var fixed: Double?
        /// The least width of a view.
        var least: Double
        /// The greatest width of a view.
        var most: Double?
        /// Whether the views of a row share out what is left of it.
        var fill: Bool

        /// Widths.
        init(fixed: Double? = nil, least: Double = 0, most: Double? = nil, fill: Bool = false) {
          self.fixed = fixed
          self.least = least
          self.most = most
          self.fill = fill
        }
      }

      /// Where views stand in their row.
      enum Place: Sendable, Hashable {
        /// At the beginning.
        case start
        /// In the middle.
        case middle
        /// At the end.
        case end

        /// How much of the room that is left is before what is placed.
        fileprivate var share: Double {
          switch self {
          case .start: 0
          case .middle: 0.5
          case .end: 1
          }
        }
      }

      /// The places of the views in their order.
      private(set) var frames: [CardFrame]
      /// The extent of all together.
      private(set) var size: CardSize

      /// Views with so much room between them, in a width; without one they stand in one row.
      init(
        _ views: [some CardItem],
        spacing: Double,
        lineSpacing: Double,
        widths: Widths = Widths(),
        across: Place = .middle,
        down: Place = .start,
        width: Double? = nil
      ) {
        let room = width.map { $0.isFinite ? $0 : .infinity } ?? .infinity
        frames = views.map { _ in CardFrame() }
        var sizes = views.map { view in
          var wanted = widths.fixed ?? max(view.size(width: nil, height: nil).width, widths.least)
          if widths.fixed == nil, let most = widths.most { wanted = min(wanted, most) }
          return view.size(width: min(wanted, room), height: nil).with(width: min(wanted, room))
        }
        var rows: [[Int]] = []
        var taken = 0.0
        for index in views.indices {
          let next = taken + spacing + sizes[index].width
          if rows.isEmpty || next > room {
            rows.append([index])
            taken = sizes[index].width
          } else {
            rows[rows.count - 1].append(index)
            taken = next
          }
        }
        func extent(_ row: [Int]) -> Double {
          row.reduce(Double(row.count - 1) * spacing) { $0 + sizes[$1].width }
        }
        let whole = room.isFinite ? room : rows.map(extent).max() ?? 0
        var y = 0.0
        for (number, row) in rows.enumerated() {
          if number > 0 { y += lineSpacing }
          var left = max(whole - extent(row), 0)
          if widths.fill, room.isFinite {
            let share = left / Double(row.count)
            for index in row {
              let wide = sizes[index].width + share
              sizes[index] = views[index].size(width: wide, height: nil).with(width: wide)
            }
            left = 0
          }
          let height = row.map { sizes[$0].height }.max() ?? 0
          var x = left * across.share
          for index in row {
            let top = y + (height - sizes[index].height) * down.share
            frames[index] = CardFrame(x: x, y: top, size: sizes[index])
            x += sizes[index].width + spacing
          }
          y += height
        }
        size = CardSize(width: whole, height: y)
      }
    }

    extension CardSize {
      fileprivate func with(width: Double) -> CardSize { CardSize(width: width, height: height) }
    }
    """##

  /// The same as it is read.
  static let cardWrapFramesPart = SupportPart(cardWrapFrames)
}

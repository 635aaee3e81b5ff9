extension SupportSources {
  /// The part `CardGridFrames`.
  static let cardGridFrames = ##"""
    /// A rectangle of cells in a grid, from column and row 1 on.
    struct CardArea: Sendable, Hashable {
      let column: Int
      let row: Int
      let columns: Int
      let rows: Int

      /// The cells from a column and a row on.
      init(column: Int = 1, row: Int = 1, columns: Int = 1, rows: Int = 1) {
        self.column = min(max(column, 1), 100)
        self.row = min(max(row, 1), 100)
        self.columns = min(max(columns, 1), 100)
        self.rows = min(max(rows, 1), 100)
      }
    }

    /// The width of a column of a grid.
    enum CardTrack: Sendable, Hashable {
      /// A number of points.
      case points(Double)
      /// A part of what is left, in proportion to all parts.
      case share(Double)
    }

    /// The arithmetic of `CardAreas`: views in areas of a grid.
    struct CardGridFrames {
      /// The places of the views in their order.
      private(set) var frames: [CardFrame]
      /// The extent of all together.
      private(set) var size: CardSize

      /// Views in their areas; those without one stand below all areas, each in a row of its own.
      init(
        _ views: [some CardItem],
        areas: [CardArea?],
        tracks: [CardTrack],
        spacing: Double,
        lineSpacing: Double,
        width: Double
      ) {
        let stated = areas.compactMap { $0 }
        let count = max(tracks.count, stated.map { $0.column + $0.columns - 1 }.max() ?? 1, 1)
        var row = stated.map { $0.row + $0.rows - 1 }.max() ?? 0
        let places = views.indices.map { index -> CardArea in
          if index < areas.count, let area = areas[index] { return area }
          row += 1
          return CardArea(column: 1, row: row, columns: count, rows: 1)
        }
        let all = (0..<count).map { $0 < tracks.count ? tracks[$0] : .share(1) }
        let widths = Self.widths(all, spacing: spacing, width: width.isFinite ? width : 0)
        var heights = [Double](repeating: 0, count: places.map { $0.row + $0.rows - 1 }.max() ?? 0)
        func extent(_ lengths: [Double], _ first: Int, _ count: Int, _ gap: Double) -> Double {
          lengths[first..<min(first + count, lengths.count)].reduce(Double(count - 1) * gap, +)
        }
        let sizes = zip(views, places).map { view, place in
          let wide = extent(widths, place.column - 1, place.columns, spacing)
          return CardSize(width: wide, height: view.size(width: wide, height: nil).height)
        }
        // What is in one row decides on its height; what is in several makes the last one higher.
        for (size, place) in zip(sizes, places) where place.rows == 1 {
          heights[place.row - 1] = max(heights[place.row - 1], size.height)
        }
        for (size, place) in zip(sizes, places) where place.rows > 1 {
          let missing = size.height - extent(heights, place.row - 1, place.rows, lineSpacing)
          if missing > 0 { heights[place.row + place.rows - 2] += missing }
        }
        func start(_ lengths: [Double], _ number: Int, _ gap: Double) -> Double {
          lengths[..<min(number, lengths.count)].reduce(Double(number) * gap, +)
        }
        frames = zip(sizes, places).map { size, place in
          CardFrame(
            x: start(widths, place.column - 1, spacing), y: start(heights, place.row - 1, lineSpacing),
            size: CardSize(
              width: size.width, height: extent(heights, place.row - 1, place.rows, lineSpacing)))
        }
        let height = heights.reduce(Double(max(heights.count - 1, 0)) * lineSpacing, +)
        size = CardSize(width: width.isFinite ? width : 0, height: height)
      }

      private static func widths(_ tracks: [CardTrack], spacing: Double, width: Double) -> [Double] {
        var fixed = Double(tracks.count - 1) * spacing
        var shares = 0.0
        for track in tracks {
          switch track {
          case .points(let points): fixed += max(points, 0)
          case .share(let share): shares += max(share, 0)
          }
        }
        let left = max(width - fixed, 0)
        return tracks.map { track in
          switch track {
          case .points(let points): max(points, 0)
          case .share(let share): shares > 0 ? left * max(share, 0) / shares : 0
          }
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardGridFramesPart = SupportPart(cardGridFrames)
}

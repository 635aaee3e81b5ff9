extension SupportSources {
  /// The part `CardColumnFrames`.
  static let cardColumnFrames = ##"""
    /// The arithmetic of `CardColumns`: views beside each other that share out a width.
    struct CardColumnFrames {
      /// The places of the views in their order; lines that separate nothing have no extent. Columns
      /// get the height of the row, and those that do not take it stand in it as they say.
      private(set) var frames: [CardFrame]
      /// The height of the row, and so the one that columns are offered; its width, which is that of its columns where none
      /// takes what is left.
      private(set) var size: CardSize

      /// Columns in a width; without one they are as wide as they like. The row is at least so high.
      init(_ views: [some CardColumnItem], spacing: Double, width: Double? = nil, minHeight: Double = 0)
      {
        let width = width.flatMap { $0.isFinite ? $0 : nil }
        let flow = CardFlow(views, spacing: spacing)
        let columns = flow.items.map { views[$0.index] }
        let widths = Self.widths(of: columns, in: width, room: flow.room)
        let height = zip(columns, widths).map { $0.size(width: $1, height: nil).height }.reduce(
          minHeight, max)
        frames = views.map { _ in CardFrame() }
        var x = 0.0
        for (item, width) in zip(flow.items, widths) {
          x += item.lead
          if let line = item.line {  // with CardLine
            let extent = CardSize(width: line.thickness, height: height)
            frames[line.index] = CardFrame(x: x - (item.lead + line.thickness) / 2, size: extent)
          }
          let own = views[item.index].size(width: width, height: height).height
          frames[item.index] = CardFrame(x: x, size: CardSize(width: width, height: own))
          frames[item.index].y = max(0, height - own) * views[item.index].column.edge.rawValue  // with Edge
          x += width
        }
        let stretches = columns.contains { $0.column.isOpen }
        size = CardSize(width: width.map { stretches ? $0 : min($0, x) } ?? x, height: height)
        if let width, columns.contains(where: { $0.column.bleed > 0 }) { size.width = width }  // with bleed
      }

      /// The widths of columns. What stretches begins at 50 points and weights at their part of the
      /// width; these take what is left in equal parts. Where there is too little, all but columns of a
      /// number of points give in proportion.
      private static func widths(of columns: [some CardColumnItem], in width: Double?, room: Double)
        -> [Double]
      {
        guard let width else { return columns.map { ideal($0) } }
        let weights = columns.reduce(0) { $0 + $1.column.weight }
        var widths = columns.map { column -> Double in
          switch column.column.width {
          case .stretch: return 50
          case .weight: return weights > 0 ? width * column.column.weight / weights : 0
          case .auto, .points: return ideal(column)
          }
        }
        // What bleeds has the room that it reaches into, and is that much narrower in the row.
        let room = room - columns.reduce(0) { $0 + $1.column.bleed }  // with bleed
        let left = width - room - widths.reduce(0, +)
        let open = columns.indices.filter {
          columns[$0].column.isOpen || left < 0 && columns[$0].column.width == .auto
        }
        let total = open.reduce(0) { $0 + widths[$1] }
        for index in open {
          widths[index] +=
            left > 0 ? left / Double(open.count) : max(left, -total) * widths[index] / max(total, 1)
        }
        for index in columns.indices { widths[index] -= columns[index].column.bleed }  // with bleed
        return widths.map { max(0, $0) }
      }

      private static func ideal(_ column: some CardColumnItem) -> Double {
        if case .points(let points) = column.column.width { return points }
        if column.column.bleed > 0 {  // with bleed
          return column.size(width: nil, height: nil).width + column.column.bleed
        }
        return column.size(width: nil, height: nil).width
      }
    }
    """##

  /// The same as it is read.
  static let cardColumnFramesPart = SupportPart(cardColumnFrames)
}

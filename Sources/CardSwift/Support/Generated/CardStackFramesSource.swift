extension SupportSources {
  /// The part `CardStackFrames`.
  static let cardStackFrames = ##"""
    /// The arithmetic of `CardStack`: views below each other, each in the whole width.
    struct CardStackFrames {
      /// The places of the views in their order; lines that separate nothing have no extent.
      private(set) var frames: [CardFrame]
      /// The extent of all together.
      private(set) var size: CardSize

      /// Views in a width and a height; without a width they are as wide as they like, and without a
      /// height, or in one that no view takes, as high as they are.
      init(_ views: [some CardStackItem], spacing: Double, width: Double? = nil, height: Double? = nil)
      {
        let flow = CardFlow(views, spacing: spacing)
        var sizes = flow.items.map { views[$0.index].size(width: width, height: nil) }
        let total = sizes.reduce(flow.room) { $0 + $1.height }
        let growing = flow.items.indices.filter { views[flow.items[$0].index].grows }
        if let height, height.isFinite, height > total, !growing.isEmpty {
          let share = (height - total) / Double(growing.count)
          for index in growing {
            let wanted = sizes[index].height + share
            sizes[index] = views[flow.items[index].index].size(width: width, height: wanted)
            sizes[index].height = wanted
          }
        }
        let widest = sizes.reduce(0) { max($0, $1.width) }
        let extent = width.map { $0.isFinite ? $0 : widest } ?? widest
        frames = views.map { _ in CardFrame() }
        var y = 0.0
        for (item, own) in zip(flow.items, sizes) {
          y += item.lead
          if let line = item.line {  // with CardLine
            let size = CardSize(width: extent, height: line.thickness)
            frames[line.index] = CardFrame(y: y - (item.lead + line.thickness) / 2, size: size)
          }
          frames[item.index] = CardFrame(y: y, size: own)
          y += own.height
        }
        size = CardSize(width: extent, height: y)
      }
    }
    """##

  /// The same as it is read.
  static let cardStackFramesPart = SupportPart(cardStackFrames)
}

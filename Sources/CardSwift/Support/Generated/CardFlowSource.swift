extension SupportSources {
  /// The part `CardFlow`.
  static let cardFlow = ##"""
    /// The distances between views one after the other, of which any may be missing: what stands first
    /// has none, and no line before it.
    struct CardFlow {
      /// A view that is no line, by position, with the room before it and the line in the middle of that, if there is one.
      struct Item {
        let index: Int
        var lead: Double
        var line: (index: Int, thickness: Double)?  // with CardLine
      }

      /// The views that are no lines, in their order.
      private(set) var items: [Item] = []

      /// The distances between views, `spacing` where a view has none of its own.
      init(_ views: [some CardFlowItem], spacing: Double) {
        var line: (index: Int, thickness: Double)?  // with CardLine
        for index in views.indices {
          if let thickness = views[index].thickness {  // with CardLine
            line = (index, thickness)
            continue
          }
          items.append(Item(index: index, lead: items.isEmpty ? 0 : spacing))
          if let lead = views[index].lead, items.count > 1 { items[items.count - 1].lead = lead }  // with cardSpacing
          if let before = line, items.count > 1 {  // with CardLine
            items[items.count - 1].lead += before.thickness
            items[items.count - 1].line = before
          }
          line = nil  // with CardLine
        }
      }

      /// All room between the views.
      var room: Double { items.reduce(0) { $0 + $1.lead } }
    }
    """##

  /// The same as it is read.
  static let cardFlowPart = SupportPart(cardFlow)
}

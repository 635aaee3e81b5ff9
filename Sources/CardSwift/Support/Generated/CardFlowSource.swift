extension SupportSources {
  /// The part `CardFlow`.
  static let cardFlow = ##"""
    /// The distances between views one after the other, of which any may be missing: what stands first
    /// has none, and no line before it.
    struct CardFlow {
      /// The views that are no lines, by position, each with the room before it and the line in the
      /// middle of that, if there is one.
      private(set) var items: [(index: Int, lead: Double, line: (index: Int, thickness: Double)?)] = []

      /// The distances between views, `spacing` where a view has none of its own.
      init(_ views: [some CardFlowItem], spacing: Double) {
        var line: (index: Int, thickness: Double)?
        for (index, view) in views.enumerated() {
          if let thickness = view.thickness {
            line = (index, thickness)
          } else if items.isEmpty {
            items.append((index, 0, nil))
            line = nil
          } else {
            items.append((index, (view.lead ?? spacing) + (line?.thickness ?? 0), line))
            line = nil
          }
        }
      }

      /// All room between the views.
      var room: Double { items.reduce(0) { $0 + $1.lead } }
    }
    """##
}

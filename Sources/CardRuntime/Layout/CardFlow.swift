/// The distances between views one after the other, of which any may be missing: what stands first
/// has none, and no line before it.
struct CardFlow {
  /// The views that are no lines, by position.
  private(set) var items: [Int] = []
  /// The room before each of these.
  private(set) var leads: [Double] = []
  /// The lines by position, each with its thickness and the number of the view behind it; none for
  /// lines before nothing, or before the first view.
  private(set) var lines: [(index: Int, thickness: Double, next: Int)] = []

  /// The distances between views, `spacing` where a view has none of its own.
  init(_ views: [some CardFlowItem], spacing: Double) {
    var line: (index: Int, thickness: Double)?
    for (index, view) in views.enumerated() {
      if let thickness = view.thickness {
        line = (index, thickness)
        continue
      }
      var lead = items.isEmpty ? 0 : view.lead ?? spacing
      if let line, !items.isEmpty {
        lines.append((line.index, line.thickness, items.count))
        lead += line.thickness
      }
      line = nil
      items.append(index)
      leads.append(lead)
    }
  }

  /// All room between the views.
  var room: Double { leads.reduce(0, +) }
}

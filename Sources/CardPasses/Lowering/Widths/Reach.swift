import CardIR

/// How far boxes that bleed reach into the padding around them, in points: to both sides as far as it goes, up only where
/// nothing of the padded box is above them, down only where nothing is below.
struct Reach {
  var side = 0.0
  var up = 0.0
  var down = 0.0

  /// In nothing that has padding.
  static let none = Reach()

  /// In a box with so many points of padding.
  init(padding: Double = 0) { (side, up, down) = (padding, padding, padding) }

  var height: Double { up + down }

  /// That of the child at a position of so many in a column.
  func child(_ index: Int, of count: Int) -> Reach {
    var reach = self
    if index > 0 { reach.up = 0 }
    if index < count - 1 { reach.down = 0 }
    return reach
  }
}

extension Element {
  /// Whether the element reaches into the padding around it.
  var bleeds: Bool { self[value: .bleed] == .flag(true) }

  /// How far what is in the element reaches: the padding around a box that has some of its own or is painted ends at it.
  func reach(around: Reach) -> Reach {
    if let padding = self[.padding]?.literal, padding > 0 { return Reach(padding: padding) }
    return has(.backgroundColor) || has(.borderColor) ? .none : around
  }

  /// The width of a row whose columns at the sides may bleed.
  func reachingWidth(_ width: Double, _ reach: Reach) -> Double {
    guard reach.side > 0 else { return width }
    let slots = self[.children]
    let (first, last) = (slots.first?.element?.bleeds ?? false, slots.last?.element?.bleeds ?? false)
    return width + (first ? reach.side : 0) + (last ? reach.side : 0)
  }
}

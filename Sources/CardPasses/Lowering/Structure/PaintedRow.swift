import CardIR
import CardStyle

/// The widths that the children of a row have as columns of a card, before they are columns, if all boxes among them are
/// painted: with the host's padding instead of their own.
struct PaintedRow {
  private let row: Element
  private let host: HostConfig
  private let natural: NaturalWidth

  init(_ row: Element, host: HostConfig) {
    (self.row, self.host) = (row, host)
    natural = NaturalWidth(lineThickness: host.separator.thickness)
  }

  /// How wide the place of each child is where the row has so many points.
  func places(in room: Double) -> [Double] {
    let slots = row[.children]
    let gaps = (row[.gap]?.literal ?? 0) * Double(max(0, slots.count - 1))
    let left = max(0, room - gaps)
    var shares = slots.map { share(of: $0) }
    widenLong(&shares, in: left)
    return RowShare.widths(of: shares, paddings: slots.map { ownPadding(of: $0) }, width: left, room: left)
  }

  /// What of a column gives nothing to others: the padding of a box that becomes the column itself. A row in it has a column
  /// around it, all of which gives.
  private func ownPadding(of slot: Slot) -> Double {
    guard let box = slot.element, box[.axis]?.literal ?? .vertical == .vertical else { return 0 }
    return padding(of: box)
  }

  /// Gives what the others leave to those that are wider than their part, if they have lines and there is not enough room
  /// for all: there is no flexible room then, and no part of what is short for it.
  private func widenLong(_ shares: inout [RowShare], in room: Double) {
    let slots = row[.children]
    var left = room
    var contents: [Int] = []
    for index in shares.indices {
      switch shares[index] {
      case .fixed(let points): left -= points
      case .content: contents.append(index)
      case .rest where slots[index].element?.isFlexibleRoom(along: .horizontal) ?? false: break
      case .rest, .weight: return
      }
    }
    let wide = RowShare.wide(contents, in: left) { if case .content(let points) = shares[$0] { points } else { 0 } }
    let long = wide.filter { slots[$0].element?.holdsLines ?? false }
    if long.isEmpty { return }
    for index in shares.indices where shares[index] == .rest { shares[index] = .fixed(0) }
    for index in long { shares[index] = .rest }
  }

  private func share(of slot: Slot) -> RowShare {
    guard let child = slot.element else { return .fixed(0) }
    if case .points(let width)? = child.literal(.width) { return .fixed(width) }
    if child.kind == .divider || child.kind == .spacer, !child.isFlexibleRoom(along: .horizontal) {
      return .fixed(natural.width(of: child))
    }
    if child.isFlexibleRoom(along: .horizontal) {
      // Room has what is left beside what takes all there is.
      let isLeft = row[.children].contains { $0.element.map { $0.isStretched || $0.containsFlexibleRow } ?? false }
      return isLeft ? .fixed(child[.minLength]?.literal ?? 0) : .rest
    }
    if child.isStretched || child.containsFlexibleRow { return .rest }
    return row[.distribution]?.literal == .fillEqually ? .weight(1) : .content(width(of: child))
  }

  /// The width of an element with the padding of painted boxes on both sides of each box in it.
  private func width(of element: Element) -> Double {
    guard element.kind == .stack, !element.has(.width) else { return natural.width(of: element) }
    let children = element[.children].map { slot in slot.element.map { width(of: $0) } ?? 0 }
    guard element[.axis]?.literal == .horizontal else { return (children.max() ?? 0) + padding(of: element) }
    let gaps = (element[.gap]?.literal ?? 0) * Double(max(0, children.count - 1))
    return children.reduce(gaps + padding(of: element), +)
  }

  private func padding(of box: Element) -> Double {
    box.kind == .stack && box.isPainted ? 2 * host.spacing[.padding] : 0
  }
}

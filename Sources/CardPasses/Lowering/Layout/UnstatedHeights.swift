import CardIR
import CardStyle

/// Makes lines and shapes of rows as high as what they stand beside, and pictures as high as what is in front of them, where
/// constraints made them so.
///
/// Where nothing says how high it is, a shape or picture takes all the height there is, and its row or layers with it, and
/// the box around these.
struct UnstatedHeights {
  private let estimate: SizeEstimate

  init(host: HostConfig) { estimate = SizeEstimate(host: host) }

  /// What is looked for.
  static let content = ContentSet([.shape, .divider, .overlay])

  /// Settles heights in an element that has `outer` points across; `isTall` says that what it is in gives it its height.
  func settle(_ element: inout Element, room outer: Double, isTall: Bool = false) {
    guard element.has(.children), element.contents.intersects(Self.content) else { return }
    var room = outer
    if case .points(let width)? = element.literal(.width) { room = min(room, width) }
    room = max(0, room - 2 * (element[.padding]?.literal ?? 0))
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal
    let isTall = isTall || element.has(.height)
    if element.kind == .overlay, !isTall { limit(pictureIn: &element, room) }
    let height = isRow && !element.has(.height) ? height(ofRow: element, room) : nil
    let isAlone = element.count(of: .children) == 1
    element.updateChildren(in: Self.content) { child in
      if let height, child.isAsHighAsRow { child[.height] = .literal(.points(height)) }
      settle(&child, room: room, isTall: isTall && isAlone)
    }
  }

  /// Gives a picture behind content the height of that, unless it takes all there is itself.
  private func limit(pictureIn overlay: inout Element, _ room: Double) {
    let layers = overlay[.children].compactMap(\.element)
    guard let picture = layers.first, picture.isBehindContent, layers.count > 1 else { return }
    let front = layers.dropFirst()
    guard !front.contains(where: \.fillsHeight) else { return }
    let height = front.map { estimate.height(of: $0, width: room) }.max() ?? 0
    guard height >= 1 else { return }
    overlay[.children][0].update { picture in
      picture[.width] = nil
      picture[.height] = .literal(.points(height.rounded()))
    }
  }

  /// How high a row is by what is in it besides lines and shapes; none if there is no such thing, or if it takes all the
  /// height there is itself.
  private func height(ofRow row: Element, _ room: Double) -> Double? {
    let children = row[.children].compactMap(\.element)
    guard children.contains(where: \.isAsHighAsRow) else { return nil }
    let taken = children.reduce(0) { sum, child in
      guard child.isAsHighAsRow || child.kind == .spacer, case .points(let width)? = child.literal(.width) else {
        return sum
      }
      return sum + width
    }
    let others = children.filter { !$0.isAsHighAsRow && $0.kind != .spacer }
    let highest = others.map { estimate.height(of: $0, width: max(room - taken, 1)) }.max() ?? 0
    return highest >= 1 ? highest.rounded() : nil
  }
}

extension Element {
  /// Whether the element of a row is as high as the others make that: a line, or a shape that does not say how high it is.
  fileprivate var isAsHighAsRow: Bool { !has(.height) && (kind == .divider || kind == .shape) }

  /// Whether flexible room in a column somewhere in the element takes all the height there is.
  fileprivate var fillsHeight: Bool {
    guard kind == .stack, !has(.height) else { return false }
    let isColumn = self[.axis]?.literal == .vertical
    return self[.children].contains { slot in
      slot.element.map { isColumn && $0.isFlexibleRoom(along: .vertical) || $0.fillsHeight } ?? false
    }
  }
}

import CardFormats
import CardIR
import CardStyle
import CardTemplate
import CardText

/// What a child of a row takes of its width, where it does not say so itself.
///
/// A row of Compose measures its children one after the other, and gives each all of the room that those before it have
/// left: what stands behind a text that is wider than that would have none. Children with a weight are measured last.
enum RowShare: Equatable {
  /// As much as it needs, but no more than an equal part of what others leave.
  case shrinks
  /// As much as it needs, but no more than this part of the row. What has a share gets all that it leaves, of which a weight
  /// would leave it a half even where there is only a word.
  case hugs(Double)
  /// An equal part of what others leave.
  case fills
  /// The same, with the room beside it, at a side of which it stands.
  case fillsRoom(Alignment)
  /// Nothing: what stands beside this room takes it.
  case gone
}

extension ScreenGenerator {
  /// What the children of a row take.
  func shares(of slots: [Slot], in row: Element, _ around: Around) -> [RowShare?] {
    var shares: [RowShare?] = slots.map { _ in nil }
    let children = slots.map(\.element)
    if around.isEndless { return shares }
    if row.literal(.distribution) == .fillEqually {
      return children.map { $0.map { $0.kind == .spacer ? nil : .fills } ?? nil }
    }
    let rooms = children.map { $0.map { Self.isFlexibleRoom($0) } ?? false }
    let wishes = zip(slots, rooms).map { $1 ? RowWish() : wish(of: $0, around) }
    let items = rooms.indices.filter { !rooms[$0] && children[$0].map { $0.kind != .spacer } ?? false }
    if around.fillsAcross, !rooms.contains(true), slots.count > 1,
      items.count == 1 || row.literal(.distribution) == .fill, !wishes.contains(where: \.isShare),
      let taker = items.first(where: { children[$0].map(Self.takesRest) ?? false })
    {
      // What stands between rooms of a fixed length has all that they leave. Of several in a row that says that it is
      // filled the first that gets wider gladly has it.
      shares[taker] = .fills
    }
    guard items.count > 1 else { return shares }
    let gaps = (row.literal(.gap) ?? 0) * Double(slots.count - 1)
    let isCrowded = wishes.reduce(gaps) { $0 + $1.points } > Self.usualWidth
    let hasShares = wishes.contains(where: \.isShare) || shares.contains { $0 != nil }
    let part = Self.usualWidth / Double(items.count)
    for index in items where wishes[index].canShrink && shares[index] == nil {
      let wish = wishes[index]
      if wish.isCertain, !isCrowded || wish.points <= part { continue }
      // What has a share takes what is left; beside it and at the end a small value keeps its width, whatever it is.
      if hasShares || index == items.last, wish.points <= Self.smallWidth { continue }
      shares[index] = .shrinks
    }
    if hasShares {
      let hugging = items.filter { shares[$0] == .shrinks }
      for index in hugging { shares[index] = .hugs((200 / 3 / Double(hugging.count)).rounded(.down) / 100) }
    }
    absorb(&shares, rooms, items, children)
    return shares
  }

  /// Has texts take the room beside them, of which they would only get a part.
  private func absorb(_ shares: inout [RowShare?], _ rooms: [Bool], _ items: [Int], _ children: [Element?]) {
    for index in items where shares[index] != nil {
      let (isBehindRoom, isBeforeRoom) = (index > 0 && rooms[index - 1], index + 1 < rooms.count && rooms[index + 1])
      guard isBehindRoom || isBeforeRoom else { continue }
      shares[index] = .fillsRoom(isBehindRoom ? isBeforeRoom ? .center : .trailing : .leading)
      if isBehindRoom { shares[index - 1] = .gone }
      if isBeforeRoom { shares[index + 1] = .gone }
    }
  }

  private static func takesRest(_ element: Element) -> Bool {
    switch element.kind {
    case .text, .richText, .stack, .overlay, .scroll, .list: !element.has(.width)
    case .image: !element.has(.width) && element.literal(.imageSize) == .stretch
    default: false
    }
  }

  private static func isFlexibleRoom(_ element: Element) -> Bool {
    element.kind == .spacer && points(element.literal(.width)) == nil
  }

  /// The points that narrow phones have for a row, with some of them left for larger text.
  private static let usualWidth = 280.0
  /// The points that a value or a word has.
  private static let smallWidth = 100.0

  // MARK: Wishes

  /// The width that a child of a row asks for.
  private struct RowWish {
    var points = 0.0
    /// Whether the points are those of texts that are known.
    var isCertain = true
    /// Whether it can be narrower.
    var canShrink = false
    /// Whether it says its share itself.
    var isShare = false
  }

  private func wish(of slot: Slot, _ around: Around) -> RowWish {
    guard let element = slot.element else { return RowWish() }
    var wish = wish(of: element, around)
    if slot.scope != nil { wish.isCertain = false }
    return wish
  }

  private func wish(of element: Element, _ around: Around) -> RowWish {
    switch element.literal(.width) {
    case .points(let points)?: return RowWish(points: points)
    case .stretch?, .weight?: return RowWish(isShare: true)
    case .auto?, .token?: break
    case nil: if element.kind == .column { return RowWish(isShare: true) }
    }
    if element.kind == .toggle {
      // The track of a switch, and the room behind it.
      var wish = wish(for: element[value: .title], size: 14, isBold: false, 60)
      wish.isShare = true
      return wish
    }
    if element.kind.isInput || element.kind == .table || element.kind == .facts || element.isWide {
      return RowWish(isShare: true)
    }
    let padding = 2 * (element.literal(.padding) ?? 0)
    switch element.kind {
    case .text:
      let style = resolved(element, around)
      return wish(for: element[value: .text], size: style.points, isBold: style.weight > 500, padding)
    case .richText: return RowWish(points: Self.usualWidth, isCertain: false, canShrink: true)
    case .button:
      // The padding of buttons in Material Design.
      return wish(for: element[value: .title], size: 14, isBold: true, padding + 48)
    case .stack, .column, .overlay:
      let isRow = element.kind == .stack && element.literal(.axis) == .horizontal
      var result = RowWish()
      for var child in element[.children].map({ wish(of: $0, around) }) {
        if child.isShare, !child.canShrink {
          // Fields and the like are as wide as there is room, of which a row would give all to the first of them.
          child = RowWish(points: Self.usualWidth, isCertain: false, canShrink: true)
        }
        result.points = isRow ? result.points + child.points : max(result.points, child.points)
        result.isCertain = result.isCertain && child.isCertain
        result.canShrink = result.canShrink || child.canShrink
      }
      result.points += padding + (isRow ? (element.literal(.gap) ?? 0) * Double(element[.children].count - 1) : 0)
      return result
    case .divider: return RowWish(points: 1)
    case .spacer: return RowWish(points: element.literal(.minLength) ?? 0)
    default: return RowWish(points: 40)
    }
  }

  private func wish(for value: AttributeValue?, size: Double, isBold: Bool, _ padding: Double) -> RowWish {
    var wish = RowWish(canShrink: true)
    let text: String
    switch value {
    case .text(let known)?: text = known
    case .template(let template)?:
      text = ExpectedText.text(template)
      wish.isCertain = false
    default: text = ""
    }
    wish.points = TextMetrics.system.naturalWidth(of: text, size: size, isBold: isBold) + padding
    return wish
  }
}

/// How the children of a row share its width out, as the reference renderer's browser does: content first, and what
/// is left in equal parts.
enum RowShare: Equatable {
  /// So many points, whatever the others need.
  case fixed(Double)
  /// As wide as its content, here in points, and less where there is not enough room.
  case content(Double)
  /// What is left.
  case rest
  /// A part of the row's width in proportion to those of the others, and of what is left.
  case weight(Double)

  /// Whether the child gets wider where there is room.
  var grows: Bool {
    switch self {
    case .fixed, .content: false
    case .rest, .weight: true
    }
  }

  /// The width that columns of the reference renderer begin with that take what is left.
  private static let leastRest = 50.0

  /// The widths of the children, in points, of a row of `width` points, `room` of which are left without distances.
  static func widths(of shares: [RowShare], paddings: [Double], width: Double, room: Double) -> [Double] {
    var parts = zip(shares, paddings).map { RowPart(share: $0, padding: $1) }
    shareOut(&parts, width: width, room: room)
    return parts.map(\.width)
  }

  /// Which children are wider than an equal part of `room` points, of which those that are not leave what they do not need;
  /// the narrowest first.
  static func wide(_ children: [Int], in room: Double, _ width: (Int) -> Double) -> [Int] {
    var left = room
    var wide = children.sorted { (width($0), $0) < (width($1), $1) }
    while let shortest = wide.first, width(shortest) <= left / Double(wide.count) {
      left -= width(shortest)
      wide.removeFirst()
    }
    return wide
  }

  /// Gives the children of a row of `width` points, `room` of which are left without distances, their widths.
  ///
  /// Where there is not enough room, children give in proportion to what they have beside their paddings, as flexible
  /// boxes of browsers do, and never anything of these.
  static func shareOut(_ parts: inout [RowPart], width: Double, room: Double) {
    var weights = 0.0
    for part in parts { if case .weight(let weight) = part.share { weights += weight } }
    var (wanted, growing) = (0.0, 0)
    for index in parts.indices {
      parts[index].width =
        switch parts[index].share {
        case .fixed(let points), .content(let points): points
        case .rest: leastRest
        case .weight(let weight): weights > 0 ? width * weight / weights : 0
        }
      wanted += parts[index].width
      if parts[index].share.grows { growing += 1 }
    }
    let free = room - wanted
    if free >= 0 {
      for index in parts.indices where parts[index].share.grows { parts[index].width += free / Double(growing) }
      return
    }
    // All but those of fixed width give in proportion to what is in them.
    let yielding = parts.reduce(0) { $0 + $1.content }
    guard yielding > 0 else { return }
    let part = min(1, -free / yielding)
    for index in parts.indices { parts[index].width -= parts[index].content * part }
  }
}

/// What is known of a child of a row.
struct RowPart {
  /// What it asks for.
  var share = RowShare.fixed(0)
  /// The points between its sides and what is in it, of both sides together.
  var padding = 0.0
  /// Its natural width, with those of what is in it where somebody asks for these; below zero where nobody has asked.
  var natural = NaturalWidths(width: -1)
  /// What it gets on the screen that widths are worked out for.
  var width = 0.0
  /// Whether it gives up something last: a line, room or a box to tick.
  var isRigid = true

  /// What of its width it may give to others.
  fileprivate var content: Double { if case .fixed = share { 0 } else { max(0, width - padding) } }
}

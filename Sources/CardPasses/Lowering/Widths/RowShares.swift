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
  ///
  /// Where there is not enough room, children give in proportion to what they have beside their `paddings`, as flexible
  /// boxes of browsers do, and never anything of these.
  static func widths(of shares: [RowShare], paddings: [Double], width: Double, room: Double) -> [Double] {
    var total = 0.0
    for case .weight(let weight) in shares { total += weight }
    var widths = shares.map { share in
      switch share {
      case .fixed(let points): points
      case .content(let points): points
      case .rest: leastRest
      case .weight(let weight): total > 0 ? width * weight / total : 0
      }
    }
    let free = room - widths.reduce(0, +)
    if free >= 0 {
      let growing = shares.count(where: \.grows)
      for index in shares.indices where shares[index].grows { widths[index] += free / Double(growing) }
      return widths
    }
    // All but those of fixed width give in proportion to what is in them.
    let contents = shares.indices.map { index -> Double in
      if case .fixed = shares[index] { return 0 }
      return max(0, widths[index] - paddings[index])
    }
    let yielding = contents.reduce(0, +)
    guard yielding > 0 else { return widths }
    let part = min(1, -free / yielding)
    return zip(widths, contents).map { $0 - $1 * part }
  }
}

/// One thing to measure: a name, and work that is done once a round.
struct Contender {
  let name: String
  /// How often the work is repeated in one round, so that short work is measured well.
  var repeats = 1
  let work: () -> Int
}

/// Keeps results alive, so that no work is optimized away.
nonisolated(unsafe) var sink = 0

/// The seconds that each contender needs: medians over `rounds`, in which the contenders take turns, so that a slow
/// moment of the machine hits all of them.
func measure(_ contenders: [Contender], rounds: Int) -> [Double] {
  let clock = ContinuousClock()
  var seconds = [[Double]](repeating: [], count: contenders.count)
  for round in 0...rounds {
    for (index, contender) in contenders.enumerated() {
      let time = clock.measure {
        for _ in 0..<contender.repeats { sink &+= contender.work() }
      }
      // The first round only warms up.
      if round > 0 { seconds[index].append(time / .seconds(1) / Double(contender.repeats)) }
    }
  }
  return seconds.map(median)
}

/// The middle value.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

/// Lays out columns: the first flush left, the others flush right.
func printTable(_ rows: [[String]]) {
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  for row in rows {
    let cells = row.enumerated().map { column, cell in
      let space = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? cell + space : space + cell
    }
    print("  " + cells.joined(separator: "  "))
  }
}

extension Double {
  /// The value with `digits` digits after the point.
  func fixed(_ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (self * scale).rounded()
    guard digits > 0 else { return "\(Int(scaled))" }
    let whole = Int(scaled / scale)
    let fraction = String(Int(scaled) - whole * Int(scale))
    return "\(whole)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

/// One thing to measure: a name, and work that is done once a round.
struct Contender {
  let name: String
  /// Does one round's work and gives the seconds that one repetition of it took.
  let seconds: () -> Double

  /// Work that is repeated in one round, so that short work is measured well.
  init(name: String, repeats: Int = 1, work: @escaping () -> Int) {
    self.name = name
    seconds = { time(repeats, work) }
  }

  private init(_ name: String, seconds: @escaping () -> Double) {
    self.name = name
    self.seconds = seconds
  }

  /// Work that measures itself and gives its seconds.
  ///
  /// Not an initializer: beside the others it would take `{ …; return 1 }` for one second.
  static func measuringItself(_ name: String, seconds: @escaping () -> Double) -> Contender {
    Contender(name, seconds: seconds)
  }

  /// Work that is repeated so often that a round takes about `duration` seconds, after once that does not count and
  /// brings its code and data back into the caches.
  init(name: String, duration: Double, work: @escaping () -> Int) {
    var repeats = 1
    while repeats < 1 << 20 {
      let needed = time(repeats, work) * Double(repeats)
      if needed >= duration / 2 { break }
      repeats *= needed > duration / 8 ? 2 : 4
    }
    self.init(name) { [repeats] in
      sink &+= work()
      return time(repeats, work)
    }
  }
}

/// Keeps results alive, so that no work is optimized away.
nonisolated(unsafe) var sink = 0

/// The seconds that one repetition of `work` takes.
private func time(_ repeats: Int, _ work: () -> Int) -> Double {
  let elapsed = ContinuousClock().measure {
    for _ in 0..<repeats { sink &+= work() }
  }
  return elapsed / .seconds(1) / Double(repeats)
}

/// The seconds that each contender needs: medians over `rounds`, in which the contenders take turns, so that a slow
/// moment of the machine hits all of them.
func measure(_ contenders: [Contender], rounds: Int) -> [Double] {
  measureRounds(contenders, rounds: rounds).map(median)
}

/// The seconds that each contender needs in each round.
func measureRounds(_ contenders: [Contender], rounds: Int) -> [[Double]] {
  var seconds = [[Double]](repeating: [], count: contenders.count)
  for round in 0...rounds {
    for (index, contender) in contenders.enumerated() {
      let time = contender.seconds()
      // The first round only warms up.
      if round > 0 { seconds[index].append(time) }
    }
  }
  return seconds
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

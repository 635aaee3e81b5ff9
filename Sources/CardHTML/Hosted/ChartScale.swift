import CardKernel

/// Where the points of lines are from side to side.
///
/// Numbers and dates are places on a scale, whatever the order in which they come. Anything else is a name, of which each has
/// the same share of the width, in the order in which they come.
struct ChartScale {
  /// The different places, from left to right.
  let places: [String]
  /// Whether the places are numbers or dates.
  let isMeasured: Bool
  private let shares: [String: Double]

  /// What is free at each end of a scale, as a share of the width.
  private static let margin = 0.04

  /// The scale that has all these places, or one share for each where `isNamed`.
  init(_ places: [String], isNamed: Bool = false) {
    var seen: Set<String> = []
    let different = places.filter { seen.insert($0).inserted }
    let values = isNamed ? nil : Self.values(of: different)
    guard let values, let least = values.min(), let most = values.max(), most > least else {
      self.places = different
      isMeasured = false
      let step = 1 / Double(max(different.count, 1))
      let middles = different.indices.map { step * (Double($0) + 0.5) }
      shares = Dictionary(uniqueKeysWithValues: zip(different, middles))
      return
    }
    let sorted = zip(different, values).sorted { $0.1 < $1.1 }
    self.places = sorted.map(\.0)
    isMeasured = true
    let room = 1 - 2 * Self.margin
    shares = Dictionary(
      uniqueKeysWithValues: sorted.map { ($0.0, Self.margin + room * (($0.1 - least) / (most - least))) })
  }

  /// Where a place is, as a share of the width.
  func share(of place: String) -> Double { shares[place] ?? 0 }

  /// The places as numbers; none if they are names.
  private static func values(of places: [String]) -> [Double]? {
    for read in [number, moment] {
      let values = places.compactMap(read)
      if values.count == places.count { return values }
    }
    return nil
  }

  private static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

  /// The time that a text names which begins with a year and a month, in milliseconds.
  private static func moment(_ text: String) -> Double? {
    let start = Array(text.utf8.prefix(7))
    guard start.count == 7, start[4] == UInt8(ascii: "-"),
      [0, 1, 2, 3, 5, 6].allSatisfy({ start[$0] &- UInt8(ascii: "0") < 10 })
    else { return nil }
    return Instant(text).map { Double($0.milliseconds) }
  }
}

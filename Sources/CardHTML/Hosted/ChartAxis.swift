/// The values along an axis.
struct ChartAxis {
  /// The least and the greatest value.
  let range: ClosedRange<Double>
  /// The values at which there is a line.
  let marks: [Double]

  /// The axis for some values, from `least` to `most` if these are stated; else it ends at round numbers. What has zero
  /// begins or ends there.
  init(of values: [Double], from least: Double?, to most: Double?, hasZero: Bool) {
    let bottom = least ?? min(values.min() ?? 0, most ?? 0, 0)
    let top = max(most ?? max(values.max() ?? 1, hasZero ? 0 : bottom), bottom + 1e-9)
    let step = Self.step(from: bottom, to: top)
    let first = (bottom / step).rounded(.down)
    let last = max((top / step).rounded(.up), first + 1)
    let round = (0...Int(min(last - first, 20))).map { (first + Double($0)) * step }
    let low = least ?? round[0]
    let high = most == nil ? max(round[round.count - 1], top) : top
    range = low...max(high, low + 1e-9)
    // The ends have their marks; a round number that stands close to one would lie on it.
    let inner = round.filter { $0 > low && $0 < high && min($0 - low, high - $0) >= step * 0.4 }
    marks = [low] + inner + [high]
  }

  /// The round number that stands between two marks.
  private static func step(from bottom: Double, to top: Double) -> Double {
    let steps = [1.0, 2, 2.5, 5, 10]
    let rough = (top - bottom) / 4
    var magnitude = 1.0
    while magnitude * 10 <= rough, magnitude < 1e12 { magnitude *= 10 }
    while magnitude > rough, magnitude > 1e-12 { magnitude /= 10 }
    return (steps.first { $0 * magnitude >= rough } ?? 10) * magnitude
  }

  /// How far up a value is, from 0 to 1.
  func share(of value: Double) -> Double {
    min(max((value - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
  }

  /// A point of a line.
  typealias Point = (x: Double, value: Double)

  /// The part of a line that is between the ends of the axis; none if all of it is beyond them.
  func seen(from: Point, to: Point) -> (from: Point, to: Point)? {
    if max(from.value, to.value) < range.lowerBound || min(from.value, to.value) > range.upperBound { return nil }
    func cut(_ end: Point, towards other: Point) -> Point {
      let value = min(max(end.value, range.lowerBound), range.upperBound)
      if value == end.value { return end }
      let part = (value - end.value) / (other.value - end.value)
      return (end.x + part * (other.x - end.x), value)
    }
    return (cut(from, towards: to), cut(to, towards: from))
  }
}

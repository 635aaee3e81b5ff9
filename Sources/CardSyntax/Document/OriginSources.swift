/// The sources that the origins of one document name by number.
struct OriginSources {
  /// The sources by number.
  private(set) var all: [SourceText] = []
  /// The last answer: neighbours come from the same source.
  private var last = 0
  /// The numbers, once there are many sources: each use of a component is one.
  private var numbers: [SourceText: UInt32] = [:]

  private static let many = 8

  /// The number of `source`, which gets one if it has none.
  mutating func number(of source: SourceText) -> UInt32 {
    if last < all.count, all[last] == source { return UInt32(last) }
    if let known = numbers.isEmpty ? all.firstIndex(of: source) : numbers[source].map(Int.init) {
      last = known
      return UInt32(known)
    }
    last = all.count
    all.append(source)
    if all.count == Self.many {
      for (number, known) in all.enumerated() { numbers[known] = UInt32(number) }
    } else if all.count > Self.many {
      numbers[source] = UInt32(last)
    }
    return UInt32(last)
  }
}

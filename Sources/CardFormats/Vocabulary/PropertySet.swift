/// A set of small numbers, such as the positions of properties, that takes no memory of its own below 64.
struct PropertySet: Sendable {
  private var low: UInt64 = 0
  /// The words of what is 64 or more.
  private var high: [UInt64] = []

  /// A set of nothing.
  init() {}

  /// A set of `numbers`.
  init(_ numbers: [Int]) { for number in numbers { insert(number) } }

  /// Whether the number is in the set.
  @inline(__always)
  func contains(_ number: Int) -> Bool {
    if number < 64 { return low & (1 << number) != 0 }
    let word = number / 64 - 1
    return word < high.count && high[word] & (1 << (number & 63)) != 0
  }

  /// Adds a number.
  mutating func insert(_ number: Int) {
    if number < 64 {
      low |= 1 << number
      return
    }
    let word = number / 64 - 1
    while high.count <= word { high.append(0) }
    high[word] |= 1 << (number & 63)
  }

  /// Takes a number out.
  mutating func remove(_ number: Int) {
    if number < 64 {
      low &= ~(1 << number)
    } else if number / 64 - 1 < high.count {
      high[number / 64 - 1] &= ~(1 << (number & 63))
    }
  }

  /// Adds the numbers of another set.
  mutating func formUnion(_ other: PropertySet) {
    low |= other.low
    while high.count < other.high.count { high.append(0) }
    for word in other.high.indices { high[word] |= other.high[word] }
  }

  /// Whether the sets have a number in common.
  func intersects(_ other: PropertySet) -> Bool {
    low & other.low != 0 || zip(high, other.high).contains { $0 & $1 != 0 }
  }

  /// Takes the least number out; none if there is none.
  mutating func popFirst() -> Int? {
    if low != 0 {
      defer { low &= low &- 1 }
      return low.trailingZeroBitCount
    }
    for word in high.indices where high[word] != 0 {
      defer { high[word] &= high[word] &- 1 }
      return 64 + word * 64 + high[word].trailingZeroBitCount
    }
    return nil
  }
}

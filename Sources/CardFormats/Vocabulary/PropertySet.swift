/// A set of small numbers, such as the positions of properties, that takes no memory of its own below 64.
struct PropertySet {
  private var low: UInt64 = 0
  /// The words of what is 64 or more.
  private var high: [UInt64] = []

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
}

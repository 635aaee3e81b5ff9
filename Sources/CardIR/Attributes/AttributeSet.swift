/// A set of attributes, in two words.
@usableFromInline
package struct AttributeSet: Sendable, Hashable, ExpressibleByArrayLiteral {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// A set of nothing.
  @usableFromInline package init() {}

  /// A set of `ids`.
  package init(_ ids: some Sequence<AttributeID>) { for id in ids { insert(id) } }

  /// A set of `ids`.
  @usableFromInline package init(arrayLiteral ids: AttributeID...) { self.init(ids) }

  /// Whether the attribute is in the set.
  @inlinable @inline(__always)
  package func contains(_ id: AttributeID) -> Bool {
    let ordinal = id.ordinal
    return (ordinal < 64 ? low : high) & (1 << (ordinal & 63)) != 0
  }

  /// Whether the sets have an attribute in common.
  @inlinable @inline(__always)
  package func intersects(_ other: AttributeSet) -> Bool { low & other.low | high & other.high != 0 }

  /// Whether the other set has every attribute of this one.
  package func isSubset(of other: AttributeSet) -> Bool { low & ~other.low | high & ~other.high == 0 }

  /// Adds the attributes of another set.
  package mutating func formUnion(_ other: AttributeSet) {
    low |= other.low
    high |= other.high
  }

  /// The attributes of both sets.
  package func union(_ other: AttributeSet) -> AttributeSet {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Adds an attribute.
  package mutating func insert(_ id: AttributeID) {
    let ordinal = id.ordinal
    if ordinal < 64 { low |= 1 << ordinal } else { high |= 1 << (ordinal & 63) }
  }

  /// Takes an attribute out.
  package mutating func remove(_ id: AttributeID) {
    let ordinal = id.ordinal
    if ordinal < 64 { low &= ~(1 << ordinal) } else { high &= ~(1 << (ordinal & 63)) }
  }
}

/// Which attributes the first sixteen of a list are, a byte for each: where one stands is found without reading the list.
@usableFromInline
struct AttributePlaces: Sendable {
  /// How many places are kept; nearly no element has more attributes.
  static let count = 16

  // No attribute has the number of a byte in which there is nothing.
  private var low = UInt64.max
  private var high = UInt64.max

  /// Nothing is known.
  @usableFromInline init() {}

  /// The place of an attribute, if it is one of those that are kept.
  func place(of id: AttributeID) -> Int? {
    let pattern = UInt64(id.ordinal) &* Self.ones
    let first = Self.zeroBytes(of: low ^ pattern)
    if first != 0 { return first.trailingZeroBitCount >> 3 }
    let second = Self.zeroBytes(of: high ^ pattern)
    return second == 0 ? nil : 8 + second.trailingZeroBitCount >> 3
  }

  /// Notes which attribute stands at a place where nothing is known to stand.
  mutating func note(_ id: AttributeID, at place: Int) {
    let others = ~(UInt64(~id.ordinal) << (8 * UInt64(place & 7)))
    switch place {
    case 0..<8: low &= others
    case 8..<16: high &= others
    default: break
    }
  }

  /// Notes that the attribute at a place is taken out and those behind it move up; `following` is the one that comes to
  /// the last place that is kept.
  mutating func remove(at place: Int, following: AttributeID?) {
    guard place < Self.count else { return }
    // What is above the place moves down by a byte, and what is below it stays.
    let below: UInt64 = (1 << (8 * UInt64(place & 7))) &- 1
    let top = UInt64(following?.ordinal ?? .max) << 56
    if place < 8 {
      low = low & below | (low >> 8 | high << 56) & ~below
      high = high >> 8 | top
    } else {
      high = high & below | (high >> 8 | top) & ~below
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// A word whose lowest bit that is set is the highest of the first byte that is zero.
  private static func zeroBytes(of word: UInt64) -> UInt64 { (word &- ones) & ~word & (ones << 7) }
}

// Swift hashes enumerations with raw values by those, which are texts here.

extension AttributeID {
  /// Hashes the position of the attribute among all.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

  /// The position of the attribute among all, below 128. Swift numbers the cases of an enumeration without payloads in
  /// their order and keeps the number in one byte; a test compares with `allCases`.
  @inlinable @inline(__always)
  package var ordinal: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}

extension RegionID {
  /// Hashes the position of the region among all.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

  /// The position of the region among all.
  @inlinable @inline(__always)
  package var ordinal: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}

extension ElementKind {
  /// Hashes the position of the kind among all.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

  /// The number of kinds.
  package static let count = allCases.count

  /// The position of the kind among all.
  @inlinable @inline(__always)
  package var ordinal: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

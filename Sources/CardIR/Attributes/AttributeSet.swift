/// A set of attributes, in two words.
package struct AttributeSet: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// A set of nothing.
  package init() {}

  /// A set of `ids`.
  package init(_ ids: some Sequence<AttributeID>) { for id in ids { insert(id) } }

  /// A set of `ids`.
  package init(arrayLiteral ids: AttributeID...) { self.init(ids) }

  /// Whether the attribute is in the set.
  @inline(__always)
  package func contains(_ id: AttributeID) -> Bool {
    let ordinal = id.ordinal
    return (ordinal < 64 ? low : high) & (1 << (ordinal & 63)) != 0
  }

  /// Whether the sets have an attribute in common.
  package func intersects(_ other: AttributeSet) -> Bool { low & other.low | high & other.high != 0 }

  /// Whether the other set has every attribute of this one.
  package func isSubset(of other: AttributeSet) -> Bool { low & ~other.low | high & ~other.high == 0 }

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

extension AttributeID {
  /// The position of the attribute among all, below 128. Swift numbers the cases of an enumeration without payloads in
  /// their order and keeps the number in one byte; a test compares with `allCases`.
  @inline(__always)
  package var ordinal: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}

extension ElementKind {
  /// The number of kinds.
  package static let count = allCases.count

  /// The position of the kind among all.
  @inline(__always)
  package var ordinal: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

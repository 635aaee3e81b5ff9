extension CardFunctions {
  /// Whether two values are the same as JavaScript's `===` understands it: arrays and objects are the same only if
  /// they are the same place in the data, which is where their content lies in memory.
  static func areIdentical(_ left: CardValue, _ right: CardValue) -> Bool {
    switch (left, right) {
    case (.missing, .missing), (.null, .null): true
    case (.array(let one), .array(let other)): areSame(one, other)
    case (.object(let one), .object(let other)): areSame(one, other)
    case (.missing, _), (_, .missing), (.null, _), (_, .null), (.binary, _): false
    default: equals(left, right)
    }
  }

  private static func areSame<Element>(_ left: [Element], _ right: [Element]) -> Bool {
    guard left.count == right.count, !left.isEmpty else { return false }
    return left.withUnsafeBufferPointer { one in right.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }
  }
}

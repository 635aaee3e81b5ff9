/// Finds text that is not UTF-8.
enum UTF8Validation {
  /// The offset of the first byte of the range that does not belong to well-formed UTF-8, if there is one.
  static func firstInvalid(in source: SourceText, _ range: Range<Int>) -> Int? {
    withExtendedLifetime(source) {
      firstInvalid(source.unsafeBytes + range.lowerBound, range.count).map { range.lowerBound + $0 }
    }
  }

  /// The offset of the first byte that does not belong to well-formed UTF-8, if there is one.
  ///
  /// `bytes` is followed by at least 64 readable bytes.
  private static func firstInvalid(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    let raw = UnsafeRawPointer(bytes)
    var index = 0
    while index < count {
      while index &+ 64 <= count {
        let block = (raw + index).loadUnaligned(as: SIMD8<UInt64>.self)
        if block.wrappedOr() & 0x8080_8080_8080_8080 != 0 { break }
        index &+= 64
      }
      // To the end of the block, or of the text, scalar by scalar.
      let stop = min(count, index &+ 64)
      while index < stop {
        if bytes[index] < 0x80 {
          index &+= 1
          continue
        }
        let length = sequenceLength(bytes + index, count &- index)
        if length == 0 { return index }
        index &+= length
      }
    }
    return nil
  }

  /// The length of the well-formed sequence at `bytes`, which does not begin with ASCII, or 0.
  @inline(__always)
  private static func sequenceLength(_ bytes: UnsafePointer<UInt8>, _ left: Int) -> Int {
    let first = bytes[0]
    let second = bytes[1]
    func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    switch first {
    case 0xC2...0xDF:
      return left >= 2 && isContinuation(second) ? 2 : 0
    case 0xE0...0xEF:
      guard left >= 3, isContinuation(second), isContinuation(bytes[2]) else { return 0 }
      if first == 0xE0, second < 0xA0 { return 0 }
      if first == 0xED, second > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard left >= 4, isContinuation(second), isContinuation(bytes[2]), isContinuation(bytes[3]) else { return 0 }
      if first == 0xF0, second < 0x90 { return 0 }
      if first == 0xF4, second > 0x8F { return 0 }
      return 4
    default:
      return 0
    }
  }
}

extension SIMD8<UInt64> {
  /// The bitwise or of all lanes.
  @inline(__always)
  fileprivate func wrappedOr() -> UInt64 {
    let four = lowHalf | highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y
  }
}

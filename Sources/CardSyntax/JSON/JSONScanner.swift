/// The inner loops of the JSON reader: they look at eight bytes at a time and rely on the padding of ``SourceText``.
enum JSONScanner {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  private static func word(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  /// Sets the high bit of each zero byte; above the lowest such byte there may be false ones.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// The first byte of a source that is not white space, or 0.
  static func firstByte(of source: SourceText) -> UInt8 {
    withExtendedLifetime(source) { skipSpace(source.unsafeBytes + source.contentStart).pointee }
  }

  /// The first byte at or after `pointer` that is not white space.
  @inline(__always)
  static func skipSpace(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var pointer = start
    while true {
      if pointer.pointee > 0x20 { return pointer }
      switch pointer.pointee {
      case 0x20, 0x0A:
        pointer += 1
        if pointer.pointee > 0x20 { return pointer }
        // Indentation is long runs of spaces.
        var difference = word(pointer) ^ (ones &* 0x20)
        while difference == 0 {
          pointer += 8
          difference = word(pointer) ^ (ones &* 0x20)
        }
        pointer += difference.trailingZeroBitCount &>> 3
      case 0x0D, 0x09: pointer += 1
      default: return pointer
      }
    }
  }

  /// The first quote, backslash or control character at or after `pointer`.
  @inline(__always)
  static func stringEnd(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var pointer = start
    while true {
      let bytes = word(pointer)
      let quotes = zeroBytes(bytes ^ (ones &* 0x22))
      let backslashes = zeroBytes(bytes ^ (ones &* 0x5C))
      let controls = (bytes &- (ones &* 0x20)) & ~bytes & highs
      let found = quotes | backslashes | controls
      if found != 0 { return pointer + (found.trailingZeroBitCount &>> 3) }
      pointer += 8
    }
  }

  /// The end of the number that begins at `start`, or none if it is malformed; then `start` is left to the caller.
  @inline(__always)
  static func numberEnd(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var pointer = start
    if pointer.pointee == 0x2D { pointer += 1 }
    if pointer.pointee == 0x30 {
      pointer += 1
    } else {
      guard isDigit(pointer.pointee) else { return nil }
      repeat { pointer += 1 } while isDigit(pointer.pointee)
    }
    if pointer.pointee == 0x2E {
      pointer += 1
      guard isDigit(pointer.pointee) else { return nil }
      repeat { pointer += 1 } while isDigit(pointer.pointee)
    }
    if pointer.pointee | 0x20 == 0x65 {
      pointer += 1
      if pointer.pointee == 0x2B || pointer.pointee == 0x2D { pointer += 1 }
      guard isDigit(pointer.pointee) else { return nil }
      repeat { pointer += 1 } while isDigit(pointer.pointee)
    }
    return pointer
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte can continue a word such as `true` or a number; such a byte right behind a value is an error.
  @inline(__always)
  static func continuesWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte == 0x2E || byte == 0x2B || byte == 0x2D
      || byte >= 0x80 || byte == 0x24
  }
}

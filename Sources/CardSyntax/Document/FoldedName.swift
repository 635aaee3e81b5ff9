/// A name that keys are compared with without regard to case: plain data over bytes that somebody else owns.
///
/// The bytes are followed by eight readable ones, as those of every document are, so that whole words are compared.
@frozen
@usableFromInline
package struct FoldedName {
  /// How many readable bytes follow those of a name.
  package static let padding = 8

  /// The lower-case UTF-8 text.
  @usableFromInline let bytes: UnsafePointer<UInt8>
  /// Its length.
  @usableFromInline let count: UInt32
  /// Whether the name has characters beyond ASCII, whose case is not a matter of single bytes.
  @usableFromInline let isSlow: Bool
  /// The first eight bytes, or fewer.
  @usableFromInline let firstWord: UInt64

  /// The name whose lower-case text is at `bytes`.
  package init(_ bytes: UnsafePointer<UInt8>, count: Int, isASCII: Bool) {
    self.bytes = bytes
    self.count = UInt32(count)
    isSlow = !isASCII
    firstWord = Self.word(bytes) & Self.mask(min(count, 8))
  }

  /// The lower-case name.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  /// Whether `name` is the name but for case.
  package func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in
      matchesSlowly(name, isEscaped: false)
    }
  }

  /// Whether the key at `key`, as JSON has it, is the name but for case.
  @inlinable @inline(__always)
  func matches(_ text: UnsafeBufferPointer<UInt8>, isEscaped: Bool) -> Bool {
    if isSlow || isEscaped { return matchesSlowly(text, isEscaped: isEscaped) }
    guard let key = text.baseAddress else { return count == 0 }
    let length = text.count
    // The length has been compared.
    if Self.fold(Self.word(key)) & Self.mask(min(length, 8)) != firstWord { return false }
    var position = 8
    while position < length {
      let mask = Self.mask(min(length &- position, 8))
      if (Self.fold(Self.word(key + position)) ^ Self.word(bytes + position)) & mask != 0 { return false }
      position &+= 8
    }
    return true
  }

  @usableFromInline @inline(never)
  func matchesSlowly(_ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool) -> Bool {
    // Lengths of UTF-8 can change with case, those of ASCII cannot.
    let folded = JSONText.decode(raw, escaped: isEscaped).lowercased()
    return folded.utf8.elementsEqual(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  @inlinable @inline(__always)
  static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// The bits of the first `count` bytes of a word, 0...8.
  @inlinable @inline(__always)
  static func mask(_ count: Int) -> UInt64 { count == 8 ? .max : (1 &<< UInt64(count &* 8)) &- 1 }

  /// Eight bytes with the capital letters of ASCII made small.
  @inlinable @inline(__always)
  static func fold(_ word: UInt64) -> UInt64 {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    // Bit 7 of each byte says whether it is at least `A`, and whether it is beyond `Z`.
    let fromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
    let beyondZ = low &+ 0x2525_2525_2525_2525
    let isCapital = (fromA & ~beyondZ) & ~word & 0x8080_8080_8080_8080
    return word | isCapital >> 2
  }
}

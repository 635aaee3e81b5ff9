import CardSyntax

/// A number that tells contents apart: 64 bits of FNV-1a; no protection from malice.
enum Fingerprint {
  /// The fingerprint of no bytes.
  static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of some bytes, after those that gave `start`.
  static func of(_ bytes: some Sequence<UInt8>, after start: UInt64 = empty) -> UInt64 {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The fingerprint of a text and what ends it, after what gave `start`: no two lists of texts look the same.
  static func of(_ text: String, after start: UInt64 = empty) -> UInt64 {
    of(CollectionOfOne(0), after: of(text.utf8, after: start))
  }

  /// A fingerprint in hexadecimal, with 16 digits.
  static func text(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A number that bytes which were torn or changed do not have by chance. It takes eight bytes at a time.
  static func checkSum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum = empty ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      sum =
        (sum ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 32
      offset += 8
    }
    while offset < bytes.count {
      sum = (sum ^ UInt64(bytes[offset])) &* 0x100_0000_01B3
      offset += 1
    }
    return sum
  }

  /// The fingerprint of a source.
  static func of(_ source: SourceText) -> UInt64 { source.withBytes { of($0) } }
}

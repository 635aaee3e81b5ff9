/// Tells words that are none of some names from others by a hash of their bytes, which is found on the way over them: most
/// words of generated code are none that the support code declares, and to look each up costs more than to read it.
struct WordFilter {
  /// A bit for each remainder of a hash.
  private var bits = [UInt64](repeating: 0, count: WordFilter.words)
  private static let words = 512

  /// A filter that lets some names through.
  init(_ names: Set<Substring>) {
    for name in names {
      var hash = Self.start
      for byte in name.utf8 { Self.add(byte, to: &hash) }
      let bit = Self.bit(hash)
      bits[bit >> 6] |= 1 << (bit & 63)
    }
  }

  /// Whether a word with this hash may be one of the names.
  func mayHave(_ hash: UInt32) -> Bool {
    let bit = Self.bit(hash)
    return bits[bit >> 6] & (1 << (bit & 63)) != 0
  }

  private static func bit(_ hash: UInt32) -> Int { Int(hash >> 8 ^ hash) & (words * 64 - 1) }

  // MARK: Hashes

  /// The hash of no bytes.
  static let start: UInt32 = 0x811C_9DC5

  /// Adds a byte, as Fowler, Noll and Vo do.
  static func add(_ byte: UInt8, to hash: inout UInt32) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }

  // MARK: Words

  /// Whether a word may begin with a byte.
  static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F }

  /// Whether a byte may stand in a word.
  static func isPart(_ byte: UInt8) -> Bool { isLetter(byte) || byte >= 0x30 && byte <= 0x39 }
}

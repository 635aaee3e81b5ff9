/// Some words, found by a hash of their bytes that is made on the way over them: most words of generated code are none that
/// the support code declares, and to look each up otherwise costs more than to read it.
final class WordTable: Sendable {
  /// The words.
  let words: [Substring]
  private let spellings: [[UInt8]]
  /// The position of a word for each remainder of a hash that one has, or else -1; words of one remainder follow each other.
  private let places: [Int32]

  /// A table of words.
  init(_ words: some Sequence<Substring>) {
    self.words = Array(words)
    spellings = self.words.map { Array($0.utf8) }
    var places = [Int32](repeating: -1, count: Self.size(for: spellings.count))
    for (index, spelling) in spellings.enumerated() {
      var place = Int(spelling.reduce(into: Self.start) { Self.add($1, to: &$0) }) & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(truncatingIfNeeded: index)
    }
    self.places = places
  }

  /// A power of two, so that at most a quarter of the places is taken.
  private static func size(for count: Int) -> Int {
    var size = 4
    while size < 4 * count { size *= 2 }
    return size
  }

  /// The position of the word that stands in some bytes, which have this hash; none if it is none of these.
  func position(of range: Range<Int>, in bytes: [UInt8], hash: UInt32) -> Int? {
    var place = Int(hash) & (places.count - 1)
    while places[place] >= 0 {
      let spelling = spellings[Int(places[place])]
      if spelling.count == range.count, bytes[range].elementsEqual(spelling) { return Int(places[place]) }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  // MARK: Hashes

  /// The hash of no bytes.
  static let start: UInt32 = 0x811C_9DC5

  /// Adds a byte, as Fowler, Noll and Vo do.
  static func add(_ byte: UInt8, to hash: inout UInt32) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }

  // MARK: Words

  /// Whether a word may begin with a byte.
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == 0x5F }

  /// Whether a byte may stand in a word.
  static func isPart(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- 0x30 < 10 }
}

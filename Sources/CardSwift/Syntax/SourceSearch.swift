/// Finds words of ASCII in source, byte by byte.
enum SourceSearch {
  /// The ranges at which a word stands in the source, from an offset on; they do not overlap.
  static func ranges(of word: StaticString, in source: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while let start = first(word, in: source, from: position) {
      position = start + word.utf8CodeUnitCount
      ranges.append(start..<position)
    }
    return ranges
  }

  /// The offset at which a word first stands in the source, from an offset on.
  static func first(_ word: StaticString, in source: [UInt8], from start: Int = 0) -> Int? {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return source.withUnsafeBufferPointer { source in
      var position = start
      while position + word.count <= source.count {
        if source[position] == word[0], source[position..<position + word.count].elementsEqual(word) {
          return position
        }
        position += 1
      }
      return nil
    }
  }

  /// The name of ASCII that begins at an offset.
  static func name(in source: [UInt8], at start: Int) -> String {
    let name = source[start...].prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}

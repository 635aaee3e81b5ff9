/// Quotes that are not meant as the ends of a JSON string, and others that are.
enum JSONQuotes {
  /// Opening quotes of word processors, each with those that close what it opens.
  private static let pairs: [(open: Character, close: [Character])] = [
    ("“", ["”", "“", "\""]), ("”", ["”", "\""]), ("„", ["“", "”", "\""]), ("«", ["»"]), ("»", ["«"]),
    ("‘", ["’", "‘", "'"]), ("’", ["’", "'"]), ("‚", ["‘", "’"]), ("＂", ["＂"]),
  ]

  /// The quote of a word processor at `offset` and where the text that it opens ends on its line, if both are there.
  static func typographic(_ offset: Int, in source: SourceText) -> (character: Character, end: Int)? {
    guard offset < source.count, source[offset] >= 0x80 else { return nil }
    var lineEnd = offset
    while lineEnd < source.count, source[lineEnd] != 0x0A, source[lineEnd] != 0x0D { lineEnd += 1 }
    let line = source.text(in: offset..<lineEnd)
    guard let first = line.first, let pair = pairs.first(where: { $0.open == first }),
      let close = line.dropFirst().firstIndex(where: { pair.close.contains($0) })
    else { return nil }
    return (first, offset + line[...close].utf8.count)
  }

  /// The text between two quotes of a word processor.
  static func withoutTypographic(_ text: String) -> String? {
    guard let first = text.first, let last = text.last, text.count >= 2,
      let pair = pairs.first(where: { $0.open == first }), pair.close.contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Whether a binding begins in a range of a text and does not end in it.
  static func hasOpenBinding(_ range: Range<Int>, of source: SourceText) -> Bool {
    var depth = 0
    for index in range {
      switch source[index] {
      case UInt8(ascii: "{") where depth > 0 || index > range.lowerBound && source[index - 1] == UInt8(ascii: "$"):
        depth += 1
      case UInt8(ascii: "}") where depth > 0: depth -= 1
      default: break
      }
    }
    return depth > 0
  }
}

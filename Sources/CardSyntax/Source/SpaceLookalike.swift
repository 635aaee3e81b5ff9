/// A character that looks like a space, or like nothing, and that neither JSON nor YAML takes for white space. Texts that were
/// copied from a page or a word processor have them.
package struct SpaceLookalike {
  /// Its name and number, for messages.
  package let name: String
  /// How many bytes it has.
  let length: Int

  /// The one that begins at `offset`, if there is one.
  static func at(_ offset: Int, in source: SourceText) -> SpaceLookalike? {
    guard offset < source.count else { return nil }
    return at(source[offset], source[offset + 1], source[offset + 2])
  }

  /// The one that begins with these bytes, of which it may have two.
  static func at(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> SpaceLookalike? {
    guard first >= 0xC2 else { return nil }
    let name: String? =
      switch (first, second, third) {
      case (0xC2, 0xA0, _): "the no-break space U+00A0"
      case (0xE2, 0x80, 0x80...0x8A): "the space U+20\(hexadecimal(third - 0x80))"
      case (0xE2, 0x80, 0x8B): "the zero-width space U+200B"
      case (0xE2, 0x80, 0xAF): "the narrow no-break space U+202F"
      case (0xE2, 0x81, 0x9F): "the mathematical space U+205F"
      case (0xE2, 0x81, 0xA0): "the word joiner U+2060"
      case (0xE3, 0x80, 0x80): "the ideographic space U+3000"
      case (0xEF, 0xBB, 0xBF): "the zero-width no-break space U+FEFF"
      default: nil
      }
    return name.map { SpaceLookalike(name: $0, length: first < 0xE0 ? 2 : 3) }
  }

  /// Where those end that begin at `offset`, with spaces between them.
  static func end(from offset: Int, in source: SourceText) -> Int {
    var end = offset
    while true {
      if source[end] == 0x20, end < source.count {
        end += 1
      } else if let next = at(end, in: source) {
        end += next.length
      } else {
        return end
      }
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }
}

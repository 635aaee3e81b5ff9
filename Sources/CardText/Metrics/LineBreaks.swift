/// Where a line of text may end, besides at spaces.
///
/// A small part of Unicode's line breaking algorithm (UAX #14), as phones and browsers have it: behind the hyphen of a
/// compound, and between characters of scripts that have no spaces between words.
package enum LineBreaks {
  /// The most characters that a word has which is never broken in a table of pairs: two of these stand beside each other on
  /// the narrowest phones.
  private static let longestWholeWord = 16

  /// Whether a text has a word that is broken in a table of pairs rather than cut off.
  package static func hasLongWord(_ text: String) -> Bool {
    text.utf8.count > longestWholeWord
      && text.split(whereSeparator: \.isWhitespace).contains { word in
        word.utf8.count > longestWholeWord && pieces(of: word).contains { $0.count > longestWholeWord }
      }
  }

  /// The pieces of a word, which has no spaces in it, between which a line may end.
  package static func pieces(of word: Substring) -> [Substring] {
    if !mayHavePieces(word) { return [word] }
    var pieces: [Substring] = []
    var start = word.startIndex
    var index = word.startIndex
    var before: (last: Unicode.Scalar?, beforeLast: Unicode.Scalar?) = (nil, nil)
    let scalars = word.unicodeScalars
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if let last = before.last, canEnd(behind: last, preceded: before.beforeLast, before: scalar) {
        pieces.append(word[start..<index])
        start = index
      }
      before = (scalar, before.last)
      index = scalars.index(after: index)
    }
    pieces.append(word[start...])
    return pieces
  }

  /// Whether there is anything in a word that lines can end at: nearly no word has.
  private static func mayHavePieces(_ word: Substring) -> Bool {
    word.utf8.contains { $0 == UInt8(ascii: "-") || $0 >= 0xE2 }
  }

  private static func canEnd(
    behind last: Unicode.Scalar, preceded beforeLast: Unicode.Scalar?, before next: Unicode.Scalar
  ) -> Bool {
    switch last {
    // A hyphen between letters; one before a figure is a sign.
    case "-", "\u{2010}": beforeLast?.properties.isAlphabetic ?? false && next.properties.isAlphabetic
    case "\u{200B}": true
    default:
      (isIdeograph(last) || isIdeograph(next)) && !isBoundBackwards(next) && !isBoundForwards(last)
    }
  }

  /// The same between characters of ASCII.
  static func canEnd(behind last: UInt8, _ beforeLast: UInt8, before next: UInt8) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    return last == UInt8(ascii: "-") && isLetter(beforeLast) && isLetter(next)
  }

  /// Whether lines may end on both sides of a character: ideographs, kana, syllables of Hangul.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FFF, 0x3040...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether a character stands in the line of the one before it: what closes, small kana, marks and joined signs.
  private static func isBoundBackwards(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation, .nonspacingMark, .modifierLetter: true
    default: "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ\u{200D}".unicodeScalars.contains(scalar)
    }
  }

  /// Whether a character stands in the line of the one after it: what opens.
  private static func isBoundForwards(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .currencySymbol: true
    default: scalar == "\u{200D}"
    }
  }
}

/// Source text as a terminal shows it: every character visible, with the number of columns that it takes.
struct VisibleText {
  /// One character as people see it: a letter with its accents, an emoji with its modifiers.
  struct Cell {
    /// The bytes of the source.
    var range: Range<Int>
    /// What is printed.
    var text: String
    /// The terminal columns of `text`.
    var width: Int
  }

  /// The characters in order.
  private(set) var cells: [Cell] = []

  /// The columns between two tab stops.
  static let tabWidth = 4

  /// The characters of a byte range of one line; each byte that is not UTF-8 is one replacement character.
  init(_ source: SourceText, _ range: Range<Int>) {
    var offset = range.lowerBound
    var column = 0
    while offset < range.upperBound {
      let valid = UTF8Validation.firstInvalid(in: source, offset..<range.upperBound)
      let end = valid ?? range.upperBound
      for character in source.text(in: offset..<end) {
        let cell = Self.cell(character, column: column)
        let next = offset + character.utf8.count
        cells.append(Cell(range: offset..<next, text: cell.text, width: cell.width))
        offset = next
        column += cell.width
      }
      if valid != nil {
        cells.append(Cell(range: offset..<offset + 1, text: "\u{FFFD}", width: 1))
        offset += 1
        column += 1
      }
    }
  }

  /// Text that a message quotes, in one line and without anything that a terminal would obey.
  static func visible(_ text: String) -> String {
    // Nearly all messages are plain.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return text.map { $0 == "\t" ? " " : cell($0, column: 0).text }.joined()
  }

  private static func cell(_ character: Character, column: Int) -> (text: String, width: Int) {
    guard let first = character.unicodeScalars.first else { return ("", 0) }
    if first == "\t" {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    if first.value >= 0x20, first.value < 0x7F, character.utf8.count == 1 { return (String(character), 1) }
    if let picture = picture(of: first) {
      let text =
        character.unicodeScalars.count == 1
        ? picture : character.unicodeScalars.map { self.picture(of: $0) ?? "" }.joined()
      return (text, text.unicodeScalars.count)
    }
    // An accent without a letter would land on the character before it, which may be ours.
    if isMark(first) { return ("\u{25CC}" + String(character), 1) }
    return (String(character), CharacterWidth.columns(of: character))
  }

  /// A visible stand-in for a character that has no shape or that reorders its line.
  private static func picture(of scalar: Unicode.Scalar) -> String? {
    // A byte of a name that is not UTF-8, as shells write it.
    if let byte = FileNameText.byte(scalar) { return "\\x" + String(byte, radix: 16, uppercase: true) }
    switch scalar.value {
    case 0x00..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(String.init)
    case 0x7F: return "\u{2421}"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      // Soft hyphens are common in prose.
      if scalar.value == 0xAD { return "-" }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    default: return nil
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }
}

extension DiagnosticRenderer {
  /// Text in one line and without anything that a terminal would obey, such as the names of files.
  package static func visible(_ text: String) -> String { VisibleText.visible(text) }
}

/// How many terminal columns a character takes.
enum CharacterWidth {
  /// 2 for East Asian wide characters and emoji, else 1.
  static func columns(of character: Character) -> Int {
    for scalar in character.unicodeScalars {
      // Variation selector 16 asks for the emoji form of a character that also has a narrow one.
      if scalar.value == 0xFE0F || isWide(scalar) { return 2 }
    }
    return 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1100 { return false }
    if scalar.properties.isEmojiPresentation { return true }
    return wide.contains { $0.contains(scalar.value) }
  }

  /// The scalars of East_Asian_Width W and F (Unicode Standard Annex 11) that are not emoji, rounded to whole blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

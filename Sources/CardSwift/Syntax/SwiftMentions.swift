/// Finds names in source.
enum SwiftMentions {
  /// The source of statements.
  struct Source {
    private let bytes: [UInt8]
    /// The numbers that stand for statements inside.
    let numbers: [Int]

    init(_ statements: [SwiftStatement]) {
      var writer = SwiftWriter()
      writer.write(
        SwiftFile(header: [], imports: [], [.function(SwiftFunction("func f", body: statements))]))
      bytes = SwiftMentions.code(of: writer.bytes)
      numbers = writer.numbers
    }

    /// Whether the source mentions a name: as a word, and not as the member of something or the label of an argument.
    func mentions(_ name: String) -> Bool {
      let name = Array(name.utf8)
      guard let first = name.first, bytes.count >= name.count else { return false }
      for start in 0...bytes.count - name.count where bytes[start] == first {
        let end = start + name.count
        if end < bytes.count, bytes[end] == UInt8(ascii: ":") { continue }
        if bytes[start..<end].elementsEqual(name), !joins(before: start), !joins(behind: end) { return true }
      }
      return false
    }

    /// Whether what is before an offset makes what follows a part of a longer name, or a member.
    private func joins(before end: Int) -> Bool {
      guard end > 0 else { return false }
      if bytes[end - 1] == UInt8(ascii: ".") { return true }
      let start = max(0, end - (bytes[end - 1] < 0x80 ? 1 : 64))
      return String(decoding: bytes[start..<end], as: UTF8.self).last.map(isPart) ?? false
    }

    /// Whether what is behind an offset makes what precedes a part of a longer name.
    private func joins(behind start: Int) -> Bool {
      guard start < bytes.count else { return false }
      let end = min(bytes.count, start + (bytes[start] < 0x80 ? 1 : 64))
      guard let next = String(decoding: bytes[start..<end], as: UTF8.self).first else { return false }
      // A mark belongs to the letter before it.
      return isPart(next) || next.unicodeScalars.first?.properties.isGraphemeExtend == true
    }

    private func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
  }
  /// The source with blanks in place of what is in texts, but for the expressions in these.
  static func code(of source: [UInt8]) -> [UInt8] {
    var result = source
    /// For each text around: how many quotation marks and number signs it ends with; and how many brackets are open in the
    /// expression in it that is read, none while the text itself is.
    var texts: [(quotes: Int, signs: Int, brackets: Int?)] = []
    func count(_ byte: UInt8, at start: Int) -> Int { source[start...].prefix { $0 == byte }.count }
    var index = 0
    while index < source.count {
      let byte = source[index]
      guard let text = texts.last, text.brackets == nil else {
        let signs = byte == UInt8(ascii: "#") ? count(byte, at: index) : 0
        if index + signs < source.count, source[index + signs] == UInt8(ascii: "\"") {
          let quotes = count(UInt8(ascii: "\""), at: index + signs)
          // Two alone are a text without characters.
          let isEmpty = quotes == 2
          if !isEmpty { texts.append((quotes >= 3 ? 3 : 1, signs, nil)) }
          index += signs + (quotes >= 3 ? 3 : isEmpty ? 2 : 1)
          continue
        }
        switch byte {
        case UInt8(ascii: "("): if let open = texts.last?.brackets { texts[texts.count - 1].brackets = open + 1 }
        case UInt8(ascii: ")"):
          if let open = texts.last?.brackets { texts[texts.count - 1].brackets = open == 0 ? nil : open - 1 }
        default: break
        }
        index += 1
        continue
      }
      if byte == UInt8(ascii: "\\") {
        let signs = index + 1 < source.count ? count(UInt8(ascii: "#"), at: index + 1) : 0
        let next = index + 1 + signs
        result[index] = UInt8(ascii: " ")
        if signs == text.signs, next < source.count, source[next] == UInt8(ascii: "(") {
          texts[texts.count - 1].brackets = 0
          index = next + 1
        } else if text.signs == 0, index + 1 < source.count {
          result[index + 1] = UInt8(ascii: " ")
          index += 2
        } else {
          index += 1
        }
        continue
      }
      if byte == UInt8(ascii: "\""), count(byte, at: index) >= text.quotes,
        text.signs == 0 || count(UInt8(ascii: "#"), at: min(index + text.quotes, source.count)) >= text.signs
      {
        texts.removeLast()
        index += text.quotes + text.signs
        continue
      }
      if byte != UInt8(ascii: "\n") { result[index] = UInt8(ascii: " ") }
      index += 1
    }
    return result
  }
}

/// The written forms of strings in YAML.
enum YAMLScalarText {
  /// Calls `body` with the decoded text of a string in JSON's escaped form.
  static func withDecoded(
    _ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard isEscaped else { return body(raw) }
    var text = JSONText.decode(raw, escaped: true)
    text.withUTF8(body)
  }

  // MARK: Plain

  /// Whether the text means itself when it stands without quotes in block style, for readers of YAML 1.1 and 1.2.
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    // Who reads it would take it for a space.
    if first >= 0xC2, SpaceLookalike.at(first, text[1], text.count > 2 ? text[2] : 0) != nil { return false }
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      if isReservedWord(text) { return false }
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if looksLikeNumber(text) { return false }
    case UInt8(ascii: "$"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ";"), UInt8(ascii: "^"), UInt8(ascii: "\\"), 0x80...0xFF:
      break
    default: return false
    }
    if last == 0x20 || last == UInt8(ascii: ":") { return false }
    for index in 0..<text.count {
      let byte = text[index]
      switch byte {
      case 0..<0x20, 0x7F: return false
      case UInt8(ascii: " ") where text[index + 1] == UInt8(ascii: "#"): return false
      case UInt8(ascii: ":") where text[index + 1] == 0x20: return false
      case 0x80...: if needsEscape(text, index) { return false }
      default: continue
      }
    }
    return true
  }

  /// Whether a text of letters is a boolean or null for one reader or another.
  private static func isReservedWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count <= 5 else { return false }
    return reservedWords.contains { word in
      guard word.utf8CodeUnitCount == text.count else { return false }
      for index in 0..<text.count where text[index] | 0x20 != word.utf8Start[index] { return false }
      return true
    }
  }

  private static let reservedWords: [StaticString] = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  /// Whether a text that begins with a digit may be a number, a date or a time in base 60 for one reader or another.
  private static func looksLikeNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
      default: "_.:+-,xXoOtTzZ ".utf8.contains(byte)
      }
    }
  }

  // MARK: Double quotes

  /// Appends the text in double quotes; the escapes are those that JSON has, too.
  static func quote(_ text: UnsafeBufferPointer<UInt8>, into output: inout ByteBuffer) {
    output.append(UInt8(ascii: "\""))
    var clean = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let isClean =
        byte < 0x80
        ? byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F
        : !needsEscape(text, index)
      if !isClean {
        output.append(UnsafeBufferPointer(rebasing: text[clean..<index]))
        clean = index + length
        escape(text, index, length, into: &output)
      }
      index += length
    }
    output.append(UnsafeBufferPointer(rebasing: text[clean...]))
    output.append(UInt8(ascii: "\""))
  }

  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int, into output: inout ByteBuffer
  ) {
    if text[index] < 0x7F {
      return JSONText.escape(UnsafeBufferPointer(rebasing: text[index..<index + 1]), into: &output)
    }
    var code = UInt32(text[index])
    if length == 2 { code = (code & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F) }
    if length == 3 {
      code = (code & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
    }
    output.append("\\u")
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = UInt8(code >> shift & 15)
      output.append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
    }
  }

  /// Whether the character beyond ASCII that begins at `index` cannot stand in YAML as it is: the controls U+0080 to
  /// U+009F, the line ends of Unicode, which YAML 1.1 folds, U+FEFF, U+FFFE and U+FFFF.
  private static func needsEscape(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    switch text[index] {
    case 0xC2: text[index + 1] < 0xA0
    case 0xE2: text[index + 1] == 0x80 && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9)
    case 0xEF:
      (text[index + 1] == 0xBB && text[index + 2] == 0xBF) || (text[index + 1] == 0xBF && text[index + 2] >= 0xBE)
    default: false
    }
  }

  // MARK: Literal blocks

  /// The header of a literal block that holds the text; none if the text cannot stand in one, or has one line only.
  static func literalHeader(_ text: UnsafeBufferPointer<UInt8>, allowsIndicator: Bool) -> StaticString? {
    var first: UInt8?
    var hasLineEnd = false
    for index in 0..<text.count {
      let byte = text[index]
      switch byte {
      case 0x0A:
        hasLineEnd = true
        // Editors remove spaces at the end of a line.
        if index > 0, text[index - 1] == 0x20 || text[index - 1] == 0x09 { return nil }
        continue
      case 0x09: break
      case 0..<0x20, 0x7F: return nil
      case 0x80...: if needsEscape(text, index) { return nil }
      default: break
      }
      if first == nil { first = byte }
    }
    guard hasLineEnd, let first, let last = text.last, last != 0x20, last != 0x09 else { return nil }
    // A tab before the first character would be taken for indentation.
    if first == 0x09 || (first == 0x20 && !allowsIndicator) { return nil }
    if last != 0x0A { return first == 0x20 ? "|2-" : "|-" }
    if text[text.count - 2] != 0x0A { return first == 0x20 ? "|2" : "|" }
    return first == 0x20 ? "|2+" : "|+"
  }
}

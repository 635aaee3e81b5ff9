/// The texts without quotes in a list or mapping in brackets, as a person reads them: with the brackets, commas and colons that
/// YAML takes for its own.
struct YAMLFlowTexts {
  /// A text.
  struct Text {
    /// Where it stands.
    let range: Range<Int>
    /// The bracket that it is in, or its own beginning.
    let opener: Int
    /// Whether it has `${` in it.
    let hasBinding: Bool
    /// Whether nothing but spaces stands before it on its line.
    let beginsLine: Bool
  }

  private(set) var texts: [Text] = []
  private let source: SourceText
  private let end: Int
  private var index: Int
  private var depth = 0

  /// How deep brackets are followed.
  private static let deepest = 64

  /// Reads from the bracket at `start` on, at most up to `end`.
  init(_ source: SourceText, from start: Int, through end: Int) {
    self.source = source
    self.end = min(end, source.count)
    index = start
    collection()
  }

  /// Where the quoted text or the brackets at `start` end; none if they are not closed before `end`.
  static func end(ofValueAt start: Int, in source: SourceText, before end: Int) -> Int? {
    var texts = YAMLFlowTexts(source, at: start, end)
    switch source[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return texts.quoted() ? texts.index : nil
    default: return texts.collection() ? texts.index : nil
    }
  }

  private init(_ source: SourceText, at start: Int, _ end: Int) {
    self.source = source
    self.end = min(end, source.count)
    index = start
  }

  static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  // MARK: Reading

  /// Reads what is between brackets; false if they are not closed.
  @discardableResult private mutating func collection() -> Bool {
    let opener = index
    index += 1
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return false }
    while index < end {
      let byte = source[index]
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        index += 1
        return true
      }
      if byte == UInt8(ascii: "#"), isBlank(source[index - 1]) {
        while index < end, source[index] != 0x0A { index += 1 }
      } else if byte == UInt8(ascii: ",") || isBlank(byte) {
        index += 1
      } else {
        key()
        if index < end, !",]}".utf8.contains(source[index]), !isBlank(source[index]) { value(in: opener) }
      }
    }
    return false
  }

  /// Passes over a key with its colon and the spaces after it, if one stands here.
  private mutating func key() {
    let start = index
    var isQuoted = false
    if source[index] == UInt8(ascii: "\"") || source[index] == UInt8(ascii: "'") {
      isQuoted = quoted()
    } else {
      while index < end, Self.isKeyByte(source[index]) { index += 1 }
    }
    guard index > start, index < end, source[index] == UInt8(ascii: ":"),
      isQuoted || index + 1 >= end || isBlank(source[index + 1])
    else {
      index = start
      return
    }
    index += 1
    while index < end, source[index] == 0x20 { index += 1 }
  }

  private mutating func value(in opener: Int) {
    let start = index
    var isClosed = false
    switch source[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      isClosed = quoted()
      if !isClosed { index = end }
      // A quote in a binding was to be one of the text, which goes on to its own.
      if isClosed, !endsValue(), opensBinding(start..<index) { index = start + 1 }
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      if source[index + 1] == UInt8(ascii: "{"), source[index] == UInt8(ascii: "{") { break }
      let before = texts.count
      isClosed = collection()
      if isClosed, !endsValue() { texts.removeSubrange(before...) }
    default: break
    }
    if isClosed, endsValue() { return }
    plain()
    var last = index
    while last > start, isBlank(source[last - 1]) { last -= 1 }
    guard start < last else { return }
    let range = start..<last
    let hasBinding = range.dropLast().contains {
      source[$0] == UInt8(ascii: "{") && (source[$0 - 1] == UInt8(ascii: "$") || source[$0 + 1] == UInt8(ascii: "{"))
    }
    var first = start
    while first > 0, source[first - 1] == 0x20 { first -= 1 }
    texts.append(
      Text(range: range, opener: opener, hasBinding: hasBinding, beginsLine: first == 0 || source[first - 1] == 0x0A))
  }

  private func opensBinding(_ range: Range<Int>) -> Bool {
    let braces = range.dropFirst().filter { source[$0] == UInt8(ascii: "{") && source[$0 - 1] == UInt8(ascii: "$") }
    return braces.contains { brace in !(brace..<range.upperBound).contains { source[$0] == UInt8(ascii: "}") } }
  }

  /// Whether nothing of the value follows.
  private func endsValue() -> Bool {
    var next = index
    while next < end, source[next] == 0x20 { next += 1 }
    return next >= end || ",]}#\n\r".utf8.contains(source[next])
  }

  /// Passes over text up to what ends it for a reader: a comma, a closing bracket, a comment, the end of the line.
  private mutating func plain() {
    var brackets = 0
    while index < end, source[index] != 0x0A, source[index] != 0x0D {
      switch source[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isBinding = index > 0 && source[index - 1] == UInt8(ascii: "$")
        if isBinding, let close = closingBrace() { index = close } else { brackets += 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if brackets == 0 { return }
        brackets -= 1
      case UInt8(ascii: ","): if brackets == 0 { return }
      case UInt8(ascii: "#"): if index > 0, source[index - 1] == 0x20 { return }
      default: break
      }
      index += 1
    }
  }

  /// Where the binding ends whose `{` stands here.
  private func closingBrace() -> Int? {
    var position = index
    var open = 0
    var quote: UInt8?
    while position < end, source[position] != 0x0A {
      let byte = source[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "{") {
        open += 1
      } else if byte == UInt8(ascii: "}") {
        open -= 1
        if open == 0 { return position }
      }
      position += 1
    }
    return nil
  }

  /// Passes over a text in quotes; false, and nothing is passed over, if it is not closed.
  private mutating func quoted() -> Bool {
    let quote = source[index]
    var position = index + 1
    while position < end {
      if source[position] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        position += 2
        continue
      }
      if source[position] == quote {
        if quote == UInt8(ascii: "'"), source[position + 1] == quote {
          position += 2
          continue
        }
        index = position + 1
        return true
      }
      position += 1
    }
    return false
  }
}

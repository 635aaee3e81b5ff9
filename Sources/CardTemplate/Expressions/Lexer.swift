/// Cuts the text of an expression into words.
package struct Lexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int

  /// A lexer over the UTF-8 bytes of `range`; offsets of tokens count from the start of `bytes`.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next word; `end` again and again after the last one.
  package mutating func next() -> Token {
    skipSpace()
    guard position < end else { return Token(kind: .end, range: end..<end) }
    let start = position
    let byte = bytes[position]
    switch byte {
    case 0x30...0x39: return number(start)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return string(start)
    case UInt8(ascii: "%"):
      // `%2` is one word in the reference's grammar, hence `n %2` is an error there and here.
      return isWord(peek(1)) ? identifier(start) : one(.percent)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"),
      UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "$"):
      return identifier(start)
    case UInt8(ascii: "`"): return one(.backtick)
    case UInt8(ascii: "("): return one(.leftParenthesis)
    case UInt8(ascii: ")"): return one(.rightParenthesis)
    case UInt8(ascii: "["): return one(.leftBracket)
    case UInt8(ascii: "]"): return one(.rightBracket)
    case UInt8(ascii: "{"): return one(.leftBrace)
    case UInt8(ascii: "}"): return one(.rightBrace)
    case UInt8(ascii: ","): return one(.comma)
    case UInt8(ascii: "."): return one(.dot)
    case UInt8(ascii: ":"): return one(.colon)
    case UInt8(ascii: "+"): return one(.plus)
    case UInt8(ascii: "-"): return one(.minus)
    case UInt8(ascii: "*"): return one(.asterisk)
    case UInt8(ascii: "/"): return one(.slash)
    case UInt8(ascii: "^"): return one(.caret)
    case UInt8(ascii: "?"): return peek(1) == UInt8(ascii: "?") ? two(.questionQuestion) : one(.question)
    case UInt8(ascii: "&"): return peek(1) == UInt8(ascii: "&") ? two(.ampersandAmpersand) : one(.ampersand)
    case UInt8(ascii: "|"): return peek(1) == UInt8(ascii: "|") ? two(.barBar) : one(.unknown)
    case UInt8(ascii: "!"): return peek(1) == UInt8(ascii: "=") ? two(.bangEqual) : one(.bang)
    case UInt8(ascii: "="):
      switch peek(1) {
      case UInt8(ascii: "="): return two(.equalEqual)
      case UInt8(ascii: ">"): return two(.arrow)
      default: return one(.unknown)
      }
    case UInt8(ascii: "<"):
      switch peek(1) {
      case UInt8(ascii: "="): return two(.lessEqual)
      case UInt8(ascii: ">"): return two(.lessGreater)
      default: return one(.less)
      }
    case UInt8(ascii: ">"): return peek(1) == UInt8(ascii: "=") ? two(.greaterEqual) : one(.greater)
    default: return character(start)
    }
  }

  /// Where the next word is looked for.
  var offset: Int { position }

  /// Goes on at `offset`.
  mutating func move(to offset: Int) { position = offset }

  /// Whether `text` is one identifier.
  package static func isIdentifier(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = Lexer(bytes, 0..<bytes.count)
      let token = lexer.next()
      return token.kind == .identifier && token.range == 0..<bytes.count && !bytes.isEmpty
    }
  }

  /// The end of the string literal that opens at `start`, after its quote, or none if it is never closed.
  ///
  /// A quote after a backslash does not close, unless no other one follows: `'C:\'` is a string too.
  static func stringEnd<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, _ start: Int, _ end: Int
  ) -> Int? where Bytes.Index == Int {
    let quote = bytes[start]
    var position = start + 1
    var escapedQuote: Int?
    while position < end {
      let byte = bytes[position]
      if byte == quote { return position + 1 }
      if byte == UInt8(ascii: "\\"), position + 1 < end {
        let following = bytes[position + 1]
        if following == quote { escapedQuote = position + 2 }
        if following == quote || following == UInt8(ascii: "\\") { position += 1 }
      }
      position += 1
    }
    return escapedQuote
  }

  private mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A: position += 1
      case 0x0D where peek(1) == 0x0A: position += 2
      case 0xC2 where peek(1) == 0xA0: position += 2
      case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF: position += 3
      default: return
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8 { position + distance < end ? bytes[position + distance] : 0 }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x30...0x39:
      true
    default: false
    }
  }

  private mutating func one(_ kind: Token.Kind) -> Token {
    position += 1
    return Token(kind: kind, range: position - 1..<position)
  }

  private mutating func two(_ kind: Token.Kind) -> Token {
    position += 2
    return Token(kind: kind, range: position - 2..<position)
  }

  private mutating func number(_ start: Int) -> Token {
    func digits() { while 0x30...0x39 ~= peek(0) { position += 1 } }
    digits()
    if peek(0) == UInt8(ascii: "."), 0x30...0x39 ~= peek(1) {
      position += 1
      digits()
    }
    return Token(kind: .number, range: start..<position)
  }

  private mutating func identifier(_ start: Int) -> Token {
    position += bytes[start] == UInt8(ascii: "@") && peek(1) == UInt8(ascii: "@") ? 2 : 1
    while isWord(peek(0)) { position += 1 }
    return Token(kind: .identifier, range: start..<position)
  }

  private mutating func string(_ start: Int) -> Token {
    if let close = Self.stringEnd(bytes, start, end) {
      position = close
      return Token(kind: .string, range: start..<close)
    }
    position = end
    return Token(kind: .unterminatedString, range: start..<end)
  }

  private mutating func character(_ start: Int) -> Token {
    position += 1
    while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
    return Token(kind: .unknown, range: start..<position)
  }
}

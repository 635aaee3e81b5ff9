extension SupportSources {
  /// The part `XPathToken`.
  static let xPathToken = ##"""
    /// A word of an XPath.
    struct CardXPathToken {
      /// The kinds of words.
      enum Kind: Equatable {
        case number(Double)
        case string(String)
        /// A name of nodes, perhaps `prefix:*`.
        case name(String)
        /// `*` for any name.
        case wildcard
        /// A name before `(`.
        case function(String)
        /// `text`, `node` and so on before `(`.
        case nodeType(String)
        /// A name before `::`.
        case axis(String)
        case operation(CardXPathOperator)
        case punctuation(String)
        case end
      }

      /// What it is.
      var kind: Kind
      /// UTF-8 offsets.
      var range: Range<Int>

      /// The words of a path, with `end` at the end.
      static func all(in bytes: [UInt8]) throws(CardLiteralProblem) -> [CardXPathToken] {
        var lexer = CardXPathLexer(bytes: bytes)
        var tokens: [CardXPathToken] = []
        repeat {
          tokens.append(try lexer.next(after: tokens.last?.kind))
        } while tokens[tokens.count - 1].kind != .end
        return tokens
      }
    }

    /// Cuts an XPath into words by the rules of its specification, section 3.7.
    private struct CardXPathLexer {
      let bytes: [UInt8]
      var position = 0

      init(bytes: [UInt8]) { self.bytes = bytes }

      mutating func next(after previous: CardXPathToken.Kind?) throws(CardLiteralProblem)
        -> CardXPathToken
      {
        skipSpace()
        let start = position
        guard start < bytes.count else { return CardXPathToken(kind: .end, range: start..<start) }
        let kind = try kind(after: previous)
        return CardXPathToken(kind: kind, range: start..<position)
      }

      private mutating func kind(after previous: CardXPathToken.Kind?) throws(CardLiteralProblem)
        -> CardXPathToken.Kind
      {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
          guard let end = bytes[(position + 1)...].firstIndex(of: byte) else {
            throw CardLiteralProblem("the string in the path is not closed", position..<position + 1)
          }
          defer { position = end + 1 }
          return .string(String(decoding: bytes[position + 1..<end], as: UTF8.self))
        case 0x30...0x39: return number()
        case UInt8(ascii: ".") where peek(1).map({ 0x30...0x39 ~= $0 }) == true: return number()
        case UInt8(ascii: "$"):
          throw CardLiteralProblem("variables are not supported in a path", position..<position + 1)
        default: break
        }
        let mayOperate = Self.mayOperate(after: previous)
        if byte == UInt8(ascii: "*") {
          position += 1
          return mayOperate ? .operation(.times) : .wildcard
        }
        if let sign = sign(byte) {
          position += sign.utf8.count
          return CardXPathOperator(rawValue: sign).map { .operation($0) } ?? .punctuation(sign)
        }
        if CardXMLName.isPart(byte, isFirst: true), byte != UInt8(ascii: ":") {
          return word(mayOperate)
        }
        var end = position + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let found = String(decoding: bytes[position..<end], as: UTF8.self)
        throw CardLiteralProblem("the path cannot have `\(found)` here", position..<end)
      }

      /// Whether a name or `*` after this word is an operator.
      private static func mayOperate(after previous: CardXPathToken.Kind?) -> Bool {
        switch previous {
        case nil, .operation, .axis, .function, .nodeType: false
        case .punctuation(let text): [")", "]", ".", ".."].contains(text)
        default: true
        }
      }

      private mutating func word(_ mayOperate: Bool) -> CardXPathToken.Kind {
        let start = position
        func skipName() {
          while position < bytes.count, bytes[position] != UInt8(ascii: ":"),
            CardXMLName.isPart(bytes[position], isFirst: false)
          {
            position += 1
          }
        }
        skipName()
        let plain = String(decoding: bytes[start..<position], as: UTF8.self)
        if mayOperate, let operation = CardXPathOperator(rawValue: plain) {
          return .operation(operation)
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ":"), let following = peek(1),
          following != UInt8(ascii: ":")
        {
          if following == UInt8(ascii: "*") {
            position += 2
          } else if CardXMLName.isPart(following, isFirst: true) {
            position += 1
            skipName()
          }
        }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        var ahead = position
        while ahead < bytes.count, Self.isSpace(bytes[ahead]) { ahead += 1 }
        if ahead + 1 < bytes.count, bytes[ahead] == UInt8(ascii: ":"),
          bytes[ahead + 1] == UInt8(ascii: ":")
        {
          return .axis(name)
        }
        if ahead < bytes.count, bytes[ahead] == UInt8(ascii: "(") {
          return ["text", "node", "comment", "processing-instruction"].contains(name)
            ? .nodeType(name) : .function(name)
        }
        return .name(name)
      }

      private mutating func number() -> CardXPathToken.Kind {
        let start = position
        while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
          position += 1
          while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
        }
        return .number(
          CardNumberParsing.float(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .nan)
      }

      private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      }

      private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
      }

      private func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
      }

      /// The sign that begins with a byte at the position: the longer one where two begin in the same way.
      private func sign(_ byte: UInt8) -> String? {
        let following = peek(1)
        let isBeforeEqual = following == UInt8(ascii: "=")
        switch byte {
        case UInt8(ascii: "!"): return isBeforeEqual ? "!=" : nil
        case UInt8(ascii: "<"): return isBeforeEqual ? "<=" : "<"
        case UInt8(ascii: ">"): return isBeforeEqual ? ">=" : ">"
        case UInt8(ascii: "="): return "="
        case UInt8(ascii: "+"): return "+"
        case UInt8(ascii: "-"): return "-"
        case UInt8(ascii: "|"): return "|"
        case UInt8(ascii: "/"): return following == byte ? "//" : "/"
        case UInt8(ascii: ":"): return following == byte ? "::" : nil
        case UInt8(ascii: "."): return following == byte ? ".." : "."
        case UInt8(ascii: "@"): return "@"
        case UInt8(ascii: "("): return "("
        case UInt8(ascii: ")"): return ")"
        case UInt8(ascii: "["): return "["
        case UInt8(ascii: "]"): return "]"
        case UInt8(ascii: ","): return ","
        default: return nil
        }
      }
    }
    """##

  /// The same as it is read.
  static let xPathTokenPart = SupportPart(xPathToken)
}

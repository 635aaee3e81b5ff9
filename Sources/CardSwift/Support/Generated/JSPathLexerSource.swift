extension SupportSources {
  /// The part `JSPathLexer`.
  static let jSPathLexer = ##"""
    /// A word of a JSPath.
    struct CardJSPathToken {
      /// The kinds of words.
      enum Kind: Equatable {
        case name(String)
        case number(Double)
        case string(String)
        case boolean(Bool)
        case null
        case punctuation(String)
        case end
        /// Something that begins no word.
        case unknown
        /// A quote that is not closed.
        case openString
      }

      /// What it is.
      var kind: Kind
      /// UTF-8 offsets.
      var range: Range<Int>
    }

    /// Cuts a JSPath into words, as the reference's package does.
    struct CardJSPathLexer {
      private let bytes: [UInt8]
      private var position = 0

      /// A lexer of `text`.
      init(_ text: String) { bytes = Array(text.utf8) }

      /// The next word; `end` again and again after the last one.
      mutating func next() -> CardJSPathToken {
        while position < bytes.count, [0x20, 0x0D, 0x0A, 0x09].contains(bytes[position]) {
          position += 1
        }
        let start = position
        guard start < bytes.count else { return CardJSPathToken(kind: .end, range: start..<start) }
        let kind = punctuation() ?? name() ?? string() ?? number() ?? unknown()
        return CardJSPathToken(kind: kind, range: start..<position)
      }

      private func byte(_ distance: Int) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
      }

      private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

      private static func isNameStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "_"),
          UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"):
          true
        default: false
        }
      }

      private mutating func take(_ count: Int) -> CardJSPathToken.Kind {
        position += count
        return .punctuation(String(decoding: bytes[position - count..<position], as: UTF8.self))
      }

      private mutating func punctuation() -> CardJSPathToken.Kind? {
        let (first, second, third) = (byte(0), byte(1), byte(2))
        let equals = UInt8(ascii: "=")
        func isOne(of characters: StaticString, _ byte: UInt8) -> Bool {
          byte != 0 && characters.withUTF8Buffer { $0.contains(byte) }
        }
        if first == UInt8(ascii: ".") {
          if Self.isDigit(second) { return nil }
          return take(second == first ? 2 : 1)
        }
        if second == equals {
          if third == equals {
            if isOne(of: "=!^$*", first) { return take(3) }
          } else if isOne(of: "^$*", third) {
            if first == equals { return take(3) }
          } else if isOne(of: "=!^$*><", first) {
            return take(2)
          }
        } else if first == equals, isOne(of: "^$*", second) {
          return take(2)
        }
        if first == second, isOne(of: "|&", first) { return take(2) }
        return isOne(of: ":{}()[]^+-*/%!><|", first) ? take(1) : nil
      }

      private mutating func name() -> CardJSPathToken.Kind? {
        guard Self.isNameStart(byte(0)) else { return nil }
        let start = position
        while Self.isNameStart(byte(0)) || Self.isDigit(byte(0)) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default: return .name(text)
        }
      }

      private mutating func string() -> CardJSPathToken.Kind? {
        let quote = byte(0)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let start = position
        var text: [UInt8] = []
        position += 1
        while position < bytes.count {
          let next = bytes[position]
          position += 1
          if next == quote { return .string(String(decoding: text, as: UTF8.self)) }
          if next == UInt8(ascii: "\\"), position < bytes.count {
            text.append(bytes[position])
            position += 1
          } else {
            text.append(next)
          }
        }
        position = start + 1
        return .openString
      }

      private mutating func number() -> CardJSPathToken.Kind? {
        let start = position
        while Self.isDigit(byte(0)) { position += 1 }
        if byte(0) == UInt8(ascii: ".") {
          position += 1
          while Self.isDigit(byte(0)) { position += 1 }
          if byte(0) == UInt8(ascii: ".") { return .unknown }
        }
        guard position > start else { return nil }
        return .number(
          CardNumberParsing.float(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .nan)
      }

      private mutating func unknown() -> CardJSPathToken.Kind {
        position += 1
        while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
        return .unknown
      }
    }
    """##

  /// The same as it is read.
  static let jSPathLexerPart = SupportPart(jSPathLexer)
}

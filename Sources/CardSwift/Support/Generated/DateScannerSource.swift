extension SupportSources {
  /// The part `DateScanner`.
  static let dateScanner = ##"""
    /// A piece of a written time.
    struct CardDateToken {
      enum Kind {
        case number
        /// One of `:`, `-`, `+`, `.`, `)`, `(`, or of characters without meaning.
        case symbol
        case space
        /// A name of a month; its value counts from 1.
        case month
        /// `am` or `pm`; its value is 0 or 12.
        case meridiem
        /// An abbreviation of a zone; its value is its offset in hours.
        case zone
        /// `T`
        case timeMark
        /// Any other word.
        case word
        case end
      }

      var kind: Kind
      var value = 0
      /// The length in the text.
      var length = 0

      func isSymbol(_ character: Unicode.Scalar) -> Bool {
        kind == .symbol && value == Int(character.value)
      }

      var isSign: Bool { isSymbol("+") || isSymbol("-") }

      var isMinus: Bool { isSymbol("-") }

      var isZ: Bool { kind == .zone && length == 1 }

      func isNumber(digits: Int) -> Bool { kind == .number && length == digits }

      /// A number after a decimal point as milliseconds; further digits are cut off.
      var milliseconds: Int {
        switch length {
        case 1: return value * 100
        case 2: return value * 10
        default:
          // Nine digits are read at most.
          var result = value
          for _ in 0..<max(0, min(length, CardDateScanner.significantDigits) - 3) { result /= 10 }
          return result
        }
      }
    }

    /// Splits a written time into tokens.
    struct CardDateScanner {
      static let significantDigits = 9

      private let bytes: UnsafeBufferPointer<UInt8>
      private let count: Int
      private var position = 0
      /// The token that comes next.
      private(set) var peek = CardDateToken(kind: .end)

      /// A scanner of `bytes`, with a `Z` at the end that is not there if `appendingZ`.
      init(_ bytes: UnsafeBufferPointer<UInt8>, appendingZ: Bool) {
        self.bytes = bytes
        count = bytes.count + (appendingZ ? 1 : 0)
        peek = scan()
      }

      mutating func next() -> CardDateToken {
        let token = peek
        peek = scan()
        return token
      }

      mutating func skip(_ symbol: Unicode.Scalar) -> Bool {
        guard peek.isSymbol(symbol) else { return false }
        peek = scan()
        return true
      }

      /// Skips to the end of parentheses of which the first is read already.
      mutating func skipParentheses() {
        var depth = 1
        while depth > 0, peek.kind != .end {
          if peek.isSymbol("(") { depth += 1 } else if peek.isSymbol(")") { depth -= 1 }
          peek = scan()
        }
      }

      private func byte(_ position: Int) -> UInt8 {
        position < bytes.count ? bytes[position] : UInt8(ascii: "Z")
      }

      private mutating func scan() -> CardDateToken {
        guard position < count else { return CardDateToken(kind: .end) }
        let start = position
        let first = byte(position)
        if 0x30...0x39 ~= first { return number() }
        if let length = spaceLength {
          position += length
          return CardDateToken(kind: .space, length: length)
        }
        if first >= UInt8(ascii: "A") { return word() }
        position += 1
        return CardDateToken(kind: .symbol, value: Int(first), length: position - start)
      }

      private mutating func number() -> CardDateToken {
        let start = position
        var value = 0
        var digits = 0
        while position < count, 0x30...0x39 ~= byte(position) {
          if digits > 0 || byte(position) != 0x30 {
            if digits < Self.significantDigits { value = value * 10 + Int(byte(position) - 0x30) }
            digits += 1
          }
          position += 1
        }
        return CardDateToken(kind: .number, value: value, length: position - start)
      }

      private mutating func word() -> CardDateToken {
        let start = position
        var prefix = 0
        while position < count, byte(position) >= UInt8(ascii: "A"), spaceLength == nil {
          if position - start < 3 { prefix = prefix << 8 | Int(byte(position) | 0x20) }
          position += 1
        }
        let length = position - start
        if let month = Self.months.firstIndex(of: prefix) {
          return CardDateToken(kind: .month, value: month + 1, length: length)
        }
        guard length <= 3 else { return CardDateToken(kind: .word, length: length) }
        switch prefix {
        case Self.packed("am"): return CardDateToken(kind: .meridiem, value: 0, length: length)
        case Self.packed("pm"): return CardDateToken(kind: .meridiem, value: 12, length: length)
        case Self.packed("t"): return CardDateToken(kind: .timeMark, length: length)
        default: break
        }
        for zone in Self.zones where zone.name == prefix {
          return CardDateToken(kind: .zone, value: zone.hours, length: length)
        }
        return CardDateToken(kind: .word, length: length)
      }

      /// The length of the white space here, as far as it is one character.
      private var spaceLength: Int? {
        switch byte(position) {
        case 0x20, 0x09...0x0D: return 1
        case 0xC2: return position + 1 < count && byte(position + 1) == 0xA0 ? 2 : nil
        case 0xE2 where position + 2 < count:
          // U+2000 to U+200A, U+2028, U+2029, U+202F and U+205F.
          switch (byte(position + 1), byte(position + 2)) {
          case (0x80, 0x80...0x8A), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F): return 3
          default: return nil
          }
        default: return nil
        }
      }

      private static func packed(_ text: StaticString) -> Int {
        var value = 0
        for index in 0..<text.utf8CodeUnitCount { value = value << 8 | Int(text.utf8Start[index]) }
        return value
      }

      private static let months = [
        packed("jan"), packed("feb"), packed("mar"), packed("apr"), packed("may"), packed("jun"),
        packed("jul"),
        packed("aug"), packed("sep"), packed("oct"), packed("nov"), packed("dec"),
      ]

      private static let zones: [(name: Int, hours: Int)] = [
        (packed("z"), 0), (packed("ut"), 0), (packed("utc"), 0), (packed("gmt"), 0),
        (packed("cdt"), -5),
        (packed("cst"), -6), (packed("edt"), -4), (packed("est"), -5), (packed("mdt"), -6),
        (packed("mst"), -7),
        (packed("pdt"), -7), (packed("pst"), -8),
      ]
    }
    """##

  /// The same as it is read.
  static let dateScannerPart = SupportPart(dateScanner)
}

extension SupportSources {
  /// The part `RegularExpressionClasses`.
  static let regularExpressionClasses = ##"""
    /// What an escape stands for.
    enum CardRegularExpressionEscape {
      /// A character.
      case unit(UInt16)
      /// A class of characters.
      case set(CardUnitSet, isNegated: Bool)
    }

    extension CardRegularExpressionParser {
      /// Reads `[…]`.
      mutating func characterClass() throws(CardLiteralProblem) -> CardRegularExpressionNode {
        let start = position
        position += 1
        let isNegated = peek == UInt16(ascii: "^")
        if isNegated { position += 1 }
        if peek == UInt16(ascii: "]") {
          throw problem(
            "the character class is empty", start, position + 1, help: "write `\\]` for the character")
        }
        var ranges: [ClosedRange<UInt16>] = []
        while peek != UInt16(ascii: "]") {
          let memberStart = position
          let member = try classMember(start)
          guard peek == UInt16(ascii: "-"), let after = peek(1), after != UInt16(ascii: "]") else {
            ranges += Self.ranges(member)
            continue
          }
          position += 1
          let last = try classMember(start)
          guard case .unit(let from) = member, case .unit(let to) = last else {
            // With a class on one side the hyphen is one more character.
            ranges += Self.ranges(member) + Self.ranges(last) + [0x2D...0x2D]
            continue
          }
          guard from <= to else {
            throw problem("the range of characters is out of order", memberStart, position)
          }
          ranges.append(from...to)
        }
        position += 1
        return .set(CardUnitSet(ranges), isNegated: isNegated)
      }

      private mutating func classMember(_ start: Int) throws(CardLiteralProblem)
        -> CardRegularExpressionEscape
      {
        guard let unit = peek else {
          throw problem(
            "the character class is not closed", start, help: "write `\\[` for the character")
        }
        if unit == UInt16(ascii: "\\") { return try escape(inClass: true) }
        position += 1
        return .unit(unit)
      }

      private static func ranges(_ member: CardRegularExpressionEscape) -> [ClosedRange<UInt16>] {
        switch member {
        case .unit(let unit): [unit...unit]
        case .set(let set, let isNegated): isNegated ? set.inverted.ranges : set.ranges
        }
      }

      /// Reads an escape.
      mutating func escape(inClass: Bool) throws(CardLiteralProblem) -> CardRegularExpressionEscape {
        let start = position
        guard let unit = peek(1) else {
          throw problem("nothing follows the backslash", start, help: "write `\\\\` for the character")
        }
        position += 2
        switch unit {
        case UInt16(ascii: "d"): return .set(.digits, isNegated: false)
        case UInt16(ascii: "D"): return .set(.digits, isNegated: true)
        case UInt16(ascii: "w"): return .set(.wordCharacters, isNegated: false)
        case UInt16(ascii: "W"): return .set(.wordCharacters, isNegated: true)
        case UInt16(ascii: "s"): return .set(.spaces, isNegated: false)
        case UInt16(ascii: "S"): return .set(.spaces, isNegated: true)
        case UInt16(ascii: "f"): return .unit(0x0C)
        case UInt16(ascii: "n"): return .unit(0x0A)
        case UInt16(ascii: "r"): return .unit(0x0D)
        case UInt16(ascii: "t"): return .unit(0x09)
        // The reference's grammar has these two for bell and escape, but JavaScript, which matches, takes the letters.
        case UInt16(ascii: "a"), UInt16(ascii: "e"): return .unit(unit)
        case UInt16(ascii: "c"):
          if let letter = peek, CardUnitSet([0x41...0x5A, 0x61...0x7A]).contains(letter) {
            position += 1
            return .unit(letter % 32)
          }
          // Without a letter after it, JavaScript takes the backslash for itself.
          position -= 1
          return .unit(0x5C)
        case UInt16(ascii: "x"): return .unit(try hexadecimal(start))
        case 0x30...0x39: return .unit(try octal(start))
        default: break
        }
        if !Self.isWord(unit) || unit == UInt16(ascii: "_") { return .unit(unit) }
        throw unsupportedEscape(unit, start)
      }

      private mutating func hexadecimal(_ start: Int) throws(CardLiteralProblem) -> UInt16 {
        let digits = units[position..<min(position + 2, units.count)]
        if digits.count == 2, let value = UInt16(String(decoding: digits, as: UTF16.self), radix: 16),
          digits.allSatisfy(Self.isWord)
        {
          position += 2
          return value
        }
        throw problem(
          "two hexadecimal digits must follow `\\x`", start, start + 2,
          help: "write the character itself")
      }

      private mutating func octal(_ start: Int) throws(CardLiteralProblem) -> UInt16 {
        var end = start + 1
        var number = 0
        while end < units.count, 0x30...0x39 ~= units[end] {
          number = min(number * 10 + Int(units[end] - 0x30), 1_000_000)
          end += 1
        }
        let range = offsets[start]..<offsets[end]
        let first = units[start + 1]
        var length = 0
        while length < (first <= 0x33 ? 3 : 2), start + 1 + length < end,
          units[start + 1 + length] <= 0x37
        { length += 1 }
        guard length >= 2 else {
          if first == 0x30 {
            throw problem("`\\0` is not a valid escape", start, start + 2, help: "write `\\x00`")
          }
          throw Self.backReference(range)
        }
        if first != 0x30 { possibleReferences.append((number, range)) }
        position = start + 1 + length
        return units[start + 1..<position].reduce(0) { $0 * 8 + ($1 - 0x30) }
      }

      private func unsupportedEscape(_ unit: UInt16, _ start: Int) -> CardLiteralProblem {
        switch unit {
        case UInt16(ascii: "k"): return Self.backReference(offsets[start]..<offsets[start + 2])
        case UInt16(ascii: "b"), UInt16(ascii: "B"):
          return problem(
            "word boundaries are not supported", start, start + 2, help: "write `(^|\\W)` or `(\\W|$)`")
        case UInt16(ascii: "p"), UInt16(ascii: "P"):
          return problem(
            "classes by Unicode property are not supported", start, start + 2,
            help: "write a range such as `[à-ÿ]`")
        case UInt16(ascii: "Q"), UInt16(ascii: "E"):
          return problem(
            "quoted text is not supported", start, start + 2,
            help: "write a backslash before each character")
        case UInt16(ascii: "u"):
          return problem(
            "`\\u` is not a valid escape", start, start + 2, help: "write the character itself")
        default:
          let name = String(decoding: [unit], as: UTF16.self)
          return problem(
            "`\\\(name)` is not a valid escape", start, start + 2,
            help: "write `\(name)` for the character")
        }
      }
    }
    """##

  /// The same as it is read.
  static let regularExpressionClassesPart = SupportPart(regularExpressionClasses)
}

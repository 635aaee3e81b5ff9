extension SupportSources {
  /// The part `JSONPathParser`.
  static let jSONPathParser = ##"""
    /// A step of a JSONPath.
    struct CardJSONPathStep: Sendable {
      /// What a step selects from a value.
      enum Selector: Sendable {
        /// `.name`, `['name', 'other']`
        case members([String])
        /// `.*`, `[*]`
        case all
        /// `[0, -1]`
        case elements([Int])
        /// `[from:to:step]`
        case slice(from: Int?, to: Int?, by: Int)
        /// `[?(condition)]`
        case filter(CardJSONPathCondition)
      }

      /// Whether it looks at everything below too: `..`.
      var isDeep: Bool
      /// What it selects.
      var selector: Selector
    }

    /// A condition of a JSONPath.
    indirect enum CardJSONPathCondition: Sendable {
      /// `one && other`
      case and([CardJSONPathCondition])
      /// `one || other`
      case or([CardJSONPathCondition])
      /// `!condition`
      case not(CardJSONPathCondition)
      /// `@.path`: whether it leads somewhere.
      case exists(CardJSONPathOperand)
      /// `@.path == 1`
      case comparison(CardJSPathOperator, CardJSONPathOperand, CardJSONPathOperand)
    }

    /// A side of a comparison.
    enum CardJSONPathOperand: Sendable {
      /// `@.path`, `$.path`
      case path(isRoot: Bool, [CardJSONPathStep])
      /// A literal.
      case literal(CardPathLiteral)
    }

    /// Reads a JSONPath as the .NET reference does, without its regular expressions.
    struct CardJSONPathParser {
      private let bytes: [UInt8]
      private var position = 0
      private var size = 0
      private var depth = 0

      /// A parser of `text`.
      init(_ text: String) { bytes = Array(text.utf8) }

      /// Whether `text` looks like a JSONPath: `$` with a step after it.
      static func mayRead(_ text: String) -> Bool {
        let start = Array(text.utf8.prefix(2))
        guard start.first == UInt8(ascii: "$") else { return false }
        return start.count == 1 || start[1] == UInt8(ascii: ".") || start[1] == UInt8(ascii: "[")
      }

      /// The steps after `$`.
      mutating func parse() throws(CardLiteralProblem) -> [CardJSONPathStep] {
        position = 1
        let found = try steps()
        if position < bytes.count { throw unexpected() }
        return found
      }

      private mutating func steps() throws(CardLiteralProblem) -> [CardJSONPathStep] {
        var found: [CardJSONPathStep] = []
        while peek == UInt8(ascii: ".") || peek == UInt8(ascii: "[") {
          size += 1
          if size > CardPathQuery.maximumSize {
            throw CardLiteralProblem("the path is too long", 0..<bytes.count)
          }
          let isDeep = take("..")
          let isNamed = isDeep ? peek != UInt8(ascii: "[") : take(".")
          let selector: CardJSONPathStep.Selector
          if !isNamed {
            selector = try brackets()
          } else if take("*") {
            selector = .all
          } else {
            selector = .members([try name()])
          }
          found.append(CardJSONPathStep(isDeep: isDeep, selector: selector))
        }
        return found
      }

      private mutating func name() throws(CardLiteralProblem) -> String {
        let start = position
        while let byte = peek, Self.isNameByte(byte) { position += 1 }
        if position == start { throw unexpected("a name is expected") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }

      private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          0x80...:
          true
        default:
          [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "@")].contains(byte)
        }
      }

      // MARK: Brackets

      private mutating func brackets() throws(CardLiteralProblem) -> CardJSONPathStep.Selector {
        position += 1
        skipSpace()
        let selector: CardJSONPathStep.Selector
        if take("*") {
          selector = .all
        } else if take("?") {
          skipSpace()
          guard take("(") else { throw unexpected("`(` is expected") }
          let condition = try or()
          guard take(")") else { throw unexpected("`)` is expected") }
          selector = .filter(condition)
        } else if peek == UInt8(ascii: "'") || peek == UInt8(ascii: "\"") {
          var names = [try string()]
          skipSpace()
          while take(",") {
            skipSpace()
            names.append(try string())
            skipSpace()
          }
          selector = .members(names)
        } else {
          selector = try positions()
        }
        skipSpace()
        guard take("]") else { throw unexpected("`]` is expected") }
        return selector
      }

      private mutating func positions() throws(CardLiteralProblem) -> CardJSONPathStep.Selector {
        let first = integer()
        skipSpace()
        if take(":") {
          skipSpace()
          let to = integer()
          skipSpace()
          var step: Int?
          if take(":") {
            skipSpace()
            step = integer()
          }
          if step == 0 { throw unexpected("the step of a slice cannot be 0") }
          return .slice(from: first, to: to, by: step ?? 1)
        }
        guard let first else {
          throw unexpected("a position, a name in quotes, `*` or `?(…)` is expected")
        }
        var all = [first]
        while take(",") {
          skipSpace()
          guard let next = integer() else { throw unexpected("a position is expected") }
          all.append(next)
          skipSpace()
        }
        return .elements(all)
      }

      private mutating func integer() -> Int? {
        let start = position
        _ = take("-")
        while let byte = peek, 0x30...0x39 ~= byte { position += 1 }
        guard let value = Int(String(decoding: bytes[start..<position], as: UTF8.self)) else {
          position = start
          return nil
        }
        return min(max(value, -1_000_000_000), 1_000_000_000)
      }

      private mutating func string() throws(CardLiteralProblem) -> String {
        let start = position
        guard let quote = peek, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
          throw unexpected("a string is expected")
        }
        position += 1
        var text: [UInt8] = []
        while var byte = peek {
          position += 1
          if byte == quote { return String(decoding: text, as: UTF8.self) }
          if byte == UInt8(ascii: "\\"), let following = peek {
            byte = following
            position += 1
          }
          text.append(byte)
        }
        throw CardLiteralProblem("the string in the path is not closed", start..<start + 1)
      }

      // MARK: Conditions

      private mutating func or() throws(CardLiteralProblem) -> CardJSONPathCondition {
        depth += 1
        defer { depth -= 1 }
        if depth > CardPathQuery.maximumDepth {
          throw CardLiteralProblem("the path is nested too deeply", position..<position)
        }
        var operands = [try and()]
        while take("||") { operands.append(try and()) }
        return operands.count == 1 ? operands[0] : .or(operands)
      }

      private mutating func and() throws(CardLiteralProblem) -> CardJSONPathCondition {
        var operands = [try condition()]
        while take("&&") { operands.append(try condition()) }
        return operands.count == 1 ? operands[0] : .and(operands)
      }

      private mutating func condition() throws(CardLiteralProblem) -> CardJSONPathCondition {
        skipSpace()
        defer { skipSpace() }
        if take("(") {
          let inner = try or()
          guard take(")") else { throw unexpected("`)` is expected") }
          return inner
        }
        if peek == UInt8(ascii: "!"), !starts(with: "!=") {
          position += 1
          depth += 1
          defer { depth -= 1 }
          if depth > CardPathQuery.maximumDepth {
            throw CardLiteralProblem("the path is nested too deeply", position..<position)
          }
          return .not(try condition())
        }
        let left = try operand()
        skipSpace()
        if starts(with: "=~") {
          throw CardLiteralProblem(
            "regular expressions in a path are not supported", position..<position + 2,
            help: "filter with `where` and `isMatch`")
        }
        for symbol: CardJSPathOperator in [
          .identical, .notIdentical, .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater,
        ] where take(symbol.rawValue) {
          skipSpace()
          return .comparison(symbol, left, try operand())
        }
        return .exists(left)
      }

      private mutating func operand() throws(CardLiteralProblem) -> CardJSONPathOperand {
        switch peek {
        case UInt8(ascii: "@"), UInt8(ascii: "$"):
          let isRoot = peek == UInt8(ascii: "$")
          position += 1
          return .path(isRoot: isRoot, try steps())
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return .literal(.string(try string()))
        default: break
        }
        let start = position
        while let byte = peek,
          Self.isNameByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
        {
          position += 1
        }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return .literal(.boolean(true))
        case "false": return .literal(.boolean(false))
        case "null": return .literal(.null)
        default:
          if let number = Double(word), number.isFinite { return .literal(.number(number)) }
          position = start
          throw unexpected(
            "a path that begins with `@`, a number, a string, `true`, `false` or `null` is expected")
        }
      }

      // MARK: Helpers

      private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

      private mutating func skipSpace() { while peek == 0x20 { position += 1 } }

      private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

      private mutating func take(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        position += text.utf8.count
        return true
      }

      private func unexpected(_ help: String? = nil) -> CardLiteralProblem {
        guard position < bytes.count else {
          return CardLiteralProblem("the path ends too early", bytes.count..<bytes.count, help: help)
        }
        var end = position + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let found = String(decoding: bytes[position..<end], as: UTF8.self)
        return CardLiteralProblem("the path cannot have `\(found)` here", position..<end, help: help)
      }
    }
    """##

  /// The same as it is read.
  static let jSONPathParserPart = SupportPart(jSONPathParser)
}

extension SupportSources {
  /// The part `RegularExpressionParser`.
  static let regularExpressionParser = ##"""
    /// Reads a pattern as JavaScript does without the `u` flag, and refuses what the reference refuses.
    struct CardRegularExpressionParser {
      /// Groups may be nested so deep.
      static let maximumDepth = 100

      let units: [UInt16]
      /// Where each unit begins in the UTF-8 text; one more for the end.
      let offsets: [Int]
      var position = 0
      private var depth = 0
      private var options: CardRegularExpressionOptions = []
      private var groupCount = 0
      private var names: Set<String> = []
      /// Escapes such as `\12` that are back references if there are so many groups.
      var possibleReferences: [(number: Int, range: Range<Int>)] = []

      /// A parser of `pattern`.
      init(_ pattern: String) {
        var units: [UInt16] = []
        var offsets: [Int] = []
        var offset = 0
        for scalar in pattern.unicodeScalars {
          for unit in scalar.utf16 {
            units.append(unit)
            offsets.append(offset)
          }
          offset += UTF8.width(scalar)
        }
        offsets.append(offset)
        self.units = units
        self.offsets = offsets
      }

      /// The tree and the options of the whole pattern.
      mutating func parse() throws(CardLiteralProblem) -> (
        CardRegularExpressionNode, CardRegularExpressionOptions
      ) {
        if units.isEmpty { throw CardLiteralProblem("the regular expression is empty", 0..<0) }
        let node = try alternation()
        if position < units.count {
          throw problem("this `)` closes no group", position, help: "write `\\)` for the character")
        }
        for reference in possibleReferences where reference.number <= groupCount {
          throw Self.backReference(reference.range)
        }
        return (node, options)
      }

      // MARK: Structure

      private mutating func alternation() throws(CardLiteralProblem) -> CardRegularExpressionNode {
        var choices = [try sequence()]
        while peek == UInt16(ascii: "|") {
          position += 1
          choices.append(try sequence())
        }
        return choices.count == 1 ? choices[0] : .alternation(choices)
      }

      private mutating func sequence() throws(CardLiteralProblem) -> CardRegularExpressionNode {
        var nodes: [CardRegularExpressionNode] = []
        /// Whether a quantifier may follow.
        var isRepeatable = false
        while let unit = peek, unit != UInt16(ascii: "|"), unit != UInt16(ascii: ")") {
          if try skipOptions() { continue }
          let start = position
          if let (minimum, maximum) = try quantifier() {
            guard isRepeatable, let last = nodes.popLast() else {
              throw problem(
                "there is nothing to repeat before this quantifier", start,
                help: "write a backslash before it")
            }
            nodes.append(.repetition(last, minimum: minimum, maximum: maximum))
            isRepeatable = false
            continue
          }
          nodes.append(try atom())
          // In a group an anchor can be repeated, bare it cannot.
          isRepeatable = unit != UInt16(ascii: "^") && unit != UInt16(ascii: "$")
        }
        switch nodes.count {
        case 0: return .empty
        case 1: return nodes[0]
        default: return .sequence(nodes)
        }
      }

      /// Reads `(?i)` and the like. Such a group is no part of the sequence: a quantifier after it belongs to what is
      /// before.
      private mutating func skipOptions() throws(CardLiteralProblem) -> Bool {
        guard peek == UInt16(ascii: "("), peek(1) == UInt16(ascii: "?") else { return false }
        var end = position + 2
        var found: CardRegularExpressionOptions = []
        loop: while end < units.count {
          switch units[end] {
          case UInt16(ascii: "i"): found.insert(.ignoresCase)
          case UInt16(ascii: "m"): found.insert(.multiline)
          case UInt16(ascii: "s"): found.insert(.dotAll)
          default: break loop
          }
          end += 1
        }
        guard !found.isEmpty, end < units.count else { return false }
        if units[end] == UInt16(ascii: ":") {
          throw problem(
            "options for a part of a pattern are not supported", position, end + 1,
            help: "write `(?i)` alone, which holds for the whole pattern")
        }
        guard units[end] == UInt16(ascii: ")") else { return false }
        options.formUnion(found)
        position = end + 1
        return true
      }

      private mutating func quantifier() throws(CardLiteralProblem) -> (minimum: Int, maximum: Int?)? {
        let start = position
        let bounds: (minimum: Int, maximum: Int?)
        switch peek {
        case UInt16(ascii: "?"): bounds = (0, 1)
        case UInt16(ascii: "*"): bounds = (0, nil)
        case UInt16(ascii: "+"): bounds = (1, nil)
        case UInt16(ascii: "{"):
          guard let counted = try countedQuantifier() else { return nil }
          bounds = counted
          // The last character is stepped over below, as for the others.
          position -= 1
        default: return nil
        }
        position += 1
        if peek == UInt16(ascii: "?") {
          position += 1
        } else if peek == UInt16(ascii: "+") {
          throw problem(
            "possessive quantifiers are not supported", start, position + 1,
            help: "leave out the second `+`; matching is linear anyway")
        }
        return bounds
      }

      /// Reads `{n}`, `{n,}` or `{n,m}`; anything else in braces is plain text.
      private mutating func countedQuantifier() throws(CardLiteralProblem) -> (
        minimum: Int, maximum: Int?
      )? {
        var index = position + 1
        func number() -> Int? {
          var value: Int?
          while index < units.count, 0x30...0x39 ~= units[index] {
            // No program is so large; the exact number does not matter then.
            value = min((value ?? 0) * 10 + Int(units[index] - 0x30), 1_000_000_000)
            index += 1
          }
          return value
        }
        guard let minimum = number(), index < units.count else { return nil }
        var maximum: Int? = minimum
        if units[index] == UInt16(ascii: ",") {
          index += 1
          maximum = number()
        }
        guard index < units.count, units[index] == UInt16(ascii: "}") else { return nil }
        if let maximum, maximum < minimum {
          throw problem("the numbers of the quantifier are out of order", position, index + 1)
        }
        position = index + 1
        return (minimum, maximum)
      }

      // MARK: Atoms

      private mutating func atom() throws(CardLiteralProblem) -> CardRegularExpressionNode {
        let unit = units[position]
        switch unit {
        case UInt16(ascii: "("): return try group()
        case UInt16(ascii: "["): return try characterClass()
        case UInt16(ascii: "\\"):
          switch try escape(inClass: false) {
          case .unit(let unit): return .unit(unit)
          case .set(let set, let isNegated): return .set(set, isNegated: isNegated)
          }
        default:
          position += 1
          switch unit {
          case UInt16(ascii: "."): return .dot
          case UInt16(ascii: "^"): return .start
          case UInt16(ascii: "$"): return .end
          default: return .unit(unit)
          }
        }
      }

      private mutating func group() throws(CardLiteralProblem) -> CardRegularExpressionNode {
        let start = position
        position += 1
        if peek == UInt16(ascii: "?") {
          try groupPrefix(start)
        } else {
          groupCount += 1
        }
        depth += 1
        guard depth <= Self.maximumDepth else {
          throw problem("groups are nested more than \(Self.maximumDepth) levels deep", start)
        }
        let node = try alternation()
        depth -= 1
        guard peek == UInt16(ascii: ")") else {
          throw problem("the group is not closed", start, help: "write `\\(` for the character")
        }
        position += 1
        return node
      }

      private mutating func groupPrefix(_ start: Int) throws(CardLiteralProblem) {
        switch peek(1) {
        case UInt16(ascii: ":"): position += 2
        case UInt16(ascii: "="), UInt16(ascii: "!"): throw lookAround(start, start + 3)
        case UInt16(ascii: "<") where peek(2) == UInt16(ascii: "=") || peek(2) == UInt16(ascii: "!"):
          throw lookAround(start, start + 4)
        case UInt16(ascii: "<"):
          position += 2
          let nameStart = position
          while let unit = peek, Self.isWord(unit) { position += 1 }
          guard position > nameStart, peek == UInt16(ascii: ">"), !(0x30...0x39 ~= units[nameStart])
          else {
            throw problem("the name of the group cannot be read", start, help: "write `(?<name>…)`")
          }
          let name = String(decoding: units[nameStart..<position], as: UTF16.self)
          guard names.insert(name).inserted else {
            throw problem("two groups are called `\(name)`", nameStart, position)
          }
          position += 1
          groupCount += 1
        default:
          throw problem(
            "this kind of group is not supported", start, start + 2, help: "write `(?:…)` or `(…)`")
        }
      }

      private func lookAround(_ start: Int, _ end: Int) -> CardLiteralProblem {
        problem(
          "look-around is not supported", start, end,
          help:
            "write what comes before and after as parts of the pattern, or combine two calls of `isMatch`"
        )
      }

      // MARK: Helpers

      /// The next unit.
      var peek: UInt16? { position < units.count ? units[position] : nil }

      /// The unit so much further.
      func peek(_ distance: Int) -> UInt16? {
        position + distance < units.count ? units[position + distance] : nil
      }

      /// Whether `\w` matches the unit.
      static func isWord(_ unit: UInt16) -> Bool { CardUnitSet.wordCharacters.contains(unit) }

      /// A problem with the units from `start` to `end`, or with one unit.
      func problem(_ message: String, _ start: Int, _ end: Int? = nil, help: String? = nil)
        -> CardLiteralProblem
      {
        let last = offsets.count - 1
        let lower = offsets[min(start, last)]
        return CardLiteralProblem(
          message, lower..<max(lower, offsets[min(end ?? start + 1, last)]), help: help)
      }

      /// The problem with a back reference.
      static func backReference(_ range: Range<Int>) -> CardLiteralProblem {
        CardLiteralProblem(
          "back references are not supported", range,
          help: "write the repeated part out, or compare parts of the text with `==`"
        )
      }
    }

    extension UInt16 {
      /// The unit of an ASCII character.
      init(ascii scalar: Unicode.Scalar) { self = UInt16(truncatingIfNeeded: scalar.value) }
    }
    """##

  /// The same as it is read.
  static let regularExpressionParserPart = SupportPart(regularExpressionParser)
}

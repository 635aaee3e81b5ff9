extension SupportSources {
  /// The part `XPathFunctions`.
  static let xPathFunctions = ##"""
    extension CardXPathEvaluation {
      /// The value of a call.
      func call(
        _ function: CardXPathFunction, _ arguments: [CardXPathExpression], _ context: CardXPathContext,
        _ charge: Charge
      ) throws(Failure) -> CardXPathValue {
        var values: [CardXPathValue] = []
        for argument in arguments { values.append(try value(of: argument, context, charge)) }
        if values.isEmpty { values = [.nodes([context.node])] }
        let first = values[0]
        if !function.takesNodes {
          for case .nodes(let nodes) in values { try charge(nodes.first.map(cost) ?? 0) }
        }
        let texts = function.takesNodes ? [] : values.map(string)
        try charge(texts.reduce(0) { $0 + $1.utf8.count } / 4)
        switch function {
        case .last: return .number(Double(context.size))
        case .position: return .number(Double(context.position))
        case .isTrue: return .boolean(true)
        case .isFalse: return .boolean(false)
        case .count, .sum, .name, .localName: return try call(function, nodes: first, charge)
        case .string: return .string(texts[0])
        case .boolean: return .boolean(boolean(first))
        case .not: return .boolean(!boolean(first))
        case .number: return .number(number(first))
        case .floor: return .number(number(first).rounded(.down))
        case .ceiling: return .number(number(first).rounded(.up))
        case .round: return .number((number(first) + 0.5).rounded(.down))
        case .concat: return .string(texts.joined())
        case .contains:
          return .boolean(
            texts[1].isEmpty || CardTextSearch.position(of: texts[1], in: texts[0], isLast: false) >= 0)
        case .startsWith: return .boolean(texts[0].unicodeScalars.starts(with: texts[1].unicodeScalars))
        case .substringBefore, .substringAfter:
          return .string(Self.part(texts[0], texts[1], function == .substringAfter))
        case .substring:
          return .string(
            substring(texts[0], number(values[1]), values.count > 2 ? number(values[2]) : nil))
        case .stringLength: return .number(Double(texts[0].utf16.count))
        case .normalizeSpace:
          let words = texts[0].unicodeScalars.split { [0x20, 0x09, 0x0A, 0x0D].contains($0.value) }
          return .string(words.map { String($0) }.joined(separator: " "))
        case .translate:
          return .string(
            Self.translate(texts[0], Array(texts[1].unicodeScalars), Array(texts[2].unicodeScalars)))
        }
      }

      private func call(
        _ function: CardXPathFunction, nodes value: CardXPathValue, _ charge: Charge
      ) throws(Failure) -> CardXPathValue {
        guard case .nodes(let nodes) = value else { return .number(.nan) }
        try charge(nodes.count)
        switch function {
        case .count: return .number(Double(nodes.count))
        case .sum:
          var sum = 0.0
          for node in nodes {
            sum += number(.string(try text(node, charge)))
          }
          return .number(sum)
        default:
          let name = nodes.first.map { tree.nodes[$0].name } ?? ""
          if function == .name { return .string(name) }
          return .string(name.split(separator: ":", maxSplits: 1).last.map { String($0) } ?? "")
        }
      }

      private static func part(_ text: String, _ separator: String, _ isAfter: Bool) -> String {
        if separator.isEmpty { return isAfter ? text : "" }
        let position = CardTextSearch.position(of: separator, in: text, isLast: false)
        guard position >= 0 else { return "" }
        let units = Array(text.utf16)
        return String(
          decoding: isAfter ? units[(position + separator.utf16.count)...] : units[..<position],
          as: UTF16.self)
      }

      /// Positions count from one and are rounded, and what is outside of the text is left out.
      private func substring(_ text: String, _ start: Double, _ length: Double?) -> String {
        let first = (start + 0.5).rounded(.down)
        let end = length.map { first + ($0 + 0.5).rounded(.down) } ?? .infinity
        var units: [UInt16] = []
        for (offset, unit) in text.utf16.enumerated()
        where Double(offset + 1) >= first && Double(offset + 1) < end {
          units.append(unit)
        }
        return String(decoding: units, as: UTF16.self)
      }

      private static func translate(_ text: String, _ from: [Unicode.Scalar], _ to: [Unicode.Scalar])
        -> String
      {
        var table: [Unicode.Scalar: Unicode.Scalar?] = [:]
        for (index, scalar) in from.enumerated() where table[scalar] == nil {
          table[scalar] = .some(index < to.count ? to[index] : nil)
        }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
          guard let entry = table[scalar] else {
            result.append(scalar)
            continue
          }
          if let replacement = entry { result.append(replacement) }
        }
        return String(result)
      }

      // MARK: Conversions

      /// The value as a string: of nodes the text of the first.
      func string(_ value: CardXPathValue) -> String {
        switch value {
        case .string(let string): string
        case .number(let number): CardNumberText.javaScript(number)
        case .boolean(let value): value ? "true" : "false"
        case .nodes(let nodes): nodes.first.map(tree.text) ?? ""
        }
      }

      /// The value as a number.
      func number(_ value: CardXPathValue) -> Double {
        switch value {
        case .number(let number): return number
        case .boolean(let value): return value ? 1 : 0
        case .string, .nodes:
          let text = string(value)
          let trimmed = String(
            Substring.UnicodeScalarView(text.unicodeScalars.drop { Self.isSpace($0) })
              .reversed().drop { Self.isSpace($0) }.reversed().map { Character($0) })
          let digits = trimmed.hasPrefix("-") ? trimmed.dropFirst() : trimmed[...]
          guard !digits.isEmpty, digits != ".",
            digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2E }),
            digits.utf8.count(where: { $0 == 0x2E }) <= 1
          else { return .nan }
          return CardNumberParsing.float(trimmed) ?? .nan
        }
      }

      private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D].contains(scalar.value)
      }

      /// The value as a truth value.
      func boolean(_ value: CardXPathValue) -> Bool {
        switch value {
        case .boolean(let value): value
        case .number(let number): number != 0 && !number.isNaN
        case .string(let string): !string.isEmpty
        case .nodes(let nodes): !nodes.isEmpty
        }
      }
    }
    """##

  /// The same as it is read.
  static let xPathFunctionsPart = SupportPart(xPathFunctions)
}

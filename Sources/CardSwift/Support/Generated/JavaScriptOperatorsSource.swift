extension SupportSources {
  /// The part `JavaScriptOperators`.
  static let javaScriptOperators = ##"""
    /// Operators with the conversions of JavaScript.
    enum CardJavaScript {
      /// `Number(value)`
      static func number(_ value: some CardTreeValue) -> Double {
        if let number = value.number { return number }
        if let isTrue = value.truth { return isTrue ? 1 : 0 }
        if value.isNothing, !value.isUndefined { return 0 }
        guard let text = value.printed else { return .nan }
        return number(text)
      }

      private static func number(_ text: String) -> Double {
        var scalars = Substring(text).unicodeScalars
        while let first = scalars.first, CardWhiteSpace.contains(first) { scalars.removeFirst() }
        while let last = scalars.last, CardWhiteSpace.contains(last) { scalars.removeLast() }
        let trimmed = String(scalars)
        if trimmed.isEmpty { return 0 }
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)]
        where trimmed.lowercased().hasPrefix(prefix) {
          let digits = trimmed.dropFirst(2)
          guard digits.first?.isHexDigit == true, let value = UInt64(digits, radix: radix) else {
            return .nan
          }
          return Double(value)
        }
        switch trimmed {
        case "Infinity", "+Infinity": return .infinity
        case "-Infinity": return -.infinity
        default: break
        }
        guard
          trimmed.utf8.allSatisfy({ 0x30...0x39 ~= $0 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) })
        else {
          return .nan
        }
        // Swift wants digits on both sides of the point, JavaScript on one.
        if let value = Double(trimmed) { return value }
        guard trimmed.utf8.contains(0x2E), trimmed.utf8.contains(where: { 0x30...0x39 ~= $0 }) else {
          return .nan
        }
        let padded = trimmed.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard padded.count == 2 else { return .nan }
        if let value = Double(padded[0] + "0." + padded[1]),
          padded[0].utf8.allSatisfy({ $0 == 0x2B || $0 == 0x2D })
        {
          return value
        }
        return Double(padded[0] + ".0" + padded[1]) ?? .nan
      }

      /// `left symbol right` for an arithmetic operator.
      static func calculate<Item: CardTreeValue>(
        _ symbol: CardJSPathOperator, _ left: Item, _ right: Item
      ) -> Item {
        if symbol == .plus, isText(left) || isText(right) {
          return .string(text(left) + text(right))
        }
        let (one, other) = (number(left), number(right))
        switch symbol {
        case .plus: return .number(one + other)
        case .minus: return .number(one - other)
        case .times: return .number(one * other)
        case .divided: return .number(one / other)
        default: return .number(fmod(one, other))
        }
      }

      /// `left symbol right` for a comparison.
      static func compare<Item: CardTreeValue>(
        _ symbol: CardJSPathOperator, _ left: Item, _ right: Item
      ) -> Bool {
        switch symbol {
        case .equal: isEqualIgnoringCase(left, right)
        case .notEqual: !isLooselyEqual(left, right)
        case .identical: isIdentical(left, right)
        case .notIdentical: !isIdentical(left, right)
        case .less: isLess(left, right) == true
        case .greater: isLess(right, left) == true
        case .lessOrEqual: isLess(right, left) == false
        case .greaterOrEqual: isLess(left, right) == false
        case .hasPrefix: strings(left, right) { $0.starts(with: $1) }
        case .isPrefix: strings(right, left) { $0.starts(with: $1) }
        case .hasPrefixIgnoringCase: folded(left, right) { $0.starts(with: $1) }
        case .isPrefixIgnoringCase: folded(right, left) { $0.starts(with: $1) }
        case .hasSuffix: strings(left, right) { $0.reversed().starts(with: $1.reversed()) }
        case .isSuffix: strings(right, left) { $0.reversed().starts(with: $1.reversed()) }
        case .hasSuffixIgnoringCase: folded(left, right) { $0.reversed().starts(with: $1.reversed()) }
        case .isSuffixIgnoringCase: folded(right, left) { $0.reversed().starts(with: $1.reversed()) }
        case .contains: strings(left, right, contains)
        case .isContained: strings(right, left, contains)
        case .containsIgnoringCase: folded(left, right, contains)
        case .isContainedIgnoringCase: folded(right, left, contains)
        case .plus, .minus, .times, .divided, .remainder: false
        }
      }

      private static func isText(_ value: some CardTreeValue) -> Bool {
        value.isString || value.count != nil
      }

      private static func text(_ value: some CardTreeValue) -> String {
        value.printed ?? (value.isUndefined ? "undefined" : "null")
      }

      private static func contains(_ text: String, _ part: String) -> Bool {
        CardTextSearch.position(of: part, in: text, isLast: false) >= 0
      }

      private static func strings<Item: CardTreeValue>(
        _ left: Item, _ right: Item, _ test: (String, String) -> Bool
      ) -> Bool {
        guard let left = left.text, let right = right.text else { return false }
        return test(left, right)
      }

      private static func folded<Item: CardTreeValue>(
        _ left: Item, _ right: Item, _ test: (String, String) -> Bool
      ) -> Bool {
        guard let left = left.printed, let right = right.printed else { return false }
        return test(left.lowercased(), right.lowercased())
      }

      private static func isEqualIgnoringCase<Item: CardTreeValue>(_ left: Item, _ right: Item) -> Bool
      {
        if let left = left.text, let right = right.text {
          return left.lowercased().unicodeScalars.elementsEqual(right.lowercased().unicodeScalars)
        }
        return isLooselyEqual(left, right)
      }

      private static func isLooselyEqual<Item: CardTreeValue>(_ left: Item, _ right: Item) -> Bool {
        if left.isNothing || right.isNothing { return left.isNothing && right.isNothing }
        if left.count != nil, right.count != nil { return isIdentical(left, right) }
        if isText(left), isText(right) { return text(left).utf8.elementsEqual(text(right).utf8) }
        return number(left) == number(right)
      }

      private static func isIdentical<Item: CardTreeValue>(_ left: Item, _ right: Item) -> Bool {
        if let left = left.number, let right = right.number { return left == right }
        return Item.areIdentical(left, right)
      }

      /// None if one of them is not a number.
      private static func isLess<Item: CardTreeValue>(_ left: Item, _ right: Item) -> Bool? {
        if isText(left), isText(right) { return CardTextSearch.isLess(text(left), text(right)) }
        let (one, other) = (number(left), number(right))
        return one.isNaN || other.isNaN ? nil : one < other
      }
    }
    """##

  /// The same as it is read.
  static let javaScriptOperatorsPart = SupportPart(javaScriptOperators)
}

extension SupportSources {
  /// The part `CardFunctions+Numbers`.
  static let cardFunctionsNumbers = ##"""
    extension CardFunctions {
      // MARK: Arithmetic

      /// The sum of numbers, or the texts one after the other.
      static func add(_ left: CardValue, _ right: CardValue) throws(CardError) -> CardValue {
        for value in [left, right] {
          switch value {
          case .number, .integer, .string, .missing: break
          default: throw .wrong(value, "a number or a string")
          }
        }
        switch (left, right) {
        case (.number(let one), .number(let other)): return .number(one + other)
        case (.missing, .number), (.number, .missing), (.missing, .integer), (.integer, .missing):
          throw CardError("a number cannot be added to nothing")
        case (.integer, .integer), (.integer, .number), (.number, .integer):
          if let sum = exact(.add, left, right) { return .integer(sum) }
          return .number(approximation(left) + approximation(right))
        default: return .string((left.printed ?? "") + (right.printed ?? ""))
        }
      }

      /// The sum of numbers, or the texts one after the other, from left to right.
      static func add(
        _ first: CardValue, _ second: CardValue, _ third: CardValue, _ others: CardValue...
      ) throws(CardError) -> CardValue {
        var sum = try add(add(first, second), third)
        for other in others { sum = try add(sum, other) }
        return sum
      }

      /// What is computed of two integers, if one of them is an exact one and the result has room.
      private static func exact(
        _ operation: CardExactInteger.Operation, _ left: CardValue, _ right: CardValue
      ) -> Int? {
        switch (left, right) {
        case (.integer(let one), .integer(let other)):
          return CardExactInteger.result(operation, one, other)
        case (.integer(let one), .number(let number)):
          return Int(exactly: number).flatMap { CardExactInteger.result(operation, one, $0) }
        case (.number(let number), .integer(let other)):
          return Int(exactly: number).flatMap { CardExactInteger.result(operation, $0, other) }
        default: return nil
        }
      }

      /// The double that is nearest to a number or an exact integer.
      private static func approximation(_ value: CardValue) -> Double {
        switch value {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        default: .nan
        }
      }

      /// A number, or an exact integer.
      private static func operand(_ value: CardValue) throws(CardError) -> Double {
        if case .integer(let integer) = value { return Double(integer) }
        return try number(value)
      }

      /// The first number less the second one.
      static func sub(_ left: CardValue, _ right: CardValue) throws(CardError) -> Double {
        let (one, other) = (try operand(left), try operand(right))
        return exact(.sub, left, right).map(Double.init) ?? one - other
      }

      /// The first number less the others.
      static func sub(
        _ first: CardValue, _ second: CardValue, _ third: CardValue, _ others: CardValue...
      ) throws(CardError) -> Double {
        var rest = try sub(.number(sub(first, second)), third)
        for other in others { rest = try sub(.number(rest), other) }
        return rest
      }

      /// The product of numbers.
      static func mul(_ left: CardValue, _ right: CardValue) throws(CardError) -> Double {
        let (one, other) = (try operand(left), try operand(right))
        return exact(.mul, left, right).map(Double.init) ?? one * other
      }

      /// The product of numbers.
      static func mul(
        _ first: CardValue, _ second: CardValue, _ third: CardValue, _ others: CardValue...
      ) throws(CardError) -> Double {
        var product = try mul(.number(mul(first, second)), third)
        for other in others { product = try mul(.number(product), other) }
        return product
      }

      /// The quotient of numbers, rounded down if both are integers.
      static func div(_ left: Double, _ right: Double) throws(CardError) -> Double {
        guard right != 0 else { throw CardError("a number cannot be divided by 0") }
        let isIntegral = left == left.rounded() && right == right.rounded()
        return isIntegral ? (left / right).rounded(.down) : left / right
      }

      /// The quotient of numbers, rounded down if both are integers.
      static func div(_ left: CardValue, _ right: CardValue) throws(CardError) -> Double {
        let (one, other) = (try operand(left), try operand(right))
        if other != 0, let quotient = exact(.div, left, right) { return Double(quotient) }
        return try div(one, other)
      }

      /// The first number divided by the others, one after the other.
      static func div(
        _ first: CardValue, _ second: CardValue, _ third: CardValue, _ others: CardValue...
      ) throws(CardError) -> Double {
        var quotient = try div(.number(div(first, second)), third)
        for other in others { quotient = try div(.number(quotient), other) }
        return quotient
      }

      /// The remainder of a division of integers.
      static func mod(_ left: Double, _ right: Double) throws(CardError) -> Double {
        guard left == left.rounded() else { throw .wrong(.number(left), "an integer") }
        guard right == right.rounded() else { throw .wrong(.number(right), "an integer") }
        guard right != 0 else { throw CardError("the remainder of a division by 0 is not defined") }
        return fmod(left, right)
      }

      /// The remainder of a division of integers.
      static func mod(_ left: CardValue, _ right: CardValue) throws(CardError) -> Double {
        let (one, other) = (try operand(left), try operand(right))
        if other != 0, let rest = exact(.mod, left, right) { return Double(rest) }
        return try mod(one, other)
      }

      /// The first number raised to the power of the second.
      static func exp(_ left: Double, _ right: Double) -> Double { pow(left, right) }

      /// The first number raised to the power of the second.
      static func exp(_ left: CardValue, _ right: CardValue) throws(CardError) -> Double {
        try pow(number(left), number(right))
      }

      /// The first number raised to the power of the others, one after the other.
      static func exp(
        _ first: CardValue, _ second: CardValue, _ third: CardValue, _ others: CardValue...
      ) throws(CardError) -> Double {
        var power = try exp(.number(exp(first, second)), third)
        for other in others { power = try exp(.number(power), other) }
        return power
      }

      /// The largest integer that is not larger.
      static func floor(_ value: CardValue) throws(CardError) -> Double {
        try number(value).rounded(.down)
      }

      /// The smallest integer that is not smaller.
      static func ceiling(_ value: CardValue) throws(CardError) -> Double {
        try number(value).rounded(.up)
      }

      /// The number rounded to a number of decimals, halves upwards.
      static func round(_ value: Double, _ digits: Double = 0) throws(CardError) -> Double {
        guard digits == digits.rounded(), (0...15).contains(digits) else {
          throw CardError("the digits to round to must be an integer from 0 to 15")
        }
        return CardNumberFormat.rounded(value, digits: Int(digits))
      }

      /// The number rounded to a number of decimals, halves upwards.
      static func round(_ value: CardValue, _ digits: CardValue = .number(0)) throws(CardError)
        -> Double
      {
        try round(number(value), number(digits))
      }

      /// The number without its sign.
      static func abs(_ value: CardValue) throws(CardError) -> Double { try Swift.abs(number(value)) }

      /// The square root.
      static func sqrt(_ value: CardValue) throws(CardError) -> Double {
        let number = try number(value)
        guard number >= 0 else { throw CardError("a negative number has no square root") }
        return number.squareRoot()
      }

      // MARK: Aggregates

      /// The numbers in values that are numbers or arrays of numbers.
      private static func numbers(_ values: [CardValue]) throws(CardError) -> [Double] {
        var numbers: [Double] = []
        for value in values {
          switch value {
          case .number(let number): numbers.append(number)
          case .array(let elements): for element in elements { numbers.append(try number(element)) }
          default: throw .wrong(value, "a number or an array of numbers")
          }
        }
        return numbers
      }

      /// The smallest of numbers and of the numbers in arrays.
      static func min(_ values: CardValue...) throws(CardError) -> Double {
        try numbers(values).reduce(.infinity) { Swift.min($0, $1) }
      }

      /// The largest of numbers and of the numbers in arrays.
      static func max(_ values: CardValue...) throws(CardError) -> Double {
        try numbers(values).reduce(-.infinity) { Swift.max($0, $1) }
      }

      /// The sum of numbers.
      static func sum(_ values: [Double]) -> Double { values.reduce(0, +) }

      /// The sum of the numbers in an array.
      static func sum(_ value: CardValue) throws(CardError) -> Double {
        try numbers([.array(elements(value))]).reduce(0, +)
      }

      /// The mean of the numbers in an array.
      static func average(_ values: [Double]) throws(CardError) -> Double {
        guard !values.isEmpty else { throw CardError("an empty array has no average") }
        return values.reduce(0, +) / Double(values.count)
      }

      /// The mean of the numbers in an array.
      static func average(_ value: CardValue) throws(CardError) -> Double {
        try average(numbers([.array(elements(value))]))
      }

      // MARK: Texts

      /// The number with a fixed number of decimals and grouped digits, as a language writes it.
      static func formatNumber(
        _ number: Double, _ decimals: Double, _ locale: String = "en-US"
      ) throws(CardError) -> String {
        guard let decimals = Int(exactly: decimals), (0...100).contains(decimals) else {
          throw .wrong(.number(decimals), "a number of digits")
        }
        return CardNumberFormat.fixed(
          CardNumberFormat.rounded(number, digits: decimals), decimals: decimals,
          CardNumberLocale.known(locale) ?? .invariant)
      }

      /// The number with a fixed number of decimals and grouped digits, as a language writes it.
      static func formatNumber(
        _ number: CardValue, _ decimals: CardValue, _ locale: CardValue = .string("en-US")
      ) throws(CardError) -> String {
        try formatNumber(Self.number(number), Self.number(decimals), string(existing: locale))
      }

      /// The number with grouped digits, as a language writes it.
      static func string(_ number: Double, _ locale: String) -> String {
        CardNumberFormat.grouped(number, CardNumberLocale.known(locale) ?? .invariant)
      }

      /// The number with grouped digits, as in English.
      static func string(_ number: Double) -> String { CardNumberFormat.grouped(number, .invariant) }

      /// The integer with which a text begins, or the integral part of a number; nothing for other values.
      static func int(_ value: CardValue) throws(CardError) -> CardValue {
        switch value {
        case .string(let text): return .number(try int(text))
        case .integer(let integer): return .number(Double(integer))
        case .number:
          guard let number = CardNumberParsing.integer(value.printed ?? "") else {
            throw .wrong(value, "a number")
          }
          return .number(number)
        default: return .missing
        }
      }

      /// The integer with which a text begins.
      static func int(_ text: String) throws(CardError) -> Double {
        var copy = text
        guard let number = copy.withUTF8({ CardNumberParsing.integer($0) }) else {
          throw .wrong(.string(text), "a number")
        }
        return number
      }

      /// The number with which a text begins, or the number itself; nothing for other values.
      static func float(_ value: CardValue) throws(CardError) -> CardValue {
        switch value {
        case .string(let text): return .number(try float(text))
        case .integer(let integer): return .number(Double(integer))
        case .number(let number):
          if number.isNaN { throw .wrong(value, "a number") }
          return value
        default: return .missing
        }
      }

      /// The number with which a text begins.
      static func float(_ text: String) throws(CardError) -> Double {
        guard let number = CardNumberParsing.float(text) else {
          throw .wrong(.string(text), "a number")
        }
        return number
      }
    }

    extension CardFunctions {
      // MARK: On numbers alone

      /// The largest integer that is not larger.
      static func floor(_ value: Double) -> Double { value.rounded(.down) }

      /// The smallest integer that is not smaller.
      static func ceiling(_ value: Double) -> Double { value.rounded(.up) }

      /// The number without its sign.
      static func abs(_ value: Double) -> Double { Swift.abs(value) }

      /// The smallest of numbers.
      static func min(_ values: [Double]) -> Double { values.reduce(.infinity) { Swift.min($0, $1) } }

      /// The largest of numbers.
      static func max(_ values: [Double]) -> Double { values.reduce(-.infinity) { Swift.max($0, $1) } }

      /// The smallest of numbers.
      static func min(_ values: Double...) -> Double { values.reduce(.infinity) { Swift.min($0, $1) } }

      /// The largest of numbers.
      static func max(_ values: Double...) -> Double { values.reduce(-.infinity) { Swift.max($0, $1) } }

      /// The number with a fixed number of decimals, 0 to 100, and grouped digits, as a language writes it.
      static func formatNumber(_ number: Double, decimals: Int, locale: String) -> String {
        CardNumberFormat.fixed(
          CardNumberFormat.rounded(number, digits: decimals), decimals: decimals,
          CardNumberLocale.known(locale) ?? .invariant)
      }

      /// The number with a fixed number of decimals, 0 to 100, and grouped digits, as in English.
      static func formatNumber(_ number: Double, decimals: Int) -> String {
        CardNumberFormat.fixed(
          CardNumberFormat.rounded(number, digits: decimals), decimals: decimals, .invariant)
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsNumbersPart = SupportPart(cardFunctionsNumbers)
}

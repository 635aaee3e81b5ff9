extension SupportSources {
  /// The part `NumberText`.
  static let numberText = ##"""
    /// How numbers are printed.
    enum CardNumberText {
      /// The text of a double as JavaScript's `String(value)` gives it: the shortest digits that read back the same,
      /// exponents from 1e21 and below 1e-6.
      static func javaScript(_ value: Double) -> String {
        if value == 0 { return "0" }
        if !value.isFinite { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
        if abs(value) < 0x1p53, let integer = Int(exactly: value) { return String(integer) }
        // Between a thousandth and that Swift writes a fraction as JavaScript does.
        if 1e-3..<0x1p53 ~= abs(value) { return value.description }
        let (digits, exponent) = shortestDigits(abs(value))
        let sign = value < 0 ? "-" : ""
        let count = digits.count
        // The value is 0.DIGITS times ten to the power of `point`.
        let point = exponent + 1
        if count <= point, point <= 21 {
          return sign + digits + String(repeating: "0", count: point - count)
        }
        if point > 0, point <= 21 { return sign + digits.prefix(point) + "." + digits.dropFirst(point) }
        if point > -6, point <= 0 {
          return sign + "0." + String(repeating: "0", count: -point) + digits
        }
        let power = (exponent < 0 ? "-" : "+") + String(abs(exponent))
        let mantissa = count == 1 ? digits : digits.prefix(1) + "." + digits.dropFirst()
        return sign + mantissa + "e" + power
      }

      /// Appends ``javaScript(_:)``.
      static func append(_ value: Double, to output: inout CardByteBuffer) {
        guard abs(value) < 0x1p53, let integer = Int(exactly: value) else {
          return output.append(javaScript(value))
        }
        var rest = integer.magnitude
        if rest < 10 {
          if integer < 0 { output.append(UInt8(ascii: "-")) }
          return output.append(0x30 &+ UInt8(truncatingIfNeeded: rest))
        }
        // An integer below 2 to the power of 53 has at most 16 digits.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
          var start = 24
          while rest > 0 {
            start &-= 1
            digits[start] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
          }
          if integer < 0 {
            start &-= 1
            digits[start] = UInt8(ascii: "-")
          }
          output.append(UnsafeBufferPointer(rebasing: digits[start...]))
        }
      }

      /// The shortest decimal digits of a positive double, without leading or trailing zeros, and the power of ten of the
      /// first one.
      static func shortestDigits(_ value: Double) -> (digits: String, exponent: Int) {
        // Swift's description has the shortest digits; only their layout differs.
        let description = value.description
        var mantissa = Substring(description)
        var exponent = 0
        if let mark = description.firstIndex(where: { $0 == "e" || $0 == "E" }) {
          mantissa = description[..<mark]
          exponent = Int(description[description.index(after: mark)...]) ?? 0
        }
        let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        let whole = parts[0]
        var digits = whole + (parts.count > 1 ? parts[1] : "")
        exponent += whole.count - 1
        while digits.first == "0", digits.count > 1 {
          digits.removeFirst()
          exponent -= 1
        }
        while digits.last == "0", digits.count > 1 { digits.removeLast() }
        return (String(digits), exponent)
      }
    }
    """##

  /// The same as it is read.
  static let numberTextPart = SupportPart(numberText)
}

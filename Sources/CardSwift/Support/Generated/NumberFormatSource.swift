extension SupportSources {
  /// The part `NumberFormat`.
  static let numberFormat = ##"""
    /// Numbers as people read them: grouped digits, a fixed number of decimals.
    enum CardNumberFormat {
      /// The number rounded to so many decimals as the reference does it: halves upwards, on the scaled double.
      static func rounded(_ value: Double, digits: Int) -> Double {
        let scale = power(digits)
        return roundedHalfUp(value * scale) / scale
      }

      /// JavaScript's `Math.round`: the nearest integer, halves towards positive infinity.
      static func roundedHalfUp(_ value: Double) -> Double {
        let floor = value.rounded(.down)
        return value - floor >= 0.5 ? floor + 1 : floor
      }

      /// The number with so many decimals and its digits in groups.
      static func fixed(_ value: Double, decimals: Int, _ locale: CardNumberLocale) -> String {
        CardByteBuffer.text { append(value, decimals: decimals, locale, to: &$0) }
      }

      /// The number with the decimals that JavaScript prints it with, grouped: what `string` makes of a number.
      static func grouped(_ value: Double, _ locale: CardNumberLocale) -> String {
        CardByteBuffer.text { appendGrouped(value, locale, to: &$0) }
      }

      /// Appends the number with the decimals that JavaScript prints it with, and its digits in groups.
      static func appendGrouped(
        _ value: Double, _ locale: CardNumberLocale, to output: inout CardByteBuffer
      ) {
        if let integer = Int(exactly: value), abs(integer) < 1 << 53 {
          append(value, decimals: 0, locale, to: &output)
        } else {
          let text = CardNumberText.javaScript(value)
          let decimals = text.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
          append(value, decimals: decimals, locale, to: &output)
        }
      }

      /// Appends the number with so many decimals and its digits in groups.
      static func append(
        _ value: Double, decimals: Int, _ locale: CardNumberLocale, to output: inout CardByteBuffer
      ) {
        if value.isNaN { return output.append("NaN") }
        let decimals = max(0, min(decimals, 20))
        let magnitude = abs(value)
        let scale = power(decimals)
        let scaled = (magnitude * scale).rounded()
        if scaled < 0x1p53, scaled / scale == magnitude {
          // The number is a decimal of that many digits, as rounded ones are: no need for the slow way.
          withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { digits in
            var rest = UInt64(scaled)
            var start = 64
            while rest > 0 || start > 63 - decimals {
              start -= 1
              digits[start] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
              rest /= 10
            }
            let isNegative = value < 0 && scaled > 0
            append(
              whole: UnsafeBufferPointer(rebasing: digits[start..<(64 - decimals)]),
              fraction: UnsafeBufferPointer(rebasing: digits[(64 - decimals)...]), isNegative, locale,
              to: &output)
          }
          return
        }
        appendExactly(value, decimals: decimals, locale, to: &output)
      }

      @inline(__always)
      private static func power(_ digits: Int) -> Double {
        // Those that numbers are usually rounded to need no call.
        switch digits {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1000
        default: pow(10, Double(digits))
        }
      }

      /// Appends the digits of the double as JavaScript's `toFixed` rounds them.
      private static func appendExactly(
        _ value: Double, decimals: Int, _ locale: CardNumberLocale, to output: inout CardByteBuffer
      ) {
        let magnitude = abs(value)
        var text: String
        if magnitude.isInfinite {
          text = "Infinity"
        } else if magnitude >= 1e21 {
          text = CardNumberText.javaScript(magnitude)
        } else {
          text =
            isHalf(magnitude, decimals: decimals)
            ? roundedUp(magnitude, decimals: decimals)
            : printed(magnitude, decimals: decimals)
        }
        // A negative number that is all zeros has no sign.
        let isNegative = value < 0 && text.utf8.contains { $0 != 0x30 && $0 != UInt8(ascii: ".") }
        text.withUTF8 { bytes in
          let point = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
          append(
            whole: UnsafeBufferPointer(rebasing: bytes[..<point]),
            fraction: UnsafeBufferPointer(rebasing: bytes[min(point + 1, bytes.count)...]), isNegative,
            locale, to: &output)
        }
      }

      /// The digits of the double with so many decimals; halves go to the even digit.
      private static func printed(_ magnitude: Double, decimals: Int) -> String {
        withVaList([Int32(decimals), magnitude]) { arguments in
          withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer -> String in
            guard let base = buffer.baseAddress, vsnprintf(base, buffer.count, "%.*f", arguments) > 0
            else { return "" }
            return String(cString: base)
          }
        }
      }

      /// Whether the double lies exactly between two decimals of so many digits.
      private static func isHalf(_ magnitude: Double, decimals: Int) -> Bool {
        // Of such a double no bit stands for less than half of the last decimal's share of twos.
        let bits = magnitude * Double(sign: .plus, exponent: decimals + 1, significand: 1)
        guard bits.isFinite, bits == bits.rounded() else { return false }
        return printed(magnitude, decimals: decimals + 1).utf8.last == UInt8(ascii: "5")
      }

      /// The digits of a double that lies exactly between two decimals, rounded away from zero.
      private static func roundedUp(_ magnitude: Double, decimals: Int) -> String {
        var digits = Array(printed(magnitude, decimals: decimals + 1).utf8.dropLast())
        if digits.last == UInt8(ascii: ".") { digits.removeLast() }
        var position = digits.count - 1
        while position >= 0 {
          if digits[position] == UInt8(ascii: "9") {
            digits[position] = 0x30
          } else if digits[position] != UInt8(ascii: ".") {
            digits[position] += 1
            break
          }
          position -= 1
        }
        return (position < 0 ? "1" : "") + String(decoding: digits, as: UTF8.self)
      }

      private static func append(
        whole: UnsafeBufferPointer<UInt8>, fraction: UnsafeBufferPointer<UInt8>, _ isNegative: Bool,
        _ locale: CardNumberLocale, to output: inout CardByteBuffer
      ) {
        if isNegative { output.append("\u{2212}") }
        let isGrouped = whole.allSatisfy { $0 &- 0x30 < 10 }
        for (index, digit) in whole.enumerated() {
          let left = whole.count - index
          if isGrouped, index > 0, left >= 3, (left - 3) % locale.laterGroups == 0 {
            output.append(locale.thousands)
          }
          append(digit, locale, to: &output)
        }
        guard !fraction.isEmpty else { return }
        output.append(locale.decimal)
        for digit in fraction { append(digit, locale, to: &output) }
      }

      @inline(__always)
      private static func append(
        _ character: UInt8, _ locale: CardNumberLocale, to output: inout CardByteBuffer
      ) {
        if locale.hasArabicDigits, character &- 0x30 < 10 {
          // U+0660 and its successors in UTF-8.
          output.append(0xD9)
          output.append(0xA0 &+ (character &- 0x30))
        } else {
          output.append(character)
        }
      }
    }
    """##

  /// The same as it is read.
  static let numberFormatPart = SupportPart(numberFormat)
}

extension SupportSources {
  /// The part `NumberParsing`.
  static let numberParsing = ##"""
    /// Numbers in text as JavaScript reads them: as much of the beginning as is a number.
    enum CardNumberParsing {
      /// What `parseInt` gives for base ten.
      static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        // Eighteen digits always fit; most texts are digits alone.
        if (1...18).contains(bytes.count) {
          var value = 0
          var count = 0
          while count < bytes.count, bytes[count] &- 0x30 < 10 {
            value = value * 10 + Int(bytes[count] &- 0x30)
            count += 1
          }
          if count > 0 { return Double(value) }
        }
        return integer(String(decoding: bytes, as: UTF8.self))
      }

      /// ``integer(_:)-(UnsafeBufferPointer<UInt8>)`` of text.
      static func integer(_ text: String) -> Double? {
        var digits = ""
        for scalar in text.unicodeScalars.drop(while: CardWhiteSpace.contains) {
          let isSign = (scalar == "-" || scalar == "+") && digits.isEmpty
          guard isSign || "0"..."9" ~= scalar else { break }
          digits.unicodeScalars.append(scalar)
        }
        return Double(digits)
      }

      /// What `parseFloat` gives.
      static func float(_ text: String) -> Double? {
        let scalars = Array(text.unicodeScalars.drop(while: CardWhiteSpace.contains))
        var end = 0
        func digits() -> Int {
          let start = end
          while end < scalars.count, "0"..."9" ~= scalars[end] { end += 1 }
          return end - start
        }
        if end < scalars.count, scalars[end] == "-" || scalars[end] == "+" { end += 1 }
        if scalars[end...].starts(with: "Infinity".unicodeScalars) {
          return scalars.first == "-" ? -.infinity : .infinity
        }
        var count = digits()
        if end < scalars.count, scalars[end] == "." {
          let point = end
          end += 1
          let decimals = digits()
          if count == 0, decimals == 0 { end = point }
          count += decimals
        }
        guard count > 0 else { return nil }
        if end < scalars.count, scalars[end] == "e" || scalars[end] == "E" {
          let mark = end
          end += 1
          if end < scalars.count, scalars[end] == "-" || scalars[end] == "+" { end += 1 }
          if digits() == 0 { end = mark }
        }
        var number = String(String.UnicodeScalarView(scalars[..<end]))
        if number.hasSuffix(".") { number.removeLast() }
        if number.hasPrefix(".") { number = "0" + number }
        return Double(number.replacing(prefix: "-.", with: "-0.").replacing(prefix: "+.", with: "0."))
      }
    }

    extension String {
      fileprivate func replacing(prefix: String, with replacement: String) -> String {
        hasPrefix(prefix) ? replacement + dropFirst(prefix.count) : self
      }
    }
    """##

  /// The same as it is read.
  static let numberParsingPart = SupportPart(numberParsing)
}

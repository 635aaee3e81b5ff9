extension SupportSources {
  /// The part `TextCase`.
  static let textCase = ##"""
    /// Texts in other letters, and the English endings of numbers.
    enum TextCase {
      /// The text in small letters with the first one capital.
      static func sentence(_ text: String) -> String {
        let text = text.lowercased()
        guard let first = text.unicodeScalars.first else { return text }
        return first.properties.uppercaseMapping + String(text.unicodeScalars.dropFirst())
      }

      /// The text in small letters with the first one of every word capital.
      static func title(_ text: String) -> String {
        var result = ""
        var isInWord = false
        for scalar in text.lowercased().unicodeScalars {
          // As in the reference, a word begins with an ASCII letter, digit or `_` and ends with white space.
          let isWordStart = "a"..."z" ~= scalar || scalar == "_" || "0"..."9" ~= scalar
          if WhiteSpace.contains(scalar) { isInWord = false }
          if !isInWord, isWordStart {
            isInWord = true
            result += scalar.properties.uppercaseMapping
          } else {
            result.unicodeScalars.append(scalar)
          }
        }
        return result
      }

      /// The integer with its English ending: `1st`, `2nd`, `11th`.
      static func ordinal(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        return switch (number % 100, number % 10) {
        case (11...13, _): "\(number)th"
        case (_, 1): "\(number)st"
        case (_, 2): "\(number)nd"
        case (_, 3): "\(number)rd"
        default: "\(number)th"
        }
      }
    }
    """##
}

extension SupportSources {
  /// The part `TextCase`.
  static let textCase = ##"""
    /// Texts in other letters, and the English endings of numbers.
    enum CardTextCase {
      /// The text in small letters, as in the language of a locale.
      static func lower(_ text: String, _ locale: String? = nil) -> String {
        let rules = CardLetterRules(locale)
        // The small sigma at the end of a word is another one, of which the standard library knows nothing.
        guard rules != nil || text.unicodeScalars.contains("\u{3A3}") else { return text.lowercased() }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        for (position, scalar) in scalars.enumerated() {
          if scalar == "\u{3A3}" {
            result.append(isFinal(scalars, position) ? "\u{3C2}" : "\u{3C3}")
          } else if let special = rules?.lower(scalar, scalars[..<position], scalars[(position + 1)...])
          {
            result.append(contentsOf: special.unicodeScalars)
          } else {
            result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
          }
        }
        return String(result)
      }

      /// Whether the letter at a position is the last one of a word of several letters.
      private static func isFinal(_ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
        let before = scalars[..<position].last { !$0.properties.isCaseIgnorable }
        let after = scalars[(position + 1)...].first { !$0.properties.isCaseIgnorable }
        return before?.properties.isCased == true && after?.properties.isCased != true
      }

      /// The text in capital letters, as in the language of a locale.
      static func upper(_ text: String, _ locale: String? = nil) -> String {
        CardLetterRules(locale)?.upper(text) ?? text.uppercased()
      }

      /// Whether letters of the language of a locale are other ones in capital or small letters than elsewhere.
      static func hasRules(_ locale: String) -> Bool { CardLetterRules(locale) != nil }

      /// The text in small letters with the first one capital.
      static func sentence(_ text: String, _ locale: String? = nil) -> String {
        let text = lower(text, locale)
        guard let first = text.unicodeScalars.first else { return text }
        return capital(first, locale) + String(text.unicodeScalars.dropFirst())
      }

      private static func capital(_ scalar: Unicode.Scalar, _ locale: String?) -> String {
        CardLetterRules(locale)?.upper(String(scalar)) ?? scalar.properties.uppercaseMapping
      }

      /// The text in small letters with the first one of every word capital.
      static func title(_ text: String, _ locale: String? = nil) -> String {
        var result = ""
        var isInWord = false
        for scalar in lower(text, locale).unicodeScalars {
          // As in the reference, a word begins with an ASCII letter, digit or `_` and ends with white space.
          let isWordStart = "a"..."z" ~= scalar || scalar == "_" || "0"..."9" ~= scalar
          if CardWhiteSpace.contains(scalar) { isInWord = false }
          if !isInWord, isWordStart {
            isInWord = true
            result += capital(scalar, locale)
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

    /// Languages in which letters have other capital or small ones than elsewhere.
    private enum CardLetterRules {
      /// Turkish and Azerbaijani: `i` and `ı` are two letters.
      case dotless
      /// Lithuanian: `i` keeps its dot below an accent.
      case accented

      init?(_ locale: String?) {
        guard let locale else { return nil }
        switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "tr", "az": self = .dotless
        case "lt": self = .accented
        default: return nil
        }
      }

      private static let dot: Unicode.Scalar = "\u{307}"

      func upper(_ text: String) -> String {
        switch self {
        case .dotless:
          return text.unicodeScalars.reduce(into: "") {
            $0 += $1 == "i" ? "\u{130}" : $1.properties.uppercaseMapping
          }
        case .accented:
          // The dot that small letters keep goes.
          var kept = String.UnicodeScalarView()
          var isDotted = false
          for scalar in text.unicodeScalars {
            if scalar == Self.dot, isDotted {
              isDotted = false
              continue
            }
            isDotted = scalar.properties.isSoftDotted || isDotted && !Self.endsAccents(scalar)
            kept.append(scalar)
          }
          return String(kept).uppercased()
        }
      }

      /// The small form of a scalar between others, where it is another one than elsewhere.
      func lower(
        _ scalar: Unicode.Scalar, _ before: ArraySlice<Unicode.Scalar>,
        _ after: ArraySlice<Unicode.Scalar>
      ) -> String? {
        switch (self, scalar) {
        case (.dotless, "\u{130}"): return "i"
        case (.dotless, "I"): return Self.isBeforeDot(after) ? "i" : "\u{131}"
        case (.dotless, Self.dot) where Self.isAfterI(before): return ""
        case (.accented, "\u{CC}"): return "i\u{307}\u{300}"
        case (.accented, "\u{CD}"): return "i\u{307}\u{301}"
        case (.accented, "\u{128}"): return "i\u{307}\u{303}"
        case (.accented, "I"), (.accented, "J"), (.accented, "\u{12E}"):
          return scalar.properties.lowercaseMapping + (Self.hasAccentAbove(after) ? "\u{307}" : "")
        default: return nil
        }
      }

      /// Whether a scalar ends the accents of the letter before it: another letter, or an accent above it.
      private static func endsAccents(_ scalar: Unicode.Scalar) -> Bool {
        let place = scalar.properties.canonicalCombiningClass
        return place == .notReordered || place == .above
      }

      private static func hasAccentAbove(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        rest.first(where: endsAccents)?.properties.canonicalCombiningClass == .above
      }

      private static func isBeforeDot(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        rest.first(where: endsAccents) == dot
      }

      private static func isAfterI(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
        before.last(where: endsAccents) == "I"
      }
    }
    """##

  /// The same as it is read.
  static let textCasePart = SupportPart(textCase)
}

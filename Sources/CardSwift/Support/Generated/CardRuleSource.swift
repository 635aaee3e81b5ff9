extension SupportSources {
  /// The part `CardRule`.
  static let cardRule = ##"""
    /// What the values of a field must be like.
    struct CardRule: Sendable {
      /// What is kept of a value that nobody has entered now.
      var kept: @Sendable (String) -> String = { $0 }
      /// What becomes of a value when it is entered.
      var entered: @Sendable (String) -> String = { $0 }
      /// What is sent for a value.
      var sent: @Sendable (String) -> String = { $0 }
      /// Whether a value is taken.
      let accepts: @Sendable (String) -> Bool
    }

    extension CardRule {
      /// There is a value.
      static func required(_ isRequired: Bool = true) -> CardRule {
        CardRule { !isRequired || !$0.isEmpty }
      }

      /// There is this value and no other.
      static func required(_ isRequired: Bool = true, value: String) -> CardRule {
        CardRule { !isRequired || $0 == value }
      }

      /// A value is one of those that there are to choose from; nothing shows another one, so it is not chosen.
      static func choice(_ choices: [String]) -> CardRule {
        CardRule(kept: { choices.contains($0) ? $0 : "" }, accepts: { _ in true })
      }

      /// A value is several of those that there are to choose from, in their order, between commas.
      static func choices(_ choices: [String]) -> CardRule {
        let chosen: @Sendable (String) -> String = { text in
          let parts = text.split(separator: ",").map(String.init)
          return choices.filter { parts.contains($0) }.joined(separator: ",")
        }
        return CardRule(kept: chosen, entered: chosen, accepts: { _ in true })
      }

      /// A value has at most so many characters. More cannot be entered.
      static func atMost(_ count: Int) -> CardRule {
        CardRule(entered: { String($0.prefix(count)) }, accepts: { $0.count <= count })
      }

      /// A value matches a regular expression; any does if that cannot be read.
      static func pattern(_ pattern: String) -> CardRule {
        CardRule { text in
          guard !text.isEmpty, let regex = try? Regex(pattern) else { return true }
          // As in JavaScript: digits and letters are those of ASCII, and characters are single ones.
          let matcher = regex.asciiOnlyDigits().asciiOnlyWordCharacters().wordBoundaryKind(.simple)
          return (try? matcher.matchingSemantics(.unicodeScalar).firstMatch(in: text)) != nil
        }
      }

      /// A date or a time lies between two others. They are written so that they sort as text.
      static func moment(least: String? = nil, most: String? = nil) -> CardRule {
        CardRule { $0.isEmpty || $0 >= least ?? $0 && $0 <= most ?? $0 }
      }

      /// A value is a number in figures, in which `separator` stands before decimal places.
      static func numeric(least: String? = nil, most: String? = nil, separator: String) -> CardRule {
        let isTaken: @Sendable (String) -> Bool = { text in
          guard let number = Double(figures(text, separator)) else { return text.isEmpty }
          return number >= least.flatMap { Double($0) } ?? number
            && number <= most.flatMap { Double($0) } ?? number
        }
        // The card has a point, and who fills in the form writes as the place does.
        let shown: @Sendable (String) -> String = { text in
          guard Double(text) != nil else { return text }
          return text.split(separator: ".", omittingEmptySubsequences: false).joined(
            separator: separator)
        }
        return CardRule(kept: shown, sent: { figures($0, separator) }, accepts: isTaken)
      }

      /// The digit of a number in whatever script; none of what is no digit.
      private static func digit(_ character: Character) -> Int? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
          scalar.properties.numericType == .decimal
        else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
      }

      /// A number with a point before decimal places, whatever was typed. What is no number in figures is nothing, as are `nan`
      /// and hexadecimal numbers.
      private static func figures(_ text: String, _ separator: String) -> String {
        var number = ""
        var points = 0
        for character in text where character != " " {
          if let digit = digit(character) {
            number.append(String(digit))
            continue
          }
          switch character {
          case "-", "\u{2212}": number.append("-")
          case "+" where number.isEmpty: break
          case ".", "\u{66B}",
            _ where String(character) == separator:
            points += 1
            number.append(".")
          default: return ""
          }
        }
        let digits = number.hasPrefix("-") ? number.dropFirst() : number[...]
        return points < 2 && digits.contains(where: \.isNumber) && !digits.contains("-") ? number : ""
      }
    }
    """##

  /// The same as it is read.
  static let cardRulePart = SupportPart(cardRule)
}

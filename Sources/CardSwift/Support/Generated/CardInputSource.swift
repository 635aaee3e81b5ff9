extension SupportSources {
  /// The part `CardInput`.
  static let cardInput = ##"""
    /// A field of a form, and which values it takes.
    struct CardInput: Sendable, Hashable {
      /// What values are.
      enum Kind: Sendable, Hashable {
        /// Any text.
        case text
        /// A number with a point.
        case number
        /// `2026-11-21`
        case date
        /// `18:30`
        case time
        /// One of two values, or several joined by commas.
        case choice
      }

      /// The name that the value is sent under.
      var id: String
      /// What values are.
      var kind: Kind = .text
      /// The value at first.
      var value: String = ""
      /// Whether there is no value to be sent, not even an empty one, before one is entered: the field
      /// writes a variable.
      var isMissingAtFirst: Bool = false
      /// Whether there must be a value.
      var isRequired: Bool = false
      /// The value that is wanted where one is required; any, if it is none.
      var requiredValue: String?
      /// The least value.
      var minimum: String?
      /// The greatest value.
      var maximum: String?
      /// The most characters.
      var maxLength: Int?
      /// The regular expression that a value must match.
      var pattern: String?
      /// What is said of a value that is not taken.
      var message: String?
      /// The elements around the field, and the field itself, that an action shows or hides, with
      /// whether they are shown at first.
      var shownBy: [String: Bool] = [:]

      /// A field.
      init(
        id: String,
        kind: Kind = .text,
        value: String = "",
        isMissingAtFirst: Bool = false,
        isRequired: Bool = false,
        requiredValue: String? = nil,
        minimum: String? = nil,
        maximum: String? = nil,
        maxLength: Int? = nil,
        pattern: String? = nil,
        message: String? = nil,
        shownBy: [String: Bool] = [:]
      ) {
        self.id = id
        self.kind = kind
        self.value = value
        self.isMissingAtFirst = isMissingAtFirst
        self.isRequired = isRequired
        self.requiredValue = requiredValue
        self.minimum = minimum
        self.maximum = maximum
        self.maxLength = maxLength
        self.pattern = pattern
        self.message = message
        self.shownBy = shownBy
      }

      /// Whether the field takes a value, in which `separator` stands before decimal places.
      func accepts(_ text: String, separator: String = ".") -> Bool {
        if let requiredValue, isRequired { return text == requiredValue }
        if text.isEmpty { return !isRequired }
        if let maxLength, text.count > maxLength { return false }
        if let pattern, let regex = try? Regex(pattern), (try? regex.firstMatch(in: text)) == nil {
          return false
        }
        switch kind {
        case .text, .choice: return true
        case .number:
          guard let number = Double(sent(text, separator: separator)) else { return false }
          if let minimum, let least = Double(minimum), number < least { return false }
          if let maximum, let most = Double(maximum), number > most { return false }
          return true
        case .date, .time:
          // Both are written so that they sort as text.
          return text >= minimum ?? text && text <= maximum ?? text
        }
      }

      /// The value as it is sent: numbers have a point before decimal places, whatever was typed. What
      /// is no number in figures is nothing, as are `nan` and hexadecimal numbers.
      func sent(_ text: String, separator: String = ".") -> String {
        guard kind == .number else { return text }
        var number = ""
        var points = 0
        for character in text where character != " " {
          switch character {
          case "0"..."9": number.append(character)
          case "-", "\u{2212}": number.append("-")
          case "+" where number.isEmpty: break
          case ".",
            _ where String(character) == separator:
            points += 1
            number.append(".")
          default: return ""
          }
        }
        let digits = number.hasPrefix("-") ? number.dropFirst() : number[...]
        return points < 2 && digits.contains(where: \.isNumber) && !digits.contains("-") ? number : ""
      }

      /// Whether all elements around the field are shown, as `isShown` says of one and its first state.
      func isShown(_ isShown: (String, Bool) -> Bool) -> Bool {
        shownBy.allSatisfy { isShown($0.key, $0.value) }
      }

      /// The value after the field has become another one: the new first value, or what was entered.
      func updated(_ text: String, to input: CardInput) -> String {
        text == value ? input.value : text
      }
    }
    """##
}

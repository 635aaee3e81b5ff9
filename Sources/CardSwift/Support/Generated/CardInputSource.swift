extension SupportSources {
  /// The part `CardInput`.
  static let cardInput = ##"""
    /// A field of a form, and which values it takes.
    struct CardInput: Sendable {
      /// The name that the value is sent under.
      let id: String
      /// What tells the field from others in the form: its name, unless cards that are sent one at a time
      /// have fields of the same name.
      let key: String
      /// The value at first.
      let value: String
      /// The values that there are to choose from; none where any can be entered.
      let choices: [String]?
      /// Whether several values can be chosen, which stand between commas.
      let isMultiple: Bool
      /// What values must be like.
      var rules: [CardRule] = []
      /// What is said of a value that is not taken.
      var message: String?
      /// Whether there is no value to be sent, not even an empty one, before one is entered: the field
      /// writes a variable.
      var isMissingAtFirst: Bool = false
      /// The elements around the field, and the field itself, that an action shows or hides, with
      /// whether they are shown at first.
      var shownBy: [String: Bool] = [:]

      /// A field.
      init(
        id: String,
        key: String? = nil,
        value: String = "",
        choices: [String]? = nil,
        isMultiple: Bool = false,
        rules: [CardRule] = [],
        message: String? = nil,
        isMissingAtFirst: Bool = false,
        shownBy: [String: Bool] = [:]
      ) {
        self.id = id
        self.key = key ?? id
        self.choices = choices
        self.isMultiple = isMultiple
        self.value = Self.chosen(value, of: choices, isMultiple)
        self.rules = rules
        self.message = message
        self.isMissingAtFirst = isMissingAtFirst
        self.shownBy = shownBy
      }

      /// What of a value can be chosen. What is no choice of the field is not chosen: nothing shows it.
      func chosen(_ value: String) -> String { Self.chosen(value, of: choices, isMultiple) }

      private static func chosen(_ value: String, of choices: [String]?, _ isMultiple: Bool) -> String {
        guard let choices else { return value }
        guard isMultiple else { return choices.contains(value) ? value : "" }
        return value.split(separator: ",").map(String.init).filter { choices.contains($0) }.joined(
          separator: ",")
      }

      /// Whether the field takes a value.
      func accepts(_ text: String) -> Bool { rules.allSatisfy { $0.accepts(text) } }

      /// Whether all elements around the field are shown, as `isShown` says of one and its first state.
      func isShown(_ isShown: (String, Bool) -> Bool) -> Bool {
        shownBy.allSatisfy { isShown($0.key, $0.value) }
      }
    }
    """##
}

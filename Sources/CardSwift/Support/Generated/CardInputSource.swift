extension SupportSources {
  /// The part `CardInput`.
  static let cardInput = ##"""
    /// A field of a form, and which values it takes.
    struct CardInput: Sendable {
      /// The name that the value is sent under.
      let id: String
      /// What tells the field from others of its name in the form, which are sent one at a time.
      var key: String?
      /// The value at first.
      var value: String = ""
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
        rules: [CardRule] = [],
        message: String? = nil,
        isMissingAtFirst: Bool = false,
        shownBy: [String: Bool] = [:]
      ) {
        self.id = id
        self.key = key
        self.value = value
        self.rules = rules
        self.message = message
        self.isMissingAtFirst = isMissingAtFirst
        self.shownBy = shownBy
      }

      /// What the field is known by in its form.
      var name: String { key ?? id }

      /// What of a value is kept that nobody has entered now: the first one, or one that was taken before.
      func kept(_ value: String) -> String { rules.reduce(value) { $1.kept($0) } }

      /// Whether the field takes a value.
      func accepts(_ text: String) -> Bool { rules.allSatisfy { $0.accepts(text) } }

      /// Whether all elements around the field are shown, as `isShown` says of one and its first state.
      func isShown(_ isShown: (String, Bool) -> Bool) -> Bool {
        shownBy.allSatisfy { isShown($0.key, $0.value) }
      }
    }
    """##

  /// The same as it is read.
  static let cardInputPart = SupportPart(cardInput)
}

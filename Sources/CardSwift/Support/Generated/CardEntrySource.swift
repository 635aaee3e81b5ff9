extension SupportSources {
  /// The part `CardEntry`.
  static let cardEntry = ##"""
    /// What is entered in one field of a card, which its control alone observes.
    @MainActor
    final class CardEntry: ObservableObject {
      /// The field; one without rules for a variable.
      private(set) var input: CardInput
      /// The value.
      @Published private(set) var text: String
      /// What is wrong with the value, once somebody has tried to send it.
      @Published var problem: String?
      /// How often the field was the first one that could not be sent.
      @Published var attempts = 0
      /// Whether there is no value to be sent; a variable comes into being when it is set. A control still shows the value of
      /// one that was removed.
      var isMissing: Bool

      /// A field with its first value.
      init(_ input: CardInput) {
        self.input = input
        text = input.kept(input.value)
        isMissing = input.isMissingAtFirst
      }

      /// What is sent; none if there is no value.
      var sent: String? { isMissing ? nil : input.rules.reduce(text) { $1.sent($0) } }

      /// Becomes another field with a value; what was entered or removed before stays so.
      func become(_ input: CardInput) {
        text = input.kept(text == self.input.kept(self.input.value) ? input.value : text)
        if self.input.isMissingAtFirst, !input.isMissingAtFirst { isMissing = false }
        self.input = input
      }

      /// Enters a value.
      func enter(_ value: String) {
        text = input.rules.reduce(value) { $1.entered($0) }
        isMissing = false
        if input.accepts(text) { problem = nil }
      }

      /// Takes back what was entered.
      func reset() {
        text = input.kept(input.value)
        isMissing = input.isMissingAtFirst
        problem = nil
      }

      /// Shows whether the value can be sent.
      func check() {
        let reason = text.isEmpty ? "Required" : "Not a valid value"
        problem = input.accepts(text) ? nil : input.message ?? reason.cardWord
      }
    }
    """##

  /// The same as it is read.
  static let cardEntryPart = SupportPart(cardEntry)
}

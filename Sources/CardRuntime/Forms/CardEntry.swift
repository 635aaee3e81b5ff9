#if canImport(SwiftUI)
  public import SwiftUI

  /// What is entered in one field of a card, which its control alone observes.
  @MainActor
  public final class CardEntry: ObservableObject {
    /// The field; none for a variable.
    var input: CardInput?
    /// The value.
    @Published var text: String
    /// Whether there is a value to be sent; a variable comes into being when it is set.
    private(set) var exists: Bool
    /// What is wrong with the value, once somebody has tried to send it.
    @Published var problem: String?
    /// How often the field was the first one that could not be sent.
    @Published var attempts = 0

    /// A field with its first value.
    init(_ input: CardInput?) {
      self.input = input
      text = input?.value ?? ""
      exists = input.map { !$0.isMissingAtFirst } ?? false
    }

    /// Becomes another field with a value; what was entered or removed before stays so.
    func become(_ input: CardInput) {
      text = self.input?.updated(text, to: input) ?? input.value
      if self.input == nil, !input.isMissingAtFirst { exists = true }
      self.input = input
    }

    /// Whether the value can be sent.
    func accepts(_ separator: String) -> Bool { input?.accepts(text, separator: separator) ?? true }

    /// Enters a value.
    func enter(_ value: String, _ separator: String) {
      text = String(value.prefix(input?.maxLength ?? .max))
      exists = true
      if problem != nil, accepts(separator) { problem = nil }
    }

    /// Takes back what was entered.
    func reset() {
      text = input?.value ?? ""
      exists = input.map { !$0.isMissingAtFirst } ?? false
      problem = nil
    }

    /// Has no value any more. A control still shows what it did.
    func remove() { exists = false }

    /// Shows whether the value can be sent.
    func check(_ separator: String) {
      let isRight = accepts(separator)
      let reason = text.isEmpty ? "Required" : "Not a valid value"
      problem = isRight ? nil : input?.message ?? reason.cardWord
    }
  }
#endif

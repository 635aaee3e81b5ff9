#if canImport(SwiftUI)
  public import SwiftUI

  /// What is entered in one field of a card, which its control alone observes.
  @MainActor
  public final class CardEntry: ObservableObject {
    /// The field; none for a variable.
    var input: CardInput?
    /// The value.
    @Published var text: String
    /// What is wrong with the value, once somebody has tried to send it.
    @Published var problem: String?
    /// How often the field was the first one that could not be sent.
    @Published var attempts = 0

    /// A field with its first value.
    init(_ input: CardInput?) {
      self.input = input
      text = input?.value ?? ""
    }

    /// Whether the value can be sent.
    func accepts(_ separator: String) -> Bool { input?.accepts(text, separator: separator) ?? true }

    /// Enters a value.
    func enter(_ value: String, _ separator: String) {
      text = String(value.prefix(input?.maxLength ?? .max))
      if problem != nil, accepts(separator) { problem = nil }
    }

    /// Takes back what was entered.
    func reset() {
      text = input?.value ?? ""
      problem = nil
    }

    /// Shows whether the value can be sent.
    func check(_ separator: String) {
      let isRight = accepts(separator)
      let reason = text.isEmpty ? "Required" : "Not a valid value"
      problem = isRight ? nil : input?.message ?? reason.cardWord
    }
  }
#endif

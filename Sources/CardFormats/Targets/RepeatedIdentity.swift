public import CardIR
package import CardSyntax

/// What tells the copies of an element that `$data` repeats from each other in targets that keep state with each copy.
///
/// The `id` that the author has bound to something that each item has of its own comes first, then a key of the data.
public enum RepeatedIdentity {
  /// The names of properties by which data tell items apart, the best one first.
  package static let keys = ["id", "key", "uuid", "identifier", "sku"]

  /// Copies that have nothing but their position.
  public static let position = LossKind(
    "note.position-identity", .note, severity: .note,
    "Copies of an element are told apart by their position.",
    explanation:
      "SwiftUI and Jetpack Compose keep what is typed, opened or animated with the identity of a view. Copies that have "
      + "none but their position pass that on to others when data are inserted or removed. Bind the `id` of the element to "
      + "something that each item has of its own, such as `row_${key}`; items with a property `id`, `key`, `uuid`, "
      + "`identifier` or `sku` that a schema or data show to be a text or a number are told apart by that.")

  /// Copies that have one name, and with it one state.
  public static let shared = LossKind(
    "lossy.shared-state", .approximated, "Copies of an element share what is entered or whether they are shown.",
    explanation:
      "SwiftUI and Jetpack Compose keep what is entered, and what is shown, by the `id` of an element. Copies that "
      + "`$data` makes of an element whose `id` is the same in all of them have one state, where each of them would have "
      + "its own on a card. Bind the `id` to what tells the copies apart, such as `note_${$index}`.")

  /// What to write where all copies have the same `id`.
  static func help(for id: String) -> String {
    "bind the id to what tells the copies apart, such as `\(id)_${$index}`"
  }
}

extension Diagnostic {
  /// Copies of an element with one name.
  package static func sharedState(of id: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      RepeatedIdentity.shared.diagnostic,
      "the copies of the element share one state, as each has the id `\(id)`", at: span,
      help: RepeatedIdentity.help(for: id))
  }

  /// Copies of an element without a name.
  package static func positionIdentity(of data: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      RepeatedIdentity.position.diagnostic,
      "the copies for `\(data)` are told apart by their position; bind their `id` to something that each has of its own",
      at: span)
  }
}

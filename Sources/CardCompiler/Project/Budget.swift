import CardFormats

/// The largest that an output may be: so many bytes of a document, or what a host takes as it counts.
package enum Budget: Sendable, Hashable {
  /// The bytes of the document as it is written.
  case bytes(Int)
  /// The limit of this name.
  case named(String)

  /// The names of limits.
  package static var names: [String] { PayloadLimit.named.map(\.name) }

  /// What a value looks like, in words.
  package static var expectation: String {
    "a size such as `28KB`, a number of bytes, or \(names.map { "`\($0)`" }.joined(separator: " or "))"
  }

  /// What text says, if it is a size or a name.
  package init?(_ text: String) {
    if Self.names.contains(text) {
      self = .named(text)
    } else if let count = SettingValues.size(text) {
      self = .bytes(count)
    } else {
      return nil
    }
  }
}

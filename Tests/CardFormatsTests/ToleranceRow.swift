import Testing

/// One line of a format's reference: a document, what is reported about it, and what is then known of it.
struct ToleranceRow: Sendable, CustomTestStringConvertible {
  /// What the reference calls the input.
  let name: String
  let document: String
  /// `severity id text-at-the-place: message`, in order of the places.
  let reports: [String]
  /// The content as the stable form for tests prints it; none if the document is not read.
  let tree: String?

  var testDescription: String { name }

  init(_ name: String, _ document: String, _ reports: [String] = [], tree: String?) {
    self.name = name
    self.document = document
    self.reports = reports
    self.tree = tree
  }
}

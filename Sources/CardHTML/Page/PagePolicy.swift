import CardKernel

/// What a Content-Security-Policy says of pages.
package enum PagePolicy {
  /// The directives of a document that shows pages inside of itself: the programs of pages run, which it names by their
  /// hashes, and their pictures and sounds are loaded. A page in a frame without an address has the policy of the document
  /// around it beside its own.
  package static let around: [String] = [
    "default-src 'none'", "style-src 'unsafe-inline'",
    "script-src " + PageLayout.allCases.map { source($0.program) }.joined(separator: " "),
    "img-src http: https: data:", "media-src http: https: data:", "base-uri 'none'", "form-action 'none'",
  ]

  /// How a policy names an inline style or program.
  static func source(_ text: String) -> String {
    "'sha256-\(Base64.encode(SHA256.hash(of: Array(text.utf8))))'"
  }
}

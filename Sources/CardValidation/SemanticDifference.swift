package import CardSyntax

/// The first thing in which two screens differ for whoever uses them.
package struct SemanticDifference: Sendable, Hashable {
  /// What was the case and what is, in one sentence.
  package let message: String
  /// Where the first screen says it.
  package let before: SourceSpan?
  /// Where the second screen says it, or the nearest place that comes from the source.
  package let after: SourceSpan?
  /// The data with which the difference shows, as short JSON; none where it shows for any data.
  package let data: String?
  /// What the user taps, one after the other, before the difference shows.
  package let actions: [String]
}

import CardSyntax

// A stand-in until CardSyntax has the exact map from decoded text to source; then this file is deleted.
extension Node {
  /// The place of a range of the decoded text of a string, in UTF-8 offsets.
  func span(ofDecoded range: Range<Int>) -> SourceSpan { span }
}

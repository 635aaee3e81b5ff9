/// A document of which mistakes of form have been read over, so that one run says what else is wrong with it.
///
/// It is there to be looked at, and nothing is made of it: where a mistake is, values are missing or are others than were
/// meant.
package struct MendedDocument: Sendable {
  /// The document, as far as it can be read. Its source has the places of the text that was read, but need not be the same.
  package let document: Document
  /// The text as it is.
  private let source: SourceText
  /// Where the mistakes are, and what could not be read because of them.
  private let faults: [Range<Int>]

  /// Reads a text that has mistakes of form; none if it has none, or if a part of it stays unread.
  package init?(reading source: SourceText, as syntax: SourceSyntax) {
    let mended = syntax == .json ? JSONReader.mended(source) : YAMLReader.mended(source)
    guard let mended else { return nil }
    (document, faults) = mended
    self.source = source
  }

  /// Those findings about the document that no mistake of form has led to: the innermost object around each has none in it.
  package func trusted(_ findings: Diagnostics) -> Diagnostics {
    var spans: [SourceSpan] = []
    Self.collectObjects(in: document.root, &spans)
    let objects = NestedSpans(spans)
    var trusted = Diagnostics()
    for finding in findings.all {
      guard let span = finding.span, let object = objects.innermost(containing: span),
        !hasFault(objects.spans[object].range)
      else { continue }
      trusted.report(finding.moved(to: source))
    }
    return trusted
  }

  private static func collectObjects(in node: Node, _ spans: inout [SourceSpan]) {
    if node.kind == .object { spans.append(node.span) }
    for child in node.elements { collectObjects(in: child, &spans) }
    for member in node.members { collectObjects(in: member.value, &spans) }
  }

  /// Whether a mistake is in an object, or behind its last member where more of it may have been.
  private func hasFault(_ object: Range<Int>) -> Bool {
    let text = document.source
    var end = object.upperBound
    while document.isYAML, end < text.count, text[end] <= 0x20 { end += 1 }
    return faults.contains { object.lowerBound < $0.lowerBound && $0.lowerBound < end }
  }
}

extension Diagnostic {
  /// The same finding in another text with the same places.
  func moved(to source: SourceText) -> Diagnostic {
    func moved(_ span: SourceSpan) -> SourceSpan {
      span.source.name == source.name ? SourceSpan(source: source, start: span.start, end: span.end) : span
    }
    var result = Diagnostic(
      kind, message, at: span.map(moved), labels: labels.map { .init(moved($0.span), $0.message) }, help: help,
      fixIt: fixIt.map { .init(moved($0.span), replacement: $0.replacement) })
    result.severity = severity
    return result
  }
}

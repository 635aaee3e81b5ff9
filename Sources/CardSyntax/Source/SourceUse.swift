extension SourceText {
  /// A place that brings the content of another file into a document.
  public struct Use: Sendable {
    /// How the content came there.
    public enum Kind: Sendable, Hashable {
      /// As an element whose type is the name of a component.
      case component
      /// By `$include`.
      case include
    }

    /// How the content came there.
    public let kind: Kind
    /// The place, which may itself be in a file that is used by another one.
    public let span: SourceSpan

    /// A use at `span`.
    package init(_ kind: Kind, at span: SourceSpan) {
      self.kind = kind
      self.span = span
    }

    /// What a label at the place says.
    var note: String {
      switch kind {
      case .component: "used here"
      case .include: "included here"
      }
    }
  }
}

extension Diagnostics {
  /// What was found in a file when it was read, told of one use of the file, which is labelled.
  package func told(of use: SourceText.Use) -> Diagnostics {
    var sources: [SourceText: SourceText] = [:]
    var result = Diagnostics()
    for each in all {
      guard let span = each.span, span.source.use == nil else {
        result.report(each)
        continue
      }
      let source = sources[span.source] ?? SourceText(span.source, use: use)
      sources[span.source] = source
      var told = Diagnostic(
        each.kind, each.message, at: SourceSpan(source: source, start: span.start, end: span.end), labels: each.labels,
        help: each.help, fixIt: each.fixIt)
      told.severity = each.severity
      result.report(told)
    }
    return result
  }
}

extension SourceSpan {
  /// The uses that brought the place into its document, from the inside out; empty for places in the document's own
  /// file.
  public var uses: [SourceText.Use] {
    var uses: [SourceText.Use] = []
    var use = source.use
    while let current = use {
      uses.append(current)
      use = current.span.source.use
    }
    return uses
  }

  /// The place in the file itself, the same for all uses of the file.
  package var original: SourceSpan { SourceSpan(source: source.original, start: start, end: end) }
}

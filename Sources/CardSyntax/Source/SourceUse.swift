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

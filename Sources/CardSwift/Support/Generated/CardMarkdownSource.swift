extension SupportSources {
  /// The part `CardMarkdown`.
  static let cardMarkdown = ##"""
    extension Text {
      /// A text with the Markdown that cards have: emphasis, links and lists.
      init(markdown source: String) {
        let text = CardMarkdownSource.inline(source)
        #if canImport(Darwin)
          let styled = try? AttributedString(
            markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
          self.init(styled ?? AttributedString(text))
        #else
          self.init(AttributedString(text))
        #endif
      }
    }
    """##

  /// The same as it is read.
  static let cardMarkdownPart = SupportPart(cardMarkdown)
}

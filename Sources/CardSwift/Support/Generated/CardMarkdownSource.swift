extension SupportSources {
  /// The part `CardMarkdown`.
  static let cardMarkdown = ##"""
    extension Text {
      /// A text with the Markdown that cards have: emphasis, links and lists.
      init(markdown source: String) {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let items = lines.map { line -> String in
          let isItem = ["- ", "* ", "+ "].contains { line.hasPrefix($0) }
          return isItem ? "• " + line.dropFirst(2) : String(line)
        }
        let text = items.joined(separator: "\n")
        #if canImport(Darwin)
          let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
          let styled = try? AttributedString(markdown: text, options: options)
          self.init(styled ?? AttributedString(text))
        #else
          self.init(AttributedString(text))
        #endif
      }
    }
    """##
}

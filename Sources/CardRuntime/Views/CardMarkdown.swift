#if canImport(SwiftUI)
  public import SwiftUI

  extension Text {
    /// A text with the Markdown that cards have: emphasis, links and lists.
    public init(markdown source: String) {
      let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let items = lines.map { line in
        for marker in ["- ", "* ", "+ "] where line.hasPrefix(marker) { return "• " + line.dropFirst(2) }
        return String(line)
      }
      let text = items.joined(separator: "\n")
      let options = AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace)
      self.init((try? AttributedString(markdown: text, options: options)) ?? AttributedString(text))
    }
  }
#endif

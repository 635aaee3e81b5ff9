#if canImport(SwiftUI)
  public import SwiftUI

  extension Text {
    /// A text with the Markdown that cards have: emphasis, links and lists.
    public init(markdown source: String) {
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
#endif

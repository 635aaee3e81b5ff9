import CardRuntime
import CardSyntax
import CardTestSupport
import CardText
import Testing

@testable import CardSwift

/// The Markdown of texts that are read when a view is shown.
@Suite("Markdown of views")
struct MarkdownSourceTests {
  private static let sources = [
    "- a\n- b", "  - a\n   * b\n+ c", "    - code?", "1. a\n 2. b\n   13. c", "1.a", "3\\. not a list",
    "a `code` ~~x~~ b",
    "\\`a\\` \\~b", "![a](https://a.b)", "Hi! [a](https://a.b)", "<b>a</b> & 1 < 2", "**a** _b_ \\*c\\*", "\\", "a\\",
    "", "\n\n",
    "a\r\n- b", "a **b**\n_c_", "a **b**\r\nc", "1. **a**", "-a", "- **a**\n- [b](https://a.b/~c)",
  ]

  @Test("is read by platforms as it is where the text is known when the view is generated", arguments: sources)
  func same(source: String) {
    let inline = CardMarkdownSource.inline(source)
    // What is read as it is needs no code that changes it.
    #expect(!TextCode.isInline(source) || inline == source)
    #expect(MarkdownText(inline).plain == MarkdownText(source).plain, "\(inline)")
    // A bullet is a run by itself there.
    func styles(_ text: String) -> [String] {
      MarkdownText(text).runs.filter { $0.isBold || $0.isItalic || $0.link != nil }
        .map { "\($0.text) \($0.isBold) \($0.isItalic) \($0.link != nil)" }
    }
    #expect(styles(inline) == styles(source))
  }

  @Test("has no lists and no markup but that of cards")
  func signs() {
    #expect(CardMarkdownSource.inline("  - a\n* b\n 2. c") == "• a\n• b\n2. c")
    #expect(CardMarkdownSource.inline("`a` ~~b~~ <c> ![d](e)") == #"\`a\` \~\~b\~\~ \<c> \![d](e)"#)
    #expect(CardMarkdownSource.inline(#"\`a"#) == #"\`a"#)
  }

  @Test("of a headline is bold only where it says so")
  func headlines() throws {
    func view(_ more: String) throws -> String {
      let text =
        #"{"type": "VStack", "subviews": [{"type": "Text", "properties": {"font": "headline"\#(more)}, "values": {"text": "A"}}]}"#
      let views = GeneratedViews([SourceText(name: "card.json", text: text)])
      return try #require(views.views.first, "\(views.failures)").source.text
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(try view("").contains(".font(.headline) .fontWeight(.regular)"))
    #expect(try view(#", "fontWeight": "semibold""#).contains(".font(.headline) .fontWeight(.semibold)"))
    let bound = GeneratedViews.support(["CardTextNames"]).text
    #expect(bound.contains(#"case "headline": self = .headline.weight(.regular)"#))
  }
}

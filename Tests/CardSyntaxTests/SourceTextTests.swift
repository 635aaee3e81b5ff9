import CardSyntax
import Testing

@Suite("Bytes of sources")
struct SourceTextTests {
  @Test("are compared with others whole", arguments: ["", "a", "abc", "a much longer text, over several words"])
  func content(text: String) {
    let source = SourceText(name: "a", text: text)
    #expect(source.hasContent(Array(text.utf8)))
    #expect(source.hasContent(of: SourceText(name: "b", text: text)))
    for other in [text + "x", "x" + text, String(text.dropLast()) + "\u{0}", text.uppercased() + "!"] {
      #expect(!source.hasContent(Array(other.utf8)), "\(other)")
      #expect(!source.hasContent(of: SourceText(name: "b", text: other)), "\(other)")
    }
  }

  /// The bytes that follow a text are no part of it.
  @Test("end where the text ends") func padding() {
    #expect(!SourceText(name: "a", text: "ab").hasContent([0x61, 0x62, 0]))
    #expect(!SourceText(name: "a", text: "ab\u{0}").hasContent(of: SourceText(name: "b", text: "ab")))
  }
}

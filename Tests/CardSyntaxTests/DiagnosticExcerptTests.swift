import CardSyntax
import CardTestSupport
import Testing

private let kind = DiagnosticKind("test.kind", .error, "A test.", explanation: "For tests.")
private let gentle = DiagnosticKind("test.gentle", .warning, "A test.", explanation: "For tests.")

/// The human form of one error over the bytes between the first two markers.
private func excerpt(_ marked: String, _ name: String = "a.yaml", help: String? = nil) -> String {
  let text = MarkedText(marked)
  let source = text.source(name)
  let start = text.offsets.first ?? 0
  let end = text.offsets.dropFirst().first ?? start
  let diagnostic = Diagnostic(kind, "it is wrong", at: SourceSpan(source: source, start..<end), help: help)
  return DiagnosticRenderer(style: .human).render([diagnostic])
}

@Suite struct DiagnosticExcerptTests {
  @Test func excerptWithCaretsAndHelp() {
    let text = MarkedText(String(repeating: "\n", count: 11) + "  text: ${▸toUper▸(name)}\nmore")
    let source = text.source("templates/a.yaml")
    let unknown = DiagnosticKind("template.unknown-function", .error, "", explanation: "")
    let diagnostic = Diagnostic(
      unknown, "unknown function `toUper`", at: SourceSpan(source: source, text.offsets[0]..<text.offsets[1]),
      help: "did you mean `toUpper`?")
    #expect(
      DiagnosticRenderer(style: .human).render([diagnostic]) == """
        error: unknown function `toUper` [template.unknown-function]
          --> templates/a.yaml:12:11
           |
        12 |   text: ${toUper(name)}
           |           ^^^^^^
           = help: did you mean `toUpper`?

        """)
  }

  @Test func labelsOnTheSameLineAndOnOthers() {
    let text = MarkedText("{\n  ▸\"a\"▸: 1, ▸\"b\"▸: 2,\n  \"c\": 3,\n\n\n\n\n\n\n  ▸\"a\"▸: 4\n}")
    let source = text.source("a.json")
    func span(_ number: Int) -> SourceSpan {
      SourceSpan(source: source, text.offsets[number * 2]..<text.offsets[number * 2 + 1])
    }
    let far = Diagnostic(kind, "twice", at: span(2), labels: [.init(span(0), "first here")])
    let near = Diagnostic(
      gentle, "both", at: span(0), labels: [.init(span(1), "not this"), .init(span(2), "nor this")])
    #expect(
      DiagnosticRenderer(style: .human).render([far, near]) == """
        error: twice [test.kind]
          --> a.json:10:3
           |
         2 |   "a": 1, "b": 2,
           |   --- first here
        ...
        10 |   "a": 4
           |   ^^^

        warning: both [test.gentle]
          --> a.json:2:3
           |
         2 |   "a": 1, "b": 2,
           |   ^^^
           |           --- not this
        ...
        10 |   "a": 4
           |   --- nor this

        """)
  }

  @Test func labelsInOtherFiles() {
    let main = SourceText(name: "card.json", text: "{\"$prop\": 1}")
    let other = SourceText(name: "parts/button.yaml", text: "a: 1\nname: 2\n")
    let diagnostic = Diagnostic(
      kind, "no such property", at: SourceSpan(source: main, 1..<8),
      labels: [.init(SourceSpan(source: other, 5..<9), "declared here")])
    #expect(
      DiagnosticRenderer(style: .human).render([diagnostic]) == """
        error: no such property [test.kind]
         --> card.json:1:2
          |
        1 | {"$prop": 1}
          |  ^^^^^^^
         ::: parts/button.yaml:2:1
          |
        2 | name: 2
          | ---- declared here

        """)
  }

  @Test func aPlaceOfManyLinesIsMarkedToTheEndOfItsFirst() {
    #expect(
      excerpt("a: 1\nbody: ▸[\n  1,\n  2\n]▸\n") == """
        error: it is wrong [test.kind]
         --> a.yaml:2:7
          |
        2 | body: [
          |       ^ continues to line 5

        """)
    // A line end at the end of the place is not the beginning of the next line.
    #expect(
      excerpt("▸ab\n▸cd") == """
        error: it is wrong [test.kind]
         --> a.yaml:1:1
          |
        1 | ab
          | ^^

        """)
  }

  @Test func emptyPlacesAreOneCaret() {
    let end = " |\n1 | abc\n  |    ^\n"
    #expect(excerpt("abc▸").hasSuffix(" --> a.yaml:1:4\n " + end))
    #expect(excerpt("a▸bc").hasSuffix(" --> a.yaml:1:2\n  |\n1 | abc\n  |  ^\n"))
    #expect(excerpt("▸").hasSuffix(" --> a.yaml:1:1\n  |\n1 |\n  | ^\n"))
    #expect(excerpt("abc\n▸").hasSuffix(" --> a.yaml:2:1\n  |\n2 |\n  | ^\n"))
    #expect(excerpt("abc▸\n▸def").hasSuffix(" --> a.yaml:1:4\n  |\n1 | abc\n  |    ^\n"))
    #expect(excerpt("abc▸\r\n▸def").hasSuffix(" --> a.yaml:1:4\n  |\n1 | abc\n  |    ^\n"))
  }

  @Test func withoutAPlaceItIsOneLine() {
    let diagnostics = [Diagnostic(kind, "cannot open `a.json`", at: nil), Diagnostic(gentle, "b", at: nil, help: "c")]
    #expect(
      DiagnosticRenderer(style: .human).render(diagnostics) == """
        error: cannot open `a.json` [test.kind]

        warning: b [test.gentle]
          = help: c

        """)
  }

  /// The source line and the line under it, as they are shown.
  @Test(arguments: [
    // Tabs go to the next multiple of four
    ("\ta▸b▸", "    ab", "     ^"), ("a\t▸b▸", "a   b", "    ^"), ("▸\t▸b", "    b", "^^^^"),
    ("abcd\t▸b▸", "abcd    b", "        ^"),
    // East Asian wide and emoji are two columns
    ("日本▸x▸", "日本x", "    ^"), ("▸日本▸x", "日本x", "^^^^"), ("😀▸x▸", "😀x", "  ^"), ("ｆ▸x▸", "ｆx", "  ^"),
    ("한▸x▸", "한x", "  ^"),
    ("👨‍👩‍👧‍👦▸x▸", "👨‍👩‍👧‍👦x", "  ^"), ("👍🏽▸x▸", "👍🏽x", "  ^"), ("🇩🇪▸x▸", "🇩🇪x", "  ^"), ("❤️▸x▸", "❤️x", "  ^"), ("❤▸x▸", "❤x", " ^"),
    ("1️⃣▸x▸", "1️⃣x", "  ^"),
    // Accents take none
    ("e\u{301}▸x▸", "e\u{301}x", " ^"), ("é▸x▸", "éx", " ^"), ("▸e\u{301}▸x", "e\u{301}x", "^"), ("קְ▸x▸", "קְx", " ^"),
    // Part of a character is all of it
    ("▸e▸\u{301}x", "e\u{301}x", "^"),
    // What has no shape is made visible
    ("a\u{0}▸b▸", "a␀b", "  ^"), ("\u{1B}[31m▸b▸", "␛[31mb", "     ^"), ("\u{7F}▸b▸", "␡b", " ^"),
    ("\u{85}▸b▸", "<U+0085>b", "        ^"),
    ("\u{202E}▸b▸", "<U+202E>b", "        ^"), ("▸\u{200B}▸b", "<U+200B>b", "^^^^^^^^"),
    ("a\u{2028}▸b▸", "a<U+2028>b", "         ^"),
    ("\u{301}▸b▸", "◌\u{301}b", " ^"),
  ])
  func columns(_ marked: String, _ line: String, _ carets: String) {
    let shown = excerpt(marked).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Array(shown[3].unicodeScalars) == Array("1 | \(line)".unicodeScalars))
    #expect(shown[4] == "  | \(carets)")
  }

  @Test func invalidUTF8IsShownAsOneCharacterAByte() {
    let source = SourceText(name: "x", bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62])
    let diagnostic = Diagnostic(kind, "bad", at: SourceSpan(source: source, 3..<4))
    let shown = DiagnosticRenderer(style: .human).render([diagnostic])
    #expect(shown.hasSuffix("1 | a\u{FFFD}\u{FFFD}\u{FFFD}b\n  |    ^\n"))
  }

  @Test func longLinesAreCutAroundThePlace() throws {
    let left = String(repeating: "abcdefghij", count: 5_000)
    let right = String(repeating: "0123456789", count: 5_000)
    for marked in [left + "▸HERE▸" + right, "▸HERE▸" + right, left + "▸HERE▸"] {
      let lines = excerpt(marked).split(separator: "\n").map(Array.init)
      #expect(lines[3].count <= 130)
      // The carets stand under the word.
      let start = try #require(lines[4].firstIndex(of: "^"))
      #expect(String(lines[4][start...]) == "^^^^")
      #expect(String(lines[3][start..<start + 4]) == "HERE")
      #expect(lines[3].contains("…"))
    }
    let middle = excerpt(left + "▸HERE▸" + right).split(separator: "\n")[3]
    let expected = "1 | …\(left.suffix(40))HERE\(right.prefix(76))…"
    #expect(middle == expected)
    // A place longer than the window is underlined as far as it is shown.
    let lines = excerpt(left + "▸" + right + "▸" + left).split(separator: "\n")
    let carets = String(repeating: " ", count: 41) + String(repeating: "^", count: 80)
    #expect(lines[4] == "  | \(carets)")
  }

  @Test func distantPlacesOfALongLineAreShownApart() {
    let text = MarkedText("▸one▸" + String(repeating: " ", count: 10_000) + "▸two▸")
    let source = text.source()
    let diagnostic = Diagnostic(
      kind, "twice", at: SourceSpan(source: source, text.offsets[2]..<text.offsets[3]),
      labels: [.init(SourceSpan(source: source, text.offsets[0]..<text.offsets[1]), "first here")])
    let space = String(repeating: " ", count: 40)
    #expect(
      DiagnosticRenderer(style: .human).render([diagnostic]) == """
        error: twice [test.kind]
         --> test.json:1:10004
          |
        1 | …\(space)two
          |  \(space)^^^
        1 | one\(String(repeating: " ", count: 117))…
          | --- first here

        """)
  }

  @Test func messagesCannotSteerTheTerminal() {
    let source = SourceText(name: "a\u{1B}b.json", text: "x")
    let diagnostic = Diagnostic(
      kind, "no `\u{1B}[2J\n\t`", at: SourceSpan(source: source, 0..<1),
      labels: [.init(SourceSpan(source: source, 0..<1), "\u{7}")],
      help: "\r")
    for style in [DiagnosticStyle.human, .short] {
      let shown = DiagnosticRenderer(style: style).render([diagnostic])
      #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(shown.contains("no `␛[2J␊ `"))
      #expect(shown.contains("a␛b.json:1:1"))
    }
  }

  @Test func fixItsWithoutHelpAreSaid() {
    let source = SourceText(name: "x", text: "a,b")
    func help(_ range: Range<Int>, _ replacement: String) -> String {
      let span = SourceSpan(source: source, range)
      let diagnostic = Diagnostic(kind, "m", at: span, fixIt: .init(span, replacement: replacement))
      return String(DiagnosticRenderer(style: .human).render([diagnostic]).split(separator: "\n").last ?? "")
    }
    #expect(help(1..<2, "") == "  = help: remove `,`")
    #expect(help(1..<1, ";") == "  = help: insert `;`")
    #expect(help(1..<2, ";") == "  = help: write `;`")
    #expect(help(1..<2, String(repeating: "x", count: 1_000)).count < 80)
  }

  @Test func colors() {
    let source = SourceText(name: "x", text: "ab")
    let diagnostic = Diagnostic(
      gentle, "m", at: SourceSpan(source: source, 0..<1), labels: [.init(SourceSpan(source: source, 1..<2), "l")],
      help: "h")
    let shown = DiagnosticRenderer(style: .human, color: true).render([diagnostic])
      .replacing("\u{1B}[", with: "⟦")
    #expect(
      shown == """
        ⟦1;33mwarning⟦0m⟦1m: m⟦0m [test.gentle]
         ⟦34m-->⟦0m x:1:1
          ⟦34m|⟦0m
        ⟦34m1 |⟦0m ab
          ⟦34m|⟦0m ⟦1;33m^⟦0m
          ⟦34m|⟦0m  ⟦34m- l⟦0m
          ⟦34m=⟦0m ⟦36mhelp:⟦0m h

        """)
    #expect(!DiagnosticRenderer(style: .short, color: true).render([diagnostic]).contains("\u{1B}"))
  }

  @Test func thousandsOfDiagnosticsInOneLine() {
    let source = SourceText(name: "min.json", text: String(repeating: "é{},", count: 100_000))
    let diagnostics = (0..<2_000).map { Diagnostic(kind, "m", at: SourceSpan(source: source, $0 * 200..<$0 * 200 + 2)) }
    for style in [DiagnosticStyle.short, .json, .sarif, .github] {
      #expect(DiagnosticRenderer(style: style).render(diagnostics).contains("319841"))
    }
    #expect(DiagnosticRenderer(style: .human).render(Array(diagnostics.prefix(100))).utf8.count < 60_000)
  }
}

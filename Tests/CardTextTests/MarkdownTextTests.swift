import CardIR
import CardSyntax
import CardTemplate
import Testing

@testable import CardText

@Suite("Markdown is read once into runs")
struct MarkdownTextTests {
  /// The lines in a form of their own: markers, then runs as `b:`, `i:`, `bi:` or `=` with their text and link.
  private func shape(_ text: String) -> String {
    MarkdownText(text).lines.map { line in
      let marker =
        switch line.marker {
        case .none: ""
        case .bullet: "• "
        case .number(let number): "\(number). "
        }
      return marker
        + line.runs.map { run in
          let style = (run.isBold ? "b" : "") + (run.isItalic ? "i" : "")
          let link = run.link.map { "<\($0.sourceText)>" } ?? ""
          return "(\(style.isEmpty ? "=" : style):\(run.text.sourceText)\(link))"
        }.joined()
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("plain", "(=:plain)"), ("a **b** c", "(=:a )(b:b)(=: c)"), ("a __b__ c", "(=:a )(b:b)(=: c)"),
    ("*i* and _j_", "(i:i)(=: and )(i:j)"), ("***x***", "(bi:x)"), ("**a *b* c**", "(b:a )(bi:b)(b: c)"),
    ("[t](u)", "(=:t<u>)"), ("[a **b**](u) c", "(=:a <u>)(b:b<u>)(=: c)"), ("**[t](u)**", "(b:t<u>)"),
    ("- a\n+ b\r* c", "• (=:a)|• (=:b)|• (=:c)"), ("1. a\r\n12. b", "1. (=:a)|12. (=:b)"),
    ("[a](u(v)w)x", "(=:a<u(v)w>)(=:x)"), ("[a](u_(b_(c)))", "(=:a<u_(b_(c))>)"), ("[a](u(b) c", "(=:a<u(b>)(=: c)"),
    (#"[a](u "T") b"#, "(=:a<u>)(=: b)"), ("[a](u 'T (x)')", "(=:a<u>)"), (#"[a](u"v")"#, #"(=:a<u"v">)"#),
    ("[a](<u v>)", "(=:a<u v>)"), (#"[a](u\)v\_w)"#, "(=:a<u)v_w>)"), ("[a](u v)", "(=:a<u v>)"),
    (#"\*a\* \[b\](c)"#, "(=:*a* [b](c))"), ("**a\nb**", "(b:a)|(b:b)"),
    // Characters by name or number, which are no markup.
    ("a&nbsp;b", "(=:a\u{A0}b)"), ("&amp;lt; &lt;at&gt;", "(=:&lt; <at>)"), ("**a &hellip;**", "(b:a …)"),
    ("&#42;a&#x2A;", "(=:*a*)"), ("[a](u?b=1&amp;c=2)", "(=:a<u?b=1&c=2>)"), ("&lsqb;a](b)", "(=:[a](b))"),
    ("&#0;&#xD800;&#x10FFFF;", "(=:\u{FFFD}\u{FFFD}\u{10FFFF})"), ("- &copy; b", "• (=:© b)"),
    ("&#1234567;", "(=:\u{FFFD})"),
    // What is no markup.
    ("a & b; AT&T;", "(=:a & b; AT&T;)"), ("&nbsp &copy=1", "(=:&nbsp &copy=1)"), (#"\&nbsp;"#, "(=:&nbsp;)"),
    ("&#; &#x; &#12345678;", "(=:&#; &#x; &#12345678;)"), ("&", "(=:&)"), ("&#", "(=:&#)"),
    ("&toolongname;", "(=:&toolongname;)"),
    ("2 * 3 * 4", "(=:2 * 3 * 4)"), ("snake_case_name", "(=:snake_case_name)"), ("**a", "(=:**a)"),
    ("a ** b", "(=:a ** b)"), ("[a] (b)", "(=:[a] (b))"), ("[a](b", "(=:[a](b)"), ("-a", "(=:-a)"), ("1.a", "(=:1.a)"),
    ("# a", "(=:# a)"), ("`a`", "(=:`a`)"), ("**a\n\nb**", "(=:**a)||(=:b**)"), ("**a\n- b**", "(=:**a)|• (=:b**)"),
  ])
  func runs(_ source: String, _ expected: String) {
    #expect(shape(source) == expected)
  }

  @Test("every run knows where it stands in the source, escapes and holes counted")
  func spans() throws {
    let source = #"{"text": "a\u00e9 **b${x}c** \\* [t](u)"}"#
    var diagnostics = Diagnostics()
    let document = try #require(
      Document.read(SourceText(name: "a.json", text: source), as: .json, diagnostics: &diagnostics))
    let node = try #require(document.root["text"])
    let template = try #require(TemplateString.parse(node, diagnostics: &diagnostics))
    let markdown = MarkdownText(TextAtom.atoms(of: template, in: node.string))
    let bytes = Array(source.utf8)
    let written = markdown.runs.map { run in
      let span = node.span(ofDecoded: run.range)
      return String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    }
    #expect(written == [#"a\u00e9 "#, "b${x}c", #" \\* "#, "t"])
    #expect(markdown.plain.sourceText == "aé b${x}c * t")
  }

  @Test(
    "200 KB of open markers take time in proportion",
    arguments: ["*", "_a ", "[", "[](", "**a *", "\\", "- ", "](x", "[]((", "[](a", "[](()", "&", "&#", "&#1", "&a"])
  func isLinear(_ pattern: String) {
    let text = String(repeating: pattern, count: 200_000 / pattern.utf8.count)
    let duration = ContinuousClock().measure { _ = MarkdownText(text) }
    #expect(duration < .seconds(10), "\(duration)")
  }

  @Test("texts without a sign of markup, with and without holes, are shown as they are", arguments: 1...5)
  func signs(_ length: Int) throws {
    let alphabet = ["a", "*", "-", "1", ".", " ", "\n", "${x}", "&lt;"]
    var indices = Array(repeating: 0, count: length)
    var plain = 0
    repeat {
      let source = indices.map { alphabet[$0] }.joined()
      let value = TemplateString.parse(source).map { AttributeValue.text($0) } ?? .text(source)
      if !MarkdownText.mayHaveMarkup(value) {
        plain += 1
        let atoms = try #require(TextAtom.atoms(of: value, origin: nil))
        let read = MarkdownText(atoms)
        let isStyled = read.runs.contains { $0.isBold || $0.isItalic || $0.link != nil }
        #expect(!isStyled && AttributeValue.text(read.plain) == value, "\(source.debugDescription)")
      }
      var place = 0
      while place < length {
        indices[place] = (indices[place] + 1) % alphabet.count
        if indices[place] > 0 { break }
        place += 1
      }
      if place == length { break }
    } while true
    #expect(plain >= 6)
  }

  @Test(
    "points, minus signs and numbers inside texts are no sign",
    arguments: ["It costs 5.00.", "-5", "a - b", "1.5 km", "2024", "+49 30", "a\n1.5", "(see below)"])
  func noSigns(_ text: String) { #expect(!MarkdownText.mayHaveMarkup(.text(text))) }

  @Test("names stand for the characters of HTML")
  func names() {
    let expected = [
      "quot": "\"", "apos": "'", "yuml": "ÿ", "frac12": "½", "Omega": "Ω", "sigmaf": "ς", "rarr": "→", "bull": "•",
      "hellip": "…", "euro": "€", "trade": "™", "infin": "∞", "ne": "≠", "ge": "≥", "diams": "♦", "check": "✓",
      "rdquo": "”", "bdquo": "„", "ndash": "–", "zwj": "\u{200D}", "thetasym": "ϑ", "THORN": "Þ", "divide": "÷",
    ]
    for (name, character) in expected { #expect(MarkdownText("&\(name);").plain.plainText == character) }
  }
}

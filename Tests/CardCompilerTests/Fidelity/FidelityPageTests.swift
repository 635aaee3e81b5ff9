import CardHTML
import Testing

@testable import CardCompiler

@Suite("The report as a page")
struct FidelityPageTests {
  private func page(_ sources: [(name: String, text: String)], to target: FormatID = .drivenUI) -> String {
    var options = CompilerOptions()
    options.notesPlaces = true
    let pipeline = Pipeline(compiler: Compiler(options))
    var report = FidelityReport()
    for source in sources {
      let prepared = pipeline.prepare(SourceText(name: source.name, text: source.text), asTemplate: false)
      let result = pipeline.run(prepared, data: nil, host: nil, targets: [target])
      report.files += result.outputs.map { FidelityReport.File(result, $0, of: prepared, path: "out/\(source.name)") }
    }
    return String(decoding: FidelityPage.bytes(of: report), as: UTF8.self)
  }

  private static let card = """
    {"type": "AdaptiveCard", "version": "1.5", "body": [
      {"type": "TextBlock", "text": "Hello", "fontType": "monospace", "wrap": true},
      {"type": "Input.Text", "id": "name", "placeholder": "Your name"},
      {"type": "TextBlock", "text": "hidden", "isVisible": false}
    ]}
    """

  /// What is wrong with the nesting of elements, and text that should have been escaped.
  private func problems(_ page: String) -> [String] {
    var open: [String] = []
    var problems: [String] = []
    for tag in page.matches(of: /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)( \/)?>/) {
      let (_, closing, name, _, void) = tag.output
      if closing == "/" {
        if open.popLast() != String(name) { problems.append("</\(name)>") }
      } else if void == nil {
        open.append(String(name))
      }
    }
    let rest = page.replacing(/<!DOCTYPE html>/, with: "")
      .replacing(/<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)( \/)?>/, with: "")
    if rest.contains("<") { problems.append("a `<` outside of tags") }
    return problems + open
  }

  @Test("a page shows the score, each reason with its meaning, and both sides of each loss")
  func content() throws {
    let page = page([("card.json", Self.card)])
    #expect(problems(page) == [])
    #expect(page.contains("<code>lossy.font-family</code>"))
    #expect(page.contains("The target has one family."))
    #expect(page.contains("<mark>&quot;monospace&quot;</mark>"))
    #expect(page.contains("Source, line 2, column 54"))
    #expect(page.contains("Output /subviews/0"))
    #expect(page.contains("&quot;text&quot;: &quot;Hello&quot;"))
    #expect(page.contains("Nothing of it is in the output."))
    #expect(page.contains("written to out/card.json"))
    // What is gone comes before what has changed.
    let dropped = try #require(page.firstRange(of: "dropped.hidden"))
    let changed = try #require(page.firstRange(of: "lossy.font-family"))
    #expect(dropped.lowerBound < changed.lowerBound)
  }

  @Test("several files have an index, the ones that lost most first")
  func index() throws {
    let good = #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "A", "wrap": true}]}"#
    let page = page([("good.json", good), ("bad.json", Self.card)])
    #expect(problems(page) == [])
    let bad = try #require(page.firstRange(of: ##"<a href="#file-2">bad.json</a>"##))
    let fine = try #require(page.firstRange(of: ##"<a href="#file-1">good.json</a>"##))
    #expect(bad.lowerBound < fine.lowerBound)
    // And so are the sections, so that who scrolls down comes to what needs it first.
    let first = try #require(page.firstRange(of: #"<section id="file-2">"#))
    let last = try #require(page.firstRange(of: #"<section id="file-1">"#))
    #expect(first.lowerBound < last.lowerBound)
    #expect(!self.page([("card.json", Self.card)]).contains("<table"))
  }

  @Test(
    "the source and the output are shown, whatever the output's syntax; source code is not",
    arguments: [
      (FormatID.drivenUI, DocumentSyntax.json, false, true), (.skima, .yaml, false, true),
      (.html, .json, false, true), (.html, .json, true, true), (.swiftUI, .json, false, false),
    ])
  func pictures(_ target: FormatID, _ syntax: DocumentSyntax, _ annotates: Bool, _ isShown: Bool) throws {
    var options = CompilerOptions()
    options.syntax = syntax
    options.annotates = annotates
    let workspace = Workspace(Compiler(options))
    let source = workspace.pipeline.prepare(SourceText(name: "card.json", text: Self.card), asTemplate: false)
    let result = workspace.pipeline.run(source, data: nil, host: nil, targets: [target])
    let output = try #require(result.outputs.first)
    let seen = workspace.pictures(of: output)
    #expect((seen != nil) == isShown)
    var report = FidelityReport()
    report.files = [FidelityReport.File(result, output, of: source, path: nil, seen: seen)]
    let page = String(decoding: FidelityPage.bytes(of: report), as: UTF8.self)
    let frames = page.matches(of: /<iframe sandbox="allow-scripts"[^>]* srcdoc="([^"]*)"/)
    #expect(frames.count == (isShown ? 2 : 0) && problems(page) == [])
    let head = try #require(page.firstRange(of: "</head>")).lowerBound
    for frame in frames {
      #expect(frame.output.1.contains("Hello"))
      // The policy of the report holds in the frames too, so it must name their programs.
      let programs = frame.output.1.matches(of: /script-src &#39;(sha256-[A-Za-z0-9+\/=]+)&#39;/)
      #expect(programs.count == 1 && programs.allSatisfy { page[..<head].contains($0.output.1) })
      #expect(!frame.output.1.contains("data-source"))
    }
  }

  @Test("nothing is loaded from elsewhere, and nothing runs")
  func selfContained() {
    let page = page([("card.json", Self.card)])
    for sign in ["<script", "<link", "<img", "<iframe", "src=", "url(", "@import", "javascript:"] {
      #expect(!page.contains(sign))
    }
    #expect(page.contains("default-src &#39;none&#39;"))
  }

  @Test("whatever a source says is text", arguments: ["<script>alert(1)</script>", "\"><b>&amp;", "'\u{202E}x", "`a"])
  func escaping(_ text: String) throws {
    var writer = DocumentWriter(.minified)
    writer.string(text)
    let literal = String(decoding: writer.finish(), as: UTF8.self)
    let source = """
      {"type": "AdaptiveCard", "body": [{"type": "Input.Text", "id": \(literal), "placeholder": \(literal)},
        {"type": "Image", "url": \(literal), "altText": \(literal)}]}
      """
    let page = page([("\(text).json", source)])
    #expect(problems(page) == [])
    #expect(!page.contains("<script") && !page.contains("<b>&") && !page.contains("\u{202E}"))
  }

  @Test("long lines and long elements are cut, around the place")
  func excerpts() throws {
    let filler = String(repeating: "x", count: 5000)
    let source = #"{"a": "\#(filler)", "b": "here", "c": "\#(filler)"}"#
    let text = SourceText(name: "a.json", text: source)
    let start = try #require(source.firstRange(of: "\"here\"")).lowerBound.utf16Offset(in: source)
    let excerpt = ReportExcerpt(SourceSpan(source: text, start..<start + 6), LineIndex(text))
    let line = try #require(excerpt.lines.first)
    #expect(excerpt.lines.count == 1 && !excerpt.isCut)
    #expect(line.marked == "\"here\"" && line.before.hasPrefix("…") && line.after.hasSuffix("…"))
    #expect(line.before.count + line.after.count < 200)
    let tall = SourceText(name: "b.json", text: "[\n" + String(repeating: "  1,\n", count: 50) + "  1\n]\n")
    let cut = ReportExcerpt(SourceSpan(source: tall, 0..<tall.count), LineIndex(tall))
    #expect(cut.isCut && cut.lines.count == 8)
    #expect(cut.lines.map(\.number) == Array(1...8))
    let inner = ReportExcerpt(SourceSpan(source: tall, 4..<5), LineIndex(tall))
    #expect(inner.lines.map(\.number) == [1, 2])
    #expect(inner.lines.last?.marked == "1")
  }
}

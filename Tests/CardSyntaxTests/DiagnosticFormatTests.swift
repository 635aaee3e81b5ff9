import CardSyntax
import CardTestSupport
import Testing

private let kind = DiagnosticKind("json.separator", .error, "A comma is missing.", explanation: "Add it.")
private let gentle = DiagnosticKind("a.gentle", .warning, "Not nice.", explanation: "Be nicer.")
private let remark = DiagnosticKind("b.remark", .note, "A remark.", explanation: "Nothing to do.")

/// An error with everything, a warning over several lines, and a note without a place.
private func samples() -> [Diagnostic] {
  let source = SourceText(name: "dir/a b.json", text: "{\n  \"é\": 1 \"b\": 2\n}\n")
  return [
    Diagnostic(
      kind, "expected `,`", at: SourceSpan(source: source, 12..<15),
      labels: [.init(SourceSpan(source: source, 0..<1), "opened here")], help: "add a comma",
      fixIt: .init(SourceSpan(source: source, 11..<11), replacement: ",")),
    Diagnostic(gentle, "50% off: a, b\nc", at: SourceSpan(source: source, 0..<20)),
    Diagnostic(remark, "done", at: nil),
  ]
}

private func render(_ style: DiagnosticStyle, _ diagnostics: [Diagnostic]) -> String {
  DiagnosticRenderer(style: style).render(diagnostics)
}

@Suite struct DiagnosticFormatTests {
  @Test func short() {
    #expect(
      render(.short, samples()) == """
        dir/a b.json:2:10: error: expected `,` [json.separator]
        dir/a b.json:1:1: warning: 50% off: a, b␊c [a.gentle]
        note: done [b.remark]

        """)
  }

  @Test func jsonLines() {
    let error =
      #"{"severity":"error","id":"json.separator","message":"expected `,`","file":"dir/a b.json","line":2,"column":10,"#
      + #""endLine":2,"endColumn":13,"labels":[{"file":"dir/a b.json","line":1,"column":1,"endLine":1,"endColumn":2,"#
      + #""message":"opened here"}],"help":"add a comma","fixIt":{"file":"dir/a b.json","line":2,"column":9,"#
      + #""endLine":2,"endColumn":9,"replacement":","}}"#
    let warning =
      #"{"severity":"warning","id":"a.gentle","message":"50% off: a, b\nc","file":"dir/a b.json","line":1,"column":1,"#
      + #""endLine":3,"endColumn":2,"labels":[],"help":null,"fixIt":null}"#
    let note =
      #"{"severity":"note","id":"b.remark","message":"done","file":null,"line":null,"column":null,"endLine":null,"#
      + #""endColumn":null,"labels":[],"help":null,"fixIt":null}"#
    #expect(render(.json, samples()) == [error, warning, note, ""].joined(separator: "\n"))
  }

  @Test func github() {
    #expect(
      render(.github, samples()) == """
        ::error file=dir/a b.json,line=2,col=10,endLine=2,endColumn=13,title=json.separator::expected `,`%0Ahelp: add a comma
        ::warning file=dir/a b.json,line=1,endLine=3,title=a.gentle::50%25 off: a, b%0Ac
        ::notice title=b.remark::done

        """)
    let source = SourceText(name: "a:b,c%\r.json", text: "x")
    let escaped = Diagnostic(kind, "m\r\n", at: SourceSpan(source: source, 0..<1))
    #expect(
      render(.github, [escaped])
        == "::error file=a%3Ab%2Cc%25%0D.json,line=1,col=1,endLine=1,endColumn=2,title=json.separator::m%0D%0A\n")
  }

  @Test func sarif() throws {
    let text = render(.sarif, samples())
    var diagnostics = Diagnostics()
    let log = try #require(
      Document.readJSON(SourceText(name: "log.sarif", text: text), diagnostics: &diagnostics)
    ).root
    // The members that the schema requires of a log, a run, a tool and a result.
    #expect(log["version"]?.string == "2.1.0")
    #expect(log["$schema"]?.string?.hasSuffix("sarif-schema-2.1.0.json") == true)
    #expect(log["runs"]?.count == 1)
    let run = try #require(log["runs"]?[0])
    #expect(run["columnKind"]?.string == "unicodeCodePoints")
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"]?.string == "cardc")
    let rules = try #require(driver["rules"])
    #expect(rules.elements.map { $0["id"]?.string } == ["a.gentle", "b.remark", "json.separator"])
    #expect(rules[2]?["shortDescription"]?["text"]?.string == "A comma is missing.")
    #expect(rules[2]?["help"]?["text"]?.string == "Add it.")
    #expect(rules.elements.map { $0["defaultConfiguration"]?["level"]?.string } == ["warning", "note", "error"])
    let results = try #require(run["results"])
    #expect(results.elements.map { $0["ruleId"]?.string } == ["json.separator", "a.gentle", "b.remark"])
    #expect(results.elements.map { $0["ruleIndex"]?.integer } == [2, 0, 1])
    #expect(results.elements.map { $0["level"]?.string } == ["error", "warning", "note"])
    #expect(results.elements.allSatisfy { $0["message"]?["text"]?.string != nil })
    #expect(results.elements.map { $0["locations"]?.count } == [1, 1, 0])
    let place = try #require(results[0]?["locations"]?[0]?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.string == "dir/a%20b.json")
    #expect(minified(place["region"]) == #"{"startLine":2,"startColumn":10,"endLine":2,"endColumn":13}"#)
    let related = try #require(results[0]?["relatedLocations"]?[0])
    #expect(related["message"]?["text"]?.string == "opened here")
    #expect(related["physicalLocation"]?["region"]?["startLine"]?.integer == 1)
    #expect(
      minified(results[0]?["fixes"])
        == #"[{"description":{"text":"add a comma"},"artifactChanges":[{"artifactLocation":{"uri":"dir/a%20b.json"},"#
        + #""replacements":[{"deletedRegion":{"startLine":2,"startColumn":9,"endLine":2,"endColumn":9},"#
        + #""insertedContent":{"text":","}}]}]}]"#)
  }

  private func minified(_ node: Node?) -> String {
    guard let node else { return "" }
    var writer = DocumentWriter(.minified)
    writer.value(node)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test func sarifURIs() {
    for (name, uri) in [
      ("/abs/é.json", "file:///abs/%C3%A9.json"), ("<stdin>", "%3Cstdin%3E"), ("a:b#c?d", "a%3Ab%23c%3Fd"),
      ("./a_b-c~1", "./a_b-c~1"),
    ] {
      let diagnostic = Diagnostic(kind, "m", at: SourceSpan(source: SourceText(name: name, text: ""), 0..<0))
      #expect(render(.sarif, [diagnostic]).contains("\"uri\": \"\(uri)\""), "\(name)")
    }
  }

  @Test func nothingToReport() {
    for style in [DiagnosticStyle.human, .short, .json, .github] { #expect(render(style, []).isEmpty) }
    #expect(
      render(.sarif, []) == """
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "cardc",
                  "rules": []
                }
              },
              "columnKind": "unicodeCodePoints",
              "results": []
            }
          ]
        }

        """)
  }

  @Test func severitiesAreThoseOfTheRun() {
    var diagnostic = Diagnostic(gentle, "m", at: nil)
    diagnostic.severity = .error
    #expect(render(.short, [diagnostic]) == "error: m [a.gentle]\n")
    #expect(render(.sarif, [diagnostic]).contains("\"level\": \"error\""))
  }
}

@Suite struct DiagnosticsTests {
  private func collect(_ diagnostics: [Diagnostic]) -> Diagnostics {
    var all = Diagnostics()
    for diagnostic in diagnostics { all.report(diagnostic) }
    return all
  }

  @Test func theyAreSortedByFileOffsetAndId() {
    let (first, second) = (SourceText(name: "a", text: "xyz"), SourceText(name: "b", text: "xyz"))
    func at(_ source: SourceText, _ offset: Int, _ kind: DiagnosticKind) -> Diagnostic {
      Diagnostic(kind, "m", at: SourceSpan(source: source, offset..<offset))
    }
    let all = [
      at(second, 0, kind), at(first, 2, kind), at(first, 1, kind), at(first, 1, gentle),
      Diagnostic(remark, "m", at: nil),
      at(first, 1, kind),
    ]
    let sorted = collect(all).sorted()
    #expect(sorted.map { $0.span?.source.name ?? "-" } == ["-", "a", "a", "a", "b"])
    #expect(sorted.map(\.id) == ["b.remark", "a.gentle", "json.separator", "json.separator", "json.separator"])
    #expect(collect(all.reversed()).sorted() == sorted)
  }

  @Test func levelsOfWarningsAndNotesCanBeChanged() {
    let all = collect([
      Diagnostic(kind, "e", at: nil), Diagnostic(gentle, "w", at: nil), Diagnostic(remark, "n", at: nil),
    ])
    #expect(all.hasErrors)
    func levels(_ levels: [String: Severity?]) -> [Severity] { all.releveled(levels).all.map(\.severity) }
    #expect(levels([:]) == [.error, .warning, .note])
    #expect(levels(["a.gentle": .error, "b.remark": .warning]) == [.error, .error, .warning])
    #expect(levels(["a.gentle": .note]) == [.error, .note, .note])
    #expect(levels(["a.gentle": nil, "b.remark": nil]) == [.error])
    #expect(levels(["json.separator": .note]) == [.error, .warning, .note])
    #expect(levels(["json.separator": nil]) == [.error, .warning, .note])
  }

  @Test func whetherThereAreErrorsFollowsTheLevels() {
    let warnings = collect([Diagnostic(gentle, "w", at: nil)])
    #expect(!warnings.hasErrors)
    #expect(warnings.releveled(["a.gentle": .error]).hasErrors)
    var both = Diagnostics()
    both.append(contentsOf: warnings)
    #expect(!both.hasErrors)
    both.append(contentsOf: collect([Diagnostic(kind, "e", at: nil)]))
    #expect(both.hasErrors)
    #expect(both.all.count == 2)
  }

  @Test func kindsHaveUniqueIdsAndTexts() {
    let kinds = SyntaxDiagnostics.all
    #expect(Set(kinds.map(\.id)).count == kinds.count)
    for kind in kinds {
      #expect(kind.summary.hasSuffix(".") && !kind.explanation.isEmpty, "\(kind.id)")
      #expect(kind.id.contains(".") && kind.id == kind.id.lowercased())
    }
  }
}

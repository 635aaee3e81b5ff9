import CardSyntax
import CardTestSupport
import Testing

private func mend(_ text: String, _ syntax: SourceSyntax = .json) -> MendedDocument? {
  MendedDocument(reading: SourceText(name: "broken.\(syntax.rawValue)", text: text), as: syntax)
}

private func minified(_ document: Document) -> String {
  var writer = DocumentWriter(.minified)
  writer.value(document.root)
  return String(decoding: writer.finish(), as: UTF8.self)
}

@Suite("A document with mistakes of form")
struct MendedDocumentTests {
  @Test(
    "in JSON has what was plainly meant",
    arguments: [
      (#"{ "a": [1, 2,], "b": 3, }"#, #"{"a":[1,2],"b":3}"#),
      (#"{ "a": [1 2] "b": 3 }"#, #"{"a":[1,2],"b":3}"#),
      (#"{ a: 'one', "b": two, }"#, #"{"a":"one","b":"two"}"#),
      (#"{ "a": True, "b": None, "c": FALSE }"#, #"{"a":true,"b":null,"c":false}"#),
      ("{ \u{201C}a\u{201D}: \u{201C}x\u{201D} }", #"{"a":"x"}"#),
      (#"{ "a": 01 }"#, #"{"a":null}"#),
      ("{ \"a\": 1 // one\n, \"b\": 2 }", #"{"a":1,"b":2}"#),
      // A bracket too many.
      (#"[{ "a": 1 }}, { "b": 2 }]"#, #"[{"a":1},{"b":2}]"#),
      (#"{ "a": [1, 2]], "b": 3 }"#, #"{"a":[1,2],"b":3}"#),
      (#"[{ "a": 1 }}]"#, #"[{"a":1}]"#),
    ])
  func inJSON(text: String, meant: String) throws {
    #expect(try minified(#require(mend(text)).document) == meant)
  }

  @Test("says of a bracket that closes nothing that it goes, and not of one that something is missing before")
  func brackets() {
    func help(_ text: String) -> [String?] {
      var diagnostics = Diagnostics()
      _ = Document.readJSON(SourceText(name: "a.json", text: text), diagnostics: &diagnostics)
      return diagnostics.all.map(\.help)
    }
    #expect(help(#"[{ "a": 1 }}, { "b": 2 }]"#) == ["remove the bracket, which closes nothing"])
    #expect(help(#"[{ "a": 1 },}, { "b": 2 }]"#) == ["remove the bracket, which closes nothing"])
    #expect(help("{ \"a\": [1\n}") == [nil])
  }

  @Test(
    "is none where a part stays unread, or nothing is wrong",
    arguments: [
      "{ \"a\": 1 }", "[1, 2", "{ \"a\": [1 }", "{ \"a\": \"x\\q\" }", "{ \"a\" 1 ", "[\n  1\n}\n]", "", "{} {}",
    ])
  func none(text: String) { #expect(mend(text) == nil) }

  @Test(
    "in YAML has what stands beside them",
    arguments: [
      ("a: 1\nb: @x\nc: 3\n", #"{"a":1,"c":3}"#),
      ("a: 1\nb: x: y\nc:\n  - d: 4\n  - e: %\n  - f: 6\n", #"{"a":1,"c":[{"d":4},{"f":6}]}"#),
    ])
  func inYAML(text: String, meant: String) throws {
    #expect(try minified(#require(mend(text, .yaml)).document) == meant)
  }

  @Test("has the members of random texts from which commas are taken, or to which some are added")
  func commas() throws {
    var (count, unread) = (0, 0)
    for seed: UInt64 in 0..<2000 {
      var random = RandomJSON(seed: seed)
      let text = random.text()
      // Where texts have quotes or bindings in them, nobody knows where they end.
      if text.contains("\\\"") || text.contains("{x}") || text.contains("0024") { continue }
      var ignored = Diagnostics()
      let original = try #require(
        Document.readJSON(SourceText(name: "random.json", text: text), diagnostics: &ignored))
      let broken = Self.withoutCommas(text)
      guard broken.count > 0 else { continue }
      count += 1
      guard let document = mend(broken.text)?.document else {
        unread += 1
        continue
      }
      #expect(Self.isSame(document.root, original.root), "seed \(seed): \(broken.text)")
    }
    // After so many mistakes the rest would be noise, and reading ends.
    #expect(count > 100 && unread * 20 < count, "\(unread) of \(count)")
  }

  /// Whether two values are the same, however they are written.
  private static func isSame(_ one: Node, _ other: Node) -> Bool {
    guard one.kind == other.kind, one.string == other.string, one.numberText == other.numberText,
      one.boolean == other.boolean, one.count == other.count
    else { return false }
    return zip(one.elements, other.elements).allSatisfy { isSame($0, $1) }
      && zip(one.members, other.members).allSatisfy { $0.name == $1.name && isSame($0.value, $1.value) }
  }

  /// The text without those of its commas that a space or line end stands in for, and with one before each bracket that closes
  /// something.
  private static func withoutCommas(_ text: String) -> (text: String, count: Int) {
    var result: [Character] = []
    var (isString, isEscaped, count) = (false, false, 0)
    for character in text {
      if isString {
        if !isEscaped, character == "\"" { isString = false }
        isEscaped = !isEscaped && character == "\\"
      } else if character == "\"" {
        isString = true
      } else if character == "," {
        result.append(" ")
        count += 1
        continue
      } else if character == "}" || character == "]" {
        let last = result.last { !$0.isWhitespace }
        if let last, !["[", "{", ","].contains(last) {
          result.append(",")
          count += 1
        }
      }
      result.append(character)
    }
    return (String(result), count)
  }

  @Test("can be read and written, whatever is broken", arguments: 0..<8)
  func damaged(_ batch: UInt64) {
    var count = 0
    for seed in batch * 500..<batch * 500 + TestEffort.choose(200, thorough: 500) {
      var random = RandomJSON(seed: seed)
      let bytes = random.damaged(random.text())
      let source = SourceText(name: "random.json", bytes: bytes)
      guard let mended = MendedDocument(reading: source, as: .json) else { continue }
      count += 1
      let written = minified(mended.document)
      #expect(JSONStrictChecker.accepts(Array(written.utf8)), "seed \(seed): \(written)")
      var diagnostics = Diagnostics()
      #expect(Document.readJSON(source, diagnostics: &diagnostics) == nil, "seed \(seed)")
    }
    #expect(count > 5)
  }

  @Test("is trusted only in objects without a mistake")
  func trust() throws {
    let kind = DiagnosticKind("test.finding", .warning, "A finding", explanation: "")
    let text = #"{ "a": { "b": 1, }, "c": { "d": 2 }, "e": { "f": 01, "g": { "h": 3 } } }"#
    let mended = try #require(mend(text))
    var findings = Diagnostics()
    func note(_ node: Node?) { findings.report(Diagnostic(kind, "found", at: node?.span)) }
    let root = mended.document.root
    note(root["a"]?["b"])
    note(root["c"]?["d"])
    note(root["e"]?["f"])
    note(root["e"]?["g"]?["h"])
    note(root)
    findings.report(Diagnostic(kind, "nowhere", at: nil))
    #expect(mended.trusted(findings).all.map { $0.span?.text ?? "" } == ["2", "3"])
  }
}

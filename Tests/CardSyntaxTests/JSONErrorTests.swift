import CardSyntax
import CardTestSupport
import Testing

private func read(_ marked: MarkedText) -> Diagnostics {
  var diagnostics = Diagnostics()
  let document = Document.readJSON(marked.source(), diagnostics: &diagnostics)
  #expect((document == nil) == diagnostics.hasErrors)
  return diagnostics
}

@Suite struct JSONErrorTests {
  /// Input with a marker at each place, and the ids that are reported there.
  @Test(
    arguments: [
      ("▸", ["json.unexpected"]),
      (" \n ▸", ["json.unexpected"]),
      ("{} ▸{}", ["json.unexpected"]),
      ("{}▸\u{0}", ["json.unexpected"]),
      ("▸}", ["json.unexpected"]),
      // Not closed
      ("▸[", ["json.unterminated"]),
      ("[▸{\"a\": 1", ["json.unterminated"]),
      ("▸{\"a\": [1, 2]", ["json.unterminated"]),
      ("[▸\"abc", ["json.unterminated"]),
      ("[▸\"abc\\", ["json.unterminated"]),
      ("[▸\"abc\\\"", ["json.unterminated"]),
      ("{▸\"abc\n\": 1}", ["json.unterminated"]),
      ("{\"a\"▸", ["json.separator"]),
      ("▸{\"a\":", ["json.unterminated"]),
      // Mismatched
      ("[1▸}", ["json.separator"]),
      ("{\"a\": 1▸]", ["json.separator"]),
      ("{▸]", ["json.separator"]),
      ("[▸}", ["json.separator"]),
      ("[1,▸}", ["json.separator"]),
      // Strings
      ("\"a▸\tb\"", ["json.bad-string"]),
      ("\"a▸\u{0}b\"", ["json.bad-string"]),
      ("\"▸\\x41\"", ["json.bad-string"]),
      ("\"▸\\é\"", ["json.bad-string"]),
      ("\"▸\\u12\"", ["json.bad-string"]),
      ("\"▸\\uD800\"", ["json.bad-string"]),
      ("\"\\uD83D\\uDE00▸\\uDE00\"", ["json.bad-string"]),
      ("\"▸\\uD800\\uD83D\\uDE00\"", ["json.bad-string"]),
      ("\"\\\\▸\\q\"", ["json.bad-string"]),
      ("{\"▸\\q\": 1}", ["json.bad-string"]),
      ("\"日本▸\\q\"", ["json.bad-string"]),
      (#"{"a": "say ▸"yes" and "no"", "b": 1}"#, ["json.bad-string"]),
      (#"{"a": "5▸" pipe"}"#, ["json.bad-string"]),
      (#"["▸"quoted"", "b", "5▸" x 3""]"#, ["json.bad-string", "json.bad-string"]),
      (#"{"a": "he▸" said, "then", \"so\" "end""}"#, ["json.bad-string"]),
      // A key without quotes, and a comma that is missing.
      (#"{"a": "b" ▸▸c: 1}"#, ["json.separator", "json.unquoted"]),
      (#"["a" ▸"b"]"#, ["json.separator"]),
      // Numbers
      ("▸01", ["json.bad-number"]),
      ("[▸+1]", ["json.bad-number"]),
      ("[▸.5, ▸1., ▸-, ▸1e, ▸0x1F]", Array(repeating: "json.bad-number", count: 5)),
      ("[▸1.2.3]", ["json.bad-number"]),
      ("[▸-Infinity]", ["json.bad-number"]),
      // Separators
      ("[1 ▸2]", ["json.separator"]),
      ("[1▸\"a\"]", ["json.separator"]),
      ("{\"a\": 1\n ▸\"b\": 2}", ["json.separator"]),
      ("[1▸; 2]", ["json.separator"]),
      ("[1▸,]", ["json.separator"]),
      ("[1▸,\n  ]", ["json.separator"]),
      ("{\"a\": 1▸, }", ["json.separator"]),
      ("{\"a\": 1▸,\n}", ["json.separator"]),
      ("[1, ▸, 2]", ["json.unexpected"]),
      ("[▸, 2]", ["json.unexpected"]),
      ("{▸, \"a\": 1}", ["json.unexpected"]),
      ("{\"a\": ▸, \"b\": 1}", ["json.unexpected"]),
      ("{\"a\": ▸}", ["json.unexpected"]),
      ("{\"a\" ▸1}", ["json.separator"]),
      ("{\"a\" ▸= 1}", ["json.separator"]),
      ("{\"a\"▸}", ["json.separator"]),
      ("{\"a\"▸, \"b\"}", ["json.separator"]),
      ("{\"a\" ▸=> 1}", ["json.separator"]),
      ("{\"a\" ▸/: 1}", ["json.separator"]),
      ("[1 ▸@]", ["json.unexpected"]),
      ("[▸@]", ["json.unexpected"]),
      ("{▸@}", ["json.unexpected"]),
      // Quotes
      ("{▸a: 1}", ["json.unquoted"]),
      ("{▸'a': ▸'b'}", ["json.unquoted", "json.unquoted"]),
      ("{▸a ▸1}", ["json.unquoted", "json.separator"]),
      ("[▸abc, ▸NaN, ▸True, ▸nulll]", Array(repeating: "json.unquoted", count: 4)),
      ("[▸'it\\'s', 1]", ["json.unquoted"]),
      ("[▸'abc\n]", ["json.unexpected"]),
      ("{\"a\": ▸${x.y}, \"b\": 1}", ["json.unquoted"]),
      ("[▸$x]", ["json.unquoted"]),
      // Comments
      ("▸// a\n1", ["json.comment"]),
      ("1 ▸// a", ["json.comment"]),
      ("[▸/* a\n * b */1▸/**/]", ["json.comment", "json.comment"]),
      ("[1▸,▸/* end */]", ["json.separator", "json.comment"]),
      ("[1▸, ▸// end\n  ▸/*,*/  ]", ["json.separator", "json.comment", "json.comment"]),
      ("{\"a\"▸/* c */: 1}", ["json.comment"]),
      ("▸[▸/* ", ["json.unterminated", "json.comment"]),
      ("▸[▸/*/]", ["json.unterminated", "json.comment"]),
      ("[▸/ 1]", ["json.unexpected"]),
      // Several at once
      (
        "{\n  ▸a: 1,\n  \"b\": ▸'x',\n  \"c\": ▸01,\n  \"d\": \"▸\\q\"▸,\n}",
        ["json.unquoted", "json.unquoted", "json.bad-number", "json.bad-string", "json.separator"]
      ),
      ("{\n  \"a\": ▸\"x,\n  \"b\": ▸.5\n}", ["json.unterminated", "json.bad-number"]),
      ("[\n  ▸\"x\n]", ["json.unterminated"]),
      ("[\n  ▸\"x,\n  two lines\"\n]", ["json.unterminated"]),
      ("[▸\",\n\"a\"]", ["json.unterminated"]),
    ] as [(String, [String])])
  func placeAndKind(_ input: String, _ ids: [String]) {
    let marked = MarkedText(input)
    #expect(marked.ids(of: read(marked)) == ids, "\(input)")
  }

  @Test(arguments: [
    ("", "the file has no value"),
    ("[1 2]", "expected `,` or `]`, found `2`"),
    ("{\"a\": 1 \"b\": 2}", "expected `,` or `}`, found a string"),
    ("[1,]", "no comma is allowed before a closing bracket"),
    ("{\"a\" 1}", "expected `:` after the key, found `1`"),
    ("{\"a\"", "expected `:` after the key, found the end of the file"),
    ("[1", "the array is not closed before the end of the file"),
    ("{\"a\":1", "the object is not closed before the end of the file"),
    ("[1}", "expected `]`, found `}`"),
    ("\"a", "the string is not closed"),
    ("\"a\nb\"", "the string is not closed on its line"),
    ("\"\t\"", "a control character must be written as an escape"),
    ("\"\\é\"", "`\\é` is not an escape"),
    ("\"\\u12\"", "`\\u` needs four hexadecimal digits"),
    ("\"\\uDC00\"", "`\\uDC00` is half of a surrogate pair"),
    ("01", "`01` is not a JSON number"),
    ("{a: 1}", "keys are written in double quotes"),
    ("True", "`True` is not a JSON value"),
    ("// x\n1", "JSON has no comments"),
    ("1 é", "expected the end of the file after the value, found `é`"),
    ("1 \u{7}", "expected the end of the file after the value, found the control character U+0007"),
    ("[@]", "expected a value, found `@`"),
    ("[1 @]", "expected `,` or a closing bracket, found `@`"),
    ("{@}", "expected a key in double quotes, found `@`"),
  ])
  func wording(_ input: String, _ message: String) {
    #expect(read(MarkedText(input)).messages == [message])
  }

  /// What remains after the fix-its of the diagnostics are applied is what was meant.
  @Test(arguments: [
    ("[1 2]", "[1, 2]"), ("[1; 2]", "[1, 2]"), ("[1,]", "[1]"), ("[1, /*x*/]", "[1 /*x*/]"), ("{a: 1}", "{\"a\": 1}"),
    ("[1 /*,*/ 2]", "[1, /*,*/ 2]"), ("{'a': 'it\\'s \"b\"'}", "{\"a\": \"it's \\\"b\\\"\"}"), ("[True]", "[true]"),
    ("[NaN, None]", "[null, null]"), ("[${a.b}]", "[\"${a.b}\"]"), ("[\"\u{1}\"]", "[\"\\u0001\"]"),
    ("[\"\t\"]", "[\"\\t\"]"), ("['a\\nb\\\\']", "[\"a\\nb\\\\\"]"), ("{\"a\": 1,\n\n}", "{\"a\": 1\n\n}"),
  ])
  func fixIts(_ input: String, _ mended: String) {
    var bytes = Array(input.utf8)
    for diagnostic in read(MarkedText(input)).sorted().reversed() {
      guard let fixIt = diagnostic.fixIt else { continue }
      bytes.replaceSubrange(fixIt.span.range, with: fixIt.replacement.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
  }

  @Test func aMismatchedBracketNamesItsOpener() throws {
    let marked = MarkedText("{\"a\": ▸[1}")
    let diagnostic = try #require(read(marked).all.first)
    #expect(diagnostic.labels.map(\.message) == ["opened here"])
    #expect(diagnostic.labels.map { Int($0.span.start) } == marked.offsets)
  }

  @Test func invalidUTF8PointsAtTheByte() throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "x", bytes: Array("{\n  \"é".utf8) + [0xFF, 0x22, 0x7D])
    #expect(Document.readJSON(source, diagnostics: &diagnostics) == nil)
    let diagnostic = try #require(diagnostics.all.first)
    #expect(diagnostic.id == "input.invalid-utf8")
    #expect(diagnostic.message == "the byte 0xFF is not UTF-8")
    let span = try #require(diagnostic.span)
    #expect(LineIndex(source).locations(of: span).start == CardSyntax.SourceLocation(line: 2, column: 5))
    #expect(span.range.count == 1)
  }

  @Test func tooDeepPointsAtTheBracket() {
    let marked = MarkedText(String(repeating: "[", count: 512) + "▸[")
    #expect(marked.ids(of: read(marked)) == ["input.too-deep"])
  }

  @Test func aByteOrderMarkIsNoColumn() throws {
    let source = SourceText(name: "x", text: "\u{FEFF}[01]")
    var diagnostics = Diagnostics()
    _ = Document.readJSON(source, diagnostics: &diagnostics)
    let span = try #require(diagnostics.all.first?.span)
    #expect(LineIndex(source).location(of: Int(span.start)) == CardSyntax.SourceLocation(line: 1, column: 2))
  }

  @Test func endlessMistakesAreCutOff() {
    for piece in ["01, ", "'a', ", "/**/", ",", "\"\\q\", ", "\"\u{1}\", "] {
      let input = "[" + String(repeating: piece, count: 50_000) + "1]"
      let count = read(MarkedText(input)).all.count
      #expect(count >= 20 && count <= 21, "\(piece)")
    }
    // All in one string, too.
    #expect(read(MarkedText("\"" + String(repeating: "\u{1}", count: 100_000) + "\"")).all.count <= 21)
  }

  @Test func messagesQuoteOnlyTheStartOfLongWords() throws {
    let word = String(repeating: "word", count: 10_000)
    for input in ["[\(word)]", "[0\(word)]", "{\(word): 1}", "['\(word)']", "{\"\(word)\":1,\"\(word)\":1}"] {
      let diagnostic = try #require(read(MarkedText(input)).all.first)
      #expect(diagnostic.message.count < 150)
      #expect((diagnostic.help ?? "").count < 150)
    }
  }
}

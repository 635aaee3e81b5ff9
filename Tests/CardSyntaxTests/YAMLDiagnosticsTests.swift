import CardSyntax
import CardTestSupport
import Testing

/// Every kind of malformed text, with the place, the id and the message of each diagnostic.
@Suite struct YAMLDiagnosticsTests {
  private static let malformed: [(text: String, expected: [String])] = [
    ("a:\n\tb: 1", ["2:1 yaml.indentation a tab cannot indent a line"]),
    ("a: [1, 2", ["1:4 yaml.unterminated the list is not closed before the end of the file"]),
    ("a: {x: 1", ["1:4 yaml.unterminated the mapping is not closed before the end of the file"]),
    ("a: ]", ["1:4 yaml.unexpected expected a value, found `]`"]),
    ("a: }\n", ["1:4 yaml.unexpected expected a value, found `}`"]),
    ("a: 'x", ["1:4 yaml.unterminated the string is not closed"]),
    ("é: \"x\n", ["1:4 yaml.unterminated the string is not closed"]),
    ("a: \"\\q\"", ["1:5 yaml.bad-string `\\q` is not an escape"]),
    ("a: \"\\ud83d\\ude00\"", ["1:5 yaml.bad-string the escape is not a character"]),
    ("a: \"\\xZZ\"", ["1:5 yaml.bad-string the escape needs hexadecimal digits"]),
    ("a: 1\nfoo\nb: 1\n", ["2:1 yaml.separator expected `:` after the key"]),
    ("a: b: c\n", ["1:5 yaml.unexpected no key can stand here"]),
    ("k: v\n    x: y\n", ["2:6 yaml.unexpected no key can stand here"]),
    ("a:\n   b: 1\n  c: 2\n", ["3:3 yaml.indentation the line is not indented like anything above it"]),
    ("- a\nb: 1\n", ["2:1 yaml.unexpected expected `-`, found `b`"]),
    ("a: \"x\" y\n", ["1:8 yaml.unexpected expected the end of the line, found `y`"]),
    ("a: @x\n", ["1:4 yaml.unexpected no value can begin with `@`"]),
    ("a: `x`\n", ["1:4 yaml.unexpected no value can begin with a backquote"]),
    ("a: %x\n", ["1:4 yaml.unexpected no value can begin with `%`"]),
    ("a: *\n", ["1:5 yaml.unexpected expected a name after `*`, found the end of the line"]),
    ("a: &\n", ["1:5 yaml.unexpected expected a name after `&`, found the end of the line"]),
    (
      "a: *a:b\n",
      [
        "1:4 yaml.unknown-alias there is no anchor `&a` before this alias",
        "1:6 yaml.unexpected expected the end of the line, found `:`",
      ]
    ),
    ("a: !foo!bar x\n", ["1:4 yaml.bad-tag the tag `!foo!bar` is unknown"]),
    ("a: !<foo x\n", ["1:9 yaml.bad-tag the tag `!<foo` is not well-formed"]),
    ("%FOO\n---\na", ["1:5 yaml.directive the directive is not well-formed"]),
    ("%YAML 3.0\n---\na\n", ["1:1 yaml.directive this version of YAML is unknown"]),
    ("%YAML 1.1\n%YAML 1.1\n---\na\n", ["2:1 yaml.directive the directive stands twice"]),
    ("%TAG x\n---\na", ["1:6 yaml.directive the directive is not well-formed"]),
    ("a: |0\n x", ["1:5 yaml.indentation an indentation indicator is 1 to 9"]),
    ("a: |x\n x", ["1:5 yaml.unexpected expected the end of the line after `|`, found `x`"]),
    ("a: |\n\tx", ["2:1 yaml.indentation a tab cannot indent a block"]),
    ("a: x\n- b\n", ["2:1 yaml.unexpected expected a key, found `-`"]),
    ("a: [1, 2\nb: 3\n", ["2:2 yaml.separator expected `,` or `]`, found `:`"]),
    ("a: [1}\n", ["1:6 yaml.separator expected `,` or `]`, found `}`"]),
    ("a: {b: 1]\n", ["1:9 yaml.separator expected `,` or `}`, found `]`"]),
    ("a: - b\n", ["1:4 yaml.unexpected no list can begin here"]),
    ("a: 'x\n---\n'", ["1:4 yaml.unterminated the string is not closed before the end of the document"]),
    ("a: \u{01}b", ["1:4 yaml.bad-string the control character U+0001 is not allowed"]),
    ("a: \u{7F}b", ["1:4 yaml.bad-string the control character U+007F is not allowed"]),
    ("a: b\u{85}\u{80}c", ["1:6 yaml.bad-string the control character U+0080 is not allowed"]),
    (
      String(repeating: "k", count: 1100) + ": x\n",
      [
        "1:1101 yaml.bad-key a key before `:` has at most 1024 characters"
      ]
    ),
    ("a: x\n b: ? c\n", ["2:3 yaml.unexpected no key can stand here"]),
    ("a: ? c\n", ["1:4 yaml.unexpected no key can begin here"]),
    ("{a: 1}}\n", ["1:7 yaml.unexpected expected the end of the document, found `}`"]),
    ("]\n", ["1:1 yaml.unexpected expected a value, found `]`"]),
    (" a: 1\nb: 2\n", ["2:1 yaml.indentation expected the end of the document, found `b`"]),
    ("a\n...\nb\n", ["3:1 yaml.several-documents expected the end of the document, found `b`"]),
    ("a: .inf\n", ["1:4 yaml.bad-number `.inf` is a number that JSON does not have"]),
    ("a: -.INF\n", ["1:4 yaml.bad-number `-.INF` is a number that JSON does not have"]),
    ("[.nan]", ["1:2 yaml.bad-number `.nan` is a number that JSON does not have"]),
    (
      "a: 0x" + String(repeating: "f", count: 4097),
      [
        "1:4 yaml.bad-number the number has more than 4096 hexadecimal or octal digits"
      ]
    ),
    ("a: !custom x\n", ["1:4 yaml.bad-tag the tag `!custom` is unknown"]),
    ("a: !!strr x\n", ["1:4 yaml.bad-tag the tag `!!strr` is unknown"]),
    ("- !!set {a}\n", ["1:3 yaml.bad-tag the tag `!!set` has no counterpart in JSON"]),
    ("a: !!int x\n", ["1:10 yaml.bad-tag the value does not fit its tag `!!int`"]),
    ("a: !!map x\n", ["1:10 yaml.bad-tag the value does not fit its tag `!!map`"]),
    ("a: !!seq {}\n", ["1:4 yaml.bad-tag the value does not fit its tag `!!seq`"]),
    ("a: !!float true", ["1:12 yaml.bad-tag the value does not fit its tag `!!float`"]),
    ("a: !<tag:x,2000:y> [1]", ["1:4 yaml.bad-tag the tag `!<tag:x,2000:y>` is unknown"]),
    ("a: !!omap []", ["1:4 yaml.bad-tag the tag `!!omap` has no counterpart in JSON"]),
    ("? [a]\n: b\n", ["1:3 yaml.bad-key a list cannot be a key"]),
    (
      "? {a: b}\n: c\nd: .inf\n",
      [
        "1:3 yaml.bad-key a mapping cannot be a key",
        "3:4 yaml.bad-number `.inf` is a number that JSON does not have",
      ]
    ),
    ("[a]: b", ["1:1 yaml.bad-key a list cannot be a key"]),
    ("&a x: *b\n", ["1:7 yaml.unknown-alias there is no anchor `&b` before this alias"]),
    ("name: &button x\nc: *buton\n", ["2:4 yaml.unknown-alias there is no anchor `&buton` before this alias"]),
    ("a: &x [*x]\n", ["1:8 yaml.recursive-alias the alias `*x` is inside the value that it repeats"]),
    ("a: *x\nx: &x 1\n", ["1:4 yaml.unknown-alias there is no anchor `&x` before this alias"]),
    ("a: {<<: 1}", ["1:9 yaml.bad-merge only a mapping can be merged with `<<`"]),
    ("a: {<<: [1]}", ["1:10 yaml.bad-merge only a mapping can be merged with `<<`"]),
    (
      "a: &x 1\nb: {<<: *x}\nc: {<<: [*x]}\n",
      [
        "2:9 yaml.bad-merge only a mapping can be merged with `<<`",
        "3:10 yaml.bad-merge only a mapping can be merged with `<<`",
      ]
    ),
    // What is wrong with an alias is no matter of the merge, and a mistake of form elsewhere none of what can be merged.
    ("a: {<<: [*x]}", ["1:10 yaml.unknown-alias there is no anchor `&x` before this alias"]),
    ("a: &x {b: 1}\nc: {<<: [*x, *x]}\nd: e: f\n", ["3:5 yaml.unexpected no key can stand here"]),
    (
      "a: &x 1\nc: {<<: [*x]}\nd: e: f\ng: {<<: [*x, 2]}\n",
      [
        "2:10 yaml.bad-merge only a mapping can be merged with `<<`",
        "3:5 yaml.unexpected no key can stand here",
        "4:10 yaml.bad-merge only a mapping can be merged with `<<`",
      ]
    ),
    ("a: {<<: {b: 1}, <<: {c: 1}}", ["1:17 yaml.bad-merge `<<` occurs twice in this mapping"]),
    ("a: &x [1]\n*x : b\n", ["2:1 yaml.bad-key a list cannot be a key"]),
    ("a: 'b' 'c'", ["1:8 yaml.unexpected expected the end of the line, found `'`"]),
    ("a: [b c: d\n", ["1:4 yaml.unterminated the list is not closed before the end of the file"]),
    ("a: [b\nc", ["1:4 yaml.unterminated the list is not closed before the end of the file"]),
    ("a: \"b\\\n", ["1:4 yaml.unterminated the string is not closed"]),
    ("- a\n b: c", ["2:3 yaml.unexpected no key can stand here"]),
    ("a: |\n   \n  x\n", ["3:3 yaml.indentation the line is not indented like anything above it"]),
    ("a: > x\n", ["1:6 yaml.unexpected expected the end of the line after `>`, found `x`"]),
    ("\"a\n b\": c", ["2:4 yaml.unexpected no key can stand here"]),
    ("a: {b\n", ["1:4 yaml.unterminated the mapping is not closed before the end of the file"]),
    ("key: [a, b]]\n", ["1:12 yaml.unexpected expected the end of the line, found `]`"]),
    ("a:b\nc: d\n", ["1:1 yaml.separator expected a space after `:`"]),
    ("a: ,", ["1:4 yaml.unexpected expected a value, found `,`"]),
    ("[,]", ["1:2 yaml.unexpected expected a value, found `,`"]),
    ("[a,,b]", ["1:4 yaml.unexpected expected a value, found `,`"]),
    ("{,}", ["1:2 yaml.unexpected expected a value, found `,`"]),
    ("--- a: b", ["1:6 yaml.unexpected no key can stand here"]),
    ("a: !<> x", ["1:6 yaml.bad-tag the tag `!<>` is not well-formed"]),
    ("a: !f%ZZ x", ["1:6 yaml.bad-tag the tag `!f%ZZ` is not well-formed"]),
    ("- - a\n - b", ["2:2 yaml.indentation the line is not indented like anything above it"]),
  ]

  @Test(arguments: malformed)
  func malformedTextIsReportedWhereItIs(text: String, expected: [String]) {
    let (document, diagnostics) = readYAML(text)
    #expect(document == nil)
    #expect(diagnostics.map { $0.replacing(" error ", with: " ", maxReplacements: 1) } == expected)
  }

  /// Texts that need quotes, each in a block and between brackets: none where YAML reads it as somebody means it.
  private static let unquoted: [(text: String, block: String?, flow: String?)] = [
    ("${name}", nil, #""${name}""#), ("Hello ${name}!", nil, #""Hello ${name}!""#),
    ("${name}: x", #""${name}: x""#, #""${name}: x""#), ("Note: x", #""Note: x""#, #""Note: x""#),
    ("@x", #""@x""#, #""@x""#), ("%x", #""%x""#, #""%x""#), ("`x`", #""`x`""#, #""`x`""#),
    ("*x*", #""*x*""#, #""*x*""#), ("**bold** text", #""**bold** text""#, #""**bold** text""#),
    ("[x] y", #""[x] y""#, #""[x] y""#), ("{a} b", #""{a} b""#, #""{a} b""#),
    ("[${name}](https://x.y)", #""[${name}](https://x.y)""#, #""[${name}](https://x.y)""#),
    (#""a" b"#, #"'"a" b'"#, #"'"a" b'"#), ("'it's'", #""it's""#, #""it's""#),
    (#""${if(a, "b", "c")}""#, #"'${if(a, "b", "c")}'"#, #"'${if(a, "b", "c")}'"#),
    ("${a ? 'b' : 'c'}", #""${a ? 'b' : 'c'}""#, #""${a ? 'b' : 'c'}""#),
    ("${if(a, 'b', c[0])} d", nil, #""${if(a, 'b', c[0])} d""#),
    (#"${json('{"a": 1}')}"#, #""${json('{\"a\": 1}')}""#, #""${json('{\"a\": 1}')}""#),
    ("{{DATE(${d}, SHORT)}}", #""{{DATE(${d}, SHORT)}}""#, #""{{DATE(${d}, SHORT)}}""#),
    ("{{name}} x", #""{{name}} x""#, #""{{name}} x""#),
    ("Hello ${name} & co", nil, #""Hello ${name} & co""#), ("it's ${a}'s", nil, #""it's ${a}'s""#),
    ("& co", #""& co""#, #""& co""#), ("&copy; x", #""&copy; x""#, #""&copy; x""#), ("!<x", nil, nil),
    ("> 5 items", #""> 5 items""#, nil), ("? x", #""? x""#, nil),
  ]

  @Test("a text that needs quotes is shown with them", arguments: unquoted)
  func textsThatNeedQuotes(text: String, block: String?, flow: String?) throws {
    for (given, wanted) in [
      ("list:\n  - text: \(text)\n    wrap: true\n", block), ("list:\n  - text: \(text) # why\n", block),
      ("list:\n  - {type: T, text: \(text)}\n", flow), ("list: [1, {text: \(text), wrap: true}]\n", flow),
      ("list:\n  - {\n    type: T, # why\n    text: \(text),\n    wrap: true }\n", flow),
    ] {
      guard let wanted else { continue }
      var diagnostics = Diagnostics()
      let source = SourceText(name: "t.yaml", text: given)
      _ = Document.read(source, as: .yaml, diagnostics: &diagnostics)
      let finding = try #require(diagnostics.all.first, "\(given)")
      #expect(finding.fixIt?.replacement == wanted, "\(given): \(finding.message)")
      #expect(finding.help?.hasSuffix("`\(wanted)`") == true, "\(given): \(finding.help ?? "")")
      let fixIt = try #require(finding.fixIt)
      var edits = SourceEdits()
      edits.add(fixIt)
      let mended = SourceText(name: "t.yaml", text: edits.applied(to: source))
      var found = Diagnostics()
      #expect(Document.read(mended, as: .yaml, diagnostics: &found) != nil, "\(given)")
      #expect(found.all.isEmpty, "\(given): \(found.all.map(\.message))")
    }
  }

  @Test(
    "what may be no text gets no quotes",
    arguments: [
      "a: [b, c]]\n", "- {a: 1} {b: 2}\n", "a: [1, 2\nb: 3\n", "a: 'b' 'c'\n", "a: | x\n  y\n", "a: &x @y\n",
      "list:\n  - a: [1, 2\n  - a: fine\n", "- {type: TextBlock text: x}\n", "a: !!strr x\n",
    ])
  func noTexts(text: String) {
    var diagnostics = Diagnostics()
    _ = Document.read(SourceText(name: "t.yaml", text: text), as: .yaml, diagnostics: &diagnostics)
    let quotes = diagnostics.all.filter { $0.fixIt?.replacement.contains { $0 == "\"" || $0 == "'" } ?? false }
    #expect(!diagnostics.all.isEmpty && quotes.isEmpty, "\(quotes)")
  }

  @Test func aSpaceAfterTheColonIsMissed() throws {
    var diagnostics = Diagnostics()
    _ = Document.read(SourceText(name: "t.yaml", text: "a: 1\nb:2\n"), as: .yaml, diagnostics: &diagnostics)
    let finding = try #require(diagnostics.all.first)
    #expect(finding.help == "write `b: 2`")
    #expect(finding.fixIt?.replacement == " ")
  }

  /// They fold texts, and nobody sees them.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func lineEndsThatNobodySeesAreNamed(_ separator: String) throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "t.yaml", text: "a: \"x\(separator)y\"\n")
    _ = try #require(Document.read(source, as: .yaml, diagnostics: &diagnostics))
    #expect(diagnostics.all.map(\.kind.id) == ["yaml.line-separator"])
    #expect(diagnostics.all[0].span?.text == separator)
    var others = Diagnostics()
    let escaped = SourceText(name: "t.yaml", text: "a: \"x\\u2028y\" # é – “\n")
    let document = try #require(Document.read(escaped, as: .yaml, diagnostics: &others))
    #expect(others.all.isEmpty && document.root["a"]?.string == "x\u{2028}y")
  }

  @Test func kindsAreDistinctAndExplained() {
    let kinds = YAMLDiagnostics.all + SyntaxDiagnostics.all
    #expect(Set(kinds.map(\.id)).count == kinds.count)
    #expect(kinds.allSatisfy { $0.summary.hasSuffix(".") && $0.explanation.hasSuffix(".") })
    let reported = Set(Self.malformed.flatMap(\.expected).map { $0.split(separator: " ")[1] })
    let elsewhere: Set<Substring> = [
      "input.no-document", "yaml.no-value", "yaml.too-many-aliases", "yaml.comment-value", "yaml.line-separator",
    ]
    #expect(Set(YAMLDiagnostics.all.map { Substring($0.id) }) == reported.union(elsewhere))
  }

  @Test func openPartsAndCorrectionsAreShown() throws {
    func only(_ text: String) throws -> Diagnostic {
      var diagnostics = Diagnostics()
      _ = Document.read(SourceText(name: "t.yaml", text: text), as: .yaml, diagnostics: &diagnostics)
      return try #require(diagnostics.all.first)
    }
    let close = try only("a: [1}\n")
    #expect(close.labels.map(\.span.text) == ["["])
    let tag = try only("a: &x !!strr  y")
    #expect(tag.span?.text == "&x !!strr")
    #expect(tag.help == "did you mean `!!str`?")
    let alias = try only("a: &button 1\nb: *buton")
    #expect(alias.help == "did you mean `*button`?")
    #expect(alias.span?.text == "*buton")
    let infinite = try only("a: -.inf")
    #expect(infinite.fixIt?.replacement == "\"-.inf\"")
    #expect(infinite.fixIt?.span.text == "-.inf")
    let recursive = try only("a: &x\n  b: *x")
    #expect(recursive.labels.map(\.span.text) == ["&x"])
  }

  @Test func mistakesOfMeaningAreCollected() {
    let text = "a: .inf\nb: *x\nc: !t 1\nd: [\n"
    #expect(
      readYAML(text).diagnostics.map { $0.split(separator: " ")[2] } == [
        "yaml.bad-number", "yaml.unknown-alias", "yaml.bad-tag", "yaml.unterminated",
      ])
    let many = String(repeating: "- .inf\n", count: 100)
    #expect(readYAML(many).diagnostics.count == 20)
  }

  /// Values that are mistakes of form.
  private static let malformedValues = [
    "\"x", "'x", "[1, 2", "{b: 1", "@x", "'y' z", "\"y\" z", "b: c", "- b", "*", "!<x y",
  ]

  @Test("no mistake of form hides the next one", arguments: malformedValues, malformedValues)
  func mistakesOfFormAreCollected(first: String, second: String) {
    // Where a quote is that was left open nobody knows if there is another one.
    if let quote = first.first, "'\"".contains(quote), !first.dropFirst().contains(quote), second.contains(quote) {
      return
    }
    let text = "list:\n  - a: \(first)\n  - a: fine\n  - a: \(second)\n    b: fine\n  - a: fine\n"
    let lines = readYAML(text).diagnostics.compactMap { Int($0.prefix { $0 != ":" }) }
    // What is not closed in brackets may be seen in the line after.
    #expect(lines.contains { $0 < 4 } && lines.contains { $0 > 3 }, "\(readYAML(text).diagnostics)")
  }

  @Test func directivesAreLimited() {
    let text = (0..<1001).map { "%TAG !e\($0)! tag:x\n" }.joined() + "---\na\n"
    #expect(readYAML(text).diagnostics == ["1001:1 error yaml.directive there are more than 1000 `%TAG` directives"])
    #expect(tree("a: |\n  %x\n") == ["a": "%x\n"])
  }

  // MARK: Properties

  /// Random mutations of YAML texts give a document or an error, never neither and never a crash.
  @Test(arguments: 0..<8)
  func mutatedTextsAreReadOrRefused(seed: UInt64) {
    let texts = [
      """
      a: &x {b: [1, two, 'q''', "d\\u00e9\\n"]}
      c: *x
      d: |
        text
         more

      e: >-
        folded
        text
      f: !!str 1

      """,
      """
      base: &b
        k: v
        l: [1, 0x1F, .5]
      m:
        <<: [*b, {z: 1}]
        y: ~
      ? long
      : - a
        - b: c
          d: 😀

      """,
      """
      --- # c
      - - a
        - é: ü
      - {a, b: , c: [d: e]}
      - "x
        y\\
        z"
      ...
      ---
      b

      """,
    ]
    let inserts = Array("&*!|>'\"%@`{}[],:#-?<\t\n \\0x".utf8) + [0xC3, 0xA9, 0xEF, 0xBB, 0xBF, 0xFF, 0, 0x7F]
    var random = SeededGenerator(seed: seed + 1)
    for round in 0..<1000 {
      var bytes = Array(texts[round % texts.count].utf8)
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(inserts.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes[place] = inserts.randomElement(using: &random) ?? 0
        default:
          let end = min(bytes.count, place + Int.random(in: 0..<12, using: &random))
          bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      let source = SourceText(name: "t.yaml", bytes: bytes)
      var diagnostics = Diagnostics()
      let document = Document.read(source, as: .yaml, diagnostics: &diagnostics)
      let text = source.text(in: 0..<source.count).debugDescription
      #expect((document == nil) == diagnostics.hasErrors, "\(text)")
      for diagnostic in diagnostics.all {
        #expect(diagnostic.span.map { $0.end <= source.count } ?? false, "\(text)")
      }
      guard let document else { continue }
      let copy = written(document.root, .yaml)
      #expect(tree(copy) == Tree(document.root), "\(text) \(copy.debugDescription)")
      checkPlaces(document.root)
    }
  }

  /// Every span lies in its source, and every value inside its container unless an alias or a merge has moved it.
  private func checkPlaces(_ node: Node) {
    let span = node.span
    #expect(span.start <= span.end && Int(span.end) <= span.source.count)
    for child in Array(node.elements) + node.members.map(\.value) {
      if child.expansion == nil, node.expansion == nil {
        #expect(child.span.start >= span.start, "\(span.text) \(child.span.text)")
        // A missing value may stand on what comes next.
        #expect(child.span.end <= span.end || child.span.text.isEmpty, "\(span.text) \(child.span.text)")
      }
      checkPlaces(child)
    }
    guard let text = node.string else { return }
    #expect(Int(node.span(ofDecoded: 0..<text.utf8.count).end) <= span.source.count)
  }
}

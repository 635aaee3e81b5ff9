import CardSyntax
import Testing

@Suite struct YAMLReaderTests {
  // MARK: Values

  @Test(arguments: [
    ("null", Tree.null), ("Null", nil), ("NULL", nil), ("~", nil), ("", nil), ("nULL", "nULL"), ("nil", "nil"),
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false), ("FALSE", false),
    ("tRue", "tRue"), ("yes", "yes"), ("no", "no"), ("on", "on"), ("off", "off"), ("y", "y"), ("N", "N"),
    ("0", .number("0")), ("-0", .number("-0")), ("12", .number("12")), ("+12", .number("12")),
    ("007", .number("7")), ("-007", .number("-7")), ("000", .number("0")), ("0o17", .number("15")),
    ("0x1F", .number("31")), ("0xff", .number("255")), ("0o", "0o"), ("0x", "0x"), ("0o8", "0o8"), ("0xG", "0xG"),
    ("-0x1F", "-0x1F"), ("0b11", "0b11"), ("0X1F", "0X1F"),
    ("0xFFFFFFFFFFFFFFFFFFFFFFFF", .number("79228162514264337593543950335")),
    ("0o7777777777777777777777777777", .number("19342813113834066795298815")),
    ("0x1000000000", .number("68719476736")), ("0x0000", .number("0")),
    ("12345678901234567890", .number("12345678901234567890")), ("1.50", .number("1.50")), (".5", .number("0.5")),
    ("-.5", .number("-0.5")), ("+.5e1", .number("0.5e1")), ("1.", .number("1.0")), ("1.e3", .number("1.0e3")),
    ("1e3", .number("1e3")), ("1E400", .number("1E400")), ("1e+03", .number("1e+03")), ("007.50", .number("7.50")),
    ("1e", "1e"), ("e1", "e1"), (".", "."), ("-", "-x"), ("+", "+"), ("..5", "..5"), ("1.2.3", "1.2.3"),
    ("1_000", "1_000"), ("1:30", "1:30"), ("2024-01-01", "2024-01-01"), ("- 5", .array([5])), ("12px", "12px"),
    ("+.nan", "+.nan"), (".Infinity", ".Infinity"), (".iNf", ".iNf"), ("--1", "--1"), ("+-1", "+-1"),
  ])
  func plainScalars(text: String, expected: Tree) {
    if text == "-" { return #expect(tree("a: -x") == ["a": "-x"]) }
    if text == "- 5" { return #expect(tree(text) == expected) }
    #expect(tree("a: \(text)") == ["a": expected])
    #expect(tree("- \(text)") == [expected])
  }

  @Test func quotedScalarsAreText() {
    #expect(
      tree("['1', \"true\", '~', \"\", '', 'it''s', \"a\\tb\\x41\\u00e9\\U0001F600\\/\"]") == [
        "1", "true", "~", "", "", "it's", "a\tbAé😀/",
      ])
    #expect(tree("a: |\n  12\nb: >-\n  true\n") == ["a": "12\n", "b": "true"])
  }

  @Test func blockScalars() {
    #expect(
      tree("a: |\n  one\n   two\n\n  three\n\n\nb: |-\n  x\n\nc: |+\n  y\n\n\nd: 1") == [
        "a": "one\n two\n\nthree\n", "b": "x", "c": "y\n\n\n", "d": 1,
      ])
    #expect(tree("- >\n  folded\n  text\n\n  next\n    more\n  end\n") == ["folded text\nnext\n  more\nend\n"])
    #expect(tree("- |2\n    indented\n  not\n") == ["  indented\nnot\n"])
  }

  @Test func multiLineScalarsAreFolded() {
    #expect(
      tree("a: one\n  two\n\n  three\nb: \"x \\\n   y\n  z\"\nc: 'p\n\n  q'") == [
        "a": "one two\nthree", "b": "x y z", "c": "p\nq",
      ])
  }

  @Test func containers() {
    #expect(
      tree("a:\n- 1\n- b: 2\n  c: [x, {y: z}, ]\n- - 3\n  -\nd: {}\ne: []\n? f\n: g\nh:") == [
        "a": [1, ["b": 2, "c": ["x", ["y": "z"]]], [3, nil]], "d": [:], "e": [], "f": "g", "h": nil,
      ])
    #expect(tree("[a: b, c]") == [["a": "b"], "c"])
    #expect(tree("{a, b: , \"c\":1}") == ["a": nil, "b": nil, "c": 1])
  }

  @Test func jsonIsYAML() {
    #expect(
      tree("{\"a\": [1, 2.50, null, true], \"b\": {\"c\": \"d\\n\\u00e9\"}}") == [
        "a": [1, .number("2.50"), nil, true], "b": ["c": "d\né"],
      ])
  }

  @Test func keysAreText() {
    #expect(
      tree("1: a\ntrue: b\nnull: c\n0x1F: d\n1.0: e\n'q': f\n?\n: g\n") == [
        "1": "a", "true": "b", "null": "c", "0x1F": "d", "1.0": "e", "q": "f", "": "g",
      ])
  }

  @Test func tagsOfTheCoreSchema() {
    #expect(
      tree("- !!str 12\n- ! 12\n- !!int '7'\n- !!float 3\n- !!bool \"true\"\n- !!null ''\n- !!str\n- !!null") == [
        "12", "12", 7, 3, true, nil, "", nil,
      ])
    #expect(
      tree("a: !!map {b: !!seq [1]}\nc: !!binary aGk=\nd: !!timestamp 2024-01-01\n! e: !<tag:yaml.org,2002:str> 1") == [
        "a": ["b": [1]], "c": "aGk=", "d": "2024-01-01", "e": "1",
      ])
    #expect(tree("! [1]") == [1])
    #expect(
      tree("&a !!str &b")
        == .string("failed: [\"1:10 error yaml.unexpected expected the end of the document, found `&`\"]"))
    #expect(tree("!!str &a 1") == "1")
    #expect(tree("&a\n# comment\n!!str\n1") == "1")
  }

  // MARK: Aliases

  @Test func aliasesAreExpanded() {
    #expect(
      tree("a: &x {b: [1, two]}\nc: *x\nd: &y 5\ne: [*y, *x]\n") == [
        "a": ["b": [1, "two"]], "c": ["b": [1, "two"]], "d": 5, "e": [5, ["b": [1, "two"]]],
      ])
    #expect(
      tree("&k key: *k\n*k : 2\n")
        == .string(
          "failed: [\"1:4 warning input.duplicate-key the key `key` occurs twice in this object; the last value is used\"]"
        ))
    #expect(
      tree("&k 0x10: *k\n&t true: *t\n&n ~: *n\n&s s: *s\n&i 5: *i\n*i : again")
        == .string(
          "failed: [\"5:4 warning input.duplicate-key the key `5` occurs twice in this object; the last value is used\"]"
        ))
    #expect(tree("a: &x 1\nb: &x 2\nc: *x") == ["a": 1, "b": 2, "c": 2])
    #expect(tree("&a [&a x, *a]") == ["x", "x"])
    #expect(tree("[&a [&a x], *a]") == [["x"], "x"])
    #expect(tree("a: &e\nb: *e\nc: &f !!str\nd: *f\n") == ["a": nil, "b": nil, "c": "", "d": ""])
  }

  @Test func keyAnchorsKeepTheirMeaning() {
    #expect(
      tree("- &k 0x10: a\n- &t true: a\n- &n ~: a\n- &s \"s\\n\": a\n- &i 5: a\n- [*k, *t, *n, *s, *i]") == [
        ["0x10": "a"], ["true": "a"], ["~": "a"], ["s\n": "a"], ["5": "a"], [16, true, nil, "s\n", 5],
      ])
  }

  @Test func expandedValuesNameBothPlaces() throws {
    let (document, _) = readYAML("a: &x\n  b: one\nc: *x\n")
    let root = try #require(document).root
    let copy = try #require(root["c"]?["b"])
    #expect(copy.span.text == "one")
    #expect(copy.expansion?.text == "*x")
    #expect(root["c"]?.span == root["a"]?.span)
    #expect(root["a"]?["b"]?.expansion == nil)
  }

  @Test func mergeKeys() {
    let base = "base: &b {x: 1, y: 2}\nother: &o {y: 3, z: 4}\n"
    let head: [Tree.Member] = [
      .init(key: "base", value: ["x": 1, "y": 2]), .init(key: "other", value: ["y": 3, "z": 4]),
    ]
    func merged(_ text: String) -> Tree {
      guard case .object(let members) = tree(base + text) else { return tree(base + text) }
      #expect(Array(members.prefix(2)) == head)
      return members[2].value
    }
    #expect(merged("m:\n  <<: *b\n  y: 9\n  w: 0") == ["x": 1, "y": 9, "w": 0])
    #expect(merged("m:\n  y: 9\n  <<: *b") == ["y": 9, "x": 1])
    #expect(merged("m: {<<: [*o, *b], x: 7}") == ["y": 3, "z": 4, "x": 7])
    #expect(merged("m:\n  <<: {p: 1, q: {r: 2}}\n  p: 5") == ["q": ["r": 2], "p": 5])
    #expect(merged("m:\n  <<:\n  - *b\n  - {z: [1]}\n  - *o\n") == ["x": 1, "y": 2, "z": [1]])
    #expect(merged("m:\n  <<: {<<: *b, x: 5}\n  k: 1\n") == ["y": 2, "x": 5, "k": 1])
    #expect(merged("m:\n  !!merge <<: *b\n") == ["x": 1, "y": 2])
    #expect(merged("m:\n  \"<<\": text\n  '<<a': 1\n") == ["<<": "text", "<<a": 1])
    #expect(merged("m: {<<: []}") == [:])
    #expect(merged("m: &m\n  <<: *b\n  <<x: 1\nn:\n  <<: *m") == ["x": 1, "y": 2, "<<x": 1])
    #expect(
      tree("l: &l [&a {p: 1}, {q: 2}]\nm: {<<: *l, r: 3}\nn: *a") == [
        "l": [["p": 1], ["q": 2]], "m": ["p": 1, "q": 2, "r": 3], "n": ["p": 1],
      ])
    // An anchor inside a merged value lives on.
    #expect(tree("m: {<<: {p: &v [1]}}\nn: *v") == ["m": ["p": [1]], "n": [1]])
  }

  @Test func mergedMembersAreCountedOnce() throws {
    let (document, _) = readYAML("a: &a {x: 1, y: 2}\nb: {x: 3, <<: [*a, *a], z: 4}")
    let merged = try #require(document?.root["b"])
    #expect(merged.count == 3)
    #expect(merged["x"]?.integer == 3)
    #expect(merged["y"]?.expansion?.text == "*a")
    #expect(merged["z"]?.integer == 4)
  }

  @Test func duplicateKeysAreWarnedAbout() {
    let (document, diagnostics) = readYAML("a: 1\nb: 2\na: 3\n")
    #expect(document.map { Tree($0.root) } == ["b": 2, "a": 3])
    #expect(
      diagnostics == [
        "3:1 warning input.duplicate-key the key `a` occurs twice in this object; the last value is used"
      ])
    let (second, warnings) = readYAML("b: &b {a: 0}\nm: {a: 1, <<: *b, a: 3}")
    #expect(second?.root["m"].map { Tree($0) } == ["a": 3])
    #expect(warnings.count == 1)
  }

  // MARK: Bombs

  @Test func bombsOfAliasesAreRefusedEarly() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let alias = "*a\(level - 1)"
      text += "a\(level): &a\(level) [" + repeatElement(alias, count: 9).joined(separator: ", ") + "]\n"
    }
    let (document, diagnostics) = readYAML(text)
    #expect(document == nil)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.hasPrefix("8:") == true)
    #expect(diagnostics.first?.contains("error yaml.too-many-aliases") == true)
  }

  @Test func expansionUpToTheLimitIsRead() throws {
    let text =
      "a: &a [" + repeatElement("1", count: 999).joined(separator: ",") + "]\nb: ["
      + repeatElement(
        "*a", count: 150
      ).joined(separator: ", ") + "]\n"
    var options = YAMLReader.Options()
    options.maximumAliasNodes = 150_000
    var diagnostics = Diagnostics()
    let source = SourceText(name: "t.yaml", text: text)
    let document = YAMLReader.read(source, options: options, diagnostics: &diagnostics)
    #expect(document?.root["b"]?.count == 150)
    options.maximumAliasNodes = 149_999
    #expect(YAMLReader.read(source, options: options, diagnostics: &diagnostics) == nil)
    #expect(diagnostics.all.map(\.id) == ["yaml.too-many-aliases"])
    #expect(diagnostics.all.first?.span?.text == "*a")
  }

  /// A text with mistakes is read once for each of them: copies of what aliases stand for would cost memory each time.
  @Test func mistakesBesideAliasesAreFoundWithoutCopies() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...5 {
      text += "a\(level): &a\(level) [\(repeatElement("*a\(level - 1)", count: 10).joined(separator: ", "))]\n"
    }
    for level in 0..<6 { text += "b\(level): [*a5, *%a5]\n" }
    let (document, diagnostics) = readYAML(text)
    #expect(document == nil)
    #expect(diagnostics.count { $0.contains("error yaml.unexpected") } == 6, "\(diagnostics)")
    var options = YAMLReader.Options()
    options.copiesAliases = false
    var found = Diagnostics()
    let short = YAMLReader.read(
      SourceText(name: "t.yaml", text: "a: &a [1, 2]\nb: [*a, *a]\n"), options: options, diagnostics: &found)
    #expect(short?.root["b"]?.count == 2 && short?.root["b"]?.elements.allSatisfy { $0.kind == .null } == true)
  }

  @Test func bombsOfMergesAreRefused() {
    var text = "a0: &a0 {k: [x, x, x]}\n"
    for level in 1...60 { text += "a\(level): &a\(level) {<<: [*a\(level - 1), *a\(level - 1)], k\(level): 1}\n" }
    let (document, diagnostics) = readYAML(text)
    #expect(document == nil)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.contains("error yaml.too-many-aliases") == true)
  }

  @Test func depthIsLimited() {
    let fine = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(readYAML(fine).document != nil)
    #expect(
      readYAML("[" + fine + "]").diagnostics == [
        "1:513 error input.too-deep nesting goes deeper than 512 levels"
      ])
    #expect(
      readYAML(String(repeating: "[", count: 1_000_000)).diagnostics == [
        "1:513 error input.too-deep nesting goes deeper than 512 levels"
      ])
    #expect(
      readYAML(String(repeating: "- ", count: 1_000_000)).diagnostics == [
        "1:1025 error input.too-deep nesting goes deeper than 512 levels"
      ])
    #expect(readYAML(String(repeating: "{a: ", count: 1_000_000)).diagnostics.first?.contains("input.too-deep") == true)
    // Aliases count with what they stand for.
    var text = "a: &a0 [[[[[[[[[[]]]]]]]]]]\n"
    for level in 1...60 { text += "a\(level): &a\(level) [[[[[[[[[[*a\(level - 1)]]]]]]]]]]\n" }
    #expect(readYAML(text).diagnostics.map { $0.split(separator: " ")[2] } == ["input.too-deep"])
  }

  // MARK: Documents

  @Test func streams() {
    let text = "a\n---\nb: 1\n--- c\n"
    #expect(readYAML(text).diagnostics == ["2:1 error yaml.several-documents a second document begins here"])
    #expect(readYAML(text, documentIndex: 0).document.map { Tree($0.root) } == "a")
    #expect(readYAML(text, documentIndex: 1).document.map { Tree($0.root) } == ["b": 1])
    #expect(readYAML(text, documentIndex: 2).document.map { Tree($0.root) } == "c")
    #expect(
      readYAML(text, documentIndex: 3).diagnostics == [
        "5:1 error input.no-document there is no document 3; the input has 3 documents"
      ])
    #expect(readYAML(text, documentIndex: -1).diagnostics.count == 1)
    #expect(tree("%YAML 1.2\n---\na: 1\n...\n") == ["a": 1])
    #expect(tree("--- |\n  text\n") == "text\n")
  }

  @Test(arguments: ["", "\n\n", "# comment\n", "---\n", "---\n...\n", "\u{FEFF}"])
  func emptyTexts(text: String) {
    let (document, diagnostics) = readYAML(text)
    #expect(document == nil)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.hasSuffix("error yaml.no-value the input has no value") == true)
  }

  @Test func encodings() {
    func read(_ bytes: [UInt8]) -> [String] { readYAML(SourceText(name: "t.yaml", bytes: bytes)).diagnostics }
    #expect(read([0x61, 0x3A, 0x20, 0xFF]) == ["1:4 error input.invalid-utf8 the byte 0xFF is not UTF-8"])
    #expect(read([0xFF, 0xFE, 0x61, 0x00]) == ["1:1 error input.invalid-utf8 the input is UTF-16"])
    #expect(read([0x61, 0x00, 0x3A, 0x00]) == ["1:1 error input.invalid-utf8 the input is UTF-16"])
    #expect(tree("\u{FEFF}é: ü\r\nb: 1\r\n") == ["é": "ü", "b": 1])
  }

  // MARK: Places

  @Test func everyNodeKnowsItsPlace() throws {
    let text =
      "\u{FEFF}# é\nkéy: &x !!str  välue # c\n'q''': \"d\\n\"\nl:\n  - [a, {ü: 1} ]\n  - |+ # h\n    bl😀ck\n    two  \n\n  - >-\n    f\nn:\nz: last\n"
    let (document, diagnostics) = readYAML(text)
    #expect(diagnostics.isEmpty)
    let root = try #require(document).root
    #expect(root.members.map(\.keySpan.text) == ["kéy", "'q'''", "l", "n", "z"])
    #expect(root["kéy"]?.span.text == "välue")
    #expect(root["q'"]?.span.text == "\"d\\n\"")
    let list = try #require(root["l"])
    #expect(list.span.text == "- [a, {ü: 1} ]\n  - |+ # h\n    bl😀ck\n    two  \n\n  - >-\n    f")
    #expect(list[0]?.span.text == "[a, {ü: 1} ]")
    #expect(list[0]?[1]?.span.text == "{ü: 1}")
    #expect(list[1]?.span.text == "|+ # h\n    bl😀ck\n    two  ")
    #expect(list[1]?.string == "bl😀ck\ntwo  \n\n")
    #expect(list[2]?.span.text == ">-\n    f")
    #expect(root["n"]?.span.text == "")
    let place = try #require(root["n"]?.span)
    #expect(LineIndex(place.source).location(of: Int(place.start)) == SourceLocation(line: 12, column: 3))
    #expect(root.span.text.hasPrefix("kéy"))
    #expect(root.span.text.hasSuffix("z: last"))
  }
}

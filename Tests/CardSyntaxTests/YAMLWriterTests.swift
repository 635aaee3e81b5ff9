import CardSyntax
import CardTestSupport
import Testing

@Suite struct YAMLWriterTests {
  @Test func blockStyle() {
    let tree: Tree = [
      "type": "AdaptiveCard", "empty": [:], "none": [],
      "body": [["type": "TextBlock", "wrap": true], [1, [2, nil], []], [:], [["a": ["b": 1]]]],
      "last": ["x": ["y": "z"]],
    ]
    #expect(
      written(tree, .yaml) == """
        type: AdaptiveCard
        empty: {}
        none: []
        body:
          - type: TextBlock
            wrap: true
          - - 1
            - - 2
              - null
            - []
          - {}
          - - a:
                b: 1
        last:
          x:
            "y": z

        """)
  }

  @Test func roots() {
    #expect(written(Tree.null, .yaml) == "null\n")
    #expect(written(Tree.number("1.50"), .yaml) == "1.50\n")
    #expect(written("text", .yaml) == "text\n")
    #expect(written([], .yaml) == "[]\n")
    #expect(written([:], .yaml) == "{}\n")
    #expect(written([1], .yaml) == "- 1\n")
    #expect(written("a\nb\n", .yaml) == "|\n  a\n  b\n")
    #expect(written(" a\nb\n", .yaml) == "\" a\\nb\\n\"\n")
  }

  @Test(arguments: [
    "text", "two words", "say \"hi\"", "it's", "a:b", "a#b", "12px", "3 of 4 items", "x-y", "${name}", "${a + b}",
    "/path", "http://example.org/a?b#c", "a, b", "a [b] {c}", "über", "日本語", "😀", "yesterday", "nothing", "100%",
    "truex", "$schema", "_private", "(note)", "a - b", "a!", "e5", "null x", "v1.5",
  ])
  func plainText(text: String) {
    #expect(written([.string(text)], .yaml) == "- \(text)\n")
    #expect(written(["k": .string(text)], .yaml) == "k: \(text)\n")
    #expect(written(.object([.init(key: text, value: 1)]), .yaml) == "\(text): 1\n")
  }

  @Test(arguments: [
    "", " ", " a", "a ", "~", "null", "Null", "NULL", "true", "False", "yes", "No", "ON", "off", "y", "N", "nO", "1",
    "-1", "+1", "1.5", ".5", "1e3", "0x1F", "0o17", "017", "0b1", "1_000", "1:30", "12:30:45", "2024-01-01",
    "2024-01-01 10:00:00", "2001-12-14t21:59:43.10-05:00", "1.2.3", "12,345", ".inf", "-.INF", ".nan", "=", "<<", "<",
    "- a", "-", "---", "...", "? a", "?", ": a", ":", "a: b", "a:", "a #b", "#a", "&a", "*a", "!a", "|", ">", "%a",
    "@a", "`a", "'a'", "[a", "]", "{a", "}", ",a", "-a", "=a",
  ])
  func quotedText(text: String) {
    #expect(written([.string(text)], .yaml) == "- \"\(text)\"\n")
    #expect(written(.object([.init(key: text, value: 1)]), .yaml) == "\"\(text)\": 1\n")
    #expect(tree(written([.string(text)], .yaml)) == [.string(text)])
  }

  @Test func escapes() {
    #expect(written(["\"a\"\t\\"], .yaml) == "- \"\\\"a\\\"\\t\\\\\"\n")
    #expect(written(["\u{7}\u{0}\u{1B}\r\u{8}\u{C}"], .yaml) == "- \"\\u0007\\u0000\\u001b\\r\\b\\f\"\n")
    #expect(
      written(["a\u{7F}\u{85}\u{9F}\u{A0}\u{2028}\u{2029}\u{FEFF}\u{FFFE}\u{FFFF}é\u{1F600}"], .yaml)
        == "- \"a\\u007f\\u0085\\u009f\u{A0}\\u2028\\u2029\\ufeff\\ufffe\\uffffé😀\"\n")
  }

  @Test func jsonEscapesBecomeCharacters() throws {
    var diagnostics = Diagnostics()
    let json = SourceText(
      name: "t.json", text: #"{"a\/b": "\ud83d\ude00\/\u00e9 \u0041", "c": "\"\u001f", "d": "x\u2028"}"#)
    let document = try #require(Document.read(json, as: .json, diagnostics: &diagnostics))
    #expect(written(document.root, .yaml) == "a/b: 😀/é A\nc: \"\\\"\\u001f\"\nd: \"x\\u2028\"\n")
  }

  @Test func literalBlocks() {
    let tree: Tree = [
      "clip": "one\ntwo\n", "strip": "one\n\ntwo", "keep": "one\n\n\n", "indented": "  one\ntwo\n",
      "list": ["a\nb", ["k": "\n\nx\n"]], "spaces": "a \nb\n", "trailing": "a\nb ", "tab": "\ta\nb", "return": "a\r\nb",
      "blank": "\n", "blanks": "\n\n\n", "inner": "a\n\tb\n  c", "hash": "# a\n- b: c\n--- d\n",
      "keepSpaces": "  a\n\n", "stripSpaces": " a\n b", "spaceLine": "a\n  \nb",
    ]
    let expected = """
      clip: |
        one
        two
      strip: |-
        one

        two
      keep: |+
        one


      indented: |2
          one
        two
      list:
        - |-
          a
          b
        - k: |


            x
      spaces: "a \\nb\\n"
      trailing: "a\\nb "
      tab: "\\ta\\nb"
      return: "a\\r\\nb"
      blank: "\\n"
      blanks: "\\n\\n\\n"
      inner: |-
        a
        \tb
          c
      hash: |
        # a
        - b: c
        --- d
      keepSpaces: |2+
          a

      stripSpaces: |2-
         a
         b
      spaceLine: "a\\n  \\nb"

      """
    #expect(written(tree, .yaml) == expected)
    #expect(CardSyntaxTests.tree(expected) == tree)
    #expect(CardSyntaxTests.tree(written(["a\n\n"], .yaml)) == ["a\n\n"])
  }

  @Test func keysOfManyLinesAndLongKeys() {
    let long = String(repeating: "k", count: 1100)
    let escaped = String(repeating: "\u{1}", count: 400)
    let tree = Tree.object([
      .init(key: "a\nb", value: 1), .init(key: long, value: ["x": 1]), .init(key: escaped, value: [1, "two\nlines"]),
      .init(key: String(repeating: "é", count: 499), value: [.object([.init(key: long, value: "v")])]),
    ])
    let text = written(tree, .yaml)
    #expect(text.hasPrefix("\"a\\nb\": 1\n? \(long)\n:\n  x: 1\n? \"\\u0001"))
    #expect(text.contains("\n  - ? \(long)\n    : v\n"))
    #expect(CardSyntaxTests.tree(text) == tree)
  }

  @Test func numbersKeepTheirText() {
    let texts = ["1.50", "12345678901234567890", "1E400", "1e3", "-0", "0.1e-5", "1E+2"]
    let tree = Tree.array(texts.map { .number($0) })
    #expect(written(tree, .yaml) == texts.map { "- \($0)\n" }.joined())
    #expect(CardSyntaxTests.tree(written(tree, .yaml)) == tree)
  }

  // MARK: Properties

  private static let pieces = [
    "a", "b", " ", "  ", "\n", "\n\n", "\t", "\r\n", ":", ": ", " #", "#", "-", "- ", "?", "!", "&x", "*x", "|", ">",
    "'",
    "\"", "\\", "%", "@", "`", "{", "}", "[", "]", ",", "yes", "no", "null", "~", "0", "1", "12", "e", "E", ".", "+",
    "_",
    "é", "日", "😀", "\u{0}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{A0}", "\u{2028}", "\u{FEFF}", "\u{FFFF}", "=",
    "<<", "---", "...", "${x}", "text", "\u{301}", "\u{10FFFF}",
  ]

  private func randomText(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0..<6, using: &random)
    return (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private func randomTree(_ depth: Int, _ random: inout SeededGenerator) -> Tree {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2:
      let numbers = ["0", "-0", "1.50", "1e3", "1E400", "12345678901234567890123", "-0.5e-7", "7"]
      return .number(numbers.randomElement(using: &random) ?? "1")
    case 3, 4, 5: return .string(randomText(&random))
    case 6, 7:
      return .array((0..<Int.random(in: 0..<4, using: &random)).map { _ in randomTree(depth - 1, &random) })
    default:
      var seen: Set<String> = []
      return .object(
        (0..<Int.random(in: 0..<4, using: &random)).compactMap { _ in
          let key = randomText(&random)
          let value = randomTree(depth - 1, &random)
          // Compared by scalars, as the documents do.
          return seen.insert(key.unicodeScalars.map { "\($0.value)" }.joined(separator: ",")).inserted
            ? Tree.Member(key: key, value: value) : nil
        })
    }
  }

  /// What is written as YAML, pretty JSON or minified JSON reads back as the same tree, through both readers.
  @Test(arguments: 0..<8)
  func randomTreesSurvive(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed + 100)
    for _ in 0..<200 {
      let tree = randomTree(5, &random)
      let yaml = written(tree, .yaml)
      let (document, diagnostics) = readYAML(yaml)
      #expect(diagnostics.isEmpty && document != nil, "\(diagnostics) \(yaml)")
      guard let document else { continue }
      #expect(isSame(Tree(document.root), tree), "\(yaml)\n\(tree)")
      // The document writes the same text as the tree.
      #expect(written(document.root, .yaml) == yaml)
      for syntax in [DocumentSyntax.json, .minified] {
        let json = written(document.root, syntax)
        #expect(json == written(tree, syntax))
        var found = Diagnostics()
        let source = SourceText(name: "t.json", text: json)
        let copy = try #require(Document.read(source, as: .json, diagnostics: &found))
        #expect(isSame(Tree(copy.root), tree))
        #expect(written(copy.root, .yaml) == yaml)
      }
    }
  }

  /// Equality of scalars, where `String` has that of characters.
  private func isSame(_ left: Tree, _ right: Tree) -> Bool { left.description == right.description && left == right }

  @Test func plainTextMeansTheSame() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<4000 {
      let text = randomText(&random)
      #expect(tree(written(.string(text), .yaml)) == .string(text), "\(text.debugDescription)")
    }
  }
}

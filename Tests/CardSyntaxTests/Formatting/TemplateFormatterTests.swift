import CardSyntax
import CardTestSupport
import Foundation
import Testing

@Suite("The layout of templates")
struct TemplateFormatterTests {
  private func format(_ text: String, _ name: String = "a.yaml") -> String? {
    var diagnostics = Diagnostics()
    return TemplateFormatter().format(SourceText(name: name, text: text), diagnostics: &diagnostics)
  }

  @Test(
    "YAML",
    arguments: [
      ("a:   1   # x\n", "a: 1 # x\n"),
      ("a:\n- b:   1\n  c: 2\n", "a:\n  - b: 1\n    c: 2\n"),
      ("a:   &anc   # anchored\n    x:  1\nb: *anc\n", "a: &anc # anchored\n  x: 1\nb: *anc\n"),
      ("y:   \"multi\n      line   text\"\n", "y: \"multi\n  line   text\"\n"),
      ("c: !!map\n   k: v\n", "c: !!map\n  k: v\n"),
      ("d:\n- - 1\n  -   2\n- \n  - 3\n", "d:\n  - - 1\n    - 2\n  - - 3\n"),
      ("f: >-\n     folded\n      more\n\n", "f: >-\n  folded\n   more\n"),
      ("a:\n    g: |2\n         keep\n        x\n", "a:\n  g: |2\n       keep\n      x\n"),
      ("h: |+\n   kept\n\n\n", "h: |+\n  kept\n\n\n"),
      ("h: |+\n   kept\n\n\ni: 1\n", "h: |+\n  kept\n\n\ni: 1\n"),
      ("i: [1,  2,\n     3 ]   # x\n", "i: [1,  2,\n     3 ] # x\n"),
      ("j: {a:  , \"b\":1}\n", "j: {a: , \"b\": 1}\n"),
      // A comma and a bracket end the name of an alias, a colon is a part of it.
      ("a: &a x\nj: [*a,{b: 1} , *a]\n", "a: &a x\nj: [*a, {b: 1}, *a]\n"),
      ("a: &a {c: 1}\nj: {<<:   *a , b: *a }\n", "a: &a {c: 1}\nj: {<<: *a, b: *a}\n"),
      ("a: &a x\nj: {*a :   1}\n*a  :   2\n", "a: &a x\nj: {*a : 1}\n*a : 2\n"),
      ("l:\n      # deep\n\n\n\n      # again\nm: ~\n", "l:\n  # deep\n\n  # again\nm: ~\n"),
      ("a:\n    b: 1\n    # in a\nc: 2\n", "a:\n  b: 1\n  # in a\nc: 2\n"),
      ("l:\n- a: 1\n  # in the item\n# in none\nm: 1\n", "l:\n  - a: 1\n    # in the item\n# in none\nm: 1\n"),
      ("l:\n   - a:\n      # in a\n   # in l\nm: 1\n", "l:\n  - a:\n      # in a\n  # in l\nm: 1\n"),
      ("a: 1\n...\n---\n- 1\n# end\n\n- 2\n\n\n", "a: 1\n...\n---\n- 1\n# end\n\n- 2\n"),
      ("a:\n  t: |\n      no line end", "a:\n  t: |\n    no line end"),
      ("\n\n# only a comment\n\n\n", "# only a comment\n"),
      ("a:\r\n-  b\r\n", "a:\r\n  - b\r\n"),
      ("ü:   ö  # ä\n", "ü: ö # ä\n"),
      ("? a\n: b\n", "? a\n: b\n"),
    ])
  func yaml(_ text: String, _ expected: String) {
    #expect(format(text) == expected)
    #expect(format(expected) == expected)
  }

  @Test(
    "JSON",
    arguments: [
      ("{}", "{}\n"), ("[1,2]", "[\n  1,\n  2\n]\n"),
      // Where each has a line, as writers have it, it stays so.
      (
        "{\"a\": [\n1, 2], \"b\": {\"c\":\n1}, \"d\": {\n\n\"e\": []}}",
        "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {\"c\": 1},\n  \"d\": {\n    \"e\": []\n  }\n}\n"
      ),
      ("{\"a\": [\n], \"b\": {\r\n}}", "{\n  \"a\": [],\n  \"b\": {}\n}\n"),
      (#"{"a":[1,{},[]],"b":{"c":"\u00e4,{"}}"#, "{\n  \"a\": [1, {}, []],\n  \"b\": {\"c\": \"\\u00e4,{\"}\n}\n"),
      (
        "{\"a\": [{\"b\": \"\(String(repeating: "x", count: 100))\"}]}",
        "{\n  \"a\": [\n    {\n      \"b\": \"\(String(repeating: "x", count: 100))\"\n    }\n  ]\n}\n"
      ),
    ])
  func json(_ text: String, _ expected: String) {
    #expect(format(text, "a.json") == expected)
    #expect(format(expected, "a.json") == expected)
  }

  @Test("what the writer of documents writes is laid out", arguments: 0..<200 as Range<UInt64>)
  func written(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    var diagnostics = Diagnostics()
    let text = random.text()
    let document = try #require(JSONReader.read(SourceText(name: "a.json", text: text), diagnostics: &diagnostics))
    for (syntax, name) in [(DocumentSyntax.json, "a.json"), (.yaml, "a.yaml")] {
      var writer = DocumentWriter(syntax)
      writer.value(document.root)
      let written = String(decoding: writer.finish(), as: UTF8.self)
      #expect(format(written, name) == written)
    }
  }

  @Test("lines end as the first one does", arguments: ["a.yaml", "a.json"], ["\r\n", "\r", "\n"])
  func lineEnds(_ name: String, _ end: String) throws {
    var random = SeededGenerator(seed: 11)
    for number in 0..<20 {
      let lines = Commented(seed: random.next()).given
      var text = lines
      if name == "a.json" {
        text = "{\n \n  \"a\":\n [1, {\"b\":   \"\\n\"},\n [\"\(random.next())\"]\n]}"
      }
      var diagnostics = Diagnostics()
      var formatter = TemplateFormatter()
      if number % 2 == 0 { formatter.keyOrder = { _, keys in keys.indices.sorted { keys[$0] < keys[$1] } } }
      func format(_ text: String) -> String? {
        formatter.format(SourceText(name: name, text: text), diagnostics: &diagnostics)
      }
      let plain = try #require(format(text))
      let given = text.replacing("\n", with: end)
      #expect(format(given) == plain.replacing("\n", with: end))
      // A byte order mark stays where it is.
      #expect(format("\u{FEFF}" + given) == "\u{FEFF}" + plain.replacing("\n", with: end))
      // Later lines may end otherwise.
      let first = try #require(text.firstIndex(of: "\n"))
      let rest = text[text.index(after: first)...].replacing("\n", with: end == "\n" ? "\r\n" : "\n")
      #expect(format(text[..<first] + end + rest) == plain.replacing("\n", with: end))
    }
  }

  @Test(
    "what is not laid out is said where it stands",
    arguments: [
      ("a: 1\r\nb:\r\n  ? c\r\n  : d\r\n", "?"), ("a: 1\n--- |\n  text\n", "|"), ("\u{FEFF}a: 1\n? b\n", "?"),
    ])
  func places(_ text: String, _ place: String) throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "a.yaml", text: text)
    #expect(TemplateFormatter().format(source, diagnostics: &diagnostics) == text)
    let finding = try #require(diagnostics.all.first)
    #expect(finding.id == "format.not-laid-out")
    #expect(finding.span?.text == place)
  }

  @Test("a text with a mistake is reported and not laid out")
  func mistakes() {
    var diagnostics = Diagnostics()
    #expect(TemplateFormatter().format(SourceText(name: "a.yaml", text: "a: [\n"), diagnostics: &diagnostics) == nil)
    #expect(diagnostics.hasErrors)
  }

  @Test(
    "lines in brackets are as far right as the brackets say",
    arguments: [
      (
        "a:\n        - [\n      1, # one\n\n\n          2,   # two\n     { a:   1 ,b: 2}\n     ]\n",
        "a:\n  - [\n      1, # one\n\n      2, # two\n      {a: 1, b: 2}\n    ]\n"
      ),
      ("a: [\n1,\n   2\n      ]\n", "a: [\n  1,\n  2\n]\n"),
      ("a:\n   [ # x\n  1]\n", "a:\n  [ # x\n    1]\n"),
      ("ä: [1, # one\n2,\n      # three\n 3,\n]\n", "ä: [1, # one\n    2,\n    # three\n    3,\n   ]\n"),
      ("a:\n  b: {\n   c: [\n 1],\n d: 2 }\n", "a:\n  b: {\n    c: [\n      1],\n    d: 2}\n"),
      ("[\n\n1 ,\n# end\n\n]\n", "[\n  1,\n  # end\n]\n"),
      // Whoever has aligned lines below others has a reason, unless there are comments.
      ("a: [1,\n        2]\n", "a: [1,\n        2]\n"),
      // Forms of which the lines are not known stay.
      ("a: [\n   b:\n     1\n   ]\n", "a: [\n   b:\n     1\n   ]\n"),
    ])
  func brackets(_ text: String, _ expected: String) {
    #expect(format(text) == expected)
    #expect(format(expected) == expected)
  }

  @Test(
    "keys are put into an order whatever stands between them",
    arguments: [
      // Comments, also above what becomes the first key behind a dash.
      ("- b: 1\n  # a\n  # is\n  a: 2 # two\n", "- # a\n  # is\n  a: 2 # two\n  b: 1\n", nil),
      ("- # all\n  b: 1\n  a: 2\n", "- # all\n  a: 2\n  b: 1\n", nil),
      // Empty lines separate what is there.
      ("c: 1\n\nb: |\n  x\n\n# a\na: 2\n", "# a\na: 2\n\nb: |\n  x\n\nc: 1\n", nil),
      // Anchors and merge keys.
      ("b: &x 1\na: &y 2\nd: *x\nc: *y\n", "a: &y 2\nb: &x 1\nc: *y\nd: *x\n", nil),
      ("- &x\n  b: 1\n  a: 2\n- {<<: *x}\n", "- &x\n  a: 2\n  b: 1\n- {<<: *x}\n", nil),
      ("x: &x {p: 1}\ny:\n  b: 1\n  <<: *x\n  a: 2\n", "x: &x {p: 1}\ny:\n  <<: *x\n  a: 2\n  b: 1\n", nil),
      ("&x b: 1\n!!str a: 2\nc: *x\n", "!!str a: 2\n&x b: 1\nc: *x\n", nil),
      // Brackets on one line.
      ("- {b: [{d: 1, c: 2}], a: {}}\n", "- {a: {}, b: [{c: 2, d: 1}]}\n", nil),
      ("x: &x {b: 1, a: 2}\ny: {b: 1, <<: *x, \"a\": ä}\n", "x: &x {a: 2, b: 1}\ny: {<<: *x, \"a\": ä, b: 1}\n", nil),
      ("- {b: &x 1, a: *x}\n", "- {b: &x 1, a: *x}\n", "{"),
      ("- {b, a: 1}\n- {b: , a: 1}\n", "- {a: 1, b}\n- {b: , a: 1}\n", "{"),
      (
        "a:\n  - [{b: 1, a: 2},\n     {b: 1,\n      a: 2}]\n", "a:\n  - [{a: 2, b: 1},\n     {b: 1,\n      a: 2}]\n",
        nil
      ),
      // What has to stay is said.
      ("b: &x\n  d: 1\n  c: 2\na: *x\n", "b: &x\n  c: 2\n  d: 1\na: *x\n", "b"),
      ("b: &x 1\nc: *x\na: &x 2\n", "b: &x 1\nc: *x\na: &x 2\n", "b"),
      ("- 1\n- b:   |+\n     x\n\n  a: 1\n", "- 1\n- b: |+\n    x\n\n  a: 1\n", "b"),
      ("b: |+\n  x\na: 1\n", "a: 1\nb: |+\n  x\n", nil),
    ])
  func ordered(_ text: String, _ expected: String, _ unsorted: String?) {
    let formatter = TemplateFormatter { _, keys in keys.indices.sorted { keys[$0] < keys[$1] } }
    for (number, text) in [text, expected].enumerated() {
      var diagnostics = Diagnostics()
      let source = SourceText(name: "a.yaml", text: text)
      #expect(formatter.format(source, diagnostics: &diagnostics) == expected, "\(number)")
      #expect(diagnostics.all.map(\.id) == (unsorted == nil ? [] : ["format.unsorted"]), "\(number)")
      #expect(diagnostics.all.first?.span?.text == unsorted)
    }
  }

  @Test("a text without a value is a mistake, in JSON and YAML alike", arguments: ["", "\n", "  \n\n", "\u{FEFF}"])
  func nothing(_ text: String) {
    for (name, id) in [("a.yaml", "yaml.no-value"), ("a.json", "json.unexpected")] {
      var diagnostics = Diagnostics()
      #expect(TemplateFormatter().format(SourceText(name: name, text: text), diagnostics: &diagnostics) == nil)
      #expect(diagnostics.all.map(\.id) == [id], "\(name)")
    }
  }

  @Test("keys are put into an order with what belongs to them")
  func order() {
    var diagnostics = Diagnostics()
    let formatter = TemplateFormatter { _, keys in keys.indices.sorted { keys[$0] < keys[$1] } }
    let text = "b: 1 # one\n# above a\na:\n  - d: 1\n    c:\n      y: |\n        text\n      x: 2\n"
    let sorted = "# above a\na:\n  - c:\n      x: 2\n      y: |\n        text\n    d: 1\nb: 1 # one\n"
    #expect(formatter.format(SourceText(name: "a.yaml", text: text), diagnostics: &diagnostics) == sorted)
    #expect(formatter.format(SourceText(name: "a.yaml", text: sorted), diagnostics: &diagnostics) == sorted)
    let anchored = "b: &x 1\na: *x\n"
    #expect(formatter.format(SourceText(name: "a.yaml", text: anchored), diagnostics: &diagnostics) == anchored)
    let json = formatter.format(
      SourceText(name: "a.json", text: #"{"b":{"d":1,"c":2},"a":3}"#), diagnostics: &diagnostics)
    #expect(json == "{\n  \"a\": 3,\n  \"b\": {\"c\": 2, \"d\": 1}\n}\n")
  }

  /// The package's own templates and the shared corpus, where there is one.
  static let files: [String] = {
    var files = ["templates", "examples", "Tests"].flatMap { folder in
      ["yaml", "json"].flatMap { TestFiles.files(below: folder, extension: $0) }
    }.filter { !$0.contains("/.build/") && !$0.contains("/Broken/") }
    for folder in ["adaptive-cards", "drivenui", "skima"] { files += TestFiles.corpus(folder) ?? [] }
    return files
  }()

  @Test("every file says the same before and after, and is laid out once and for all", arguments: files)
  func corpus(_ file: String) throws {
    let text = String(decoding: try TestFiles.bytes(file), as: UTF8.self)
    let name = file.hasSuffix(".json") ? "a.json" : "a.yaml"
    guard let once = format(text, name) else { return }
    #expect(format(once, name) == once)
    if name == "a.json" {
      let one = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? NSObject
      let other = try JSONSerialization.jsonObject(with: Data(once.utf8), options: .fragmentsAllowed) as? NSObject
      #expect(one == other)
    } else {
      func comments(_ text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
          line.range(of: " #").map { line[$0.lowerBound...].trimmingCharacters(in: .whitespaces) }
        }
      }
      #expect(comments(once) == comments(text))
    }
  }

  /// A text of nested collections with a comment at the end of each, as somebody indents it and as it is laid out. The
  /// comments of the outermost collection stand where the next key does.
  private struct Commented {
    var random: SeededGenerator
    var given = ""
    var expected = ""
    private var count = 0

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      mapping(given: 0, expected: 0, depth: 3, isFirstBehindDash: false)
    }

    private mutating func line(_ text: String, _ given: Int, _ expected: Int) {
      self.given += String(repeating: " ", count: given) + text + "\n"
      self.expected += String(repeating: " ", count: expected) + text + "\n"
    }

    private mutating func comment(_ given: Int, _ expected: Int) {
      count += 1
      line("# \(count)", given, expected)
    }

    private mutating func mapping(given: Int, expected: Int, depth: Int, isFirstBehindDash: Bool) {
      // Below a list whose dashes are as far left as its key, a comment may be of the list as well.
      var isUnclear = false
      for number in 0..<Int.random(in: 1...3, using: &random) {
        isUnclear = false
        // The first key behind a dash is on the line of the dash.
        let isBehind = isFirstBehindDash && number == 0
        let dash = isBehind ? "- " : ""
        let (from, to) = isBehind ? (given - 2, expected - 2) : (given, expected)
        count += 1
        switch depth > 0 ? Int.random(in: 0...2, using: &random) : 0 {
        case 1:
          line("\(dash)k\(count):", from, to)
          let inner = given + Int.random(in: 1...4, using: &random)
          mapping(given: inner, expected: expected + 2, depth: depth - 1, isFirstBehindDash: false)
        case 2:
          line("\(dash)k\(count):", from, to)
          let inner = given + Int.random(in: 0...3, using: &random)
          isUnclear = inner == given
          sequence(given: inner, expected: expected + 2, depth: depth - 1, isUnclear: isUnclear)
        default: line("\(dash)k\(count): v", from, to)
        }
      }
      if !isUnclear { comment(given, expected) }
    }

    private mutating func sequence(given: Int, expected: Int, depth: Int, isUnclear: Bool) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if Bool.random(using: &random), depth > 0 {
          mapping(given: given + 2, expected: expected + 2, depth: depth - 1, isFirstBehindDash: true)
        } else {
          count += 1
          line("- v\(count)", given, expected)
        }
      }
      if !isUnclear { comment(given, expected) }
    }
  }

  @Test("comments stay in the collection at whose end they stand", arguments: 0..<60 as Range<UInt64>)
  func commentsAtEnds(seed: UInt64) {
    let text = Commented(seed: seed)
    #expect(format(text.given) == text.expected)
    #expect(format(text.expected) == text.expected)
  }
}

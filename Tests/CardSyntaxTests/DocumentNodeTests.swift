import CardSyntax
import Testing

private func parse(_ text: String) throws -> Node {
  var diagnostics = Diagnostics()
  let document = Document.readJSON(SourceText(name: "test.json", text: text), diagnostics: &diagnostics)
  return try #require(document).root
}

@Suite struct DocumentNodeTests {
  @Test func kinds() throws {
    let root = try parse("[null, true, false, 1, \"a\", [], {}]")
    #expect(root.kind == .array)
    #expect(root.elements.map(\.kind) == [.null, .boolean, .boolean, .number, .string, .array, .object])
    #expect(root.elements.map(\.isNull) == [true, false, false, false, false, false, false])
    #expect(root.elements.map(\.boolean) == [nil, true, false, nil, nil, nil, nil])
    #expect(root.elements.map(\.string) == [nil, nil, nil, nil, "a", nil, nil])
    #expect(root.elements.map(\.double) == [nil, nil, nil, 1, nil, nil, nil])
    #expect(root.elements.map(\.numberText) == [nil, nil, nil, "1", nil, nil, nil])
  }

  @Test(arguments: [
    ("\"\"", ""), ("\"abc\"", "abc"), ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{C}\n\r\t"),
    ("\"\\u0041\\u00e9\"", "Aé"),
    ("\"\\u65e5本\"", "日本"), ("\"\\uD83D\\uDE00!\"", "😀!"), ("\"\\uDBFF\\uDFFF\"", "\u{10FFFF}"),
    ("\"a\\u0000b\"", "a\u{0}b"),
    ("\"\\\\n\"", "\\n"), ("\"e\u{301}\"", "e\u{301}"),
  ])
  func strings(_ text: String, _ decoded: String) throws {
    let string = try #require(try parse(text).string)
    #expect(Array(string.unicodeScalars) == Array(decoded.unicodeScalars))
  }

  @Test(arguments: [
    "0", "-0", "1.50", "12345678901234567890", "1E400", "-1e-400", "0.1000", "1e5", "1E+05", "-0.0",
    "123456789012345678901234567890.123456789012345678901234567890",
  ])
  func numbersKeepTheirText(_ text: String) throws {
    let root = try parse("[ \(text) ]")
    #expect(root[0]?.numberText == text)
    var writer = DocumentWriter(.minified)
    writer.value(root)
    #expect(String(decoding: writer.finish(), as: UTF8.self) == "[\(text)]")
  }

  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("-7", -7), ("123456789", 123_456_789), ("1234567890", 1_234_567_890), ("0.1", 0.1),
      ("1e3", 1000), ("1.5E-3", 0.0015), ("9007199254740993", 9_007_199_254_740_992), ("1E400", .infinity),
      ("-1E400", -.infinity), ("1e-400", 0), ("5e-324", .leastNonzeroMagnitude),
      ("1.7976931348623157e308", 1.7976931348623157e308),
    ] as [(String, Double)])
  func doubles(_ text: String, _ value: Double) throws { #expect(try parse(text).double == value) }

  @Test func negativeZeroKeepsItsSign() throws { #expect(try parse("-0").double?.sign == .minus) }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("8.0", 8), ("8e0", 8), ("80e-1", 8), ("1e3", 1000), ("8.5", nil), ("1e400", nil),
      ("\"8\"", nil),
      ("9007199254740993", 9_007_199_254_740_993), ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775808", nil), ("12345678901234567890", nil), ("null", nil),
    ] as [(String, Int?)])
  func integers(_ text: String, _ value: Int?) throws { #expect(try parse(text).integer == value) }

  @Test func membersKeepTheirOrder() throws {
    let root = try parse("{\"z\": 1, \"a\": {\"y\": 2, \"b\": 3}, \"m\": [4]}")
    #expect(root.members.map(\.name) == ["z", "a", "m"])
    #expect(root["a"]?.members.map(\.name) == ["y", "b"])
    #expect(root.members.map { $0.value.kind } == [.number, .object, .array])
    #expect(root.count == 3)
  }

  @Test func lookups() throws {
    let root = try parse("{\"a\": {\"b\": [10, [20], {\"c\": 30}]}, \"\\u0064\": 40, \"\": 50}")
    #expect(root["a"]?["b"]?[0]?.integer == 10)
    #expect(root["a"]?["b"]?[1]?[0]?.integer == 20)
    #expect(root["a"]?["b"]?[2]?["c"]?.integer == 30)
    #expect(root["d"]?.integer == 40)
    #expect(root[""]?.integer == 50)
    #expect(root["b"] == nil)
    #expect(root["nowhere"] == nil)
    #expect(root[0] == nil)
    let list = try #require(root["a"]?["b"])
    #expect(list[3] == nil)
    #expect(list[-1] == nil)
    #expect(list["a"] == nil)
    #expect(root["d"]?["a"] == nil)
  }

  @Test func emptyAndMissingContents() throws {
    let root = try parse("[[], {}, 1, \"\", {\"a\": 1}]")
    for node in root.elements.dropLast() {
      #expect(node.count == 0)
      #expect(node.elements.map(\.kind).isEmpty)
      #expect(node.members.map(\.name).isEmpty)
      #expect(node.elements.count == 0)
    }
    let object = try #require(root[4])
    // An object has members, not elements.
    #expect(object.elements.count == 0)
    #expect(object.elements.map(\.kind).isEmpty)
  }

  @Test func spansCoverWhatWasWritten() throws {
    let root = try parse(" {\"a\\n\": [1.5, \"é\", null, {}, []]} ")
    #expect(root.span.text == "{\"a\\n\": [1.5, \"é\", null, {}, []]}")
    let member = try #require(root.members.first { _ in true })
    #expect(member.keySpan.text == "\"a\\n\"")
    #expect(member.name == "a\n")
    #expect(member.value.elements.map(\.span.text) == ["1.5", "\"é\"", "null", "{}", "[]"])
    #expect(root.expansion == nil)
  }

  @Test func handlesAreEqualWhenTheyLeadToTheSameValue() throws {
    let first = try parse("[1, 1]")
    let second = try parse("[1, 1]")
    #expect(first[0] == first[0])
    #expect(first[0] != first[1])
    #expect(first[0] != second[0])
    #expect(Set([first[0], first[0], first[1]]).count == 2)
  }

  @Test func aNodeKeepsItsDocumentAlive() throws {
    func deep() throws -> Node {
      try #require(try parse("{\"a\": [\"\(String(repeating: "x", count: 1000))\"]}")["a"]?[0])
    }
    #expect(try deep().string?.count == 1000)
  }

  @Test func documentsAreReadFromManyThreads() async throws {
    let root = try parse("[" + (0..<1000).map { "{\"n\": \($0)}" }.joined(separator: ",") + "]")
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { root.elements.reduce(0) { $0 + ($1["n"]?.integer ?? 0) } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 499_500, count: 8))
  }
}

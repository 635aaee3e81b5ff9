import CardSyntax
import CardTestSupport
import Testing

@Suite struct JSONDuplicateKeyTests {
  private func read(_ text: String, _ diagnostics: inout Diagnostics) throws -> Node {
    try #require(Document.readJSON(MarkedText(text).source(), diagnostics: &diagnostics)).root
  }

  @Test func theLastValueWins() throws {
    let marked = MarkedText("{\"a\": 1, \"b\": 2, ▸\"a\": 3}")
    var diagnostics = Diagnostics()
    let root = try #require(Document.readJSON(marked.source(), diagnostics: &diagnostics)).root
    #expect(marked.ids(of: diagnostics) == ["input.duplicate-key"])
    #expect(diagnostics.messages == ["the key `a` occurs twice in this object; the last value is used"])
    #expect(diagnostics.all[0].severity == .warning)
    #expect(diagnostics.all[0].labels.map(\.span.text) == ["\"a\""])
    #expect(diagnostics.all[0].labels.map(\.span.start) == [1])
    #expect(root.members.map(\.name) == ["b", "a"])
    #expect(root["a"]?.integer == 3)
    #expect(root.count == 2)
  }

  @Test func threeEqualKeysAllNameTheFirst() throws {
    var diagnostics = Diagnostics()
    let root = try read("{\"a\": 1, \"a\": {\"x\": 0}, \"c\": 0, \"a\": 3}", &diagnostics)
    #expect(diagnostics.all.map(\.id) == ["input.duplicate-key", "input.duplicate-key"])
    #expect(diagnostics.all.map { $0.labels.map(\.span.start) } == [[1], [1]])
    #expect(root.members.map(\.name) == ["c", "a"])
    #expect(root["a"]?.integer == 3)
    #expect(root.count == 2)
  }

  @Test func nestedObjectsMayUseTheSameKeys() throws {
    var diagnostics = Diagnostics()
    let root = try read(
      "{\"a\": {\"a\": {\"a\": 1}, \"b\": {\"a\": 2}}, \"b\": [{\"a\": 1}, {\"a\": 2}]}", &diagnostics)
    #expect(diagnostics.all.isEmpty)
    #expect(root["a"]?["b"]?["a"]?.integer == 2)
    #expect(root["b"]?[1]?["a"]?.integer == 2)
  }

  @Test func aDuplicateOutsideAndInside() throws {
    let marked = MarkedText("{\"a\": {\"b\": 1, ▸\"b\": 2}, ▸\"a\": {\"b\": 3}}")
    var diagnostics = Diagnostics()
    let root = try #require(Document.readJSON(marked.source(), diagnostics: &diagnostics)).root
    #expect(marked.ids(of: diagnostics) == ["input.duplicate-key", "input.duplicate-key"])
    #expect(root["a"]?["b"]?.integer == 3)
  }

  @Test(arguments: ["{\"\\u0061\": 1, \"a\": 2}", "{\"a\": 1, \"\\u0061\": 2}", "{\"\\u0061\": 1, \"\\u0061\": 2}"])
  func escapedKeysAreThePlainOnes(_ text: String) throws {
    var diagnostics = Diagnostics()
    let root = try read(text, &diagnostics)
    #expect(diagnostics.all.map(\.id) == ["input.duplicate-key"])
    #expect(root.members.map(\.name) == ["a"])
    #expect(root["a"]?.integer == 2)
  }

  @Test func theEmptyKeyCounts() throws {
    var diagnostics = Diagnostics()
    let root = try read("{\"\": 1, \"\": 2}", &diagnostics)
    #expect(diagnostics.all.count == 1)
    #expect(root[""]?.integer == 2)
  }

  @Test func keysThatDifferInOneByteAreDifferent() throws {
    // Of the same length, with equal ends; also of the lengths around a machine word.
    var keys: [String] = []
    for length in [1, 7, 8, 9, 15, 16, 17, 40] {
      for place in 0..<length {
        keys.append(String(repeating: "k", count: place) + "x" + String(repeating: "k", count: length - place - 1))
      }
      keys.append(String(repeating: "k", count: length))
    }
    var diagnostics = Diagnostics()
    let text = "{" + keys.enumerated().map { "\"\($0.element)\": \($0.offset)" }.joined(separator: ",") + "}"
    let root = try read(text, &diagnostics)
    #expect(diagnostics.all.isEmpty)
    #expect(root.members.map(\.name) == keys)
    for (number, key) in keys.enumerated() { #expect(root[key]?.integer == number) }
    #expect(root["kkkxy"] == nil)
  }

  @Test func thousandsOfKeys() throws {
    let count = 20_000
    // The same beginning, end and length: a hash of those alone would take minutes.
    let keys = (0..<count).map { number in
      let digits = String(number)
      return "property-" + String(repeating: "0", count: 8 - digits.count) + digits + "-property"
    }
    var diagnostics = Diagnostics()
    let text = "{" + keys.map { "\"\($0)\": 0" }.joined(separator: ",") + ",\"\(keys[7])\": 1}"
    let root = try read(text, &diagnostics)
    #expect(diagnostics.all.count == 1)
    #expect(root.count == count)
    #expect(root[keys[7]]?.integer == 1)
    #expect(root[keys[count - 1]]?.integer == 0)
  }

  @Test func theReportOfManyDuplicatesIsBounded() throws {
    var diagnostics = Diagnostics()
    let root = try read("{" + String(repeating: "\"a\": 1, ", count: 5_000) + "\"a\": 2}", &diagnostics)
    #expect(root.count == 1)
    #expect(root["a"]?.integer == 2)
    #expect(diagnostics.all.count == 1_001)
    #expect(diagnostics.all.last?.message == "from here on, 4000 more keys occur twice in their objects")
  }
}

import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

@Suite("Bounds of evaluation")
struct BoundsTests {
  /// `step` applied to its own result so many times, each result named by the parameter of a lambda.
  private static func repeated(_ count: Int, _ start: String, _ step: (String) -> String) -> String {
    var expression = "x\(count)"
    for level in (1...count).reversed() {
      expression = "select([\(step("x\(level - 1)"))], x\(level) => \(expression))"
    }
    return "select([\(start)], x0 => \(expression))"
  }

  private static func nested(_ count: Int, _ start: String, _ step: (String) -> String) -> String {
    (0..<count).reduce(start) { text, _ in step(text) }
  }

  private static let expressions: [String] = [
    "range(0, 1000000000)",
    "count(\(repeated(40, "'ab'") { "concat(\($0), \($0))" }))",
    "count(\(repeated(40, "'ab'") { "\($0) + \($0)" }))",
    "count(\(repeated(40, "['a']") { "concat(\($0), \($0))" }))",
    "string(\(repeated(40, "'a'") { "[\($0), \($0)]" }))",
    "jsonStringify(\(repeated(40, "'a'") { "[\($0), \($0)]" }))",
    "count(flatten(\(repeated(40, "'a'") { "[\($0), \($0)]" })))",
    "\(repeated(40, "'a'") { "[\($0), \($0)]" }) == \(repeated(40, "'a'") { "[\($0), \($0)]" })",
    "length(\(nested(30, "'a'") { "replace(\($0), 'a', 'aaaaaaaaaa')" }))",
    "length(\(nested(30, "'a'") { "replaceIgnoreCase(\($0), 'A', 'aaaaaaaaaa')" }))",
    "length(\(nested(30, "'aa'") { "join(split(\($0), ''), 'aaaaaaaaaa')" }))",
    "length(\(nested(100, "'\"'") { "jsonStringify(\($0))" }))",
    "length(join(foreach(range(1, 100000), x => big), ','))",
    "length(string(foreach(range(1, 100000), x => big)))",
    "count(foreach(range(1, 1000000), x => indexOf(big, 'z')))",
    "count(foreach(range(1, 1000000), x => toUpper(big)))",
    "count(foreach(range(1, 1000000), x => length(big)))",
    "count(foreach(range(1, 1000000), x => first(list)))",
    "count(foreach(range(1, 1000000), x => take(list, 900)))",
    "count(foreach(range(1, 1000000), x => reverse(list)))",
    "count(foreach(range(1, 1000000), x => contains(list, 'no')))",
    "count(foreach(range(1, 1000000), x => sortBy(list)))",
    "count(foreach(range(1, 1000000), x => setPathToValue(list[0], x)))",
    "count(foreach(range(1, 1000000), x => setProperty(object, 'k', x)))",
    "count(foreach(range(1, 1000000), x => merge(object, object)))",
    "count(where(range(1, 1000000), x => list == list2))",
    "count(foreach(range(1, 10000), a => foreach(range(1, 10000), b => a + b)))",
    "count(foreach(range(1, 1000000), x => object.k999))",
    "count(foreach(range(1, 1000000), x => object[if(x > 0, 'k999', '')]))",
    "count(foreach(range(1, 1000000), x => list[999]))",
    "count(foreach(range(1, 1000000), x => escaped['9000']))",
    "count(foreach(range(1, 1000000), x => first(escaped)))",
    "count(foreach(range(1, 1000000), x => 'a' == escaped))",
    "count(where(range(1, 1000000), x => big < concat(big, 'c')))",
    "count(where(range(1, 1000000), x => object == json(jsonStringify(object))))",
    "count(sortBy(foreach(range(1, 100000), x => object), 'k999'))",
    "count(intersection(foreach(range(1, 3000), x => big), foreach(range(1, 3000), x => concat(big, 'c'))))",
    "length(stringOrValue(holes))",
    "[setPathToValue(list, 1), \(repeated(40, "'ab'") { "[\($0), \($0)]" })]",
    "xPath(xml({r: foreach(range(1, 2000), x => big)}), '/r')",
    "count(jPath(nest, '..*..*..*'))",
    "count(foreach(range(1, 1000000), x => digits + 1))",
    "count(where(range(1, 1000000), x => digits > 1 || digits == 1))",
  ]

  @Test("an expression that multiplies its input reaches the limit of steps", arguments: expressions)
  func multiplication(_ expression: String) throws {
    let list = (0..<1000).map(String.init).joined(separator: ",")
    let object = (0..<1000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let big = String(repeating: "b", count: 20_000)
    let escaped = String(repeating: "\\n", count: 10_000)
    let holes = String(repeating: "${big}", count: 1000)
    let digits = String(repeating: "1", count: 20_000)
    let nest = String(repeating: "{\"a\":", count: 200) + "1" + String(repeating: "}", count: 200)
    let data = """
      {"big":"\(big)","list":[\(list)],"list2":[\(list)],"object":{\(object)},"escaped":"\(escaped)","digits":\(digits),"holes":"\(holes)","nest":\(nest)}
      """
    var options = ExpansionOptions()
    // A part of the usual limit: these tests also run without optimization.
    options.steps = TestEffort.choose(100_000, thorough: 1_000_000)
    let quoted = expression.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let result = try expand("{\"v\":\"${\(quoted)}\"}", data, options: options)
    #expect(result.output == nil)
    #expect(result.ids == ["template.limit"], "\(result.diagnostics.map(\.message))")
    #expect(result.diagnostics.first?.span?.source.name == "template.json")
  }

  @Test(
    "values that hold one another in turn are nested no deeper than the limit",
    arguments: ["[a]", "{a: a}", "[[a]]"])
  func depth(_ value: String) throws {
    let expression = "[count(foreach(range(1, 100000), x => setPathToValue($data.a, \(value)))), string(a), a == a]"
    #expect(try expand("{\"v\":\"${\(expression)}\"}", #"{"a":[1]}"#).ids == ["template.limit"])
  }

  @Test(
    "output that grows within one object or text reaches its limit before it is all made",
    arguments: [
      "{" + (0..<100).map { "\"m\($0)\":\"${big}\"" }.joined(separator: ",") + "}",
      "{" + (0..<100).map { "\"m\($0)\":\"x ${big}\"" }.joined(separator: ",") + "}",
      "{\"m\":\"x " + String(repeating: "${big}", count: 100) + "\"}",
      "{\"m\":\"${foreach(range(1, 100), x => big)}\"}", "[\"${foreach(range(1, 100), x => big)}\"]",
    ])
  func outputBytes(_ template: String) throws {
    var options = ExpansionOptions()
    options.outputBytes = 30_000
    let big = String(repeating: "b", count: 10_000)
    let result = try expand(template, "{\"big\":\"\(big)\"}", options: options)
    #expect(result.output == nil)
    #expect(result.ids == ["template.limit"])
  }

  @Test("a large object is compared, merged and filtered member by member")
  func largeObjects() throws {
    let forwards = (0..<5000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let backwards = (0..<5000).reversed().map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let data = "{\"a\":{\(forwards)},\"b\":{\(backwards)},\"c\":{\(backwards),\"k\":1}}"
    func value(_ expression: String) throws -> String? { try expand("{\"v\":\"${\(expression)}\"}", data).output }
    #expect(try value("a == b") == #"{"v":true}"#)
    #expect(try value("a == c") == #"{"v":false}"#)
    #expect(try value("setProperty(a, 'k7', 0) == b") == #"{"v":false}"#)
    #expect(try value("merge(a, {k3: 'x', z: 'y'}) == merge(b, {z: 'y', k3: 'x'})") == #"{"v":true}"#)
    #expect(try value("merge({p: 1, q: 2}, {q: 3, r: 4}, {p: 5})") == #"{"v":{"p":5,"q":3,"r":4}}"#)
    #expect(try value("where(a, x => x.value < 2)") == #"{"v":{"k0":0,"k1":1}}"#)
    #expect(try value("intersection(['a', 1, 'b', true], ['b', true, 1, 'c'])") == #"{"v":[1,"b",true]}"#)
  }

  @Test("texts are in the order of their UTF-16 units")
  func unitOrder() throws {
    let words = ["", "a", "ab", "b", "é", "\u{D7FF}", "😀", "😁", "\u{E000}", "\u{FFFD}", "\u{FFFD}a"]
    let list = words.reversed().map { "\"\($0)\"" }.joined(separator: ",")
    let sorted = words.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(try expand(#"{"v":"${sortBy(l)}"}"#, "{\"l\":[\(list)]}").output == "{\"v\":[\(sorted)]}")
    for (one, other) in zip(words, words.dropFirst()) {
      #expect(one.utf16.lexicographicallyPrecedes(other.utf16))
      let result = try expand(#"{"v":"${[a < b, b < a, a < a]}"}"#, "{\"a\":\"\(one)\",\"b\":\"\(other)\"}")
      #expect(result.output == #"{"v":[true,false,false]}"#)
    }
  }

  @Test("a template that multiplies itself reaches the limit of steps")
  func nestedData() throws {
    var template = "{\"v\":1}"
    for _ in 0..<30 { template = "{\"$data\":[1,2],\"v\":[\(template)]}" }
    var options = ExpansionOptions()
    options.steps = 200_000
    #expect(try expand("[\(template)]", "{}", options: options).ids == ["template.limit"])
  }

  @Test("a text that evaluates itself ends")
  func selfReference() throws {
    let result = try expand(#"{"v":"${stringOrValue(x)}"}"#, #"{"x":"${stringOrValue(x)}"}"#)
    #expect(result.ids == ["template.evaluation"])
  }

  @Test("the limit of steps grows with the data and the output, unless it is set")
  func growth() throws {
    // What goes beyond the limit that does not grow takes some seconds without optimization.
    guard TestEffort.isThorough else { return }
    let items = (0..<3500).map { "\"k\($0 * 2)\"" }.joined(separator: ",")
    let data = "{\"a\":[\((0..<3500).map { "\"k\($0)\"" }.joined(separator: ","))],\"b\":[\(items)]}"
    let template = #"{"v":"${count(where(a, x, contains(b, x)))}"}"#
    #expect(try expand(template, data).output == #"{"v":1750}"#)
    var options = ExpansionOptions()
    options.steps = 10_000_000
    #expect(try expand(template, data, options: options).ids == ["template.limit"])
    let many = #"[{"$data":"${range(0, 500000)}","a":"${$data + 1}","b":"${string($data)}","c":"${$index}"}]"#
    #expect(try expand(many, "{}").output != nil)
    #expect(try expand(many, "{}", options: options).ids == ["template.limit"])
  }

  @Test(
    "text that no one would write is refused where it begins to be too much",
    arguments: [
      String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000),
      String(repeating: "[", count: 10_000), String(repeating: "!", count: 10_000) + "a",
      Array(repeating: "a+a", count: 150_000).joined(separator: "-"),
      String(repeating: "a.", count: 300_000) + "a",
    ])
  func complexity(_ expression: String) throws {
    let result = try expand("{\"v\":\"${\(expression)}\"}", "{}")
    #expect(result.ids == ["template.too-complex"])
    let span = try #require(result.diagnostics.first?.span)
    #expect(span.range.count <= 1 && span.start > 5)
  }

  @Test("an expression of a megabyte is no problem as such")
  func longExpressions() throws {
    let arguments = Array(repeating: "'a'", count: 100_000).joined(separator: ",")
    #expect(try expand("{\"v\":\"${length(concat(\(arguments)))}\"}", "{}").output == #"{"v":100000}"#)
  }

  @Test("many mistakes in one text do not bury the first ones")
  func manyMistakes() throws {
    let calls = (0..<20_000).map { "fooo(\($0))" }.joined(separator: ",")
    #expect(try expand("{\"v\":\"${concat(\(calls))}\"}", "{}").ids.count == 50)
    let holes = String(repeating: "${1 +} ", count: 20_000)
    #expect(try expand("{\"v\":\"\(holes)\"}", "{}").ids.count == 50)
  }

  @Test("searches agree with the obvious way to search")
  func searches() throws {
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func word(_ length: Int) -> String { String((0..<length).map { _ in ["a", "b", "é", "😀"][random(4)] }.joined()) }
    for _ in 0..<300 {
      let (text, part) = (word(random(14)), word(1 + random(3)))
      let (units, wanted) = (Array(text.utf16), Array(part.utf16))
      let positions = units.indices.filter { units[$0...].starts(with: wanted) }
      var pieces: [String] = []
      var rest = Substring(text)
      while let range = rest.firstRange(of: part) {
        pieces.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
      }
      pieces.append(String(rest))
      let expressions = "[indexOf(t, p), lastIndexOf(t, p), contains(t, p), split(t, p), replace(t, p, '-')]"
      let result = try expand("{\"v\":\"${\(expressions)}\"}", "{\"t\":\"\(text)\",\"p\":\"\(part)\"}")
      let list = pieces.map { "\"\($0)\"" }.joined(separator: ",")
      #expect(
        result.output
          == "{\"v\":[\(positions.first ?? -1),\(positions.last ?? -1),\(!positions.isEmpty),[\(list)],"
          + "\"\(pieces.joined(separator: "-"))\"]}", "\(part) in \(text)")
    }
  }
}

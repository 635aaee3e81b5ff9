import CardSyntax
import CardTemplate
import Testing

@Suite("Chains of operators")
struct ChainTests {
  private static func evaluate(_ text: String, missing: ExpansionOptions.Missing = .null) throws -> String {
    var options = ExpansionOptions()
    options.missing = missing
    var diagnostics = Diagnostics()
    let data = try json(#"{"n": 5, "s": "x", "l": [1, [2]], "t": "2018-03-05T04:05:06.007Z"}"#)
    let outcome = Expression.evaluate(
      SourceText(name: "expression", text: text), data: data.root, options: options, diagnostics: &diagnostics)
    switch outcome {
    case .value(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .undefined: return "nothing"
    case .error(let diagnostic): return diagnostic.id
    }
  }

  private static let operands: [String: [String]] = [
    "||": ["a", "n == 6", "null", "false", "n / 0"], "&&": ["n", "s", "true", "n == 5"],
    "??": ["a", "null", "b"], "+": ["n", "1", "2.5"], "-": ["n", "1", "0.5"], "*": ["1", "n", "0.5"],
    "/": ["n", "1", "2"], "&": ["s", "'-'", "n", "l"],
  ]

  /// The same chain once as it stands, and once with every operation in parentheses, which is deep.
  @Test(arguments: operands.keys.sorted())
  func meanTheSameFlatAndNested(_ symbol: String) throws {
    let operands = try #require(Self.operands[symbol])
    for count in [2, 3, 31, 32, 33, 34, 60, 100] {
      let all = (0..<count).map { operands[$0 * 7 % operands.count] }
      let flat = all.joined(separator: " \(symbol) ")
      let nested = all.dropFirst().reduce(all[0]) { "(\($0) \(symbol) \($1))" }
      #expect(try Self.evaluate(flat) == Self.evaluate(nested), "\(count) of \(symbol)")
      // What stays as text is written as the reference writes it.
      let failing = try expand("[\"x ${(\(flat)) + {}}\"]".replacingLineEnds, #"{"n": 5, "s": "x", "l": [1]}"#)
      let deep = try expand("[\"x ${(\(nested)) + {}}\"]".replacingLineEnds, #"{"n": 5, "s": "x", "l": [1]}"#)
      if symbol != "&" || count <= 32 { #expect(failing.output == deep.output, "\(count) of \(symbol)") }
    }
  }

  @Test func choicesMeanTheSameFlatAndNested() throws {
    for count in [1, 2, 31, 32, 33, 50, 100] {
      for n in [0, 3, count - 1, count] {
        let parts = (0..<count).map { (condition: "n == \($0 + 5 - n)", value: $0 % 3 == 0 ? "null" : "'v\($0)'") }
        let flat = parts.map { "\($0.condition) ? \($0.value)" }.joined(separator: " : ") + " : 'end'"
        var nested = parts[0].condition
        for (number, part) in parts.enumerated() {
          let other = number + 1 < count ? parts[number + 1].condition : "'end'"
          nested = "(\(nested) ? \(part.value) : \(other))"
        }
        #expect(try Self.evaluate(flat) == Self.evaluate(nested), "\(count) \(n)")
        #expect(Expression(flat)?.description.contains("?") == (count >= 32 ? true : false), "\(count)")
        let printed = try #require(Expression(flat)?.description)
        #expect(try Self.evaluate(printed) == Self.evaluate(nested), "\(count) \(n) printed")
      }
    }
  }

  @Test func areReadBackAsTheyArePrinted() throws {
    for symbol in Self.operands.keys.sorted() {
      let flat = (0..<50).map { "a\($0) * 2" }.joined(separator: " \(symbol) ")
      let expression = try #require(Expression(flat))
      #expect(Expression(expression.description) == expression, "\(expression)")
    }
  }

  @Test func canBeVeryLong() throws {
    let or = (0..<20_000).map { "a\($0) == \($0)" }.joined(separator: " || ")
    #expect(try Self.evaluate(or + " || true") == "true")
    #expect(try Self.evaluate(Array(repeating: "n", count: 20_000).joined(separator: " + ")) == "100000")
    let choices = (0..<5_000).map { "n == \($0) ? null" }.joined(separator: " : ") + " : 'end'"
    #expect(try Self.evaluate(choices) == "\"end\"")
  }

  @Test func nestingIsBounded() throws {
    let deep = (0..<140).reduce("1") { text, _ in "(\(text) + 1) * 2" }
    #expect(try Self.evaluate(deep) == "template.too-complex")
    #expect(
      try Self.evaluate(String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200))
        == "template.too-complex")
  }
}

extension String {
  fileprivate var replacingLineEnds: String { replacing("\n", with: " ") }
}

import CardSyntax
import CardTemplate
import Testing

@Suite("Checks of a template without data")
struct StaticCheckTests {
  @Test(
    "Names of other languages lead to the function that was meant",
    arguments: [
      ("upper(name)", "write `toUpper(…)`"),
      ("LEN(name)", "write `length(…)`"),
      ("toString(n)", "write `string(…)`"),
      ("substr(name, 1)", "write `substring(…, …)`"),
      ("format(now, 'd')", "write `formatDateTime(…, '…')` or `formatNumber(…, …)`"),
      ("isNullOrEmpty(a)", "write `empty(…)`"),
      ("price.toFixed(2)", "there are no methods: write `formatNumber(price, …)`"),
      ("user.name.toUpperCase()", "there are no methods: write `toUpper(user.name)`"),
      ("items.map(x => x)", "there are no methods: write `select(items, x => …)`"),
      ("items.where(x => x)", "there are no methods: write `where(items, …)`"),
      ("name.trim()", "there are no methods: write `trim(name)`"),
      ("a === b", "write `==` or `!=`, which never convert"),
      ("a !== b", "write `==` or `!=`, which never convert"),
      ("a = b", "write `==` to compare"),
      ("a | b", "write `||`"),
      ("a?.b", "write `.`: a path through missing data has no value by itself"),
      ("a => b", "write `>=` to compare; a lambda can only be the second argument of a collection function"),
      ("formatNumbr(a, 2)", "did you mean `formatNumber`?"),
      ("sum(lines, x => x.price)", "write `sum(select(lines, x => x.price))`"),
      ("average(lines, x, x.price)", "write `average(select(lines, x => x.price))`"),
      ("count(lines, x => x.price > 1)", "write `count(where(lines, x => x.price > 1))`"),
    ])
  func aliases(expression: String, help: String) throws {
    let found = try staticFindings("{\"text\": \"${\(expression)}\"}")
    #expect(found.first?.severity == .error)
    #expect(found.first?.help == help)
  }

  @Test func everyFunctionThatHelpsNameExists() throws {
    // A hint that leads to another error helps nobody.
    for name in ["len", "upper", "lower", "now", "today", "map", "filter", "find", "some", "every", "parseInt", "avg"] {
      let help = try #require(try staticFindings("[\"${\(name)()}\"]").first?.help)
      let call = help.split(separator: "`")[1].replacing("…", with: "1")
      var problems: [String] = []
      let calls = call.split(separator: "(").dropLast().map { String($0) }
      for part in calls {
        let function = part.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
        if FunctionTable.shared.function(named: function) == nil { problems.append(function) }
      }
      #expect(problems.isEmpty, "\(help)")
    }
  }

  @Test(
    "Conditions that are the same for all data",
    arguments: [
      ("${if(true, a, b)}", "template.constant-condition", "true"),
      ("${'x' ? a : b}", "template.constant-condition", "'x'"),
      ("${if(!false && true, a, b)}", "template.constant-condition", "!false && true"),
      ("${a && true}", "template.constant-condition", "true"),
      ("${a || 1 == 1}", "template.constant-condition", "1 == 1"),
      ("${if(count(items), a, b)}", "template.constant-condition", "count(items)"),
      ("${!length(a)}", "template.constant-condition", "length(a)"),
      ("${count(items) == '3'}", "template.unequal-types", "count(items) == '3'"),
      ("${toLower(a) != 3}", "template.unequal-types", "toLower(a) != 3"),
      ("${count(items) > 'x'}", "template.unequal-types", "count(items) > 'x'"),
      ("${exists(a) < 3}", "template.unequal-types", "exists(a)"),
    ])
  func constants(text: String, id: String, place: String) throws {
    let found = try staticFindings("{\"text\": \"\(text)\"}")
    #expect(found.first?.id == id)
    #expect(found.first?.span?.text == place)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "Ordinary conditions are left alone",
    arguments: [
      "${if(a, b, c)}", "${if(a == 'x', 1, 'y')}", "${if(exists(a) && !empty(a.b), a.b, '')}", "${a == null}",
      "${count(items) == 3}", "${a > 3 || a < -3}", "${x ?? 'none'}", "${if(contains(a, 'b'), 'c', 'd')}",
      "${toLower(coalesce(a, '')) == 'b'}", "${if(bool(a), 1, 2)}", "${first(a) == 1}", "${a + 1 == 2}",
    ])
  func ordinary(text: String) throws {
    #expect(try staticFindings("{\"text\": \"\(text)\"}").map(\.message) == [])
  }

  @Test(
    "Conditions of elements",
    arguments: [
      (
        "\"${count(items)}\"", "template.never-boolean", "count(items)",
        "write a comparison, such as `count(items) > 0`"
      ),
      ("\"${toLower(a)}\"", "template.never-boolean", "toLower(a)", "write `!empty(toLower(a))`"),
      ("\"${1 == 1}\"", "template.constant-condition", "1 == 1", "remove `$when`"),
      ("\"${a == 1 && false}\"", "template.constant-condition", "a == 1 && false", nil),
      ("\"a == 1\"", "template.literal-when", "\"a == 1\"", "write `\"${a == 1}\"`"),
      ("true", "template.literal-when", "true", "remove `$when` to keep the element"),
    ] as [(String, String, String, String?)])
  func when(value: String, id: String, place: String, help: String?) throws {
    let found = try staticFindings("[{\"$when\": \(value), \"text\": \"x\"}]")
    let one = try #require(found.first { $0.id == id && $0.span?.text == place }, "\(found.map(\.message))")
    if let help { #expect(one.help == help) }
  }

  @Test(
    "Misuse of the keys of templates",
    arguments: [
      (#"[{"$data": "orders", "text": "${name}"}]"#, "template.text-data", "\"orders\"", "write `\"${orders}\"`"),
      (
        #"[{"$data": "${a}${b}", "text": "${name}"}]"#, "template.text-data", "\"${a}${b}\"",
        "write one binding and nothing else: `\"${…}\"`"
      ),
      (#"[{"$if": "${a}", "text": "x"}]"#, "template.reserved-key", "\"$if\"", "did you mean `$when`?"),
      (#"[{"$foreach": "${a}", "text": "x"}]"#, "template.reserved-key", "\"$foreach\"", "did you mean `$data`?"),
      (#"[{"$wehn": "${a}", "text": "x"}]"#, "template.reserved-key", "\"$wehn\"", "did you mean `$when`?"),
      (
        #"[{"$index": 1, "text": "x"}]"#, "template.reserved-key", "\"$index\"",
        "set `$data`, or read it in an expression: `${$index}`"
      ),
    ])
  func keys(template: String, id: String, place: String, help: String) throws {
    let found = try staticFindings(template)
    #expect(found.map(\.id) == [id])
    #expect(found.first?.span?.text == place)
    #expect(found.first?.help == help)
  }

  @Test(
    "Keys and scopes that are meant are left alone",
    arguments: [
      #"{"$schema": "http://example.org", "$id": "x", "$fallback": 1}"#,
      #"[{"$data": "text", "text": "${$data}"}]"#, #"[{"$data": "${orders}", "text": "${name}"}]"#,
      #"[{"$data": [{"name": "x"}], "$when": "${name == 'x'}", "text": "${name}"}]"#,
    ])
  func meant(template: String) throws { #expect(try staticFindings(template).isEmpty) }

  @Test("A hole without an expression is text, with a warning")
  func empty() throws {
    let found = try staticFindings(#"{"text": "a ${} b"}"#)
    #expect(found.map(\.id) == ["template.empty-binding"])
    #expect(found.first?.span?.text == "${}")
    #expect(try staticFindings(#"{"text": "a \\\\${} b"}"#).isEmpty)
  }

  @Test(
    "A hole without an end is text, with a warning where it begins",
    arguments: [
      ("Hello ${name", 1, "add the closing `}`, or write `\\${` for text"),
      ("${a} and ${b and ${c}", 1, "add the closing `}`, or write `\\${` for text"),
      ("${it's} here", 1, "the string after `'` is never closed"),
      ("\\${name", 0, nil), ("${name}", 0, nil),
    ] as [(String, Int, String?)])
  func unterminated(text: String, count: Int, help: String?) throws {
    let escaped = text.replacing("\\", with: "\\\\")
    let found = try staticFindings("{\"text\": \"\(escaped)\"}")
    #expect(found.map(\.id) == Array(repeating: "template.unterminated-hole", count: count))
    #expect(found.allSatisfy { $0.span?.text == "${" && $0.severity == .warning && $0.help == help })
  }

  @Test func manyUnterminatedHolesTakeNoLongTime() throws {
    let text = String(repeating: "${", count: 50_000)
    #expect(try staticFindings("{\"text\": \"\(text)\"}").count == 50)
  }

  @Test func allMistakesOfAFileAreFound() throws {
    let found = try staticFindings(
      """
      {"a": "${toUper(x)} and ${length(y}", "b": ["${1 + true}", {"$when": "${sum(1)}", "c": "${where(x)}"}],
       "d": {"$data": {"k": "${v}"}, "e": "`${f}"}}
      """)
    #expect(
      found.map(\.id) == [
        "template.unknown-function", "template.syntax-error", "template.type-mismatch", "template.type-mismatch",
        "template.arity", "template.hole-in-data", "template.raw-backtick",
      ])
  }
}

@Suite("Places inside strings")
struct SubexpressionSpanTests {
  /// Where the first finding is, as the characters of the source.
  private func place(_ text: String, _ name: String) throws -> [String] {
    try staticFindings(text, name).compactMap { $0.span?.text }
  }

  @Test func literalBlockScalars() throws {
    let text = """
      body:
        text: |
          First line ${name}
          and ${if(a,
            toUper(b), c)} – ${substring('x', 'y')}
      """
    #expect(try place(text, "card.yaml") == ["toUper", "'y'"])
  }

  @Test func foldedBlockScalars() throws {
    let text = """
      body:
        text: >-
          Grüße ${name}
          and ${lenth(b)} then
          ${count(items) ==
          '3'} end
      """
    #expect(try place(text, "card.yaml") == ["lenth", "count(items) ==\n    '3'"])
  }

  @Test func doubleQuotedYAMLWithEscapes() throws {
    let text = #"text: "caf\u00e9\t\"${name}\" ${length(\"a\", b)} ${toUper(\x61)}""#
    #expect(try place(text, "card.yaml") == [#"length(\"a\", b)"#, "toUper"])
  }

  @Test func singleQuotedAndPlainYAML() throws {
    #expect(try place("text: 'it''s ${toUper(''a'')} ${1 + ''a'' - ''b''}'", "card.yaml") == ["toUper", "''b''"])
    #expect(try place("text: ${toUper(a)} and\n  ${lenth(b)}", "card.yaml") == ["toUper", "lenth"])
  }

  @Test func escapedJSONStrings() throws {
    let text = #"{"text": "caf\u00e9 \ud83d\ude00 \"${name}\"\n${length(\"a\", b)} \u0024{toUper(x)} ${'\u0061' * 2}"}"#
    #expect(try place(text, "card.json") == [#"length(\"a\", b)"#, "toUper", #"'\u0061'"#])
  }
}

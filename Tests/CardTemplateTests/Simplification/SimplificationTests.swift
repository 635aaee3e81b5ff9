import CardSyntax
import Testing

@testable import CardTemplate

@Suite("Expressions become simpler and keep their values")
struct SimplificationTests {
  /// An expression and what it becomes; the same text if no rule may apply.
  struct Rule: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String
    init(_ before: String, _ after: String? = nil) {
      self.before = before
      self.after = after ?? before
    }
    var testDescription: String { before }
  }

  private func check(_ rule: Rule, _ rules: SimplificationRules, knowing known: KnownData = .nothing) throws {
    let expression = try #require(Expression(rule.before))
    let simple = expression.simplified(knowing: known, rules: rules)
    #expect(simple.description == rule.after)
    #expect(simple.simplified(knowing: known, rules: rules) == simple)
    #expect(Expression(simple.description) == simple)
  }

  @Test(
    "constants are evaluated",
    arguments: [
      Rule("1 + 2 * 3", "7"), Rule("3 - 5", "-2"), Rule("'a' + 'b' + x", "'ab' + x"), Rule("toUpper('abc')", "'ABC'"),
      Rule("x + (2 * 3)", "x + 6"), Rule("if(1 == 1, 'a', 'b')", "'a'"), Rule("items[1 + 1].x", "items[2].x"),
      Rule("select(items, i => i.v * (2 + 3))", "select(items, i => i.v * 5)"), Rule("json('[1, 2]')[1]", "2"),
      Rule("join(split('a,b', ','), '-')", "'a-b'"), Rule("f == (1 < 2)", "f == true"),
    ])
  func constants(_ rule: Rule) throws { try check(rule, .folding) }

  @Test(
    "what fails, depends on something, or would be longer stays",
    arguments: [
      "1 / 0", "range(1, 100)", "rand(1, 6)", "utcNow()", "toUpper(x)", "int('x')", "first([])",
      "stringOrValue('${x}')", "stringOrValue('${exists(x)}')", "getProperty('a')", "$root.a", "$index",
      "$_acTemplateVersion.major", "substring('abc', 9)", "-5", "[1, 'a', null]", "{a: 1}", "true", "undefined",
      "setPathToValue(x, 1) + x + 1 * 1", "if(true, x, y)", "x && true",
    ])
  func notConstant(_ text: String) throws { try check(Rule(text), .folding) }

  @Test(
    "laws of logic",
    arguments: [
      Rule("if(true, a, b)", "a"), Rule("if(null, a, b)", "b"), Rule("if(0, a, b)", "a"),
      Rule("if(c, a, a)", "a"), Rule("if(c, true, false)", "!!c"), Rule("if(exists(c), true, false)", "exists(c)"),
      Rule("if(c, false, true)", "!c"), Rule("if(!c, a, b)", "if(c, b, a)"), Rule("if(!!c, a, b)", "if(c, a, b)"),
      Rule("if(c && true, a, b)", "if(c, a, b)"), Rule("if(c, if(c, 1, 2), 3)", "if(c, 1, 3)"),
      Rule("if(c, 1, if(c, 2, 3))", "if(c, 1, 3)"), Rule("exists(a) && true", "exists(a)"), Rule("a && true", "!!a"),
      Rule("a && false", "false"), Rule("a || true", "true"), Rule("a || false", "!!a"),
      Rule("exists(a) || false", "exists(a)"), Rule("a && (b && c)", "a && b && c"),
      Rule("and(a, b, c)", "a && b && c"),
      Rule("!(a || b || a)", "!(a || b)"), Rule("a && b && a", "a && b"), Rule("!!exists(a)", "exists(a)"),
      Rule("!(a == b)", "a != b"),
      Rule("!(a != b)", "a == b"), Rule("exists(a) == true", "exists(a)"), Rule("exists(a) == false", "!exists(a)"),
      Rule("exists(a) != true", "!exists(a)"), Rule("bool(exists(a))", "exists(a)"),
      Rule("coalesce('a', b)", "'a'"), Rule("coalesce(a, 'b', c)", "coalesce(a, 'b')"),
      Rule("coalesce(a, coalesce(b, 'c'))", "coalesce(a, b, 'c')"), Rule("coalesce(null, a)", "coalesce(a)"),
      Rule("'a' ?? b", "'a'"), Rule("null ?? b", "b"), Rule("if(a, true, exists(b))", "a || exists(b)"),
      Rule("if(a, exists(b), false)", "a && exists(b)"),
    ])
  func logic(_ rule: Rule) throws { try check(rule, .all) }

  @Test(
    "what an operand that fails, is missing or is no boolean would change stays",
    arguments: [
      "!!a", "a == true", "a == a", "!(a[0] == b)", "!(a / b == c)", "bool(a)", "exists(a)", "!(a < b)", "a < b && a",
      "if(rand(0, 2) == 1, a, a)", "rand(0, 2) == 1 || rand(0, 2) == 1", "coalesce(a)", "a ?? null",
      "if(exists(a), a, 'b')", "any(items, x => !!x.ok)", "where(items, x => !!x)", "!(int(a) == 1)",
      "coalesce('a', rand(1, 2))", "empty(a)", "if(a < b, true, c)",
    ])
  func keptLogic(_ text: String) throws { try check(Rule(text), .all) }

  @Test(
    "laws of text and numbers",
    arguments: [
      Rule("concat('a', concat('b', x))", "concat('ab', x)"), Rule("concat(concat(a, b), c)", "concat(a, b, c)"),
      Rule("concat('a', '', x)", "concat('a', x)"), Rule("concat('a', x, '')", "concat('a', x)"),
      Rule("concat('', toLower(x))", "toLower(x)"), Rule("string(toLower(x))", "toLower(x)"),
      Rule("toLower(toLower(x))", "toLower(x)"), Rule("trim(trim(x))", "trim(x)"),
      Rule("json(jsonStringify(toLower(x)))", "toLower(x)"), Rule("x + 'a' + 'b'", "x + 'ab'"),
      Rule("toLower(x) + ''", "toLower(x)"), Rule("length(x) + 0", "length(x)"), Rule("0 + length(x)", "length(x)"),
      Rule("length(x) * 1", "length(x)"), Rule("1 * abs(x)", "abs(x)"), Rule("abs(x) / 1", "abs(x)"),
      Rule("abs(x) - 0", "abs(x)"), Rule("abs(x) ^ 1", "abs(x)"), Rule("float(abs(x))", "abs(x)"),
      Rule("int(length(x))", "length(x)"), Rule("round(count(x))", "count(x)"), Rule("--abs(x)", "abs(x)"),
      Rule("toUpper(if(c, toUpper(x), toUpper(x)))", "toUpper(x)"),
    ])
  func texts(_ rule: Rule) throws { try check(rule, .all) }

  @Test(
    "what could be a value of another kind stays",
    arguments: [
      "x + 0", "x * 1", "--x", "x + ''", "concat(x, '')", "concat('', x)", "concat(a, concat(b, 'c'))", "string(x)",
      "string(length(x))", "int(abs(x))", "float(x)", "json(jsonStringify(x))", "json(jsonStringify(length(x)))",
      "toLower(toUpper(x))", "toLower(toLower(x, 'tr'))", "x + 1 + 2", "0 * length(x)", "round(abs(x))",
      "concat(x)", "length(x) - length(x)",
    ])
  func keptTexts(_ text: String) throws { try check(Rule(text), .all) }

  @Test(
    "what is known folds",
    arguments: [
      Rule("name", "'Anna'"), Rule("NAME", "'Anna'"), Rule("$root.name", "'Anna'"), Rule("$data.name", "'Anna'"),
      Rule("user.age + 1", "42"), Rule("user.age + n", "41 + n"), Rule("user", "user"), Rule("user.city", "user.city"),
      Rule("if(flag, a, b)", "a"), Rule("tags[0]", "'x'"), Rule("join(tags, ',')", "'x,y'"),
      Rule("contains(tags, t)", "contains(['x', 'y'], t)"), Rule("$host.lang", "'de'"),
      Rule("$host.lang == 'en' || a == 1", "a == 1"), Rule("name.length", "name.length"),
      Rule("where(tags, t => t.nothing == 1)", "where(['x', 'y'], t => t.nothing == 1)"),
      Rule("exists(name.first)", "false"), Rule("count(where(tags, t => t == 'x'))", "1"),
    ])
  func known(_ rule: Rule) throws { try check(rule, .all, knowing: Self.someData()) }

  @Test(
    "what only looks known stays",
    arguments: [
      "user", "user.city", "$root", "$data", "$host.missing", "tags[9]", "select(items, name => name)",
      "select(items, name => name.x)", "name[0]", "tags[i]", "user['city']",
    ])
  func notKnown(_ text: String) throws { try check(Rule(text), .all, knowing: Self.someData()) }

  @Test("an operand that can never fit is not written, for it would be a mistake of the whole template")
  func mistakes() throws {
    let known = try KnownData([Definition("n=5"), Definition("p=(")])
    for text in ["if(c, length(n), 1)", "isMatch(x, p)", "if(c, substring(n, 1), x)"] {
      #expect(try #require(Expression(text)).simplified(knowing: known).description == text)
    }
  }

  private static func someData() throws -> KnownData {
    let host = try json(#"{"lang":"de"}"#).root
    return try KnownData(
      ["name=Anna", "user.age=41", "flag=true", #"tags=["x","y"]"#].map { try Definition($0) }, host: host)
  }
}

@Suite("Texts with holes become simpler and keep their values")
struct TextSimplificationTests {
  private func simplified(_ text: String, _ known: KnownData = .nothing) throws -> String {
    switch try #require(TemplateString.parse(text)).simplified(knowing: known) {
    case .constant(let node): CardTemplateTests.text(node)
    case .template(let template): template.sourceText
    }
  }

  @Test(
    arguments: [
      ("${1 + 1}", "2"), ("a ${1 + 1} b", #""a 2 b""#), ("${'x'}", #""x""#), ("${42}", #""42""#),
      ("a${'b'}${c}", "ab${c}"),
      ("${if(true, 42, x)}", "42"), ("${if(true, x, 42)}", "${x}"), ("${concat('a', 'b', x)}", "${concat('ab', x)}"),
      ("${[1, 2]} items", #""1,2 items""#), ("${createArray(1, 2)}", "[1,2]"), ("${toUpper('a')} ${x}", "A ${x}"),
      ("${if(c, true, false)}", "${!!c}"), ("${true} ${x}", "true ${x}"),
    ])
  func becomesSimpler(_ text: String, _ result: String) throws { #expect(try simplified(text) == result) }

  @Test(
    "what a lone hole, a lone literal or a lone `concat` means is kept",
    arguments: [
      "${x}", "${null}", "${x}${''}", "a ${null} b", "${if(true, concat(a, b), c)}", "${1 / 0}", "a ${x} b",
      "${concat(a, concat(b, c))}", "\\${x} ${y}", "${undefined}", "${[[1], 2]}", "${['${a}']}", "${{a: [null]}}",
    ])
  func stays(_ text: String) throws { #expect(try simplified(text) == text) }

  @Test("text that looks like a hole is text")
  func escapes() throws {
    let known = try KnownData([Definition("a=${b}")])
    #expect(try simplified("${a} ${c}", known) == "\\${b} ${c}")
  }

  @Test("a value that has no text keeps its name")
  func null() throws {
    #expect(try simplified("a ${b} c", KnownData([Definition("b=null")])) == "a ${b} c")
  }

  @Test("of a test only `true` counts")
  func tests() throws {
    func test(_ text: String) throws -> String {
      switch try #require(TemplateString.parse(text)).simplifiedTest() {
      case .constant(let node): CardTemplateTests.text(node)
      case .template(let template): template.sourceText
      }
    }
    #expect(try test("${a < b && true}") == "${a < b}")
    #expect(try test("${a && true}") == "${!!a}")
    #expect(try test("${1 == 1}") == "true")
    #expect(try test("${true}") == "${true}")
    #expect(try test("${1 < 2} x") == "${1 < 2} x")
  }
}

@Suite("Definitions")
struct DefinitionTests {
  @Test(arguments: [
    ("a=1", "a", "1"), ("a.b=true", "a.b", "true"), ("a=x y", "a", #""x y""#), ("a=", "a", #""""#),
    ("a=007", "a", #""007""#),
    (#"a="1""#, "a", #""1""#), ("a=b=c", "a", #""b=c""#), ("$root.a=1", "a", "1"), ("$host.x=1", "$host.x", "1"),
    ("a=[1]", "a", "[1]"),
  ])
  func reads(_ written: String, _ path: String, _ value: String) throws {
    let definition = try Definition(written)
    #expect(definition.path.joined(separator: ".") == path)
    #expect(text(definition.value) == value)
  }

  @Test(arguments: ["a", "=1", "a..b=1", ".a=1", "$index=1", "a.$b=1", "$root=1"])
  func refuses(_ written: String) { #expect(throws: DefinitionProblem.self) { try Definition(written) } }

  @Test(arguments: [["a=1", "a=2"], ["a=1", "a.b=2"], ["a.b=2", "a=1"], ["a.b=1", "A.B=2"]])
  func refusesTwice(_ written: [String]) throws {
    let definitions = try written.map { try Definition($0) }
    #expect(throws: DefinitionProblem.self) { try KnownData(definitions) }
  }
}

import CardSyntax
import Testing

@testable import CardTemplate

@Suite("Expressions: reading and printing")
struct ParserTests {
  private func problems(_ text: String) -> [ExpressionProblem] {
    var problems: [ExpressionProblem] = []
    _ = Parser.parse(text, problems: &problems)
    return problems
  }

  private func slice(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test(
    "Operators bind as the reference binds them",
    arguments: [
      ("-2^2", "((0 - 2) ^ 2)"),
      ("2^3^2", "(2 ^ (3 ^ 2))"),
      ("1 + 2 * 3", "(1 + (2 * 3))"),
      ("8 - 4 - 2", "((8 - 4) - 2)"),
      ("a == b < c", "((a == b) < c)"),
      ("a & b == c", "concat(a, (b == c))"),
      ("a < b & c", "(a < concat(b, c))"),
      ("a || b && c", "(a || (b && c))"),
      ("a ?? b || c", "(a ?? (b || c))"),
      ("a ? 1 : b ? 2 : 3", "if(if(a, 1, b), 2, 3)"),
      ("a ? b ? 1 : 2 : 3", "if(a, if(b, 1, 2), 3)"),
      ("!a == b", "(!(a) == b)"),
      ("a.b[1]['c d'].e", "a.b[1]['c d'].e"),
      ("(a).b", "a.b"),
      ("foreach(a, x, x.y)", "foreach(a, x, x.y)"),
      ("foreach(a, x => x.y)", "foreach(a, x, x.y)"),
      ("[1, 'two']", "createArray(1, 'two')"),
      ("{a: 1}", "setProperty({}, 'a', 1)"),
      ("add(1, 2, 3)", "(1 + 2 + 3)"),
    ])
  func precedence(source: String, canonical: String) throws {
    let expression = try #require(Expression(source))
    #expect(ExpressionPrinter.canonical(expression) == canonical)
  }

  @Test(
    "Printed source reads back as the same expression",
    arguments: [
      "a", "$root.list[0].name", "-x", "-(1 + 2)", "(1 + 2) * 3", "1 - (2 - 3)", "(a ^ b) ^ c", "2 ^ 3 ^ 4",
      "!(a && b)", "!a.b",
      "a ?? 'none'", "if(a > 1, 'x', 'y')", "concat(a, 'b')", "select(items, x => x.price * 2)",
      "where(items, x, x.id == $index)", "['a', [1, 2], {}]", "{a: 1, 'b c': {d: null}}", "'it\\'s'", "'a\\\\b'",
      "\"line\\nnext\"", "`hello ${name}`", "add(1, 2, 3)", "1.5", "0.001", "1000000000000000000000000",
      "json('{}').a[0]",
      "first(items).name", "a['b'].c", "(a == b) == c", "a == (b == c)", "undefined ?? null", "a < b && b < c",
    ])
  func roundTrip(source: String) throws {
    let expression = try #require(Expression(source))
    let printed = expression.description
    let again = try #require(Expression(printed), "\(printed)")
    #expect(again == expression, "\(printed)")
    #expect(again.hashValue == expression.hashValue)
    #expect(again.description == printed)
  }

  @Test func expressionsFromPrograms() throws {
    let built = Expression.conditional(
      .equal(.path("status", "level"), .string("high")), .number(-3), .call("toLower", [.path("a b")]))
    #expect(built.description == "if(status.level == 'high', -3, toLower($data['a b']))")
    #expect(Expression(built.description) == built)
    #expect(built.freePaths == ["status.level", "$data"])
    #expect(built.type == .number.union(.string))
    #expect(Expression.boolean(true).isConstant)
  }

  @Test func freePathsLeaveOutLambdaParameters() throws {
    let expression = try #require(Expression("select(order.items, x => x.price * rate + y.z)"))
    #expect(expression.freePaths == ["order.items", "rate", "y.z"])
  }

  @Test(
    "Mistakes have a kind and a place",
    arguments: [
      ("hello world", "template.syntax-error", "world"),
      ("a +", "template.syntax-error", ""),
      ("f(1, 2", "template.syntax-error", ""),
      ("'open", "template.syntax-error", "'"),
      ("a = b", "template.syntax-error", "="),
      ("n %2", "template.syntax-error", "%2"),
      ("1 <> 2", "template.unknown-function", "<>"),
      ("toUper(name)", "template.unknown-function", "toUper"),
      ("a.b(1)", "template.unknown-function", "a.b"),
      ("length(a, b)", "template.arity", "length(a, b)"),
      ("substring('x', 'y')", "template.type-mismatch", "'y'"),
      ("1 + true", "template.type-mismatch", "true"),
      ("'text'.length", "template.type-mismatch", "'text'.length"),
      ("select(items, 1)", "template.lambda", "1"),
      ("concat(x => x)", "template.lambda", "x => x"),
      ("isMatch(a, 'x\\\\-(b')", "template.invalid-literal", "("),
      ("isMatch(a, \"'\\\"\\\\1\")", "template.invalid-literal", "\\\\1"),
      ("jPath(a, '.b[')", "template.invalid-literal", "'"),
      ("xPath(a, '/b[c')", "template.invalid-literal", "'"),
      ("ключ", "template.syntax-error", "к"),
    ])
  func mistakes(source: String, id: String, place: String) throws {
    let problem = try #require(problems(source).first)
    #expect(problem.kind.id == id)
    #expect(slice(source, problem.range) == place)
  }

  @Test(
    "An operator is called what is written",
    arguments: [
      ("'a' * 2", "*"), ("mul('a', 2)", "mul"), ("'a' / 2", "/"), ("div('a', 2)", "div"), ("'a' % 2", "%"),
      ("mod('a', 2)", "mod"), ("'a' - 2", "-"), ("-'a'", "-"), ("sub(1, 'a')", "sub"), ("'a' ^ 2", "^"),
      ("exp('a', 2)", "exp"), ("true + 1", "+"), ("add(true, 1)", "add"), ("(1 * 2) * ('a' * 1)", "*"),
      (Array(repeating: "1", count: 40).joined(separator: " * ") + " * 'a'", "*"),
    ])
  func writtenNames(_ source: String, _ name: String) throws {
    let message = try #require(problems(source).first).message
    #expect(message.hasPrefix("`\(name)` expects "), "\(message)")
  }

  @Test(
    "Words of other languages are answered with what to write",
    arguments: [
      ("a or b", "write `||`"), ("a and b", "write `&&`"), ("not a", "write `!` before the condition"),
      ("if a then b", "write `if(condition, value, otherwise)`, or `condition ? value : otherwise`"),
    ])
  func foreignWords(_ source: String, _ help: String) {
    #expect(problems(source).first?.help == help)
  }

  @Test func allMistakesOfAnExpressionAreFound() {
    let found = problems("toUper(a) + lenth(b) + substring('x')").map(\.kind.id)
    #expect(found == ["template.unknown-function", "template.unknown-function", "template.arity"])
  }

  @Test func misspelledFunctionsGetASuggestion() {
    #expect(problems("toUper(a)").first?.help == "did you mean `toUpper`?")
  }

  @Test(
    "Depth is bounded",
    arguments: [
      String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000),
      String(repeating: "!", count: 10_000) + "a",
      Array(repeating: "a + a", count: 100_000).joined(separator: " - "),
      String(repeating: "[", count: 10_000),
      String(repeating: "f(", count: 10_000),
      "a" + String(repeating: "[a", count: 10_000),
    ])
  func depth(source: String) {
    #expect(problems(source).map(\.kind.id) == ["template.too-complex"])
  }

  @Test func wideExpressionsAreFine() throws {
    let source = "[" + Array(repeating: "'0123456789'", count: 80_000).joined(separator: ",") + "]"
    #expect(source.utf8.count > 1_000_000)
    _ = try #require(Expression(source))
  }
}

@Suite("Texts with holes")
struct TemplateStringTests {
  @Test func textWithoutHolesIsNoTemplate() {
    #expect(TemplateString.parse("plain \\$5 `text`") == nil)
  }

  @Test func segments() throws {
    let name = Expression.path("name")
    #expect(TemplateString.parse("${name}")?.isSingleHole == true)
    #expect(TemplateString.parse("${'x'}")?.isSingleHole == false)
    #expect(TemplateString.parse("Hi ${ name }!")?.segments == [.text("Hi "), .hole(name), .text("!")])
    #expect(TemplateString.parse("\\${name}")?.plainText == "${name}")
    #expect(TemplateString.parse("${} ${name")?.plainText == "${} ${name")
    #expect(TemplateString.parse("it's ${name}")?.hasHoles == true)
    #expect(TemplateString.parse("${'}'}")?.segments == [.hole(.string("}"))])
    #expect(TemplateString.parse("${{a: {b: 1}}.a}")?.isSingleHole == true)
  }

  @Test(
    "Source text reads back as the same text",
    arguments: [
      [.text("a "), .hole(.path("b")), .text(" c")],
      [.text("costs $"), .hole(.path("b"))],
      [.text("literal ${x} and "), .hole(.path("b")), .text("`quoted`")],
      [.text("tail \\"), .hole(.path("b"))],
      [.text("\\$"), .hole(.path("b")), .text("\\`")],
      [.text("only ${text}")],
    ] as [[TemplateString.Segment]])
  func sourceText(segments: [TemplateString.Segment]) throws {
    let template = TemplateString(segments)
    let again = try #require(TemplateString.parse(template.sourceText), "\(template.sourceText)")
    func flat(_ template: TemplateString) -> String {
      template.segments.map { segment in
        switch segment {
        case .text(let text): text
        case .hole(let expression): expression.stringLiteral ?? "<\(expression)>"
        }
      }.joined()
    }
    #expect(flat(again) == flat(template), "\(template.sourceText)")
  }

  @Test func mapReplacesEveryHole() throws {
    let template = try #require(TemplateString.parse("${a} and ${b}"))
    #expect(template.map { .call("toLower", [$0]) }.sourceText == "${toLower(a)} and ${toLower(b)}")
  }

  @Test func mistakesHaveTheirPlaceInTheText() throws {
    let text = "Total: ${sum(} of ${toUper(name)} – `"
    var problems: [ExpressionProblem] = []
    let template = try #require(TemplateString.parse(text, problems: &problems))
    #expect(problems.map(\.kind.id) == ["template.syntax-error", "template.unknown-function", "template.raw-backtick"])
    let places = problems.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    #expect(places == ["", "toUper", "`"])
    #expect(problems[0].range.lowerBound == "Total: ${sum(".utf8.count)
    #expect(template.plainText == text)
  }
}

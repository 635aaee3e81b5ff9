import CardSyntax
import CardTestSupport
import Testing

@testable import CardTemplate

/// Random expressions, most of which have a value.
private struct RandomExpressions {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func pick(_ choices: [String]) -> String { choices[number(below: choices.count)] }

  /// A form in which `B`, `N`, `S` and `A` stand for a condition, a number, a text and anything.
  private mutating func fill(_ form: String, _ depth: Int) -> String {
    var text = ""
    for character in form {
      switch character {
      case "B": text += condition(depth - 1)
      case "N": text += amount(depth - 1)
      case "S": text += string(depth - 1)
      case "A": text += anything(depth - 1)
      default: text.append(character)
      }
    }
    return text
  }

  mutating func condition(_ depth: Int) -> String {
    if depth <= 0 { return pick(["true", "false", "t", "u", "nul", "nope", "n", "1 == 1", "exists(s)", "t && u"]) }
    return fill(
      pick([
        "(B && B)", "(B || B)", "!B", "!!B", "and(B, B, B)", "or(B, B)", "(N == N)", "(S == S)", "(A != A)", "(N < N)",
        "(S >= S)", "exists(A)", "empty(S)", "bool(A)", "if(B, B, B)", "if(B, true, false)", "if(B, false, true)",
        "!(A == A)", "!(A != A)", "(B == true)", "(B != false)", "isString(A)", "contains(S, S)",
        "any(items, i => i > N)",
        "all(items, n => n > 0 && B)", "startsWith(S, S)", "equals(B, B)", "if(B, true, B)", "if(B, B, false)",
      ]), depth)
  }

  mutating func amount(_ depth: Int) -> String {
    if depth <= 0 {
      return pick(["0", "1", "2", "2.5", "n", "z", "f", "user.age", "$root.n", "items[1]", "-1", "nope"])
    }
    return fill(
      pick([
        "(N + N)", "(N - N)", "(N * N)", "(N / N)", "(N + 0)", "(0 + N)", "(N * 1)", "(N - 0)", "(N ^ 1)", "length(S)",
        "int(N)", "float(N)", "abs(N)", "round(N)", "-(N)", "--(N)", "if(B, N, N)", "coalesce(N, N)", "count(items)",
        "sum(items)",
        "max(N, N)", "(N ?? N)", "(length(S) + 0)", "int(length(S))", "float(abs(N))", "indexOf(S, S)",
        "sum(select(items, n => n + N))",
      ]), depth)
  }

  mutating func string(_ depth: Int) -> String {
    if depth <= 0 {
      return pick(["''", "'a'", "'B c'", "s", "e", "user.name", "$host.lang", "nope", "list[0].v", "'it\\'s'"])
    }
    return fill(
      pick([
        "concat(S, S)", "concat(A, A)", "concat(S, concat(S, A))", "concat(A, concat(A, S))", "concat(concat(A, A), S)",
        "concat('', S)", "(S + S)", "(S + '')", "(N + 'x' + 'y')", "toLower(S)", "toUpper(toUpper(S))", "trim(S)",
        "string(A)", "string(S)", "if(B, S, S)", "if(!B, S, S)", "coalesce(S, S)", "coalesce('q', S)",
        "coalesce(nul, S, 'z')", "join(items, S)", "json(jsonStringify(S))", "replace(S, 'a', S)", "(S ?? S)",
        "if(B, if(B, S, S), S)", "join(select(list, s => s.v), S)", "substring(S, 0)", "jsonStringify(A)",
      ]), depth)
  }

  mutating func anything(_ depth: Int) -> String {
    if depth <= 0 {
      return pick(["n", "s", "nul", "nope", "user", "items", "list", "[1, n]", "{k: s}", "t", "$index", "nope.x"])
    }
    return fill(
      pick([
        "B", "N", "S", "A", "if(B, A, A)", "[A, S]", "{k: A}", "coalesce(A, A)", "(A ?? A)", "first(items)", "user.age",
      ]),
      depth)
  }

  mutating func expression() -> String {
    let depth = 1 + number(below: 4)
    switch number(below: 4) {
    case 0: return condition(depth)
    case 1: return amount(depth)
    case 2: return string(depth)
    default: return anything(depth)
    }
  }
}

@Suite("Simplification keeps the values of random expressions")
struct SimplificationPropertyTests {
  private static let data = #"""
    {"n":3,"z":0,"f":2.5,"s":"Abc","e":"","t":true,"u":false,"nul":null,"user":{"name":"Anna","age":41},
     "items":[1,2,3],"list":[{"v":"p"},{"v":"q"}]}
    """#
  private static let host = #"{"lang":"de"}"#
  private static let definitions = [
    "n=3", "z=0", "f=2.5", "s=Abc", "e=", "t=true", "u=false", "nul=null", "user.name=Anna", "user.age=41",
    "items=[1,2,3]", #"list=[{"v":"p"},{"v":"q"}]"#, "$host.lang=de",
  ]

  /// The forms in which an expression stands in templates: alone, in text, as a condition.
  private static let places = [#"{"r":"H"}"#, #"{"r":"<H>"}"#, #"[{"$when":"H","r":1}]"#]

  private struct Result: Equatable {
    let output: String?
    let isClean: Bool
  }

  private func result(_ template: String) throws -> Result {
    let expansion = try expand(template, Self.data, host: Self.host)
    // What the checker thinks of the expression, and that nobody wants to read its value, is not what it comes to.
    let remarks: Set = [
      TemplateDiagnostics.constantCondition, TemplateDiagnostics.unequalTypes, TemplateDiagnostics.compositeInText,
    ]
    return Result(
      output: expansion.output, isClean: expansion.diagnostics.allSatisfy { remarks.contains($0.kind) })
  }

  private func quoted(_ text: String) -> String {
    var writer = DocumentWriter(.minified)
    writer.string(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// The template with the simplified text in its place.
  private func simplified(_ place: String, _ expression: String, _ known: KnownData) throws -> String {
    let written = place.contains("<") ? "<${\(expression)}>" : "${\(expression)}"
    let template = try #require(TemplateString.parse(written))
    let isTest = place.contains("$when")
    func simplify(_ template: TemplateString) -> TemplateString.Simplified {
      isTest ? template.simplifiedTest(knowing: known) : template.simplified(knowing: known)
    }
    let hole = place.contains("<") ? #""<H>""# : #""H""#
    switch simplify(template) {
    case .constant(let node):
      // A condition that is known needs no template any more.
      if isTest { return node.boolean == true ? #"[{"r":1}]"# : "[]" }
      let value = node.string.map { $0.contains("${") ? TemplateString([.text($0)]).sourceText : $0 }
      return place.replacing(hole, with: value.map(quoted) ?? text(node))
    case .template(let simple):
      guard case .template(simple) = simplify(simple) else {
        Issue.record("simplifying `\(simple.sourceText)` again changes it")
        return ""
      }
      #expect(TemplateString.parse(simple.sourceText) == simple)
      if known.isEmpty { #expect(simple.sourceText.utf8.count <= template.sourceText.utf8.count, "\(written)") }
      return place.replacing(hole, with: quoted(simple.sourceText))
    }
  }

  @Test(arguments: 1...8)
  func valuesStay(_ seed: Int) throws {
    var random = RandomExpressions(seed: UInt64(seed))
    var changed = 0
    let count = TestEffort.choose(50, thorough: 400)
    for _ in 0..<count {
      let source = random.expression()
      guard Expression(source) != nil else { continue }
      var definitions: [Definition] = []
      if random.number(below: 3) > 0 {
        for text in Self.definitions where random.number(below: 3) == 0 { definitions.append(try Definition(text)) }
      }
      let known = try KnownData(definitions)
      for place in Self.places {
        let hole = "${\(source)}"
        let original = place.replacing(
          place.contains("<") ? #""<H>""# : #""H""#, with: quoted(place.contains("<") ? "<\(hole)>" : hole))
        let simple = try simplified(place, source, known)
        if simple != original { changed += 1 }
        let (before, after) = (try result(original), try result(simple))
        if before.isClean {
          #expect(before == after, "\(original) became \(simple) knowing \(definitions.map { $0.path })")
        } else if after.isClean, !place.contains("$when") {
          // Operands that the result does not need are not evaluated any more.
          let isBetter = source.contains("coalesce") || source.contains("??")
          #expect(isBetter, "\(original) failed, and \(simple) does not")
        }
      }
    }
    #expect(changed > count * 3 / 4)
  }
}

import CardTemplate
import Testing

@Suite("Expressions: what others read of them")
struct ExpressionContentTests {
  /// Writes an expression by what is public of it alone, calls with their names first.
  private func written(_ expression: Expression) -> String {
    func steps(_ steps: [Expression.PathStep]) -> String {
      steps.map { step in
        switch step {
        case .member(let name): " .\(name)"
        case .index(let index): " [\(written(index))]"
        }
      }.joined()
    }
    return switch expression.content {
    case .null: "null"
    case .undefined: "undefined"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): "'\(text)'"
    case .path(let root, let path): "(path \(root)\(steps(path)))"
    case .access(let base, let path): "(access \(written(base))\(steps(path)))"
    case .call(let name, let arguments): "(\(([name] + arguments.map(written)).joined(separator: " ")))"
    case .lambda(let parameter, let body): "(\(parameter) => \(written(body)))"
    case .array(let elements): "[\(elements.map(written).joined(separator: " "))]"
    case .object(let members): "{\(members.map { "\($0.name): \(written($0.value))" }.joined(separator: " "))}"
    case .template(let template): "`\(template.sourceText)`"
    }
  }

  @Test(
    "operators are calls, paths have steps",
    arguments: [
      ("null", "null"), ("undefined", "undefined"), ("true", "true"), ("1.5", "1.5"), ("'a'", "'a'"),
      ("a.b[1]['c d'].E", "(path a .b [1.0] ['c d'] .E)"), ("$root.x", "(path $root .x)"),
      ("first(a).b", "(access (first (path a)) .b)"),
      ("a + 1 == 2", "(equals (add (path a) 1.0) 2.0)"), ("a != b", "(!= (path a) (path b))"),
      ("!a && b || c", "(or (and (not (path a)) (path b)) (path c))"),
      ("a >= b", "(greaterOrEquals (path a) (path b))"),
      ("a ? 1 : 2", "(if (path a) 1.0 2.0)"), ("a ?? b", "(?? (path a) (path b))"),
      ("a & b", "(concat (path a) (path b))"),
      ("where(xs, x => x > 1)", "(where (path xs) (x => (greater (path x) 1.0)))"),
      ("`a ${b}`", "`a ${b}`"),
    ])
  func content(source: String, expected: String) throws {
    #expect(written(try #require(Expression(source))) == expected)
  }
}

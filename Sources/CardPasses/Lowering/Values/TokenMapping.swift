package import CardTemplate

/// Translates values that may be bound: a known one by a function, a hole by an expression that does the same for
/// every name of a closed set.
package enum TokenMapping {
  /// The bound value that gives `cases[name]` for each name that the hole may give, else `fallback`.
  ///
  /// Names are compared without case, as readers do, and a missing value counts as the empty name. None for text with
  /// several holes: such a name cannot be enumerated.
  package static func compile(
    _ template: TemplateString, cases: [(name: String, value: Expression)], fallback: Expression
  ) -> TemplateString? {
    guard template.segments.count == 1, case .hole(let hole)? = template.segments.first else { return nil }
    return TemplateString([.hole(value(of: hole, cases, fallback))])
  }

  private static func value(
    of name: Expression, _ cases: [(name: String, value: Expression)], _ fallback: Expression
  ) -> Expression {
    switch name.content {
    // A name that the template has need not be looked for.
    case .string(let text): return cases.first { $0.name.lowercased() == text.lowercased() }?.value ?? fallback
    case .call("if", let arguments) where arguments.count == 3 && arguments.dropFirst().allSatisfy(isKnown):
      return .call("if", [arguments[0]] + arguments.dropFirst().map { value(of: $0, cases, fallback) })
    default:
      let found = lowercased(name, among: cases.map(\.name))
      return cases.reversed().reduce(fallback) { rest, one in
        Expression.call("if", [.call("equals", [found, .string(one.name.lowercased())]), one.value, rest])
      }
    }
  }

  /// The name that an expression gives, in lower case; of names that read as truth values, those may be given as well.
  static func lowercased(_ name: Expression, among names: [String]) -> Expression {
    let given = Expression.call("coalesce", [name, .string("")])
    let isFlag = names.contains { ["true", "false"].contains($0.lowercased()) }
    return .call("toLower", [isFlag ? .call("string", [given]) : given])
  }

  /// Whether an expression is a name, or conditions that choose among names.
  private static func isKnown(_ name: Expression) -> Bool {
    switch name.content {
    case .string: true
    case .call("if", let arguments) where arguments.count == 3: arguments.dropFirst().allSatisfy(isKnown)
    default: false
    }
  }
}

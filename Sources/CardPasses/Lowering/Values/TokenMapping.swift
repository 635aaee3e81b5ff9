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
    let name = Expression.call("toLower", [.call("coalesce", [hole, .string("")])])
    let result = cases.reversed().reduce(fallback) { rest, one in
      Expression.call("if", [.call("equals", [name, .string(one.name.lowercased())]), one.value, rest])
    }
    return TemplateString([.hole(result)])
  }
}

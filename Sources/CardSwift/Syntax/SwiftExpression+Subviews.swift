// Other names for the sub-views in what is generated, as they have names of their own only when all are known. `name` is
// asked in the order in which they are read. What has no sub-view in it is not made anew.

extension SwiftStatement {
  /// The statement with other names for the sub-views in it; none if there are none.
  func renamed(_ name: (String) -> String) -> SwiftStatement? {
    switch self {
    case .expression(let value): value.renamed(name).map { .expression($0) }
    case .located(let line, let statement): statement.renamed(name).map { .located(line, $0) }
    case .branches(let branches, let otherwise): Self.renamed(branches, otherwise: otherwise, name)
    case .loop(let pattern, let sequence, let body):
      body.renamed(name).map { .loop(pattern: pattern, in: sequence, $0) }
    // Views are no values, and where they are chosen there are branches.
    case .result, .variable, .assignment, .guarding, .choice, .comment, .numbered: nil
    }
  }

  private static func renamed(
    _ branches: [SwiftBranch], otherwise: [SwiftStatement]?, _ name: (String) -> String
  ) -> SwiftStatement? {
    let renamed = branches.replacing { branch in
      branch.body.renamed(name).map { SwiftBranch(branch.conditions, $0) }
    }
    let last = otherwise?.renamed(name)
    return renamed == nil && last == nil ? nil : .branches(renamed ?? branches, otherwise: last ?? otherwise)
  }
}

extension [SwiftStatement] {
  /// The statements with other names for the sub-views in them; none if there are none.
  func renamed(_ name: (String) -> String) -> [SwiftStatement]? { replacing { $0.renamed(name) } }
}

extension SwiftExpression {
  /// The view with other names for the sub-views in it; none if there are none. Arguments have no views in them.
  fileprivate func renamed(_ name: (String) -> String) -> SwiftExpression? {
    switch self {
    case .subview(let own): return .verbatim(name(own))
    case .call(.subview(let own), let arguments, let closure): return .call(.verbatim(name(own)), arguments, closure)
    case .call(let callee, let arguments, let closure?):
      return closure.renamed(name).map { .call(callee, arguments, $0) }
    case .modified(let base, let modifiers):
      let view = base.renamed(name)
      let others = modifiers.replacing { modifier in
        modifier.closure?.renamed(name).map { SwiftModifier(modifier.name, modifier.arguments, closure: $0) }
      }
      return view == nil && others == nil ? nil : .modified(view ?? base, others ?? modifiers)
    default: return nil
    }
  }
}

extension SwiftClosure {
  fileprivate func renamed(_ name: (String) -> String) -> SwiftClosure? {
    let first = body.renamed(name)
    let others = labelled.replacing { next in
      next.closure.renamed(name).map { LabelledClosure(label: next.label, closure: $0) }
    }
    return first == nil && others == nil ? nil : SwiftClosure(parameters, first ?? body, then: others ?? labelled)
  }
}

extension Array {
  /// The elements with others in place of some; none if no element has another one.
  fileprivate func replacing(_ other: (Element) -> Element?) -> [Element]? {
    var result = self
    var hasOthers = false
    for index in indices {
      guard let other = other(self[index]) else { continue }
      result[index] = other
      hasOthers = true
    }
    return hasOthers ? result : nil
  }
}

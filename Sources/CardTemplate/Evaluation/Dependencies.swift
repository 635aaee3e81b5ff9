import CardSyntax

/// What the value of an expression depends on, so that a loop need not evaluate again what does not change in it.
struct Dependencies {
  /// Kinds of places that a value comes from.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    /// What is the same for the whole expansion: `$root`, `$host`, the clock.
    static let root = Kinds(rawValue: 1)
    /// What a repetition changes: the data and the index.
    static let scope = Kinds(rawValue: 2)
    /// What is different each time, or cannot be told.
    static let anything = Kinds(rawValue: 4)
  }

  private(set) var kinds: Kinds = []
  /// The names at which paths into the scope begin, which may be parameters of lambdas around.
  private(set) var names: [String] = []
  /// Whether evaluation costs more than remembering its result.
  private(set) var isWorthRemembering = false

  fileprivate mutating func add(_ expression: Expression, bound: [PropertyName]) {
    switch expression.syntax {
    case .path(let root, _):
      if !bound.contains(where: { root.matches($0.text) }) {
        switch EvaluationContext.special(root.text) {
        case .root, .host, .version: kinds.insert(.root)
        default: kinds.insert(.scope)
        }
        names.append(root.text)
      }
    case .call(let function, _):
      isWorthRemembering = true
      switch function.purity {
      case .pure: break
      case .clock: kinds.insert(.root)
      case .random: kinds.insert(.anything)
      }
      if function.readsScopeByName { kinds.insert(.anything) }
    case .lambda(let parameter, let body):
      // A member that an item does not have is looked up outside, so that the name counts there too.
      return add(body, bound: bound + [parameter])
    default: break
    }
    for child in expression.children { add(child, bound: bound) }
  }
}

extension Expression {
  /// What the value depends on.
  var dependencies: Dependencies {
    var dependencies = Dependencies()
    dependencies.add(self, bound: [])
    return dependencies
  }

  /// Whether it is a lambda, which is no value.
  var isLambda: Bool {
    if case .lambda = syntax { return true }
    return false
  }
}

extension Expression {
  /// Whether it is a call that costs clearly more than looking up its value: not an operator, not a choice.
  var isCostlyCall: Bool {
    guard case .call(let function, _) = syntax else { return false }
    return function.symbol == nil && !function.isCheap
  }
}

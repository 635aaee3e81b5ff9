// The columns of a function's row that analyses read. Their default is always the answer from which nothing follows.
extension Function {
  /// How a call evaluates its arguments.
  package enum Form: Sendable, Hashable {
    /// All of them, one after the other; an error in one is an error of the call.
    case plain
    /// The first one as a condition, then one of the others.
    case choice
    /// As conditions, until one of them decides.
    case connective
    /// As a condition.
    case truth
    /// Whether there is a value, and something in it.
    case presence
    /// Both, to compare them.
    case comparison(Comparison)
    /// Until one of them is neither missing nor `null`.
    case fallback
    /// The second one, `name => expression`, for each item of the first one.
    case lambda
  }

  /// What a comparison asks.
  package enum Comparison: Sendable, Hashable, CaseIterable {
    case equal, different, less, lessOrEqual, greater, greaterOrEqual

    /// Whether it asks for an order.
    package var isOrder: Bool { self != .equal && self != .different }

    /// The comparison that holds where this one does not, both operands having a value.
    var negated: Comparison {
      switch self {
      case .equal: .different
      case .different: .equal
      case .less: .greaterOrEqual
      case .lessOrEqual: .greater
      case .greater: .lessOrEqual
      case .greaterOrEqual: .less
      }
    }

    /// The same comparison with its operands in the other order.
    var mirrored: Comparison {
      switch self {
      case .equal, .different: self
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .greater: .less
      case .greaterOrEqual: .lessOrEqual
      }
    }
  }

  /// What of its arguments a function passes on, which analyses of the data follow.
  package enum Passing: Sendable, Hashable {
    /// Nothing.
    case nothing
    /// All arguments, as the elements of an array.
    case arguments
    /// The first argument, with fewer items.
    case collection
    /// Elements of the first argument, an array.
    case elements
    /// Elements of the first argument, or characters of it.
    case part
    /// One element of the first argument, or a character of it.
    case element
    /// Elements of the first argument and of arrays in it.
    case nestedElements
    /// Elements of all arguments.
    case elementsOfAll
    /// Elements that all arguments have.
    case commonElements
    /// Each element of the first argument as `value`, beside its `index`.
    case pairs
    /// The property of the first argument that the second one names.
    case member
  }

  /// What is sure of a result, whatever the arguments.
  package enum Guarantee: Sendable, Hashable {
    /// Nothing: odd arguments may give `null`.
    case none
    /// Where there is a result, it is of the declared kind.
    case declaredType
    /// Where there is a result, it is an integer that is printed without exponent.
    case smallInteger
  }

  /// How long a result is that is shown, for estimates of the room that it needs.
  package enum Length: Sendable, Hashable {
    /// The call does not tell, unless an argument is a format that is written out.
    case unknown
    /// As long as the first argument.
    case firstArgument
    /// As long as all arguments together, if the result is a text.
    case arguments
    /// A number with grouped digits and as many decimals as the second argument says.
    case groupedNumber
  }

  /// When a call ends in an error.
  package enum Failure: Sendable, Hashable {
    /// Perhaps.
    case possible
    /// If an operand does, or is not of the declared kind.
    case withOtherTypes
    /// If an operand does.
    case withOperands
    /// Never: a warning tells of an operand that fails, and the result is `false`.
    case withWarning
    /// Never: an operand that fails counts as false.
    case never
  }

  /// What a call has to do with names of the scope that its arguments do not spell out.
  package enum ScopeUse: Sendable, Hashable {
    /// Nothing.
    case none
    /// It looks up a name that only the run tells.
    case readsNames
    /// It evaluates a text that only the run tells.
    case evaluatesText
    /// It changes what a path leads to.
    case changes
  }
}

extension Function {
  /// Whether the function looks up names that only its arguments' values tell.
  var readsScopeByName: Bool { scope == .readsNames || scope == .evaluatesText }

  /// Whether a call may be left out, or be evaluated more or less often, without a difference.
  var isRepeatable: Bool { purity != .random && scope != .changes && scope != .evaluatesText }

  /// Whether the second argument is a lambda, `name => expression`.
  public var takesLambda: Bool { form == .lambda }

  /// What is compared, if the function compares.
  package var comparison: Comparison? {
    if case .comparison(let comparison) = form { return comparison }
    return nil
  }

  /// The kinds that a result has for sure.
  var certainResult: ValueType { gives != .none || result == .boolean ? result : .any }
}

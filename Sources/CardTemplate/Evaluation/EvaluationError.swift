import CardSyntax

/// Why an expression has no value.
package struct EvaluationError: Error, Sendable {
  /// What went wrong, kept unworded: conditions swallow most errors unread.
  enum Reason: Sendable {
    /// An argument or operand has the wrong kind of value.
    case wrongType(Expression, wanted: StaticString, found: String)
    /// Values of two kinds have no order.
    case noOrder(String, String)
    /// Something else, in one sentence.
    case message(String)
    /// An evaluation limit is reached, which nothing swallows.
    case limit(Limit)
  }

  /// The limits of evaluation.
  package enum Limit: Sendable {
    case steps(Int)
    case depth(Int)
    case outputBytes(Int)
  }

  var reason: Reason
  /// The place in the expression's text.
  var range: Range<Int>

  static func message(_ text: String, _ range: Range<Int>) -> EvaluationError {
    EvaluationError(reason: .message(text), range: range)
  }

  /// Whether the value of exactly that path is what is wrong.
  func isAbout(_ path: String) -> Bool {
    if case .wrongType(let expression, _, _) = reason { return ExpressionPrinter.source(expression) == path }
    return false
  }

  /// Whether the evaluation must stop altogether.
  var isFatal: Bool {
    if case .limit = reason { return true }
    return false
  }

  /// One sentence.
  package var message: String {
    switch reason {
    case .wrongType(let expression, let wanted, let found):
      "`\(ExpressionPrinter.source(expression))` is \(found), not \(wanted)"
    case .noOrder(let left, let right): "\(left) and \(right) cannot be compared by order"
    case .message(let text): text
    case .limit(let limit): limit.message
    }
  }

  /// Whether values that are there, null among them, have kinds that nobody expected, as opposed to values that are not
  /// there.
  var isMismatch: Bool {
    switch reason {
    case .wrongType(_, _, let found): found != Value.undefined.kindName
    case .noOrder: true
    case .message, .limit: false
    }
  }
}

extension EvaluationError.Limit {
  /// One sentence.
  var message: String {
    switch self {
    case .steps(let count): "the template takes more than \(count) steps"
    case .depth(let count): "the template is nested more than \(count) levels deep"
    case .outputBytes(let count): "the output is larger than \(count) bytes"
    }
  }
}

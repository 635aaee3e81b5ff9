/// What generated Swift writes for a call of a function.
package enum SwiftSpelling: Sendable {
  /// A call of a function of the support code.
  case call(SupportFunction)
  /// Operators, closures or members of a value, as the function's form and the types of the operands want it.
  case expression
  /// Nothing: there is no interpreter when the program runs. `help` says what to do instead.
  case none(help: String)

  /// A function of the support code that takes values of any kind.
  package struct SupportFunction: Sendable {
    /// Its name, where that is not the one of the template language, which may be no name in Swift.
    package let name: String?
    /// Whether it can throw.
    package let canThrow: Bool
    /// The kind of its result.
    package let result: ValueType?
    /// The overload for arguments that have the kinds of the required parameters for sure, if there is one.
    package let typed: Overload?
    /// Whether it takes two values: more are applied from left to right.
    package let isBinary: Bool
  }

  /// A function of the support code for arguments of known types.
  package enum Overload: Sendable {
    /// It cannot throw.
    case plain
    /// It can throw.
    case throwing
  }

  /// A call of a function of the support code, whose result is of the declared kind unless `result` tells another one.
  static func function(
    _ name: String? = nil, throws canThrow: Bool, gives result: ValueType? = nil, typed: Overload? = nil,
    isBinary: Bool = false
  ) -> SwiftSpelling {
    .call(SupportFunction(name: name, canThrow: canThrow, result: result, typed: typed, isBinary: isBinary))
  }
}

/// A path of `jPath`, read once.
///
/// The language is JSPath, as in the JavaScript reference: `.books{.price > 10}[0].title`. What JSPath cannot read
/// and begins with `$` is read as JSONPath, as in the .NET reference: `$..books[?(@.price > 10)].title`.
package struct PathQuery: Sendable {
  private enum Syntax {
    case jsPath(JSPathExpression)
    case jsonPath([JSONPathStep])
  }

  private let syntax: Syntax

  /// A path has at most so many operators and steps; each of them can be one level of the tree.
  static let maximumSize = 500
  /// Predicates and groups may be nested so deep.
  static let maximumDepth = 50

  /// Reads `text`.
  package init(_ text: String) throws(LiteralProblem) {
    do throws(LiteralProblem) {
      var parser = JSPathParser(text)
      syntax = .jsPath(try parser.parse())
    } catch {
      guard JSONPathParser.mayRead(text) else { throw error }
      var parser = JSONPathParser(text)
      syntax = .jsonPath(try parser.parse())
    }
  }

  /// What the path finds in `value`; none if a JSONPath finds nothing.
  package func apply<Item: TreeValue, Failure>(
    to value: Item, charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Item? {
    switch syntax {
    case .jsPath(let expression):
      let evaluation = JSPathEvaluation<Item, Failure>(root: value)
      return try evaluation.result(of: expression, charge: charge)
    case .jsonPath(let steps):
      let evaluation = JSONPathEvaluation<Item, Failure>(root: value)
      let found = try evaluation.apply(steps, to: value, charge: charge)
      // The .NET reference unwraps the only result.
      return found.isEmpty ? nil : found.count == 1 ? found[0] : .array(found)
    }
  }
}

/// The expressions of JSPath.
indirect enum JSPathExpression: Sendable {
  /// A path.
  case path(JSPath)
  /// `one | other`
  case union([JSPathExpression])
  /// `one && other`
  case and([JSPathExpression])
  /// `one || other`
  case or([JSPathExpression])
  /// A comparison or a calculation.
  case binary(JSPathOperator, JSPathExpression, JSPathExpression)
  /// `!operand`
  case not(JSPathExpression)
  /// `-operand`
  case negative(JSPathExpression)
  /// A literal.
  case literal(PathLiteral)
}

/// A path and where it begins.
struct JSPath: Sendable {
  /// Where a path begins.
  enum Base: Sendable {
    /// At the context.
    case context
    /// `^`: at the whole data.
    case root
    /// `$name`: at a substitution, of which `jPath` has none.
    case substitution
  }

  /// Where it begins.
  var base: Base
  /// What is done one after the other.
  var steps: [JSPathStep]

  /// Whether the result is one item instead of a list: the path ends in `[position]`.
  var isSingle: Bool {
    if case .position? = steps.last { return true }
    return false
  }
}

/// A step of a path.
enum JSPathStep: Sendable {
  /// `.`, which changes nothing.
  case itself
  /// `.name`
  case property(String)
  /// `.*`
  case allProperties
  /// `..name`; without a name everything below.
  case descendants(String?)
  /// `..*`
  case allDescendants
  /// `{condition}`
  case filter(JSPathExpression)
  /// `[position]`
  case position(JSPathExpression)
  /// `[from:to]`
  case slice(from: JSPathExpression?, to: JSPathExpression?)
  /// `(path | path)`
  case group(JSPathExpression)
}

/// The binary operators of JSPath and JSONPath.
enum JSPathOperator: String, Sendable {
  case equal = "==", notEqual = "!=", identical = "===", notIdentical = "!=="
  case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
  case hasPrefix = "^==", hasPrefixIgnoringCase = "^=", isPrefix = "==^", isPrefixIgnoringCase = "=^"
  case hasSuffix = "$==", hasSuffixIgnoringCase = "$=", isSuffix = "==$", isSuffixIgnoringCase = "=$"
  case contains = "*==", containsIgnoringCase = "*=", isContained = "==*", isContainedIgnoringCase = "=*"
  case plus = "+", minus = "-", times = "*", divided = "/", remainder = "%"

  /// Whether the result is a number or a text, not a truth value.
  var isArithmetic: Bool {
    switch self {
    case .plus, .minus, .times, .divided, .remainder: true
    default: false
    }
  }
}

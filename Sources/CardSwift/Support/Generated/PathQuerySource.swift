extension SupportSources {
  /// The part `PathQuery`.
  static let pathQuery = ##"""
    /// A path of `jPath`, read once.
    ///
    /// The language is JSPath, as in the JavaScript reference: `.books{.price > 10}[0].title`. What JSPath cannot read
    /// and begins with `$` is read as JSONPath, as in the .NET reference: `$..books[?(@.price > 10)].title`.
    struct CardPathQuery: Sendable {
      private enum Syntax {
        case jsPath(CardJSPathExpression)
        case jsonPath([CardJSONPathStep])
      }

      private let syntax: Syntax

      /// A path has at most so many operators and steps; each of them can be one level of the tree.
      static let maximumSize = 500
      /// Predicates and groups may be nested so deep.
      static let maximumDepth = 50

      /// Reads `text`.
      init(_ text: String) throws(CardLiteralProblem) {
        do throws(CardLiteralProblem) {
          var parser = CardJSPathParser(text)
          syntax = .jsPath(try parser.parse())
        } catch {
          guard CardJSONPathParser.mayRead(text) else { throw error }
          var parser = CardJSONPathParser(text)
          syntax = .jsonPath(try parser.parse())
        }
      }

      /// What the path finds in `value`; none if a JSONPath finds nothing.
      func apply<Item: CardTreeValue, Failure>(
        to value: Item, charge: (Int) throws(Failure) -> Void
      ) throws(Failure) -> Item? {
        switch syntax {
        case .jsPath(let expression):
          let evaluation = CardJSPathEvaluation<Item, Failure>(root: value)
          return try evaluation.result(of: expression, charge: charge)
        case .jsonPath(let steps):
          let evaluation = CardJSONPathEvaluation<Item, Failure>(root: value)
          let found = try evaluation.apply(steps, to: value, charge: charge)
          // The .NET reference unwraps the only result.
          return found.isEmpty ? nil : found.count == 1 ? found[0] : .array(found)
        }
      }
    }

    /// The expressions of JSPath.
    indirect enum CardJSPathExpression: Sendable {
      /// A path.
      case path(CardJSPath)
      /// `one | other`
      case union([CardJSPathExpression])
      /// `one && other`
      case and([CardJSPathExpression])
      /// `one || other`
      case or([CardJSPathExpression])
      /// A comparison or a calculation.
      case binary(CardJSPathOperator, CardJSPathExpression, CardJSPathExpression)
      /// `!operand`
      case not(CardJSPathExpression)
      /// `-operand`
      case negative(CardJSPathExpression)
      /// A literal.
      case literal(CardPathLiteral)
    }

    /// A path and where it begins.
    struct CardJSPath: Sendable {
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
      var steps: [CardJSPathStep]

      /// Whether the result is one item instead of a list: the path ends in `[position]`.
      var isSingle: Bool {
        if case .position? = steps.last { return true }
        return false
      }
    }

    /// A step of a path.
    enum CardJSPathStep: Sendable {
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
      case filter(CardJSPathExpression)
      /// `[position]`
      case position(CardJSPathExpression)
      /// `[from:to]`
      case slice(from: CardJSPathExpression?, to: CardJSPathExpression?)
      /// `(path | path)`
      case group(CardJSPathExpression)
    }

    /// The binary operators of JSPath and JSONPath.
    enum CardJSPathOperator: String, Sendable {
      case equal = "=="
      case notEqual = "!="
      case identical = "==="
      case notIdentical = "!=="
      case less = "<"
      case lessOrEqual = "<="
      case greater = ">"
      case greaterOrEqual = ">="
      case hasPrefix = "^=="
      case hasPrefixIgnoringCase = "^="
      case isPrefix = "==^"
      case isPrefixIgnoringCase = "=^"
      case hasSuffix = "$=="
      case hasSuffixIgnoringCase = "$="
      case isSuffix = "==$"
      case isSuffixIgnoringCase = "=$"
      case contains = "*=="
      case containsIgnoringCase = "*="
      case isContained = "==*"
      case isContainedIgnoringCase = "=*"
      case plus = "+"
      case minus = "-"
      case times = "*"
      case divided = "/"
      case remainder = "%"

      /// Whether the result is a number or a text, not a truth value.
      var isArithmetic: Bool {
        switch self {
        case .plus, .minus, .times, .divided, .remainder: true
        default: false
        }
      }
    }
    """##

  /// The same as it is read.
  static let pathQueryPart = SupportPart(pathQuery)
}

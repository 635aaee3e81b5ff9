extension SupportSources {
  /// The part `XPath`.
  static let xPath = ##"""
    /// A path of `xPath`, read once: XPath 1.0 without variables, namespaces, and the functions `id`, `lang` and
    /// `namespace-uri`. Names are compared as they are written, prefix and all.
    struct CardXPath: Sendable {
      /// A path has at most so many steps and operators.
      static let maximumSize = 500
      /// Predicates, groups and calls may be nested so deep.
      static let maximumDepth = 40

      /// The tree.
      let expression: CardXPathExpression

      /// Reads `text`.
      init(_ text: String) throws(CardLiteralProblem) {
        var parser = try CardXPathParser(text)
        expression = try parser.parse()
      }

      /// What the path gives with the document as context.
      func evaluate<Failure>(
        _ tree: CardXMLTree, charge: (Int) throws(Failure) -> Void
      ) throws(Failure) -> CardXPathValue {
        try CardXPathEvaluation<Failure>(tree: tree).value(
          of: expression, CardXPathContext(node: 0, position: 1, size: 1), charge)
      }
    }

    /// The expressions of XPath.
    indirect enum CardXPathExpression: Sendable {
      /// A number.
      case number(Double)
      /// A string.
      case string(String)
      /// `/a/b[1]`, from the context or the document.
      case path(isAbsolute: Bool, [CardXPathStep])
      /// `(expression)[1]/a`
      case filter(CardXPathExpression, predicates: [CardXPathExpression], steps: [CardXPathStep])
      /// A call.
      case call(CardXPathFunction, [CardXPathExpression])
      /// `one | other` and all other operators.
      case binary(CardXPathOperator, CardXPathExpression, CardXPathExpression)
      /// `-operand`
      case negative(CardXPathExpression)
    }

    /// The operators of XPath.
    enum CardXPathOperator: String, Sendable {
      case or, and
      case equal = "="
      case notEqual = "!="
      case less = "<"
      case lessOrEqual = "<="
      case greater = ">"
      case greaterOrEqual = ">="
      case plus = "+"
      case minus = "-"
      case times = "*"
      case divided = "div"
      case remainder = "mod"
      case union = "|"

      /// How tightly it binds.
      var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual: 3
        case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
        case .plus, .minus: 5
        case .times, .divided, .remainder: 6
        case .union: 8
        }
      }
    }

    /// A step of a location path.
    struct CardXPathStep: Sendable {
      /// Which nodes are looked at, as seen from the context.
      enum Axis: String, Sendable, CaseIterable {
        case child, descendant, parent, ancestor, attribute
        case following, preceding
        case itself = "self"
        case descendantOrSelf = "descendant-or-self"
        case ancestorOrSelf = "ancestor-or-self"
        case followingSibling = "following-sibling"
        case precedingSibling = "preceding-sibling"

        /// Whether positions count against document order.
        var isReverse: Bool {
          switch self {
          case .parent, .ancestor, .ancestorOrSelf, .preceding, .precedingSibling: true
          default: false
          }
        }
      }

      /// Which of them are taken.
      enum Test: Sendable, Equatable {
        /// `name`
        case name(String)
        /// `prefix:*`
        case prefix(String)
        /// `*`
        case anyName
        /// `node()`
        case node
        /// `text()`
        case text
        /// `comment()`
        case comment
        /// `processing-instruction('name')`
        case instruction(String?)
      }

      /// The axis.
      var axis: Axis
      /// The test.
      var test: Test
      /// The conditions.
      var predicates: [CardXPathExpression] = []

      /// `//` between steps.
      static let anywhere = CardXPathStep(axis: .descendantOrSelf, test: .node)
    }

    /// The functions of XPath.
    enum CardXPathFunction: String, Sendable, CaseIterable {
      case last, position, count, name, string, concat, contains, substring, translate, boolean, not,
        number, sum, floor
      case ceiling, round
      case localName = "local-name"
      case startsWith = "starts-with"
      case substringBefore = "substring-before"
      case substringAfter = "substring-after"
      case stringLength = "string-length"
      case normalizeSpace = "normalize-space"
      case isTrue = "true"
      case isFalse = "false"

      /// How many arguments it takes.
      var arity: ClosedRange<Int> {
        switch self {
        case .last, .position, .isTrue, .isFalse: 0...0
        case .count, .boolean, .not, .sum, .floor, .ceiling, .round: 1...1
        case .name, .localName, .string, .number, .stringLength, .normalizeSpace: 0...1
        case .contains, .startsWith, .substringBefore, .substringAfter: 2...2
        case .substring: 2...3
        case .translate: 3...3
        case .concat: 2...CardXPath.maximumSize
        }
      }

      /// Whether the argument must be a set of nodes.
      var takesNodes: Bool {
        switch self {
        case .count, .sum, .name, .localName: true
        default: false
        }
      }
    }

    /// A value of XPath.
    enum CardXPathValue: Sendable {
      /// Nodes in document order.
      case nodes([Int])
      case number(Double)
      case string(String)
      case boolean(Bool)
    }
    """##

  /// The same as it is read.
  static let xPathPart = SupportPart(xPath)
}

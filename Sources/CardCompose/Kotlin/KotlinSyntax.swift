/// An expression of Kotlin source.
indirect enum KotlinExpression: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A name, a number, a member access: source text that is never broken.
  case verbatim(String)
  /// A string template.
  case string([KotlinStringPart])
  /// `function(arguments) { trailing }`
  case call(KotlinExpression, [KotlinArgument], trailing: KotlinLambda?)
  /// `receiver.name`, `receiver?.name`
  case member(KotlinExpression, String, isSafe: Bool)
  /// `left operator right`
  case infix(KotlinExpression, String, KotlinExpression)
  /// `!operand`
  case not(KotlinExpression)
  /// `if (condition) yes else no`
  case conditional(KotlinExpression, KotlinExpression, KotlinExpression)
  /// `{ parameters -> body }`
  case lambda(KotlinLambda)

  init(stringLiteral source: String) { self = .verbatim(source) }

  /// A string literal.
  static func text(_ text: String) -> Self { .string([.text(text)]) }

  /// The characters of a text without values in it; none of anything else.
  var plainText: String? {
    guard case .string(let parts) = self else { return nil }
    return parts.reduce("") { text, part in
      if let text, case .text(let more) = part { text + more } else { nil }
    }
  }

  /// Whether two texts can be the same, as far as their literal beginnings and ends say.
  func mayEqual(_ other: Self) -> Bool {
    if self == other { return true }
    guard plainText == nil || other.plainText == nil else { return false }
    let (own, others) = (ends, other.ends)
    return (own.first.hasPrefix(others.first) || others.first.hasPrefix(own.first))
      && (own.last.hasSuffix(others.last) || others.last.hasSuffix(own.last))
  }

  /// The literal beginning and end of a text.
  private var ends: (first: String, last: String) {
    guard case .string(let parts) = self else { return ("", "") }
    func literal(_ part: KotlinStringPart?) -> String { if case .text(let text)? = part { text } else { "" } }
    return (literal(parts.first), literal(parts.last))
  }

  /// `function(arguments)`
  static func call(_ function: Self, _ arguments: KotlinArgument...) -> Self {
    .call(function, arguments, trailing: nil)
  }

  /// `receiver.name(arguments)`
  func calling(_ name: String, _ arguments: KotlinArgument..., isSafe: Bool = false) -> Self {
    .call(.member(operand, name, isSafe: isSafe), arguments, trailing: nil)
  }

  /// `left operator right`, with parentheses where Kotlin would read it in another way.
  static func operation(_ left: Self, _ symbol: String, _ right: Self) -> Self {
    func isLooser(_ operand: Self, than limit: Int) -> Bool {
      switch operand {
      case .infix(_, let inner, _): precedence(inner) < limit
      case .conditional: true
      default: false
      }
    }
    // An `if` at the end of an argument ends with it.
    let endsArgument = if symbol == "to", case .conditional = right { true } else { false }
    return .infix(
      isLooser(left, than: precedence(symbol)) ? left.operand : left, symbol,
      isLooser(right, than: precedence(symbol) + 1) && !endsArgument ? right.operand : right)
  }

  /// How tightly an operator of Kotlin binds.
  private static func precedence(_ symbol: String) -> Int {
    switch symbol {
    case "||": 0
    case "&&": 1
    case "==", "!=": 2
    case "<", "<=", ">", ">=": 3
    case "in": 4
    case "?:": 5
    case "to", "and", "provides", "until": 6
    case "+", "-": 7
    case "*": 8
    default: 9
    }
  }

  /// The conditions of a choice with their values, up to the value for all other cases. A block is no value.
  var cases: [(condition: Self, value: Self)] {
    var result: [(Self, Self)] = []
    var rest = self
    while case .conditional(let condition, let yes, let no) = rest {
      if case .lambda = yes { return [] }
      result.append((condition, yes))
      rest = no
    }
    if case .lambda = rest { return [] }
    return result
  }

  /// `receiver.name`
  func member(_ name: String, isSafe: Bool = false) -> Self { .member(operand, name, isSafe: isSafe) }

  /// The expression where another one binds more tightly.
  var operand: Self {
    switch self {
    case .infix, .conditional, .not: .call("", KotlinArgument(self))
    default: self
    }
  }
}

/// A piece of a string template.
enum KotlinStringPart: Hashable, Sendable {
  /// Characters, without escapes.
  case text(String)
  /// `${value}`
  case value(KotlinExpression)
}

/// An argument, named or by position.
struct KotlinArgument: Hashable, Sendable {
  let name: String?
  let value: KotlinExpression

  init(_ name: String? = nil, _ value: KotlinExpression) {
    self.name = name
    self.value = value
  }

  init(_ value: KotlinExpression) { self.init(nil, value) }
}

/// `{ parameters -> body }`
struct KotlinLambda: Hashable, Sendable {
  var parameters: [String] = []
  var body: [KotlinStatement]
}

/// A statement of Kotlin source.
enum KotlinStatement: Hashable, Sendable {
  /// An expression that is evaluated for what it does.
  case expression(KotlinExpression)
  /// `keyword name operator value`: `var note by remember { … }`.
  case declaration(String, String, KotlinExpression)
  /// `val name = value`
  case value(String, KotlinExpression)
  /// `name = value`
  case assignment(String, KotlinExpression)
  /// `if (condition) { body }`
  case branch(KotlinExpression, [KotlinStatement])
  /// `fun name() { body }`, or `fun name() = body` for one of a single expression
  case function(String, [KotlinStatement])
}

extension KotlinStatement {
  /// The function that the statement calls to show something. Names of those in libraries begin with a capital; any other shows
  /// what its block shows, if it has one.
  var view: String? {
    switch self {
    case .expression(let expression): expression.view
    case .branch(_, let body): body.lazy.compactMap(\.view).first
    case .declaration, .value, .assignment, .function: nil
    }
  }
}

extension KotlinExpression {
  fileprivate var view: String? {
    guard case .call(let function, _, let trailing) = self else { return nil }
    guard case .verbatim(let name) = function, !name.contains(".") else { return trailing?.view }
    return name.first?.isUppercase == true ? name : trailing?.view ?? name
  }
}

extension KotlinLambda {
  fileprivate var view: String? { body.lazy.compactMap(\.view).first }
}

/// An expression of the template language: an immutable tree, checked and typed.
///
/// Two expressions are equal when they mean the same syntax; where they were written does not count.
public struct Expression: Sendable {
  /// What the expression is.
  package enum Syntax: Sendable {
    /// `null`
    case null
    /// `undefined`
    case undefined
    /// `true`, `false`
    case boolean(Bool)
    /// `12`, `1.5`
    case number(Double)
    /// `'text'`
    case string(String)
    /// `name`, `name.member[index]`: a path that begins in the scope.
    case path(root: PropertyName, steps: [Step])
    /// `call().member[index]`: a path that begins at another value.
    case access(base: Expression, steps: [Step])
    /// `name(arguments)` and all operators.
    case call(Function, [Expression])
    /// A call of something that is not in the table; it never survives the check.
    case unknownCall(name: String, [Expression])
    /// `name => body`
    case lambda(parameter: PropertyName, body: Expression)
    /// `[elements]`
    case array([Expression])
    /// `{name: value}`
    case object([(name: String, value: Expression)])
    /// A template string in backticks.
    case interpolation([TemplateString.Segment])
  }

  /// One step of a path.
  package enum Step: Sendable, Hashable {
    /// `.name`
    case member(PropertyName)
    /// `[index]`
    case index(Expression)
  }

  /// The tree, shared by all copies.
  final class Storage: Sendable {
    let syntax: Syntax
    let type: ValueType
    let range: Range<Int>
    let depth: Int
    /// What can be said of it without looking at its parts again.
    let traits: ExpressionTraits
    /// What a string literal means to the function that it is an argument of.
    let prepared: PreparedLiteral?
    /// Whether a call is written as a name with arguments in parentheses, although it has an operator.
    let isNamed: Bool

    init(
      _ syntax: Syntax, type: ValueType, range: Range<Int>, depth: Int, traits: ExpressionTraits,
      prepared: PreparedLiteral? = nil, isNamed: Bool = false
    ) {
      self.isNamed = isNamed
      self.syntax = syntax
      self.type = type
      self.range = range
      self.depth = depth
      self.traits = traits
      self.prepared = prepared
    }
  }

  let storage: Storage

  /// The deepest tree that is built; deeper text is a diagnostic.
  package static let maximumDepth = 128

  /// From so many operators of one kind on a chain of them is one call of all operands.
  static let longChain = 32

  /// The function that takes all operands of a long chain of an operator, or of `? :`; none if there is none.
  static func chained(_ operation: String) -> Function? {
    if operation == "if" { return LogicFunctions.chainedChoice }
    let function = FunctionTable.shared.function(named: operation)
    return function?.rest == nil || operation == "exp" ? nil : function
  }

  /// Whether a call is that of a long chain of its operator.
  static func isLongChain(_ function: Function, _ arguments: [Expression]) -> Bool {
    if function === LogicFunctions.chainedChoice { return true }
    return function.symbol != nil && function.name != "exp" && arguments.count > longChain
  }

  init(_ syntax: Syntax, range: Range<Int>, isNamed: Bool = false) {
    let syntax = PreparedLiterals.prepare(syntax)
    let children = Self.children(of: syntax)
    storage = Storage(
      syntax, type: TypeCheck.type(of: syntax), range: range,
      depth: 1 + children.reduce(0) { max($0, $1.storage.depth) }, traits: ExpressionTraits(syntax, children),
      isNamed: isNamed)
  }

  /// A string literal that means something to a function.
  init(string text: String, prepared: PreparedLiteral, range: Range<Int>) {
    storage = Storage(.string(text), type: .string, range: range, depth: 1, traits: .closed, prepared: prepared)
  }

  /// What the expression is.
  package var syntax: Syntax { storage.syntax }

  /// The kinds of values that it can have.
  public var type: ValueType { storage.type }

  /// What a call of `function` is called where it is written: `*` or `mul`.
  func writtenName(of function: Function) -> String {
    storage.isNamed ? function.name : function.symbol ?? function.name
  }

  /// Where it stands in the text that was parsed, in UTF-8 offsets; empty for an expression made by a program.
  package var range: Range<Int> { storage.range }

  /// The expressions directly inside.
  package var children: [Expression] { Self.children(of: syntax) }

  private static func children(of syntax: Syntax) -> [Expression] {
    switch syntax {
    case .null, .undefined, .boolean, .number, .string: []
    case .path(_, let steps): steps.compactMap(\.expression)
    case .access(let base, let steps): [base] + steps.compactMap(\.expression)
    case .call(_, let arguments), .unknownCall(_, let arguments): arguments
    case .lambda(_, let body): [body]
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    case .interpolation(let segments): segments.compactMap(\.expression)
    }
  }
}

extension Expression.Step {
  /// The expression between brackets, if the step is an index.
  package var expression: Expression? {
    if case .index(let expression) = self { return expression }
    return nil
  }
}

extension Expression {
  /// A string literal.
  public static func string(_ text: String) -> Expression { Expression(.string(text), range: 0..<0) }

  /// A number literal.
  public static func number(_ value: Double) -> Expression {
    // The grammar has no negative literals; the reference reads `-2` as a subtraction too.
    guard value < 0, let subtract = FunctionTable.shared.function(named: "sub") else {
      return Expression(.number(value), range: 0..<0)
    }
    return Expression(.call(subtract, [.number(0), .number(-value)]), range: 0..<0)
  }

  /// `true` or `false`.
  public static func boolean(_ value: Bool) -> Expression { Expression(.boolean(value), range: 0..<0) }

  /// `null`.
  public static var null: Expression { Expression(.null, range: 0..<0) }

  /// A name of the scope and members below it, for example `.path("user", "name")`.
  public static func path(_ root: String, _ members: String...) -> Expression {
    var steps: [Step] = []
    for member in members {
      steps.append(Lexer.isIdentifier(member) ? .member(PropertyName(member)) : .index(.string(member)))
    }
    if Lexer.isIdentifier(root) { return Expression(.path(root: PropertyName(root), steps: steps), range: 0..<0) }
    return Expression(.path(root: PropertyName("$data"), steps: [.index(.string(root))] + steps), range: 0..<0)
  }

  /// A call of a function of the language; `name` is a function's name or an operator.
  public static func call(_ name: String, _ arguments: [Expression]) -> Expression {
    guard let function = FunctionTable.shared.function(named: name) else {
      return Expression(.unknownCall(name: name, arguments), range: 0..<0)
    }
    return Expression(.call(function, arguments), range: 0..<0)
  }

  /// `left == right`.
  public static func equal(_ left: Expression, _ right: Expression) -> Expression { .call("equals", [left, right]) }

  /// `condition ? yes : no`.
  public static func conditional(_ condition: Expression, _ yes: Expression, _ no: Expression) -> Expression {
    .call("if", [condition, yes, no])
  }

  /// `!operand`.
  public static func not(_ operand: Expression) -> Expression { .call("not", [operand]) }

  /// `left && right`.
  public static func and(_ left: Expression, _ right: Expression) -> Expression { .call("and", [left, right]) }

  /// `left || right`.
  public static func or(_ left: Expression, _ right: Expression) -> Expression { .call("or", [left, right]) }

  /// The literal that the expression is, as text, if it is a string literal.
  public var stringLiteral: String? {
    if case .string(let text) = syntax { return text }
    return nil
  }

  /// Whether the value is the same for all data, clocks and seeds.
  public var isConstant: Bool {
    switch syntax {
    case .path: false
    case .call(let function, let arguments):
      // A text can name paths of the scope.
      function.purity == .pure && !function.readsScopeByName && arguments.allSatisfy(\.isConstant)
    case .unknownCall: false
    case .lambda: false
    default: children.allSatisfy(\.isConstant)
    }
  }

  /// The paths that the expression reads from its scope, with plain members only (`items` of `items[0].name`), in
  /// source order; the parameters of lambdas are left out.
  public var freePaths: [String] {
    var paths: [String] = []
    collectPaths(into: &paths, bound: [])
    return paths
  }

  private func collectPaths(into paths: inout [String], bound: [String]) {
    switch syntax {
    case .path(let root, let steps):
      if !bound.contains(where: { root.matches($0) }) {
        var path = root.text
        loop: for step in steps {
          switch step {
          case .member(let name): path += "." + name.text
          case .index: break loop
          }
        }
        paths.append(path)
      }
      for child in children { child.collectPaths(into: &paths, bound: bound) }
    case .call(let function, let arguments) where function.takesLambda:
      for argument in arguments { argument.collectPaths(into: &paths, bound: bound) }
    case .lambda(let parameter, let body):
      body.collectPaths(into: &paths, bound: bound + [parameter.text])
    default:
      for child in children { child.collectPaths(into: &paths, bound: bound) }
    }
  }
}

extension Expression: Hashable {
  /// Whether both have the same syntax.
  public static func == (left: Expression, right: Expression) -> Bool {
    if left.storage === right.storage { return true }
    switch (left.syntax, right.syntax) {
    case (.null, .null), (.undefined, .undefined): return true
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.number(let one), .number(let other)): return one == other
    case (.string(let one), .string(let other)): return one == other
    case (.path(let one, let steps), .path(let other, let otherSteps)): return one == other && steps == otherSteps
    case (.access(let one, let steps), .access(let other, let otherSteps)): return one == other && steps == otherSteps
    case (.call(let one, let arguments), .call(let other, let others)): return one === other && arguments == others
    case (.unknownCall(let one, let arguments), .unknownCall(let other, let others)):
      return one == other && arguments == others
    case (.lambda(let one, let body), .lambda(let other, let otherBody)): return one == other && body == otherBody
    case (.array(let one), .array(let other)): return one == other
    case (.object(let one), .object(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    case (.interpolation(let one), .interpolation(let other)): return one == other
    default: return false
    }
  }

  /// Hashes the syntax.
  public func hash(into hasher: inout Hasher) {
    switch syntax {
    case .null: hasher.combine(0)
    case .undefined: hasher.combine(1)
    case .boolean(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let text): hasher.combine(text)
    case .path(let root, let steps):
      hasher.combine(root)
      hasher.combine(steps)
    case .access(_, let steps): hasher.combine(steps)
    case .call(let function, _): hasher.combine(function.name)
    case .unknownCall(let name, _): hasher.combine(name)
    case .lambda(let parameter, _): hasher.combine(parameter)
    case .object(let members): for member in members { hasher.combine(member.name) }
    case .array, .interpolation: break
    }
    for child in children { child.hash(into: &hasher) }
  }
}

extension Expression: CustomStringConvertible {
  /// Source text that parses back to the same expression.
  public var description: String { ExpressionPrinter.source(self) }
}

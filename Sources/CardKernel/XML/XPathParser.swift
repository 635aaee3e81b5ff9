/// Reads an XPath.
struct XPathParser {
  private let tokens: [XPathToken]
  private let text: [UInt8]
  private var index = 0
  private var size = 0
  private var depth = 0

  /// A parser of `text`.
  init(_ text: String) throws(LiteralProblem) {
    self.text = Array(text.utf8)
    tokens = try XPathToken.all(in: self.text)
  }

  /// The expression.
  mutating func parse() throws(LiteralProblem) -> XPathExpression {
    let parsed = try expression(0)
    if token.kind != .end { throw unexpected() }
    return parsed
  }

  // MARK: Operators

  private mutating func expression(_ minimum: Int) throws(LiteralProblem) -> XPathExpression {
    depth += 1
    defer { depth -= 1 }
    if depth > XPath.maximumDepth { throw LiteralProblem("the path is nested too deeply", token.range) }
    var left: XPathExpression
    if take("-") {
      // A sign binds tighter than `*`, and looser than `|`.
      left = .negative(try expression(7))
      try requireType(of: left, minimum)
    } else {
      left = try pathExpression()
    }
    while case .operation(let operation) = token.kind, operation.precedence > minimum || minimum == 0 {
      let range = token.range
      index += 1
      try count()
      let right = try expression(operation.precedence)
      if operation == .union, !(Self.givesNodes(left) && Self.givesNodes(right)) {
        throw LiteralProblem("`|` joins paths only", range)
      }
      left = .binary(operation, left, right)
    }
    return left
  }

  private func requireType(of expression: XPathExpression, _ minimum: Int) throws(LiteralProblem) {
    if minimum >= XPathOperator.union.precedence { throw LiteralProblem("`|` joins paths only", token.range) }
  }

  private static func givesNodes(_ expression: XPathExpression) -> Bool {
    switch expression {
    case .path: true
    case .filter(let inner, _, let steps): !steps.isEmpty || givesNodes(inner)
    case .binary(.union, _, _): true
    default: false
    }
  }

  private mutating func pathExpression() throws(LiteralProblem) -> XPathExpression {
    let primary: XPathExpression
    let range = token.range
    switch token.kind {
    case .number(let number):
      index += 1
      primary = .number(number)
    case .string(let string):
      index += 1
      primary = .string(string)
    case .function(let name):
      primary = try call(name)
    default:
      guard take("(") else { return try locationPath() }
      primary = try expression(0)
      try expect(")")
    }
    var predicates: [XPathExpression] = []
    while isNext("[") { predicates.append(try predicate()) }
    let steps = isNext("/") || isNext("//") ? try relativePath() : []
    if predicates.isEmpty, steps.isEmpty { return primary }
    guard Self.givesNodes(primary) else {
      throw LiteralProblem("only the nodes of a path can have predicates and steps", range)
    }
    return .filter(primary, predicates: predicates, steps: steps)
  }

  private mutating func call(_ name: String) throws(LiteralProblem) -> XPathExpression {
    let start = token.range
    guard let function = XPathFunction(rawValue: name) else {
      let known = XPathFunction.allCases.map(\.rawValue)
      throw LiteralProblem("there is no function `\(name)` in XPath", start, help: suggestion(name, known))
    }
    index += 1
    try expect("(")
    var arguments: [XPathExpression] = []
    if !isNext(")") {
      repeat {
        let range = token.range
        arguments.append(try expression(0))
        if function.takesNodes, let last = arguments.last, !Self.givesNodes(last) {
          throw LiteralProblem("`\(name)` expects a path", range)
        }
        try count()
      } while take(",")
    }
    try expect(")")
    guard function.arity.contains(arguments.count) else {
      throw LiteralProblem("`\(name)` cannot take \(arguments.count) argument\(arguments.count == 1 ? "" : "s")", start)
    }
    return .call(function, arguments)
  }

  // MARK: Paths

  private mutating func locationPath() throws(LiteralProblem) -> XPathExpression {
    if isNext("//") { return .path(isAbsolute: true, try relativePath()) }
    if take("/") {
      guard isStepNext else { return .path(isAbsolute: true, []) }
      return .path(isAbsolute: true, [try step()] + (try relativePath()))
    }
    return .path(isAbsolute: false, [try step()] + (try relativePath()))
  }

  /// Reads `/step//step…` as far as there is more.
  private mutating func relativePath() throws(LiteralProblem) -> [XPathStep] {
    var steps: [XPathStep] = []
    while true {
      if take("//") {
        steps.append(.anywhere)
      } else if !take("/") {
        return steps
      }
      steps.append(try step())
    }
  }

  private var isStepNext: Bool {
    switch token.kind {
    case .name, .wildcard, .nodeType, .axis: true
    default: isNext(".") || isNext("..") || isNext("@")
    }
  }

  private mutating func step() throws(LiteralProblem) -> XPathStep {
    try count()
    if take(".") { return XPathStep(axis: .itself, test: .node) }
    if take("..") { return XPathStep(axis: .parent, test: .node) }
    var axis = XPathStep.Axis.child
    if take("@") {
      axis = .attribute
    } else if case .axis(let name) = token.kind {
      guard let named = XPathStep.Axis(rawValue: name) else {
        let known = XPathStep.Axis.allCases.map(\.rawValue)
        throw LiteralProblem("there is no axis `\(name)`", token.range, help: suggestion(name, known))
      }
      axis = named
      index += 1
      try expect("::")
    }
    var step = XPathStep(axis: axis, test: try test())
    while isNext("[") { step.predicates.append(try predicate()) }
    return step
  }

  private mutating func test() throws(LiteralProblem) -> XPathStep.Test {
    let kind = token.kind
    switch kind {
    case .wildcard:
      index += 1
      return .anyName
    case .name(let name):
      index += 1
      return name.hasSuffix(":*") ? .prefix(String(name.dropLast())) : .name(name)
    case .nodeType(let name):
      index += 1
      try expect("(")
      var argument: String?
      if name == "processing-instruction", case .string(let target) = token.kind {
        argument = target
        index += 1
      }
      try expect(")")
      switch name {
      case "text": return .text
      case "comment": return .comment
      case "node": return .node
      default: return .instruction(argument)
      }
    default: throw unexpected("a name, `*`, `text()` or `node()` is expected")
    }
  }

  private mutating func predicate() throws(LiteralProblem) -> XPathExpression {
    try expect("[")
    let condition = try expression(0)
    try expect("]")
    return condition
  }

  // MARK: Helpers

  private var token: XPathToken { tokens[min(index, tokens.count - 1)] }

  private func isNext(_ text: String) -> Bool { token.kind == .punctuation(text) }

  private mutating func take(_ text: String) -> Bool {
    if text == "-", token.kind == .operation(.minus) {
      index += 1
      return true
    }
    guard isNext(text) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ text: String) throws(LiteralProblem) {
    if !take(text) { throw unexpected("`\(text)` is expected") }
  }

  private mutating func count() throws(LiteralProblem) {
    size += 1
    if size > XPath.maximumSize { throw LiteralProblem("the path is too long", 0..<text.count) }
  }

  private func suggestion(_ name: String, _ known: [String]) -> String {
    "it knows " + known.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }

  private func unexpected(_ help: String? = nil) -> LiteralProblem {
    if token.kind == .end { return LiteralProblem("the path ends too early", token.range, help: help) }
    return LiteralProblem(
      "the path cannot have `\(String(decoding: text[token.range], as: UTF8.self))` here", token.range, help: help)
  }
}

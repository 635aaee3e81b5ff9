extension SupportSources {
  /// The part `XPathParser`.
  static let xPathParser = ##"""
    /// Reads an XPath.
    struct CardXPathParser {
      private let tokens: [CardXPathToken]
      private let text: [UInt8]
      private var index = 0
      private var size = 0
      private var depth = 0

      /// A parser of `text`.
      init(_ text: String) throws(CardLiteralProblem) {
        self.text = Array(text.utf8)
        tokens = try CardXPathToken.all(in: self.text)
      }

      /// The expression.
      mutating func parse() throws(CardLiteralProblem) -> CardXPathExpression {
        let parsed = try expression(0)
        if token.kind != .end { throw unexpected() }
        return parsed
      }

      // MARK: Operators

      private mutating func expression(_ minimum: Int) throws(CardLiteralProblem) -> CardXPathExpression
      {
        depth += 1
        defer { depth -= 1 }
        if depth > CardXPath.maximumDepth {
          throw CardLiteralProblem("the path is nested too deeply", token.range)
        }
        var left: CardXPathExpression
        if take("-") {
          // A sign binds tighter than `*`, and looser than `|`.
          left = .negative(try expression(7))
          try requireType(of: left, minimum)
        } else {
          left = try pathExpression()
        }
        while case .operation(let operation) = token.kind,
          operation.precedence > minimum || minimum == 0
        {
          let range = token.range
          index += 1
          try count()
          let right = try expression(operation.precedence)
          if operation == .union, !(Self.givesNodes(left) && Self.givesNodes(right)) {
            throw CardLiteralProblem("`|` joins paths only", range)
          }
          left = .binary(operation, left, right)
        }
        return left
      }

      private func requireType(of expression: CardXPathExpression, _ minimum: Int)
        throws(CardLiteralProblem)
      {
        if minimum >= CardXPathOperator.union.precedence {
          throw CardLiteralProblem("`|` joins paths only", token.range)
        }
      }

      private static func givesNodes(_ expression: CardXPathExpression) -> Bool {
        switch expression {
        case .path: true
        case .filter(let inner, _, let steps): !steps.isEmpty || givesNodes(inner)
        case .binary(.union, _, _): true
        default: false
        }
      }

      private mutating func pathExpression() throws(CardLiteralProblem) -> CardXPathExpression {
        let primary: CardXPathExpression
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
        var predicates: [CardXPathExpression] = []
        while isNext("[") { predicates.append(try predicate()) }
        let steps = isNext("/") || isNext("//") ? try relativePath() : []
        if predicates.isEmpty, steps.isEmpty { return primary }
        guard Self.givesNodes(primary) else {
          throw CardLiteralProblem("only the nodes of a path can have predicates and steps", range)
        }
        return .filter(primary, predicates: predicates, steps: steps)
      }

      private mutating func call(_ name: String) throws(CardLiteralProblem) -> CardXPathExpression {
        let start = token.range
        guard let function = CardXPathFunction(rawValue: name) else {
          let known = CardXPathFunction.allCases.map(\.rawValue)
          throw CardLiteralProblem(
            "there is no function `\(name)` in XPath", start, help: suggestion(name, known))
        }
        index += 1
        try expect("(")
        var arguments: [CardXPathExpression] = []
        if !isNext(")") {
          repeat {
            let range = token.range
            arguments.append(try expression(0))
            if function.takesNodes, let last = arguments.last, !Self.givesNodes(last) {
              throw CardLiteralProblem("`\(name)` expects a path", range)
            }
            try count()
          } while take(",")
        }
        try expect(")")
        guard function.arity.contains(arguments.count) else {
          throw CardLiteralProblem(
            "`\(name)` cannot take \(arguments.count) argument\(arguments.count == 1 ? "" : "s")", start
          )
        }
        return .call(function, arguments)
      }

      // MARK: Paths

      private mutating func locationPath() throws(CardLiteralProblem) -> CardXPathExpression {
        if isNext("//") { return .path(isAbsolute: true, try relativePath()) }
        if take("/") {
          guard isStepNext else { return .path(isAbsolute: true, []) }
          return .path(isAbsolute: true, [try step()] + (try relativePath()))
        }
        return .path(isAbsolute: false, [try step()] + (try relativePath()))
      }

      /// Reads `/step//step…` as far as there is more.
      private mutating func relativePath() throws(CardLiteralProblem) -> [CardXPathStep] {
        var steps: [CardXPathStep] = []
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

      private mutating func step() throws(CardLiteralProblem) -> CardXPathStep {
        try count()
        if take(".") { return CardXPathStep(axis: .itself, test: .node) }
        if take("..") { return CardXPathStep(axis: .parent, test: .node) }
        var axis = CardXPathStep.Axis.child
        if take("@") {
          axis = .attribute
        } else if case .axis(let name) = token.kind {
          guard let named = CardXPathStep.Axis(rawValue: name) else {
            let known = CardXPathStep.Axis.allCases.map(\.rawValue)
            throw CardLiteralProblem(
              "there is no axis `\(name)`", token.range, help: suggestion(name, known))
          }
          axis = named
          index += 1
          try expect("::")
        }
        var step = CardXPathStep(axis: axis, test: try test())
        while isNext("[") { step.predicates.append(try predicate()) }
        return step
      }

      private mutating func test() throws(CardLiteralProblem) -> CardXPathStep.Test {
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

      private mutating func predicate() throws(CardLiteralProblem) -> CardXPathExpression {
        try expect("[")
        let condition = try expression(0)
        try expect("]")
        return condition
      }

      // MARK: Helpers

      private var token: CardXPathToken { tokens[min(index, tokens.count - 1)] }

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

      private mutating func expect(_ text: String) throws(CardLiteralProblem) {
        if !take(text) { throw unexpected("`\(text)` is expected") }
      }

      private mutating func count() throws(CardLiteralProblem) {
        size += 1
        if size > CardXPath.maximumSize {
          throw CardLiteralProblem("the path is too long", 0..<text.count)
        }
      }

      private func suggestion(_ name: String, _ known: [String]) -> String {
        "it knows " + known.sorted().map { "`\($0)`" }.joined(separator: ", ")
      }

      private func unexpected(_ help: String? = nil) -> CardLiteralProblem {
        if token.kind == .end {
          return CardLiteralProblem("the path ends too early", token.range, help: help)
        }
        return CardLiteralProblem(
          "the path cannot have `\(String(decoding: text[token.range], as: UTF8.self))` here",
          token.range, help: help)
      }
    }
    """##

  /// The same as it is read.
  static let xPathParserPart = SupportPart(xPathParser)
}

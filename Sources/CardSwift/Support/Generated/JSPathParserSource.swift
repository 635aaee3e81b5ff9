extension SupportSources {
  /// The part `JSPathParser`.
  static let jSPathParser = ##"""
    /// Reads a JSPath. Operators associate as in the reference's package: comparisons and products to the right.
    struct CardJSPathParser {
      private var lexer: CardJSPathLexer
      private var token: CardJSPathToken
      private let text: String
      private var size = 0
      private var depth = 0

      /// A parser of `text`.
      init(_ text: String) {
        self.text = text
        lexer = CardJSPathLexer(text)
        token = lexer.next()
      }

      /// The path.
      mutating func parse() throws(CardLiteralProblem) -> CardJSPathExpression {
        let expression = try union()
        guard case .end = token.kind else { throw unexpected() }
        return expression
      }

      // MARK: Paths

      private mutating func union() throws(CardLiteralProblem) -> CardJSPathExpression {
        var parts = [try unionPart()]
        while take("|") { parts.append(try unionPart()) }
        return parts.count == 1 ? parts[0] : .union(parts)
      }

      private mutating func unionPart() throws(CardLiteralProblem) -> CardJSPathExpression {
        isNext("(") ? try group() : .path(try path())
      }

      private mutating func group() throws(CardLiteralProblem) -> CardJSPathExpression {
        try enter()
        defer { depth -= 1 }
        try expect("(")
        let inner = try union()
        try expect(")")
        var steps: [CardJSPathStep] = []
        while let step = try predicate() { steps.append(step) }
        if steps.isEmpty { return inner }
        if case .path(var path) = inner {
          path.steps += steps
          return .path(path)
        }
        return .path(CardJSPath(base: .context, steps: [.group(inner)] + steps))
      }

      private mutating func path() throws(CardLiteralProblem) -> CardJSPath {
        var path = CardJSPath(base: .context, steps: [])
        if take("^") {
          path.base = .root
        } else if case .name(let name) = token.kind, name.hasPrefix("$") {
          // A lone `$` names no substitution and stands for the context.
          if name != "$" { path.base = .substitution }
          advance()
        } else if !isNext("."), !isNext("..") {
          throw unexpected("a path begins with `.`, `..`, `^` or `$`")
        }
        while true {
          if isNext(".") || isNext("..") {
            path.steps.append(try selector())
          } else if let step = try predicate() {
            path.steps.append(step)
          } else {
            return path
          }
          try count()
        }
      }

      private mutating func selector() throws(CardLiteralProblem) -> CardJSPathStep {
        let isDeep = isNext("..")
        advance()
        if take("*") { return isDeep ? .allDescendants : .allProperties }
        var name: String?
        switch token.kind {
        case .name(let text), .string(let text):
          name = text.isEmpty ? nil : text
          advance()
        default: break
        }
        return isDeep ? .descendants(name) : name.map { .property($0) } ?? .itself
      }

      private mutating func predicate() throws(CardLiteralProblem) -> CardJSPathStep? {
        try enter()
        defer { depth -= 1 }
        if take("{") {
          let condition = try or()
          try expect("}")
          return .filter(condition)
        }
        if isNext("(") { return .group(try group()) }
        guard take("[") else { return nil }
        let step: CardJSPathStep
        if take(":") {
          step = .slice(from: nil, to: try unary())
        } else {
          let from = try unary()
          if take(":") {
            step = .slice(from: from, to: isNext("]") ? nil : try unary())
          } else {
            step = .position(from)
          }
        }
        try expect("]")
        return step
      }

      // MARK: Operators

      private mutating func or() throws(CardLiteralProblem) -> CardJSPathExpression {
        var operands = [try and()]
        while take("||") { operands.append(try and()) }
        return operands.count == 1 ? operands[0] : .or(operands)
      }

      private mutating func and() throws(CardLiteralProblem) -> CardJSPathExpression {
        var operands = [try equality()]
        while take("&&") { operands.append(try equality()) }
        return operands.count == 1 ? operands[0] : .and(operands)
      }

      private mutating func equality() throws(CardLiteralProblem) -> CardJSPathExpression {
        try enter()
        defer { depth -= 1 }
        let left = try relation()
        guard let symbol = symbol, !symbol.isArithmetic else { return left }
        try operate()
        return .binary(symbol, left, try equality())
      }

      private mutating func relation() throws(CardLiteralProblem) -> CardJSPathExpression {
        try enter()
        defer { depth -= 1 }
        let left = try sum()
        switch symbol {
        case .less?, .lessOrEqual?, .greater?, .greaterOrEqual?: break
        default: return left
        }
        guard let symbol else { return left }
        try operate()
        return .binary(symbol, left, try relation())
      }

      private mutating func sum() throws(CardLiteralProblem) -> CardJSPathExpression {
        var left = try product()
        while let symbol, symbol == .plus || symbol == .minus {
          try operate()
          left = .binary(symbol, left, try product())
        }
        return left
      }

      private mutating func product() throws(CardLiteralProblem) -> CardJSPathExpression {
        try enter()
        defer { depth -= 1 }
        let left = try unary()
        guard let symbol, symbol == .times || symbol == .divided || symbol == .remainder else {
          return left
        }
        try operate()
        return .binary(symbol, left, try product())
      }

      private mutating func unary() throws(CardLiteralProblem) -> CardJSPathExpression {
        try enter()
        defer { depth -= 1 }
        if take("!") { return .not(try unary()) }
        if take("-") { return .negative(try unary()) }
        let literal: CardPathLiteral
        switch token.kind {
        case .string(let text): literal = .string(text)
        case .number(let number): literal = .number(number)
        case .boolean(let value): literal = .boolean(value)
        case .null: literal = .null
        default:
          guard take("(") else { return .path(try path()) }
          let inner = try or()
          try expect(")")
          return inner
        }
        advance()
        return .literal(literal)
      }

      // MARK: Helpers

      private var symbol: CardJSPathOperator? {
        if case .punctuation(let text) = token.kind { return CardJSPathOperator(rawValue: text) }
        return nil
      }

      private mutating func advance() { token = lexer.next() }

      private mutating func operate() throws(CardLiteralProblem) {
        try count()
        advance()
      }

      private func isNext(_ text: String) -> Bool { token.kind == .punctuation(text) }

      private mutating func take(_ text: String) -> Bool {
        guard isNext(text) else { return false }
        advance()
        return true
      }

      private mutating func expect(_ text: String) throws(CardLiteralProblem) {
        if !take(text) { throw unexpected("`\(text)` is expected") }
      }

      private mutating func count() throws(CardLiteralProblem) {
        size += 1
        if size > CardPathQuery.maximumSize {
          throw CardLiteralProblem("the path is too long", 0..<text.utf8.count)
        }
      }

      private mutating func enter() throws(CardLiteralProblem) {
        depth += 1
        // Each level of the grammar counts, hence the factor.
        if depth > 6 * CardPathQuery.maximumDepth {
          throw CardLiteralProblem("the path is nested too deeply", token.range)
        }
      }

      private func unexpected(_ help: String? = nil) -> CardLiteralProblem {
        switch token.kind {
        case .end: return CardLiteralProblem("the path ends too early", token.range, help: help)
        case .openString: return CardLiteralProblem("the string in the path is not closed", token.range)
        default:
          let found = String(decoding: Array(text.utf8)[token.range], as: UTF8.self)
          return CardLiteralProblem("the path cannot have `\(found)` here", token.range, help: help)
        }
      }
    }
    """##

  /// The same as it is read.
  static let jSPathParserPart = SupportPart(jSPathParser)
}

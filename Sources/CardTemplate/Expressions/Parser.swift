import CardSyntax

/// Turns the text of an expression into a tree, by precedence climbing.
struct Parser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var lexer: Lexer
  private var token: Token
  var previousEnd: Int
  private var nesting = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    lexer = Lexer(bytes, range)
    previousEnd = range.lowerBound
    token = lexer.next()
  }

  /// The expression in `range` of `bytes`; problems of its names and types are added to `problems`.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, keepsUnknownCalls: Bool = false,
    problems: inout [ExpressionProblem]
  ) -> Expression? {
    var parser = Parser(bytes, range)
    // The reference takes no text at all for an empty string.
    if parser.token.kind == .end { return Expression(.string(""), range: range) }
    do throws(ExpressionProblem) {
      let expression = try parser.expression(0)
      if parser.token.kind != .end { throw parser.unexpected("an operator or the end") }
      let before = problems.count
      TypeCheck.check(expression, problems: &problems)
      PreparedLiterals.check(expression, in: bytes, problems: &problems)
      let isWrong = problems[before...].contains { problem in
        problem.isError && !(keepsUnknownCalls && problem.kind == TemplateDiagnostics.unknownFunction)
      }
      if isWrong { return nil }
      ExpressionLint.check(expression, problems: &problems)
      return expression
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// The expression that `text` is.
  static func parse(_ text: String, problems: inout [ExpressionProblem]) -> Expression? {
    var text = text
    return text.withUTF8 { parse($0, 0..<$0.count, problems: &problems) }
  }

  // MARK: Operators

  /// Binary operators from loose to tight; the conditional is below all of them.
  private static func binary(_ kind: Token.Kind) -> (precedence: Int, function: StaticString)? {
    switch kind {
    case .questionQuestion: (2, "??")
    case .barBar: (3, "or")
    case .ampersandAmpersand: (4, "and")
    case .less: (5, "less")
    case .lessEqual: (5, "lessOrEquals")
    case .greater: (5, "greater")
    case .greaterEqual: (5, "greaterOrEquals")
    case .ampersand: (6, "concat")
    case .equalEqual: (7, "equals")
    case .bangEqual: (7, "!=")
    case .lessGreater: (7, "<>")
    case .plus: (8, "add")
    case .minus: (8, "sub")
    case .asterisk: (9, "mul")
    case .slash: (9, "div")
    case .percent: (9, "mod")
    case .caret: (10, "exp")
    default: nil
    }
  }

  /// The binding strength of operators by the functions that they stand for, for printing.
  static let precedences: [String: Int] = {
    var precedences = ["?:": 1]
    for kind in Token.Kind.allCases {
      if let (precedence, function) = binary(kind) { precedences["\(function)"] = precedence }
    }
    return precedences
  }()

  private mutating func expression(_ minimum: Int) throws(ExpressionProblem) -> Expression {
    try enter()
    defer { nesting -= 1 }
    let start = token.range.lowerBound
    var chain = OperatorChain(try unary(), start)
    while true {
      if token.kind == .question {
        guard minimum <= 1 else { return try finished(&chain) }
        advance()
        let yes = try expression(0)
        try expect(.colon, "`:` and the other value of `?`")
        // Left-associative, as the reference is: `a ? 1 : b ? 2 : 3` is `(a ? 1 : b) ? 2 : 3`.
        let no = try expression(2)
        try extend(&chain, "if", [yes, no])
        continue
      }
      guard let (precedence, function) = Self.binary(token.kind), precedence >= minimum else {
        return try finished(&chain)
      }
      let isPower = token.kind == .caret
      let operatorRange = token.range
      advance()
      let right = try expression(isPower ? precedence : precedence + 1)
      if "\(function)" == "<>" {
        throw ExpressionProblem(
          TemplateDiagnostics.unknownFunction, "`<>` is not an operator that can be evaluated", operatorRange,
          help: "write `!=`")
      }
      try extend(&chain, "\(function)", [right])
    }
  }

  private mutating func unary() throws(ExpressionProblem) -> Expression {
    let start = token.range.lowerBound
    let zero = Expression(.number(0), range: start..<start)
    // The operand is read first: the range of the call ends where the operand does.
    switch token.kind {
    case .bang:
      advance()
      let operand = try nested()
      return try call("not", [operand], start)
    case .minus:
      advance()
      let operand = try nested()
      return try call("sub", [zero, operand], start)
    case .plus:
      advance()
      let operand = try nested()
      return try call("add", [zero, operand], start)
    default: return try postfix()
    }
  }

  /// The operand of a prefix operator, which binds tighter than everything else.
  private mutating func nested() throws(ExpressionProblem) -> Expression {
    try enter()
    defer { nesting -= 1 }
    return try unary()
  }

  // MARK: Paths and calls

  private mutating func postfix() throws(ExpressionProblem) -> Expression {
    let start = token.range.lowerBound
    var base = try primary()
    while true {
      switch token.kind {
      case .dot:
        advance()
        guard token.kind == .identifier else { throw unexpected("a name after `.`") }
        let name = PropertyName(text(token.range))
        advance()
        base = try append(.member(name), to: base, start)
      case .leftBracket:
        let open = token.range
        advance()
        let index = try expression(0)
        try expect(.rightBracket, "`]`", opened: open)
        base = try append(.index(index), to: base, start)
      case .leftParenthesis:
        let name = text(start..<previousEnd)
        let nameRange = start..<previousEnd
        let arguments = try arguments()
        base = try invoke(name, arguments, nameRange, start)
      default: return base
      }
    }
  }

  private func append(
    _ step: Expression.Step, to base: Expression, _ start: Int
  ) throws(ExpressionProblem) -> Expression {
    // Parentheses make no difference: `(a).b` is the path `a.b`.
    switch base.syntax {
    // Each step makes the path anew, so that a very long one would take the square of its length.
    case .path(_, let steps) where steps.count >= Expression.maximumDepth,
      .access(_, let steps) where steps.count >= Expression.maximumDepth:
      throw tooDeep(token.range)
    case .path(let root, let steps): return try make(.path(root: root, steps: steps + [step]), start)
    case .access(let base, let steps): return try make(.access(base: base, steps: steps + [step]), start)
    default: return try make(.access(base: base, steps: [step]), start)
    }
  }

  private mutating func arguments() throws(ExpressionProblem) -> [Expression] {
    let open = token.range
    advance()
    var arguments: [Expression] = []
    if token.kind == .rightParenthesis {
      advance()
      return arguments
    }
    while true {
      arguments.append(try argument())
      if token.kind == .comma {
        advance()
        continue
      }
      try expect(.rightParenthesis, "`,` or `)`", opened: open)
      return arguments
    }
  }

  /// An argument: an expression or `name => body`.
  private mutating func argument() throws(ExpressionProblem) -> Expression {
    guard token.kind == .identifier else { return try expression(0) }
    let name = token
    var ahead = lexer
    guard ahead.next().kind == .arrow else { return try expression(0) }
    advance()
    advance()
    let body = try expression(0)
    return try make(.lambda(parameter: PropertyName(text(name.range)), body: body), name.range.lowerBound)
  }

  private func invoke(
    _ name: String, _ arguments: [Expression], _ nameRange: Range<Int>, _ start: Int
  ) throws(ExpressionProblem) -> Expression {
    guard Lexer.isIdentifier(name), let function = FunctionTable.shared.function(named: name) else {
      return try make(.unknownCall(name: name, arguments), nameRange.lowerBound)
    }
    // `foreach(items, x, body)` is the older spelling of `foreach(items, x => body)`.
    if function.takesLambda, arguments.count == 3, case .path(let parameter, let steps) = arguments[1].syntax,
      steps.isEmpty
    {
      let lambda = try make(.lambda(parameter: parameter, body: arguments[2]), arguments[1].range.lowerBound)
      return try make(.call(function, [arguments[0], lambda]), start)
    }
    return try make(.call(function, arguments), start, isNamed: true)
  }

  // MARK: Primaries

  private mutating func primary() throws(ExpressionProblem) -> Expression {
    let start = token.range.lowerBound
    switch token.kind {
    case .number:
      let value = Double(text(token.range)) ?? .nan
      advance()
      return try make(.number(value), start)
    case .string:
      let value = unescaped(token.range)
      advance()
      return try make(.string(value), start)
    case .identifier:
      let name = text(token.range)
      advance()
      switch name {
      case "true": return try make(.boolean(true), start)
      case "false": return try make(.boolean(false), start)
      case "null": return try make(.null, start)
      case "undefined": return try make(.undefined, start)
      default: return try make(.path(root: PropertyName(name), steps: []), start)
      }
    case .leftParenthesis:
      let open = token.range
      advance()
      let inner = try expression(0)
      try expect(.rightParenthesis, "`)`", opened: open)
      return inner
    case .leftBracket: return try array(start)
    case .leftBrace: return try object(start)
    case .backtick: return try interpolation(start)
    case .unterminatedString:
      throw ExpressionProblem(
        TemplateDiagnostics.syntaxError, "the string is not closed", start..<start + 1,
        help: "add the closing `\(text(start..<start + 1))`")
    default: throw unexpected("a value")
    }
  }

  private mutating func array(_ start: Int) throws(ExpressionProblem) -> Expression {
    let open = token.range
    advance()
    var elements: [Expression] = []
    while token.kind != .rightBracket || !elements.isEmpty {
      elements.append(try expression(0))
      if token.kind != .comma { break }
      advance()
    }
    try expect(.rightBracket, "`,` or `]`", opened: open)
    return try make(.array(elements), start)
  }

  private mutating func object(_ start: Int) throws(ExpressionProblem) -> Expression {
    let open = token.range
    advance()
    var members: [(name: String, value: Expression)] = []
    var positions: [String: Int] = [:]
    while token.kind != .rightBrace || !members.isEmpty {
      guard token.kind == .identifier || token.kind == .string else { throw unexpected("a key") }
      // The reference takes a quoted key as it stands, without escapes.
      let isQuoted = token.kind == .string
      let name = text(isQuoted ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range)
      advance()
      try expect(.colon, "`:` after the key")
      let value = try expression(0)
      if let position = positions[name] {
        members[position].value = value
      } else {
        positions[name] = members.count
        members.append((name, value))
      }
      if token.kind != .comma { break }
      advance()
    }
    try expect(.rightBrace, "`,` or `}`", opened: open)
    return try make(.object(members), start)
  }

  private mutating func interpolation(_ start: Int) throws(ExpressionProblem) -> Expression {
    var problems: [ExpressionProblem] = []
    let (segments, close) = TemplateScanner.segments(
      bytes, start + 1..<bytes.count, untilBacktick: true, problems: &problems)
    if let problem = problems.first(where: \.isError) { throw problem }
    guard let close else {
      throw ExpressionProblem(
        TemplateDiagnostics.syntaxError, "the template string is not closed", start..<start + 1,
        help: "add the closing backtick")
    }
    lexer.move(to: close + 1)
    previousEnd = close + 1
    token = lexer.next()
    return try make(.interpolation(segments), start)
  }

  /// The text of a string literal: its quote and the few escapes are undone, other backslashes stay.
  private func unescaped(_ range: Range<Int>) -> String {
    let quote = bytes[range.lowerBound]
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var position = range.lowerBound + 1
    let end = range.upperBound - 1
    while position < end {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < end else {
        decoded.append(byte)
        continue
      }
      let following = bytes[position]
      position += 1
      switch following {
      case UInt8(ascii: "n"): decoded.append(0x0A)
      case UInt8(ascii: "r"): decoded.append(0x0D)
      case UInt8(ascii: "t"): decoded.append(0x09)
      case UInt8(ascii: "\\"), quote: decoded.append(following)
      default:
        decoded.append(byte)
        decoded.append(following)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  // MARK: Helpers

  private mutating func advance() {
    previousEnd = token.range.upperBound
    token = lexer.next()
  }

  private mutating func enter() throws(ExpressionProblem) {
    nesting += 1
    if nesting > Expression.maximumDepth { throw tooDeep(token.range) }
  }

  func make(
    _ syntax: Expression.Syntax, _ start: Int, _ end: Int? = nil, isNamed: Bool = false
  ) throws(ExpressionProblem) -> Expression {
    let expression = Expression(syntax, range: start..<max(start, end ?? previousEnd), isNamed: isNamed)
    // A chain of different operators is deep too, without any nesting of the parser.
    if expression.storage.depth > Expression.maximumDepth { throw tooDeep(expression.range) }
    return expression
  }

  func call(
    _ name: String, _ arguments: [Expression], _ start: Int, _ end: Int? = nil
  ) throws(ExpressionProblem) -> Expression {
    guard let function = FunctionTable.shared.function(named: name) else {
      preconditionFailure("the operator \(name) has no entry in the function table")
    }
    return try make(.call(function, arguments), start, end)
  }

  func tooDeep(_ range: Range<Int>) -> ExpressionProblem {
    ExpressionProblem(
      TemplateDiagnostics.tooComplex, "the expression is nested more than \(Expression.maximumDepth) levels deep",
      range.lowerBound..<min(range.upperBound, range.lowerBound + 1),
      help: "use a function of several arguments, such as `concat` or `add`, or prepare the value in the data")
  }

  private mutating func expect(
    _ kind: Token.Kind, _ wanted: String, opened: Range<Int>? = nil
  ) throws(ExpressionProblem) {
    guard token.kind == kind else {
      var problem = unexpected(wanted)
      if let opened, token.kind == .end { problem.help = "`\(text(opened))` is never closed" }
      throw problem
    }
    advance()
  }

  private func unexpected(_ wanted: String) -> ExpressionProblem {
    if token.kind == .end {
      return ExpressionProblem(
        TemplateDiagnostics.syntaxError, "the expression ends where \(wanted) should stand", previousEnd..<previousEnd)
    }
    if token.kind == .unterminatedString {
      return ExpressionProblem(
        TemplateDiagnostics.syntaxError, "the string is not closed",
        token.range.lowerBound..<token.range.lowerBound + 1)
    }
    var help: String?
    var replacement: String?
    switch (token.kind, text(token.range)) {
    case (.unknown, "="):
      // `===` and `!==` come from JavaScript.
      let isThird =
        previousEnd == token.range.lowerBound && previousEnd > 0 && bytes[previousEnd - 1] == UInt8(ascii: "=")
      help = isThird ? "write `==` or `!=`, which never convert" : "write `==` to compare"
      replacement = isThird ? "" : "=="
    case (.arrow, _): help = "write `>=` to compare; a lambda can only be the second argument of a collection function"
    case (.dot, _) where previousEnd > 0 && bytes[previousEnd - 1] == UInt8(ascii: "?"):
      help = "write `.`: a path through missing data has no value by itself"
    case (.unknown, "|"): (help, replacement) = ("write `||`", "||")
    case (.leftBrace, _) where previousEnd > 0 && bytes[previousEnd - 1] == UInt8(ascii: "$"):
      help = "write the expression alone, without `${` and `}` around it"
    case (.identifier, "or"), (.identifier, "OR"): (help, replacement) = ("write `||`", "||")
    case (.identifier, "and"), (.identifier, "AND"): (help, replacement) = ("write `&&`", "&&")
    case (.identifier, _) where word(before: previousEnd) == "if", (.bang, _) where word(before: previousEnd) == "if":
      help = "write `if(condition, value, otherwise)`, or `condition ? value : otherwise`"
    case (.identifier, _) where word(before: previousEnd) == "not": help = "write `!` before the condition"
    case (.identifier, "$"): help = "put a string with bindings between backquotes: `Hello ${name}`"
    case (.identifier, let name) where name.hasPrefix("%"): help = "put a space after `%`"
    default: break
    }
    return ExpressionProblem(
      TemplateDiagnostics.syntaxError, "expected \(wanted), found `\(text(token.range))`", token.range, help: help,
      replacement: replacement)
  }

  /// The word that ends at an offset.
  private func word(before end: Int) -> String {
    var start = end
    while start > 0, (bytes[start - 1] | 0x20) &- 0x61 < 26 { start -= 1 }
    return text(start..<end)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}

extension Expression {
  /// The expression that `text` is, without `${` around it; none if it has a mistake.
  public init?(_ text: String) {
    var problems: [ExpressionProblem] = []
    guard let expression = Parser.parse(text, problems: &problems) else { return nil }
    self = expression
  }
}

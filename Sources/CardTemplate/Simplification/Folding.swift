import CardSyntax

/// Evaluates expressions whose value is known, and writes values as literals.
struct Folding {
  /// What is known besides constants.
  let known: KnownData
  /// Whether nothing is known besides constants.
  private let isUnknown: Bool
  /// Whether a literal may be longer than the expression that it takes the place of, if it comes from known data.
  let allowsLonger: Bool

  init(known: KnownData, allowsLonger: Bool) {
    self.known = known
    self.allowsLonger = allowsLonger
    isUnknown = known.isEmpty
  }

  /// What the value of an expression depends on.
  private enum Dependence {
    case constants
    case knownData
    case anything
  }

  private enum Bounds {
    /// An evaluation must not take longer than a reader waits for; of known data there can be much.
    static let constantSteps = 1_000
    static let knownSteps = 100_000
    /// A literal inside of an expression is repeated wherever its name was.
    static let literalBytes = 16 << 10
  }

  /// The literal that an expression comes to; none for one that is a literal, fails, or depends on more than is known.
  func literal(of expression: Expression, bound: [PropertyName] = []) -> Expression? {
    if expression.isLiteralForm || expression.isLambda || isUnknown && expression.isBeyondFolding { return nil }
    let dependence = dependence(of: expression, [], outer: bound)
    guard dependence != .anything else { return nil }
    return evaluate(expression, dependence) { value, _ in
      guard let literal = Self.literal(value, expression.range) else { return nil }
      let text = literal.description
      guard text.utf8.count <= limit(expression, dependence, Bounds.literalBytes) else { return nil }
      // Text that reads as something else would be another expression.
      return Expression(text) == literal ? literal : nil
    }
  }

  /// The value that an expression comes to, where it is all that a place has.
  func node(of expression: Expression) -> Node? {
    if isUnknown, expression.isBeyondFolding { return nil }
    let dependence = dependence(of: expression, [], outer: [])
    guard dependence != .anything else { return nil }
    return evaluate(expression, dependence) { value, context in
      if case .node(let node) = value { return context.node(node) }
      guard Self.isWritable(value), let text = value.jsonText else { return nil }
      // `"${…}"` goes away as well.
      guard text.utf8.count <= limit(expression, dependence, .max) + 5 else { return nil }
      return JSONValues.node(json: text)
    }
  }

  /// The text that an expression comes to inside of other text.
  func text(of expression: Expression) -> String? {
    if isUnknown, expression.isBeyondFolding { return nil }
    let dependence = dependence(of: expression, [], outer: [])
    guard dependence != .anything else { return nil }
    return evaluate(expression, dependence) { value, _ in
      guard let text = value.printed else { return nil }
      return text.utf8.count <= limit(expression, dependence, .max) + 3 ? text : nil
    }
  }

  private func limit(_ expression: Expression, _ dependence: Dependence, _ known: Int) -> Int {
    dependence == .knownData && allowsLonger ? known - 5 : expression.description.utf8.count
  }

  private func evaluate<Result>(
    _ expression: Expression, _ dependence: Dependence, _ body: (Value, EvaluationContext) -> Result?
  ) -> Result? {
    var options = ExpansionOptions()
    options.steps = dependence == .constants ? Bounds.constantSteps : Bounds.knownSteps
    var context = EvaluationContext(data: known.root.node, host: known.host.node, options: options)
    context.data = context.borrow(known.data.node)
    let (program, code) = ProgramBuilder.unfoldedProgram(of: expression)
    // The value may lie in a document that the context alone keeps.
    defer { withExtendedLifetime(context) {} }
    do throws(EvaluationError) {
      let value = try program.withCode(at: code) { (code) throws(EvaluationError) in try context.evaluate(code) }
      guard context.misses.isEmpty, context.warnings.isEmpty, !context.leftLambdas else { return nil }
      return body(value, context)
    } catch {
      // An evaluation that fails does so where it happens.
      return nil
    }
  }

  // MARK: What is known

  /// What an expression depends on in which the names `bound` belong to lambdas in it, and `outer` to lambdas around.
  private func dependence(
    of expression: Expression, _ bound: [PropertyName], outer: [PropertyName]
  ) -> Dependence {
    var result = Dependence.constants
    switch expression.syntax {
    case .path(let root, let steps):
      if !bound.contains(where: { root.matches($0.text) }) {
        if outer.contains(where: { root.matches($0.text) }) { return .anything }
        guard case .whole = known.value(at: root, steps) else { return .anything }
        result = .knownData
      }
    case .call(let function, _):
      if function.purity != .pure || function.scope != .none {
        return .anything
      }
    case .unknownCall: return .anything
    case .lambda(let parameter, let body): return dependence(of: body, bound + [parameter], outer: outer)
    default: break
    }
    for child in expression.children {
      switch dependence(of: child, bound, outer: outer) {
      case .constants: break
      case .knownData: result = .knownData
      case .anything: return .anything
      }
    }
    return result
  }

  // MARK: Literals

  /// The literal that has a value; none for values that the grammar has no literals for.
  private static func literal(_ value: Value, _ range: Range<Int>, isInside: Bool = false) -> Expression? {
    switch value {
    case .undefined: return isInside ? Expression(.undefined, range: range) : nil
    case .null: return Expression(.null, range: range)
    case .boolean(let flag): return Expression(.boolean(flag), range: range)
    default: break
    }
    if let number = value.number { return number.isFinite ? Expression.number(number) : nil }
    if let text = value.text { return Expression(.string(text), range: range) }
    if let elements = value.elements {
      let literals = elements.compactMap { literal($0, range, isInside: true) }
      return literals.count == elements.count ? Expression(.array(literals), range: range) : nil
    }
    guard let members = value.members, Set(members.map(\.name)).count == members.count else { return nil }
    var literals: [(name: String, value: Expression)] = []
    for member in members {
      guard isKey(member.name), let value = literal(member.value, range, isInside: true) else { return nil }
      literals.append((member.name, value))
    }
    return Expression(.object(literals), range: range)
  }

  /// Whether the grammar can spell a key: it has no escapes in keys.
  private static func isKey(_ name: String) -> Bool {
    !name.unicodeScalars.contains { $0 == "\\" || $0.value < 0x20 } && !(name.contains("'") && name.contains("\""))
  }

  /// Whether JSON can say the value as it is.
  private static func isWritable(_ value: Value) -> Bool {
    switch value {
    case .undefined, .bytes: false
    case .number(let number): number.isFinite
    case .array(let elements): elements.allSatisfy(isWritable)
    case .object(let object): object.members.allSatisfy { isWritable($0.value) }
    default: true
    }
  }
}

extension Expression {
  /// Whether the expression is a literal through and through, also of an array, an object or a negative number.
  var isLiteralForm: Bool {
    switch syntax {
    case .null, .undefined, .boolean, .number, .string: return true
    case .array(let elements): return elements.allSatisfy(\.isLiteralForm)
    case .object(let members): return members.allSatisfy { $0.value.isLiteralForm }
    case .call(let function, let arguments):
      guard function.name == "sub", arguments.count == 2, case .number(0) = arguments[0].syntax,
        case .number = arguments[1].syntax
      else { return false }
      return true
    default: return false
    }
  }
}

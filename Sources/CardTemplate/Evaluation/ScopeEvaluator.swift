package import CardSyntax

/// Evaluates holes one at a time in scopes that the caller enters and leaves: for whoever interprets a template without
/// expanding it.
///
/// Each evaluation is on its own: none sees what another one drew by chance or used up of the limits, so that the same
/// hole in the same scope always has the same value.
package struct ScopeEvaluator {
  private var context: EvaluationContext
  private var programs: [Expression: (program: Program, code: UInt32)] = [:]

  /// An evaluator over data and host; `options` should fix the clock and the seed.
  package init(data: Node?, host: Node?, options: ExpansionOptions) {
    context = EvaluationContext(data: data, host: host, options: options)
  }

  // MARK: Scopes

  /// A scope that can be come back to.
  package struct Scope {
    fileprivate let data, index: Value
  }

  /// The scope in which holes are evaluated now.
  package var scope: Scope {
    get { Scope(data: context.data, index: context.index) }
    set {
      context.data = newValue.data
      context.index = newValue.index
    }
  }

  /// Makes `data` what plain names are looked up in, as an item of a repetition if there is an index; no data leave
  /// the scope as it is.
  package mutating func enter(_ data: Node?, index: Int? = nil) {
    if let index { context.index = .number(Double(index)) }
    guard let data else { return }
    context.data = context.borrow(data)
  }

  // MARK: Values

  /// The value of a text with holes, as an expansion puts it in the place of the text; none if the place stays empty.
  package mutating func value(of template: TemplateString) -> Node? {
    guard let expression = template.singleHole else { return Self.node(of: .string(text(of: template.segments))) }
    // A lone `concat` prints each of its parts.
    if case .call(let function, let arguments) = expression.syntax, function.name == "concat" {
      return Self.node(of: .string(text(of: arguments.map { .hole($0) })))
    }
    return evaluate(expression, isCondition: false) { value in
      value.isUndefined ? nil : Self.node(of: value)
    } ?? Self.node(of: .string(Self.failure))
  }

  /// Whether a condition holds: only a lone hole whose value is `true` does.
  package mutating func isTrue(_ template: TemplateString) -> Bool {
    guard let expression = template.singleHole else { return false }
    return evaluate(expression, isCondition: true) { value in
      if case .boolean(true) = value { true } else { false }
    } ?? false
  }

  private mutating func text(of segments: [TemplateString.Segment]) -> String {
    segments.reduce(into: "") { text, segment in
      switch segment {
      case .text(let part): text += part
      case .hole(let expression):
        switch evaluate(expression, isCondition: false, { $0.printed }) {
        case nil: text += Self.failure
        case .some(let printed): text += printed ?? Self.literal(expression)
        }
      }
    }
  }

  /// What stands where a hole cannot be evaluated. An expansion leaves the hole as it was written, for whoever looks for
  /// the mistake; how it is written is no part of what a screen says.
  private static let failure = "${}"

  private static func literal(_ expression: Expression) -> String { "${\(ExpressionPrinter.canonical(expression))}" }

  /// What `body` makes of the value of an expression; none if it has none because of an error.
  private mutating func evaluate<Result>(
    _ expression: Expression, isCondition: Bool, _ body: (Value) -> Result
  ) -> Result? {
    let (program, code) = program(of: expression)
    // A copy: misses, memories, chance and steps are gone when it is.
    var context = context
    context.explainsMisses = false
    // The value may lie in a document that the copy alone keeps.
    defer { withExtendedLifetime(context) {} }
    do throws(EvaluationError) {
      return try program.withCode(at: code) { (code) throws(EvaluationError) in
        if isCondition { return try context.evaluateCondition(code).map(body) }
        return body(try context.evaluate(code))
      }
    } catch {
      return nil
    }
  }

  private mutating func program(of expression: Expression) -> (program: Program, code: UInt32) {
    if let known = programs[expression] { return known }
    let made = ProgramBuilder.program(of: expression, isBareScope: false)
    programs[expression] = made
    return made
  }

  /// The value as a small document of its own.
  private static func node(of value: Value) -> Node? {
    var sink = ByteSink(ByteBuffer(), maximumDepth: 512, maximumBytes: 1 << 20)
    do throws(EvaluationError) { try sink.write(value) } catch { return nil }
    var ignored = Diagnostics()
    let source = SourceText(name: "<value>", bytes: sink.finish().array())
    return Document.read(source, as: .json, diagnostics: &ignored)?.root
  }
}

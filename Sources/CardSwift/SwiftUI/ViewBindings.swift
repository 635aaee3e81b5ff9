import CardIR
import CardSyntax
import CardTemplate

/// The compiler of bindings for views, in whose closures no expression may throw.
struct ViewBindings {
  private var compiler: BindingCompiler

  init(_ types: DataTypes) { compiler = BindingCompiler(types) }

  var types: DataTypes { compiler.types }
  var parts: Set<String> { compiler.parts }
  var diagnostics: Diagnostics { compiler.diagnostics }
  var incomplete: Set<String> { compiler.incomplete }
  var constants: [SwiftProperty] { compiler.constants }

  mutating func text(_ template: TemplateString, in scope: BindingScope, at span: SourceSpan?) -> SwiftExpression {
    caught(compiler.text(template, in: scope, at: span))
  }

  mutating func flag(
    _ template: TemplateString, or usual: Bool, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression {
    caught(compiler.flag(template, or: usual, in: scope, at: span))
  }

  mutating func number(
    _ template: TemplateString, or usual: Double, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression {
    caught(compiler.number(template, or: usual, in: scope, at: span))
  }

  mutating func value(_ template: TemplateString, in scope: BindingScope, at span: SourceSpan?) -> SwiftExpression {
    caught(compiler.value(template, in: scope, at: span))
  }

  mutating func condition(_ condition: Condition, in scope: BindingScope) -> SwiftExpression {
    caught(compiler.condition(condition, in: scope))
  }

  mutating func enter(_ entry: Scope, in scope: BindingScope) -> ScopeEntry {
    switch compiler.enter(entry, in: scope) {
    case .each(let sequence, let element, let item):
      .each(sequence: caught(sequence), element: element, item: item)
    case .dynamic(.prefix("try ", let sequence), let item):
      // What has no value repeats nothing.
      .dynamic(sequence: .infix(.prefix("try? ", sequence), "??", "[]"), item: item)
    case let entry: entry
    }
  }

  /// The expression with what may throw in closures of its own, for the functions that evaluate them.
  private func caught(_ expression: SwiftExpression) -> SwiftExpression {
    expression.rewritten { expression, isInText in
      guard case .call(let callee, var arguments, nil) = expression, let last = arguments.last,
        case .verbatim(let name) = callee, name.hasPrefix("CardFunctions."), case .prefix("try ", _) = last.value
      else { return expression }
      let flat = SwiftLayout.flat(last.value).flatMap { isInText || $0.count < 40 ? $0 : nil }
      arguments[arguments.count - 1].value =
        flat.map { .verbatim("{ \($0) }") } ?? .closure(SwiftClosure([], [.expression(last.value)]))
      return .call(callee, arguments, nil)
    }
  }
}

extension SwiftExpression {
  /// The expression with each part replaced by what `transform` makes of it, from the inside out; it is told whether
  /// the part stands inside of a string literal, where everything is on one line.
  func rewritten(
    isInText: Bool = false, _ transform: (SwiftExpression, _ isInText: Bool) -> SwiftExpression
  ) -> SwiftExpression {
    func inner(_ expression: SwiftExpression) -> SwiftExpression {
      expression.rewritten(isInText: isInText, transform)
    }
    func inner(_ arguments: [SwiftArgument]) -> [SwiftArgument] {
      arguments.map { SwiftArgument($0.label, inner($0.value)) }
    }
    let result: SwiftExpression =
      switch self {
      case .string(let parts):
        .string(
          parts.map { part in
            if case .value(let value) = part { .value(value.rewritten(isInText: true, transform)) } else { part }
          })
      case .member(let base, let name): .member(inner(base), name)
      case .call(let callee, let arguments, let closure): .call(inner(callee), inner(arguments), closure)
      case .element(let base, let index): .element(inner(base), inner(index))
      case .array(let elements): .array(elements.map { inner($0) })
      case .dictionary(let pairs): .dictionary(pairs.map { SwiftPair(inner($0.key), inner($0.value)) })
      case .tuple(let arguments): .tuple(inner(arguments))
      case .infix(let left, let operation, let right): .infix(inner(left), operation, inner(right))
      case .prefix(let operation, let operand): .prefix(operation, inner(operand))
      case .conditional(let condition, let yes, let no): .conditional(inner(condition), inner(yes), inner(no))
      default: self
      }
    return transform(result, isInText)
  }
}

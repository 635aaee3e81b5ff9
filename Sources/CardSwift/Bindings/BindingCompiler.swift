package import CardIR
import CardKernel
package import CardSyntax
package import CardTemplate

/// Turns what is bound in a template into expressions of Swift over the generated data types.
///
/// Everything that cannot be said in Swift is reported, and gives a placeholder that compiles.
package struct BindingCompiler {
  /// What the template's data look like.
  package let types: DataTypes
  /// Whether formats stay as they are written and are read when the code runs: that is all that a module of its own offers.
  private let keepsFormats: Bool
  /// The parts of the support code that were used.
  package private(set) var parts: Set<String> = []
  /// What cannot be said.
  package private(set) var diagnostics = Diagnostics()
  /// The structures whose values are needed as a whole, although only some of their properties are known: types made
  /// without them give code that says what the template says.
  package private(set) var incomplete: Set<String> = []
  /// Where what is compiled was written.
  private var span: SourceSpan?
  /// What is made once for the whole file, by source text.
  package private(set) var constants: [SwiftProperty] = []
  /// The names of the constants by their values.
  private var constantNames: [SwiftExpression: String] = [:]

  /// The name of a constant of the file with this value.
  mutating func constant(
    _ prefix: String, _ value: SwiftExpression, documentation: String? = nil
  ) -> SwiftExpression {
    if let known = constantNames[value] { return .verbatim(known) }
    var property = SwiftProperty(
      "let", "\(prefix)\(constants.count + 1)", value: value, documentation: documentation)
    property.modifiers = ["private"]
    constants.append(property)
    constantNames[value] = property.name
    return .verbatim(property.name)
  }

  /// What gives the time and chance of one rendering.
  package var evaluation: SwiftExpression = .call("CardEvaluation")

  /// A compiler of the bindings of one template.
  ///
  /// - Parameter keepsFormats: Whether formats of dates are read when the code runs.
  package init(_ types: DataTypes, keepsFormats: Bool = false) {
    self.types = types
    self.keepsFormats = keepsFormats
  }

  /// A format of dates that the template writes, as a constant of the file.
  mutating func dateFormat(_ text: String) -> SwiftExpression {
    let format = "CardFunctions.DateFormat"
    if keepsFormats { return constant("dateFormat", .call(format, [SwiftArgument(nil, .text(text))])) }
    let steps = DateNotation.compile(text).steps.map(\.swift)
    return constant(
      "dateFormat", .call(format, [SwiftArgument("steps", .array(steps))]), documentation: "Writes dates as `\(text)`.")
  }

  /// Notes that generated code uses a part of the support code.
  package mutating func use(_ part: String) { parts.insert(part) }

  /// An expression of Swift with what must be known to put it into another one.
  struct Compiled {
    var source: SwiftExpression
    var type: DataType
    /// Whether it needs `try`.
    var canThrow = false
    /// What the template shows in its place where there is no value: the text of a path to nothing.
    var missingText: SwiftExpression?
    /// Whether there is never a value.
    var isMissing = false

    init(_ source: SwiftExpression, _ type: DataType, canThrow: Bool = false) {
      self.source = source
      self.type = type
      self.canThrow = canThrow
    }

    /// Nothing at all.
    static var nothing: Compiled {
      var nothing = Compiled("CardValue.missing", .value)
      nothing.isMissing = true
      return nothing
    }

    /// Whether the value need not be one of any kind to be shown.
    var showsItself: Bool {
      switch type {
      case .string, .number, .boolean: true
      case .field(.string), .field(.number), .field(.boolean), .field(.date): !canThrow && missingText == nil
      default: false
      }
    }

    /// Source text that has the value, with `try` if that is needed.
    var tried: SwiftExpression { canThrow ? .prefix("try ", source) : source }

    /// The same for a function that catches what is thrown. A `try` of its own would be one of what is around: a view
    /// is made by closures that must not throw.
    var closure: SwiftExpression { .closure(SwiftClosure([], [.expression(tried)])) }
  }

  /// Says where the expressions that follow were written.
  mutating func begin(at span: SourceSpan?) { self.span = span }

  // MARK: Values of attributes

  /// A `String`: what the text shows. For users that is nothing where a value is `null`; `keepsNull` keeps the binding, as the
  /// template language does inside of longer texts.
  package mutating func text(
    _ template: TemplateString, in scope: BindingScope, at span: SourceSpan?, keepsNull: Bool = false
  ) -> SwiftExpression {
    self.span = span
    if let expression = template.singleHole {
      if case .call(let function, let arguments) = expression.syntax, function.name == "concat" {
        return joined(arguments.map { .hole($0) }, scope)
      }
      return shown(expression, scope)
    }
    return joined(template.segments, scope, keepsNull: keepsNull)
  }

  private mutating func joined(
    _ segments: [TemplateString.Segment], _ scope: BindingScope, keepsNull: Bool = false
  ) -> SwiftExpression {
    .string(
      segments.flatMap { segment -> [SwiftText] in
        switch segment {
        case .text(let text): return [.text(text)]
        case .hole(let expression):
          // A literal in a literal is a part of it.
          let shown = shown(expression, scope, keepsNull: keepsNull)
          if case .string(let parts) = shown { return parts }
          return [.value(shown)]
        }
      })
  }

  /// A `String`: an expression as it is shown inside of a text.
  private mutating func shown(
    _ expression: Expression, _ scope: BindingScope, keepsNull: Bool = false
  ) -> SwiftExpression {
    let value = compile(expression, scope, substitutes: true)
    switch value.type {
    case .string where !value.canThrow: return value.source
    // A truth value is text only in a text.
    case .boolean where !value.canThrow: return .string([.value(value.source)])
    case .number where !value.canThrow:
      if let number = value.source.position ?? value.source.counted { return .string([.value(number)]) }
      use("CardFunctions")
      return Self.printed(value.source)
    default:
      use("CardFunctions")
      let hole = "${\(ExpressionPrinter.canonical(expression))}"
      return shown(value, in: "CardFunctions.text", hole: hole, keepsNull: keepsNull)
    }
  }

  /// A call of `function` that shows a value inside of a text, or `hole` where there is none.
  mutating func shown(
    _ value: Compiled, in function: String, hole: String, keepsNull: Bool = false
  ) -> SwiftExpression {
    var value = value
    // What is shown where there is no value need not be said twice.
    if value.missingText == .text(hole) { value.missingText = nil }
    let shown = value.showsItself ? value : self.value(value)
    var holes = [SwiftArgument("or", .text(hole))]
    if keepsNull, Self.mayBeMissing(shown) { holes.append(SwiftArgument("null", .text(hole))) }
    guard shown.canThrow else { return .call(function, [SwiftArgument(nil, shown.source)] + holes) }
    return .call(function, holes + [SwiftArgument(nil, shown.closure)])
  }

  /// A `Bool`: whether a text that is nothing but a value shows anything; none where the value is always there.
  package mutating func showsSomething(
    _ template: TemplateString, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression? {
    guard let expression = template.singleHole else { return nil }
    // What functions make of values is text, or their business.
    if case .call = expression.syntax { return nil }
    self.span = span
    let value = compile(expression, scope, substitutes: true)
    guard case .field = value.type, !value.canThrow else { return nil }
    return .member(Self.grouped(value.source), "isShown")
  }

  /// A `Bool`; `usual` where the value is none.
  package mutating func flag(
    _ template: TemplateString, or usual: Bool, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression {
    self.span = span
    guard let expression = template.singleHole else { return .verbatim("\(usual)") }
    let value = compile(expression, scope, substitutes: false)
    if case .boolean = value.type, !value.canThrow { return value.source }
    if value.type == .field(.boolean), !value.canThrow {
      let base = Self.grouped(value.source)
      return usual ? .infix(.member(base, "value"), "??", "true") : .member(base, "isTrue")
    }
    use("CardFunctions")
    return .call(
      "CardFunctions.flag",
      [SwiftArgument("or", .verbatim("\(usual)")), SwiftArgument(nil, self.value(value).closure)])
  }

  /// A `Double`; `usual` where the value is none.
  package mutating func number(
    _ template: TemplateString, or usual: Double, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression {
    self.span = span
    guard let expression = template.singleHole else { return .number(usual) }
    let value = compile(expression, scope, substitutes: false)
    if case .number = value.type, !value.canThrow { return value.source }
    use("CardFunctions")
    return .call(
      "CardFunctions.number", [SwiftArgument("or", .number(usual)), SwiftArgument(nil, self.value(value).closure)])
  }

  /// A `Double` that is always there; none where the value may be something else.
  package mutating func knownNumber(
    _ template: TemplateString, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression? {
    self.span = span
    guard let expression = template.singleHole else { return nil }
    let value = compile(expression, scope, substitutes: false)
    if case .number = value.type, !value.canThrow { return value.source }
    return nil
  }

  /// A `CardValue`.
  package mutating func value(
    _ template: TemplateString, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression {
    self.span = span
    use("CardValue")
    guard let expression = template.singleHole else {
      return .call("CardValue.string", [SwiftArgument(nil, text(template, in: scope, at: span))])
    }
    let value = self.value(compile(expression, scope, substitutes: true))
    guard value.canThrow else { return value.source }
    use("CardFunctions")
    return .call("CardFunctions.value", [SwiftArgument(nil, value.closure)])
  }

  // MARK: Conditions and scopes

  /// A `Bool`: whether the element is there.
  package mutating func condition(_ condition: Condition, in scope: BindingScope) -> SwiftExpression {
    if let constant = condition.constant { return .verbatim("\(constant)") }
    span = condition.origin?.span
    // Text is never `true` itself.
    guard case .template(let template) = condition.test, let expression = template.singleHole else { return "false" }
    return kept(expression, scope)
  }

  /// A `Bool`: whether the value is `true` itself.
  mutating func kept(_ expression: Expression, _ scope: BindingScope) -> SwiftExpression {
    if case .call(let function, _) = expression.syntax, function.name == "or" { return truth(expression, scope) }
    let value = compile(expression, scope, substitutes: false)
    switch value.type {
    case .boolean where !value.canThrow: return value.source
    case .field(.boolean) where !value.canThrow: return .member(Self.grouped(value.source), "isTrue")
    case .boolean:
      use("CardFunctions")
      return .call("CardFunctions.holds", [SwiftArgument(nil, value.closure)])
    case .value, .field(.boolean):
      use("CardFunctions")
      return .call("CardFunctions.keeps", [SwiftArgument(nil, self.value(value).closure)])
    default: return "false"
    }
  }

  /// What a `$data` does.
  package mutating func enter(_ entry: Scope, in scope: BindingScope) -> ScopeEntry {
    span = entry.origin?.span
    switch entry.source {
    case .inline(let node): return enterInline(node, scope)
    case .template(let template):
      guard let expression = template.singleHole else {
        return once(Compiled(text(template, in: scope, at: entry.origin?.span), .string), scope)
      }
      return enter(expression, scope)
    }
  }

  /// What a `$data` does whose value is written in the template.
  mutating func enterInline(_ node: Node, _ scope: BindingScope) -> ScopeEntry {
    use("CardValue")
    let value = constant("inlineData", Self.literal(node))
    return dynamic(Compiled(value, .value), repeats: node.kind == .array, scope)
  }

  /// What a `$data` does whose value is that of an expression.
  mutating func enter(_ expression: Expression, _ scope: BindingScope) -> ScopeEntry {
    let value = compile(expression, scope, substitutes: true)
    switch value.type {
    case .array(let element) where !value.canThrow:
      return .each(sequence: value.source, element: element) { name, index in
        var inner = scope
        inner.data = TypedExpression(.verbatim(name), element)
        inner.index = TypedExpression(.call("Double", [SwiftArgument(nil, .verbatim(index))]), .number)
        return inner
      }
    case .structure, .string, .number, .boolean: if !value.canThrow { return once(value, scope) }
    default: break
    }
    return dynamic(self.value(value), repeats: true, scope)
  }

  private func once(_ value: Compiled, _ scope: BindingScope) -> ScopeEntry {
    var inner = scope
    inner.data = TypedExpression(value.source, value.type)
    return .once(inner)
  }

  /// Data of which only the run tells whether they repeat the element.
  private mutating func dynamic(_ value: Compiled, repeats: Bool, _ scope: BindingScope) -> ScopeEntry {
    if !repeats, !value.canThrow { return once(value, scope) }
    use("CardScope")
    let index = scope.index.map { self.value(Compiled($0.source, $0.type)).source } ?? ".missing"
    let entering = SwiftExpression.call(
      "CardScope.entering", [SwiftArgument(nil, value.source), SwiftArgument("index", index)])
    return .dynamic(sequence: value.canThrow ? .prefix("try ", entering) : entering) { name in
      var inner = scope
      inner.data = TypedExpression(.member(.verbatim(name), "data"), .value)
      inner.index = TypedExpression(.member(.verbatim(name), "index"), .value)
      return inner
    }
  }

  // MARK: Conversions

  /// The value as a `CardValue`, with the text of its path where there is none.
  mutating func value(_ compiled: Compiled) -> Compiled {
    var result = compiled
    result.type = .value
    result.missingText = nil
    use("CardValue")
    switch compiled.type {
    case .value:
      if case .verbatim("CardValue.missing") = compiled.source, let text = compiled.missingText {
        result.source = .call("CardValue.string", [SwiftArgument(nil, text)])
        result.isMissing = false
        return result
      }
    case .string: result.source = .call("CardValue.string", [SwiftArgument(nil, compiled.source)])
    case .date: result.source = .member(Self.grouped(compiled.source), "cardValue")
    case .number: result.source = .call("CardValue.number", [SwiftArgument(nil, compiled.source)])
    case .integer, .enumeration: result.source = .member(Self.grouped(compiled.source), "cardValue")
    case .boolean: result.source = .call("CardValue.boolean", [SwiftArgument(nil, compiled.source)])
    case .array, .structure, .field:
      noteWholeUse(of: compiled.type)
      result.source = .member(Self.grouped(compiled.source), "cardValue")
    }
    if let text = compiled.missingText {
      use("CardValue")
      result.source = .call(.member(result.source, "or"), [SwiftArgument(nil, text)], nil)
    }
    return result
  }

  /// Notes that all of the data are needed, even if no property is read by its name.
  mutating func needsData() {
    if types.root == nil { incomplete.insert(DataTypes.everything) }
  }

  /// Notes that structures in a type are needed as a whole.
  mutating func noteWholeUse(of type: DataType) {
    switch type {
    case .structure(let name): incomplete.insert(name)
    case .array(let inner), .field(let inner): noteWholeUse(of: inner)
    default: break
    }
  }

  /// A number as it is shown.
  static func printed(_ number: SwiftExpression) -> SwiftExpression {
    .call("CardFunctions.text", [SwiftArgument(nil, number.withType)])
  }

  /// The expression between parentheses where a member access would bind too tightly.
  static func grouped(_ source: SwiftExpression) -> SwiftExpression {
    switch source {
    case .infix, .conditional, .prefix: .tuple([SwiftArgument(nil, source)])
    default: source
    }
  }

  /// Reports a part of an expression that has no counterpart in Swift.
  mutating func refuse(_ what: String, help: String? = nil) -> Compiled {
    diagnostics.report(
      Diagnostic(SwiftDiagnostics.unsupported, "\(what) cannot be generated as Swift", at: span, help: help))
    return .nothing
  }

  /// A value of the template itself.
  static func literal(_ node: Node) -> SwiftExpression {
    switch node.kind {
    case .null: return "CardValue.null"
    case .string: return .call("CardValue.string", [SwiftArgument(nil, .text(node.string ?? ""))])
    case .number: return .call("CardValue.number", [SwiftArgument(nil, .verbatim(node.numberText ?? "0"))])
    case .array:
      return .call("CardValue.array", [SwiftArgument(nil, .array(node.elements.map { literal($0) }))])
    case .object:
      let members = node.members.map { member in
        SwiftExpression.call(
          "CardValue.Member", [SwiftArgument(nil, .text(member.name)), SwiftArgument(nil, literal(member.value))])
      }
      return .call("CardValue.object", [SwiftArgument(nil, .array(members))])
    default: return .call("CardValue.boolean", [SwiftArgument(nil, .verbatim("\(node.boolean ?? false)"))])
    }
  }
}

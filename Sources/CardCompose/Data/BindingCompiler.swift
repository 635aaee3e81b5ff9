import CardSyntax
import CardTemplate

/// An expression of Kotlin with its type.
struct TypedExpression: Hashable, Sendable {
  var source: KotlinExpression
  var type: KotlinType

  init(_ source: KotlinExpression, _ type: KotlinType) {
    self.source = source
    self.type = type
  }
}

/// What the names of the template language stand for at some place.
struct BindingScope: Sendable {
  /// `$data`, whose properties plain names are.
  var data: TypedExpression?
  /// `$root`
  var root: TypedExpression?
  /// `$index`; none outside of repetitions.
  var index: TypedExpression?
  /// The parameters of lambdas around, innermost last, with their names in lower case.
  var locals: [(name: String, value: TypedExpression)] = []
}

/// Why an expression cannot be generated.
struct Unsupported: Error {
  let what: String
  var help: String?
}

/// Turns bindings into Kotlin over the data classes.
///
/// A value that is missing counts as an empty text or list, zero or false, as Kotlin programmers expect it.
struct BindingCompiler {
  private(set) var classes: DataClasses
  /// What cannot be generated.
  private(set) var findings = Findings()
  /// The parts of the support code that are used.
  private(set) var parts: Set<String> = []
  /// The names that are imported.
  private(set) var imports: Set<String> = []

  init(_ classes: DataClasses) { self.classes = classes }

  // MARK: Values of attributes

  /// A `String`: the text with its holes filled.
  mutating func text(_ template: TemplateString, _ scope: BindingScope, at span: SourceSpan?) -> KotlinExpression {
    if template.segments.count == 1, case .hole(let expression) = template.segments[0] {
      return attempt(at: span, or: .text("")) { (compiler: inout BindingCompiler) throws(Unsupported) in
        try compiler.shown(expression, scope)
      }
    }
    var parts: [KotlinStringPart] = []
    for segment in template.segments {
      switch segment {
      case .text(let text): parts.append(.text(text))
      case .hole(let expression):
        let value = attempt(at: span, or: .text("")) { (compiler: inout BindingCompiler) throws(Unsupported) in
          try compiler.shown(expression, scope)
        }
        parts.append(.value(value))
      }
    }
    return .string(Self.joined(parts))
  }

  /// A value as a `String`.
  mutating func text(of value: TypedExpression, at span: SourceSpan?) -> KotlinExpression {
    attempt(at: span, or: .text("")) { (compiler: inout BindingCompiler) throws(Unsupported) in
      try compiler.text(of: value)
    }
  }

  /// A `Boolean`.
  mutating func flag(_ template: TemplateString, _ scope: BindingScope, at span: SourceSpan?) -> KotlinExpression {
    attempt(at: span, or: "false") { (compiler: inout BindingCompiler) throws(Unsupported) in
      guard let expression = template.singleHole else { throw Unsupported(what: "a text that is to be true or false") }
      return try compiler.condition(expression, scope)
    }
  }

  /// A `Double`; of a text the number that it begins with.
  mutating func number(_ template: TemplateString, _ scope: BindingScope, at span: SourceSpan?) -> KotlinExpression {
    attempt(at: span, or: "0.0") { (compiler: inout BindingCompiler) throws(Unsupported) in
      guard let expression = template.singleHole else { throw Unsupported(what: "a text that is to be a number") }
      let value = try compiler.compile(expression, scope)
      if value.type.unwrapped == .string {
        compiler.use(part: "asNumber")
        return value.source.calling("asNumber")
      }
      return Self.double(try compiler.number(expression, scope)).source
    }
  }

  /// A value of any type, for data that an action carries.
  mutating func value(_ template: TemplateString, _ scope: BindingScope, at span: SourceSpan?) -> KotlinExpression {
    guard let expression = template.singleHole else { return text(template, scope, at: span) }
    return attempt(at: span, or: "null") { (compiler: inout BindingCompiler) throws(Unsupported) in
      let value = try compiler.compile(expression, scope)
      return compiler.handedOn(value.source, value.type)
    }
  }

  /// A value as it is handed on: objects with all of their members, under the names that the data have.
  private mutating func handedOn(_ value: KotlinExpression, _ type: KotlinType) -> KotlinExpression {
    switch type.unwrapped {
    case .number:
      use(part: "plainNumber")
      return .call("plainNumber", KotlinArgument(value))
    case .dataClass(let name): return value.operand.member(classes.members(of: name), isSafe: type.isNullable)
    case .list(let element):
      let item = handedOn("it", element)
      if item == "it" { return value }
      return .call(
        .member(value.operand, "map", isSafe: type.isNullable), [],
        trailing: KotlinLambda(body: [.expression(item)]))
    case .string, .int, .boolean, .any, .nullable: return value
    }
  }

  /// A list, and what holes see for each `item` of it.
  mutating func list(_ template: TemplateString, _ scope: BindingScope, at span: SourceSpan?)
    -> (source: KotlinExpression, element: KotlinType, name: String)?
  {
    guard let expression = template.singleHole else { return nil }
    var result: (KotlinExpression, KotlinType, String)?
    _ = attempt(at: span, or: "") { (compiler: inout BindingCompiler) throws(Unsupported) in
      let value = try compiler.compile(expression, scope)
      guard case .list(let element) = value.type.unwrapped else { return "" }
      let path = expression.freePaths.first?.split(separator: ".").last.map(String.init) ?? "items"
      let source = value.type.isNullable ? value.source.calling("orEmpty") : value.source
      result = (source, element, KotlinNames.item(of: path))
      return ""
    }
    return result
  }

  /// The object that `$data` enters.
  mutating func object(_ template: TemplateString, _ scope: BindingScope, at span: SourceSpan?) -> TypedExpression? {
    guard let expression = template.singleHole else { return nil }
    var result: TypedExpression?
    _ = attempt(at: span, or: "") { (compiler: inout BindingCompiler) throws(Unsupported) in
      let value = try compiler.compile(expression, scope)
      guard case .dataClass = value.type.unwrapped else {
        throw Unsupported(what: "`$data` of a value that is not an object")
      }
      result = value
      return ""
    }
    return result
  }

  /// What conditions choose among the values of texts, by these.
  mutating func choice(
    _ hole: Expression, _ scope: BindingScope, at span: SourceSpan?, among values: [String: KotlinExpression]
  ) -> KotlinExpression {
    attempt(at: span, or: values.first?.value ?? .text("")) { (compiler: inout BindingCompiler) throws(Unsupported) in
      try compiler.branches(of: hole, scope, values)
    }
  }

  private mutating func branches(
    of choice: Expression, _ scope: BindingScope, _ values: [String: KotlinExpression]
  ) throws(Unsupported) -> KotlinExpression {
    switch choice.content {
    case .string(let text): return values[text] ?? .text("")
    case .call(_, let arguments) where arguments.count == 3:
      let yes = try branches(of: arguments[1], scope, values), no = try branches(of: arguments[2], scope, values)
      let condition = try truth(arguments[0], scope)
      if yes == no || condition == "true" { return yes }
      return condition == "false" ? no : .conditional(condition, yes, no)
    default: throw Unsupported(what: "`\(choice)` as a choice")
    }
  }

  /// What `body` gives; where it throws, that is reported, and something else that compiles is given.
  private mutating func attempt(
    at span: SourceSpan?, or usual: KotlinExpression,
    _ body: (inout BindingCompiler) throws(Unsupported) -> KotlinExpression
  ) -> KotlinExpression {
    do throws(Unsupported) {
      return try body(&self)
    } catch {
      findings.report(.unsupported(error.what, at: span, help: error.help))
      return usual
    }
  }

  // MARK: Expressions

  /// An expression as it is shown in a text.
  private mutating func shown(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinExpression {
    try text(of: compile(expression, scope))
  }

  mutating func text(of value: TypedExpression) throws(Unsupported) -> KotlinExpression {
    switch value.type {
    case .string: return value.source
    case .int, .boolean: return value.source.calling("toString")
    case .number:
      parts.insert("asText")
      return value.source.calling("asText")
    case .nullable(.string): return value.source.calling("orEmpty")
    case .nullable(.number):
      parts.insert("asText")
      return value.source.calling("asText", isSafe: true).calling("orEmpty")
    case .nullable(.int), .nullable(.boolean): return value.source.calling("toString", isSafe: true).calling("orEmpty")
    case .any:
      parts.insert("asText")
      return value.source.calling("asText")
    case .list, .dataClass, .nullable: throw Unsupported(what: "a list or object as a text")
    }
  }

  /// A `Boolean`.
  mutating func condition(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinExpression {
    let value = try compile(expression, scope)
    switch value.type {
    case .boolean: return value.source
    case .nullable(.boolean), .any: return .operation(value.source, "==", "true")
    default:
      throw Unsupported(
        what: "`\(expression)` as a condition", help: "compare it with something, or ask whether it `exists`")
    }
  }

  /// Whether an operand of `if`, `and`, `or` or `not` counts as true: what is there and is not `false` does.
  mutating func truth(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinExpression {
    let value = try compile(expression, scope)
    switch value.type {
    case .boolean: return value.source
    case .nullable(.boolean): return .operation(value.source, "==", "true")
    case .any:
      return .operation(
        .operation(value.source, "!=", "null"), "&&", .operation(value.source, "!=", "false"))
    case .nullable: return .operation(value.source, "!=", "null")
    default: return "true"
    }
  }

  /// A number; what is missing is zero.
  mutating func number(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> TypedExpression {
    let value = try compile(expression, scope)
    switch value.type {
    case .number, .int: return value
    case .nullable(.number): return TypedExpression(.operation(value.source, "?:", "0.0"), .number)
    case .nullable(.int): return TypedExpression(.operation(value.source, "?:", "0"), .int)
    case .any:
      parts.insert("asNumber")
      return TypedExpression(value.source.calling("asNumber"), .number)
    default:
      throw Unsupported(what: "`\(expression)` as a number", help: value.type.isOpen ? Self.unknownType : nil)
    }
  }

  /// A text; what is missing is empty.
  mutating func string(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinExpression {
    let value = try compile(expression, scope)
    guard value.type.unwrapped == .string || value.type == .any else {
      throw Unsupported(what: "`\(expression)` as a text")
    }
    return try text(of: value)
  }

  /// An expression with the type that it has.
  mutating func compile(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> TypedExpression {
    switch expression.content {
    case .boolean(let value): return TypedExpression(value ? "true" : "false", .boolean)
    case .number(let value):
      // Whole numbers are written as such where Kotlin takes both.
      guard let whole = Int(exactly: value), abs(whole) < 1 << 31 else {
        return TypedExpression(.verbatim("\(value)"), .number)
      }
      return TypedExpression(.verbatim("\(whole)"), .int)
    case .string(let text): return TypedExpression(.text(text), .string)
    case .template(let template):
      var parts: [KotlinStringPart] = []
      for segment in template.segments {
        switch segment {
        case .text(let text): parts.append(.text(text))
        case .hole(let inner): parts.append(.value(try shown(inner, scope)))
        }
      }
      return TypedExpression(.string(Self.joined(parts)), .string)
    case .path(let root, let steps): return try path(root, steps, scope)
    case .call(let name, let arguments): return try call(name, arguments, scope, expression)
    case .access(let base, let steps): return try follow(steps, from: compile(base, scope), scope)
    case .array(let elements): return try array(elements, scope, expression)
    case .null, .undefined, .lambda, .object:
      throw Unsupported(what: "`\(expression)`")
    }
  }

  private mutating func path(
    _ root: String, _ steps: [Expression.PathStep], _ scope: BindingScope
  ) throws(Unsupported) -> TypedExpression {
    let value: TypedExpression
    switch root.lowercased() {
    case "$index":
      guard let index = scope.index else { throw Unsupported(what: "`$index` outside of a repetition") }
      value = index
    case "$host": throw Unsupported(what: "`$host`", help: "hand the value over with the data")
    case "$root", "$data":
      guard let known = root.lowercased() == "$root" ? scope.root : scope.data else {
        throw Unsupported(what: "`\(root)` as a whole")
      }
      value = known
    case let name where scope.locals.contains { $0.name == name }:
      guard let local = scope.locals.last(where: { $0.name == name }) else { throw Unsupported(what: "`\(root)`") }
      value = local.value
    default:
      guard let data = scope.data else { throw Unsupported(what: "`\(root)`") }
      value = try member(root, of: data)
    }
    return try follow(steps, from: value, scope)
  }

  /// What members and positions lead to from a value.
  private mutating func follow(
    _ steps: [Expression.PathStep], from start: TypedExpression, _ scope: BindingScope
  ) throws(Unsupported) -> TypedExpression {
    var value = start
    for step in steps {
      switch step {
      case .member(let name): value = try member(name, of: value)
      case .index(let index):
        if case .string(let name) = index.content {
          value = try member(name, of: value)
        } else if case .list(let element) = value.type.unwrapped {
          let position = try wholeNumber(index, scope)
          value = TypedExpression(
            value.source.calling("getOrNull", KotlinArgument(position), isSafe: value.type.isNullable),
            element.optional)
        } else {
          throw Unsupported(what: "the index `\(index)`")
        }
      }
    }
    return value
  }

  /// An `Int`, of which nothing is left that is behind the point.
  mutating func wholeNumber(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinExpression {
    let value = try number(expression, scope)
    return value.type == .int ? value.source : value.source.calling("toInt")
  }

  func member(_ name: String, of value: TypedExpression) throws(Unsupported) -> TypedExpression {
    guard case .dataClass(let type) = value.type.unwrapped, let property = classes.property(name, of: type) else {
      throw Unsupported(what: "`\(name)` of a value that is not an object")
    }
    let isSafe = value.type.isNullable
    return TypedExpression(
      value.source.member(KotlinNames.escaped(property.name), isSafe: isSafe),
      isSafe ? property.type.optional : property.type)
  }

  mutating func use(part: String) { parts.insert(part) }
  mutating func use(import name: String) { imports.insert(name) }

  /// The pieces of a text without literals and templates nested in it.
  static func joined(_ parts: [KotlinStringPart]) -> [KotlinStringPart] {
    var result: [KotlinStringPart] = []
    for part in parts {
      var pieces = [part]
      // Kotlin makes a text of a whole number, a flag or a text by itself.
      if case .value(.string(let inner)) = part { pieces = inner }
      if case .value(.call(.member(let value, "toString", isSafe: false), [], nil)) = part { pieces = [.value(value)] }
      for var piece in pieces {
        if case .value(.call("", let arguments, nil)) = piece, arguments.count == 1 {
          piece = .value(arguments[0].value)
        }
        if case .text(let text) = piece, case .text(let before)? = result.last {
          result[result.count - 1] = .text(before + text)
        } else {
          result.append(piece)
        }
      }
    }
    return result
  }
}

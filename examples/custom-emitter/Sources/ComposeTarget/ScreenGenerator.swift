import CardCompiler

/// What an element has from the elements around it.
struct Surroundings {
  /// What holes see.
  var scope: BindingScope
  /// Whether the element is in a row.
  var isInRow = false
  /// Whether the container around is only as wide as its content.
  var hugs = false
  /// Whether the element is repeated, or sees other data than the screen.
  var isScoped = false
  /// The names of the items of repetitions around.
  var taken: Set<String> = ["data", "actions", "modifier"]
}

/// Generates the function of one screen.
struct ScreenGenerator {
  let screen: Screen
  let typeName: String
  var bindings: BindingCompiler
  /// What cannot be generated, but for bindings.
  private var findings = Diagnostics()
  /// The state of the inputs, in order.
  var inputs: [InputState] = []
  var usesActions = false

  init(_ presentation: Presentation) {
    screen = presentation.screen
    typeName = KotlinNames.upperCamel(presentation.template.typeName ?? screen.name)
    bindings = BindingCompiler(DataClasses(presentation.template, name: typeName + "Data"))
  }

  var diagnostics: Diagnostics {
    var all = bindings.classes.problems
    all.append(contentsOf: bindings.diagnostics)
    all.append(contentsOf: findings)
    return all
  }

  mutating func report(_ kind: DiagnosticKind, _ message: String, at span: SourceSpan?, help: String? = nil) {
    findings.report(Diagnostic(kind, message, at: span, help: help))
  }

  /// Notes that a name of a library is used, and gives its last part.
  mutating func use(_ name: String) -> KotlinExpression {
    bindings.use(import: name)
    return .verbatim(name.split(separator: ".").last.map(String.init) ?? name)
  }

  // MARK: The file

  /// The file of the screen.
  mutating func file(in package: String) -> String {
    let data = bindings.classes.root.map { TypedExpression("data", $0) }
    let surroundings = Surroundings(scope: BindingScope(data: data, root: data))
    collectInputs(screen.root, surroundings)
    let slot = Slot.one(screen.root, scope: screen.scope, when: screen.when)
    let body = statements(for: slot, surroundings)
    _ = use("androidx.compose.runtime.Composable")
    _ = use("androidx.compose.ui.Modifier")
    var writer = KotlinWriter()
    let name = String(screen.name.map { $0.isNewline || $0 == "`" ? " " : $0 })
    writer.line("// Generated from `\(name)`. Changes are lost.")
    writer.line("")
    writer.line("package \(package)")
    writer.line("")
    for name in bindings.imports.sorted() { writer.line("import \(name)") }
    if let type = bindings.classes.outermost {
      writer.line("")
      writer.line("/** What the screen `\(name)` shows. */")
      writer.dataClass(type)
    }
    writer.line("")
    writer.line("/** The screen `\(name)`. */")
    writer.line("@Composable")
    writer.line("fun \(typeName)Card(")
    if let type = bindings.classes.root { writer.line("data: \(type.source),", 1) }
    if usesActions { writer.line("actions: CardActionHandler,", 1) }
    writer.line("modifier: Modifier = Modifier,", 1)
    writer.line(") {")
    writer.statements(inputs.map(\.declaration), 1)
    if !inputs.isEmpty { writer.line("") }
    writer.statements(body, 1)
    writer.line("}")
    return writer.source
  }

  // MARK: Slots

  /// The statements of a slot, with what `body` makes of its element.
  mutating func statements(
    for slot: Slot, _ around: Surroundings,
    _ body: (inout ScreenGenerator, Element, Surroundings) -> [KotlinStatement] = {
      $0.element($1, $2)
    }
  ) -> [KotlinStatement] {
    guard case .one(let element, let scope, let when) = slot else {
      if case .splice(let template, let origin) = slot {
        report(
          ComposeDiagnostics.splice,
          "the elements that `\(template.sourceText)` gives are known only with data, so they are left out",
          at: origin?.span, help: "write the elements with `$data` and `$when` in place of the binding")
      }
      return []
    }
    if when?.constant == false { return [] }
    var inner = around
    var loop: (list: KotlinExpression, item: String, index: String)?
    if let scope {
      inner.isScoped = true
      let span = scope.origin?.span ?? element.span
      guard case .template(let template) = scope.source else {
        report(
          ComposeDiagnostics.expression, "`$data` with a value of the template cannot be generated as Kotlin", at: span,
          help: "put the value into the data")
        return []
      }
      if let list = bindings.list(template, around.scope, at: span) {
        let item = KotlinNames.unique(list.name, among: &inner.taken)
        let index = KotlinNames.unique("index", among: &inner.taken)
        loop = (list.source, item, index)
        inner.scope.data = TypedExpression(.verbatim(KotlinNames.escaped(item)), list.element)
        inner.scope.index = TypedExpression(.verbatim(index), .int)
      } else if let object = bindings.object(template, around.scope, at: span) {
        inner.scope.data = object
      } else {
        return []
      }
    }
    var result = body(&self, element, inner)
    if let when, let condition = condition(when, inner) { result = [.branch(condition, result)] }
    guard let loop, !result.isEmpty else { return result }
    let item = KotlinNames.escaped(loop.item)
    let isIndexed = result.mentions(loop.index)
    let lambda = KotlinLambda(parameters: isIndexed ? [loop.index, item] : [item], body: result)
    let function = loop.list.member(isIndexed ? "forEachIndexed" : "forEach")
    return [.expression(.call(function, [], trailing: lambda))]
  }

  private mutating func condition(_ when: Condition, _ around: Surroundings) -> KotlinExpression? {
    guard case .template(let template) = when.test else { return nil }
    return bindings.flag(template, around.scope, at: when.origin?.span)
  }

  // MARK: Values

  /// A `String`; none where the attribute is absent.
  mutating func text(_ element: Element, _ id: AttributeID, _ around: Surroundings) -> KotlinExpression? {
    guard let entry = element.entry(id) else { return nil }
    switch entry.value {
    case .text(let text), .token(let text): return .text(text)
    case .flag(let flag): return .text("\(flag)")
    case .number(let number), .measure(let number, _): return .text(Self.number(number))
    case .template(let template): return bindings.text(template, around.scope, at: entry.origin?.span ?? element.span)
    case .color, .json: return nil
    }
  }

  /// A `Boolean`; none where the attribute is absent or has its usual value.
  mutating func flag(_ element: Element, _ id: AttributeID, usually usual: Bool, _ around: Surroundings)
    -> KotlinExpression?
  {
    guard let entry = element.entry(id) else { return nil }
    switch entry.value {
    case .flag(let flag): return flag == usual ? nil : flag ? "true" : "false"
    case .template(let template): return bindings.flag(template, around.scope, at: entry.origin?.span ?? element.span)
    default: return nil
    }
  }

  /// A length; none where the attribute is absent.
  mutating func length(_ element: Element, _ id: AttributeID) -> KotlinExpression? {
    guard case .measure(let points, .points)? = element[value: id].map(Self.measure) else { return nil }
    return length(points)
  }

  private static func measure(_ value: AttributeValue) -> AttributeValue {
    if case .number(let number) = value { .measure(number, .points) } else { value }
  }

  mutating func length(_ points: Double) -> KotlinExpression {
    _ = use("androidx.compose.ui.unit.dp")
    return .verbatim("\(Self.number(points)).dp")
  }

  /// A colour; none where the attribute is absent.
  mutating func color(_ element: Element, _ id: AttributeID) -> KotlinExpression? {
    let value: Color? =
      switch element[value: id] {
      case .color(let color)?: color
      default: nil
      }
    guard let value else { return nil }
    // The notation with alpha first is Android's own.
    let digits = value.text(.alphaFirst).drop { $0 == "#" }
    let argument = (digits.count == 6 ? "0xFF" : "0x") + digits.uppercased()
    return .call(use("androidx.compose.ui.graphics.Color"), KotlinArgument(.verbatim(argument)))
  }

  static func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
}

extension [KotlinStatement] {
  /// Whether a name is used anywhere in the statements.
  func mentions(_ name: String) -> Bool {
    var writer = KotlinWriter()
    writer.statements(self, 0)
    return writer.source.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }
}

import CardFormats
import CardSyntax
import CardTemplate

/// Generates a function that writes the expansion of a template: the compiled template as Swift source.
///
/// The statements follow the instructions of the compiled template one by one, so that both write the same bytes.
struct RenderGenerator {
  private let program: TemplateProgram
  private var compiler: BindingCompiler
  private var sourceMap: SourceMap
  /// How many loops are around.
  private var depth = 0
  /// How many values were counted, each by names of its own.
  private var counted = 0

  private init(_ template: Template, _ types: DataTypes, _ source: CodeTemplate) {
    program = template.program
    compiler = BindingCompiler(types, keepsFormats: source.runtimeModule != nil)
    sourceMap = SourceMap(isWanted: source.mapsSource)
    compiler.evaluation = "evaluation"
  }

  /// The file of a template, called `name` in Swift; none if it has mistakes or something has no counterpart in Swift.
  static func file(
    _ source: CodeTemplate, name: String, header: [String], diagnostics: inout Diagnostics
  ) -> (file: SwiftFile, parts: Set<String>, open: Set<String>)? {
    guard let document = source.document else { return nil }
    guard let template = Template(compiling: document, verbatim: source.verbatim, diagnostics: &diagnostics) else {
      // What is wrong with a template must not hide what cannot be generated.
      UnsupportedCalls.report(in: document.root, &diagnostics)
      return nil
    }
    var open: Set<String> = []
    while true {
      let types = DataTypes(source, name: name + "Data", open: open)
      var generator = RenderGenerator(template, types, source)
      let declarations = generator.declarations(name)
      // Types that turned out to be needed as a whole are made again as values of any kind.
      if generator.compiler.incomplete.isSubset(of: open) {
        for diagnostic in generator.compiler.diagnostics.all { diagnostics.report(diagnostic) }
        if generator.compiler.diagnostics.hasErrors { return nil }
        let parts = generator.compiler.parts.union(types.parts).union(["CardWriter"])
        let all = source.isPublic ? declarations.map(\.published) : declarations
        return (SwiftFile(header: header, imports: [], all), parts, open)
      }
      open.formUnion(generator.compiler.incomplete)
    }
  }

  private mutating func declarations(_ name: String) -> [SwiftDeclaration] {
    let types = compiler.types
    let dataName = name + "Data"
    var declarations = types.declarations
    var root = TypedExpression("data", types.root ?? .value)
    if case .structure? = types.root {
    } else {
      // Each template has a type of its own, so that the functions can be told apart.
      declarations.insert(.type(Self.wrapper(dataName, types.root)), at: 0)
      root = types.root.map { TypedExpression("data.value", $0) } ?? TypedExpression("CardValue.missing", .value)
    }
    let host = types.host.map { TypedExpression("host", $0) }
    var parameters = ["_ data: \(dataName)"]
    if let host { parameters.append("host: \(host.type.source)") }
    parameters.append("into output: inout [UInt8]")
    var body: [SwiftStatement] = [.variable(keyword: "var", name: "card", type: nil, .call("CardWriter"))]
    let statements = statements(0..<program.instructions.count, BindingScope(root: root, host: host))
    if compiler.parts.contains("CardEvaluation") {
      body.append(.variable(keyword: "let", name: "evaluation", type: nil, .call("CardEvaluation")))
    }
    body += statements
    body.append(
      .expression(.call("card.finish", [SwiftArgument("into", .prefix("&", "output"))])))
    var function = SwiftFunction(
      "func render", parameters, effects: "throws(CardError)",
      documentation: "Appends the template filled with `data`, as minified JSON.", body: body)
    function.attributes = []
    return compiler.constants.map { .property($0) } + declarations + [
      .function(function), .type(Self.rendered(dataName, host: host)),
    ]
  }

  /// The method by which data give the bytes themselves.
  private static func rendered(_ name: String, host: TypedExpression?) -> SwiftTypeDeclaration {
    let parameters = host.map { ["host: \($0.type.source)"] } ?? []
    let arguments =
      [SwiftArgument(nil, "self")] + (host == nil ? [] : [SwiftArgument("host", "host")])
      + [SwiftArgument("into", .prefix("&", "output"))]
    let function = SwiftFunction(
      "func rendered", parameters, effects: "throws(CardError)", result: "[UInt8]",
      documentation: "The template filled with the data, as minified JSON.",
      body: [
        .variable(keyword: "var", name: "output", type: "[UInt8]", "[]"),
        .expression(.prefix("try ", .call("render", arguments))),
        .result("output"),
      ])
    return SwiftTypeDeclaration("extension", name, [.function(function)])
  }

  /// A structure around data that are no object with known properties.
  private static func wrapper(_ name: String, _ type: DataType?) -> SwiftTypeDeclaration {
    guard let type else {
      return SwiftTypeDeclaration(
        "struct", name, inherits: ["Codable", "Hashable", "Sendable"],
        documentation: "The template reads nothing of its data.", [])
    }
    let decode = SwiftFunction(
      "init", ["from decoder: any Decoder"], effects: "throws",
      body: [
        .assignment(
          "value", "=",
          .prefix(
            "try ",
            .call("decoder.singleValueContainer().decode", [SwiftArgument(nil, .verbatim("\(type.source).self"))])))
      ])
    let encode = SwiftFunction(
      "func encode", ["to encoder: any Encoder"], effects: "throws",
      body: [
        .variable(keyword: "var", name: "container", type: nil, "encoder.singleValueContainer()"),
        .expression(.prefix("try ", .call("container.encode", [SwiftArgument(nil, "value")]))),
      ])
    let plain = SwiftFunction(
      "init", ["_ value: \(type.source)"], body: [.assignment("self.value", "=", "value")])
    return SwiftTypeDeclaration(
      "struct", name, inherits: ["Codable", "Hashable", "Sendable"],
      documentation: "What the template reads: the data as a whole.",
      [
        .property(SwiftProperty("var", "value", type: type.source)), .function(plain), .function(decode),
        .function(encode),
      ])
  }

  // MARK: Statements

  private mutating func statements(_ range: Range<Int>, _ scope: BindingScope) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let instruction = program.instructions[position]
      position += 1
      switch instruction.operation {
      case .copy: Self.append(copy(instruction, "card.copy"), to: &result)
      case .close: result.append(copy(instruction, "card.close"))
      case .member:
        for statement in member(instruction, scope) { Self.append(located(statement, instruction), to: &result) }
      case .element, .document: result.append(located(element(instruction, scope), instruction))
      case .text: result.append(located(text(Int(instruction.d), scope), instruction))
      case .elements, .value:
        let body = position..<Int(instruction.b)
        result += block(instruction, body, scope)
        position = body.upperBound
      }
    }
    return result
  }

  /// Appends a statement; finished text that follows finished text is one.
  private static func append(_ statement: SwiftStatement, to statements: inout [SwiftStatement]) {
    if case .expression(.call(let callee, let arguments, nil)) = statement, callee == "card.copy",
      case .expression(.call(let last, let before, nil))? = statements.last,
      last == "card.copy" || last == "card.close",
      case .raw(let text)? = arguments.first?.value, case .raw(let start)? = before.first?.value
    {
      statements[statements.count - 1] = .expression(.call(last, [SwiftArgument(nil, .raw(start + text))], nil))
    } else {
      statements.append(statement)
    }
  }

  /// A statement with the line of the hole that it writes; finished text comes of many lines.
  private mutating func located(_ statement: SwiftStatement, _ instruction: TemplateInstruction) -> SwiftStatement {
    if case .expression(.call("card.copy", _, _)) = statement { return statement }
    return sourceMap.located([statement], at: program.holes[Int(instruction.d)].span)[0]
  }

  private func finished(_ instruction: TemplateInstruction) -> SwiftExpression {
    .raw(String(decoding: program.text[Int(instruction.a)..<Int(instruction.b)], as: UTF8.self))
  }

  private func copy(_ instruction: TemplateInstruction, _ name: String) -> SwiftStatement {
    .expression(.call(name, [SwiftArgument(nil, finished(instruction))]))
  }

  private mutating func compile(_ hole: Int, _ scope: BindingScope) -> BindingCompiler.Compiled {
    compiler.begin(at: program.holes[hole].span)
    return compiler.compile(program.holes[hole].expression, scope, substitutes: true)
  }

  private static func isScalar(_ type: DataType) -> Bool { [.string, .number, .boolean].contains(type) }

  private mutating func member(_ instruction: TemplateInstruction, _ scope: BindingScope) -> [SwiftStatement] {
    let compiled = compile(Int(instruction.d), scope)
    if Self.isScalar(compiled.type) {
      let write = SwiftExpression.call("card.value", [SwiftArgument(nil, compiled.source)])
      return [copy(instruction, "card.copy"), .expression(compiled.canThrow ? .prefix("try ", write) : write)]
    }
    if let text = compiled.missingText, case .field(let wrapped) = compiled.type, Self.isScalar(wrapped),
      !compiled.canThrow
    {
      return [
        .expression(
          .call(
            "card.member",
            [
              SwiftArgument(nil, finished(instruction)), SwiftArgument(nil, compiled.source), SwiftArgument("or", text),
            ]))
      ]
    }
    let value = compiler.value(compiled)
    let write = SwiftExpression.call(
      "card.member", [SwiftArgument(nil, finished(instruction)), SwiftArgument(nil, value.source)])
    return [.expression(value.canThrow ? .prefix("try ", write) : write)]
  }

  private mutating func element(_ instruction: TemplateInstruction, _ scope: BindingScope) -> SwiftStatement {
    let compiled = compile(Int(instruction.d), scope)
    let isScalar = Self.isScalar(compiled.type)
    let value = isScalar ? compiled : compiler.value(compiled)
    let name = isScalar || instruction.operation == .document ? "card.value" : "card.element"
    let write = SwiftExpression.call(name, [SwiftArgument(nil, value.source)])
    return .expression(value.canThrow ? .prefix("try ", write) : write)
  }

  private mutating func text(_ hole: Int, _ scope: BindingScope) -> SwiftStatement {
    let compiled = compile(hole, scope)
    if Self.isScalar(compiled.type), !compiled.canThrow {
      return .expression(.call("card.text", [SwiftArgument(nil, compiled.source)]))
    }
    return .expression(compiler.shown(compiled, in: "card.text", hole: program.holes[hole].literal))
  }

  // MARK: Scopes

  /// An object with `$data` or `$when`: as elements of an array, or as one value.
  private mutating func block(
    _ instruction: TemplateInstruction, _ range: Range<Int>, _ scope: BindingScope
  ) -> [SwiftStatement] {
    let number = Int(instruction.a)
    let isValue = instruction.operation == .value
    depth += 1
    defer { depth -= 1 }
    let suffix = depth == 1 ? "" : "\(depth)"
    var result: [SwiftStatement] = []
    if isValue { counted += 1 }
    let valueSuffix = counted == 1 ? "" : "\(counted)"
    let (start, count) = ("start\(valueSuffix)", "count\(valueSuffix)")
    if isValue {
      result.append(.variable(keyword: "let", name: start, type: nil, "card.position"))
      result.append(.variable(keyword: "var", name: count, type: nil, "0"))
    }
    func content(_ self: inout RenderGenerator, _ inner: BindingScope) -> [SwiftStatement] {
      var body = self.statements(range, inner)
      if isValue { body.append(.assignment(.verbatim(count), "+=", "1")) }
      switch self.program.scopes[number].when {
      case .always: return body
      case .never: return []
      case .hole(let hole):
        self.compiler.begin(at: self.program.holes[hole].span)
        let condition = self.compiler.kept(self.program.holes[hole].expression, inner)
        if condition == "true" { return body }
        if condition == "false" { return [] }
        return self.sourceMap.located(
          [.branches([SwiftBranch([.expression(condition)], body)], otherwise: nil)], at: self.program.holes[hole].span)
      }
    }
    let entry = entry(number, scope)
    switch entry {
    case .once(let inner): result += content(&self, inner)
    case .each(let sequence, _, let item):
      let (element, index) = ("item\(suffix)", "index\(suffix)")
      let body = content(&self, item(element, index))
      guard !body.isEmpty else { break }
      let uses = (item: body.contains { $0.hasName(element) }, index: body.contains { $0.hasName(index) })
      let pattern = uses.item ? element : "_"
      if uses.index {
        result.append(
          .loop(
            pattern: "(\(index), \(pattern))",
            in: .call(.member(BindingCompiler.grouped(sequence), "enumerated"), [], nil), body))
      } else {
        result.append(.loop(pattern: pattern, in: sequence, body))
      }
    case .dynamic(let sequence, let item):
      let name = "scope\(suffix)"
      let body = content(&self, item(name))
      guard !body.isEmpty else { break }
      result.append(.loop(pattern: body.contains { $0.hasName(name) } ? name : "_", in: sequence, body))
    }
    if isValue {
      // Without a loop or condition there is always one value.
      if case .once = entry, case .always = program.scopes[number].when {
        return Array(result.dropFirst(2).dropLast())
      }
      let settle = SwiftExpression.call(
        "card.settle", [SwiftArgument("from", .verbatim(start)), SwiftArgument("count", .verbatim(count))])
      result.append(.expression(settle))
    }
    return result
  }

  private mutating func entry(_ number: Int, _ scope: BindingScope) -> ScopeEntry {
    switch program.scopes[number].data {
    case .inherit: return .once(scope)
    case .inline(let node): return compiler.enterInline(node, scope)
    case .hole(let hole):
      compiler.begin(at: program.holes[hole].span)
      return compiler.enter(program.holes[hole].expression, scope)
    case .text(let segments):
      let parts = segments.map { segment -> TemplateString.Segment in
        switch segment {
        case .text(let text): .text(text)
        case .hole(let hole): .hole(program.holes[hole].expression)
        }
      }
      var inner = scope
      inner.data = TypedExpression(compiler.text(TemplateString(parts), in: scope, at: nil, keepsNull: true), .string)
      return .once(inner)
    }
  }
}

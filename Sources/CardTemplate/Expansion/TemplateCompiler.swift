import CardSyntax

/// Compiles a document to a template: parses every hole once and writes everything between them as finished JSON.
///
/// Every finished value ends with a comma, and the one before a closing bracket is taken back: so pieces are joined
/// without anybody knowing what stands beside them.
struct TemplateCompiler: ~Copyable {
  private(set) var text = ByteBuffer()
  private(set) var instructions: [TemplateInstruction] = []
  private(set) var events: [TemplateEvent] = []
  private(set) var scopes: [TemplateScope] = []
  private(set) var holes: [Hole] = []
  private(set) var codes: [HoleCode] = []
  private(set) var maximumDepth = 0
  private(set) var diagnostics = Diagnostics()
  /// The strings that have a binding with a mistake, of which nobody knows what comes of them.
  private(set) var unknown: [Node] = []

  /// The names of properties in which `${name}` beside other text is text.
  private let verbatim: Set<String>
  private var expressions = ProgramBuilder()
  /// Whether a scope or a condition is a binding as they were written in 2018.
  private var hasOldBindings = false
  /// Whether each hole is evaluated more than once in an expansion.
  private var isRepeated: [Bool] = []
  /// Where the text and the events begin that no instruction copies yet.
  private var run = (text: 0, events: 0, closes: false)
  private var depth = 0
  /// How many repetitions are around.
  private var repetitions = 0

  init(verbatim: Set<String> = []) { self.verbatim = verbatim }

  /// Where a value stands.
  private enum Position {
    case document
    /// In an object, after the key.
    case member(Node.Member)
    /// In an array.
    case element
  }

  /// Compiles a whole document.
  mutating func compile(_ document: Document) {
    check(document)
    flush()
    expressions.share(among: holes.lazy.map(\.expression))
    for index in holes.indices {
      codes[index].code = expressions.add(holes[index].expression, isRepeated: isRepeated[index])
    }
  }

  /// Finds what is wrong in a whole document, without code for its expressions.
  mutating func check(_ document: Document) {
    compile(document.root, .document)
    if hasOldBindings { Modernization.check(document, isAskedFor: false, diagnostics: &diagnostics) }
  }

  /// The builder of the expressions' code, which is taken away.
  mutating func takeExpressions() -> ProgramBuilder {
    var taken = ProgramBuilder()
    swap(&taken, &expressions)
    return taken
  }

  // MARK: Instructions

  /// Makes an instruction of the finished text so far.
  private mutating func flush() {
    if text.count > run.text {
      instructions.append(
        TemplateInstruction(
          operation: run.closes ? .close : .copy, a: UInt32(run.text), b: UInt32(text.count), c: UInt32(run.events),
          d: UInt32(events.count)))
    }
    beginRun()
  }

  private mutating func beginRun() { run = (text.count, events.count, false) }

  private mutating func hole(_ expression: Expression, _ node: Node) -> Int {
    // Code is made when all holes are known.
    codes.append(HoleCode(code: 0, depth: Int32(depth), mayChangeScope: expression.mayChangeScope))
    isRepeated.append(repetitions > 0)
    holes.append(Hole(expression: expression, node: node))
    return holes.count - 1
  }

  private mutating func begin(_ byte: UInt8) {
    depth += 1
    maximumDepth = max(maximumDepth, depth)
    text.append(byte)
  }

  private mutating func end(_ byte: UInt8) {
    depth -= 1
    if text.count == run.text {
      // Only expansion knows whether a value stands before.
      run.closes = true
    } else if text.withBytes({ $0[$0.count - 1] == UInt8(ascii: ",") }) {
      text.truncate(to: text.count - 1)
    }
    text.append(byte)
    text.append(UInt8(ascii: ","))
  }

  // MARK: Values

  private mutating func compile(_ node: Node, _ position: Position) {
    switch node.kind {
    case .string: compileString(node, position)
    case .array:
      key(position)
      events.append(.beginArray(node))
      begin(UInt8(ascii: "["))
      compileElements(node)
      end(UInt8(ascii: "]"))
      events.append(.endArray)
    case .object: compileObject(node, position)
    default: constant(node, position)
    }
  }

  private mutating func key(_ position: Position) {
    guard case .member(let member) = position else { return }
    events.append(.key(member))
    text.append(UInt8(ascii: "\""))
    member.withRawKey { raw, _ in text.append(raw) }
    text.append("\":")
  }

  /// Adds a scalar without holes.
  private mutating func constant(_ node: Node, _ position: Position) {
    key(position)
    events.append(.constant(node))
    let isString = node.kind == .string
    if isString { text.append(UInt8(ascii: "\"")) }
    node.withRawScalar { raw, _ in text.append(raw) }
    if isString { text.append(UInt8(ascii: "\"")) }
    text.append(UInt8(ascii: ","))
  }

  // MARK: Strings

  private mutating func compileString(_ node: Node, _ position: Position) {
    let isWholeOrNone = isVerbatim(node, position)
    guard let template = isWholeOrNone ? .whole(node) : parse(node) else { return constant(node, position) }
    guard let expression = template.singleHole else { return compileText(node, template.segments, position) }
    // A lone `concat` prints each of its parts, as the reference does; deeper ones use JSON for arrays.
    if case .call(let function, let arguments) = expression.syntax, function.name == "concat" {
      return compileText(node, arguments.map { .hole($0) }, position)
    }
    flush()
    var instruction = TemplateInstruction(operation: .document, d: UInt32(hole(expression, node)))
    switch position {
    case .document: break
    case .element: instruction.operation = .element
    case .member:
      instruction.operation = .member
      instruction.a = UInt32(text.count)
      instruction.c = UInt32(events.count)
      key(position)
      instruction.b = UInt32(text.count)
      beginRun()
    }
    instructions.append(instruction)
  }

  /// The text with holes that a string is, if it is one; a hole with a mistake stays as text.
  private mutating func parse(_ node: Node) -> TemplateString? {
    var found = Diagnostics()
    let template = TemplateString.parse(node, diagnostics: &found)
    diagnostics.append(contentsOf: found)
    if found.hasErrors { unknown.append(node) }
    return template
  }

  /// Whether a string with `${` belongs to a property that is verbatim.
  private func isVerbatim(_ node: Node, _ position: Position) -> Bool {
    guard !verbatim.isEmpty, case .member(let member) = position else { return false }
    let mayHaveHoles = node.withRawScalar { raw, isEscaped in isEscaped || TemplateScanner.mayHaveHoles(raw) }
    return mayHaveHoles && verbatim.contains(member.name)
  }

  private mutating func compileText(_ node: Node, _ segments: [TemplateString.Segment], _ position: Position) {
    key(position)
    events.append(.beginText(node))
    text.append(UInt8(ascii: "\""))
    for segment in segments {
      switch segment {
      case .text(var part):
        events.append(.text(part))
        part.withUTF8 { JSONText.escape($0, into: &text) }
      case .hole(let expression):
        flush()
        instructions.append(TemplateInstruction(operation: .text, d: UInt32(hole(expression, node))))
      }
    }
    text.append("\",")
    events.append(.endText(node))
  }

  // MARK: Containers

  /// Adds the elements of an array, those of arrays in it included, without nulls.
  private mutating func compileElements(_ node: Node) {
    for element in node.elements {
      switch element.kind {
      case .null: break
      case .array: compileElements(element)
      default: compile(element, .element)
      }
    }
  }

  private mutating func compileObject(_ node: Node, _ position: Position) {
    var data: Node?
    var when: Node?
    for member in node.members where Template.isReserved(member) {
      switch member.name {
      case "$data": data = member.value
      case "$when": when = member.value
      default: break
      }
    }
    key(position)
    guard data != nil || when != nil else { return compileContent(node) }
    flush()
    let number = scopes.count
    let mistakes = unknown.count
    let scopeData = data.map { compileData($0) } ?? .inherit
    if data != nil { repetitions += 1 }
    let scopeWhen = when.map { compileWhen($0) } ?? .always
    let isUnknown = unknown.count > mistakes
    scopes.append(TemplateScope(node: node, data: scopeData, when: scopeWhen, isUnknown: isUnknown))
    var operation = TemplateInstruction.Operation.value
    if case .element = position { operation = .elements }
    let start = instructions.count
    instructions.append(TemplateInstruction(operation: operation, a: UInt32(number)))
    compileContent(node)
    flush()
    instructions[start].b = UInt32(instructions.count)
    if data != nil { repetitions -= 1 }
  }

  private mutating func compileContent(_ node: Node) {
    events.append(.beginObject(node))
    begin(UInt8(ascii: "{"))
    for member in node.members where !Template.isReserved(member) && !Template.isForChecker(member) {
      compile(member.value, .member(member))
    }
    end(UInt8(ascii: "}"))
    events.append(.endObject)
  }

  // MARK: Scopes

  private mutating func compileData(_ node: Node) -> TemplateScope.Data {
    switch node.kind {
    case .string:
      guard let template = parse(node) else {
        noteOldBinding(node)
        return .inline(node)
      }
      if let expression = template.singleHole { return .hole(hole(expression, node)) }
      return .text(
        template.segments.map { segment in
          switch segment {
          case .text(let text): .text(text)
          case .hole(let expression): .hole(hole(expression, node))
          }
        })
    default:
      reportHoles(node)
      return .inline(node)
    }
  }

  private mutating func reportHoles(_ node: Node) {
    switch node.kind {
    case .string: if Template.hasHoles(node) { diagnostics.report(.holeInData(node.span)) }
    case .array: for element in node.elements { reportHoles(element) }
    case .object: for member in node.members { reportHoles(member.value) }
    default: break
    }
  }

  private mutating func noteOldBinding(_ node: Node) {
    if let text = node.string, Modernization.isBinding(text) { hasOldBindings = true }
  }

  private mutating func compileWhen(_ node: Node) -> TemplateScope.When {
    let mistakes = unknown.count
    if let text = parse(node) {
      if let expression = text.singleHole { return .hole(hole(expression, node)) }
      // Text is never a boolean, not even if it reads `true`.
      if unknown.count == mistakes { diagnostics.report(.literalWhen(node)) }
      return .never
    }
    // An old binding has a finding of its own, and what another tool fills in is not known yet.
    noteOldBinding(node)
    if let text = node.string, Placeholder.occurs(in: text) { return Template.isTruthy(node) ? .never : .always }
    diagnostics.report(.literalWhen(node))
    return Template.isTruthy(node) ? .never : .always
  }
}

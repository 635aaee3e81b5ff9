import CardSyntax

/// One expansion of one template: runs the program and gives its parts to a sink.
struct Expander {
  private let program: TemplateProgram
  /// The code of each hole.
  private let codes: [HoleCode]
  private let expressions: ProgramReader
  private let options: ExpansionOptions
  private var context: EvaluationContext
  private(set) var reports: ExpansionReports
  /// Whether a path of the last scope led to nothing.
  private var hasMissed = false
  /// The scope or hole at which the expansion is, for limits that have no place of their own.
  private var place = Place.document

  private enum Place {
    case document
    case scope(Int)
    case hole(Int)
  }

  /// An object is a good deal more work than a step of an expression.
  private static let objectCost = 10

  init(_ template: Template, _ data: Node?, _ host: Node?, _ options: ExpansionOptions) {
    program = template.program
    codes = program.codes
    expressions = ProgramReader(program.expressions)
    self.options = options
    context = EvaluationContext(data: data, host: host, options: options)
    context.keep(template.document)
    reports = ExpansionReports(template, options)
  }

  /// Expands the whole template; gives false if a limit was reached.
  mutating func run<Sink: ExpansionSink & ~Copyable>(into sink: inout Sink) -> Bool {
    // All that the expansion reads is held by `self`, so that nothing needs to be held again.
    let program = self.program
    return program.instructions.withUnsafeBufferPointer { instructions in
      program.text.withUnsafeBufferPointer { text in
        do throws(EvaluationError) {
          guard program.depth <= options.depth else { throw limit(.depth(options.depth)) }
          try run(instructions, text, 0..<instructions.count, into: &sink)
          return true
        } catch {
          if case .limit(let reached) = error.reason { reports.noteLimit(reached, span) }
          return false
        }
      }
    }
  }

  private func limit(_ limit: EvaluationError.Limit) -> EvaluationError {
    EvaluationError(reason: .limit(limit), range: 0..<0)
  }

  private var span: SourceSpan {
    switch place {
    case .document: reports.template.document.root.span
    case .scope(let number): program.scopes[number].node.span
    case .hole(let number): program.holes[number].span
    }
  }

  // MARK: Instructions

  private typealias Instructions = UnsafeBufferPointer<TemplateInstruction>
  private typealias Text = UnsafeBufferPointer<UInt8>

  private mutating func run<Sink: ExpansionSink & ~Copyable>(
    _ instructions: Instructions, _ text: Text, _ range: Range<Int>, into sink: inout Sink
  ) throws(EvaluationError) {
    var position = range.lowerBound
    while position < range.upperBound {
      let instruction = instructions[position]
      position += 1
      switch instruction.operation {
      case .copy: try copy(instruction, text, closes: false, into: &sink)
      case .close: try copy(instruction, text, closes: true, into: &sink)
      case .text:
        expandText(Int(instruction.d), try evaluateInText(Int(instruction.d)), into: &sink)
        try checkSize(of: sink)
      case .member:
        let hole = Int(instruction.d)
        let value = try evaluate(hole)
        if value.isUndefined { continue }
        let key = Int(instruction.c)
        try sink.copy(
          Text(rebasing: text[Int(instruction.a)..<Int(instruction.b)]), events: key..<key + 1, closes: false)
        try sink.value(value, hole: hole, depth: Int(codes[hole].depth), in: context)
        try checkSize(of: sink)
      case .element:
        try expandElement(Int(instruction.d), into: &sink)
        try checkSize(of: sink)
      case .document:
        let hole = Int(instruction.d)
        try sink.value(try evaluate(hole), hole: hole, depth: 0, in: context)
        try checkSize(of: sink)
      case .elements:
        try expandElements(instruction, instructions, text, position..<Int(instruction.b), into: &sink)
        position = Int(instruction.b)
      case .value:
        try expandValue(instruction, instructions, text, position..<Int(instruction.b), into: &sink)
        position = Int(instruction.b)
      }
    }
  }

  @inline(__always)
  private mutating func copy<Sink: ExpansionSink & ~Copyable>(
    _ instruction: TemplateInstruction, _ text: Text, closes: Bool, into sink: inout Sink
  ) throws(EvaluationError) {
    try sink.copy(
      Text(rebasing: text[Int(instruction.a)..<Int(instruction.b)]),
      events: Int(instruction.c)..<Int(instruction.d), closes: closes)
  }

  private func checkSize<Sink: ExpansionSink & ~Copyable>(of sink: borrowing Sink) throws(EvaluationError) {
    if sink.byteCount > options.outputBytes { throw limit(.outputBytes(options.outputBytes)) }
  }

  /// Writes an element of an array: nulls are dropped, arrays spliced.
  private mutating func expandElement<Sink: ExpansionSink & ~Copyable>(
    _ hole: Int, into sink: inout Sink
  ) throws(EvaluationError) {
    let value = try evaluate(hole)
    let depth = Int(codes[hole].depth)
    switch value {
    case .null: return
    case .array(let elements):
      try context.charge(elements.count)
      for element in elements {
        try sink.value(element, hole: hole, depth: depth, in: context)
        try checkSize(of: sink)
      }
    case .node(let node) where node.kind == .array:
      try context.charge(node.count)
      for element in node.elements { try sink.value(Value(element), hole: hole, depth: depth, in: context) }
    default: try sink.value(value, hole: hole, depth: depth, in: context)
    }
  }

  private mutating func expandText<Sink: ExpansionSink & ~Copyable>(
    _ hole: Int, _ value: Value?, into sink: inout Sink
  ) {
    guard let value else { return sink.textLiteral(program.holes[hole].literal) }
    if !sink.textValue(value) {
      reports.noteNull(hole)
      sink.textLiteral(program.holes[hole].literal)
    }
    switch value {
    case .array, .object: noteComposite(hole, value)
    case .node(let node) where node.kind == .array || node.kind == .object: noteComposite(hole, value)
    default: break
    }
  }

  /// Notes an object or a list in text, which nobody reads as what it is.
  @inline(never)
  private mutating func noteComposite(_ hole: Int, _ value: Value) {
    var datum: Node?
    if case .node(let node) = value { datum = context.node(node) }
    if let composite = CompositeText(value, datum) { reports.noteComposite(hole, composite) }
  }

  // MARK: Scopes

  /// What an object gives back when its expansion ends.
  private struct Scope {
    let root: Value
    let data: Value
    let index: Value
    let generation: Int

    @inline(__always)
    init(_ context: borrowing EvaluationContext) {
      root = context.root
      data = context.data
      index = context.index
      generation = context.scopeGeneration
    }

    @inline(__always)
    func restore(_ context: inout EvaluationContext) {
      context.root = root
      context.data = data
      context.index = index
      context.scopeGeneration = generation
    }
  }

  /// Expands an object with `$data` or `$when` in an array.
  private mutating func expandElements<Sink: ExpansionSink & ~Copyable>(
    _ instruction: TemplateInstruction, _ instructions: Instructions, _ text: Text, _ body: Range<Int>,
    into sink: inout Sink
  ) throws(EvaluationError) {
    let number = Int(instruction.a)
    let scope = Scope(context)
    defer { scope.restore(&context) }
    var nullPlace: Node?
    func expandContent(_ self: inout Expander, _ sink: inout Sink, isNull: Bool = false) throws(EvaluationError) {
      self.place = .scope(number)
      self.context.credit(outputBytes: sink.byteCount)
      try self.context.charge(Self.objectCost + body.count)
      guard try self.isKept(number) else { return }
      if isNull { self.noteNullData(number, nullPlace) }
      try self.run(instructions, text, body, into: &sink)
      try self.checkSize(of: sink)
    }
    if program.scopes[number].isUnknown {
      reports.unknownScopes += 1
      defer { reports.unknownScopes -= 1 }
      return try run(instructions, text, body, into: &sink)
    }
    let data = try data(of: number)
    switch data {
    case .node(let node) where node.kind == .array:
      var position = 0
      for item in node.elements {
        enter(Value(item), position)
        position += 1
        try expandContent(&self, &sink)
      }
    case .array(let items):
      for (position, item) in items.enumerated() {
        enter(item, position)
        try expandContent(&self, &sink)
      }
    case .null:
      nullPlace = placeOfNull(number)
      enter(data, nil)
      reports.nullScopes += 1
      defer { reports.nullScopes -= 1 }
      try expandContent(&self, &sink, isNull: true)
    default:
      // That nothing has a value where the data of the scope are missing is said once.
      let isMissing = isMissing(data, of: number)
      enter(data, nil)
      reports.nullScopes += isMissing ? 1 : 0
      defer { reports.nullScopes -= isMissing ? 1 : 0 }
      try expandContent(&self, &sink)
    }
  }

  /// Notes, in the scope itself, that its `$data` is null.
  @inline(never)
  private mutating func noteNullData(_ scope: Int, _ place: Node?) {
    if case .hole(let hole) = program.scopes[scope].data { reports.noteNullData(hole, at: place) }
  }

  /// Where the null stands that the `$data` of a scope comes to, where its binding is a plain path.
  @inline(never)
  private func placeOfNull(_ scope: Int) -> Node? {
    guard case .hole(let hole) = program.scopes[scope].data,
      case .path(let root, let steps) = program.holes[hole].expression.syntax
    else { return nil }
    let isFromRoot = root.matches("$root")
    guard case .node(let start) = isFromRoot ? context.root : context.data, var node = context.node(start) else {
      return nil
    }
    for step in (isFromRoot || root.matches("$data") ? [] : [.member(root)]) + steps {
      guard case .member(let name) = step, let next = node.member(regardlessOfCase: name.text)?.value else {
        return nil
      }
      node = next
    }
    return node.isNull ? node : nil
  }

  /// Expands an object with `$data` or `$when` in a place that holds one value: none is `null`, many are an array.
  private mutating func expandValue<Sink: ExpansionSink & ~Copyable>(
    _ instruction: TemplateInstruction, _ instructions: Instructions, _ text: Text, _ body: Range<Int>,
    into sink: inout Sink
  ) throws(EvaluationError) {
    let number = Int(instruction.a)
    let node = program.scopes[number].node
    let scope = Scope(context)
    defer { scope.restore(&context) }
    place = .scope(number)
    if program.scopes[number].isUnknown {
      reports.unknownScopes += 1
      defer { reports.unknownScopes -= 1 }
      return try run(instructions, text, body, into: &sink)
    }
    let data = try data(of: number)
    guard let items = data.elements else {
      var isNull = false
      if case .null = data { isNull = true }
      let place = isNull ? placeOfNull(number) : nil
      let isQuiet = isNull || isMissing(data, of: number)
      enter(data, nil)
      try context.charge(Self.objectCost + body.count)
      reports.nullScopes += isQuiet ? 1 : 0
      defer { reports.nullScopes -= isQuiet ? 1 : 0 }
      guard try isKept(number) else { return sink.null(node) }
      if isNull { noteNullData(number, place) }
      return try run(instructions, text, body, into: &sink)
    }
    // Whether this is an object or an array is known only when all conditions are.
    var kept: [Int] = []
    for (position, item) in items.enumerated() {
      try context.charge()
      enter(item, position)
      if try isKept(number) { kept.append(position) }
    }
    if kept.isEmpty { return sink.null(node) }
    if kept.count > 1 { try sink.beginArray(node) }
    for position in kept {
      place = .scope(number)
      context.credit(outputBytes: sink.byteCount)
      try context.charge(Self.objectCost + body.count)
      enter(items[position], position)
      try run(instructions, text, body, into: &sink)
      try checkSize(of: sink)
    }
    if kept.count > 1 { sink.endArray() }
  }

  /// The data of a scope; nothing if the scope keeps the data around it.
  private mutating func data(of scope: Int) throws(EvaluationError) -> Value {
    switch program.scopes[scope].data {
    case .inherit: .undefined
    case .inline(let node): context.borrow(node)
    case .hole(let hole): try data(ofHole: hole)
    case .text(let segments): .string(try joined(segments))
    }
  }

  /// Whether the data of a scope, which was just entered, are the text of a path to nothing.
  private func isMissing(_ data: Value, of scope: Int) -> Bool {
    guard hasMissed, case .string = data, case .hole = program.scopes[scope].data else { return false }
    return true
  }

  private mutating func data(ofHole hole: Int) throws(EvaluationError) -> Value {
    hasMissed = false
    let value = try evaluate(hole)
    // Where nothing is written for what is missing, a list that is missing has no items.
    if hasMissed, options.missing == .empty, case .string("") = value { return .array([]) }
    return value
  }

  private mutating func joined(_ segments: [TemplateScope.TextSegment]) throws(EvaluationError) -> String {
    var result = ""
    for segment in segments {
      switch segment {
      case .text(let text): result += text
      case .hole(let hole):
        let value = try evaluateInText(hole)
        try context.charge(contentOf: value ?? .undefined)
        result += value?.printed ?? program.holes[hole].literal
      }
    }
    return result
  }

  /// Makes `data` the scope; nothing leaves the scope as it is.
  @inline(__always)
  private mutating func enter(_ data: Value, _ index: Int?) {
    if let index { context.index = .number(Double(index)) }
    if !data.isUndefined { context.data = data }
    context.lastGeneration += 1
    context.scopeGeneration = context.lastGeneration
  }

  private mutating func isKept(_ scope: Int) throws(EvaluationError) -> Bool {
    switch program.scopes[scope].when {
    case .always: return true
    case .never: return false
    case .hole(let hole):
      let code = codes[hole]
      // A condition that cannot be evaluated drops the element; whatever is not `true` does so too.
      let scope = code.mayChangeScope ? Scope(context) : nil
      defer { scope?.restore(&context) }
      let value = try context.evaluateCondition(expressions.code(code.code))
      if !context.warnings.isEmpty { noteFindings(hole) }
      guard let value else { return false }
      switch value {
      case .boolean(let holds): return holds
      case .undefined, .null: return false
      default:
        noteCondition(hole, value)
        return false
      }
    }
  }

  /// Notes a condition that is neither true nor false, nor missing: somebody probably takes it for true.
  @inline(never)
  private mutating func noteCondition(_ hole: Int, _ value: Value) {
    // What is never true or false for any data is said of the template.
    guard program.holes[hole].expression.type.contains(.boolean) else { return }
    var datum: Node?
    if case .node(let node) = value { datum = context.node(node) }
    reports.noteCondition(hole, value.conditionType, datum)
  }

  // MARK: Holes

  /// The value of a string that is one hole; an error is reported and gives the hole's own text.
  private mutating func evaluate(_ hole: Int) throws(EvaluationError) -> Value {
    do throws(EvaluationError) {
      return try value(of: hole)
    } catch {
      try note(error, hole, isError: !options.lenient)
      return .string(program.holes[hole].literal)
    }
  }

  /// The value of a hole in text, or none if it cannot be evaluated.
  private mutating func evaluateInText(_ hole: Int) throws(EvaluationError) -> Value? {
    do throws(EvaluationError) {
      return try value(of: hole)
    } catch {
      try note(error, hole, isError: false)
      return nil
    }
  }

  @inline(__always)
  private mutating func value(of hole: Int) throws(EvaluationError) -> Value {
    let code = codes[hole]
    // Where a path ends is looked for once.
    if !reports.isEmpty { context.explainsMisses = !reports.hasMiss(hole) }
    if code.mayChangeScope { return try changingValue(of: hole) }
    let value = try context.evaluate(expressions.code(code.code))
    switch value {
    case .node(let node):
      // Writing a large part of the data takes its time.
      if node.recordCount > 64 { try context.charge(node.recordCount / 2) }
    case .array, .object, .bytes: try context.charge(outputOf: value)
    default: break
    }
    if !context.misses.isEmpty || !context.warnings.isEmpty { noteFindings(hole) }
    return value
  }

  @inline(never)
  private mutating func changingValue(of hole: Int) throws(EvaluationError) -> Value {
    let scope = Scope(context)
    defer { scope.restore(&context) }
    let value = try context.evaluate(expressions.code(codes[hole].code))
    try context.charge(outputOf: value)
    if !context.misses.isEmpty || !context.warnings.isEmpty { noteFindings(hole) }
    return value
  }

  private mutating func noteFindings(_ hole: Int) {
    if !context.misses.isEmpty {
      hasMissed = true
      reports.noteMisses(context.misses, hole)
      context.misses.removeAll(keepingCapacity: true)
    }
    if !context.warnings.isEmpty {
      reports.note(context.warnings, hole)
      context.warnings.removeAll(keepingCapacity: true)
    }
  }

  private mutating func note(
    _ error: EvaluationError, _ hole: Int, isError: Bool
  ) throws(EvaluationError) {
    let misses = context.misses
    context.misses.removeAll(keepingCapacity: true)
    context.warnings.removeAll(keepingCapacity: true)
    context.locals.removeAll(keepingCapacity: true)
    context.substitutes = options.missing != .null
    place = .hole(hole)
    if error.isFatal { throw error }
    // Whatever a path to nothing leads to is as wrong as the path.
    let isError = isError || options.missing == .error && !misses.isEmpty
    var data: Node?
    if case .node(let node) = context.data { data = context.node(node) }
    reports.note(error, hole, misses.first, data: data, isError: isError)
  }
}

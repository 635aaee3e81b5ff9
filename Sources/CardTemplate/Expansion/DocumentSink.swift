import CardSyntax

/// Builds a document from an expansion. Values of the template name their place in it; values copied from data name
/// their place there, and the hole that brought them.
struct DocumentSink: ExpansionSink, ~Copyable {
  private var builder: DocumentBuilder
  private let program: TemplateProgram
  private let maximumDepth: Int
  private let maximumBytes: Int
  private var text = ByteBuffer(capacity: 256)
  private var expansions: [Int: UInt32] = [:]
  private var written = 0

  var byteCount: Int { written + text.count }

  init(_ template: Template, maximumDepth: Int, maximumBytes: Int) {
    self.maximumBytes = maximumBytes
    builder = DocumentBuilder(arenaFor: template.document.source, isYAML: false)
    program = template.program
    self.maximumDepth = maximumDepth
  }

  consuming func finish(_ diagnostics: inout Diagnostics) -> Document { builder.finish(&diagnostics) }

  mutating func copy(
    _ text: UnsafeBufferPointer<UInt8>, events: Range<Int>, closes: Bool
  ) throws(EvaluationError) {
    written += text.count
    for event in program.events[events] {
      switch event {
      case .key(let member): builder.addCopy(ofKey: member)
      case .constant(let node): builder.addCopy(of: node)
      case .beginObject(let node):
        try enter()
        builder.beginObject(origin(node.span))
      case .beginArray(let node): try beginArray(node)
      case .endObject, .endArray: builder.end()
      case .beginText: self.text.removeAll()
      case .text(let text): self.text.append(text)
      case .endText(let node):
        let origin = origin(node.span)
        written += self.text.count
        self.text.withBytes { builder.addString($0, origin) }
        self.text.removeAll()
      }
    }
  }

  mutating func value(
    _ value: Value, hole: Int, depth: Int, in context: EvaluationContext
  ) throws(EvaluationError) {
    let expansion = expansion(of: hole)
    try add(value, origin(program.holes[hole].node.span, expansion), expansion, context)
  }

  mutating func textValue(_ value: Value) -> Bool { value.appendPrinted(to: &text) }

  mutating func textLiteral(_ text: String) { self.text.append(text) }

  mutating func null(_ node: Node) { builder.addNull(origin(node.span)) }

  mutating func beginArray(_ node: Node) throws(EvaluationError) {
    try enter()
    builder.beginArray(origin(node.span))
  }

  mutating func endArray() { builder.end() }

  // MARK: Implementation

  private mutating func add(
    _ value: Value, _ origin: NodeOrigin, _ expansion: UInt32, _ context: EvaluationContext
  ) throws(EvaluationError) {
    written += 8
    if byteCount > maximumBytes { throw EvaluationError(reason: .limit(.outputBytes(maximumBytes)), range: 0..<0) }
    switch value {
    case .undefined, .null: builder.addNull(origin)
    case .boolean(let value): builder.addBoolean(value, origin)
    case .number(let number):
      if number.isFinite { builder.addNumber(NumberText.javaScript(number), origin) } else { builder.addNull(origin) }
    case .string(var text):
      written += text.utf8.count
      text.withUTF8 { builder.addString($0, origin) }
    case .integer(let value):
      var text = String(value)
      written += text.utf8.count
      text.withUTF8 { builder.addString($0, origin) }
    case .node(let borrowed):
      guard let node = context.node(borrowed) else { preconditionFailure("the context knows all documents") }
      try add(node, expansion)
    case .array(let elements):
      try enter()
      builder.beginArray(origin)
      for element in elements { try add(element, origin, expansion, context) }
      builder.end()
    case .object(let object):
      try enter()
      builder.beginObject(origin)
      for member in object.members where !member.value.isUndefined {
        var name = member.name
        name.withUTF8 { builder.addKey($0, origin) }
        try add(member.value, origin, expansion, context)
      }
      builder.end()
    case .bytes(let bytes):
      let members = bytes.enumerated().map { (name: String($0.offset), value: Value.number(Double($0.element))) }
      try add(.object(ObjectValue(members)), origin, expansion, context)
    }
  }

  private mutating func add(_ node: Node, _ expansion: UInt32) throws(EvaluationError) {
    switch node.kind {
    case .array:
      try enter()
      builder.beginArray(origin(node.span, expansion))
      for element in node.elements { try add(element, expansion) }
      builder.end()
    case .object:
      try enter()
      builder.beginObject(origin(node.span, expansion))
      for member in node.members {
        builder.addCopy(ofKey: member, expansion: expansion)
        try add(member.value, expansion)
      }
      builder.end()
    default:
      written += node.withRawScalar { raw, _ in raw.count }
      builder.addCopy(of: node, expansion: expansion)
    }
  }

  private mutating func origin(_ span: SourceSpan, _ expansion: UInt32 = NodeOrigin.noExpansion) -> NodeOrigin {
    NodeOrigin(source: builder.register(span.source), start: span.start, end: span.end, expansion: expansion)
  }

  private mutating func expansion(of hole: Int) -> UInt32 {
    if let number = expansions[hole] { return number }
    let number = builder.registerExpansion(program.holes[hole].span)
    expansions[hole] = number
    return number
  }

  private func enter() throws(EvaluationError) {
    guard builder.depth < maximumDepth else {
      throw EvaluationError(reason: .limit(.depth(maximumDepth)), range: 0..<0)
    }
  }
}

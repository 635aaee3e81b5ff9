import CardSyntax

/// Builds a document from an expansion. Values of the template name their place in it; values copied from data name
/// their place there, and the hole that brought them.
struct DocumentSink: ExpansionSink, ~Copyable {
  private var builder: DocumentBuilder
  private let maximumDepth: Int
  private var text = ByteBuffer(capacity: 256)
  private var expansions: [Int: UInt32] = [:]
  private(set) var byteCount = 0

  init(_ template: Document, maximumDepth: Int) {
    builder = DocumentBuilder(arenaFor: template.source, isYAML: false)
    self.maximumDepth = maximumDepth
  }

  consuming func finish(_ diagnostics: inout Diagnostics) -> Document { builder.finish(&diagnostics) }

  mutating func key(_ key: TemplateKey) { builder.addCopy(ofKey: key.member) }

  mutating func constant(_ constant: TemplateConstant) throws(EvaluationError) { try copy(constant.node) }

  mutating func constants(_ members: [Node.Member], bytes: Range<Int>) throws(EvaluationError) {
    for member in members {
      builder.addCopy(ofKey: member)
      try copy(member.value)
    }
  }

  mutating func beginObject(_ node: Node) throws(EvaluationError) {
    try enter()
    builder.beginObject(origin(node.span))
  }

  mutating func endObject() { builder.end() }

  mutating func beginArray(_ node: Node) throws(EvaluationError) {
    try enter()
    builder.beginArray(origin(node.span))
  }

  mutating func endArray() { builder.end() }

  mutating func null(_ node: Node) { builder.addNull(origin(node.span)) }

  mutating func value(_ value: Value, _ hole: Hole) throws(EvaluationError) {
    let expansion = expansion(of: hole)
    try add(value, origin(hole.node.span, expansion), expansion)
  }

  mutating func beginText(_ text: TextTemplate) { self.text.removeAll() }

  mutating func textConstant(_ text: String, bytes: Range<Int>) { self.text.append(text) }

  mutating func textValue(_ value: Value) -> Bool { value.appendPrinted(to: &text) }

  mutating func textLiteral(_ text: String) { self.text.append(text) }

  mutating func endText(_ text: TextTemplate) {
    let origin = origin(text.node.span)
    byteCount += self.text.count
    self.text.withBytes { builder.addString($0, origin) }
  }

  // MARK: Implementation

  /// Copies a constant part of the template as it reaches the output.
  private mutating func copy(_ node: Node) throws(EvaluationError) {
    byteCount += 8
    switch node.kind {
    case .array:
      try beginArray(node)
      try ConstantContent.forEachElement(of: node) { (element) throws(EvaluationError) in try copy(element) }
      endArray()
    case .object:
      try beginObject(node)
      for member in node.members where !Template.isReserved(member) {
        builder.addCopy(ofKey: member)
        try copy(member.value)
      }
      endObject()
    default: builder.addCopy(of: node)
    }
  }

  private mutating func add(_ value: Value, _ origin: NodeOrigin, _ expansion: UInt32) throws(EvaluationError) {
    byteCount += 8
    switch value {
    case .undefined, .null: builder.addNull(origin)
    case .boolean(let value): builder.addBoolean(value, origin)
    case .number(let number):
      if number.isFinite { builder.addNumber(NumberText.javaScript(number), origin) } else { builder.addNull(origin) }
    case .string(var text):
      byteCount += text.utf8.count
      text.withUTF8 { builder.addString($0, origin) }
    case .node(let node): try add(node, expansion)
    case .array(let elements):
      try enter()
      builder.beginArray(origin)
      for element in elements { try add(element, origin, expansion) }
      builder.end()
    case .object(let object):
      try enter()
      builder.beginObject(origin)
      for member in object.members where !member.value.isUndefined {
        var name = member.name
        name.withUTF8 { builder.addKey($0, origin) }
        try add(member.value, origin, expansion)
      }
      builder.end()
    case .bytes(let bytes):
      var object = ObjectValue()
      for (index, byte) in bytes.enumerated() { object[String(index)] = .number(Double(byte)) }
      try add(.object(object), origin, expansion)
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
      byteCount += node.withRawScalar { raw, _ in raw.count }
      builder.addCopy(of: node, expansion: expansion)
    }
  }

  private mutating func origin(_ span: SourceSpan, _ expansion: UInt32 = NodeOrigin.noExpansion) -> NodeOrigin {
    NodeOrigin(source: builder.register(span.source), start: span.start, end: span.end, expansion: expansion)
  }

  private mutating func expansion(of hole: Hole) -> UInt32 {
    if let number = expansions[hole.index] { return number }
    let number = builder.registerExpansion(hole.span)
    expansions[hole.index] = number
    return number
  }

  private func enter() throws(EvaluationError) {
    guard builder.depth < maximumDepth else {
      throw EvaluationError(reason: .limit(.depth(maximumDepth)), range: 0..<0)
    }
  }
}

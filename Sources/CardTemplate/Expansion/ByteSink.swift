import CardSyntax

/// Writes an expansion as minified JSON.
///
/// Every value is followed by a comma, and the last one of a container is taken back: so finished parts are copied
/// with their commas, and nobody needs to know whether a value is the first one.
struct ByteSink: ExpansionSink, ~Copyable {
  private var buffer: ByteBuffer
  private let maximumDepth: Int
  private let maximumBytes: Int
  private var depth = 0
  private let start: Int

  init(_ buffer: consuming ByteBuffer, maximumDepth: Int, maximumBytes: Int) {
    start = buffer.count
    self.maximumBytes = maximumBytes
    self.buffer = buffer
    self.maximumDepth = maximumDepth
  }

  var byteCount: Int { buffer.count - start }

  /// The buffer with the finished text.
  consuming func finish() -> ByteBuffer {
    if buffer.count > start { takeBackComma() }
    return buffer
  }

  @inline(__always)
  mutating func copy(
    _ text: UnsafeBufferPointer<UInt8>, events: Range<Int>, closes: Bool
  ) {
    if closes { takeBackComma() }
    buffer.append(text)
  }

  @inline(__always)
  mutating func value(
    _ value: Value, hole: Int, depth: Int, in context: EvaluationContext
  ) throws(EvaluationError) {
    self.depth = depth
    try write(value)
  }

  mutating func textValue(_ value: Value) -> Bool {
    switch value {
    case .node(let node) where node.kind == .string: buffer.append(node.rawScalar)
    case .string(let text): buffer.append(escaping: text)
    case .node(let node) where node.kind == .number: return value.appendPrinted(to: &buffer)
    default:
      guard let text = value.printed else { return false }
      buffer.append(escaping: text)
    }
    return true
  }

  mutating func textLiteral(_ text: String) { buffer.append(escaping: text) }

  mutating func null(_ node: Node) { buffer.append("null,") }

  mutating func beginArray(_ node: Node) { buffer.append(UInt8(ascii: "[")) }

  mutating func endArray() {
    takeBackComma()
    buffer.append("],")
  }

  /// Writes a value with everything in it and a comma.
  mutating func write(_ value: Value) throws(EvaluationError) {
    switch value {
    case .undefined, .null: buffer.append("null,")
    case .boolean(let value): buffer.append(value ? "true," : "false,")
    case .number(let number):
      buffer.append(number.isFinite ? NumberText.javaScript(number) : "null")
      buffer.append(",")
    case .string(let text): quote(text)
    case .integer(let value): quote(String(value))
    case .node(let node): try write(node)
    case .array(let elements):
      try begin(UInt8(ascii: "["))
      for element in elements {
        try write(element)
        try checkSize()
      }
      end(UInt8(ascii: "]"))
    case .object(let object):
      try begin(UInt8(ascii: "{"))
      for member in object.members where !member.value.isUndefined {
        quote(member.name, then: ":")
        try write(member.value)
        try checkSize()
      }
      end(UInt8(ascii: "}"))
    case .bytes:
      buffer.append(value.jsonText ?? "null")
      buffer.append(",")
    }
  }

  private mutating func write(_ node: BorrowedNode) throws(EvaluationError) {
    switch node.kind {
    case .string:
      buffer.append("\"")
      buffer.append(node.rawScalar)
      buffer.append("\",")
    case .array:
      try begin(UInt8(ascii: "["))
      for element in node.elements { try write(element) }
      end(UInt8(ascii: "]"))
    case .object:
      try begin(UInt8(ascii: "{"))
      for member in node.members {
        buffer.append("\"")
        buffer.append(member.key)
        buffer.append("\":")
        try write(member.value)
      }
      end(UInt8(ascii: "}"))
    default:
      buffer.append(node.rawScalar)
      buffer.append(",")
    }
  }

  private mutating func quote(_ text: String, then end: StaticString = ",") {
    buffer.append("\"")
    buffer.append(escaping: text)
    buffer.append("\"")
    buffer.append(end)
  }

  private mutating func begin(_ byte: UInt8) throws(EvaluationError) {
    depth += 1
    if depth > maximumDepth { throw EvaluationError(reason: .limit(.depth(maximumDepth)), range: 0..<0) }
    buffer.append(byte)
  }

  /// What is computed can be in a value many times, so that it is much larger than the data.
  private func checkSize() throws(EvaluationError) {
    if byteCount > maximumBytes { throw EvaluationError(reason: .limit(.outputBytes(maximumBytes)), range: 0..<0) }
  }

  private mutating func end(_ byte: UInt8) {
    depth -= 1
    takeBackComma()
    buffer.append(byte)
    buffer.append(UInt8(ascii: ","))
  }

  private mutating func takeBackComma() {
    let last = buffer.withBytes { $0[$0.count - 1] }
    if last == UInt8(ascii: ",") { buffer.truncate(to: buffer.count - 1) }
  }
}

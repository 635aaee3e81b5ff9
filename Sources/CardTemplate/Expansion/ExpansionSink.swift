import CardSyntax

/// Where the parts of an expansion go, in document order: bytes or a document.
protocol ExpansionSink: ~Copyable {
  /// About how much was written so far.
  var byteCount: Int { get }

  mutating func key(_ key: TemplateKey)
  mutating func constant(_ constant: TemplateConstant) throws(EvaluationError)
  mutating func constants(_ members: [Node.Member], bytes: Range<Int>) throws(EvaluationError)

  /// Opens an object that `node` of the template describes.
  mutating func beginObject(_ node: Node) throws(EvaluationError)
  mutating func endObject()
  /// Opens an array that `node` of the template describes.
  mutating func beginArray(_ node: Node) throws(EvaluationError)
  mutating func endArray()
  /// Adds `null` in the place of `node`.
  mutating func null(_ node: Node)

  /// Adds the value of a hole; nothing becomes `null`.
  mutating func value(_ value: Value, _ hole: Hole) throws(EvaluationError)

  mutating func beginText(_ text: TextTemplate)
  mutating func textConstant(_ text: String, bytes: Range<Int>)
  /// Adds the printed value; gives false and adds nothing for `null` and nothing.
  mutating func textValue(_ value: Value) -> Bool
  mutating func textLiteral(_ text: String)
  mutating func endText(_ text: TextTemplate)
}

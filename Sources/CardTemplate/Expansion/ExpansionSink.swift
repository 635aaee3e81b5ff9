import CardSyntax

/// Where the parts of an expansion go, in document order: bytes or a document.
protocol ExpansionSink: ~Copyable {
  /// About how much was written so far.
  var byteCount: Int { get }

  /// Adds finished parts of the template: JSON text whose last value a comma follows, and the
  /// template's events that say what it means. `closes` says
  /// that it begins with a closing bracket.
  mutating func copy(
    _ text: UnsafeBufferPointer<UInt8>, events: Range<Int>, closes: Bool
  ) throws(EvaluationError)

  /// Adds the value of the hole with the number `hole`, whose place in the output is `depth` levels deep; nothing
  /// becomes `null`. The context knows the documents that values lie in.
  mutating func value(
    _ value: Value, hole: Int, depth: Int, in context: EvaluationContext
  ) throws(EvaluationError)
  /// Adds the printed value to a string; gives false and adds nothing for `null` and nothing.
  mutating func textValue(_ value: Value) -> Bool
  /// Adds text to a string.
  mutating func textLiteral(_ text: String)

  /// Adds `null` in the place of `node`.
  mutating func null(_ node: Node)
  /// Opens an array of what came of `node`.
  mutating func beginArray(_ node: Node) throws(EvaluationError)
  mutating func endArray()
}

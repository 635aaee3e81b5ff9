/// The written forms of a document.
public enum DocumentSyntax: String, Sendable, Hashable, CaseIterable {
  /// JSON, two spaces of indentation, one member or element a line.
  case json
  /// YAML in block style.
  case yaml
  /// JSON without any white space.
  case minified = "min"

  /// The extension of files in this form, without the point.
  public var fileExtension: String { self == .yaml ? "yaml" : "json" }
}

/// Writes a document value by value, in the order of the calls; it owns separators, indentation and escaping.
///
/// The output is a function of the calls alone: keys in the order given, LF line ends, one final line end (none when
/// minified).
public struct DocumentWriter: ~Copyable {
  /// The form that is written.
  public let syntax: DocumentSyntax

  var buffer: ByteBuffer
  /// One entry for each open container.
  var stack: [Level] = []
  /// Whether a key was written whose value is still to come.
  var hasKey = false

  struct Level {
    var isObject: Bool
    var isEmpty = true
  }

  /// A writer of nothing so far.
  public init(_ syntax: DocumentSyntax = .json) {
    self.syntax = syntax
    buffer = ByteBuffer()
  }

  /// The bytes; every container must have been closed.
  public consuming func finish() -> [UInt8] {
    precondition(stack.isEmpty && !hasKey, "unbalanced calls to a DocumentWriter")
    if syntax != .minified, buffer.count > 0 { buffer.append(0x0A) }
    return buffer.array()
  }

  // MARK: Structure

  /// Opens an object.
  public mutating func beginObject() { begin(isObject: true) }

  /// Closes the innermost object.
  public mutating func endObject() { end(isObject: true) }

  /// Opens an array.
  public mutating func beginArray() { begin(isObject: false) }

  /// Closes the innermost array.
  public mutating func endArray() { end(isObject: false) }

  /// Writes a key; the next call writes its value.
  public mutating func key(_ name: String) {
    var name = name
    name.withUTF8 { bytes in
      if JSONText.needsEscaping(bytes) {
        var escaped = ByteBuffer(capacity: bytes.count * 2)
        JSONText.escape(bytes, into: &escaped)
        escaped.withBytes { rawKey($0, isEscaped: true) }
      } else {
        rawKey(bytes, isEscaped: false)
      }
    }
  }

  // MARK: Scalars

  /// Writes a string.
  public mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if JSONText.needsEscaping(bytes) {
        var escaped = ByteBuffer(capacity: bytes.count * 2)
        JSONText.escape(bytes, into: &escaped)
        escaped.withBytes { rawString($0, isEscaped: true) }
      } else {
        rawString(bytes, isEscaped: false)
      }
    }
  }

  /// Writes a number as JavaScript prints it; integral values have no fraction.
  public mutating func number(_ value: Double) { number(text: NumberText.javaScript(value)) }

  /// Writes an integer.
  public mutating func number(_ value: Int) { number(text: String(value)) }

  /// Writes a number from its text, which must be valid JSON.
  public mutating func number(text: String) {
    var text = text
    text.withUTF8 { plain($0) }
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) { number(text: value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { number(text: "null") }

  /// Writes a value of a document with everything in it; scalars keep the text that they have there.
  public mutating func value(_ node: Node) {
    // The document outlives the call, so that nothing in it has to be kept alive on its own.
    withExtendedLifetime(node) { value(node.borrowed) }
  }

  private mutating func value(_ node: BorrowedNode) {
    switch node.kind {
    case .null, .boolean, .number: plain(node.rawScalar)
    case .string: rawString(node.rawScalar, isEscaped: node.isEscaped)
    case .array:
      beginArray()
      for element in node.elements { value(element) }
      endArray()
    case .object:
      beginObject()
      for member in node.members {
        rawKey(member.key, isEscaped: member.isEscaped)
        value(member.value)
      }
      endObject()
    }
  }

  /// Writes the beginning of a value: at most `limit` of the scalars and empty containers in it, with each container
  /// closed. Each of those takes at least one line, so the first `limit` lines are those of the whole.
  package mutating func value(_ node: Node, first limit: Int) {
    var rest = limit
    withExtendedLifetime(node) { value(node.borrowed, first: &rest) }
  }

  private mutating func value(_ node: BorrowedNode, first rest: inout Int) {
    if node.count == 0 { rest -= 1 }
    switch node.kind {
    case .null, .boolean, .number, .string: value(node)
    case .array:
      beginArray()
      for element in node.elements {
        if rest <= 0 { break }
        value(element, first: &rest)
      }
      endArray()
    case .object:
      beginObject()
      for member in node.members {
        if rest <= 0 { break }
        rawKey(member.key, isEscaped: member.isEscaped)
        value(member.value, first: &rest)
      }
      endObject()
    }
  }

  /// Writes the key of a member as it stands in its document.
  public mutating func key(of member: Node.Member) {
    member.withRawKey { raw, isEscaped in rawKey(raw, isEscaped: isEscaped) }
  }

  // MARK: Taking back

  /// How far a document has been written.
  package struct Mark {
    fileprivate let count: Int
    fileprivate let stack: [Level]
    fileprivate let hasKey: Bool
  }

  /// What has been written so far.
  package func mark() -> Mark { Mark(count: buffer.count, stack: stack, hasKey: hasKey) }

  /// Takes back what was written since `mark`.
  package mutating func rewind(to mark: Mark) {
    buffer.truncate(to: mark.count)
    stack = mark.stack
    hasKey = mark.hasKey
  }

  // MARK: Implementation

  private mutating func begin(isObject: Bool) {
    if syntax == .yaml {
      yamlBegin(isObject: isObject)
    } else {
      separate()
      buffer.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    }
    stack.append(Level(isObject: isObject))
  }

  private mutating func end(isObject: Bool) {
    guard let level = stack.popLast(), level.isObject == isObject else {
      preconditionFailure("unbalanced calls to a DocumentWriter")
    }
    if syntax == .yaml { return yamlEnd(level) }
    if syntax == .json, !level.isEmpty { breakLine() }
    buffer.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// Writes a key from its text in JSON's escaped form.
  private mutating func rawKey(_ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool) {
    if syntax == .yaml { return yamlKey(raw, isEscaped: isEscaped) }
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(raw)
    buffer.append(UInt8(ascii: "\""))
    buffer.append(UInt8(ascii: ":"))
    if syntax == .json { buffer.append(0x20) }
    hasKey = true
  }

  /// Writes a string from its text in JSON's escaped form.
  private mutating func rawString(_ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool) {
    if syntax == .yaml { return yamlString(raw, isEscaped: isEscaped) }
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(raw)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a number, boolean or null.
  private mutating func plain(_ raw: UnsafeBufferPointer<UInt8>) {
    if syntax == .yaml { return yamlPlain(raw) }
    separate()
    buffer.append(raw)
  }

  /// Writes what stands between the previous value and the next one.
  @inline(__always)
  private mutating func separate() {
    if hasKey {
      hasKey = false
      return
    }
    guard !stack.isEmpty else { return }
    let last = stack.count - 1
    if !stack[last].isEmpty { buffer.append(UInt8(ascii: ",")) }
    stack[last].isEmpty = false
    if syntax == .json { breakLine() }
  }

  private mutating func breakLine() { breakLine(indentation: stack.count * 2) }

  /// Begins a new line.
  mutating func breakLine(indentation: Int) {
    buffer.append(0x0A)
    buffer.append(repeating: 0x20, times: indentation)
  }
}

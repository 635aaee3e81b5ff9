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
  /// For each open container whether it is an object.
  var containers: [Bool] = []
  /// Whether nothing was written to the innermost container yet; those around it have it in them.
  var isEmpty = true
  /// Whether a key was written whose value is still to come.
  var hasKey = false
  /// Whether what is written is forgotten at once.
  let isProbe: Bool

  /// A writer of nothing so far.
  public init(_ syntax: DocumentSyntax = .json) {
    self.syntax = syntax
    buffer = ByteBuffer(capacity: 512)
    isProbe = false
  }

  /// Makes room for so many bytes, where they are about to be written.
  package mutating func reserve(_ count: Int) { buffer.reserve(count) }

  /// A writer that forgets what it is given, for who wants to know whether something can be written.
  package init(probing: Void) {
    syntax = .minified
    buffer = ByteBuffer(withoutRoom: ())
    isProbe = true
  }

  /// The bytes; every container must have been closed.
  public consuming func finish() -> [UInt8] {
    precondition(containers.isEmpty && !hasKey, "unbalanced calls to a DocumentWriter")
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
    if isProbe { return }
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
    if isProbe { return }
    var text = text
    text.withUTF8 { bytes in
      if syntax != .yaml {
        separate(room: bytes.count + 2)
        buffer.appendReserved(UInt8(ascii: "\""))
        JSONText.escape(bytes, into: &buffer)
        buffer.append(UInt8(ascii: "\""))
      } else if JSONText.needsEscaping(bytes) {
        var escaped = ByteBuffer(capacity: bytes.count * 2)
        JSONText.escape(bytes, into: &escaped)
        escaped.withBytes { rawString($0, isEscaped: true) }
      } else {
        rawString(bytes, isEscaped: false)
      }
    }
  }

  /// Writes a number as JavaScript prints it; integral values have no fraction.
  public mutating func number(_ value: Double) {
    if isProbe { return }
    if syntax == .yaml { return number(text: NumberText.javaScript(value)) }
    separate(room: 0)
    NumberText.append(value, to: &buffer)
  }

  /// Writes an integer.
  public mutating func number(_ value: Int) {
    if value.magnitude < 1 << 53 { number(Double(value)) } else { number(text: String(value)) }
  }

  /// Writes a number from its text, which must be valid JSON.
  public mutating func number(text: String) {
    if isProbe { return }
    var text = text
    text.withUTF8 { plain($0) }
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) { plain(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { plain("null") }

  /// Writes a value of a document with everything in it; scalars keep the text that they have there.
  public mutating func value(_ node: Node) {
    if isProbe { return }
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
    fileprivate let depth: Int
    fileprivate let isEmpty: Bool
    fileprivate let hasKey: Bool
  }

  /// What has been written so far.
  package func mark() -> Mark {
    Mark(count: buffer.count, depth: containers.count, isEmpty: isEmpty, hasKey: hasKey)
  }

  /// Takes back what was written since `mark`; what was open then must not have been closed since.
  package mutating func rewind(to mark: Mark) {
    buffer.truncate(to: mark.count)
    containers.removeLast(containers.count - mark.depth)
    isEmpty = mark.isEmpty
    hasKey = mark.hasKey
  }

  // MARK: Implementation

  private mutating func begin(isObject: Bool) {
    if isProbe { return }
    if syntax == .yaml {
      yamlBegin(isObject: isObject)
    } else {
      separate(room: 1)
      buffer.appendReserved(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    }
    containers.append(isObject)
    isEmpty = true
  }

  private mutating func end(isObject: Bool) {
    if isProbe { return }
    guard containers.popLast() == isObject else { preconditionFailure("unbalanced calls to a DocumentWriter") }
    defer { isEmpty = false }
    if syntax == .yaml { return yamlEnd(isObject: isObject) }
    if syntax == .json, !isEmpty {
      let indentation = containers.count * 2
      buffer.reserve(indentation + 9)
      buffer.appendReserved(0x0A)
      buffer.appendReserved(spaces: indentation)
    }
    buffer.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// Writes a key from its text in JSON's escaped form.
  private mutating func rawKey(_ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool) {
    if isProbe { return }
    if syntax == .yaml { return yamlKey(raw, isEscaped: isEscaped) }
    separate(room: raw.count + 4)
    buffer.appendReserved(UInt8(ascii: "\""))
    buffer.appendReserved(raw)
    buffer.appendReserved(UInt8(ascii: "\""))
    buffer.appendReserved(UInt8(ascii: ":"))
    if syntax == .json { buffer.appendReserved(0x20) }
    hasKey = true
  }

  /// Writes a string from its text in JSON's escaped form.
  private mutating func rawString(_ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool) {
    if syntax == .yaml { return yamlString(raw, isEscaped: isEscaped) }
    separate(room: raw.count + 2)
    buffer.appendReserved(UInt8(ascii: "\""))
    buffer.appendReserved(raw)
    buffer.appendReserved(UInt8(ascii: "\""))
  }

  /// Writes a number, boolean or null.
  private mutating func plain(_ raw: UnsafeBufferPointer<UInt8>) {
    if isProbe { return }
    if syntax == .yaml { return yamlPlain(raw) }
    separate(room: raw.count)
    buffer.appendReserved(raw)
  }

  private mutating func plain(_ text: StaticString) {
    plain(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes what stands between the previous value and the next one, and makes room for the next bytes.
  @inline(__always)
  mutating func separate(room count: Int) {
    let depth = containers.count
    // A comma, a line end, and the spaces, which are written eight at a time.
    buffer.reserve(count + depth * 2 + 10)
    if hasKey {
      hasKey = false
      return
    }
    guard depth > 0 else { return }
    if !isEmpty { buffer.appendReserved(UInt8(ascii: ",")) }
    isEmpty = false
    if syntax == .json {
      buffer.appendReserved(0x0A)
      buffer.appendReserved(spaces: depth * 2)
    }
  }

  /// Begins a new line.
  mutating func breakLine(indentation: Int) {
    buffer.append(0x0A)
    buffer.append(repeating: 0x20, times: indentation)
  }
}

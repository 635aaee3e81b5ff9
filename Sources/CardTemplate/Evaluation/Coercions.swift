import CardSyntax

extension Value {
  /// The text that a value has inside other text, as JavaScript's `toString` gives it; none for `null` and nothing.
  package var printed: String? {
    switch self {
    case .undefined, .null: return nil
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return NumberText.javaScript(value)
    case .string(let text): return text
    case .integer(let value): return String(value)
    case .bytes(let bytes): return bytes.map { String($0) }.joined(separator: ",")
    case .object: return "[object Object]"
    case .array(let elements): return elements.map { $0.printed ?? "" }.joined(separator: ",")
    case .node(let node):
      switch node.kind {
      case .string: return node.string
      case .number: return Self.printed(number: node)
      case .array: return node.elements.map { Value($0).printed ?? "" }.joined(separator: ",")
      default: return "[object Object]"
      }
    }
  }

  private static func printed(number node: BorrowedNode) -> String {
    if let integer = plainInteger(node) { return integer }
    return NumberText.javaScript(node.double ?? .nan)
  }

  /// The text of a number that JavaScript prints as it is written: a short integer.
  private static func plainInteger(_ node: BorrowedNode) -> String? {
    let raw = node.rawScalar
    return isPlainInteger(raw) ? String(decoding: raw, as: UTF8.self) : nil
  }

  private static func isPlainInteger(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    guard raw.count < 16, let first = raw.first, first != UInt8(ascii: "-") || raw.count > 1 && raw[1] != 0x30 else {
      return false
    }
    for index in 0..<raw.count where raw[index] &- 0x30 >= 10 {
      if index != 0 || raw[index] != UInt8(ascii: "-") { return false }
    }
    return true
  }

  /// Appends the printed text; gives false and appends nothing for `null` and nothing.
  func appendPrinted(to output: inout ByteBuffer) -> Bool {
    switch self {
    case .node(let node) where node.kind == .string:
      if node.isEscaped {
        output.append(JSONText.decode(node.rawScalar, escaped: true))
      } else {
        output.append(node.rawScalar)
      }
    case .node(let node) where node.kind == .number && Self.isPlainInteger(node.rawScalar):
      output.append(node.rawScalar)
    case .string(let text): output.append(text)
    default:
      guard let text = printed else { return false }
      output.append(text)
    }
    return true
  }

  /// The text that `concat` and `string` make of a value: JSON for arrays and objects, nothing for `null`.
  var stringified: String {
    switch self {
    case .array, .object, .bytes: return jsonText ?? ""
    case .node(let node) where node.kind == .array || node.kind == .object: return jsonText ?? ""
    default: return printed ?? ""
    }
  }

  /// What `JSON.stringify` gives: none for nothing.
  var jsonText: String? {
    if case .undefined = self { return nil }
    var output = ByteBuffer(capacity: 256)
    appendJSON(to: &output)
    return output.string()
  }

  /// Appends the value as JavaScript's `JSON.stringify` writes it.
  private func appendJSON(to output: inout ByteBuffer) {
    switch self {
    case .undefined, .null: output.append("null")
    case .boolean(let value): output.append(value ? "true" : "false")
    case .number(let value): output.append(value.isFinite ? NumberText.javaScript(value) : "null")
    case .string(let text): Self.appendQuoted(text, to: &output)
    case .integer(let value): Self.appendQuoted(String(value), to: &output)
    case .array(let elements):
      output.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(",") }
        element.appendJSON(to: &output)
      }
      output.append("]")
    case .object(let object): Self.appendObject(object.members, to: &output)
    case .bytes(let bytes):
      Self.appendObject(
        bytes.enumerated().map { (name: String($0.offset), value: .number(Double($0.element))) }, to: &output)
    case .node(let node):
      switch node.kind {
      case .number: output.append(Self.printed(number: node))
      case .string: Self.appendQuoted(node.string ?? "", to: &output)
      case .array:
        output.append("[")
        for (index, element) in node.elements.enumerated() {
          if index > 0 { output.append(",") }
          Value(element).appendJSON(to: &output)
        }
        output.append("]")
      default: Self.appendObject(members ?? [], to: &output)
      }
    }
  }

  private static func appendObject(_ members: [(name: String, value: Value)], to output: inout ByteBuffer) {
    output.append("{")
    var isFirst = true
    for member in members where !member.value.isUndefined {
      if !isFirst { output.append(",") }
      isFirst = false
      appendQuoted(member.name, to: &output)
      output.append(":")
      member.value.appendJSON(to: &output)
    }
    output.append("}")
  }

  private static func appendQuoted(_ text: String, to output: inout ByteBuffer) {
    output.append("\"")
    output.append(escaping: text)
    output.append("\"")
  }
}

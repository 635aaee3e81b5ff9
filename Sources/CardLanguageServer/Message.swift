import CardSyntax

/// A value of JSON, as messages are made of them.
package indirect enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value of a node; numbers with fractions, of which the protocol has none that matter, are `null`.
  init(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .number: self = node.integer.map { .integer($0) } ?? .null
    case .string: self = .string(node.string ?? "")
    case .array: self = .array(node.elements.map { JSONValue($0) })
    case .object: self = .object(Dictionary(node.members.map { ($0.name, JSONValue($0.value)) }) { $1 })
    }
  }

  /// The member of an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The text of a string.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a whole number.
  package var integer: Int? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The elements of an array.
  package var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The value as JSON on one line, members by name.
  package var bytes: [UInt8] {
    var writer = DocumentWriter(.minified)
    write(to: &writer)
    return writer.finish()
  }

  private func write(to writer: inout DocumentWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.number(value)
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        writer.key(name)
        value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(Dictionary(members) { $1 }) }
}

/// Takes messages out of a stream of bytes, and puts them into one: a header with `Content-Length`, an empty line, JSON.
package struct MessageStream: Sendable {
  private var buffer: [UInt8] = []
  private var start = 0

  /// The longest message that is taken; what is longer is passed over.
  private static let limit = 64 << 20

  package init() {}

  /// Adds bytes as they came in.
  package mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

  /// The body of the next message that is complete. A header without a usable length is passed over.
  package mutating func next() -> [UInt8]? {
    while let end = headerEnd() {
      let header = String(decoding: buffer[start..<end.content], as: UTF8.self)
      guard let length = Self.length(in: header), length <= Self.limit else {
        start = end.next
        continue
      }
      guard buffer.count - end.next >= length else { return nil }
      let body = Array(buffer[end.next..<(end.next + length)])
      start = end.next + length
      if start > 1 << 16 || start == buffer.count {
        buffer.removeFirst(start)
        start = 0
      }
      return body
    }
    return nil
  }

  /// A message with its header.
  package static func frame(_ message: JSONValue) -> [UInt8] {
    let body = message.bytes
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private func headerEnd() -> (content: Int, next: Int)? {
    var index = start
    while index + 3 < buffer.count {
      if buffer[index] == 0x0D, buffer[index + 1] == 0x0A, buffer[index + 2] == 0x0D, buffer[index + 3] == 0x0A {
        return (index, index + 4)
      }
      index += 1
    }
    return nil
  }

  private static func length(in header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased().hasSuffix("content-length") else { continue }
      let digits = parts[1].filter { $0 != " " }
      return Int(digits).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}

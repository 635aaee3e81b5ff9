import CardFormats
import CardSyntax

/// A document with screens in it, into which what became of them is written; all else stays as it is.
struct EnvelopeWriting {
  /// The document as it was read.
  let written: Document
  /// The syntax of the output.
  let syntax: DocumentSyntax

  /// The bytes of the document with `parts` in the place of what was at their pointers.
  ///
  /// JSON that stays JSON keeps every byte around the parts. Between syntaxes, and in YAML, values are written anew.
  func bytes(_ parts: [(pointer: String, bytes: [UInt8])]) -> [UInt8] {
    if written.isYAML || syntax == .yaml { return rewritten(parts) }
    var places: [(node: Node, bytes: [UInt8])] = []
    for part in parts {
      guard let node = JSONPointer.value(at: part.pointer, in: written.root), node.span.source === written.source else {
        return rewritten(parts)
      }
      places.append((node, part.bytes))
    }
    places.sort { $0.node.span.start < $1.node.span.start }
    let source = written.source.array
    var result: [UInt8] = []
    var end = 0
    for place in places {
      let range = place.node.span.range
      result += source[end..<range.lowerBound]
      if place.node.kind == .string {
        var writer = DocumentWriter(.minified)
        writer.string(text(place.bytes, like: place.node))
        result += writer.finish()
      } else {
        result += fitted(place.bytes, in: source, range)
      }
      end = range.upperBound
    }
    return result + source[end...]
  }

  // MARK: In place

  private static let newline = UInt8(ascii: "\n")

  /// A screen as it stands among what is around it: on one line where it stood on one line, else as far to the right as
  /// the line that it begins on.
  private func fitted(_ bytes: [UInt8], in source: [UInt8], _ range: Range<Int>) -> [UInt8] {
    let trimmed = Array(bytes.reversed().drop { $0 <= 0x20 }.reversed())
    guard syntax != .minified else { return trimmed }
    guard source[range].contains(Self.newline) else { return minified(trimmed) ?? trimmed }
    let start = source[..<range.lowerBound].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let indent = Array(source[start..<range.lowerBound].prefix { $0 == 0x20 || $0 == 0x09 })
    if indent.isEmpty { return trimmed }
    // Strings in JSON have no line ends of their own.
    return trimmed.reduce(into: []) { result, byte in
      result.append(byte)
      if byte == Self.newline { result += indent }
    }
  }

  /// A screen as a text: on one line where the text was.
  private func text(_ bytes: [UInt8], like node: Node) -> String {
    let trimmed = Array(bytes.reversed().drop { $0 <= 0x20 }.reversed())
    let isOneLine = node.string?.contains(where: \.isNewline) == false
    return String(decoding: isOneLine ? minified(trimmed) ?? trimmed : trimmed, as: UTF8.self)
  }

  private func minified(_ bytes: [UInt8]) -> [UInt8]? {
    var writer = DocumentWriter(.minified)
    guard let root = read(bytes) else { return nil }
    writer.value(root)
    return writer.finish()
  }

  private func read(_ bytes: [UInt8]) -> Node? {
    var ignored = Diagnostics()
    let source = SourceText(name: "output", bytes: bytes)
    return Document.read(source, as: syntax == .yaml ? .yaml : .json, diagnostics: &ignored)?.root
  }

  // MARK: Anew

  private func rewritten(_ parts: [(pointer: String, bytes: [UInt8])]) -> [UInt8] {
    let values = Dictionary(
      parts.compactMap { part in read(part.bytes).map { (part.pointer, $0) } }, uniquingKeysWith: { first, _ in first })
    let texts = Dictionary(parts.map { ($0.pointer, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var writer = DocumentWriter(syntax)
    write(written.root, "", values, texts, &writer)
    return writer.finish()
  }

  private func write(
    _ node: Node, _ pointer: String, _ values: [String: Node], _ texts: [String: [UInt8]],
    _ writer: inout DocumentWriter
  ) {
    if node.kind == .string, let bytes = texts[pointer] { return writer.string(text(bytes, like: node)) }
    if let value = values[pointer] { return writer.value(value) }
    guard values.keys.contains(where: { $0.hasPrefix(pointer + "/") }) else { return writer.value(node) }
    if node.kind == .array {
      writer.beginArray()
      for (position, element) in node.elements.enumerated() {
        write(element, "\(pointer)/\(position)", values, texts, &writer)
      }
      writer.endArray()
    } else {
      writer.beginObject()
      for member in node.members {
        writer.key(of: member)
        write(member.value, "\(pointer)/\(JSONPointer.escaped(member.name))", values, texts, &writer)
      }
      writer.endObject()
    }
  }
}

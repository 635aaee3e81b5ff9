package import CardSyntax

/// Prints a document in a stable form for people and tests: one line a value, with the place where it was written.
///
/// ```
/// object 1:1-4:2
///   "type": string "AdaptiveCard" 2:11-2:25
///   "body": array 3:11-3:13
/// ```
///
/// Of an expanded template, values from elsewhere name their file, and what a hole or component made names that.
package struct DocumentDump {
  private var output = ""
  private var indexes: [SourceText: LineIndex] = [:]
  private let source: SourceText

  /// The printed form, with a final line end.
  package static func text(of document: Document) -> String {
    var dump = DocumentDump(source: document.source)
    dump.write(document.root, label: "", depth: 0)
    return dump.output
  }

  private init(source: SourceText) { self.source = source }

  private mutating func write(_ node: Node, label: String, depth: Int) {
    output += String(repeating: "  ", count: depth) + label
    switch node.kind {
    case .null: output += "null"
    case .boolean: output += "boolean \(Self.json(node))"
    case .number: output += "number \(Self.json(node))"
    case .string: output += "string \(Self.json(node))"
    case .array: output += "array"
    case .object: output += "object"
    }
    output += " " + place(node.span)
    if let expansion = node.expansion { output += " from " + place(expansion) }
    output += "\n"
    for (position, element) in node.elements.enumerated() {
      write(element, label: "\(position): ", depth: depth + 1)
    }
    for member in node.members { write(member.value, label: Self.quoted(member.name) + ": ", depth: depth + 1) }
  }

  private mutating func place(_ span: SourceSpan) -> String {
    let index = indexes[span.source.original] ?? LineIndex(span.source.original)
    indexes[span.source.original] = index
    let (start, end) = index.locations(of: span)
    let file = span.source == source ? "" : span.source.name + ":"
    return "\(file)\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  private static func json(_ node: Node) -> String {
    var writer = DocumentWriter(.minified)
    writer.value(node)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String {
    var writer = DocumentWriter(.minified)
    writer.string(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}

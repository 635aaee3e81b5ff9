import CardSyntax

/// What a value says, whatever the spelling: minified JSON with sorted keys and numbers as JavaScript prints them.
///
/// Formatters, editors and other JSON libraries change white space, the order of keys and the spelling of numbers and
/// strings; all of that leaves the canonical form as it is.
enum CanonicalForm {
  /// A fingerprint of the canonical form of a value.
  static func fingerprint(of node: Node) -> String {
    var writer = DocumentWriter(.minified)
    write(node, &writer)
    return Fingerprint.text(Fingerprint.of(writer.finish()))
  }

  private static func write(_ node: Node, _ writer: inout DocumentWriter) {
    switch node.kind {
    case .null, .boolean: writer.value(node)
    case .number:
      // Beyond the range of a double only the text tells numbers apart.
      if let number = node.double, number.isFinite { writer.number(number) } else { writer.value(node) }
    case .string: writer.string(node.string ?? "")
    case .array:
      writer.beginArray()
      for element in node.elements { write(element, &writer) }
      writer.endArray()
    case .object:
      writer.beginObject()
      for (name, value) in node.members.map({ ($0.name, $0.value) }).sorted(by: { $0.0 < $1.0 }) {
        writer.key(name)
        write(value, &writer)
      }
      writer.endObject()
    }
  }
}

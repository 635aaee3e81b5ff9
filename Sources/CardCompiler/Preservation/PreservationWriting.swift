import CardFormats
import CardIR
import CardSyntax

extension OutputFile {
  /// The file with the source that it was converted from; none if its document cannot hold it.
  ///
  /// The member is the root's last, so that a reader sees the screen first.
  func preserving(_ source: Node, as format: FormatID, _ syntax: DocumentSyntax) -> OutputFile? {
    adding(syntax) { root, writer in
      guard Self.depth(of: source) + 2 <= DocumentBuilder.maximumDepth else { return false }
      writer.key(PreservedSource.key)
      writer.beginObject()
      writer.key("version")
      writer.number(PreservedSource.version)
      writer.key("format")
      writer.string(format.rawValue)
      writer.key("digest")
      writer.string(CanonicalForm.fingerprint(of: root))
      writer.key("source")
      writer.value(source)
      writer.endObject()
      return true
    }
  }

  /// The file with the member that its source had, as it stood there.
  func keeping(_ value: Node, _ syntax: DocumentSyntax) -> OutputFile? {
    adding(syntax) { _, writer in
      writer.key(PreservedSource.key)
      writer.value(value)
      return true
    }
  }

  private func adding(
    _ syntax: DocumentSyntax, _ add: (_ root: Node, inout DocumentWriter) -> Bool
  ) -> OutputFile? {
    var found = Diagnostics()
    let written = SourceText(name: "output." + fileExtension, bytes: bytes)
    guard let root = Document.read(written, as: syntax == .yaml ? .yaml : .json, diagnostics: &found)?.root,
      root.kind == .object
    else { return nil }
    var writer = DocumentWriter(syntax)
    writer.beginObject()
    for member in root.members {
      writer.key(of: member)
      writer.value(member.value)
    }
    let isAdded = add(root, &writer)
    writer.endObject()
    var file = self
    file.bytes = writer.finish()
    return isAdded ? file : nil
  }

  /// How deep arrays and objects are nested in a value.
  private static func depth(of node: Node) -> Int {
    var deepest = 0
    for element in node.elements { deepest = max(deepest, depth(of: element)) }
    for member in node.members { deepest = max(deepest, depth(of: member.value)) }
    return node.kind == .array || node.kind == .object ? deepest + 1 : 0
  }
}

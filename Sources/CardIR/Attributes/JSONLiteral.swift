public import CardSyntax

/// Data that a pass makes: a small document of its own.
public enum JSONLiteral {
  /// The data that `write` writes, which must be one complete value.
  public static func make(_ write: (inout DocumentWriter) -> Void) -> Node? {
    var writer = DocumentWriter(.minified)
    write(&writer)
    let source = SourceText(name: "<generated>", bytes: writer.finish())
    var diagnostics = Diagnostics()
    return Document.read(source, as: .json, diagnostics: &diagnostics)?.root
  }

  /// A list of strings.
  public static func list(_ items: [String]) -> Node? {
    make { writer in
      writer.beginArray()
      for item in items { writer.string(item) }
      writer.endArray()
    }
  }
}

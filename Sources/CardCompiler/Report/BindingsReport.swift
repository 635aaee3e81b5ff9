import CardSyntax
import CardTemplate

/// Prints the paths that a template reads.
package struct BindingsReport {
  private let bindings: TemplateBindings
  private let template: SourceText
  /// The lines of the template, its components and its fragments.
  private let lines: [SourceText: LineIndex]

  /// A report on the template in `document`.
  package init(_ document: Document) {
    bindings = TemplateBindings(ofScreen: document)
    template = document.source
    var lines: [SourceText: LineIndex] = [:]
    for source in bindings.bindings.flatMap({ $0.uses.map(\.span.source) }) where lines[source] == nil {
      lines[source] = LineIndex(source)
    }
    self.lines = lines
  }

  /// Where a path is read, and the name of the file unless it is the template.
  private func place(of span: SourceSpan) -> (file: String?, start: SourceLocation, end: SourceLocation) {
    let (start, end) = (lines[span.source] ?? LineIndex(span.source)).locations(of: span)
    return (span.source.name == template.name ? nil : span.source.name, start, end)
  }

  /// One row a path: the path, its type, whether the data must have it, and where it is read.
  package var rows: [[String]] {
    bindings.bindings.map { binding in
      let places = binding.uses.map { use in
        let place = place(of: use.span)
        return (place.file.map { $0 + ":" } ?? "") + "\(place.start.line):\(place.start.column)"
      }
      return [
        binding.path, binding.types.description, binding.isRequired ? "required" : "optional",
        places.joined(separator: " "),
      ]
    }
  }

  /// `{"version": 1, "template", "bindings": [{"path", "types", "required", "uses": [{"line", "column", "endLine",
  /// "endColumn", "role", "types", "required"}]}]}`; a use in a component or fragment has its `"file"` first.
  package func document(_ syntax: DocumentSyntax) -> [UInt8] {
    var writer = DocumentWriter(syntax)
    writer.beginObject()
    writer.key("version")
    writer.number(1)
    writer.key("template")
    writer.string(template.name)
    writer.key("bindings")
    writer.beginArray()
    for binding in bindings.bindings { write(binding, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }

  private func write(_ binding: TemplateBindings.Binding, to writer: inout DocumentWriter) {
    writer.beginObject()
    writer.key("path")
    writer.string(binding.path)
    write(binding.types, to: &writer)
    writer.key("required")
    writer.boolean(binding.isRequired)
    writer.key("uses")
    writer.beginArray()
    for use in binding.uses {
      let (file, start, end) = place(of: use.span)
      writer.beginObject()
      if let file {
        writer.key("file")
        writer.string(file)
      }
      for (key, value) in [
        ("line", start.line), ("column", start.column), ("endLine", end.line), ("endColumn", end.column),
      ] {
        writer.key(key)
        writer.number(value)
      }
      writer.key("role")
      writer.string(use.role.rawValue)
      write(use.types, to: &writer)
      writer.key("required")
      writer.boolean(use.isRequired)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ types: ValueType, to writer: inout DocumentWriter) {
    writer.key("types")
    writer.beginArray()
    for name in types.kindNames { writer.string(name) }
    writer.endArray()
  }
}

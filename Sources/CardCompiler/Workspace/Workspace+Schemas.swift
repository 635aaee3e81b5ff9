import CardSyntax

// What editors without the service know.
extension Workspace {
  /// The templates in YAML of `inputs` with a first line that says which schema in `folder` they follow, in memory.
  ///
  /// A template that says so already stays as it is, and so does JSON, which has no comments.
  package func associate(
    _ inputs: [String], withSchemasIn folder: String
  ) throws(UsageProblem) -> Answer<[Mending.File]> {
    var diagnostics = findings
    guard !diagnostics.hasErrors else { return answer(nil, found: diagnostics) }
    let items = plan(try self.inputs(inputs), .inEachInput, diagnostics: &diagnostics).items
    var changed: [Mending.File] = []
    for item in items where Path.isYAML(item.template) {
      guard let source = files.readInput(item.template, diagnostics: &diagnostics),
        let document = Document.read(source, as: .yaml, diagnostics: &diagnostics),
        let format = pipeline.format(of: document, &diagnostics),
        let schema = PublishedSchema.named(format.id.rawValue)
      else { continue }
      let text = source.text(in: 0..<source.count)
      if Self.isAssociated(text) { continue }
      guard let own = files.canonical(Path.folder(of: item.template)), let schemas = files.canonical(folder) else {
        continue
      }
      let path = Path.relative(Path.join(schemas, schema.fileName), from: own)
      changed.append(.init(path: item.template, old: text, new: Self.adding(path, to: text)))
    }
    return answer(changed, found: diagnostics)
  }

  /// Whether one of the comments at the top names a schema.
  private static func isAssociated(_ text: String) -> Bool {
    text.split(separator: "\n", omittingEmptySubsequences: true).prefix { $0.hasPrefix("#") || $0 == "\r" }
      .contains { $0.contains(PublishedSchema.marker) }
  }

  private static func adding(_ path: String, to text: String) -> String {
    let mark = "\u{FEFF}"
    let hasMark = text.unicodeScalars.first == mark.unicodeScalars.first
    let content = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    // A line end of the file's own kind.
    let isWindows =
      content.utf8.firstIndex(of: 0x0A).map {
        $0 > content.utf8.startIndex && content.utf8[content.utf8.index(before: $0)] == 0x0D
      } ?? false
    return (hasMark ? mark : "") + PublishedSchema.association(path) + (isWindows ? "\r\n" : "\n") + content
  }
}

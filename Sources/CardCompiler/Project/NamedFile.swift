import CardSyntax

/// What an option names that is either known by its name, or a file.
struct NamedFile: Sendable {
  /// The name as it was written.
  let text: String
  /// The folder that a file is seen from.
  let folder: String
  /// Where the name was written, in a file of settings.
  let span: SourceSpan?

  /// The document in the file and its text; none, and a finding, if it cannot be read. `unknown` is what is said of a bare
  /// word for which there is no file: it is meant as a name.
  func read(
    from files: any FileSystem, unknown: @autoclosure () -> Diagnostic, _ diagnostics: inout Diagnostics
  ) -> (document: Document, source: SourceText)? {
    let path = text == Path.standardStream ? text : Path.join(folder, text)
    if Path.fileExtension(of: text).isEmpty, !text.contains("/"), text != Path.standardStream,
      files.kind(of: path) != .file
    {
      diagnostics.report(unknown())
      return nil
    }
    guard let source = files.readInput(path, namedAt: span, diagnostics: &diagnostics),
      let document = Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)
    else { return nil }
    return (document, source)
  }
}

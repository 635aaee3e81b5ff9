import CardIR
import CardStyle
package import CardSyntax

/// What names a host configuration in options: a built-in one, or a file.
package struct HostConfigName: Sendable {
  /// The name as it was written.
  package let text: String
  /// The folder that a file is seen from.
  private let folder: String
  /// Where the name was written, in a file of settings.
  private let span: SourceSpan?

  /// A name in an option, or in settings whose relative paths are seen from `folder`.
  package init(_ text: String, in folder: String = ".", at span: SourceSpan? = nil) {
    self.text = text
    self.folder = folder
    self.span = span
  }

  /// The configuration and its text, if it has one; none, and a finding, if there is none of this name or it cannot be read.
  ///
  /// A file stands over the values that the renderer takes for the keys that a configuration leaves out.
  func load(
    from files: any FileSystem, _ diagnostics: inout Diagnostics
  ) -> (config: HostConfig, source: SourceText?)? {
    if let profile = HostConfigProfile(rawValue: text) { return (HostConfig(profile), nil) }
    let path = text == Path.standardStream ? text : Path.join(folder, text)
    // A bare word is meant as a name unless there is such a file.
    if Path.fileExtension(of: text).isEmpty, !text.contains("/"), text != Path.standardStream,
      files.kind(of: path) != .file
    {
      diagnostics.report(.unknownHostConfig(text, at: span))
      return nil
    }
    guard let source = files.readInput(path, diagnostics: &diagnostics),
      let document = Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)
    else { return nil }
    return HostConfig(reading: document, diagnostics: &diagnostics).map { ($0, source) }
  }
}

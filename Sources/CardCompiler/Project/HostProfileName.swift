import CardFormats
package import CardSyntax

/// What names a host in options: one that is known, or a file that describes one.
package struct HostProfileName: Sendable {
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

  /// The names of the hosts that are known.
  package static var known: [String] { HostProfile.all.map(\.name) }

  /// The profile and its text, if it has one; none, and a finding, if there is none of this name or it cannot be read.
  func load(
    from files: any FileSystem, _ diagnostics: inout Diagnostics
  ) -> (profile: HostProfile, source: SourceText?)? {
    if let profile = HostProfile.named(text) { return (profile, nil) }
    let path = text == Path.standardStream ? text : Path.join(folder, text)
    // A bare word is meant as a name unless there is such a file.
    if Path.fileExtension(of: text).isEmpty, !text.contains("/"), text != Path.standardStream,
      files.kind(of: path) != .file
    {
      diagnostics.report(HostProfile.unknown(text, at: span))
      return nil
    }
    guard let source = files.readInput(path, diagnostics: &diagnostics),
      let document = Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)
    else { return nil }
    let name = Path.withoutExtension(Path.name(of: text))
    return HostProfile(reading: document, name: name, diagnostics: &diagnostics).map { ($0, source) }
  }
}

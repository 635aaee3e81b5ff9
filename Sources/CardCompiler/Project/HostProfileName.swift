import CardFormats
package import CardSyntax

/// What names a host in options: one that is known, or a file that describes one.
package struct HostProfileName: Sendable {
  private let file: NamedFile

  /// The name as it was written.
  package var text: String { file.text }

  /// A name in an option, or in settings whose relative paths are seen from `folder`.
  package init(_ text: String, in folder: String = ".", at span: SourceSpan? = nil) {
    file = NamedFile(text: text, folder: folder, span: span)
  }

  /// The names of the hosts that are known.
  package static var known: [String] { HostProfile.all.map(\.name) }

  /// The profile and its text, if it has one; none, and a finding, if there is none of this name or it cannot be read.
  func load(
    from files: any FileSystem, _ diagnostics: inout Diagnostics
  ) -> (profile: HostProfile, source: SourceText?)? {
    if let profile = HostProfile.named(text) { return (profile, nil) }
    guard
      let (document, source) = file.read(from: files, unknown: HostProfile.unknown(text, at: file.span), &diagnostics)
    else { return nil }
    let name = Path.withoutExtension(Path.name(of: text))
    return HostProfile(reading: document, name: name, diagnostics: &diagnostics).map { ($0, source) }
  }
}

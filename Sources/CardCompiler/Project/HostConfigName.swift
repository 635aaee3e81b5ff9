import CardIR
import CardStyle
package import CardSyntax

/// What names a host configuration in options: a built-in one, or a file.
package struct HostConfigName: Sendable {
  private let file: NamedFile

  /// The names of what is built in.
  package static var known: [String] { HostConfigProfile.allCases.map(\.rawValue) }

  /// The name as it was written.
  package var text: String { file.text }

  /// A name in an option, or in settings whose relative paths are seen from `folder`.
  package init(_ text: String, in folder: String = ".", at span: SourceSpan? = nil) {
    file = NamedFile(text: text, folder: folder, span: span)
  }

  /// The configuration and its text, if it has one; none, and a finding, if there is none of this name or it cannot be read.
  ///
  /// A file stands over the values that the renderer takes for the keys that a configuration leaves out.
  func load(
    from files: any FileSystem, _ diagnostics: inout Diagnostics
  ) -> (config: HostConfig, source: SourceText?)? {
    if let profile = HostConfigProfile(rawValue: text) { return (HostConfig(profile), nil) }
    guard
      let (document, source) = file.read(from: files, unknown: .unknownHostConfig(text, at: file.span), &diagnostics)
    else { return nil }
    return HostConfig(reading: document, diagnostics: &diagnostics).map { ($0, source) }
  }
}

package import CardSyntax

/// Inputs as the user names them: files, or `-` for standard input.
package enum Input {
  /// The whole content.
  package static func read(_ path: String, followingLinks: Bool = true) throws(FileError) -> SourceText {
    path == Path.standardStream
      ? try FileSystem.readStandardInput() : try FileSystem.read(path, followingLinks: followingLinks)
  }

  /// The whole content, or none and a finding.
  package static func read(_ path: String, diagnostics: inout Diagnostics) -> SourceText? {
    do throws(FileError) {
      return try read(path)
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }
}

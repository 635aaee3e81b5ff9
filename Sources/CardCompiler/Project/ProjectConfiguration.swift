import CardSyntax

/// A `cardc.yaml` and what it says.
package struct ProjectConfiguration: Sendable {
  /// The file, as the user would write it.
  package let file: String
  /// Its text.
  let source: SourceText
  /// What it says; relative paths in it are seen from its folder.
  package let settings: ProjectSettings

  /// The `cardc.yaml` in the folder of the first of `inputs`, or in the nearest one above it that has one; what another
  /// input finds must be the same file. None if there is no such file or it has an error.
  static func find(
    for inputs: [String], in files: any FileSystem, diagnostics: inout Diagnostics
  ) -> ProjectConfiguration? {
    var found: String?
    for input in inputs.isEmpty ? ["."] : inputs {
      guard let file = nearestFile(to: input, in: files) else { continue }
      if let found, !files.areSame(found, file) {
        diagnostics.report(.severalConfigurations(found, file))
        return nil
      }
      found = found ?? file
    }
    return found.flatMap { read($0, in: files, diagnostics: &diagnostics) }
  }

  /// The configuration in a file; none if it has an error.
  static func read(
    _ file: String, in files: any FileSystem, diagnostics: inout Diagnostics
  ) -> ProjectConfiguration? {
    guard let source = files.readInput(file, diagnostics: &diagnostics),
      let settings = ProjectSettings.read(source, folder: Path.folder(of: file), diagnostics: &diagnostics)
    else { return nil }
    return ProjectConfiguration(file: file, source: source, settings: settings)
  }

  /// The nearest file of settings in the folder of `input` or above.
  static func nearestFile(to input: String, in files: any FileSystem) -> String? {
    places(for: input, in: files).first { files.kind(of: $0) == .file }
  }

  /// Where files of settings would decide for `inputs`: the nearest one that there is, and the places where a nearer one may
  /// come to be.
  static func candidates(for inputs: [String], in files: any FileSystem) -> [String] {
    var candidates: [String] = []
    for input in inputs.isEmpty ? ["."] : inputs {
      for place in places(for: input, in: files) {
        if !candidates.contains(place) { candidates.append(place) }
        if files.kind(of: place) == .file { break }
      }
    }
    return candidates
  }

  /// The names that files of settings for `input` may have, the nearest first.
  private static func places(for input: String, in files: any FileSystem) -> [String] {
    let isFolder = files.kind(of: input) == .folder
    var folder = isFolder ? input : Path.folder(of: input == Path.standardStream ? "." : input)
    let top = files.canonical(folder)
    var places: [String] = []
    // The path that the user wrote is kept as far as it goes: it is what messages show.
    for _ in 0..<(top.map { $0.split(separator: "/").count + 1 } ?? 1) {
      places.append(Path.join(folder, ProjectSettings.fileName))
      let name = Path.name(of: folder)
      folder = name == "." || name == ".." ? Path.join(folder, "..") : Path.folder(of: folder)
    }
    return places
  }
}

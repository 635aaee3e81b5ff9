import CardSyntax

/// The list of what builds wrote that they kept before there was a ``BuildJournal``. It is read once, and goes away when
/// the journal has what it says.
///
/// The file lies in the output folder, where anyone may have changed it. It is therefore only a hint: names that do
/// not stay in the folder are ignored, and so is a file whose content is not what was written.
struct Manifest {
  /// A file that a build wrote.
  struct Entry {
    /// Its name in the output folder.
    var path: String
    /// The template, seen from the output folder, or ``Path/standardStream``.
    var source: String
    /// The fingerprint of the content.
    var hash: String
  }

  /// The manifest's place in the output folder.
  static let path = ".cardc/manifest.json"

  /// The files.
  private(set) var entries: [Entry] = []

  /// The manifest of an earlier build; empty if there is none or it makes no sense.
  init(reading folder: OutputFolder, _ diagnostics: inout Diagnostics) {
    guard let source = try? folder.content(of: Self.path) else { return }
    var problems = Diagnostics()
    guard let root = Document.read(source, as: .json, diagnostics: &problems)?.root, root["version"]?.integer == 1,
      let files = root["files"]
    else {
      diagnostics.report(.unreadableManifest(Path.join(folder.path, Self.path)))
      return
    }
    for file in files.elements {
      guard let path = file["path"]?.string, let source = file["source"]?.string, let hash = file["hash"]?.string,
        Path.isConfined(path), !path.hasPrefix(".cardc/")
      else { continue }
      entries.append(Entry(path: path, source: source, hash: hash))
    }
  }
}

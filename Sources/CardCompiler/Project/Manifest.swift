import CardSyntax

/// What earlier builds wrote into an output folder, so that what has no source any more can be removed.
///
/// The file lies in the output folder, where anyone may have changed it. It is therefore only a hint: names that do
/// not stay in the folder are ignored, and so is a file whose content is not what was written.
struct Manifest: Equatable {
  /// A file that a build wrote.
  struct Entry: Equatable {
    /// Its name in the output folder.
    var path: String
    /// The template, seen from the output folder, or ``Path/standardStream``.
    var source: String
    /// The fingerprint of the content.
    var hash: String
  }

  /// The manifest's place in the output folder.
  static let path = ".cardc/manifest.json"

  /// The files, by name.
  var entries: [Entry] = []

  init() {}

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

  /// The text of the manifest.
  func bytes() -> [UInt8] {
    var json = DocumentWriter(.json)
    json.beginObject()
    json.key("version")
    json.number(1)
    json.key("files")
    json.beginArray()
    for entry in entries.sorted(by: { Path.precedes($0.path, $1.path) }) {
      json.beginObject()
      json.key("path")
      json.string(entry.path)
      json.key("source")
      json.string(entry.source)
      json.key("hash")
      json.string(entry.hash)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }
}

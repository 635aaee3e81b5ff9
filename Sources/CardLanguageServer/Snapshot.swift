import CardCompiler
import CardSyntax

/// One state of a text, with what follows from it alone. Every request about this state shares it.
final class Snapshot {
  let path: String
  let text: OpenText
  /// The text as it is read although it may be broken.
  let root: Piece
  /// Which file of a project it is.
  let role: FileRole
  /// The format that the text is written in.
  private(set) lazy var language = Language.of(root)
  /// What the text would say of itself as a component.
  private(set) lazy var declaration = role == .component ? ComponentDeclaration(self) : nil

  init(path: String, text: OpenText) {
    self.path = path
    self.text = text
    role = FileRole(path)
    let isNamed = !path.hasPrefix(FileURI.unsaved) || Path.fileExtension(of: path) == "json"
    isYAML = Path.isYAML(path) || !isNamed && !Self.isObject(text.bytes)
    root = PieceReader.read(text.bytes, isYAML: isYAML)
  }

  /// Whether the text is YAML: by its name, or of what was never saved by its first character.
  let isYAML: Bool

  private static func isObject(_ bytes: [UInt8]) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { [UInt8(ascii: "{"), UInt8(ascii: "[")].contains($0) }
      ?? false
  }
  var uri: JSONValue { .string(FileURI.uri(path)) }

  /// The path without its extension, and without what tells a file beside a template from the template.
  var stem: String { role.stem(of: path) }

  /// The text in a range.
  func text(in range: Range<Int>) -> String { String(decoding: text.bytes[range], as: UTF8.self) }
}

/// The snapshots of texts that were asked for last, each read once.
///
/// A snapshot is found by its path and used as long as the text is the same, byte for byte.
final class SnapshotStore {
  private var known: [String: Snapshot] = [:]
  private var order: [String] = []
  private var size = 0

  /// How many bytes of texts are kept.
  private static let limit = 8 << 20

  /// How often a text was read.
  private(set) var readings = 0

  /// The snapshot of a text.
  func snapshot(_ path: String, _ text: OpenText) -> Snapshot {
    if let snapshot = known[path], snapshot.text.version == text.version, snapshot.text.bytes == text.bytes {
      return snapshot
    }
    forget(path)
    let snapshot = Snapshot(path: path, text: text)
    readings += 1
    known[path] = snapshot
    order.append(path)
    size += text.bytes.count
    while size > Self.limit, order.count > 1 { forget(order[0]) }
    return snapshot
  }

  /// Gives up what is kept of a file.
  func forget(_ path: String) {
    guard let snapshot = known.removeValue(forKey: path) else { return }
    size -= snapshot.text.bytes.count
    order.removeAll { $0 == path }
  }
}

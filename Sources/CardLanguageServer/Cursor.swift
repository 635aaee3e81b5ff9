import CardCompiler

/// A text at a cursor.
struct Cursor {
  let file: Snapshot
  let offset: Int
  let place: Place

  var path: String { file.path }
  var text: OpenText { file.text }
  var root: Piece { file.root }
  var isYAML: Bool { file.isYAML }

  /// Whether a key stands at the cursor.
  func isAt(_ key: Piece) -> Bool {
    key.keyRange.map { $0.lowerBound <= offset && offset <= $0.upperBound } ?? false
  }

  /// Whether the word at the cursor, or nothing, stands before a colon.
  var isFollowedByColon: Bool {
    let bytes = text.bytes
    var index = offset
    while index < bytes.count, PieceReader.isWordByte(bytes[index]) || bytes[index] == UInt8(ascii: "\"") { index += 1 }
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  /// The word that the cursor stands in or beside.
  var word: String {
    let bytes = text.bytes
    var (start, end) = (offset, offset)
    while start > 0, PieceReader.isWordByte(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, PieceReader.isWordByte(bytes[end]) { end += 1 }
    return file.text(in: start..<end)
  }

  /// The byte at a distance from the cursor; 0 outside of the text.
  func byte(_ distance: Int) -> UInt8 {
    text.bytes.indices.contains(offset + distance) ? text.bytes[offset + distance] : 0
  }
}

extension LanguageServer {
  /// The open text that a request is about, with the offset of the position.
  func position(_ parameters: JSONValue) -> (file: Snapshot, offset: Int)? {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path), let text = texts[path],
      let file = snapshot(path)
    else { return nil }
    return (file, offset(parameters["position"], in: text))
  }

  func cursor(_ parameters: JSONValue) -> Cursor? {
    guard let (file, offset) = position(parameters) else { return nil }
    let place = Place.find(offset, in: file.root, file.text.bytes, isYAML: file.isYAML)
    return Cursor(file: file, offset: offset, place: place)
  }
}

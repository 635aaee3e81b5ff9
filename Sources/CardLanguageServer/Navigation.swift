import CardCompiler
import CardFormats
import CardIR

// Where things are.
extension LanguageServer {
  /// The id at the cursor: where it is given, and where elements are named by it.
  private func uses(_ parameters: JSONValue) -> (cursor: Cursor, definitions: [Piece], references: [Piece])? {
    guard let cursor = cursor(parameters) else { return nil }
    let piece = cursor.root.innermost(at: cursor.offset)
    guard piece.kind == .scalar, !piece.text.isEmpty, piece.textRange.lowerBound <= cursor.offset else { return nil }
    let language = Language.of(cursor.root)
    let definitions = ids(in: cursor.root, language)
    guard definitions.contains(where: { $0.text == piece.text }) else { return nil }
    var references: [Piece] = []
    cursor.root.visit { other in
      guard other.kind == .scalar, other.text == piece.text, names(other, language) else { return }
      references.append(other)
    }
    let own = definitions.filter { $0.text == piece.text }
    guard (own + references).contains(where: { $0 === piece }) else { return nil }
    return (cursor, own, references)
  }

  /// Whether a scalar names an element: as an attribute that refers to one, or in data that does.
  private func names(_ piece: Piece, _ language: Language) -> Bool {
    var piece = piece
    for _ in 0..<4 {
      if let key = piece.key, let parent = piece.parent,
        let property = language.property(key, in: parent), Language.namesElements(property)
      {
        return true
      }
      guard let parent = piece.parent else { return false }
      piece = parent
    }
    return false
  }

  private func location(_ piece: Piece, _ cursor: Cursor) -> JSONValue {
    ["uri": .string(FileURI.uri(cursor.path)), "range": cursor.text.json(piece.textRange, encoding)]
  }

  func definition(_ parameters: JSONValue) -> JSONValue {
    guard let (cursor, definitions, _) = uses(parameters) else { return .null }
    return .array(definitions.map { location($0, cursor) })
  }

  func references(_ parameters: JSONValue) -> JSONValue {
    guard let (cursor, definitions, references) = uses(parameters) else { return .null }
    let isIncluding = parameters["context"]?["includeDeclaration"] != .boolean(false)
    return .array(((isIncluding ? definitions : []) + references).map { location($0, cursor) })
  }

  func rename(_ parameters: JSONValue) -> JSONValue {
    guard let (cursor, definitions, references) = uses(parameters), let name = parameters["newName"]?.string,
      !name.isEmpty, name.utf8.allSatisfy({ PieceReader.isWordByte($0) || $0 == 0x2E })
    else { return .null }
    let edits = (definitions + references).map { piece -> JSONValue in
      ["range": cursor.text.json(piece.textRange, encoding), "newText": .string(name)]
    }
    return ["changes": .object([FileURI.uri(cursor.path): .array(edits)])]
  }

  // MARK: The whole

  private func open(_ parameters: JSONValue) -> (path: String, text: OpenText, root: Piece)? {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path), let text = texts[path] else {
      return nil
    }
    return (path, text, PieceReader.read(text.bytes, isYAML: Path.isYAML(path)))
  }

  func symbols(_ parameters: JSONValue) -> JSONValue {
    guard let (_, text, root) = open(parameters) else { return .null }
    let language = Language.of(root)
    return .array(symbols(in: root, text, language))
  }

  /// Elements, by their types and ids, with those in them.
  private func symbols(in piece: Piece, _ text: OpenText, _ language: Language) -> [JSONValue] {
    guard piece.kind == .object, let type = piece[language.vocabulary.discriminator], !type.text.isEmpty else {
      return piece.children.flatMap { symbols(in: $0, text, language) }
    }
    let children = piece.children.flatMap { symbols(in: $0, text, language) }
    var symbol: [String: JSONValue] = [
      "name": .string(type.text), "kind": 19, "range": text.json(piece.range, encoding),
      "selectionRange": text.json(type.textRange, encoding), "children": .array(children),
    ]
    if let id = piece["id"], !id.text.isEmpty { symbol["detail"] = .string(id.text) }
    return [.object(symbol)]
  }

  func foldingRanges(_ parameters: JSONValue) -> JSONValue {
    guard let (_, text, root) = open(parameters) else { return .null }
    var ranges: [JSONValue] = []
    root.visit { piece in
      guard piece.kind != .scalar else { return }
      let start = text.position(of: piece.keyRange?.lowerBound ?? piece.range.lowerBound, encoding).line
      let end = text.position(of: piece.range.upperBound, encoding).line
      if end > start { ranges.append(["startLine": .integer(start), "endLine": .integer(end)]) }
    }
    return .array(ranges)
  }
}

import CardCompiler

// The parts of a text, and of a project.
extension LanguageServer {
  private func opened(_ parameters: JSONValue) -> Snapshot? {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path), texts[path] != nil else {
      return nil
    }
    return snapshot(path)
  }

  func symbols(_ parameters: JSONValue) -> JSONValue {
    guard let file = opened(parameters) else { return .null }
    return .array(symbols(in: file.root, file))
  }

  /// Elements, by their types and ids, with those in them.
  private func symbols(in piece: Piece, _ file: Snapshot) -> [JSONValue] {
    guard piece.kind == .object, let type = piece[file.language.vocabulary.discriminator], !type.text.isEmpty else {
      return piece.children.flatMap { symbols(in: $0, file) }
    }
    let children = piece.children.flatMap { symbols(in: $0, file) }
    var symbol: [String: JSONValue] = [
      "name": .string(type.text), "kind": 19, "range": file.text.json(piece.range, encoding),
      "selectionRange": file.text.json(type.textRange, encoding), "children": .array(children),
    ]
    if let id = piece["id"], !id.text.isEmpty { symbol["detail"] = .string(id.text) }
    return [.object(symbol)]
  }

  func foldingRanges(_ parameters: JSONValue) -> JSONValue {
    guard let file = opened(parameters) else { return .null }
    var ranges: [JSONValue] = []
    file.root.visit { piece in
      guard piece.kind != .scalar else { return }
      let start = file.text.position(of: piece.keyRange?.lowerBound ?? piece.range.lowerBound, encoding).line
      let end = file.text.position(of: piece.range.upperBound, encoding).line
      if end > start { ranges.append(["startLine": .integer(start), "endLine": .integer(end)]) }
    }
    return .array(ranges)
  }

  /// Above each template: look at it in a browser. The client has the command, which starts `cardc preview`.
  func codeLenses(_ parameters: JSONValue) -> JSONValue {
    guard let file = opened(parameters), file.role == .template else { return .array([]) }
    let type = file.root[file.language.vocabulary.discriminator]
    return [
      [
        "range": file.text.json(type?.keyRange ?? 0..<0, encoding),
        "command": ["title": "Preview", "command": "cardc.preview", "arguments": [.string(file.path)]],
      ]
    ]
  }

  /// So many symbols are enough to see that the name has to be more exact.
  private static let mostSymbols = 500

  /// Components, and elements with ids, in the projects of the texts that are open.
  mutating func workspaceSymbols(_ parameters: JSONValue) -> JSONValue {
    let query = (parameters["query"]?.string ?? "").lowercased()
    var files: Set<String> = []
    for path in texts.keys where FileRole(path).hasElements { files.formUnion(projectFiles(around: path)) }
    for folder in folders { files.formUnion(projectFiles(around: Path.join(folder, "template.yaml"))) }
    var found: [JSONValue] = []
    for path in files.sorted() where FileRole(path).hasElements {
      guard let file = snapshot(path) else { continue }
      func add(_ name: Piece, kind: Int, _ container: String) {
        guard name.text.lowercased().contains(query) else { return }
        found.append([
          "name": .string(name.text), "kind": .integer(kind), "containerName": .string(container),
          "location": ["uri": file.uri, "range": file.text.json(name.textRange, encoding)],
        ])
      }
      if let declaration = file.declaration { add(declaration.name, kind: 5, "component") }
      for id in file.ids { add(id, kind: 19, Path.name(of: path)) }
      if found.count >= Self.mostSymbols { break }
    }
    return .array(Array(found.prefix(Self.mostSymbols)))
  }
}

extension Snapshot {
  /// The scalars that give elements their ids.
  var ids: [Piece] {
    var found: [Piece] = []
    root.visit { piece in
      guard piece.kind == .scalar, !piece.text.isEmpty, let key = piece.key, let parent = piece.parent else { return }
      if case .attribute(.id, _)? = language.property(key, in: parent)?.meaning { found.append(piece) }
    }
    return found
  }
}

import CardTemplate

/// What stands in the file of a component around its element, which no format knows.
enum DeclarationKeys {
  /// A key with what it is for.
  struct Key {
    let name: String
    let about: String
    var isObject = false
  }

  private static let ofFile = [
    Key(name: "metadata", about: "The name of the component.", isObject: true),
    Key(name: "description", about: "What the component is for."),
    Key(name: "props", about: "What uses give it, by their names.", isObject: true),
    Key(name: "component", about: "The element that the component stands for.", isObject: true),
  ]
  private static let ofProp = [
    Key(name: "type", about: "The kind of value: `\(PropReferences.typeNames.joined(separator: "`, `"))`."),
    Key(name: "required", about: "Whether every use must give it."),
    Key(name: "default", about: "What holds where a use does not give it."),
    Key(name: "description", about: "What the prop is for."),
  ]

  /// The keys of an object that is a part of a declaration; none for elements, and where names of the author's choice stand.
  static func keys(of object: Piece, in file: Snapshot) -> [Key]? {
    guard file.role == .component else { return nil }
    switch path(to: object) {
    case []: return ofFile
    case ["metadata"]: return [Key(name: "name", about: "What uses write as their type.")]
    case ["props"]: return []
    case let path where path.count == 2 && path[0] == "props": return ofProp
    default: return nil
    }
  }

  /// The values of a key of a declaration; none where others can say them.
  static func values(of key: String, in object: Piece, of file: Snapshot) -> [String]? {
    guard file.role == .component else { return nil }
    let path = path(to: object)
    guard path.count == 2, path[0] == "props" else {
      return ["metadata"].contains(path.first) || path.isEmpty ? [] : nil
    }
    switch key {
    case "type": return PropReferences.typeNames
    case "required": return ["true", "false"]
    case "default" where object["type"]?.text == "boolean": return ["true", "false"]
    default: return []
    }
  }

  /// The keys that lead to an object.
  private static func path(to object: Piece) -> [String] {
    var path: [String] = []
    var piece: Piece? = object
    while let known = piece, known.parent != nil {
      path.insert(known.key ?? "", at: 0)
      piece = known.parent
    }
    return path
  }
}

// Keys of data.
extension LanguageServer {
  /// The keys that an object of a file of data does not have yet: what the bindings of the template name, and what its schema
  /// and its other data have.
  mutating func dataKeys(of object: Piece, _ present: Set<String>, _ cursor: Cursor) -> [CompletionItem] {
    let stem = cursor.file.stem
    guard let template = ["yaml", "yml", "json"].map({ "\(stem).\($0)" }).first(where: { snapshot($0) != nil }),
      let file = snapshot(template)
    else { return [] }
    let isHost = cursor.file.role == .host
    let known = surroundings(of: template).names
    var scope = isHost ? known.host : known.root
    var path = DataPath(isHost: isHost)
    var steps: [String?] = []
    var piece: Piece? = object
    while let step = piece, let parent = step.parent {
      steps.insert(parent.kind == .object ? step.key : nil, at: 0)
      piece = parent
    }
    for step in steps {
      if let step {
        scope = scope.member(step)
        path = path.member(step)
      } else {
        scope = scope.element
      }
    }
    var seen = Set(present.map { $0.lowercased() })
    // What is typed at the cursor may be in the data already.
    seen.insert(cursor.word.lowercased())
    var items: [CompletionItem] = []
    for mention in mentions(in: file, followingUses: true) {
      guard let named = mention.subject.dataPath, named.isHost == isHost,
        named.names.dropLast().elementsEqual(path.names),
        let name = named.names.last, seen.insert(name).inserted
      else { continue }
      items.append(
        CompletionItem(
          label: mention.file.text(in: mention.range), kind: .field,
          documentation: "A binding of the template names it."))
    }
    for member in scope.members where seen.insert(member.name.lowercased()).inserted {
      items.append(CompletionItem(label: member.name, kind: .field, detail: member.type))
    }
    return items
  }
}

import CardCompiler
import CardSyntax
import CardTemplate

// Where things are declared and named.
extension LanguageServer {
  /// The mentions in a file.
  mutating func mentions(in file: Snapshot, followingUses: Bool = false) -> [Mention] {
    var surroundings = Surroundings()
    if file.role.hasElements { surroundings = self.surroundings(of: file.path) }
    let side = FileRole.templateSide(of: file.path)
    let files = file.role.hasElements ? (try? workspace(for: file.path))?.components(for: side) : nil
    var reader = MentionReader(surroundings) { [self] path, source in
      guard let files else { return nil }
      let name = SourceText(name: source.path, text: "")
      guard case .success(let read) = files.fragment(path, in: name) else { return nil }
      return snapshot(read.source.name)
    }
    reader.read(file, followsUses: followingUses)
    return reader.mentions
  }

  /// What is named at the cursor, and where.
  private mutating func mention(_ parameters: JSONValue) -> Mention? {
    guard let (file, offset) = position(parameters) else { return nil }
    let found = mentions(in: file).filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    // Between two words the one that begins counts.
    return found.last { $0.range.contains(offset) } ?? found.last
  }

  /// All places where something is named, in the order of the files.
  private mutating func mentions(of subject: Subject, near path: String) -> [Mention] {
    switch subject {
    case .id(_, let file): return snapshot(file).map { mentions(in: $0) }?.filter { $0.subject == subject } ?? []
    case .component(let file), .prop(_, let file), .fragment(let file):
      var found: [Mention] = []
      let needle = Array(name(of: subject).utf8)
      for other in projectFiles(around: file) where FileRole(other).hasElements {
        guard let snapshot = snapshot(other), snapshot.text.contains(needle) else { continue }
        found += mentions(in: snapshot).filter { $0.subject == subject }
      }
      if case .fragment = subject, let file = snapshot(file) {
        found.append(Mention(subject: subject, file: file, range: 0..<0, isDeclaration: true, isWhole: true))
      }
      return found
    case .data(_, let stem):
      var found: [Mention] = []
      for template in ["yaml", "yml", "json"].map({ stem + "." + $0 }) {
        guard let file = snapshot(template) else { continue }
        let around = surroundings(of: template)
        for mention in mentions(in: file, followingUses: true) {
          if mention.subject == subject { found.append(mention) }
        }
        for sidecar in around.sidecars {
          guard let file = snapshot(sidecar) else { continue }
          found += mentions(in: file).filter { $0.subject == subject }
        }
        for shared in around.sharedFiles {
          guard let file = snapshot(shared), let path = subject.dataPath else { continue }
          found += MentionReader.keys(path, of: file, subject)
        }
      }
      return Self.distinct(found)
    }
  }

  /// What the mentions of something contain besides, so that files without it need not be read.
  private func name(of subject: Subject) -> String {
    switch subject {
    case .id(let name, _), .prop(let name, _): name
    case .component(let file): snapshot(file)?.declaration?.name.text ?? ""
    case .fragment(let file): Path.name(of: file)
    case .data(let path, _): path.names.last ?? ""
    }
  }

  private static func distinct(_ mentions: [Mention]) -> [Mention] {
    var seen: Set<String> = []
    return mentions.filter { seen.insert("\($0.file.path):\($0.range)").inserted }
  }

  private func location(_ mention: Mention) -> JSONValue {
    ["uri": mention.file.uri, "range": mention.file.text.json(mention.range, encoding)]
  }

  mutating func definition(_ parameters: JSONValue) -> JSONValue {
    guard let mention = mention(parameters) else { return .null }
    var files: Set<String> = []
    // Items of a list all have the same keys: the first one is enough.
    let isData = mention.subject.dataPath != nil
    let declared = mentions(of: mention.subject, near: mention.file.path)
      .filter { $0.isDeclaration && (!isData || files.insert($0.file.path).inserted) }
    return .array(declared.map(location))
  }

  mutating func references(_ parameters: JSONValue) -> JSONValue {
    guard let mention = mention(parameters) else { return .null }
    let isIncluding = parameters["context"]?["includeDeclaration"] != .boolean(false)
    return .array(
      mentions(of: mention.subject, near: mention.file.path).filter { isIncluding || !$0.isDeclaration }.map(location))
  }

  // MARK: Other names

  mutating func prepareRename(_ parameters: JSONValue) -> JSONValue {
    guard let mention = mention(parameters), mention.subject.canBeRenamed else { return .null }
    return [
      "range": mention.file.text.json(mention.range, encoding),
      "placeholder": .string(mention.file.text(in: mention.range)),
    ]
  }

  mutating func rename(_ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let mention = mention(parameters), mention.subject.canBeRenamed else {
      throw RequestFailure("nothing here can get another name: ids, components, props and keys of data can")
    }
    guard let name = parameters["newName"]?.string, mention.subject.accepts(name) else {
      throw RequestFailure("`\(parameters["newName"]?.string ?? "")` cannot be the name of \(mention.subject.noun)")
    }
    let all = mentions(of: mention.subject, near: mention.file.path)
    guard all.contains(where: \.isDeclaration) else {
      throw RequestFailure("it is not known where `\(mention.file.text(in: mention.range))` is declared")
    }
    if case .data(_, let stem) = mention.subject, let other = all.first(where: { $0.file.stem != stem }) {
      throw RequestFailure(
        "`\(mention.file.text(in: mention.range))` is also in `\(Path.name(of: other.file.path))`, which other templates can use"
      )
    }
    try checkIsOne(all, mention)
    try checkIsFree(name, instead: mention)
    var changes: [String: [JSONValue]] = [:]
    for mention in all {
      changes[FileURI.uri(mention.file.path), default: []].append([
        "range": mention.file.text.json(mention.range, encoding), "newText": .string(mention.writing(name)),
      ])
    }
    return ["changes": .object(changes.mapValues { .array($0) })]
  }

  /// Keys of one file that differ in case alone may be one value to a binding and two in the data.
  private func checkIsOne(_ mentions: [Mention], _ mention: Mention) throws(RequestFailure) {
    guard case .data = mention.subject else { return }
    var spellings: [String: Set<String>] = [:]
    for key in mentions where key.isDeclaration {
      spellings[key.file.path, default: []].insert(key.file.text(in: key.range))
    }
    guard let (file, several) = spellings.first(where: { $0.value.count > 1 }) else { return }
    let names = several.sorted().map { "`\($0)`" }.joined(separator: " and ")
    throw RequestFailure("\(names) in `\(Path.name(of: file))` differ in case alone, and bindings match both")
  }

  /// A name that something else has already would make two things one.
  private mutating func checkIsFree(_ name: String, instead mention: Mention) throws(RequestFailure) {
    let isTaken: Bool
    if case .component(let file) = mention.subject {
      if self.name(of: .component(file: file)) == name { return }
      if Language.isType(name) {
        throw RequestFailure("`\(name)` is a type of a format, which a component cannot be named")
      }
      isTaken = surroundings(of: mention.file.path).components[name] != nil
    } else {
      let other = mention.subject.renamed(name)
      if other == mention.subject { return }
      isTaken = mentions(of: other, near: mention.file.path).contains(where: \.isDeclaration)
    }
    if isTaken { throw RequestFailure("there is already \(mention.subject.noun) with the name `\(name)`") }
  }
}

extension Subject {
  var dataPath: DataPath? {
    if case .data(let path, _) = self { return path }
    return nil
  }

  /// Whether the name stands in texts only. That of a fragment is a file's.
  var canBeRenamed: Bool {
    if case .fragment = self { return false }
    return true
  }

  var noun: String {
    switch self {
    case .id: "an element"
    case .component: "a component"
    case .prop: "a prop"
    case .fragment: "a fragment"
    case .data: "a key"
    }
  }

  /// The same with another name.
  func renamed(_ name: String) -> Subject {
    switch self {
    case .id(_, let file): .id(name, file: file)
    case .prop(_, let file): .prop(name, file: file)
    case .data(let path, let stem):
      .data(DataPath(isHost: path.isHost, names: path.names.dropLast() + [name.lowercased()]), stem: stem)
    case .component, .fragment: self
    }
  }

  /// Whether a name can be written wherever the subject is named, quoted or not.
  func accepts(_ name: String) -> Bool {
    switch self {
    case .prop: PropReferences.isName(name) && !["type", "props"].contains(name)
    // Words that are values would not be looked up.
    case .data:
      Lexer.isIdentifier(name) && !HoleReader.values.contains(name)
        && name.utf8.allSatisfy { PieceReader.isWordByte($0) && $0 != 0x24 }
    case .id:
      // An id is any text; one that is not plain is put into quotes. Bindings and props in it would be something else.
      !name.isEmpty && name.first?.isWhitespace == false && name.last?.isWhitespace == false
        && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } && !name.contains("${")
        && !name.contains("$prop{")
    default:
      name.utf8.first.map { $0 != 0x2D && $0 != 0x24 } ?? false
        && name.utf8.allSatisfy { PieceReader.isWordByte($0) || $0 == 0x2E }
    }
  }
}

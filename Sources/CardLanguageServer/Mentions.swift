import CardCompiler
import CardSyntax
import CardTemplate

/// Something that has a name: it is declared in some places, and named in others.
enum Subject: Hashable {
  /// An element of a file, by its id.
  case id(String, file: String)
  /// A component, by the file that declares it.
  case component(file: String)
  /// A prop of the component that a file declares.
  case prop(String, file: String)
  /// A file that templates include.
  case fragment(file: String)
  /// A value in the data of a template, which is known by its path without extension.
  case data(DataPath, stem: String)
}

/// A place where something is named.
struct Mention {
  let subject: Subject
  let file: Snapshot
  let range: Range<Int>
  let isDeclaration: Bool
  /// Whether the range is all of a key or of a text, which may need quotes for another name.
  let isWhole: Bool
}

extension Mention {
  /// The name as it is to be written here: as the quotes around it want it, or in quotes where it would be read as something
  /// else without.
  func writing(_ name: String) -> String {
    guard isWhole else { return name }
    let bytes = file.text.bytes
    let isEnclosed = range.lowerBound > 0 && range.upperBound < bytes.count
    let quote = isEnclosed ? bytes[range.lowerBound - 1] : 0
    let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote) && bytes[range.upperBound] == quote
    let place = isQuoted ? range.lowerBound - 1..<range.upperBound + 1 : range
    let source = SourceText(name: file.path, bytes: bytes)
    guard let fixIt = Diagnostic.FixIt.writing(name, over: SourceSpan(source: source, place)) else { return name }
    return isQuoted ? String(fixIt.replacement.dropFirst().dropLast()) : fixIt.replacement
  }
}

/// Finds what a file names, and where.
struct MentionReader {
  let surroundings: Surroundings
  /// The file that a path leads to from another one.
  let fragment: (_ path: String, _ source: Snapshot) -> Snapshot?
  private(set) var mentions: [Mention] = []
  /// The template whose data names lead into; none for files that any template can use.
  private var stem: String?
  /// The files that are being read, the innermost last.
  private var files: [Snapshot] = []

  /// How deep components and fragments lead into each other before they are not followed any more.
  private static let deepest = 16

  init(_ surroundings: Surroundings, fragment: @escaping (_ path: String, _ source: Snapshot) -> Snapshot?) {
    self.surroundings = surroundings
    self.fragment = fragment
  }

  /// Reads a file; with `followsUses` also the components and fragments that it uses, with its data.
  mutating func read(_ file: Snapshot, followsUses: Bool) {
    files = [file]
    self.followsUses = followsUses
    switch file.role {
    case .template:
      stem = file.stem
      visit(file.root, surroundings.names)
    case .component, .fragment: visit(file.root, nil)
    case .data: keys(of: file.root, DataPath(), stem: file.stem)
    case .host: keys(of: file.root, DataPath(isHost: true), stem: file.stem)
    case .schema: schema(file.root, DataPath(), stem: file.stem, depth: 0)
    case .settings, .other: break
    }
  }

  private var followsUses = false
  private var file: Snapshot { files[files.count - 1] }

  private mutating func add(
    _ subject: Subject, _ range: Range<Int>, isDeclaration: Bool = false, isWhole: Bool = true
  ) {
    guard !range.isEmpty else { return }
    mentions.append(
      Mention(subject: subject, file: file, range: range, isDeclaration: isDeclaration, isWhole: isWhole))
  }

  /// The text of a scalar without its escapes.
  private func decoded(_ piece: Piece) -> String {
    String(decoding: ScalarText(piece, in: file.text.bytes).bytes, as: UTF8.self)
  }

  // MARK: Templates, components, fragments

  private mutating func visit(_ piece: Piece, _ scope: NameScope?) {
    switch piece.kind {
    case .scalar: scalar(piece, scope)
    case .array: for child in piece.children { visit(child, scope) }
    case .object:
      if piece.parent == nil, let declaration = file.declaration { declare(declaration) }
      let inner = scope?.entering(piece, in: file.text.bytes)
      uses(in: piece, inner)
      for child in piece.children {
        // The data of an object is looked up outside of it, unlike everything else that it has.
        visit(child, child.key == "$data" ? scope : inner)
      }
    }
  }

  private mutating func declare(_ declaration: ComponentDeclaration) {
    add(.component(file: file.path), declaration.name.textRange, isDeclaration: true)
    for prop in declaration.props {
      prop.piece.keyRange.map { add(.prop(prop.name, file: file.path), $0, isDeclaration: true) }
    }
  }

  /// What an object uses: a component with its props, a fragment.
  private mutating func uses(in object: Piece, _ scope: NameScope?) {
    if let component = surroundings.component(givenPropsBy: object) {
      for child in object.children {
        guard let key = child.key, let range = child.keyRange, component.props.contains(where: { $0.name == key })
        else { continue }
        add(.prop(key, file: component.file.path), range)
      }
    }
    if let component = surroundings.component(of: object), let type = object["type"] {
      add(.component(file: component.file.path), type.textRange)
      if let body = component.file.root["component"] { follow(component.file, body, scope) }
    }
    if let include = object["$include"], include.kind == .scalar, let included = fragment(include.text, file) {
      add(.fragment(file: included.path), include.textRange)
      follow(included, included.root, scope)
    }
  }

  private mutating func follow(_ other: Snapshot, _ piece: Piece, _ scope: NameScope?) {
    guard followsUses, files.count < Self.deepest, !files.contains(where: { $0 === other }) else { return }
    files.append(other)
    visit(piece, scope)
    files.removeLast()
  }

  private mutating func scalar(_ piece: Piece, _ scope: NameScope?) {
    if let key = piece.key, let parent = piece.parent, !piece.text.isEmpty,
      case .attribute(.id, _)? = file.language.property(key, in: parent)?.meaning
    {
      add(.id(decoded(piece), file: file.path), piece.textRange, isDeclaration: true)
    } else if !piece.text.isEmpty, file.language.isNamingElements(piece) {
      add(.id(decoded(piece), file: file.path), piece.textRange)
    }
    guard piece.text.utf8.contains(UInt8(ascii: "$")) else { return }
    let text = ScalarText(piece, in: file.text.bytes)
    if file.declaration != nil { props(in: text) }
    guard let scope, let stem else { return }
    var reader = HoleReader(text.bytes, scope)
    reader.readAll()
    for word in reader.words {
      guard case .member(let value) = word.meaning, let path = value.path else { continue }
      add(.data(path, stem: stem), text.source(word.range), isWhole: false)
    }
  }

  private mutating func props(in text: ScalarText) {
    var index = 0
    while index < text.bytes.count {
      guard let reference = PropReferences.reference(text.bytes, index, text.bytes.count) else {
        index += 1
        continue
      }
      let start = index + 6  // behind `$prop{`
      add(.prop(reference.name, file: file.path), text.source(start..<(reference.end - 1)), isWhole: false)
      index = reference.end
    }
  }

  // MARK: Data

  private mutating func keys(of piece: Piece, _ path: DataPath, stem: String) {
    for child in piece.children {
      var inner = path
      if piece.kind == .object, let key = child.key, let range = child.keyRange {
        inner = path.member(key)
        add(.data(inner, stem: stem), range, isDeclaration: true)
      }
      keys(of: child, inner, stem: stem)
    }
  }

  /// The keys of a file that a path leads to, whichever templates have the file as their data.
  static func keys(_ path: DataPath, of file: Snapshot, _ subject: Subject) -> [Mention] {
    var reader = MentionReader(Surroundings()) { _, _ in nil }
    reader.files = [file]
    reader.keys(of: file.root, DataPath(isHost: path.isHost), stem: file.stem)
    return reader.mentions.filter { $0.subject.dataPath == path }.map {
      Mention(subject: subject, file: file, range: $0.range, isDeclaration: true, isWhole: true)
    }
  }

  private mutating func schema(_ piece: Piece, _ path: DataPath, stem: String, depth: Int) {
    guard piece.kind == .object, depth < 32 else { return }
    for property in piece["properties"]?.children ?? [] {
      guard let key = property.key, let range = property.keyRange else { continue }
      let inner = path.member(key)
      add(.data(inner, stem: stem), range, isDeclaration: true)
      schema(property, inner, stem: stem, depth: depth + 1)
    }
    for name in piece["required"]?.children ?? [] where name.kind == .scalar && !name.text.isEmpty {
      add(.data(path.member(decoded(name)), stem: stem), name.textRange)
    }
    if let items = piece["items"] { schema(items, path, stem: stem, depth: depth + 1) }
    for name in ["allOf", "anyOf", "oneOf"] {
      for part in piece[name]?.children ?? [] { schema(part, path, stem: stem, depth: depth + 1) }
    }
    guard let reference = piece["$ref"]?.text, reference.hasPrefix("#/") else { return }
    var target: Piece? = file.root
    for name in reference.dropFirst(2).split(separator: "/") { target = target?[String(name)] }
    if let target { schema(target, path, stem: stem, depth: depth + 1) }
  }
}

extension Language {
  /// Whether a scalar names an element: as an attribute that refers to one, or in data that does.
  func isNamingElements(_ piece: Piece) -> Bool {
    var piece = piece
    for _ in 0..<4 {
      if let key = piece.key, let parent = piece.parent, let property = property(key, in: parent),
        Self.namesElements(property)
      {
        return true
      }
      guard let parent = piece.parent else { return false }
      piece = parent
    }
    return false
  }
}

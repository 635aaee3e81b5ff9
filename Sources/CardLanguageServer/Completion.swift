import CardCompiler
import CardFormats
import CardIR
import CardSyntax
import CardTemplate

// What can stand at the cursor.
extension LanguageServer {
  /// A text at a cursor.
  struct Cursor {
    let path: String
    let text: OpenText
    let offset: Int
    let root: Piece
    let place: Place
    var isYAML: Bool { Path.isYAML(path) }
  }

  func cursor(_ parameters: JSONValue) -> Cursor? {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path), let text = texts[path] else {
      return nil
    }
    let offset = offset(parameters["position"], in: text)
    let root = PieceReader.read(text.bytes, isYAML: Path.isYAML(path))
    let place = Place.find(offset, in: root, text.bytes, isYAML: Path.isYAML(path))
    return Cursor(path: path, text: text, offset: offset, root: root, place: place)
  }

  private struct Item {
    var label: String
    var kind: Int
    var detail = ""
    var documentation = ""
    var insertion: String?
  }

  // Kinds of items, as the protocol numbers them.
  private static let function = 3
  private static let field = 5
  private static let type = 7
  private static let property = 10
  private static let value = 12
  private static let keyword = 14
  private static let reference = 18

  mutating func completion(_ parameters: JSONValue) -> JSONValue {
    guard let cursor = cursor(parameters) else { return .null }
    var items: [Item]
    let range: Range<Int>
    switch cursor.place {
    case .key(let object, let replacing):
      range = replacing
      items = keys(of: object, cursor)
    case .value(let key, let object, let piece, let replacing):
      range = replacing
      items = values(of: key, in: object, isQuoted: piece?.isQuoted ?? false, cursor)
    case .expression(let object, let start):
      var wordStart = cursor.offset
      let bytes = cursor.text.bytes
      while wordStart > start, PieceReader.isWordByte(bytes[wordStart - 1]), bytes[wordStart - 1] != 0x2D {
        wordStart -= 1
      }
      var wordEnd = cursor.offset
      while wordEnd < bytes.count, PieceReader.isWordByte(bytes[wordEnd]), bytes[wordEnd] != 0x2D { wordEnd += 1 }
      range = wordStart..<wordEnd
      items = names(before: wordStart, from: start, in: object, cursor)
    }
    let typed = String(
      decoding: cursor.text.bytes[range.lowerBound..<max(range.lowerBound, min(cursor.offset, range.upperBound))],
      as: UTF8.self
    )
    .lowercased()
    let matching = items.enumerated().filter { typed.isEmpty || $0.element.label.lowercased().contains(typed) }
      .sorted { left, right in
        let (a, b) = (
          left.element.label.lowercased().hasPrefix(typed), right.element.label.lowercased().hasPrefix(typed)
        )
        return a == b ? left.offset < right.offset : a
      }
    return [
      "isIncomplete": false,
      "items": .array(
        matching.enumerated().map { rank, item in
          json(item.element, rank: rank, cursor.text.json(range, encoding))
        }),
    ]
  }

  private func json(_ item: Item, rank: Int, _ range: JSONValue) -> JSONValue {
    let digits = String(rank)
    var members: [String: JSONValue] = [
      "label": .string(item.label), "kind": .integer(item.kind), "filterText": .string(item.label),
      "sortText": .string(String(repeating: "0", count: max(0, 5 - digits.count)) + digits),
      "textEdit": ["range": range, "newText": .string(item.insertion ?? item.label)],
    ]
    if !item.detail.isEmpty { members["detail"] = .string(item.detail) }
    if !item.documentation.isEmpty {
      members["documentation"] = ["kind": "markdown", "value": .string(item.documentation)]
    }
    return .object(members)
  }

  // MARK: Keys

  private func keys(of object: Piece, _ cursor: Cursor) -> [Item] {
    // The key at the cursor may be the one that is asked for.
    let present = Set(
      object.children.filter {
        !($0.keyRange.map { $0.lowerBound <= cursor.offset && cursor.offset <= $0.upperBound } ?? false)
      }
      .compactMap(\.key))
    let isQuoted = cursor.text.bytes.indices.contains(cursor.offset - 1) && isInQuotes(object, cursor)
    func insertion(_ name: String, _ follows: String) -> String? {
      if isFollowedByColon(cursor) { return cursor.isYAML || isQuoted ? nil : "\"\(name)\"" }
      if cursor.isYAML { return isQuoted ? nil : name + follows }
      return isQuoted ? nil : "\"\(name)\": "
    }
    if Path.name(of: cursor.path) == ProjectSettings.fileName {
      guard object.parent == nil else { return [] }
      return Setting.all.filter { !present.contains($0.name) }.map {
        Item(
          label: $0.name, kind: Self.property, detail: $0.example, documentation: $0.summary,
          insertion: insertion($0.name, ": "))
      }
    }
    let language = Language.of(cursor.root)
    var items: [Item] = []
    let discriminator = language.vocabulary.discriminator
    let role = language.role(of: object)
    if role?.group == nil, !present.contains(discriminator) {
      items.append(
        Item(
          label: discriminator, kind: Self.property, documentation: "What the object is.",
          insertion: insertion(discriminator, ": ")))
    }
    if let role {
      let own = role.type.properties.filter { $0.group == role.group && !present.contains($0.name) }
      // What must be there first, then what is there to be written, then what is only read.
      let listed =
        own.filter(\.isRequired) + own.filter { !$0.isRequired && $0.canonicalName == nil }
        + own.filter { !$0.isRequired && $0.canonicalName != nil }
      // Before that, what takes the value that stands there already, and what elements of the type have here already.
      let counts = uses(of: role.type, language, cursor)
      let written = object.children.first { child in
        child.keyRange.map { $0.lowerBound <= cursor.offset && cursor.offset <= $0.upperBound } ?? false
      }
      func rank(_ property: PropertySpec) -> (Int, Int) {
        (written.map { Self.mayTake($0, property) } ?? true ? 0 : 1, -counts[property.name, default: 0])
      }
      let ordered = listed.map { ($0, rank($0)) }.enumerated()
        .sorted { ($0.element.1.0, $0.element.1.1, $0.offset) < ($1.element.1.0, $1.element.1.1, $1.offset) }.map(
          \.element.0)
      for property in ordered {
        items.append(
          Item(
            label: property.name, kind: Self.property, detail: language.detail(of: property),
            documentation: language.documentation(of: property, in: role.type),
            insertion: insertion(property.name, property.region == nil ? ": " : ":")))
      }
      if role.group == nil {
        for group in role.type.groups where !present.contains(group) {
          items.append(Item(label: group, kind: Self.property, insertion: insertion(group, ":")))
        }
      }
    }
    for (name, about) in [
      ("$data", "The data that the object is filled with, or repeated for."),
      ("$when", "The condition under which the object is there."),
    ]
    where !present.contains(name) {
      items.append(Item(label: name, kind: Self.keyword, documentation: about, insertion: insertion(name, ": ")))
    }
    return items
  }

  /// How often elements of a type have each property in the text.
  private func uses(of type: TypeSpec, _ language: Language, _ cursor: Cursor) -> [String: Int] {
    var counts: [String: Int] = [:]
    let discriminator = language.vocabulary.discriminator
    cursor.root.visit { piece in
      guard piece.kind == .object, piece[discriminator]?.text == type.name else { return }
      for child in piece.children { if let key = child.key { counts[key, default: 0] += 1 } }
    }
    return counts
  }

  /// Whether a value, as far as it is written, may be one of a property.
  private static func mayTake(_ piece: Piece, _ property: PropertySpec) -> Bool {
    if piece.kind == .scalar, piece.text.isEmpty || piece.text.contains("${") { return true }
    if let region = property.region { return (region.form == .list) == (piece.kind == .array) && piece.kind != .scalar }
    guard let shape = property.codec?.shape else { return true }
    return mayTake(piece, shape)
  }

  private static func mayTake(_ piece: Piece, _ shape: ValueShape) -> Bool {
    let isFlag = !piece.isQuoted && (piece.text == "true" || piece.text == "false")
    let isNumber = !piece.isQuoted && Double(piece.text) != nil
    switch shape {
    case .names(let names, _):
      return piece.kind == .scalar && names.contains { $0.lowercased() == piece.text.lowercased() }
    case .boolean: return piece.kind == .scalar && isFlag
    case .number, .integer: return piece.kind == .scalar && isNumber
    case .object, .map, .record: return piece.kind == .object
    case .list: return piece.kind == .array
    case .either(let all): return all.contains { mayTake(piece, $0) }
    case .any: return true
    case .url: return piece.kind == .scalar && piece.text.contains(":")
    case .color: return piece.kind == .scalar && piece.text.hasPrefix("#")
    case .pixels: return piece.kind == .scalar && piece.text.hasSuffix("px")
    case .version: return piece.kind == .scalar && FormatVersion(piece.text) != nil
    case .string, .verbatim, .share: return piece.kind == .scalar && !isFlag && !isNumber
    }
  }

  private func isInQuotes(_ object: Piece, _ cursor: Cursor) -> Bool {
    guard
      let key = object.children.first(where: {
        $0.keyRange.map { $0.lowerBound <= cursor.offset && cursor.offset <= $0.upperBound } ?? false
      })?.keyRange
    else { return false }
    let before = key.lowerBound - 1
    return before >= 0
      && (cursor.text.bytes[before] == UInt8(ascii: "\"") || cursor.text.bytes[before] == UInt8(ascii: "'"))
  }

  private func isFollowedByColon(_ cursor: Cursor) -> Bool {
    let bytes = cursor.text.bytes
    var index = cursor.offset
    while index < bytes.count, PieceReader.isWordByte(bytes[index]) || bytes[index] == UInt8(ascii: "\"") { index += 1 }
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  // MARK: Values

  private func values(of key: String, in object: Piece, isQuoted: Bool, _ cursor: Cursor) -> [Item] {
    let language = Language.of(cursor.root)
    func insertion(_ text: String, _ isString: Bool) -> String? {
      let needsSpace =
        cursor.isYAML && cursor.offset > 0 && cursor.text.bytes[cursor.offset - 1] == UInt8(ascii: ":") ? " " : ""
      return isString && !cursor.isYAML && !isQuoted ? "\"\(text)\"" : needsSpace.isEmpty ? nil : needsSpace + text
    }
    if key == language.vocabulary.discriminator, language.property(key, in: object) == nil {
      var seen: Set<String> = []
      let isRoot = object.parent == nil
      var types = language.types(for: object)
      if isRoot, let card = language.vocabulary.typeInAnyFamily(named: "AdaptiveCard") { types.insert(card, at: 0) }
      // Types with the properties that are there already come first.
      let present = Set(object.children.compactMap(\.key)).subtracting([key])
      func misses(_ type: TypeSpec) -> Int {
        present.subtracting(type.properties.map(\.name) + type.groups + ["$data", "$when"]).count
      }
      let ordered =
        isRoot
        ? types
        : types.enumerated().sorted { (misses($0.element), $0.offset) < (misses($1.element), $1.offset) }.map(\.element)
      var items = ordered.filter { seen.insert($0.name).inserted }.map {
        Item(
          label: $0.name, kind: Self.type, detail: $0.since.map { "since \($0)" } ?? "",
          documentation: language.documentation(of: $0), insertion: insertion($0.name, true))
      }
      for name in components(cursor.path) where seen.insert(name).inserted {
        items.append(Item(label: name, kind: Self.type, detail: "component", insertion: insertion(name, true)))
      }
      return items
    }
    guard let property = language.property(key, in: object) else { return [] }
    if Language.namesElements(property) {
      return ids(in: cursor.root, language).map {
        Item(label: $0.text, kind: Self.reference, detail: "id", insertion: insertion($0.text, true))
      }
    }
    if let region = property.region, region.scalar == nil {
      // A new object starts with its type, or with what the type is known to have.
      let discriminator = language.vocabulary.discriminator
      let implied = language.vocabulary.impliedType(in: region).map { language.vocabulary.types[$0.index] }
      let names = [discriminator] + (implied?.properties.map(\.name) ?? [])
      return names.map { Item(label: $0, kind: Self.property, insertion: cursor.isYAML ? $0 + ": " : "{\"\($0)\": ") }
    }
    guard let codec = property.codec else { return [] }
    let about = language.role(of: object).map { language.documentation(of: property, in: $0.type) } ?? ""
    var listed = Language.values(of: codec.shape)
    if listed.isEmpty { listed = codec.spellings.map { ($0, true) } }
    return listed.map {
      Item(label: $0.text, kind: Self.value, documentation: about, insertion: insertion($0.text, $0.isString))
    }
  }

  private func components(_ path: String) -> [String] {
    guard let workspace = try? Workspace.open(request(path), files: overlay) else { return [] }
    return workspace.components(for: path).library(for: SourceText(name: path, text: "")).names
  }

  private func request(_ path: String) -> WorkspaceRequest {
    var request = WorkspaceRequest()
    request.inputs = [path]
    return request
  }

  /// The scalars that give elements their ids.
  func ids(in root: Piece, _ language: Language) -> [Piece] {
    var found: [Piece] = []
    root.visit { piece in
      guard piece.kind == .scalar, !piece.text.isEmpty, let key = piece.key, let parent = piece.parent else { return }
      if case .attribute(.id, _)? = language.property(key, in: parent)?.meaning { found.append(piece) }
    }
    return found
  }

  // MARK: Expressions

  /// The data of a template: of the files beside it, as they are open or on the disk.
  func data(of path: String) -> DataScope {
    var scope = DataScope()
    guard let workspace = try? Workspace.open(request(path), files: overlay) else { return scope }
    var ignored = Diagnostics()
    guard let item = workspace.plan([path], .inEachInput, diagnostics: &ignored).items.first else { return scope }
    func root(_ file: String) -> Node? {
      guard let text = workspace.files.readInput(file, diagnostics: &ignored) else { return nil }
      return PreparedData(reading: text).document?.root
    }
    scope.samples = item.bindings.compactMap { $0.data.flatMap(root) }
    scope.schemas = [item.schema.flatMap(root)].compactMap(\.self)
    return scope
  }

  private func names(before wordStart: Int, from start: Int, in object: Piece, _ cursor: Cursor) -> [Item] {
    let bytes = cursor.text.bytes
    let root = data(of: cursor.path)
    let scope = DataScope.at(object, root: root)
    if wordStart > start, bytes[wordStart - 1] == UInt8(ascii: ".") {
      let base = Self.path(endingAt: wordStart - 1, from: start, bytes)
      return scope.path(base, root: root).members.map { Item(label: $0.name, kind: Self.field, detail: $0.type) }
    }
    var items = scope.members.map { Item(label: $0.name, kind: Self.field, detail: $0.type) }
    items += [
      ("$data", "The data here."), ("$root", "The data of the whole template."),
      ("$index", "The position in a repetition."), ("$host", "What the host tells."),
    ]
    .map { Item(label: $0.0, kind: Self.keyword, documentation: $0.1) }
    for group in FunctionTable.shared.groups {
      for function in group.functions where function.symbol == nil || function.name.first?.isLetter == true {
        items.append(
          Item(
            label: function.name, kind: Self.function, detail: function.signature + " → \(function.result)",
            documentation: function.summary))
      }
    }
    return items
  }

  /// The path that ends at an offset.
  static func path(endingAt end: Int, from start: Int, _ bytes: [UInt8]) -> Substring {
    var index = end
    while index > start {
      let byte = bytes[index - 1]
      guard PieceReader.isWordByte(byte) && byte != 0x2D || [0x2E, 0x5B, 0x5D, 0x27].contains(byte) else { break }
      index -= 1
    }
    return String(decoding: bytes[index..<end], as: UTF8.self)[...]
  }
}

import CardCompiler
import CardFormats
import CardIR

// Keys of objects.
extension LanguageServer {
  /// The keys that an object can have besides those that it has.
  mutating func keys(of object: Piece, _ cursor: Cursor) -> [CompletionItem] {
    // The key at the cursor may be the one that is asked for.
    let present = Set(object.children.filter { !cursor.isAt($0) }.compactMap(\.key))
    let isQuoted = cursor.text.bytes.indices.contains(cursor.offset - 1) && isInQuotes(object, cursor)
    func insertion(_ name: String, _ follows: String) -> String? {
      if cursor.isFollowedByColon { return cursor.isYAML || isQuoted ? nil : "\"\(name)\"" }
      if cursor.isYAML { return isQuoted ? nil : name + follows }
      return isQuoted ? nil : "\"\(name)\": "
    }
    if cursor.file.role == .data || cursor.file.role == .host {
      return dataKeys(of: object, present, cursor).map { item in
        var item = item
        item.insertion = insertion(item.label, ": ")
        return item
      }
    }
    if let declared = DeclarationKeys.keys(of: object, in: cursor.file) {
      return declared.filter { !present.contains($0.name) }.map {
        CompletionItem(
          label: $0.name, kind: .property, documentation: $0.about,
          insertion: insertion($0.name, $0.isObject ? ":" : ": "))
      }
    }
    let surroundings = surroundings(of: cursor.path)
    if let component = surroundings.component(givenPropsBy: object) {
      return props(of: component, in: object, present, cursor, insertion)
    }
    let language = cursor.file.language
    var items: [CompletionItem] = []
    let discriminator = language.vocabulary.discriminator
    let role = language.role(of: object)
    if role?.group == nil, !present.contains(discriminator) {
      items.append(
        CompletionItem(
          label: discriminator, kind: .property, documentation: "What the object is.",
          insertion: insertion(discriminator, ": ")))
    }
    if let role {
      let own = role.type.properties.filter { $0.group == role.group && !present.contains($0.name) }
      items += ordered(own, of: role.type, in: object, cursor).map { property in
        CompletionItem(
          label: property.name, kind: .property, detail: language.detail(of: property),
          documentation: language.documentation(of: property, in: role.type),
          insertion: insertion(property.name, property.region == nil ? ": " : ":"))
      }
      if role.group == nil {
        for group in role.type.groups where !present.contains(group) {
          items.append(CompletionItem(label: group, kind: .property, insertion: insertion(group, ":")))
        }
      }
    }
    for (name, about) in Self.templateKeys where !present.contains(name) {
      items.append(CompletionItem(label: name, kind: .keyword, documentation: about, insertion: insertion(name, ": ")))
    }
    return items
  }

  /// The properties that an object may get, those first that are most likely meant.
  private func ordered(
    _ own: [PropertySpec], of type: TypeSpec, in object: Piece, _ cursor: Cursor
  ) -> [PropertySpec] {
    // What must be there first; spellings that are only read are not proposed.
    let listed = own.filter(\.isRequired) + own.filter { !$0.isRequired && $0.canonicalName == nil }
    // A screen is for what is in it, and says its version.
    let isScreen = type.kind == .screen
    func isMain(_ property: PropertySpec) -> Bool {
      if case .attribute(.version, _) = property.meaning { return true }
      return property.region?.form == .list
    }
    // Before that, what takes the value that stands there already, and what elements of the type have here already.
    let counts = uses(of: type, cursor.file.language, cursor)
    let written = object.children.first { cursor.isAt($0) }
    func rank(_ property: PropertySpec) -> (Int, Int) {
      let count = isScreen ? isMain(property) ? 1 : 0 : counts[property.name, default: 0]
      return (written.map { Self.mayTake($0, property) } ?? true ? 0 : 1, -count)
    }
    return listed.map { ($0, rank($0)) }.enumerated()
      .sorted { ($0.element.1.0, $0.element.1.1, $0.offset) < ($1.element.1.0, $1.element.1.1, $1.offset) }
      .map(\.element.0)
  }

  /// The keys that any object of a template can have.
  static let templateKeys: [(name: String, about: String)] = [
    ("$data", "The data that the object is filled with, or repeated for."),
    ("$when", "The condition under which the object is there."),
  ]

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
      let key = object.children.first(where: { cursor.isAt($0) })?.keyRange
    else { return false }
    let before = key.lowerBound - 1
    return before >= 0
      && (cursor.text.bytes[before] == UInt8(ascii: "\"") || cursor.text.bytes[before] == UInt8(ascii: "'"))
  }

  /// The props that a component names, where the cursor stands in `$prop{…}` of its file.
  func propNames(at cursor: Cursor) -> (items: [CompletionItem], range: Range<Int>)? {
    guard let declaration = cursor.file.declaration else { return nil }
    let bytes = cursor.text.bytes
    func isName(_ byte: UInt8) -> Bool { PieceReader.isNameByte(byte) || byte == UInt8(ascii: "-") }
    var (start, end) = (cursor.offset, cursor.offset)
    while start > 0, isName(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    guard bytes[..<start].suffix(6).elementsEqual("$prop{".utf8) else { return nil }
    let items = declaration.props.map { prop in
      CompletionItem(label: prop.name, kind: .variable, detail: prop.type, documentation: prop.documentation)
    }
    return (items, start..<end)
  }

  /// The props of a component that a use does not give yet, those first that it must give; and what a use has for the
  /// element that comes of it.
  private func props(
    of component: ComponentDeclaration, in object: Piece, _ present: Set<String>, _ cursor: Cursor,
    _ insertion: (String, String) -> String?
  ) -> [CompletionItem] {
    let props = component.props.filter(\.isRequired) + component.props.filter { !$0.isRequired }
    var items = props.filter { !present.contains($0.name) }.map { prop in
      CompletionItem(
        label: prop.name, kind: .property, detail: prop.type, documentation: prop.documentation,
        insertion: insertion(prop.name, ": "))
    }
    guard object.key != "props" else { return items }
    for (name, about) in [
      ("type", "The component."), ("$when", "The condition under which the element is there."),
      ("$data", "The data that the element is filled with, or repeated for."), ("id", "The id of the element."),
    ]
    where !present.contains(name) {
      items.append(
        CompletionItem(
          label: name, kind: name.hasPrefix("$") ? .keyword : .property, documentation: about,
          insertion: insertion(name, ": ")))
    }
    return items
  }
}

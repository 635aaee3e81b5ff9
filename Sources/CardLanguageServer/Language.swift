import CardFormats
import CardIR

extension TypeSpec {
  /// Whether objects of the type have a member of the name: a property, or a group of them.
  fileprivate func hasMember(_ name: String) -> Bool {
    groups.contains(name) || properties.contains { $0.group == nil && $0.name == name }
  }
}

/// A format with its tables, as far as they tell what may be written where.
struct Language {
  let vocabulary: Vocabulary
  let glossary: Glossary

  /// The languages, the usual one first.
  static let all: [Language] = [
    Language(vocabulary: AdaptiveCardsFormat.vocabulary, glossary: AdaptiveCardsFormat.glossary),
    Language(vocabulary: DrivenUIVocabulary.strict, glossary: DrivenUIFormat.glossary),
    Language(vocabulary: SkimaFormat.vocabulary, glossary: SkimaFormat.glossary),
  ]

  /// The language of a text: the one that knows most of its types, and of what stands beside them; a document that does not name
  /// its type says by its keys what it is.
  static func of(_ root: Piece) -> Language {
    var counts = all.map { $0.hints(in: root) }
    root.visit { piece in
      guard piece.kind == .scalar, let key = piece.key else { return }
      for (index, language) in all.enumerated() where key == language.vocabulary.discriminator {
        guard let type = language.vocabulary.typeInAnyFamily(named: piece.text) else { continue }
        let others = piece.parent?.children ?? []
        counts[index] += 1 + others.count { $0.key.map(type.hasMember) ?? false }
      }
    }
    let best = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    return all[counts.firstIndex(of: counts[best]) ?? 0]
  }

  /// How much the keys of an object that does not name its type speak for a document of the format: those where elements stand,
  /// such as `ui`, and groups with something in them that is theirs, such as `metadata` with `id`, more than one type below, which
  /// several formats may have; then all that are known.
  private func hints(in root: Piece) -> Int {
    guard root.kind == .object, root[vocabulary.discriminator].map(\.text.isEmpty) ?? true else { return 0 }
    func isHint(_ property: PropertySpec) -> Bool {
      if let group = property.group { return root[group]?[property.name] != nil }
      guard let region = property.region, let piece = root[property.name] else { return false }
      return piece.kind == (region.form == .list ? .array : .object) || piece.kind == .scalar && piece.text.isEmpty
    }
    let counts = vocabulary.types.filter { $0.family == vocabulary.types[0].family }.map { type in
      type.properties.contains(where: isHint) ? 2 + root.children.count { $0.key.map(type.hasMember) ?? false } : 0
    }
    return counts.max() ?? 0
  }

  /// Whether any format has a type of this name.
  static func isType(_ name: String) -> Bool {
    all.contains { $0.vocabulary.typeInAnyFamily(named: name) != nil }
  }

  /// What an object is: its type, and the group of properties that it holds.
  struct Role {
    var type: TypeSpec
    var group: String?
  }

  /// What an object is; none if its type is not written yet and does not follow from its place.
  func role(of object: Piece) -> Role? {
    if let region = region(of: object) {
      if let index = object[vocabulary.discriminator].flatMap({ vocabulary.type(named: $0.text, in: region.family) }) {
        return Role(type: vocabulary.types[index])
      }
      if let implied = vocabulary.impliedType(in: region) { return Role(type: vocabulary.types[implied.index]) }
    }
    if let name = object[vocabulary.discriminator]?.text, let type = vocabulary.typeInAnyFamily(named: name) {
      return Role(type: type)
    }
    if let key = object.key, let parent = object.parent, parent.kind == .object, let role = role(of: parent),
      role.group == nil, role.type.groups.contains(key)
    {
      return Role(type: role.type, group: key)
    }
    // A document that says by what is in it what it is.
    if object.parent == nil, object.kind == .object, object[vocabulary.discriminator] == nil,
      let screen = vocabulary.types.first(where: { $0.kind == .screen }),
      screen.properties.contains(where: { $0.region != nil && $0.group == nil && object[$0.name] != nil })
    {
      return Role(type: screen)
    }
    return nil
  }

  /// Where an object stands: the region or record that takes it.
  func region(of object: Piece) -> RegionSpec? {
    var piece = object
    while piece.key == nil, let parent = piece.parent, parent.kind == .array { piece = parent }
    guard let key = piece.key, let parent = piece.parent, let property = property(key, in: parent) else { return nil }
    return property.region ?? property.codec.flatMap { Self.region(in: $0.shape) }
  }

  private static func region(in shape: ValueShape) -> RegionSpec? {
    switch shape {
    case .record(let region): region
    case .list(let inner), .map(let inner): region(in: inner)
    case .either(let all): all.lazy.compactMap { region(in: $0) }.first
    default: nil
    }
  }

  /// The property that a key of an object is.
  func property(_ key: String, in object: Piece) -> PropertySpec? {
    guard let role = role(of: object) else { return nil }
    return role.type.properties.first { $0.name == key && $0.group == role.group }
  }

  /// Whether a property names elements: as an attribute that refers to one, in data, or in a list of such names.
  static func namesElements(_ property: PropertySpec) -> Bool {
    switch property.meaning {
    case .attribute(let id, _): !id.roles.isDisjoint(with: [.reference, .namingData])
    case .region(_, let region): region.shorthand.map { $0.roles.contains(.reference) } ?? false
    case .inert: false
    }
  }

  /// Whether the value of a property is the name of an element or a list of such; none if it is neither. Data may name elements
  /// anywhere, and are objects of a kind of their own.
  static func formOfNames(_ property: PropertySpec) -> RegionSpec.Form? {
    switch property.meaning {
    case .attribute(let id, let codec):
      if id.roles.contains(.reference) { return .single }
      guard id.roles.contains(.namingData), case .list(.string) = codec.shape else { return nil }
      return .list
    case .region(_, let region):
      return region.shorthand.map { $0.roles.contains(.reference) } ?? false ? region.form : nil
    case .inert: return nil
    }
  }

  /// What objects are the value of a property, one or a list of them; none if it has values of other kinds alone.
  static func objects(of property: PropertySpec) -> (form: RegionSpec.Form, region: RegionSpec)? {
    if let region = property.region { return region.scalar == nil ? (region.form, region) : nil }
    switch property.codec?.shape {
    case .record(let region): return (.single, region)
    case .list(.record(let region)): return (.list, region)
    default: return nil
    }
  }

  /// The types that may stand where an object stands, those of its region first.
  func types(for object: Piece) -> [TypeSpec] {
    let written = vocabulary.types.filter { $0.canonicalName == nil }
    guard let region = region(of: object) else {
      return object.parent == nil
        ? written.filter { !$0.isRecord && $0.family == vocabulary.types[0].family } + written.filter { !$0.isRecord }
        : written.filter { !$0.isRecord }
    }
    return written.filter { type in
      type.family == region.family && region.typeNames.map { $0.contains(type.name) } ?? true
    }
  }

  /// What a property is for, with the values that it takes.
  func documentation(of property: PropertySpec, in type: TypeSpec) -> String {
    var lines: [String] = []
    if let sentence = glossary[property, of: type] { lines.append(sentence) }
    lines.append(detail(of: property))
    if let since = property.since { lines.append("Since \(since).") }
    if property.isExtension { lines.append(PropertySpec.extensionNote) }
    return lines.joined(separator: "\n\n")
  }

  /// What a type is for.
  func documentation(of type: TypeSpec) -> String {
    var lines: [String] = []
    if let sentence = glossary[type] { lines.append(sentence) }
    if let since = type.since { lines.append("Since \(since).") }
    return lines.joined(separator: "\n\n")
  }

  /// What the values of a property are.
  func detail(of property: PropertySpec) -> String {
    if let region = property.region {
      return region.form == .list ? "a list: \(region.family.name)" : region.family.name
    }
    return property.codec?.expectation ?? "a value"
  }

  /// The values that a property takes, if they can be listed.
  static func values(of shape: ValueShape) -> [(text: String, isString: Bool)] {
    switch shape {
    case .names(let names, _): names.map { ($0, true) }
    case .boolean: [("true", false), ("false", false)]
    case .either(let all): all.flatMap { values(of: $0) }
    case .list(let inner): values(of: inner)
    default: []
    }
  }
}

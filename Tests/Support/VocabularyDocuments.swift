package import CardFormats
import CardIR

/// Random documents of a format, drawn from its whole vocabulary: every type where it may stand, every property with
/// every shape of value that it takes, absent and empty ones among them, hidden parts at every level.
///
/// No two texts, names or addresses are alike, so that the loss of any one shows.
package struct VocabularyDocuments {
  package let vocabulary: Vocabulary
  package var random: SeededGenerator
  /// How many of a hundred optional properties an object has.
  package var density: Int
  /// Whether some values are bound, and some elements repeated or conditional.
  package var isTemplate: Bool
  /// Whether texts, addresses and lists may be empty.
  package var hasEmptyValues = true
  /// Whether the next object gets marks where further members can stand: `@@` in it, `@group@` in its groups.
  var marks = false
  /// The positions of types that objects are read as.
  package let readableTypes: [Int]
  private var count = 0
  private var ids: [String] = []

  package init(_ vocabulary: Vocabulary, seed: UInt64, density: Int = 25, isTemplate: Bool = false) {
    self.vocabulary = vocabulary
    self.density = density
    self.isTemplate = isTemplate
    random = SeededGenerator(seed: seed)
    readableTypes = vocabulary.types.indices.filter { index in
      let type = vocabulary.types[index]
      return !type.isRecord && vocabulary.type(named: type.name, in: type.family) == index
    }
  }

  // MARK: Documents

  /// A document, as minified JSON.
  package mutating func document(depth: Int = 4) -> String {
    ids = []
    let root = object(rootType, namesType: rootIsNamed, depth: depth)
    return resolved(root)
  }

  /// A document that has objects of a type, each with the properties of one of the lists of positions; several
  /// documents where only one object can stand.
  package mutating func documents(of type: Int, with properties: [[Int]]) -> [String] {
    guard let path = path(to: type) else { return [] }
    let parent = path.last.map { vocabulary.types[$0.type].properties[$0.property] }
    let isList = parent?.region?.form == .list
    var documents: [String] = []
    // Fewer documents take less time, but one of thousands of objects says little about which of them is wrong.
    let most = isList ? 40 : 1
    for start in stride(from: 0, to: properties.count, by: most) {
      ids = []
      let chosen = properties[start..<min(properties.count, start + most)]
      var text = chosen.map {
        object(type, namesType: parent?.region.map(names) ?? rootIsNamed, only: $0, depth: 1)
      }.joined(separator: ",")
      for (type, property) in path.reversed() {
        let isArray = vocabulary.types[type].properties[property].region?.form == .list
        text = wrapped(isArray ? "[\(text)]" : text, type, property, isRoot: type == rootType)
      }
      documents.append(resolved(text))
    }
    return documents
  }

  // MARK: Places

  var rootType: Int {
    vocabulary.types.firstIndex { ["AdaptiveCard", "screen", "VStack"].contains($0.name) } ?? 0
  }

  var rootIsNamed: Bool { vocabulary.types[rootType].name != "screen" }

  func names(_ region: RegionSpec) -> Bool { !region.hasImpliedType }

  /// The types that may stand in a region.
  func types(in region: RegionSpec) -> [Int] {
    readableTypes.filter { index in
      let type = vocabulary.types[index]
      return type.family == region.family && region.typeNames?.contains(type.name) != false
    }
  }

  /// The properties to go through from the root of a document to a type, the shortest way.
  func path(to type: Int) -> [(type: Int, property: Int)]? {
    var reached: [Int: [(type: Int, property: Int)]] = [rootType: []]
    var queue = [rootType]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      let path = reached[next] ?? []
      if next == type { return path }
      // Lists first: many objects in one document take less time.
      let regions = vocabulary.types[next].properties.indices.filter {
        vocabulary.types[next].properties[$0].region != nil
      }.sorted { one, other in
        let forms = [one, other].map { vocabulary.types[next].properties[$0].region?.form == .list }
        return forms[0] && !forms[1]
      }
      for property in regions {
        guard let region = vocabulary.types[next].properties[property].region else { continue }
        for inner in types(in: region) where reached[inner] == nil {
          reached[inner] = path + [(next, property)]
          queue.append(inner)
        }
      }
    }
    return nil
  }

  /// An object with what it must have, and the value of one region.
  mutating func wrapped(
    _ text: String, _ type: Int, _ property: Int, isRoot: Bool, isWhole: Bool = false
  ) -> String {
    object(
      type, namesType: isRoot ? rootIsNamed : true, only: [property] + (isWhole ? shown(of: type) : []), depth: 0,
      given: (property, text), isWhole: isWhole)
  }

  // MARK: Objects

  /// An object of a type: with the properties at some positions, or with a random choice.
  package mutating func object(
    _ type: Int, namesType: Bool, only positions: [Int]? = nil, depth: Int, given: (Int, String)? = nil,
    isWhole: Bool = false
  ) -> String {
    let spec = vocabulary.types[type]
    let marksMembers = marks
    marks = false
    defer { marks = marksMembers }
    var members: [(group: String?, text: String)] = []
    if namesType, !spec.properties.contains(where: { $0.name == vocabulary.discriminator && $0.group == nil }) {
      members.append((nil, "\"\(vocabulary.discriminator)\":\"\(spec.name)\""))
    }
    for (position, property) in spec.properties.enumerated() {
      // A name that only documentation has is written in the usual way, unless that stands beside it.
      if let usual = property.canonicalName, !members.contains(where: { $0.text.hasPrefix("\"\(usual)\":") }) {
        continue
      }
      let isWanted =
        if let positions { positions.contains(position) || property.isRequired } else {
          property.isRequired || chance(isContent(property) ? 80 : density)
        }
      guard isWanted else { continue }
      let value =
        if given?.0 == position { given?.1 } else if isWhole, let region = property.region, region.form == .list {
          // Two of what may stand there.
          depth < -1 ? "[]" : "[\((0..<2).compactMap { _ in filler(of: region) }.joined(separator: ","))]"
        } else { self.value(of: property, in: spec, depth: depth) }
      guard let value else { continue }
      members.append((property.group, "\"\(property.name)\":\(value)"))
    }
    if isTemplate, positions == nil, depth > 0, type != rootType {
      if chance(8) { members.append((nil, "\"$when\":\"${\(pick(["flag", "n > 2", "not(flag)", "1 < 2"]))}\"")) }
      if chance(6) { members.append((nil, "\"$data\":\"${\(pick(["items", "others"]))}\"")) }
    }
    return joined(members, always: spec.alwaysWritten, marks: marksMembers)
  }

  /// Members in an object, in any order, those of a group in an object of their own.
  private mutating func joined(_ members: [(group: String?, text: String)], always: Set<String>, marks: Bool) -> String
  {
    var own = members.filter { $0.group == nil }.map(\.text)
    if own.count > 1, chance(30) { own.shuffle(using: &random) }
    var groups: [String] = []
    for member in members {
      if let group = member.group, !groups.contains(group) { groups.append(group) }
    }
    for group in always.sorted() where !groups.contains(group) { groups.append(group) }
    for group in groups {
      let inner = members.filter { $0.group == group }.map(\.text).joined(separator: ",")
      own.append("\"\(group)\":{\(inner)\(marks ? "@\(group)@" : "")}")
    }
    return "{\(own.joined(separator: ","))\(marks ? "@@" : "")}"
  }

  private func isContent(_ property: PropertySpec) -> Bool {
    guard case .region(let id, _) = property.meaning else { return false }
    return id == .children
  }

  // MARK: Values

  private mutating func value(of property: PropertySpec, in type: TypeSpec, depth: Int) -> String? {
    switch property.meaning {
    case .attribute(let id, let codec):
      // What only data tell of a rule is no rule that could be recovered.
      if isTemplate, chance(10), ![.id, .version, .rule, .anchorEdge].contains(id), let bound = bound(codec.shape) {
        return bound
      }
      return value(of: id, codec, on: type)
    case .region(_, let region): return value(of: region, depth: depth)
    case .inert(let codec): return value(codec.shape)
    }
  }

  private mutating func value(of region: RegionSpec, depth: Int) -> String? {
    if region.form == .list {
      var items: [String] = []
      let least = hasEmptyValues && chance(12) || depth <= 0 ? 0 : 1
      let most = region.hasImpliedType ? 3 : depth > 2 ? 4 : 2
      for _ in 0..<Int.random(in: least...max(least, depth <= 0 ? 1 : most), using: &random) {
        if let item = item(of: region, depth: depth - 1) { items.append(item) }
      }
      return "[\(items.joined(separator: ","))]"
    }
    if let scalar = region.scalar, chance(40) { return value(scalar.codec.shape) }
    if depth <= 0, !region.hasImpliedType, !chance(20) { return nil }
    return item(of: region, depth: depth - 1)
  }

  /// An object or a string that may stand in a region.
  mutating func item(of region: RegionSpec, depth: Int) -> String? {
    if let shorthand = region.shorthand, chance(30) { return value(of: shorthand, .string, on: nil) }
    var types = types(in: region)
    if depth <= 0 {
      // What has nothing inside ends the descent.
      let leaves = types.filter { index in !vocabulary.types[index].properties.contains { isContent($0) } }
      if !leaves.isEmpty { types = leaves }
    }
    guard depth > -4, let type = types.randomElement(using: &random) else { return nil }
    return object(type, namesType: names(region) || chance(region.namesImpliedType ? 50 : 10), depth: depth)
  }

  mutating func value(of id: AttributeID, _ codec: ValueCodec, on type: TypeSpec?) -> String? {
    switch id {
    case .id:
      let name = unique("id")
      ids.append(name)
      return quoted(name)
    case .targetID, .anchorID: return "\"@id@\""
    case .version: return quoted(type?.name == "AdaptiveCard" ? pick(["1.5", "1.6"]) : "1")
    case .language: return quoted("de")
    case .mimeType: return quoted("image/png")
    case .regex: return quoted("^[a-z]+$")
    case .url, .iconURL, .poster, .endpoint: return address()
    case .minimum, .maximum, .value: return amount(codec.shape, on: type)
    case .isVisible: return chance(40) ? "false" : "true"
    case .maxLines: return "\(Int.random(in: 1...4, using: &random))"
    case .textColor, .foregroundColor, .backgroundColor, .borderColor:
      if case .string = codec.shape { return quoted(color()) }
      return value(codec.shape)
    default:
      if case .string = codec.shape, !codec.spellings.isEmpty { return quoted(pick(codec.spellings)) }
      return value(codec.shape)
    }
  }

  /// What an input holds at first, or may hold.
  private mutating func amount(_ shape: ValueShape, on type: TypeSpec?) -> String? {
    switch type?.kind {
    case .dateInput: quoted("2026-0\(Int.random(in: 1...9, using: &random))-11")
    case .timeInput: quoted("1\(Int.random(in: 0...9, using: &random)):30")
    case .toggle: quoted(pick(["true", "false", unique("value")]))
    default: value(shape)
    }
  }

  mutating func value(_ shape: ValueShape) -> String? {
    switch shape {
    case .string, .verbatim: return text()
    case .url: return address()
    case .pixels: return quoted("\(Int.random(in: 0...120, using: &random))px")
    case .share: return quoted(pick(["2", "3*"]))
    case .color(let notation):
      return quoted((notation == .bare ? "" : "#") + color() + (notation == .alphaLast && chance(20) ? "80" : ""))
    case .version: return quoted("1.5")
    case .names(let names, let isCaseSensitive):
      let name = pick(names)
      return quoted(isCaseSensitive || !chance(10) ? name : name.uppercased())
    case .boolean: return chance(50) ? "true" : "false"
    case .number: return pick(["0", "1", "7", "12", "40", "2.5", "16.00"])
    case .integer: return pick(["0", "1", "4", "12", "40"])
    case .object: return "{\"\(unique("key"))\":\"\(unique("value"))\"}"
    case .map(let inner): return value(inner).map { "{\"\(unique("feature"))\":\($0)}" } ?? "{}"
    case .list(let inner):
      return "[\((0..<Int.random(in: 0...2, using: &random)).compactMap { _ in value(inner) }.joined(separator: ","))]"
    case .record(let region):
      let records = vocabulary.types.indices.filter {
        vocabulary.types[$0].family == region.family && region.typeNames?.contains(vocabulary.types[$0].name) != false
      }
      return records.first.map { object($0, namesType: names(region), depth: 0) }
    case .either(let shapes): return shapes.randomElement(using: &random).flatMap { value($0) }
    case .any: return pick(["7", "true", "[1]"])
    }
  }

  /// A value that only data tell.
  private mutating func bound(_ shape: ValueShape) -> String? {
    switch shape {
    case .boolean: quoted("${\(pick(["flag", "n > 2", "not(flag)"]))}")
    case .number, .integer: quoted("${n}")
    case .string, .verbatim: quoted(chance(60) ? "\(unique("text")) ${name}" : "${name}")
    case .url: quoted("https://e.com/${name}.png")
    case .names(let names, _): quoted("${if(flag, '\(pick(names))', '\(pick(names))')}")
    default: nil
    }
  }

  private mutating func text() -> String {
    if hasEmptyValues, chance(6) { return "\"\"" }
    let word = unique("text")
    return quoted(pick([word, word, "\(word) and more words", "**\(word)** bold", "\(word)\\n\(word)b"]))
  }

  private mutating func address() -> String {
    if hasEmptyValues, vocabulary.title == "Adaptive Cards", chance(6) { return "\"\"" }
    return quoted("https://e.com/\(unique("file")).png")
  }

  private mutating func color() -> String {
    pick(["1F6FEB", "FFFFFF", "000000", "CC3300", "EEEEEE"])
  }

  // MARK: Choices

  package mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

  private mutating func unique(_ word: String) -> String {
    count += 1
    return "\(word)\(count)"
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// The text with a name of the document, or of nothing, wherever one is wanted.
  private mutating func resolved(_ text: String) -> String {
    let parts = text.split(separator: "@id@", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      text + (chance(85) ? ids.randomElement(using: &random) ?? "gone" : "gone") + part
    }
  }
}

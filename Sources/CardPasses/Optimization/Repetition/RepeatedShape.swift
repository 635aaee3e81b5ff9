import CardIR
import CardSyntax
import CardTemplate

/// What elements have in common that one repeated element can stand for: everything but literal values of some
/// attributes.
struct RepeatedShape {
  private let model: Element
  private let target: Capabilities
  /// Whether values may be written as they stand in the source.
  private let isOwn: Bool

  /// The shape of a slot; none for slots that must stay as they are.
  init?(_ slot: Slot, _ target: Capabilities, isOwn: Bool) {
    guard slot.isPlain, let element = slot.element, !Self.hasIdentity(element) else { return nil }
    model = element
    self.target = target
    self.isOwn = isOwn
  }

  /// Whether a slot has the shape, so that it may be a repetition.
  func covers(_ slot: Slot) -> Bool {
    guard slot.isPlain, let element = slot.element else { return false }
    return isAlike(model, element)
  }

  /// One slot that stands for several of this shape; none if one repetition is no repetition.
  func folded(_ slots: [Slot]) -> Slot? {
    let elements = slots.compactMap(\.element)
    guard elements.count == slots.count, elements.count > 1 else { return nil }
    var fields = Fields()
    collect(elements, into: &fields)
    guard let data = fields.data(count: elements.count) else { return nil }
    var position = 0
    let element = bound(elements, fields, &position)
    return .one(element, scope: Scope(repeats: true, source: .inline(data)))
  }

  // MARK: What may be shared

  /// Attributes that only say how something looks or what it says, so that nothing else in the document depends on
  /// which of the repetitions has which value.
  private static let values = AttributeSet(.varying)

  /// Attributes by which other parts of the document, or the host, know the element.
  private static let identities = AttributeSet([.identity, .reference, .host])

  /// Whether something in the element is known by its place or name, is there only with some data, or belongs to
  /// whoever wrote the document alone.
  private static func hasIdentity(_ element: Element) -> Bool {
    switch element.kind {
    case .custom, .customAction, .target, .toggleVisibility, .manipulate, .setVariable, .showCard, .showPopover,
      .resetInputs, .page, .choice:
      return true
    default: break
    }
    if element.kind.isInput || element.hasAny(of: identities) || hasHoles(element) { return true }
    return element.regions.contains { region in
      if region.id == .constraints { return !region.slots.isEmpty }
      return region.slots.contains { slot in
        guard slot.isPlain, let child = slot.element else { return true }
        return hasIdentity(child)
      }
    }
  }

  /// Whether some value of the element itself would be read from another scope if the element got one.
  static func hasHoles(_ element: Element) -> Bool {
    let isBound = element.attributes.contains { entry in
      switch entry.value {
      case .template(let template): template.hasHoles
      case .json(let node): mayHaveHoles(node)
      default: false
      }
    }
    return isBound || element.extras.contains { mayHaveHoles($0.value) }
  }

  private static func mayHaveHoles(_ node: Node) -> Bool {
    switch node.kind {
    case .string: node.string?.containsUTF8("${") ?? false
    case .array: node.elements.contains(where: mayHaveHoles)
    case .object: node.members.contains { $0.name == "$data" || $0.name == "$when" || mayHaveHoles($0.value) }
    default: false
    }
  }

  // MARK: Comparing

  private func isAlike(_ one: Element, _ other: Element) -> Bool {
    guard one.kind == other.kind, one.attributes.count == other.attributes.count,
      one.extras.count == other.extras.count, one.regions.count == other.regions.count
    else { return false }
    for entry in one.attributes {
      guard let counterpart = other.entry(entry.id) else { return false }
      if isSame(entry, counterpart, of: one) { continue }
      guard datum(entry, of: one) != nil, datum(counterpart, of: other) != nil else { return false }
    }
    for (extra, counterpart) in zip(one.extras, other.extras) {
      guard extra.name == counterpart.name, extra.group == counterpart.group,
        TextDump.text(of: .json(extra.value)) == TextDump.text(of: .json(counterpart.value))
      else { return false }
    }
    for (region, counterpart) in zip(one.regions, other.regions) {
      guard region.id == counterpart.id, region.slots.count == counterpart.slots.count else { return false }
      for (slot, match) in zip(region.slots, counterpart.slots) {
        guard let child = slot.element, match.isPlain, let twin = match.element, isAlike(child, twin) else {
          return false
        }
      }
    }
    return true
  }

  /// Whether two attributes of elements of one kind are written alike. One may keep its spelling from the source while a
  /// pass has taken the other one's, which was another.
  private func isSame(_ one: AttributeEntry, _ other: AttributeEntry, of element: Element) -> Bool {
    guard TextDump.text(of: one.value) == TextDump.text(of: other.value) else { return false }
    let spellings = (spelling(one), spelling(other))
    if spellings.0 == nil, spellings.1 == nil { return true }
    func text(_ node: Node?) -> String? {
      (node ?? target.codec.writes(one.value, one.id, element)).map { TextDump.text(of: .json($0)) }
    }
    return text(spellings.0) == text(spellings.1)
  }

  /// The value of the source that an attribute is written as; none where the format spells it, and where an attribute is
  /// implied by the type of an object.
  private func spelling(_ entry: AttributeEntry) -> Node? {
    guard isOwn, entry.isAsRead, let origin = entry.origin else { return nil }
    switch origin.kind {
    case .boolean, .number, .string: return origin
    case .null, .array, .object: return nil
    }
  }

  /// The value that the data of a repetition would have for an attribute; none if that must stay where it is.
  private func datum(_ entry: AttributeEntry, of element: Element) -> Node? {
    guard Self.values.contains(entry.id),
      let node = spelling(entry) ?? target.codec.writes(entry.value, entry.id, element)
    else { return nil }
    switch node.kind {
    case .boolean, .number: return node
    case .string: return node.string.map { isInert($0, as: entry.id) } == true ? node : nil
    case .null, .array, .object: return nil
    }
  }

  /// Whether a text means the same among data as in its place.
  private func isInert(_ text: String, as id: AttributeID) -> Bool {
    if text.containsUTF8("${") { return false }
    guard id == .url || id == .iconURL else { return true }
    // An embedded image can still be left out for a smaller document, and what is no URL may be written as one.
    return !text.lowercased().hasPrefix("data:") && text.utf8.allSatisfy(URLText.isAllowed)
  }

  // MARK: Folding

  /// Notes every attribute in which the elements differ.
  private func collect(_ elements: [Element], into fields: inout Fields) {
    let first = elements[0]
    for entry in first.attributes where isVaried(entry, elements) {
      fields.add(entry.id, elements.map { element in element.entry(entry.id).flatMap { datum($0, of: element) } })
    }
    for (index, region) in first.regions.enumerated() {
      for position in region.slots.indices {
        collect(elements.compactMap { $0.regions[index].slots[position].element }, into: &fields)
      }
    }
  }

  /// The first element with a hole wherever the elements differ; in the order of ``collect(_:into:)``.
  private func bound(_ elements: [Element], _ fields: Fields, _ position: inout Int) -> Element {
    var result = elements[0]
    for entry in elements[0].attributes where isVaried(entry, elements) {
      if let hole = fields.hole(at: position) { result[value: entry.id] = .template(hole) }
      position += 1
    }
    for (index, region) in elements[0].regions.enumerated() {
      for slot in region.slots.indices {
        let children = elements.compactMap { $0.regions[index].slots[slot].element }
        guard Self.differ(children, self) else { continue }
        let child = bound(children, fields, &position)
        result.regions[index].slots[slot] = .one(child)
      }
    }
    return result
  }

  private func isVaried(_ entry: AttributeEntry, _ elements: [Element]) -> Bool {
    elements.dropFirst().contains { element in
      element.entry(entry.id).map { !isSame(entry, $0, of: element) } ?? true
    }
  }

  /// Whether there is anything in which elements of one shape differ.
  private static func differ(_ elements: [Element], _ shape: RepeatedShape) -> Bool {
    var fields = Fields()
    shape.collect(elements, into: &fields)
    return !fields.isEmpty
  }
}

/// The values in which repetitions differ, each under a name.
private struct Fields {
  private struct Field {
    let name: String
    let values: [Node]
    let texts: [String]
  }

  private var fields: [Field] = []
  /// For each place where repetitions differ the field that it takes its value from.
  private var places: [Int] = []

  var isEmpty: Bool { places.isEmpty }

  /// Notes the values of an attribute at one place, one for each repetition.
  mutating func add(_ id: AttributeID, _ values: [Node?]) {
    let values = values.compactMap { $0 }
    let texts = values.map { TextDump.text(of: .json($0)) }
    // What always has the same value as something else needs no value of its own.
    if let same = fields.firstIndex(where: { $0.texts == texts }) { return places.append(same) }
    places.append(fields.count)
    fields.append(Field(name: unusedName(for: id), values: values, texts: texts))
  }

  /// The attribute's name as an identifier; names are looked up without case.
  private func unusedName(for id: AttributeID) -> String {
    let words = id.rawValue.split(separator: "-")
    let base = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    let used = Set(fields.map { $0.name.lowercased() })
    var name = base
    var number = 2
    while used.contains(name.lowercased()) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// The hole at a place.
  func hole(at position: Int) -> TemplateString? {
    guard places.indices.contains(position) else { return nil }
    // A single value needs no name.
    let name = fields.count == 1 ? "$data" : fields[places[position]].name
    return TemplateString.parse("${\(name)}")
  }

  /// What repeats the element; none if some value is missing.
  func data(count: Int) -> Node? {
    guard fields.allSatisfy({ $0.values.count == count }) else { return nil }
    return JSONLiteral.make { writer in
      writer.beginArray()
      for index in 0..<count {
        switch fields.count {
        // Only the number of items counts.
        case 0: writer.number(1)
        case 1: writer.value(fields[0].values[index])
        default:
          writer.beginObject()
          for field in fields {
            writer.key(field.name)
            writer.value(field.values[index])
          }
          writer.endObject()
        }
      }
      writer.endArray()
    }
  }
}

package import CardIR
package import CardSyntax
package import CardTemplate

/// Reads objects of a format into elements by its vocabulary.
///
/// Nothing is lost: what the vocabulary does not know, or what has the wrong type, goes to the element's extras with
/// a diagnostic; objects of unknown types become custom elements that keep their source.
package struct ObjectImporter {
  package let vocabulary: Vocabulary
  /// Whether strings may contain holes; expanded documents and `--literal` sources have none.
  package let readsHoles: Bool
  package var diagnostics: Diagnostics
  /// Whether any hole, `$data` or `$when` was read.
  package private(set) var isTemplate = false
  /// The ids of elements in the order in which they were read, those in data included.
  package private(set) var ids: [Node] = []
  /// How many elements are not what their source says as a whole, such as those with a name spelt in an old way.
  var departures = 0
  private var lookup: PropertyLookup
  /// Runs after the table has read an element, for what a table cannot say.
  package let finish: (@Sendable (inout Element, inout Diagnostics) -> Void)?
  /// What reads objects of some types in place of the table; none in all but extended formats.
  private let parsers: ElementParsers?

  package init(
    _ vocabulary: Vocabulary, readsHoles: Bool, parsers: ElementParsers? = nil,
    finish: (@Sendable (inout Element, inout Diagnostics) -> Void)? = nil
  ) {
    self.vocabulary = vocabulary
    self.readsHoles = readsHoles
    self.finish = finish
    self.parsers = parsers
    lookup = vocabulary.makeLookup()
    diagnostics = Diagnostics()
  }

  // MARK: Slots

  /// The slots of a list.
  package mutating func slots(_ node: Node, _ spec: RegionSpec) -> [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(node.count)
    for item in node.elements { slots.append(slot(item, spec)) }
    return slots
  }

  /// The slot of one value: an element with its scope and condition, or a splice.
  package mutating func slot(_ node: Node, _ spec: RegionSpec) -> Slot {
    if node.kind == .string {
      if let template = template(node), spec.shorthand == nil { return .splice(template, origin: node) }
      if let shorthand = spec.shorthand, let type = vocabulary.onlyType(in: spec.family) {
        var element = Element(vocabulary.types[type].kind, source: node)
        element.set(shorthand, template(node).map { .template($0) } ?? .text(node.string ?? ""), origin: node)
        element.markAsRead()
        return .one(element)
      }
    }
    if let shorthand = spec.shorthand, let type = vocabulary.onlyType(in: spec.family), let text = Self.boundText(node)
    {
      departures += 1
      var element = Element(vocabulary.types[type].kind, source: node)
      element.set(shorthand, .text(text), origin: node)
      element.markAsRead()
      return .one(element)
    }
    guard node.kind == .object else {
      let spaced = Diagnostic.FixIt.spacingKeys(node)
      report(
        spec.wrongItem ?? vocabulary.diagnostics.wrongType,
        "expected \(spec.family.name), found \(Self.describe(node))", at: node.span, help: spaced?.help,
        fixIt: spaced?.fixIt)
      return .one(custom(node, spec.family, named: Self.describe(node)))
    }
    let element = self.element(node, spec)
    return .one(element, scope: scope(of: node), when: condition(of: node))
  }

  /// The `$data` of an object.
  package mutating func scope(of node: Node) -> Scope? {
    guard readsHoles, let data = lookup.data(of: node) else { return nil }
    isTemplate = true
    if data.kind == .string, let template = template(data) {
      return Scope(repeats: true, source: .template(template), origin: data)
    }
    return Scope(repeats: data.kind == .array, source: .inline(data), origin: data)
  }

  /// The `$when` of an object.
  package mutating func condition(of node: Node) -> Condition? {
    guard readsHoles, let when = lookup.when(of: node) else { return nil }
    isTemplate = true
    if when.kind == .string, let template = template(when) {
      return Condition(.template(template), origin: when)
    }
    return Condition(.literal(when), origin: when)
  }

  /// The holes of a string, if it may have any and does.
  package mutating func template(_ node: Node) -> TemplateString? {
    guard readsHoles, node.kind == .string, Self.mayHaveHoles(node) else { return nil }
    guard let template = TemplateString.parse(node, diagnostics: &diagnostics) else { return nil }
    isTemplate = true
    return template
  }

  /// The hole that a string is as a whole; beside other text `${name}` is text, such as a variable of a script.
  private mutating func verbatimTemplate(_ node: Node) -> TemplateString? {
    guard readsHoles, node.kind == .string, Self.mayHaveHoles(node) else { return nil }
    guard let template = TemplateString.whole(node) else { return nil }
    isTemplate = true
    return template
  }

  private static func mayHaveHoles(_ node: Node) -> Bool {
    node.withRawScalar { raw, isEscaped in
      // An escaped string may spell the two characters differently.
      if isEscaped { return true }
      guard raw.count >= 2 else { return false }
      for index in 1..<raw.count where raw[index] == UInt8(ascii: "{") && raw[index - 1] == UInt8(ascii: "$") {
        return true
      }
      return false
    }
  }

  // MARK: Elements

  /// The element of an object, whatever its type.
  package mutating func element(_ node: Node, _ spec: RegionSpec) -> Element {
    let family = spec.family
    let implied = vocabulary.impliedType(in: spec)
    if let implied, !implied.hasDiscriminator { return element(node, type: implied.index) }
    guard let typeNode = lookup.discriminator(of: node), !typeNode.isNull else {
      if let implied { return element(node, type: implied.index) }
      report(
        vocabulary.diagnostics.missingType, "the object has no `\(vocabulary.discriminator)`", at: node.span,
        help: "expected \(family.name): \(listed(vocabulary.typeNames(in: family)))")
      return custom(node, family, named: "")
    }
    if parsers == nil, spec.typeNames == nil, let type = vocabulary.type(named: typeNode, in: family) {
      return element(node, type: type)
    }
    guard let name = typeNode.string else {
      report(
        vocabulary.diagnostics.wrongTypeName,
        "`\(vocabulary.discriminator)` must be a string, found \(Self.describe(typeNode))", at: typeNode.span)
      return custom(node, family, named: Self.describe(typeNode))
    }
    if let parsers, let element = parsed(node, named: name, spec, parsers) { return element }
    return element(node, named: name, spec)
  }

  /// The element of an object that says its type, as the table has it.
  mutating func element(_ node: Node, named name: String, _ spec: RegionSpec) -> Element {
    let family = spec.family
    let typeNode = lookup.discriminator(of: node) ?? node
    if let type = vocabulary.type(named: name, in: family) {
      if let names = spec.typeNames, !names.contains(name) {
        report(
          vocabulary.diagnostics.misplacedType, "`\(name)` cannot be used here", at: typeNode.span,
          help: "expected \(names.map { "`\($0)`" }.joined(separator: ", "))")
        // A list of parts, such as the images of a set, holds nothing else.
        if spec.hasImpliedType { return custom(node, family, named: name) }
      }
      return element(node, type: type)
    }
    if template(typeNode) == nil {
      if let other = vocabulary.typeInAnyFamily(named: name) {
        report(
          vocabulary.diagnostics.misplacedType, "`\(name)` is \(other.family.name), expected \(family.name)",
          at: typeNode.span, help: namesToWrite(in: family))
      } else {
        let names = vocabulary.typeNames(in: family)
        report(
          vocabulary.diagnostics.unknownTypes[family] ?? vocabulary.diagnostics.unknownType,
          "\(vocabulary.title) has no type `\(name)`", at: typeNode.span,
          meant: Suggestion.nearest(to: name, in: names))
      }
    }
    return custom(node, family, named: name)
  }

  /// What to write where only few types can stand.
  private func namesToWrite(in family: TypeFamily) -> String? {
    let names = vocabulary.typeNames(in: family)
    return (1...3).contains(names.count) ? "expected \(listed(names))" : nil
  }

  /// The element of an object of a known type.
  package mutating func element(_ node: Node, type: Int) -> Element {
    let spec = vocabulary.types[type]
    let departuresBefore = departures
    if vocabulary.isAlias[type] { departures += 1 }
    var element = Element(spec.kind, source: node)
    element.reserveAttributes(node.count + spec.impliedInOrder.count + 1)
    for (id, value) in spec.impliedInOrder { element.set(id, value, origin: node) }
    if spec.isNamed {
      // Of several names for one type the one that is written counts.
      let name = vocabulary.type(for: element, in: spec.family).map { vocabulary.types[$0].name }
      element.set(.typeName, .text(name ?? spec.name), origin: node)
    }
    read(node, group: nil, type: type, into: &element)
    for position in spec.outlines.indices
    where spec.outlines[position].isRequired && !spec.outlines[position].isPresent(in: element) {
      let property = spec.properties[position]
      let place = property.group.map { node[$0] } ?? node
      // `null` is as good as absent to every decoder.
      let value = place?[property.name]
      if value?.isHiddenByComment == true { continue }
      if value?.isNull ?? true, !spec.excuses.contains(where: { node[$0] != nil }) {
        report(
          vocabulary.diagnostics.missingProperty,
          "`\(spec.name)` needs `\(property.name)`\(value == nil ? "" : ", which is `null`")",
          at: value?.span ?? node[vocabulary.discriminator]?.span ?? node.span, help: Self.addition(of: property))
      }
    }
    element.markAsRead()
    if departures != departuresBefore, vocabulary.readsTruthInText { element.reviseTruthInText() }
    finish?(&element, &diagnostics)
    if departures != departuresBefore || !element.isAsRead {
      departures += 1
      element.markChanged()
    }
    return element
  }

  /// What to write where a property is missing.
  private static func addition(of property: PropertySpec) -> String {
    let value =
      switch property.meaning {
      case .attribute(_, let codec), .inert(let codec): codec.expectation
      case .region(_, let spec):
        spec.form == .list ? "a list in which each item is \(spec.family.name)" : spec.family.name
      }
    return "add `\(property.name)`\(property.group.map { " to `\($0)`" } ?? ""), \(value)"
  }

  /// An element of a type that is not known, kept whole; what belongs to every type of the family is read: what stands in for
  /// it, what it requires, whether it is seen, and how far it is from the one before.
  private mutating func custom(_ node: Node, _ family: TypeFamily, named name: String) -> Element {
    let isAction = vocabulary.types.contains { $0.family == family && $0.kind.family == .action }
    var element = Element(isAction ? .customAction : .custom, source: node)
    element[.typeName] = .literal(name)
    if let id = node["id"]?.string { element[.id] = .literal(id) }
    guard node.kind == .object, let type = vocabulary.types.first(where: { $0.family == family }) else {
      element.markAsRead()
      return element
    }
    for property in type.properties {
      let isShared =
        switch property.meaning {
        case .attribute(let id, _): Self.shared.contains(id)
        case .region(let id, _): id == .fallback
        case .inert: false
        }
      guard isShared, let member = node.members.first(where: { $0.name == property.name }) else { continue }
      read(member, property, of: type, into: &element)
    }
    // Nothing is known of the members, so all of them are passes' to look at.
    element.extras = []
    for member in node.members {
      if !isStructural(member), !isForChecker(member) { keep(member, group: nil, in: &element) }
    }
    element.markAsRead()
    return element
  }

  /// What says of an element where and whether it stands, whatever it is.
  private static let shared: AttributeSet = [.requires, .isVisible, .spacing, .separator]

  /// Whether a member says what an object is and whether it is there, rather than what it is like.
  private mutating func isStructural(_ member: Node.Member) -> Bool {
    lookup.isDiscriminator(member) || (readsHoles && lookup.isTemplateMember(member))
  }

  /// Whether a member says which findings are silenced, which no renderer has to know.
  private mutating func isForChecker(_ member: Node.Member) -> Bool {
    guard member.name == Diagnostics.silencingKey else { return false }
    departures += 1
    return true
  }

  private mutating func read(_ node: Node, group: String?, type: Int, into element: inout Element) {
    let spec = vocabulary.types[type]
    for member in node.members {
      if let position = lookup.position(of: member, in: group, ofType: type) {
        if !keepIfOverruled(member, at: position, in: node, group: group, spec, &element) {
          read(member, spec.properties[position], of: spec, into: &element)
        }
        continue
      }
      if group == nil, isStructural(member) { continue }
      if isForChecker(member) { continue }
      let name = spec.groups.isEmpty ? "" : member.name
      if group == nil, spec.groups.contains(name) {
        if member.value.kind == .object {
          read(member.value, group: name, type: type, into: &element)
        } else {
          keepWrongGroup(member, group: group, spec, &element)
        }
      } else {
        keep(member, group: group, in: &element)
        reportUnknown(member, group: group, spec)
      }
    }
  }

  /// The text of a number or a condition that a binding has given to a property that takes any text.
  ///
  /// Data have numbers where a screen shows them, such as prices, and whoever binds a text to one wants to see it. What is
  /// written in the document itself is a mistake, and stays one.
  private func boundText(_ value: Node, _ codec: ValueCodec) -> String? {
    codec.accepts(.text("")) && codec.shape.takes(.string) ? Self.boundText(value) : nil
  }

  /// The truth value that some of the format's decoders read in a text, where it has any.
  func truth(_ value: Node, _ codec: ValueCodec) -> AttributeValue? {
    guard vocabulary.readsTruthInText, codec.shape.takes(.boolean), let text = value.string?.lowercased() else {
      return nil
    }
    let truth = AttributeValue.flag(text == "true")
    return (text == "true" || text == "false") && codec.accepts(truth) ? truth : nil
  }

  private static func boundText(_ value: Node) -> String? {
    guard value.kind == .number || value.kind == .boolean else { return nil }
    // An alias of YAML stands for what is written elsewhere, which no binding has brought.
    let isBound = value.expansion.map { !$0.text.hasPrefix("*") } ?? false
    guard isBound || isComputed(value) else { return nil }
    if let flag = value.boolean { return flag ? "true" : "false" }
    guard let number = value.double, number.isFinite else { return nil }
    return NumberText.javaScript(number)
  }

  // What is rare is done apart: objects in objects are read on one stack, in as little of it as can be.

  /// Keeps a member whose attribute another property of the same object says; false if it counts itself.
  private mutating func keepIfOverruled(
    _ member: Node.Member, at position: Int, in node: Node, group: String?, _ spec: TypeSpec, _ element: inout Element
  ) -> Bool {
    guard let rival = rival(of: position, in: node, spec) else { return false }
    keep(member, group: group, in: &element, overruledBy: rival.name)
    if let codec = spec.properties[position].codec { review(member, codec) }
    return true
  }

  private mutating func keepWrongGroup(
    _ member: Node.Member, group: String?, _ spec: TypeSpec, _ element: inout Element
  ) {
    keep(member, group: group, in: &element, isMistyped: true)
    if member.value.isNull { return }
    report(
      spec.wrongType ?? vocabulary.diagnostics.wrongType,
      "`\(member.name)` must be an object, found \(Self.describe(member.value))", at: member.value.span)
  }

  /// The property of the same object that says the same attribute and counts instead of the one at `position`.
  private func rival(of position: Int, in node: Node, _ spec: TypeSpec) -> PropertySpec? {
    for rival in spec.rivals[position] {
      let property = spec.properties[rival]
      guard let value = node[property.name], let codec = property.codec else { continue }
      if codec.decode(value) != nil || hasHoles(value) { return property }
    }
    return nil
  }

  /// Whether a value is read as a template; nothing is reported of it.
  private func hasHoles(_ value: Node) -> Bool {
    guard readsHoles, value.kind == .string, Self.mayHaveHoles(value) else { return false }
    var unreported = Diagnostics()
    return TemplateString.parse(value, diagnostics: &unreported) != nil
  }

  private mutating func read(
    _ member: Node.Member, _ property: PropertySpec, of type: TypeSpec, into element: inout Element
  ) {
    let value = member.value
    switch property.meaning {
    case .attribute(let id, let codec):
      // Another spelling is written in the usual one.
      if property.isReadOnly { departures += 1 }
      if id == .id { ids.append(value) }
      if let template = codec.isVerbatim ? verbatimTemplate(value) : template(value) {
        element.set(id, .template(template), origin: value)
      } else if let decoded = codec.decode(value) {
        element.set(id, decoded, origin: value)
        if case .json = decoded { noteHoles(in: value) }
        review(member, codec)
      } else {
        if let meant = boundText(value, codec).map({ AttributeValue.text($0) }) ?? truth(value, codec) {
          // The target writes it as what it is read as.
          departures += 1
          element.set(id, meant, origin: value)
        } else {
          keep(member, group: property.group, in: &element, isMistyped: true)
        }
        mismatch(member, codec, wrongType: type.wrongType)
      }
    case .region(let id, let spec):
      read(member, id, spec, property, of: type, into: &element)
    case .inert(let codec):
      let isBound = template(value) != nil
      let isRead = codec.decode(value) != nil
      keep(member, group: property.group, in: &element, isKnown: isBound || isRead, isMistyped: !isBound && !isRead)
      if isBound { return }
      if !isRead {
        mismatch(member, codec, wrongType: type.wrongType)
      } else {
        review(member, codec)
      }
    }
  }

  private mutating func read(
    _ member: Node.Member, _ id: RegionID, _ spec: RegionSpec, _ property: PropertySpec, of type: TypeSpec,
    into element: inout Element
  ) {
    let value = member.value
    switch (spec.form, value.kind) {
    case (.list, .array):
      element.append(Region(id, slots(value, spec), origin: value))
    case (.single, .object):
      element.append(Region(id, [slot(value, spec)], origin: value))
    case (_, .string) where spec.form == .single && spec.shorthand != nil:
      element.append(Region(id, [slot(value, spec)], origin: value))
    case (_, .string):
      if let template = template(value) {
        element.append(Region(id, [.splice(template, origin: value)], origin: value))
      } else if let scalar = spec.scalar, let decoded = scalar.codec.decode(value) {
        element.set(scalar.id, decoded, origin: value)
      } else {
        fallthrough
      }
    default:
      keep(member, group: property.group, in: &element, isMistyped: true)
      if value.isNull || Self.isFilledElsewhere(value) { return }
      let wanted = spec.form == .list ? "an array" : spec.family.name
      let mended = mended(value, spec)
      report(
        spec.wrongForm ?? type.wrongType ?? vocabulary.diagnostics.wrongType,
        "`\(member.name)` must be \(wanted), found \(Self.describe(value))",
        at: value.span, help: mended?.help, fixIt: mended?.fixIt)
    }
  }

  /// Whether a value is filled in by another tool, so that it is known only then.
  static func isFilledElsewhere(_ value: Node) -> Bool {
    value.string.map { Placeholder.occurs(in: $0) } ?? false
  }

  /// Reports a value that should be the list of a region.
  mutating func reportForm(_ name: String, _ value: Node, _ spec: RegionSpec) {
    if value.isNull || Self.isFilledElsewhere(value) { return }
    let mended = mended(value, spec)
    report(
      spec.wrongForm ?? vocabulary.diagnostics.wrongType, "`\(name)` must be an array, found \(Self.describe(value))",
      at: value.span, help: mended?.help, fixIt: mended?.fixIt)
  }

  /// How an object becomes the only item of a list.
  private func mended(_ value: Node, _ spec: RegionSpec) -> (fixIt: Diagnostic.FixIt, help: String)? {
    spec.form == .list && value.kind == .object ? Diagnostic.FixIt.listing(value) : nil
  }

  /// Reports a value that a property does not take.
  mutating func reportMismatch(_ member: Node.Member, _ codec: ValueCodec) {
    mismatch(member, codec, wrongType: nil)
  }

  private mutating func keep(
    _ member: Node.Member, group: String?, in element: inout Element, overruledBy rival: String? = nil,
    isKnown: Bool = false, isMistyped: Bool = false
  ) {
    noteHoles(in: member.value)
    element.extras.append(
      .init(
        group: group, name: member.name, value: member.value, origin: member.value, mayHaveHoles: readsHoles,
        overruledBy: rival, isKnown: isKnown, isMistyped: isMistyped && !member.value.isNull))
  }

  /// Notes whether a value that is kept as it is has holes: passes may write text beside them, which must not look like
  /// one.
  private mutating func noteHoles(in value: Node) {
    if readsHoles, !isTemplate, Self.containsHoles(value) { isTemplate = true }
  }

  private static func containsHoles(_ value: Node) -> Bool {
    switch value.kind {
    case .string: mayHaveHoles(value)
    case .array: value.elements.contains { containsHoles($0) }
    case .object: value.members.contains { $0.name == "$data" || $0.name == "$when" || containsHoles($0.value) }
    default: false
    }
  }
}

extension Element {
  /// Has truth values that were read in texts written as what they are, where they stood.
  fileprivate mutating func reviseTruthInText() {
    for entry in attributes where entry.origin?.kind == .string {
      if case .flag = entry.value { revise(entry.id, entry.value) }
    }
  }
}

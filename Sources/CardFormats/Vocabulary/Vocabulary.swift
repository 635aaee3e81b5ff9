package import CardIR
package import CardSyntax

/// One property of a type: its name, what it means, how it is spelt, what its absence means.
///
/// The tables of these are the only place where a format's properties are listed: reading, writing, defaults and
/// capabilities all come from them.
package final class PropertySpec: Sendable {
  /// What a property is in the intermediate representation.
  package enum Meaning: Sendable {
    /// An attribute.
    case attribute(AttributeID, ValueCodec)
    /// A region.
    case region(RegionID, RegionSpec)
    /// Nothing: the format's decoder wants the type but makes no use of the value.
    case inert(ValueCodec)
  }

  /// The key.
  package let name: String
  /// The key as it is written.
  let written: WrittenText
  /// The member of the object that holds the property; none for the object itself.
  package let group: String?
  /// What the property means.
  package let meaning: Meaning
  /// What absence means.
  package let defaultValue: AttributeValue?
  /// The version that introduced the property.
  package let since: FormatVersion?
  /// Whether an object without the property is reported.
  package let isRequired: Bool
  /// Whether the property is read but not written for new elements: another spelling, or one that no decoder uses.
  package let isReadOnly: Bool
  /// The key that is written in the place of this one, for spellings that only documentation has.
  package let canonicalName: String?
  /// Whether implementations have the property and the published schema does not.
  package let isExtension: Bool

  private init(
    name: String, group: String?, meaning: Meaning, defaultValue: AttributeValue?, since: FormatVersion?,
    isRequired: Bool, isReadOnly: Bool, canonicalName: String? = nil, isExtension: Bool = false
  ) {
    self.isExtension = isExtension
    self.name = name
    written = WrittenText(name)
    self.group = group
    self.meaning = meaning
    self.defaultValue = defaultValue
    self.since = since
    self.isRequired = isRequired
    self.isReadOnly = isReadOnly
    self.canonicalName = canonicalName
  }

  /// A property that is checked and kept, but means nothing.
  package static func inert(
    _ name: String, _ codec: ValueCodec, in group: String? = nil, since: FormatVersion? = nil, required: Bool = false
  ) -> PropertySpec {
    PropertySpec(
      name: name, group: group, meaning: .inert(codec), defaultValue: nil, since: since, isRequired: required,
      isReadOnly: true)
  }

  /// A property of a custom element, which is checked and kept for passes to look at.
  package static func payload(
    _ name: String, _ codec: ValueCodec, in group: String? = nil, default defaultValue: AttributeValue? = nil,
    since: FormatVersion? = nil, required: Bool = false
  ) -> PropertySpec {
    PropertySpec(
      name: name, group: group, meaning: .inert(codec), defaultValue: defaultValue, since: since,
      isRequired: required, isReadOnly: false)
  }

  /// The property as one that the published schema does not have.
  package var asExtension: PropertySpec {
    PropertySpec(
      name: name, group: group, meaning: meaning, defaultValue: defaultValue, since: since, isRequired: isRequired,
      isReadOnly: isReadOnly, canonicalName: canonicalName, isExtension: true)
  }

  /// Another spelling of the attribute property `canonicalName`, which is written instead even where this one stood.
  package static func misspelling(
    _ name: String, of canonicalName: String, _ id: AttributeID, _ codec: ValueCodec, in group: String? = nil
  ) -> PropertySpec {
    PropertySpec(
      name: name, group: group, meaning: .attribute(id, codec), defaultValue: nil, since: nil, isRequired: false,
      isReadOnly: true, canonicalName: canonicalName)
  }

  /// How the property is written if it is a region.
  package var region: RegionSpec? {
    guard case .region(_, let spec) = meaning else { return nil }
    return spec
  }

  /// How the values of the property are spelt if it is no region.
  package var codec: ValueCodec? {
    switch meaning {
    case .attribute(_, let codec), .inert(let codec): codec
    case .region: nil
    }
  }

  /// An attribute.
  package static func attribute(
    _ name: String, _ id: AttributeID, _ codec: ValueCodec, in group: String? = nil,
    default defaultValue: AttributeValue? = nil, since: FormatVersion? = nil, required: Bool = false,
    readOnly: Bool = false
  ) -> PropertySpec {
    PropertySpec(
      name: name, group: group, meaning: .attribute(id, codec), defaultValue: defaultValue, since: since,
      isRequired: required, isReadOnly: readOnly)
  }

  /// A region.
  package static func region(
    _ name: String, _ id: RegionID, _ spec: RegionSpec, in group: String? = nil, since: FormatVersion? = nil,
    required: Bool = false
  ) -> PropertySpec {
    PropertySpec(
      name: name, group: group, meaning: .region(id, spec), defaultValue: nil, since: since, isRequired: required,
      isReadOnly: false)
  }
}

/// How a region is written.
package final class RegionSpec: Sendable {
  /// Whether the region is an array or one value.
  package enum Form: Sendable {
    /// An array of objects.
    case list
    /// One object.
    case single
  }

  package let form: Form
  /// The types that objects of the region can have. An object without a type has the first one, if `hasImpliedType`.
  package let family: TypeFamily
  /// Whether objects of the region may leave their type out.
  package let hasImpliedType: Bool
  /// Whether new objects of the region name their type even if it is implied, as some decoders want it.
  package let namesImpliedType: Bool
  /// The names of the family's types that may stand here, the implied one first; none for all of them.
  package let typeNames: [String]?
  /// The attribute that a bare string in place of an object stands for.
  package let shorthand: AttributeID?
  /// The attribute that a scalar in place of the whole region stands for.
  package let scalar: (id: AttributeID, codec: ValueCodec)?
  /// What is reported when the region is not of its form, if not what the object's type says.
  package let wrongForm: DiagnosticKind?
  /// What is reported when something in the region is no object, if not what is usual.
  package let wrongItem: DiagnosticKind?

  package init(
    _ form: Form, of family: TypeFamily, only typeNames: [String]? = nil, impliedType: Bool = false,
    namesImpliedType: Bool = false, shorthand: AttributeID? = nil,
    scalar: (id: AttributeID, codec: ValueCodec)? = nil, wrongForm: DiagnosticKind? = nil,
    wrongItem: DiagnosticKind? = nil
  ) {
    self.wrongForm = wrongForm
    self.wrongItem = wrongItem
    self.form = form
    self.family = family
    self.typeNames = typeNames
    hasImpliedType = impliedType
    self.namesImpliedType = namesImpliedType
    self.shorthand = shorthand
    self.scalar = scalar
  }
}

/// A set of types of a format that may stand in the same places.
package struct TypeFamily: Sendable, Hashable {
  /// The name in messages: `an element`, `an action`, `a column`.
  package let name: String
  package init(_ name: String) { self.name = name }

  /// The family of one type of data.
  package init(record name: String) { self.name = "a `\(name)` object" }
}

/// One type of a format.
package final class TypeSpec: Sendable {
  /// The value of the discriminator; for types without one, the name in messages.
  package let name: String
  /// The kind of element that objects of the type are.
  package let kind: ElementKind
  /// Where objects of the type may stand.
  package let family: TypeFamily
  /// Attributes that the type's name stands for. Of several types of one kind, the first whose implied attributes
  /// the element has is written.
  package let implied: [AttributeID: AttributeValue]
  /// Whether elements carry the type's name, for hosts that are told of it; nothing is told apart by it.
  package let isNamed: Bool
  /// The properties in the order in which they are written.
  package let properties: [PropertySpec]
  /// The version that introduced the type.
  package let since: FormatVersion?
  /// Groups that are written even when they are empty.
  package let alwaysWritten: Set<String>
  /// What is reported about values of a wrong type, if not what is usual.
  package let wrongType: DiagnosticKind?
  /// The name as it is written.
  let written: WrittenText
  /// ``implied`` in a fixed order.
  let impliedInOrder: [(id: AttributeID, value: AttributeValue)]
  /// What decides where values of the properties go, in their order.
  let outlines: [PropertyOutline]
  /// The members that hold properties.
  package let groups: [String]
  /// For each of the groups its properties that are written for new elements, its key, and whether it is written even
  /// when it is empty.
  let groupOutlines: [(properties: PropertySet, written: WrittenText, isAlwaysWritten: Bool)]
  /// Where some group is always written, the first property of each, at which it is.
  let alwaysVisited: PropertySet
  /// For each property those before it that are the same attribute: where an object has several, the first one counts.
  let rivals: [[Int]]
  /// For each property whether another one is the same attribute.
  let sharesAttribute: [Bool]
  /// For each property whether another one is the same attribute, or the same region.
  let hasNamesakes: [Bool]
  /// The attributes that objects of the type have a place for, that of the type's name included.
  let placeableAttributes: AttributeSet
  /// Whether objects of the type are data inside an attribute, which no element is made of.
  package let isRecord: Bool
  /// Whether implementations have the type and the published schema does not.
  package let isExtension: Bool
  /// Properties of which any makes up for a required one that is missing: an empty box with a background is seen.
  package let excuses: [String]
  /// The name that is written in the place of this one, for names that only documentation has.
  package let canonicalName: String?

  /// A type of data that is checked and kept; its properties are inert.
  package static func record(
    _ name: String, since: FormatVersion? = nil, _ properties: [PropertySpec]
  ) -> TypeSpec {
    TypeSpec(name, .custom, TypeFamily(record: name), since: since, isRecord: true, properties)
  }

  package init(
    _ name: String, _ kind: ElementKind, _ family: TypeFamily, implied: [AttributeID: AttributeValue] = [:],
    isNamed: Bool = false, since: FormatVersion? = nil, alwaysWritten: Set<String> = [],
    wrongType: DiagnosticKind? = nil, isRecord: Bool = false, isExtension: Bool = false, excuses: [String] = [],
    canonicalName: String? = nil, _ properties: [PropertySpec]
  ) {
    self.excuses = excuses
    self.canonicalName = canonicalName
    self.isRecord = isRecord
    self.isExtension = isExtension
    self.wrongType = wrongType
    self.name = name
    written = WrittenText(name)
    self.kind = kind
    self.family = family
    self.implied = implied
    self.isNamed = isNamed
    self.since = since
    self.alwaysWritten = alwaysWritten
    self.properties = properties
    impliedInOrder = implied.sorted { $0.key.rawValue < $1.key.rawValue }.map { (id: $0.key, value: $0.value) }
    let groups = properties.reduce(into: [String]()) { groups, property in
      if let group = property.group, !groups.contains(group) { groups.append(group) }
    }
    self.groups = groups
    let outlines = properties.map { PropertyOutline($0, implied, groups) }
    self.outlines = outlines
    groupOutlines = groups.indices.map { group in
      let members = outlines.indices.filter { outlines[$0].group == group && !outlines[$0].isReadOnly }
      return (PropertySet(members), WrittenText(groups[group]), alwaysWritten.contains(groups[group]))
    }
    alwaysVisited = PropertySet(
      alwaysWritten.isEmpty ? [] : groups.indices.compactMap { group in outlines.firstIndex { $0.group == group } })
    rivals = outlines.indices.map { [outlines] position in
      guard let attribute = outlines[position].attribute else { return [] }
      return outlines[..<position].indices.filter {
        outlines[$0].attribute == attribute && properties[$0].group == properties[position].group
      }
    }
    sharesAttribute = outlines.indices.map { [outlines] position in
      guard let attribute = outlines[position].attribute else { return false }
      return outlines.indices.contains { $0 != position && outlines[$0].attribute == attribute }
    }
    placeableAttributes = AttributeSet(
      outlines.flatMap { [$0.attribute, $0.scalar].compactMap { $0 } } + implied.keys + [.typeName])
    hasNamesakes = outlines.indices.map { [outlines] position in
      outlines.indices.contains {
        $0 != position && outlines[$0].attribute == outlines[position].attribute
          && outlines[$0].region == outlines[position].region
      }
    }
  }
}

/// What of a property decides where values go, without references: reading and writing look at it for every object.
package struct PropertyOutline: Sendable {
  /// The attribute that the property is, unless the type's name stands for it.
  let attribute: AttributeID?
  /// The region that the property is.
  let region: RegionID?
  /// The attribute that a scalar in the region's place is.
  let scalar: AttributeID?
  /// The number of the member that holds the property; none for the object itself.
  let group: Int?
  /// Whether an object without the property is reported.
  let isRequired: Bool
  /// Whether the property is not written for new elements.
  let isReadOnly: Bool

  fileprivate init(_ property: PropertySpec, _ implied: [AttributeID: AttributeValue], _ groups: [String]) {
    group = property.group.flatMap { groups.firstIndex(of: $0) }
    isRequired = property.isRequired
    isReadOnly = property.isReadOnly
    switch property.meaning {
    case .attribute(let id, _): (attribute, region, scalar) = (implied[id] == nil ? id : nil, nil, nil)
    case .region(let id, let spec): (attribute, region, scalar) = (nil, id, spec.scalar?.id)
    case .inert: (attribute, region, scalar) = (nil, nil, nil)
    }
  }

  /// Whether the element has a value for the property.
  func isPresent(in element: Element) -> Bool {
    if let attribute { return element.has(attribute) }
    guard let region else { return false }
    if element.has(region) { return true }
    return scalar.map { element.has($0) } ?? false
  }
}

/// What is reported about a format's documents; formats differ in what their decoders put up with.
package struct VocabularyDiagnostics: Sendable {
  package let unknownType: DiagnosticKind
  /// Families whose unknown types have a kind of their own.
  package let unknownTypes: [TypeFamily: DiagnosticKind]
  package let missingType: DiagnosticKind
  /// What is reported about a type that is no string.
  package let wrongTypeName: DiagnosticKind
  package let misplacedType: DiagnosticKind
  package let unknownProperty: DiagnosticKind
  package let wrongType: DiagnosticKind
  package let unknownName: DiagnosticKind
  package let missingProperty: DiagnosticKind

  package init(
    unknownType: DiagnosticKind, unknownTypes: [TypeFamily: DiagnosticKind] = [:], missingType: DiagnosticKind,
    wrongTypeName: DiagnosticKind? = nil, misplacedType: DiagnosticKind, unknownProperty: DiagnosticKind,
    wrongType: DiagnosticKind,
    unknownName: DiagnosticKind, missingProperty: DiagnosticKind
  ) {
    self.unknownTypes = unknownTypes
    self.unknownType = unknownType
    self.missingType = missingType
    self.wrongTypeName = wrongTypeName ?? wrongType
    self.misplacedType = misplacedType
    self.unknownProperty = unknownProperty
    self.wrongType = wrongType
    self.unknownName = unknownName
    self.missingProperty = missingProperty
  }
}

/// All types of a format, and how its objects are laid out.
package final class Vocabulary: Sendable {
  package let format: FormatID
  /// The name in messages: `Adaptive Cards`.
  package let title: String
  /// The key that says what type an object has.
  package let discriminator: String
  /// The discriminator as it is written.
  let writtenDiscriminator: WrittenText
  package let types: [TypeSpec]
  /// How many groups the type with the most has.
  let mostGroups: Int
  package let diagnostics: VocabularyDiagnostics
  /// Whether the format's decoders read `"true"` and `"false"` as truth values, at least some of them.
  let readsTruthInText: Bool

  private let byName: [TypeFamily: [String: Int]]
  /// The names of the types, and for each the next type that has the same one; -1 for none.
  private let names: NameTable
  private let namesakes: [Int]
  /// For each type whether elements that were read as it are written as another one: its name is only documented.
  let isAlias: [Bool]
  /// For each region that objects without a type may stand in, what those are.
  private let implied: [ObjectIdentifier: ImpliedType]
  /// The types by the position of the kind of their elements.
  private let byKind: [[Int]]
  let writable: [Writable]
  /// For each type its properties by group and name.
  private let propertyIndex: [[String: Int]]

  package init(
    format: FormatID, title: String, discriminator: String = "type", diagnostics: VocabularyDiagnostics,
    readsTruthInText: Bool = false, types: [TypeSpec]
  ) {
    self.readsTruthInText = readsTruthInText
    self.format = format
    self.title = title
    self.discriminator = discriminator
    writtenDiscriminator = WrittenText(discriminator)
    self.diagnostics = diagnostics
    self.types = types
    mostGroups = types.map(\.groups.count).max() ?? 0
    var byName: [TypeFamily: [String: Int]] = [:]
    var byKind: [[Int]] = Array(repeating: [], count: ElementKind.count)
    var propertyIndex: [[String: Int]] = []
    for (index, type) in types.enumerated() {
      // A type that two kinds of element share is read as the first.
      if byName[type.family]?[type.name] == nil { byName[type.family, default: [:]][type.name] = index }
      if !type.isRecord { byKind[type.kind.ordinal].append(index) }
      var properties: [String: Int] = [:]
      for (position, property) in type.properties.enumerated() {
        properties[Self.path(property.group, property.name)] = position
      }
      propertyIndex.append(properties)
    }
    names = NameTable(types.map(\.name))
    namesakes = types.indices.map { index in
      types.indices.dropFirst(index + 1).first { types[$0].name == types[index].name } ?? -1
    }
    isAlias = types.map { type in
      let written = types.first {
        !$0.isRecord && $0.kind == type.kind && $0.family == type.family && $0.implied == type.implied
      }
      return written.map { $0 !== type } ?? false
    }
    var implied: [ObjectIdentifier: ImpliedType] = [:]
    for case let region? in types.flatMap(\.properties).map(\.region) where region.hasImpliedType {
      let family = byName[region.family] ?? [:]
      guard let index = region.typeNames?.first.map({ family[$0] }) ?? family.values.min() else { continue }
      implied[ObjectIdentifier(region)] = ImpliedType(
        index: index, hasDiscriminator: propertyIndex[index][Self.path(nil, discriminator)] == nil)
    }
    self.implied = implied
    self.byName = byName
    self.byKind = byKind
    writable = Self.writable(types)
    self.propertyIndex = propertyIndex
  }

  /// A type by its name, as the family spells it.
  package func type(named name: String, in family: TypeFamily) -> Int? { byName[family]?[name] }

  /// A type by the string that names it in a document.
  func type(named name: Node, in family: TypeFamily) -> Int? {
    var candidate = names.index(of: name) ?? -1
    while candidate >= 0 {
      if types[candidate].family == family { return candidate }
      candidate = namesakes[candidate]
    }
    return nil
  }

  /// The type that objects of the family have when they name none.
  package func onlyType(in family: TypeFamily) -> Int? { byName[family]?.values.min() }

  /// What the objects of a region are when they name no type.
  package struct ImpliedType: Sendable {
    /// The type.
    package let index: Int
    /// Whether the discriminator's key names the type; some types use it for a property of theirs.
    let hasDiscriminator: Bool
  }

  /// What the objects of a region are when they name no type.
  package func impliedType(in region: RegionSpec) -> ImpliedType? {
    guard region.hasImpliedType else { return nil }
    if let known = implied[ObjectIdentifier(region)] { return known }
    guard
      let index = region.typeNames?.first.map({ type(named: $0, in: region.family) }) ?? onlyType(in: region.family)
    else { return nil }
    return ImpliedType(index: index, hasDiscriminator: property(discriminator, in: nil, ofType: index) == nil)
  }

  /// The names of a family's types that may be written.
  package func typeNames(in family: TypeFamily) -> [String] {
    types.filter { $0.family == family && $0.canonicalName == nil }.map(\.name)
  }

  /// The type whose name, in another family, is `name`.
  package func typeInAnyFamily(named name: String) -> TypeSpec? { types.first { $0.name == name } }

  /// Whether some type has a property of the name, so that it is no misspelling.
  func hasProperty(_ name: String) -> Bool {
    types.contains { type in type.properties.contains { $0.name == name } }
  }

  /// The type that an element is written as: of its kind, with implied attributes that it has.
  package func type(for element: Element, in family: TypeFamily? = nil) -> Int? {
    byKind[element.kind.ordinal].first { index in
      let type = types[index]
      if let family, type.family != family { return false }
      return type.impliedInOrder.allSatisfy { element[value: $0.id] == $0.value }
    }
  }

  /// The position of a property among those of a type.
  package func property(_ name: String, in group: String?, ofType type: Int) -> Int? {
    propertyIndex[type][Self.path(group, name)]
  }

  /// A lookup of the properties of one document after the other.
  package func makeLookup() -> PropertyLookup { PropertyLookup(self) }

  private static func path(_ group: String?, _ name: String) -> String {
    guard let group else { return name }
    return group + "\u{0}" + name
  }
}

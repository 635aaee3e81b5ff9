package import CardIR
package import CardSyntax

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

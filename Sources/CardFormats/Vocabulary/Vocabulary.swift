package import CardIR
package import CardSyntax

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

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
  /// What documentation says of such a property.
  package static let extensionNote = "Renderers have it, the published schema does not."

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

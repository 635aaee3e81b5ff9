package import CardIR

/// A type of custom elements, as a format's table has it.
package struct CustomType: Sendable {
  package let name: String
  package let since: String?
  package let summary: String?
  package let properties: [CustomProperty]

  package init(name: String, since: String?, summary: String?, properties: [CustomProperty]) {
    self.name = name
    self.since = since
    self.summary = summary
    self.properties = properties
  }
}

/// What one compiler has added to a format and taken from it.
package struct FormatExtension: Sendable {
  /// Types beside the format's own; of two with one name the last one counts.
  package var types: [CustomType] = []
  /// The names of the format's own types that are not known any more.
  package var removedTypes: Set<String> = []
  /// What reads objects of a type, by its name.
  package var parsers: [String: ElementParser] = [:]
  /// What writes elements of a kind.
  package var overrides: [ElementKind: ElementOverride] = [:]

  package init() {}

  /// Whether the format is as it always is.
  package var isEmpty: Bool { types.isEmpty && removedTypes.isEmpty && parsers.isEmpty && overrides.isEmpty }
}

/// A format whose tables a compiler can extend.
package protocol ExtensibleFormat: Format {
  /// Whether types can be added: the format's own decoder puts up with types that it does not know.
  var takesCustomTypes: Bool { get }
  /// The names of the element types that can be taken away.
  var elementTypeNames: [String] { get }
  /// The format with additions, and without what was taken away.
  func extended(by addition: FormatExtension) -> Self
}

extension FormatExtension {
  /// A format's table with the additions. `base` are the properties of every element, `element` and `action` the
  /// families that may stand among the content and where something is done.
  func apply(
    to vocabulary: Vocabulary, _ families: FormatFamilies, base: [PropertySpec], alwaysWritten: Set<String> = []
  ) -> Vocabulary {
    let custom = latestTypes
    let names = Set(custom.map(\.name)).union(removedTypes)
    let kept = vocabulary.types.filter { $0.family != families.element || !names.contains($0.name) }
    let added = custom.map { type in
      let own = type.properties.compactMap { $0.spec(in: families) }
      let common = base.filter { property in
        !own.contains { $0.name == property.name && $0.group == property.group }
      }
      let groups = alwaysWritten.filter { group in own.contains { $0.group == group } }
      return TypeSpec(
        type.name, .custom, families.element, implied: [.typeName: .text(type.name)],
        since: type.since.flatMap { FormatVersion($0) }, alwaysWritten: groups, own + common)
    }
    return Vocabulary(
      format: vocabulary.format, title: vocabulary.title, discriminator: vocabulary.discriminator,
      diagnostics: vocabulary.diagnostics, readsTruthInText: vocabulary.readsTruthInText, types: kept + added)
  }

  /// What the added types and properties are for.
  var glossary: Glossary {
    var types: [String: String] = [:]
    var properties: [String: String] = [:]
    for type in latestTypes {
      types[type.name] = type.summary
      for property in type.properties { properties["\(type.name).\(property.name)"] = property.summary }
    }
    return Glossary(types: types, properties: properties)
  }

  /// The readers of the extension, for objects among a format's families.
  func parsers(_ families: FormatFamilies) -> ElementParsers? {
    parsers.isEmpty ? nil : ElementParsers(byType: parsers, families: families)
  }

  /// The capabilities of the format's table, without what is not known once others write some of the elements.
  func limiting(_ capabilities: Capabilities) -> Capabilities {
    if overrides.isEmpty { return capabilities }
    var limited = capabilities
    limited.codec.size = { _, _, _, _ in nil }
    return limited
  }

  private var latestTypes: [CustomType] {
    var seen: Set<String> = []
    return types.reversed().filter { seen.insert($0.name).inserted }.reversed()
  }
}

extension Vocabulary {
  /// The types of custom elements and actions.
  var customTypes: Set<String> {
    Set(types.filter { ($0.kind == .custom || $0.kind == .customAction) && !$0.isRecord }.map(\.name))
  }
}

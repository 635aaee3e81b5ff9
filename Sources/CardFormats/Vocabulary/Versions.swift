package import CardIR
import CardSyntax

/// What of a vocabulary is left: what a version has, and what a host takes of it.
package struct VocabularyLimit: Sendable {
  /// What a host says of a type or property: it has it whatever the version, it lacks it, or the version decides.
  package enum Verdict: Sendable { case taken, lacked, byVersion }

  /// The newest version that is known.
  package let version: FormatVersion
  /// The name of the host, for messages.
  package let host: String
  private let types: @Sendable (TypeSpec) -> Verdict
  private let properties: @Sendable (TypeSpec, PropertySpec) -> Verdict

  /// What a version has.
  package init(_ version: FormatVersion) {
    self.init(version, host: "", types: { _ in .byVersion }, properties: { _, _ in .byVersion })
  }

  /// What a host has of a version.
  package init(
    _ version: FormatVersion, host: String, types: @escaping @Sendable (TypeSpec) -> Verdict,
    properties: @escaping @Sendable (TypeSpec, PropertySpec) -> Verdict
  ) {
    self.version = version
    self.host = host
    self.types = types
    self.properties = properties
  }

  /// Why something is lacking.
  package enum Lack: Sendable { case version(FormatVersion), host(String) }

  private func lack(_ verdict: Verdict, _ since: FormatVersion?) -> Lack? {
    switch verdict {
    case .taken: nil
    case .lacked: .host(host)
    case .byVersion: since.flatMap { $0 > version ? .version($0) : nil }
    }
  }

  /// Why a type is lacking; none if it is there.
  package func lack(of type: TypeSpec) -> Lack? { lack(types(type), type.since) }

  /// Why a property of a type that is there is lacking; none if it is there.
  package func lack(of property: PropertySpec, in type: TypeSpec) -> Lack? {
    let verdict = properties(type, property)
    // Whoever has a type regardless of its version has what came with it.
    if verdict == .byVersion, types(type) == .taken { return nil }
    return lack(verdict, property.since)
  }
}

extension NewerFeature {
  fileprivate init(_ part: Part, name: String, _ lack: VocabularyLimit.Lack) {
    switch lack {
    case .version(let version): self.init(part, name: name, introduced: "\(version)")
    case .host(let host): self.init(part, name: name, lackedBy: host)
    }
  }
}

extension Vocabulary {
  /// The types and properties that a version has.
  package func limited(to version: FormatVersion) -> Vocabulary { limited(to: VocabularyLimit(version)) }

  /// The types and properties that are left.
  package func limited(to limit: VocabularyLimit) -> Vocabulary {
    let types = types.filter { limit.lack(of: $0) == nil }.map { type in
      TypeSpec(
        type.name, type.kind, type.family, implied: type.implied, isNamed: type.isNamed, since: type.since,
        alwaysWritten: type.alwaysWritten, wrongType: type.wrongType,
        isExtension: type.isExtension, excuses: type.excuses,
        type.properties.filter { limit.lack(of: $0, in: type) == nil })
    }
    return Vocabulary(
      format: format, title: title, discriminator: discriminator, diagnostics: diagnostics,
      readsTruthInText: readsTruthInText, types: types)
  }

  /// What of an element a version does not know: the element itself, or else some of its properties and values.
  package func newerFeatures(of element: Element, than version: FormatVersion) -> [NewerFeature] {
    features(of: element, beyond: VocabularyLimit(version))
  }

  /// What of an element is lacking: the element itself, or else some of its properties and values.
  package func features(of element: Element, beyond limit: VocabularyLimit) -> [NewerFeature] {
    // What stands as a bare value is older than the object that it stands for.
    if element.source?.kind == .string
      || (element.source == nil && element.kind == .backgroundImage
        && element.attributes.count == 1)
    {
      return []
    }
    guard let index = type(for: element) else { return [] }
    let type = types[index]
    if let lack = limit.lack(of: type) { return [NewerFeature(.element, name: type.name, lack)] }
    var features: [NewerFeature] = []
    for property in type.properties where !property.isReadOnly {
      let lack = limit.lack(of: property, in: type)
      switch property.meaning {
      case .attribute(let id, let codec):
        guard type.implied[id] == nil, let value = element[value: id] else { continue }
        if let lack {
          features.append(NewerFeature(.attribute(id), name: property.name, lack))
        } else if let since = codec.introduced(value), since > limit.version {
          features.append(NewerFeature(.value(id), name: property.name, .version(since)))
        }
      case .region(let id, let region):
        guard let lack else { continue }
        if let scalar = region.scalar, element.has(scalar.id) {
          features.append(NewerFeature(.attribute(scalar.id), name: property.name, lack))
        } else if element.has(id) {
          features.append(NewerFeature(.region(id), name: property.name, lack))
        }
      case .inert:
        // Only what custom elements declare is of any use to somebody.
        guard let lack, element.kind == .custom, element.additional.names.contains(property.name) else { continue }
        features.append(NewerFeature(.property, name: property.name, lack))
      }
    }
    return features
  }
}

package import CardIR
import CardSyntax

extension Vocabulary {
  /// The types and properties that a version has.
  package func limited(to version: FormatVersion) -> Vocabulary {
    func isKnown(_ since: FormatVersion?) -> Bool { since.map { $0 <= version } ?? true }
    let types = types.filter { isKnown($0.since) }.map { type in
      TypeSpec(
        type.name, type.kind, type.family, implied: type.implied, isNamed: type.isNamed, since: type.since,
        alwaysWritten: type.alwaysWritten, wrongType: type.wrongType,
        isExtension: type.isExtension, excuses: type.excuses, type.properties.filter { isKnown($0.since) })
    }
    return Vocabulary(
      format: format, title: title, discriminator: discriminator, diagnostics: diagnostics, types: types)
  }

  /// What of an element a version does not know: the element itself, or else some of its properties and values.
  package func newerFeatures(of element: Element, than version: FormatVersion) -> [NewerFeature] {
    // What stands as a bare value is older than the object that it stands for.
    if element.source?.kind == .string
      || (element.source == nil && element.kind == .backgroundImage
        && element.attributes.count == 1)
    {
      return []
    }
    guard let index = type(for: element) else { return [] }
    let type = types[index]
    if let since = type.since, since > version {
      return [NewerFeature(.element, name: type.name, introduced: "\(since)")]
    }
    var features: [NewerFeature] = []
    for property in type.properties where !property.isReadOnly {
      let isNewer = property.since.map { $0 > version } ?? false
      switch property.meaning {
      case .attribute(let id, let codec):
        guard type.implied[id] == nil, let value = element[value: id] else { continue }
        if let since = property.since, isNewer {
          features.append(NewerFeature(.attribute(id), name: property.name, introduced: "\(since)"))
        } else if let since = codec.introduced(value), since > version {
          features.append(
            NewerFeature(.value(id), name: property.name, introduced: "\(since)"))
        }
      case .region(let id, let region):
        guard let since = property.since, isNewer else { continue }
        if let scalar = region.scalar, element.has(scalar.id) {
          features.append(NewerFeature(.attribute(scalar.id), name: property.name, introduced: "\(since)"))
        } else if element.has(id) {
          features.append(NewerFeature(.region(id), name: property.name, introduced: "\(since)"))
        }
      case .inert:
        // Only what custom elements declare is of any use to somebody.
        guard let since = property.since, isNewer, element.kind == .custom,
          element.additional.names.contains(property.name)
        else { continue }
        features.append(NewerFeature(.property, name: property.name, introduced: "\(since)"))
      }
    }
    return features
  }
}

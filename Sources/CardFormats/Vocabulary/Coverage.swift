package import CardIR
package import CardSyntax

extension Vocabulary {
  /// How documents of the types spell elements and values. What a table cannot say a format adds.
  package var codec: FormatCodec {
    var codec = FormatCodec()
    codec.accepts = { accepts($0, $1, on: $2) }
    codec.reads = { value(of: $0, as: $1, on: $2) }
    codec.writes = { node(of: $0, as: $1, on: $2) }
    codec.size = { size(of: $0, in: $1, of: $2, $3) }
    return codec
  }

  /// Whether some type of the kind can write the value.
  package func accepts(_ value: AttributeValue, _ attribute: AttributeID, on kind: ElementKind) -> Bool {
    types.contains { type in
      guard type.kind == kind, !type.isRecord else { return false }
      if type.implied[attribute] != nil { return true }
      return type.properties.contains { property in
        switch property.meaning {
        case .attribute(attribute, let codec): codec.accepts(value)
        case .region(_, let region): region.scalar?.id == attribute && region.scalar?.codec.accepts(value) == true
        default: false
        }
      }
    }
  }

  /// What a value says as an attribute of the element; none if its type does not take it.
  package func value(of node: Node, as attribute: AttributeID, on element: Element) -> AttributeValue? {
    guard let type = type(for: element).map({ types[$0] }), type.implied[attribute] == nil else { return nil }
    for property in type.properties where !property.isReadOnly {
      switch property.meaning {
      case .attribute(attribute, let codec): return codec.decode(node)
      case .region(_, let region):
        if let scalar = region.scalar, scalar.id == attribute { return scalar.codec.decode(node) }
      default: break
      }
    }
    return nil
  }

  /// The kinds, attributes, regions and defaults of the types, for ``Capabilities``.
  package var coverage:
    (
      kinds: Set<ElementKind>, attributes: [ElementKind: Set<AttributeID>], regions: [ElementKind: Set<RegionID>],
      defaults: [ElementKind: [AttributeID: AttributeValue]]
    )
  {
    var kinds: Set<ElementKind> = [.custom, .customAction]
    var attributes: [ElementKind: Set<AttributeID>] = [:]
    var regions: [ElementKind: Set<RegionID>] = [:]
    var defaults: [ElementKind: [AttributeID: AttributeValue]] = [:]
    for type in types where !type.isRecord {
      kinds.insert(type.kind)
      attributes[type.kind, default: []].formUnion(type.implied.keys)
      if type.isNamed { attributes[type.kind, default: []].insert(.typeName) }
      for property in type.properties {
        switch property.meaning {
        case .attribute(let id, _):
          attributes[type.kind, default: []].insert(id)
          if let value = property.defaultValue { defaults[type.kind, default: [:]][id] = value }
        case .region(let id, let spec):
          regions[type.kind, default: []].insert(id)
          if let scalar = spec.scalar { attributes[type.kind, default: []].insert(scalar.id) }
        case .inert: break
        }
      }
    }
    return (kinds, attributes, regions, defaults)
  }
}

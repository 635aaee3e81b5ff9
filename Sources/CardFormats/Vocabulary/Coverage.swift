package import CardIR
package import CardSyntax

extension Vocabulary {
  /// How documents of the types spell elements and values. What a table cannot say a format adds.
  package var codec: FormatCodec {
    var codec = FormatCodec()
    codec.writesDocuments = true
    codec.accepts = { [self] in accepts($0, $1, on: $2) }
    codec.reads = { [self] in value(of: $0, as: $1, on: $2) }
    codec.writes = { [self] in node(of: $0, as: $1, on: $2) }
    codec.names = { [self] in names(of: $0, on: $1) }
    codec.size = { [self] in size(of: $0, in: $1, of: $2, $3) }
    return codec
  }

  /// Whether some type of the kind can write the value.
  package func accepts(_ value: AttributeValue, _ attribute: AttributeID, on kind: ElementKind) -> Bool {
    let kind = kind.ordinal
    if writable[kind].implied.contains(attribute) { return true }
    for index in writable[kind].codecs.indices
    where writable[kind].codecs[index].attribute == attribute && writable[kind].codecs[index].codec.accepts(value) {
      return true
    }
    return false
  }

  /// What elements of a kind can have in documents, whichever of its types they are: the attributes that a type stands
  /// for, and those that a property writes, each with how.
  struct Writable: Sendable {
    var implied = AttributeSet()
    var codecs: [(attribute: AttributeID, codec: ValueCodec)] = []

    fileprivate mutating func add(_ type: TypeSpec) {
      for id in type.implied.keys { implied.insert(id) }
      for property in type.properties {
        switch property.meaning {
        case .attribute(let id, let codec): codecs.append((id, codec))
        case .region(_, let region): if let scalar = region.scalar { codecs.append((scalar.id, scalar.codec)) }
        case .inert: break
        }
      }
    }
  }

  /// What elements can have in documents of some types, by the position of their kind: passes ask of every attribute.
  static func writable(_ types: [TypeSpec]) -> [Writable] {
    types.reduce(into: Array(repeating: Writable(), count: ElementKind.count)) { writable, type in
      if !type.isRecord { writable[type.kind.ordinal].add(type) }
    }
  }

  /// The names that documents have for values of an attribute: those of types of the kind, or else of all that have it.
  func names(of attribute: AttributeID, on kind: ElementKind) -> [(name: String, value: AttributeValue)] {
    let own = types.filter { $0.kind == kind }.flatMap { $0.names(of: attribute) }
    let all = own.isEmpty ? types.lazy.filter { !$0.isRecord }.flatMap { $0.names(of: attribute) } : own
    var seen: Set<String> = []
    return all.filter { seen.insert($0.name).inserted }
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

extension TypeSpec {
  /// The names that objects of the type have for values of an attribute.
  fileprivate func names(of attribute: AttributeID) -> [(name: String, value: AttributeValue)] {
    properties.flatMap { property -> [(name: String, value: AttributeValue)] in
      guard case .attribute(attribute, let codec) = property.meaning else { return [] }
      return codec.spellings.compactMap { name in
        JSONLiteral.make { $0.string(name) }.flatMap(codec.decode).map { (name, $0) }
      }
    }
  }
}

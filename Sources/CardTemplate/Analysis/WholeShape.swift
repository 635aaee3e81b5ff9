import CardSyntax

extension JSONSchema.Rule {
  /// What a value looks like with everything that the rule says of it; none where it does not list what there is.
  var wholeShape: DataShape? { shape(inside: []) }

  /// A schema that leads back to itself describes values of any depth, which no shape does.
  private func shape(inside around: Set<Node>) -> DataShape? {
    let own = Set(nodes)
    guard around.isDisjoint(with: own) else { return nil }
    let around = around.union(own)
    let types = types
    switch types.subtracting(.null) {
    case .object:
      guard !properties.isEmpty, !hasOpenProperties else { return nil }
      var known: Set<String> = []
      let fields = properties.filter { known.insert($0).inserted }.map { key in
        let shape = property(key)?.rule.shape(inside: around)
        let unknown = DataShape(types: .any, fields: [], element: nil, uses: [])
        return DataShape.Field(name: key, shape: shape ?? unknown, presence: requires(key) ? .required : .sometimes)
      }
      return DataShape(types: types, fields: fields, element: nil, uses: [], details: details)
    case .array:
      guard let element = elements?.shape(inside: around) else { return nil }
      return DataShape(types: types, fields: [], element: element, uses: [], details: details)
    case .string, .number, .boolean:
      return DataShape(types: types, fields: [], element: nil, uses: [], details: details)
    default: return nil
    }
  }

  /// The schemas that the rule is made of.
  private var nodes: [Node] {
    switch self {
    case .own(let node): [node]
    case .all(let rules), .either(let rules): rules.flatMap(\.nodes)
    }
  }
}

extension DataShape {
  /// The value with everything that a schema says of it, for what is handed on as a whole; none where no schema lists what
  /// there is. What the template reads of it is as it is read.
  package var whole: DataShape? { rule?.wholeShape?.merged(with: self) }

  private func merged(with read: DataShape) -> DataShape {
    let fields = fields.map { field in
      let other = read.fields.first { $0.name == field.name }
      return Field(
        name: field.name, shape: other.map { field.shape.merged(with: $0.shape) } ?? field.shape,
        presence: field.presence)
    }
    let element = element.map { inner in read.element.map { inner.merged(with: $0) } ?? inner }
    return DataShape(
      types: types, fields: fields, element: element, uses: read.uses, mayBeTime: read.isTime, details: details)
  }
}

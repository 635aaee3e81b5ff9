import CardSyntax

/// What is known of the value of an expression from the data alone, without evaluating it.
indirect enum Knowledge {
  /// There is nothing.
  case missing
  /// A value of these kinds; no more is known.
  case unknown(ValueType)
  /// Exactly this value of the data.
  case node(Node)
  /// An array whose elements are among these.
  case elements([Knowledge])
  /// An object with these members.
  case object([(name: String, value: Knowledge)])
  /// One of these values.
  case oneOf([Knowledge])

  /// A value of which nothing is known.
  static let anything = Knowledge.unknown(.any)

  /// The kinds that the value can have.
  var type: ValueType {
    switch self {
    case .missing: .null
    case .unknown(let type): type
    case .node(let node): ValueType(node.kind)
    case .elements: .array
    case .object: .object
    case .oneOf(let all): all.reduce([]) { $0.union($1.type) }
    }
  }

  var isMissing: Bool {
    switch self {
    case .missing: true
    case .oneOf(let all): all.allSatisfy(\.isMissing)
    default: false
    }
  }

  /// The value of the data, if it is exactly one.
  var node: Node? {
    switch self {
    case .node(let node): return node
    case .oneOf(let all):
      // Through a lazy sequence the optimizer unrolls this recursion wherever it is used.
      for each in all { if let node = each.node { return node } }
      return nil
    default: return nil
    }
  }

  /// One of several values, of which nothing that is missing counts; of very many only the first.
  static func either(_ all: [Knowledge]) -> Knowledge {
    var present: [Knowledge] = []
    for each in all where present.count < sampleSize {
      switch each {
      case .missing: break
      case .oneOf(let inner): present += inner.prefix(sampleSize - present.count)
      default: present.append(each)
      }
    }
    if present.isEmpty { return .missing }
    return present.count == 1 ? present[0] : .oneOf(present)
  }

  /// The value of the member `name`, regardless of case; the first one counts.
  func member(_ name: PropertyName) -> Knowledge {
    switch self {
    case .missing: return .missing
    case .unknown(let type): return type.contains(.object) ? .anything : .missing
    case .node(let node):
      guard node.kind == .object else { return unit(name) }
      return node.members.first { name.matches($0.name) }.map { .node($0.value) } ?? .missing
    case .elements: return unit(name)
    case .object(let members): return members.first { name.matches($0.name) }?.value ?? .missing
    case .oneOf(let all): return .either(all.map { $0.member(name) })
    }
  }

  /// Arrays and texts have their positions for members.
  private func unit(_ name: PropertyName) -> Knowledge {
    guard Int(name.text) != nil else { return .missing }
    return type == .string || type == .array ? .anything : .missing
  }

  /// The element at `position`; none in place of the position stands for any.
  func element(_ position: Int?) -> Knowledge {
    switch self {
    case .missing: return .missing
    case .unknown: return .anything
    case .node(let node):
      guard node.kind == .array else { return position == nil ? .anything : .missing }
      if let position { return node[position].map { .node($0) } ?? .missing }
      return node.count == 0 ? .anything : .either(node.elements.prefix(Self.sampleSize).map { .node($0) })
    case .elements(let all): return all.isEmpty ? .anything : .either(all)
    case .object: return .missing
    case .oneOf(let all): return .either(all.map { $0.element(position) })
    }
  }

  /// The items of a collection, those of the collections in it in the place of these; none if the value is not known to
  /// be an array.
  var flattened: [Knowledge]? {
    guard let items = items?.sample else { return nil }
    return Array(items.lazy.flatMap { $0.flattened ?? [$0] }.prefix(Self.sampleSize))
  }

  /// The names of the members.
  var names: [String] {
    switch self {
    case .node(let node): node.members.prefix(Self.sampleSize).map(\.name)
    case .object(let members): members.map(\.name)
    case .oneOf(let all): all.flatMap(\.names)
    default: []
    }
  }

  /// So many items of an array are looked at.
  static let sampleSize = 200

  /// The items of a collection, those of a large one in even steps, and how many there are; none if the value is not
  /// known to be an array.
  var items: (sample: [Knowledge], count: Int)? {
    switch self {
    case .node(let node) where node.kind == .array:
      let count = node.count
      guard count > Self.sampleSize else { return (node.elements.map { .node($0) }, count) }
      var sample: [Knowledge] = []
      // The first and the last item are among them.
      var next = 0
      for (position, element) in node.elements.enumerated() where position == next {
        sample.append(.node(element))
        next = sample.count * (count - 1) / (Self.sampleSize - 1)
      }
      return (sample, count)
    case .elements(let all): return (all, all.count)
    // Whatever it is that it has, it is repeated.
    case .unknown(.array): return ([.anything], 1)
    default: return nil
    }
  }
}

extension ValueType {
  /// The kind of a value of data.
  init(_ kind: Node.Kind) {
    switch kind {
    case .null: self = .null
    case .boolean: self = .boolean
    case .number: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }
}

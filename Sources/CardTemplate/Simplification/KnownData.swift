public import CardSyntax

/// What is known of a template's data before there are any: the host object, some values of the data.
///
/// Everything that is not known can still be anything; what is known is taken for the data's own.
public struct KnownData: Sendable, Hashable {
  /// What is known of one value.
  indirect enum Knowledge: Sendable, Hashable {
    /// Nothing.
    case unknown
    /// All of it.
    case whole(Node)
    /// These members of an object, which may have others; the node has them alone.
    case part(Node, [Member])
  }

  /// A member of which something is known.
  struct Member: Sendable, Hashable {
    let name: String
    let value: Knowledge
  }

  /// `$root`
  let root: Knowledge
  /// `$data`, in which plain names are looked up.
  let data: Knowledge
  /// `$host`
  let host: Knowledge

  /// Nothing is known.
  public static let nothing = KnownData(root: .unknown, data: .unknown, host: .unknown)

  /// These definitions, and the host object if there is one.
  public init(_ definitions: [Definition] = [], host: Node? = nil) throws(DefinitionProblem) {
    var trees = DefinitionTree.Trees()
    for definition in definitions { try trees.add(definition) }
    root = trees.data.knowledge
    data = root
    if let host {
      if !trees.host.isEmpty { throw .hostTwice }
      self.host = .whole(host)
    } else {
      self.host = trees.host.knowledge
    }
  }

  private init(root: Knowledge, data: Knowledge, host: Knowledge) {
    self.root = root
    self.data = data
    self.host = host
  }

  /// The same, and a host object of which everything is known.
  package func knowing(host: Node) -> KnownData { KnownData(root: root, data: data, host: .whole(host)) }

  /// Whether something is known of the host object.
  package var knowsHost: Bool { host != .unknown }

  /// Whether nothing is known.
  public var isEmpty: Bool { root == .unknown && data == .unknown && host == .unknown }

  /// What is known of the data and of the host object, as values; none where nothing is known.
  package var values: (data: Node?, host: Node?) { (root.value, host.value) }

  /// What is known inside of a scope whose data are a part of these or nothing of these.
  func rebinding(data: Knowledge) -> KnownData { KnownData(root: root, data: data, host: host) }

  /// What is known inside of a scope with data that nobody knows.
  package var inUnknownScope: KnownData { rebinding(data: .unknown) }

  /// What is known inside of a scope with these data; of the items of an array nothing is.
  package func inScope(of node: Node) -> KnownData {
    rebinding(data: node.kind == .array ? .unknown : .whole(node))
  }

  /// What is known inside of a scope whose data are the value of an expression.
  package func inScope(of expression: Expression) -> KnownData {
    if case .path(let name, let steps) = expression.syntax, case .part = value(at: name, steps) {
      return rebinding(data: value(at: name, steps))
    }
    return Folding(known: self, allowsLonger: true).node(of: expression).map { inScope(of: $0) } ?? inUnknownScope
  }

  /// What is known of the value that a path begins at, and then leads to, as far as names alone say it.
  func value(at root: PropertyName, _ steps: [Expression.Step]) -> Knowledge {
    var value: Knowledge
    switch EvaluationContext.special(root.text) {
    case .property: value = data.member(root)
    case .data: value = data
    case .root: value = self.root
    case .host: value = host
    default: return .unknown
    }
    for step in steps {
      if case .whole = value { return value }
      switch step {
      case .member(let name): value = value.member(name)
      case .index(let index):
        guard let text = index.stringLiteral else { return .unknown }
        value = value.member(PropertyName(text))
      }
    }
    return value
  }
}

extension KnownData.Knowledge {
  /// What is known of the member `name`, regardless of case.
  fileprivate func member(_ name: PropertyName) -> KnownData.Knowledge {
    switch self {
    case .unknown: .unknown
    // A name that is not there is known to be missing.
    case .whole: self
    case .part(_, let members): members.first { name.matches($0.name) }?.value ?? .unknown
    }
  }

  /// The value with all that is known of it, and nothing else.
  var node: Node? {
    switch self {
    case .unknown: nil
    case .whole(let node), .part(let node, _): node
    }
  }
}

extension KnownData.Knowledge {
  /// What is known, as a value.
  fileprivate var value: Node? {
    switch self {
    case .unknown: nil
    case .whole(let node), .part(let node, _): node
    }
  }
}

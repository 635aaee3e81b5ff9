public import CardSyntax
public import CardTemplate

/// A position in a list of elements of a template that is not expanded yet.
///
/// A slot with a scope lowers to exactly one target object: `$data` and `$when` are written on that object, so a
/// lowering that needs several siblings wraps them. No expression moves across a scope.
///
/// What a slot has is asked for in all modules, most often of a slot in a list: inlined, the question copies the answer
/// and not the slot.
public enum Slot: Sendable {
  /// An element that stands once, or once per item of its scope, under a condition that is evaluated inside the scope.
  case one(Element, scope: Scope? = nil, when: Condition? = nil)
  /// A hole whose value is spliced into the list.
  case splice(TemplateString, origin: Node?)

  /// The element of the slot; none for a splice.
  @inlinable public var element: Element? {
    if case .one(let element, _, _) = self { element } else { nil }
  }

  /// The `$data` of the slot.
  @inlinable public var scope: Scope? {
    if case .one(_, let scope, _) = self { scope } else { nil }
  }

  /// The `$when` of the slot.
  @inlinable public var when: Condition? {
    if case .one(_, _, let when) = self { when } else { nil }
  }

  /// Whether the slot always stands for exactly one element that sees the data of the list.
  @inlinable public var isPlain: Bool {
    if case .one(_, nil, nil) = self { true } else { false }
  }

  /// The slot with another element under the same scope and condition.
  public func replacing(_ transform: (Element) -> Element) -> Slot {
    guard case .one(let element, let scope, let when) = self else { return self }
    return .one(transform(element), scope: scope, when: when)
  }
}

/// What `$data` does at a slot: it changes the data that the slot's element sees.
public struct Scope: Sendable, Hashable {
  /// Where the data come from.
  public enum Source: Sendable, Hashable {
    /// A hole.
    case template(TemplateString)
    /// A value that is written in the template itself.
    case inline(Node)
  }

  /// The parts, in one object: slots are copied often, and most have no scope.
  private final class Storage: Sendable, Hashable {
    let repeats: Bool
    let source: Source
    let origin: Node?

    init(repeats: Bool, source: Source, origin: Node?) {
      self.repeats = repeats
      self.source = source
      self.origin = origin
    }

    static func == (left: Storage, right: Storage) -> Bool {
      left.repeats == right.repeats && left.source == right.source && left.origin == right.origin
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(repeats)
      hasher.combine(source)
    }
  }

  private let storage: Storage

  /// Whether the scope can repeat its element. A hole always can: what it gives is known only with data.
  public var repeats: Bool { storage.repeats }
  /// The data.
  public var source: Source { storage.source }
  /// The value of `$data` in the source.
  public var origin: Node? { storage.origin }

  /// A scope.
  public init(repeats: Bool, source: Source, origin: Node? = nil) {
    storage = Storage(repeats: repeats, source: source, origin: origin)
  }
}

/// The `$when` of a slot.
public struct Condition: Sendable, Hashable {
  /// What decides.
  public enum Test: Sendable, Hashable {
    /// A hole; only the boolean `true` keeps the element.
    case template(TemplateString)
    /// A value that is not an expression, which the language treats the other way round: kept for the way back.
    case literal(Node)
  }

  /// The parts, in one object: slots are copied often, and most have no condition.
  private final class Storage: Sendable, Hashable {
    let test: Test
    let origin: Node?

    init(_ test: Test, origin: Node?) {
      self.test = test
      self.origin = origin
    }

    static func == (left: Storage, right: Storage) -> Bool { left.test == right.test && left.origin == right.origin }

    func hash(into hasher: inout Hasher) { hasher.combine(test) }
  }

  private let storage: Storage

  /// What decides.
  public var test: Test { storage.test }
  /// The value of `$when` in the source.
  public var origin: Node? { storage.origin }

  /// Whether the element is there, whatever the data: as in the reference a literal keeps it where JavaScript takes
  /// it for false. None where an expression decides.
  public var constant: Bool? {
    if case .literal(let node) = test { !Template.isTruthy(node) } else { nil }
  }

  /// A condition.
  public init(_ test: Test, origin: Node? = nil) { storage = Storage(test, origin: origin) }
}

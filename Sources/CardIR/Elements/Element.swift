public import CardSyntax

/// A node of a screen: a kind with attributes, regions of further elements, and what no one recognised.
///
/// An absent attribute is not the same as an explicit default: it means what the screen's source format says that
/// absence means, until legalization for another format makes it explicit.
public struct Element: Sendable {
  /// What the element is.
  public var kind: ElementKind

  /// The attributes in source order, each at most once.
  public package(set) var attributes: [AttributeEntry]

  /// The regions in source order, each at most once.
  public package(set) var regions: [Region]

  /// The object that the element was read from; none for elements that a pass made.
  ///
  /// An emitter of the same format uses it to write what is unchanged as it was.
  public var source: Node?

  /// Properties that are no attributes, in source order; ``additional`` reads and changes them by name.
  public var extras: [Extra]

  /// A property that the representation has no attribute for: one that no one recognised, whose value is of the wrong
  /// type, or that a custom element declares.
  public struct Extra: Sendable, Hashable {
    /// The group of the object that the member stands in, for formats that nest their properties.
    public let group: String?
    /// The key.
    public let name: String
    /// The value.
    public let value: Node
    /// The value that was read; none for a property that a pass has added.
    package let origin: Node?
    /// Whether `${` in a string begins a hole rather than text.
    package let mayHaveHoles: Bool

    /// A property that a pass adds.
    public init(group: String? = nil, name: String, value: Node) {
      self.init(group: group, name: name, value: value, origin: nil, mayHaveHoles: false)
    }

    /// A property that was read, or one with another value in its place.
    package init(group: String?, name: String, value: Node, origin: Node?, mayHaveHoles: Bool) {
      self.group = group
      self.name = name
      self.value = value
      self.origin = origin
      self.mayHaveHoles = mayHaveHoles
    }
  }

  /// An element with literal content.
  public init(_ kind: ElementKind, source: Node? = nil) {
    self.kind = kind
    self.source = source
    attributes = []
    regions = []
    extras = []
  }

  /// An element with children.
  public init(_ kind: ElementKind, source: Node? = nil, children: [Slot]) {
    self.init(kind, source: source)
    self[.children] = children
  }

  /// Where the element was written.
  public var span: SourceSpan? { source?.span }

  // MARK: Attributes

  /// The value of an attribute, literal or bound. Setting it makes the element differ from its source.
  public subscript<Value>(key: AttributeKey<Value>) -> Bound<Value>? {
    get { entry(key.id).flatMap { Bound(storage: $0.value) } }
    set { self[value: key.id] = newValue?.storage }
  }

  /// The value of an attribute if it is present and literal.
  public func literal<Value>(_ key: AttributeKey<Value>) -> Value? {
    guard let entry = entry(key.id) else { return nil }
    return Value(entry.value)
  }

  /// The value of an attribute as passes see it that know no types.
  public subscript(value id: AttributeID) -> AttributeValue? {
    get { entry(id)?.value }
    set {
      let index = attributes.firstIndex { $0.id == id }
      switch (index, newValue) {
      case (let index?, let value?):
        if attributes[index].value != value { attributes[index] = AttributeEntry(id, value) }
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(AttributeEntry(id, value))
      case (nil, nil): break
      }
    }
  }

  /// The entry of an attribute with its origin.
  public func entry(_ id: AttributeID) -> AttributeEntry? { attributes.first { $0.id == id } }

  /// Whether the element has the attribute.
  public func has(_ id: AttributeID) -> Bool { entry(id) != nil }

  /// Makes room for so many attributes.
  package mutating func reserveAttributes(_ count: Int) { attributes.reserveCapacity(count) }

  /// Sets an attribute that was read from `origin`.
  package mutating func set(_ id: AttributeID, _ value: AttributeValue, origin: Node?) {
    if let index = attributes.firstIndex(where: { $0.id == id }) { attributes.remove(at: index) }
    attributes.append(AttributeEntry(id, value, origin: origin))
  }

  /// Takes an attribute of another element over, origin included.
  public mutating func take(_ id: AttributeID, from other: Element) {
    guard let entry = other.entry(id) else { return }
    set(id, entry.value, origin: entry.origin)
  }

  // MARK: Regions

  /// The slots of a region; empty when the element has none.
  public subscript(region: RegionID) -> [Slot] {
    get { regions.first { $0.id == region }?.slots ?? [] }
    set {
      if let index = regions.firstIndex(where: { $0.id == region }) {
        regions[index].slots = newValue
      } else {
        regions.append(Region(region, newValue))
      }
    }
  }

  /// Whether the element has the region, empty or not.
  public func has(_ region: RegionID) -> Bool { regions.contains { $0.id == region } }

  /// Takes a region away.
  public mutating func remove(_ region: RegionID) { regions.removeAll { $0.id == region } }

  /// The only element of a region that holds at most one.
  public func single(_ region: RegionID) -> Element? { self[region].first?.element }

  /// Calls `body` for the element and everything in it, in source order.
  public func visit(_ body: (Element) -> Void) {
    body(self)
    for region in regions { for slot in region.slots { slot.element?.visit(body) } }
  }

  /// The number of elements: this one and everything in it.
  public var elementCount: Int {
    regions.reduce(1) { total, region in region.slots.reduce(total) { $0 + ($1.element?.elementCount ?? 1) } }
  }
}

/// A list of elements of an element.
public struct Region: Sendable {
  /// Which list.
  public let id: RegionID
  /// Its slots.
  public var slots: [Slot]
  /// The value that the list was read from.
  public var origin: Node?

  /// A region.
  public init(_ id: RegionID, _ slots: [Slot], origin: Node? = nil) {
    self.id = id
    self.slots = slots
    self.origin = origin
  }
}

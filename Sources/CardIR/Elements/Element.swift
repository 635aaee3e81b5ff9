public import CardSyntax

/// A node of a screen: a kind with attributes, regions of further elements, and what no one recognised.
///
/// An absent attribute is not the same as an explicit default: it means what the screen's source format says that
/// absence means, until legalization for another format makes it explicit.
public struct Element: Sendable {
  /// What the element is.
  public var kind: ElementKind { didSet { isAsRead = false } }

  /// Whether the element and everything in it are as they were read, so that an emitter of the same format may write
  /// ``source`` as a whole. The importer says so; any change takes it back.
  package private(set) var isAsRead = false

  /// The attributes that are present, so that most questions are answered without a search.
  private var present = AttributeSet()

  /// The attributes in source order, each at most once.
  public private(set) var attributes: [AttributeEntry]

  private var regionStorage: [Region]

  /// The regions in source order, each at most once.
  public package(set) var regions: [Region] {
    get { regionStorage }
    _modify {
      isAsRead = false
      yield &regionStorage
    }
  }

  /// The object that the element was read from; none for elements that a pass made.
  ///
  /// An emitter of the same format uses it to write what is unchanged as it was.
  public var source: Node? { didSet { isAsRead = false } }

  /// Properties that are no attributes, in source order; ``additional`` reads and changes them by name.
  public var extras: [Extra] { didSet { isAsRead = false } }

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
    /// The property of the same object that says the same and counts instead of this one, if that is why it is none
    /// of the attributes.
    package let overruledBy: String?

    /// A property that a pass adds.
    public init(group: String? = nil, name: String, value: Node) {
      self.init(group: group, name: name, value: value, origin: nil, mayHaveHoles: false)
    }

    /// A property that was read, or one with another value in its place.
    package init(
      group: String?, name: String, value: Node, origin: Node?, mayHaveHoles: Bool, overruledBy: String? = nil
    ) {
      self.overruledBy = overruledBy
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
    regionStorage = []
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
  @inlinable
  public subscript<Value>(key: AttributeKey<Value>) -> Bound<Value>? {
    get {
      guard let value = self[value: key.id] else { return nil }
      return Bound(storage: value)
    }
    set { self[value: key.id] = newValue?.storage }
  }

  /// The value of an attribute if it is present and literal.
  @inlinable
  public func literal<Value>(_ key: AttributeKey<Value>) -> Value? {
    guard let value = self[value: key.id] else { return nil }
    return Value(value)
  }

  /// The value of an attribute as passes see it that know no types.
  public subscript(value id: AttributeID) -> AttributeValue? {
    get { position(of: id).map { attributes[$0].value } }
    set {
      switch (position(of: id), newValue) {
      case (let index?, let value?):
        if attributes[index].value == value { return }
        attributes[index] = AttributeEntry(id, value)
      case (let index?, nil):
        attributes.remove(at: index)
        present.remove(id)
      case (nil, let value?):
        attributes.append(AttributeEntry(id, value))
        present.insert(id)
      case (nil, nil): return
      }
      isAsRead = false
    }
  }

  /// The entry of an attribute with its origin.
  public func entry(_ id: AttributeID) -> AttributeEntry? { position(of: id).map { attributes[$0] } }

  /// Whether the element has the attribute.
  public func has(_ id: AttributeID) -> Bool { present.contains(id) }

  /// Whether the element has any of the attributes.
  package func hasAny(of ids: AttributeSet) -> Bool { present.intersects(ids) }

  /// Whether the element has no other attributes than these.
  package func hasOnly(_ ids: AttributeSet) -> Bool { present.isSubset(of: ids) }

  private func position(of id: AttributeID) -> Int? {
    guard present.contains(id) else { return nil }
    for index in attributes.indices where attributes[index].id == id { return index }
    return nil
  }

  /// Makes room for so many attributes.
  package mutating func reserveAttributes(_ count: Int) { attributes.reserveCapacity(count) }

  /// Sets an attribute that was read from `origin`.
  package mutating func set(_ id: AttributeID, _ value: AttributeValue, origin: Node?) {
    if let index = position(of: id) { attributes.remove(at: index) }
    attributes.append(AttributeEntry(id, value, origin: origin))
    present.insert(id)
    isAsRead = false
  }

  /// Gives an attribute another value that says the same as what was read: it keeps its place and its origin.
  package mutating func revise(_ id: AttributeID, _ value: AttributeValue) {
    guard let index = position(of: id) else { return }
    attributes[index] = AttributeEntry(id, value, origin: attributes[index].origin, isAsRead: false)
    isAsRead = false
  }

  /// Gives a property that is no attribute another value that says the same as what was read.
  package mutating func revise(_ extra: Extra, _ value: Node) {
    guard let index = extras.firstIndex(of: extra) else { return }
    extras[index] = Extra(
      group: extra.group, name: extra.name, value: value, origin: extra.origin, mayHaveHoles: true,
      overruledBy: extra.overruledBy)
  }

  /// Lets go of how an attribute is spelled in the source, so that it is written in the usual way in its place.
  package mutating func forgetSpelling(of id: AttributeID) {
    guard let index = position(of: id) else { return }
    attributes[index] = AttributeEntry(id, attributes[index].value)
    isAsRead = false
  }

  /// Takes an attribute of another element over, origin included.
  public mutating func take(_ id: AttributeID, from other: Element) {
    guard let entry = other.entry(id) else { return }
    set(id, entry.value, origin: entry.origin)
  }

  // MARK: Regions

  /// The slots of a region; empty when the element has none.
  public subscript(region: RegionID) -> [Slot] {
    get { regionStorage.first { $0.id == region }?.slots ?? [] }
    _modify {
      isAsRead = false
      let index = regionStorage.firstIndex { $0.id == region } ?? regionStorage.endIndex
      if index == regionStorage.endIndex { regionStorage.append(Region(region, [])) }
      yield &regionStorage[index].slots
    }
  }

  /// Whether the element has the region, empty or not.
  public func has(_ region: RegionID) -> Bool {
    for index in regionStorage.indices where regionStorage[index].id == region { return true }
    return false
  }

  /// Takes a region away.
  public mutating func remove(_ region: RegionID) {
    guard has(region) else { return }
    regionStorage.removeAll { $0.id == region }
    isAsRead = false
  }

  /// Adds a region that was read.
  package mutating func append(_ region: Region) { regions.append(region) }

  /// States that the element and everything in it are as they were read.
  package mutating func markAsRead() { isAsRead = true }

  /// States that the source does not say all of what the element is.
  package mutating func markChanged() { isAsRead = false }

  /// Calls `body` for each element in the element's own regions, to be changed in place; what stays as it was
  /// leaves the element as it was.
  ///
  /// With `condition`, only those are entered in which it holds somewhere: what nobody touches need not be copied for
  /// whoever still has the screen as it was.
  package mutating func updateChildren(
    where condition: ((Element) -> Bool)? = nil, _ body: (inout Element) -> Void
  ) {
    for region in regionStorage.indices {
      for slot in regionStorage[region].slots.indices {
        if let condition {
          guard case .one(let child, _, _) = regionStorage[region].slots[slot],
            child.containsElement(where: condition)
          else { continue }
        }
        let isSame = regionStorage[region].slots[slot].update { child in
          let wasAsRead = child.isAsRead
          body(&child)
          return child.isAsRead == wasAsRead
        }
        if !isSame { isAsRead = false }
      }
    }
  }

  /// The only element of a region that holds at most one.
  public func single(_ region: RegionID) -> Element? { self[region].first?.element }

  /// Whether some element in this one, itself included, is such that `condition` holds.
  package func containsElement(where condition: (Element) -> Bool) -> Bool {
    if condition(self) { return true }
    for region in regionStorage.indices {
      for slot in regionStorage[region].slots.indices {
        if case .one(let child, _, _) = regionStorage[region].slots[slot], child.containsElement(where: condition) {
          return true
        }
      }
    }
    return false
  }

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

public import CardSyntax

/// A node of a screen: a kind with attributes, regions of further elements, and what no one recognised.
///
/// An absent attribute is not the same as an explicit default: it means what the screen's source format says that
/// absence means, until legalization for another format makes it explicit.
///
/// An element is one reference to storage that copies share until one of them changes, so that passing an element on
/// costs one reference count, however much is in it.
public struct Element: Sendable {
  /// Everything that an element is.
  @usableFromInline
  struct Fields: Sendable {
    @usableFromInline var kind: ElementKind
    /// Whether the element and everything in it are as they were read.
    @usableFromInline var isAsRead = false
    /// Whether ``contents`` is what the element and everything in it are now.
    @usableFromInline var knowsContents = false
    /// Whether an attribute has, or had, a binding for its value.
    @usableFromInline var hasBindings = false
    /// The attributes that are present, so that most questions are answered without a search.
    @usableFromInline var present = AttributeSet()
    @usableFromInline var attributes: [AttributeEntry] = []
    /// Where the attributes stand in the list.
    @usableFromInline var places = AttributePlaces()
    @usableFromInline var regions: [Region] = []
    @usableFromInline var source: Node?
    @usableFromInline var extras: [Extra] = []
    /// What is in the element, itself included: kinds, attributes and regions.
    @usableFromInline var contents = ContentSet()
  }

  /// Fields that are written only while one element holds them.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline @exclusivity(unchecked) var fields: Fields

    @usableFromInline init(_ fields: Fields) { self.fields = fields }

    init(kind: ElementKind, source: Node?) { fields = Fields(kind: kind, source: source) }
  }

  @usableFromInline var storage: Storage

  /// The fields to be changed; copies of the element keep theirs.
  @usableFromInline var changing: Fields {
    @inline(__always) get { storage.fields }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      storage.fields.isAsRead = false
      storage.fields.knowsContents = false
      yield &storage.fields
    }
  }

  /// What the element is.
  @inlinable public var kind: ElementKind {
    get { storage.fields.kind }
    set { changing.kind = newValue }
  }

  /// Whether the element and everything in it are as they were read, so that an emitter of the same format may write
  /// ``source`` as a whole. The importer says so; any change takes it back.
  @inlinable package var isAsRead: Bool { storage.fields.isAsRead }

  /// The attributes in source order, each at most once.
  @inlinable public var attributes: [AttributeEntry] { storage.fields.attributes }

  /// The regions in source order, each at most once.
  public package(set) var regions: [Region] {
    @inlinable get { storage.fields.regions }
    // To replace all of a list takes no steps into it, for which memory would be needed.
    set { changing.regions = newValue }
    _modify { yield &changing.regions }
  }

  /// The object that the element was read from; none for elements that a pass made.
  ///
  /// An emitter of the same format uses it to write what is unchanged as it was.
  @inlinable public var source: Node? {
    get { storage.fields.source }
    set { changing.source = newValue }
  }

  /// Properties that are no attributes, in source order, as they stand in the document. ``additional`` is the same list by
  /// name, with values instead of nodes.
  public var extras: [Extra] {
    @inlinable get { storage.fields.extras }
    set { changing.extras = newValue }
    _modify { yield &changing.extras }
  }

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
    /// Whether the format has the property, with such a value: it says nothing that the representation has.
    package let isKnown: Bool
    /// Whether the format has the property, but not with such a value.
    package let isMistyped: Bool

    /// A property that a pass adds.
    public init(group: String? = nil, name: String, value: Node) {
      self.init(group: group, name: name, value: value, origin: nil, mayHaveHoles: false)
    }

    /// A property that was read, or one with another value in its place.
    package init(
      group: String?, name: String, value: Node, origin: Node?, mayHaveHoles: Bool, overruledBy: String? = nil,
      isKnown: Bool = false, isMistyped: Bool = false
    ) {
      self.isMistyped = isMistyped
      self.overruledBy = overruledBy
      self.isKnown = isKnown
      self.group = group
      self.name = name
      self.value = value
      self.origin = origin
      self.mayHaveHoles = mayHaveHoles
    }
  }

  /// An element with literal content.
  public init(_ kind: ElementKind, source: Node? = nil) {
    storage = Storage(kind: kind, source: source)
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
    // Most questions are for what the element does not have.
    @inlinable get { has(id) ? value(of: id) : nil }
    set {
      switch (position(of: id), newValue) {
      case (let index?, let value?):
        if storage.fields.attributes[index].value == value { return }
        changing.replace(at: index, with: AttributeEntry(id, value))
      case (let index?, nil):
        changing.remove(id, at: index)
      case (nil, let value?):
        changing.append(AttributeEntry(id, value))
      case (nil, nil): return
      }
    }
  }

  @usableFromInline
  func value(of id: AttributeID) -> AttributeValue? { position(of: id).map { storage.fields.attributes[$0].value } }

  /// The entry of an attribute with its origin.
  public func entry(_ id: AttributeID) -> AttributeEntry? { position(of: id).map { storage.fields.attributes[$0] } }

  /// Whether the element has the attribute.
  @inlinable public func has(_ id: AttributeID) -> Bool { storage.fields.present.contains(id) }

  /// Whether the element has any of the attributes.
  @inlinable package func hasAny(of ids: AttributeSet) -> Bool { storage.fields.present.intersects(ids) }

  /// Whether the element has no other attributes than these.
  package func hasOnly(_ ids: AttributeSet) -> Bool { storage.fields.present.isSubset(of: ids) }

  private func position(of id: AttributeID) -> Int? {
    guard storage.fields.present.contains(id) else { return nil }
    return storage.fields.places.place(of: id) ?? placeAmongLast(id)
  }

  /// The place of an attribute that stands behind those whose places are kept.
  private func placeAmongLast(_ id: AttributeID) -> Int? {
    storage.fields.attributes.dropFirst(AttributePlaces.count).firstIndex { $0.id == id }
  }

  /// Makes room for so many attributes.
  package mutating func reserveAttributes(_ count: Int) { changing.attributes.reserveCapacity(count) }

  /// Sets an attribute that was read from `origin`.
  package mutating func set(_ id: AttributeID, _ value: AttributeValue, origin: Node?) {
    if let index = position(of: id) { changing.remove(id, at: index) }
    changing.append(AttributeEntry(id, value, origin: origin))
  }

  /// Gives an attribute another value that says the same as what was read: it keeps its place and its origin.
  package mutating func revise(_ id: AttributeID, _ value: AttributeValue) {
    guard let index = position(of: id) else { return }
    let origin = storage.fields.attributes[index].origin
    changing.replace(at: index, with: AttributeEntry(id, value, origin: origin, isAsRead: false))
  }

  /// Gives a property that is no attribute another value that says the same as what was read.
  package mutating func revise(_ extra: Extra, _ value: Node) {
    guard let index = extras.firstIndex(of: extra) else { return }
    extras[index] = Extra(
      group: extra.group, name: extra.name, value: value, origin: extra.origin, mayHaveHoles: true,
      overruledBy: extra.overruledBy, isKnown: extra.isKnown, isMistyped: extra.isMistyped)
  }

  /// Takes an attribute of another element over, origin included.
  public mutating func take(_ id: AttributeID, from other: Element) {
    guard let entry = other.entry(id) else { return }
    set(id, entry.value, origin: entry.origin)
  }

  // MARK: Regions

  /// The slots of a region; empty when the element has none.
  public subscript(region: RegionID) -> [Slot] {
    get { storage.fields.regions.position(of: region).map { storage.fields.regions[$0].slots } ?? [] }
    set { changing.set(region, newValue) }
    _modify { yield &changing[region] }
  }

  /// Whether the element has the region, empty or not.
  public func has(_ region: RegionID) -> Bool { storage.fields.regions.position(of: region) != nil }

  /// Takes a region away.
  public mutating func remove(_ region: RegionID) {
    guard has(region) else { return }
    changing.regions.removeAll { $0.id == region }
  }

  /// Adds a region that was read.
  package mutating func append(_ region: Region) { regions.append(region) }

  /// States that the element and everything in it are as they were read.
  package mutating func markAsRead() {
    changing.isAsRead = true
  }

  /// States that the source does not say all of what the element is.
  package mutating func markChanged() { if isAsRead { changing.isAsRead = false } }

  /// The only element of a region that holds at most one.
  public func single(_ region: RegionID) -> Element? { self[region].first?.element }
}

extension Element.Fields {
  fileprivate mutating func append(_ entry: AttributeEntry) {
    // Most elements have a few: to make room for one after the other costs more than to set them.
    if attributes.isEmpty { attributes.reserveCapacity(4) }
    add(entry)
  }

  /// Adds an attribute that the element does not have.
  mutating func add(_ entry: AttributeEntry) {
    places.note(entry.id, at: attributes.count)
    attributes.append(entry)
    present.insert(entry.id)
    if case .template = entry.value { hasBindings = true }
  }

  /// Gives an attribute another value.
  fileprivate mutating func replace(at index: Int, with entry: AttributeEntry) {
    attributes[index] = entry
    if case .template = entry.value { hasBindings = true }
  }

  fileprivate mutating func remove(_ id: AttributeID, at index: Int) {
    attributes.remove(at: index)
    present.remove(id)
    let last = AttributePlaces.count - 1
    places.remove(at: index, following: attributes.count > last ? attributes[last].id : nil)
  }

  fileprivate mutating func set(_ region: RegionID, _ slots: [Slot]) {
    if let index = regions.position(of: region) {
      regions[index].slots = slots
    } else {
      regions.append(Region(region, slots))
    }
  }

  fileprivate subscript(region: RegionID) -> [Slot] {
    get { regions.position(of: region).map { regions[$0].slots } ?? [] }
    _modify {
      let index = regions.position(of: region) ?? regions.endIndex
      if index == regions.endIndex { regions.append(Region(region, [])) }
      yield &regions[index].slots
    }
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

extension [Region] {
  /// Where a region stands among all. Asked of the list alone: what has it would be copied for the question.
  @inline(__always)
  func position(of id: RegionID) -> Int? {
    var index = 0
    while index < count {
      if self[index].id == id { return index }
      index += 1
    }
    return nil
  }
}

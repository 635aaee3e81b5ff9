/// Which kinds of elements, attributes and regions there are somewhere, and whether there are bindings: in an element with
/// everything in it, or among what a pass looks for.
public struct ContentSet: Sendable, Hashable {
  private var kinds: (low: UInt64, high: UInt64) = (0, 0)
  private var attributes = AttributeSet()
  private var regions: UInt64 = 0

  /// Nothing.
  public init() {}

  /// These kinds, attributes and regions.
  public init(_ kinds: [ElementKind] = [], attributes: [AttributeID] = [], regions: [RegionID] = []) {
    for kind in kinds { insert(kind) }
    self.attributes = AttributeSet(attributes)
    for region in regions { insert(region) }
  }

  /// An attribute with a binding for its value.
  package static let bindings = {
    var contents = ContentSet()
    contents.insertBinding()
    return contents
  }()

  /// Adds an attribute with a binding for its value. There are fewer regions than bits, so the last one is free.
  mutating func insertBinding() { regions |= 1 << 63 }

  /// Adds a kind.
  mutating func insert(_ kind: ElementKind) {
    let ordinal = kind.ordinal
    if ordinal < 64 { kinds.low |= 1 << ordinal } else { kinds.high |= 1 << (ordinal & 63) }
  }

  /// Adds a region.
  mutating func insert(_ region: RegionID) { regions |= 1 << region.ordinal }

  /// Adds what is in another set.
  package mutating func formUnion(_ other: ContentSet) {
    kinds.low |= other.kinds.low
    kinds.high |= other.kinds.high
    attributes.formUnion(other.attributes)
    regions |= other.regions
  }

  /// Adds attributes.
  mutating func insert(_ ids: AttributeSet) { attributes.formUnion(ids) }

  /// Whether there is a kind.
  package func contains(_ kind: ElementKind) -> Bool {
    let ordinal = kind.ordinal
    return (ordinal < 64 ? kinds.low : kinds.high) & (1 << (ordinal & 63)) != 0
  }

  /// Whether both have a kind, an attribute or a region in common.
  @inline(__always)
  package func intersects(_ other: ContentSet) -> Bool {
    kinds.low & other.kinds.low | kinds.high & other.kinds.high | regions & other.regions != 0
      || attributes.intersects(other.attributes)
  }

  /// Equal if the same is in both.
  public static func == (left: ContentSet, right: ContentSet) -> Bool {
    left.kinds == right.kinds && left.attributes == right.attributes && left.regions == right.regions
  }

  /// Hashes what is in it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kinds.low)
    hasher.combine(kinds.high)
    hasher.combine(attributes)
    hasher.combine(regions)
  }
}

extension Element {
  /// What is in the element, itself included, if it is known.
  var knownContents: ContentSet? { storage.fields.knowsContents ? storage.fields.contents : nil }

  /// What is in the element, itself included: found out again after each change of something in it.
  package var contents: ContentSet {
    if let knownContents { return knownContents }
    var contents = ownContents
    visitChildren { contents.formUnion($0.contents) }
    return contents
  }

  /// What the element is and has itself.
  var ownContents: ContentSet {
    var contents = ContentSet()
    contents.insert(kind)
    contents.insert(storage.fields.present)
    if storage.fields.hasBindings { contents.insertBinding() }
    for index in storage.fields.regions.indices { contents.insert(storage.fields.regions[index].id) }
    return contents
  }
}

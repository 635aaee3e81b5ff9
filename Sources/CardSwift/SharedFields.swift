/// Fields that copies share until one of them changes, so that to hand them on costs one reference count.
struct SharedFields<Fields> {
  /// Fields that are written only while one copy holds them.
  private final class Storage {
    @exclusivity(unchecked) var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var storage: Storage

  /// Fields that nothing else has.
  init(_ fields: Fields) { storage = Storage(fields) }

  /// The fields; copies keep theirs when these change.
  var fields: Fields {
    @inline(__always) get { storage.fields }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }
}

extension SharedFields: @unchecked Sendable where Fields: Sendable {}

extension SharedFields: Equatable where Fields: Equatable {
  static func == (one: SharedFields, other: SharedFields) -> Bool {
    one.storage === other.storage || one.fields == other.fields
  }
}

extension SharedFields: Hashable where Fields: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

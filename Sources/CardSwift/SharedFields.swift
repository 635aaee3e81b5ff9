/// Fields that copies share until one of them changes, so that to hand them on costs one reference count.
struct SharedFields<Fields> {
  /// The fields, in a list for that: lists have what this takes.
  private var only: [Fields]

  /// Fields that nothing else has.
  init(_ fields: Fields) { only = [fields] }

  /// The fields; copies keep theirs when these change.
  var fields: Fields {
    @inline(__always) _read { yield only[0] }
    @inline(__always) _modify { yield &only[0] }
  }
}

extension SharedFields: Sendable where Fields: Sendable {}

extension SharedFields: Equatable where Fields: Equatable {}

extension SharedFields: Hashable where Fields: Hashable {}

/// What one request may cost, and all of them together.
public struct ServerLimits: Sendable {
  /// The most bytes of a request's body.
  public var bodyBytes = 256 << 10
  /// The most bytes of a card.
  public var cardBytes = 1 << 20
  /// The most steps of an expansion: the same for the same data, however busy the machine is. A large receipt takes some
  /// thousands.
  public var steps = 1_000_000
  /// How long a request may take from its last byte to its answer, in milliseconds.
  public var milliseconds = 1000
  /// How many requests may wait for a thread; more are turned away at once.
  public var waiting = 1024
  /// How many connections there may be.
  public var connections = 1024
  /// After how many seconds without a byte a connection is closed.
  public var silence = 30

  /// The usual limits.
  public init() {}
}

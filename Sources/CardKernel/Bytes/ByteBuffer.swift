/// A growing run of bytes that is written once: what every writer appends to.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int

  @usableFromInline var used = 0
  @usableFromInline var isOwner = true

  /// The number of bytes written so far.
  @inlinable public var count: Int { used }

  /// An empty buffer with room for `capacity` bytes.
  public init(capacity: Int = 4096) {
    self.capacity = max(64, capacity)
    base = .allocate(capacity: self.capacity)
  }

  /// An empty buffer in memory that belongs to somebody else, as long as it suffices.
  private init(borrowing memory: UnsafeMutableBufferPointer<UInt8>, at start: UnsafeMutablePointer<UInt8>) {
    capacity = memory.count
    base = start
    isOwner = false
  }

  deinit { if isOwner { base.deallocate() } }

  /// The text that `write` writes, made without the heap if it is short.
  package static func text(_ write: (inout ByteBuffer) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { memory in
      guard let start = memory.baseAddress else { return "" }
      var buffer = ByteBuffer(borrowing: memory, at: start)
      write(&buffer)
      return buffer.string()
    }
  }

  /// Appends one byte.
  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    if used == capacity { grow(1) }
    base[used] = byte
    used += 1
  }

  /// Appends bytes.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + used).update(from: start, count: bytes.count)
    used += bytes.count
  }

  /// Appends a byte for which there is room.
  @inline(__always)
  mutating func appendReserved(_ byte: UInt8) {
    assert(used < capacity, "there is no room")
    base[used] = byte
    used &+= 1
  }

  /// Appends eight bytes for which there is room.
  @inline(__always)
  mutating func appendReserved(_ word: UInt64) {
    assert(capacity - used >= 8, "there is no room")
    UnsafeMutableRawPointer(base + used).storeBytes(of: word, as: UInt64.self)
    used &+= 8
  }

  /// Appends literal text.
  @inlinable @inline(__always)
  public mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 bytes of `text`.
  public mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil {
      var copy = text
      copy.withUTF8 { append($0) }
    }
  }

  /// Makes room for so many more bytes.
  @inlinable @inline(__always)
  public mutating func reserve(_ more: Int) {
    if capacity - used < more { grow(more) }
  }

  /// Appends the escaped form of `text`.
  package mutating func append(escaping text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ JSONText.escape($0, into: &self) }) == nil {
      var copy = text
      copy.withUTF8 { JSONText.escape($0, into: &self) }
    }
  }

  /// Appends `byte`, `times` times.
  public mutating func append(repeating byte: UInt8, times: Int) {
    reserve(times)
    (base + used).update(repeating: byte, count: times)
    used += times
  }

  /// Takes back what was written after the first `length` bytes.
  @inlinable public mutating func truncate(to length: Int) { used = min(used, max(0, length)) }

  /// Forgets the content and keeps the room.
  public mutating func removeAll() { used = 0 }

  /// Gives access to the bytes.
  @inlinable public borrowing func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: base, count: used))
  }

  /// A copy of the bytes.
  public borrowing func array() -> [UInt8] { Array(UnsafeBufferPointer(start: base, count: used)) }

  /// The bytes as text.
  public borrowing func string() -> String {
    String(decoding: UnsafeBufferPointer(start: base, count: used), as: UTF8.self)
  }

  @inline(never) @usableFromInline
  package mutating func grow(_ needed: Int) {
    capacity = max(capacity * 2, used + needed)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: used)
    if isOwner { base.deallocate() }
    isOwner = true
    base = larger
  }
}

/// A growing run of bytes that is written once: what every writer appends to.
public struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// The number of bytes written so far.
  public private(set) var count = 0

  /// An empty buffer with room for `capacity` bytes.
  public init(capacity: Int = 4096) {
    self.capacity = max(64, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Appends one byte.
  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    base[count] = byte
    count += 1
  }

  /// Appends bytes.
  @inline(__always)
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(bytes.count) }
    (base + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// Appends literal text.
  public mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 bytes of `text`.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends `byte`, `times` times.
  public mutating func append(repeating byte: UInt8, times: Int) {
    if capacity - count < times { grow(times) }
    (base + count).update(repeating: byte, count: times)
    count += times
  }

  /// Takes back what was written after the first `length` bytes.
  public mutating func truncate(to length: Int) { count = min(count, max(0, length)) }

  /// Forgets the content and keeps the room.
  public mutating func removeAll() { count = 0 }

  /// Gives access to the bytes.
  public borrowing func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// A copy of the bytes.
  public borrowing func array() -> [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// The bytes as text.
  public borrowing func string() -> String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  @inline(never)
  private mutating func grow(_ needed: Int) {
    capacity = max(capacity * 2, count + needed)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}

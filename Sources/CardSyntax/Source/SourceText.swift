#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of one input with the name that diagnostics print for it.
///
/// The bytes are followed by `padding` zero bytes, so that scanners may load whole words at any position without
/// a bounds check, and a scan for a delimiter always ends.
public final class SourceText: Sendable {
  /// Zero bytes that follow the text.
  @usableFromInline package static let padding = 64

  /// What diagnostics call standard input.
  package static let standardInputName = "<stdin>"

  /// The largest input that is read: 1 GiB, so that every offset fits the 32 bits of a ``SourceSpan``.
  public static let maximumSize = 1 << 30

  /// What diagnostics call this input: a path as the user wrote it, or `<stdin>`.
  public let name: String

  /// The number of bytes of the text, a byte order mark included, the padding not.
  public let count: Int

  /// Where another file uses this one, if the object stands for one use of a file and not for the file itself.
  ///
  /// Each use of a component or fragment has a source of its own with the same bytes, so that every place in it knows
  /// on which way it came into the document, whoever holds the place.
  public let use: Use?

  /// The file itself, which owns the bytes, if this is a use of it.
  private let owner: SourceText?

  /// The number of the first line: above 1 for a record of a stream, whose places count from the stream's start.
  package let firstLine: Int

  // The pointee is written before `init` returns and never again.
  @usableFromInline nonisolated(unsafe) let storage: UnsafeMutablePointer<UInt8>

  /// The first byte of the text. Valid for the lifetime of the object.
  @inlinable package var unsafeBytes: UnsafePointer<UInt8> { UnsafePointer(storage) }

  /// The byte at `offset`, which may lie in the padding.
  @inlinable package subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count + Self.padding, "the source has no such byte")
    return storage[offset]
  }

  /// Gives access to the bytes of the text.
  @inlinable
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(self) { () throws(Failure) in
      try body(UnsafeBufferPointer(start: storage, count: count))
    }
  }

  /// Gives access to the bytes of a range.
  func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withBytes { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// A copy of the bytes of the text.
  package var array: [UInt8] { withBytes { Array($0) } }

  /// Copies `bytes`.
  public init(name: String, bytes: some Collection<UInt8>) {
    self.name = name
    use = nil
    owner = nil
    let count = bytes.count
    self.count = count
    firstLine = 1
    storage = .allocate(capacity: count + Self.padding)
    let buffer = UnsafeMutableBufferPointer(start: storage, count: count)
    _ = buffer.initialize(fromContentsOf: bytes)
    (storage + count).initialize(repeating: 0, count: Self.padding)
  }

  /// Lets `fill` write up to `capacity` bytes; it returns how many it wrote.
  package init<Failure: Error>(
    name: String, capacity: Int, fill: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int
  ) throws(Failure) {
    self.name = name
    use = nil
    owner = nil
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.padding)
    do throws(Failure) {
      count = try fill(UnsafeMutableBufferPointer(start: storage, count: capacity))
    } catch {
      storage.deallocate()
      throw error
    }
    (storage + count).initialize(repeating: 0, count: Self.padding)
    self.storage = storage
    firstLine = 1
  }

  /// Copies a record of a stream, whose first line has the number `firstLine` there.
  package init(name: String, record: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    self.name = name
    use = nil
    owner = nil
    self.firstLine = firstLine
    count = record.count
    storage = .allocate(capacity: count + Self.padding)
    if let start = record.baseAddress { storage.initialize(from: start, count: count) }
    (storage + count).initialize(repeating: 0, count: Self.padding)
  }

  /// The UTF-8 bytes of `text`.
  public convenience init(name: String, text: String) {
    self.init(name: name, bytes: text.utf8)
  }

  /// A use of `source`, which shares its bytes.
  package init(_ source: SourceText, use: Use) {
    name = source.name
    count = source.count
    storage = source.storage
    owner = source.original
    firstLine = source.firstLine
    self.use = use
  }

  deinit { if owner == nil { storage.deallocate() } }

  /// The file, whatever use of it this is.
  package var original: SourceText { owner ?? self }

  /// Where the content begins: after a UTF-8 byte order mark, if there is one.
  package var contentStart: Int {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
  }

  /// Lines that end with a line feed, with the line ends of this text instead: those of its first line.
  func withLineEnds(in lines: [UInt8]) -> [UInt8] {
    let end = withBytes { bytes in bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } } ?? count
    // Bytes behind the text are zero.
    guard self[end] == 0x0D else { return lines }
    let hasLineFeed = self[end + 1] == 0x0A
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.count + lines.count / 16)
    for byte in lines {
      if byte == 0x0A { bytes.append(0x0D) }
      if byte != 0x0A || hasLineFeed { bytes.append(byte) }
    }
    return bytes
  }

  /// Whether the bytes of `part`, which is not empty, stand in the text.
  func contains(_ part: String) -> Bool { withBytes { $0.containsUTF8(part) } }

  /// Whether the text is exactly these bytes.
  package func hasContent(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { hasContent($0) }
  }

  private func hasContent(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == bytes.count, let start = bytes.baseAddress else { return count == bytes.count }
    return withBytes { own in own.baseAddress.map { memcmp($0, start, count) == 0 } ?? true }
  }

  /// Whether the text is exactly that of another source.
  package func hasContent(of other: SourceText) -> Bool {
    other.withBytes { hasContent($0) }
  }

  /// The text of a byte range; ill-formed UTF-8 is repaired.
  public func text(in range: Range<Int>) -> String {
    let bounded = range.clamped(to: 0..<count)
    return withBytes(in: bounded) { String(decoding: $0, as: UTF8.self) }
  }
}

extension SourceText: Hashable {
  /// Two sources are equal when they are the same object: the same file read twice gives two sources.
  public static func == (left: SourceText, right: SourceText) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A range of bytes in a source, the place that a diagnostic points at.
public struct SourceSpan: Hashable, Sendable {
  /// The source that the range is in.
  public let source: SourceText

  /// The first byte.
  public let start: UInt32

  /// One past the last byte; equal to ``start`` for a position between two bytes.
  public let end: UInt32

  /// The bytes from `start` up to `end` of `source`.
  public init(source: SourceText, start: UInt32, end: UInt32) {
    self.source = source
    self.start = start
    self.end = max(start, end)
  }

  /// The bytes of `range` in `source`.
  public init(source: SourceText, _ range: Range<Int>) {
    self.init(source: source, start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound))
  }

  /// The byte range as integers.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// The text of the span.
  public var text: String { source.text(in: range) }

  /// Whether another span lies in this one; no span lies nowhere.
  package func contains(_ inner: SourceSpan?) -> Bool {
    guard let inner, inner.source == source else { return false }
    return start <= inner.start && inner.end <= end
  }
}

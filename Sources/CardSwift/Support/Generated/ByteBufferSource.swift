extension SupportSources {
  /// The part `ByteBuffer`.
  static let byteBuffer = ##"""
    /// A growing run of bytes that is written once: what every writer appends to.
    struct CardByteBuffer: ~Copyable {
      var base: UnsafeMutablePointer<UInt8>
      var capacity: Int

      var used = 0
      var isOwner = true

      /// The number of bytes written so far.
      var count: Int { used }

      /// An empty buffer with room for `capacity` bytes.
      init(capacity: Int = 4096) {
        self.capacity = max(64, capacity)
        base = .allocate(capacity: self.capacity)
      }

      /// An empty buffer that has no memory until something is written.
      init(withoutRoom: Void) {
        capacity = 0
        base = Self.nothing
        isOwner = false
      }

      /// Where nothing is: never read from or written to.
      private nonisolated(unsafe) static let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

      /// An empty buffer in memory that belongs to somebody else, as long as it suffices.
      private init(
        borrowing memory: UnsafeMutableBufferPointer<UInt8>, at start: UnsafeMutablePointer<UInt8>
      ) {
        capacity = memory.count
        base = start
        isOwner = false
      }

      deinit { if isOwner { base.deallocate() } }

      /// The text that `write` writes, made without the heap if it is short.
      static func text(_ write: (inout CardByteBuffer) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { memory in
          guard let start = memory.baseAddress else { return "" }
          var buffer = CardByteBuffer(borrowing: memory, at: start)
          write(&buffer)
          return buffer.string()
        }
      }

      /// Appends one byte.
      @inline(__always)
      mutating func append(_ byte: UInt8) {
        if used == capacity { grow(1) }
        base[used] = byte
        used += 1
      }

      /// Appends bytes.
      @inline(__always)
      mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
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

      /// Appends bytes for which there is room; most are few, and are moved in two words that may overlap.
      @inline(__always)
      mutating func appendReserved(_ bytes: UnsafeBufferPointer<UInt8>) {
        let count = bytes.count
        assert(capacity - used >= count, "there is no room")
        guard let start = bytes.baseAddress else { return }
        let (source, target) = (UnsafeRawPointer(start), UnsafeMutableRawPointer(base + used))
        if count > 16 {
          target.copyMemory(from: start, byteCount: count)
        } else if count >= 8 {
          let last = source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
          target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
          target.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
        } else if count >= 4 {
          let last = source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
          target.storeBytes(of: source.loadUnaligned(as: UInt32.self), as: UInt32.self)
          target.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
        } else {
          for index in 0..<count { base[used &+ index] = start[index] }
        }
        used &+= count
      }

      /// Appends `count` spaces; there is room for seven more, which may be overwritten.
      @inline(__always)
      mutating func appendReserved(spaces count: Int) {
        assert(capacity - used >= count + 7, "there is no room")
        var position = used
        used &+= count
        while position < used {
          UnsafeMutableRawPointer(base + position).storeBytes(
            of: 0x2020_2020_2020_2020, as: UInt64.self)
          position &+= 8
        }
      }

      /// Appends literal text.
      @inline(__always)
      mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
      }

      /// Appends the UTF-8 bytes of `text`.
      mutating func append(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil {
          var copy = text
          copy.withUTF8 { append($0) }
        }
      }

      /// Makes room for so many more bytes.
      @inline(__always)
      mutating func reserve(_ more: Int) {
        if capacity - used < more { grow(more) }
      }

      /// Appends the escaped form of `text`.
      mutating func append(escaping text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ CardJSONText.escape($0, into: &self) }) == nil {
          var copy = text
          copy.withUTF8 { CardJSONText.escape($0, into: &self) }
        }
      }

      /// Appends `byte`, `times` times.
      mutating func append(repeating byte: UInt8, times: Int) {
        reserve(times)
        (base + used).update(repeating: byte, count: times)
        used += times
      }

      /// Takes back what was written after the first `length` bytes.
      mutating func truncate(to length: Int) { used = min(used, max(0, length)) }

      /// Forgets the content and keeps the room.
      mutating func removeAll() { used = 0 }

      /// Gives access to the bytes.
      borrowing func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
      ) throws(Failure) -> Result {
        try body(UnsafeBufferPointer(start: base, count: used))
      }

      /// A copy of the bytes.
      borrowing func array() -> [UInt8] { Array(UnsafeBufferPointer(start: base, count: used)) }

      /// The bytes as text.
      borrowing func string() -> String {
        String(decoding: UnsafeBufferPointer(start: base, count: used), as: UTF8.self)
      }

      @inline(never)
      mutating func grow(_ needed: Int) {
        capacity = max(capacity * 2, used + needed)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: base, count: used)
        if isOwner { base.deallocate() }
        isOwner = true
        base = larger
      }
    }
    """##

  /// The same as it is read.
  static let byteBufferPart = SupportPart(byteBuffer)
}

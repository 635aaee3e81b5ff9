/// The distinct keys of a document, each with a number, so that keys are compared as integers.
@usableFromInline
final class KeyTable: Sendable {
  /// A key: where its decoded text lies in `names`, its hash, and a note of where it was last seen.
  struct Entry {
    var start: UInt32
    var count: UInt32
    var hash: UInt32
    var lastObject: UInt32
    var lastKey: UInt32
  }

  // Written by the one builder that owns the table, then only read.
  nonisolated(unsafe) private var slots: UnsafeMutablePointer<UInt32>
  nonisolated(unsafe) private var slotMask: Int
  nonisolated(unsafe) private(set) var entries: UnsafeMutablePointer<Entry>
  nonisolated(unsafe) private var entryCapacity: Int
  nonisolated(unsafe) private(set) var count = 0
  nonisolated(unsafe) private var names: UnsafeMutablePointer<UInt8>
  nonisolated(unsafe) private var namesCount = 0
  nonisolated(unsafe) private var namesCapacity: Int
  private let multiplier = KeyTable.secret

  init() {
    slotMask = 127
    slots = .allocate(capacity: 128)
    slots.initialize(repeating: .max, count: 128)
    entryCapacity = 64
    entries = .allocate(capacity: 64)
    namesCapacity = 1024
    names = .allocate(capacity: 1024)
    names.initialize(repeating: 0, count: 1024)
  }

  deinit {
    slots.deallocate()
    entries.deallocate()
    names.deallocate()
  }

  /// The number of the key with these decoded bytes, which may be new. The bytes are followed by eight readable ones.
  @inline(__always)
  func intern(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    let hash = hash(bytes, length)
    var slot = Int(hash) & slotMask
    while true {
      let symbol = slots[slot]
      if symbol == .max { return add(bytes, length, hash, slot) }
      let entry = entries[Int(symbol)]
      if entry.hash == hash, Int(entry.count) == length, Self.equal(names + Int(entry.start), bytes, length) {
        return symbol
      }
      slot = (slot + 1) & slotMask
    }
  }

  /// The number of a key, if the document has it anywhere.
  func symbol(of name: String) -> UInt32? {
    // A string's own bytes have no padding.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.utf8.count + 8) { buffer in
      buffer.initialize(repeating: 0)
      let (_, end) = buffer.update(from: name.utf8)
      return buffer.baseAddress.flatMap { find($0, end) }
    }
  }

  /// The decoded bytes of a key.
  func bytes(of symbol: UInt32) -> UnsafeBufferPointer<UInt8> {
    assert(symbol < count, "the document has no such key")
    let entry = entries[Int(symbol)]
    return UnsafeBufferPointer(start: names + Int(entry.start), count: Int(entry.count))
  }

  /// The decoded text of a key.
  @usableFromInline
  func name(of symbol: UInt32) -> String { String(decoding: bytes(of: symbol), as: UTF8.self) }

  private func find(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32? {
    let hash = hash(bytes, length)
    var slot = Int(hash) & slotMask
    while slots[slot] != .max {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, Int(entry.count) == length, Self.equal(names + Int(entry.start), bytes, length) {
        return slots[slot]
      }
      slot = (slot + 1) & slotMask
    }
    return nil
  }

  @inline(never)
  private func add(_ bytes: UnsafePointer<UInt8>, _ length: Int, _ hash: UInt32, _ slot: Int) -> UInt32 {
    if count == entryCapacity {
      entries = grow(entries, count, entryCapacity * 2)
      entryCapacity *= 2
    }
    if namesCount + length + 8 > namesCapacity {
      namesCapacity = max(namesCapacity * 2, namesCount + length + 8)
      names = grow(names, namesCount, namesCapacity)
      // Comparisons read whole words beyond the last name.
      (names + namesCount).initialize(repeating: 0, count: namesCapacity - namesCount)
    }
    (names + namesCount).update(from: bytes, count: length)
    let symbol = UInt32(count)
    (entries + count).initialize(
      to: Entry(start: UInt32(namesCount), count: UInt32(length), hash: hash, lastObject: .max, lastKey: 0))
    namesCount += length
    count += 1
    slots[slot] = symbol
    if count * 2 > slotMask { rehash() }
    return symbol
  }

  private func rehash() {
    slots.deallocate()
    slotMask = slotMask * 2 + 1
    slots = .allocate(capacity: slotMask + 1)
    slots.initialize(repeating: .max, count: slotMask + 1)
    for symbol in 0..<count {
      var slot = Int(entries[symbol].hash) & slotMask
      while slots[slot] != .max { slot = (slot + 1) & slotMask }
      slots[slot] = UInt32(symbol)
    }
  }

  private func grow<Item: BitwiseCopyable>(
    _ old: UnsafeMutablePointer<Item>, _ used: Int, _ capacity: Int
  ) -> UnsafeMutablePointer<Item> {
    let new = UnsafeMutablePointer<Item>.allocate(capacity: capacity)
    new.update(from: old, count: used)
    old.deallocate()
    return new
  }

  /// Both texts are followed by eight readable bytes.
  @inline(__always)
  private static func equal(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    let left = UnsafeRawPointer(left)
    let right = UnsafeRawPointer(right)
    var index = 0
    while index &+ 8 <= length {
      if (left + index).loadUnaligned(as: UInt64.self) != (right + index).loadUnaligned(as: UInt64.self) {
        return false
      }
      index &+= 8
    }
    let difference = (left + index).loadUnaligned(as: UInt64.self) ^ (right + index).loadUnaligned(as: UInt64.self)
    return difference.littleEndian & keep(length &- index) == 0
  }

  /// The bits of the first `count` bytes of a word, 0...7.
  @inline(__always)
  private static func keep(_ count: Int) -> UInt64 { (1 &<< UInt64(count &* 8)) &- 1 }

  /// An odd number that differs from run to run, so that no input can be made whose keys all collide.
  private static let secret = UInt64.random(in: 0...UInt64.max) | 1

  @inline(__always)
  private func hash(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    let raw = UnsafeRawPointer(bytes)
    var value = UInt64(truncatingIfNeeded: length)
    var index = 0
    while index &+ 8 <= length {
      value = mix(value, (raw + index).loadUnaligned(as: UInt64.self).littleEndian)
      index &+= 8
    }
    let rest = (raw + index).loadUnaligned(as: UInt64.self).littleEndian
    value = mix(value, rest & Self.keep(length &- index))
    return UInt32(truncatingIfNeeded: value)
  }

  @inline(__always)
  private func mix(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word) &* multiplier
    return product ^ (product >> 32)
  }
}

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

  init() {
    slotMask = 127
    slots = .allocate(capacity: 128)
    slots.initialize(repeating: .max, count: 128)
    entryCapacity = 64
    entries = .allocate(capacity: 64)
    namesCapacity = 1024
    names = .allocate(capacity: 1024)
  }

  deinit {
    slots.deallocate()
    entries.deallocate()
    names.deallocate()
  }

  /// The number of the key with these decoded bytes, which may be new. The bytes are followed by eight readable ones.
  @inline(__always)
  func intern(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    let hash = Self.hash(bytes, length)
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
    var name = name
    return name.withUTF8 { (buffer) -> UInt32? in
      guard let base = buffer.baseAddress, !buffer.isEmpty else { return find("", 0) }
      return find(base, buffer.count)
    }
  }

  /// The decoded bytes of a key.
  func bytes(of symbol: UInt32) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[Int(symbol)]
    return UnsafeBufferPointer(start: names + Int(entry.start), count: Int(entry.count))
  }

  /// The decoded text of a key.
  @usableFromInline
  func name(of symbol: UInt32) -> String { String(decoding: bytes(of: symbol), as: UTF8.self) }

  private func find(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32? {
    // A string's own bytes have no padding, hence the byte-wise hash here.
    let hash = Self.unpaddedHash(bytes, length)
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
    if namesCount + length > namesCapacity {
      namesCapacity = max(namesCapacity * 2, namesCount + length)
      names = grow(names, namesCount, namesCapacity)
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

  @inline(__always)
  private static func equal(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    for index in 0..<length where left[index] != right[index] { return false }
    return true
  }

  /// Mixes length, first and last eight bytes; long keys that agree in all three only cost a comparison.
  @inline(__always)
  private static func hash(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    let raw = UnsafeRawPointer(bytes)
    let first = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    if length >= 8 {
      let last = UInt64(littleEndian: (raw + (length - 8)).loadUnaligned(as: UInt64.self))
      return mix(first, last, length)
    }
    let kept = first & ((1 &<< UInt64(length * 8)) &- 1)
    return mix(kept, 0, length)
  }

  private static func unpaddedHash(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    var first: UInt64 = 0
    var last: UInt64 = 0
    for index in 0..<min(8, length) { first |= UInt64(bytes[index]) << UInt64(index * 8) }
    if length >= 8 {
      for index in 0..<8 { last |= UInt64(bytes[length - 8 + index]) << UInt64(index * 8) }
    }
    return mix(first, last, length)
  }

  @inline(__always)
  private static func mix(_ first: UInt64, _ last: UInt64, _ length: Int) -> UInt32 {
    var value = (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(length)
    value = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: value ^ (value >> 32))
  }
}

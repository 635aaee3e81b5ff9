import CardSyntax

/// A fixed list of names in which the strings of documents are found without being made into strings first.
struct NameTable: Sendable {
  private let isCaseSensitive: Bool
  /// The bytes of all names, one after the other; in lower case where case does not count.
  private let bytes: [UInt8]
  private let entries: [Entry]
  /// For each hash the first entry, -1 for none.
  private let heads: [Int16]

  private struct Entry: Sendable {
    let start: Int32
    let count: Int32
    /// The next entry of the same hash, -1 for none.
    let next: Int16
  }

  private static let size = 64

  /// A table of `names`. Of equal names the first one counts.
  init(_ names: [String], caseSensitive: Bool = true) {
    isCaseSensitive = caseSensitive
    var bytes: [UInt8] = []
    var entries: [Entry] = []
    var heads = [Int16](repeating: -1, count: Self.size)
    // From the last to the first, so that the first one heads its chain.
    for (index, name) in names.enumerated().reversed() {
      let name = Array((caseSensitive ? name : name.lowercased()).utf8)
      let hash = Self.hash(name.count, name.first ?? 0, name.last ?? 0)
      entries.append(Entry(start: Int32(bytes.count), count: Int32(name.count), next: heads[hash]))
      heads[hash] = Int16(index)
      bytes += name
    }
    self.bytes = bytes
    self.entries = entries.reversed()
    self.heads = heads
  }

  /// The position of the name that the string is; none for other strings and values.
  func index(of node: Node) -> Int? {
    guard node.kind == .string else { return nil }
    return node.withRawScalar { raw, isEscaped in
      if isEscaped { return index(of: node.string ?? "") }
      return index(of: raw)
    }
  }

  /// The position of a name.
  func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { index(of: $0) }
  }

  private func index(of raw: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = raw.first, let last = raw.last else { return index(first: 0, last: 0, raw) }
    return index(first: fold(first), last: fold(last), raw)
  }

  private func index(first: UInt8, last: UInt8, _ raw: UnsafeBufferPointer<UInt8>) -> Int? {
    var position = heads[Self.hash(raw.count, first, last)]
    while position >= 0 {
      let entry = entries[Int(position)]
      if Int(entry.count) == raw.count, matches(raw, at: Int(entry.start)) { return Int(position) }
      position = entry.next
    }
    return nil
  }

  private func matches(_ raw: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in raw.indices where fold(raw[index]) != bytes[start &+ index] { return false }
      return true
    }
  }

  /// The byte in lower case where case does not count; the names are ASCII, and so is what equals them.
  private func fold(_ byte: UInt8) -> UInt8 {
    !isCaseSensitive && byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  private static func hash(_ count: Int, _ first: UInt8, _ last: UInt8) -> Int {
    (count &* 5 &+ Int(first) &* 3 &+ Int(last)) & (size - 1)
  }
}

/// Puts the record of a journal together: numbers with their lowest byte first, texts after their length.
struct JournalWriter {
  /// The record so far.
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func count(_ value: Int) {
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: UInt32(truncatingIfNeeded: value) >> UInt32(shift)))
    }
  }

  mutating func number(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift))) }
  }

  mutating func number(_ value: Int64) { number(UInt64(bitPattern: value)) }

  mutating func text(_ value: String) {
    count(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func text(_ value: String?) {
    flag(value != nil)
    if let value { text(value) }
  }

  mutating func stamp(_ value: FileStamp) {
    number(value.size)
    number(value.modified)
    number(value.changed)
    number(value.number)
  }

  /// A list, after its length.
  mutating func list<Element>(_ elements: [Element], _ write: (inout JournalWriter, Element) -> Void) {
    count(elements.count)
    for element in elements { write(&self, element) }
  }
}

/// Takes a record apart. What is not there reads as nothing, and ``isDamaged`` says so in the end.
struct JournalReader {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  /// Whether the record ended before what was asked of it.
  private(set) var isDamaged = false

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  private mutating func advance(_ count: Int) -> Int? {
    guard count >= 0, end - position >= count else {
      isDamaged = true
      position = end
      return nil
    }
    defer { position += count }
    return position
  }

  mutating func byte() -> UInt8 { advance(1).map { bytes[$0] } ?? 0 }

  mutating func flag() -> Bool { byte() != 0 }

  mutating func count() -> Int {
    guard let start = advance(4) else { return 0 }
    return (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
  }

  mutating func number() -> UInt64 {
    guard let start = advance(8) else { return 0 }
    var value: UInt64 = 0
    for index in 0..<8 { value |= UInt64(bytes[start + index]) << UInt64(8 * index) }
    return value
  }

  mutating func signed() -> Int64 { Int64(bitPattern: number()) }

  mutating func text() -> String {
    let length = count()
    guard let start = advance(length) else { return "" }
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }

  mutating func optionalText() -> String? { flag() ? text() : nil }

  mutating func stamp() -> FileStamp {
    let size = signed()
    let modified = signed()
    let changed = signed()
    return FileStamp(size: size, modified: modified, changed: changed, number: number())
  }

  /// A list. Its length is not believed: reading ends with the record.
  mutating func list<Element>(_ read: (inout JournalReader) -> Element) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<count() {
      elements.append(read(&self))
      if isDamaged { return [] }
    }
    return elements
  }
}

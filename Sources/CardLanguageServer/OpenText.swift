/// How columns are counted.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A text in an editor: bytes, and where its lines start.
package struct OpenText: Sendable {
  /// The text as UTF-8.
  package private(set) var bytes: [UInt8]
  /// The number that the editor gave this state of the text.
  package var version: Int
  private var lines: [Int]

  package init(_ text: String, version: Int) {
    bytes = Array(text.utf8)
    self.version = version
    lines = Self.lines(in: bytes)
  }

  /// The text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether some bytes occur in the text.
  func contains(_ needle: [UInt8]) -> Bool {
    guard let first = needle.first else { return true }
    var index = 0
    while index + needle.count <= bytes.count {
      if bytes[index] == first, bytes[index..<(index + needle.count)].elementsEqual(needle) { return true }
      index += 1
    }
    return false
  }

  /// Lines end with a line feed, a carriage return, or both, as the protocol has it.
  private static func lines(in bytes: [UInt8]) -> [Int] {
    var lines = [0]
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
      if bytes[index] == 0x0A || bytes[index] == 0x0D { lines.append(index + 1) }
      index += 1
    }
    return lines
  }

  /// Replaces what stands in a range of offsets.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    lines = Self.lines(in: bytes)
  }

  /// The offset of a position; past the end of a line it is the end of that line, past the last line that of the text.
  package func offset(line: Int, column: Int, _ encoding: PositionEncoding) -> Int {
    guard line >= 0 else { return 0 }
    guard line < lines.count else { return bytes.count }
    let start = lines[line]
    var end = line + 1 < lines.count ? lines[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    var index = start
    var units = 0
    while index < end, units < column {
      let (length, wide) = Self.width(bytes[index])
      units += encoding == .utf8 ? length : wide
      index += length
    }
    return min(index, end)
  }

  /// The position of an offset.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    if encoding == .utf8 { return (low, offset - lines[low]) }
    var index = lines[low]
    var units = 0
    while index < offset {
      let (length, wide) = Self.width(bytes[index])
      units += wide
      index += length
    }
    return (low, units)
  }

  /// The bytes and the UTF-16 units of the character that starts with a byte.
  private static func width(_ byte: UInt8) -> (bytes: Int, units: Int) {
    switch byte {
    case 0..<0xC0: (1, 1)
    case 0xC0..<0xE0: (2, 1)
    case 0xE0..<0xF0: (3, 1)
    default: (4, 2)
    }
  }

  /// The position as the protocol writes it.
  func json(_ offset: Int, _ encoding: PositionEncoding) -> JSONValue {
    let place = position(of: offset, encoding)
    return ["line": .integer(place.line), "character": .integer(place.column)]
  }

  /// A range as the protocol writes it.
  func json(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONValue {
    ["start": json(range.lowerBound, encoding), "end": json(range.upperBound, encoding)]
  }
}

/// Paths and the URIs of files.
enum FileURI {
  /// The folder in which texts that were never saved lie, as far as the compiler is concerned. There is no such folder, so that
  /// nothing lies beside them.
  static let unsaved = "/untitled:/"

  /// The path that a `file` URI names, or an `untitled` one; none for other URIs.
  static func path(_ uri: String) -> String? {
    if uri.hasPrefix("untitled:") {
      return unsaved
        + uri.dropFirst("untitled:".count).split(separator: "/", omittingEmptySubsequences: false)
        .joined(separator: "%2F")
    }
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    var bytes: [UInt8] = []
    var left = rest[slash...].utf8[...]
    while let byte = left.popFirst() {
      if byte == UInt8(ascii: "%"), let digits = String(left.prefix(2)), digits.utf8.count == 2,
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        left = left.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The URI of a path from the root.
  static func uri(_ path: String) -> String {
    if path.hasPrefix(unsaved) {
      return "untitled:" + path.dropFirst(unsaved.count).replacing("%2F", with: "/")
    }
    var uri = "file://"
    for byte in path.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x2D, 0x2E, 0x2F, 0x5F, 0x7E].contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      uri += isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
    return uri
  }
}

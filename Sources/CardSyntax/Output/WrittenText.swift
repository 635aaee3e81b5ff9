import CardKernel

/// A text that many documents have, such as a key of a format, with its JSON form made once.
package struct WrittenText: Sendable {
  /// The text.
  package let text: String
  /// The text between quotes, escaped where it has to be.
  let bytes: [UInt8]

  package init(_ text: String) {
    self.text = text
    var buffer = ByteBuffer(capacity: text.utf8.count + 2)
    buffer.append(UInt8(ascii: "\""))
    buffer.append(escaping: text)
    buffer.append(UInt8(ascii: "\""))
    bytes = buffer.array()
  }
}

extension DocumentWriter {
  /// Writes a key; the next call writes its value.
  package mutating func key(_ name: WrittenText) {
    if syntax == .yaml || isProbe { return key(name.text) }
    name.bytes.withUnsafeBufferPointer { bytes in
      separate(room: bytes.count + 2)
      buffer.appendReserved(bytes)
      buffer.appendReserved(UInt8(ascii: ":"))
      if syntax == .json { buffer.appendReserved(0x20) }
    }
    hasKey = true
  }

  /// Writes a string.
  package mutating func string(_ text: WrittenText) {
    if syntax == .yaml || isProbe { return string(text.text) }
    text.bytes.withUnsafeBufferPointer { bytes in
      separate(room: bytes.count)
      buffer.appendReserved(bytes)
    }
  }
}

/// Names of files as text, and the text of names as the system has them.
///
/// On Linux a name is bytes, any but zero and the slash, while texts are Unicode. A byte that belongs to no well-formed
/// UTF-8 is the character U+10EE00 plus the byte in a text, one of a private area. Where a name has such a character
/// itself, each of its four bytes is one as well. So every name has one text, which leads back to its bytes.
package enum FileNameText {
  /// The characters that stand for the bytes from 0x80 to 0xFF.
  package static let characters: ClosedRange<UInt32> = 0x10EE80...0x10EEFF

  /// The byte that a character stands for, if it does.
  package static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    characters.contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// The text of a name.
  package static func text(_ name: UnsafeBufferPointer<UInt8>) -> String {
    // Nearly all names are what they look like.
    if !mayHaveCharacter(name), let text = String(validating: name, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    var rest = name[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if let scalar = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.first,
        byte(scalar) == nil
      {
        text.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        if let scalar = Unicode.Scalar(0x10EE00 + UInt32(first)) { text.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The text of an argument or of a line in a file of names: as it is if that is UTF-8, so that a name may be said as
  /// other output of the program says it.
  package static func text(ofArgument bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? text(bytes)
  }

  /// The bytes of the name that a text stands for.
  package static func bytes(_ text: String) -> [UInt8] {
    if !mayHaveCharacter(text) { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(scalar) {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    return bytes
  }

  /// Whether a text has, or may have, a character that stands for a byte. All of them begin alike in UTF-8.
  package static func mayHaveCharacter(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(mayHaveCharacter) ?? text.utf8.contains(0xF4)
  }

  private static func mayHaveCharacter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.contains(0xF4) }
}

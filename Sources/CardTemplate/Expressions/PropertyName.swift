/// A name as it stands in an expression, ready to be compared with the keys of data without regard to case.
///
/// It is an object because expressions hand names around while they are evaluated: one reference is copied, not two.
package final class PropertyName: Sendable {
  /// The name as it was written.
  package let text: String

  /// The name in lower case.
  let folded: [UInt8]

  /// Names beyond ASCII take the slow way: their case is not a matter of single bytes.
  let isASCII: Bool

  /// The name `text`.
  package init(_ text: String) {
    self.text = text
    folded = Array(text.lowercased().utf8)
    isASCII = text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Whether `other` is the same name but for case.
  package func matches(_ other: String) -> Bool {
    var other = other
    return other.withUTF8 { matches($0) }
  }

  /// Whether the UTF-8 text `other` is the same name but for case.
  @inline(__always)
  package func matches(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard isASCII else { return String(decoding: other, as: UTF8.self).lowercased().utf8.elementsEqual(folded) }
    guard other.count == folded.count else { return false }
    for index in 0..<other.count {
      let byte = other[index]
      let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
      if lower != folded[index] { return false }
    }
    return true
  }
}

extension PropertyName: Hashable {
  /// Names are equal when they are written the same.
  package static func == (left: PropertyName, right: PropertyName) -> Bool {
    left === right || left.text == right.text
  }

  /// Hashes the written text.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

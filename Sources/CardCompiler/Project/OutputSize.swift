import CardIR

/// How large a file is that a build made.
package struct OutputSize: Sendable, Hashable {
  /// The file, from the output folder.
  package let path: String
  /// The target that it was made for.
  package let target: FormatID
  /// Whether it is code that the other files of the target share.
  package let isSupport: Bool
  /// The bytes in it.
  package let bytes: Int
  /// The lines with something in them.
  package let lines: Int

  init(_ path: String, _ content: [UInt8], _ target: FormatID, isSupport: Bool) {
    (self.path, self.target, self.isSupport) = (path, target, isSupport)
    bytes = content.count
    var lines = 0
    var isEmpty = true
    for byte in content {
      if byte == UInt8(ascii: "\n") {
        lines += isEmpty ? 0 : 1
        isEmpty = true
      } else if byte != UInt8(ascii: " ") {
        isEmpty = false
      }
    }
    self.lines = lines + (isEmpty ? 0 : 1)
  }
}

/// What the main output of a source will be called, for outputs that name each other.
package struct OutputName: Sendable, Hashable {
  /// The path without its extension, seen from the folder that all outputs of a run go to.
  package let stem: String
  /// The extension; none if the syntax of the output decides.
  package let fileExtension: String?

  /// An output whose extension the syntax decides.
  package init(stem: String) {
    self.stem = stem
    fileExtension = nil
  }

  /// An output that is called exactly this.
  package init(file path: String) {
    let name = Path.name(of: path)
    stem = Path.withoutExtension(name)
    fileExtension = Path.fileExtension(of: path)
  }

  /// The path of a further output beside the main one at `path`, which is that one's path without a suffix.
  package static func path(beside path: String, suffix: String) -> String {
    if suffix.isEmpty { return path }
    let fileExtension = Path.fileExtension(of: path)
    return Path.withoutExtension(path) + suffix + (fileExtension.isEmpty ? "" : "." + fileExtension)
  }

  /// The stem as part of a URL, with slashes between its parts.
  var address: String { Self.escaped(stem) }

  /// What follows the stem and the suffix of an output.
  func ending(_ syntaxExtension: String) -> String {
    let fileExtension = fileExtension ?? syntaxExtension
    return fileExtension.isEmpty ? "" : "." + fileExtension
  }

  private static func escaped(_ path: String) -> String {
    var bytes: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      let isKept = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-._~/".utf8.contains(byte)
      bytes += isKept ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A version of a format, `major.minor`.
package struct FormatVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let major, minor: Int

  package init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The version that text names by two numbers, or by up to four of which the first two count.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { $0 &- 0x30 < 10 } && part.count < 9 ? Int(part) : nil
    }
    guard (2...4).contains(parts.count), parts.allSatisfy({ $0 != nil }), let major = parts[0], let minor = parts[1]
    else { return nil }
    self.init(major, minor)
  }

  package var description: String { "\(major).\(minor)" }

  package static func < (left: FormatVersion, right: FormatVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

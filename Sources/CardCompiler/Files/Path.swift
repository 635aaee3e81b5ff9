/// Names of files as text; nothing here asks the disk.
package enum Path {
  /// What stands for standard input or output in place of a file.
  package static let standardStream = "-"

  /// What separates the names in a path. Paths are taken apart by bytes: there are many, and no other character has this
  /// one inside.
  private static let separator = UInt8(ascii: "/")

  /// `name` in `folder`; the folder `.` and an empty one add nothing.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    if name.isEmpty || name == "." { return folder }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The part after the last slash.
  package static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = last(separator, in: trimmed.utf8), trimmed.utf8.count > 1 else { return String(trimmed) }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  /// The folder that `path` is in, `.` for a bare name.
  package static func folder(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = last(separator, in: trimmed.utf8) else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  /// The extension of the last component in lower case, without the point; empty if there is none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let point = last(UInt8(ascii: "."), in: name[...].utf8), point != name.startIndex else { return "" }
    return name[name.utf8.index(after: point)...].lowercased()
  }

  /// Whether the name is one of a YAML file.
  package static func isYAML(_ path: String) -> Bool { ["yaml", "yml"].contains(fileExtension(of: path)) }

  /// The path without the extension of its last component.
  package static func withoutExtension(_ path: String) -> String {
    let name = name(of: path)
    guard let point = last(UInt8(ascii: "."), in: name[...].utf8), point != name.startIndex else { return path }
    let length = name.utf8.distance(from: point, to: name.endIndex)
    return length == 1 ? path : String(Substring(path.utf8.dropLast(length)))
  }

  /// Whether the path names something strictly inside the folder that it is taken to be relative to.
  package static func isConfined(_ path: String) -> Bool {
    guard !path.isEmpty, !path.utf8.contains(0) else { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".."
    }
  }

  /// How `path` is written seen from `folder`; both are absolute and normalized.
  package static func relative(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let ascent = repeatElement("..", count: base.count - shared)
    return (ascent + target[shared...].map(String.init)).joined(separator: "/")
  }

  /// Whether `path` is the folder `folder` or below it; both are absolute and normalized.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Orders by bytes, so that the order of files does not depend on a locale or on normalization.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    // A build compares each name with a dozen others: memory is quicker than indices.
    let order = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        for (one, other) in zip(left, right) where one != other { return one < other }
        return left.count < right.count
      }
    }
    return (order ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// The last place of a byte.
  private static func last(_ byte: UInt8, in text: Substring.UTF8View) -> String.Index? {
    let offset = text.withContiguousStorageIfAvailable { bytes in bytes.lastIndex(of: byte) }
    guard let offset else { return text.lastIndex(of: byte) }
    return offset.map { text.index(text.startIndex, offsetBy: $0) }
  }

  private static func withoutTrailingSlashes(_ path: String) -> Substring {
    var trimmed = path.utf8[...]
    while trimmed.count > 1, trimmed.last == separator { trimmed.removeLast() }
    return Substring(trimmed)
  }
}

/// Patterns of files and folders that are not built, those of the option `exclude` and of files `.cardcignore`.
///
/// The patterns are those of `.gitignore`. `*` stands for any characters but a slash, `?` for one, `**` for any number of
/// folders. A pattern that ends with a slash concerns folders only. One with a slash elsewhere is seen from the folder
/// that it is written for; any other concerns names at any depth. `!` takes back what an earlier pattern says, and the
/// last pattern that fits decides. Empty lines and those that begin with `#` say nothing.
struct ExclusionList: Sendable {
  /// The name of the files with patterns.
  static let fileName = ".cardcignore"

  private struct Pattern: Sendable {
    /// The names of the path, from the folder on; none of them for any number of folders.
    var names: [[UInt8]?]
    var isForFolders = false
    var takesBack = false
  }

  private var patterns: [Pattern] = []

  /// Whether nothing is excluded.
  var isEmpty: Bool { patterns.isEmpty }

  /// No patterns.
  init() {}

  /// Adds a pattern that is seen from the folder `folder` of the input, which is empty for the input itself.
  mutating func add(_ line: String, in folder: String) {
    var text = line[...]
    while text.last == " " || text.last == "\t" || text.last == "\r" { text.removeLast() }
    if text.isEmpty || text.hasPrefix("#") { return }
    var pattern = Pattern(names: [])
    if text.hasPrefix("!") {
      pattern.takesBack = true
      text.removeFirst()
    }
    if text.hasSuffix("/") {
      pattern.isForFolders = true
      text.removeLast()
    }
    let isAnchored = text.contains("/")
    if text.hasPrefix("./") { text.removeFirst(2) }
    let names = text.split(separator: "/").map { $0 == "**" ? nil : Array($0.utf8) }
    if names.isEmpty { return }
    pattern.names = folder.split(separator: "/").map { Self.escaped($0) } + (isAnchored ? [] : [nil]) + names
    patterns.append(pattern)
  }

  /// Adds the lines of a file.
  mutating func add(lines text: String, in folder: String) {
    for line in text.split(whereSeparator: \.isNewline) { add(String(line), in: folder) }
  }

  /// Whether a file or folder, by its path from the input, is left out; none if no pattern fits it.
  func excludes(_ path: String, isFolder: Bool) -> Bool? {
    if patterns.isEmpty { return nil }
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    let last = patterns.last { ($0.isForFolders ? isFolder : true) && Self.fits($0.names[...], names[...]) }
    return last.map { !$0.takesBack }
  }

  private static func escaped(_ name: Substring) -> [UInt8] {
    name.utf8.flatMap { "*?[\\".utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
  }

  private static func fits(_ pattern: ArraySlice<[UInt8]?>, _ names: ArraySlice<[UInt8]>) -> Bool {
    guard let first = pattern.first else { return names.isEmpty }
    guard let first else {
      // No time is lost on several of them in a row, which say what one says.
      let rest = pattern.drop { $0 == nil }
      // At the end it stands for everything in a folder, but not for the folder itself.
      if rest.isEmpty { return !names.isEmpty }
      return names.indices.contains { fits(rest, names[$0...]) }
    }
    guard let name = names.first, fits(name: name[...], first[...]) else { return false }
    return fits(pattern.dropFirst(), names.dropFirst())
  }

  /// Whether a name fits a pattern. It goes back to the last star only, so that no pattern takes long.
  private static func fits(name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (name, pattern) = (name, pattern)
    var star: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        star = (pattern, name)
        continue
      }
      if name.isEmpty, pattern.isEmpty { return true }
      if let byte = name.first, let wanted = pattern.first {
        let isEscape = wanted == UInt8(ascii: "\\") && pattern.count > 1
        let literal = isEscape ? pattern[pattern.startIndex + 1] : wanted
        if literal == byte || (!isEscape && wanted == UInt8(ascii: "?")) {
          name = name.dropFirst()
          pattern = pattern.dropFirst(isEscape ? 2 : 1)
          continue
        }
      }
      guard let last = star, !last.name.isEmpty else { return false }
      star = (last.pattern, last.name.dropFirst())
      (pattern, name) = (last.pattern, last.name.dropFirst())
    }
  }
}

import CardFormats

extension SupportCode {
  /// What stands among parts of code that other modules use, so that its support code is public as well.
  private static let isPublic = "public"

  /// Whether code with these parts is used by other modules.
  static func isForOthers(_ parts: Set<String>) -> Bool { parts.contains(isPublic) }

  /// The parts that a file names.
  static func parts(_ parts: Set<String>, of template: CodeTemplate, for source: [UInt8]) -> Set<String> {
    if template.runtimeModule != nil { return [] }
    let narrowed = narrowed(parts, for: source)
    return template.isPublic && !narrowed.isEmpty ? narrowed.union([isPublic]) : narrowed
  }

  /// Declarations as code with these parts has them.
  static func accessible(_ source: String, _ parts: Set<String>) -> String {
    isForOthers(parts) ? SupportPiece.published(source) : source
  }
}

extension SupportPiece {
  /// Declarations that are public but for those that are private.
  static func published(_ source: String) -> String {
    text(of: pieces(of: source), indentation: 0) { published($0) }
  }

  /// Declarations without the initializers that structures have by themselves.
  static func shortened(_ source: String) -> String {
    text(of: pieces(of: source).map(\.withoutUsualInitializers), indentation: 0) { $0.map(String.init) }
  }

  private static func text(
    of pieces: [SupportPiece], indentation: Int, _ written: ([Substring]) -> [String]
  ) -> String {
    var text = ""
    for piece in pieces {
      if !text.isEmpty, piece.isApart { text += "\n" }
      text += written(piece.lines).joined(separator: "\n")
      if piece.hasMembers {
        text += "\n" + Self.text(of: piece.members, indentation: indentation + 2, written)
        text += String(repeating: " ", count: indentation) + "}"
      }
      text += "\n"
    }
    return text
  }

  /// The lines with the first one of code public, behind the attributes that stand in it.
  private static func published(_ lines: [Substring]) -> [String] {
    var lines = lines.map(String.init)
    guard let first = lines.firstIndex(where: { !isAbove($0[...]) }) else { return lines }
    let line = lines[first]
    let indentation = line.prefix { $0 == " " }
    var words = line.dropFirst(indentation.count).split(separator: " ", omittingEmptySubsequences: false)[...]
    var attributes: [Substring] = []
    while let word = words.first, word.hasPrefix("@") {
      attributes.append(word)
      words = words.dropFirst()
    }
    let own: Set<Substring> = ["private", "fileprivate", "extension", "case", "deinit", "public"]
    guard let word = words.first, !own.contains(word), !word.hasPrefix("#"), word != "indirect" || words.count > 1
    else { return lines }
    lines[first] = indentation + (attributes + ["public"] + words).joined(separator: " ")
    // What a protocol asks for, in one line with its type.
    lines[first].replace("{ static let", with: "{ public static let")
    return lines
  }
}

extension SupportCode {
  /// The declarations of parts, and all that they need, which code mentions: by name, so that what shares its name with
  /// something needed stays as well.
  static func declarations(_ parts: Set<String>, for source: [UInt8]) -> (text: String, parts: [String]) {
    let files = closure(of: parts).compactMap { part in
      SupportSources.files[part].map { source in
        let pieces = SupportPiece.pieces(of: source)
        // Other modules have only the initializers that are written down.
        return (name: part, pieces: isForOthers(parts) ? pieces : pieces.map(\.withoutUsualInitializers))
      }
    }
    let code = String(decoding: source, as: UTF8.self)
    var cutting = SupportCutting(
      types: Set(files.flatMap { $0.pieces.compactMap(\.typeName) }),
      mentioned: SupportPiece.words(of: SupportPiece.lines(of: code)[...]))
    for part in files.map(\.name) {
      for name in offered[part] ?? [] { cutting.mention(name[...]) }
    }
    var trees = files.map { file in file.pieces.map { KeptPiece($0) } }
    repeat {
      cutting.hasChanged = false
      for file in trees.indices {
        for index in trees[file].indices { cutting.visit(&trees[file][index], isAroundNeeded: true) }
      }
    } while cutting.hasChanged
    var texts: [String] = []
    var used: [String] = []
    for (file, pieces) in zip(files, trees) {
      let text = KeptPiece.text(of: pieces, indentation: 0)
      if text.isEmpty { continue }
      texts.append(text)
      used.append(file.name)
    }
    return (texts.joined(separator: "\n"), used)
  }

  /// What apps call of parts, though generated code does not.
  private static let offered: [String: [String]] = [
    "CardActionHandler": ["cardActionHandler", "cardURLSchemes"], "CardElement": ["cardElement", "CardConvertible"],
    "CardRemoteImage": ["cardImageLoader"], "CardTheme": ["cardTheme", "colors"],
    "CardEnvironment": ["now", "seed", "run"], "CardListItem": ["decode"],
  ]
}

/// A declaration, and whether it is needed.
private struct KeptPiece {
  let piece: SupportPiece
  var members: [KeptPiece]
  var isKept = false

  init(_ piece: SupportPiece) {
    self.piece = piece
    members = piece.members.map { KeptPiece($0) }
  }

  /// The text of those that are needed.
  static func text(of pieces: [KeptPiece], indentation: Int) -> String {
    var text = ""
    for piece in pieces where piece.isKept {
      if !text.isEmpty, piece.piece.isApart { text += "\n" }
      let inside = Self.text(of: piece.members, indentation: indentation + 2)
      // Code says what comments would: nobody edits it.
      let lines = piece.piece.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      text += lines.joined(separator: "\n")
      if piece.piece.hasMembers {
        text += inside.isEmpty ? "}" : "\n" + inside + String(repeating: " ", count: indentation) + "}"
      }
      text += "\n"
    }
    return text
  }
}

/// Finds out which declarations are needed.
private struct SupportCutting {
  /// The names of all types that there are.
  let types: Set<String>
  private var mentioned: Set<Substring>
  /// The types that are needed.
  private var needed: Set<String> = []
  var hasChanged = false

  init(types: Set<String>, mentioned: Set<Substring>) {
    (self.types, self.mentioned) = (types, mentioned)
  }

  mutating func mention(_ name: Substring) { mentioned.insert(name) }

  /// Notes whether a declaration, and what is in it, is needed.
  mutating func visit(_ kept: inout KeptPiece, isAroundNeeded: Bool, in type: String? = nil) {
    if !kept.isKept, isAroundNeeded, isNeeded(kept, in: type) {
      kept.isKept = true
      hasChanged = true
      mentioned.formUnion(kept.piece.words)
      if let name = kept.piece.typeName { needed.insert(name) }
    }
    var isOpen = kept.isKept
    // The members of an extension are what it is needed for.
    if case .extending(let type) = kept.piece.need { isOpen = isThere(type) }
    guard isOpen else { return }
    var around: String?
    if case .extending(let type) = kept.piece.need { around = type }
    for index in kept.members.indices { visit(&kept.members[index], isAroundNeeded: true, in: around) }
  }

  /// What is made with the literals and the subscripts of a type, which have no names: one of these is mentioned where
  /// they are needed.
  private static let nameless: [String: [Substring]] = [
    "CardValue": ["CardElement", "CardFunctions", "CardScope", "CardWriter", "hostConfig", "CardEvaluation"]
  ]

  /// Whether anything is made with what has no name in an extension of a type.
  private func usesNameless(of type: String) -> Bool {
    guard let users = Self.nameless[type] else { return true }
    return users.contains { mentioned.contains($0) }
  }

  private func isNeeded(_ kept: KeptPiece, in type: String?) -> Bool {
    if kept.piece.isSubscript, let type, !usesNameless(of: type) { return false }
    return switch kept.piece.need {
    case .always: true
    case .named(let names): names.contains { mentioned.contains($0[...]) }
    case .labelled(let labels): labels.allSatisfy { mentioned.contains($0[...]) }
    case .extending(let type): isThere(type) && kept.members.contains(where: \.isKept)
    // Only data that are read and written as a whole need that of their values, and nobody needs a conformance to a
    // protocol that nothing else is made with.
    case .conforming(let type):
      (!kept.piece.words.contains("ExpressibleByStringLiteral") || usesNameless(of: type)) && isThere(type)
        && (!kept.piece.words.contains("Codable") || ["Codable", "JSONDecoder"].contains { mentioned.contains($0) })
        && kept.piece.words.allSatisfy { !types.contains(String($0)) || $0 == type[...] || needed.contains(String($0)) }
    }
  }

  /// Whether a type is needed, or is none of the support code.
  private func isThere(_ type: String) -> Bool {
    let outermost = String(type.prefix { $0 != "." })
    return !types.contains(outermost) || needed.contains(outermost)
  }
}

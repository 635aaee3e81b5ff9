extension SupportCode {
  /// The declarations of parts, and all that they need, which code uses: by name, and by what stands before it and the labels of
  /// a call. Overloads that only types tell apart stay together, except where `SupportCall`s among the parts say the types.
  /// `isForApp` says that the code of an app uses the declarations as well: to make data, and to read what actions send.
  static func declarations(
    _ parts: Set<String>, for mentions: CodeMentions, isForApp: Bool
  ) -> (text: String, parts: [String]) {
    let files = closure(of: parts).compactMap { name in
      let part =
        isForOthers(parts)
        ? SupportSources.files[name].map { SupportPart($0, keepsInitializers: true) } : SupportSources.parts[name]?()
      return part.map { (name: name, pieces: $0.pieces(with: parts)) }
    }
    var cutting = SupportCutting(
      types: SupportTypes(files.flatMap(\.pieces)), using: mentions, calls: parts.compactMap { SupportCall(part: $0) },
      isForApp: isForApp)
    if isForApp { for part in files.map(\.name) { cutting.mention(offeredToApps[part] ?? []) } }
    var trees = files.map { file in file.pieces.map { KeptPiece($0) } }
    repeat {
      cutting.hasChanged = false
      for file in trees.indices {
        for index in trees[file].indices { cutting.visit(&trees[file][index], isAroundNeeded: true) }
        if trees[file].contains(where: \.isKept) { cutting.mention(offered[files[file].name] ?? []) }
      }
    } while cutting.hasChanged
    let used = zip(files, trees).filter { $1.contains { $0.isKept && !$0.lines.isEmpty } }.map(\.0.name)
    KeptPiece.gatherExtensions(in: &trees)
    let texts = trees.map { KeptPiece.text(of: $0, indentation: 0) }.filter { !$0.isEmpty }
    return (texts.joined(separator: "\n"), used)
  }

  /// What apps call of parts of which anything is needed, though generated code does not; initializers with the name of
  /// their type.
  private static let offered: [String: [String]] = [
    "CardActionHandler": ["cardActionHandler"], "CardElement": ["cardElement", "CardConvertible"],
    "CardInputSlot": ["cardInput"], "CardLinks": ["cardURLSchemes"],
    "CardRemoteImage": ["cardImageLoader"], "CardTheme": ["cardTheme"],
    "CardTheme+Colors": ["colors", "CardTheme.init"], "CardEnvironment": ["now", "seed", "run"],
    "CardListItem": ["decode"],
  ]

  /// What apps call of the support code of all their views, and no view by itself has.
  private static let offeredToApps: [String: [String]] = [
    "CardTheme+HostConfig": ["hostConfig"],
    // Views of an app may deliver actions as well, and its handler opens the links of all cards.
    "CardActionHandler": ["cardActionHandler", "perform", "performCardAction"],
    // A handler of an app has a case for each, whatever the templates of today do.
    "CardAction": [
      "openURL", "submit", "execute", "navigate", "navigateBack", "openDeepLink", "callAPI", "setVariable", "change",
    ],
  ]
}

/// A declaration, and whether it is needed.
private struct KeptPiece {
  let piece: SupportPiece
  var members: [KeptPiece]
  var isKept = false
  /// The lines that are there with what is mentioned.
  var lines: [Substring] = []

  init(_ piece: SupportPiece) {
    self.piece = piece
    members = piece.members.map { KeptPiece($0) }
  }

  /// Has extensions that begin alike in one place: in that of the first one.
  static func gatherExtensions(in files: inout [[KeptPiece]]) {
    var places: [Substring: (file: Int, index: Int)] = [:]
    for file in files.indices {
      for (index, kept) in files[file].enumerated() where kept.isKept {
        guard case .extending = kept.piece.need, let head = kept.lines.last else { continue }
        guard let place = places[head] else {
          places[head] = (file, index)
          continue
        }
        files[place.file][place.index].members += kept.members
        files[file][index].isKept = false
      }
    }
  }

  /// The text of those that are needed.
  static func text(of pieces: [KeptPiece], indentation: Int) -> String {
    var text = ""
    for piece in pieces where piece.isKept {
      // Code says what comments would: nobody edits it.
      let lines = piece.lines.filter { !$0.isComment }
      if lines.isEmpty { continue }
      if !text.isEmpty, piece.piece.isApart { text += "\n" }
      let inside = Self.text(of: piece.members, indentation: indentation + 2)
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
  /// The types of the support code.
  let types: SupportTypes
  /// The words of everything that is needed.
  private var mentioned: Set<Substring>
  private var uses = UsedNames()
  /// Whether an app gets values from the code, or makes some for it.
  private let appHasValues: Bool
  private let isForApp: Bool
  /// Whether the code has values of `CardField`: they come from data, whose types name it.
  private let hasFields: Bool
  /// The types that are needed.
  private var needed: Set<String> = []
  var hasChanged = false

  init(types: SupportTypes, using mentions: CodeMentions, calls: [SupportCall], isForApp: Bool) {
    self.types = types
    self.isForApp = isForApp
    appHasValues = isForApp && (mentions.words.contains("CardValue") || mentions.uses.contains(where: Self.makesValue))
    hasFields = mentions.words.contains("CardField")
    mentioned = mentions.words
    uses.add(mentions.uses, calls: calls, types)
  }

  /// Notes names that somebody else may use in any way.
  mutating func mention(_ names: [String]) {
    for name in names where uses.offered.insert(name[...]).inserted {
      mentioned.insert(name[...])
      hasChanged = true
    }
  }

  /// Notes whether a declaration, and what is in it, is needed.
  mutating func visit(_ kept: inout KeptPiece, isAroundNeeded: Bool, in around: [String] = []) {
    let inside = kept.piece.containerName.map { around + $0.split(separator: ".").map(String.init) } ?? around
    if !kept.isKept, isAroundNeeded, isNeeded(kept, in: around) {
      kept.isKept = true
      take(kept.piece.lines(with: mentioned), of: &kept, inside)
      if let name = kept.piece.typeName {
        needed.insert(name)
        if let conforming = types.conforming[name] { uses.add(requirements: kept.piece.requirements, of: conforming) }
      }
    }
    if kept.isKept, !kept.piece.conditions.isEmpty {
      let lines = kept.piece.lines(with: mentioned)
      if lines.count > kept.lines.count { take(lines, of: &kept, inside) }
    }
    var isOpen = kept.isKept
    // The members of an extension are what it is needed for.
    if case .extending(let type) = kept.piece.need { isOpen = isThere(type) }
    guard isOpen else { return }
    for index in kept.members.indices { visit(&kept.members[index], isAroundNeeded: true, in: inside) }
  }

  /// Notes that lines of a declaration are needed, and with them what they use.
  private mutating func take(_ lines: [Substring], of kept: inout KeptPiece, _ inside: [String]) {
    kept.lines = lines
    hasChanged = true
    let isWhole = lines.count == kept.piece.lines.count
    let mentions = isWhole ? (kept.piece.words, kept.piece.uses) : kept.piece.mentions(in: lines)
    mentioned.formUnion(mentions.0)
    uses.add(mentions.1, around: inside, types)
  }

  /// Whether a use may be one of a case of `CardValue` that has something in it.
  private static func makesValue(_ use: NameUse) -> Bool {
    guard use.call != .none, use.base == .expected || use.base == .line else { return false }
    return ["boolean", "number", "integer", "exact", "string", "array", "object", "binary"].contains(use.name)
  }

  /// What is made with the literals and the subscripts of a type, which have no names: one of these is mentioned where
  /// they are needed.
  private static let nameless: [String: [Substring]] = [
    "CardValue": [
      "CardElement", "CardInputSlot", "CardFunctions", "CardScope", "CardWriter", "hostConfig", "CardEvaluation",
    ],
    "CardTheme": ["Role"],
  ]

  /// Whether the types are there of which what reads or writes members of coded objects takes values: all that does has
  /// the same names.
  private func takesWhatIsThere(_ member: SupportMember, in type: String?) -> Bool {
    guard type == "KeyedDecodingContainer" || type == "KeyedEncodingContainer" else { return true }
    return (member.head.parameters ?? []).allSatisfy { parameter in
      SupportPiece.words(of: [parameter.type]).allSatisfy {
        !types.all.contains(String($0)) || needed.contains(String($0))
      }
    }
  }

  /// Whether anything is made with what has no name in an extension of a type.
  private func usesNameless(of type: String) -> Bool {
    guard let users = Self.nameless[type] else { return true }
    return appHasValues && type == "CardValue" || users.contains { mentioned.contains($0) }
  }

  private func isNeeded(_ kept: KeptPiece, in around: [String]) -> Bool {
    if kept.piece.isSubscript, let type = around.last, !usesNameless(of: type) { return false }
    if !hasFields, kept.piece.takesField { return false }
    switch kept.piece.need {
    case .always: return true
    case .mentioned(let word): return mentioned.contains(word[...])
    case .named(let name) where kept.piece.typeName != nil: return mentioned.contains(name[...])
    case .named(let name):
      let member = kept.piece.member(name)
      if isForApp, member.isCase, around.last == "CardValue" { return true }
      return takesWhatIsThere(member, in: around.last) && uses.contain(member, of: around.last, types)
    case .called(let name):
      return uses.containCall(of: name[...], kept.piece.member(name))
    case .labelled(let labels):
      guard let type = around.last, labels.allSatisfy({ mentioned.contains($0[...]) }) else { return false }
      return uses.offered.contains("\(type).init") || uses.containCall(kept.piece.member("init"), of: type, types)
    case .extending(let type): return isThere(type) && kept.members.contains(where: \.isKept)
    case .conforming(let type): return isThere(type) && conforms(kept, type, in: around)
    }
  }

  /// Whether a conformance of a type that is needed is needed as well.
  ///
  /// Only data that are read and written as a whole need that of their values, and nobody needs a conformance to a protocol
  /// that nothing else is made with, unless what it asks for is used by itself.
  private func conforms(_ kept: KeptPiece, _ type: String, in around: [String]) -> Bool {
    let words = kept.piece.words
    if words.contains("ExpressibleByStringLiteral"), !usesNameless(of: type) { return false }
    if words.contains("Codable"), !["Codable", "JSONDecoder"].contains(where: { mentioned.contains($0) }) {
      return false
    }
    let isMade = words.allSatisfy { !types.all.contains(String($0)) || $0 == type[...] || needed.contains(String($0)) }
    return isMade || kept.members.contains { uses.contain($0.piece.member($0.piece.name), of: type, types) }
  }

  /// Whether a type is needed, or is none of the support code.
  private func isThere(_ type: String) -> Bool {
    let outermost = String(type.prefix { $0 != "." })
    return !types.all.contains(outermost) || needed.contains(outermost)
  }
}

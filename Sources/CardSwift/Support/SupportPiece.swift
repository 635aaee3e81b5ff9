import CardSyntax

/// A declaration of the support code with the comment above it, found by how the formatter indents it.
struct SupportPiece: Sendable {
  /// What it takes for a declaration to be needed, if what is around it is.
  enum Need: Equatable, Sendable {
    /// Nothing: stored properties without a first value, cases, witnesses.
    case always
    /// This word stands somewhere: a stored property with a first value.
    case mentioned(String)
    /// This name is used.
    case named(String)
    /// A value of its type, which code has under this name, is called as a function.
    case called(String)
    /// All these labels are mentioned: an initializer.
    case labelled([String])
    /// One of its members is needed, and so is the type of this name, if there is one: an extension.
    case extending(String)
    /// The type of this name is needed: an extension with a conformance.
    case conforming(String)
  }

  /// All lines, or those before the members.
  private(set) var lines: [Substring]
  /// The names of the support code in these lines, but not in comments.
  private(set) var words: Set<Substring>
  /// How these lines use such names.
  private(set) var uses: Set<NameUse>
  /// The lines that are there only where a word is mentioned.
  let conditions: [(lines: Range<Int>, word: Substring)]
  let need: Need
  /// Whether there is an empty line before it.
  let isApart: Bool
  /// What is declared inside, if that can be left out by itself.
  var members: [SupportPiece] = []
  /// Whether there is a brace behind the members.
  var hasMembers = false

  /// The name of the type that it declares; none for anything else.
  var typeName: String? {
    if case .named(let name) = need, isType { name } else { nil }
  }
  /// The name of the type whose members it holds.
  var containerName: String? {
    switch need {
    case .extending(let type), .conforming(let type): type
    default: typeName
    }
  }
  private let head: DeclarationHead
  private var isType: Bool { head.isType }
  /// Whether others use the members of the type under no name of its own.
  var isOpenType: Bool { ["protocol", "typealias"].contains(head.keyword) }

  /// The name of what it declares.
  var name: String { head.name }

  /// Whether it conforms to something, or inherits from it.
  var conforms: Bool { head.conforms }
  /// The names that it asks for, if it is a protocol.
  var requirements: [String] {
    guard head.keyword == "protocol" else { return [] }
    return lines.dropFirst().map { DeclarationHead([$0]).name }.filter { !$0.isEmpty }
  }
  /// The names of parameters inside of a function or an initializer.
  private var parameterNames: Set<Substring> { Set((head.parameters ?? []).map(\.name)) }

  /// The names of the support code in some of its lines, and how they use them.
  func mentions(in lines: [Substring]) -> (words: Set<Substring>, uses: Set<NameUse>) {
    NameUse.mentions(in: lines, among: CodeMentions.supportNames, parameters: parameterNames)
  }

  /// Whether it takes a value that data may have left out: nothing else makes one.
  var takesField: Bool { (head.parameters ?? []).contains { $0.type.hasPrefix("CardField<") } }

  /// What it declares, for those who look for uses.
  func member(_ name: String) -> SupportMember {
    SupportMember(name: name[...], head: head, words: words)
  }
  /// Whether it is a subscript, which is used without a name.
  let isSubscript: Bool

  // MARK: Reading

  /// The declarations in a part of the support code, of which some lines may be there only with a word.
  static func pieces(of source: String, hasConditions: Bool = true) -> [SupportPiece] {
    let lines = lines(of: source)
    let (plain, words) = hasConditions ? withoutConditions(lines) : (lines, [:])
    return pieces(plain[...], words, indentation: 0, around: nil)
  }

  /// The lines of a source, whose ends are single bytes: Swift would look for whole characters.
  static func lines(of source: String) -> [Substring] {
    var source = source
    var ends = source.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }
    let utf8 = source.utf8
    ends.append(utf8.count)
    var start = utf8.startIndex
    return ends.map { offset in
      let end = utf8.index(utf8.startIndex, offsetBy: offset)
      defer { if offset < utf8.count { start = utf8.index(after: end) } }
      return Substring(utf8[start..<end])
    }
  }

  /// Code without the lines that are comments.
  static func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    // What is kept up to the comment that is looked at.
    var first = 0
    var position = 0
    while let slash = source[position...].firstIndex(of: UInt8(ascii: "/")) {
      position = slash + 1
      guard position < source.count, source[position] == UInt8(ascii: "/") else { continue }
      var start = slash
      while start > first, source[start - 1] == UInt8(ascii: " ") { start -= 1 }
      guard start == 0 || source[start - 1] == UInt8(ascii: "\n") else { continue }
      kept += source[first..<start]
      first = source[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? source.count
      position = first
    }
    return first == 0 ? source : kept + source[first...]
  }

  private static func pieces(
    _ lines: ArraySlice<Substring>, _ words: [Int: Substring], indentation: Int,
    around: (name: String, isConforming: Bool, conforms: Bool)?
  ) -> [SupportPiece] {
    var pieces: [SupportPiece] = []
    var position = lines.startIndex
    while position < lines.endIndex {
      var isApart = false
      while position < lines.endIndex, lines[position].isEmpty {
        isApart = true
        position += 1
      }
      guard position < lines.endIndex else { break }
      let start = position
      // Comments and attributes stand above what they belong to.
      while position < lines.endIndex, isAbove(lines[position]) { position += 1 }
      let first = min(position, lines.endIndex - 1)
      position = end(of: lines, from: first, indentation: indentation)
      var end = position
      while end > first + 1, lines[end - 1].isEmpty { end -= 1 }
      pieces.append(
        piece(lines[start..<end], words, first: first, indentation: indentation, isApart: isApart, around: around))
    }
    return pieces
  }

  static func isAbove(_ line: Substring) -> Bool {
    let code = line.unindented
    if code.isEmpty || line.isComment { return true }
    // An attribute alone in its line.
    return code.hasPrefix("@") && !code.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "{") }
  }

  /// The end of the declaration that begins at a line.
  private static func end(of lines: ArraySlice<Substring>, from first: Int, indentation: Int) -> Int {
    var position = first + 1
    var depth = lines[first].unindented.hasPrefix("#if") ? 1 : 0
    while position < lines.endIndex {
      let line = lines[position]
      let code = line.unindented
      if depth > 0 {
        if code.hasPrefix("#if") { depth += 1 }
        if code.hasPrefix("#endif") { depth -= 1 }
        position += 1
        if depth == 0 { return position }
        continue
      }
      if !code.isEmpty, line.indentation <= indentation, !continues(code) { return position }
      position += 1
    }
    return position
  }

  private static func continues(_ code: Substring) -> Bool {
    switch code.utf8.first.map({ Unicode.Scalar($0) }) {
    case "}", ")", "{", "]": true
    default: ["\"\"\"", "where ", "-> "].contains { code.hasPrefix($0) }
    }
  }

  private static func piece(
    _ lines: ArraySlice<Substring>, _ words: [Int: Substring], first: Int, indentation: Int, isApart: Bool,
    around: (name: String, isConforming: Bool, conforms: Bool)?
  ) -> SupportPiece {
    let head = DeclarationHead(lines[first...])
    let isContainer = ["struct", "class", "enum", "extension"].contains(head.keyword)
    var need: Need =
      switch head.keyword {
      case "extension": head.conforms ? .conforming(head.name) : .extending(head.name)
      case "init" where head.labels.contains(where: { $0 == "from" || witnesses.contains($0) }): .always
      case "init": .labelled(head.labels)
      case "case" where around.map { handed[$0.name, default: []].contains(head.name) } == true: .named(head.name)
      case "case", "subscript", "deinit", "#if": .always
      case "func" where head.name == "callAsFunction":
        around.flatMap { called[$0.name] }.map { .called($0) } ?? .always
      case "func" where head.name.first?.isLetter != true && head.name.first != "_": .always
      case "let" where !head.isStatic && around != nil, "var" where !head.isStatic && around != nil && !head.isComputed:
        head.hasFirstValue ? .mentioned(head.name) : .always
      default: .named(head.name)
      }
    // What a protocol asks for is not called by its name alone.
    if let around, around.isConforming || around.conforms && witnesses.contains(head.name) { need = .always }
    guard isContainer,
      let open = lines.indices.first(where: { $0 >= first && lines[$0].utf8.last == UInt8(ascii: "{") }),
      let last = lines.last, last.unindented == "}", lines.endIndex - 1 > open
    else {
      return SupportPiece(lines: lines, conditions(words, of: lines), need: need, isApart: isApart, head: head)
    }
    let start = lines[...open]
    var result = SupportPiece(lines: start, conditions(words, of: start), need: need, isApart: isApart, head: head)
    result.hasMembers = true
    result.members = pieces(
      lines[(open + 1)..<(lines.endIndex - 1)], words, indentation: indentation + 2,
      around: (head.name, head.keyword == "extension" && head.conforms, head.conforms))
    return result
  }

  /// Cases of enumerations whose values are only made here and handed to apps, so that one that nothing makes is none. Of
  /// values, those of JSON are there.
  private static let handed: [String: Set<String>] = [
    "CardAction": [
      "openURL", "submit", "execute", "navigate", "navigateBack", "openDeepLink", "callAPI", "setVariable", "change",
    ],
    "CardValue": ["missing", "integer", "exact", "binary"],
  ]

  /// What code calls the values of types that are called as functions in several ways.
  private static let called = ["CardActionPerformer": "perform"]

  private init(
    lines: ArraySlice<Substring>, _ conditions: [(lines: Range<Int>, word: Substring)], need: Need, isApart: Bool,
    head: DeclarationHead
  ) {
    (self.lines, self.conditions) = (Array(lines), conditions)
    (words, uses) = ([], [])
    (self.need, self.isApart, self.head) = (need, isApart, head)
    isSubscript = head.keyword == "subscript" && lines.contains { $0.unindented.hasPrefix("subscript(") }
    (words, uses) = mentions(in: self.lines)
  }

  /// The declaration with something else in place of a call, in its members too.
  func replacing(_ call: String, with other: String) -> SupportPiece {
    var result = self
    result.members = members.map { $0.replacing(call, with: other) }
    if !lines.contains(where: { String($0).containsUTF8(call) }) { return result }
    result.lines = lines.map { Substring($0.replacing(call, with: other)) }
    (result.words, result.uses) = mentions(in: result.lines)
    return result
  }

  /// What the protocols of Swift and SwiftUI ask for.
  private static let witnesses: Set<String> = [
    "body", "hash", "encode", "next", "makeIterator", "description", "debugDescription", "sizeThatFits",
    "placeSubviews", "makeCache", "defaultValue", "id", "rawValue", "allCases", "index", "startIndex", "endIndex",
    "stringValue", "intValue", "projectedValue", "wrappedValue", "makeBody", "path", "reduce", "format",
    "errorDescription",
    "explicitAlignment", "updateCache", "spacing", "layoutProperties",
  ]

  // MARK: Words

  /// The words in lines of code, but not in comments.
  static func words(of lines: ArraySlice<Substring>) -> Set<Substring> {
    var words: Set<Substring> = []
    for line in lines where !line.isComment { forEachWord(in: line) { words.insert($0) } }
    return words
  }

  /// Whether a word stands in lines of code.
  static func hasWord(in lines: [Substring], where condition: (Substring) -> Bool) -> Bool {
    lines.contains { line in
      var isFound = false
      if !line.isComment { forEachWord(in: line) { isFound = isFound || condition($0) } }
      return isFound
    }
  }

  /// Calls `body` with the words of a text.
  private static func forEachWord(in text: Substring, _ body: (Substring) -> Void) {
    var text = text
    // The words are found among the bytes first: what `body` does may take another look at the text.
    let words = text.withUTF8 { bytes -> [Range<Int>] in
      var words: [Range<Int>] = []
      var position = 0
      while position < bytes.count {
        guard WordTable.isLetter(bytes[position]) else {
          position += 1
          continue
        }
        let start = position
        while position < bytes.count, WordTable.isPart(bytes[position]) { position += 1 }
        words.append(start..<position)
      }
      return words
    }
    let utf8 = text.utf8
    for word in words {
      let start = utf8.index(utf8.startIndex, offsetBy: word.lowerBound)
      body(text[start..<utf8.index(start, offsetBy: word.count)])
    }
  }
}

extension [UInt8] {
  /// Appends a line, whose bytes are taken over at once.
  mutating func append(_ line: Substring) {
    let isDone: Void? = line.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: line.utf8) }
  }
}

extension Substring {
  /// The number of spaces that the line begins with. Lines of code are looked at as bytes: Swift would look for whole
  /// characters, which takes most of the time that it takes to read the support code.
  var indentation: Int {
    utf8.withContiguousStorageIfAvailable { bytes in bytes.firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count }
      ?? utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// The line behind the spaces that it begins with.
  var unindented: Substring {
    let spaces = indentation
    return spaces == 0 ? self : Substring(utf8.suffix(from: utf8.index(startIndex, offsetBy: spaces)))
  }

  /// Whether the line is a comment and nothing else.
  var isComment: Bool {
    let first = utf8.index(startIndex, offsetBy: indentation)
    guard first < endIndex, utf8[first] == UInt8(ascii: "/") else { return false }
    let second = utf8.index(after: first)
    return second < endIndex && utf8[second] == UInt8(ascii: "/")
  }
}

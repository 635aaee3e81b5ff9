/// A reader of Kotlin that knows tokens alone and shares nothing with the writer: comments, literals, names, brackets.
struct KotlinTokens {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  enum Token: Equatable {
    case name(String)
    case number(String)
    case string
    case symbol(Character)
  }

  private(set) var tokens: [Token] = []
  private var rest: Substring
  private var line = 1

  /// The tokens of a file; throws where a bracket or quote has no partner.
  init(_ source: String) throws {
    rest = source[...]
    try read(until: nil)
  }

  /// How many parentheses end with a comma that are no list of arguments, parameters or types: what stands before a list is
  /// what it belongs to, or an arrow behind it.
  var looseCommas: Int {
    let words: Set = ["if", "while", "when", "return", "in", "is", "else", "to", "and", "or", "until", "provides"]
    var open: [Bool] = []
    var count = 0
    for (index, token) in tokens.enumerated() {
      switch token {
      case .symbol("("):
        let isList =
          switch index > 0 ? tokens[index - 1] : .symbol("=") {
          case .name(let name): !words.contains(name)
          case .symbol(let symbol): ")]}>?".contains(symbol)
          case .number, .string: false
          }
        open.append(isList)
      case .symbol(")"):
        let isList = open.popLast() ?? true
        let isType = index + 2 < tokens.count && tokens[index + 1] == .symbol("-") && tokens[index + 2] == .symbol(">")
        if !isList, !isType, tokens[index - 1] == .symbol(",") { count += 1 }
      default: break
      }
    }
    return count
  }

  private mutating func next() -> Character? {
    guard let character = rest.popFirst() else { return nil }
    if character == "\n" { line += 1 }
    return character
  }

  private mutating func read(until end: Character?) throws {
    while let character = next() {
      if character == end { return tokens.append(.symbol(character)) }
      switch character {
      case "/" where rest.hasPrefix("/"): rest = rest.drop { $0 != "\n" }
      case "/" where rest.hasPrefix("*"):
        while !rest.hasPrefix("*/") { if next() == nil { throw Problem(description: "open comment") } }
        rest = rest.dropFirst(2)
      case "\"": try string()
      case "'":
        while true {
          guard let part = next(), part != "\n" else { throw Problem(description: "line \(line): open quote") }
          if part == "'" { break }
          if part == "\\" { _ = next() }
        }
        tokens.append(.string)
      case "(", "[", "{":
        tokens.append(.symbol(character))
        try read(until: character == "(" ? ")" : character == "[" ? "]" : "}")
      case ")", "]", "}": throw Problem(description: "line \(line): `\(character)` without a partner")
      case "`":
        let name = rest.prefix { $0 != "`" && $0 != "\n" }
        rest = rest.dropFirst(name.count)
        if next() != "`" { throw Problem(description: "line \(line): open backtick") }
        tokens.append(.name(String(name)))
      case _ where character.isLetter || character == "_":
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(name.count)
        tokens.append(.name(String(character) + name))
      case _ where character.isNumber:
        let digits = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(digits.count)
        tokens.append(.number(String(character) + digits))
      case _ where character.isWhitespace: break
      default: tokens.append(.symbol(character))
      }
    }
    if let end { throw Problem(description: "`\(end)` is missing at the end") }
  }

  private mutating func string() throws {
    tokens.append(.string)
    while let character = next() {
      switch character {
      case "\"": return
      case "\n": throw Problem(description: "line \(line - 1): open quote")
      case "\\":
        guard let escape = next(), "tbnr\"'\\$u".contains(escape) else {
          throw Problem(description: "line \(line): no escape of Kotlin")
        }
      case "$" where rest.hasPrefix("{"):
        _ = next()
        try read(until: "}")
      case "$":
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty { tokens.append(.name(String(name))) }
        rest = rest.dropFirst(name.count)
      default: break
      }
    }
    throw Problem(description: "open quote at the end")
  }
}

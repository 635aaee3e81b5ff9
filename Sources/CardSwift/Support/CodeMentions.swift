/// The words of generated code, and how it uses names: what decides which declarations of the support code it needs.
///
/// It stands among the parts that the code needs, as one text, so that a file of support code for many files of generated
/// code has what one of them needs, without these being read again.
struct CodeMentions {
  /// All words.
  private(set) var words: Set<Substring> = []
  /// The uses of names.
  private(set) var uses: Set<NameUse> = []

  /// The words and uses of code, those of other names than `names` left out.
  init(of code: [UInt8], among names: WordTable) {
    (words, uses) = NameUse.mentions(in: SupportPiece.withoutComments(code), among: names)
  }

  /// All words and uses of code.
  init(of code: String) {
    let lines = SupportPiece.lines(of: code)
    words = SupportPiece.words(of: lines[...])
    uses = NameUse.uses(in: lines[...], parameters: [])
  }

  /// The names that the support code declares, and the words that it takes to use what has no name: from these it can be
  /// told what of the support code is used.
  static let supportNames = WordTable(
    SupportSources.names.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Substring($0) }
      + ["init", "Self", "Codable", "JSONDecoder", "ExpressibleByStringLiteral"])

  /// What stands among parts; none if nothing does.
  init?(parts: Set<String>) {
    let texts = parts.lazy.filter { $0.hasPrefix(Self.start) }
    guard !texts.isEmpty else { return nil }
    for text in texts { add(text.dropFirst(Self.start.count)) }
  }

  // MARK: Text

  /// What a part begins with that is no name of one.
  private static let start = "\n"

  /// What stands among parts: a line of words, and one for each use.
  var part: String {
    var text = Self.start + words.sorted().joined(separator: " ")
    for line in uses.map(\.line).sorted() { text += "\n" + line }
    return text
  }

  private mutating func add(_ text: Substring) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    words.formUnion(lines.removeFirst().split(separator: " "))
    for line in lines { uses.insert(NameUse(line: line)) }
  }
}

extension NameUse {
  /// The use in a line: the name, what stands before it, and the labels of a call.
  fileprivate var line: String {
    var line = "\(name) "
    switch base {
    case .own: line += "o"
    case .value: line += "v"
    case .expected: line += "e"
    case .line: line += "l"
    case .type(let type): line += "t\(type)"
    }
    guard case .arguments(let labels, let hasClosure) = call else { return line }
    return line + (hasClosure ? " {" : " (") + labels.joined(separator: ":")
  }

  /// The use that a line says.
  fileprivate init(line: Substring) {
    let fields = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let base: Base =
      switch fields.count > 1 ? fields[1].first : nil {
      case "v": .value
      case "e": .expected
      case "l": .line
      case "t": .type(fields[1].dropFirst())
      default: .own
      }
    var call = Call.none
    if fields.count > 2 {
      let labels = fields[2].dropFirst().split(separator: ":")
      call = .arguments(labels, hasClosure: fields[2].first == "{")
    }
    self.init(name: fields[0], base: base, call: call)
  }
}

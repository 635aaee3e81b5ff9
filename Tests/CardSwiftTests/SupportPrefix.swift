/// Gives the types of support code a name that no type of an app has: they stand in the module of the app.
struct SupportPrefix {
  /// The types that are to be renamed.
  private let names: Set<String>

  /// The types that stand at the top of these files and have no name of this package.
  init(of sources: some Sequence<String>) {
    let type =
      /^(?:@\w+ |public |package |private |fileprivate |indirect |final )*(?:struct|class|enum|protocol|typealias|actor) (\w+)/
    let declared = sources.flatMap { source in
      source.split(separator: "\n").compactMap { $0.firstMatch(of: type).map { String($0.1) } }
    }
    names = Set(declared.filter { !$0.hasPrefix("Card") })
  }

  /// The name of a type in support code.
  static func name(of type: String) -> String { type.hasPrefix("Card") ? type : "Card" + type }

  /// A file with the new names of the types: members and texts are left as they are.
  func renamed(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { renamed(line: $0) }.joined(separator: "\n")
  }

  private func renamed(line: Substring) -> String {
    if line.drop(while: { $0 == " " }).hasPrefix("//") { return String(line) }
    var result = ""
    var word = ""
    var last: Character = " "
    /// For each text around whose code is read how many brackets are open in that code.
    var code: [Int] = [0]
    var isText = false
    func isWord(_ character: Character) -> Bool { character == "_" || character.isLetter || character.isNumber }
    func finish() {
      result += !isText && last != "." && names.contains(word) ? Self.name(of: word) : word
      word = ""
    }
    var rest = line
    while let character = rest.popFirst() {
      if isWord(character) {
        // Behind the sign of a range there is no member.
        if word.isEmpty { last = result.hasSuffix("..") ? " " : result.last ?? " " }
        word.append(character)
        continue
      }
      finish()
      result.append(character)
      switch character {
      case "\\" where isText:
        if let next = rest.popFirst() {
          result.append(next)
          if next == "(" {
            code.append(0)
            isText = false
          }
        }
      case "\"": isText.toggle()
      case "(" where !isText: code[code.count - 1] += 1
      case ")" where !isText:
        if code[code.count - 1] == 0, code.count > 1 {
          code.removeLast()
          isText = true
        } else {
          code[code.count - 1] -= 1
        }
      default: break
      }
    }
    finish()
    return result
  }
}

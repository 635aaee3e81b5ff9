import CardText

/// Text for readers of the Markdown that cards have: bold, italic, links, lists, characters by name or number.
enum Markdown {
  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  /// Text that a reader of Markdown shows as it is here.
  static func escaped(_ text: String) -> String {
    var output = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 { output += "\n" }
      output += escapedLine(Array(line))
    }
    return output
  }

  private static func escapedLine(_ characters: [Character]) -> String {
    var output = ""
    var index = 0
    // What would begin a list.
    if characters.count > 1, "-+*".contains(characters[0]), characters[1] == " " {
      output += "\\" + String(characters[0])
      index = 1
    } else if let point = characters.firstIndex(where: { !$0.isNumber || !$0.isASCII }), point > 0,
      characters[point] == ".", point + 1 < characters.count, characters[point + 1] == " "
    {
      output += String(characters[..<point]) + "\\."
      index = point + 1
    }
    while index < characters.count {
      let character = characters[index]
      let previous = index > 0 ? characters[index - 1] : " "
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isMarkup: Bool
      switch character {
      case "*": isMarkup = !(previous.isWhitespace && next.isWhitespace)
      case "_": isMarkup = !(isWord(previous) && isWord(next)) && !(previous.isWhitespace && next.isWhitespace)
      case "[": isMarkup = characters[index...].contains("]")
      case "]": isMarkup = next == "("
      case "\\": isMarkup = isPunctuation(next)
      case "&":
        let reference = CharacterReference(at: index) { $0 < characters.count ? characters[$0].asciiValue ?? 0 : 0 }
        isMarkup = reference != nil
      default: isMarkup = false
      }
      if isMarkup { output += "\\" }
      output.append(character)
      index += 1
    }
    return output
  }
}

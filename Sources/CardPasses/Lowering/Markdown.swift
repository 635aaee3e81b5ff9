/// The Markdown that cards have: bold, italic, links, lists.
enum Markdown {
  /// A text without its markup.
  struct Plain: Equatable {
    /// What is seen, without styles; lists with `•` or their numbers.
    var text = ""
    /// Whether all of it was bold: a style that a whole text can have elsewhere.
    var isAllBold = false
    /// Whether styles of parts of the text were lost.
    var losesStyle = false
    /// Where its links led.
    var links: [String] = []
  }

  /// Takes the markup out of a text.
  static func plain(_ source: String) -> Plain {
    var plain = Plain()
    var text = source
    if let inner = unwrapped(text, "**") ?? unwrapped(text, "__") {
      text = inner
      plain.isAllBold = true
    }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    plain.text = lines.map { line in
      var line = String(line)
      for bullet in ["- ", "* ", "+ "] where line.hasPrefix(bullet) { line = "• " + line.dropFirst(2) }
      return inline(line, &plain)
    }.joined(separator: "\n")
    return plain
  }

  /// The content of a text that `marker` surrounds as a whole.
  private static func unwrapped(_ text: String, _ marker: String) -> String? {
    guard text.hasPrefix(marker), text.hasSuffix(marker), text.count > marker.count * 2 else { return nil }
    let inner = text.dropFirst(marker.count).dropLast(marker.count)
    return inner.contains(marker) || inner.hasPrefix(" ") || inner.hasSuffix(" ") ? nil : String(inner)
  }

  private static func inline(_ line: String, _ plain: inout Plain) -> String {
    var output = ""
    let characters = Array(line)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "\\", index + 1 < characters.count, isPunctuation(characters[index + 1]) {
        output.append(characters[index + 1])
        index += 2
      } else if character == "[", let link = link(characters, index) {
        output += inline(link.text, &plain)
        plain.links.append(link.url)
        index = link.end
      } else if character == "*" || character == "_", let span = emphasis(characters, index) {
        output += inline(span.text, &plain)
        plain.losesStyle = true
        index = span.end
      } else {
        output.append(character)
        index += 1
      }
    }
    return output
  }

  /// A link `[text](url)` that begins at `start`.
  private static func link(_ characters: [Character], _ start: Int) -> (text: String, url: String, end: Int)? {
    guard let close = characters[start...].firstIndex(of: "]"), close + 1 < characters.count,
      characters[close + 1] == "(", let end = characters[(close + 1)...].firstIndex(of: ")")
    else { return nil }
    return (String(characters[(start + 1)..<close]), String(characters[(close + 2)..<end]), end + 1)
  }

  /// A stretch of emphasis, single or double, that begins at `start`.
  private static func emphasis(_ characters: [Character], _ start: Int) -> (text: String, end: Int)? {
    let marker = characters[start]
    let width = start + 1 < characters.count && characters[start + 1] == marker ? 2 : 1
    let first = start + width
    guard first < characters.count, !characters[first].isWhitespace else { return nil }
    // An underscore inside a word is a letter.
    if marker == "_", start > 0, isWord(characters[start - 1]) { return nil }
    var index = first
    while index + width <= characters.count {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      let isMarker = characters[index..<index + width].allSatisfy { $0 == marker }
      if isMarker, index > first, !characters[index - 1].isWhitespace {
        let end = index + width
        if marker == "_", end < characters.count, isWord(characters[end]) {
          index += 1
          continue
        }
        return (String(characters[first..<index]), end)
      }
      index += 1
    }
    return nil
  }

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
      default: isMarkup = false
      }
      if isMarkup { output += "\\" }
      output.append(character)
      index += 1
    }
    return output
  }
}

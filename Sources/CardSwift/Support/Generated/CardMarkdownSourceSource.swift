extension SupportSources {
  /// The part `CardMarkdownSource`.
  static let cardMarkdownSource = ##"""
    /// The Markdown that cards have, as that which a platform reads: with more than emphasis and links.
    enum CardMarkdownSource {
      /// A text whose list items begin with bullets or numbers, and in which signs of other markup stand for themselves.
      static func inline(_ source: String) -> String {
        source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .map { escaped(withBullet($0)) }.joined(separator: "\n")
      }

      /// A line as it is, without the room before an item of a list, and with a bullet in place of its sign.
      private static func withBullet(_ line: Substring) -> String {
        let room = line.prefix(3).prefix { $0 == " " }.count
        let item = line.dropFirst(room)
        if ["- ", "* ", "+ "].contains(where: { item.hasPrefix($0) }) {
          return "• " + item.dropFirst(2)
        }
        let number = item.prefix(9).prefix { ("0"..."9").contains($0) }
        return String(!number.isEmpty && item.dropFirst(number.count).hasPrefix(". ") ? item : line)
      }

      private static func escaped(_ line: String) -> String {
        var result = ""
        var rest = line[...]
        while let character = rest.popFirst() {
          switch character {
          case "\\":
            result.append(character)
            if let next = rest.popFirst() { result.append(next) }
          case "`", "~", "<": result += "\\" + String(character)
          case "!" where rest.first == "[": result += "\\!"
          default: result.append(character)
          }
        }
        return result
      }
    }
    """##

  /// The same as it is read.
  static let cardMarkdownSourcePart = SupportPart(cardMarkdownSource)
}

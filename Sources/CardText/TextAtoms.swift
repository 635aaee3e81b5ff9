package import CardIR
package import CardSyntax
package import CardTemplate

/// A text cut into characters and holes, each with its place in the decoded source.
package struct TextAtom: Sendable {
  /// A character or hole.
  package enum Content: Sendable {
    /// A character as it is shown.
    case character(Character)
    /// A hole.
    case hole(Expression)
  }

  /// A character or hole.
  package var content: Content
  /// The UTF-8 range of the decoded source string; empty at 0 where it is not known.
  package var range: Range<Int>

  /// The character; none for a hole.
  package var character: Character? {
    if case .character(let character) = content { character } else { nil }
  }

  /// The atoms of a text without holes.
  package static func atoms(of text: String) -> [TextAtom] {
    // In most texts each byte is a character, and need not be looked at for what it combines with.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
      return text.utf8.enumerated().map { offset, byte in
        TextAtom(content: .character(Character(Unicode.Scalar(byte))), range: offset..<(offset + 1))
      }
    }
    var offset = 0
    return text.map { character in
      let start = offset
      offset += character.utf8.count
      return TextAtom(content: .character(character), range: start..<offset)
    }
  }

  /// The atoms of a text with holes, located in `source`, the string that it was parsed from, if that is known.
  package static func atoms(of template: TemplateString, in source: String?) -> [TextAtom] {
    let bytes = source.map { Array($0.utf8) } ?? []
    var atoms: [TextAtom] = []
    var position = 0
    for segment in template.segments {
      switch segment {
      case .hole(let expression):
        let start = position
        position = min(bytes.count, max(position, expression.range.upperBound))
        while position < bytes.count, bytes[position] != UInt8(ascii: "}") { position += 1 }
        position = min(bytes.count, position + 1)
        atoms.append(TextAtom(content: .hole(expression), range: bytes.isEmpty ? 0..<0 : start..<position))
      case .text(let text):
        for character in text {
          let start = position
          // The backslash that keeps a `$` or backtick from being more than itself.
          if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), character == "$" || character == "`",
            bytes[position + 1] == character.utf8.first
          {
            position += 1
          }
          position = min(bytes.count, position + character.utf8.count)
          atoms.append(TextAtom(content: .character(character), range: start..<position))
        }
      }
    }
    return atoms
  }

  /// The atoms of an attribute that is text, if it is.
  package static func atoms(of value: AttributeValue, origin: Node?) -> [TextAtom]? {
    switch value {
    case .text(let text): atoms(of: text)
    case .template(let template): atoms(of: template, in: origin?.string)
    default: nil
    }
  }

  /// The text that atoms make.
  package static func text(_ atoms: some Sequence<TextAtom>) -> TemplateString {
    var segments: [TemplateString.Segment] = []
    var text = ""
    for atom in atoms {
      switch atom.content {
      case .character(let character): text.append(character)
      case .hole(let expression):
        segments += [.text(text), .hole(expression)]
        text = ""
      }
    }
    return TemplateString(segments + [.text(text)])
  }
}

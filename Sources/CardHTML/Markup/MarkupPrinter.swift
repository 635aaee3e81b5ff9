/// Writes markup as text. Everything that is written as text or as the value of an attribute is escaped.
struct MarkupPrinter {
  private let sheet: StyleSheet
  private(set) var text = ""

  /// A printer that gives looks their classes in `sheet`.
  init(_ sheet: StyleSheet) { self.sheet = sheet }

  /// Writes an element with everything in it.
  mutating func print(_ markup: Markup) {
    text += "<" + markup.tag
    let look = markup.look.isEmpty ? [] : [sheet.className(of: markup.look)]
    let classes = markup.classes + look
    if !classes.isEmpty { text += " class=\"\(Self.escaped(classes.joined(separator: " ")))\"" }
    for attribute in markup.attributes {
      text += " " + attribute.name
      if let value = attribute.value { text += "=\"\(Self.escaped(value))\"" }
    }
    text += ">"
    if Self.voidTags.contains(markup.tag) { return }
    // White space between blocks is not shown; inside of a line it is.
    let isBroken = markup.content.contains(where: \.isBlock) && markup.content.allSatisfy(\.isBlock)
    for part in markup.content {
      if isBroken { text += "\n" }
      switch part {
      case .element(let child): print(child)
      case .text(let content): text += Self.escaped(content)
      }
    }
    if isBroken { text += "\n" }
    text += "</\(markup.tag)>"
  }

  private static let voidTags: Set<String> = ["br", "hr", "img", "input", "link", "meta", "source", "track"]

  /// Text without any markup in it. Characters that no one can see, or that turn the direction of what follows, are
  /// replaced: a page must not show anything else than what is in the file.
  static func escaped(_ content: String) -> String {
    if content.utf8.allSatisfy({ isPlain($0) }) { return content }
    var escaped = ""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\r": escaped += "&#13;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}",
        "\u{FFFF}":
        escaped.unicodeScalars.append("\u{FFFD}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether a byte is an ASCII character that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: 0x20...0x7E ~= byte
    }
  }
}

extension Markup.Content {
  /// Whether it is an element that stands on its own, rather than in a line of text.
  fileprivate var isBlock: Bool {
    if case .element(let child) = self { !child.isInline } else { false }
  }
}

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
    if !classes.isEmpty { text += " class=\"\(MarkupText.escaped(classes.joined(separator: " ")))\"" }
    for attribute in markup.attributes {
      text += " " + attribute.name
      if let value = attribute.value { text += "=\"\(MarkupText.escaped(value))\"" }
    }
    text += ">"
    if Self.voidTags.contains(markup.tag) { return }
    // White space between blocks is not shown; inside of a line it is.
    let isBroken = markup.content.contains(where: \.isBlock) && markup.content.allSatisfy(\.isBlock)
    for part in markup.content {
      if isBroken { text += "\n" }
      switch part {
      case .element(let child): print(child)
      case .text(let content): text += MarkupText.escaped(content)
      }
    }
    if isBroken { text += "\n" }
    text += "</\(markup.tag)>"
  }

  private static let voidTags: Set<String> = ["br", "hr", "img", "input", "link", "meta", "source", "track"]
}

extension Markup.Content {
  /// Whether it is an element that stands on its own, rather than in a line of text.
  fileprivate var isBlock: Bool {
    if case .element(let child) = self { !child.isInline } else { false }
  }
}

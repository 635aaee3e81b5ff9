import CardCompiler

/// Something on a screen that a person reads, loads, fills in or sets off.
struct ContentItem {
  enum Kind: Hashable {
    /// What is read.
    case text
    /// What is loaded or opened.
    case url
    /// The name under which an input sends its value.
    case input
    /// What happens on a tap; its value says what, and with which address or name.
    case action
    /// A value that an action stores: where a text may be that no widget shows.
    case stored
  }

  let kind: Kind
  let value: String
  /// Where it stands in its document.
  let pointer: String
  /// Whether its text is Markdown.
  var isMarkdown = false
}

/// What is on a screen, found by walking its document with nothing but what the formats' pages say.
struct ScreenContent {
  private(set) var items: [ContentItem] = []

  /// What is on a screen of a format.
  init(of document: Document, in format: FormatID) {
    switch format {
    case .adaptiveCard: addCard(document.root, "")
    case .drivenUI: addComponent(document.root, "")
    default: addScreen(document.root, "")
    }
  }

  /// Adds the text of a scalar, unless there is nothing to see in it.
  mutating func add(_ kind: ContentItem.Kind, _ node: Node?, _ pointer: String, isMarkdown: Bool = false) {
    guard let text = node?.string ?? node?.numberText, text.contains(where: { !$0.isWhitespace }) else { return }
    items.append(ContentItem(kind: kind, value: text, pointer: pointer, isMarkdown: isMarkdown))
  }

  /// Adds an action.
  mutating func addAction(_ words: String?..., at pointer: String) {
    items.append(ContentItem(kind: .action, value: words.map { $0 ?? "" }.joined(separator: " "), pointer: pointer))
  }

  /// Calls `body` for the elements of an array and their pointers.
  func each(_ list: Node?, _ pointer: String, _ body: (Node, String) -> Void) {
    guard let list, list.kind == .array else { return }
    for (position, element) in list.elements.enumerated() { body(element, "\(pointer)/\(position)") }
  }
}

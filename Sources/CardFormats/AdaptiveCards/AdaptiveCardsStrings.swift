import CardSyntax

/// The texts in several languages that a card has in `resources`, which `${rs:name}` stands for.
enum AdaptiveCardsStrings {
  /// What a reference begins with.
  static let start = "${rs:"

  /// The texts of a card by name, if it has some.
  static func strings(of card: Node) -> Node? {
    card["resources"].flatMap { strings(inResources: $0) }
  }

  /// The texts in the `resources` of a card by name, if there are some.
  static func strings(inResources resources: Node) -> Node? {
    resources["strings"].flatMap { $0.kind == .object ? $0 : nil }
  }

  /// What becomes of the texts in `resources` where a target has none, in words behind the name; none if there are none.
  static func note(onResources resources: Node) -> String? {
    guard let strings = strings(inResources: resources) else { return nil }
    let isTranslated = strings.members.contains { $0.value["localizedValues"].map { $0.count > 0 } ?? false }
    return "has texts that stand where they are used" + (isTranslated ? ", in one language alone" : "")
  }

  /// The names in the references of a text, with where they stand in its UTF-8.
  static func references(in text: String) -> [(name: String, range: Range<Int>)] {
    guard text.containsUTF8(start) else { return [] }
    let bytes = Array(text.utf8)
    let opening = Array(start.utf8)
    var found: [(name: String, range: Range<Int>)] = []
    var index = 0
    while index + opening.count <= bytes.count {
      guard bytes[index..<index + opening.count].elementsEqual(opening) else {
        index += 1
        continue
      }
      let first = index + opening.count
      var end = first
      while end < bytes.count, isName(bytes[end]) { end += 1 }
      // Behind a backslash it is text.
      if end < bytes.count, bytes[end] == UInt8(ascii: "}"), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") {
        found.append((String(decoding: bytes[first..<end], as: UTF8.self), first..<end))
      }
      index = end
    }
    return found
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Reports references in a card to names that its texts do not have. A card without texts may get them from its host.
  static func check(_ card: Node, _ diagnostics: inout Diagnostics) {
    guard let strings = strings(of: card) else { return }
    let names = strings.members.map(\.name)
    // Texts that data give have names that nobody knows.
    if names.contains(where: { $0.hasPrefix("$") }) { return }
    for member in card.members where member.name != "resources" { check(member.value, names, &diagnostics) }
  }

  private static func check(_ node: Node, _ names: [String], _ diagnostics: inout Diagnostics) {
    switch node.kind {
    case .object:
      // A card in the card may have texts of its own.
      if strings(of: node) != nil { return check(node, &diagnostics) }
      for member in node.members { check(member.value, names, &diagnostics) }
    case .array: for element in node.elements { check(element, names, &diagnostics) }
    case .string:
      guard let text = node.string, text.containsUTF8(start) else { return }
      for (name, range) in references(in: text) where !names.contains(name) {
        let span = node.span(ofDecoded: range)
        let meant = Suggestion.nearest(to: name, in: names)
        diagnostics.report(
          Diagnostic(
            AdaptiveCardsDiagnostics.unknownString, "the card has no text `\(name)` in `resources`", at: span,
            help: meant.map { "did you mean `\($0)`?" }
              ?? "users see `\(start)\(name)}`; add it to `resources.strings`",
            fixIt: span == node.span ? nil : meant.map { Diagnostic.FixIt(span, replacement: $0) }))
      }
    default: break
    }
  }
}

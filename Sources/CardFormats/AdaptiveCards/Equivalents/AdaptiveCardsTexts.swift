import CardIR
import CardSyntax
import CardTemplate

/// What texts of cards have in them besides words: `${rs:name}` for a text in the user's language, `[1](cite:1)` for a
/// reference, `<at>Name</at>` for somebody who is mentioned.
struct AdaptiveCardsTexts {
  /// The texts by name.
  private let strings: [String: String]
  private let hasMentions: Bool

  init(of root: Element, locale: String?) {
    var strings: [String: String] = [:]
    let resources = root.extras.first { $0.name == "resources" }?.value
    if let list = resources.flatMap({ AdaptiveCardsStrings.strings(inResources: $0) }) {
      for member in list.members { strings[member.name] = Self.text(of: member.value, locale) }
    }
    self.strings = strings
    hasMentions = root.extras.contains { $0.name.lowercased() == "msteams" && $0.value["entities"] != nil }
  }

  /// The text of a resource in a language: that of the language and its country, that of the language, the default.
  private static func text(of resource: Node, _ locale: String?) -> String? {
    if let locale = locale?.lowercased().replacing("_", with: "-"),
      let values = resource["localizedValues"], values.kind == .object
    {
      let language = locale.prefix { $0 != "-" }
      for wanted in [locale, String(language)] {
        for member in values.members where member.name.lowercased() == wanted {
          if let text = member.value.string { return text }
        }
      }
    }
    return resource["defaultValue"]?.string
  }

  /// The element with the texts that are meant; none if it says them already.
  func resolved(_ element: Element, isOwnFormat: Bool) -> Element? {
    // Without texts by name only what is shown as text can have something in it, and nearly nothing has.
    if strings.isEmpty, isOwnFormat || !hasMarks(element) { return nil }
    var result = element
    var isChanged = false
    for entry in element.attributes {
      switch entry.value {
      case .text(let text):
        let found = resolved(text, isText: Self.isText(entry.id, element.kind), isOwnFormat)
        guard found != text else { continue }
        result.revise(entry.id, .text(found))
        isChanged = true
      case .template(let template):
        let isText = Self.isText(entry.id, element.kind)
        var segments = template.segments.map { segment -> TemplateString.Segment in
          guard case .text(let text) = segment else { return segment }
          return .text(resolved(text, isText: isText, isOwnFormat))
        }
        if hasMentions, isText, !isOwnFormat { Self.resolveMentions(around: &segments) }
        let found = AttributeValue.text(TemplateString(segments))
        guard found != entry.value else { continue }
        result.revise(entry.id, found)
        isChanged = true
      default: break
      }
    }
    return isChanged ? result : nil
  }

  /// Whether an attribute is a text in which hosts read references and mentions: that of a text, and those of facts.
  private static func isText(_ id: AttributeID, _ kind: ElementKind) -> Bool {
    switch kind {
    case .text: id == .text
    case .fact: id == .title || id == .value
    default: false
    }
  }

  /// Whether there may be references or mentions in an element.
  private func hasMarks(_ element: Element) -> Bool {
    guard element.kind == .text || element.kind == .fact else { return false }
    return element.attributes.contains { Self.isText($0.id, element.kind) && mayHaveMarks($0.value) }
  }

  private func mayHaveMarks(_ value: AttributeValue) -> Bool {
    switch value {
    case .text(let text): mayHaveMarks(text)
    case .template(let template):
      template.segments.contains { if case .text(let text) = $0 { mayHaveMarks(text) } else { false } }
    default: false
    }
  }

  private func mayHaveMarks(_ text: String) -> Bool {
    text.containsUTF8("](cite:") || hasMentions && text.containsUTF8("<at>")
  }

  private func resolved(_ text: String, isText: Bool, _ isOwnFormat: Bool) -> String {
    var text = text
    if !strings.isEmpty {
      // From the end, so that places stay as they are; what stands in a text of the resources is not looked at.
      for (name, range) in AdaptiveCardsStrings.references(in: text).reversed() {
        guard let value = strings[name] else { continue }
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound - AdaptiveCardsStrings.start.utf8.count)
        let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound + 1)
        text.replaceSubrange(start..<end, with: value)
      }
    }
    if isOwnFormat || !isText { return text }
    if text.containsUTF8("](cite:") {
      text = text.replacing(/\[([^\]]*)\]\(cite:[0-9]+\)/) { "\\[\($0.output.1)\\]" }
    }
    if hasMentions, text.containsUTF8("<at>") {
      text = text.replacing(/<at>(.*?)<\/at>/) { "**\($0.output.1)**" }
    }
    return text
  }

  /// Makes mentions whose names are bindings bold: their tags stand in the texts before and behind these.
  private static func resolveMentions(around segments: inout [TemplateString.Segment]) {
    var open: Int?
    for index in segments.indices {
      guard case .text(var text) = segments[index] else { continue }
      if let start = open, let tag = text.firstRange(of: "</at>"), case .text(var before) = segments[start],
        let first = before.ranges(of: "<at>").last
      {
        before.replaceSubrange(first, with: "**")
        text.replaceSubrange(tag, with: "**")
        segments[start] = .text(before)
        segments[index] = .text(text)
        open = nil
      }
      // What is closed in the same text has been resolved.
      if text.containsUTF8("<at>") { open = index }
    }
  }
}

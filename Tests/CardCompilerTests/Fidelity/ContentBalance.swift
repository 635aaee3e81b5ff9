import CardCompiler

/// What of a source is neither in its output nor in the report.
struct ContentBalance {
  /// An entry as the report has it.
  struct Entry {
    let id: String
    let pointer: String
    let value: String
    let canonicalValue: String
  }

  /// Deviations that take an element away, or a value, with everything that is in it. Those of elements are about the
  /// element alone otherwise: a lost property says nothing of the texts inside.
  private static let removals: Set<String> = [
    "dropped.hidden", "dropped.target-width", "dropped.extra-cell", "dropped.custom", "dropped.property",
    "unsupported.element", "unsupported.newer-version", "note.fallback-used", "lossy.envelope",
  ]

  /// Texts of fewer letters may be part of others by chance.
  private static let chance = 4

  private let entries: [Entry]
  /// What the output has and no item of the source has been found in yet, with its number.
  private var rest: [ContentItem.Kind: [String: Int]] = [:]

  /// Weighs the output and the entries of its report.
  init(output: ScreenContent, entries: [Entry]) {
    self.entries = entries
    for item in output.items {
      let kind = item.kind == .stored ? .text : item.kind
      let value = kind == .text ? Self.canonical(item.value, isMarkdown: true) : item.value
      rest[kind, default: [:]][value, default: 0] += 1
    }
  }

  /// The items of the source that nothing accounts for.
  mutating func missing(of source: ScreenContent) -> [ContentItem] {
    let removed = entries.filter { Self.removals.contains($0.id) && $0.pointer != "" }.map { $0.pointer + "/" }
    var missing: [ContentItem] = []
    for item in source.items where item.kind != .stored && !removed.contains(where: { item.pointer.hasPrefix($0) }) {
      if item.isMarkdown {
        missing += Self.links(in: item.value).map {
          ContentItem(kind: .url, value: $0, pointer: item.pointer)
        }.filter { !isLinked($0) }
      }
      if !isWritten(item), !isReported(item) { missing.append(item) }
    }
    return missing
  }

  // MARK: In the output

  private mutating func isWritten(_ item: ContentItem) -> Bool {
    switch item.kind {
    case .text:
      let parts = Self.parts(of: item.value).map { Self.canonical($0, isMarkdown: item.isMarkdown) }
        .filter { !$0.isEmpty }
      guard let only = parts.first else { return true }
      // A number is shown without what does not count: `16` for `16.00`.
      if let number = Double(item.value), parts.count == 1,
        rest[.text, default: [:]].keys.contains(where: { Double($0) == number })
      {
        return true
      }
      if parts.count == 1, take(only, .text) { return true }
      // Runs of rich text are joined to one text; in others a word or two by chance would prove nothing.
      if parts.count == 1, only.count < Self.chance, !item.pointer.contains("/inlines/") { return false }
      // Texts may have been joined, and dates in them been written out.
      return rest[.text, default: [:]].keys.contains { written in
        parts.allSatisfy { written.contains($0) && (parts.count > 1 || written != $0) }
      }
    case .url:
      // Addresses may have been completed: `asset:photo`, `https://example.com/a.png`.
      return take(item.value, .url)
        || rest[.url, default: [:]].keys.contains { $0 != item.value && $0.contains(item.value) }
    case .input:
      // One input may have become several: `size__1`, `extras.cheese`.
      return take(item.value, .input)
        || rest[.input, default: [:]].keys.contains {
          $0.hasPrefix(item.value + "__") || $0.hasPrefix(item.value + ".")
        }
    case .action:
      if item.value == "submit" {
        let calls = rest[.action, default: [:]].keys.filter { $0 == "submit" || $0.hasPrefix("call") }
        return calls.contains { take($0, .action) }
      }
      return take(item.value, .action)
    case .stored: return true
    }
  }

  /// Whether the output has one more of a value, which is then used up.
  private mutating func take(_ value: String, _ kind: ContentItem.Kind) -> Bool {
    guard let count = rest[kind]?[value], count > 0 else { return false }
    rest[kind]?[value] = count - 1
    return true
  }

  /// Whether the address of a link inside a text is somewhere.
  private func isLinked(_ link: ContentItem) -> Bool {
    let kinds: [ContentItem.Kind] = [.url, .text, .action]
    let canonical = Self.canonical(link.value, isMarkdown: false)
    return kinds.contains { kind in
      rest[kind, default: [:]].keys.contains { $0.contains(kind == .text ? canonical : link.value) }
    } || isReported(link)
  }

  // MARK: In the report

  private func isReported(_ item: ContentItem) -> Bool {
    let canonical = item.kind == .text ? Self.canonical(item.value, isMarkdown: item.isMarkdown) : ""
    return entries.contains { entry in
      if entry.pointer == item.pointer { return true }
      switch item.kind {
      case .text:
        return canonical.count < Self.chance
          ? entry.canonicalValue == canonical : entry.canonicalValue.contains(canonical)
      case .url: return entry.value.contains(item.value)
      default: return false
      }
    }
  }

  // MARK: Texts

  /// The letters and digits of a text: signs are what Markdown and lists are made of. A text of signs stays as it is.
  static func canonical(_ text: String, isMarkdown: Bool) -> String {
    let plain = isMarkdown ? withoutReferences(withoutLinks(text)) : text
    let words = String(plain.filter { $0.isLetter || $0.isNumber })
    return words.isEmpty ? plain.filter { !$0.isWhitespace } : words
  }

  /// The parts of a text between its dates and times.
  private static func parts(of text: String) -> [String] {
    text.split(separator: /\{\{(?:DATE|TIME)\([^)]*\)\}\}/).map(String.init)
  }

  private static func withoutLinks(_ text: String) -> String {
    text.replacing(/!?\[([^\]]*)\]\(([^)]*)\)/) { $0.output.1 }
  }

  /// CommonMark has characters by name; these are what texts of cards have of them.
  private static func withoutReferences(_ text: String) -> String {
    let characters = ["nbsp": "\u{A0}", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    return text.replacing(/&([a-z]+);/) { characters[String($0.output.1)] ?? String($0.output.0) }
  }

  private static func links(in text: String) -> [String] {
    text.matches(of: /\[[^\]]*\]\(([^)\s]*)[^)]*\)/).map { String($0.output.1) }.filter { !$0.isEmpty }
  }
}

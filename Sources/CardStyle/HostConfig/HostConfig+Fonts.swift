import CardIR

extension HostConfig {
  /// Whether a font is in some way as a configuration that says nothing of fonts has it; those of the last profile are the
  /// system's.
  package func hasUsualFont(_ type: FontType, _ isAlike: (Font, Font) -> Bool) -> Bool {
    [HostConfig.default, .renderer, .seed].contains { isAlike(fontTypes[type], $0.fontTypes[type]) }
  }

  /// The family that a host names for a font of its own: the first one of the list. None where the list is a usual one, or
  /// begins with a word that stands for whatever family there is.
  package func ownFamily(_ type: FontType) -> String? {
    guard !hasUsualFont(type, { $0.family == $1.family }) else { return nil }
    let first = fontTypes[type].family.split(separator: ",").first ?? ""
    let quotes: Set<Character> = ["'", "\""]
    var name = Substring(first.filter { !quotes.contains($0) })
    while name.first == " " { name.removeFirst() }
    while name.last == " " { name.removeLast() }
    return name.isEmpty || Self.generic.contains(name.lowercased()) ? nil : String(name)
  }

  private static let generic: Set<String> = [
    "-apple-system", "blinkmacsystemfont", "cursive", "fantasy", "math", "monospace", "sans-serif", "serif",
    "system-ui",
    "ui-monospace", "ui-rounded", "ui-sans-serif", "ui-serif",
  ]
}

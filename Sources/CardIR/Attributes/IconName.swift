/// An icon of the catalogue that hosts of cards have: `Calendar`, `icon:Calendar` or `Calendar,filled`.
package struct IconName: Sendable, Hashable {
  /// The name in the catalogue, without style.
  package let name: String
  /// Whether the filled form is meant.
  package let isFilled: Bool

  /// The icon that a text names; none if the text is anything else, such as a URL.
  package init?(_ text: String) {
    let isMarked = text.hasPrefix("icon:")
    let parts = text.dropFirst(isMarked ? 5 : 0).split(separator: ",", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let first = parts[0].utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first & ~0x20),
      parts[0].utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 })
    else { return nil }
    let style = parts.count == 2 ? parts[1].lowercased() : "regular"
    guard style == "regular" || style == "filled" else { return nil }
    name = String(parts[0])
    isFilled = style == "filled"
  }
}

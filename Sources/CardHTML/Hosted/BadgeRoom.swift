import CardFormats
import CardIR
import CardStyle

extension PageBuilder {
  /// The least width of one of several columns that stand side by side and have this in them; none where texts may be broken
  /// as need be. Words of badges are kept whole, but no column takes more than its share for that: all have to fit.
  func leastWidth(of content: [Element], amongColumns count: Int, padding: Double = 0) -> String? {
    var width = 0.0
    for element in content {
      element.visit { part in
        guard part.kind == .custom, part.literal(.typeName) == "Badge" else { return }
        width = max(width, badgeWidth(part))
      }
    }
    if width == 0 { return nil }
    return "min(\(CSSText.pixels((width + padding).rounded(.up))),\(CSSText.number(100 / Double(max(count, 1))))%)"
  }

  /// How wide a badge is whose words stand one below the other.
  private func badgeWidth(_ badge: Element) -> Double {
    let (size, hasIcon) = (property(badge, "size"), words(badge, named: "icon") != nil)
    let parts = (words(badge, .text) ?? "").split(whereSeparator: \.isWhitespace)
    return parts.map { HostedExtents.badgeWidth(size, text: $0, hasIcon: hasIcon) }.max()
      ?? HostedExtents.badgeWidth(size, text: "", hasIcon: false)
  }
}

package import CardIR
import CardSyntax
import CardText

extension HostedExtents {
  /// The height of a line of text of so many points.
  private static func line(_ points: Double) -> Double { (points * 1.33 * 10).rounded() / 10 }

  /// How wide and high an element that hosts added is; none for elements that hold others, and for unknown ones.
  package static func size(of element: Element) -> (width: Double, height: Double)? {
    height(of: element).map { (width(of: element), $0) }
  }

  /// How wide an element that hosts added is where it is as wide as what is in it, with its text in one line; 0 for one that
  /// takes all the width that there is.
  private static func width(of element: Element) -> Double {
    var size: String? {
      if case .text(let text)? = HostedProperty.size.value(of: element) { text.lowercased() } else { nil }
    }
    switch element.literal(.typeName) {
    case "Badge":
      return badgeWidth(size, text: element.literal(.text) ?? "", hasIcon: element.additional["icon"] != nil)
    case "Icon":
      guard let name = element.literal(.symbolName) else { return icon(size) }
      let text = HostIcons.text(of: name)
      return TextMetrics.system.width(of: Substring(text), size: iconText(text, size), isBold: false)
    case "ProgressRing": return ring(size)
    default: return 0
    }
  }

  /// How high an element that hosts added is on a page; none for elements that hold others, and for unknown ones.
  ///
  /// It is as if no text had more than one line.
  private static func height(of element: Element) -> Double? {
    func name(_ property: HostedProperty) -> String? {
      if case .text(let text)? = property.value(of: element) { text.lowercased() } else { nil }
    }
    switch element.literal(.typeName) {
    case "Badge": return badgeHeight(name(.size))
    case "CodeBlock":
      let lines = element[.text]?.literal.map { $0.split(separator: "\n", omittingEmptySubsequences: false).count } ?? 1
      return Double(lines) * 19.5 + 26
    case "CompoundButton":
      let hasMore = element.additional["description"] != nil
      return 26 + line(14) + (hasMore ? 4 + line(12) : 0)
    case "ProgressBar": return 4
    case "ProgressRing":
      let isBeside = ["before", "after"].contains(name(.labelPosition))
      return ring(name(.size)) + (element.has(.label) && !isBeside ? 8 + line(14) : 0)
    case "Rating": return name(.size) == "medium" ? 16 : 20
    case "Icon": return 1.2 * icon(name(.size))
    default: return HostedType(element).flatMap { $0.isChart ? chart(element, $0) : nil }
    }
  }

  private static func chart(_ element: Element, _ type: HostedType) -> Double {
    let data = HostedProperty.data.extra(of: element)?.value
    let parts = data?.kind == .array ? Double(data?.elements.count ?? 0) : 1
    var height: Double
    var hasLegend = parts > 0
    switch type {
    case .donut, .pie: height = 180
    case .gauge:
      height = 140
      hasLegend = HostedProperty.segments.extra(of: element) != nil
    case .lyingBars, .stackedLyingBars:
      height = parts * 38
      hasLegend = type == .stackedLyingBars
    default:
      height = 198
      hasLegend = type != .uprightBars
    }
    for property in [HostedProperty.subLabel, .xAxisTitle, .yAxisTitle] where property.value(of: element) != nil {
      height += 4 + line(11)
    }
    if HostedProperty.showTitle.value(of: element) == .flag(true), element.has(.title) { height += 8 + line(14) }
    if hasLegend, HostedProperty.showLegend.value(of: element) != .flag(false) { height += 8 + line(12) }
    return height
  }
}

import CardIR
import CardStyle
import CardSyntax

extension PageBuilder {
  /// Children side by side: columns with shares of the width, or anything else as wide as it is.
  func row(_ element: Element, _ around: Around) -> Markup? {
    let children = element[.children].compactMap(\.element)
    let hasColumns = children.contains { $0.kind == .column }
    var row = Markup("div", look: Look(["display": "flex"]))
    let result = box(&row, element, around)
    row.look["justify-content"] = Self.justify(result.inner.alignment)
    stackAlignment(&row, element, axis: .horizontal)
    let first = children.firstIndex(where: isVisible)
    let total = children.reduce(0) { $0 + (Self.weight(of: $1) ?? 0) }
    var inner = result.inner
    inner.axis = .horizontal
    var earlier = CardWidths()
    for (index, child) in children.enumerated() {
      // Every column is at the top and at the bottom of its row.
      var place = Place(isLeft: index == 0, isRight: index == children.count - 1)
      if !hasColumns, let alignment = element.literal(.alignment), alignment != .fill {
        place.isTop = alignment == .top
      }
      guard var item = markup(child, inner.inside(place, padding: result.padding)) else { continue }
      if child.kind == .column {
        share(&item, child, total: total)
        let isPadded = child.has(.containerStyle) || child.has(.padding)
        let padding = isPadded ? 2 * (child.literal(.padding) ?? resolver.padding) : 0
        if let least = leastWidth(of: [child], amongColumns: children.count, padding: padding) {
          item.look["min-width"] = least
        }
      } else {
        share(&item, plain: child, in: element)
      }
      add(item, of: child, isFirst: index == first, after: &earlier, to: &row, .horizontal)
    }
    if row.isEmpty, children.isEmpty || hasColumns { return nil }
    size(&row, element)
    tap(&row, element)
    return row
  }

  private static func weight(of column: Element) -> Double? {
    if case .weight(let weight)? = column.literal(.width) { weight } else { nil }
  }

  /// A column's share of the width, as renderers have it: as wide as the content and less if need be, what is left from
  /// a small width on, a share, or a fixed width.
  private func share(_ item: inout Markup, _ column: Element, total: Double) {
    item.look["min-width"] = "0"
    // A width that makes no sense counts as that of the content.
    let isUnreadable = !column.has(.width) && column.source?["width"] != nil
    switch column.literal(.width) ?? (isUnreadable ? .auto : .stretch) {
    case .auto, .token: item.look["flex"] = "0 1 auto"
    case .stretch: item.look["flex"] = "1 1 50px"
    case .weight(let weight):
      let share = total > 0 ? 100 / total * weight : weight
      item.look["flex"] = "1 1 \(CSSText.number(share))%"
    case .points(let points):
      item.look["flex"] = "0 0 auto"
      item.look["width"] = CSSText.pixels(points)
    }
  }

  /// The width of a child of a row without columns.
  private func share(_ item: inout Markup, plain child: Element, in row: Element) {
    item.look["min-width"] = "0"
    if child.kind == .spacer || item.look["flex"] == "1 1 auto" { return }
    switch row.literal(.distribution) {
    case .fillEqually?: item.look["flex"] = "1 1 0"
    default:
      let isFixed = item.look["width"].map { $0 != "100%" } ?? false
      let fills = child.literal(.width) == .stretch || child.kind.isInput
      item.look["flex"] = isFixed ? "0 0 auto" : fills ? "1 1 0" : "0 1 auto"
      if fills { item.look["width"] = nil }
    }
  }
}

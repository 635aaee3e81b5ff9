package import CardSyntax

/// How a container of a host lays out what is in it, where that is not one below the other.
package enum HostLayout: Sendable {
  /// Side by side, in as many rows as there have to be.
  case flow(Flow)
  /// In areas of a grid.
  case areas(Areas)

  /// The layout that an object describes; none for a stack.
  package init?(_ node: Node) {
    switch node["type"]?.string {
    case "Layout.Flow": self = .flow(Flow(node))
    case "Layout.AreaGrid": self = .areas(Areas(node))
    default: return nil
    }
  }

  /// Elements side by side.
  package struct Flow: Sendable {
    /// The names of the distances between elements and between rows; none for the usual one.
    package let spacing, lineSpacing: String?
    /// The width of each element, or its bounds, in points.
    package let width, least, most: Double?
    /// Whether elements grow into what is left of their row.
    package let fills: Bool
    /// Where elements stand from side to side and from top to bottom, in lower case.
    package let across, down: String

    init(_ node: Node) {
      spacing = node["columnSpacing"]?.string
      lineSpacing = node["rowSpacing"]?.string
      width = HostLayout.pixels(node["itemWidth"])
      least = HostLayout.pixels(node["minItemWidth"])
      most = HostLayout.pixels(node["maxItemWidth"])
      fills = node["itemFit"]?.string?.lowercased() == "fill"
      across = node["horizontalItemsAlignment"]?.string?.lowercased() ?? "center"
      down = node["verticalItemsAlignment"]?.string?.lowercased() ?? "top"
    }
  }

  /// A grid with areas that have names.
  package struct Areas: Sendable {
    /// A column: a number of points, or a share of what is left.
    package enum Column: Sendable, Equatable {
      case points(Double)
      case share(Double)

      /// What a list says of a column; none where that is no width.
      init?(_ node: Node) {
        if let points = HostLayout.pixels(node) {
          self = .points(points)
        } else if let share = node.double ?? node.string.flatMap({ Double($0) }), share.isFinite, share > 0 {
          self = .share(share)
        } else {
          return nil
        }
      }
    }

    /// An area: where it begins, and how far it reaches.
    package struct Area: Sendable {
      package let name: String
      package let column, row, columns, rows: Int
    }

    /// The names of the distances between columns and between rows; none for the usual one.
    package let spacing, lineSpacing: String?
    /// The columns that the grid states, and those that its areas name beside them.
    package let columns: [Column]
    /// The areas.
    package let areas: [Area]

    init(_ node: Node) {
      spacing = node["columnSpacing"]?.string
      lineSpacing = node["rowSpacing"]?.string
      areas = (node["areas"].map { Array($0.elements) } ?? []).prefix(100).map { area in
        func number(_ name: String) -> Int { area[name]?.double.map { Int(min(max($0, 1), 100)) } ?? 1 }
        return Area(
          name: area["name"]?.string ?? "", column: number("column"), row: number("row"),
          columns: number("columnSpan"), rows: number("rowSpan"))
      }
      columns = Self.columns(node["columns"], upTo: areas.map { $0.column + $0.columns - 1 }.max() ?? 1)
    }

    /// The columns that are listed and the others up to `last`, which share what is left of the width: the numbers in the
    /// list are per cent of it.
    private static func columns(_ list: Node?, upTo last: Int) -> [Column] {
      var columns = (list.map { Array($0.elements) } ?? []).prefix(50).map { Column($0) }
      let missing = min(last, 100) - columns.count
      if missing > 0 { columns += [Column?](repeating: nil, count: missing) }
      let stated = columns.reduce(0.0) { if case .share(let share)? = $1 { $0 + share } else { $0 } }
      let others = columns.count { $0 == nil }
      // Where the list has all of the width, something of the others is seen nevertheless.
      let rest = others > 0 ? max((100 - stated) / Double(others), 1) : 0
      return columns.map { $0 ?? .share(rest) }
    }
  }

  private static func pixels(_ node: Node?) -> Double? {
    guard let text = node?.string, text.hasSuffix("px") else { return nil }
    return Double(text.dropLast(2)).flatMap { $0.isFinite ? $0 : nil }
  }
}

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
    package enum Column: Sendable {
      case points(Double)
      case share(Double)
    }

    /// An area: where it begins, and how far it reaches.
    package struct Area: Sendable {
      package let name: String
      package let column, row, columns, rows: Int
    }

    /// The names of the distances between columns and between rows; none for the usual one.
    package let spacing, lineSpacing: String?
    /// The columns that the grid states.
    package let columns: [Column]
    /// The areas.
    package let areas: [Area]

    init(_ node: Node) {
      spacing = node["columnSpacing"]?.string
      lineSpacing = node["rowSpacing"]?.string
      columns = (node["columns"].map { Array($0.elements) } ?? []).prefix(50).map { column in
        if let points = HostLayout.pixels(column) { return .points(points) }
        let share = column.double ?? column.string.flatMap { Double($0) } ?? 1
        return .share(share.isFinite && share > 0 ? share : 1)
      }
      areas = (node["areas"].map { Array($0.elements) } ?? []).prefix(100).map { area in
        func number(_ name: String) -> Int { area[name]?.double.map { Int(min(max($0, 1), 100)) } ?? 1 }
        return Area(
          name: area["name"]?.string ?? "", column: number("column"), row: number("row"),
          columns: number("columnSpan"), rows: number("rowSpan"))
      }
    }
  }

  private static func pixels(_ node: Node?) -> Double? {
    guard let text = node?.string, text.hasSuffix("px") else { return nil }
    return Double(text.dropLast(2)).flatMap { $0.isFinite ? $0 : nil }
  }
}

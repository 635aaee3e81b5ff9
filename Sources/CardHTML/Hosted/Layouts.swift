import CardIR
import CardStyle
import CardSyntax

/// One of the ways in which a container of a host lays out its children, for some widths or for all.
struct HostedLayout {
  /// The widths that it is for; none for all.
  let widths: String?
  /// The declarations of the container; none to leave the children one below the other.
  let container: String
  /// The declarations of each child.
  let item: String
  /// The declarations of children in areas, by the name of the area.
  let areas: [(name: String, look: String)]

  /// The layout that an object describes.
  init(_ node: Node, spacing: (String?) -> Double) {
    widths = node["targetWidth"]?.string
    let rows = CSSText.pixels(spacing(node["rowSpacing"]?.string))
    let columns = CSSText.pixels(spacing(node["columnSpacing"]?.string))
    switch node["type"]?.string {
    case "Layout.Flow":
      let across = Self.justify(node["horizontalItemsAlignment"]?.string?.lowercased() ?? "center")
      let down = Self.justify(node["verticalItemsAlignment"]?.string?.lowercased() ?? "top")
      container =
        "flex-flow:row wrap;gap:\(rows) \(columns);justify-content:\(across);align-items:\(down);align-content:flex-start"
      item = Self.flowItem(node)
      areas = []
    case "Layout.AreaGrid":
      let places = (node["areas"].map { Array($0.elements) } ?? []).prefix(100).map { GridPlace($0) }
      let stated = node["columns"].map { Array($0.elements) } ?? []
      let count = min(max(stated.count, places.map { $0.column + $0.columnSpan - 1 }.max() ?? 1, 1), 50)
      let template = (0..<count).map { $0 < stated.count ? Self.column(stated[$0]) : "minmax(0,1fr)" }
      container = "display:grid;grid-template-columns:\(template.joined(separator: " "));gap:\(rows) \(columns)"
      item = "min-width:0"
      areas = places.map { place in
        let end = "\(place.row + place.rowSpan)/\(place.column + place.columnSpan)"
        return (place.name, "grid-area:\(place.row)/\(place.column)/\(end)")
      }
    default: (container, item, areas) = ("", "", [])
    }
  }

  /// Where an area of a grid is.
  private struct GridPlace {
    let name: String
    let row, column, rowSpan, columnSpan: Int

    init(_ node: Node) {
      func number(_ name: String) -> Int { min(max(Int(node[name]?.double.map { min(max($0, 1), 100) } ?? 1), 1), 100) }
      name = node["name"]?.string ?? ""
      (row, column) = (number("row"), number("column"))
      (rowSpan, columnSpan) = (number("rowSpan"), number("columnSpan"))
    }
  }

  /// Numbers are per cent of the width; what is fixed has its unit.
  private static func column(_ node: Node) -> String {
    if let points = pixels(node) { return CSSText.pixels(points) }
    guard let share = node.double ?? node.string.flatMap(Double.init), share > 0 else { return "minmax(0,1fr)" }
    return "minmax(0,\(CSSText.number(share))fr)"
  }

  private static func pixels(_ node: Node?) -> Double? {
    guard let text = node?.string, text.hasSuffix("px") else { return nil }
    return Double(text.dropLast(2))
  }

  private static func flowItem(_ node: Node) -> String {
    let grow = node["itemFit"]?.string?.lowercased() == "fill" ? 1 : 0
    if let width = pixels(node["itemWidth"]) { return "flex:\(grow) 0 \(CSSText.pixels(width));min-width:0" }
    var look = "flex:\(grow) 0 auto;max-width:"
    look += pixels(node["maxItemWidth"]).map { CSSText.pixels($0) } ?? "100%"
    if let least = pixels(node["minItemWidth"]) { look += ";min-width:\(CSSText.pixels(least))" }
    return look
  }

  private static func justify(_ name: String) -> String {
    switch name {
    case "center": "center"
    case "right", "bottom": "flex-end"
    default: "flex-start"
    }
  }
}

extension PageBuilder {
  /// Gives a container the layouts that its host has for it. The first that fits the width counts; without any, its
  /// children are one below the other.
  func layOut(_ markup: inout Markup, _ element: Element) {
    guard let node = data(element, "layouts"), node.kind == .array else { return }
    let layouts = node.elements.prefix(20).filter { $0.kind == .object }.map { layout in
      HostedLayout(layout) { self.spacing(named: $0) }
    }
    if layouts.allSatisfy(\.container.isEmpty) { return }
    markup.classes.append(sheet.className(for: layouts))
  }

  private func spacing(named name: String?) -> Double {
    let token = name.flatMap { name in
      SpacingToken.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    }
    return host.spacing[token ?? .default]
  }

  /// The area of a grid that an element is in.
  func area(_ element: Element) -> String? {
    data(element, "grid.area")?.string.map { sheet.areaClass($0) }
  }
}

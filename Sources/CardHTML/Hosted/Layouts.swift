import CardFormats
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
    switch HostLayout(node) {
    case .flow(let flow)?:
      container =
        "flex-flow:row wrap;gap:\(rows) \(columns);justify-content:\(Self.justify(flow.across));"
        + "align-items:\(Self.justify(flow.down));align-content:flex-start"
      item = Self.item(of: flow)
      areas = []
    case .areas(let grid)?:
      let template = grid.columns.map { Self.width(of: $0) }.joined(separator: " ")
      container = "display:grid;grid-template-columns:\(template);gap:\(rows) \(columns)"
      item = "min-width:0"
      areas = grid.areas.map { area in
        let end = "\(area.row + area.rows)/\(area.column + area.columns)"
        return (area.name, "grid-area:\(area.row)/\(area.column)/\(end)")
      }
    case nil: (container, item, areas) = ("", "", [])
    }
  }

  private static func width(of column: HostLayout.Areas.Column) -> String {
    switch column {
    case .points(let points): CSSText.pixels(points)
    case .share(let share): "minmax(0,\(CSSText.number(share))fr)"
    }
  }

  private static func item(of flow: HostLayout.Flow) -> String {
    let grow = flow.fills ? 1 : 0
    if let width = flow.width { return "flex:\(grow) 0 \(CSSText.pixels(width));min-width:0" }
    var look = "flex:\(grow) 0 auto;max-width:"
    look += flow.most.map { CSSText.pixels($0) } ?? "100%"
    if let least = flow.least { look += ";min-width:\(CSSText.pixels(least))" }
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

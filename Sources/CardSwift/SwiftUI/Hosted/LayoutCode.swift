import CardFormats
import CardIR
import CardStyle

/// Writes boxes whose children flow or stand in the areas of a grid.
struct LayoutCode {
  let host: HostConfig
  let boxes: BoxCode
  let subviews: Subviews
  let needs: ViewNeeds

  /// The layout of a box, if it has one of its host.
  static func layout(of element: Element) -> HostLayout? {
    guard element.kind != .stack || element.literal(.axis) != .horizontal else { return nil }
    return HostedProperty.layouts.extra(of: element).flatMap { HostLayout($0.value) }
  }

  /// The view of a box with a layout.
  func view(
    of element: Element, _ layout: HostLayout, _ context: ViewContext, _ children: some ChildViews
  ) -> BuiltView {
    var inner = boxes.inside(of: element, context)
    inner.axis = .vertical
    inner.edges = []
    let views = element[.children].map { slot in
      children.view(of: slot, inner) { view, child in
        guard case .areas(let grid) = layout, let area = Self.area(of: child, in: grid) else { return }
        view = view.map { $0.modified("cardArea", [SwiftArgument(nil, area)]) }
      }
    }
    let parts = subviews.bounded(views, inner.parameters)
    let (name, arguments) = call(layout)
    needs.use(name)
    let view = BuiltView(around: parts) {
      [.expression(.call(.verbatim(name), arguments, SwiftClosure([], $0)))]
    }
    return view.map(boxes.box(of: element, context, axis: .vertical))
  }

  private func call(_ layout: HostLayout) -> (name: String, arguments: [SwiftArgument]) {
    switch layout {
    case .flow(let flow):
      var arguments = gaps(flow.spacing, flow.lineSpacing)
      var widths: [SwiftArgument] = []
      for (label, points) in [("fixed", flow.width), ("least", flow.least), ("most", flow.most)] {
        if let points { widths.append(SwiftArgument(label, .number(points))) }
      }
      if flow.fills { widths.append(SwiftArgument("fill", "true")) }
      if !widths.isEmpty { arguments.append(SwiftArgument("widths", .call("CardWrapFrames.Widths", widths))) }
      let places = ["left": ".start", "top": ".start", "right": ".end", "bottom": ".end"]
      let (across, down) = (places[flow.across] ?? ".middle", places[flow.down] ?? ".middle")
      if across != ".middle" { arguments.append(SwiftArgument("across", .verbatim(across))) }
      if down != ".start" { arguments.append(SwiftArgument("down", .verbatim(down))) }
      return ("CardWrap", arguments)
    case .areas(let grid):
      let tracks = grid.columns.map { column -> SwiftExpression in
        switch column {
        case .points(let points): .call(".points", [SwiftArgument(nil, .number(points))])
        case .share(let share): .call(".share", [SwiftArgument(nil, .number(share))])
        }
      }
      return ("CardAreas", [SwiftArgument(nil, .array(tracks))] + gaps(grid.spacing, grid.lineSpacing))
    }
  }

  private func gaps(_ across: String?, _ down: String?) -> [SwiftArgument] {
    [
      SwiftArgument("spacing", .number(points(across))), SwiftArgument("lineSpacing", .number(points(down))),
    ]
  }

  private func points(_ name: String?) -> Double {
    let token = name.flatMap { name in
      SpacingToken.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    }
    return host.spacing[token ?? .default]
  }

  private static func area(of child: Element, in grid: HostLayout.Areas) -> SwiftExpression? {
    guard case .text(let name)? = HostedProperty.area.value(of: child),
      let area = grid.areas.first(where: { $0.name == name })
    else { return nil }
    let numbers = [
      ("column", area.column), ("row", area.row), ("columns", area.columns), ("rows", area.rows),
    ]
    return .call(
      "CardArea", numbers.filter { $0.1 != 1 }.map { SwiftArgument($0.0, .number(Double($0.1))) })
  }
}

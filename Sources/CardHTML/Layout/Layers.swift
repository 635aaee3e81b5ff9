import CardIR
import CardStyle

extension PageBuilder {
  /// Children behind each other, the first at the back.
  func overlay(_ element: Element, _ around: Around) -> Markup? {
    var layers = Markup("div", look: Look(["display": "grid"]))
    let result = box(&layers, element, around)
    let place = element.literal(.alignment) ?? .center
    let (across, downwards) =
      switch place {
      case .leading: ("start", "center")
      case .trailing: ("end", "center")
      case .top: ("center", "start")
      case .bottom: ("center", "end")
      case .fill: ("stretch", "stretch")
      default: ("center", "center")
      }
    layers.look["justify-items"] = across
    layers.look["align-items"] = downwards
    for child in element[.children].compactMap(\.element) {
      guard var item = markup(child, result.inner.inside(Place(), padding: result.padding)) else { continue }
      item.look["grid-area"] = "1/1"
      if !isVisible(child) { item.set(flag: "hidden") }
      layers.append(item)
    }
    size(&layers, element)
    tap(&layers, element)
    return layers
  }

  /// Room without anything in it: so much of it, or all that is left.
  func spacer(_ element: Element, _ around: Around) -> Markup? {
    var spacer = Markup("div")
    spacer[attribute: "aria-hidden"] = "true"
    let (own, property): (Dimension?, String) =
      around.axis == .vertical ? (element.literal(.height), "min-height") : (element.literal(.width), "min-width")
    if case .points(let points)? = own {
      spacer.look["flex"] = "0 0 \(CSSText.pixels(points))"
      return spacer
    }
    spacer.look["flex"] = "1 1 0"
    if let least = element.literal(.minLength), least > 0 { spacer.look[property] = CSSText.pixels(least) }
    return spacer
  }

  /// A line.
  func divider(_ element: Element, _ around: Around) -> Markup? {
    var line = Markup("div", "line")
    line[attribute: "role"] = "separator"
    let isUpright = element.literal(.axis).map { $0 == .vertical } ?? (around.axis == .horizontal)
    let thickness = CSSText.pixels(max(1, host.separator.thickness))
    line.look[isUpright ? "width" : "height"] = thickness
    line.look[isUpright ? "align-self" : "width"] = isUpright ? "stretch" : "100%"
    line.look["background-color"] =
      element.literal(.backgroundColor).map(sheet.stated) ?? sheet.color(host.separator.color)
    frame(&line, element)
    line.look["flex"] = "0 0 auto"
    return line
  }

  /// What a shape is filled with: a colour that the screen states, else that of texts.
  func fill(of shape: Element, _ around: Around) -> String {
    (shape.literal(.foregroundColor) ?? around.foreground).map(sheet.stated)
      ?? sheet.color(host.color(.default, subtle: false))
  }

  /// A filled rectangle or circle.
  func shape(_ element: Element, _ around: Around) -> Markup? {
    var shape = Markup("div")
    shape.look["min-width"] = "8px"
    shape.look["min-height"] = "8px"
    frame(&shape, element)
    if !element.has(.backgroundColor) { shape.look["background-color"] = fill(of: element, around) }
    if element.literal(.shape) == .circle { shape.look["border-radius"] = "50%" }
    if !element.has(.width) { shape.look["align-self"] = "stretch" }
    size(&shape, element)
    if !element.has(.height) { shape.look["flex"] = "1 1 auto" }
    tap(&shape, element)
    return shape
  }
}

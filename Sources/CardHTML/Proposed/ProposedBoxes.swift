import CardIR
import CardStyle
import CardSyntax
import CardText

/// Screens whose stacks are as large as what is in them.
///
/// Nothing on such a page has a place of its own: the script proposes sizes from the outside in and gives each view the
/// place that it has on a phone. The markup says what the views are.
extension PageBuilder {
  /// The box of an element whose size follows from what is in it.
  func proposedBox(_ element: Element, _ around: Around) -> Markup? {
    var box = Markup("div", "box")
    if !isVisible(element) { box.set(flag: "hidden") }
    var inner = around
    if let color = element.literal(.foregroundColor) { inner.foreground = color }
    switch element.kind {
    case .screen:
      box.tag = "article"
      box.classes = ["device"]
      box.look["background-color"] = element.literal(.backgroundColor).map(sheet.stated) ?? sheet.color(host.page)
      addViews(of: element, to: &box, inner)
    case .stack, .overlay, .scroll:
      surround(&box, element)
      if element.kind == .scroll { box.classes.append("scrolls") }
      addViews(of: element, to: &box, inner)
    case .list:
      surround(&box, element)
      box.classes.append("scrolls")
      addViews(of: element, to: &box, inner)
      for _ in element[.children] { box.append(rowLine()) }
    case .shape:
      surround(&box, element)
      let color = fill(of: element, around)
      guard element.hasAny(of: [.padding, .backgroundColor]) else {
        box.look["background-color"] = color
        if element.isCircle { box.look["border-radius"] = "50%" }
        break
      }
      // What is behind a shape and around it is seen beside it.
      var area = Markup("div", look: Look(["width": "100%", "height": "100%"]))
      area.look["background-color"] = color
      if element.isCircle { area.look["border-radius"] = "50%" }
      box.append(area)
    case .divider:
      box[attribute: "role"] = "separator"
      box.look["background-color"] = sheet.color(host.separator.color)
    case .spacer: box[attribute: "aria-hidden"] = "true"
    case .image:
      surround(&box, element)
      // A picture of the app's own is only known by its name.
      if let picture = framedPicture(element) ?? flowContent(of: bare(element), around) { box.append(picture) }
    default:
      surround(&box, element)
      guard var content = flowContent(of: bare(element), around) else { return nil }
      if element.kind == .text {
        // A line of the system's font is as high as its ascent and descent, and nothing stands between lines.
        content.look["white-space"] = "pre-wrap"
        cut(&content, to: element)
        content.look["line-height"] = "1.2em"
      } else if element.kind == .icon {
        // The signs that stand for symbols are as wide as their font has them.
        content.look["width"] = CSSText.pixels(SymbolSigns.size.width)
        content.look["height"] = CSSText.pixels(SymbolSigns.size.height)
        content.look["text-align"] = "center"
      }
      box.append(content)
    }
    box[attribute: "data-view"] = facts(ofView: element)
    return box
  }

  /// Leaves out of a text what does not fit the height of its frame, but for one line.
  private func cut(_ content: inout Markup, to text: Element) {
    guard case .points(let height)? = text.literal(.height) else { return }
    let size =
      switch text.literal(.textSize) {
      case .style(let style)?: style.points
      case .points(let points)?: points
      default: TextStyle.body.points
      }
    let lines = (height - 2 * (text.literal(.padding) ?? 0)) / (TextMetrics.system.lineHeight * size)
    limit(&content, lines: max(1, (lines + 0.05).rounded(.down)), wraps: true)
    content.look["overflow"] = "hidden"
  }

  private func addViews(of element: Element, to box: inout Markup, _ around: Around) {
    for slot in element[.children] {
      if let child = slot.element, let markup = markup(child, around) { box.append(markup) }
    }
  }

  private func rowLine() -> Markup {
    var line = Markup("div", "line")
    line[attribute: "aria-hidden"] = "true"
    line.look["position"] = "absolute"
    line.look["left"] = "16px"
    line.look["right"] = "0"
    line.look["height"] = "1px"
    line.look["background-color"] = sheet.color(host.separator.color)
    return line
  }

  /// What a box is painted with, inside of its frame.
  private func surround(_ box: inout Markup, _ element: Element) {
    if let color = element.literal(.backgroundColor) { box.look["background-color"] = sheet.stated(color) }
    if let color = element.literal(.borderColor), let width = element.literal(.borderWidth), width > 0 {
      // A line is drawn inside of the box, and takes no room from what is in it.
      box.look["box-shadow"] = "inset 0 0 0 \(CSSText.pixels(width)) \(sheet.stated(color))"
    }
    if let padding = element.literal(.padding), padding > 0 { box.look["padding"] = CSSText.pixels(padding) }
  }

  /// A leaf without what the box around it has.
  private func bare(_ element: Element) -> Element {
    var leaf = element
    for id in [AttributeID.width, .height, .padding, .backgroundColor, .borderColor, .borderWidth] {
      leaf[value: id] = nil
    }
    return leaf
  }

  // MARK: Facts

  /// What the script has to know of a view, as JSON.
  private func facts(ofView element: Element) -> String {
    var json = DocumentWriter(.minified)
    func points(_ length: Dimension?) -> Double? { if case .points(let points)? = length { points } else { nil } }
    json.beginObject()
    json.member("kind", Self.viewKind(of: element))
    let numbers = [
      ("padding", element.literal(.padding)), ("width", points(element.literal(.width))),
      ("height", points(element.literal(.height))), ("gap", element.literal(.gap)),
      ("least", element.literal(.minLength)),
    ]
    for case (let name, let number?) in numbers {
      json.key(name)
      json.number(number)
    }
    if let alignment = element.literal(.alignment) { json.member("alignment", alignment.rawValue) }
    if element.kind == .scroll, let axis = element.literal(.axis) { json.member("axis", axis.rawValue) }
    if element.kind == .shape, element.isCircle {
      json.key("isRound")
      json.boolean(true)
    }
    json.endObject()
    return String(decoding: json.finish(), as: UTF8.self)
  }

  private static func viewKind(of element: Element) -> String {
    switch element.kind {
    case .stack: element.literal(.axis) == .horizontal ? "row" : "column"
    case .overlay: "layers"
    case .list: "list"
    case .scroll: "scroll"
    case .shape: "shape"
    case .spacer: "spacer"
    case .divider: "divider"
    case .image: "image"
    default: "text"
    }
  }
}

extension Element {
  fileprivate var isCircle: Bool { literal(.shape) == .circle }
}

import CardIR
import CardStyle
import CardSyntax

/// Screens whose elements are placed by constraints.
///
/// Nothing on such a page has a place of its own: the script solves the constraints in the browser, as Auto Layout does on
/// a phone, and gives each box its place. The markup says what the boxes are.
extension PageBuilder {
  /// Whether the elements of a screen are placed by constraints.
  static func isSolved(_ screen: Screen) -> Bool {
    var isSolved = false
    screen.root.visit { element in
      if element.kind == .canvas || element.has(.constraints) { isSolved = true }
    }
    return isSolved
  }

  /// The box of an element that is placed by constraints.
  func solvedBox(_ element: Element, _ around: Around) -> Markup? {
    var box = Markup("div", "box")
    box[attribute: "data-box"] = facts(ofBox: element)
    if !isVisible(element) { box.set(flag: "hidden") }
    switch element.kind {
    case .screen:
      box.tag = "article"
      box.classes = ["device"]
      box.look["background-color"] = element.literal(.backgroundColor).map(sheet.stated) ?? sheet.color(host.page)
      addChildren(of: element, to: &box, around)
    case .canvas, .stack:
      frameSolved(&box, element)
      addChildren(of: element, to: &box, around)
      tap(&box, element)
    case .scroll:
      box.classes.append("scrolls")
      var inside = Markup("div", "box", "inside")
      addChildren(of: element, to: &inside, around)
      box.append(inside)
    case .image:
      guard let picture = framedPicture(element) else { return box }
      box.append(picture)
    default:
      guard var content = flowContent(of: element, around) else { return box }
      if element.kind == .text {
        // The lines of a label stand in the middle of its height, and where there are more than fit, the first is seen.
        box.look["display"] = "grid"
        box.look["align-content"] = "safe center"
        content.look["white-space"] = "pre-wrap"
        limit(&content, lines: Self.lines(of: element), wraps: true)
        // However many lines a label may have, each is as high as the system's font.
        content.look["line-height"] = "1.2"
      } else if element.kind == .button {
        content.look["white-space"] = "pre-wrap"
      }
      box.append(content)
    }
    return box
  }

  private func addChildren(of element: Element, to box: inout Markup, _ around: Around) {
    var around = around
    if element.kind == .stack, element.literal(.axis) != .vertical { around.wordsOfRow = firstWords(in: element) }
    for slot in element[.children] {
      if let child = slot.element, let markup = markup(child, around) { box.append(markup) }
    }
  }

  /// The first text in an element, as it is read out.
  private func firstWords(in element: Element) -> String? {
    var found: String?
    element.visit { part in
      if found == nil, part.kind == .text { found = words(part, .text) }
    }
    return found
  }

  private func frameSolved(_ box: inout Markup, _ element: Element) {
    if let color = element.literal(.backgroundColor) { box.look["background-color"] = sheet.stated(color) }
    if let width = element.literal(.borderWidth), width > 0 {
      // A line is drawn inside of the box, and takes no room from what is in it.
      box.look["box-shadow"] =
        "inset 0 0 0 \(CSSText.pixels(width)) \(sheet.stated(element.literal(.borderColor) ?? .black))"
    }
    if let radius = element.literal(.cornerRadius), radius > 0 { box.look["border-radius"] = CSSText.pixels(radius) }
  }

  /// The picture of an image that fills a box.
  func framedPicture(_ element: Element) -> Markup? {
    guard let url = picture(element) else { return nil }
    var picture = Markup("img")
    picture[attribute: "src"] = url
    picture[attribute: "alt"] = words(element, .altText) ?? ""
    picture.look["object-fit"] =
      switch element.literal(.imageFit) {
      case .cover: "cover"
      case .stretch: "fill"
      case .center: "none"
      case .contain, nil: "contain"
      }
    return picture
  }

  // MARK: Facts

  /// How many lines a text takes at most; 0 for any number. One line is also said by a text that does not wrap.
  private static func lines(of text: Element) -> Double {
    text.literal(.wrap) == false ? 1 : text.literal(.maxLines) ?? 0
  }

  /// What the script has to know of a box, as JSON.
  private func facts(ofBox element: Element) -> String {
    var json = DocumentWriter(.minified)
    json.beginObject()
    json.member("kind", Self.boxKind(of: element.kind))
    if let id = element.literal(.id) { json.member("id", id) }
    if element.kind == .text {
      json.key("lines")
      json.number(Self.lines(of: element))
    }
    if element.kind == .stack || element.kind == .scroll {
      json.member("axis", (element.literal(.axis) ?? .horizontal).rawValue)
      json.key("spacing")
      json.number(element.literal(.gap) ?? 0)
      json.member("alignment", (element.literal(.alignment) ?? .fill).rawValue)
      json.member("distribution", (element.literal(.distribution) ?? .fill).rawValue)
    }
    let rules = element[.constraints].compactMap(\.element)
    if !rules.isEmpty {
      json.key("rules")
      json.beginArray()
      for rule in rules { write(rule, &json) }
      json.endArray()
    }
    json.endObject()
    return String(decoding: json.finish(), as: UTF8.self)
  }

  private func write(_ constraint: Element, _ json: inout DocumentWriter) {
    guard let rule = constraint.literal(.rule) else { return }
    json.beginObject()
    json.member("rule", rule.rawValue)
    json.key("value")
    json.number(constraint.literal(.constant) ?? 0)
    if let edge = constraint.literal(.anchorEdge), let id = constraint.literal(.anchorID) {
      json.member("edge", edge.rawValue)
      json.member("of", id)
    }
    json.endObject()
  }

  private static func boxKind(of kind: ElementKind) -> String {
    switch kind {
    case .text: "text"
    case .button: "button"
    case .textInput: "field"
    case .toggle: "check"
    case .image: "image"
    case .stack: "stack"
    case .scroll: "scroll"
    default: "box"
    }
  }
}

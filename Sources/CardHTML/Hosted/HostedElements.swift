import CardFormats
import CardIR
import CardStyle
import CardSyntax

/// What pages show of elements that only some hosts of Adaptive Cards have, as these hosts show them.
enum HostedElements {
  /// The types.
  static let names: Set<String> = [
    "Badge", "CodeBlock", "ProgressBar", "ProgressRing", "Rating", "Chart.Donut", "Chart.Pie", "Chart.VerticalBar",
    "Chart.VerticalBar.Grouped", "Chart.HorizontalBar", "Chart.HorizontalBar.Stacked", "Chart.Line", "Chart.Gauge",
  ]

  /// Whether all that decides on the look of an element is known; of what only data know, texts alone can be shown.
  @Sendable static func canShow(_ element: Element) -> Bool {
    guard element.literal(.typeName).map({ names.contains($0) }) == true else { return false }
    return element.extras.allSatisfy { $0.template == nil && !($0.mayHaveHoles && hasHoles($0.value)) }
  }

  /// Whether pages read a property of an element that every host has.
  @Sendable static func keepsProperty(_ name: String, _ kind: ElementKind) -> Bool {
    switch name {
    case "layouts": [.stack, .column, .tableCell, .page].contains(kind)
    case "themedUrls": kind == .image
    // A document as a whole is in no grid.
    case "grid.area": kind != .screen
    default: false
    }
  }

  private static func hasHoles(_ node: Node) -> Bool {
    if let text = node.string { return text.contains("${") }
    return node.elements.contains { hasHoles($0) }
      || node.members.contains { $0.name == "$data" || $0.name == "$when" || hasHoles($0.value) }
  }
}

extension PageBuilder {
  /// An element of a host.
  func hosted(_ element: Element, _ around: Around) -> Markup? {
    let name = element.literal(.typeName) ?? ""
    guard var markup = hosted(element, named: name, around) else { return nil }
    if let tooltip = words(element, .tooltip) { markup[attribute: "title"] = tooltip }
    size(&markup, element)
    return markup
  }

  private func hosted(_ element: Element, named name: String, _ around: Around) -> Markup? {
    switch name {
    case "Badge": badge(element, around)
    case "CodeBlock": code(element, around)
    case "ProgressBar": progressBar(element)
    case "ProgressRing": progressRing(element, around)
    case "Rating": rating(element, around)
    default: chart(element, named: name, around)
    }
  }

  // MARK: Properties

  /// A property in lower case: names are the same in any case.
  func property(_ element: Element, _ name: String) -> String? {
    switch element.additional[name] {
    case .text(let text)?, .token(let text)?: text.lowercased()
    default: nil
    }
  }

  /// A property that is a text.
  func words(_ element: Element, named name: String) -> String? {
    if case .text(let text)? = element.additional[name], !text.isEmpty { text } else { nil }
  }

  /// A property that is a number.
  func number(_ element: Element, named name: String) -> Double? {
    switch element.additional[name] {
    case .number(let number)?, .measure(let number, _)?: Self.bounded(number)
    // Lengths are written with their unit.
    case .text(let text)? where text.hasSuffix("px"): Double(text.dropLast(2)).map { Self.bounded($0) }
    default: nil
    }
  }

  /// A property that is true or false.
  func flag(_ element: Element, _ name: String, default usual: Bool) -> Bool {
    if case .flag(let flag)? = element.additional[name] { flag } else { usual }
  }

  /// A line of the host's text, of which only size and weight are its own.
  func line(_ text: String, points: Double, weight: Double = 400, isSubtle: Bool = false, _ around: Around) -> Markup {
    var element = Element(.text)
    if isSubtle { element[.isSubtle] = .literal(true) }
    let color = resolved(element, around).color
    return Markup(
      "span",
      look: Look([
        "font-size": CSSText.pixels(points), "font-weight": CSSText.number(weight), "color": sheet.color(color),
      ])
    ).containing(text: text)
  }

  // MARK: Badges

  private struct BadgeColors {
    let ground: UInt32
    let ink: UInt32
    let edge: UInt32
  }

  /// The colours of badges: those of the design of Teams.
  private static func colors(of style: String, isTint: Bool) -> BadgeColors {
    switch (style, isTint) {
    case ("accent", false): BadgeColors(ground: 0x5B5FC7, ink: 0xFFFFFF, edge: 0x5B5FC7)
    case ("accent", true): BadgeColors(ground: 0xE8EBFA, ink: 0x444791, edge: 0xC5CBFA)
    case ("good", false): BadgeColors(ground: 0x107C10, ink: 0xFFFFFF, edge: 0x107C10)
    case ("good", true): BadgeColors(ground: 0xF1FAF1, ink: 0x0E700E, edge: 0x9FD89F)
    case ("attention", false): BadgeColors(ground: 0xC50F1F, ink: 0xFFFFFF, edge: 0xC50F1F)
    case ("attention", true): BadgeColors(ground: 0xFDF3F4, ink: 0xB10E1C, edge: 0xEEACB2)
    case ("warning", false): BadgeColors(ground: 0xF7630C, ink: 0xFFFFFF, edge: 0xF7630C)
    case ("warning", true): BadgeColors(ground: 0xFFF9F5, ink: 0xBC4B09, edge: 0xFDCFB4)
    case ("subtle", false): BadgeColors(ground: 0xFFFFFF, ink: 0x424242, edge: 0xFFFFFF)
    case ("subtle", true): BadgeColors(ground: 0xFFFFFF, ink: 0x616161, edge: 0xE0E0E0)
    case ("informative", false): BadgeColors(ground: 0xE6E6E6, ink: 0x616161, edge: 0xE6E6E6)
    case (_, false): BadgeColors(ground: 0x616161, ink: 0xFFFFFF, edge: 0x616161)
    case (_, true): BadgeColors(ground: 0xF0F0F0, ink: 0x616161, edge: 0xE0E0E0)
    }
  }

  /// A pill with a text, a sign or both.
  private func badge(_ element: Element, _ around: Around) -> Markup? {
    var parts = element[.text].map { textContent($0, isMarkdown: false) } ?? []
    if let icon = words(element, named: "icon") {
      let sign = Markup("span").with("aria-hidden", "true").containing(text: HostIcons.text(of: icon))
      if property(element, "iconPosition") == "after" {
        parts.append(.element(sign))
      } else {
        parts.insert(.element(sign), at: 0)
      }
    }
    if parts.isEmpty { return nil }
    let style = property(element, "style") ?? "default"
    let colors = Self.colors(of: style, isTint: property(element, "appearance") == "tint")
    let size = property(element, "size")
    let (height, points) = size == "extralarge" ? (32.0, 14.0) : size == "large" ? (24.0, 12.0) : (20.0, 12.0)
    let radius = property(element, "shape") == "square" ? 0 : property(element, "shape") == "rounded" ? 4 : height / 2
    var badge = Markup("span", "badge")
    badge.look = Look([
      "min-height": CSSText.pixels(height), "padding": "0 " + CSSText.pixels(height / 3),
      "border": "1px solid " + sheet.color(Color(colors.edge)), "border-radius": CSSText.pixels(radius),
      "background-color": sheet.color(Color(colors.ground)), "color": sheet.color(Color(colors.ink)),
      "font-size": CSSText.pixels(points), "line-height": CSSText.pixels(16), "font-weight": "600",
    ])
    badge.content = parts
    return placed(badge, element, around)
  }

  /// What is as wide as its content, where it stands from side to side.
  private func placed(_ markup: Markup, _ element: Element, _ around: Around) -> Markup {
    var line = Markup("div", look: Look(["display": "flex"]))
    switch element.literal(.horizontalAlignment) ?? around.alignment {
    case .center: line.look["justify-content"] = "center"
    case .trailing: line.look["justify-content"] = "flex-end"
    default: break
    }
    return line.containing(markup)
  }

  // MARK: Code

  /// Source code, with the numbers of its lines where they are not the usual ones.
  private func code(_ element: Element, _ around: Around) -> Markup? {
    guard let value = element[.text], value.literal != "" else { return nil }
    var code = Markup("pre", "code")
    code.look["font-family"] = fontFamilies(.monospace)
    code[attribute: "tabindex"] = "0"
    if let language = words(element, named: "language") { code[attribute: "aria-label"] = language }
    var inner = Markup("code")
    let first = Int(number(element, named: "startLineNumber") ?? 1)
    if case .literal(let text) = value, first >= 0, first < 1_000_000 {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let width = "\(first + lines.count - 1)".count
      for (index, line) in lines.enumerated() {
        let number = "\(first + index)"
        let padded = String(repeating: " ", count: max(0, width - number.count)) + number
        inner.append(Markup("span", "number").with("aria-hidden", "true").containing(text: padded))
        inner.append(String(line) + (index + 1 < lines.count ? "\n" : ""))
      }
    } else {
      inner.content = textContent(value, isMarkdown: false)
    }
    return code.containing(inner)
  }

  // MARK: Progress and ratings

  private static func color(_ name: String?) -> Color {
    switch name {
    case "good": Color(0x107C10)
    case "warning": Color(0xF7630C)
    case "attention": Color(0xC50F1F)
    default: Color(0x5B5FC7)
    }
  }

  private func progressBar(_ element: Element) -> Markup {
    var bar = Markup("progress")
    let maximum = number(element, named: "max") ?? 100
    if let value = number(element, named: "value"), maximum > 0 {
      bar[attribute: "max"] = CSSText.number(maximum)
      bar[attribute: "value"] = CSSText.number(min(max(value, 0), maximum))
      bar.look["color"] = sheet.color(Self.color(property(element, "color")))
    }
    return bar
  }

  /// A ring that turns, with its label.
  private func progressRing(_ element: Element, _ around: Around) -> Markup {
    let extents = ["tiny": 20.0, "small": 28, "large": 44]
    let extent = property(element, "size").flatMap { extents[$0] } ?? 36
    var ring = SVG.drawing(width: extent, height: extent)
    ring.classes = ["ring"]
    ring[attribute: "role"] = "progressbar"
    let middle = extent / 2
    let radius = middle - 2
    ring.append(SVG.circle(x: middle, y: middle, radius: radius, stroke: "var(--line)", width: 3))
    ring.append(
      SVG.arc(x: middle, y: middle, radius: radius, from: 0, to: 0.25, stroke: CSSText.color(Self.color(nil)), width: 3)
    )
    guard let label = words(element, .label) else { return placed(ring, element, around) }
    ring[attribute: "aria-label"] = label
    let text = line(label, points: 14, around)
    let position = property(element, "labelPosition") ?? "below"
    let isRow = position == "before" || position == "after"
    var box = Markup("div", look: Look(["display": "inline-flex", "align-items": "center", "gap": "8px"]))
    if !isRow { box.look["flex-direction"] = "column" }
    let isFirst = position == "before" || position == "above"
    return placed(isFirst ? box.containing(text, ring) : box.containing(ring, text), element, around)
  }

  /// Stars that are full, half or empty.
  private func rating(_ element: Element, _ around: Around) -> Markup? {
    let maximum = min(max(number(element, named: "max") ?? 5, 1), 20).rounded(.down)
    let value = min(max(number(element, named: "value") ?? 0, 0), maximum)
    let isCompact = property(element, "style") == "compact"
    let extent = property(element, "size") == "medium" ? 16.0 : 20
    let color = property(element, "color") == "marigold" ? "#eaa300" : "currentcolor"
    var box = Markup("div", look: Look(["display": "inline-flex", "align-items": "center", "gap": "4px"]))
    var stars = Markup("span", look: Look(["display": "inline-flex", "gap": "2px"]))
    stars[attribute: "role"] = "img"
    stars[attribute: "aria-label"] = "\(CSSText.number(value)) / \(CSSText.number(maximum))"
    for index in 0..<(isCompact ? 1 : Int(maximum)) {
      // Hosts show halves.
      let share = isCompact ? 1 : min(max(((value - Double(index)) * 2).rounded() / 2, 0), 1)
      stars.append(SVG.star(extent: extent, filled: share, color: color))
    }
    box.append(stars)
    box.append(line(CSSText.number(value), points: 12, weight: 600, around))
    if let count = number(element, named: "count") {
      box.append(line("(\(CSSText.number(count)))", points: 12, isSubtle: true, around))
    }
    return placed(box, element, around)
  }
}

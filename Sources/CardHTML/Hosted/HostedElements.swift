import CardFormats
import CardIR
import CardStyle
import CardSyntax

/// What pages show of elements that only some hosts of Adaptive Cards have, as these hosts show them.
enum HostedElements {
  /// The types: those that every target shows as hosts do, and two that other targets have elements of their own for.
  static let names = Set(HostedType.allCases.map(\.rawValue)).union(["CompoundButton", "Icon"])

  /// What pages read of the sections of accordions and the pages of tab sets.
  private static let ofPages: Set<String> = [
    "isExpanded", "headerIconName", "headerSize", "headerWrap", "expandIconPosition", "iconName", "tabStyle",
  ]

  /// Whether all that decides on the look of an element is known; of what only data know, texts alone can be shown.
  @Sendable static func canShow(_ element: Element) -> Bool {
    guard element.literal(.typeName).map({ names.contains($0) }) == true else { return false }
    return element.extras.allSatisfy { $0.template == nil && !($0.mayHaveHoles && hasHoles($0.value)) }
  }

  /// Whether pages read a property of an element that every host has.
  @Sendable static func keepsProperty(_ name: String, _ kind: ElementKind) -> Bool {
    switch name {
    case "showTitle": kind == .toggle
    case "useMultipleColumns", "minColumnWidth": kind == .choiceSet
    case "layouts": [.stack, .column, .tableCell, .page, .screen].contains(kind)
    case _ where kind == .page && ofPages.contains(name): true
    // A document as a whole is in no grid.
    case "grid.area": kind != .screen
    default: false
    }
  }

  /// Whether the page of an element reads a property: no more than the type has.
  @Sendable static func reads(_ name: String, _ element: Element) -> Bool {
    element.extras.first { $0.name == name }?.isKnown ?? true
  }

  private static func hasHoles(_ node: Node) -> Bool {
    if let text = node.string { return text.containsUTF8("${") }
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
    if markup.look["color"] == nil { markup.look["color"] = textColor(around) }
    size(&markup, element)
    return markup
  }

  /// The colour of usual text, which is the host's, unlike the page's own.
  func textColor(_ around: Around) -> String { sheet.color(resolved(Element(.text), around).color) }

  private func hosted(_ element: Element, named name: String, _ around: Around) -> Markup? {
    switch name {
    case "Badge": badge(element, around)
    case "CodeBlock": code(element, around)
    case "ProgressBar": progressBar(element)
    case "ProgressRing": progressRing(element, around)
    case "Rating": rating(element, around)
    case "Icon": icon(named: words(element, .symbolName) ?? "", element, around)
    case "CompoundButton": compoundButton(element, around)
    case "Accordion": accordion(element, around)
    case "TabSet": tabs(element, around)
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

  /// A pill with a text, a sign or both.
  private func badge(_ element: Element, _ around: Around) -> Markup? {
    var parts = element[.text].map { textContent($0, isMarkdown: false) } ?? []
    if let icon = words(element, named: "icon"), let text = sign(of: icon, besideText: !parts.isEmpty, "icon", element)
    {
      let sign = Markup("span").with("aria-hidden", "true").containing(text: text)
      if property(element, "iconPosition") == "after" {
        parts.append(.element(sign))
      } else {
        parts.insert(.element(sign), at: 0)
      }
    }
    if parts.isEmpty { return nil }
    let style = property(element, "style") ?? "default"
    let colors = BadgeColors.of(style, isTint: property(element, "appearance") == "tint")
    let height = HostedExtents.badgeHeight(property(element, "size"))
    let radius = HostedExtents.badgeRadius(property(element, "shape"), height: height)
    let points = HostedExtents.badgeText(height: height)
    var badge = Markup("span", "badge")
    badge.look = Look([
      "min-height": CSSText.pixels(height), "padding": "0 " + CSSText.pixels(height / 3),
      "border": "1px solid " + sheet.color(colors.edge), "border-radius": CSSText.pixels(radius),
      "background-color": sheet.color(colors.ground), "color": sheet.color(colors.ink),
      "font-size": CSSText.pixels(points), "line-height": CSSText.pixels(16), "font-weight": "600",
    ])
    badge.content = parts
    return placed(badge, element, around)
  }

  /// The sign of an icon, or its name in words where it stands alone. Beside a text words would be read as part of it.
  func sign(of icon: String, besideText: Bool, _ property: String, _ element: Element) -> String? {
    if HostIcons.sign(of: icon) != nil || !besideText { return HostIcons.text(of: icon) }
    if icon.containsUTF8("${") { return nil }
    findings.report(.unknownSymbol(icon, "it is left out", at: data(element, property)?.span ?? element.span))
    return nil
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

  /// A large button: a sign, the title and a badge in one line, and the description below.
  private func compoundButton(_ element: Element, _ around: Around) -> Markup? {
    var head = Markup("div", look: Look(["display": "flex", "align-items": "center", "gap": "8px"]))
    if let icon = data(element, "icon")?["name"], let name = icon.string {
      if let sign = HostIcons.sign(of: name) {
        head.append(line(sign, points: IconName(name) == nil ? 14 : 16, around).with("aria-hidden", "true"))
      } else if !name.containsUTF8("${") {
        // Words beside the title would be read as part of it.
        findings.report(.unknownSymbol(name, "it is left out", at: icon.span))
      }
    }
    if let title = element[.title] {
      var text = line("", points: 14, weight: 600, around)
      text.content = textContent(title, isMarkdown: false)
      head.append(text)
    }
    if let badge = words(element, named: "badge") {
      let colors = BadgeColors.of("accent", isTint: false)
      head.append(
        Markup(
          "span", "badge",
          look: Look([
            "margin-inline-start": "auto", "padding": "0 7px", "border-radius": "10px", "font-size": "12px",
            "background-color": sheet.color(colors.ground), "color": sheet.color(colors.ink),
          ])
        ).containing(text: badge))
    }
    var box = Markup("div", "compound")
    box.append(head)
    if let text = words(element, named: "description") { box.append(line(text, points: 12, isSubtle: true, around)) }
    tap(&box, element)
    return head.isEmpty && box.isEmpty ? nil : box
  }

  /// The sign that looks like an icon, else its name.
  private func icon(named name: String, _ element: Element, _ around: Around) -> Markup? {
    if name.isEmpty { return nil }
    let text = HostIcons.text(of: name)
    if HostIcons.sign(of: name) == nil, element.literal(.symbolName) != nil {
      findings.report(
        .unknownSymbol(
          name, "its name stands for it", at: element.entry(.symbolName)?.origin?.span ?? element.span))
    }
    let points = HostedExtents.iconText(text, property(element, "size"))
    var sign = Markup("span", look: Look(["font-size": CSSText.pixels(points), "line-height": "1.2"]))
    sign[attribute: "role"] = "img"
    sign[attribute: "aria-label"] = IconName(name)?.name ?? name
    if let color = BadgeColors.color(of: property(element, "color")) { sign.look["color"] = sheet.color(color) }
    sign.append(text)
    tap(&sign, element)
    return placed(sign, element, around)
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

  private static let accent = Color(0x5B5FC7)

  private func progressBar(_ element: Element) -> Markup {
    var bar = Markup("progress").with("aria-label", "Progress")
    let maximum = number(element, named: "max") ?? 100
    if let value = number(element, named: "value"), maximum > 0 {
      bar[attribute: "max"] = CSSText.number(maximum)
      bar[attribute: "value"] = CSSText.number(min(max(value, 0), maximum))
      bar.look["color"] = sheet.color(BadgeColors.color(of: property(element, "color")) ?? Self.accent)
    }
    return bar
  }

  /// A ring that turns, with its label.
  private func progressRing(_ element: Element, _ around: Around) -> Markup {
    let extent = HostedExtents.ring(property(element, "size"))
    var ring = SVG.drawing(width: extent, height: extent)
    ring.classes = ["ring"]
    ring[attribute: "role"] = "progressbar"
    let middle = extent / 2
    let radius = middle - 2
    ring.append(SVG.circle(x: middle, y: middle, radius: radius, stroke: "var(--line)", width: 3))
    ring.append(
      SVG.arc(x: middle, y: middle, radius: radius, from: 0, to: 0.25, stroke: CSSText.color(Self.accent), width: 3)
    )
    ring[attribute: "aria-label"] = words(element, .label) ?? "Progress"
    guard let label = words(element, .label) else { return placed(ring, element, around) }
    let text = line(label, points: 14, around)
    let position = property(element, "labelPosition") ?? "below"
    let isRow = position == "before" || position == "after"
    var box = Markup("div", look: Look(["display": "inline-flex", "align-items": "center", "gap": "8px"]))
    box.look["overflow-wrap"] = "anywhere"
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
    var stars = Markup("span", look: Look(["display": "inline-flex", "flex-wrap": "wrap", "gap": "2px"]))
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

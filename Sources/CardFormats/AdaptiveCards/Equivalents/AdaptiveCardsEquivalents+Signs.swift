import CardIR
import CardSyntax
import CardTemplate

// Badges, icons, code and large buttons.
extension AdaptiveCardsEquivalents {
  func badge(_ badge: Element) -> Equivalent {
    var parts: [AttributeValue] = []
    if let text = badge[value: .text] { parts.append(text) }
    if case .text(let name)? = value(badge, "icon"), let icon = IconName(name) {
      let sign = AdaptiveCardsIcons.sign(for: icon)
      if let sign {
        let isAfter = self.name(badge, "iconPosition") == "after"
        parts = isAfter ? parts + [.text(" " + sign)] : [.text(sign + " ")] + parts
      } else if parts.isEmpty {
        parts.append(.text(AdaptiveCardsIcons.words(icon)))
      }
    }
    var label = Self.text(
      Self.joined(parts), bold: true, subtle: name(badge, "style") == "subtle", color: Self.color(name(badge, "style")),
      source: badge.source)
    switch name(badge, "size") {
    case "large": label[.textSize] = .literal(.token(.medium))
    case "extralarge": label[.textSize] = .literal(.token(.large))
    default: break
    }
    return Equivalent(label, note: "becomes a coloured text", value: badge.literal(.text))
  }

  /// The colour of a text that means the same.
  static func color(_ style: String?) -> PaletteColor? {
    switch style {
    case "accent", "informative": .accent
    case "good": .good
    case "attention": .attention
    case "warning": .warning
    default: nil
    }
  }

  func icon(_ icon: Element) -> Equivalent {
    let text = icon.literal(.symbolName) ?? ""
    let color = Self.color(name(icon, "color"))
    if options.findsIcons, let named = namedIcon(icon) { return named }
    guard let name = IconName(text) else {
      let signs = Self.signs(of: icon)
      return Equivalent(
        tapped(
          Self.text(signs ?? icon[value: .symbolName] ?? .text(""), color: color, source: icon.source), like: icon),
        note: signs == nil ? "becomes the name of its icon" : "becomes a sign that looks like it")
    }
    if options.hasSymbols, let symbol = HostSymbols.symbol(for: name, isFilled: self.name(icon, "style") == "filled") {
      var equivalent = Equivalent(tapped(self.symbol(symbol, like: icon), like: icon))
      equivalent.said = Set(["color", "size", "style"].filter { !isBound(icon, $0) })
      return equivalent
    }
    let sign = AdaptiveCardsIcons.sign(for: name)
    let words = sign ?? AdaptiveCardsIcons.words(name)
    // What has a colour of its own keeps it as it is.
    var result = Self.text(.text(words), subtle: sign == nil && color == nil, color: color, source: icon.source)
    if sign != nil {
      switch self.name(icon, "size") {
      case "large": result[.textSize] = .literal(.token(.large))
      case "xlarge", "xxlarge": result[.textSize] = .literal(.token(.extraLarge))
      default: break
      }
    }
    return Equivalent(
      tapped(result, like: icon), note: sign == nil ? "becomes its name" : "becomes a sign that looks like it",
      value: text)
  }

  /// The signs that look like the icons among which an expression chooses; none where one is not known.
  private static func signs(of icon: Element) -> AttributeValue? {
    guard case .template(let template)? = icon[value: .symbolName] else { return nil }
    return template.mappingChoice { name in
      IconName(name).flatMap { AdaptiveCardsIcons.sign(for: $0) }.map { .string($0) }
    }
    .map { .template($0) }
  }

  /// An icon whose name, colour or size data give, for targets that find these by names; none for other icons.
  private func namedIcon(_ icon: Element) -> Equivalent? {
    let hasBoundName = if case .template? = icon[value: .symbolName] { true } else { false }
    let hasBoundColor = isBound(icon, "color")
    let hasBoundSize = isBound(icon, "size")
    let isKnown = icon.literal(.symbolName).map { HostSymbols.symbol(named: $0) != nil } ?? false
    guard hasBoundName || (hasBoundColor || hasBoundSize) && isKnown else { return nil }
    var symbol = self.symbol("", like: icon)
    symbol[value: .symbolName] = icon[value: .symbolName]
    if hasBoundColor { symbol[value: .foregroundColor] = value(icon, "color") }
    if hasBoundSize {
      symbol[value: .width] = value(icon, "size")
      symbol[value: .height] = value(icon, "size")
    }
    symbol[value: .imageStyle] = name(icon, "style") == "filled" ? Equivalent.namedFilledIcon : Equivalent.namedIcon
    var equivalent = Equivalent(tapped(symbol, like: icon))
    equivalent.said = Set(["color", "size", "style"].filter { $0 != "style" || !isBound(icon, $0) })
    return equivalent
  }

  /// Whether data give a property.
  private func isBound(_ element: Element, _ property: String) -> Bool {
    if case .template? = value(element, property) { true } else { false }
  }

  /// A symbol in the colour and size of an icon.
  private func symbol(_ name: String, like icon: Element) -> Element {
    var symbol = Element(.icon, source: icon.source)
    symbol[value: .symbolName] = .text(name)
    if let color = BadgeColors.color(of: self.name(icon, "color")) { symbol[.foregroundColor] = .literal(color) }
    let points = Self.iconSizes[self.name(icon, "size") ?? "standard"] ?? 24
    symbol.set(.width, .measure(points, .points), origin: nil)
    symbol.set(.height, .measure(points, .points), origin: nil)
    if let side = icon.entry(.horizontalAlignment) { symbol.set(side.id, side.value, origin: side.origin) }
    return symbol
  }

  /// How large icons are, in points.
  private static let iconSizes: [String: Double] = [
    "xxsmall": 12, "xsmall": 16, "small": 20, "standard": 24, "medium": 28, "large": 32, "xlarge": 40, "xxlarge": 48,
  ]

  /// An element with the tap that another one has.
  func tapped(_ element: Element, like other: Element) -> Element {
    guard other.has(.tap) else { return element }
    var box = Self.stack([element], source: other.source)
    box[.tap] = other[.tap]
    return box
  }

  func code(_ code: Element) -> Equivalent {
    var run = Element(.run, source: code.source)
    run[value: .text] = code.literal(.text).map { .text(Self.indented($0)) } ?? code[value: .text] ?? .text("")
    run[value: .fontType] = .token("monospace")
    var text = Element(.richText, source: code.source)
    text[.children] = [.one(run)]
    var box = Self.stack([text], source: code.source)
    box[value: .containerStyle] = .token("emphasis")
    return Equivalent(
      box, note: "becomes a text in one colour, without line numbers, whose long lines wrap", value: code.literal(.text)
    )
  }

  /// Code whose indentation is kept where texts lose spaces at the beginning of lines.
  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let spaces = line.prefix { $0 == " " || $0 == "\t" }
      let width = spaces.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
      return String(repeating: "\u{A0}", count: width) + line.dropFirst(spaces.count)
    }.joined(separator: "\n")
  }

  func compoundButton(_ button: Element) -> Equivalent {
    var title: [AttributeValue] = []
    var symbol: Element?
    if case .json(let info)? = value(button, "icon"), let name = info["name"]?.string.flatMap({ IconName($0) }) {
      if options.hasSymbols, let known = HostSymbols.symbol(for: name, isFilled: false) {
        var icon = Element(.icon)
        icon[value: .symbolName] = .text(known)
        symbol = icon
      } else if let sign = AdaptiveCardsIcons.sign(for: name) {
        title.append(.text(sign + " "))
      }
    }
    if let text = button[value: .title] { title.append(text) }
    var children = [Self.text(Self.joined(title), bold: true)]
    if let symbol { children.insert(symbol, at: 0) }
    if let badge = value(button, "badge") { children.append(Self.text(badge, color: .accent)) }
    if let description = value(button, "description") { children.append(Self.text(description, subtle: true)) }
    for index in children.indices.dropFirst() { children[index][.spacing] = .literal(.small) }
    var box = Self.stack(children, source: button.source)
    box[value: .containerStyle] = .token("emphasis")
    if button.has(.tap) { box[.tap] = button[.tap] }
    return Equivalent(box, note: "becomes a box of its texts", value: button.literal(.title))
  }

  func run(_ run: Element, named type: String) -> Equivalent {
    var result = Element(.run, source: run.source)
    result.take(.language, from: run)
    result.take(.id, from: run)
    if run.has(.tap) { result[.tap] = run[.tap] }
    var note: String? = "becomes a sign in the text"
    var said: Set<String> = []
    switch type {
    case "IconRun":
      let name = run.literal(.symbolName).flatMap { IconName($0) }
      let sign = name.flatMap { AdaptiveCardsIcons.sign(for: $0) }
      result[value: .text] = sign.map { .text($0) } ?? run[value: .symbolName] ?? .text("")
      if let color = Self.color(self.name(run, "color")) { result[.textColor] = .literal(.palette(color)) }
    case "ImageRun":
      result[value: .text] = .text("\u{1F5BC}")
      if options.hasAttribute(.url, .run) {
        note = nil
        said = ["size", "style", "altText"]
        result.take(.url, from: run)
        result[value: .altText] = value(run, "altText")
        if let name = name(run, "size"),
          let size = TextSizeToken.allCases.first(where: { $0.rawValue.lowercased() == name })
        {
          result[.textSize] = .literal(.token(size))
        }
        if let style = name(run, "style") { result[value: .imageStyle] = .token(style) }
      } else if !run.has(.tap), let url = run.literal(.url), URLText(url).scheme != "data" {
        note = "becomes a sign in the text that leads to the picture"
        var link = Element(.openURL)
        link.take(.url, from: run)
        result[.tap] = [.one(link)]
      }
    default:
      let index = number(run, "referenceIndex").map { Self.words($0) } ?? ""
      result[value: .text] = Self.joined([.text("["), run[value: .text] ?? .text(index), .text("]")])
      note = "becomes a number in the text"
    }
    // Runs are always there, so a hidden one says nothing.
    if run.literal(.isVisible) == false { result[value: .text] = .text("") }
    var equivalent = Equivalent(result, note: note, value: run.literal(.url) ?? run.literal(.text))
    equivalent.said = said
    return equivalent
  }
}

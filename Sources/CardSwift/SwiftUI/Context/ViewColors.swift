import CardFormats
import CardIR
import CardStyle

/// The colours of a view: those with a meaning get a name, with values for light and for dark interfaces.
final class ViewColors {
  private let host: HostConfig
  private let notation: Color.Notation
  private var named: [String: (role: String, light: Color, dark: Color)] = [:]

  /// The colours of views for a host; texts of data write colours in `notation`.
  ///
  /// `takesFonts` says that sizes of texts are those of the host.
  init(_ host: HostConfig, notation: Color.Notation, takesFonts: Bool = false) {
    hasHostSizes = takesFonts
    hasHostFonts = takesFonts && FontType.allCases.contains { host.ownFamily($0) != nil }
    self.host = host
    self.notation = notation
    isForDark = host.page.luminance < 0.2 && host.color(.default, subtle: false).luminance > 0.5
  }

  /// Whether the host is made for dark interfaces: bright text on dark cards, whose colours are as they are.
  let isForDark: Bool

  /// Whether colours with a meaning or fonts are used, which a theme may change.
  var hasTheme: Bool { hasRoles || usesFonts }
  /// Whether colours with a meaning are used.
  var hasRoles: Bool { !named.isEmpty }
  private var usesFonts = false

  /// The font of texts in a style of the platform.
  func font(_ style: String, isMonospaced: Bool) -> SwiftExpression {
    font(.verbatim(".\(style)"), isMonospaced: isMonospaced)
  }

  /// The font of texts in a style of the platform, which data may choose.
  func font(_ style: SwiftExpression, isMonospaced: Bool) -> SwiftExpression {
    usesFonts = true
    let design = isMonospaced ? [SwiftArgument(nil, ".monospaced")] : []
    return .call("theme.font", [SwiftArgument(nil, style)] + design + ofHost)
  }

  /// The font of texts of a size that data name; none where sizes are none of a host.
  func font(named size: SwiftExpression, isMonospaced: Bool) -> SwiftExpression? {
    guard hasHostSizes else { return nil }
    usesFonts = true
    let design = isMonospaced ? [SwiftArgument(nil, ".monospaced")] : []
    return .call("theme.font", [SwiftArgument("cardSize", size)] + design + ofHost)
  }

  private var ofHost: [SwiftArgument] { hasHostFonts ? [SwiftArgument("of", ".host")] : [] }

  /// Whether sizes of texts by name are those of a host, whose fonts a theme may have.
  private let hasHostSizes: Bool

  /// Whether the host names fonts of its own, and texts are in them.
  let hasHostFonts: Bool

  /// The declaration of the fonts that the host names.
  var fontDeclaration: SwiftDeclaration? {
    guard hasHostFonts, usesFonts else { return nil }
    func face(_ type: FontType) -> SwiftExpression? {
      guard let family = host.ownFamily(type) else { return nil }
      let sizes = TextSizeToken.allCases.map { SwiftArgument(nil, .number(host.points($0, type))) }
      return .call(".init", [SwiftArgument(nil, .text(family))] + sizes)
    }
    let faces =
      (face(.default).map { [SwiftArgument(nil, $0)] } ?? [])
      + (face(.monospace).map { [SwiftArgument("monospaced", $0)] } ?? [])
    var property = SwiftProperty("let", "host", value: .call("Self", faces))
    property.modifiers = ["fileprivate", "static"]
    return .type(SwiftTypeDeclaration("extension", "CardHostFonts", [.property(property)]))
  }
  /// Whether no colour is used.
  var isEmpty: Bool { named.isEmpty && !usesNumbers }
  private var usesNumbers = false

  /// A colour by number.
  func number(_ color: Color) -> SwiftExpression {
    switch color {
    case Color.white: return "Color.white"
    case Color.black: return "Color.black"
    case let color where color.alpha == 0: return "Color.clear"
    default:
      usesNumbers = true
      return .call("Color", [SwiftArgument("rgb", Self.literal(color))] + Self.opacity(color))
    }
  }

  /// The colour of text by number, with one for dark interfaces where it could not be read there. Where a box around has
  /// a colour by number, too, text keeps its own.
  func ink(_ color: Color, isOnPaper: Bool) -> SwiftExpression {
    guard !isOnPaper, color.alpha == 255, color.contrast(to: .black) < 3 else { return number(color) }
    usesNumbers = true
    return .call(
      "Color",
      [
        SwiftArgument("light", Self.literal(color)), SwiftArgument("dark", Self.literal(Self.readableOnDark(color))),
      ])
  }

  // MARK: Colours of what hosts have

  /// A colour that stands for something, as the design of hosts has it: on dark interfaces as bright as it has to be there.
  func mark(_ color: Color) -> SwiftExpression { pair(color, Self.readableOnDark(color)) }

  /// The colour of an area that stands for something, as the design of hosts has it.
  func ground(_ color: Color) -> SwiftExpression { pair(color, Self.dimmed(color)) }

  /// The colour of text on such an area.
  func ink(_ color: Color, on ground: Color) -> SwiftExpression {
    pair(color, Self.readable(color, on: Self.dimmed(ground)))
  }

  private func pair(_ light: Color, _ dark: Color) -> SwiftExpression {
    guard !isForDark, light != dark, light.alpha > 0 else { return number(light) }
    usesNumbers = true
    let values = [SwiftArgument("light", Self.literal(light)), SwiftArgument("dark", Self.literal(dark))]
    return .call("Color", values + Self.opacity(light))
  }

  /// The colour that a known text is, if it is one.
  func written(_ text: String) -> Color? { Color(text, notation) }

  /// The colour that a text is, if it is one.
  func hexadecimal(_ text: SwiftExpression) -> SwiftExpression {
    let order = notation == .alphaFirst ? [SwiftArgument("alphaFirst", "true")] : []
    return .call("Color", [SwiftArgument("hexadecimal", text)] + order)
  }

  /// The colour of text on boxes of a style; none for text that looks as all text does.
  func text(_ name: PaletteColor, subtle: Bool, in style: ContainerStyle) -> SwiftExpression? {
    let color = host.color(name, subtle: subtle, in: style)
    if name == .default {
      let plain = host.color(.default, subtle: false, in: style)
      let isUsual = isForDark ? plain.luminance > 0.8 && plain.alpha == 255 : StyleResolver.isUsualTextColor(plain)
      if isUsual { return subtle ? ".secondary" : nil }
    }
    let isOwn = host.containerStyles[style].foreground != host.containerStyles[.default].foreground
    let on = isOwn ? "On" + Self.capitalized(style.rawValue) : ""
    let key = "card" + Self.capitalized(name.rawValue) + (subtle ? "Subtle" : "") + "Text" + on
    let style = isOwn ? style : .default
    let role = "\(style.rawValue).foregroundColors.\(name.rawValue).\(subtle ? "subtle" : "default")"
    named[key] = (role, color, isForDark ? color : Self.readableOnDark(color))
    return Self.themed(key)
  }

  /// The colour of boxes of a style; none for boxes that show what is behind them.
  func background(_ style: ContainerStyle) -> SwiftExpression? {
    guard let color = host.containerStyles[style].background, color.alpha > 0 else { return nil }
    let key = "card" + Self.capitalized(style.rawValue) + "Background"
    named[key] = ("\(style.rawValue).backgroundColor", color, isForDark ? color : Self.dimmed(color))
    return Self.themed(key)
  }

  /// The colour of lines.
  func line(_ color: Color) -> SwiftExpression {
    let key = "cardLine"
    if let known = named[key], known.light != color { return ground(color) }
    named[key] = ("lineColor", color, isForDark ? color : Self.dimmed(color))
    return Self.themed(key)
  }

  private static func themed(_ key: String) -> SwiftExpression { .verbatim("theme[.\(key)]") }

  /// The declaration of the colours with names.
  var declaration: SwiftDeclaration? {
    guard !named.isEmpty else { return nil }
    let members = named.sorted { $0.key < $1.key }.map { name, value -> SwiftDeclaration in
      let (role, light, dark) = value
      let source: SwiftExpression = .call(
        "Self", [SwiftArgument(nil, .text(role)), SwiftArgument(nil, pair(light, dark))])
      var property = SwiftProperty("let", name, value: source)
      property.modifiers = ["fileprivate", "static"]
      return .property(property)
    }
    return .type(SwiftTypeDeclaration("extension", "CardTheme.Role", members))
  }

  // MARK: Names that data give

  /// The function that finds the colour of a text by the name that data give, which may be that of subtle text as well.
  func textColorLookup(hasSubtle: Bool) -> SwiftDeclaration {
    func color(_ name: PaletteColor) -> SwiftExpression {
      let plain = text(name, subtle: false, in: .default) ?? ".primary"
      guard hasSubtle else { return plain }
      return .conditional("isSubtle", text(name, subtle: true, in: .default) ?? ".secondary", plain)
    }
    let more = hasSubtle ? ["isSubtle: Bool = false"] : []
    return lookup(
      "textColor", more, "The colour of text that has a name or a number.",
      PaletteColor.allCases.filter { $0 != .default }.map { ($0.rawValue, color($0)) }, otherwise: color(.default))
  }

  /// The function that finds the colour of a box by the name that data give.
  func boxColorLookup() -> SwiftDeclaration {
    let cases = ContainerStyle.allCases.filter { $0 != .default }.map {
      ($0.rawValue, background($0) ?? "Color.clear")
    }
    return lookup(
      "boxColor", [], "The colour of a box that has a name or a number; `nil` for the usual style.", cases,
      result: "Color?", hexadecimal("name"))
  }

  /// The function that finds the colour of an icon, or of progress, by the name that data give.
  func meaningColorLookup() -> SwiftDeclaration {
    var cases: [(String, SwiftExpression)] = []
    for name in ["accent", "good", "warning", "attention"] {
      if let color = BadgeColors.color(of: name) { cases.append((name, mark(color))) }
    }
    return lookup("meaningColor", [], "The colour that has a name, if there is one.", cases, result: "Color?", "nil")
  }

  /// The functions that find the colours of a badge, strong or light, by the name that data give to its style.
  func badgeColorLookups(isTint: Bool) -> [SwiftDeclaration] {
    let names = ["accent", "good", "attention", "warning", "subtle", "informative"]
    func lookup(
      _ name: String, _ documentation: String, _ part: (BadgeColors) -> SwiftExpression
    ) -> SwiftDeclaration {
      func color(_ style: String) -> SwiftExpression { part(BadgeColors.of(style, isTint: isTint)) }
      return self.lookup(name, [], documentation, names.map { ($0, color($0)) }, color("default"))
    }
    return [
      lookup(isTint ? "tintInk" : "badgeInk", "The colour of the text of a badge in a style.") {
        ink($0.ink, on: $0.ground)
      },
      lookup(isTint ? "tintGround" : "badgeGround", "The colour of a badge in a style.") { ground($0.ground) },
    ]
  }

  /// A function with the colour for each of some names. Where others are no numbers either, they have the colour `usual`.
  private func lookup(
    _ name: String, _ more: [String], _ documentation: String, _ cases: [(String, SwiftExpression)],
    otherwise usual: SwiftExpression
  ) -> SwiftDeclaration {
    let isCondition = if case .conditional = usual { true } else { false }
    let rest = isCondition ? .tuple([SwiftArgument(nil, usual)]) : usual
    return lookup(name, more, documentation, cases, .infix(hexadecimal("name"), "??", rest))
  }

  /// A function with the colour for each of some names, and for others.
  private func lookup(
    _ name: String, _ more: [String], _ documentation: String, _ cases: [(String, SwiftExpression)],
    result: String = "Color", _ others: SwiftExpression
  ) -> SwiftDeclaration {
    let arms = cases.map { SwiftCase(["\"\($0.0)\""], [.expression($0.1)]) } + [SwiftCase([], [.expression(others)])]
    var function = SwiftFunction(
      "func \(name)", ["_ name: String"] + more, result: result, documentation: documentation,
      body: [.choice(.call("name.lowercased"), arms)])
    function.modifiers = ["private"]
    return .function(function)
  }

  // MARK: Numbers

  private static func literal(_ color: Color) -> SwiftExpression { .verbatim("0x" + color.text(.bare)) }

  private static func opacity(_ color: Color) -> [SwiftArgument] {
    guard color.alpha < 255 else { return [] }
    let share = (Double(color.alpha) / 255 * 1000).rounded() / 1000
    return [SwiftArgument("opacity", .number(share))]
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A colour of text with some white in it, as much as reading it on black needs.
  private static func readableOnDark(_ color: Color) -> Color { readable(color, on: .black, contrast: 7) }

  private static func readable(_ color: Color, on ground: Color, contrast: Double = 4.5) -> Color {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    for step in 0...10 {
      let lighter = Color(0xFFFFFF, alpha: UInt8(step * 25)).blended(over: opaque)
      if lighter.contrast(to: ground) >= contrast { return lighter }
    }
    return .white
  }

  /// A bright colour of an area becomes a dark one of the same hue; translucent black becomes translucent white.
  private static func dimmed(_ color: Color) -> Color {
    if color.alpha < 255 {
      return color.luminance < 0.5 ? Color(0xFFFFFF) : Color(0x000000)
    }
    guard color.luminance > 0.2 else { return color }
    return Color(0x000000, alpha: 191).blended(over: color)
  }
}

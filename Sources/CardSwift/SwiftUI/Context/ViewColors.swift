import CardIR
import CardStyle

/// The colours of a view: those with a meaning get a name, with values for light and for dark interfaces.
final class ViewColors {
  private let host: HostConfig
  private let notation: Color.Notation
  private var named: [String: (role: String, light: Color, dark: Color)] = [:]

  /// The colours of views for a host; texts of data write colours in `notation`.
  init(_ host: HostConfig, notation: Color.Notation) {
    self.host = host
    self.notation = notation
  }

  /// Whether colours with a meaning or fonts are used, which a theme may change.
  var hasTheme: Bool { hasRoles || usesFonts }
  /// Whether colours with a meaning are used.
  var hasRoles: Bool { !named.isEmpty }
  private var usesFonts = false

  /// The font of texts in a style of the platform.
  func font(_ style: String, isMonospaced: Bool) -> SwiftExpression {
    usesFonts = true
    let design = isMonospaced ? [SwiftArgument(nil, ".monospaced")] : []
    return .call("theme.font", [SwiftArgument(nil, .verbatim(".\(style)"))] + design)
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
      if StyleResolver.isUsualTextColor(plain) { return subtle ? ".secondary" : nil }
    }
    let isOwn = host.containerStyles[style].foreground != host.containerStyles[.default].foreground
    let on = isOwn ? "On" + Self.capitalized(style.rawValue) : ""
    let key = "card" + Self.capitalized(name.rawValue) + (subtle ? "Subtle" : "") + "Text" + on
    let style = isOwn ? style : .default
    let role = "\(style.rawValue).foregroundColors.\(name.rawValue).\(subtle ? "subtle" : "default")"
    named[key] = (role, color, Self.readableOnDark(color))
    return Self.themed(key)
  }

  /// The colour of boxes of a style; none for boxes that show what is behind them.
  func background(_ style: ContainerStyle) -> SwiftExpression? {
    guard let color = host.containerStyles[style].background, color.alpha > 0 else { return nil }
    let key = "card" + Self.capitalized(style.rawValue) + "Background"
    named[key] = ("\(style.rawValue).backgroundColor", color, Self.dimmed(color))
    return Self.themed(key)
  }

  /// The colour of lines.
  func line(_ color: Color) -> SwiftExpression {
    let key = "cardLine"
    if let known = named[key], known.light != color { return number(color) }
    named[key] = ("lineColor", color, Self.dimmed(color))
    return Self.themed(key)
  }

  private static func themed(_ key: String) -> SwiftExpression { .verbatim("theme[.\(key)]") }

  /// The declaration of the colours with names.
  var declaration: SwiftDeclaration? {
    guard !named.isEmpty else { return nil }
    let members = named.sorted { $0.key < $1.key }.map { name, value -> SwiftDeclaration in
      let (role, light, dark) = value
      let source: SwiftExpression = .call(
        "Self",
        [
          SwiftArgument(nil, .text(role)), SwiftArgument("light", Self.literal(light)),
          SwiftArgument("dark", Self.literal(dark)),
        ] + Self.opacity(light))
      var property = SwiftProperty("let", name, value: source)
      property.modifiers = ["fileprivate", "static"]
      return .property(property)
    }
    return .type(SwiftTypeDeclaration("extension", "CardTheme.Role", members))
  }

  // MARK: Names that data give

  /// The function that finds the colour of a text by the name that data give.
  func textColorLookup() -> SwiftDeclaration {
    let cases = PaletteColor.allCases.map {
      ($0.rawValue, text($0, subtle: false, in: .default) ?? ".primary")
    }
    return lookup("textColor", "The colour of text that has a name or a number.", cases, otherwise: ".primary")
  }

  /// The function that finds the colour of a box by the name that data give.
  func boxColorLookup() -> SwiftDeclaration {
    let cases = ContainerStyle.allCases.filter { $0 != .default }.map {
      ($0.rawValue, background($0) ?? "Color.clear")
    }
    return lookup("boxColor", "The colour of a box that has a name or a number.", cases, otherwise: "Color.clear")
  }

  private func lookup(
    _ name: String, _ documentation: String, _ cases: [(String, SwiftExpression)], otherwise: SwiftExpression
  ) -> SwiftDeclaration {
    let last = SwiftCase([], [.expression(.infix(hexadecimal("name"), "??", otherwise))])
    let arms = cases.map { SwiftCase(["\"\($0.0)\""], [.expression($0.1)]) } + [last]
    var function = SwiftFunction(
      "func \(name)", ["_ name: String"], result: "Color", documentation: documentation,
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
  private static func readableOnDark(_ color: Color) -> Color {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    for step in 0...10 {
      let lighter = Color(0xFFFFFF, alpha: UInt8(step * 25)).blended(over: opaque)
      if lighter.contrast(to: .black) >= 7 { return lighter }
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

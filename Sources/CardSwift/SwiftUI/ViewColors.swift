import CardIR
import CardStyle

/// The colours of a view: those with a meaning get a name, with values for light and for dark interfaces.
struct ViewColors {
  private let host: HostConfig
  private var named: [String: (light: Color, dark: Color)] = [:]

  init(_ host: HostConfig) { self.host = host }

  /// Whether no colour is used.
  var isEmpty: Bool { named.isEmpty && !usesNumbers }
  private var usesNumbers = false

  /// A colour by number.
  mutating func number(_ color: Color) -> SwiftExpression {
    switch color {
    case Color.white: return "Color.white"
    case Color.black: return "Color.black"
    case let color where color.alpha == 0: return "Color.clear"
    default:
      usesNumbers = true
      return .call("Color", [SwiftArgument("rgb", Self.literal(color))] + Self.opacity(color))
    }
  }

  /// The colour of text on boxes of a style; none for text that looks as all text does.
  mutating func text(_ name: PaletteColor, subtle: Bool, in style: ContainerStyle) -> SwiftExpression? {
    let color = host.color(name, subtle: subtle, in: style)
    if name == .default {
      let plain = host.color(.default, subtle: false, in: style)
      if StyleResolver.isUsualTextColor(plain) { return subtle ? ".secondary" : nil }
    }
    let isOwn = host.containerStyles[style].foreground != host.containerStyles[.default].foreground
    let on = isOwn ? "On" + Self.capitalized(style.rawValue) : ""
    let key = "card" + Self.capitalized(name.rawValue) + (subtle ? "Subtle" : "") + "Text" + on
    named[key] = (color, Self.readableOnDark(color))
    return .verbatim("Color.\(key)")
  }

  /// The colour of boxes of a style; none for boxes that show what is behind them.
  mutating func background(_ style: ContainerStyle) -> SwiftExpression? {
    guard let color = host.containerStyles[style].background, color.alpha > 0 else { return nil }
    let key = "card" + Self.capitalized(style.rawValue) + "Background"
    named[key] = (color, Self.dimmed(color))
    return .verbatim("Color.\(key)")
  }

  /// The colour of lines.
  mutating func line(_ color: Color) -> SwiftExpression {
    let key = "cardLine"
    if let known = named[key], known.light != color { return number(color) }
    named[key] = (color, Self.dimmed(color))
    return .verbatim("Color.\(key)")
  }

  /// The declaration of the colours with names.
  var declaration: SwiftDeclaration? {
    guard !named.isEmpty else { return nil }
    let members = named.sorted { $0.key < $1.key }.map { name, value -> SwiftDeclaration in
      let (light, dark) = value
      let source: SwiftExpression = .call(
        "Color",
        [SwiftArgument("light", Self.literal(light)), SwiftArgument("dark", Self.literal(dark))]
          + Self.opacity(light))
      var property = SwiftProperty("let", name, value: source)
      property.modifiers = ["fileprivate", "static"]
      return .property(property)
    }
    return .type(SwiftTypeDeclaration("extension", "Color", members))
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

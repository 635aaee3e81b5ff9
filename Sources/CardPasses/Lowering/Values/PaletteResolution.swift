import CardIR
import CardStyle
import CardTemplate

/// Turns colours of text by meaning into colours by number.
///
/// Boxes lose their styles before their text is looked at, so a text on a box that has a colour keeps the style's name until
/// then.
enum PaletteResolution {
  /// Makes the text or symbol on a painted box of `style` keep the style's name where that matters.
  static func remember(_ style: ContainerStyle, on text: inout Element, _ context: PassContext) {
    guard text.kind == .text || text.kind == .run || text.kind == .icon, remembers(context) else { return }
    text[.containerStyle] = .literal(style)
  }

  /// Whether text on painted boxes keeps the names of their styles.
  static func remembers(_ context: PassContext) -> Bool {
    context.source.colors == .palette && context.target.colors != .palette
  }

  /// Gives a symbol without a colour that of the texts beside it on the box that it is in.
  static func resolve(symbol: inout Element, _ context: PassContext) {
    guard let style = symbol.literal(.containerStyle) else { return }
    symbol[.containerStyle] = nil
    if !symbol.has(.foregroundColor) {
      symbol[.foregroundColor] = .literal(context.styles.color(.default, subtle: false, in: style))
    }
  }

  /// Gives a text the host's colour of its own on the box that it is in.
  ///
  /// Text of the default colour takes that of the target's own text where that does as well: dark on a light page, and light
  /// where the reader has asked for a dark one. A box keeps its colour then, so what stands on it must keep its own.
  static func resolve(_ text: inout Element, _ context: inout PassContext) {
    let styles = context.styles
    let isOnBox = text.has(.containerStyle)
    let style = isOnBox ? text.literal(.containerStyle) ?? .default : .default
    text[.containerStyle] = nil
    let subtle = text[.isSubtle]
    let isSubtle = subtle?.literal ?? false
    if case .template? = subtle {
      context.record(
        LossKinds.binding, "whether the text is subtle is known only with data, so it is not", at: text, .isSubtle)
    }
    text[.isSubtle] = nil
    switch text[.textColor] {
    case nil, .literal(.palette(.default))?:
      let color = styles.color(.default, subtle: isSubtle, in: style)
      let isUsual = !isOnBox && !isSubtle && StyleResolver.isUsualTextColor(color)
      text[.textColor] = isUsual ? nil : .literal(.absolute(color))
    case .literal(.palette(let name))?:
      text[.textColor] = .literal(.absolute(styles.color(name, subtle: isSubtle, in: style)))
    case .literal(.absolute)?: break
    case .template(let template)?:
      let isOpaque = context.target.colors == .opaque
      func written(_ name: PaletteColor) -> Expression {
        let color = styles.color(name, subtle: isSubtle, in: style)
        return .string(isOpaque ? color.blended(over: styles.host.page).text(.bare) : color.text(.alphaLast))
      }
      let cases = PaletteColor.allCases.filter { $0 != .default }.map { ($0.rawValue, written($0)) }
      if let mapped = TokenMapping.compile(template, cases: cases, fallback: written(.default)) {
        text[.textColor] = .template(mapped)
      } else {
        text[.textColor] = nil
        context.record(
          LossKinds.binding, "the colour is known only with data and not a single name", at: text, .textColor)
      }
    }
  }
}

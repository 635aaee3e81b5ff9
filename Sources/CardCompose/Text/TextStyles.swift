import CardIR
import CardStyle

extension ScreenGenerator {
  /// What the host makes of a text where it stands.
  func resolved(_ element: Element, _ around: Around) -> ResolvedText {
    var surroundings = resolver.page
    surroundings.boxes = around.boxes
    surroundings.isInHeader = around.isInHeader
    var style = resolver.text(of: element, in: surroundings)
    if !element.has(.textColor), let color = around.foreground { style.color = color }
    return style
  }

  /// The style as a `TextStyle` that is declared once, with what only data know of it in a copy.
  func textStyle(_ style: ResolvedText, _ bound: [KotlinArgument] = []) -> KotlinExpression {
    guard bound.isEmpty else {
      var bound = bound
      if bound.contains(where: { $0.name == "fontSize" }) {
        // Lines are as high as the size of their text has it.
        _ = use("androidx.compose.ui.unit.em")
        bound.append(KotlinArgument("lineHeight", .verbatim("\(Self.number(style.lineHeight / style.points)).em")))
      }
      return .call(textStyle(style).member("copy"), bound, trailing: nil)
    }
    let arguments = look(style) + [KotlinArgument("lineHeight", textSize(style.lineHeight))]
    let value = KotlinExpression.call(use("androidx.compose.ui.text.TextStyle"), arguments, trailing: nil)
    let size = Self.number(style.points).filter(\.isNumber)
    let weight = style.weight == 400 ? "" : Self.weightName(style.weight)
    let family = style.family == host.fontTypes[.default].family ? "" : "Mono"
    return declarations.name(for: value, "text\(size)\(weight)\(family)\(meaning(of: style.color))")
  }

  /// What a colour of texts means in the host's design, as a part of a name; nothing for the usual one.
  private func meaning(of color: Color) -> String {
    for style in [ContainerStyle.default] + ContainerStyle.allCases {
      for isSubtle in [false, true] {
        for meaning in PaletteColor.allCases where host.color(meaning, subtle: isSubtle, in: style) == color {
          let name = meaning == .default ? "" : KotlinNames.upperCamel(meaning.rawValue)
          return name + (isSubtle ? "Subtle" : "")
            + (style == .default ? "" : "On" + KotlinNames.upperCamel(style.rawValue))
        }
      }
    }
    return "Ink" + color.text(.alphaFirst).drop { $0 == "#" }.uppercased()
  }

  /// The font, size, weight and colour of a text, as arguments of `TextStyle` and `SpanStyle`.
  func look(_ style: ResolvedText) -> [KotlinArgument] {
    var arguments = [KotlinArgument("color", color(style.color)), KotlinArgument("fontSize", textSize(style.points))]
    if style.weight != 400 {
      let name = use("androidx.compose.ui.text.font.FontWeight").member(Self.weightName(style.weight))
      arguments.append(KotlinArgument("fontWeight", name))
    }
    if style.family != host.fontTypes[.default].family {
      arguments.append(
        KotlinArgument("fontFamily", use("androidx.compose.ui.text.font.FontFamily").member("Monospace")))
    }
    return arguments
  }

  /// What `FontWeight` calls a number.
  static func weightName(_ weight: Double) -> String {
    let names = ["Thin", "ExtraLight", "Light", "Normal", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
    let step = Int(exactly: max(1, min(9, (weight / 100).rounded()))) ?? 4
    return names[step - 1]
  }

  /// Where the lines of a text stand; none for the start.
  func textAlign(_ element: Element, _ around: Around) -> KotlinExpression? {
    let name: String
    switch element.literal(.horizontalAlignment) ?? around.alignment {
    case .center: name = "Center"
    case .trailing: name = "End"
    case .justified: name = "Justify"
    default: return nil
    }
    return use("androidx.compose.ui.text.style.TextAlign").member(name)
  }
}

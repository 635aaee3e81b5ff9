/// What the host's design makes of the tokens of a screen: one number or colour for each.
public struct HostConfig: Sendable, Hashable {
  /// Points of the text sizes.
  public var textSizes: [TextSizeToken: Double]
  /// Numbers, 100 to 900, of the relative text weights.
  public var textWeights: [TextWeight: Double]
  /// Points of the distances.
  public var spacings: [SpacingToken: Double]
  /// Points across of the image sizes.
  public var imageSizes: [ImageSizeToken: Double]
  /// The line between elements.
  public var separatorColor: Color
  /// The thickness of that line in points.
  public var separatorThickness: Double
  /// Backgrounds of the container styles.
  public var backgrounds: [ContainerStyle: Color]
  /// Colours of plain text.
  public var textColors: [PaletteColor: Color]
  /// Colours of text that stands back.
  public var subtleTextColors: [PaletteColor: Color]
  /// Size and weight of headings.
  public var headingSize: TextSizeToken
  /// The weight of headings.
  public var headingWeight: TextWeight
  /// The direction of groups of buttons.
  public var actionsAxis: Axis
  /// The distance between buttons in points.
  public var buttonSpacing: Double
  /// How many buttons a group may have.
  public var maxActions: Int
  /// The widest that the title of a fact gets, in points.
  public var factTitleMaxWidth: Double
  /// The page behind everything.
  public var page: Color

  /// The design of the JavaScript renderer that hosts without a configuration of their own get.
  public static let `default` = HostConfig(
    textSizes: [.small: 12, .default: 14, .medium: 17, .large: 21, .extraLarge: 26],
    textWeights: [.lighter: 200, .default: 400, .bolder: 600],
    spacings: [.none: 0, .small: 10, .default: 20, .medium: 30, .large: 40, .extraLarge: 50, .padding: 20],
    imageSizes: [.small: 40, .medium: 80, .large: 160],
    separatorColor: Color(0xEEEEEE),
    separatorThickness: 1,
    backgrounds: [
      .default: Color(0xFFFFFF), .emphasis: Color(0x000000, alpha: 0x08), .accent: Color(0xC7DEF9),
      .good: Color(0xCCFFCC), .attention: Color(0xFFC5B2), .warning: Color(0xFFE2B2),
    ],
    textColors: [
      .default: Color(0x333333), .dark: Color(0x000000), .light: Color(0xFFFFFF), .accent: Color(0x2E89FC),
      .good: Color(0x028A02), .warning: Color(0xE69500), .attention: Color(0xCC3300),
    ],
    subtleTextColors: [
      .default: Color(0x333333, alpha: 0xEE), .dark: Color(0x000000, alpha: 0x66),
      .light: Color(0x000000, alpha: 0x33), .accent: Color(0x2E89FC, alpha: 0x88),
      .good: Color(0x027502, alpha: 0xDD), .warning: Color(0xE69500, alpha: 0xDD),
      .attention: Color(0xCC3300, alpha: 0xDD),
    ],
    headingSize: .large, headingWeight: .bolder, actionsAxis: .horizontal, buttonSpacing: 10, maxActions: 5,
    factTitleMaxWidth: 150, page: .white)

  /// Points of a distance.
  public func points(_ spacing: SpacingToken) -> Double { spacings[spacing] ?? 0 }

  /// Points of a text size.
  public func points(_ size: TextSizeToken) -> Double { textSizes[size] ?? 14 }

  /// Points across of an image size.
  public func points(_ size: ImageSizeToken) -> Double { imageSizes[size] ?? 80 }

  /// The number of a text weight.
  public func number(_ weight: TextWeight) -> Double { weight.number ?? textWeights[weight] ?? 400 }

  /// The colour of text.
  public func color(_ name: PaletteColor, subtle: Bool) -> Color {
    (subtle ? subtleTextColors[name] : textColors[name]) ?? .black
  }

  /// The opaque colour of a box of `style` on the page.
  public func background(_ style: ContainerStyle) -> Color {
    (backgrounds[style] ?? page).blended(over: page)
  }
}

import CardIR

extension HostConfigTable {
  /// The keys of the container styles.
  static let containerStyles: [Key] = ContainerStyle.allCases.flatMap { style in
    let values = look(of: style)
    return boxKeys.map { key -> Key in
      key.lifted(to: { $1(&$0.containerStyles[style]) }, at: "containerStyles.\(style.rawValue)", values)
    }
  }

  /// The keys of one look of a box, which custom styles have as well.
  static let boxKeys: [HostConfigKey<HostConfig.BoxLook>] =
    [
      .init(
        optional: "backgroundColor", .color, { $1(&$0.background) }, .all(nil),
        "The colour behind the content of the box.")
    ]
    + PaletteColor.allCases.flatMap(textKeys)
    + [
      .init(
        optional: "borderColor", .color, { $1(&$0.border) }, .all(nil),
        "The colour of the border and of the lines of a table."),
      .init(
        "borderThickness", .number, { $1(&$0.borderThickness) }, .all(0), "The thickness of the border, in points."),
      .init(
        optional: "highlightBackgroundColor", .color, { $1(&$0.highlightBackground) }, .all(nil),
        "The colour behind the box while the pointer is on it."),
      .init(
        optional: "highlightForegroundColor", .color, { $1(&$0.highlightForeground) }, .all(nil),
        "The colour of text in the box while the pointer is on it."),
    ]

  private static func textKeys(_ name: PaletteColor) -> [HostConfigKey<HostConfig.BoxLook>] {
    let prefix = "foregroundColors.\(name.rawValue)"
    let text = "text of the colour `\(name.rawValue)`"
    return [
      .init("\(prefix).default", .color, { $1(&$0.foreground[name].plain) }, .all(.black), "The colour of \(text)."),
      .init(
        "\(prefix).subtle", .color, { $1(&$0.foreground[name].subtle) }, .all(.black),
        "The colour of \(text) that stands back."),
      .init(
        "\(prefix).highlightColors.default", .color, { $1(&$0.foreground[name].highlight) }, .all(.black),
        "The colour behind marked \(text)."),
      .init(
        "\(prefix).highlightColors.subtle", .color, { $1(&$0.foreground[name].subtleHighlight) }, .all(.black),
        "The colour behind marked \(text) that stands back."),
    ]
  }

  // MARK: Values

  private static func look(of style: ContainerStyle) -> ProfileValues<HostConfig.BoxLook> {
    func look(_ palette: KeyValuePairs<PaletteColor, (plain: Color, subtle: Color)>, _ background: Color?)
      -> HostConfig.BoxLook
    {
      var look = HostConfig.BoxLook()
      look.background = background
      for (name, colors) in palette {
        look.foreground[name].plain = colors.plain
        look.foreground[name].subtle = colors.subtle
        look.foreground[name].highlight = Color(0x000000, alpha: 0x22)
        look.foreground[name].subtleHighlight = Color(0x000000, alpha: 0x11)
      }
      return look
    }
    return ProfileValues(
      default: look(javaScriptText, value(of: style, in: javaScriptBackgrounds)), renderer: look(javaScriptText, nil),
      seed: look(seedText, value(of: style, in: seedBackgrounds)))
  }

  private static let javaScriptBackgrounds: KeyValuePairs<ContainerStyle, Color> = [
    .default: Color(0xFFFFFF), .emphasis: Color(0x000000, alpha: 0x08), .good: Color(0xCCFFCC),
    .attention: Color(0xFFC5B2), .warning: Color(0xFFE2B2), .accent: Color(0xC7DEF9),
  ]

  private static let javaScriptText: KeyValuePairs<PaletteColor, (plain: Color, subtle: Color)> = [
    .default: (Color(0x333333), Color(0x333333, alpha: 0xEE)),
    .dark: (Color(0x000000), Color(0x000000, alpha: 0x66)),
    .light: (Color(0xFFFFFF), Color(0x000000, alpha: 0x33)),
    .accent: (Color(0x2E89FC), Color(0x2E89FC, alpha: 0x88)),
    .good: (Color(0x028A02), Color(0x027502, alpha: 0xDD)),
    .warning: (Color(0xE69500), Color(0xE69500, alpha: 0xDD)),
    .attention: (Color(0xCC3300), Color(0xCC3300, alpha: 0xDD)),
  ]

  // The renderer names colours of the platform. These are their values in the light appearance; its 80 % is 0xCC.

  private static let seedBackgrounds: KeyValuePairs<ContainerStyle, Color> = [
    .default: Color(0xFFFFFF), .emphasis: Color(0xF2F2F7), .good: Color(0xFFFFFF), .attention: Color(0xFFFFFF),
    .warning: Color(0xFFFFFF), .accent: Color(0x007AFF),
  ]

  private static let seedText: KeyValuePairs<PaletteColor, (plain: Color, subtle: Color)> = [
    .default: (Color(0x000000), Color(0x3C3C43, alpha: 0x99)),
    .dark: (Color(0x000000), Color(0x000000, alpha: 0xCC)),
    .light: (Color(0xFFFFFF), Color(0xFFFFFF, alpha: 0xCC)),
    .accent: (Color(0x007AFF), Color(0x007AFF, alpha: 0xCC)),
    .good: (Color(0x34C759), Color(0x34C759, alpha: 0xCC)),
    .warning: (Color(0xFFCC00), Color(0xFFCC00, alpha: 0xCC)),
    .attention: (Color(0xFF3B30), Color(0xFF3B30, alpha: 0xCC)),
  ]
}

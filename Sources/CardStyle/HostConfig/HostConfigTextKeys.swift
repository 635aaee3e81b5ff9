import CardIR

extension HostConfigTable {
  // MARK: Fonts

  /// The families of the renderers: the browser's stacks, and what the platform's own interface is written in.
  private static let families: KeyValuePairs<FontType, ProfileValues<String>> = [
    .default: .init(
      default: "Segoe UI,Segoe,Segoe WP,Helvetica Neue,Helvetica,sans-serif",
      renderer: "Segoe UI,Segoe,Segoe WP,Helvetica Neue,Helvetica,sans-serif", seed: "system-ui"),
    .monospace: .init(
      default: "'Courier New', Courier, monospace", renderer: "'Courier New', Courier, monospace",
      seed: "ui-monospace"),
  ]

  private static let sizes: KeyValuePairs<TextSizeToken, Double> = [
    .small: 12, .default: 14, .medium: 17, .large: 21, .extraLarge: 26,
  ]

  private static let weights: KeyValuePairs<TextWeight, ProfileValues<Double>> = [
    .lighter: .init(default: 200, renderer: 200, seed: 300), .default: .all(400),
    .bolder: .init(default: 600, renderer: 600, seed: 700),
  ]

  /// A value of a short list; the runtime takes longer to make the type of a dictionary than to look through all lists.
  static func value<Key: Equatable, Value>(of key: Key, in list: KeyValuePairs<Key, Value>) -> Value? {
    list.first { $0.key == key }?.value
  }

  /// The fonts as they are written without `fontTypes`.
  static let legacyFonts: [Key] =
    [
      Key(
        "fontFamily", .text, { $1(&$0.fontTypes[.default].family) }, value(of: .default, in: families) ?? .all(""),
        "The family of the font if `fontTypes` does not set it.")
    ]
    + sharedFontScales(at: "", " if `fontTypes` does not set it")

  /// The fonts by type; a monospaced font takes the sizes and weights of the default one unless it has its own.
  static let fonts: [Key] =
    [family(.default)] + sharedFontScales(at: "fontTypes.default.", "")
    + [family(.monospace)] + fontScales(.monospace, at: "fontTypes.monospace.", "")

  private static func family(_ type: FontType) -> Key {
    Key(
      "fontTypes.\(type.rawValue).fontFamily", .text, { $1(&$0.fontTypes[type].family) },
      value(of: type, in: families) ?? .all(""),
      "The family of the font.")
  }

  private static func fontScales(_ type: FontType, at prefix: String, _ remark: String) -> [Key] {
    let sizes = TextSizeToken.allCases.map { size in
      Key(
        "\(prefix)fontSizes.\(size.rawValue)", .whole(1...1000), { $1(&$0.fontTypes[type].sizes[size]) },
        .all(value(of: size, in: Self.sizes) ?? 14), "The font size of `\(size.rawValue)` text, in points\(remark).")
    }
    let weights = HostConfigType.weights.map { weight in
      Key(
        "\(prefix)fontWeights.\(weight.rawValue)", .whole(1...1000), { $1(&$0.fontTypes[type].weights[weight]) },
        value(of: weight, in: Self.weights) ?? .all(400), "The numeric weight of `\(weight.rawValue)` text\(remark).")
    }
    return sizes + weights
  }

  /// The sizes and weights of the default font, which a monospaced font takes as well.
  private static func sharedFontScales(at prefix: String, _ remark: String) -> [Key] {
    zip(fontScales(.default, at: prefix, remark), fontScales(.monospace, at: "", "")).map { $0.alsoSetting($1) }
  }

  // MARK: Text

  /// The keys of a look of text.
  private static let look: [HostConfigKey<HostConfig.TextLook>] = [
    .init("size", .names(of: TextSizeToken.self), { $1(&$0.size) }, .all(.default), "The size of the text."),
    .init("weight", .weight, { $1(&$0.weight) }, .all(.default), "The weight of the text."),
    .init("color", .names(of: PaletteColor.self), { $1(&$0.color) }, .all(.default), "The colour of the text."),
    .init("isSubtle", .flag, { $1(&$0.isSubtle) }, .all(false), "Whether the text is less prominent."),
    .init("fontType", .names(of: FontType.self), { $1(&$0.font) }, .all(.default), "The font of the text."),
  ]

  /// Line heights, headings and header cells.
  static let textKeys: [Key] =
    TextSizeToken.allCases.map { size in
      Key(
        optional: "lineHeights.\(size.rawValue)", .number, { $1(&$0.lineHeights[size]) }, .all(nil),
        "The line height of `\(size.rawValue)` text, in points; 1.33 times the size if it is not set.")
    }
    + look.map { $0.lifted(to: { $1(&$0.textStyles[.heading]) }, at: "textStyles.heading", .all(heading)) }
    + look.map {
      $0.lifted(to: { $1(&$0.textStyles[.columnHeader]) }, at: "textStyles.columnHeader", .all(columnHeader))
    }
    + [
      Key(
        optional: "textBlock.headingLevel", .whole(1...6), { $1(&$0.textBlock.headingLevel) },
        .init(default: 2, renderer: nil, seed: nil), "The level that headings have for assistive technology.")
    ]

  private static let heading = HostConfig.TextLook(size: .large, weight: .bolder)
  private static let columnHeader = HostConfig.TextLook(weight: .bolder)

  // MARK: Facts

  /// Titles and values of facts.
  static let facts: [Key] =
    fact(
      "factSet.title", { $1(&$0.factSet.title) }, columnHeader, maxWidth: .init(default: 150, renderer: 150, seed: 132))
    + fact("factSet.value", { $1(&$0.factSet.value) }, HostConfig.TextLook(), maxWidth: .all(0))
    + [
      Key(
        "factSet.spacing", .points, { $1(&$0.factSet.spacing) }, .init(default: 10, renderer: 10, seed: 8),
        "The distance between the title of a fact and its value, in points.")
    ]

  private static func fact(
    _ name: String, _ part: @escaping Place<HostConfig, HostConfig.FactText>, _ own: HostConfig.TextLook,
    maxWidth: ProfileValues<Double>
  ) -> [Key] {
    let values = maxWidth.map { width in
      var text = HostConfig.FactText()
      text.look = own
      text.maxWidth = width
      return text
    }
    let looks = look.map { key -> HostConfigKey<HostConfig.FactText> in
      key.lifted(to: { $1(&$0.look) }, at: "", values.map { $0.look })
    }
    let rest: [HostConfigKey<HostConfig.FactText>] = [
      .init("wrap", .flag, { $1(&$0.wrap) }, .all(true), "Whether the text may take more than one line."),
      .init("maxWidth", .points, { $1(&$0.maxWidth) }, .all(0), "The maximum width in points; 0 for no limit."),
    ]
    return (looks + rest).map { $0.lifted(to: part, at: name, values) }
  }

  // MARK: Inputs

  /// Captions of inputs and what is said of bad values.
  static let inputs: [Key] =
    [
      Key(
        "inputs.label.inputSpacing", .names(of: SpacingToken.self), { $1(&$0.inputs.labelSpacing) }, .all(.small),
        "The distance between a caption and its field."),
      Key(
        "inputs.label.width", .whole(0...100), { $1(&$0.inputs.labelWidth) }, .all(30),
        "The percentage of the width that a caption beside its field takes."),
    ]
    + label("inputs.label.requiredInputs", { $1(&$0.inputs.requiredLabel) }, suffix: " *", .attention)
    + label("inputs.label.optionalInputs", { $1(&$0.inputs.optionalLabel) }, suffix: nil, .default)
    + [
      Key(
        "inputs.errorMessage.size", .names(of: TextSizeToken.self), { $1(&$0.inputs.errorMessage.size) },
        .all(.default),
        "The size of an error message."),
      Key(
        "inputs.errorMessage.weight", .weight, { $1(&$0.inputs.errorMessage.weight) },
        .init(default: .bolder, renderer: .default, seed: .default), "The weight of an error message."),
      Key(
        "inputs.errorMessage.color", .names(of: PaletteColor.self), { $1(&$0.inputs.errorMessage.color) },
        .all(.attention),
        "The colour of an error message."),
      Key(
        "inputs.errorMessage.spacing", .names(of: SpacingToken.self), { $1(&$0.inputs.errorMessage.spacing) },
        .all(.default),
        "The distance between a field and its error message."),
      Key(
        "inputs.debounceTimeInMilliSeconds", .whole(0...86_400_000), { $1(&$0.inputs.debounceTime) },
        .init(default: 250, renderer: 0, seed: 0),
        "Milliseconds without a change after which a choice set asks for choices."),
      Key(
        "inputs.allowDynamicallyFilteredChoiceSet", .flag, { $1(&$0.inputs.allowDynamicallyFilteredChoiceSet) },
        .all(true),
        "Whether the choices of a choice set can come from a query."),
      Key(
        "inputs.allowRevealOnHoverStyle", .flag, { $1(&$0.inputs.allowRevealOnHoverStyle) }, .all(false),
        "Whether a field may show that it is one only under the pointer."),
    ]

  private static func label(
    _ name: String, _ part: @escaping Place<HostConfig, HostConfig.InputLabel>, suffix: String?,
    _ suffixColor: PaletteColor
  ) -> [Key] {
    let weights = ProfileValues<TextWeight>(default: .bolder, renderer: .default, seed: .default)
    let values = weights.map { weight in
      var label = HostConfig.InputLabel()
      label.weight = weight
      label.suffix = suffix
      label.suffixColor = suffixColor
      return label
    }
    let keys: [HostConfigKey<HostConfig.InputLabel>] = [
      .init("size", .names(of: TextSizeToken.self), { $1(&$0.size) }, .all(.default), "The size of the caption."),
      .init("weight", .weight, { $1(&$0.weight) }, .all(.default), "The weight of the caption."),
      .init("color", .names(of: PaletteColor.self), { $1(&$0.color) }, .all(.default), "The colour of the caption."),
      .init("isSubtle", .flag, { $1(&$0.isSubtle) }, .all(false), "Whether the label is less prominent."),
      .init(optional: "suffix", .text, { $1(&$0.suffix) }, .all(nil), "The suffix of the label."),
      .init(
        "suffixColor", .names(of: PaletteColor.self), { $1(&$0.suffixColor) }, .all(.default),
        "The colour of the suffix of the label."),
    ]
    return keys.map { $0.lifted(to: part, at: name, values) }
  }
}

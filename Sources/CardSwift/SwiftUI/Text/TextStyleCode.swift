import CardIR
import CardStyle
import CardTemplate

/// Writes how texts look: their fonts, weights, colours, lines and alignment.
struct TextStyleCode {
  let attributes: AttributeCode
  let styles: StyleResolver
  let colors: ViewColors
  let needs: ViewNeeds
  /// Whether the lines of a text stand at a side of it; else they begin at its start, wherever its stack has the text.
  let alignsLines: Bool

  /// A text in its font. `isText` says that it must stay a `Text`, and `headerCondition` when it has the weight of headers
  /// of columns.
  func fonted(
    _ view: SwiftExpression, _ element: Element, _ look: HostConfig.TextLook, _ scope: BindingScope, isText: Bool,
    _ headerCondition: SwiftExpression? = nil
  ) -> SwiftExpression {
    var view = view
    let isMonospaced = look.font == .monospace
    var weight = weight(of: element, look, scope)
    if let headerCondition, styles.role(of: element) == nil {
      let header = self.weight(of: element, styles.look(of: element, isInHeader: true), scope)
      if header != weight { weight = .conditional(headerCondition, header ?? ".regular", weight ?? ".regular") }
    }
    let size = element[.textSize]
    if case .template(let template)? = size {
      let name = attributes.text(template, of: element, scope)
      view = view.modified("font", [SwiftArgument(nil, font(named: name, isMonospaced: isMonospaced))])
    } else if let style = Self.textStyle(of: size?.literal ?? .token(look.size)) {
      // Sizes by name are those of a host, whose fonts a theme may have.
      let isNamed = if case .token = size?.literal ?? .token(look.size) { true } else { false }
      if isNamed, isMonospaced || style != "body" {
        view = view.modified("font", [SwiftArgument(nil, colors.font(style, isMonospaced: isMonospaced))])
      } else if isMonospaced {
        let font = SwiftExpression.call(
          ".system", [SwiftArgument(nil, .verbatim(".\(style)")), SwiftArgument("design", ".monospaced")])
        view = view.modified("font", [SwiftArgument(nil, font)])
      } else if style != "body" {
        view = view.modified("font", [SwiftArgument(nil, .verbatim(".\(style)"))])
      }
    } else if case .points(let points)? = size?.literal {
      if isText {
        view = view.modified("font", [SwiftArgument(nil, .call(".system", [SwiftArgument("size", .number(points))]))])
      } else {
        needs.use("CardTextStyle")
        var arguments = [SwiftArgument(nil, .number(points))]
        if let weight { arguments.append(SwiftArgument("weight", weight)) }
        if isMonospaced { arguments.append(SwiftArgument("design", ".monospaced")) }
        weight = nil
        view = view.modified("cardTextSize", arguments)
      }
    }
    if let weight { view = view.modified("fontWeight", [SwiftArgument(nil, weight)]) }
    return view
  }

  /// The font of a size that data name.
  private func font(named name: SwiftExpression, isMonospaced: Bool) -> SwiftExpression {
    func step(_ name: String) -> String? {
      TextSizeToken.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        .flatMap { Self.textStyle(of: .token($0)) }
    }
    if let style = name.choice({ step($0).map { .verbatim("." + $0) } }) {
      return colors.font(style, isMonospaced: isMonospaced)
    }
    if !isMonospaced,
      let style = name.choice({ name in
        TextStyle.allCases.first { $0.rawValue.lowercased() == name.lowercased() && $0 != .headline }
          .map { .verbatim("." + $0.rawValue) }
      })
    {
      return style
    }
    if !colors.hasHostFonts { needs.use("CardTextNames") }
    if let own = colors.font(named: name, isMonospaced: isMonospaced) { return own }
    let plain = SwiftExpression.call("Font", [SwiftArgument("cardSize", name)])
    return isMonospaced ? plain.modified("monospaced") : plain
  }

  private func weight(
    of element: Element, _ look: HostConfig.TextLook, _ scope: BindingScope
  ) -> SwiftExpression? {
    if case .template(let template)? = element[.textWeight] {
      let name = attributes.text(template, of: element, scope)
      let known = name.choice { name in
        TextWeight.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
          .map { .verbatim("." + ($0.number == nil ? step($0, look) : $0).rawValue) }
      }
      if let known { return known }
      needs.use("CardTextNames")
      let ranks: [(String, TextWeight, usually: TextWeight)] = [
        ("lighter", .lighter, .light), ("usual", .default, .regular), ("bolder", .bolder, .semibold),
      ]
      let others = ranks.compactMap { label, rank, usual in
        let step = step(rank, look)
        return step == usual ? nil : SwiftArgument(label, .verbatim(".\(step.rawValue)"))
      }
      return .call("Font.Weight", [SwiftArgument("cardWeight", name)] + others)
    }
    // The style of the platform is bold by itself, and a headline is not.
    let isHeadline = element.literal(.textSize) == .style(.headline)
    let weight: TextWeight
    if look.weight.number != nil {
      weight = look.weight
    } else {
      let number = styles.host.number(look.weight, look.font)
      if number == styles.host.number(.default, look.font) { return isHeadline ? ".regular" : nil }
      weight = Self.step(number)
    }
    return weight == .regular && !isHeadline ? nil : .verbatim(".\(weight.rawValue)")
  }

  /// The step of a rank: a weight as the platform has it by default where the host says nothing of its own.
  private func step(_ rank: TextWeight, _ look: HostConfig.TextLook) -> TextWeight {
    let number = styles.host.number(rank, look.font)
    switch (rank, number) {
    case (.lighter, 200): return .light
    default: return Self.step(number)
    }
  }

  /// The step nearest to a weight in numbers.
  private static func step(_ number: Double) -> TextWeight {
    TextWeight.steps.min { abs(($0.number ?? 0) - number) < abs(($1.number ?? 0) - number) } ?? .regular
  }

  /// The colour of a text; none for one that looks as all text does.
  func color(of element: Element, _ look: HostConfig.TextLook, _ context: ViewContext) -> SwiftExpression? {
    switch element[.textColor] {
    case .literal(.absolute(let color))?:
      return colors.ink(color, isOnPaper: context.isOnPaper || element.has(.backgroundColor))
    case .template(let template)?:
      return named(template, element, context)
    default: break
    }
    if case .template(let template)? = element[.isSubtle] {
      let flag = attributes.flag(template, of: element, or: false, context.scope)
      let plain = colors.text(look.color, subtle: false, in: context.style) ?? "Color.primary"
      let subtle = colors.text(look.color, subtle: true, in: context.style) ?? "Color.secondary"
      return .conditional(flag, subtle == ".secondary" ? "Color.secondary" : subtle, plain)
    }
    return colors.text(look.color, subtle: look.isSubtle, in: context.style)
  }

  /// The colour of a text by the name that data give.
  private func named(_ template: TemplateString, _ element: Element, _ context: ViewContext) -> SwiftExpression {
    let subtle: SwiftExpression? =
      switch element[.isSubtle] {
      case .template(let template)?: attributes.flag(template, of: element, or: false, context.scope)
      case .literal(true)?: "true"
      default: nil
      }
    let name = attributes.text(template, of: element, context.scope)
    let known = name.choice { name in
      if let color = PaletteColor.allCases.first(where: { $0.rawValue == name.lowercased() }) {
        let plain = colors.text(color, subtle: false, in: context.style) ?? "Color.primary"
        guard let subtle, subtle != "false" else { return plain }
        let own = colors.text(color, subtle: true, in: context.style) ?? ".secondary"
        let muted = own == ".secondary" ? "Color.secondary" : own
        return subtle == "true" ? muted : .conditional(subtle, muted, plain)
      }
      return colors.written(name).map {
        colors.ink($0, isOnPaper: context.isOnPaper || element.has(.backgroundColor))
      }
    }
    if let known { return known }
    needs.use(.textColors)
    if subtle != nil { needs.use(.subtleTextColors) }
    return .call("textColor", [SwiftArgument(nil, name)] + (subtle.map { [SwiftArgument("isSubtle", $0)] } ?? []))
  }

  /// The most lines of a text; none if it has as many as it needs. One that does not wrap has the `written` ones.
  func lineLimit(
    of element: Element, _ scope: BindingScope, written: @autoclosure () -> Int = 1
  ) -> SwiftExpression? {
    let lines = attributes.number(element, .maxLines, scope)?.count(or: nil, needs)
    func unwrapped() -> SwiftExpression { .verbatim("\(lines == nil ? written() : 1)") }
    switch element[.wrap] {
    case .literal(false)?: return unwrapped()
    case .template(let template)?:
      let wraps = attributes.flag(template, of: element, or: false, scope)
      return .conditional(wraps, lines ?? "nil", unwrapped())
    default: return lines
    }
  }

  /// The side at which the lines of a text begin; none for the usual one.
  func alignment(of element: Element, _ scope: BindingScope) -> SwiftExpression? {
    alignsLines ? Self.side(of: element, attributes, scope) : nil
  }

  /// The same for whoever writes the frame of a text.
  static func side(
    of element: Element, _ attributes: AttributeCode, _ scope: BindingScope
  ) -> SwiftExpression? {
    switch element[.horizontalAlignment] {
    case .literal(.center)?: return ".center"
    case .literal(.trailing)?: return ".trailing"
    case .template(let template)?:
      let text = attributes.text(template, of: element, scope)
      let known = text.choice { text in
        switch text.lowercased() {
        case "center": ".center"
        case "right": ".trailing"
        default: ".leading"
        }
      }
      if let known { return known }
      let name = SwiftExpression.call(.member(text, "lowercased"), [], nil)
      return .conditional(
        .infix(name, "==", .text("center")), ".center",
        .conditional(.infix(name, "==", .text("right")), ".trailing", ".leading"))
    default: return nil
    }
  }

  /// A text at a side that only data name, as a stack places one whose side is known: in all the width that there is.
  func placed(_ view: SwiftExpression, _ element: Element, _ context: ViewContext) -> SwiftExpression {
    guard context.axis == .vertical, case .template? = element[.horizontalAlignment],
      let side = alignment(of: element, context.scope)
    else { return view }
    return view.framed([SwiftArgument("maxWidth", ".infinity"), SwiftArgument("alignment", side)])
  }

  // MARK: Sizes

  /// The platform's style for a size; none for points between the styles.
  static func textStyle(of size: TextSize) -> String? {
    switch size {
    case .token(let token):
      switch token {
      case .small: "footnote"
      case .default: "body"
      case .medium: "title3"
      case .large: "title2"
      case .extraLarge: "largeTitle"
      }
    case .style(let style): style.rawValue
    case .points(let points):
      switch points {
      case 34: "largeTitle"
      case 28: "title"
      case 22: "title2"
      case 20: "title3"
      case 17: "body"
      case 16: "callout"
      case 15: "subheadline"
      case 13: "footnote"
      case 12: "caption"
      case 11: "caption2"
      default: nil
      }
    }
  }
}

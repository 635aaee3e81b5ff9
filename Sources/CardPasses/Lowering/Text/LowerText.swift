package import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Translates size, weight and colour of text between tokens, named styles and numbers.
package struct LowerText: Pass {
  package init() {}

  package let name = "lower-text"
  package let summary = "Translates size, weight, colour and line limits of text into the target's scales."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: #"text text="Total" text-size=large text-weight=bolder text-color=accent"#,
    after: #"text text="Total" text-size=21pt text-color=#2E89FC"#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = TextLowering(context.lend())
    worker.lower(&screen.root, inherited: .init(background: context.styles.host.page))
    worker.reportHostFonts(screen)
    context = worker.context
  }
}

/// One run of ``LowerText``.
private struct TextLowering {
  var context: PassContext
  private let sizes: TextSizeScale

  init(_ context: PassContext) {
    self.context = context
    sizes = TextSizeScale(context)
  }

  /// Reports once what the host says of fonts that text of the target does not follow.
  mutating func reportHostFonts(_ screen: Screen) {
    guard context.source.textSizes == .tokens, context.target.textSizes != .tokens,
      screen.root.containsElement(where: { $0.kind == .text || $0.kind == .richText })
    else { return }
    let host = context.styles.host
    let own = host.fontTypes[.default]
    let taken = context.target.codec.hostFonts
    if taken == .all || taken == .ownFamily && host.ownFamily(.default) != nil { return }
    if !host.hasUsualFont(.default, { $0.family == $1.family }) {
      context.record(
        LossKinds.fontFamily,
        "text of \(context.targetName) is in the font of the system, not in the host's `\(own.family)`",
        at: screen.root)
    }
    if taken == .sizes { return }
    let followsRanks =
      context.target.textSizes == .any || context.target.textSizes == .styles && context.options.fontMap == .semantic
    if followsRanks, !host.hasUsualFont(.default, { $0.sizes == $1.sizes }) {
      context.record(
        LossKinds.fontSize, "text of \(context.targetName) has the sizes of the system's styles, not those of the host",
        at: screen.root)
    } else if followsRanks, context.target.textSizes == .styles {
      let (before, after) = (context.styles.host.points(.default), sizes.points(of: .token(.default)))
      if before != after {
        context.record(
          LossKinds.textStyles,
          "text of \(context.targetName) has the sizes of the system's styles: usual text of "
            + "\(NumberText.javaScript(before)) points has \(NumberText.javaScript(after))", at: screen.root)
      }
    }
  }

  /// What an element has from the elements around it.
  struct Inherited {
    /// The colour of text, where the source lets it cascade.
    var foreground: AttributeEntry?
    /// The opaque colour behind the text.
    var background: Color
    /// The style of the box that the text is on, by which the target colours it.
    var style = ContainerStyle.default
  }

  mutating func lower(_ element: inout Element, inherited: Inherited) {
    var inner = inherited
    if element.has(.foregroundColor), let own = element.entry(.foregroundColor) {
      inner.foreground = own
      // Of a shape it is what it is filled with, which is not handed down.
      if element.kind != .shape, !context.target.supports(.foregroundColor, on: element.kind) {
        element[.foregroundColor] = nil
      }
    }
    if element.has(.containerStyle) || element.has(.backgroundColor) {
      let style = element.literal(.containerStyle)
      if let style { inner.style = style }
      switch (element[value: .backgroundColor], style) {
      case (.color(let color)?, _): inner.background = color.blended(over: inherited.background)
      case (_, let style?): inner.background = context.styles.host.background(style)
      default: break
      }
    }
    if element.kind == .text || element.kind == .run { lowerText(&element, inner) }
    if element.kind == .icon { PaletteResolution.resolve(symbol: &element, context) }
    element.updateChildren(in: Self.content) { child in
      lower(&child, inherited: inner)
    }
  }

  /// What is looked at, or handed down.
  private static let content = ContentSet([.text, .run, .icon], attributes: [.foregroundColor])

  private mutating func lowerText(_ text: inout Element, _ inherited: Inherited) {
    if let inheritedColor = inherited.foreground, !text.has(.textColor),
      !context.target.supports(.foregroundColor, on: .stack)
    {
      text.set(.textColor, inheritedColor.value, origin: inheritedColor.origin)
    } else if inherited.foreground == nil, let own = text.entry(.textColor), own.origin == nil, own.value == Self.usual
    {
      // Stated by a step lest another colour is inherited.
      text[.textColor] = nil
    }
    resolveHeading(&text)
    let wasHeadline = text[value: .textSize] == .token("headline")
    sizes.translate(&text, &context)
    lowerWeight(&text, wasHeadline: wasHeadline)
    lowerColor(&text, inherited)
    lowerLines(&text)
    if text.has(.fontType), !context.target.supports(.fontType, on: text.kind) {
      if text.entry(.fontType)?.value != .token("default") {
        context.record(LossKinds.fontFamily, "\(context.targetName) has one font family", at: text, .fontType)
      }
      text[value: .fontType] = nil
    }
  }

  private static let usual = TextColor.palette(.default).storage

  /// A heading gets its size and weight from the host where the target knows no headings.
  private mutating func resolveHeading(_ text: inout Element) {
    guard text.has(.textStyle), !context.target.supports(.textStyle, on: text.kind) else { return }
    if let role = context.styles.role(of: text) {
      if role == .heading {
        context.record(
          LossKinds.accessibility,
          "\(context.targetName) has no headings, so screen readers read the text as any other", at: text, .textStyle)
      }
      let look = context.styles.host.textStyles[role]
      if text.entry(.textSize)?.origin == nil { text[.textSize] = .literal(.token(look.size)) }
      if text.entry(.textWeight)?.origin == nil { text[.textWeight] = .literal(look.weight) }
      if look.color != .default, !text.has(.textColor) { text[.textColor] = .literal(.palette(look.color)) }
      if look.isSubtle, text.entry(.isSubtle)?.origin == nil { text[.isSubtle] = .literal(true) }
    }
    text[value: .textStyle] = nil
  }

  // MARK: Weight

  private mutating func lowerWeight(_ text: inout Element, wasHeadline: Bool) {
    // The headline style is bold by itself to some renderers and regular to others: say which.
    let isHeadline = !wasHeadline && text[value: .textSize] == .token("headline")
    switch (text[.textWeight], context.target.textWeights) {
    case (nil, .steps):
      if isHeadline { text[.textWeight] = .literal(.regular) }
    case (nil, _): break
    case (.literal(let weight)?, .none):
      if context.styles.number(weight) != context.styles.number(.default), weight != .regular {
        context.record(
          LossKinds.fontWeight, "\(context.targetName) has one text weight, so `\(weight.rawValue)` is lost", at: text,
          .textWeight, value: weight.rawValue)
      }
      text[.textWeight] = nil
    case (.literal(let weight)?, .steps):
      let step = Self.step(weight, context.styles)
      if weight != step { text[.textWeight] = .literal(step) }
      if step == .regular, !isHeadline, text.entry(.textWeight)?.origin == nil { text[.textWeight] = nil }
    case (.literal(let weight)?, .relative):
      let rank = Self.rank(weight)
      if weight.number != nil, ![.light, .regular, .semibold].contains(weight) {
        context.record(
          LossKinds.fontWeight, "the weight `\(weight.rawValue)` becomes `\(rank.rawValue)`", at: text, .textWeight,
          value: weight.rawValue)
      }
      text[.textWeight] = rank == .default ? nil : .literal(rank)
    case (.template(let template)?, let domain):
      guard context.source.textWeights != domain, !context.target.codec.readsWeightNames else { break }
      let weights: [TextWeight] =
        context.source.textWeights == .relative ? [.lighter, .default, .bolder] : TextWeight.steps
      let styles = context.styles
      let cases = weights.map { weight in
        (
          weight.rawValue,
          Expression.string((domain == .steps ? Self.step(weight, styles) : Self.rank(weight)).rawValue)
        )
      }
      let fallback = Expression.string(domain == .steps ? TextWeight.regular.rawValue : TextWeight.default.rawValue)
      if domain != .none, let mapped = TokenMapping.compile(template, cases: cases, fallback: fallback) {
        text[.textWeight] = .template(mapped)
      } else {
        context.record(
          domain == .none ? LossKinds.fontWeight : LossKinds.binding,
          "the weight is known only with data, and \(context.targetName) cannot take it", at: text, .textWeight)
        text[.textWeight] = nil
      }
    }
  }

  /// The nearest of the nine steps.
  private static func step(_ weight: TextWeight, _ styles: StyleResolver) -> TextWeight {
    if weight.number != nil { return weight }
    switch (weight, styles.number(weight)) {
    case (.lighter, 200): return .light
    case (.default, 400): return .regular
    case (.bolder, 600): return .semibold
    case (_, let number):
      return TextWeight.steps.min { abs(($0.number ?? 0) - number) < abs(($1.number ?? 0) - number) } ?? .regular
    }
  }

  private static func rank(_ weight: TextWeight) -> TextWeight {
    guard let number = weight.number else { return weight }
    return number <= 300 ? .lighter : number >= 600 ? .bolder : .default
  }

  // MARK: Lines

  private mutating func lowerLines(_ text: inout Element) {
    let limits = context.target.supports(.maxLines, on: text.kind)
    let wraps = context.target.supports(.wrap, on: text.kind)
    guard context.source.supports(.wrap, on: text.kind) != wraps || !limits else { return }
    if wraps, !context.source.supports(.wrap, on: text.kind) {
      // From formats that limit lines by number, or not at all.
      switch text[.maxLines] {
      case .literal(1)?:
        text[.wrap] = .literal(false)
        text[.maxLines] = nil
      case .literal(let lines)? where lines > 0: text[.wrap] = .literal(true)
      default:
        text[.wrap] = .literal(true)
        if text[.maxLines]?.literal != nil { text[.maxLines] = nil }
      }
      return
    }
    let wrapsText = text[.wrap]?.literal
    if limits {
      switch wrapsText {
      case true?: break
      case false?: text[.maxLines] = .literal(1)
      case nil:
        if case .template? = text[.wrap] {
          context.record(
            LossKinds.binding, "whether the text wraps is known only with data, so it does", at: text, .wrap)
        }
      }
    } else {
      // Where columns have frames, that step knows whether a text that does not wrap breaks, and reports it if so.
      let isLeftToFrames = context.framesColumns && text.literal(.text) != nil
      if text.entry(.maxLines)?.origin != nil || wrapsText == false && !isLeftToFrames && mayBreak(text) {
        context.record(
          LossKinds.maxLines,
          context.framesColumns
            ? "\(context.targetName) has no limit on lines: a height cuts off what is longer on the usual screen, and "
              + "elsewhere the text wraps"
            : "text always wraps in \(context.targetName), so the limit on lines is lost", at: text, .maxLines)
      }
      // A later step knows how much room the text has. That one line is meant is nothing to the width of its row, in which
      // it may still break.
      if context.framesColumns {
        if let limit = text.entry(.maxLines), limit.origin != nil, text[.maxLines]?.literal == 1 {
          // Where that is from says that it has been reported.
          text.set(.wrap, .flag(false), origin: limit.origin)
        }
        if wrapsText == false || text[.maxLines]?.literal ?? 1 <= 1 { text[.maxLines] = nil }
        if text[.wrap]?.literal == false { return }
      } else {
        text[.maxLines] = nil
      }
    }
    text[.wrap] = nil
  }

  /// The width that a text of one line has in about half of a row, in points.
  private static let leastRoom = 200.0

  /// Whether a text that should not break may need several lines: one that only data know, if somebody asks for one line.
  private func mayBreak(_ text: Element) -> Bool {
    guard let content = text.literal(.text) else { return text.entry(.wrap)?.origin != nil }
    let isLong = content.utf8.count > 40 && content.count > 40
    return isLong || NaturalWidth(lineThickness: 0).width(of: text) > Self.leastRoom
  }

  // MARK: Colour

  private mutating func lowerColor(_ text: inout Element, _ inherited: Inherited) {
    switch (context.source.colors, context.target.colors) {
    case (_, .any), (.palette, .palette): break
    case (.palette, _): PaletteResolution.resolve(&text, &context)
    case (_, .palette): choosePalette(&text, inherited)
    default: break
    }
  }

  private mutating func choosePalette(_ text: inout Element, _ inherited: Inherited) {
    switch text[.textColor] {
    case .literal(.absolute(let color))?:
      let match = PaletteMatch(color, over: inherited.background, in: inherited.style, context.styles.host)
      text[.textColor] = match.name == .default ? nil : .literal(.palette(match.name))
      if match.isSubtle { text[.isSubtle] = .literal(true) }
      if match.difference >= 2 {
        let difference = NumberText.javaScript((match.difference * 10).rounded() / 10)
        let name = match.isSubtle ? "subtle `\(match.name.rawValue)`" : "`\(match.name.rawValue)`"
        context.record(
          LossKinds.color, "the colour \(color.text(.alphaLast)) becomes \(name), ΔE \(difference)", at: text,
          .textColor, value: color.text(.alphaLast))
      }
    case .template?:
      context.record(
        LossKinds.binding, "the colour is known only with data, so the host's default is used", at: text, .textColor)
      text[.textColor] = nil
    default: break
    }
  }
}

import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import CardText

// Texts, plain and rich.
extension ScreenGenerator {
  /// A text.
  mutating func textView(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    var view = content(of: element, context)
    let look = styles.look(of: element, isInHeader: context.isInHeader)
    view = fonted(view, element, look, context, isText: false)
    if let color = textColor(element, look, context) {
      view = view.modified("foregroundStyle", [SwiftArgument(nil, color)])
    }
    if let lines = lineLimit(element, context) { view = view.modified("lineLimit", [SwiftArgument(nil, lines)]) }
    if let alignment = alignment(of: element, context) {
      view = view.modified("multilineTextAlignment", [SwiftArgument(nil, alignment)])
    }
    switch styles.role(of: element, isInHeader: context.isInHeader) {
    case .heading:
      view = view.modified("accessibilityAddTraits", [SwiftArgument(nil, ".isHeader")])
      let level = Int(styles.host.textBlock.headingLevel ?? 0)
      if (1...6).contains(level) {
        view = view.modified("accessibilityHeading", [SwiftArgument(nil, .verbatim(".h\(level)"))])
      }
    case .columnHeader: view = view.modified("accessibilityAddTraits", [SwiftArgument(nil, ".isHeader")])
    case nil: break
    }
    return box(element, context, axis: nil).apply(view)
  }

  private mutating func content(of element: Element, _ context: ViewContext) -> SwiftExpression {
    let text = string(element, .text, context) ?? .text("")
    if let id = element.literal(.id), facts.changed.contains(id) {
      usesState = true
      use("CardState")
      let now = SwiftExpression.infix(.call("state.content", [SwiftArgument(nil, .text(id))]), "??", text)
      return .call("Text", [SwiftArgument("verbatim", now)])
    }
    guard hasMarkdown else { return plainText(text) }
    return markdown(element[value: .text], text)
  }

  /// A text whose source is Markdown.
  mutating func markdown(_ value: AttributeValue?, _ text: SwiftExpression) -> SwiftExpression {
    if case .text(let source)? = value {
      let read = MarkdownText(source)
      let isPlain = read.runs.allSatisfy { !$0.isBold && !$0.isItalic && $0.link == nil }
      if isPlain { return plainText(.text(read.plain.plainText ?? source)) }
    }
    use("CardMarkdown")
    return .call("Text", [SwiftArgument("markdown", text)])
  }

  // MARK: Looks

  /// A text in its font. `isText` says that it must stay a `Text`.
  private mutating func fonted(
    _ view: SwiftExpression, _ element: Element, _ look: HostConfig.TextLook, _ context: ViewContext, isText: Bool
  ) -> SwiftExpression {
    var view = view
    let isMonospaced = look.font == .monospace
    var weight = weight(element, look, context)
    let size = element[.textSize]
    if case .template(let template)? = size {
      use("CardTextNames")
      let name = bindings.text(template, in: context.scope, at: element.span)
      view = view.modified("font", [SwiftArgument(nil, .call("Font", [SwiftArgument("cardSize", name)]))])
    } else if let style = Self.textStyle(of: size?.literal ?? .token(look.size)) {
      if isMonospaced {
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
        use("CardTextStyle")
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

  private mutating func weight(_ element: Element, _ look: HostConfig.TextLook, _ context: ViewContext)
    -> SwiftExpression?
  {
    if case .template(let template)? = element[.textWeight] {
      use("CardTextNames")
      let name = bindings.text(template, in: context.scope, at: element.span)
      return .call("Font.Weight", [SwiftArgument("cardWeight", name)])
    }
    let steps = TextWeight.steps
    let weight: TextWeight
    if look.weight.number != nil {
      weight = look.weight
    } else {
      let number = styles.host.number(look.weight, look.font)
      if number == styles.host.number(.default, look.font) { return nil }
      weight = steps.min { abs(($0.number ?? 0) - number) < abs(($1.number ?? 0) - number) } ?? .regular
    }
    let isHeadline = element.literal(.textSize) == .style(.headline)
    return weight == .regular && !isHeadline ? nil : .verbatim(".\(weight.rawValue)")
  }

  private mutating func textColor(_ element: Element, _ look: HostConfig.TextLook, _ context: ViewContext)
    -> SwiftExpression?
  {
    switch element[.textColor] {
    case .literal(.absolute(let color))?: return colors.number(color)
    case .template(let template)?:
      usesColorNames = true
      return .call("textColor", [SwiftArgument(nil, bindings.text(template, in: context.scope, at: element.span))])
    default: break
    }
    if case .template(let template)? = element[.isSubtle] {
      let flag = bindings.flag(template, or: false, in: context.scope, at: element.span)
      let plain = colors.text(look.color, subtle: false, in: context.style) ?? "Color.primary"
      let subtle = colors.text(look.color, subtle: true, in: context.style) ?? "Color.secondary"
      return .conditional(flag, subtle == ".secondary" ? "Color.secondary" : subtle, plain)
    }
    return colors.text(look.color, subtle: look.isSubtle, in: context.style)
  }

  private mutating func lineLimit(_ element: Element, _ context: ViewContext) -> SwiftExpression? {
    let limit = number(element, .maxLines, context).flatMap { $0 == "0" ? nil : $0 }
    // Numbers of data are no whole numbers to the compiler.
    let lines = limit.map { limit -> SwiftExpression in
      if case .verbatim(let source) = limit, Int(source) != nil { return limit }
      return .call("Int", [SwiftArgument(nil, limit)])
    }
    switch element[.wrap] {
    case .literal(false)?: return "1"
    case .template(let template)?:
      let wraps = bindings.flag(template, or: false, in: context.scope, at: element.span)
      return .conditional(wraps, lines ?? "nil", "1")
    default: return lines
    }
  }

  private mutating func alignment(of element: Element, _ context: ViewContext) -> SwiftExpression? {
    switch element[.horizontalAlignment] {
    case .literal(.center)?: return ".center"
    case .literal(.trailing)?: return ".trailing"
    case .template(let template)?:
      let name = SwiftExpression.call(
        .member(bindings.text(template, in: context.scope, at: element.span), "lowercased"), [], nil)
      return .conditional(
        .infix(name, "==", .text("center")), ".center",
        .conditional(.infix(name, "==", .text("right")), ".trailing", ".leading"))
    default: return nil
    }
  }

  // MARK: Rich text

  /// Texts of several styles in one paragraph.
  mutating func richText(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    var texts: [SwiftExpression] = []
    var taps: [Slot] = []
    for slot in element[.children] {
      guard case .one(let run, let scope, let when) = slot else {
        if case .splice(let template, let origin) = slot {
          report(.splicedElements(template.sourceText, at: origin?.span))
        }
        continue
      }
      var inner = context
      var repetition: (sequence: SwiftExpression, name: String, index: String)?
      if let scope {
        switch enter(scope, in: context) {
        case .once(let entered): inner.scope = entered
        case .each(let sequence, _, _, let item):
          repetition = (sequence, "run", "runIndex")
          inner.scope = item("run", "runIndex")
        }
      }
      var text = self.run(run, inner)
      if let action = run[.tap].first?.element, action.kind != .openURL {
        if taps.isEmpty {
          taps = run[.tap]
        } else {
          report(
            .leftOut(
              "the whole text does what an earlier part of it does, so this part's action is left out", at: run.span))
        }
      }
      if let when {
        let condition = bindings.condition(when, in: inner.scope)
        if condition != "true" {
          text = .conditional(condition, text, .call("Text", [SwiftArgument("verbatim", .text(""))]))
        }
      }
      if let repetition {
        let isUsed = [repetition.index, repetition.name].map {
          SwiftMentions.of($0, in: [.expression(text)]) ? $0 : "_"
        }
        let pairs = SwiftExpression.call(.member(repetition.sequence, "enumerated"), [], nil)
        let mapped = SwiftExpression.call(.member(pairs, "map"), [], SwiftClosure(isUsed, [.expression(text)]))
        text = .call("Text", [SwiftArgument("joining", mapped)])
      }
      texts.append(text)
    }
    var view: SwiftExpression
    if texts.count == 1 {
      view = texts[0]
    } else {
      use("CardRichText")
      view = .call("Text", [SwiftArgument("joining", .array(texts))])
    }
    if let alignment = alignment(of: element, context) {
      view = view.modified("multilineTextAlignment", [SwiftArgument(nil, alignment)])
    }
    if taps.isEmpty { return view }
    var owner = Element(.richText)
    owner[.tap] = taps
    return tappable(ViewSteps(), owner, context).apply(view)
  }

  private mutating func run(_ run: Element, _ context: ViewContext) -> SwiftExpression {
    let text = string(run, .text, context) ?? .text("")
    let look = styles.look(of: run)
    var view: SwiftExpression
    if let link = run[.tap].first?.element, link.kind == .openURL, let url = string(link, .url, context) {
      use("CardRichText")
      view = .call("Text", [SwiftArgument(nil, text), SwiftArgument("link", url)])
    } else if run[value: .highlight] == .flag(true) {
      use("CardRichText")
      let pair = styles.host.containerStyles[context.style].foreground[look.color]
      let color = colors.number(look.isSubtle ? pair.subtleHighlight : pair.highlight)
      view = .call("Text", [SwiftArgument(nil, text), SwiftArgument("highlight", color)])
    } else {
      view = plainText(text)
    }
    view = fonted(view, run, look, context, isText: true)
    for (id, name) in [(AttributeID.italic, "italic"), (.underline, "underline"), (.strikethrough, "strikethrough")] {
      guard let isOn = flag(run, id, usually: false, context) else { continue }
      view = view.modified(name, isOn == "true" ? [] : [SwiftArgument(nil, isOn)])
    }
    if let color = textColor(run, look, context) {
      // As a `Text` again: the general modifier gives a view that cannot be joined.
      let value = Self.isImplicit(color) ? SwiftExpression.verbatim("Color" + Self.source(color)) : color
      view = view.modified("foregroundColor", [SwiftArgument(nil, value)])
    }
    return view
  }

  private static func isImplicit(_ color: SwiftExpression) -> Bool { source(color).hasPrefix(".") }

  private static func source(_ expression: SwiftExpression) -> String {
    if case .verbatim(let source) = expression { source } else { "" }
  }
}

import CardFormats
import CardIR
import CardStyle
import CardTemplate
import CardText

/// Writes texts.
final class TextCode {
  let attributes: AttributeCode
  let styles: StyleResolver
  let looks: TextStyleCode
  let state: StateCode
  let boxes: BoxCode
  let needs: ViewNeeds
  let moments: MomentCode
  /// Whether texts are Markdown.
  let hasMarkdown: Bool

  init(
    attributes: AttributeCode, styles: StyleResolver, looks: TextStyleCode, state: StateCode, boxes: BoxCode,
    needs: ViewNeeds, moments: MomentCode, hasMarkdown: Bool
  ) {
    self.attributes = attributes
    self.styles = styles
    self.looks = looks
    self.state = state
    self.boxes = boxes
    self.needs = needs
    self.moments = moments
    self.hasMarkdown = hasMarkdown
  }

  /// The view of a text.
  func view(of element: Element, _ context: ViewContext) -> SwiftExpression {
    var view = content(of: element, context)
    let look = styles.look(of: element, isInHeader: context.isInHeader)
    view = looks.fonted(view, element, look, context.scope, isText: false, context.headerCondition)
    if let color = looks.color(of: element, look, context) {
      view = view.modified("foregroundStyle", [SwiftArgument(nil, color)])
    }
    if let lines = looks.lineLimit(of: element, context.scope, written: lines(of: element)) {
      view = view.modified("lineLimit", [SwiftArgument(nil, lines)])
    }
    if let alignment = looks.alignment(of: element, context.scope) {
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
    case nil:
      if let condition = context.headerCondition {
        let traits = SwiftExpression.conditional(condition, ".isHeader", "[]")
        view = view.modified("accessibilityAddTraits", [SwiftArgument(nil, traits)])
      }
    }
    return looks.placed(boxes.box(of: element, context, axis: nil).apply(view), element, context)
  }

  /// How many lines a text has, as far as that is known without data.
  private func lines(of element: Element) -> Int {
    guard let value = element[value: .text] else { return 1 }
    if case .text(let text) = value {
      // Most texts are one line, and what they say is not looked at.
      if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return 1 }
      if !hasMarkdown { return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count }
    }
    guard hasMarkdown, let atoms = TextAtom.atoms(of: value, origin: nil) else { return 1 }
    return max(1, MarkdownText(atoms).lines.count)
  }

  private func content(of element: Element, _ context: ViewContext) -> SwiftExpression {
    let dated = moments.dated(element, .text, context)
    let text = dated ?? attributes.string(element, .text, context.scope) ?? .text("")
    if let now = state.content(of: element, initially: text) {
      return .call("Text", [SwiftArgument("verbatim", now)])
    }
    if dated != nil {
      guard hasMarkdown, let value = element[value: .text], MarkdownText.mayHaveMarkup(value) else {
        return .plainText(text)
      }
      return markdown(nil, text)
    }
    return hasMarkdown ? markdown(element[value: .text], text) : .plainText(text)
  }

  /// Whether platforms read all of a text as it is meant: there are no lists, and no signs of what they have beyond cards.
  static func isInline(_ source: String) -> Bool {
    var startsLine = true
    var isIndented = false
    var isMarker = false
    for scalar in source.unicodeScalars {
      switch scalar {
      case "`", "~", "<", "!", "\\", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": return false
      case "\n": (startsLine, isIndented, isMarker) = (true, false, false)
      case " " where isMarker: return false
      case " " where startsLine: isIndented = true
      default:
        if startsLine, isIndented, Character(scalar).isNumber { return false }
        isMarker = startsLine && (scalar == "-" || scalar == "*" || scalar == "+")
        startsLine = false
      }
    }
    return true
  }

  /// A text whose source is Markdown.
  private func markdown(_ value: AttributeValue?, _ text: SwiftExpression) -> SwiftExpression {
    if case .text(let source)? = value {
      if !MarkdownText.mayHaveMarkup(.text(source)) { return .plainText(text) }
      let read = MarkdownText(source)
      let runs = read.runs
      let isPlain = runs.allSatisfy { !$0.isBold && !$0.isItalic && $0.link == nil }
      if isPlain { return .plainText(.text(read.plain.plainText ?? source)) }
      if runs.contains(where: { $0.link != nil }) { needs.useLinks() }
      needs.use("CardMarkdown")
      if !Self.isInline(source) { needs.use(SupportCode.markup) }
      return .call("Text", [SwiftArgument("markdown", text)])
    }
    needs.use("CardMarkdown")
    needs.use(SupportCode.markup)
    needs.useLinks()
    return .call("Text", [SwiftArgument("markdown", text)])
  }
}

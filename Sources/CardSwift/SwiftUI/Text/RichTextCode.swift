import CardIR
import CardStyle
import CardSyntax

/// Writes texts of several styles in one paragraph.
struct RichTextCode {
  let attributes: AttributeCode
  let slots: SlotCode
  let styles: StyleResolver
  let looks: TextStyleCode
  let colors: ViewColors
  let buttons: ButtonCode
  let needs: ViewNeeds
  let moments: MomentCode
  let findings: ViewFindings
  let names: ViewNames

  /// The view of a rich text.
  func view(of element: Element, _ context: ViewContext) -> SwiftExpression {
    var texts: [SwiftExpression] = []
    var taps: [Slot] = []
    for slot in element[.children] {
      guard let run = slots.enter(slot, context, names: ("run", "runIndex")) else { continue }
      let text = text(of: run.element, run.context)
      if let action = run.element[.tap].first?.element, action.kind != .openURL {
        if taps.isEmpty {
          taps = run.element[.tap]
        } else {
          findings.report(
            .leftOut(
              "the whole text does what an earlier part of it does, so this part's action is left out",
              at: run.element.span))
        }
      }
      texts.append(repeated(text, run))
    }
    var view: SwiftExpression
    if texts.count == 1 {
      view = texts[0]
    } else {
      needs.use("CardRichText")
      view = .call("Text", [SwiftArgument("joining", .array(texts))])
    }
    if let alignment = looks.alignment(of: element, context.scope) {
      view = view.modified("multilineTextAlignment", [SwiftArgument(nil, alignment)])
    }
    view = looks.placed(view, element, context)
    if taps.isEmpty { return view }
    var owner = Element(.richText)
    owner[.tap] = taps
    return buttons.tappable(ViewSteps(), owner, context).apply(view)
  }

  /// A text as often and under the condition that its slot says.
  private func repeated(_ text: SwiftExpression, _ run: EnteredSlot) -> SwiftExpression {
    var text = text
    if let condition = slots.condition(of: run) {
      text = .conditional(condition, text, .call("Text", [SwiftArgument("verbatim", .text(""))]))
    }
    guard let repetition = run.repetition else { return text }
    needs.use("CardRichText")
    let names = slots.names(of: repetition, in: [.expression(text)])
    let mapped = SwiftExpression.call(
      .member(repetition.pairs, "map"), [], SwiftClosure(names, [.expression(text)]))
    return .call("Text", [SwiftArgument("joining", mapped)])
  }

  private func text(of run: Element, _ context: ViewContext) -> SwiftExpression {
    let text = moments.text(run, .text, context.scope) ?? .text("")
    let look = styles.look(of: run)
    var view: SwiftExpression
    if let link = run[.tap].first?.element, link.kind == .openURL,
      let url = attributes.string(link, .url, context.scope)
    {
      needs.use("CardRichText")
      needs.useLinks()
      names.note("Text", of: link)
      view = .call("Text", [SwiftArgument(nil, text), SwiftArgument("link", url)])
    } else if run[value: .highlight] == .flag(true) {
      needs.use("CardRichText")
      let pair = styles.host.containerStyles[context.style].foreground[look.color]
      let color = colors.number(look.isSubtle ? pair.subtleHighlight : pair.highlight)
      view = .call("Text", [SwiftArgument(nil, text), SwiftArgument("highlight", color)])
    } else {
      view = .plainText(text)
    }
    view = looks.fonted(view, run, look, context.scope, isText: true)
    for (id, name) in [(AttributeID.italic, "italic"), (.underline, "underline"), (.strikethrough, "strikethrough")] {
      guard let isOn = attributes.flag(run, id, usually: false, context.scope) else { continue }
      view = view.modified(name, isOn == "true" ? [] : [SwiftArgument(nil, isOn)])
    }
    if let color = looks.color(of: run, look, context) {
      // As a `Text` again: the general modifier gives a view that cannot be joined.
      view = view.modified("foregroundColor", [SwiftArgument(nil, Self.explicit(color))])
    }
    return view
  }

  /// A colour that says of which type it is, as it must where any type of style might stand.
  private static func explicit(_ color: SwiftExpression) -> SwiftExpression {
    if case .verbatim(let source) = color, source.hasPrefix(".") { return .verbatim("Color" + source) }
    return color
  }
}

import CardFormats
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
  let actions: ActionCode
  let buttons: ButtonCode
  let needs: ViewNeeds
  let moments: MomentCode
  let findings: ViewFindings
  let names: ViewNames

  /// The view of a rich text.
  func view(of element: Element, _ context: ViewContext) -> SwiftExpression {
    var texts: [SwiftExpression] = []
    var bubbles: [Slot] = []
    var taps: [SwiftStatement] = []
    let parts = WrittenList.parts(of: element, keeping: "the text", findings)
    for (number, slot) in parts.enumerated() {
      guard let run = slots.enter(slot, context, names: ("run", "runIndex")) else { continue }
      var link: SwiftExpression?
      // A link that leads nowhere is none.
      if let action = run.element[.tap].first?.element, action[value: .isEnabled] != .flag(false) {
        if action.kind == .showPopover {
          bubbles.append(run.element[.tap][0])
        } else if action.kind == .openURL, let url = attributes.address(action, .url, run.context.scope) {
          needs.useLinks()
          link = url
        } else {
          let name = Self.name(of: run, number)
          let statements = actions.statements(for: run.element[.tap], run.context)
          if !statements.isEmpty {
            let condition = SwiftCondition.expression(.infix("link", "==", name))
            taps += slots.statements(
              [.branches([SwiftBranch([condition], statements)], otherwise: nil)], for: run)
            link = .string([.text(Self.scheme)] + name.textParts)
          }
        }
        if let address = link, let isEnabled = attributes.flag(action, .isEnabled, usually: true, run.context.scope) {
          link = .conditional(isEnabled, address, .text(""))
        }
        if link != nil {
          names.note("Text", of: action)
          reportWords(of: action)
        }
      }
      texts.append(repeated(text(of: run.element, link, run.context), run))
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
    if !taps.isEmpty {
      needs.use("CardRichText")
      view = view.modified("cardRuns", closure: SwiftClosure(["link"], taps))
    }
    return withBubbles(view, bubbles, besideOthers: texts.count > 1, context)
  }

  /// Says that nobody hears or sees the words of a link: readers are told of its text.
  private func reportWords(of action: Element) {
    for id in [AttributeID.title, .tooltip] {
      guard let entry = action.entry(id), entry.value != .text("") else { continue }
      findings.report(
        .leftOut("links in a text have no words but those of the text, so these are left out", at: entry.origin?.span))
    }
  }

  /// What the addresses of parts that do something begin with; after it comes which part it is.
  private static let scheme = "card-run:"

  /// Which part of a text it is that does something: the number of its slot, and its own in a repetition.
  private static func name(of run: EnteredSlot, _ number: Int) -> SwiftExpression {
    guard let repetition = run.repetition else { return .text(String(number)) }
    return .string([.text("\(number)."), .value(.verbatim(repetition.index))])
  }

  /// A text whose part shows a bubble: links have none, so the whole text is what shows it.
  private func withBubbles(
    _ view: SwiftExpression, _ bubbles: [Slot], besideOthers: Bool, _ context: ViewContext
  ) -> SwiftExpression {
    for other in bubbles.dropFirst() {
      findings.report(
        .leftOut(
          "the whole text shows the popover of an earlier part of it, so this one is left out",
          at: other.element?.span))
    }
    guard let first = bubbles.first else { return view }
    if besideOthers {
      findings.report(
        .leftOut(
          "parts of a text have no popovers of their own, so the whole text shows this one", at: first.element?.span))
    }
    var owner = Element(.richText)
    owner[.tap] = [first]
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
    let readsIndex = names[0] != "_"
    let mapped = SwiftExpression.call(
      .member(readsIndex ? repetition.pairs : repetition.sequence, "map"), [],
      SwiftClosure(readsIndex ? names : [names[1]], [.expression(text)]))
    return .call("Text", [SwiftArgument("joining", mapped)])
  }

  private func text(of run: Element, _ link: SwiftExpression?, _ context: ViewContext) -> SwiftExpression {
    let text = moments.text(run, .text, context) ?? .text("")
    let look = styles.look(of: run)
    var arguments = [SwiftArgument(nil, text)]
    if let link { arguments.append(SwiftArgument("link", link)) }
    if run[value: .highlight] == .flag(true) {
      let pair = styles.host.containerStyles[context.style].foreground[look.color]
      let color = colors.ground(look.isSubtle ? pair.subtleHighlight : pair.highlight)
      arguments.append(SwiftArgument("highlight", color))
    }
    var view: SwiftExpression
    if arguments.count == 1 {
      view = .plainText(text)
    } else {
      needs.use("CardRichText")
      view = .call("Text", arguments)
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

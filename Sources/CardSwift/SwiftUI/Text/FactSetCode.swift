import CardFormats
import CardIR
import CardStyle

/// Writes facts: pairs of title and value, in two columns.
struct FactSetCode {
  let slots: SlotCode
  let styles: StyleResolver
  let texts: TextCode
  let subviews: Subviews
  let needs: ViewNeeds

  /// The view of facts.
  func view(of element: Element, _ context: ViewContext) -> BuiltView {
    let looks = styles.host.factSet
    let views = WrittenList.parts(of: element).map { slot in
      slots.view(ofPart: slot, context) { fact, inner in
        let cells = [(AttributeID.title, looks.title), (.value, looks.value)].map { id, look -> SwiftStatement in
          var text = texts.view(of: Self.text(id, of: fact, look), inner)
          if look.maxWidth > 0 {
            needs.use("CardMaxWidth")
            text = text.modified("cardMaxWidth", [SwiftArgument(nil, .number(look.maxWidth))])
          }
          return SwiftStatement.expression(text)
        }
        return BuiltView(.call("GridRow", [], SwiftClosure([], cells)))
      }
    }
    let parts = subviews.bounded(views, context.parameters)
    let arguments = [
      SwiftArgument("alignment", ".topLeading"),
      SwiftArgument("horizontalSpacing", .number(styles.facts(in: context.style).spacing)),
      SwiftArgument("verticalSpacing", "4"),
    ]
    return BuiltView(around: parts) { statements in
      [.expression(.call("Grid", arguments, SwiftClosure([], statements)))]
    }
  }

  /// The title or the value of a fact as an element that is a text.
  private static func text(_ id: AttributeID, of fact: Element, _ look: HostConfig.FactText) -> Element {
    var text = Element(.text)
    if let entry = fact.entry(id) { text.set(.text, entry.value, origin: entry.origin) }
    if look.look.size != .default { text[.textSize] = .literal(.token(look.look.size)) }
    if look.look.weight != .default { text[.textWeight] = .literal(look.look.weight) }
    if look.look.color != .default { text[.textColor] = .literal(.palette(look.look.color)) }
    if look.look.isSubtle { text[.isSubtle] = .literal(true) }
    text[.wrap] = .literal(look.wrap)
    return text
  }
}

import CardFormats
import CardIR

/// Writes accordions and tab sets.
struct PagesCode {
  let attributes: AttributeCode
  let subviews: Subviews
  let names: InputNames
  let needs: ViewNeeds

  /// The view of sections that open and close.
  func accordion(_ element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    needs.use("CardPages")
    let values = HostedValues(element: element, attributes: attributes, scope: context.scope)
    let open = name("open", in: context)
    var inner = context
    inner.parameters.append(ViewParameter(name: open, type: "Binding<CardOpenPages>"))
    var expanded: [SwiftExpression] = []
    let sections = element[.children].enumerated().map { number, slot in
      let page = slot.element ?? Element(.page)
      let own = HostedValues(element: page, attributes: attributes, scope: context.scope)
      if own.flag(.isExpanded, usually: false) { expanded.append(.number(Double(number))) }
      var arguments = [SwiftArgument(nil, attributes.string(page, .title, context.scope) ?? .text(""))]
      if let symbol = own.token(.headerIcon).flatMap({ HostSymbols.symbol(named: $0) }) {
        arguments.append(SwiftArgument("systemImage", .text(symbol)))
      }
      arguments += [SwiftArgument("number", .number(Double(number))), SwiftArgument("in", .verbatim(open))]
      let fields = names.own(in: page, inner)
      let opening = SwiftStatement.assignment(.verbatim("\(open).wrappedValue[\(number)]"), "=", "true")
      return children.view(of: slot, inner) { view, _ in
        view = view.wrapped {
          let section = SwiftExpression.call("CardSection", arguments, SwiftClosure([], $0))
          if fields.isEmpty { return [.expression(section)] }
          needs.use("CardReveal")
          needs.use(.form)
          let arguments = [SwiftArgument(nil, fields.list), SwiftArgument("in", "form")]
          let reveal = SwiftModifier("cardReveal", arguments, closure: SwiftClosure([], [opening]))
          return [.expression(section.modified(reveal))]
        }
      }
    }
    var state = [SwiftArgument(nil, .array(expanded))]
    if values.flag(.allowMultipleExpandedPages, usually: false) { state.append(SwiftArgument("allowsSeveral", "true")) }
    if !values.flag(.allowCollapseAllPages, usually: true) { state.append(SwiftArgument("allowsNone", "false")) }
    let parts = subviews.bounded(sections, inner.parameters)
    return BuiltView(around: parts, name: "accordion") { statements in
      let isRead = subviews.mentions(open, in: statements)
      return [
        .expression(
          .call(
            "CardAccordion", [SwiftArgument(nil, .call("CardOpenPages", state))],
            SwiftClosure([isRead ? open : "_"], statements)))
      ]
    }
  }

  /// The view of pages behind tabs.
  func tabs(_ element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    needs.use("CardPages")
    let tab = name("tab", in: context)
    var inner = context
    inner.parameters.append(ViewParameter(name: tab, type: "Int"))
    let titles = element[.children].map { slot in
      slot.element.flatMap { attributes.string($0, .title, context.scope) } ?? .text("")
    }
    let pages = element[.children].enumerated().map { number, slot in
      children.view(of: slot, context).wrapped { page in
        let condition = SwiftCondition.expression(.infix(.verbatim(tab), "==", .number(Double(number))))
        return [.branches([SwiftBranch([condition], page)], otherwise: nil)]
      }
    }
    let parts = subviews.bounded(pages, inner.parameters)
    // A page is shown if a field on it cannot be sent, for nobody could tell otherwise which one it is.
    let fields = names.byPage(element[.children], context)
    return BuiltView(around: parts, name: "tabs") {
      let view = SwiftExpression.call("CardTabs", [SwiftArgument(nil, .array(titles))], SwiftClosure([tab], $0))
      return [.expression(fields.map { needs.revealing(view, $0, part: "CardReveal+Tabs") } ?? view)]
    }
  }

  /// A name that nothing around has.
  private func name(_ base: String, in context: ViewContext) -> String {
    var (name, number) = (base, 1)
    while context.parameters.contains(where: { $0.name == name }) {
      number += 1
      name = base + "\(number)"
    }
    return name
  }
}

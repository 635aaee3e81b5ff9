import CardFormats
import CardIR

// Accordions and tab sets.
extension ScreenGenerator {
  /// Sections that open and close.
  func accordion(_ element: Element, _ around: Around) -> [KotlinStatement] {
    pages(of: element, around, distance: 8) { state, inner in
      element[.children].enumerated().flatMap { number, slot in
        statements(for: slot, inner) { page, inner in
          self.section(page, number, of: element, state, inner)
        }.statements
      }
    }
  }

  /// Titles of which one is chosen, and its page below them.
  func tabs(_ element: Element, _ around: Around) -> [KotlinStatement] {
    pages(of: element, around, distance: 12) { state, inner in
      let titles = element[.children].map { slot in
        KotlinArgument(slot.element.flatMap { text($0, .title, inner) } ?? .text(""))
      }
      let arguments = [
        KotlinArgument("titles", .call("listOf", titles, trailing: nil)),
        KotlinArgument("selected", .verbatim(state.name)),
      ]
      let choice = KotlinLambda(body: [.assignment(state.name, "it")])
      let bar = KotlinStatement.expression(.call(use(part: "CardTabs"), arguments, trailing: choice))
      return [bar]
        + element[.children].enumerated().flatMap { number, slot in
          statements(for: slot, inner) { page, inner in
            let content = self.element(page, inner)
            let isShown = KotlinExpression.operation(.verbatim(state.name), "==", .verbatim("\(number)"))
            let kept = self.keeps(page, inner)
            return (content.isEmpty ? [] : [.branch(isShown, content)])
              + (kept.isEmpty ? [] : [.branch(.not(isShown), kept)])
          }.statements
        }
    }
  }

  private func pages(
    of element: Element, _ around: Around, distance: Double, _ content: (OpeningState, Around) -> [KotlinStatement]
  ) -> [KotlinStatement] {
    var inner = around
    guard let opening = opening(of: element, around) else { return [] }
    inner.layout = .column
    inner.loopIndex = nil
    inner.share = nil
    inner.sides = []
    inner.fillsDown = false
    inner.takesRest = false
    var modifier = modifier()
    place(&modifier, element, around, fills: true)
    let spaced = use("androidx.compose.foundation.layout.Arrangement")
      .calling("spacedBy", KotlinArgument(length(distance)))
    var arguments = modifier.isEmpty ? [] : [KotlinArgument("modifier", modifier.expression)]
    arguments.append(KotlinArgument("verticalArrangement", spaced))
    let body = content(opening.state, inner)
    let name = use("androidx.compose.foundation.layout.Column")
    let column = KotlinStatement.expression(.call(name, arguments, trailing: KotlinLambda(body: body)))
    return opening.isLocal ? [opening.state.declaration, column] : [column]
  }

  private func section(
    _ page: Element, _ number: Int, of accordion: Element, _ state: OpeningState, _ around: Around
  ) -> [KotlinStatement] {
    let content = element(page, around)
    let open = KotlinExpression.verbatim(state.name), own = KotlinExpression.verbatim("\(number)")
    _ = use(part: "toggledPages")
    var change = [KotlinArgument(own)]
    if accordion.allowsSeveralPages { change.append(KotlinArgument("allowsSeveral", "true")) }
    if HostedProperty.allowCollapseAllPages.value(of: accordion) == .flag(false) {
      change.append(KotlinArgument("allowsNone", "false"))
    }
    let toggle = KotlinLambda(body: [
      .assignment(state.name, .call(open.member("toggledPages"), change, trailing: nil))
    ])
    var title = text(page, .title, around) ?? .text("")
    if case .text(let icon)? = HostedProperty.headerIcon.value(of: page) {
      title = .string(BindingCompiler.joined([.text(HostIcons.text(of: icon) + " "), .value(title)]))
    }
    let arguments = [
      KotlinArgument("title", title), KotlinArgument("isOpen", .operation(own, "in", open)),
      KotlinArgument("style", textStyle(resolved(Self.boldText, around))),
      KotlinArgument("onToggle", .lambda(toggle)),
    ]
    let kept = keeps(page, around)
    return [.expression(.call(use(part: "CardSection"), arguments, trailing: KotlinLambda(body: content)))]
      + (kept.isEmpty ? [] : [.branch(.not(.operation(own, "in", open)), kept)])
  }

  /// The sections of an accordion that are open at first.
  static func openPages(of accordion: Element) -> KotlinExpression {
    let numbers = accordion[.children].enumerated().filter { _, slot in
      slot.element.map { HostedProperty.isExpanded.value(of: $0) == .flag(true) } ?? false
    }.map { KotlinArgument(.verbatim("\($0.offset)")) }
    if numbers.isEmpty { return "emptySet<Int>()" }
    return .call("setOf", accordion.allowsSeveralPages ? numbers : [numbers[0]], trailing: nil)
  }
}

extension Element {
  /// Whether several sections of an accordion may be open at once.
  var allowsSeveralPages: Bool { HostedProperty.allowMultipleExpandedPages.value(of: self) == .flag(true) }
}

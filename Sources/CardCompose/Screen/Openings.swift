import CardFormats
import CardIR
import CardStyle

/// The state of something that opens: a bubble, the page of a tab set, the sections of an accordion.
struct OpeningState {
  /// The name of the variable.
  let name: String
  let declaration: KotlinStatement
}

/// What a tap or a button opens in front of the screen, until it has a place.
struct Bubble {
  /// The states that are not those of the function.
  let declarations: [KotlinStatement]
  let panel: KotlinStatement
}

extension ScreenGenerator {
  // MARK: States

  /// Declares the state of what opens by an element among those of the function.
  func declareOpening(of element: Element) {
    guard let state = openingState(of: element) else { return }
    openings[element.identity] = state
    openingDeclarations.append(state.declaration)
  }

  /// The state of what opens by an element, and whether it must be declared where the element stands.
  func opening(of element: Element, _ around: Around) -> (state: OpeningState, isLocal: Bool)? {
    if !around.isScoped, let known = openings[element.identity] { return (known, false) }
    return openingState(of: element).map { ($0, true) }
  }

  private func openingState(of element: Element) -> OpeningState? {
    let base: String
    let first: KotlinExpression
    switch (element.kind, HostedType(element)) {
    case (.showPopover, _): (base, first) = ("isBubbleOpen", "false")
    case (.custom, .tabSet?): (base, first) = ("shownTab", "0")
    case (.custom, .accordion?): (base, first) = ("openPages", Self.openPages(of: element))
    default: return nil
    }
    let name = KotlinNames.unique(base, among: &takenNames)
    return OpeningState(name: name, declaration: .declaration("var", name, remembered(first)))
  }

  /// What opens the part of an element in which an input stands; none if the part needs no opening.
  func reveal(_ number: Int, of element: Element, _ region: RegionID) -> KotlinStatement? {
    guard region == .children, let state = openings[element.identity] else { return nil }
    switch HostedType(element) {
    case .tabSet?: return .assignment(state.name, .verbatim("\(number)"))
    case .accordion?:
      let open = KotlinExpression.verbatim(state.name)
      return .assignment(
        state.name,
        element.allowsSeveralPages
          ? .operation(open, "+", .verbatim("\(number)")) : .call("setOf", KotlinArgument(.verbatim("\(number)"))))
    default: return nil
    }
  }

  // MARK: Bubbles

  /// Opens the bubble of an action, which is put into its place by what is around.
  func open(_ action: Element, _ around: Around) -> [KotlinStatement] {
    var inner = around
    guard !around.cannotOpen, let opening = opening(of: action, around) else {
      report(.cardWithoutPlace(at: action.span))
      return []
    }
    let name = opening.state.name
    let form = ownForm(ofCard: number(ofCard: action), &inner)
    inner.cards.append(number(ofCard: action))
    if form != nil { inner.isRepeated = false }
    inner.isInHandler = false
    inner.layout = .column
    inner.loopIndex = nil
    inner.share = nil
    inner.hugs = false
    inner.isInScroll = true
    inner.fillsDown = false
    inner.fillsAcross = presentation.stacksFillWidth
    inner.boxes = EnclosingBoxes(.default)
    inner.padding = 0
    var box = Element(.stack)
    box[.axis] = .literal(.vertical)
    box[.children] = action[.children]
    var arguments: [KotlinArgument] = []
    if let title = text(action, .popoverTitle, around), title != .text("") {
      arguments.append(KotlinArgument("title", title))
    }
    if case .measure(let width, _)? = action[value: .maxWidth], width > 0 {
      arguments.append(KotlinArgument("maxWidth", length(width)))
    }
    arguments.append(KotlinArgument("ground", color(resolver.background(of: .default) ?? .white)))
    arguments.append(KotlinArgument("style", textStyle(resolved(Self.boldText, inner))))
    arguments.append(KotlinArgument("onClose", .lambda(KotlinLambda(body: [.assignment(name, "false")]))))
    let content = openingItsBubbles { column(box, inner) }
    let bubble = KotlinStatement.expression(
      .call(use(part: "CardBubble"), arguments, trailing: KotlinLambda(body: content)))
    bubbles.append(
      Bubble(
        declarations: (opening.isLocal ? [opening.state.declaration] : []) + (form.map { [$0] } ?? []),
        panel: .branch(.verbatim(name), [bubble])))
    return [.assignment(name, "true")]
  }

  /// A text like those of headings.
  static var boldText: Element {
    var text = Element(.text)
    text[.textWeight] = .literal(.bolder)
    return text
  }

  /// The statements with what is opened in them behind them, and its states before them.
  func openingItsBubbles(_ body: () -> [KotlinStatement]) -> [KotlinStatement] {
    let outer = bubbles
    bubbles = []
    defer { bubbles = outer }
    let content = body()
    return bubbles.flatMap(\.declarations) + content + bubbles.map(\.panel)
  }
}

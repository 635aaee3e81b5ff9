import CardIR

/// Writes carousels: pages that are shown one at a time.
struct CarouselCode {
  let attributes: AttributeCode
  let slots: SlotCode
  let boxes: BoxCode
  let subviews: Subviews
  let needs: ViewNeeds
  /// The shortest time that a page is shown for, in milliseconds.
  let leastDelay: Double

  /// The view of a carousel.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    needs.use("CardCarousel")
    let (pages, count) = pages(of: element, context, children)
    let arguments = [SwiftArgument("pageCount", count)] + options(of: element, context.scope)
    let parts = subviews.bounded(pages, context.parameters)
    var frameless = element
    for id in [AttributeID.height, .minHeight] { frameless[value: id] = nil }
    let steps = boxes.box(of: frameless, context, axis: nil)
    return BuiltView(around: parts) { [.expression(.call("CardCarousel", arguments, SwiftClosure([], $0)))] }
      .map(steps.apply)
  }

  /// The pages, and how many there are.
  private func pages(
    of element: Element, _ context: ViewContext, _ children: some ChildViews
  ) -> (views: [BuiltView], count: SwiftExpression) {
    var repeated: SwiftExpression?
    var fixed = 0
    var views: [BuiltView] = []
    for (index, slot) in element[.children].enumerated() {
      guard let page = slots.enter(slot, context) else { continue }
      var tag: SwiftExpression = .number(Double(index))
      if let repetition = page.repetition {
        let position = SwiftExpression.verbatim(repetition.index)
        tag = fixed == 0 ? position : .infix(.number(Double(fixed)), "+", position)
        let own = SwiftExpression.member(repetition.sequence, "count")
        repeated = repeated.map { .infix($0, "+", own) } ?? own
      } else {
        fixed += 1
      }
      views.append(
        children.view(of: slot, context) { view, _ in
          view = view.map {
            $0.framed([
              SwiftArgument("maxWidth", ".infinity"), SwiftArgument("maxHeight", ".infinity"),
              SwiftArgument("alignment", ".topLeading"),
            ]).modified("tag", [SwiftArgument(nil, tag)])
          }
        })
    }
    let known = SwiftExpression.number(Double(fixed))
    guard let repeated else { return (views, known) }
    return (views, fixed == 0 ? repeated : .infix(known, "+", repeated))
  }

  /// Where a carousel begins, how it goes on, and how high it is.
  private func options(of element: Element, _ scope: BindingScope) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    if let first = attributes.number(element, .initialPage, scope), first != "0" {
      arguments.append(SwiftArgument("initialPage", first.wholeNumber))
    }
    if let timer = element[value: .timer].flatMap({ Double($0) }) {
      arguments.append(SwiftArgument("interval", .number(max(timer, leastDelay) / 1000)))
    } else if let timer = attributes.number(element, .timer, scope) {
      arguments.append(SwiftArgument("interval", .infix(timer, "/", "1000")))
    }
    if let loops = attributes.flag(element, .loops, usually: true, scope) {
      arguments.append(SwiftArgument("loops", loops))
    }
    if let height = attributes.length(element, .height, scope) ?? attributes.length(element, .minHeight, scope) {
      arguments.append(SwiftArgument("height", height))
    }
    return arguments
  }
}

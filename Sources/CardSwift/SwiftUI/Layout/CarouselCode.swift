import CardIR

/// Writes carousels: pages that are shown one at a time.
struct CarouselCode {
  let attributes: AttributeCode
  let slots: SlotCode
  let boxes: BoxCode
  let subviews: Subviews
  let names: InputNames
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
    let fields = names.byPage(element[.children], context)
    return BuiltView(around: parts) {
      let view = SwiftExpression.call("CardCarousel", arguments, SwiftClosure([], $0))
      return [.expression(fields.map { needs.revealing(view, $0, part: "CardReveal+Carousel") } ?? view)]
    }
    .map(steps)
  }

  /// The pages, and how many there are.
  private func pages(
    of element: Element, _ context: ViewContext, _ children: some ChildViews
  ) -> (views: [BuiltView], count: SwiftExpression) {
    // The pages before the present one: how many stand once, and the counts of those that repeat.
    var fixed = 0
    var counts: [SwiftExpression] = []
    /// The number of these pages, and of more that there is a number for.
    func number(and more: SwiftExpression? = nil) -> SwiftExpression {
      let first: [SwiftExpression] = fixed == 0 ? [] : [.number(Double(fixed))]
      let parts = first + counts + (more.map { [$0] } ?? [])
      guard let start = parts.first else { return .number(0) }
      return parts.dropFirst().reduce(start) { .infix($0, "+", $1) }
    }
    var views: [BuiltView] = []
    for slot in element[.children] {
      let slot = slot.replacing { page in
        var page = page
        if Self.fillsRoom(page), !page.has(.height) { page[.height] = .literal(.stretch) }
        return page
      }
      guard let page = slots.enter(slot, context) else { continue }
      let tag: SwiftExpression
      if let repetition = page.repetition {
        tag = number(and: .verbatim(repetition.index))
        counts.append(.member(repetition.sequence, "count"))
      } else {
        tag = number()
        // A page that is not there has no place, nor have those behind it one more.
        if let condition = slots.condition(of: page) {
          counts.append(.conditional(condition, "1", "0"))
        } else {
          fixed += 1
        }
      }
      views.append(
        children.view(of: slot, context) { view, _ in
          // What is tapped has all of the room itself, unless it says where its content stands.
          let fills = !page.element[.tap].isEmpty && !page.element.has(.alignment)
          let frame = [
            SwiftArgument("maxWidth", ".infinity"), SwiftArgument("maxHeight", ".infinity"),
            SwiftArgument("alignment", ".topLeading"),
          ]
          view = view.map { (fills ? $0 : $0.framed(frame)).modified("tag", [SwiftArgument(nil, tag)]) }
        })
    }
    return (views, number())
  }

  /// Whether a page is seen to be as high as the carousel: it is tapped and painted in all of its room, and what is in it
  /// may stand at its end.
  private static func fillsRoom(_ page: Element) -> Bool {
    !page[.tap].isEmpty || !page[.background].isEmpty
      || page.hasAny(of: [.containerStyle, .backgroundColor, .verticalAlignment])
  }

  /// Where a carousel begins, how it goes on, and how high it is.
  private func options(of element: Element, _ scope: BindingScope) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    if let first = attributes.number(element, .initialPage, scope)?.count(or: "0", needs) {
      arguments.append(SwiftArgument("initialPage", first))
    }
    if let timer = element[value: .timer].flatMap({ Double($0) }) {
      arguments.append(SwiftArgument("interval", .number(max(timer, leastDelay) / 1000)))
    } else if let timer = attributes.number(element, .timer, scope) {
      arguments.append(SwiftArgument("interval", .infix(timer, "/", "1000")))
    }
    if let loops = attributes.flag(element, .loops, usually: true, scope) {
      arguments.append(SwiftArgument("loops", loops))
    }
    for (id, label) in [(AttributeID.height, "height"), (.minHeight, "minHeight")] {
      if let length = attributes.length(element, id, scope) { arguments.append(SwiftArgument(label, length)) }
    }
    return arguments
  }
}

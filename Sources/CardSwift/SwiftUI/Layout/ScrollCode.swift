import CardIR

/// Writes lists and what scrolls.
struct ScrollCode {
  let spacing: StackChildren
  let boxes: BoxCode
  let subviews: Subviews

  /// The view of a list or a scroll view.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    let axis = element[.axis]?.literal ?? .vertical
    let inner = boxes.inside(of: element, context)
    let (views, distance) = spacing.views(of: element, axis: axis, inner, children) { view, child in
      // What scrolls is in a column as wide as its region, in which its children have their places.
      guard axis == .vertical, element.kind == .scroll, boxes.stacksFillWidth else { return }
      view = StackAlignment.aligned(view, child)
    }
    let view = BuiltView(around: subviews.bounded(views, inner.parameters)) { statements in
      if element.kind == .list { return [.expression(.call("List", [], SwiftClosure([], statements)))] }
      return [.expression(Self.scrollView(element, axis, distance, statements))]
    }
    return view.map(boxes.box(of: element, context, axis: nil))
  }

  private static func scrollView(
    _ element: Element, _ axis: Axis, _ distance: SwiftExpression, _ statements: [SwiftStatement]
  ) -> SwiftExpression {
    let alignment = axis == .horizontal ? ".center" : StackAlignment.column(element)
    let arguments = [SwiftArgument("alignment", .verbatim(alignment)), SwiftArgument("spacing", distance)]
    let stack = SwiftExpression.call(
      axis == .horizontal ? "HStack" : "VStack", arguments, SwiftClosure([], statements))
    let content = axis == .horizontal ? stack : stack.fillingWidth()
    let axes = axis == .horizontal ? [SwiftArgument(nil, ".horizontal")] : []
    return .call("ScrollView", axes, SwiftClosure([], [.expression(content)]))
  }
}

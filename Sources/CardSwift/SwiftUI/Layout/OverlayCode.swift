import CardIR

/// Writes elements on top of each other.
struct OverlayCode {
  let boxes: BoxCode
  let subviews: Subviews

  /// The view of layers.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    let inner = boxes.inside(of: element, context)
    let views = element[.children].map { children.view(of: $0, inner) }
    let parts = subviews.bounded(views, inner.parameters)
    let isPlaced = element.has(.alignment) || element.has(.verticalAlignment)
    let place = isPlaced ? BoxCode.alignment(of: element, isTall: false) : ".center"
    let arguments = place == ".center" ? [] : [SwiftArgument("alignment", .verbatim(place))]
    let view = BuiltView(around: parts) { [.expression(.call("ZStack", arguments, SwiftClosure([], $0)))] }
    return view.map(boxes.box(of: element, context, axis: nil))
  }
}

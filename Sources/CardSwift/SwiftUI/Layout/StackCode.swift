import CardIR

/// Writes rows and columns.
struct StackCode {
  let spacing: StackChildren
  let boxes: BoxCode
  let state: StateCode
  let subviews: Subviews

  /// The view of a row or a column.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    let axis: Axis = element.kind == .stack ? element[.axis]?.literal ?? .vertical : .vertical
    var inner = boxes.inside(of: element, context)
    inner.axis = axis
    let row = axis == .horizontal ? StackAlignment.row(element) : nil
    let distribution = element[.distribution]?.literal
    let hasColumns = element[.children].contains { $0.element?.kind == .column }
    let (views, distance) = spacing.views(of: element, axis: axis, inner, children) { view, child in
      if hasColumns { view = StackAlignment.placed(view, child, inRow: row ?? ".top") }
      if distribution == .fillEqually, child.kind != .spacer {
        let extent = axis == .horizontal ? "maxWidth" : "maxHeight"
        view = view.map { $0.framed([SwiftArgument(extent, ".infinity")]) }
      } else if axis == .vertical {
        view = view.map { StackAlignment.aligned($0, child) }
      }
    }
    var parts = subviews.bounded(views, inner.parameters)
    if distribution == .equalSpacing || distribution == .equalCentering, parts.count > 1 {
      parts = parts.enumerated().flatMap {
        $0 > 0 ? [BuiltView(.call("Spacer", [SwiftArgument("minLength", "0")])), $1] : [$1]
      }
    }
    // Columns are as high as their row, so what stands low in all of them stands low in the row.
    var frame = element
    if axis == .horizontal, frame.has(.minHeight) || frame.has(.height), !frame.has(.verticalAlignment),
      let edge = StackAlignment.commonEdge(of: element)
    {
      frame[.verticalAlignment] = .literal(edge)
    }
    let content: BuiltView
    if let only = single(element, parts) {
      content = only
    } else {
      let call = axis == .horizontal ? "HStack" : "VStack"
      let alignment = row ?? StackAlignment.column(element)
      let arguments = [SwiftArgument("alignment", .verbatim(alignment)), SwiftArgument("spacing", distance)]
      content = BuiltView(around: parts) { [.expression(.call(.verbatim(call), arguments, SwiftClosure([], $0)))] }
    }
    return content.map(boxes.box(of: frame, context, axis: axis).apply)
  }

  /// The only child of a stack, which needs no stack around it.
  private func single(_ element: Element, _ parts: [BuiltView]) -> BuiltView? {
    guard parts.count == 1, element[.children].count == 1, element[.children][0].isPlain,
      let child = element[.children][0].element, ![.spacer, .divider].contains(child.kind),
      child[.isVisible].map({ $0 == .literal(true) }) ?? true,
      !state.mayToggle(child), parts[0].whole.count == 1, parts[0].whole[0].expression != nil
    else { return nil }
    return parts[0]
  }
}

import CardIR

/// Writes what fills layouts: room, lines and shapes.
struct ShapeCode {
  let attributes: AttributeCode
  let boxes: BoxCode

  /// Room, as much as there is or of a fixed length.
  func spacer(_ element: Element, _ scope: BindingScope) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    if let least = attributes.number(element, .minLength, scope) { arguments.append(SwiftArgument("minLength", least)) }
    var frame: [SwiftArgument] = []
    if let width = attributes.length(element, .width, scope) { frame.append(SwiftArgument("width", width)) }
    if let height = attributes.length(element, .height, scope) { frame.append(SwiftArgument("height", height)) }
    let spacer = SwiftExpression.call("Spacer", frame.isEmpty ? arguments : [SwiftArgument("minLength", "0")])
    return frame.isEmpty ? spacer : spacer.framed(frame)
  }

  /// A line across the direction of the stack around it.
  func divider(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    let isUpright = context.axis == .horizontal
    let thickness = attributes.length(element, isUpright ? .width : .height, context.scope)
    let extent = attributes.length(element, isUpright ? .height : .width, context.scope)
    var view: SwiftExpression = .call("Divider")
    var frame = extent.map { [SwiftArgument(isUpright ? "height" : "width", $0)] } ?? []
    let color = attributes.color(element, .backgroundColor, context.scope)
    if color != nil || thickness != nil {
      view = SwiftExpression.call("Rectangle").modified("fill", [SwiftArgument(nil, color ?? ".separator")])
      frame.append(SwiftArgument(isUpright ? "width" : "height", thickness ?? "1"))
    }
    return frame.isEmpty ? view : view.framed(frame.sorted { $0.label == "width" && $1.label != "width" })
  }

  /// A circle or a rectangle.
  func shape(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    let radius = attributes.number(element, .cornerRadius, context.scope)
    var view: SwiftExpression =
      element[value: .shape] == ShapeKind.circle.storage
      ? .call("Circle")
      : radius.map { .call("RoundedRectangle", [SwiftArgument("cornerRadius", $0)]) } ?? .call("Rectangle")
    if let color = attributes.color(element, .foregroundColor, context.scope) {
      view = view.modified("fill", [SwiftArgument(nil, color)])
    }
    var bare = element
    bare[.cornerRadius] = nil
    bare[.foregroundColor] = nil
    return boxes.box(of: bare, context, axis: nil).apply(view)
  }
}

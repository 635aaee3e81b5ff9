import CardFormats
import CardIR
import CardStyle

/// Writes groups of images of one size.
struct ImageSetCode {
  let styles: StyleResolver
  let subviews: Subviews
  let findings: ViewFindings

  /// The view of a group.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    let size = element.literal(.imageSize) ?? styles.host.imageSet.imageSize
    let points: Double =
      if case .token(let token) = size { styles.points(token) } else { styles.points(ImageSizeToken.medium) }
    let isRound = element[value: .imageStyle] == .token("person")
    let slots = WrittenList.parts(of: element, keeping: "the pictures and their descriptions", findings)
    let images = slots.map { slot in
      slot.replacing { image in
        var image = image
        image[.imageSize] = .literal(.points(points))
        if isRound { image[value: .imageStyle] = .token("person") }
        for id in [AttributeID.spacing, .separator, .horizontalAlignment] { image[value: id] = nil }
        return image
      }
    }
    let parts = subviews.bounded(images.map { children.view(of: $0, context) }, context.parameters)
    let item = SwiftExpression.call(
      "GridItem", [SwiftArgument(nil, .call(".adaptive", [SwiftArgument("minimum", .number(points))]))])
    let arguments = [
      SwiftArgument("columns", .array([item])), SwiftArgument("alignment", ".leading"),
      SwiftArgument("spacing", .number(styles.host.spacing[.small])),
    ]
    return BuiltView(around: parts) { [.expression(.call("LazyVGrid", arguments, SwiftClosure([], $0)))] }
  }
}

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
    let named = element.literal(.imageSize) ?? styles.host.imageSet.imageSize
    let points: Double =
      if case .token(let token) = named { styles.points(token) } else { styles.points(ImageSizeToken.medium) }
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
    // No column is wider than its picture, so that all are at the leading side.
    let size = SwiftExpression.number(points)
    let spacing = SwiftExpression.number(styles.host.spacing[.small])
    let width = SwiftExpression.call(".adaptive", [SwiftArgument("minimum", size), SwiftArgument("maximum", size)])
    let item = SwiftExpression.call("GridItem", [SwiftArgument(nil, width), SwiftArgument("spacing", spacing)])
    let arguments = [
      SwiftArgument("columns", .array([item])), SwiftArgument("alignment", ".leading"),
      SwiftArgument("spacing", spacing),
    ]
    return BuiltView(around: parts) { [.expression(.call("LazyVGrid", arguments, SwiftClosure([], $0)))] }
  }
}

import CardIR
import CardStyle
import CardSyntax

// Pictures, symbols, media.
extension ScreenGenerator {
  /// An image that is loaded while something else is shown.
  func asyncImage(_ url: SwiftExpression, _ image: SwiftExpression, placeholder: SwiftExpression) -> SwiftExpression {
    let source = SwiftExpression.call("URL", [SwiftArgument("string", url)])
    let content = SwiftClosure(["image"], [.expression(image)])
    return .call(
      "AsyncImage", [SwiftArgument("url", source)],
      content.then("placeholder", SwiftClosure([], [.expression(placeholder)])))
  }

  /// An image.
  mutating func imageView(_ element: Element, _ context: ViewContext, size: Dimension? = nil) -> SwiftExpression {
    let fit = element[.imageFit]?.literal
    func fitted(_ image: SwiftExpression) -> SwiftExpression {
      switch fit {
      case .center?: image
      case .stretch?: image.modified("resizable")
      case .cover?: image.modified("resizable").modified("scaledToFill")
      default: image.modified("resizable").modified("scaledToFit")
      }
    }
    var view: SwiftExpression
    var isPlain = true
    if let name = string(element, .assetName, context) {
      view = fitted(.call("Image", [SwiftArgument(nil, caption(name))]))
    } else {
      var url = string(element, .url, context) ?? .text("")
      if let id = element.literal(.id), facts.changed.contains(id) {
        usesState = true
        use("CardState")
        url = .infix(.call("state.content", [SwiftArgument(nil, .text(id))]), "??", url)
      }
      view = asyncImage(url, fitted("image"), placeholder: .call("ProgressView"))
      isPlain = false
    }
    let frame = frame(of: element, context, size: size)
    if !frame.isEmpty { view = view.framed(frame) }
    if fit == .cover { view = view.modified("clipped") }
    if let color = color(element, .backgroundColor, context) {
      view = view.modified("background", [SwiftArgument(nil, color)])
    }
    if let padding = number(element, .padding, context), padding != "0" {
      view = view.modified("padding", [SwiftArgument(nil, padding)])
    }
    if element[value: .imageStyle] == .token("person") {
      view = view.modified("clipShape", [SwiftArgument(nil, .call("Circle"))])
    }
    view = labelled(view, element, context, isPlain: isPlain)
    var outer = Element(element.kind)
    outer[.tap] = element[.tap]
    for id in [AttributeID.borderColor, .borderWidth] { outer.take(id, from: element) }
    return box(outer, context, axis: nil).apply(view)
  }

  private mutating func labelled(
    _ view: SwiftExpression, _ element: Element, _ context: ViewContext, isPlain: Bool
  ) -> SwiftExpression {
    if let text = string(element, .altText, context), !text.isEmptyText {
      return view.modified("accessibilityLabel", [SwiftArgument(nil, caption(text))])
    }
    // A picture without a description says nothing, unless it is what there is to tap.
    return element[.tap].isEmpty ? view.modified("accessibilityHidden", [SwiftArgument(nil, "true")]) : view
  }

  private mutating func frame(of element: Element, _ context: ViewContext, size: Dimension?) -> [SwiftArgument] {
    var fixed: [SwiftArgument] = []
    if let width = length(element, .width, context) { fixed.append(SwiftArgument("width", width)) }
    if let height = length(element, .height, context) { fixed.append(SwiftArgument("height", height)) }
    if !fixed.isEmpty { return fixed }
    switch size ?? element.literal(.imageSize) ?? styles.host.image.size {
    case .token(let token): return [SwiftArgument("width", .number(styles.points(token)))]
    case .points(let points): return [SwiftArgument("width", .number(points))]
    case .stretch: return [SwiftArgument("maxWidth", ".infinity")]
    case .auto, .weight:
      return element[value: .width] == .token("stretch") ? [SwiftArgument("maxWidth", ".infinity")] : []
    }
  }

  /// A group of images of one size.
  mutating func imageSet(_ element: Element, _ context: ViewContext) -> BuiltView {
    let size = element.literal(.imageSize) ?? styles.host.imageSet.imageSize
    let points: Double =
      if case .token(let token) = size { styles.points(token) } else { styles.points(ImageSizeToken.medium) }
    var images = element
    let isRound = element[value: .imageStyle] == .token("person")
    images[.children] = element[.children].map { slot in
      slot.replacing { image in
        var image = image
        image[.imageSize] = .literal(.points(points))
        if isRound { image[value: .imageStyle] = .token("person") }
        for id in [AttributeID.spacing, .separator, .horizontalAlignment] { image[value: id] = nil }
        return image
      }
    }
    let views = images[.children].map { slotView($0, context) }
    let parts = subviews.bounded(views, context.parameters)
    let item = SwiftExpression.call(
      "GridItem", [SwiftArgument(nil, .call(".adaptive", [SwiftArgument("minimum", .number(points))]))])
    let spacing = SwiftExpression.number(styles.host.spacing[.small])
    return BuiltView(around: parts) { statements in
      let arguments = [
        SwiftArgument("columns", .array([item])), SwiftArgument("alignment", ".leading"),
        SwiftArgument("spacing", spacing),
      ]
      return [.expression(.call("LazyVGrid", arguments, SwiftClosure([], statements)))]
    }
  }

  /// A symbol.
  mutating func icon(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    let name = string(element, .symbolName, context) ?? .text("questionmark")
    var view = SwiftExpression.call("Image", [SwiftArgument("systemName", name)])
    if element.has(.width) || element.has(.height) {
      view = view.modified("resizable").modified("scaledToFit")
    } else if let size = element.literal(.textSize) {
      if let style = Self.textStyle(of: size) {
        if style != "body" { view = view.modified("font", [SwiftArgument(nil, .verbatim(".\(style)"))]) }
      } else if case .points(let points) = size {
        view = view.modified("font", [SwiftArgument(nil, .call(".system", [SwiftArgument("size", .number(points))]))])
      }
    }
    view = view.modified("accessibilityHidden", [SwiftArgument(nil, "true")])
    return box(element, context, axis: nil).apply(view)
  }

  /// Audio or video: its poster, which opens the first of its sources.
  mutating func media(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    usesActions = true
    use("CardActionHandler")
    let title = string(element, .altText, context) ?? .text("Play")
    let play = SwiftExpression.call(
      "Label", [SwiftArgument(nil, caption(title)), SwiftArgument("systemImage", .text("play.circle"))])
    var content: SwiftExpression = play
    let poster = string(element, .poster, context) ?? styles.host.media.defaultPoster.map { .text($0) }
    if let poster, !poster.isEmptyText {
      let image = asyncImage(
        poster, SwiftExpression.verbatim("image").modified("resizable").modified("scaledToFit"),
        placeholder: .call("ProgressView")
      ).modified("accessibilityHidden", [SwiftArgument(nil, "true")])
      content = .call(
        "VStack", [SwiftArgument("alignment", ".leading"), SwiftArgument("spacing", "8")],
        SwiftClosure([], [.expression(image), .expression(play)]))
    }
    var actions: [SwiftStatement] = []
    // Hosts play the first source that they can.
    if element[.children].count > 1 {
      report(.leftOut("the view opens the first source of the media, the others are left out", at: element.span))
    }
    for slot in element[.children].prefix(1) {
      guard let source = slot.element, let url = string(source, .url, context) else { continue }
      actions.append(.expression(.call("perform", [SwiftArgument(nil, .call(".openURL", [SwiftArgument(nil, url)]))])))
    }
    guard !actions.isEmpty else { return content }
    return .call("Button", [], SwiftClosure([], actions).then("label", SwiftClosure([], [.expression(content)])))
  }
}

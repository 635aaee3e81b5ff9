import CardFormats
import CardIR
import CardStyle

extension Equivalent {
  /// The styles of icons whose name or colour data give.
  static let iconStyles = [namedIcon, namedFilledIcon]
}

/// Writes images and symbols.
struct ImageCode {
  let attributes: AttributeCode
  let styles: StyleResolver
  let state: StateCode
  let boxes: BoxCode
  let needs: ViewNeeds

  /// The view of an image.
  func image(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    let scope = context.scope
    let fit = element[.imageFit]?.literal
    let room = room(in: element)
    func fitted(_ image: SwiftExpression) -> SwiftExpression {
      switch fit {
      case .center?: image
      case .stretch?: image.modified("resizable")
      case .cover?: image.modified("resizable").modified("scaledToFill")
      default: image.modified("resizable").modified("scaledToFit")
      }
    }
    var view: SwiftExpression
    if let name = attributes.string(element, .assetName, scope) {
      view = fitted(.call("Image", [SwiftArgument(nil, name)]))
      let frame = frame(of: element, inside: room, scope)
      // A frame is fixed or flexible, not one of both in each direction.
      for part in [frame.filter { $0.label != "maxWidth" }, frame.filter { $0.label == "maxWidth" }] where !part.isEmpty
      {
        view = view.framed(part)
      }
      if fit == .cover { view = view.modified("clipped") }
    } else {
      view = picture(element, inside: room, scope)
    }
    let color = attributes.color(element, .backgroundColor, scope)
    if let color, room == 0 { view = view.modified("background", [SwiftArgument(nil, color)]) }
    if let padding = attributes.number(element, .padding, scope), padding != "0" {
      view = view.modified("padding", [SwiftArgument(nil, padding)])
    }
    if let color, room > 0 { view = view.modified("background", [SwiftArgument(nil, color)]) }
    if element[value: .imageStyle] == .token("person") {
      view = view.modified("clipShape", [SwiftArgument(nil, .call("Circle"))])
    }
    view = labelled(view, element, scope)
    var outer = Element(element.kind)
    outer[.tap] = element[.tap]
    for id in [AttributeID.borderColor, .borderWidth, .cornerRadius] { outer.take(id, from: element) }
    return boxes.box(of: outer, context, axis: nil).apply(view)
  }

  /// A picture of the network.
  private func picture(_ element: Element, inside room: Double, _ scope: BindingScope) -> SwiftExpression {
    needs.use("CardImage")
    let url = attributes.address(element, .url, scope) ?? .text("")
    var arguments: [SwiftArgument] = []
    for argument in frame(of: element, inside: room, scope) {
      arguments.append(argument.label == "maxWidth" ? SwiftArgument("fills", "true") : argument)
    }
    switch element[.imageFit]?.literal {
    case .center?: arguments.append(SwiftArgument("fit", "CardImage.center"))
    case .stretch?: arguments.append(SwiftArgument("fit", "CardImage.stretch"))
    case .cover?: arguments.append(SwiftArgument("fit", "CardImage.cover"))
    default: break
    }
    let shown = state.content(of: element, initially: url).map { needs.address($0) } ?? url
    return needs.themed(shown, dark: attributes.address(element, .darkURL, scope)) { url in
      .call("CardImage", [SwiftArgument("url", url)] + arguments)
    }
  }

  private func labelled(_ view: SwiftExpression, _ element: Element, _ scope: BindingScope) -> SwiftExpression {
    if let text = attributes.string(element, .altText, scope), !text.isEmptyText {
      return view.modified("accessibilityLabel", [SwiftArgument(nil, text.caption)])
    }
    // A picture without a description says nothing, unless it is what there is to tap.
    return element[.tap].isEmpty ? view.modified("accessibilityHidden", [SwiftArgument(nil, "true")]) : view
  }

  /// The room between a picture and its frame, where the source has that around both, and its colour behind both: that of
  /// SwiftUI's own modifiers in the order of the views that such sources describe. Else padding is around the frame.
  private func room(in element: Element) -> Double {
    boxes.stacksFillWidth ? 0 : max(0, element.literal(.padding) ?? 0)
  }

  private func frame(of element: Element, inside room: Double, _ scope: BindingScope) -> [SwiftArgument] {
    var fixed: [SwiftArgument] = []
    for (id, label) in [(AttributeID.width, "width"), (.height, "height")] {
      guard let length = attributes.length(element, id, scope) else { continue }
      if room == 0 {
        fixed.append(SwiftArgument(label, length))
      } else if case .measure(let points, .points)? = element[value: id] {
        fixed.append(SwiftArgument(label, .number(max(0, points - 2 * room))))
      } else {
        fixed.append(SwiftArgument(label, .infix(length, "-", .number(2 * room))))
      }
    }
    if !fixed.isEmpty {
      return element[value: .width] == .token("stretch") ? fixed + [SwiftArgument("maxWidth", ".infinity")] : fixed
    }
    switch element.literal(.imageSize) ?? styles.host.image.size {
    case .token(let token): return [SwiftArgument("width", .number(styles.points(token)))]
    case .points(let points): return [SwiftArgument("width", .number(points))]
    case .stretch: return [SwiftArgument("maxWidth", ".infinity")]
    case .auto, .weight:
      return element[value: .width] == .token("stretch") ? [SwiftArgument("maxWidth", ".infinity")] : []
    }
  }

  /// The view of a symbol.
  func symbol(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    if let style = element[value: .imageStyle], Equivalent.iconStyles.contains(style) {
      return namedSymbol(element, context)
    }
    let name = attributes.string(element, .symbolName, context.scope) ?? .text("questionmark")
    var view = SwiftExpression.call("Image", [SwiftArgument("systemName", name)])
    if boxes.stacksFillWidth, element.has(.width) || element.has(.height) {
      view = view.modified("resizable").modified("scaledToFit")
    } else if let size = element.literal(.textSize) {
      if let style = TextStyleCode.textStyle(of: size) {
        if style != "body" { view = view.modified("font", [SwiftArgument(nil, .verbatim(".\(style)"))]) }
      } else if case .points(let points) = size {
        view = view.modified("font", [SwiftArgument(nil, .call(".system", [SwiftArgument("size", .number(points))]))])
      }
    }
    view = view.modified("accessibilityHidden", [SwiftArgument(nil, "true")])
    return boxes.box(of: element, context, axis: nil).apply(view)
  }

  /// The view of an icon whose name, colour or size data give.
  private func namedSymbol(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    var bare = element
    bare[value: .imageStyle] = nil
    let isFilled = element[value: .imageStyle] == Equivalent.namedFilledIcon
    var color: SwiftExpression?
    if case .template(let template)? = element[value: .foregroundColor] {
      bare[value: .foregroundColor] = nil
      needs.use(.meaningColors)
      let name = attributes.text(template, of: element, context.scope)
      color = .infix(.call("meaningColor", [SwiftArgument(nil, name)]), "??", ".primary")
    }
    // A size that data give is a name.
    var named: SwiftExpression?
    if case .template(let template)? = element[value: .width] {
      named = attributes.text(template, of: element, context.scope)
      needs.use("CardIconSize")
    }
    var view: SwiftExpression
    if case .template(let name)? = element[value: .symbolName] {
      needs.use("CardIcon")
      var arguments = [SwiftArgument(nil, attributes.text(name, of: element, context.scope))]
      if let named {
        arguments.append(SwiftArgument("size", .call("CardExtents.icon", [SwiftArgument(nil, named)])))
      } else if let size = attributes.number(element, .width, context.scope), size != "24" {
        arguments.append(SwiftArgument("size", size))
      }
      if isFilled { arguments.append(SwiftArgument("isFilled", "true")) }
      for id in [AttributeID.width, .height] { bare[value: id] = nil }
      view = boxes.box(of: bare, context, axis: nil).apply(.call("CardIcon", arguments))
    } else {
      let name = element.literal(.symbolName).flatMap { HostSymbols.symbol(named: $0, isFilled: isFilled) }
      bare[value: .symbolName] = .text(name ?? "questionmark")
      if let named {
        for id in [AttributeID.width, .height] { bare[value: id] = nil }
        let image = SwiftExpression.call("Image", [SwiftArgument("systemName", .text(name ?? "questionmark"))])
          .modified("resizable").modified("scaledToFit").modified("accessibilityHidden", [SwiftArgument(nil, "true")])
          .modified("cardIconSize", [SwiftArgument(nil, named)])
        view = boxes.box(of: bare, context, axis: nil).apply(image)
      } else {
        view = symbol(bare, context)
      }
    }
    return color.map { view.modified("foregroundStyle", [SwiftArgument(nil, $0)]) } ?? view
  }
}

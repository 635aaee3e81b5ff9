import CardFormats
import CardIR

/// Writes elements that only some hosts have: badges, code, progress, ratings.
struct HostedCode {
  let attributes: AttributeCode
  let colors: ViewColors
  let charts: ChartCode
  let pages: PagesCode
  let slots: OpenSlotCode
  let needs: ViewNeeds

  /// The view of an element of a host.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    if OpenSlot.isOne(element) { return slots.view(of: element, context, children) }
    guard let type = HostedType(element) else { return BuiltView(.call("EmptyView")) }
    switch type {
    case .accordion: return pages.accordion(element, context, children)
    case .tabSet: return pages.tabs(element, context, children)
    default: break
    }
    var view = content(of: element, type, context)
    if let tooltip = attributes.string(element, .tooltip, context.scope), !tooltip.isEmptyText {
      view = view.modified("help", [SwiftArgument(nil, tooltip.caption)])
    }
    let isNarrow = type == .badge || type == .progressRing || type == .rating
    switch element.literal(.horizontalAlignment) {
    case .center? where isNarrow: view = view.fillingWidth(".center")
    case .trailing? where isNarrow: view = view.fillingWidth(".trailing")
    case .leading? where isNarrow: view = view.fillingWidth()
    default: break
    }
    return BuiltView(view)
  }

  private func content(of element: Element, _ type: HostedType, _ context: ViewContext) -> SwiftExpression {
    let values = HostedValues(element: element, attributes: attributes, scope: context.scope)
    return switch type {
    case .badge: badge(element, values, context.scope)
    case .codeBlock: code(element, values, context.scope)
    case .progressBar: bar(values)
    case .progressRing: ring(element, values, context.scope)
    case .rating: rating(values)
    default: charts.view(of: element, type, context)
    }
  }

  private func badge(_ element: Element, _ values: HostedValues, _ scope: BindingScope) -> SwiftExpression {
    needs.use("CardBadge")
    let style = values.token(.style) ?? "default"
    let look = BadgeColors.of(style, isTint: values.token(.appearance) == "tint")
    var arguments: [SwiftArgument] = []
    let text = attributes.string(element, .text, scope) ?? .text("")
    if case .text(let name)? = HostedProperty.icon.value(of: element) {
      if let symbol = HostSymbols.symbol(named: name) {
        arguments = [SwiftArgument(nil, text), SwiftArgument("systemImage", .text(symbol))]
        if values.token(.iconPosition) == "after" { arguments.append(SwiftArgument("symbolFollows", "true")) }
      } else {
        let words = text.isEmptyText ? SwiftExpression.text(HostIcons.text(of: name)) : text
        arguments = [SwiftArgument(nil, words)]
      }
    } else if let icon = values.bound(.icon) {
      needs.use("CardSymbols")
      let symbol = SwiftExpression.call("CardSymbols.name", [SwiftArgument(nil, icon)])
      arguments = [SwiftArgument(nil, text), SwiftArgument("systemImage", symbol)]
      if values.token(.iconPosition) == "after" { arguments.append(SwiftArgument("symbolFollows", "true")) }
    } else {
      arguments = [SwiftArgument(nil, text)]
    }
    if let style = values.bound(.style) {
      let isTint = values.token(.appearance) == "tint"
      needs.use(isTint ? .tintColors : .badgeColors)
      let functions = isTint ? ("tintInk", "tintGround") : ("badgeInk", "badgeGround")
      arguments += [("ink", functions.0), ("ground", functions.1)].map { label, function in
        SwiftArgument(label, .call(function, [SwiftArgument(nil, style)]))
      }
    } else {
      arguments += [
        SwiftArgument("ink", colors.ink(look.ink, on: look.ground)),
        SwiftArgument("ground", colors.ground(look.ground)),
      ]
    }
    return .call("CardBadge", arguments + extents(ofBadge: values))
  }

  /// How high a badge is and how much its corners are rounded, if it is not a pill of the usual height.
  private func extents(ofBadge values: HostedValues) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    let height = HostedExtents.badgeHeight(values.token(.size))
    if let size = values.bound(.size) {
      needs.use("CardExtents")
      arguments.append(SwiftArgument("height", .call("CardExtents.badge", [SwiftArgument(nil, size)])))
    } else if height != 20 {
      arguments.append(SwiftArgument("height", .number(height)))
    }
    let radius = HostedExtents.badgeRadius(values.token(.shape), height: height)
    if let shape = values.bound(.shape) {
      needs.use("CardExtents")
      arguments.append(SwiftArgument("radius", .call("CardExtents.badgeRadius", [SwiftArgument(nil, shape)])))
    } else if radius != height / 2 {
      arguments.append(SwiftArgument("radius", .number(radius)))
    }
    return arguments
  }

  private func code(_ element: Element, _ values: HostedValues, _ scope: BindingScope) -> SwiftExpression {
    needs.use("CardCode")
    var arguments = [SwiftArgument(nil, attributes.string(element, .text, scope) ?? .text(""))]
    if let first = values.number(.startLineNumber)?.count(or: "1", needs), first != "1" {
      arguments.append(SwiftArgument("firstLine", first))
    }
    return .call("CardCode", arguments)
  }

  private func bar(_ values: HostedValues) -> SwiftExpression {
    var color = colors.mark(BadgeColors.color(of: values.token(.color)) ?? Color(0x5B5FC7))
    if let name = values.bound(.color) {
      needs.use(.meaningColors)
      color = .infix(.call("meaningColor", [SwiftArgument(nil, name)]), "??", color)
    }
    guard let value = values.number(.value) else {
      return SwiftExpression.call("ProgressView", []).modified("progressViewStyle", [SwiftArgument(nil, ".linear")])
    }
    let maximum = values.number(.max, or: 100) ?? "100"
    var bounded = SwiftExpression.call(
      "min",
      [
        SwiftArgument(nil, .call("max", [SwiftArgument(nil, value), SwiftArgument(nil, "0")])),
        SwiftArgument(nil, maximum),
      ])
    if let number = values.literal(.value), let most = values.literal(.max) ?? (maximum == "100" ? 100 : nil) {
      bounded = .number(Swift.min(Swift.max(number, 0), Swift.max(most, 0)))
    }
    return SwiftExpression.call("ProgressView", [SwiftArgument("value", bounded), SwiftArgument("total", maximum)])
      .modified("tint", [SwiftArgument(nil, color)])
  }

  private func ring(_ element: Element, _ values: HostedValues, _ scope: BindingScope) -> SwiftExpression {
    var ring = SwiftExpression.call("ProgressView", [])
    switch values.token(.size) {
    case "tiny": ring = sized(ring, ".mini")
    case "small": ring = sized(ring, ".small")
    case "large": ring = sized(ring, ".large")
    default: break
    }
    guard let label = attributes.string(element, .label, scope), !label.isEmptyText else { return ring }
    let text = SwiftExpression.plainText(label)
    let position = values.token(.labelPosition) ?? "below"
    let isFirst = position == "before" || position == "above"
    let parts: [SwiftStatement] = [.expression(isFirst ? text : ring), .expression(isFirst ? ring : text)]
    let stack: SwiftExpression = position == "before" || position == "after" ? "HStack" : "VStack"
    return .call(stack, [SwiftArgument("spacing", "8")], SwiftClosure([], parts))
  }

  private func sized(_ ring: SwiftExpression, _ size: SwiftExpression) -> SwiftExpression {
    needs.use("CardControlSize")
    return ring.modified("cardControlSize", [SwiftArgument(nil, size)])
  }

  private func rating(_ values: HostedValues) -> SwiftExpression {
    needs.use("CardRating")
    var arguments = [SwiftArgument(nil, values.number(.value) ?? "0")]
    if let maximum = values.number(.max, or: 5), maximum != "5" { arguments.append(SwiftArgument("of", maximum)) }
    if let count = values.number(.count) { arguments.append(SwiftArgument("count", count)) }
    if values.token(.style) == "compact" { arguments.append(SwiftArgument("isCompact", "true")) }
    if values.token(.color) == "marigold" {
      arguments.append(SwiftArgument("color", colors.mark(Color(0xEAA300))))
    }
    let view = SwiftExpression.call("CardRating", arguments)
    return values.token(.size) == "medium" ? view.modified("font", [SwiftArgument(nil, ".footnote")]) : view
  }
}

import CardIR
import CardStyle

/// Writes what is around the content of an element: room, extents, colours, lines, and what a tap does.
final class BoxCode {
  let attributes: AttributeCode
  let styles: StyleResolver
  let colors: ViewColors
  let buttons: ButtonCode
  let needs: ViewNeeds
  /// Whether stacks of the source are as wide as there is room, and its texts begin at a side of their frame; else both are
  /// as SwiftUI has them.
  let stacksFillWidth: Bool

  init(
    attributes: AttributeCode, styles: StyleResolver, colors: ViewColors, buttons: ButtonCode,
    needs: ViewNeeds, stacksFillWidth: Bool
  ) {
    self.attributes = attributes
    self.styles = styles
    self.colors = colors
    self.buttons = buttons
    self.needs = needs
    self.stacksFillWidth = stacksFillWidth
  }

  /// What is done to the content of an element to give it its box. `axis` is that of a stack, which is as wide as there
  /// is room unless it says where its children stand; `fillsItself` says that its layout sees to that.
  func box(of element: Element, _ context: ViewContext, axis: Axis?, fillsItself: Bool = false) -> ViewSteps {
    if !element.hasAny(of: Self.attributes), !element.has(.tap), !element.has(.background) {
      // There is nothing around most elements.
      return axis == nil ? ViewSteps() : framed(ViewSteps(), element, context, axis: axis, fillsItself: fillsItself)
    }
    var view = capped(element, context)
    if let padding = padding(of: element, context) { view = view.modified("padding", [SwiftArgument(nil, padding)]) }
    view = framed(view, element, context, axis: axis, fillsItself: fillsItself)
    view = painted(view, element, context)
    let mark =
      element.kind == .icon ? Self.ownColor(of: element, .foregroundColor, context).map { colors.mark($0) } : nil
    if let color = mark ?? attributes.color(element, .foregroundColor, context.scope) {
      view = view.modified("foregroundStyle", [SwiftArgument(nil, color)])
    }
    if element.kind != .screen, element[value: .rightToLeft] == .flag(false) {
      // It stands in a box that may have the other direction.
      view = view.modified(
        "environment", [SwiftArgument(nil, "\\.layoutDirection"), SwiftArgument(nil, ".leftToRight")])
    } else if let isReversed = attributes.flag(element, .rightToLeft, usually: false, context.scope) {
      let direction: SwiftExpression =
        isReversed == "true" ? ".rightToLeft" : .conditional(isReversed, ".rightToLeft", ".leftToRight")
      view = view.modified("environment", [SwiftArgument(nil, "\\.layoutDirection"), SwiftArgument(nil, direction)])
    }
    view = buttons.tappable(view, element, context)
    // All of a box is tapped, also what reaches out.
    return bleeds(element, context) ? bleeding(view, context) : view
  }

  /// The attributes that give an element a box.
  private static let attributes: AttributeSet = [
    .backgroundColor, .bleed, .borderColor, .borderWidth, .containerStyle, .cornerRadius, .foregroundColor, .height,
    .maxHeight, .minHeight, .padding, .rightToLeft, .width,
  ]

  /// What is done to content that scrolls where it is higher than the element may be.
  private func capped(_ element: Element, _ context: ViewContext) -> ViewSteps {
    guard let most = element.literal(.maxHeight), most > 0 else { return ViewSteps() }
    needs.use("CardMaxHeight")
    let inside = max(0, most - 2 * points(inside: element, context))
    return ViewSteps().then { content in
      let scrolling = SwiftExpression.call("ScrollView", [], SwiftClosure([], [.expression(content)]))
      return .call(
        "CardMaxHeight", [SwiftArgument(nil, .number(inside))], SwiftClosure([], [.expression(scrolling)]))
    }
  }

  /// Whether a box reaches out into the room around it.
  func bleeds(_ element: Element, _ context: ViewContext) -> Bool {
    element[.bleed]?.literal == true && context.padding > 0 && isPainted(element, context)
  }

  /// A box that reaches to those edges of the padded box around it at which it is.
  private func bleeding(_ view: ViewSteps, _ context: ViewContext) -> ViewSteps {
    guard !context.edges.isEmpty else { return view }
    let edges = context.edges
    let room = context.boundPadding.map { SwiftExpression.prefix("-", .tuple([SwiftArgument(nil, $0)])) }
    let names: [String]
    switch (edges.isSuperset(of: [.leading, .trailing]), edges.isSuperset(of: [.top, .bottom])) {
    case (true, true):
      return room.map { view.modified("padding", [SwiftArgument(nil, $0)]) } ?? view.padded(nil, -context.padding)
    case (true, false): names = ["horizontal"] + edges.intersection([.top, .bottom]).names
    case (false, true): names = ["vertical"] + edges.intersection([.leading, .trailing]).names
    case (false, false): names = edges.names
    }
    let list = names.map { "." + $0 }.joined(separator: ", ")
    let sides = names.count == 1 ? list : "[\(list)]"
    guard let room else { return view.padded(sides, -context.padding) }
    return view.modified("padding", [SwiftArgument(nil, .verbatim(sides)), SwiftArgument(nil, room)])
  }

  /// What the children of an element have from around.
  func inside(of element: Element, _ context: ViewContext) -> ViewContext {
    var inner = context
    inner.isStretched = false
    inner.isShared = false
    inner.isHugging = false
    inner.boxes.enter(element)
    if element.has(.backgroundColor) || element.has(.background) { inner.isOnPaper = true }
    if let scheme = Self.scheme(on: element) { inner.scheme = scheme }
    if let own = element.literal(.verticalAlignment) { inner.verticalAlignment = own }
    let padding = points(inside: element, context)
    if padding > 0 {
      inner.padding = padding
      inner.boundPadding = boundLength(padding, of: element, context)
      inner.edges = .all
    }
    return inner
  }

  // MARK: Room

  /// The points between the edges of an element and its content.
  func points(inside element: Element, _ context: ViewContext) -> Double {
    if let own = element.literal(.padding) { return own }
    if element.kind == .screen { return 0 }
    let own = element.literal(.containerStyle)
    let isPainted =
      own.map { context.boxes.paints($0) } ?? element[.containerStyle].map { _ in true } ?? false
    return isPainted || element.has(.background) ? styles.padding : 0
  }

  private func padding(of element: Element, _ context: ViewContext) -> SwiftExpression? {
    if let own = attributes.number(element, .padding, context.scope) { return own == "0" ? nil : own }
    let points = points(inside: element, context)
    guard points > 0 else { return nil }
    let length = boundLength(points, of: element, context) ?? .number(points)
    return length == "0" ? nil : length
  }

  /// A length that a box whose style data give has only where it is painted; none where it always is.
  private func boundLength(_ points: Double, of box: Element, _ context: ViewContext) -> SwiftExpression? {
    guard case .template(let template)? = box[.containerStyle], !box.has(.padding), !box.has(.background) else {
      return nil
    }
    let name = attributes.text(template, of: box, context.scope)
    if let known = Self.choice(name, { context.boxes.paints($0) ? .number(points) : "0" }) { return known }
    // Where something else is around, a box in the usual style is seen as well.
    if context.boxes.paints(.default) { return nil }
    return .conditional(.infix(boxColor(name), "==", "nil"), "0", .number(points))
  }

  /// What there is for a style that is one of several known ones; none where data may give any.
  private static func choice(
    _ name: SwiftExpression, _ value: (ContainerStyle) -> SwiftExpression
  ) -> SwiftExpression? {
    name.choice { ContainerStyle(rawValue: $0.lowercased()).map(value) }
  }

  /// The colour of a box in a style that data name; `nil` for the usual one.
  private func boxColor(_ name: SwiftExpression) -> SwiftExpression {
    needs.use(.boxColors)
    return .call("boxColor", [SwiftArgument(nil, name)])
  }

  // MARK: Extents

  private func framed(
    _ view: ViewSteps, _ element: Element, _ context: ViewContext, axis: Axis?, fillsItself: Bool
  ) -> ViewSteps {
    var fixed: [SwiftArgument] = []
    if element.kind != .column, let width = attributes.length(element, .width, context.scope) {
      fixed.append(SwiftArgument("width", width))
    }
    if let height = attributes.length(element, .height, context.scope) {
      fixed.append(SwiftArgument("height", height))
    }
    var flexible: [SwiftArgument] = []
    let hasWidth = fixed.contains { $0.label == "width" }
    let isColumn = element.kind == .column || element.kind == .tableCell
    let fills = axis != nil && !fillsItself && fills(element, context)
    let restSide = side(ofStretched: element, context)
    if fills && !hasWidth || restSide != nil { flexible.append(SwiftArgument("maxWidth", ".infinity")) }
    if let least = attributes.length(element, .minHeight, context.scope), least != "0" {
      flexible.append(SwiftArgument("minHeight", least))
    }
    // Columns are painted in the height of their row.
    if element[value: .height] == .token("stretch") || isColumn && isPainted(element, context) {
      flexible.append(SwiftArgument("maxHeight", ".infinity"))
    }
    if fixed.isEmpty, flexible.isEmpty { return view }
    let isTall = !flexible.allSatisfy { $0.label == "maxWidth" } || fixed.contains { $0.label == "height" }
    let alignment = SwiftArgument(
      "alignment",
      .verbatim(
        Self.alignment(of: element, isTall: isTall, around: isTall ? context.verticalAlignment : nil)))
    var result = view
    if !fixed.isEmpty {
      // Stacks of SwiftUI's own kind are in the middle of their frame.
      let place = axis == nil ? side(ofText: element, hasWidth: hasWidth, context) : stacksFillWidth ? alignment : nil
      result = result.framed(fixed + (place.map { [$0] } ?? []))
    }
    if !flexible.isEmpty {
      result = result.framed(flexible + [restSide.map { SwiftArgument("alignment", $0) } ?? alignment])
    }
    return result
  }

  /// Where a text stands that takes what is left of the width of its row; none for what does not.
  private func side(ofStretched element: Element, _ context: ViewContext) -> SwiftExpression? {
    guard element.kind == .text, element.literal(.width) == .stretch else { return nil }
    return TextStyleCode.side(of: element, attributes, context.scope) ?? ".leading"
  }

  /// Where a text stands in a frame that may be wider; none for the middle, where SwiftUI has it.
  private func side(ofText element: Element, hasWidth: Bool, _ context: ViewContext) -> SwiftArgument? {
    guard hasWidth, stacksFillWidth, element.kind == .text || element.kind == .richText else { return nil }
    let side = TextStyleCode.side(of: element, attributes, context.scope) ?? ".leading"
    return side == ".center" ? nil : SwiftArgument("alignment", side)
  }

  /// Where a child stands in its equal share of a row; none for the middle, where SwiftUI has it.
  func side(inShareOf child: Element, _ scope: BindingScope) -> SwiftExpression? {
    switch child.kind {
    case .text, .richText:
      guard stacksFillWidth else { return nil }
      let side = TextStyleCode.side(of: child, attributes, scope) ?? ".leading"
      return side == ".center" ? nil : side
    case .stack, .column:
      let place = Self.alignment(of: child, isTall: false)
      return place == ".center" ? nil : .verbatim(place)
    default: return nil
    }
  }

  /// Whether a stack takes all the width there is: rows and columns that do not say where their children stand.
  ///
  /// What is not seen needs no more width than its content where it stands at the leading edge.
  private func fills(_ element: Element, _ context: ViewContext) -> Bool {
    if element.kind == .column || element.kind == .tableCell { return isPainted(element, context) }
    if element.kind == .stack, element.literal(.width) == .stretch { return true }
    if context.axis == .horizontal, element.kind == .stack { return context.isShared && isPainted(element, context) }
    if context.isHugging, element.kind == .stack { return false }
    if context.isLeading, element.kind != .screen, !isPainted(element, context) { return false }
    switch element[.alignment] {
    case nil, .literal(.fill)?: return true
    default: return element.kind == .screen || context.isStretched && isPainted(element, context)
    }
  }

  /// Whether the extent of an element is seen, or felt by who taps.
  func isPainted(_ element: Element, _ context: ViewContext) -> Bool {
    element.has(.backgroundColor) || element.has(.borderColor) || element.has(.background) || !element[.tap].isEmpty
      || points(inside: element, context) > 0
  }

  /// Where the content of an element stands in a larger frame; `isTall` says whether that is higher than the content.
  /// What says nothing of its own has the place `around`.
  static func alignment(of element: Element, isTall: Bool, around: Alignment? = nil) -> String {
    let (side, alone) =
      switch element[.alignment]?.literal {
      case .trailing? where element[.axis]?.literal != .horizontal: ("Trailing", ".trailing")
      case .center? where element[.axis]?.literal != .horizontal: ("", ".center")
      default: ("Leading", ".leading")
      }
    return switch element.literal(.verticalAlignment) ?? around {
    case .center?: alone
    case .bottom?: ".bottom" + side
    default: isTall ? ".top" + side : alone
    }
  }

  // MARK: Paint

  private func painted(_ view: ViewSteps, _ element: Element, _ context: ViewContext) -> ViewSteps {
    var view = view
    let radius = attributes.number(element, .cornerRadius, context.scope).flatMap { $0 == "0" ? nil : $0 }
    if let picture = element[.background].first {
      let place = Self.place(of: picture.element).map { [SwiftArgument("alignment", .verbatim($0))] } ?? []
      view = view.modified("background", place, closure: backdrop(picture, context.scope))
    }
    if let color = background(of: element, context) { view = view.modified("background", [SwiftArgument(nil, color)]) }
    if let scheme = Self.scheme(on: element), scheme != context.scheme {
      view = view.modified("environment", [SwiftArgument(nil, "\\.colorScheme"), SwiftArgument(nil, scheme)])
    }
    let shape = radius.map { SwiftExpression.call("RoundedRectangle", [SwiftArgument("cornerRadius", $0)]) }
    if let shape {
      view = view.modified("clipShape", [SwiftArgument(nil, shape)])
    } else if element.has(.background) {
      view = view.modified("clipped")
    }
    if let line = border(of: element, context) {
      if let shape {
        let outline = shape.modified(
          "strokeBorder", [SwiftArgument(nil, line.color), SwiftArgument("lineWidth", line.width)])
        view = view.modified("overlay", [], closure: SwiftClosure([], [.expression(outline)]))
      } else {
        view = view.modified("border", [SwiftArgument(nil, line.color), SwiftArgument("width", line.width)])
      }
    }
    return view
  }

  /// The interface that what is in a box of a colour by number is made for: the colour stays, so text must not change its
  /// own. None where nothing in it has a colour of the interface.
  static func scheme(on element: Element) -> SwiftExpression? {
    guard case .color(let color)? = element[value: .backgroundColor], color.alpha > 200 else { return nil }
    let takes = element.containsElement { part in
      switch part.kind {
      case .text, .run: part[.textColor].map { if case .literal(.absolute) = $0 { false } else { true } } ?? true
      case .facts, .icon: true
      default: part.kind.isInput
      }
    }
    return takes ? color.luminance > 0.4 ? ".light" : ".dark" : nil
  }

  private func background(of element: Element, _ context: ViewContext) -> SwiftExpression? {
    if let own = attributes.color(element, .backgroundColor, context.scope) { return own }
    switch element[.containerStyle] {
    case .literal(let style)?: return context.boxes.paints(style) ? colors.background(style) : nil
    case .template(let template)?:
      let name = attributes.text(template, of: element, context.scope)
      let known = Self.choice(name) { style in
        (context.boxes.paints(style) ? colors.background(style) : nil) ?? "Color.clear"
      }
      if let known { return known == "Color.clear" ? nil : known }
      let usual = context.boxes.paints(.default) ? colors.background(.default) : nil
      return .infix(boxColor(name), "??", usual ?? "Color.clear")
    case nil: return nil
    }
  }

  /// A colour that nobody has written: it stands for a meaning, as a host shows that.
  private static func ownColor(of element: Element, _ id: AttributeID, _ context: ViewContext) -> Color? {
    guard !context.isOnPaper, let entry = element.entry(id), entry.origin == nil, case .color(let color) = entry.value
    else { return nil }
    return color
  }

  private func border(
    of element: Element, _ context: ViewContext
  ) -> (color: SwiftExpression, width: SwiftExpression)? {
    let line = Self.ownColor(of: element, .borderColor, context).map { colors.ground($0) }
    if let own = line ?? attributes.color(element, .borderColor, context.scope) {
      let width = attributes.number(element, .borderWidth, context.scope) ?? "1"
      return width == "0" ? nil : (own, width)
    }
    guard let style = element.literal(.containerStyle), context.boxes.paints(style),
      let line = styles.host.containerStyles[style].border, line.alpha > 0
    else { return nil }
    return (colors.line(line), "1")
  }

  // MARK: Pictures behind the content

  /// Where a picture is held that is larger than what it is behind; none for the middle.
  private static func place(of picture: Element?) -> String? {
    let side =
      switch picture?.literal(.horizontalAlignment) {
      case .leading?: "Leading"
      case .trailing?: "Trailing"
      default: ""
      }
    let edge =
      switch picture?.literal(.verticalAlignment) {
      case .top?: "top"
      case .bottom?: "bottom"
      default: ""
      }
    if edge.isEmpty { return side.isEmpty ? nil : "." + side.lowercased() }
    return "." + edge + side
  }

  private func backdrop(_ slot: Slot, _ scope: BindingScope) -> SwiftClosure {
    guard let picture = slot.element, let url = attributes.address(picture, .url, scope) else {
      return SwiftClosure([], [])
    }
    let (name, arguments): (String, [SwiftArgument]) =
      switch picture[value: .fillMode] {
      case .token("repeat")?: ("CardBackdrop", [SwiftArgument("repeats", "true")])
      case .token("repeatHorizontally")?: ("CardBackdropRow", [SwiftArgument("along", ".horizontal")])
      case .token("repeatVertically")?: ("CardBackdropRow", [SwiftArgument("along", ".vertical")])
      default: ("CardBackdrop", [])
      }
    needs.use(name)
    let view = needs.themed(url, dark: attributes.address(picture, .darkURL, scope)) { url in
      .call(.verbatim(name), [SwiftArgument("url", url)] + arguments, nil)
    }
    var body: [SwiftStatement] = [.expression(view)]
    if let when = slot.when {
      body = [.branches([SwiftBranch([.expression(attributes.condition(when, scope))], body)], otherwise: nil)]
    }
    return SwiftClosure([], body)
  }
}

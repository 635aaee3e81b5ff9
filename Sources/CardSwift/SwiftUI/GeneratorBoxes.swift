import CardIR
import CardStyle
import CardSyntax

// What is around the content of an element: room, extents, colours, lines, and what a tap does.
extension ScreenGenerator {
  /// The points between the edges of an element and its content.
  func paddingPoints(of element: Element, _ context: ViewContext) -> Double {
    if let own = element.literal(.padding) { return own }
    if element.kind == .screen { return 0 }
    let own = element.literal(.containerStyle)
    let isPainted =
      own.map { styles.isBox($0, in: context.style) } ?? element[.containerStyle].map { _ in true } ?? false
    return isPainted || element.has(.background) ? styles.padding : 0
  }

  /// What is done to the content of an element to give it its box. `axis` is that of a stack, which is as wide as there
  /// is room unless it says where its children stand.
  mutating func box(_ element: Element, _ context: ViewContext, axis: Axis?) -> ViewSteps {
    var view = ViewSteps()
    if let padding = padding(of: element, context) { view = view.modified("padding", [SwiftArgument(nil, padding)]) }
    view = framed(view, element, context, axis: axis)
    view = painted(view, element, context)
    if let color = color(element, .foregroundColor, context) {
      view = view.modified("foregroundStyle", [SwiftArgument(nil, color)])
    }
    if element[.bleed]?.literal == true, context.padding > 0, element.has(.containerStyle) || element.has(.background) {
      view = view.padded(".horizontal", -context.padding)
    }
    if let isReversed = flag(element, .rightToLeft, usually: false, context) {
      let direction: SwiftExpression =
        isReversed == "true" ? ".rightToLeft" : .conditional(isReversed, ".rightToLeft", ".leftToRight")
      view = view.modified("environment", [SwiftArgument(nil, "\\.layoutDirection"), SwiftArgument(nil, direction)])
    }
    return tappable(view, element, context)
  }

  private mutating func padding(of element: Element, _ context: ViewContext) -> SwiftExpression? {
    if let own = number(element, .padding, context) { return own == "0" ? nil : own }
    let points = paddingPoints(of: element, context)
    return points > 0 ? .number(points) : nil
  }

  // MARK: Extents

  private mutating func framed(
    _ view: ViewSteps, _ element: Element, _ context: ViewContext, axis: Axis?
  ) -> ViewSteps {
    var fixed: [SwiftArgument] = []
    if element.kind != .column, let width = length(element, .width, context) {
      fixed.append(SwiftArgument("width", width))
    }
    if let height = length(element, .height, context) { fixed.append(SwiftArgument("height", height)) }
    var flexible: [SwiftArgument] = []
    let hasWidth = fixed.contains { $0.label == "width" }
    let fills = axis != nil && self.fills(element, context)
    if fills, !hasWidth { flexible.append(SwiftArgument("maxWidth", ".infinity")) }
    if let least = length(element, .minHeight, context), least != "0" {
      flexible.append(SwiftArgument("minHeight", least))
    }
    if element[value: .height] == .token("stretch") { flexible.append(SwiftArgument("maxHeight", ".infinity")) }
    let isTall = !flexible.allSatisfy { $0.label == "maxWidth" } || fixed.contains { $0.label == "height" }
    let alignment = SwiftArgument("alignment", .verbatim(self.alignment(of: element, isTall: isTall)))
    var result = view
    if !fixed.isEmpty {
      result = result.framed(fixed + (axis == nil ? [] : [alignment]))
    }
    if !flexible.isEmpty { result = result.framed(flexible + [alignment]) }
    return result
  }

  /// Whether a stack takes all the width there is: rows and columns that do not say where their children stand.
  private func fills(_ element: Element, _ context: ViewContext) -> Bool {
    if element.kind == .column {
      return element.has(.backgroundColor) || element.has(.containerStyle) || element.has(.background)
    }
    if element.kind == .tableCell { return false }
    if context.axis == .horizontal, element.kind == .stack { return false }
    switch element[.alignment] {
    case nil, .literal(.fill)?: return true
    default: return element.kind == .screen
    }
  }

  func alignment(of element: Element, isTall: Bool) -> String {
    let side =
      switch element[.alignment]?.literal {
      case .trailing? where element[.axis]?.literal != .horizontal: "Trailing"
      case .center? where element[.axis]?.literal != .horizontal: ""
      default: "Leading"
      }
    let height =
      switch element.literal(.verticalAlignment) {
      case .center?: ""
      case .bottom?: "bottom"
      default: isTall ? "top" : ""
      }
    if height.isEmpty { return side.isEmpty ? ".center" : "." + side.lowercased() }
    return "." + height + side
  }

  // MARK: Paint

  private mutating func painted(_ view: ViewSteps, _ element: Element, _ context: ViewContext) -> ViewSteps {
    var view = view
    let radius = number(element, .cornerRadius, context).flatMap { $0 == "0" ? nil : $0 }
    if let picture = element[.background].first {
      let place = Self.place(of: picture.element).map { [SwiftArgument("alignment", .verbatim($0))] } ?? []
      view = view.modified("background", place, closure: backdrop(picture, context))
    }
    if let color = background(of: element, context) { view = view.modified("background", [SwiftArgument(nil, color)]) }
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

  private mutating func background(of element: Element, _ context: ViewContext) -> SwiftExpression? {
    if let own = color(element, .backgroundColor, context) { return own }
    switch element[.containerStyle] {
    case .literal(let style)?: return styles.isBox(style, in: context.style) ? colors.background(style) : nil
    case .template(let template)?:
      usesBoxNames = true
      return .call("boxColor", [SwiftArgument(nil, bindings.text(template, in: context.scope, at: element.span))])
    case nil: return nil
    }
  }

  private mutating func border(
    of element: Element, _ context: ViewContext
  ) -> (color: SwiftExpression, width: SwiftExpression)? {
    if let own = color(element, .borderColor, context) {
      let width = number(element, .borderWidth, context) ?? "1"
      return width == "0" ? nil : (own, width)
    }
    guard let style = element.literal(.containerStyle), styles.isBox(style, in: context.style),
      let line = styles.host.containerStyles[style].border, line.alpha > 0
    else { return nil }
    return (colors.line(line), "1")
  }

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

  /// A picture behind the content.
  private mutating func backdrop(_ slot: Slot, _ context: ViewContext) -> SwiftClosure {
    guard let picture = slot.element, let url = string(picture, .url, context) else { return SwiftClosure([], []) }
    var image: SwiftExpression = "image"
    switch picture[value: .fillMode] {
    case .token("repeat")?, .token("repeatHorizontally")?, .token("repeatVertically")?:
      image = image.modified("resizable", [SwiftArgument("resizingMode", ".tile")])
    default: image = image.modified("resizable").modified("scaledToFill")
    }
    var view = asyncImage(url, image, placeholder: "Color.clear")
    view = view.modified("accessibilityHidden", [SwiftArgument(nil, "true")])
    var body: [SwiftStatement] = [.expression(view)]
    if let when = slot.when {
      body = [
        .branches([SwiftBranch([.expression(bindings.condition(when, in: context.scope))], body)], otherwise: nil)
      ]
    }
    return SwiftClosure([], body)
  }

  // MARK: Taps

  /// A view that does something when it is tapped.
  mutating func tappable(_ view: ViewSteps, _ element: Element, _ context: ViewContext) -> ViewSteps {
    guard !element[.tap].isEmpty else { return view }
    let actions = statements(for: element[.tap], context)
    guard !actions.isEmpty else { return view }
    var button = view.then { content in
      .call("Button", [], SwiftClosure([], actions).then("label", SwiftClosure([], [.expression(content)])))
    }
    .modified("buttonStyle", [SwiftArgument(nil, ".plain")])
    if let action = element[.tap].first?.element {
      if let title = string(action, .title, context), !title.isEmptyText {
        button = button.modified("accessibilityLabel", [SwiftArgument(nil, caption(title))])
      }
      if let isEnabled = flag(action, .isEnabled, usually: true, context) {
        button = button.modified("disabled", [SwiftArgument(nil, isEnabled.negated)])
      }
    }
    return button
  }
}

extension SwiftExpression {
  /// The opposite of a condition.
  var negated: SwiftExpression {
    switch self {
    case "true": "false"
    case "false": "true"
    case .prefix("!", let operand): operand
    default: .prefix("!", self)
    }
  }
}

/// What is done to a view, one after the other.
struct ViewSteps {
  private var steps: [(SwiftExpression) -> SwiftExpression] = []

  init() {}

  /// The same and one more step.
  func then(_ step: @escaping (SwiftExpression) -> SwiftExpression) -> ViewSteps {
    var result = self
    result.steps.append(step)
    return result
  }

  /// The same and one more modifier.
  func modified(_ name: String, _ arguments: [SwiftArgument] = [], closure: SwiftClosure? = nil) -> ViewSteps {
    then { $0.modified(name, arguments, closure: closure) }
  }

  /// The same and a frame.
  func framed(_ arguments: [SwiftArgument]) -> ViewSteps { then { $0.framed(arguments) } }

  /// The same and room at some edges.
  func padded(_ edges: String?, _ points: Double) -> ViewSteps { then { $0.padded(edges, points) } }

  /// The view with everything done to it.
  func apply(_ view: SwiftExpression) -> SwiftExpression { steps.reduce(view) { $1($0) } }
}

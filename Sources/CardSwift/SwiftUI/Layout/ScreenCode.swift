import CardFormats
import CardIR

/// Writes whole screens and cards.
struct ScreenCode {
  let attributes: AttributeCode
  let stacks: StackCode
  /// What stands between the content of a card and its buttons.
  let actionSpacing: SpacingToken

  /// The view of a screen, whose actions stand below its content.
  func view(of screen: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    var root = Self.withContentLaidOut(screen)
    if !root[.actions].isEmpty {
      var group = Element(.actionSet)
      group[.actions] = root[.actions]
      group[.spacing] = .literal(actionSpacing)
      root[.children].append(.one(group))
      root.remove(.actions)
    }
    let isBare = !root.has(.padding) && root[.children].count == 1 && !root.has(.tap) && !root.has(.background)
    guard isBare else { return stacks.view(of: root, context, children) }
    var inner = context
    if root.has(.backgroundColor) { inner.isOnPaper = true }
    if let scheme = BoxCode.scheme(on: root) { inner.scheme = scheme }
    let view = children.view(of: root[.children][0], inner)
    let side = stacks.boxes.stacksFillWidth ? root[.children][0].element.flatMap(Self.side) : nil
    guard let color = attributes.color(root, .backgroundColor, context.scope) else {
      return side.map { side in view.map { $0.fillingWidth("." + side) } } ?? view
    }
    let scheme = BoxCode.scheme(on: root)
    let place = side.map { $0 == "center" ? ".top" : ".top" + $0.prefix(1).uppercased() + $0.dropFirst() } ?? ".top"
    return view.map {
      let view = $0.framed([
        SwiftArgument("maxWidth", ".infinity"), SwiftArgument("maxHeight", ".infinity"),
        SwiftArgument("alignment", .verbatim(place)),
      ]).modified("background", [SwiftArgument(nil, color)])
      return scheme.map {
        view.modified("environment", [SwiftArgument(nil, "\\.colorScheme"), SwiftArgument(nil, $0)])
      } ?? view
    }
  }

  /// The side at which the only thing on a screen stands if it is only as wide as its content; views would stand in the
  /// middle. None for what is as wide as the screen.
  private static func side(of element: Element) -> String? {
    let alignment: Alignment?
    switch element.kind {
    case .text, .richText, .image, .icon, .button: alignment = element.literal(.horizontalAlignment)
    case .stack where ![nil, .fill].contains(element.literal(.alignment)):
      alignment = element.literal(.axis) == .horizontal ? nil : element.literal(.alignment)
    default: return nil
    }
    return switch alignment {
    case .center?: "center"
    case .trailing?: "trailing"
    default: "leading"
    }
  }

  /// A screen whose content a layout of its host arranges as a box of its own: its buttons stay below.
  private static func withContentLaidOut(_ screen: Element) -> Element {
    guard let layouts = HostedProperty.layouts.extra(of: screen), LayoutCode.layout(of: screen) != nil else {
      return screen
    }
    var content = Element(.stack)
    content[.axis] = .literal(.vertical)
    content[.children] = screen[.children]
    content.extras = [layouts]
    var result = screen
    result.extras.removeAll { $0 == layouts }
    result[.children] = [.one(content)]
    return result
  }
}

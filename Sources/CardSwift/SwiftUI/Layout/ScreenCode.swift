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
    let view = children.view(of: root[.children][0], inner)
    guard let color = attributes.color(root, .backgroundColor, context.scope) else { return view }
    let scheme = BoxCode.scheme(on: root)
    return view.map {
      let view = $0.framed([
        SwiftArgument("maxWidth", ".infinity"), SwiftArgument("maxHeight", ".infinity"),
        SwiftArgument("alignment", ".top"),
      ]).modified("background", [SwiftArgument(nil, color)])
      return scheme.map {
        view.modified("environment", [SwiftArgument(nil, "\\.colorScheme"), SwiftArgument(nil, $0)])
      } ?? view
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

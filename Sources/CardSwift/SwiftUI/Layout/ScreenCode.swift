import CardIR

/// Writes whole screens and cards.
struct ScreenCode {
  let attributes: AttributeCode
  let stacks: StackCode
  /// What stands between the content of a card and its buttons.
  let actionSpacing: SpacingToken

  /// The view of a screen, whose actions stand below its content.
  func view(of screen: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    var root = screen
    if !root[.actions].isEmpty {
      var group = Element(.actionSet)
      group[.actions] = root[.actions]
      group[.spacing] = .literal(actionSpacing)
      root[.children].append(.one(group))
      root.remove(.actions)
    }
    let isBare = !root.has(.padding) && root[.children].count == 1 && !root.has(.tap) && !root.has(.background)
    guard isBare else { return stacks.view(of: root, context, children) }
    let view = children.view(of: root[.children][0], context)
    guard let color = attributes.color(root, .backgroundColor, context.scope) else { return view }
    return view.map {
      $0.framed([
        SwiftArgument("maxWidth", ".infinity"), SwiftArgument("maxHeight", ".infinity"),
        SwiftArgument("alignment", ".top"),
      ]).modified("background", [SwiftArgument(nil, color)])
    }
  }
}

import CardIR
import CardStyle

/// Writes what buttons and taps show in bubbles.
final class PopoverCode {
  private let attributes: AttributeCode
  private let subviews: Subviews
  private let needs: ViewNeeds
  /// What makes the views in the bubbles. Since these may have buttons as well, it is known only after them.
  weak var children: (any ChildViews & AnyObject)?

  init(attributes: AttributeCode, subviews: Subviews, needs: ViewNeeds) {
    self.attributes = attributes
    self.subviews = subviews
    self.needs = needs
  }

  /// The button of an action that shows a bubble, looking like `label`.
  func button(
    for action: Element, role: SwiftExpression?, label: [SwiftStatement], _ context: ViewContext
  ) -> SwiftExpression {
    needs.use("CardPopover")
    var arguments: [SwiftArgument] = []
    if let role { arguments.append(SwiftArgument("role", role)) }
    if case .token(let side)? = action[value: .popoverSide], let edge = Self.edges[side] {
      arguments.append(SwiftArgument("at", edge))
    }
    if let title = attributes.string(action, .popoverTitle, context.scope), !title.isEmptyText {
      arguments.append(SwiftArgument("title", title))
    }
    if let width = attributes.length(action, .maxWidth, context.scope) {
      arguments.append(SwiftArgument("maxWidth", width))
    }
    return .call(
      "CardPopover", arguments,
      SwiftClosure([], content(of: action, context)).then("label", SwiftClosure([], label)))
  }

  /// The edges of buttons at which there are bubbles; above is where they are without a word.
  private static let edges: [String: SwiftExpression] = [
    "below": ".bottom", "before": ".leading", "after": ".trailing",
  ]

  private func content(of action: Element, _ context: ViewContext) -> [SwiftStatement] {
    guard let children else { return [] }
    // A bubble has nothing around it.
    var inner = ViewContext(scope: context.scope)
    inner.scopes = context.scopes
    inner.parameters = context.parameters
    inner.copies = context.copies
    inner.depth = context.depth
    inner.inputs = context.inputs
    let name = action.literal(.title).flatMap { Subviews.name(from: $0) }
    return action[.children].flatMap { slot in
      var view = children.view(of: slot, inner)
      if view.weight > 3 {
        view.name = name.map { $0 + "Popover" } ?? "popover"
        view = subviews.extracted(view, inner.parameters)
      }
      return view.split
    }
  }
}

import CardIR
import CardStyle

/// Writes what buttons and taps show in bubbles.
final class PopoverCode {
  private let attributes: AttributeCode
  private let subviews: Subviews
  private let needs: ViewNeeds
  private let names: InputNames
  /// What makes the views in the bubbles. Since these may have buttons as well, it is known only after them.
  weak var children: (any ChildViews & AnyObject)?

  init(attributes: AttributeCode, subviews: Subviews, needs: ViewNeeds, names: InputNames) {
    self.attributes = attributes
    self.subviews = subviews
    self.needs = needs
    self.names = names
  }

  /// The button of an action that shows a bubble, looking like `label`.
  func button(
    for action: Element, role: SwiftExpression?, label: [SwiftStatement], _ context: ViewContext
  ) -> SwiftExpression {
    needs.use("CardPopover")
    let arguments = role.map { [SwiftArgument("role", $0)] } ?? []
    return .call("CardPopover", arguments + bubble(of: action, context), views(action, label, context))
  }

  /// A view with controls in it that shows a bubble when it is tapped beside these.
  func tapped(_ label: [SwiftStatement], showing action: Element, _ context: ViewContext) -> SwiftExpression {
    needs.use("CardTapPopover")
    var arguments: [SwiftArgument] = []
    if let title = attributes.string(action, .title, context.scope), !title.isEmptyText {
      arguments.append(SwiftArgument(nil, title))
    }
    if let isEnabled = attributes.flag(action, .isEnabled, usually: true, context.scope) {
      arguments.append(SwiftArgument("isEnabled", isEnabled))
    }
    return .call("CardTapPopover", arguments + bubble(of: action, context), views(action, label, context))
  }

  /// Where a bubble is, its heading and its width.
  private func bubble(of action: Element, _ context: ViewContext) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    if case .token(let side)? = action[value: .popoverSide], let edge = Self.edges[side] {
      arguments.append(SwiftArgument("at", edge))
    }
    if let title = attributes.string(action, .popoverTitle, context.scope), !title.isEmptyText {
      arguments.append(SwiftArgument("title", title))
    }
    if let width = attributes.length(action, .maxWidth, context.scope) {
      arguments.append(SwiftArgument("maxWidth", width))
    }
    return arguments
  }

  private func views(_ action: Element, _ label: [SwiftStatement], _ context: ViewContext) -> SwiftClosure {
    SwiftClosure([], content(of: action, context)).then("label", SwiftClosure([], label))
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
    inner.ownKeys = context.ownKeys
    for region in action.regions { inner = names.inside(region, of: action, inner) }
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

import CardIR
import CardSyntax

/// Writes elements that apps may show in their own way.
struct OpenSlotCode {
  let attributes: AttributeCode
  let needs: ViewNeeds
  /// The types that the user names.
  let openTypes: Set<String>

  /// The view of a slot: what the app is told of the element, and the view where it has none of its own.
  func view(of slot: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    needs.use("CardElement")
    // What is in elements that the format has is views for the view; of the app's own nobody else knows what it is.
    let isOwn = slot.source?["type"]?.string.map { !openTypes.contains($0) } ?? false
    let arguments = told(of: slot, context, withElements: isOwn)
    var inner = context
    inner.edges = []
    let standard = slot[.children].map { children.view(of: $0, inner) }
    let parts = standard.isEmpty ? [BuiltView(.call("EmptyView"))] : standard
    return BuiltView(around: parts, name: "slot") { statements in
      [.expression(.call("CardElement", arguments, SwiftClosure([], statements)))]
    }
  }

  /// The view of an input, which the app may have in its own way if the user names its type.
  ///
  /// - Parameters:
  ///   - standard: The usual view.
  ///   - entry: What is entered, for views to observe.
  ///   - value: The value, for controls to change.
  func view(
    ofInput input: Element, _ standard: SwiftExpression, entry: SwiftExpression, value: SwiftExpression,
    _ context: ViewContext
  ) -> SwiftExpression {
    guard let type = input.source?["type"]?.string, openTypes.contains(type) else { return standard }
    needs.use("CardInputSlot")
    let arguments = told(of: input, context) + [SwiftArgument(nil, entry), SwiftArgument(nil, value)]
    return .call("CardInputSlot", arguments, SwiftClosure([], [.expression(standard)]))
  }

  /// The type of an element and its properties, as an app is told of them; `withElements` says that elements in it
  /// are told of as well.
  private func told(of element: Element, _ context: ViewContext, withElements: Bool = false) -> [SwiftArgument] {
    let source = element.source
    let members = source?.members.filter { Self.isTold($0, withElements: withElements) } ?? []
    let properties = members.map { member -> SwiftExpression in
      .call(
        ".init",
        [SwiftArgument(nil, .text(member.name)), SwiftArgument(nil, attributes.value(member.value, context.scope))])
    }
    return [
      SwiftArgument(nil, .text(source?["type"]?.string ?? "")),
      SwiftArgument(nil, .call(".object", [SwiftArgument(nil, .array(properties))])),
    ]
  }

  /// Whether an app is told of a property: what the template language reads is no value, nor are elements inside of an
  /// element that the format has.
  private static func isTold(_ member: Node.Member, withElements: Bool) -> Bool {
    if ["type", "$data", "$when", "fallback", "requires"].contains(member.name) { return false }
    return withElements || !hasElements(member.value)
  }

  private static func hasElements(_ node: Node) -> Bool {
    switch node.kind {
    case .array: node.elements.contains(where: hasElements)
    case .object: node["type"] != nil || node.members.contains { hasElements($0.value) }
    default: false
    }
  }
}

package import CardIR

/// Bindings of which nobody knows what they give, told of in one note for a screen: there are many in a template.
package struct OpenBindings {
  private var first: Element?
  private var count = 0

  package init() {}

  /// Counts an element with such a binding.
  package mutating func add(_ element: Element) {
    if first == nil { first = element }
    count += 1
  }

  /// Notes at the first of the bindings what they do, and why that matters.
  package func record(_ kind: LossKind, in context: inout PassContext, _ effect: String) {
    guard let first else { return }
    let subject =
      switch count {
      case 1: "the binding"
      case 2: "the binding here, like one other,"
      default: "the binding here, like \(count - 1) others,"
      }
    context.record(kind, "\(subject) \(effect)", at: first)
  }
}

import CardIR

extension Element {
  /// Whether both elements are the same down to the last attribute, wherever they were written.
  func isLike(_ other: Element) -> Bool {
    // What was read from one place and not touched since need not be looked at.
    if isAsRead, other.isAsRead, let source, source == other.source { return true }
    guard kind == other.kind, attributes.count == other.attributes.count, extras == other.extras,
      regions.count == other.regions.count
    else { return false }
    return zip(attributes, other.attributes).allSatisfy { $0.id == $1.id && $0.value == $1.value }
      && zip(regions, other.regions).allSatisfy { one, other in
        one.id == other.id && one.slots.count == other.slots.count
          && zip(one.slots, other.slots).allSatisfy { $0.isLike($1) }
      }
  }
}

extension Slot {
  /// Whether both slots hold the same under the same scope and condition.
  fileprivate func isLike(_ other: Slot) -> Bool {
    switch (self, other) {
    case (.one(let element, let scope, let when), .one(let otherElement, let otherScope, let otherWhen)):
      scope == otherScope && when == otherWhen && element.isLike(otherElement)
    case (.splice(let template, _), .splice(let otherTemplate, _)): template == otherTemplate
    default: false
    }
  }
}

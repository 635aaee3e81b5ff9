package import CardIR
import CardTemplate

/// Removes content that is hidden at first, for targets that cannot hide anything.
package struct DropHidden: Pass {
  package init() {}

  package let name = "drop-hidden"
  package let summary = "Removes hidden content where the target cannot hide anything."
  package let stage = PassStage.lowering
  // Values of hidden inputs are sent, and what an action shows must not go.
  package let follows: Set<String> = ["associate-inputs", "lower-visibility"]
  package let example = PassExample(before: #"text text="Later" is-visible=false"#, after: "")

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet(attributes: [.isVisible])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let target = context.target
    guard !target.supports(.isVisible, on: .text) else { return }
    let keeps = context.options.showsHidden
    var hidden: [Element] = []
    // Nearly everything is shown from the start, and stays where it is.
    screen.rewrite(in: Self.content) { element in
      if element.literal(.isVisible) == true { element[.isVisible] = nil }
    }
    // Asked again of each element, it would be found out again in each of those around it.
    screen.root.settleContents()
    screen.root.rewriteChildren(in: Self.content) { _, slots in
      guard slots.contains(where: { $0.element?.has(.isVisible) ?? false }) else { return }
      slots = slots.compactMap { slot in
        if !keeps, let element = slot.element, element.literal(.isVisible) == false {
          hidden.append(element)
          return nil
        }
        return slot.shownByCondition
      }
    }
    for element in hidden {
      context.record(
        LossKinds.hidden, "\(context.targetName) cannot hide content, so this is left out", at: element)
    }
  }
}

extension Slot {
  /// The slot with an element that does not say whether it is shown: the language can leave an element out, so a bound
  /// visibility becomes a condition, beside the one that there is.
  var shownByCondition: Slot {
    guard let visible = element?[.isVisible] else { return self }
    let shown = replacing { element in
      var element = element
      element[.isVisible] = nil
      return element
    }
    guard case .template(let template) = visible, let hole = template.singleHole else { return shown }
    return shown.shown(if: hole.isNotFalse)
  }

  /// The slot with a condition beside the one that there is.
  func shown(if test: Expression) -> Slot {
    guard case .one(let element, let scope, let when) = self else { return self }
    switch when?.test {
    case nil: return .one(element, scope: scope, when: Condition(.template(TemplateString([.hole(test)]))))
    case .template(let other)?:
      guard let first = other.singleHole else { return self }
      return .one(element, scope: scope, when: Condition(.template(TemplateString([.hole(.and(first, test))]))))
    case .literal?: return self
    }
  }
}

extension Expression {
  /// Whether the value is anything but `false`: what is on unless data switch it off is on where they say nothing.
  var isNotFalse: Expression { type == .boolean ? self : .call("!=", [self, .boolean(false)]) }
}

import CardIR
import CardSyntax
import CardTemplate

/// Sequences of actions that run one after the other, for targets whose buttons do one thing.
enum ActionSequence {
  /// The action that a sequence is about: the first that leads somewhere or sends something; none if nothing does.
  ///
  /// Variables that are set before a call go with it as its steps. Whatever else is in the sequence is reported.
  static func principal(of slots: [Slot], at owner: Element, _ context: inout PassContext) -> Element? {
    let actions = slots.compactMap(\.element)
    let leading = actions.firstIndex {
      [.navigate, .callAPI, .openURL, .submit, .execute, .toggleVisibility].contains($0.kind)
    }
    guard let leading else {
      for action in actions where action.kind == .manipulate {
        context.recordRemoval(
          of: action, LossKinds.unsupportedManipulator, "\(context.targetName) cannot change other elements")
      }
      for action in actions where action.kind == .setVariable {
        context.record(
          LossKinds.unsupportedVariable, "\(context.targetName) has no variables", at: action,
          value: action.principalText)
      }
      return nil
    }
    var principal = actions[leading]
    var steps: [Slot] = []
    for (index, action) in actions.enumerated() where index != leading {
      let sets = action.literal(.operation).map { $0 == .set || $0 == .setIfMissing } ?? false
      if action.kind == .setVariable, sets, index < leading, principal.kind == .callAPI {
        steps.append(.one(action))
      } else if action.kind == .setVariable {
        context.record(
          LossKinds.variable, "\(context.targetName) has no variables", at: action, value: action.principalText)
      } else if action.kind == .manipulate {
        context.recordRemoval(
          of: action, LossKinds.unsupportedManipulator, "\(context.targetName) cannot change other elements")
      } else {
        context.recordRemoval(
          of: action, LossKinds.actionSequence,
          "a button of \(context.targetName) does one thing, so this step is left out")
      }
    }
    if !steps.isEmpty { principal[.steps] = steps }
    return principal
  }
}

extension Element {
  /// Where an action leads, as its source says it: a URL, an endpoint or a text with holes.
  var address: String? {
    for id in [AttributeID.url, .endpoint] {
      switch self[value: id] {
      case .text(let text)?: return text
      case .template(let template)?: return template.sourceText
      default: continue
      }
    }
    return nil
  }
}

import CardIR
import CardTemplate

/// Reports what actions show and hide that is not there, or that the target cannot hide.
///
/// A name goes with the element that has it: where a fallback stands for the element, or nothing does, nobody has it any more.
enum LostTargets {
  /// Reports such targets of a screen that the target can say.
  static func report(in screen: Screen, _ context: inout PassContext) {
    guard context.target.supports(.toggleVisibility) else { return }
    var (targets, known, bound): ([Element], Set<String>, [TemplateString]) = ([], [], [])
    screen.root.visit { element in
      switch (element.kind, element[value: element.kind == .target ? .targetID : .id]) {
      case (.target, .text): targets.append(element)
      case (.target, _), (_, nil): break
      case (_, .text(let id)?):
        if context.target.supports(.isVisible, on: element.kind) { known.insert(id) }
      case (_, .template(let name)?):
        if context.target.supports(.isVisible, on: element.kind) { bound.append(name) }
      default: break
      }
    }
    for target in targets {
      guard let id = target.literal(.targetID), !known.contains(id), !bound.contains(where: { $0.mayGive(id) }) else {
        continue
      }
      context.record(
        LossKinds.lostTarget,
        "\(context.targetName) has nothing here with the id `\(id)` that it could show or hide", at: target, .targetID,
        value: id)
    }
  }
}

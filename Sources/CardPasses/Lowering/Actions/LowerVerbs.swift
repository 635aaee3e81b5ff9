package import CardIR

/// Turns actions that name a command for the host's server into plain submissions.
package struct LowerVerbs: Pass {
  package init() {}

  package let name = "lower-verbs"
  package let summary = "Turns commands into plain submissions where the target has no commands."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: #"action.execute title="Approve" verb="approve""#, after: #"action.submit title="Approve""#)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.execute])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.newerFeatures != nil, !context.target.supports(.execute),
      context.target.supports(.submit)
    else { return }
    var worker = context
    screen.rewrite(in: Self.content) { element in
      guard element.kind == .execute else { return }
      element.kind = .submit
      worker.record(
        LossKinds.newerProperty, "commands came with a later version, so the input is submitted without its verb",
        at: element, .verb)
      if let verb = element.literal(.verb), CallNames.commands.contains(verb) { CallNames.keep(verb, in: &element) }
      element[.verb] = nil
    }
    context = worker
  }
}

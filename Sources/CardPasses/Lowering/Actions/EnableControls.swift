package import CardIR

/// Enables controls from the start that only an action which the target lacks would enable.
///
/// Disabled for good they would be dead: a form that waits for a checkbox could never be sent.
package struct EnableControls: Pass {
  package init() {}

  package let name = "enable-controls"
  package let summary = "Enables controls that only an action which the target lacks would enable."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      input.toggle id="terms"
        on-activated
          action.manipulate value="enable" operation=changeState target-id="go" target-kind=button
      button id="go" title="Go" is-enabled=false
      """,
    after: """
      input.toggle id="terms"
        on-activated
          action.manipulate value="enable" operation=changeState target-id="go" target-kind=button
      button id="go" title="Go"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.manipulate])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.source.supports(.manipulate), !context.target.supports(.manipulate) else { return }
    var enabled: Set<String> = []
    screen.root.visit { element in
      guard element.kind == .manipulate, element.literal(.operation) == .changeState,
        let id = element.literal(.targetID), element[.value] != .literal("disable")
      else { return }
      enabled.insert(id)
    }
    guard !enabled.isEmpty else { return }
    var worker = context
    screen.rewrite { element in
      guard element.literal(.isEnabled) == false, let id = element.literal(.id), enabled.contains(id) else { return }
      worker.record(
        LossKinds.callbacks, "nothing can enable it later in \(context.targetName), so it is enabled from the start",
        at: element, .isEnabled)
      element[.isEnabled] = nil
    }
    context = worker
  }
}

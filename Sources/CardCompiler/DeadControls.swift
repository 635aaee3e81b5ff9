import CardIR
import CardPasses
import CardSyntax

extension Pipeline {
  /// Warns of a screen that people fill in or tap where the target has nothing of the kind: what is written looks as if
  /// it worked.
  func reportDeadControls(of screen: Screen, in target: any ScreenEmitter, _ diagnostics: inout Diagnostics) {
    let kinds = target.capabilities.kinds
    let (takesInputs, takesActions) = (kinds.contains(where: \.isInput), kinds.contains(where: Self.isSetOff))
    if takesInputs, takesActions { return }
    var (inputs, actions) = (0, 0)
    func count(_ element: Element) {
      if element.kind.isInput { inputs += 1 }
      if Self.isSetOff(element.kind) { actions += 1 }
      for region in element.regions where region.id != .fallback {
        for case let child? in region.slots.map(\.element)
        where compiler.options.lowering.showsHidden || child.literal(.isVisible) != false { count(child) }
      }
    }
    count(screen.root)
    if takesInputs { inputs = 0 }
    if takesActions { actions = 0 }
    guard inputs + actions > 0 else { return }
    let names = [(inputs, "input"), (actions, "action")].filter { $0.0 > 0 }
      .map { count, name in "\(count) \(name)\(count == 1 ? "" : "s")" }
    diagnostics.report(.deadControls(names, of: screen, as: target.title))
  }

  /// Whether elements of a kind are what a tap sets off, and not a step on the way or content that it brings up.
  private static func isSetOff(_ kind: ElementKind) -> Bool {
    switch kind {
    case .openURL, .submit, .execute, .resetInputs, .toggleVisibility, .navigate, .callAPI: true
    default: false
    }
  }
}

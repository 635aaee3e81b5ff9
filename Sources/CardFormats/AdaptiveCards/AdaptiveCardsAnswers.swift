import CardIR
import CardSyntax

/// Finds required inputs that nobody can give a value, in cards that send what was entered.
struct AdaptiveCardsAnswers {
  /// The elements that actions show and hide.
  private var targets: Set<String> = []
  /// Whether actions may show elements that the card does not name.
  private var hasOpenTargets = false
  private var hasSender = false
  private var diagnostics = Diagnostics()

  /// Reports what is found in a card.
  static func check(_ root: Element, _ diagnostics: inout Diagnostics) {
    var answers = AdaptiveCardsAnswers()
    root.visit { answers.note($0) }
    if !answers.hasSender { return }
    answers.look(at: root, hiddenBy: nil)
    diagnostics.append(contentsOf: answers.diagnostics)
  }

  private mutating func note(_ element: Element) {
    switch element.kind {
    case .submit, .execute: if element[value: .associatedInputs] != .token("none") { hasSender = true }
    case .target:
      if let id = element.literal(.targetID) { targets.insert(id) } else { hasOpenTargets = true }
    case .toggleVisibility: if element[.targets].contains(where: { $0.element == nil }) { hasOpenTargets = true }
    default: break
    }
  }

  private mutating func look(at element: Element, hiddenBy outer: Element?) {
    let hidden = outer ?? (isHidden(element) ? element : nil)
    if element.kind.isInput, element[value: .isRequired] == .flag(true), isEmpty(element) {
      if let hidden {
        report(
          "the input is required and \(hidden.isSame(as: element) ? "hidden" : "in something that is hidden"), and no action"
            + " shows it", element, .isRequired,
          help: "leave out `isRequired`, or name it in an `Action.ToggleVisibility`")
      } else if element.kind == .choiceSet, element[.children].isEmpty, !element.has(.choiceQuery) {
        report("the input is required and has no choices", element, .isRequired, help: "give it `choices`")
      }
    }
    element.visitChildren { look(at: $0, hiddenBy: hidden) }
  }

  /// Whether an element is hidden for good.
  private func isHidden(_ element: Element) -> Bool {
    guard !hasOpenTargets, element.kind.family == .content, element[value: .isVisible] == .flag(false),
      !element.extras.contains(where: { $0.name == "isVisible.dynamic" })
    else { return false }
    switch element[value: .id] {
    case .text(let id)?: return !targets.contains(id)
    case .template?: return false
    default: return true
    }
  }

  /// Whether an input has no value at first that would do.
  private func isEmpty(_ input: Element) -> Bool {
    if input.kind == .toggle {
      if case .template? = input[value: .isOn] { return false }
      return input[value: .isOn] != .flag(true) && input.entry(.value).map { $0.value == .text("") } ?? true
    }
    switch input[value: .value] {
    case nil, .text("")?: return true
    default: return false
    }
  }

  private mutating func report(_ message: String, _ element: Element, _ id: AttributeID, help: String) {
    diagnostics.report(
      Diagnostic(
        AdaptiveCardsDiagnostics.unanswerableInput, message, at: element.entry(id)?.origin?.span ?? element.span,
        help: help))
  }
}

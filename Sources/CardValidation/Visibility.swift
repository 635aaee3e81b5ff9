import CardIR
import CardTemplate

/// What is shown and what is hidden after some actions.
struct VisibilityState: Sendable, Hashable {
  /// The elements that actions have shown or hidden, by name.
  private(set) var changed: [String: Bool] = [:]

  /// The state after an action; what is as at first again does not count as changed.
  func applying(_ action: VisibilityAction, _ index: ScreenIndex) -> VisibilityState {
    var state = self
    for change in action.changes {
      let first = index.names[change.name] ?? nil
      let isShown = change.isShown ?? !(state.changed[change.name] ?? first ?? true)
      state.changed[change.name] = isShown == first ? nil : isShown
    }
    return state
  }
}

/// An action that the user can run, and that shows and hides elements.
struct VisibilityAction: Sendable {
  /// What is shown or hidden; without a value it is switched.
  var changes: [(name: String, isShown: Bool?)]
  /// What the user taps, for people.
  let title: String
}

/// Whether an element is shown.
enum Visibility {
  /// It is.
  case shown
  /// It is not.
  case hidden
  /// Data decide.
  case bound(String)
}

extension Element {
  /// Whether the element is shown in a state.
  func visibility(in state: VisibilityState) -> Visibility {
    if !state.changed.isEmpty, let name, let isShown = state.changed[name] { return isShown ? .shown : .hidden }
    return switch self[value: .isVisible] {
    case .flag(false)?: .hidden
    case .template(let template)?: .bound(template.sourceText)
    default: .shown
    }
  }
}

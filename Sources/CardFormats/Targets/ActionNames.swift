package import CardIR

/// The words by which generated code tells apps what an action does, such as those of `CardAction` in `CardRuntime`.
package enum ActionNames {
  /// The word for an operation.
  package static func name(of operation: Operation) -> String {
    switch operation {
    case .set: "createOrModify"
    case .setIfMissing: "createIfNotExists"
    case .setIfPresent: "modifyIfExists"
    case .remove: "remove"
    case .changeText: "change_text"
    case .changeImage: "change_image"
    case .changeTextColor: "change_text_color"
    case .changeFontSize: "change_font_size"
    case .changeState: "change_state"
    case .activate: "activate"
    case .deactivate: "deactivate"
    case .toggle: "toggle"
    case .other(let word): word
    }
  }
}

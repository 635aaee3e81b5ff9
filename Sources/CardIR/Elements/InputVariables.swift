extension Element {
  /// Whether the input writes a variable, which does not exist until something is entered. All other inputs have a value
  /// from the start, if only an empty one.
  package var writesVariable: Bool { kind == .textInput && has(.variableID) && !has(.value) }
}

extension Element {
  /// Whether a choice set shows each of its choices with a box or circle beside it, rather than in a menu.
  package var listsChoices: Bool {
    kind == .choiceSet && (self[value: .isMultiSelect] == .flag(true) || self[value: .inputStyle] == .token("expanded"))
  }
}

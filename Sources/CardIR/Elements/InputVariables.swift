extension Element {
  /// Whether the input writes a variable, which does not exist until something is entered. All other inputs have a value
  /// from the start, if only an empty one.
  package var writesVariable: Bool { kind == .textInput && has(.variableID) && !has(.value) }
}

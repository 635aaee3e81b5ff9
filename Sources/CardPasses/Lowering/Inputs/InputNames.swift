import CardIR

/// The names of what stands for an input where the target's inputs are bare: boxes, captions, variables.
///
/// Both directions use them, so that what one writes the other recognises.
enum InputNames {
  /// The box of one of several choices that exclude each other, and the variable of its state.
  static func box(of id: String, at position: Int) -> String { "\(id)__\(position + 1)" }

  /// The box of one of several choices that can go together, and the variable of its state.
  static func member(of id: String, _ value: String?, at position: Int) -> String {
    "\(id).\(value ?? String(position + 1))"
  }

  /// The variable of a box whose value for the server is another than its state.
  static func shadow(of id: String) -> String { id + "__on" }

  /// The text above an input.
  static func caption(of id: String) -> String { id + "__label" }

  /// Whether the choices become boxes that switch each other off.
  static func areWired(_ choices: Element, _ target: Capabilities) -> Bool {
    choices[value: .isMultiSelect] != .flag(true) && choices[.children].allSatisfy(\.isPlain)
      && target.supports(.manipulate)
  }

  /// The variables that the value of an input called `id` is sent under.
  static func variables(of input: Element, _ id: String, _ target: Capabilities) -> [String] {
    guard input.kind == .choiceSet, !target.supports(.choiceSet), !areWired(input, target) else { return [id] }
    let isMulti = input[value: .isMultiSelect] == .flag(true)
    return input[.children].enumerated().map { position, slot in
      isMulti ? member(of: id, slot.element?.literal(.value), at: position) : box(of: id, at: position)
    }
  }
}

import CardIR
import CardTemplate

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

  /// Whether a variable is that of a box of the choice called `id`.
  static func isBox(_ variable: String, of id: String) -> Bool {
    variable.hasPrefix(id + ".") || variable.hasPrefix(id + "__")
  }

  /// The variable of a box whose value for the server is another than its state.
  static func shadow(of id: String) -> String { id + "__on" }

  /// The text above an input.
  static func caption(of id: String) -> String { id + "__label" }

  /// The box of a choice that data make, by its value: its place is known to nobody. None if its value is known.
  static func box(of id: String, _ choice: Slot, isMulti: Bool) -> Bound<String>? {
    guard choice.scope?.repeats == true, case .template(let value)? = choice.element?[.value] else { return nil }
    return .template(TemplateString([.text(isMulti ? id + "." : id + "__")] + value.segments))
  }

  /// Whether one is to be chosen, and each box stores its value.
  static func storeOne(_ choices: Element, _ target: Capabilities) -> Bool {
    choices[value: .isMultiSelect] != .flag(true) && target.supports(.manipulate)
  }

  /// Whether the choices become boxes that switch each other off.
  static func areWired(_ choices: Element, _ target: Capabilities) -> Bool {
    storeOne(choices, target) && choices[.children].allSatisfy(\.isPlain)
  }

  /// The variables that the value of an input called `id` is sent under; none for choices of several that data make.
  static func variables(of input: Element, _ id: String, _ target: Capabilities) -> [String] {
    guard input.kind == .choiceSet, !target.supports(.choiceSet), !storeOne(input, target) else { return [id] }
    let isMulti = input[value: .isMultiSelect] == .flag(true)
    return input[.children].enumerated().compactMap { position, slot in
      if box(of: id, slot, isMulti: isMulti) != nil { return nil }
      return isMulti ? member(of: id, slot.element?.literal(.value), at: position) : box(of: id, at: position)
    }
  }
}

import CardFormats
import CardIR

/// Finds the values that there are to choose from, so that a value which is none of them counts as no choice: nothing is
/// marked for it, and nobody has chosen it.
struct ChoiceLists {
  let attributes: AttributeCode
  let slots: SlotCode

  /// The choices of an input, as far as its form has to know them.
  struct Known {
    fileprivate let values: [String]?
    fileprivate let isMultiple: Bool
    /// What the form is told; nothing where no value can be anything else.
    fileprivate(set) var arguments: [SwiftArgument] = []

    /// The first value, without what is known to be no choice; none for no text.
    func value(_ value: SwiftExpression?) -> SwiftExpression? {
      guard let text = value?.knownText, let values else { return value }
      if !isMultiple { return values.contains(text) ? value : nil }
      let chosen = text.split(separator: ",").map(String.init).filter { values.contains($0) }
      return chosen.isEmpty ? nil : .text(chosen.joined(separator: ","))
    }
  }

  /// What is known of the choices of an input; nothing of what has none.
  func known(of element: Element, _ context: ViewContext) -> Known {
    guard element.kind == .choiceSet, element[value: .inputStyle] != Equivalent.stars else {
      return Known(values: nil, isMultiple: false)
    }
    let isMultiple = element[value: .isMultiSelect] == .flag(true)
    let literals = element[.children].map { slot -> String? in
      guard slot.isPlain, let choice = slot.element else { return nil }
      return choice.has(.value) ? choice.literal(.value) : ""
    }
    let values = literals.contains(nil) ? nil : literals.compactMap(\.self)
    var known = Known(values: values, isMultiple: isMultiple)
    let isBound = if case .template? = element[value: .value] { true } else { false }
    if isBound || values == nil {
      known.arguments = [SwiftArgument("choices", list(of: element, context))]
      if isMultiple { known.arguments.append(SwiftArgument("isMultiple", "true")) }
    }
    return known
  }

  /// The values in one list.
  private func list(of element: Element, _ context: ViewContext) -> SwiftExpression {
    var parts: [SwiftExpression] = []
    var fixed: [SwiftExpression] = []
    func finish() {
      if !fixed.isEmpty { parts.append(.array(fixed)) }
      fixed = []
    }
    for slot in WrittenList.parts(of: element) {
      guard let choice = slots.enter(slot, context) else { continue }
      let value = attributes.string(choice.element, .value, choice.context.scope) ?? .text("")
      // What a condition leaves out could not be chosen, but is a choice of the card all the same.
      guard let repetition = choice.repetition else {
        fixed.append(value)
        continue
      }
      finish()
      parts.append(slots.mapped(repetition, "map", value))
    }
    finish()
    return parts.dropFirst().reduce(parts.first ?? "[]") { .infix($0, "+", $1) }
  }
}

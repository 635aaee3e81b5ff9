import CardFormats
import CardIR

/// Finds the values that there are to choose from, so that a value which is none of them counts as no choice: nothing is
/// marked for it, and nobody has chosen it.
struct ChoiceLists {
  let attributes: AttributeCode
  let slots: SlotCode

  /// The values of the choices of an element that are known when the view is generated; none if data give some.
  static func knownValues(of element: Element) -> [String]? {
    let values = element[.children].map { slot -> String? in
      guard case .one(let choice, nil, _) = slot else { return nil }
      return choice.has(.value) ? choice.literal(.value) : ""
    }
    return values.contains(nil) ? nil : values.compactMap(\.self)
  }

  /// The first value of an input, without what is known to be no choice; none for no text.
  func value(_ value: SwiftExpression?, of element: Element) -> SwiftExpression? {
    guard Self.hasChoices(element), let text = value?.knownText, let values = Self.knownValues(of: element) else {
      return value
    }
    if !Self.isMultiple(element) { return values.contains(text) ? value : nil }
    let chosen = text.split(separator: ",").map(String.init).filter { values.contains($0) }
    return chosen.isEmpty ? nil : .text(chosen.joined(separator: ","))
  }

  /// The rule for values that may be none of the choices; none where there can be no others.
  func rule(for element: Element, _ context: ViewContext) -> SwiftExpression? {
    guard Self.hasChoices(element) else { return nil }
    let isBound = if case .template? = element[value: .value] { true } else { false }
    guard isBound || Self.knownValues(of: element) == nil || Self.mayLackChoices(element) else { return nil }
    let name = Self.isMultiple(element) ? ".choices" : ".choice"
    return .call(.verbatim(name), [SwiftArgument(nil, list(of: element, context))], nil)
  }

  /// Whether a condition may leave out a choice.
  private static func mayLackChoices(_ element: Element) -> Bool {
    element[.children].contains { if case .one(_, _, _?) = $0 { true } else { false } }
  }

  private static func hasChoices(_ element: Element) -> Bool {
    element.kind == .choiceSet && element[value: .inputStyle] != Equivalent.stars && !element[.children].isEmpty
  }

  private static func isMultiple(_ element: Element) -> Bool { element[value: .isMultiSelect] == .flag(true) }

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
      let condition = slots.condition(of: choice)
      if condition == "false" { continue }
      // What a condition leaves out is no choice, even if it was made before.
      let list = condition.map { SwiftExpression.conditional($0, .array([value]), "[]") }
      switch (choice.repetition, list) {
      case (nil, nil): fixed.append(value)
      case (nil, let list?):
        finish()
        parts.append(.tuple([SwiftArgument(nil, list)]))
      case (let repetition?, nil):
        finish()
        parts.append(slots.mapped(repetition, "map", value))
      case (let repetition?, let list?):
        finish()
        parts.append(slots.mapped(repetition, "flatMap", list))
      }
    }
    finish()
    return parts.dropFirst().reduce(parts.first ?? "[]") { .infix($0, "+", $1) }
  }
}

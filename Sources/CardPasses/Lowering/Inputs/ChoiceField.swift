import CardIR

/// Turns a choice among many into a text field, with the values that it takes named below it.
///
/// A field sends what a choice set sends: the value, or several with commas between them.
enum ChoiceField {
  /// The most choices that are boxes in any case.
  static let mostBoxes = 20

  /// Whether a choice becomes a text field. All its values must be known, since they have to be named.
  static func stands(for choices: Element, in context: PassContext) -> Bool {
    context.options.largeChoices == .field && choices.kind == .choiceSet && !context.target.supports(.choiceSet)
      && context.target.supports(.textInput) && choices[.children].count > mostBoxes
      && choices[.children].allSatisfy { $0.isPlain && $0.element.flatMap(words) != nil }
  }

  /// The field alone.
  static func field(for choices: Element, _ context: inout PassContext) -> Element {
    context.record(
      LossKinds.inputType,
      "there are \(choices[.children].count) choices, so a text field takes their values, and any other text",
      at: choices)
    return field(for: choices)
  }

  private static func field(for choices: Element) -> Element {
    var field = choices
    field.kind = .textInput
    field.remove(.children)
    for id in [AttributeID.isMultiSelect, .inputStyle, .wrap, .choiceQuery] { field[value: id] = nil }
    return field
  }

  /// A choice of which a query finds all or some, in a target that asks none: without any that the source states, a
  /// field takes the value, since nobody could choose.
  static func withoutQuery(_ choices: Element, _ context: inout PassContext) -> Element {
    guard choices.has(.choiceQuery), !context.target.supports(.choiceQuery, on: .choiceSet) else { return choices }
    guard choices[.children].isEmpty, context.target.supports(.textInput) else {
      context.record(
        LossKinds.unsupportedQuery, "\(context.targetName) asks for no choices, so only those of the card are there",
        at: choices, .choiceQuery)
      var choices = choices
      choices[value: .choiceQuery] = nil
      return choices
    }
    context.record(
      LossKinds.inputType, "\(context.targetName) asks for no choices, so a text field takes any text", at: choices,
      .choiceQuery)
    return field(for: choices)
  }

  /// A field, which may be in a column with its caption, above the values that it takes.
  static func hinted(_ field: Element, _ choices: Element) -> Element {
    // No words stand between the values, since they would be in one language.
    let separator = choices[value: .isMultiSelect] == .flag(true) ? ", " : " · "
    let values = choices[.children].compactMap { $0.element.flatMap(words) }
    let hint = Element.words(.text(values.joined(separator: separator)), .caption, source: choices.source)
    var column = field
    if field.kind == .textInput {
      var field = field
      column = Element(.stack, source: choices.source)
      column[.axis] = .literal(.vertical)
      column[.gap] = .literal(4)
      for id in [AttributeID.spacing, .separator] {
        column.take(id, from: field)
        field[value: id] = nil
      }
      column[.children] = [.one(field)]
    }
    column[.children].append(.one(hint))
    return column
  }

  /// What is to be typed for a choice, with its title where that says more.
  private static func words(_ choice: Element) -> String? {
    guard let value = choice.literal(.value) else { return nil }
    guard choice.has(.title) else { return value }
    guard let title = choice.literal(.title) else { return nil }
    return title == value ? value : "\(value) (\(title))"
  }
}

package import CardIR
import CardSyntax
import CardTemplate

/// Puts the caption of a toggle beside it, and its state in place of its value, where the target's toggles are bare.
package struct SplitToggles: Pass {
  package init() {}

  package let name = "split-toggles"
  package let summary = "Moves the titles of toggles beside them where the target's toggles have none."
  package let stage = PassStage.lowering
  // Choices become toggles with captions.
  package let follows: Set<String> = ["lower-inputs"]
  package let example = PassExample(
    before: #"input.toggle id="news" title="News" value="true""#,
    after: """
      stack axis=horizontal
        children
          input.toggle id="news" variable-id="news" is-on=true
          text text="News"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.toggle])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.supports(.toggle), !context.target.supports(.title, on: .toggle),
      context.source.supports(.title, on: .toggle) || context.source.supports(.choiceSet)
    else { return }
    screen.rewrite(in: Self.content) { element in
      if element.kind == .toggle { element = Self.split(element, &context) }
    }
  }

  private static func split(_ element: Element, _ context: inout PassContext) -> Element {
    var toggle = element
    let id = element.literal(.id) ?? element.literal(.variableID)
    if let name = element[value: .id], !toggle.has(.variableID) { toggle[value: .variableID] = name }
    if !toggle.has(.variableID) { toggle[.variableID] = .literal("toggle") }
    let on = element.literal(.valueOn) ?? "true"
    let off = element.literal(.valueOff) ?? "false"
    if !toggle.has(.isOn) { toggle[.isOn] = isOn(element, on, &context) }
    if on != "true" || off != "false", let id { shadow(&toggle, id, on, off, element, &context) }
    for attribute in [AttributeID.value, .valueOn, .valueOff, .title, .wrap, .spacing, .separator] {
      toggle[value: attribute] = nil
    }
    for attribute in [AttributeID.isRequired, .errorMessage, .label]
    where toggle.has(attribute) && !context.target.supports(attribute, on: .toggle) {
      if attribute != .label, toggle[value: attribute] != .flag(false), toggle.entry(attribute)?.origin != nil {
        context.record(
          LossKinds.inputValidation,
          "\(context.targetName) checks nothing, so `\(toggle.sourceName(of: attribute))` is lost",
          at: element, attribute)
      }
      toggle[value: attribute] = nil
    }
    var text = Element(.text, source: element.source)
    if let title = element.entry(.title) { text.set(.text, title.value, origin: title.origin) }
    if !text.has(.text), let label = element.entry(.label) { text.set(.text, label.value, origin: label.origin) }
    text.takeWrap(ofTitle: element)
    var row = Element(.stack, source: element.source)
    row[.axis] = .literal(.horizontal)
    // As on cards, so that titles are in their place.
    row[.gap] = .literal(8)
    row[.alignment] = .literal(.center)
    for attribute in [AttributeID.spacing, .separator, .height] { row.take(attribute, from: element) }
    toggle[.height] = nil
    row[.children] = [.one(toggle), .one(text)]
    return row
  }

  private static func isOn(_ element: Element, _ on: String, _ context: inout PassContext) -> Bound<Bool> {
    switch element[.value] {
    case .literal(let value)?: return .literal(value == on)
    case .template(let template)?:
      let cases = [(name: on, value: Expression.boolean(true))]
      if let state = TokenMapping.compile(template, cases: cases, fallback: .boolean(false)) { return .template(state) }
      context.record(
        LossKinds.binding, "the state is known only with data and not a single value, so the toggle is off",
        at: element, .value)
      return .literal(false)
    case nil: return .literal(false)
    }
  }

  /// Stores values of the author's choice in a second variable: the toggle's own must stay true or false.
  private static func shadow(
    _ toggle: inout Element, _ id: String, _ on: String, _ off: String, _ element: Element,
    _ context: inout PassContext
  ) {
    toggle[.variableID] = .literal(InputNames.shadow(of: id))
    func store(_ value: String) -> [Slot] {
      var action = Element(.setVariable)
      action[.operation] = .literal(.set)
      action[.targetID] = .literal(id)
      action[.dataType] = .literal("string")
      action[.value] = .literal(value)
      return [.one(action)]
    }
    toggle[.onActivated] = store(on)
    toggle[.onDeactivated] = store(off)
    context.record(
      LossKinds.toggleShadow,
      "`\(on)` and `\(off)` are stored under `\(id)` when the toggle is used and before each call", at: element)
  }
}

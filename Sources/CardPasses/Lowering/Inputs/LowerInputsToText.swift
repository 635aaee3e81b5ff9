package import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Shows inputs as static content, for targets that take nothing from the user.
package struct LowerInputsToText: Pass {
  package init() {}

  package let name = "lower-inputs-to-text"
  package let summary = "Replaces inputs with their values where the target has no inputs."
  package let stage = PassStage.lowering
  // What the target takes as another input is no text.
  package let follows: Set<String> = ["lower-inputs"]
  package let example = PassExample(
    before: #"input.text label="Name" placeholder="As on your card""#,
    after: """
      stack axis=vertical gap=4 alignment=leading
        children
          text text="Name" text-size=body
          stack axis=vertical gap=0 alignment=leading padding=6 border-color=#C6C6C8 border-width=1
            children
              text text="As on your card" text-size=body text-color=#8E8E93
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet(ElementKind.allCases.filter(\.isInput))

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard !context.target.kinds.contains(where: \.isInput) else { return }
    var worker = InputPainting(context: context)
    screen.rewrite(in: Self.content) { worker.paint(&$0) }
    context = worker.context
  }
}

/// One run of ``LowerInputsToText``.
private struct InputPainting {
  var context: PassContext

  /// The line around a field.
  private static let line = Color(0xC6C6C8)
  /// The text in a field.
  private static let grey = Color(0x8E8E93)

  mutating func paint(_ element: inout Element) {
    switch element.kind {
    case .textInput, .numberInput, .dateInput, .timeInput: paintField(&element)
    case .toggle: paintToggle(&element)
    case .choiceSet: paintChoices(&element)
    default: return
    }
  }

  private mutating func report(_ input: Element, showing value: String?) {
    context.record(
      LossKinds.unsupportedInput, "\(context.targetName) has no inputs, so this one shows only what it contains",
      at: input, value: value)
  }

  /// Texts that come up only while someone uses an input.
  private mutating func reportUnseen(_ attribute: AttributeID, of input: Element) {
    context.recordRemoval(
      of: attribute, of: input, LossKinds.unsupportedInput,
      "\(context.targetName) has no inputs, so `\(input.sourceName(of: attribute))` is not shown")
  }

  // MARK: Fields

  private mutating func paintField(_ input: inout Element) {
    let value = Self.isSecret(input) ? Self.hidden(input[value: .value]) : Self.text(input[value: .value])
    let content = value ?? Self.text(input[value: .placeholder])
    report(input, showing: content.flatMap { String($0) })
    if value != nil { reportUnseen(.placeholder, of: input) }
    reportUnseen(.errorMessage, of: input)
    let label = caption(of: input)
    let pattern = Self.pattern(of: input)
    let isHigh = input[value: .isMultiline] == .flag(true)
    let source = input
    var field = box(for: &input, .one(words(content ?? .text(pattern.isEmpty ? Self.emptyLine : pattern), of: input)))
    if isHigh { field[.minHeight] = .literal(Self.linesHeight) }
    guard let action = input[.inlineAction].first else {
      input = below(label, field, of: source)
      return
    }
    // The button in the field stands beside it; the step that shows buttons is over.
    var row = Element.flow(.horizontal, gap: 8, alignment: .center, source: input.source, [])
    row.takePlace(of: &field)
    var button = Element(.button, source: action.element?.source)
    button[.actions] = [action]
    for id in [AttributeID.title, .iconURL] {
      if let entry = action.element?.entry(id) { button.set(id, entry.value, origin: entry.origin) }
    }
    if !context.target.supports(.button) { button = context.lookalike(of: button, hugsTitle: true) }
    // The field is as wide as the button leaves room.
    field[.axis] = .literal(.horizontal)
    field[.alignment] = .literal(.center)
    field[.children].append(.one(Element(.spacer)))
    row[.children] = [.one(field), .one(button)]
    input = below(label, row, of: source)
  }

  private static func isSecret(_ input: Element) -> Bool { input[value: .inputStyle] == .token("password") }

  /// What a field for passwords shows: a sign for each character, or a few where nobody knows how many there are.
  private static func hidden(_ value: AttributeValue?) -> AttributeValue? {
    switch text(value) {
    case .text(let text)?: .text(String(repeating: "•", count: text.count))
    case nil: nil
    default: .text(String(repeating: "•", count: 6))
    }
  }

  /// A field below or beside its label, where the input stood.
  private func below(_ label: Element?, _ field: Element, of input: Element) -> Element {
    guard let label else { return field }
    var field = field
    var column = Element.flow(.vertical, alignment: .leading, source: field.source, [])
    column.takePlace(of: &field)
    context.put(label, of: input, in: &column, beside: field, gap: Self.labelGap)
    return column
  }

  /// Between a label and what is below it.
  private static let labelGap = 4.0

  /// What keeps a field with nothing in it as high as a line.
  private static let emptyLine = "\u{A0}"

  /// What an empty field for typed values shows.
  private static func pattern(of input: Element) -> String {
    switch input.kind {
    case .dateInput: "YYYY-MM-DD"
    case .timeInput: "HH:MM"
    case .numberInput:
      [input[value: .minimum], input[value: .maximum]].compactMap { text($0).flatMap { String($0) } }
        .joined(separator: "–")
    default: ""
    }
  }

  /// Around what a field shows: fields of cards are low.
  private static let inset = 6.0

  /// The height of fields of several lines at least, as on cards.
  private static let linesHeight = 64.0

  private func box(for input: inout Element, _ content: Slot) -> Element {
    var field = Element.flow(.vertical, alignment: .leading, source: input.source, [content])
    field.takePlace(of: &input)
    field[.padding] = .literal(Self.inset)
    field[.borderColor] = .literal(Self.line)
    field[.borderWidth] = .literal(1)
    return field
  }

  private func caption(of input: Element) -> Element? {
    guard let label = input.entry(.label), let text = Self.text(label.value) else { return nil }
    var caption = Element.words(text)
    caption.set(.text, text, origin: label.origin)
    context.style(&caption, of: input)
    // What must be filled in has the host's mark.
    if input[value: .isRequired] == .flag(true), let mark = context.styles.host.inputs.requiredLabel.suffix,
      let words = caption[.text]
    {
      caption.set(.text, Address.surrounded(words, "", mark).storage, origin: label.origin)
    }
    return caption
  }

  private func words(_ text: AttributeValue, of input: Element) -> Element {
    .words(text, color: Self.grey, source: input.source)
  }

  /// The text that a value is shown as.
  private static func text(_ value: AttributeValue?) -> AttributeValue? {
    switch value {
    case .text(let text)?: text.isEmpty ? nil : .text(text)
    case .number(let number)?, .measure(let number, _)?: .text(NumberText.javaScript(number))
    case .flag(let flag)?: .text(flag ? "true" : "false")
    case .template?: value
    case .json(let node)?: (node.string ?? node.numberText).map { .text($0) }
    default: nil
    }
  }

  // MARK: Toggles

  private mutating func paintToggle(_ toggle: inout Element) {
    let title = Self.text(toggle[value: .title])
    report(toggle, showing: title.flatMap { String($0) })
    reportUnseen(.errorMessage, of: toggle)
    for action in (toggle[.onActivated] + toggle[.onDeactivated]).compactMap(\.element) {
      context.recordRemoval(
        of: action, LossKinds.unsupportedAction, "\(context.targetName) has no inputs, so nothing runs this action")
    }
    var row = sign(state(of: toggle), source: toggle.source)
    if let title {
      var text = Element.words(title, source: toggle.source)
      text.set(.text, title, origin: toggle.entry(.title)?.origin)
      text.takeWrap(ofTitle: toggle)
      row = .flow(.horizontal, gap: 8, alignment: .center, [.one(row), .one(text)])
    }
    if let label = caption(of: toggle) {
      let field = row
      row = .flow(.vertical, alignment: .leading, [])
      context.put(label, of: toggle, in: &row, beside: field, gap: Self.labelGap)
    }
    row.source = toggle.source
    row.takePlace(of: &toggle)
    toggle = row
  }

  /// The sign of something that is on or off: a box with or without a tick, or a circle that is filled or not.
  private func sign(_ isOn: Bound<Bool>, isRound: Bool = false, source: Node?) -> Element {
    let hasIcons = context.target.supports(.icon)
    let (on, off) =
      hasIcons
      ? (isRound ? ("largecircle.fill.circle", "circle") : ("checkmark.square", "square"))
      : (isRound ? ("◉", "○") : ("☑", "☐"))
    var sign = hasIcons ? Element(.icon, source: source) : .words(.text(off), source: source)
    let attribute: AttributeID = hasIcons ? .symbolName : .text
    switch isOn {
    case .literal(let isOn): sign[value: attribute] = .text(isOn ? on : off)
    case .template(let template):
      sign[value: attribute] =
        template.singleHole.map {
          .template(TemplateString([.hole(.call("if", [$0, .string(on), .string(off)]))]))
        } ?? .text(off)
    }
    return sign
  }

  /// Whether the toggle is on, or a hole that gives `true` if it is.
  private mutating func state(of toggle: Element) -> Bound<Bool> {
    if let isOn = toggle[.isOn] { return isOn }
    let on = toggle[value: .valueOn] ?? .text("true")
    switch (toggle[value: .value], on) {
    case (nil, _): return .literal(false)
    case (.template(let template)?, .text(let on)):
      guard case .hole(let value)? = template.segments.first, template.isSingleHole else { break }
      return .template(TemplateString([.hole(.call("equals", [.call("string", [value]), .string(on)]))]))
    case (let value?, let on): return .literal(Self.text(value) == Self.text(on))
    }
    context.record(
      LossKinds.binding, "whether the toggle is on is known only with data, so it is shown as off", at: toggle, .value)
    return .literal(false)
  }

  // MARK: Choices

  private mutating func paintChoices(_ set: inout Element) {
    let choices = set[.children]
    let selection = ChoiceSelection(of: set)
    let chosen = choices.map(selection.isChosen)
    report(set, showing: set.literal(.value))
    reportUnseen(.errorMessage, of: set)
    var slots: [Slot] = []
    if set.listsChoices {
      // All choices are seen, and which of them are chosen.
      if chosen.contains(where: { $0 == nil }) {
        context.record(
          LossKinds.binding, "what is chosen is known only with data, so no choice is shown as chosen", at: set, .value)
      }
      slots += zip(choices, chosen).map { marked($0, in: set, $1 ?? .literal(false)) }
      reportUnseen(.placeholder, of: set)
      return put(slots, inPlaceOf: &set)
    }
    let shown = shownChoices(choices, chosen, of: set)
    if shown.count == 1, shown[0].isPlain, let choice = shown[0].element {
      reportUnseen(.placeholder, of: set)
      reportUnchosen(choices, shown)
      set = menu(showing: Address.surrounded(Self.title(of: choice), "• ", ""), of: &set)
      return
    } else if !shown.isEmpty {
      slots += shown.map(Self.bulleted)
      reportUnseen(.placeholder, of: set)
      reportUnchosen(choices, shown)
    } else if let placeholder = set[.placeholder], Self.text(set[value: .placeholder]) != nil {
      reportUnchosen(choices, [])
      set = menu(showing: placeholder, of: &set)
      return
    } else {
      // Nothing is chosen and nothing says so: what there is to choose from is the content.
      slots += choices.map(Self.bulleted)
    }
    put(slots, inPlaceOf: &set)
  }

  /// A closed menu, which looks like a field, below its label.
  private func menu(showing title: Bound<String>, of set: inout Element) -> Element {
    let label = caption(of: set)
    var text = words(.text(""), of: set)
    text[.text] = title
    let source = set
    return below(label, box(for: &set, .one(text)), of: source)
  }

  private static func title(of choice: Element) -> Bound<String> { choice[.title] ?? choice[.value] ?? .literal("") }

  private func put(_ slots: [Slot], inPlaceOf set: inout Element) {
    var column = Element.flow(.vertical, gap: Self.labelGap, alignment: .leading, source: set.source, slots)
    let source = set
    column.takePlace(of: &set)
    defer { set = column }
    guard let label = caption(of: source) else { return }
    if context.captionWidths(of: source) != nil {
      column = below(label, column, of: source)
    } else {
      column[.children].insert(.one(label), at: 0)
    }
  }

  private mutating func reportUnchosen(_ choices: [Slot], _ shown: [Slot]) {
    guard shown.count < choices.count else { return }
    let kept = Set(shown.compactMap { $0.element?.span })
    for choice in choices.compactMap(\.element) where choice.span.map({ !kept.contains($0) }) ?? true {
      context.record(
        LossKinds.unsupportedInput, "\(context.targetName) has no inputs, so only what is chosen is shown",
        at: choice, .title)
    }
  }

  /// The choices that a menu shows: those that are chosen, or all of them if that is known only with data.
  private mutating func shownChoices(_ choices: [Slot], _ chosen: [Bound<Bool>?], of set: Element) -> [Slot] {
    if chosen.contains(where: { $0?.literal == nil }) {
      context.record(
        LossKinds.binding, "what is chosen is known only with data, so all choices are shown", at: set, .value)
      return choices
    }
    return zip(choices, chosen).filter { $0.1?.literal ?? false }.map(\.0)
  }

  /// A choice behind the sign of one that is chosen, or of one that is not.
  private func marked(_ slot: Slot, in set: Element, _ isChosen: Bound<Bool>) -> Slot {
    slot.replacing { choice in
      let sign = sign(isChosen, isRound: set[value: .isMultiSelect] != .flag(true), source: choice.source)
      var title = Element.words(.text(""), source: choice.source)
      title[.text] = Self.title(of: choice)
      title.takeWrap(ofTitle: set)
      return .flow(.horizontal, gap: 8, alignment: .center, source: choice.source, [.one(sign), .one(title)])
    }
  }

  private static func bulleted(_ slot: Slot) -> Slot {
    slot.replacing { choice in
      var text = Element.words(.text(""), source: choice.source)
      text[.text] = Address.surrounded(Self.title(of: choice), "• ", "")
      return text
    }
  }
}

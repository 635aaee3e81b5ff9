package import CardIR

/// Reads what conversions write in place of rich inputs as these inputs again: boxes that switch each other off as a
/// choice, boxes with a second variable as toggles with values, the text above an input as its caption.
///
/// What ``LowerInputs`` and ``SplitToggles`` write is recognised by its names and its actions, and boxes that authors have wired
/// as a choice by what they do.
package struct RaiseInputs: Pass {
  package init() {}

  package let name = "raise-inputs"
  package let summary = "Recognizes what replaced choices, toggle values and labels, and restores them."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      stack axis=vertical
        children
          text text="Name" id="name__label"
          input.text id="name" variable-id="name"
      """,
    after: #"input.text id="name" label="Name" variable-id="name""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let (source, target) = (context.source, context.target)
    guard context.options.raisesPatterns, source.supports(.toggle), !source.supports(.title, on: .toggle),
      target.supports(.title, on: .toggle), !context.keepsPlaces
    else { return }
    // Where nobody knows what is sent, boxes may be sent by themselves.
    let sent = ExclusiveRows.sentVariables(of: screen)
    func raiseRows(of column: inout Element) {
      if let sent { ExclusiveRows.raise(in: &column, sent: sent, target) }
      Self.takeCaptions(of: &column, target)
    }
    screen.rewrite { element in
      switch element.kind {
      case .toggle where target.supports(.valueOn, on: .toggle): Self.giveValues(&element)
      case .stack where Self.isColumn(element):
        let raised =
          (target.supports(.choiceSet) ? Self.choices(element, target) : nil)
          ?? Self.captioned(element, target)
        if let raised { element = Self.placed(raised, as: element) } else { raiseRows(of: &element) }
      case .stack where element[.axis]?.literal == .vertical, .column: raiseRows(of: &element)
      default: break
      }
    }
    raiseRows(of: &screen.root)
  }

  // MARK: Shapes

  /// Whether a stack is a column with nothing of its own that an input would lose.
  private static func isColumn(_ stack: Element) -> Bool {
    let layout = Set(AttributeID.all([.flow, .distance])).union([.id])
    return stack[.axis]?.literal == .vertical && stack.regions.count == 1 && !stack[.children].isEmpty
      && stack[.children].allSatisfy(\.isPlain) && stack.extras.isEmpty
      && stack.attributes.allSatisfy { layout.contains($0.id) }
  }

  private static func placed(_ input: Element, as stack: Element) -> Element {
    var input = input
    for id in [AttributeID.spacing, .separator] { input.take(id, from: stack) }
    if input.source == nil { input.source = stack.source }
    return input
  }

  /// The name of an input that is bare: its widget's and its variable's.
  private static func name(_ input: Element) -> String? {
    guard let id = input.literal(.id) else { return nil }
    let variable = input.literal(.variableID)
    return variable == nil || variable == id || variable == InputNames.shadow(of: id) ? id : nil
  }

  /// The toggle of a row that is nothing but a toggle and its title.
  private static func bareToggle(_ row: Element) -> Element? {
    JoinToggles.isSeen(row) ? nil : JoinToggles.joined(row)
  }

  // MARK: Captions

  private static func captioned(_ column: Element, _ target: Capabilities) -> Element? {
    let content = column[.children].compactMap(\.element)
    guard content.count == 2 else { return nil }
    return captioned(content[1], by: content[0], target)
  }

  /// Gives the inputs in a column the texts before them that are named after them, where the two have no stack of their own:
  /// a screen, or a column that became one with its content.
  private static func takeCaptions(of column: inout Element, _ target: Capabilities) {
    guard column[.children].contains(where: { $0.element?.kind == .text }) else { return }
    var slots: [Slot] = []
    for slot in column[.children] {
      if slot.isPlain, let content = slot.element, let before = slots.last, before.isPlain, let text = before.element,
        var input = captioned(content, by: text, target)
      {
        for id in [AttributeID.spacing, .separator] {
          input[value: id] = nil
          input.take(id, from: text)
        }
        slots[slots.count - 1] = .one(input)
      } else {
        slots.append(slot)
      }
    }
    if slots.count < column.count(of: .children) { column[.children] = slots }
  }

  /// An input with the words of a text as its caption, if the text is named after it; a field with a button beside it stays
  /// in its row.
  private static func captioned(_ content: Element, by text: Element, _ target: Capabilities) -> Element? {
    guard text.kind == .text, text.has(.id), let caption = text.entry(.text) else { return nil }
    if var row = Self.besideButton(content) {
      guard let field = row[.children][0].element, let captioned = captioned(field, by: text, target) else {
        return nil
      }
      row[.children][0] = .one(captioned)
      return row
    }
    guard var input = content.kind == .stack ? bareToggle(content) : content, input.kind.isInput,
      !input.has(.label), target.supports(.label, on: input.kind), let id = name(input),
      text.literal(.id) == InputNames.caption(of: id)
    else { return nil }
    input.set(.label, caption.value, origin: caption.origin)
    return input
  }

  /// The row itself, if it is a field and a button beside it, which is what became of one with an action of its own.
  private static func besideButton(_ row: Element) -> Element? {
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, !JoinToggles.isSeen(row) else { return nil }
    let content = row[.children].compactMap { $0.isPlain ? $0.element : nil }
    guard content.count == row.count(of: .children), content.first?.kind == .textInput,
      content.dropFirst().count(where: { $0.kind == .button }) == 1,
      content.dropFirst().allSatisfy({ $0.kind == .button || $0.kind == .spacer })
    else { return nil }
    return row
  }

  // MARK: Toggles

  /// Values of the author's choice, which are stored in a second variable.
  private static func giveValues(_ toggle: inout Element) {
    guard let id = toggle.literal(.id), toggle.literal(.variableID) == InputNames.shadow(of: id),
      let isOn = toggle.literal(.isOn), let on = stored(toggle[.onActivated], in: id),
      let off = stored(toggle[.onDeactivated], in: id), toggle[.onActivated].count == 1,
      toggle[.onDeactivated].count == 1
    else { return }
    toggle[.valueOn] = .literal(on)
    toggle[.valueOff] = .literal(off)
    toggle[.value] = .literal(isOn ? on : off)
    toggle[.variableID] = .literal(id)
    toggle[.isOn] = nil
    toggle.remove(.onActivated)
    toggle.remove(.onDeactivated)
  }

  /// The value that the first of the actions stores in a variable.
  private static func stored(_ actions: [Slot], in variable: String) -> String? {
    guard let first = actions.first, first.isPlain, let action = first.element, action.kind == .setVariable,
      action.literal(.operation) == .set, action.literal(.targetID) == variable
    else { return nil }
    return action.literal(.value)
  }

  // MARK: Choices

  private static func choices(_ column: Element, _ target: Capabilities) -> Element? {
    let rows = column[.children].compactMap(\.element)
    let boxes = rows.compactMap { $0.kind == .stack ? bareToggle($0) : nil }
    guard boxes.count == rows.count, !boxes.isEmpty, let id = column.literal(.id),
      boxes.allSatisfy({ $0.has(.id) && $0[.id] == $0[.variableID] && $0.literal(.isOn) != nil })
    else { return nil }
    let values = exclusiveValues(boxes, id)
    guard let values = values ?? combinedValues(boxes, id) else { return nil }
    let isMulti = boxes.allSatisfy { !$0.has(.onActivated) && !$0.has(.onDeactivated) }
    var set = Element(.choiceSet, source: column.source)
    set[.id] = .literal(id)
    set[value: .inputStyle] = .token("expanded")
    if isMulti { set[value: .isMultiSelect] = .flag(true) }
    // Words beside boxes take as many lines as they need.
    if boxes.contains(where: { $0.literal(.wrap) == true }), target.supports(.wrap, on: .choiceSet) {
      set[.wrap] = .literal(true)
    }
    let chosen = zip(boxes, values).filter { $0.0.literal(.isOn) == true }.map(\.1)
    if !isMulti, chosen.count > 1 { return nil }
    if !chosen.isEmpty { set[.value] = .literal(chosen.joined(separator: ",")) }
    set[.children] = zip(boxes, values).map { box, value in
      var choice = Element(.choice, source: box.source)
      choice.take(.title, from: box)
      choice[.value] = .literal(value)
      return .one(choice)
    }
    return set
  }

  /// The values of boxes of which one is chosen: each stores its own and has all others switched off.
  private static func exclusiveValues(_ boxes: [Element], _ id: String) -> [String]? {
    var values: [String] = []
    for (position, box) in boxes.enumerated() {
      guard box.literal(.id) == InputNames.box(of: id, at: position),
        let store = ExclusiveBoxes.store(in: box[.onActivated], of: id, at: position, of: boxes.count),
        let value = stored([.one(store)], in: id),
        box[.onDeactivated].count == 1, let forget = box[.onDeactivated][0].element, forget.kind == .setVariable,
        forget.literal(.operation) == .remove, forget.literal(.targetID) == id
      else { return nil }
      values.append(value)
    }
    return values
  }

  /// The values of boxes that go together: each has a variable of its own below the name of the choice.
  private static func combinedValues(_ boxes: [Element], _ id: String) -> [String]? {
    var values: [String] = []
    for box in boxes {
      guard let name = box.literal(.id), name.hasPrefix(id + "."), !box.has(.onActivated), !box.has(.onDeactivated)
      else { return nil }
      let value = String(name.dropFirst(id.count + 1))
      // Chosen values are joined by commas, so one with a comma would fall apart.
      if value.isEmpty || value.contains(",") || values.contains(value) { return nil }
      values.append(value)
    }
    return values
  }
}

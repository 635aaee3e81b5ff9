import CardIR

/// The names of inputs.
enum InputNaming {
  /// The name that the value of an input is stored and sent under.
  static func key(of input: Element) -> Bound<String>? { input[.variableID] ?? input[.id] }
}

/// The names of the inputs that a card or a page has by itself.
struct OwnInputs {
  /// Those that are known.
  var names: [String] = []
  /// Lists of those that data give.
  var lists: [SwiftExpression] = []

  var isEmpty: Bool { names.isEmpty && lists.isEmpty }

  /// All names in one list.
  var list: SwiftExpression {
    let known = names.isEmpty ? [] : [SwiftExpression.array(names.map { .text($0) })]
    let all = known + lists
    return all.dropFirst().reduce(all.first ?? "[]") { .infix($0, "+", $1) }
  }
}

/// Finds the names of the inputs in an element.
struct InputNames {
  let attributes: AttributeCode
  let slots: SlotCode

  /// The names of the inputs in an element, without those of cards and bubbles that its buttons show.
  func own(in element: Element, _ context: ViewContext) -> OwnInputs {
    OwnInputs(names(in: element, context))
  }

  /// What is around the inputs in a region of an element: those of cards and bubbles that buttons show are apart.
  ///
  /// Those of other copies of a button that repeats may have inputs of the same names, which are sent one at a time.
  func inside(_ region: Region, of element: Element, _ context: ViewContext) -> ViewContext {
    guard region.id == .card || region.id == .children && element.kind == .showPopover else { return context }
    return enter(Element(.stack, children: region.slots), context)
  }

  private func enter(_ content: Element, _ context: ViewContext) -> ViewContext {
    var inner = context
    if !context.copies.isEmpty {
      let copies = context.copies.flatMap { [SwiftText.text(".")] + $0.textParts }
      for name in known(in: content) { inner.ownKeys[name] = .string([.text(name)] + copies) }
    }
    if let inputs = context.inputs { inner.inputs = SentInputs(own: own(in: content, inner), around: inputs) }
    return inner
  }

  /// The names of the inputs in an element that are known, without those of cards and bubbles.
  private func known(in element: Element) -> [String] {
    var names: [String] = []
    if element.kind.isInput, case .literal(let name)? = InputNaming.key(of: element) { names.append(name) }
    guard element.kind != .showPopover else { return names }
    for region in element.regions where region.id != .card {
      for slot in region.slots { names += slot.element.map { known(in: $0) } ?? [] }
    }
    return names
  }

  /// The names of the inputs in what a slot holds, which may repeat.
  func own(in slot: Slot, _ context: ViewContext) -> OwnInputs { own(in: Element(.stack, children: [slot]), context) }

  /// For each page the list of the names of the inputs on it; none if there are no inputs.
  func byPage(_ pages: [Slot], _ context: ViewContext) -> SwiftExpression? {
    var hasInputs = false
    var parts: [SwiftExpression] = []
    var fixed: [SwiftExpression] = []
    func finish() {
      if !fixed.isEmpty { parts.append(.array(fixed)) }
      fixed = []
    }
    for page in pages {
      guard let entered = slots.enter(page, context) else { continue }
      let own = own(in: entered.element, entered.context)
      if !own.isEmpty { hasInputs = true }
      guard let repetition = entered.repetition else {
        fixed.append(own.list)
        continue
      }
      finish()
      parts.append(slots.mapped(repetition, "map", own.list))
    }
    finish()
    return hasInputs ? parts.dropFirst().reduce(parts[0]) { .infix($0, "+", $1) } : nil
  }

  private func names(in element: Element, _ context: ViewContext) -> [InputName] {
    var names: [InputName] = []
    if element.kind.isInput {
      switch InputNaming.key(of: element) {
      case .literal(let name)?: names.append(context.ownKeys[name].map { .one($0) } ?? .known(name))
      case .template(let template)?: names.append(.one(attributes.text(template, of: element, context.scope)))
      case nil: break
      }
    }
    // What is asked in a bubble is sent from there, as what is asked in a card that a button shows.
    guard element.kind != .showPopover else { return names }
    for region in element.regions where region.id != .card {
      for slot in region.slots { names += self.names(in: slot, context) }
    }
    return names
  }

  private func names(in slot: Slot, _ context: ViewContext) -> [InputName] {
    guard slot.element?.containsElement(where: \.kind.isInput) == true, let entered = slots.enter(slot, context)
    else { return [] }
    let names = names(in: entered.element, entered.context)
    // Fields that a condition leaves out are none of the form, so it need not be asked here.
    guard let repetition = entered.repetition else { return names }
    let known = names.filter { if case .known = $0 { true } else { false } }
    let others = names.filter { if case .known = $0 { false } else { true } }
    if case .one(let text)? = others.first, others.count == 1 {
      return known + [.list(slots.mapped(repetition, "map", text))]
    }
    let own = OwnInputs(others)
    return own.isEmpty ? known : known + [.list(slots.mapped(repetition, "flatMap", own.list))]
  }
}

/// A name of an input, or several.
private enum InputName {
  /// One that is known.
  case known(String)
  /// The one that a text of data is.
  case one(SwiftExpression)
  /// Those in a list.
  case list(SwiftExpression)
}

extension OwnInputs {
  fileprivate init(_ all: [InputName]) {
    var texts: [SwiftExpression] = []
    for name in all {
      switch name {
      case .known(let name): names.append(name)
      case .one(let text): texts.append(text)
      case .list(let list): lists.append(list)
      }
    }
    if !texts.isEmpty { lists.insert(.array(texts), at: 0) }
  }
}

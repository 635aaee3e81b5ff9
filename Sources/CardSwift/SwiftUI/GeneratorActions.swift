import CardIR
import CardStyle
import CardSyntax
import CardTemplate

// Buttons, and what they do.
extension ScreenGenerator {
  // MARK: Groups of buttons

  /// A group of actions: their buttons, and below these the cards that some of them show.
  mutating func actionSet(_ element: Element, _ context: ViewContext) -> BuiltView {
    let look = styles.buttons(of: element)
    var cards: [BuiltView] = []
    var views: [BuiltView] = []
    cardGroups += 1
    let group = "cards\(cardGroups)"
    var count = 0
    for slot in element[.actions] {
      let card = slot.element?.kind == .showCard ? "\(group).\(count)" : nil
      count += 1
      views.append(
        partView(slot, context) { generator, action, inner in
          BuiltView(generator.actionButton(action, inner, shows: card.map { ($0, group) }))
        })
      if let card, let action = slot.element, let shown = action[.card].first {
        cards.append(shownCard(shown, card, in: group, slot, context))
      }
    }
    let parts = subviews.bounded(views, context.parameters)
    let spacing = SwiftExpression.number(look.spacing)
    let side: String =
      switch element[.horizontalAlignment]?.literal {
      case .center?: ".center"
      case .trailing?: ".trailing"
      default: look.alignment == .center ? ".center" : look.alignment == .right ? ".trailing" : ".leading"
      }
    var buttons =
      parts.count == 1
      ? parts[0]
      : BuiltView(around: parts, name: "buttons") { statements in
        let column = SwiftExpression.call(
          "VStack", [SwiftArgument("alignment", .verbatim(side)), SwiftArgument("spacing", spacing)],
          SwiftClosure([], statements))
        if look.axis == .vertical { return [.expression(column)] }
        let row = SwiftExpression.call("HStack", [SwiftArgument("spacing", spacing)], SwiftClosure([], statements))
        return [.expression(row)]
      }
    if parts.count > 1, look.axis == .horizontal {
      // Beside each other if there is room, else below each other.
      let inside = subviews.extracted(BuiltView(around: parts, name: "buttons") { $0 }, context.parameters)
      buttons = BuiltView(around: [inside], name: "buttons") { statements in
        let row = SwiftExpression.call("HStack", [SwiftArgument("spacing", spacing)], SwiftClosure([], statements))
        let column = SwiftExpression.call(
          "VStack", [SwiftArgument("alignment", .verbatim(side)), SwiftArgument("spacing", spacing)],
          SwiftClosure([], statements))
        let fitting = SwiftExpression.call(
          "ViewThatFits", [SwiftArgument("in", ".horizontal")],
          SwiftClosure([], [.expression(row), .expression(column)]))
        return [.expression(fitting)]
      }
    }
    let placed = side == ".leading" ? buttons : buttons.map { $0.fillingWidth(side) }
    guard !cards.isEmpty else { return placed }
    let below = subviews.bounded(cards, context.parameters)
    return BuiltView(around: [placed] + below, name: "actions") { statements in
      let gap = SwiftExpression.number(styles.host.spacing[.default])
      return [
        .expression(
          .call(
            "VStack", [SwiftArgument("alignment", ".leading"), SwiftArgument("spacing", gap)],
            SwiftClosure([], statements)))
      ]
    }
  }

  /// A card that a button shows.
  private mutating func shownCard(
    _ card: Slot, _ name: String, in group: String, _ action: Slot, _ context: ViewContext
  ) -> BuiltView {
    var inner = context
    if context.inputs != nil, let root = card.element { inner.inputs = (context.inputs ?? []) + inputs(of: root) }
    let scoped = Slot.one(card.element ?? Element(.screen), scope: action.scope ?? card.scope, when: card.when)
    var content = slotView(scoped, inner)
    if content.weight > 3 {
      let name = action.element?.literal(.title).flatMap { Self.memberName($0) }
      content.name = name.map { $0 + "Card" } ?? "shownCard"
      content = subviews.extracted(content, inner.parameters)
    }
    usesState = true
    use("CardState")
    let condition = SwiftExpression.call(
      "state.isShown", [SwiftArgument(nil, .text(name)), SwiftArgument("in", .text(group))])
    let style = styles.host.actions.showCard.style
    let color = style == context.style ? nil : colors.background(style)
    return content.map { view in
      color.map { view.modified("background", [SwiftArgument(nil, $0)]) } ?? view
    }.wrapped { [.branches([SwiftBranch([.expression(condition)], $0)], otherwise: nil)] }
  }

  /// The inputs that a card has by itself, without those of cards that its buttons show.
  func inputs(of card: Element) -> [String] {
    var names: [String] = []
    func visit(_ element: Element) {
      if element.kind.isInput, case .literal(let name)? = InputNaming.key(of: element) { names.append(name) }
      for region in element.regions where region.id != .card {
        for slot in region.slots { slot.element.map(visit) }
      }
    }
    visit(card)
    return names
  }

  // MARK: Buttons

  /// The button of an action with a title.
  mutating func actionButton(
    _ action: Element, _ context: ViewContext, shows card: (name: String, group: String)? = nil
  ) -> SwiftExpression {
    let body: [SwiftStatement]
    if let card {
      usesState = true
      use("CardState")
      let toggle = SwiftExpression.call(
        "state.toggle", [SwiftArgument(nil, .text(card.name)), SwiftArgument("in", .text(card.group))])
      body = [.expression(.call("withAnimation", [], SwiftClosure([], [.expression(toggle)])))]
    } else {
      body = statements(for: [.one(action)], context)
    }
    let isDestructive = action[value: .actionStyle] == .token("destructive")
    var view = labelledButton(
      title: string(action, .title, context) ?? .text(""), icon: string(action, .iconURL, context),
      role: isDestructive ? ".destructive" : nil, body)
    let style: SwiftExpression =
      action[value: .mode] == .token("secondary")
      ? ".borderless" : action[value: .actionStyle] == .token("positive") ? ".borderedProminent" : ".bordered"
    view = view.modified("buttonStyle", [SwiftArgument(nil, style)])
    return finished(view, action, context)
  }

  /// A button with a sequence of actions.
  mutating func button(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    var title = string(element, .title, context) ?? .text("")
    let id = element.literal(.id)
    let isChanged = id.map { facts.changed.contains($0) } ?? false
    if let id, isChanged {
      usesState = true
      use("CardState")
      title = .infix(.call("state.content", [SwiftArgument(nil, .text(id))]), "??", title)
    }
    var view = labelledButton(title: title, icon: nil, role: nil, statements(for: element[.actions], context))
    let style: SwiftExpression =
      switch element[.buttonStyle]?.literal {
      case .primary?, nil: ".borderedProminent"
      case .secondary?: ".bordered"
      case .link?: ".borderless"
      }
    view = view.modified("buttonStyle", [SwiftArgument(nil, style)])
    if let id, isChanged {
      var arguments = [SwiftArgument(nil, .text(id))]
      if let initially = flag(element, .isEnabled, usually: true, context) {
        arguments.append(SwiftArgument("initially", initially))
      }
      return view.modified("disabled", [SwiftArgument(nil, .prefix("!", .call("state.isEnabled", arguments)))])
    }
    return finished(view, element, context)
  }

  private mutating func finished(_ view: SwiftExpression, _ element: Element, _ context: ViewContext) -> SwiftExpression
  {
    var view = view
    if let isEnabled = flag(element, .isEnabled, usually: true, context) {
      view = view.modified("disabled", [SwiftArgument(nil, isEnabled.negated)])
    }
    if let tooltip = string(element, .tooltip, context), !tooltip.isEmptyText {
      view = view.modified("help", [SwiftArgument(nil, caption(tooltip))])
    }
    return view
  }

  private func labelledButton(
    title: SwiftExpression, icon: SwiftExpression?, role: SwiftExpression?, _ body: [SwiftStatement]
  ) -> SwiftExpression {
    let roleArguments = role.map { [SwiftArgument("role", $0)] } ?? []
    guard let icon, !icon.isEmptyText else {
      return .call("Button", [SwiftArgument(nil, caption(title))] + roleArguments, SwiftClosure([], body))
    }
    let size = SwiftExpression.number(styles.host.actions.iconSize)
    let image = asyncImage(
      icon, SwiftExpression.verbatim("image").modified("resizable").modified("scaledToFit"), placeholder: "Color.clear"
    )
    .framed([SwiftArgument("width", size), SwiftArgument("height", size)])
    .modified("accessibilityHidden", [SwiftArgument(nil, "true")])
    let label = SwiftExpression.call(
      "Label", [],
      SwiftClosure([], [.expression(plainText(title))]).then("icon", SwiftClosure([], [.expression(image)])))
    return .call("Button", roleArguments, SwiftClosure([], body).then("label", SwiftClosure([], [.expression(label)])))
  }

  // MARK: What actions do

  /// The statements that run actions one after the other.
  mutating func statements(for slots: [Slot], _ context: ViewContext) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for slot in slots {
      guard case .one(let action, let scope, let when) = slot else {
        if case .splice(let template, let origin) = slot {
          report(.splicedElements(template.sourceText, at: origin?.span))
        }
        continue
      }
      var inner = context
      var loop: (SwiftExpression, String, String)?
      if let scope {
        switch enter(scope, in: context) {
        case .once(let entered): inner.scope = entered
        case .each(let sequence, _, _, let item):
          loop = (sequence, "step", "stepIndex")
          inner.scope = item("step", "stepIndex")
        }
      }
      var body = statements(for: action, inner)
      if let when {
        let condition = bindings.condition(when, in: inner.scope)
        if condition != "true" { body = [.branches([SwiftBranch([.expression(condition)], body)], otherwise: nil)] }
      }
      if let (sequence, name, index) = loop {
        let used = [index, name].map { SwiftMentions.of($0, in: body) ? $0 : "_" }
        body = [.loop(pattern: "(\(used[0]), \(used[1]))", in: .call(.member(sequence, "enumerated"), [], nil), body)]
      }
      result += body
    }
    return result
  }

  private mutating func statements(for action: Element, _ context: ViewContext) -> [SwiftStatement] {
    func text(_ id: AttributeID) -> SwiftExpression { string(action, id, context) ?? .text("") }
    switch action.kind {
    case .openURL: return [deliver(".openURL", [SwiftArgument(nil, text(.url))])]
    case .submit:
      let data = payload(of: action, context)
      return sending(action, context) { .call(".submit", [SwiftArgument("data", data), SwiftArgument("inputs", $0)]) }
    case .execute:
      let verb = text(.verb)
      let data = payload(of: action, context)
      return sending(action, context) {
        .call(".execute", [SwiftArgument("verb", verb), SwiftArgument("data", data), SwiftArgument("inputs", $0)])
      }
    case .navigate:
      switch action[.destination]?.literal {
      case .back?: return [deliver(".navigateBack", nil)]
      case .deepLink?: return [deliver(".openDeepLink", [SwiftArgument(nil, text(.url))])]
      default: return [deliver(".navigate", [SwiftArgument("to", text(.url))])]
      }
    case .callAPI: return call(action, context)
    case .setVariable: return change(variable: action, context)
    case .manipulate: return change(element: action, context)
    case .toggleVisibility: return toggle(action, context)
    default: return []
    }
  }

  private mutating func deliver(_ name: String, _ arguments: [SwiftArgument]?) -> SwiftStatement {
    usesActions = true
    use("CardActionHandler")
    let action = arguments.map { SwiftExpression.call(.verbatim(name), $0, nil) } ?? .verbatim(name)
    return .expression(.call("perform", [SwiftArgument(nil, action)]))
  }

  private mutating func payload(of action: Element, _ context: ViewContext) -> SwiftExpression {
    switch action[value: .data] {
    case .json(let node)?: return value(node, context)
    case .template(let template)?: return bindings.value(template, in: context.scope, at: action.span)
    case .text(let text)?: return .call(".string", [SwiftArgument(nil, .text(text))])
    case .number(let number)?: return .call(".number", [SwiftArgument(nil, .number(number))])
    case .flag(let flag)?: return .call(".boolean", [SwiftArgument(nil, flag ? "true" : "false")])
    default: return ".missing"
    }
  }

  /// Sends the inputs if what was entered is taken.
  private mutating func sending(
    _ action: Element, _ context: ViewContext, _ make: (SwiftExpression) -> SwiftExpression
  ) -> [SwiftStatement] {
    usesActions = true
    use("CardActionHandler")
    func send(_ inputs: SwiftExpression) -> SwiftStatement {
      .expression(.call("perform", [SwiftArgument(nil, make(inputs))]))
    }
    guard facts.hasInputs, action[value: .associatedInputs] != .token("none") else { return [send("[:]")] }
    usesForm = true
    use("CardForm")
    let arguments = context.inputs.map { [SwiftArgument("of", .array($0.map { .text($0) }))] } ?? []
    let condition = SwiftCondition.pattern("let inputs", .call("form.submission", arguments))
    return [.branches([SwiftBranch([condition], [send("inputs")])], otherwise: nil)]
  }

  private mutating func call(_ action: Element, _ context: ViewContext) -> [SwiftStatement] {
    let method = string(action, .method, context) ?? .text("get")
    let endpoint = string(action, .endpoint, context) ?? .text("")
    var names: [SwiftExpression] = []
    if case .json(let node)? = action[value: .body] {
      for element in node.elements {
        guard let name = element.string else { continue }
        var ignored = Diagnostics()
        if screen.isTemplate, let template = TemplateString.parse(element, diagnostics: &ignored) {
          names.append(bindings.text(template, in: context.scope, at: element.span))
        } else {
          names.append(.text(name))
        }
      }
    }
    var list: SwiftExpression? = names.isEmpty ? nil : .array(names)
    if case .template(let template)? = action[value: .body] {
      // Data may also have one name alone.
      list = .member(bindings.value(template, in: context.scope, at: action.span), "texts")
    }
    var body: SwiftExpression = "[:]"
    if let list {
      usesForm = true
      use("CardForm")
      body = .call("form.values", [SwiftArgument("of", list)])
    }
    return [
      deliver(
        ".callAPI",
        [SwiftArgument("method", method), SwiftArgument("endpoint", endpoint), SwiftArgument("body", body)])
    ]
  }

  private mutating func change(variable action: Element, _ context: ViewContext) -> [SwiftStatement] {
    usesForm = true
    use("CardForm")
    let name = string(action, .targetID, context) ?? .text("")
    let operation = operation(of: action, context) ?? .text(ActionNames.name(of: .set))
    let value = string(action, .value, context) ?? .text("")
    return [
      .expression(
        .call("form.set", [SwiftArgument(nil, name), SwiftArgument("to", value), SwiftArgument(nil, operation)])),
      deliver(
        ".setVariable",
        [SwiftArgument("name", name), SwiftArgument("operation", operation), SwiftArgument("value", value)]),
    ]
  }

  /// What apps are told that an action does.
  private mutating func operation(of action: Element, _ context: ViewContext) -> SwiftExpression? {
    if let operation = action.literal(.operation) { return .text(ActionNames.name(of: operation)) }
    return string(action, .operation, context)
  }

  private mutating func change(element action: Element, _ context: ViewContext) -> [SwiftStatement] {
    let id = string(action, .targetID, context) ?? .text("")
    let value = string(action, .value, context) ?? .text("")
    let operation = operation(of: action, context) ?? .text("")
    let type = string(action, .typeName, context) ?? .text("")
    var result: [SwiftStatement] = []
    func state(_ function: String) {
      usesState = true
      use("CardState")
      result.append(
        .expression(.call(.verbatim("state." + function), [SwiftArgument(nil, id), SwiftArgument("to", value)], nil)))
    }
    func form(_ value: SwiftExpression) {
      usesForm = true
      use("CardForm")
      let key = action.literal(.targetID).flatMap { facts.keys[$0] }.map { SwiftExpression.text($0) } ?? id
      result.append(.expression(.call("form.set", [SwiftArgument(nil, key), SwiftArgument("to", value)])))
    }
    switch (action.literal(.targetKind), action.literal(.operation)) {
    case (.textInput?, .changeText?): form(value)
    case (.toggle?, .activate?): form(.text("true"))
    case (.toggle?, .deactivate?): form(.text("false"))
    case (_, .changeState?): state("setEnabled")
    case (_, .changeText?), (_, .changeImage?): state("setContent")
    default: break
    }
    result.append(
      deliver(
        ".change",
        [
          SwiftArgument("element", id), SwiftArgument("type", type), SwiftArgument("operation", operation),
          SwiftArgument("value", value),
        ]))
    return result
  }

  private mutating func toggle(_ action: Element, _ context: ViewContext) -> [SwiftStatement] {
    var steps: [SwiftStatement] = []
    for slot in action[.targets] {
      guard let target = slot.element, let id = string(target, .targetID, context) else { continue }
      usesState = true
      use("CardState")
      var arguments = [SwiftArgument(nil, id)]
      switch target[value: .isVisible] {
      case .flag(let flag)?: arguments.append(SwiftArgument(nil, flag ? "true" : "false"))
      case .template(let template)?:
        arguments.append(SwiftArgument(nil, bindings.flag(template, or: true, in: context.scope, at: target.span)))
      default:
        if let name = target.literal(.targetID), facts.hidden.contains(name) {
          arguments.append(SwiftArgument("initially", "false"))
        }
      }
      steps.append(.expression(.call("state.setVisible", arguments)))
    }
    return steps.isEmpty ? [] : [.expression(.call("withAnimation", [], SwiftClosure([], steps)))]
  }
}

import CardIR
import CardStyle
import CardSyntax
import CardTemplate

// Where elements stand: distances, conditions, repetitions.
extension ScreenGenerator {
  /// The body of the view.
  mutating func root() -> BuiltView {
    cardGroups = 0
    var context = ViewContext(scope: rootScope)
    if facts.cardsHaveInputs { context.inputs = inputs(of: screen.root) }
    let slot = Slot.one(screen.root, scope: screen.scope, when: screen.when)
    return slotView(slot, context)
  }

  /// What stands between a child and the one before it.
  private struct Lead {
    var points = 0.0
    /// Whether there is a line, or there is one for some data.
    var hasLine = false
  }

  private func lead(of slot: Slot) -> Lead {
    guard let element = slot.element else { return Lead() }
    let resolved = styles.lead(of: element)
    var lead = Lead(points: resolved.points, hasLine: resolved.lineThickness > 0)
    if case .template? = element[.separator] { lead.hasLine = true }
    return lead
  }

  /// The children of a stack with what stands between them, and the distance that all of them have.
  ///
  /// A stack that states its distance has that; else the children state theirs, of which the least becomes the stack's.
  mutating func children(
    of element: Element, axis: Axis, _ context: ViewContext, transform: (inout BuiltView, Element) -> Void = { _, _ in }
  ) -> (views: [BuiltView], spacing: SwiftExpression) {
    var context = context
    context.axis = axis
    let gap = element[.gap]?.literal
    let states = element.has(.gap)
    let (slots, room) = Self.withoutFixedRoom(element[.children], axis, gap: gap)
    var leads = slots.map { states ? Lead() : lead(of: $0) }
    if !leads.isEmpty { leads[0] = Lead() }
    if let gap {
      // Fixed room belongs to what stands behind it, and adds to the distance of all.
      for index in leads.indices { leads[index].points = (index == 0 ? 0 : gap) + room[index] }
    }
    func isRoom(_ slot: Slot) -> Bool { slot.element.map { $0.kind == .spacer && !$0.has(.spacing) } ?? false }
    let counted = zip(slots, leads).dropFirst().filter { !isRoom($0.0) }.map(\.1)
    let repeatsAlone = slots.count == 1 && slots[0].scope != nil && !states
    let first = repeatsAlone ? [lead(of: slots[0])] : []
    var base = (counted + first).map { $0.hasLine ? $0.points / 2 : $0.points }.min() ?? 0
    // Flexible room and repetitions have the stack's own distance around them.
    if let gap, slots.contains(where: { isRoom($0) || $0.scope != nil }) { base = min(base, gap) }
    var views: [BuiltView] = []
    for (index, slot) in slots.enumerated() {
      let lead = leads[index]
      let extra = isRoom(slot) ? 0 : index == 0 ? lead.points : lead.points - base
      // What repeats may have a line before each, which may depend on the data of each.
      let separation = states ? nil : Separation(axis: axis, base: base, isFirst: index == 0)
      let view = slotView(slot, context, separation) { built, child in
        transform(&built, child)
        if lead.hasLine { return }
        if extra > 0 { built = built.map { $0.padded(axis == .vertical ? ".top" : ".leading", extra) } }
      }
      views.append(view)
    }
    let spacing = gap == nil ? number(element, .gap, context) : nil
    return (views, spacing ?? .number(base))
  }

  /// The slots but for room of a fixed length in front of others, and how much room is in front of each.
  private static func withoutFixedRoom(_ slots: [Slot], _ axis: Axis, gap: Double?) -> (slots: [Slot], room: [Double]) {
    guard let gap else { return (slots, slots.map { _ in 0 }) }
    var result: [Slot] = []
    var rooms: [Double] = []
    var room = 0.0
    for (index, slot) in slots.enumerated() {
      if slot.isPlain, index < slots.count - 1, slots[index + 1].isPlain, let spacer = slot.element,
        spacer.kind == .spacer, !spacer.has(.id),
        case .points(let points)? = spacer.literal(axis == .vertical ? .height : .width)
      {
        room += points + gap
        continue
      }
      result.append(slot)
      rooms.append(room)
      room = 0
    }
    return (result, rooms)
  }

  /// Where lines stand between the children of a stack.
  struct Separation {
    var axis: Axis
    /// The distance that all children have.
    var base: Double
    /// Whether there is nothing to be separated from.
    var isFirst: Bool
  }

  /// A view with the line before it that its element has, which comes and goes with it. `index` is the name of the
  /// position among what an element repeats to.
  private mutating func separated(
    _ view: BuiltView, _ slot: Slot, _ separation: Separation?, index: String? = nil, _ context: ViewContext
  ) -> BuiltView {
    guard let separation, !separation.isFirst || index != nil else { return view }
    let lead = lead(of: slot)
    guard lead.hasLine else { return view }
    let room = max(0, lead.points / 2 - separation.base)
    var line = SwiftExpression.call("Divider")
    if room > 0 { line = line.padded(separation.axis == .vertical ? ".vertical" : ".horizontal", room) }
    var conditions: [SwiftCondition] = []
    if separation.isFirst, let index { conditions.append(.expression(.infix(.verbatim(index), ">", "0"))) }
    if case .template(let template)? = slot.element?[.separator] {
      let condition = bindings.flag(template, or: false, in: context.scope, at: slot.element?.span)
      conditions.append(.expression(condition))
    }
    let statement = SwiftStatement.expression(line)
    let lines = conditions.isEmpty ? [statement] : [.branches([SwiftBranch(conditions, [statement])], otherwise: nil)]
    var view = separated(view, by: lines)
    view.weight += 1
    view.size += 1
    return view
  }

  private func separated(_ view: BuiltView, by line: [SwiftStatement]) -> BuiltView {
    view.wrapped { statements in
      guard statements.count == 1, case .branches(var branches, nil) = statements[0].unlocated, branches.count == 1
      else { return line + statements }
      branches[0].body = line + branches[0].body
      return [statements[0].map { _ in .branches(branches, otherwise: nil) }]
    }
  }

  // MARK: One slot

  /// The view of a slot; `transform` changes the view of the element itself.
  mutating func slotView(
    _ slot: Slot, _ context: ViewContext, _ separation: Separation? = nil,
    transform: (inout BuiltView, Element) -> Void = { _, _ in }
  ) -> BuiltView {
    guard case .one(let element, let scope, let when) = slot else {
      if case .splice(let template, let origin) = slot {
        report(.splicedElements(template.sourceText, at: origin?.span))
      }
      return BuiltView(.call("EmptyView"))
    }
    guard let scope else {
      return separated(conditional(element, when, context, transform), slot, separation, context)
    }
    switch enter(scope, in: context) {
    case .once(let inner):
      var context = context
      context.scope = inner
      return separated(conditional(element, when, context, transform), slot, separation, context)
    case .each(let sequence, let type, let identity, let item):
      return repeated(slot, (element, when), (sequence, type, identity), item, context, separation, transform)
    }
  }

  private mutating func repeated(
    _ slot: Slot, _ content: (element: Element, when: Condition?),
    _ data: (sequence: SwiftExpression, type: String, identity: String?),
    _ item: (String, String) -> BindingScope, _ context: ViewContext, _ separation: Separation?,
    _ transform: (inout BuiltView, Element) -> Void
  ) -> BuiltView {
    let number = context.depth == 0 ? "" : String(context.depth + 1)
    let (name, index) = ("item" + number, "index" + number)
    var inner = context
    inner.depth += 1
    inner.scope = item(name, index)
    inner.parameters.append(ViewParameter(name: name, type: data.type))
    inner.parameters.append(ViewParameter(name: index, type: "Int"))
    var view = conditional(content.element, content.when, inner, transform)
    view = separated(view, slot, separation, index: index, inner)
    if view.weight > 8 { view = subviews.extracted(view, inner.parameters) }
    let readsIndex = SwiftMentions.of(index, in: view.whole)
    let readsItem = SwiftMentions.of(name, in: view.whole)
    let key = data.identity
    let path: SwiftExpression
    let values: SwiftExpression
    var parameters: [String]
    if key == nil || readsIndex {
      values = .call("Array", [SwiftArgument(nil, .call(.member(data.sequence, "enumerated"), [], nil))])
      path = .verbatim(key.map { "\\.element.\($0)" } ?? "\\.offset")
      parameters = [readsIndex ? index : "_", readsItem ? name : "_"]
    } else {
      values = data.sequence
      path = .verbatim("\\.\(key ?? "self")")
      parameters = [readsItem ? name : "_"]
    }
    let arguments = [SwiftArgument(nil, values), SwiftArgument("id", path)]
    return view.wrapped { [.expression(.call("ForEach", arguments, SwiftClosure(parameters, $0)))] }
  }

  private mutating func conditional(
    _ element: Element, _ when: Condition?, _ context: ViewContext, _ transform: (inout BuiltView, Element) -> Void
  ) -> BuiltView {
    var view = view(of: element, context)
    if view.weight > Subviews.limit { view = subviews.extracted(view, context.parameters) }
    view = subviews.sharing(view, context.parameters)
    transform(&view, element)
    var conditions: [SwiftCondition] = []
    if let when {
      let condition = bindings.condition(when, in: context.scope)
      if condition != "true" { conditions.append(.expression(condition)) }
    }
    if let condition = visibility(of: element, context) { conditions.append(.expression(condition)) }
    if !conditions.isEmpty {
      view = view.wrapped { [.branches([SwiftBranch(conditions, $0)], otherwise: nil)] }
    }
    view.split = sourceMap.located(view.split, at: element.span)
    view.whole = sourceMap.located(view.whole, at: element.span)
    return view
  }

  /// Whether an element is shown; none if it always is.
  private mutating func visibility(of element: Element, _ context: ViewContext) -> SwiftExpression? {
    guard facts.mayToggle(element[.id]), let id = string(element, .id, context) else {
      return flag(element, .isVisible, usually: true, context)
    }
    usesState = true
    use("CardState")
    var arguments = [SwiftArgument(nil, id)]
    if let initially = flag(element, .isVisible, usually: true, context) {
      arguments.append(SwiftArgument("initially", initially))
    }
    return .call("state.isVisible", arguments)
  }
}

extension SwiftExpression {
  /// The view with room at some edges.
  func padded(_ edges: String?, _ points: Double) -> SwiftExpression {
    let length = SwiftArgument(nil, .number(points))
    return modified("padding", (edges.map { [SwiftArgument(nil, .verbatim($0))] } ?? []) + [length])
  }
}

import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Whether anything of a slot is shown, as far as that is known.
enum Presence {
  case never, always
  /// Where one of these is true.
  case whenAny([KotlinExpression])

  /// Where this or the other is shown.
  func or(_ other: Presence) -> Presence {
    switch (self, other) {
    case (.always, _), (_, .always): .always
    case (.never, let one), (let one, .never): one
    case (.whenAny(let left), .whenAny(let right)):
      // One of a condition and its opposite always holds.
      right.contains(where: { left.contains($0.opposite) })
        ? .always : .whenAny(left + right.filter { !left.contains($0) })
    }
  }
}

/// What a slot becomes.
struct SlotCode {
  var statements: [KotlinStatement] = []
  var presence = Presence.never
}

extension ScreenGenerator {
  /// The statements of a slot, with what `body` makes of its element; the elements by themselves unless it says otherwise.
  /// Where nothing of it is shown, `isShown` is false, and whether the element is visible does not matter.
  func statements(
    for slot: Slot, _ around: Around, shown isShown: Bool = true,
    _ body: ((Element, Around) -> [KotlinStatement])? = nil
  ) -> SlotCode {
    guard case .one(let element, let scope, let when) = slot else {
      if case .splice(let template, let origin) = slot {
        report(.splicedElements(template.sourceText, at: origin?.span))
      }
      return SlotCode()
    }
    if when?.constant == false { return SlotCode() }
    guard case (var inner, let loop)? = entering(scope, of: element, around) else { return SlotCode() }
    if inner.isRepeated, !around.isInHandler { reportSharedState(of: element) }
    let shown = isShown ? visibility(of: element, inner) : []
    let tests = condition(when, inner.scope)
    let outside = inner
    guard let whenOpen = inner.open(tests), let shownOpen = inner.open(shown ?? []) else { return SlotCode() }
    inner.learn(tests)
    let hidden = inner
    inner.learn(shown ?? [])
    if loop != nil, around.isInHandler { inner.cannotOpen = true }
    var presence = Presence.always
    if let loop {
      presence = .whenAny([loop.list.calling("isNotEmpty")])
      if !whenOpen.isEmpty || !shownOpen.isEmpty {
        let find = search(element, slot, loop, outside, isShown)
        inner.firstIndex = find("indexOfFirst")
        presence = .whenAny([find("any")])
      }
    }
    func made() -> [KotlinStatement] { (body ?? { self.element($0, $1) })(element, inner) }
    let result: [KotlinStatement]
    if shown == nil {
      presence = .never
      result = Self.under(whenOpen, keeps(element, hidden))
    } else {
      // What opens in a repetition sees its data.
      let content = scope == nil || around.isInHandler ? made() : openingItsBubbles(made)
      // What is hidden keeps what was entered into it.
      let kept = shownOpen.isEmpty ? [] : keeps(element, hidden)
      if content.isEmpty { presence = .never }
      result = Self.under(whenOpen, shownOpen, content, kept: kept)
      if loop == nil, case .always = presence, let condition = KotlinExpression.all(whenOpen + shownOpen) {
        presence = .whenAny([condition])
      }
    }
    if result.isEmpty { return SlotCode() }
    guard let loop else { return SlotCode(statements: result, presence: presence) }
    let isKeyed = isShown && !around.isInHandler && element.holdsState
    let statements = repeated(isKeyed ? keyed(result, by: element, loop, scope, inner) : result, loop)
    return SlotCode(statements: statements, presence: presence)
  }

  /// A repetition: its list, the names of an item and of its position, and the type of items.
  private struct Loop {
    let list: KotlinExpression
    let item: String
    let index: String
    let element: KotlinType
  }

  /// What a slot with data of its own stands in, and the repetition if these are a list; none if they cannot be read, which
  /// is reported.
  private func entering(_ scope: Scope?, of element: Element, _ around: Around) -> (around: Around, loop: Loop?)? {
    var inner = around
    inner.loopIndex = nil
    guard let scope else { return (inner, nil) }
    inner.isScoped = true
    let span = scope.origin?.span ?? element.span
    guard case .template(let template) = scope.source else {
      report(.unsupported("`$data` with a value of the template", at: span, help: "put the value into the data"))
      return nil
    }
    guard let list = bindings.list(template, around.scope, at: span) else {
      guard let object = bindings.object(template, around.scope, at: span) else { return nil }
      inner.scope.data = object
      return (inner, nil)
    }
    let item = KotlinNames.unique(list.name, among: &inner.taken)
    let index = KotlinNames.unique("index", among: &inner.taken)
    inner.loopIndex = index
    inner.isRepeated = true
    inner.firstIndex = "0"
    inner.scope.data = TypedExpression(.verbatim(KotlinNames.escaped(item)), list.element)
    inner.scope.index = TypedExpression(.verbatim(index), .int)
    return (inner, Loop(list: list.source, item: item, index: index, element: list.element))
  }

  /// Statements that run where all conditions hold.
  private static func under(_ conditions: [KotlinExpression], _ body: [KotlinStatement]) -> [KotlinStatement] {
    guard !body.isEmpty, let condition = KotlinExpression.all(conditions) else { return body }
    return [.branch(condition, body)]
  }

  /// Content that is there where `tests` hold, and shown where `shown` do as well; else `kept` stands for it.
  private static func under(
    _ tests: [KotlinExpression], _ shown: [KotlinExpression], _ content: [KotlinStatement], kept: [KotlinStatement]
  ) -> [KotlinStatement] {
    guard let visible = KotlinExpression.all(shown), !kept.isEmpty else { return under(tests + shown, content) }
    return under(tests, under(shown, content) + under([visible.opposite], kept))
  }

  /// The statements of a copy of an element with what tells it from the others, so that each copy keeps its own state.
  private func keyed(
    _ statements: [KotlinStatement], by element: Element, _ loop: Loop, _ scope: Scope?, _ around: Around
  ) -> [KotlinStatement] {
    guard let key = identity(of: element, KotlinNames.escaped(loop.item), loop.index, loop.element, around) else {
      if let span = element.span, case .template(let data)? = scope?.source {
        report(.positionIdentity(of: data.sourceText, at: span))
      }
      return statements
    }
    let name = use("androidx.compose.runtime.key")
    return [.expression(.call(name, [KotlinArgument(key)], trailing: KotlinLambda(body: statements)))]
  }

  /// Statements for each item of a list.
  private func repeated(_ statements: [KotlinStatement], _ loop: Loop) -> [KotlinStatement] {
    let item = KotlinNames.escaped(loop.item)
    let isIndexed = statements.mentions(loop.index)
    let lambda = KotlinLambda(parameters: isIndexed ? [loop.index, item] : [item], body: statements)
    let function = loop.list.member(isIndexed ? "forEachIndexed" : "forEach")
    return [.expression(.call(function, [], trailing: lambda))]
  }

  /// What tells the copies of an element from each other: the name that the author has bound to them or to an input in
  /// them, or a key that data have; none if there is nothing but their position.
  private func identity(
    of element: Element, _ item: String, _ index: String, _ type: KotlinType, _ around: Around
  ) -> KotlinExpression? {
    func name(of element: Element) -> KotlinExpression? {
      guard case .template? = element[value: .id], let name = text(element, .id, around) else { return nil }
      let written = [KotlinStatement.expression(name)]
      return written.mentions(item) && !written.mentions(index) ? name : nil
    }
    if let own = name(of: element) { return own }
    if case .dataClass(let type) = type {
      for key in RepeatedIdentity.keys {
        guard let property = bindings.classes.property(key, of: type) else { continue }
        guard [.string, .number, .int].contains(property.type) else { continue }
        return KotlinExpression.verbatim(item).member(KotlinNames.escaped(property.name))
      }
    }
    // What is repeated in it sees other data.
    func nameOfInput(in part: Element) -> KotlinExpression? {
      if part.kind.isInput { return name(of: part) }
      return part.regions.lazy.flatMap(\.slots).filter { $0.scope == nil }
        .compactMap { $0.element.flatMap(nameOfInput) }.first
    }
    return nameOfInput(in: element)
  }

  /// What `$when` says, as conditions that all have to hold.
  private func condition(_ when: Condition?, _ scope: BindingScope) -> [KotlinExpression] {
    guard case .template(let template)? = when?.test else { return [] }
    return bindings.flag(template, scope, at: when?.origin?.span).conjuncts
  }

  /// A call on the list of a repetition with the conditions under which an item is shown, by the name of the function.
  private func search(
    _ element: Element, _ slot: Slot, _ loop: Loop, _ around: Around, _ isShown: Bool
  ) -> (String) -> KotlinExpression {
    var other = around
    let item = KotlinNames.unique("other", among: &other.taken)
    let index = KotlinNames.unique("position", among: &other.taken)
    other.scope.data = TypedExpression(.verbatim(item), loop.element)
    other.scope.index = TypedExpression(.verbatim(index), .int)
    let all = condition(slot.when, other.scope) + (isShown ? visibility(of: element, other) ?? [] : [])
    let body = [KotlinStatement.expression(.all(all) ?? "true")]
    let isIndexed = body.mentions(index)
    let lambda = KotlinLambda(parameters: [isIndexed ? "(\(index), \(item))" : item], body: body)
    let list = isIndexed ? loop.list.calling("withIndex") : loop.list
    return { .call(list.member($0), [], trailing: lambda) }
  }

  /// Says that copies of an element have one state.
  private func reportSharedState(of element: Element) {
    var shared = element.comesAndGoes ? element.literal(.id).flatMap { visibilities[$0] == nil ? nil : $0 } : nil
    if element.kind.isInput { shared = element.has(.variableID) ? element.literal(.variableID) : element.literal(.id) }
    guard let shared else { return }
    report(.sharedState(of: shared, at: element.entry(.id)?.origin?.span ?? element.span))
  }

  /// What decides on whether an element is shown: nothing for one that always is, none for one that never is.
  private func visibility(of element: Element, _ around: Around) -> [KotlinExpression]? {
    if let state = visibilityState(of: element, around) { return [state] }
    switch element.entry(.isVisible)?.value {
    case .flag(false)? where element.kind == .target: return []
    case .flag(false)?:
      // What is sent without being seen is there for that.
      if !onlySends(element) { report(.neverShown(at: element.span)) }
      return nil
    case .template(let template)?:
      return [bindings.flag(template, around.scope, at: element.entry(.isVisible)?.origin?.span ?? element.span)]
    default: return []
    }
  }

  /// Whether all that is in an element is inputs whose values are sent.
  private func onlySends(_ element: Element) -> Bool {
    if element.kind.isInput { return state(of: element) != nil || element.has(.variableID) || element.has(.id) }
    guard !element[.children].isEmpty, [.stack, .column, .overlay, .scroll, .list].contains(element.kind) else {
      return false
    }
    return element[.children].allSatisfy { $0.element.map(onlySends) ?? false }
  }

  // MARK: Distances

  /// The children of a stack, each with the room before it; `distance` is the one between all of them, if they have
  /// only one. `following` is the one to what stands behind them, if something does.
  func flow(_ slots: [Slot], of stack: Element, _ axis: Axis, _ around: Around, following: Double? = nil)
    -> (statements: [KotlinStatement], distance: Double)
  {
    var isEven = evenDistance(slots, of: stack)
    if let following, slots.count < 2 || isEven != following { isEven = nil }
    var before = Presence.never
    var result: [KotlinStatement] = []
    let shares = axis == .horizontal ? shares(of: slots, in: stack, around) : []
    // Flexible room has what is left only where nothing else takes that.
    let takesAll =
      axis == .vertical && around.fillsDown
      && slots.contains { $0.when == nil && $0.element.map { $0.isAreaWithoutHeight || $0.scrollsDown } ?? false }
    for (index, slot) in slots.enumerated() {
      var inner = around
      inner.leavesNoRest = takesAll
      // A box of several that took what is left would leave nothing to those behind it, unless it is measured last.
      inner.takesRest =
        axis == .vertical && around.fillsDown && slots.count > 1 && (slot.element?.hasRoomDown ?? false)
      if axis == .vertical, stack.literal(.distribution) == .fillEqually, stack.has(.height) {
        inner.takesRest = slot.element.map { $0.kind != .spacer } ?? false
      }
      if axis == .horizontal || slots.count > 1 && slot.element?.kind != .shape { inner.fillsDown = inner.takesRest }
      if axis == .vertical {
        if index > 0 { inner.sides.remove(.top) }
        if index < slots.count - 1 || stack.has(.actions) { inner.sides.remove(.bottom) }
      } else {
        inner.share = shares[index]
        if index > 0 { inner.sides.remove(.start) }
        if index < slots.count - 1 { inner.sides.remove(.end) }
      }
      let code = statements(for: slot, inner) { child, inner in
        let content = self.element(child, inner)
        if isEven != nil || content.isEmpty { return content }
        return self.lead(of: child, in: stack, axis, after: before, inner) + content
      }
      result += code.statements
      before = before.or(code.presence)
    }
    return (result, isEven ?? 0)
  }

  /// The distance between all children of a stack if it is one; none where they differ or there are lines.
  private func evenDistance(_ slots: [Slot], of stack: Element) -> Double? {
    if let gap = stack.literal(.gap), !slots.contains(where: { $0.element?.maySeparate ?? false }) { return gap }
    var distances: Set<Double> = []
    for (index, slot) in slots.enumerated() {
      guard let child = slot.element else { continue }
      // Spacers are room by themselves.
      if child.kind == .spacer { return nil }
      if child.maySeparate { return nil }
      if index > 0 || slot.scope != nil { distances.insert(child.has(.spacing) ? resolver.lead(of: child).points : 0) }
    }
    return distances.count <= 1 ? distances.first ?? 0 : nil
  }

  /// The room before a child with the line in it, where something is shown before the child.
  private func lead(of child: Element, in stack: Element, _ axis: Axis, after before: Presence, _ around: Around)
    -> [KotlinStatement]
  {
    var conditions: [KotlinExpression] = []
    switch before {
    case .always: break
    case .never:
      guard let index = around.loopIndex else { return [] }
      conditions = [.operation(.verbatim(index), ">", around.firstIndex)]
    case .whenAny(let shown):
      let isKnown = shown.contains { $0.conjuncts.allSatisfy(around.holds) }
      let possible = shown.filter { !$0.conjuncts.contains(where: around.fails) }
      conditions = around.loopIndex.map { [.operation(.verbatim($0), ">", around.firstIndex)] } ?? []
      conditions += possible
      // Nothing that can be before the child is shown together with it.
      if conditions.isEmpty { return [] }
      if isKnown { conditions = [] }
    }
    let room = room(before: child, in: stack, axis, around, known: conditions)
    if room.isEmpty { return [] }
    return KotlinExpression.any(conditions).map { [.branch($0, room)] } ?? room
  }

  /// The room before a child: a line with the distance around it, or the distance alone. Data may decide on which.
  private func room(
    before child: Element, in stack: Element, _ axis: Axis, _ around: Around, known: [KotlinExpression]
  ) -> [KotlinStatement] {
    let lead = resolver.lead(of: child)
    let points = stack.literal(.gap) ?? (child.has(.spacing) ? lead.points : 0)
    guard case .template(let template)? = child[value: .separator] else {
      return lead.lineThickness > 0 ? [line(axis, points)] : distance(axis, points)
    }
    if host.separator.thickness <= 0 { return distance(axis, points) }
    let span = child.entry(.separator)?.origin?.span ?? child.span
    let condition = bindings.flag(template, around.scope, at: span)
    if known == [condition] || around.holds(condition) { return [line(axis, points)] }
    if around.fails(condition) { return distance(axis, points) }
    guard case .expression(let plain)? = distance(axis, points).first else {
      return [.branch(condition, [line(axis, points)])]
    }
    guard case .expression(let lined) = line(axis, points) else { return [] }
    return [.expression(.conditional(condition, lined, plain))]
  }

  private func line(_ axis: Axis, _ points: Double) -> KotlinStatement {
    let name = use("androidx.compose.material3." + (axis == .vertical ? "HorizontalDivider" : "VerticalDivider"))
    var arguments: [KotlinArgument] = []
    if points > 0 {
      _ = use("androidx.compose.foundation.layout.padding")
      let side = KotlinArgument(axis == .vertical ? "vertical" : "horizontal", length(points / 2))
      arguments.append(KotlinArgument("modifier", use("androidx.compose.ui.Modifier").calling("padding", side)))
    }
    arguments.append(KotlinArgument("thickness", length(host.separator.thickness)))
    arguments.append(KotlinArgument("color", color(host.separator.color)))
    return .expression(.call(name, arguments, trailing: nil))
  }

  private func distance(_ axis: Axis, _ points: Double) -> [KotlinStatement] {
    guard points > 0 else { return [] }
    let extent = axis == .vertical ? "height" : "width"
    _ = use("androidx.compose.foundation.layout." + extent)
    let modifier = use("androidx.compose.ui.Modifier").calling(extent, KotlinArgument(length(points)))
    return [.expression(.call(use("androidx.compose.foundation.layout.Spacer"), KotlinArgument("modifier", modifier)))]
  }
}

extension [KotlinStatement] {
  /// Whether a name is used anywhere in the statements.
  func mentions(_ name: String) -> Bool {
    var writer = KotlinWriter()
    writer.statements(self, 0)
    return writer.source.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }
}

extension Element {
  /// Whether there is a line before the element, or data may put one there.
  var maySeparate: Bool {
    if case .template? = self[value: .separator] { return true }
    return literal(.separator) == true
  }

  /// Whether something in the element keeps what is entered, opened or chosen.
  fileprivate var holdsState: Bool {
    containsElement { part in
      if part.kind.isInput || part.kind == .showCard || part.kind == .showPopover || !part[.menu].isEmpty {
        return true
      }
      return [.accordion, .tabSet].contains(HostedType(part))
    }
  }
}

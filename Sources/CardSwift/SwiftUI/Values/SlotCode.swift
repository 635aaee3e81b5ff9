import CardFormats
import CardIR
import CardSyntax
import CardTemplate

/// Enters slots: what each holds, which data it sees, how often and under which condition it stands.
struct SlotCode {
  let attributes: AttributeCode
  let subviews: Subviews
  let findings: ViewFindings
  let needs: ViewNeeds

  /// What a slot holds; none, with a report, for elements that are known only with data.
  ///
  /// The element of a repetition and its position are called as `names` says, or by how many repetitions are around.
  func enter(_ slot: Slot, _ context: ViewContext, names: (item: String, index: String)? = nil) -> EnteredSlot? {
    guard case .one(let element, let scope, let when) = slot else {
      if case .splice(let template, let origin) = slot {
        findings.report(.splicedElements(template.sourceText, at: origin?.span))
      }
      return nil
    }
    var inner = context
    var repetition: Repetition?
    if let scope {
      inner.scopes.append((entered: scope, outside: context.scope))
      switch attributes.enter(scope, context.scope) {
      case .once(let entered): inner.scope = entered
      case .each(let sequence, let type, let identity, let scope):
        let number = context.depth == 0 ? "" : String(context.depth + 1)
        let (item, index) = names ?? ("item" + number, "index" + number)
        inner.depth += 1
        inner.scope = scope(item, index)
        let name = name(of: element, inner.scope, reading: item, not: index)
        let property =
          name == nil ? identity.map { $0.reduce(SwiftExpression.verbatim(item)) { .member($0, $1) } } : nil
        let input =
          name == nil && property == nil ? namedInput(in: element, inner.scope, reading: item, not: index) : nil
        let key = name ?? property ?? input.map { attributes.key(of: $0, inner.scope) }
        // The same as a closure without a name for the element.
        let brief = scope("$0", index)
        let short =
          name == nil ? input.map { attributes.key(of: $0, brief) } : attributes.string(element, .id, brief)
        repetition = Repetition(sequence: sequence, identity: key, shortName: short, item: item, index: index)
        inner.copies.append(key ?? .verbatim(index))
        // No copy is known to be the first one or the last one.
        inner.edges.subtract(context.axis == .vertical ? [.top, .bottom] : [.leading, .trailing])
        inner.parameters += [ViewParameter(name: item, type: type), ViewParameter(name: index, type: "Int")]
      }
    }
    return EnteredSlot(element: element, context: inner, repetition: repetition, when: when)
  }

  /// The name that the author has bound to the elements of a repetition, if it tells them from each other: it reads the
  /// item, and not its position.
  private func name(
    of element: Element, _ scope: BindingScope, reading item: String, not index: String
  ) -> SwiftExpression? {
    guard case .template? = element[.id], let id = attributes.string(element, .id, scope) else { return nil }
    return tells(id, item, index) ? id : nil
  }

  /// An input in the elements of a repetition whose name, which the author has bound, tells them from each other as well: no
  /// two inputs have one name.
  private func namedInput(
    in element: Element, _ scope: BindingScope, reading item: String, not index: String
  ) -> Element? {
    if element.kind.isInput {
      guard case .template? = InputNaming.key(of: element) else { return nil }
      return tells(attributes.key(of: element, scope), item, index) ? element : nil
    }
    for region in element.regions {
      for case .one(let child, nil, _) in region.slots {
        if let input = namedInput(in: child, scope, reading: item, not: index) { return input }
      }
    }
    return nil
  }

  /// Whether a name reads the element of a repetition, and not its position.
  private func tells(_ name: SwiftExpression, _ item: String, _ index: String) -> Bool {
    let statements: [SwiftStatement] = [.expression(name)]
    return subviews.mentions(item, in: statements) && !subviews.mentions(index, in: statements)
  }

  /// The condition under which the element stands; none if it always does.
  ///
  /// It is not part of what `enter` finds, because what is reported about the element comes first.
  func condition(of slot: EnteredSlot) -> SwiftExpression? {
    guard let when = slot.when else { return nil }
    let condition = attributes.condition(when, slot.context.scope)
    return condition == "true" ? nil : condition
  }

  /// The condition under which at least one of some slots has an element; none if one always has.
  func presence(of slots: [Slot], _ context: ViewContext) -> SwiftExpression? {
    var parts: [SwiftExpression] = []
    for slot in slots {
      // What is spliced in is reported where it is shown, and is not there.
      guard case .one = slot, let entered = enter(slot, context) else { continue }
      let condition = condition(of: entered)
      guard let repetition = entered.repetition else {
        guard let condition else { return nil }
        if !parts.contains(condition) { parts.append(condition) }
        continue
      }
      guard let condition else {
        parts.append(.prefix("!", .member(BindingCompiler.grouped(repetition.sequence), "isEmpty")))
        continue
      }
      let names = names(of: repetition, in: [.expression(condition)])
      let usesIndex = names[0] != "_"
      let list = usesIndex ? repetition.pairs : repetition.sequence
      let closure = SwiftClosure(usesIndex ? names : [names[1]], [.expression(condition)])
      // A closure behind the call would be taken for the body of the `if`.
      let test = SwiftArgument("where", .closure(closure))
      parts.append(.call(.member(BindingCompiler.grouped(list), "contains"), [test], nil))
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(Self.operand(first)) { .infix($0, "||", Self.operand($1)) }
  }

  /// An expression between parentheses where `||` would take it apart.
  private static func operand(_ expression: SwiftExpression) -> SwiftExpression {
    switch expression {
    case .conditional, .infix(_, "??", _): .tuple([SwiftArgument(nil, expression)])
    default: expression
    }
  }

  /// Statements for the element of a slot, run as often and under the condition that the slot says.
  func statements(_ body: [SwiftStatement], for slot: EnteredSlot) -> [SwiftStatement] {
    var body = body
    if let condition = condition(of: slot) {
      body = [.branches([SwiftBranch([.expression(condition)], body)], otherwise: nil)]
    }
    guard let repetition = slot.repetition else { return body }
    let names = names(of: repetition, in: body)
    if names[0] == "_" { return [.loop(pattern: names[1], in: repetition.sequence, body)] }
    return [.loop(pattern: "(\(names[0]), \(names[1]))", in: repetition.pairs, body)]
  }

  /// The names of the position and the element of a repetition, `_` for each that statements do not mention.
  func names(of repetition: Repetition, in statements: [SwiftStatement]) -> [String] {
    [repetition.index, repetition.item].map { subviews.mentions($0, in: statements) ? $0 : "_" }
  }

  /// What is made of each element of a repetition: `method` is `map`, or `flatMap` for lists.
  func mapped(_ repetition: Repetition, _ method: String, _ value: SwiftExpression) -> SwiftExpression {
    if let path = value.keyPath(from: repetition.item) {
      return .call(.member(repetition.sequence, method), [SwiftArgument(nil, path)], nil)
    }
    let body = [SwiftStatement.expression(value)]
    let names = names(of: repetition, in: body)
    let readsIndex = names[0] != "_"
    return .call(
      .member(readsIndex ? repetition.pairs : repetition.sequence, method), [],
      SwiftClosure(readsIndex ? names : [names[1]], body))
  }

  /// The view of a part that is no element by itself, but repeats and comes and goes as elements do.
  func view(
    ofPart slot: Slot, _ context: ViewContext, _ make: (Element, ViewContext) -> BuiltView
  ) -> BuiltView {
    guard let part = enter(slot, context) else { return BuiltView(.call("EmptyView")) }
    var view = make(part.element, part.context)
    if let condition = condition(of: part) {
      view = view.wrapped { [.branches([SwiftBranch([.expression(condition)], $0)], otherwise: nil)] }
    }
    return part.repetition.map { repeated(view, $0) } ?? view
  }

  /// A view for each element of a sequence, told apart by what the elements have of their own, or else by position.
  func repeated(_ view: BuiltView, _ repetition: Repetition) -> BuiltView {
    var names = names(of: repetition, in: view.whole)
    let path: SwiftExpression
    let values: SwiftExpression
    if let identity = repetition.identity {
      needs.use("CardRows")
      let name =
        identity.keyPath(from: repetition.item)
        ?? repetition.shortName.flatMap { $0.isOneClosure ? .closure(SwiftClosure([], [.expression($0)])) : nil }
      values = .call(
        .member(repetition.sequence, "cardRows"), name.map { [SwiftArgument("id", $0)] } ?? [],
        name == nil ? SwiftClosure([repetition.item], [.expression(identity)]) : nil)
      path = "\\.id"
      names.insert("_", at: 0)
    } else {
      values = .call("Array", [SwiftArgument(nil, repetition.pairs)])
      path = "\\.offset"
    }
    let arguments = [SwiftArgument(nil, values), SwiftArgument("id", path)]
    return view.wrapped { [.expression(.call("ForEach", arguments, SwiftClosure(names, $0)))] }
  }

  /// Says that the copies of an element have nothing of their own that tells them from each other.
  func reportPositions(of slot: EnteredSlot) {
    // What passes have made of a list of data has no place in the source, and no `id` there.
    guard let repetition = slot.repetition, repetition.identity == nil, let span = slot.element.span,
      case .template(let data)? = slot.context.scopes.last?.entered.source
    else { return }
    findings.report(.positionIdentity(of: data.sourceText, at: span))
  }
}

/// What a slot holds, after its `$data` was entered.
struct EnteredSlot {
  let element: Element
  /// What the element has from around it, with the data that it sees.
  let context: ViewContext
  /// How the element repeats; none if it stands once.
  let repetition: Repetition?
  fileprivate let when: Condition?
}

extension SwiftExpression {
  /// Whether it has room on a line and no closure of its own in it, where `$0` is something else.
  fileprivate var isOneClosure: Bool {
    var line = SwiftLine()
    return line.write(self) && line.bytes.count < 60 && !line.bytes.contains(UInt8(ascii: "{"))
  }
}

/// An element that stands once for each element of a sequence.
struct Repetition {
  let sequence: SwiftExpression
  /// What tells the elements from each other: the name that the author has bound to them, or a key that data have; none if
  /// there is nothing but their position.
  let identity: SwiftExpression?
  /// The same where the element is called `$0`; none for a key that data have.
  let shortName: SwiftExpression?
  /// What an element is called.
  let item: String
  /// What its position is called.
  let index: String

  /// The sequence as pairs of a position and an element.
  var pairs: SwiftExpression { .call(.member(sequence, "enumerated"), [], nil) }
}

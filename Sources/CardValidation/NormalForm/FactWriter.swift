import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Writes the normal form of a screen in one state: what is shown in which order and arrangement, then every input.
///
/// Holes are compared as they are written: two screens whose normal forms with holes are equal look the same for all
/// data. What depends on what data leave out is therefore never simplified across a condition.
struct FactWriter {
  /// The facts in order.
  private(set) var facts: [Fact] = []
  /// The elements that facts are about.
  private(set) var owners: [Element] = []
  /// What the user can show and hide, in order.
  var actions: [VisibilityAction] = []

  let capabilities: Capabilities
  let styles: StyleResolver
  let index: ScreenIndex
  let state: VisibilityState
  /// Whether boxes in which there is never anything have a place among their siblings.
  private let emptyBoxesKeepRoom: Bool
  /// What is as it was read in both screens that are compared.
  private let unchanged: UnchangedElements

  /// A writer for a screen that `index` is of.
  init(
    _ capabilities: Capabilities, _ styles: StyleResolver, _ index: ScreenIndex, _ state: VisibilityState,
    emptyBoxesKeepRoom: Bool, unchanged: UnchangedElements
  ) {
    self.unchanged = unchanged
    self.emptyBoxesKeepRoom = emptyBoxesKeepRoom
    self.capabilities = capabilities
    self.styles = styles
    self.index = index
    self.state = state
  }

  /// What an element has from those around it.
  struct Context: Hashable {
    /// The boxes around.
    var boxes = EnclosingBoxes(.default)
    /// Whether it is in the header of a table.
    var isInHeader = false
    /// The attributes that elements hand down to what is in them.
    var inherited: [AttributeID: FactValue] = [:]
  }

  /// A sequence of things one after the other, which may go on through several boxes that add nothing.
  struct Flow {
    /// The direction.
    let axis: AttributeValue
    /// The distance that the container states for all its children, and how it lays them out.
    var gap, alignment, distribution: FactValue?
    /// Whether something stands before; none where data decide.
    var hasPrevious: Bool? = false
    /// The distance of the box that the next thing is the first one of.
    var pending: Distance?
    /// Whether something in the innermost box that adds nothing is hidden, and actions can show it.
    var keepsRoom = false

    /// What stands before an element if something precedes it.
    struct Distance {
      let space, separator: FactValue
      let origin: Node?
    }
  }

  /// Writes the whole screen.
  mutating func write(_ screen: Screen) {
    let root = [Slot.one(screen.root, scope: screen.scope, when: screen.when)]
    var nowhere: Flow?
    if let first = root.first { write(first, Context(), &nowhere) }
  }

  // MARK: Facts

  /// Adds a fact about an element that ``begin(_:)`` has made the current one.
  mutating func add(_ content: Fact.Content, of owner: Int, origin: Node? = nil) {
    facts.append(Fact(content: content, owner: owner, origin: origin))
  }

  /// The number of an element that facts can be about.
  mutating func register(_ element: Element) -> Int {
    owners.append(element)
    return owners.count - 1
  }

  /// Takes back facts that turned out to say nothing.
  mutating func truncate(to count: Int) { facts.removeLast(facts.count - count) }

  // MARK: Slots

  /// Writes the elements of a list; outside of a flow nothing is between them.
  mutating func write(_ slots: [Slot], _ context: Context, _ flow: inout Flow?) {
    for slot in flow.map({ joiningSpacers(slots, in: $0) }) ?? slots { write(slot, context, &flow) }
  }

  private mutating func write(_ slot: Slot, _ context: Context, _ flow: inout Flow?) {
    guard case .one(let element, let scope, let when) = slot else {
      if case .splice(let template, let origin) = slot {
        add(.splice(template.sourceText), of: register(Element(.custom, source: origin)), origin: origin)
        if flow?.hasPrevious == false { flow?.hasPrevious = nil }
      }
      return
    }
    let before = flow?.hasPrevious
    guard let guards = open(scope, when, element) else { return }
    var count = guards
    switch element.visibility(in: state) {
    case .hidden: if !isNeverSeen(element) { flow?.keepsRoom = true }
    case .bound(let condition):
      add(.visibility(condition), of: register(element), origin: element.entry(.isVisible)?.origin)
      count += 1
      write(element, context, &flow)
    case .shown: write(element, context, &flow)
    }
    close(count, element)
    // What may not be there may not be what the next thing follows.
    if count > 0, before != true, flow != nil { flow?.hasPrevious = nil }
  }

  /// Begins what stands under a scope and a condition; gives how many, or none for what never stands.
  mutating func open(_ scope: Scope?, _ when: Condition?, _ element: Element) -> Int? {
    if case .literal(let node)? = when?.test, node.isTruthy { return nil }
    var count = 0
    if let scope {
      let text =
        switch scope.source {
        case .template(let template): template.sourceText
        case .inline(let node): CanonicalData.text(of: node)
        }
      add(.scope(text), of: register(element), origin: scope.origin)
      count += 1
    }
    if case .template(let template)? = when?.test {
      add(.condition(template.sourceText), of: register(element), origin: when?.origin)
      count += 1
    }
    return count
  }

  /// Ends so many scopes and conditions.
  mutating func close(_ count: Int, _ element: Element) {
    guard count > 0 else { return }
    let owner = register(element)
    for _ in 0..<count { add(.endOfScope, of: owner) }
  }

  // MARK: Elements

  private mutating func write(_ read: Element, _ context: Context, _ flow: inout Flow?) {
    if isNothing(read) { return }
    // The only column of a row that has all of its width is a box in the place of the row.
    let isRow = read.kind == .column && flow.map { $0.axis == Axis.vertical.storage } ?? false
    let element = isRow ? Self.box(of: read) : read
    if let outer = flow, dissolution(of: element, context, outer) != nil {
      flow = dissolve(element, context, outer)
      return
    }
    let owner = register(element)
    if var inner = flow {
      separate(owner, element, &inner)
      flow = inner
    }
    if let source = unchanged.source(of: element) { return add(.unchanged(source, context), of: owner) }
    switch element.kind {
    case .text, .richText: writeText(element, owner, context)
    case _ where element.kind.family == .action: writeAction(element, owner, context)
    default: writeContent(element, owner, context, isInFlow: flow != nil)
    }
  }

  /// Writes the content of a box that adds nothing as a part of the sequence that the box stands in; gives how the
  /// sequence goes on.
  private mutating func dissolve(_ box: Element, _ context: Context, _ outer: Flow) -> Flow {
    var inner: Flow? = outer
    // The first thing in the box stands where the box stands.
    inner?.pending = outer.pending ?? distance(before: box, in: outer)
    inner?.keepsRoom = false
    if !capabilities.spacing.isPerElement { inner?.gap = Self.layout(box, .gap, capabilities) }
    write(content(of: box), Context(context, entering: box, self), &inner)
    var flow = outer
    guard let inner else { return flow }
    flow.hasPrevious = inner.hasPrevious
    flow.pending = inner.pending == nil ? nil : outer.pending
    if inner.pending != nil, inner.keepsRoom || emptyBoxesKeepRoom {
      // All of it is hidden now, but the box keeps its place.
      flow.pending = inner.pending
      let owner = register(box)
      separate(owner, box, &flow)
      add(.emptyRoom, of: owner)
    }
    return flow
  }

  /// Writes what stands between an element and what precedes it.
  private mutating func separate(_ owner: Int, _ element: Element, _ flow: inout Flow) {
    if flow.hasPrevious != false {
      let distance = flow.pending ?? distance(before: element, in: flow)
      add(
        .distance(distance.space, separator: distance.separator, isCertain: flow.hasPrevious != nil), of: owner,
        origin: distance.origin)
    }
    flow.hasPrevious = true
    flow.pending = nil
  }

  /// What an element says of the distance before it, or its container.
  private func distance(before element: Element, in flow: Flow) -> Flow.Distance {
    func value(_ id: AttributeID, _ usual: AttributeValue) -> FactValue {
      FactValue(element[value: id] ?? capabilities.defaultValue(of: id, on: element.kind) ?? usual)
    }
    let origin = element.entry(.spacing)?.origin ?? element.entry(.separator)?.origin
    guard capabilities.spacing.isPerElement else {
      return Flow.Distance(
        space: flow.gap ?? FactValue(.number(0)), separator: value(.separator, .flag(false)), origin: origin)
    }
    return Flow.Distance(
      space: value(.spacing, .token("default")), separator: value(.separator, .flag(false)), origin: origin)
  }

  /// Writes an element of any kind with everything in it.
  mutating func writeContent(_ element: Element, _ owner: Int, _ context: Context, isInFlow: Bool) {
    add(.begin(element.kind), of: owner)
    writeAttributes(element, owner, context, isInFlow: isInFlow)
    writeRegions(element, owner, Context(context, entering: element, self))
    writeFallback(element, owner, context)
    // Inputs are the same in every state.
    if element.kind == .screen, state.changed.isEmpty { writeInputs(of: element, owner, context) }
    add(.end(element.kind), of: owner)
  }

  /// The order in which lists are compared: that in which they are written down means nothing.
  private static let regions: [RegionID] = [
    .background, .columns, .children, .constraints, .tap, .actions, .inlineAction, .onActivated, .onDeactivated,
    .onChange, .menu, .targets, .card, .steps,
  ]

  /// Writes the lists of an element but for what stands in for it.
  mutating func writeRegions(_ element: Element, _ owner: Int, _ context: Context) {
    guard !element.regions.isEmpty else { return }
    for region in Self.regions where element.has(region) {
      let slots = element[region]
      guard !slots.isEmpty else { continue }
      let start = facts.count
      if region != .children {
        add(.region(region), of: owner, origin: element.regions.first { $0.id == region }?.origin)
      }
      let first = facts.count
      switch region {
      case .children: writeChildren(element, slots, context)
      case .tap, .actions, .inlineAction, .onActivated, .onDeactivated, .onChange, .menu, .steps:
        writeActions(slots, region, of: element, context)
      case .targets: writeTargets(slots)
      default:
        var nowhere: Flow?
        var inner = context
        if region == .card {
          inner = Context(boxes: context.boxes)
          inner.boxes.enter(styles.host.actions.showCard.style)
        }
        write(slots, inner, &nowhere)
      }
      // A list of which nothing counts is as good as none.
      if facts.count == first { truncate(to: start) }
    }
  }

  private mutating func writeChildren(_ element: Element, _ slots: [Slot], _ context: Context) {
    var flow = Self.flow(of: element, capabilities)
    guard element.kind == .table, element[value: .hasHeaderRow] != .flag(false) else {
      return write(slots, context, &flow)
    }
    for (position, slot) in slots.enumerated() {
      var inner = context
      inner.isInHeader = position == 0
      write(slot, inner, &flow)
    }
  }

  /// Writes what stands in for an element, if there are hosts where it may be needed.
  mutating func writeFallback(_ element: Element, _ owner: Int, _ context: Context) {
    guard element.has(.fallback) || element.has(.dropsOnFallback), index.canFail(element) else { return }
    if let entry = element.entry(.dropsOnFallback) {
      add(.attribute(.dropsOnFallback, FactValue(entry.value)), of: owner, origin: entry.origin)
    }
    let slots = element[.fallback]
    guard !slots.isEmpty else { return }
    add(.region(.fallback), of: owner)
    var nowhere: Flow?
    write(slots, context, &nowhere)
  }

  // MARK: Inputs

  /// Writes every input of a document but those of the cards that its actions show: also hidden ones are sent.
  private mutating func writeInputs(of screen: Element, _ owner: Int, _ context: Context) {
    let start = facts.count
    add(.inputs, of: owner)
    let first = facts.count
    writeInputs(in: screen, context)
    if facts.count == first { truncate(to: start) }
  }

  private mutating func writeInputs(in element: Element, _ context: Context) {
    for region in element.regions where region.id == .children || region.id == .actions {
      for slot in region.slots {
        guard let child = slot.element else { continue }
        let start = facts.count
        guard let count = open(slot.scope, slot.when, child) else { continue }
        let first = facts.count
        if child.kind.isInput {
          let owner = register(child)
          add(.begin(child.kind), of: owner)
          writeAttributes(child, owner, context, isInFlow: true)
          if child.has(.children) { writeChildren(child, child[.children], context) }
          add(.end(child.kind), of: owner)
        } else if child.kind != .screen, child.kind.family != .action {
          writeInputs(in: child, context)
        }
        if facts.count == first { truncate(to: start) } else { close(count, child) }
      }
    }
  }
}

extension Capabilities.Spacing {
  /// Whether each element states the distance before it.
  var isPerElement: Bool { if case .perElement = self { true } else { false } }
}

extension Node {
  /// Whether the language takes a condition that is no expression for true, and therefore leaves its element out.
  var isTruthy: Bool {
    switch kind {
    case .null: false
    case .boolean: boolean ?? false
    case .number: double != 0
    case .string: string != ""
    case .array, .object: true
    }
  }
}

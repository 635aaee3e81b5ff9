import CardIR
import CardStyle

/// Writes the children of a stack with what stands between them.
///
/// A stack has one distance between all its children. Where they ask for different ones, the least becomes the stack's,
/// and padding adds the rest.
struct StackChildren {
  let attributes: AttributeCode
  let separators: SeparatorCode

  /// The children of a stack, and the distance that all of them have. `transform` changes the view of a child before
  /// it gets its distance.
  ///
  /// A stack that states its distance has that; else the children state theirs. In an uneven one the stack has the distance
  /// that several children have, or else the usual one, so that few of them say theirs, and few lines change with one of them.
  func views(
    of stack: Element, axis: Axis, isUneven: Bool = false, leads known: [Lead]? = nil, _ context: ViewContext,
    _ children: some ChildViews,
    transform: (inout BuiltView, Element) -> Void = { _, _ in }
  ) -> (views: [BuiltView], spacing: SwiftExpression) {
    let context = context.along(axis)
    let states = stack.has(.gap)
    let (slots, leads, rooms, base) = distances(of: stack, axis, isUneven: isUneven, known)
    let inside = context.inside(axis, count: slots.count)
    let views = slots.indices.map { index in
      // What repeats may have a line before each, which may depend on the data of each.
      let separation =
        states ? nil : Separation(axis: axis, base: base, lead: index == 0 ? nil : leads[index], isFirst: index == 0)
      return children.view(of: slots[index], inside(index), separation) { view, element in
        transform(&view, element)
        guard !leads[index].hasLine, rooms[index] != 0 else { return }
        view = view.map { $0.padded(axis == .vertical ? ".top" : ".leading", rooms[index]) }
      }
    }
    let stated = stack[.gap]?.literal == nil ? attributes.number(stack, .gap, context.scope) : nil
    return (views, stated ?? .number(base))
  }

  /// The children of a stack that a layout of cards lays out, with the distances and lines that differ from `spacing`,
  /// which most of them have. `transform` is told the slot of each as well, and what is around that.
  func laidOut(
    in stack: Element, axis: Axis, _ context: ViewContext, _ children: some ChildViews,
    transform: (inout BuiltView, Element, Slot, ViewContext) -> Void
  ) -> (views: [BuiltView], spacing: Double) {
    let context = context.along(axis)
    let slots = stack[.children]
    let inside = context.inside(axis, count: slots.count)
    let isAlone = slots.count == 1 && slots[0].scope == nil
    let spacing = isAlone ? 0 : Self.usual(slots.map { separators.lead(of: $0).points })
    let views = slots.enumerated().map { index, slot in
      let lead = separators.lead(of: slot)
      let separation = Separation(axis: axis, base: spacing, lead: lead, isFirst: index == 0, isLaidOut: true)
      let isFirst = index == 0 && slot.scope == nil
      let points = lead.points
      let inner = inside(index)
      return children.view(of: slot, inner, separation) { view, element in
        transform(&view, element, slot, inner)
        if !isFirst, points != spacing {
          view = view.map { $0.modified("cardSpacing", [SwiftArgument(nil, .number(points))]) }
        }
      }
    }
    return (views, spacing)
  }

  /// Whether the children of a stack are at one distance, without lines, where each says this of what stands before it.
  static func areEven(_ leads: [Lead], in stack: Element) -> Bool {
    let isFirstCounted = stack[.children].first?.scope != nil
    let counted = isFirstCounted ? leads[...] : leads.dropFirst()
    return counted.allSatisfy { !$0.hasLine && $0.points == counted.first?.points }
  }

  /// What each child of a stack says of what stands before it, the first one too.
  func allLeads(in stack: Element) -> [Lead] { stack[.children].map { separators.lead(of: $0) } }

  /// What stands between the children of a stack.
  func leads(in stack: Element) -> [Lead] {
    let all = allLeads(in: stack)
    return stack[.children].first?.scope != nil ? all : Array(all.dropFirst())
  }

  /// The distance that most children have but for the first one; of several such the first.
  private static func usual(_ points: [Double]) -> Double {
    mostCommon(points.count > 1 ? Array(points.dropFirst()) : points) ?? 0
  }

  /// The value that there is most often; of several such the first.
  private static func mostCommon(_ values: [Double]) -> Double? {
    guard let first = values.first, values.contains(where: { $0 != first }) else { return values.first }
    var counts: [Double: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    let most = counts.values.max()
    return values.first { counts[$0] == most }
  }

  /// The children but for room of a fixed length, what stands before each, the room before each beside the distance that all
  /// of them have, and that distance.
  private func distances(of stack: Element, _ axis: Axis, isUneven: Bool, _ known: [Lead]?) -> (
    children: [Slot], leads: [Lead], rooms: [Double], base: Double
  ) {
    let states = stack.has(.gap)
    let all = stack[.children]
    // One child has nothing to be apart from, but for copies of it.
    if !states, all.count == 1, all[0].scope == nil { return (all, [Lead()], [0], 0) }
    let gap = stack[.gap]?.literal
    let (slots, fixed) = Self.withoutFixedRoom(all, axis, gap: gap)
    var leads = states ? slots.map { _ in Lead() } : known ?? allLeads(in: stack)
    if !leads.isEmpty { leads[0] = Lead() }
    if let gap {
      // Fixed room belongs to what stands behind it, and adds to the distance of all.
      for index in leads.indices { leads[index].points = (index == 0 ? 0 : gap) + fixed[index] }
    }
    var least: Double?
    func count(_ lead: Lead) {
      let points = lead.hasLine ? lead.points / 2 : lead.points
      least = min(least ?? points, points)
    }
    let hasRoom = stack.hasChild(in: .children, where: Self.isRoom)
    func isRoom(_ index: Int) -> Bool { hasRoom && slots[index].element.map(Self.isRoom) ?? false }
    for index in slots.indices.dropFirst() where !isRoom(index) { count(leads[index]) }
    // What repeats has its distance between its copies, also as the first child.
    if !states, let first = slots.first, first.scope != nil { count(separators.lead(of: first)) }
    // Flexible room and repetitions have the stack's own distance around them.
    let own = gap.flatMap { gap in slots.indices.contains { isRoom($0) || slots[$0].scope != nil } ? gap : nil }
    var base = [least, own].compactMap(\.self).min() ?? 0
    if isUneven {
      let unlined = leads.dropFirst().filter { !$0.hasLine }.map(\.points)
      if let most = Self.mostCommon(unlined) {
        base = unlined.count { $0 == most } > 1 || unlined.count == 1 ? most : separators.styles.host.spacing[.default]
      }
    }
    let rooms = slots.indices.map { index in
      isRoom(index) ? 0 : index == 0 ? leads[index].points : leads[index].points - base
    }
    return (slots, leads, rooms, base)
  }

  /// Whether an element is room that has no distance of its own.
  private static func isRoom(_ element: Element) -> Bool { element.kind == .spacer && !element.has(.spacing) }

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
}

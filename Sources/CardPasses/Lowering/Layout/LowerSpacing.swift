package import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Turns distances on the elements into distances of their stack, for targets that state them there.
///
/// Equal distances without lines become the stack's gap. Otherwise the gap is zero and fillers stand between the
/// children: a line in the middle of its distance. What repeats or depends on a condition keeps its fillers in its
/// own slot, so that they come and go with it.
package struct LowerSpacing: Pass {
  package init() {}

  package let name = "lower-spacing"
  package let summary = "Turns spacing tokens and separators into gaps, fillers and dividers."
  package let stage = PassStage.lowering
  // What is not seen keeps nothing apart.
  package let follows: Set<String> = ["drop-empty-content", "materialize-defaults"]
  package let example = PassExample(
    before: """
      stack axis=vertical
        children
          text text="A"
          text text="B" spacing=small
      """,
    after: """
      stack axis=vertical gap=10
        children
          text text="A"
          text text="B"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.source.spacing == .perElement, case .perStack = context.target.spacing else { return }
    screen.root.visit { element in
      guard case .template? = element[value: .spacing] else { return }
      context.record(
        LossKinds.binding, "the distance is known only with data, so the usual one is used", at: element, .spacing)
    }
    let fixed = context
    screen.rewrite { Self.lower(&$0, fixed) }
    Self.lower(&screen.root, fixed)
  }

  private static func lower(_ element: inout Element, _ context: PassContext) {
    let styles = context.styles
    // A stack with a gap was made by a lowering that knew its distances.
    guard isFlow(element), element.has(.children), !element.has(.gap) else { return }
    let axis: Axis = element.kind == .stack ? element[.axis]?.literal ?? .vertical : .vertical
    // Where the children have equal shares, a line or room among them would have one too: each is a part of the child
    // that it stands before.
    let isShared = element[.distribution]?.literal == .fillEqually
    element.updateSlots(of: .children) { element, slots in
      if isShared, context.settlesWidths, let gap = lineGap(slots, styles) {
        // Lines that stand outside of what they are before leave the shares equal.
        element[.gap] = .literal(gap)
        slots.updateElements { $0[.spacing] = nil }
        return
      }
      if let gap = uniformGap(slots, styles) {
        element[.gap] = .literal(gap)
        slots.updateElements { clean(&$0) }
      } else {
        element[.gap] = .literal(0)
        // Where stacks hug what is in them, what stands for a child begins where the children do.
        let alignment = axis == .vertical && !context.target.stacksFillWidth ? element.entry(.alignment)?.value : nil
        slots = fill(slots, axis: axis, alignment, context, isShared: isShared)
      }
    }
  }

  private static func isFlow(_ element: Element) -> Bool {
    switch element.kind {
    case .stack, .column, .screen, .scroll, .list, .tableCell, .page: true
    default: false
    }
  }

  /// What stands between a child and the one before it.
  private struct Lead: Equatable {
    var points: Double
    var line: Line

    enum Line: Equatable {
      case none
      case always
      case when(TemplateString)
    }

    init(_ slot: Slot, _ styles: StyleResolver) {
      let element = slot.element
      points = styles.lead(of: element).points
      switch element?.has(.separator) == true ? element?[.separator] : nil {
      case .literal(true)?: line = .always
      case .template(let template)?: line = .when(template)
      default: line = .none
      }
    }
  }

  /// The distance between all children; none if it is stated in a way that fillers are needed: different ones, or lines.
  private static func uniformGap(_ slots: [Slot], _ styles: StyleResolver) -> Double? {
    var first: Lead?
    for index in slots.indices {
      // What repeats at the front has distances of its own between its repetitions.
      if index == 0 ? slots[0].scope == nil : isRoom(slots[index]) { continue }
      let lead = Lead(slots[index], styles)
      if lead.line != .none { return nil }
      if let first, lead.points != first.points { return nil }
      first = lead
    }
    return first?.points ?? 0
  }

  /// The distance between children all of which but the first have a line before them, line included; none if they
  /// differ.
  private static func lineGap(_ slots: [Slot], _ styles: StyleResolver) -> Double? {
    guard let first = slots.dropFirst().first.map({ Lead($0, styles) }), first.line == .always else { return nil }
    guard slots.allSatisfy(\.isPlain), slots.dropFirst().allSatisfy({ Lead($0, styles) == first }) else { return nil }
    return first.points + styles.host.separator.thickness
  }

  private static func fill(
    _ slots: [Slot], axis: Axis, _ alignment: AttributeValue?, _ context: PassContext, isShared: Bool
  ) -> [Slot] {
    var result: [Slot] = []
    var before = Before.nothing
    for (index, slot) in slots.enumerated() {
      defer { before.add(slot) }
      guard slot.element != nil else {
        result.append(slot)
        continue
      }
      let lead = Lead(slot, context.styles)
      if slot.isPlain, !isShared || index == 0 {
        if index > 0, !isRoom(slot) { result += fillers(lead, axis, context, when: before.condition) }
        result.append(cleaned(slot))
      } else {
        // The first of a repetition has nothing before it when the slot itself is first.
        let afterFirst = index == 0 && slot.scope?.repeats == true ? Condition.afterFirst : nil
        // Inside of the slot, other data may have the names that the conditions before it ask for.
        let when = slot.scope == nil ? before.condition : afterFirst
        if index == 0, when == nil {
          result.append(cleaned(slot))
          continue
        }
        result.append(
          slot.replacing { element in
            var wrapper = Element(.stack, source: element.source)
            wrapper[.axis] = .literal(axis)
            wrapper[.gap] = .literal(0)
            if let alignment { wrapper[value: .alignment] = alignment }
            var element = element
            clean(&element)
            wrapper[.children] = fillers(lead, axis, context, when: when) + [.one(element)]
            return wrapper
          })
      }
    }
    return result
  }

  /// What stands before a child: a distance to something is there only where that is.
  private enum Before {
    case nothing
    /// What depends on conditions, each of which is asked of the data around.
    case perhaps([Expression])
    case something

    /// More conditions than these are not repeated at each distance.
    private static let limit = 4

    mutating func add(_ slot: Slot) {
      var conditions: [Expression] = []
      switch self {
      case .nothing: break
      case .perhaps(let known): conditions = known
      case .something: return
      }
      self = .something
      guard case .one(_, scope: nil, let when?) = slot, case .template(let template) = when.test,
        template.segments.count == 1, case .hole(let condition) = template.segments[0], conditions.count < Self.limit
      else { return }
      self = .perhaps(conditions + [condition])
    }

    /// Holds if anything stands there; none if something does in any case.
    var condition: Condition? {
      guard case .perhaps(let conditions) = self, let first = conditions.first else { return nil }
      if conditions.count == 1 { return Condition(.template(TemplateString([.hole(first)]))) }
      let any = conditions.dropFirst().reduce(Self.test(first)) { .or($0, Self.test($1)) }
      return Condition(.template(TemplateString([.hole(any)])))
    }

    /// A condition among others: only what is true keeps an element, and other values would count in `||` as well.
    static func test(_ condition: Expression) -> Expression {
      condition.type == .boolean ? condition : .equal(condition, .boolean(true))
    }
  }

  /// Holds where a line is wanted and something stands before it.
  private static func both(_ line: TemplateString, _ when: Condition?) -> Condition {
    guard case .template(let before)? = when?.test, before.segments.count == 1,
      case .hole(let first) = before.segments[0],
      line.segments.count == 1, case .hole(let second) = line.segments[0]
    else { return Condition(.template(line)) }
    if first == second { return Condition(.template(line)) }
    return Condition(.template(TemplateString([.hole(.and(Before.test(first), Before.test(second)))])))
  }

  /// Flexible room has whatever distance is left.
  private static func isRoom(_ slot: Slot) -> Bool {
    slot.element.map { $0.kind == .spacer && !$0.has(.spacing) && !$0.has(.separator) } ?? false
  }

  private static func clean(_ element: inout Element) {
    if element.has(.spacing) { element[.spacing] = nil }
    if element.has(.separator) { element[.separator] = nil }
  }

  private static func cleaned(_ slot: Slot) -> Slot {
    var slot = slot
    slot.update { clean(&$0) }
    return slot
  }

  private static func fillers(_ lead: Lead, _ axis: Axis, _ context: PassContext, when: Condition?) -> [Slot] {
    func spacer(_ points: Double) -> [Slot] {
      guard points > 0 else { return [] }
      var spacer = Element(.spacer)
      if axis == .vertical {
        spacer[.height] = .literal(.points(points))
      } else {
        spacer[.width] = .literal(.points(points))
      }
      return [.one(spacer, when: when)]
    }
    var divider = Element(.divider)
    // A line of the target's own has the colour of its host.
    if !context.target.supports(.divider) {
      divider[.backgroundColor] = .literal(context.styles.host.separator.color)
    }
    divider[.axis] = .literal(axis == .vertical ? .horizontal : .vertical)
    switch lead.line {
    case .none: return spacer(lead.points)
    case .always: return spacer(lead.points / 2) + [.one(divider, when: when)] + spacer(lead.points / 2)
    case .when(let template):
      return spacer(lead.points / 2) + [.one(divider, when: both(template, when))] + spacer(lead.points / 2)
    }
  }
}

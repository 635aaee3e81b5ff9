package import CardIR

/// Lets boxes reach into the padding of the column that they are in, for targets that settle widths: the padding is
/// taken from the column and put around everything else in it.
package struct LowerBleed: Pass {
  package init() {}

  package let name = "lower-bleed"
  package let summary = "Moves the padding around boxes that bleed to what is beside them."
  package let stage = PassStage.lowering
  // Only painted boxes in padded ones bleed, and distances between them are in points by then.
  package let follows: Set<String> = ["lower-boxes", "lower-spacing"]
  package let example = PassExample(
    before: """
      stack axis=vertical padding=20pt gap=8
        children
          text text="A"
          stack axis=vertical padding=20pt bleed=true background-color=#00000008
            children
              text text="B"
      """,
    after: """
      stack axis=vertical gap=0
        children
          spacer height=20pt
          stack axis=horizontal gap=0 alignment=fill
            children
              spacer width=20pt
              stack axis=vertical width=stretch gap=8
                children
                  text text="A"
              spacer width=20pt
          spacer height=8pt
          stack axis=vertical padding=20pt background-color=#00000008
            children
              text text="B"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { ContentSet(attributes: [.bleed]) }

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.settlesWidths else { return }
    var worker = context.lend()
    screen.rewrite(in: Self.boxes) { element in Self.lower(&element) }
    Self.report(&screen.root, isAtSide: false, &worker)
    context = worker
  }

  private static let boxes = ContentSet(attributes: [.bleed])

  /// Takes the marks from boxes that do not bleed, and says so: those that are in no padded column, and those in the
  /// middle of a row. The columns at the sides of a row that reaches its sides keep theirs.
  private static func report(_ element: inout Element, isAtSide: Bool, _ context: inout PassContext) {
    let isReaching = isRow(element) && bleeds(element) && !element.has(.backgroundColor)
    if isReaching {
      element[.bleed] = nil
    } else if !isAtSide, element.has(.bleed) {
      if bleeds(element) {
        context.record(
          LossKinds.bleed, "\(context.targetName) boxes cannot reach into their parent's padding", at: element, .bleed)
      }
      element[.bleed] = nil
    }
    let last = element.count(of: .children) - 1
    var position = 0
    element.updateSlots(of: .children) { _, slots in
      slots.updateElements { child in
        report(&child, isAtSide: isReaching && (position == 0 || position == last), &context)
        position += 1
      }
    }
  }

  private static func bleeds(_ element: Element) -> Bool { element[value: .bleed] == .flag(true) }

  private static func bleeds(_ slot: Slot) -> Bool { slot.element.map(bleeds) ?? false }

  private static func isRow(_ element: Element) -> Bool {
    element.kind == .stack && element[.axis]?.literal == .horizontal
  }

  /// Whether a slot is a row whose first or last column bleeds.
  private static func holdsBleeding(_ slot: Slot) -> Bool {
    guard slot.isPlain, let row = slot.element, isRow(row), !row.has(.padding), !row.has(.backgroundColor),
      let first = row[.children].first, let last = row[.children].last
    else { return false }
    return bleeds(first) || bleeds(last)
  }

  private static func lower(_ column: inout Element) {
    guard column.kind == .stack, column[.axis]?.literal == .vertical, let padding = column[.padding]?.literal,
      padding > 0, column[.children].contains(where: { bleeds($0) || holdsBleeding($0) })
    else { return }
    let slots = column[.children]
    let gap = column[.gap]?.literal ?? 0
    let alignment = column[.alignment]
    var result: [Slot] = []
    var run: [Slot] = []
    func distance(_ points: Double) -> [Slot] { points > 0 ? [.one(.room(points, .vertical))] : [] }
    func append(_ slot: Slot) {
      if !result.isEmpty { result += distance(gap) }
      result.append(slot)
    }
    func close() {
      if !run.isEmpty { append(.one(inset(run, by: padding, gap: gap, alignment))) }
      run = []
    }
    for slot in slots {
      if bleeds(slot) {
        close()
        append(slot.replacing(bare))
      } else if holdsBleeding(slot) {
        close()
        append(slot.replacing { reaching($0, by: padding) })
      } else {
        run.append(slot)
      }
    }
    close()
    if let first = slots.first, !bleeds(first) { result.insert(contentsOf: distance(padding), at: 0) }
    if let last = slots.last, !bleeds(last) { result += distance(padding) }
    column[.padding] = nil
    column[.gap] = .literal(0)
    column[.alignment] = nil
    column[.children] = result
  }

  private static func bare(_ box: Element) -> Element {
    var box = box
    box[.bleed] = nil
    return box
  }

  /// A row whose first or last column reaches the side, with the padding on the other.
  private static func reaching(_ row: Element, by padding: Double) -> Element {
    var row = row
    let slots = row[.children]
    let (isLeft, isRight) = (slots.first.map(bleeds) ?? false, slots.last.map(bleeds) ?? false)
    // The columns that keep their mark get this much more than their share.
    row[.bleed] = .literal(true)
    if isLeft, isRight { return row }
    row[.width] = .literal(.stretch)
    let side = Slot.one(.room(padding, .horizontal))
    return .flow(.horizontal, alignment: .fill, (isLeft ? [] : [side]) + [.one(row)] + (isRight ? [] : [side]))
  }

  /// Content between two sides.
  private static func inset(
    _ slots: [Slot], by padding: Double, gap: Double, _ alignment: Bound<Alignment>?
  ) -> Element {
    var content = Element(.stack)
    content[.axis] = .literal(.vertical)
    content[.width] = .literal(.stretch)
    content[.gap] = .literal(gap)
    content[.alignment] = alignment
    content[.children] = slots
    let side = Slot.one(.room(padding, .horizontal))
    return .flow(.horizontal, alignment: .fill, [side, .one(content), side])
  }
}

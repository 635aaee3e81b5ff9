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
              stack axis=vertical width=stretch gap=0
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
    screen.rewrite(in: ContentSet(attributes: [.bleed])) { element in
      Self.lower(&element)
    }
    // What is left is in columns, or in boxes without padding.
    screen.rewrite(in: ContentSet(attributes: [.bleed])) { element in
      guard let entry = element.entry(.bleed) else { return }
      if entry.value == .flag(true) {
        worker.record(
          LossKinds.bleed, "\(worker.targetName) boxes cannot reach into their parent's padding", at: element, .bleed)
      }
      element[.bleed] = nil
    }
    context = worker
  }

  private static func bleeds(_ slot: Slot) -> Bool { slot.element?[value: .bleed] == .flag(true) }

  private static func lower(_ column: inout Element) {
    guard column.kind == .stack, column[.axis]?.literal == .vertical, let padding = column[.padding]?.literal,
      padding > 0, column[.children].contains(where: bleeds)
    else { return }
    let slots = column[.children]
    let gap = column[.gap]?.literal ?? 0
    let alignment = column[.alignment]
    var result: [Slot] = []
    var run: [Slot] = []
    func distance(_ points: Double) -> [Slot] { points > 0 ? [.one(.room(points, .vertical))] : [] }
    func close() {
      guard !run.isEmpty else { return }
      if !result.isEmpty { result += distance(gap) }
      result.append(.one(inset(run, by: padding, gap: gap, alignment)))
      run = []
    }
    for slot in slots {
      if bleeds(slot) {
        close()
        if !result.isEmpty { result += distance(gap) }
        var box = slot
        box.update { $0[.bleed] = nil }
        result.append(box)
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

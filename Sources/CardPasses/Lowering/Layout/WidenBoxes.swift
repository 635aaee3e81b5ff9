package import CardIR

/// Keeps boxes as wide as the page where stacks would hug their content.
///
/// The first child of a painted stack gets flexible room beside it, which takes all the width there is. A box whose
/// first child may be missing or repeated stays as wide as its content, and says so.
package struct WidenBoxes: Pass {
  package init() {}

  package let name = "widen-boxes"
  package let summary = "Keeps boxes as wide as the page where the target's stacks hug their content."
  package let stage = PassStage.lowering
  // Only boxes that are painted are as wide as the page.
  package let follows: Set<String> = ["lower-boxes"]
  package let example = PassExample(
    before: """
      stack background-color=#CCFFCC axis=vertical
        children
          text text="A"
      """,
    after: """
      stack background-color=#CCFFCC axis=vertical
        children
          stack axis=horizontal gap=0
            children
              text text="A"
              spacer
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.source.stacksFillWidth, !context.target.stacksFillWidth else { return }
    guard screen.root.contents.intersects(Self.painted) else { return }
    var recorded = context.lend()
    // Rows share their width out by themselves.
    widen(&screen.root, isInRow: false, &recorded)
    context = recorded
  }

  /// What is seen to be wide.
  private static let painted = ContentSet(attributes: [.backgroundColor, .borderColor])

  private func widen(_ element: inout Element, isInRow: Bool, _ context: inout PassContext) {
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal
    if isInRow, element.kind == .stack, element[.children].isEmpty, !element.has(.width), !element.has(.height),
      element.has(.backgroundColor) || element.has(.borderColor)
    {
      context.record(LossKinds.boxWidth, "boxes of \(context.targetName) are as wide as their content", at: element)
    }
    if element.kind == .stack, !isInRow, element.has(.backgroundColor) || element.has(.borderColor),
      !element.has(.width), !element.containsFlexibleRow(inStatedWidths: false)
    {
      if isRow, context.framesColumns, element[.children].contains(where: { $0.element.map(Self.isColumn) ?? false }) {
        // One of the columns takes what the others leave.
      } else if isRow {
        element[.children].append(.one(Element(.spacer)))
      } else if element[.children].contains(where: { $0.isPlain && ($0.element.map(Self.isBox) ?? false) }) {
        // A box in it is as wide as the page by itself.
      } else if element[.children].contains(where: { $0.isPlain && $0.element?.takesAllWidth ?? false }) {
        // Layers with room in them are as well, and room beside them would take some of it.
      } else if context.framesColumns,
        element[.children].contains(where: { $0.isPlain && ($0.element.map(Self.isShared) ?? false) })
      {
        // So is a row of columns of which one takes what the others leave.
      } else if let index = element[.children].firstIndex(where: { $0.isPlain && Self.canBeBesideRoom($0.element) }) {
        let alignment = element[.alignment]?.literal
        element[.children][index] = element[.children][index].replacing { row(around: $0, alignment) }
      } else if element[.children].isEmpty {
        var row = Element(.stack)
        row[.axis] = .literal(.horizontal)
        row[.gap] = .literal(0)
        row[.children] = [.one(Element(.spacer))]
        element[.children] = [.one(row)]
      } else {
        context.record(
          LossKinds.boxWidth, "boxes of \(context.targetName) are as wide as their content", at: element)
      }
    }
    let sharesWidth = isRow && !isInset(element)
    element.updateChildren(in: Self.painted) { child in
      // A later step gives columns their widths, and what is in them may fill these.
      if context.framesColumns, isRow, child.kind == .stack, child.has(.width), child.literal(.width) != .auto {
        child.updateChildren(in: Self.painted) { widen(&$0, isInRow: false, &context) }
      } else {
        widen(&child, isInRow: sharesWidth || isInRow, &context)
      }
    }
  }

  /// Whether an element is a painted column or row that says nothing of its width.
  private static func isBox(_ element: Element) -> Bool {
    element.kind == .stack && !element.has(.width) && !element[.children].isEmpty
      && (element.has(.backgroundColor) || element.has(.borderColor))
  }

  /// Whether a child of a row was a column of it that takes some of what the others leave: not one that is as wide as its
  /// content, or so many points.
  private static func isColumn(_ child: Element) -> Bool {
    guard child.kind != .spacer, child.has(.width) else { return false }
    switch child.literal(.width) {
    case .points, .auto: return false
    default: return true
    }
  }

  /// Whether an element is a row with columns that share its width out.
  private static func isShared(_ row: Element) -> Bool {
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, !row.has(.width) else { return false }
    return row.hasChild(in: .children) { column in
      switch column.literal(.width) {
      case .stretch?, .weight?: column.kind != .spacer
      default: false
      }
    }
  }

  /// Whether an element keeps its width beside room: spacers would share it, and an empty box gets room of its own.
  private static func canBeBesideRoom(_ element: Element?) -> Bool {
    guard let element, element.kind != .spacer else { return false }
    let isPainted = element.has(.backgroundColor) || element.has(.borderColor)
    return element.kind != .stack || !element[.children].isEmpty || element.has(.width) || !isPainted
  }

  /// Whether a row has one child between distances of stated width, which shares its room with nothing.
  private func isInset(_ row: Element) -> Bool {
    let children = row[.children].map(\.element)
    let rooms = children.compactMap { $0 }.filter { $0.kind == .spacer }
    return !rooms.isEmpty && children.count == rooms.count + 1 && rooms.allSatisfy { $0.has(.width) }
  }

  private func row(around child: Element, _ alignment: Alignment?) -> Element {
    var child = child
    var row = Element(.stack, source: child.source)
    row[.axis] = .literal(.horizontal)
    row[.gap] = .literal(0)
    for id in [AttributeID.spacing, .separator] {
      row.take(id, from: child)
      child[value: id] = nil
    }
    let room = Slot.one(Element(.spacer))
    switch alignment {
    case .center: row[.children] = [room, .one(child), room]
    case .trailing: row[.children] = [room, .one(child)]
    default: row[.children] = [.one(child), room]
    }
    return row
  }
}

package import CardIR
import CardSyntax

/// Lets boxes reach into the padding of the column that they are in, for targets whose widths are worked out: the padding is
/// taken from the column and put around everything else in it. A row whose columns reach its sides is longer by that much.
package struct LowerBleed: Pass {
  package init() {}

  package let name = "lower-bleed"
  package let summary = "Moves the padding around boxes that bleed to what is beside them."
  package let stage = PassStage.lowering
  // Only painted boxes in padded ones bleed, and distances between them are in points by then. The row of a list has less
  // padding than a page.
  package let follows: Set<String> = ["lower-boxes", "lower-spacing", "scroll-tall-screens"]
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
      stack axis=vertical gap=8
        children
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
          stack axis=vertical padding=20pt background-color=#00000008
            children
              text text="B"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { ContentSet(attributes: [.bleed]) }

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.settlesWidths || context.framesColumns else { return }
    var worker = context.lend()
    Self.lowerRows(of: &screen.root, &worker)
    Self.lower(&screen.root)
    // Asked of each element, it would be found out again in each of those around it.
    screen.root.settleContents()
    Self.report(&screen.root, isAtSide: false, &worker)
    context = worker
  }

  private static let boxes = ContentSet(attributes: [.bleed])

  /// Takes the marks from boxes that do not bleed, and says so: those that are in no padded box. Columns that are wider
  /// than their share, because something in them reaches the side, keep theirs.
  private static func report(_ element: inout Element, isAtSide: Bool, _ context: inout PassContext) {
    guard element.contents.intersects(boxes) else { return }
    let isReaching = element.isRow && element.bleeds && !element.has(.backgroundColor)
    if isReaching {
      element[.bleed] = nil
    } else if !isAtSide, element.has(.bleed) {
      forget(&element, &context)
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

  /// Reports the boxes that reach the sides of a row of a list, which are not the sides of the screen, and keeps what is
  /// in them in its place.
  private static func lowerRows(of element: inout Element, _ context: inout PassContext) {
    let isList = element.kind == .list
    element.updateChildren(in: boxes) { child in
      if isList, child[.padding]?.literal ?? 0 > 0 {
        lowerBoxes(in: &child, &context)
      } else {
        lowerRows(of: &child, &context)
      }
    }
  }

  private static func lowerBoxes(in row: inout Element, _ context: inout PassContext) {
    let isRow = row.isRow
    row.updateSlots(of: .children) { _, slots in
      for index in slots.indices {
        let sides = (isFirst: !isRow || index == 0, isLast: !isRow || index == slots.count - 1)
        let passes = passesOn(slots[index])
        slots[index].update { box in
          if box.bleeds {
            context.record(
              LossKinds.bleed,
              "a row of a list of \(context.targetName) ends \(NumberText.javaScript(LowerScroll.sideInset)) points before "
                + "the sides of the screen, and the box with it", at: box, .bleed)
            widen(&box, atStart: sides.isFirst, atEnd: sides.isLast)
          } else if passes {
            lowerBoxes(in: &box, &context)
          }
        }
      }
    }
  }

  /// Puts what is in a box that ends before the sides of the screen where it would be if the box reached them, which it does
  /// at its start, its end or both.
  private static func widen(_ box: inout Element, atStart: Bool, atEnd: Bool) {
    guard box.kind == .stack, let padding = box[.padding]?.literal, padding > 0, atStart || atEnd else { return }
    var insets = Insets(padding)
    if atStart { insets.left = max(0, padding - LowerScroll.sideInset) }
    if atEnd { insets.right = max(0, padding - LowerScroll.sideInset) }
    box[.padding] = nil
    spread(insets, inBox: &box)
  }

  private static func forget(_ box: inout Element, _ context: inout PassContext) {
    if box.bleeds {
      context.record(
        LossKinds.bleed, "\(context.targetName) boxes cannot reach into their parent's padding", at: box, .bleed)
    }
    box[.bleed] = nil
  }

  private static func bleeds(_ slot: Slot) -> Bool { slot.element?.bleeds ?? false }

  /// Whether a box, or a box without padding and background in it, has a child that bleeds.
  private static func holdsBleeding(_ box: Element) -> Bool {
    box.kind == .stack && box[.children].contains { bleeds($0) || passesOn($0) }
  }

  /// Whether what is around a child is around something in it that bleeds.
  private static func passesOn(_ slot: Slot) -> Bool {
    guard slot.isPlain, let box = slot.element, !box.has(.backgroundColor) else { return false }
    // The rows of tables say that they have none.
    return (!box.has(.padding) || box[.padding]?.literal == 0) && holdsBleeding(box)
  }

  /// Lowers a box and everything in it, the outer ones first: what is in a box without padding bleeds into that around.
  private static func lower(_ box: inout Element) {
    if let padding = box[.padding]?.literal, padding > 0, holdsBleeding(box) {
      box[.padding] = nil
      spread(Insets(padding), inBox: &box)
    }
    box.updateChildren(in: boxes) { lower(&$0) }
  }

  // MARK: Paddings

  /// What is around something that has to stand back where others reach the sides, in points.
  private struct Insets {
    var (top, bottom, left, right): (Double, Double, Double, Double)

    init(_ points: Double) { (top, bottom, left, right) = (points, points, points, points) }
  }

  /// Puts a padding around what does not bleed in a box that had it; a row becomes one in a column, whose colour the box has.
  private static func spread(_ insets: Insets, inBox box: inout Element) {
    guard box.isRow else { return spread(insets, inColumn: &box) }
    var row = Element(.stack)
    for id in [AttributeID.axis, .gap, .alignment, .distribution] { row.take(id, from: box) }
    row[.children] = box[.children]
    for id in [AttributeID.gap, .alignment, .distribution] { box[value: id] = nil }
    box[.axis] = .literal(.vertical)
    box[.children] = [.one(spread(insets, inRow: row))]
  }

  /// Puts a padding around those children of a column that do not bleed.
  private static func spread(_ insets: Insets, inColumn column: inout Element) {
    let slots = column[.children]
    let gap = column[.gap]?.literal ?? 0
    let alignment = column[.alignment]
    var result: [Slot] = []
    var run: [Slot] = []
    func close(atEnd: Bool = false) {
      guard !run.isEmpty else { return }
      let content = inset(run, by: insets, gap: gap, alignment)
      let (above, below) = (result.isEmpty ? insets.top : 0, atEnd ? insets.bottom : 0)
      run = []
      result.append(.one(standingBack(content, above: above, below: below)))
    }
    for (index, slot) in slots.enumerated() {
      if bleeds(slot) {
        close()
        result.append(slot.replacing(bare))
      } else if passesOn(slot) {
        close()
        var inner = insets
        if index > 0 { inner.top = 0 }
        if index < slots.count - 1 { inner.bottom = 0 }
        result.append(slot.replacing { spread(inner, in: $0) })
      } else {
        run.append(slot)
      }
    }
    close(atEnd: true)
    column[.gap] = .literal(gap)
    column[.alignment] = nil
    column[.children] = result
  }

  /// Something with distances above and below.
  private static func standingBack(_ content: Element, above: Double, below: Double) -> Element {
    guard above > 0 || below > 0 else { return content }
    var outer = Element(.stack)
    outer[.axis] = .literal(.vertical)
    outer[.gap] = .literal(0)
    outer[.children] = distance(above) + [.one(content)] + distance(below)
    return outer
  }

  private static func spread(_ insets: Insets, in box: Element) -> Element {
    if box.isRow { return spread(insets, inRow: box) }
    var box = box
    spread(insets, inColumn: &box)
    return box
  }

  /// Puts a padding around those columns of a row that do not bleed. Columns that do are of the row like all others,
  /// which is so much longer; those with something in them that bleeds have their share and the padding.
  private static func spread(_ insets: Insets, inRow row: Element) -> Element {
    var row = row
    var slots = row[.children]
    guard let first = slots.first, let last = slots.last else { return row }
    func around(_ index: Int) -> Insets {
      var inner = insets
      if index > 0 { inner.left = 0 }
      if index < slots.count - 1 { inner.right = 0 }
      return inner
    }
    // Where all of them are wider by as much, equal columns stay equal.
    let added = slots.indices.map { passesOn(slots[$0]) ? around($0).left + around($0).right : 0 }
    let keepsEqual = row[.distribution]?.literal == .fillEqually && added.allSatisfy { $0 == added[0] }
    var isWider = false
    for (index, slot) in slots.enumerated() {
      let inner = around(index)
      if bleeds(slot) {
        slots[index] = slot.replacing(bare)
      } else if passesOn(slot) {
        slots[index] = slot.replacing { column in
          var column = spread(inner, in: column)
          if !keepsEqual, added[index] > 0 {
            column[.bleed] = .literal(true)
            isWider = true
          }
          return column
        }
      } else {
        slots[index] = slot.replacing { standingBack($0, by: inner) }
      }
    }
    row[.children] = slots
    if isWider { row[.distribution] = nil }
    row[.bleed] = .literal(true)
    func reaches(_ slot: Slot) -> Bool { bleeds(slot) || passesOn(slot) }
    if reaches(first), reaches(last) { return row }
    row[.width] = .literal(.stretch)
    func room(_ points: Double) -> [Slot] { points > 0 ? [.one(.room(points, .horizontal))] : [] }
    return .flow(
      .horizontal, alignment: .fill,
      (reaches(first) ? [] : room(insets.left)) + [.one(row)] + (reaches(last) ? [] : room(insets.right)))
  }

  /// A column with distances above and below.
  private static func standingBack(_ column: Element, by insets: Insets) -> Element {
    guard column.kind != .spacer, column.kind != .divider, insets.top > 0 || insets.bottom > 0 else { return column }
    var inner = column
    inner[.width] = nil
    if column.kind == .image, column.literal(.width) != nil { inner.take(.width, from: column) }
    var outer = standingBack(inner, above: insets.top, below: insets.bottom)
    outer.take(.width, from: column)
    return outer
  }

  private static func distance(_ points: Double) -> [Slot] { points > 0 ? [.one(.room(points, .vertical))] : [] }

  private static func bare(_ box: Element) -> Element {
    var box = box
    box[.bleed] = nil
    return box
  }

  /// Content between two sides.
  private static func inset(
    _ slots: [Slot], by insets: Insets, gap: Double, _ alignment: Bound<Alignment>?
  ) -> Element {
    var content = Element(.stack)
    content[.axis] = .literal(.vertical)
    content[.width] = .literal(.stretch)
    content[.gap] = .literal(gap)
    content[.alignment] = alignment
    content[.children] = slots
    func side(_ points: Double) -> [Slot] { points > 0 ? [.one(.room(points, .horizontal))] : [] }
    return .flow(.horizontal, alignment: .fill, side(insets.left) + [.one(content)] + side(insets.right))
  }
}

extension Element {
  /// Whether the element lays its children out beside each other.
  fileprivate var isRow: Bool { kind == .stack && self[.axis]?.literal == .horizontal }
}

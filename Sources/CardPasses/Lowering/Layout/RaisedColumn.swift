import CardIR
import CardSyntax

// What becomes of the members of a row.
extension RaiseColumns {
  static func raise(_ row: inout Element, isHugged: Bool, _ context: inout PassContext) {
    var raising = RowRaising(of: row, isHugged: isHugged, &context)
    raising.addColumns(&context)
    row[.children] = raising.columns
    row[.alignment] = nil
    row[.distribution] = nil
  }

  /// A row while its members become columns.
  private struct RowRaising {
    private let slots: [Slot]
    private let alignment: Bound<Alignment>?
    /// Whether children are as high as the row: a text then stands in the middle of it.
    private let fills: Bool
    private let distribution: Distribution?
    private let hasSpacer: Bool
    /// Whether room stands on several places: it is shared out between them, so that what is between is in the middle, and
    /// each is a column.
    private let hasSpacers: Bool
    /// The child that takes what the others leave.
    private let taker: Int?
    private(set) var columns: [Slot] = []
    private var hasStretched = false
    /// The points of the room before the next child.
    private var filler = 0.0

    init(of row: Element, isHugged: Bool, _ context: inout PassContext) {
      alignment = RaiseColumns.columnAlignment(of: row, &context)
      let source = context.source
      fills =
        source.supports(.alignment, on: .stack) && (row[.alignment]?.literal ?? .fill) == .fill
        && source.stacksFillWidth
      distribution = row[.distribution]?.literal
      if distribution == .equalSpacing || distribution == .equalCentering || distribution == .fillProportionally {
        context.record(
          LossKinds.distribution, "\(context.targetName) shares out the room of a row by column widths only", at: row,
          .distribution)
      }
      let slots = row[.children]
      self.slots = slots
      let rooms = slots.count { RaiseColumns.isFlexibleSpacer($0) }
      hasSpacer = rooms > 0
      hasSpacers = rooms > 1
      let takesRest =
        (distribution == .fill || distribution == nil) && rooms == 0 && !isHugged && source.stacksFillWidth
      // What holds nothing but pictures whose width is stated is as wide as these.
      taker = takesRest ? slots.firstIndex { RaiseColumns.canGrow($0) } ?? row.restTaker : nil
    }

    mutating func addColumns(_ context: inout PassContext) {
      for (index, slot) in slots.enumerated() {
        if let spacer = slot.element, spacer.kind == .spacer, slot.isPlain {
          addRoom(spacer, &context)
          continue
        }
        if let divider = slot.element, divider.kind == .divider {
          // Lines are seen between columns only.
          if columns.isEmpty { columns.append(.one(RaiseColumns.column(width: .auto, alignment: nil, holding: nil))) }
          // A vertical line belongs to the column behind it; spacing finds it there.
          columns.append(slot)
          continue
        }
        let raised = slot.replacing { self.raised($0, at: index, &context) }
        if filler > 0 {
          var spacer = Element(.spacer)
          spacer[.width] = .literal(.points(filler))
          columns.append(.one(spacer))
          filler = 0
        }
        columns.append(raised)
      }
    }

    /// Keeps room of a stated width for the next child, and makes other room a part of the column before it or a column.
    private mutating func addRoom(_ spacer: Element, _ context: inout PassContext) {
      context.recordRest(of: spacer, except: [.width, .minLength, .axis])
      if let width = spacer.literal(.width), case .points(let points) = width {
        filler += points
      } else if !hasSpacers, case .one(var last, let scope, let when)? = columns.last, scope == nil, !hasStretched,
        last.literal(.width) == .stretch
          || last.literal(.width) == .auto && !RaiseColumns.alignsContent(last) && !last.isPainted
      {
        // The room belongs to what stands before it, unless that would move or be seen in it or is of a stated width.
        last[.width] = .literal(.stretch)
        columns[columns.count - 1] = .one(last, scope: scope, when: when)
        hasStretched = true
      } else {
        columns.append(.one(RaiseColumns.column(width: .stretch, alignment: alignment, holding: nil)))
      }
    }

    /// The column that a child becomes.
    private mutating func raised(_ child: Element, at index: Int, _ context: inout PassContext) -> Element {
      var width = RaiseColumns.width(of: child, distribution: distribution, hasSpacer: hasSpacer)
      // Flexible room in a column makes it as wide as it can be, where stacks hug their content otherwise.
      if width == .auto, !context.source.stacksFillWidth, RaiseColumns.isGreedy(child, in: context.source) {
        width = .stretch
      }
      if index == taker, width == .auto {
        if RaiseColumns.holdsField(child), slots.contains(where: { RaiseColumns.isEmpty($0) }) {
          context.record(
            LossKinds.size, "the field takes the room of the row that something empty beside it had", at: child)
        }
        width = .stretch
        hasStretched = true
      }
      if (distribution == .equalSpacing || distribution == .equalCentering), index < slots.count - 1 {
        if case .points(let points) = width {
          context.record(
            LossKinds.size, "the column takes the room behind the element as well, so it has no width of its own",
            at: child, .width, value: NumberText.javaScript(points))
        }
        width = .stretch
      }
      var child = child
      if case .points = width { RaiseColumns.centerInFrame(&child, context) }
      return RaiseColumns.column(
        width: width, alignment: fills ? RaiseColumns.innerAlignment(of: child) : alignment, holding: child)
    }
  }

  /// Whether a child of a row gets wider where the row has room left, and is not held back by what is in it.
  private static func canGrow(_ slot: Slot) -> Bool {
    guard let child = slot.element, child.takesRest else { return false }
    return !isRigid(child)
  }

  /// Whether an element is a picture of stated width, or holds nothing else.
  private static func isRigid(_ element: Element) -> Bool {
    if element.kind == .image, case .points? = element.literal(.width) { return true }
    guard element.kind == .stack, !element[.children].isEmpty else { return false }
    return element[.children].allSatisfy { $0.element.map(isRigid) ?? false }
  }

  /// Whether there is nothing in a child of a row, and no width, so that it took what fields left.
  private static func isEmpty(_ slot: Slot) -> Bool {
    guard let child = slot.element, child.kind == .stack, !child.has(.width) else { return false }
    return child[.children].allSatisfy(isEmpty)
  }

  /// Whether an element is a field, or a stack with one in it, which is as wide as that is.
  private static func holdsField(_ element: Element) -> Bool {
    guard element.kind == .stack || element.kind == .column else { return element.kind == .textInput }
    return element[.children].contains { $0.element.map(holdsField) ?? false }
  }

  static func isFlexibleSpacer(_ slot: Slot) -> Bool {
    slot.element?.isFlexibleRoom(along: .horizontal) ?? false
  }

  static func width(of child: Element, distribution: Distribution?, hasSpacer: Bool) -> Dimension {
    if case .literal(.points(let points))? = child[.width], child.kind != .image { return .points(points) }
    if distribution == .fillEqually { return .weight(1) }
    // Room that only data show.
    if child.isFlexibleRoom(along: .horizontal) { return .stretch }
    if child.kind == .stack, child[.axis]?.literal == .horizontal, child[.children].contains(where: isFlexibleSpacer) {
      return .stretch
    }
    return .auto
  }

  /// Whether something in a stack takes all the width that there is: the rows in it have their columns already.
  static func isGreedy(_ element: Element, in source: Capabilities) -> Bool {
    if element.isUnframedImage(in: source) || element.isStretched { return true }
    guard element.kind == .stack || element.kind == .column, !element.has(.width) else { return false }
    return element[.children].contains { $0.element.map { isGreedy($0, in: source) } ?? false }
  }

  /// Whether something in a column does not stand at its start, so that it would move if the column were wider.
  static func alignsContent(_ element: Element) -> Bool {
    element[.children].contains { slot in
      guard let child = slot.element else { return false }
      let side = child.literal(.horizontalAlignment)
      return side == .center || side == .trailing || child.kind == .stack && alignsContent(child)
    }
  }

  /// Where the content of a child stands that is as high as its row: texts and buttons have theirs in the middle, and a
  /// row in a row where it aligns its own children.
  private static func innerAlignment(of child: Element) -> Bound<Alignment>? {
    switch child.kind {
    case .text, .button, .actionSet: return .literal(.center)
    case .stack where child[.axis]?.literal == .horizontal:
      let alignments = child[.children].compactMap(\.element).map { $0[.verticalAlignment] }
      guard let first = alignments.first, alignments.allSatisfy({ $0 == first }) else { return nil }
      return first
    default: return nil
    }
  }

  static func columnAlignment(of row: Element, _ context: inout PassContext) -> Bound<Alignment>? {
    switch row[.alignment] {
    case .literal(.firstBaseline), .literal(.lastBaseline):
      context.record(
        LossKinds.baseline, "\(context.targetName) cannot align at a baseline, so the row is centred", at: row,
        .alignment)
      return .literal(.center)
    case .literal(.center), .literal(.bottom): return row[.alignment]
    case .template(let template): return .template(template)
    default: return nil
    }
  }

  /// A column around a child, or the child itself as column if it is a plain vertical stack.
  static func column(width: Dimension, alignment: Bound<Alignment>?, holding child: Element?) -> Element {
    var column: Element
    if var child, child.kind == .stack, child[.axis]?.literal ?? .horizontal == .vertical,
      // A box that says how high it is, and where its content stands in it, is not as high as the row.
      !child.has(.height) || !child.has(.verticalAlignment) || child[.verticalAlignment] == alignment
    {
      child.kind = .column
      child[.axis] = nil
      column = child
    } else {
      column = Element(.column, source: child?.source)
      if var child {
        if case .literal(.points)? = child[.width], child.kind != .image { child[.width] = nil }
        for id in [AttributeID.spacing, .separator] {
          column.take(id, from: child)
          child[value: id] = nil
        }
        column[.children] = [.one(child)]
      } else {
        column[.children] = []
      }
    }
    column[.width] = .literal(width)
    if let alignment { column[.verticalAlignment] = alignment }
    return column
  }
}

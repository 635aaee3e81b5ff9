package import CardIR
import CardStyle

/// Translates between alignment on the elements of a column and alignment of the column itself.
///
/// Where an element cannot say where it stands, its column says it for all, or a row with flexible room around the
/// element does.
package struct LowerAlignment: Pass {
  package init() {}

  package let name = "lower-alignment"
  package let summary = "Translates between the alignment of elements and of their stack."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      stack axis=vertical
        children
          text text="A" horizontal-alignment=center
          text text="B" horizontal-alignment=center
      """,
    after: """
      stack axis=vertical alignment=center
        children
          text text="A"
          text text="B"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = AlignmentLowering(context: context.lend())
    worker.lower(&screen.root, inherited: nil, isPage: true, isInRow: false)
    context = worker.context
  }
}

/// One run of ``LowerAlignment``.
struct AlignmentLowering {
  var context: PassContext

  var targetAlignsElements: Bool { context.target.supports(.horizontalAlignment, on: .text) }
  var sourceAlignsStacks: Bool { context.source.supports(.alignment, on: .stack) }
  var targetAlignsStacks: Bool { context.target.supports(.alignment, on: .stack) }

  /// `isPage` says that nothing is beside the element, `isInRow` that its row gives it no more than its own width.
  mutating func lower(_ element: inout Element, inherited: Bound<Alignment>?, isPage: Bool, isInRow: Bool) {
    Self.nameAfterAxis(&element)
    if context.target.framesSurroundBackgrounds, !context.source.framesSurroundBackgrounds, !targetAlignsElements {
      // Most elements have no text of stated width.
      if element.hasChild(in: .children, where: { $0.isFramedText }) {
        element.updateSlots(of: .children) { _, slots in
          slots.updateElements { text in
            reportLines(inFrameOf: text)
            text = text.framed()
          }
        }
      }
    } else if context.source.framesSurroundBackgrounds, targetAlignsElements, !targetAlignsStacks {
      centerInFrame(&element)
    } else if context.source.stacksFillWidth, sourceAlignsStacks,
      context.target.supports(.verticalAlignment, on: .stack)
    {
      centerOnlyText(of: &element)
    }
    // What no one wrote goes without saying.
    if targetAlignsElements, let entry = element.entry(.horizontalAlignment), entry.origin == nil,
      entry.value == Alignment.leading.storage
    {
      element[.horizontalAlignment] = nil
    }
    // Renderers that align elements hand the alignment of a row down to what is in it.
    var inner = inherited
    if element.kind == .stack, let own = element[.horizontalAlignment],
      !context.target.supports(.horizontalAlignment, on: .stack)
    {
      inner = own
      element[.horizontalAlignment] = nil
    }
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal
    if Self.isColumn(element) { lowerColumn(&element, inherited: inner, isPage: isPage, isInRow: isInRow) }
    if isRow, targetAlignsStacks,
      element[.alignment]?.literal == .fill, !context.target.stacksFillWidth
    {
      if element.entry(.alignment)?.origin != nil {
        context.record(
          LossKinds.fillAlignment, "children of a row hug their content in \(context.targetName)", at: element,
          .alignment)
      }
      reportHeights(of: element)
      element[.alignment] = .literal(Self.holdsBoxesOnly(element) ? .top : .center)
    }
    let holdsPage = isPage && element.kind != .column && element.count(of: .children) == 1
    let hugsChildren = isRow && !context.source.stacksFillWidth
    element.updateChildren { child in
      lower(&child, inherited: inner, isPage: holdsPage, isInRow: hugsChildren)
    }
  }

  /// Gives an alignment that is named after the other axis the name that is meant: for some stacks `top` and `leading`
  /// are one, and only rows have baselines.
  static func nameAfterAxis(_ element: inout Element) {
    guard element.has(.alignment), let stated = element.literal(.alignment) else { return }
    let meant: Alignment? =
      switch (axis(of: element), stated) {
      case (.horizontal, .leading): .top
      case (.horizontal, .trailing): .bottom
      case (.vertical, .top), (.vertical, .firstBaseline), (.vertical, .lastBaseline): .leading
      case (.vertical, .bottom): .trailing
      default: nil
      }
    if let meant { element.revise(.alignment, meant.storage) }
  }

  /// The way in which the children of an element follow each other; none if data decide, or if they do not.
  static func axis(of element: Element) -> Axis? {
    switch element.kind {
    case .stack, .column, .screen, .list, .scroll, .tableCell, .page:
      element.has(.axis) ? element.literal(.axis) : .vertical
    default: nil
    }
  }

  static func isColumn(_ element: Element) -> Bool {
    switch element.kind {
    case .stack: element[.axis]?.literal == .vertical
    case .column, .screen, .list, .scroll, .tableCell, .page: element[.axis]?.literal != .horizontal
    default: false
    }
  }

  mutating func lowerColumn(
    _ column: inout Element, inherited: Bound<Alignment>?, isPage: Bool, isInRow: Bool
  ) {
    var slots: [Slot]
    if sourceAlignsStacks {
      slots = column[.children]
      handDown(&column, &slots, isInRow: isInRow)
    } else {
      slots = column.takeSlots(of: .children)
      if let inherited {
        slots.updateElements { child in
          if canAlign(child), !child.has(.horizontalAlignment) { child[.horizontalAlignment] = inherited }
        }
      }
    }
    if targetAlignsElements {
      slots.updateElements { if $0.has(.horizontalAlignment) { $0 = placed($0) } }
    } else {
      gather(&column, &slots, isPage: isPage)
    }
    column[.children] = slots
  }

  func canAlign(_ element: Element) -> Bool {
    switch element.kind {
    case .text, .richText, .image, .icon, .actionSet, .button: true
    default: false
    }
  }

  // MARK: To targets whose elements align

  /// An element that the target cannot align by itself, in a row with room around it.
  mutating func placed(_ element: Element) -> Element {
    guard let alignment = element[.horizontalAlignment],
      !context.target.supports(.horizontalAlignment, on: element.kind)
    else { return element }
    return wrapped(element, alignment)
  }

  mutating func wrapped(_ element: Element, _ alignment: Bound<Alignment>) -> Element {
    var element = element
    if !remembersSide(element) { element[.horizontalAlignment] = nil }
    guard case .literal(let side) = alignment else {
      context.record(
        LossKinds.binding, "the alignment is known only with data, so the element stands at the start", at: element)
      return element
    }
    guard side == .center || side == .trailing else { return element }
    guard element.kind == .stack, element[.axis]?.literal == .horizontal else { return Self.row(around: element, side) }
    // What is in a row inherits its alignment, and a row that fills its width has no other place.
    let fills = element[.children].contains { slot in
      guard let column = slot.element, column.kind == .column else { return false }
      return switch column[.width] {
      case nil, .literal(.stretch), .literal(.weight): true
      default: false
      }
    }
    var row = element
    row[.horizontalAlignment] = alignment
    return fills ? row : Self.row(around: row, side)
  }

  // MARK: To targets whose stacks align

  /// Says on the column what all its children say, or puts room around those that differ.
  mutating func gather(_ column: inout Element, _ slots: inout [Slot], isPage: Bool) {
    reportJustified(slots)
    slots.updateElements { splitLines(of: &$0) }
    if context.source.stacksFillWidth, sourceAlignsStacks, column[.alignment]?.literal ?? .fill == .fill {
      slots = slots.map { $0.replacing(widened) }
    }
    func alignment(_ slot: Slot) -> Bound<Alignment> { slot.element.map { effective($0) } ?? .literal(.leading) }
    let own = column[.alignment]
    if own?.literal == .fill || own == nil {
      if own?.literal == .fill, let entry = column.entry(.alignment), entry.origin != nil {
        context.record(
          LossKinds.fillAlignment, "children hug their content in \(context.targetName) instead of filling the width",
          at: column, .alignment)
      }
      // In a column that has a width of its own, room must push its children to the side.
      // A column that hugs what is in it stands where its own column puts it.
      let isShared =
        column.kind == .column ? column[.width]?.literal == .auto : isPage || context.target.stacksFillWidth
      if isShared, let first = slots.first.map(alignment), first.literal != nil,
        slots.dropFirst().allSatisfy({ alignment($0) == first })
      {
        column[.alignment] = first
        slots.updateElements { bare(&$0) }
        reportWrappedLines(slots, first)
        return
      }
      column[.alignment] = .literal(.leading)
    } else if own?.literal != .leading {
      slots.updateElements { bare(&$0) }
      return
    }
    slots.updateElements { child in
      guard child.has(.horizontalAlignment) else { return }
      let alignment = effective(child)
      if alignment.literal == .leading {
        bare(&child)
      } else {
        reportWrappedLines([.one(child)], alignment)
        child = wrapped(child, alignment)
      }
    }
  }

  /// Makes a text of stated lines a column of texts, so that each line stands where it should: by itself a text has all
  /// its lines at its start.
  mutating func splitLines(of text: inout Element) {
    guard text.kind == .text, case .literal(let side)? = text[.horizontalAlignment],
      side == .center || side == .trailing, let content = text.literal(.text), content.contains("\n"),
      // What a step put together has its lines for other reasons.
      text.entry(.text)?.origin != nil || text.source == nil, !text.has(.width), text[.maxLines]?.literal ?? 0 == 0,
      text[.wrap]?.literal ?? true
    else { return }
    context.record(
      LossKinds.textAlignment,
      "\(context.targetName) has all lines of a text at its start, so each of these becomes a text of its own",
      at: text,
      .text)
    var column = Element.flow(.vertical, gap: 0, alignment: side, source: text.source, [])
    column.takePlace(of: &text)
    for id in [AttributeID.id, .horizontalAlignment] { column.move(id, from: &text) }
    column[.children] = content.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var part = text
      // What is empty would have no height.
      part.revise(.text, .text(line.isEmpty ? "\u{A0}" : String(line)))
      return .one(part)
    }
    text = column
  }

  /// A column whose content stands at another side than the start, as wide as its own column is.
  func widened(_ column: Element) -> Element {
    guard column.kind == .stack, column[.axis]?.literal ?? .vertical == .vertical, hugs(column),
      !column.isPainted, let side = column[.alignment]?.literal,
      side == .center || side == .trailing
    else { return column }
    return Self.row(around: column, side)
  }

  /// Reports a text of stated width that needs several lines there, if these should not stand at its start: the text as a
  /// whole keeps its place.
  mutating func reportLines(inFrameOf text: Element) {
    guard text.isFramedText, case .points(let points)? = text.literal(.width) else { return }
    let side = effective(text)
    guard side.literal != .leading, text.literal(.wrap) != false, text.literal(.maxLines) != 1 else { return }
    var words = text
    words[.width] = nil
    guard text.literal(.text) == nil || NaturalWidth(lineThickness: 0).width(of: words) > points + 0.5 else { return }
    context.record(
      LossKinds.textAlignment, "the lines of wrapped text stay at the start in \(context.targetName)", at: text)
  }

  func bare(_ element: inout Element) {
    // What is in a row inherits the alignment of it.
    if element.kind != .stack, !remembersSide(element) { element[.horizontalAlignment] = nil }
  }

  /// Whether a text says for longer where its lines should stand: a later step knows how wide it is, and so whether it has
  /// several of them.
  func remembersSide(_ element: Element) -> Bool {
    guard context.framesColumns, element.kind == .text else { return false }
    let side = element[.horizontalAlignment]?.literal
    return side == .center || side == .trailing
  }

  func effective(_ element: Element) -> Bound<Alignment> {
    switch element.has(.horizontalAlignment) ? element[.horizontalAlignment] : nil {
    case .literal(.center)?: .literal(.center)
    case .literal(.trailing)?: .literal(.trailing)
    case .template(let template)?: .template(template)
    default: .literal(.leading)
    }
  }

  mutating func reportWrappedLines(_ slots: [Slot], _ alignment: Bound<Alignment>) {
    guard alignment.literal != .leading, !context.framesColumns else { return }
    for slot in slots {
      guard let text = slot.element, text.kind == .text, (text.literal(.text)?.count ?? 0) > 40 else { continue }
      context.record(
        LossKinds.textAlignment, "the lines of wrapped text stay at the start in \(context.targetName)", at: text)
    }
  }
}

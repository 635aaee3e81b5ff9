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
private struct AlignmentLowering {
  var context: PassContext

  private var sourceAlignsElements: Bool { context.source.supports(.horizontalAlignment, on: .text) }
  private var targetAlignsElements: Bool { context.target.supports(.horizontalAlignment, on: .text) }
  private var sourceAlignsStacks: Bool { context.source.supports(.alignment, on: .stack) }
  private var targetAlignsStacks: Bool { context.target.supports(.alignment, on: .stack) }

  /// `isPage` says that nothing is beside the element, `isInRow` that its row gives it no more than its own width.
  mutating func lower(_ element: inout Element, inherited: Bound<Alignment>?, isPage: Bool, isInRow: Bool) {
    Self.nameAfterAxis(&element)
    if context.target.framesSurroundBackgrounds, !context.source.framesSurroundBackgrounds, !targetAlignsElements {
      // Most elements have no text of stated width.
      if element.hasChild(in: .children, where: { $0.isFramedText }) {
        element.updateSlots(of: .children) { _, slots in slots.updateElements { $0 = $0.framed() } }
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
      element[.alignment] = .literal(.center)
    }
    let holdsPage = isPage && element.kind != .column && element.count(of: .children) == 1
    let hugsChildren = isRow && !context.source.stacksFillWidth
    element.updateChildren { child in
      lower(&child, inherited: inner, isPage: holdsPage, isInRow: hugsChildren)
    }
  }

  /// Gives an alignment that is named after the other axis the name that is meant: for some stacks `top` and `leading`
  /// are one, and only rows have baselines.
  private static func nameAfterAxis(_ element: inout Element) {
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
  private static func axis(of element: Element) -> Axis? {
    switch element.kind {
    case .stack, .column, .screen, .list, .scroll, .tableCell, .page:
      element.has(.axis) ? element.literal(.axis) : .vertical
    default: nil
    }
  }

  // MARK: From frames

  /// Puts the content of a stack with a stated width or height into its middle, where frames have it.
  private mutating func centerInFrame(_ stack: inout Element) {
    guard stack.kind == .stack, !stack[.children].isEmpty else { return }
    if case .points? = stack.literal(.width), !stack[.children].contains(where: { $0.element.map(takesWidth) ?? true })
    {
      centerAcross(&stack)
    }
    if case .points? = stack.literal(.height), context.target.supports(.verticalAlignment, on: .stack) {
      centerDown(&stack)
    }
  }

  /// Puts the only text of a column with a height into the middle of it, as where it fills the height and has its words
  /// in its middle.
  private func centerOnlyText(of column: inout Element) {
    guard column.kind == .stack, column[.axis]?.literal == .vertical, case .points? = column.literal(.height),
      column[.distribution]?.literal ?? .fill == .fill, !column.has(.verticalAlignment),
      column[.children].count == 1, let text = column[.children][0].element, text.kind == .text, !text.has(.height)
    else { return }
    column[.verticalAlignment] = .literal(.center)
  }

  private func centerAcross(_ stack: inout Element) {
    if stack[.axis]?.literal == .horizontal {
      stack[.children] = Self.slots(stack[.children], at: .center)
      return
    }
    guard let side = stack[.alignment]?.literal, side != .center else { return }
    if stack[.children].count > 1 {
      var content = Element.flow(.vertical, alignment: side, stack[.children])
      content[.gap] = stack[.gap]
      stack[.children] = [.one(content)]
    }
    stack[.alignment] = .literal(.center)
  }

  /// Pictures that are as high as a frame and only have a width of their own: where pictures keep their ratio, that
  /// decides.
  private mutating func reportPictures(in stack: Element) {
    guard context.source.defaultValue(of: .imageFit, on: .image) == ImageFit.stretch.storage else { return }
    for child in stack[.children].compactMap(\.element) where !child.has(.height) {
      if child.kind == .image, child.has(.width) {
        context.record(
          LossKinds.stretch, "\(context.targetName) keeps the ratio of the picture, whatever the height around it",
          at: child)
      } else if child.kind == .stack {
        reportPictures(in: child)
      }
    }
  }

  private mutating func centerDown(_ stack: inout Element) {
    reportPictures(in: stack)
    let isRow = stack[.axis]?.literal == .horizontal
    let growing = stack[.children].compactMap(\.element).filter { (!isRow || $0.kind != .spacer) && takesHeight($0) }
    if let first = growing.first {
      // Later steps see to room, unless it is seen.
      let hasRoom = growing.contains { $0.isFlexibleRoom(along: .vertical) && !$0.has(.backgroundColor) }
      if !isRow, !hasRoom, stack[.children].count > 1 {
        context.record(
          LossKinds.stretch, "\(context.targetName) gives the element the height of its content, not all there is",
          at: first)
      }
    } else if !isRow {
      if !stack.has(.verticalAlignment) { stack[.verticalAlignment] = .literal(.center) }
    } else if let side = stack[.alignment]?.literal, side != .center {
      var frame = Element.flow(.vertical, alignment: .leading, source: stack.source, [])
      frame.takePlace(of: &stack)
      if takesWidth(stack), !frame.has(.width) { frame[.width] = .literal(.stretch) }
      frame[.verticalAlignment] = .literal(.center)
      frame[.children] = [.one(stack)]
      stack = frame
    }
  }

  /// Whether an element takes all the height that there is: what was a shape has a height that no one wrote.
  private func takesHeight(_ element: Element) -> Bool {
    if element.entry(.height)?.origin != nil { return false }
    if element.isStretched || element.isUnframedImage(in: context.source) { return true }
    if element.kind == .stack, element[.children].isEmpty, element.has(.height) { return true }
    // A picture that is a background now was a layer that took all the height.
    if element.has(.background), !element.has(.height) { return true }
    let isColumn = element.kind == .stack && element[.axis]?.literal == .vertical
    if element.isFlexibleRoom(along: .vertical) { return true }
    return (element.kind == .stack || element.kind == .overlay)
      && element[.children].contains { slot in
        slot.element.map { (isColumn || $0.kind != .spacer) && takesHeight($0) } ?? false
      }
  }

  // MARK: To frames

  /// Boxes that are as high as their row in the source and are seen not to be in the target.
  private mutating func reportHeights(of row: Element) {
    guard row[.children].count(where: { $0.element?.kind != .spacer }) > 1 else { return }
    for box in row[.children].compactMap(\.element) where box.kind == .stack && !box.has(.height) {
      guard box[.axis]?.literal ?? .vertical == .vertical, box.has(.backgroundColor) || box.has(.borderColor) else {
        continue
      }
      context.record(
        LossKinds.stretch, "boxes in a row of \(context.targetName) are as high as their content", at: box)
    }
  }

  private static func isColumn(_ element: Element) -> Bool {
    switch element.kind {
    case .stack: element[.axis]?.literal == .vertical
    case .column, .screen, .list, .scroll, .tableCell, .page: element[.axis]?.literal != .horizontal
    default: false
    }
  }

  private mutating func lowerColumn(
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

  private func canAlign(_ element: Element) -> Bool {
    switch element.kind {
    case .text, .richText, .image, .icon, .actionSet, .button: true
    default: false
    }
  }

  // MARK: From stacks that align

  /// Says on each child what the column says for all.
  private mutating func handDown(_ column: inout Element, _ slots: inout [Slot], isInRow: Bool) {
    guard targetAlignsElements else { return }
    let alignment = column[.alignment]
    let widest = isInRow && hugs(column) ? onlyContent(of: slots) : nil
    slots = slots.indices.map { index in
      slots[index].replacing { child in
        // A column that aligns its children would not give the element the room that pushed it to its side.
        var child = targetAlignsStacks ? child : unwrapped(child) ?? child
        if !targetAlignsStacks, let side = alignment?.literal, side != .fill, index != widest, hugs(child),
          side != .leading || movesIfWider(child)
        {
          return Self.surrounded(child, side)
        }
        if !targetAlignsStacks, let side = alignment?.literal, side == .center || side == .trailing,
          child.kind == .text,
          needsBox(child), !child.has(.width)
        {
          return Self.surrounded(child, side)
        }
        guard canAlign(child), context.target.supports(.horizontalAlignment, on: child.kind) else { return child }
        // The words of a text are in the middle of its frame, wherever the column puts that.
        if targetAlignsStacks, context.source.framesSurroundBackgrounds, child.kind == .text, child.has(.width) {
          return child
        }
        let own = child[.horizontalAlignment]?.literal
        if own == .justified {
          child[.horizontalAlignment] = nil
        } else if own == nil || own == .leading, let alignment, !child.has(.horizontalAlignment) || own == .leading {
          switch alignment {
          case .literal(.center), .literal(.trailing), .template: child[.horizontalAlignment] = alignment
          default: break
          }
        }
        return child
      }
    }
    if !context.target.accepts(Alignment.justified.storage, .horizontalAlignment, .text) {
      reportJustified(column[.children])
    }
    if !targetAlignsStacks { column[.alignment] = nil }
  }

  /// The only child of a column with something in it, if it is the widest as well: a column that is no wider than that
  /// leaves no room beside it, and room there would widen the column.
  private func onlyContent(of slots: [Slot]) -> Int? {
    let filled = slots.indices.filter { !(slots[$0].element.map(Self.isEmpty) ?? false) }
    guard filled.count == 1, slots[filled[0]].isPlain, let content = slots[filled[0]].element else { return nil }
    let estimate = SizeEstimate(host: context.styles.host)
    let width = estimate.width(of: content)
    let others = slots.indices.filter { $0 != filled[0] }.compactMap { slots[$0].element }
    return others.allSatisfy { estimate.width(of: $0) <= width } ? filled[0] : nil
  }

  private static func isEmpty(_ element: Element) -> Bool {
    element.kind == .stack && element[.children].allSatisfy { $0.element.map(isEmpty) ?? false }
  }

  /// Whether an element is a stack that is only as wide as what is in it, in formats where stacks are.
  private func hugs(_ element: Element) -> Bool {
    guard element.kind == .stack, !element.has(.width), !element[.children].isEmpty else { return false }
    return !takesWidth(element)
  }

  /// Whether something in a stack would stand elsewhere if the stack were wider.
  private func movesIfWider(_ element: Element) -> Bool {
    // Of a box with a picture behind it, the picture decides how wide it is.
    guard element.kind == .stack, !element.has(.width), !element.has(.background) else { return false }
    if element[.axis]?.literal == .horizontal {
      let fills = context.source.stacksFillWidth && element[.distribution]?.literal ?? .fill == .fill
      return fills && element[.children].count > 1 && element.restTaker != nil
    }
    let side = element[.alignment]?.literal
    return side == .center || side == .trailing
      || element[.children].contains { $0.element.map(movesIfWider) ?? false }
  }

  private func takesWidth(_ element: Element) -> Bool {
    if element.isUnframedImage(in: context.source) || element.isStretched { return true }
    guard !element.has(.width) else { return false }
    return switch element.kind {
    case .spacer, .shape, .divider, .list, .scroll: true
    case .stack, .overlay:
      element[.children].contains { slot in
        guard let child = slot.element else { return true }
        // A line between columns is as wide as it is thick.
        return (child.kind != .divider || element[.axis]?.literal != .horizontal) && takesWidth(child)
      }
    default: element.kind.isInput
    }
  }

  /// The element with room on the sides where it is not, so that it stays as wide as its content: inside of a row that has no look, else around it.
  private static func surrounded(_ element: Element, _ side: Alignment) -> Element {
    let isBare = [AttributeID.backgroundColor, .borderColor, .padding, .cornerRadius].allSatisfy { !element.has($0) }
    if element[.axis]?.literal == .horizontal, isBare, !element.has(.tap) {
      var row = element
      row[.children] = slots(element[.children], at: side)
      return row
    }
    return row(around: element, side)
  }

  /// Slots with room where they are not.
  private static func slots(_ slots: [Slot], at side: Alignment) -> [Slot] {
    let room = Slot.one(Element(.spacer))
    return (side == .leading ? [] : [room]) + slots + (side == .trailing ? [] : [room])
  }

  private static func row(around element: Element, _ side: Alignment) -> Element {
    var content = element
    var row = Element.flow(.horizontal, alignment: .center, source: element.source, [])
    for id in [AttributeID.spacing, .separator, .isVisible, .height] {
      if id == .height, content[value: id] != Dimension.stretch.storage { continue }
      row.take(id, from: content)
      content[value: id] = nil
    }
    // Who shows and hides the element by name must find what was hidden, and the place of a picture has its name.
    // An input is found by its own name: that is the key of what it holds.
    if content.kind == .image || row.has(.isVisible) && !content.kind.isInput {
      row.take(.id, from: content)
      content[.id] = nil
    }
    row[.children] = slots([.one(content)], at: side)
    return row
  }

  private mutating func reportJustified(_ slots: [Slot]) {
    for slot in slots {
      guard let text = slot.element, text.has(.horizontalAlignment),
        text[.horizontalAlignment]?.literal == .justified
      else { continue }
      context.record(
        LossKinds.justified, "\(context.targetName) cannot justify text, so it is aligned at its start", at: text,
        .horizontalAlignment)
    }
  }

  /// The element in a row that holds nothing else but flexible room before it: it is aligned by that room.
  private func unwrapped(_ row: Element) -> Element? {
    guard case (var element, let side)? = row.contentBesideRoom, side != .leading, canAlign(element) else { return nil }
    if needsBox(element) { return nil }
    element[.horizontalAlignment] = .literal(side)
    return element
  }

  /// Whether an element gets a box for its colour in the target, which would be as wide as its column, with only the words in
  /// it at a side.
  private func needsBox(_ element: Element) -> Bool {
    (element.has(.backgroundColor) || element.has(.borderColor))
      && !context.target.supports(.backgroundColor, on: element.kind)
  }

  // MARK: To targets whose elements align

  /// An element that the target cannot align by itself, in a row with room around it.
  private mutating func placed(_ element: Element) -> Element {
    guard let alignment = element[.horizontalAlignment],
      !context.target.supports(.horizontalAlignment, on: element.kind)
    else { return element }
    return wrapped(element, alignment)
  }

  private mutating func wrapped(_ element: Element, _ alignment: Bound<Alignment>) -> Element {
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
  private mutating func gather(_ column: inout Element, _ slots: inout [Slot], isPage: Bool) {
    reportJustified(slots)
    slots.updateElements { splitLines(of: &$0) }
    if context.source.stacksFillWidth, sourceAlignsStacks, column[.alignment]?.literal ?? .fill == .fill {
      slots = slots.map { $0.replacing(widened) }
    }
    let alignments = slots.map { slot in slot.element.map { effective($0) } ?? .literal(.leading) }
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
      if let first = alignments.first, isShared, alignments.allSatisfy({ $0 == first }), first.literal != nil {
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
  private mutating func splitLines(of text: inout Element) {
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
  private func widened(_ column: Element) -> Element {
    guard column.kind == .stack, column[.axis]?.literal ?? .vertical == .vertical, hugs(column),
      !column.has(.backgroundColor), !column.has(.borderColor), let side = column[.alignment]?.literal,
      side == .center || side == .trailing
    else { return column }
    return Self.row(around: column, side)
  }

  private func bare(_ element: inout Element) {
    // What is in a row inherits the alignment of it.
    if element.kind != .stack, !remembersSide(element) { element[.horizontalAlignment] = nil }
  }

  /// Whether a text says for longer where its lines should stand: a later step knows how wide it is, and so whether it has
  /// several of them.
  private func remembersSide(_ element: Element) -> Bool {
    guard context.framesColumns, element.kind == .text else { return false }
    let side = element[.horizontalAlignment]?.literal
    return side == .center || side == .trailing
  }

  private func effective(_ element: Element) -> Bound<Alignment> {
    switch element.has(.horizontalAlignment) ? element[.horizontalAlignment] : nil {
    case .literal(.center)?: .literal(.center)
    case .literal(.trailing)?: .literal(.trailing)
    case .template(let template)?: .template(template)
    default: .literal(.leading)
    }
  }

  private mutating func reportWrappedLines(_ slots: [Slot], _ alignment: Bound<Alignment>) {
    guard alignment.literal != .leading, !context.framesColumns else { return }
    for slot in slots {
      guard let text = slot.element, text.kind == .text, (text.literal(.text)?.count ?? 0) > 40 else { continue }
      context.record(
        LossKinds.textAlignment, "the lines of wrapped text stay at the start in \(context.targetName)", at: text)
    }
  }
}

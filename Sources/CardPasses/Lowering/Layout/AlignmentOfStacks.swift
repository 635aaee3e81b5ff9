import CardIR
import CardStyle

/// Columns that say for all their children where these stand.
extension AlignmentLowering {
  /// Says on each child what the column says for all.
  mutating func handDown(_ column: inout Element, _ slots: inout [Slot], isInRow: Bool) {
    guard targetAlignsElements else { return }
    let alignment = column[.alignment]
    // The room goes away below, and columns of a row must still know that it takes what they leave.
    if isInRow, !targetAlignsStacks, context.target.rowsHaveColumns, column.kind == .stack, !column.has(.width),
      column.containsFlexibleRow(inStatedWidths: false)
    {
      column[.width] = .literal(.stretch)
    }
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
  func onlyContent(of slots: [Slot]) -> Int? {
    let filled = slots.indices.filter { !(slots[$0].element.map(Self.isEmpty) ?? false) }
    guard filled.count == 1, slots[filled[0]].isPlain, let content = slots[filled[0]].element else { return nil }
    let estimate = SizeEstimate(host: context.styles.host)
    let width = estimate.width(of: content)
    let others = slots.indices.filter { $0 != filled[0] }.compactMap { slots[$0].element }
    return others.allSatisfy { estimate.width(of: $0) <= width } ? filled[0] : nil
  }

  static func isEmpty(_ element: Element) -> Bool {
    element.kind == .stack && element[.children].allSatisfy { $0.element.map(isEmpty) ?? false }
  }

  /// Whether an element is a stack that is only as wide as what is in it, in formats where stacks are.
  func hugs(_ element: Element) -> Bool {
    guard element.kind == .stack, !element.has(.width) || element.literal(.width) == .auto,
      !element[.children].isEmpty
    else { return false }
    return !takesWidth(element)
  }

  /// Whether something in a stack would stand elsewhere if the stack were wider.
  func movesIfWider(_ element: Element) -> Bool {
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

  func takesWidth(_ element: Element) -> Bool {
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
  static func surrounded(_ element: Element, _ side: Alignment) -> Element {
    let hasLook = element.isPainted || element.has(.padding) || element.has(.cornerRadius)
    if element[.axis]?.literal == .horizontal, !hasLook, !element.has(.tap) {
      var row = element
      row[.children] = slots(element[.children], at: side)
      return row
    }
    return row(around: element, side)
  }

  /// Slots with room where they are not.
  static func slots(_ slots: [Slot], at side: Alignment) -> [Slot] {
    let room = Slot.one(Element(.spacer))
    return (side == .leading ? [] : [room]) + slots + (side == .trailing ? [] : [room])
  }

  static func row(around element: Element, _ side: Alignment) -> Element {
    var content = element
    // In a row of its own nothing else makes it wider.
    if content.literal(.width) == .auto { content[.width] = nil }
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

  mutating func reportJustified(_ slots: [Slot]) {
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
  func unwrapped(_ row: Element) -> Element? {
    guard case (var element, let side)? = row.contentBesideRoom, side != .leading, canAlign(element) else { return nil }
    if needsBox(element) { return nil }
    element[.horizontalAlignment] = .literal(side)
    return element
  }

  /// Whether an element gets a box for its colour in the target, which would be as wide as its column, with only the words in
  /// it at a side.
  func needsBox(_ element: Element) -> Bool {
    element.isPainted
      && !context.target.supports(.backgroundColor, on: element.kind)
  }
}

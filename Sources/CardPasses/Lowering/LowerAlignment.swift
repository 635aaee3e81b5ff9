package import CardIR

/// Translates between alignment on the elements of a column and alignment of the column itself.
///
/// Where an element cannot say where it stands, its column says it for all, or a row with flexible room around the
/// element does.
package struct LowerAlignment: Pass {
  package init() {}

  package let name = "lower-alignment"
  package let summary = "Translates between alignment of elements and alignment of their stack."
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
    var worker = AlignmentLowering(context: context)
    worker.lower(&screen.root, inherited: nil, isPage: true)
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

  /// `isPage` says that nothing is beside the element.
  mutating func lower(_ element: inout Element, inherited: Bound<Alignment>?, isPage: Bool) {
    // What no one wrote goes without saying.
    if let entry = element.entry(.horizontalAlignment), entry.origin == nil, targetAlignsElements,
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
    if Self.isColumn(element) { lowerColumn(&element, inherited: inner, isPage: isPage) }
    if element.kind == .stack, element[.axis]?.literal == .horizontal, targetAlignsStacks,
      element[.alignment]?.literal == .fill, !context.target.stacksFillWidth
    {
      if element.entry(.alignment)?.origin != nil {
        context.record(
          LossKinds.fillAlignment, "children of a row hug their content in \(context.targetName)", at: element,
          .alignment)
      }
      element[.alignment] = .literal(.center)
    }
    let holdsPage = isPage && element[.children].count == 1 && element.kind != .column
    element.updateChildren { child in
      lower(&child, inherited: inner, isPage: holdsPage)
    }
  }

  private static func isColumn(_ element: Element) -> Bool {
    switch element.kind {
    case .stack: element[.axis]?.literal == .vertical
    case .column, .screen, .list, .scroll, .tableCell, .page: element[.axis]?.literal != .horizontal
    default: false
    }
  }

  private mutating func lowerColumn(_ column: inout Element, inherited: Bound<Alignment>?, isPage: Bool) {
    var slots = column[.children]
    if sourceAlignsStacks {
      handDown(&column, &slots)
    } else if let inherited {
      slots = slots.map { slot in
        slot.replacing { child in
          var child = child
          if canAlign(child), !child.has(.horizontalAlignment) { child[.horizontalAlignment] = inherited }
          return child
        }
      }
    }
    if targetAlignsElements {
      slots = slots.map { slot in slot.replacing { placed($0) } }
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
  private mutating func handDown(_ column: inout Element, _ slots: inout [Slot]) {
    guard targetAlignsElements else { return }
    let alignment = column[.alignment]
    slots = slots.map { slot in
      slot.replacing { child in
        var child = unwrapped(child) ?? child
        if !targetAlignsStacks, let side = alignment?.literal, side == .center || side == .trailing, Self.hugs(child) {
          return Self.surrounded(child, side)
        }
        guard canAlign(child), context.target.supports(.horizontalAlignment, on: child.kind) else { return child }
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

  /// Whether an element is a stack that is only as wide as what is in it, in formats where stacks are.
  private static func hugs(_ element: Element) -> Bool {
    guard element.kind == .stack, !element.has(.width), !element[.children].isEmpty else { return false }
    return !takesWidth(element)
  }

  private static func takesWidth(_ element: Element) -> Bool {
    switch element.kind {
    case .spacer, .shape, .divider, .list, .scroll: true
    case .stack, .overlay: element[.children].contains { $0.element.map(takesWidth) ?? true }
    default: element.kind.isInput
    }
  }

  /// The element with room on the sides where it is not: inside of a row that has no look, else around it.
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
    return [room] + slots + (side == .center ? [room] : [])
  }

  private static func row(around element: Element, _ side: Alignment) -> Element {
    var content = element
    var row = Element.flow(.horizontal, alignment: .center, source: element.source, [])
    for id in [AttributeID.spacing, .separator, .isVisible] {
      row.take(id, from: content)
      content[value: id] = nil
    }
    row[.children] = slots([.one(content)], at: side)
    return row
  }

  private mutating func reportJustified(_ slots: [Slot]) {
    for slot in slots {
      guard let text = slot.element, text[.horizontalAlignment]?.literal == .justified else { continue }
      context.record(
        LossKinds.justified, "\(context.targetName) cannot justify text, so it is aligned at its start", at: text,
        .horizontalAlignment)
    }
  }

  /// The element in a row that holds nothing else but flexible room: it is aligned by that room.
  private func unwrapped(_ row: Element) -> Element? {
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, row.regions.count == 1,
      row.attributes.allSatisfy({ $0.id.roles.contains(.flow) })
    else { return nil }
    let slots = row[.children]
    guard slots.allSatisfy(\.isPlain) else { return nil }
    func isRoom(_ slot: Slot?) -> Bool { slot?.element?.isFlexibleRoom(along: .horizontal) ?? false }
    let content = slots.filter { !isRoom($0) }
    guard content.count == 1, var element = content[0].element, canAlign(element), isRoom(slots.first) else {
      return nil
    }
    element[.horizontalAlignment] = .literal(isRoom(slots.last) ? .center : .trailing)
    return element
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
    element[.horizontalAlignment] = nil
    guard case .literal(let side) = alignment else {
      context.record(
        LossKinds.binding, "the alignment is known only with data, so the element stands at the start", at: element)
      return element
    }
    return side == .center || side == .trailing ? Self.row(around: element, side) : element
  }

  // MARK: To targets whose stacks align

  /// Says on the column what all its children say, or puts room around those that differ.
  private mutating func gather(_ column: inout Element, _ slots: inout [Slot], isPage: Bool) {
    reportJustified(slots)
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
        slots = slots.map { $0.replacing(bare) }
        reportWrappedLines(slots, first)
        return
      }
      column[.alignment] = .literal(.leading)
    } else if own?.literal != .leading {
      slots = slots.map { $0.replacing(bare) }
      return
    }
    slots = slots.map { slot in
      slot.replacing { child in
        guard child.has(.horizontalAlignment) else { return child }
        let alignment = effective(child)
        reportWrappedLines([slot], alignment)
        return alignment.literal == .leading ? bare(child) : wrapped(child, alignment)
      }
    }
  }

  private func bare(_ element: Element) -> Element {
    var element = element
    element[.horizontalAlignment] = nil
    return element
  }

  private func effective(_ element: Element) -> Bound<Alignment> {
    switch element[.horizontalAlignment] {
    case .literal(.center)?: .literal(.center)
    case .literal(.trailing)?: .literal(.trailing)
    case .template(let template)?: .template(template)
    default: .literal(.leading)
    }
  }

  private mutating func reportWrappedLines(_ slots: [Slot], _ alignment: Bound<Alignment>) {
    guard alignment.literal != .leading else { return }
    for slot in slots {
      guard let text = slot.element, text.kind == .text, (text.literal(.text)?.count ?? 0) > 40 else { continue }
      context.record(
        LossKinds.textAlignment, "the lines of wrapped text stay at the start in \(context.targetName)", at: text)
    }
  }
}

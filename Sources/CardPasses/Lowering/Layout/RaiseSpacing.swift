package import CardIR
import CardStyle
import CardSyntax

/// Turns the distances of stacks into distances on their children, for targets that state them there.
///
/// Gaps, fixed fillers, the padding of what is not painted and lines before a child merge into its spacing and separator; the
/// sum becomes the nearest step of the host's scale.
package struct RaiseSpacing: Pass {
  package init() {}

  package let name = "raise-spacing"
  package let summary = "Turns gaps, fillers and dividers into spacing tokens and separators."
  package let stage = PassStage.lowering
  // What is not seen keeps nothing apart.
  package let follows: Set<String> = ["drop-empty-content", "materialize-defaults"]
  package let example = PassExample(
    before: """
      stack axis=vertical gap=10
        children
          text text="A"
          divider
          text text="B"
      """,
    after: """
      stack axis=vertical
        children
          text text="A"
          text text="B" separator=true
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.source.spacing != .perElement, context.target.spacing == .perElement else { return }
    _ = raise(&screen.root, &context)
    if context.target.rowsHaveColumns, !context.source.rowsHaveColumns {
      Self.settle(&screen.root, inherits: false, context)
    }
  }

  /// Says of columns and of boxes that stretch that their content is at their top, where that of a box around them is not:
  /// renderers hand the alignment of a box down to the boxes in it, which the source does not.
  private static func settle(_ element: inout Element, inherits: Bool, _ context: PassContext) {
    var inherits = inherits
    if element.has(.verticalAlignment) {
      inherits = element[.verticalAlignment] != .literal(.top)
    } else if inherits, element.kind == .column || element.literal(.height) == .stretch, !element[.children].isEmpty,
      context.target.supports(.verticalAlignment, on: element.kind)
    {
      element[.verticalAlignment] = .literal(.top)
      inherits = false
    }
    element.updateChildren { settle(&$0, inherits: inherits, context) }
  }

  /// Raises the distances in an element; gives the room that it had around its content, which those around it keep.
  private func raise(_ element: inout Element, _ context: inout PassContext) -> ElementInsets {
    let own = takePadding(of: &element, &context)
    stretchBoxes(in: &element, &context)
    var slots = element.has(.children) ? element.takeSlots(of: .children) : []
    element.updateChildren { _ = raise(&$0, &context) }
    var insets = slots.map { _ in ElementInsets() }
    for index in slots.indices { slots[index].update { insets[index] = raise(&$0, &context) } }
    if element.has(.children) { element[.children] = slots }
    var outer = ElementInsets(above: own, below: own, beside: own)
    guard [.stack, .column, .screen].contains(element.kind), element.has(.children) else {
      // Nothing is above a layer in its layers.
      for line in insets.compactMap(\.line) { ChildSpacing.drop(line, &context) }
      return outer
    }
    let axis: Axis = element.kind == .stack ? element[.axis]?.literal ?? .vertical : .vertical
    if case .template? = element[.gap] {
      context.record(
        LossKinds.binding, "the gap is known only with data, so the host's default distance is used", at: element, .gap)
    }
    if axis == .vertical, context.target.supports(.verticalAlignment, on: element.kind) { alignContent(of: &element) }
    let gap = element[.gap].map { $0.literal ?? context.styles.host.spacing[.default] } ?? 0
    let ends: ElementInsets
    (element[.children], ends) = ChildSpacing(in: element, along: axis, gap).merge(insets, &context)
    element[.gap] = nil
    // What is painted or says how high it is has the room inside.
    if Self.isOpen(element) {
      outer.above += ends.above
      outer.below += ends.below
      (outer.line, outer.belowLine) = (ends.line, ends.belowLine)
    } else if element.kind != .screen, !Self.hasHeight(element), ends.above + ends.below > Self.leastRoom {
      context.record(
        LossKinds.spacing,
        "\(NumberText.javaScript(ends.above + ends.below)) points of room above or below everything in the box are removed",
        at: element)
    }
    return outer
  }

  /// The padding of something that is not painted, and so has none in the target.
  private func takePadding(of element: inout Element, _ context: inout PassContext) -> Double {
    guard element.kind != .screen, !element.has(.containerStyle), let padding = element[.padding]?.literal, padding > 0
    else { return 0 }
    let text = NumberText.javaScript(padding)
    context.record(
      LossKinds.padding, "the padding of \(text) points becomes distances to what is around it", at: element, .padding,
      value: text)
    element[.padding] = nil
    return padding
  }

  /// Whether nothing is seen of a box but what is in it, so that room inside is room outside.
  static func isOpen(_ box: Element) -> Bool {
    !hasHeight(box) && !box.has(.containerStyle) && !box.has(.background)
  }

  private static func hasHeight(_ box: Element) -> Bool {
    box.has(.minHeight) || box.has(.height) && box.literal(.height) != .stretch
  }

  /// Less room than this is not seen to be missing, in points.
  private static let leastRoom = 2.0

  // MARK: Flexible room

  /// Lets the boxes of a column take the height that is left where they have flexible room in them: what is in a card is as
  /// high as its content, unless it stretches.
  private func stretchBoxes(in column: inout Element, _ context: inout PassContext) {
    guard column.kind != .stack || column[.axis]?.literal == .vertical, column.has(.children) else { return }
    guard column.hasChild(in: .children, where: { Self.hasRoom($0, above: true) }) else { return }
    var slots = column[.children]
    let last = slots.lastIndex { !Self.isRoom($0) }
    // Room at the end keeps the content of a column up that would be farther down in its row.
    let isPushed =
      column.kind == .column && column.has(.verticalAlignment) && column[.verticalAlignment] != .literal(.top)
    for index in slots.indices {
      slots[index].update { box in
        guard Self.hasRoom(box, above: index != last || isPushed) else { return }
        box[.height] = .literal(.stretch)
        let slots = box[.children]
        // What is between other things is told of where it becomes a container of its own.
        let isAbove = Self.isRoom(slots.first) && !slots.dropFirst().dropLast().contains { Self.isRoom($0) }
        if isAbove || Self.isRoom(slots.last) {
          context.record(LossKinds.spacer, "flexible room becomes part of a container that stretches", at: box)
        }
      }
    }
    column[.children] = slots
  }

  /// Whether a box that may be of any height has flexible room in it that pushes something: also that at its end, if
  /// something is below.
  private static func hasRoom(_ box: Element, above somethingElse: Bool) -> Bool {
    guard box.kind == .stack, box[.axis]?.literal == .vertical, !box.has(.height), !box.has(.minHeight) else {
      return false
    }
    let slots = box[.children]
    guard let last = slots.lastIndex(where: { !isRoom($0) }) else { return false }
    return slots.indices.contains { index in
      let hasMore = somethingElse || index < last
      return isRoom(slots[index]) ? hasMore : slots[index].element.map { hasRoom($0, above: hasMore) } ?? false
    }
  }

  private static func isRoom(_ slot: Slot?) -> Bool {
    guard let slot, slot.isPlain, let room = slot.element else { return false }
    return room.isFlexibleRoom(along: .vertical) && !room.has(.minLength)
  }

  /// Room above, or above and below, the content of a box says where the content stands.
  private func alignContent(of box: inout Element) {
    let isRoom = Self.isRoom
    let slots = box[.children]
    if box.kind == .column, box.has(.verticalAlignment), slots.count > 1, isRoom(slots.last), !isRoom(slots.first) {
      box[.verticalAlignment] = .literal(.top)
    }
    guard isRoom(slots.first), slots.count > 1, !slots.dropFirst().dropLast().contains(where: isRoom) else { return }
    let isCentered = slots.count > 2 && isRoom(slots.last)
    // Without a height of its own a box may still be as high as its row, so room above it stays room.
    guard isCentered || (box.has(.height) || box.has(.minHeight)) && !box.has(.verticalAlignment) else { return }
    box[.verticalAlignment] = .literal(isCentered ? .center : .bottom)
    box[.children] = Array(isCentered ? slots.dropFirst().dropLast() : slots.dropFirst())
  }
}

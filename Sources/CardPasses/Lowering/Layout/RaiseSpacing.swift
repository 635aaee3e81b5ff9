package import CardIR
import CardStyle
import CardSyntax
import CardTemplate

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

  /// Room that an element keeps free around it.
  private struct Insets {
    var above = 0.0
    var below = 0.0
    var beside = 0.0
    /// A line above everything in it, which is drawn above the element: renderers draw none before the first thing in a box.
    var line: Element?
    /// The room between the line and what is below it.
    var belowLine = 0.0
  }

  /// Raises the distances in an element; gives the room that it had around its content, which those around it keep.
  private func raise(_ element: inout Element, _ context: inout PassContext) -> Insets {
    let own = takePadding(of: &element, &context)
    stretchBoxes(in: &element, &context)
    var slots = element.has(.children) ? element.takeSlots(of: .children) : []
    element.updateChildren { _ = raise(&$0, &context) }
    var insets = slots.map { _ in Insets() }
    for index in slots.indices { slots[index].update { insets[index] = raise(&$0, &context) } }
    if element.has(.children) { element[.children] = slots }
    var outer = Insets(above: own, below: own, beside: own)
    guard [.stack, .column, .screen].contains(element.kind), element.has(.children) else {
      // Nothing is above a layer in its layers.
      for line in insets.compactMap(\.line) { dropped(line, &context) }
      return outer
    }
    let axis: Axis = element.kind == .stack ? element[.axis]?.literal ?? .vertical : .vertical
    if case .template? = element[.gap] {
      context.record(
        LossKinds.binding, "the gap is known only with data, so the host's default distance is used", at: element, .gap)
    }
    if axis == .vertical, context.target.supports(.verticalAlignment, on: element.kind) { alignContent(of: &element) }
    let gap = element[.gap].map { $0.literal ?? context.styles.host.spacing[.default] } ?? 0
    let ends: Insets
    (element[.children], ends) = merge(element[.children], insets, axis, gap, in: element, &context)
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

  private static func isOpen(_ box: Element) -> Bool {
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

  /// What was met since the last child.
  private struct Between {
    var points = 0.0
    /// A line that stands before the next child.
    var divider: Element?
    /// How much of the distance was before the line.
    var pointsBefore = 0.0
    /// Whether there is a blank at the end of the text before or at the beginning of the next one, which nobody sees at the
    /// side of a column.
    var hasBlank = false
    /// Whether words are at both sides, which would run together without any distance.
    var separatesWords = false
  }

  /// What keeps words apart, in points.
  private static let leastDistance = 2.0

  private func merge(
    _ slots: [Slot], _ insets: [Insets], _ axis: Axis, _ gap: Double, in owner: Element, _ context: inout PassContext
  ) -> (slots: [Slot], ends: Insets) {
    var result: [Slot] = []
    var between = Between()
    var isFirst = true
    var ends = Insets()
    if axis == .horizontal {
      // A row is as far from others as that of its columns which is nearest to them.
      let columns = zip(slots, insets).filter { $0.0.element?.kind != .spacer && $0.0.element?.kind != .divider }
      ends.above = columns.map(\.1.above).min() ?? 0
      ends.below = columns.map(\.1.below).min() ?? 0
    }
    for (index, slot) in slots.enumerated() {
      if !isFirst { between.points += gap }
      isFirst = false
      guard let element = slot.element else {
        result.append(slot)
        between = Between()
        continue
      }
      if slot.isPlain, element.kind == .spacer {
        context.recordRest(of: element, except: [axis == .vertical ? .height : .width, .minLength, .axis])
        if let points = fixedLength(element, axis) {
          between.points += points
          continue
        }
        let length: AttributeID = axis == .vertical ? .height : .width
        if case .template(let template)? = element[value: length] {
          context.record(
            LossKinds.binding, "a distance that is known only with data becomes the usual one", at: element, length,
            value: template.sourceText)
          between.points += context.styles.host.spacing[.default]
          continue
        }
        // Room at the end pushes nothing in a card, which is as high as its content.
        if index == slots.count - 1 { continue }
        if axis == .vertical {
          var room = Element(.stack, source: element.source)
          room[.axis] = .literal(.vertical)
          room[.height] = .literal(.stretch)
          room[.children] = []
          context.record(
            LossKinds.spacer, "flexible room becomes an empty container that stretches",
            at: slots.subject(ofRoomAt: index) ?? element)
          result.append(placed(.one(room), between, isFirst: result.isEmpty, in: owner, &context))
          between = Between()
          continue
        }
      }
      if element.kind == .divider {
        context.recordRest(of: element, except: [.backgroundColor, .axis])
        // An element has one line before it: of several lines each but the last is an element of its own.
        if let earlier = between.divider {
          let inside = between.points - between.pointsBefore
          between.points = between.pointsBefore + inside / 2
          let line = Self.line(earlier, asColumn: axis == .horizontal && context.target.rowsHaveColumns)
          result.append(placed(.one(line), between, isFirst: result.isEmpty, in: owner, &context))
          between = Between(points: inside / 2)
        }
      }
      if element.kind == .divider, slot.isPlain {
        between.divider = element
        between.pointsBefore = between.points
        continue
      }
      if element.kind == .divider {
        let hasColumns = axis == .horizontal && context.target.rowsHaveColumns
        let line = slot.replacing { Self.line($0, asColumn: hasColumns) }
        result.append(placed(line, between, isFirst: result.isEmpty, in: owner, &context))
        between = Between()
        continue
      }
      let (before, behind) =
        axis == .vertical ? (insets[index].above, insets[index].below) : (insets[index].beside, insets[index].beside)
      between.points += before
      let hasOwnLine = axis == .vertical && insets[index].line != nil && between.divider == nil
      if hasOwnLine {
        (between.divider, between.pointsBefore) = (insets[index].line, between.points)
        between.points += insets[index].belowLine
      } else if let line = insets[index].line {
        dropped(line, &context)
      }
      if let line = between.divider, result.isEmpty {
        // Renderers draw no line before the first thing in a box. The first of those that repeat has it there as well.
        if axis == .vertical, owner.kind == .stack, Self.isOpen(owner), slot.isPlain || slot.repeats || !hasOwnLine {
          (ends.line, ends.belowLine) = (line, between.points - between.pointsBefore)
          ends.above = between.pointsBefore
        } else {
          dropped(line, &context)
        }
        if !(hasOwnLine && slot.repeats) { between = Between() }
      } else if axis == .vertical, result.isEmpty, between.divider == nil {
        ends.above = between.points
      }
      between.hasBlank = axis == .horizontal && Self.hasBlank(between: result.last?.element, and: element)
      between.separatesWords =
        axis == .horizontal && between.points >= Self.leastDistance && element.holdsText
        && result.last?.element?.holdsText ?? false
      if hasOwnLine, !slot.isPlain, between.divider != nil {
        // Each of them has the line.
        result.append(placed(slot, between, isFirst: false, in: owner, &context))
        between = Between(points: behind)
        continue
      }
      if between.divider != nil, !slot.isPlain, axis == .horizontal {
        let line = Self.line(between.divider ?? element, asColumn: context.target.rowsHaveColumns)
        result.append(placed(.one(line), between, isFirst: result.isEmpty, in: owner, &context))
        between = Between(points: slot.repeats ? gap : 0)
      }
      if axis == .vertical, needsBox(slot, between, gap, isFirst: result.isEmpty, context) {
        let box = box(of: slot, gap, in: owner, &context)
        result.append(placed(.one(box), between, isFirst: result.isEmpty, in: owner, &context))
      } else {
        // The first of those that repeat is nearest to nothing, and the others to each other.
        if result.isEmpty, slot.repeats { between.points = gap }
        result.append(placed(slot, between, isFirst: result.isEmpty && !slot.repeats, in: owner, &context))
      }
      between = Between(points: behind)
    }
    if axis == .vertical, between.divider == nil, !result.isEmpty { ends.below = between.points }
    if let divider = between.divider {
      context.record(
        LossKinds.trailingDivider, "a line at the end becomes an empty container with a separator", at: divider)
      between.divider = nil
      let line = Self.line(divider, asColumn: axis == .horizontal && context.target.rowsHaveColumns)
      result.append(placed(.one(line), between, isFirst: result.isEmpty, in: owner, &context))
    }
    return (result, ends)
  }

  private func dropped(_ line: Element, _ context: inout PassContext) {
    context.record(
      LossKinds.leadingDivider, "\(context.targetName) draws no line above the first thing in a box, so it is removed",
      at: line)
  }

  private func fixedLength(_ spacer: Element, _ axis: Axis) -> Double? {
    let dimension = axis == .vertical ? spacer.literal(.height) : spacer.literal(.width)
    if case .points(let points)? = dimension { return points }
    return spacer[.minLength]?.literal
  }

  /// Whether a blank keeps two texts side by side apart.
  private static func hasBlank(between before: Element?, and after: Element) -> Bool {
    (before?.onlyText?.last?.isWhitespace ?? false)
      || before?.onlyText != nil && (after.onlyText?.first?.isWhitespace ?? false)
  }

  /// Whether what stands before a slot is not before each of its elements, or is there even where it has none: a line, and
  /// a distance that is not that between those that repeat.
  private func needsBox(
    _ slot: Slot, _ between: Between, _ gap: Double, isFirst: Bool, _ context: PassContext
  ) -> Bool {
    if slot.isPlain { return false }
    if between.divider != nil { return true }
    let styles = context.styles
    return slot.repeats && !isFirst && styles.nearestSpacing(to: between.points) != styles.nearestSpacing(to: gap)
  }

  /// A box with all elements of a slot, so that what stands before the box is there once.
  private func box(of slot: Slot, _ gap: Double, in owner: Element, _ context: inout PassContext) -> Element {
    var box = Element(.stack)
    box[.axis] = .literal(.vertical)
    if let element = slot.element, case .stretch? = element.literal(.height) { box.take(.height, from: element) }
    box[.children] = [placed(slot, Between(points: gap), isFirst: !slot.repeats, in: owner, &context)]
    return box
  }

  /// A line of its own: an empty container, or column of a row, with a separator.
  private static func line(_ divider: Element, asColumn isColumn: Bool) -> Element {
    var line = Element(isColumn ? .column : .stack, source: divider.source)
    if !isColumn { line[.axis] = .literal(.vertical) }
    line[.separator] = .literal(true)
    line[.children] = []
    return line
  }

  /// The slot with the distance and line that stand before it; what was made by another step is told of at its owner.
  private func placed(
    _ slot: Slot, _ between: Between, isFirst: Bool, in owner: Element, _ context: inout PassContext
  ) -> Slot {
    if isFirst, between.divider == nil { return slot }
    let spacing = context.styles.host.spacing
    var nearest = context.styles.nearestSpacing(to: between.points)
    if between.hasBlank || between.separatesWords, spacing[nearest] == 0 { nearest = .small }
    let difference = abs(spacing[nearest] - between.points)
    let subject = slot.element.map { $0.nearestSpan == nil ? owner : $0 }
    if between.hasBlank, difference > 2, let element = subject {
      context.record(
        LossKinds.spacing,
        "the blank between two texts becomes the distance `\(nearest.rawValue)`, "
          + "\(NumberText.javaScript(spacing[nearest])) points", at: element)
    } else if difference > 2, !isFirst, let element = subject {
      context.record(
        LossKinds.spacing,
        "a distance of \(NumberText.javaScript(between.points)) points becomes `\(nearest.rawValue)`, "
          + "\(NumberText.javaScript(spacing[nearest])) points",
        at: element, value: NumberText.javaScript(between.points))
    }
    if let divider = between.divider, let color = divider.literal(.backgroundColor),
      color != context.styles.host.separator.color
    {
      let text = color.text(.alphaLast)
      context.record(
        LossKinds.separatorColor, "the line of colour \(text) gets the host's colour", at: divider, .backgroundColor,
        value: text)
    }
    return slot.replacing { element in
      var element = element
      if !isFirst { element[.spacing] = nearest == .default ? nil : .literal(nearest) }
      if between.divider != nil { element[.separator] = .literal(true) }
      return element
    }
  }
}

extension Slot {
  /// Whether data give the number of its elements.
  fileprivate var repeats: Bool { scope?.repeats ?? false }
}

extension Element {
  /// The text of a text, or of a column or stack with nothing else in it, as it is written.
  fileprivate var onlyText: String? {
    if kind == .text {
      switch self[.text] {
      case .literal(let text)?: return text
      case .template(let template)?: return template.sourceText
      case nil: return nil
      }
    }
    let slots = self[.children]
    guard kind == .column || kind == .stack, slots.count == 1 else { return nil }
    return slots[0].element?.onlyText
  }
}

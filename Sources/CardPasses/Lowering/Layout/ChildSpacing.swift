import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Room that an element keeps free around it, in points.
struct ElementInsets {
  var above = 0.0
  var below = 0.0
  var beside = 0.0
  /// A line above everything in it, which is drawn above the element: renderers draw none before the first thing in a box.
  var line: Element?
  /// The room between the line and what is below it.
  var belowLine = 0.0
}

/// Merges what stands between the children of an element, gaps, fillers and lines, into their spacing and separators.
///
/// The children are taken one after the other; what was met since the last one is kept until the next one has it before it.
struct ChildSpacing {
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

  private let owner: Element
  private let axis: Axis
  private let gap: Double
  private var result: [Slot] = []
  private var between = Between()
  private var ends = ElementInsets()

  /// For the children of `owner`, which stand `gap` points apart along `axis`.
  init(in owner: Element, along axis: Axis, _ gap: Double) {
    self.owner = owner
    self.axis = axis
    self.gap = gap
  }

  /// The children with their distances and lines, and the room that is at the ends of all of them.
  ///
  /// - Parameter insets: The room around each child.
  consuming func merge(
    _ insets: [ElementInsets], _ context: inout PassContext
  ) -> (slots: [Slot], ends: ElementInsets) {
    let slots = owner[.children]
    if axis == .horizontal {
      // A row is as far from others as that of its columns which is nearest to them.
      let columns = zip(slots, insets).filter { $0.0.element?.kind != .spacer && $0.0.element?.kind != .divider }
      ends.above = columns.map(\.1.above).min() ?? 0
      ends.below = columns.map(\.1.below).min() ?? 0
    }
    for (index, slot) in slots.enumerated() {
      if index > 0 { between.points += gap }
      guard let element = slot.element else {
        result.append(slot)
        between = Between()
        continue
      }
      if slot.isPlain, element.kind == .spacer, space(element, at: index, of: slots, &context) { continue }
      if element.kind == .divider {
        divide(by: element, slot, &context)
      } else {
        add(slot, element, insets[index], &context)
      }
    }
    if axis == .vertical, between.divider == nil, !result.isEmpty { ends.below = between.points }
    if let divider = between.divider {
      context.record(
        LossKinds.trailingDivider, "a line at the end becomes an empty container with a separator", at: divider)
      between.divider = nil
      place(line(divider, context), &context)
    }
    return (result, ends)
  }

  // MARK: Fillers and lines

  /// Takes a filler into the distance; false if it is something that has a place among the children.
  private mutating func space(
    _ spacer: Element, at index: Int, of slots: [Slot], _ context: inout PassContext
  ) -> Bool {
    let length: AttributeID = axis == .vertical ? .height : .width
    context.recordRest(of: spacer, except: [length, .minLength, .axis])
    if let points = fixedLength(spacer) {
      between.points += points
      return true
    }
    if case .template(let template)? = spacer[value: length] {
      context.record(
        LossKinds.binding, "a distance that is known only with data becomes the usual one", at: spacer, length,
        value: template.sourceText)
      between.points += context.styles.host.spacing[.default]
      return true
    }
    // Room at the end pushes nothing in a card, which is as high as its content.
    if index == slots.count - 1 { return true }
    guard axis == .vertical else { return false }
    var room = Element(.stack, source: spacer.source)
    room[.axis] = .literal(.vertical)
    room[.height] = .literal(.stretch)
    room[.children] = []
    context.record(
      LossKinds.spacer, "flexible room becomes an empty container that stretches",
      at: slots.subject(ofRoomAt: index) ?? spacer)
    place(.one(room), &context)
    // On a card that is as high as its content the room has no height, and what it kept apart would touch.
    between = Between(points: max(0, context.styles.host.spacing[.default] - gap))
    return true
  }

  private func fixedLength(_ spacer: Element) -> Double? {
    let dimension = axis == .vertical ? spacer.literal(.height) : spacer.literal(.width)
    if case .points(let points)? = dimension { return points }
    return spacer[.minLength]?.literal
  }

  /// Keeps a line for the next child; one that is there only with some data becomes an element of its own.
  private mutating func divide(by divider: Element, _ slot: Slot, _ context: inout PassContext) {
    context.recordRest(of: divider, except: [.backgroundColor, .axis])
    // An element has one line before it: of several lines each but the last is an element of its own.
    if let earlier = between.divider {
      let inside = between.points - between.pointsBefore
      between.points = between.pointsBefore + inside / 2
      place(line(earlier, context), &context)
      between = Between(points: inside / 2)
    }
    if slot.isPlain {
      between.divider = divider
      between.pointsBefore = between.points
    } else {
      let isColumn = axis == .horizontal && context.target.rowsHaveColumns
      place(slot.replacing { Self.line($0, asColumn: isColumn) }, &context)
      between = Between()
    }
  }

  /// Says of a line that it is not drawn.
  static func drop(_ line: Element, _ context: inout PassContext) {
    context.record(
      LossKinds.leadingDivider, "\(context.targetName) draws no line above the first thing in a box, so it is removed",
      at: line)
  }

  /// A line of its own where the children are.
  private func line(_ divider: Element, _ context: PassContext) -> Slot {
    .one(Self.line(divider, asColumn: axis == .horizontal && context.target.rowsHaveColumns))
  }

  /// A line of its own: an empty container, or column of a row, with a separator.
  private static func line(_ divider: Element, asColumn isColumn: Bool) -> Element {
    var line = Element(isColumn ? .column : .stack, source: divider.source)
    if !isColumn { line[.axis] = .literal(.vertical) }
    line[.separator] = .literal(true)
    line[.children] = []
    return line
  }

  // MARK: Content

  /// Adds a child that is something to see.
  private mutating func add(
    _ slot: Slot, _ element: Element, _ insets: ElementInsets, _ context: inout PassContext
  ) {
    between.points += axis == .vertical ? insets.above : insets.beside
    let behind = Between(points: axis == .vertical ? insets.below : insets.beside)
    let hasOwnLine = takeLine(of: slot, insets, &context)
    between.hasBlank = axis == .horizontal && Self.hasBlank(between: result.last?.element, and: element)
    between.separatesWords =
      axis == .horizontal && between.points >= Self.leastDistance && element.holdsText
      && result.last?.element?.holdsText ?? false
    if hasOwnLine, !slot.isPlain, between.divider != nil {
      // Each of them has the line.
      result.append(placed(slot, between, isFirst: false, &context))
      between = behind
      return
    }
    if let divider = between.divider, !slot.isPlain, axis == .horizontal {
      place(line(divider, context), &context)
      between = Between(points: slot.repeats ? gap : 0)
    }
    if axis == .vertical, needsBox(slot, context) {
      place(.one(box(of: slot, &context)), &context)
    } else {
      // The first of those that repeat is nearest to nothing, and the others to each other.
      if result.isEmpty, slot.repeats { between.points = gap }
      result.append(placed(slot, between, isFirst: result.isEmpty && !slot.repeats, &context))
    }
    between = behind
  }

  /// Takes the line above everything in a child, and hands a line above the first child on to what is around them; gives
  /// whether the line before the child is its own.
  private mutating func takeLine(of slot: Slot, _ insets: ElementInsets, _ context: inout PassContext) -> Bool {
    let hasOwnLine = axis == .vertical && insets.line != nil && between.divider == nil
    if hasOwnLine {
      (between.divider, between.pointsBefore) = (insets.line, between.points)
      between.points += insets.belowLine
    } else if let line = insets.line {
      Self.drop(line, &context)
    }
    guard result.isEmpty else { return hasOwnLine }
    guard let line = between.divider else {
      if axis == .vertical { ends.above = between.points }
      return hasOwnLine
    }
    // Renderers draw no line before the first thing in a box. The first of those that repeat has it there as well.
    if axis == .vertical, owner.kind == .stack, RaiseSpacing.isOpen(owner), slot.isPlain || slot.repeats || !hasOwnLine
    {
      (ends.line, ends.belowLine) = (line, between.points - between.pointsBefore)
      ends.above = between.pointsBefore
    } else {
      Self.drop(line, &context)
    }
    if !(hasOwnLine && slot.repeats) { between = Between() }
    return hasOwnLine
  }

  /// Whether a blank keeps two texts side by side apart.
  private static func hasBlank(between before: Element?, and after: Element) -> Bool {
    (before?.onlyText?.last?.isWhitespace ?? false)
      || before?.onlyText != nil && (after.onlyText?.first?.isWhitespace ?? false)
  }

  /// Whether what stands before a slot is not before each of its elements, or is there even where it has none: a line, and
  /// a distance that is not that between those that repeat.
  private func needsBox(_ slot: Slot, _ context: PassContext) -> Bool {
    if slot.isPlain { return false }
    if between.divider != nil { return true }
    let styles = context.styles
    return slot.repeats && !result.isEmpty
      && styles.nearestSpacing(to: between.points) != styles.nearestSpacing(to: gap)
  }

  /// A box with all elements of a slot, so that what stands before the box is there once.
  private func box(of slot: Slot, _ context: inout PassContext) -> Element {
    var box = Element(.stack)
    box[.axis] = .literal(.vertical)
    if let element = slot.element, case .stretch? = element.literal(.height) { box.take(.height, from: element) }
    box[.children] = [placed(slot, Between(points: gap), isFirst: !slot.repeats, &context)]
    return box
  }

  // MARK: Placing

  /// Adds a slot behind what was met before it.
  private mutating func place(_ slot: Slot, _ context: inout PassContext) {
    result.append(placed(slot, between, isFirst: result.isEmpty, &context))
  }

  /// The slot with the distance and line that stand before it; what was made by another step is told of at its owner.
  private func placed(_ slot: Slot, _ between: Between, isFirst: Bool, _ context: inout PassContext) -> Slot {
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

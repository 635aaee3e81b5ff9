import CardIR
import CardStyle
import CardSyntax

/// Screens whose elements say how wide they are, in points, whatever the screen.
extension WidthSettling {
  /// What of the room on the usual screen a layer must take to be meant to take all of it.
  private static let usualShare = 0.85

  /// Makes what is wider than the narrowest screens fit them: as wide as it is on the usual screen, and narrower on
  /// narrower ones, if it can be; else as wide as there is room on the narrowest.
  ///
  /// `isFree` says that nobody sees whether the element is wider than what is in it: it begins at the side, as all around
  /// it does, and nothing is painted. `isHugged` says that it is as wide as what is in it, and `hasAllRoom` that nothing
  /// beside it shares the room with it.
  mutating func fit(
    _ element: inout Element, in outer: Room, isFree: Bool = true, isHugged: Bool = false, hasAllRoom: Bool = true
  ) {
    guard element.has(.children), element.kind != .scroll || element[.axis]?.literal == .vertical else { return }
    var room = outer.inset(by: element[.padding]?.literal ?? 0)
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal
    var slots = element.takeSlots(of: .children)
    // What takes room in a row for sure; what says how wide it is itself can only be told to be wider than all that
    // spacers and distances leave.
    var (taken, spaced) = (0.0, 0.0)
    if isRow {
      shareAreas(of: &slots, in: element, room)
      keepWidths(of: &slots, in: element, room)
      keepInLine(&slots, of: element, in: room, isFree: isFree, isHugged: isHugged)
      taken = Double(max(slots.count - 1, 0)) * (element[.gap]?.literal ?? 0)
      spaced = taken
      for slot in slots {
        guard let child = slot.element, case .points(let points)? = child.literal(.width) else { continue }
        taken += points
        if child.kind == .spacer { spaced += points }
      }
    }
    let rest = Room(points: max(0, room.points - taken), least: max(0, room.least - taken))
    room = Room(points: max(0, room.points - spaced), least: max(0, room.least - spaced))
    // What takes all the width makes its column fill it, and what else is in it is placed one by one.
    let isCentered =
      !isRow && element.kind == .stack && element[.alignment]?.literal == .center
      && slots.contains { $0.element.map { ConstraintSynthesis.grows($0, .horizontal) } ?? false }
    let alignment = element[.alignment]?.literal ?? (element.kind == .stack ? .center : .fill)
    let beginsAtSide = element.kind != .overlay && (alignment == .leading || alignment == .fill)
    // What is as wide as its room anyway has a row in it that may be as well, whatever is around it.
    let isFilled = hasAllRoom && !isRow && slots.contains { $0.element.map { fills($0, room) } ?? false }
    let isFree = isFree || isFilled && beginsAtSide
    let sharesRoom = isRow && slots.contains { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    let isChildHugged = isRow ? sharesRoom : alignment != .fill
    slots.updateElements { child in
      if child.kind == .overlay { takeExtents(ofPictureIn: &child, in: room) }
      if case .points(let points)? = child.literal(.width), child.kind != .spacer {
        if points > room.least, room.least > 0 {
          // Layers have no room beside them.
          let side = element.kind == .overlay ? child.kind == .image ? nil : .fill : alignment
          narrow(&child, from: points, in: room, beside: isRow ? nil : side)
        }
      } else if isCentered, child.kind == .stack, child.holdsLines, natural.width(of: child) > room.least,
        !ConstraintSynthesis.grows(child, .horizontal)
      {
        // In the middle of its column it would be as wide as its texts in one line; beside room they break.
        context.record(
          LossKinds.stretch, "it begins at the side, so that its texts break where the screen ends", at: child)
        child = .flow(.horizontal, alignment: .center, [.one(child), .one(Element(.spacer))])
      }
      let isPainted = child.has(.backgroundColor) || child.has(.borderColor) || child.has(.width)
      fit(
        &child, in: isRow && !child.has(.width) ? rest : room,
        isFree: isFree && !isRow && !isPainted && beginsAtSide, isHugged: isChildHugged,
        hasAllRoom: hasAllRoom && !sharesRoom)
    }
    element[.children] = slots
  }

  /// Whether a line or a text of several lines takes all the width of its column.
  private func fills(_ child: Element, _ room: Room) -> Bool {
    switch child.kind {
    case .divider: true
    case .text: child.holdsLines && natural.width(of: child) > room.points
    default: false
    }
  }

  /// Gives what stands in a row beside something that takes what is left of it, and holds texts itself, the width that it
  /// has: as all texts keep to their words alike, nothing says else which of them is wider than these.
  private mutating func keepWidths(of slots: inout [Slot], in row: Element, _ room: Room) {
    func takesRest(_ slot: Slot) -> Bool { slot.element.map(Self.keepsToWords) ?? false }
    func keepsWidth(_ child: Element) -> Bool {
      if child.kind == .text { return child.canStayInLine }
      return child.kind == .stack && !child.has(.width) && child.holdsText && !child.holdsUnknownText
    }
    guard slots.count > 1, slots.count(where: takesRest) == 1, slots.allSatisfy(\.isPlain) else { return }
    let others = slots.indices.filter { !takesRest(slots[$0]) && slots[$0].element.map(keepsWidth) ?? false }
    let widths = others.map { slots[$0].element.map(natural.width) ?? 0 }
    let gaps = (row[.gap]?.literal ?? 0) * Double(slots.count - 1)
    guard !others.isEmpty, widths.reduce(gaps, +) <= room.least / 2, let taker = slots.firstIndex(where: takesRest)
    else { return }
    for (index, width) in zip(others, widths) {
      slots[index].update { child in
        child[.width] = .literal(.points(width))
        guard child.kind == .text else { return }
        child[.maxLines] = .literal(1)
        if index > taker, !child.has(.horizontalAlignment) { child[.horizontalAlignment] = .literal(.trailing) }
      }
    }
    reportWidths(of: row)
  }

  /// Whether something takes what is left of a row and has texts in it that are as wide as it, and so would rather be
  /// narrower: texts with room beside them would not.
  private static func keepsToWords(_ element: Element) -> Bool {
    guard element.kind == .stack, ConstraintSynthesis.grows(element, .horizontal) else { return false }
    let isRow = element[.axis]?.literal == .horizontal
    return element.hasChild(in: .children) { child in
      if ConstraintSynthesis.grows(child, .horizontal) { return keepsToWords(child) }
      return !isRow && child.holdsText
    }
  }

  /// What is left for the last of several areas on the narrowest screens, in points.
  private static let leastArea = 8.0

  /// Gives all but the last of the areas in a row that take what is left the width that they have on the usual screen: of
  /// several nothing says what each gets.
  private mutating func shareAreas(of slots: inout [Slot], in row: Element, _ room: Room) {
    func isArea(_ slot: Slot) -> Bool {
      guard slot.isPlain, let shape = slot.element, shape.kind == .shape else { return false }
      return !shape.has(.width) && !shape.isCircle
    }
    let areas = slots.indices.filter { isArea(slots[$0]) }
    guard areas.count > 1, !slots.contains(where: { $0.element?.isFlexibleRoom(along: .horizontal) ?? true }) else {
      return
    }
    let taken = slots.reduce((row[.gap]?.literal ?? 0) * Double(slots.count - 1)) { taken, slot in
      isArea(slot) ? taken : taken + (slot.element.map(natural.width) ?? 0)
    }
    let count = Double(areas.count)
    let width = min((room.points - taken) / count, (room.least - taken - Self.leastArea) / (count - 1))
    guard width >= 1 else { return }
    for index in areas.dropLast() {
      slots[index].update { $0[.width] = .literal(.points((width * 2).rounded(.down) / 2)) }
    }
    context.record(
      LossKinds.columnWeight,
      "\(context.targetName) has no shares of a row, so all shapes in it but the last have the width that they have on a "
        + "screen of \(NumberText.javaScript(context.options.screenWidth)) points", at: row)
  }

  private mutating func reportWidths(of row: Element) {
    context.record(
      LossKinds.columnWeight,
      "\(context.targetName) gives texts of several lines equal parts of a row, so the widths of the short ones are "
        + "estimated", at: row)
  }

  /// Keeps texts that fit a row in one line each, with room beside them: of several that may break, none gets more than an
  /// equal part. Where they do not fit the narrowest screens, the longest is left as the only one that breaks.
  private mutating func keepInLine(
    _ slots: inout [Slot], of row: Element, in room: Room, isFree: Bool, isHugged: Bool
  ) {
    guard slots.count(where: { $0.element?.holdsLines ?? false }) > 1 else { return }
    // A text that says how wide it is, such as an icon that has become one, needs no second line where it fits.
    slots.updateElements { text in
      guard text.kind == .text, !text.has(.maxLines), case .points(let points)? = text.literal(.width) else { return }
      var free = text
      free[.width] = nil
      if free.canStayInLine, natural.width(of: free) <= points { text[.maxLines] = .literal(1) }
    }
    let widths = slots.map { $0.element.map(natural.width) ?? 0 }
    let width = widths.reduce((row[.gap]?.literal ?? 0) * Double(slots.count), +)
    let hasRoom = slots.contains { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    guard width <= room.least else { return keepShortInLine(&slots, widths, of: row, in: room, isHugged: isHugged) }
    // Beside room that is added a text that only data know would break, for nobody can tell that it need not; alone among
    // short ones it has what these leave.
    let unknown = slots.count { slot in slot.element.map { $0.kind == .text && $0.literal(.text) == nil } ?? false }
    let isFilled = unknown == 1 && !hasRoom
    let isTaken = slots.contains { slot in
      slot.element.map { $0.kind != .divider && ConstraintSynthesis.grows($0, .horizontal) } ?? false
    }
    let isWidened = isFree && unknown == 0 && !hasRoom && !isTaken
    guard hasRoom || isFilled || isWidened || isHugged else { return }
    slots.updateElements { $0.stayInLine() }
    if isWidened { slots.append(.one(Element(.spacer))) }
  }

  /// Gives all texts of a row but the longest the width that they have in one line.
  private mutating func keepShortInLine(
    _ slots: inout [Slot], _ widths: [Double], of row: Element, in room: Room, isHugged: Bool
  ) {
    // How often something repeated stands there is not known.
    guard slots.allSatisfy({ $0.element != nil && $0.scope == nil }),
      let longest = widths.indices.max(by: { widths[$0] < widths[$1] })
    else { return }
    let short = slots.indices.filter { $0 != longest && slots[$0].element?.holdsLines ?? false }
    let others = widths.indices.filter { $0 != longest }.reduce(0) { $0 + widths[$1] }
    let gaps = (row[.gap]?.literal ?? 0) * Double(slots.count - 1)
    let areSmall = others + gaps <= room.least / 2
    guard short.allSatisfy({ slots[$0].element?.canStayInLine ?? false }), slots[longest].element?.has(.width) == false,
      areSmall || isShared(widths, of: short, in: room.least - gaps)
    else { return }
    let firstRoom = slots.firstIndex { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    for index in short {
      slots[index].update { text in
        text[.maxLines] = .literal(1)
        text[.width] = .literal(.points(widths[index]))
        // What ends a line ends where the line does, however wide it is; several texts that are more than half of it go on
        // from one to the next.
        if index > firstRoom ?? longest, firstRoom != nil || !isHugged || areSmall, !text.has(.horizontalAlignment) {
          text[.horizontalAlignment] = .literal(.trailing)
        }
      }
    }
    reportWidths(of: row)
  }

  /// Whether each of the `short` texts of a row has its width where the room is shared out as in stacks of views: each, the
  /// shortest first, may have an equal part of what is left.
  private func isShared(_ widths: [Double], of short: [Int], in room: Double) -> Bool {
    let texts = Set(short)
    let longest = widths.indices.max { widths[$0] < widths[$1] }
    var left = widths.indices.filter { !texts.contains($0) && $0 != longest }.reduce(room) { $0 - widths[$1] }
    for (place, index) in short.sorted(by: { widths[$0] < widths[$1] }).enumerated() {
      if widths[index] > left / Double(short.count + 1 - place) { return false }
      left -= widths[index]
    }
    return left > 0
  }

  // MARK: What is too wide

  /// Makes what is wider than the narrowest screens fit them; `alignment` is that of the column that it is in, none in rows.
  private mutating func narrow(
    _ element: inout Element, from points: Double, in room: Room, beside alignment: Alignment?
  ) {
    var free = element
    free[.width] = element.kind == .image ? .literal(.stretch) : nil
    Self.freePictures(in: &free, asWideAs: points)
    // With room beside it, it is as wide as it was on the usual screen; layers have none.
    if let alignment, alignment != .fill || points >= room.points * Self.usualShare,
      ConstraintSynthesis.grows(free, .horizontal)
    {
      context.record(
        LossKinds.size, "it is narrower on narrower screens, so that it fits them", at: element, .width)
      if element.kind == .image, points > room.points, case .points(let height)? = element.literal(.height) {
        free[.height] = .literal(.points(max((height * room.points / points).rounded(), 0.5)))
      }
      element = Self.inset(free, by: room.points - points, alignment)
      return
    }
    limit(&element, to: room.least)
    if case .points(let height)? = element.literal(.height) {
      element[.height] = .literal(.points(max((height * room.least / points).rounded(), 0.5)))
    }
  }

  /// What takes all the width of a column but for so many points beside it, where the column's alignment has them.
  private static func inset(_ element: Element, by points: Double, _ alignment: Alignment) -> Element {
    guard points >= 1 else { return element }
    // In a row pictures and layers have the width of what is in them, and in a column that fills that of their room.
    let isFramed = element.kind == .image || element.kind == .overlay
    let content = Slot.one(isFramed ? .flow(.vertical, alignment: .fill, [.one(element)]) : element)
    let slots: [Slot] =
      switch alignment {
      case .center: [.one(.room(points / 2, .horizontal)), content, .one(.room(points / 2, .horizontal))]
      case .trailing: [.one(.room(points, .horizontal)), content]
      case .leading: [content, .one(.room(points, .horizontal))]
      default: [content]
      }
    return alignment == .fill ? element : .flow(.horizontal, alignment: .center, slots)
  }

  /// Lets the pictures among layers that are as large as these stay so, however wide the layers become.
  private static func freePictures(in layers: inout Element, asWideAs points: Double) {
    guard layers.kind == .overlay, case .points(let height)? = layers.literal(.height) else { return }
    layers.updateSlots(of: .children) { _, slots in
      slots.updateElements { image in
        guard image.kind == .image, case .points(let width)? = image.literal(.width), width > points - 1,
          case .points(let own)? = image.literal(.height), own > height - 1
        else { return }
        image[.width] = .literal(.stretch)
        image[.height] = .literal(.stretch)
      }
    }
  }

  /// Gives layers without extents those of the picture behind them, if nothing in front of it is larger: what becomes of
  /// the picture becomes of them as well.
  private func takeExtents(ofPictureIn layers: inout Element, in room: Room) {
    guard let picture = layers[.children].first, picture.isPlain, let image = picture.element, image.kind == .image,
      layers.count(of: .children) > 1, case .points(let width)? = image.literal(.width), width > room.least,
      case .points(let height)? = image.literal(.height)
    else { return }
    let others = layers[.children].dropFirst().compactMap(\.element)
    func grows(_ axis: Axis) -> Bool {
      others.contains { $0.isFlexibleRoom(along: axis) || ConstraintSynthesis.grows($0, axis) }
    }
    let estimate = SizeEstimate(host: context.styles.host)
    let isWidest = width > room.points - 1 || !grows(.horizontal)
    let isHighest =
      height >= ShapeCanvasRoot.screenHeight
      || !grows(.vertical) && others.allSatisfy { estimate.height(of: $0, width: width) <= height }
    guard isWidest, isHighest else { return }
    if !layers.has(.width) { layers[.width] = image[.width] }
    if !layers.has(.height) { layers[.height] = image[.height] }
  }
}

extension Element {
  /// Whether the element is a text that is known and says neither how wide nor how high it is.
  fileprivate var canStayInLine: Bool {
    kind == .text && literal(.text) != nil && !has(.width) && !has(.maxLines)
  }

  /// Keeps the texts of an element that has all the width that it wants in one line each, if all of them are known.
  fileprivate mutating func stayInLine() {
    if canStayInLine {
      self[.maxLines] = .literal(1)
    } else if kind == .stack, !has(.width), !containsElement(where: { $0.kind == .text && $0.literal(.text) == nil }),
      !hasChild(in: .children, where: { ConstraintSynthesis.grows($0, .horizontal) })
    {
      updateSlots(of: .children) { _, slots in slots.updateElements { $0.stayInLine() } }
    }
  }
}

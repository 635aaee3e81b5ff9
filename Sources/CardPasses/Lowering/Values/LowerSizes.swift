package import CardIR
import CardSyntax

/// Translates extents of boxes between what formats have: fixed ones, least ones, frames around the background.
package struct LowerSizes: Pass {
  package init() {}

  package let name = "lower-sizes"
  package let summary = "Translates widths and heights of boxes into those that the target supports."
  package let stage = PassStage.lowering
  // Images have extents of their own by then.
  package let follows: Set<String> = ["lower-images", "reserve-heights"]
  package let example = PassExample(
    before: "stack height=96pt axis=vertical", after: "stack min-height=96 axis=vertical")

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = SizeLowering(context: context)
    if ![.byMeaning, .any].contains(context.target.boxes) {
      worker.lowerStretch(in: &screen.root)
    }
    screen.rewrite { worker.lower(&$0) }
    worker.lowerExtents(of: &screen.root)
    context = worker.context
  }
}

/// One run of ``LowerSizes``.
private struct SizeLowering {
  var context: PassContext

  private var target: Capabilities { context.target }

  mutating func lower(_ element: inout Element) {
    guard element.kind.family == .content else { return }
    lowerExtents(of: &element)
    if target.framesSurroundBackgrounds, !context.source.framesSurroundBackgrounds {
      pushToSide(&element)
      putBackgroundIntoFrame(&element)
    } else if context.source.framesSurroundBackgrounds, !target.framesSurroundBackgrounds {
      putFrameAround(&element)
    }
  }

  // MARK: Extents

  private static let extents: AttributeSet = [.width, .height, .minHeight]

  mutating func lowerExtents(of element: inout Element) {
    let kind = element.kind
    if !element.hasAny(of: Self.extents) { return }
    if let least = element[.minHeight], !target.supports(.minHeight, on: kind) {
      element[.minHeight] = nil
      if least.literal == 0 {
        // As high as the content is what everything is anyway.
      } else if element[.children].isEmpty, kind == .stack || kind == .column, !element.has(.height),
        target.supports(.height, on: .stack) || target.boxes == .byConstraints
      {
        element[.height] = least.literal.map { .literal(.points($0)) }
        if case .template(let template) = least { element[.height] = .template(template) }
      } else {
        let value = least.literal.map { NumberText.javaScript($0) }
        context.record(
          LossKinds.size, "\(context.targetName) has no least height, so the content alone decides", at: element,
          .minHeight, value: value)
      }
    }
    // Later steps make constraints of what is left; and images have been seen to.
    guard target.boxes != .byConstraints, kind != .image else { return }
    // Boxes by meaning grow with their content; their other heights are names.
    let takesHeight = target.supports(.height, on: kind) && target.boxes != .byMeaning
    if case .measure(let height, .points)? = element[value: .height], !takesHeight,
      target.supports(.minHeight, on: kind), !element.has(.minHeight)
    {
      let entry = element.entry(.height)
      element[.height] = nil
      element.set(.minHeight, .number(height), origin: entry?.origin)
    }
    for id in [AttributeID.width, .height] {
      if id == .height ? takesHeight : target.supports(.width, on: kind) { continue }
      guard case .measure(let points, .points)? = element[value: id] else { continue }
      context.record(
        LossKinds.size, "\(context.targetName) cannot give this element a \(id.rawValue)", at: element, id,
        value: NumberText.javaScript(points))
      element[value: id] = nil
    }
  }

  /// Boxes with numbers for extents cannot take the room there is: flexible room below them does.
  ///
  /// `isInRow` says that the room beside the element is that of a row: flexible room would make it as high as the screen.
  mutating func lowerStretch(in parent: inout Element, isInRow: Bool = false) {
    let isInRow = isInRow || parent.kind == .stack && parent[.axis]?.literal == .horizontal
    let isOverlay = parent.kind == .overlay
    // Constraints pin such a picture to the edges of its layers.
    let isPinned = isOverlay && target.boxes == .byConstraints
    parent.updateChildren(in: Self.heights) { child in
      lowerStretch(in: &child, isInRow: isInRow)
      // A picture without extents is as large as the layers that it is behind.
      guard isOverlay, !isPinned, child.isBehindContent, target.imagesNeedBothExtents else { return }
      child[.width] = nil
      child[.height] = nil
    }
    guard parent.hasChild(in: .children, where: { $0.kind.family == .content && Self.height(of: $0) != nil }) else {
      return
    }
    let isColumn = parent.kind != .stack || parent[.axis]?.literal == .vertical
    parent.updateSlots(of: .children) { _, slots in
      lowerStretch(isColumn: isColumn, isInRow: isInRow, isPinned: isPinned, &slots)
    }
  }

  private static let heights = ContentSet(attributes: [.height])

  /// The name that an element has for its height.
  private static func height(of element: Element) -> String? {
    guard element.has(.height), case .token(let name)? = element[value: .height] else { return nil }
    return name
  }

  private mutating func lowerStretch(isColumn: Bool, isInRow: Bool, isPinned: Bool, _ slots: inout [Slot]) {
    // Most heights are those of the content.
    if !slots.contains(where: { $0.element.flatMap(Self.height) == "stretch" }) {
      return slots.updateElements { element in
        if element.kind.family == .content, Self.height(of: element) != nil { element[.height] = nil }
      }
    }
    slots = slots.flatMap { slot -> [Slot] in
      guard let element = slot.element, element.kind.family == .content,
        case .token(let name)? = element[value: .height], !isPinned || !element.isBehindContent
      else { return [slot] }
      let bare = slot.replacing { element in
        var element = element
        element[.height] = nil
        return element
      }
      guard name == "stretch", isColumn else { return [bare] }
      let hasNoRoom = target.boxes == .byConstraints || isInRow
      context.record(
        LossKinds.stretch,
        "\(context.targetName) cannot stretch this element"
          + (hasNoRoom ? ", so it is as high as its content" : ", so room stands below it"), at: element, .height)
      if hasNoRoom { return [bare] }
      if slot.isPlain { return [bare, .one(Element(.spacer))] }
      return [
        bare.replacing { .flow(.vertical, alignment: .leading, source: $0.source, [.one($0), .one(Element(.spacer))]) }
      ]
    }
  }

  // MARK: Frames

  /// What is painted: pictures and shapes fill their frame by themselves.
  private static func isPainted(_ element: Element) -> Bool {
    guard element.kind != .image, element.kind != .shape, element.kind != .spacer, element.kind != .divider else {
      return false
    }
    return element.has(.backgroundColor) || element.has(.borderColor)
  }

  private static func isFixed(_ element: Element) -> Bool {
    [AttributeID.width, .height].contains { id in
      switch element[value: id] {
      case .measure(_, .points)?, .template?: true
      default: false
      }
    }
  }

  /// Content that is smaller than its frame is centred there, so flexible room must push it to its side.
  private func pushToSide(_ element: inout Element) {
    guard element.kind == .stack, element[.axis]?.literal == .vertical,
      case .measure(_, .points)? = element[value: .width],
      let side = element[.alignment]?.literal, side == .leading || side == .trailing, !element[.children].isEmpty,
      !element.containsFlexibleRow
    else { return }
    var content = Element.flow(.vertical, gap: 0, alignment: side, element[.children])
    content[.gap] = element[.gap]
    let room = Slot.one(Element(.spacer))
    element[.axis] = .literal(.horizontal)
    element[.gap] = .literal(0)
    element[.alignment] = .literal(.center)
    element[.children] = side == .leading ? [.one(content), room] : [room, .one(content)]
  }

  /// A painted box of a given size becomes a rectangle behind the content.
  private func putBackgroundIntoFrame(_ element: inout Element) {
    guard Self.isPainted(element), Self.isFixed(element), target.supports(.overlay), target.supports(.shape) else {
      return
    }
    // Where only the line is painted, no area may be.
    guard let color = element.entry(.backgroundColor) else { return fillHeight(&element) }
    let isEmpty = element[.children].isEmpty
    if isEmpty, !element.has(.height), let padding = element[.padding]?.literal, padding > 0 {
      element[.height] = .literal(.points(padding * 2))
    }
    // A rectangle takes all the room that there is in a direction in which nothing is stated.
    guard element.has(.height), isEmpty || element.has(.width) || element.containsFlexibleRow else {
      return putBackgroundAroundFrame(&element)
    }
    var area = Element(.shape, source: isEmpty ? element.source : nil)
    area[value: .shape] = ShapeKind.rectangle.storage
    area.set(.foregroundColor, color.value, origin: color.origin)
    for id in [AttributeID.borderColor, .borderWidth] { area.take(id, from: element) }
    if isEmpty {
      area.takePlace(of: &element)
      element = area
      return
    }
    var overlay = Element(.overlay, source: element.source)
    overlay.takePlace(of: &element)
    for id in [AttributeID.backgroundColor, .borderColor, .borderWidth] { element[value: id] = nil }
    overlay[.children] = [.one(area), .one(element)]
    element = overlay
  }

  /// Puts room above and below what is in a box with nothing but a line around it, so that the line is as high as the frame.
  private func fillHeight(_ box: inout Element) {
    guard box.kind == .stack, case .points? = box.literal(.height), box.count(of: .children) > 0,
      target.supports(.minLength, on: .spacer), !Self.holdsRoomDown(box),
      !box.containsElement(where: Self.holdsRoomDown)
    else { return }
    var content = Element(.stack, children: box[.children])
    for id in AttributeID.all(.flow) { content.move(id, from: &box) }
    var room = Element(.spacer)
    room[.minLength] = .literal(0)
    box[.axis] = .literal(.vertical)
    box[.gap] = .literal(0)
    box[.alignment] = .literal(.center)
    box[.children] = [.one(room), .one(content), .one(room)]
  }

  /// Whether an element is a column with flexible room in it.
  private static func holdsRoomDown(_ element: Element) -> Bool {
    guard element.kind == .stack, element[.axis]?.literal ?? .vertical == .vertical else { return false }
    return element.hasChild(in: .children) { $0.isFlexibleRoom(along: .vertical) }
  }

  /// A painted box that states only one extent is a frame in a box that hugs it.
  private func putBackgroundAroundFrame(_ element: inout Element) {
    var box = Element.flow(.vertical, alignment: .center, source: element.source, [])
    box.takePlace(of: &element)
    for id in [AttributeID.width, .height] {
      element.take(id, from: box)
      box[value: id] = nil
    }
    for id in [AttributeID.backgroundColor, .borderColor, .borderWidth] {
      box.take(id, from: element)
      element[value: id] = nil
    }
    box[.children] = [.one(element)]
    element = box
  }

  /// A frame around a painted box becomes a box of its own, so that the paint still hugs the content.
  private func putFrameAround(_ element: inout Element) {
    guard Self.isPainted(element), Self.isFixed(element), target.boxes != .byMeaning, !Self.fills(element) else {
      return
    }
    var frame = Element.flow(.vertical, alignment: .center, source: element.source, [])
    frame.takePlace(of: &element)
    // A frame has what is smaller in its middle.
    if frame.has(.height), target.supports(.verticalAlignment, on: .stack) {
      frame[.verticalAlignment] = .literal(.center)
    }
    frame[.children] = [.one(element)]
    element = frame
  }

  /// Whether the content is flexible, so that it fills its frame.
  private static func fills(_ element: Element) -> Bool {
    element[.children].contains { slot in
      slot.element.map { $0.kind == .shape || $0.kind == .spacer && !$0.has(.width) && !$0.has(.height) } ?? false
    }
  }
}

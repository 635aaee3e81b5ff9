import CardIR

// Room of fixed extent between the parts of a stack.
extension FactWriter {
  /// A sequence in which neighbouring spacers of fixed extent are one, and those that take no room are none.
  ///
  /// That holds only where the container states one known distance for all its parts, and leaves them their own extents.
  func joiningSpacers(_ slots: [Slot], in flow: Flow) -> [Slot] {
    guard !capabilities.spacing.isPerElement, flow.distribution == nil || flow.distribution == Self.fill,
      case .plain(.number(let gap))? = flow.gap,
      slots.contains(where: { $0.element?.kind == .spacer || $0.element?.kind == .stack })
    else { return slots }
    let extent: AttributeID = flow.axis == Axis.vertical.storage ? .height : .width
    var result: [Slot] = []
    // What the last of the result takes, if that is such a spacer.
    var room: Double?
    for slot in slots {
      // What is empty adds to no distance here, so that spacers on both sides of it are neighbours.
      if gap == 0, isEmptyBox(slot) { continue }
      guard let points = points(of: slot, extent) else {
        result.append(slot)
        room = nil
        continue
      }
      if points == 0, gap == 0 { continue }
      guard let before = room else {
        result.append(slot)
        room = points
        continue
      }
      let sum = before + gap + points
      result[result.count - 1] = result[result.count - 1].replacing { spacer in
        var spacer = spacer
        spacer[value: extent] = .measure(sum, .points)
        return spacer
      }
      room = sum
    }
    return result
  }

  /// The children of a box, as the box itself lays them out.
  func content(of box: Element) -> [Slot] {
    Self.flow(of: box, capabilities).map { joiningSpacers(box[.children], in: $0) } ?? box[.children]
  }

  /// Whether a slot holds a stack that has nothing but a way to lay out what is not there.
  func isEmptyBox(_ slot: Slot, _ context: Context = Context()) -> Bool {
    guard slot.isPlain, let box = slot.element, box.kind == .stack, box.extras.isEmpty,
      isPlainBox(box, context, isEmpty: true)
    else { return false }
    let slots = box[.children]
    if slots.count > 1, Self.layout(box, .gap, capabilities) != .plain(.number(0)) { return false }
    return slots.allSatisfy { takesNoRoom($0, in: box, context) }
  }

  /// Whether a slot of a box that hands nothing down holds nothing that takes room.
  private func takesNoRoom(_ slot: Slot, in box: Element, _ context: Context) -> Bool {
    if isEmptyBox(slot, context) { return true }
    // Hosts draw a row without columns in one way or another.
    if let element = slot.element, element.kind != .column, isNeverSeen(element) { return true }
    return points(of: slot, box[value: .axis] == Axis.vertical.storage ? .height : .width) == 0
  }

  private static let fill = FactValue(Distribution.fill.storage)

  /// The extent of a spacer that has nothing else and that nothing refers to.
  private func points(of slot: Slot, _ extent: AttributeID) -> Double? {
    guard slot.isPlain, let spacer = slot.element, spacer.kind == .spacer, spacer.extras.isEmpty,
      spacer.regions.allSatisfy(\.slots.isEmpty), spacer.name.map({ !index.isReferredTo($0) }) ?? true,
      spacer.attributes.allSatisfy({ $0.id == extent || $0.id == .id }),
      case .measure(let points, .points)? = spacer[value: extent], points >= 0
    else { return nil }
    return points
  }
}

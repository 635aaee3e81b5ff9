import CardIR

// Formats without padding on the screen have room on both sides of what fills it.
extension ScreenGenerator {
  /// What stands between two sides of a fixed width and has all that these leave, as one element with padding; none for a
  /// row that is anything else.
  func padded(_ row: Element, _ around: Around) -> [KotlinStatement]? {
    guard around.layout == .column, !around.hugs, row.attributes.allSatisfy({ Self.ofBareRows.contains($0.id) }),
      row.literal(.gap) ?? 0 == 0, row.regions.allSatisfy({ $0.id == .children }),
      let (slot, start, end) = Self.filling(row[.children]), let child = slot.element,
      let share = shares(of: row[.children], in: row, self.around(inRow: around)).compactMap(\.self).first,
      case .fills = share
    else { return nil }
    var filling = child
    filling[.width] = .literal(.stretch)
    var inner = around
    if start > 0 { inner.sides.remove(.start) }
    if end > 0 { inner.sides.remove(.end) }
    let content = element(filling, inner)
    var frame = modifier()
    let sides = start == end ? [("horizontal", start)] : [("start", start), ("end", end)].filter { $0.1 > 0 }
    _ = use("androidx.compose.foundation.layout.padding")
    frame.add("padding", sides.map { KotlinArgument($0.0, length($0.1)) })
    guard content.count == 1, case .expression(.call(let name, var arguments, let trailing)) = content[0],
      let index = arguments.firstIndex(where: { $0.name == "modifier" })
    else {
      let box = use("androidx.compose.foundation.layout.Box")
      return [
        .expression(.call(box, [KotlinArgument("modifier", frame.expression)], trailing: KotlinLambda(body: content)))
      ]
    }
    let own = ModifierChain(modifier().expression, arguments[index].value)
    arguments[index] = KotlinArgument("modifier", frame.followed(by: own).expression)
    return [.expression(.call(name, arguments, trailing: trailing))]
  }

  /// What rows can say without looking like anything themselves.
  private static let ofBareRows: Set<AttributeID> = [
    .axis, .alignment, .distribution, .gap, .id, .isVisible, .spacing, .width,
  ]

  /// The kinds of elements that begin with their place.
  private static let fillingKinds: Set<ElementKind> = [.stack, .column, .scroll, .list, .text]

  /// The only element of a row that has an extent of its own, with the widths of the room on both sides.
  private static func filling(_ slots: [Slot]) -> (slot: Slot, start: Double, end: Double)? {
    guard slots.count > 1, slots.allSatisfy(\.isPlain) else { return nil }
    let items = slots.indices.filter { slots[$0].element?.kind != .spacer }
    guard items.count == 1, let child = slots[items[0]].element, fillingKinds.contains(child.kind), !child.has(.width),
      !child.has(.isVisible), !child.has(.spacing), !child.has(.separator), !child.has(.rightToLeft),
      child.literal(.bleed) != true
    else { return nil }
    func room(_ slots: ArraySlice<Slot>) -> Double? {
      var sum = 0.0
      for slot in slots {
        guard let spacer = slot.element, let width = points(spacer.literal(.width)), !spacer.has(.isVisible),
          !spacer.has(.spacing)
        else { return nil }
        sum += width
      }
      return sum
    }
    guard let start = room(slots[..<items[0]]), let end = room(slots[(items[0] + 1)...]), start + end > 0 else {
      return nil
    }
    return (slots[items[0]], start, end)
  }

  private func around(inRow around: Around) -> Around {
    var inner = around
    inner.layout = .row
    return inner
  }
}

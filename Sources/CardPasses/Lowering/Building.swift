package import CardIR
package import CardSyntax

extension Element {
  /// A stack whose distances and alignment are known, so that no later step reads them from its children.
  package static func flow(
    _ axis: Axis, gap: Double = 0, alignment: Alignment, source: Node? = nil, _ children: [Slot]
  ) -> Element {
    var stack = Element(.stack, source: source)
    stack[.axis] = .literal(axis)
    stack[.gap] = .literal(gap)
    stack[.alignment] = .literal(alignment)
    stack[.children] = children
    return stack
  }

  /// A text in a named style that wraps.
  package static func words(
    _ text: AttributeValue, _ style: TextStyle = .body, color: Color? = nil, source: Node? = nil
  ) -> Element {
    var element = Element(.text, source: source)
    element[value: .text] = text
    element[.textSize] = .literal(.style(style))
    element[.wrap] = .literal(true)
    if let color { element[.textColor] = .literal(.absolute(color)) }
    return element
  }

  /// Fixed room along an axis.
  package static func room(_ points: Double, _ axis: Axis) -> Element {
    var spacer = Element(.spacer)
    if axis == .vertical {
      spacer[.height] = .literal(.points(points))
    } else {
      spacer[.width] = .literal(.points(points))
    }
    return spacer
  }

  /// A text of stated width at its side of that width, for formats whose frames have their content in the middle.
  func framed() -> Element {
    guard kind == .text, case .measure(_, .points)? = self[value: .width] else { return self }
    let alignment = self[.horizontalAlignment] ?? .literal(.leading)
    guard case .literal(let side) = alignment else { return self }
    var text = self
    text[.horizontalAlignment] = nil
    if side == .center { return text }
    var row = Element.flow(.horizontal, alignment: .center, source: source, [])
    row.takePlace(of: &text)
    let room = Slot.one(Element(.spacer))
    row[.children] = side == .trailing ? [room, .one(text)] : [.one(text), room]
    return row
  }

  /// What the source calls an attribute, for messages to those who wrote it.
  func sourceName(of id: AttributeID) -> String {
    guard let origin = entry(id)?.origin else { return id.rawValue }
    return source?.members.first { $0.value == origin }?.name ?? id.rawValue
  }

  /// Moves what concerns the place among siblings from another element to this one, which takes its place.
  package mutating func takePlace(of element: inout Element) {
    for id in AttributeID.allCases where Element.placement.contains(id) {
      take(id, from: element)
      element[value: id] = nil
    }
  }

  /// Rewrites the elements of all regions and takes away those for which `body` says false.
  mutating func filterOwn(_ body: (inout Element) -> Bool) {
    var keeps: [Bool] = []
    updateChildren { keeps.append(body(&$0)) }
    guard keeps.contains(false) else { return }
    var position = 0
    for region in regions.indices {
      regions[region].slots.removeAll { slot in
        guard slot.element != nil else { return false }
        position += 1
        return !keeps[position - 1]
      }
    }
  }

  /// Rewrites the elements of all regions.
  mutating func rewriteOwn(_ body: (inout Element) -> Void) {
    updateChildren { element in
      body(&element)
    }
  }
}

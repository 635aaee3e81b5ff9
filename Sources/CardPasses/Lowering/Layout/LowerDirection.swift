package import CardIR

/// Mirrors content that runs from right to left, for targets whose widths are worked out: rows are written in reverse, and
/// what stands at the start of its line stands at the end of it.
package struct LowerDirection: Pass {
  package init() {}

  package let name = "lower-direction"
  package let summary = "Mirrors content from right to left where the target has no direction."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      screen right-to-left=true
        children
          stack axis=horizontal
            children
              text text="A"
              text text="B" horizontal-alignment=trailing
      """,
    after: """
      screen
        children
          stack axis=horizontal
            children
              text text="B" horizontal-alignment=leading
              text text="A" horizontal-alignment=trailing
      """)

  package func concerns(in context: PassContext) -> ContentSet? { ContentSet(attributes: [.rightToLeft]) }

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.settlesWidths || context.framesColumns, !context.target.supports(.rightToLeft, on: .stack) else {
      return
    }
    var worker = context.lend()
    Self.lower(&screen.root, isMirrored: false, &worker)
    context = worker
  }

  private static func lower(_ element: inout Element, isMirrored: Bool, _ context: inout PassContext) {
    var isMirrored = isMirrored
    switch element[value: .rightToLeft] {
    case .flag(let own)?:
      if own != isMirrored, own || element.kind != .screen {
        context.record(
          LossKinds.direction, "\(context.targetName) has no direction, so rows and texts are mirrored", at: element,
          .rightToLeft)
      }
      isMirrored = own
      element[value: .rightToLeft] = nil
    default: break
    }
    if isMirrored { mirror(&element, &context) }
    element.updateChildren { lower(&$0, isMirrored: isMirrored, &context) }
  }

  private static func mirror(_ element: inout Element, _ context: inout PassContext) {
    switch element.kind {
    case .text, .richText, .image, .icon:
      mirrorSide(of: &element)
    case .textInput, .numberInput, .dateInput, .timeInput:
      context.record(
        LossKinds.direction, "what is in a field of \(context.targetName) begins at the left of it", at: element)
    case .stack where element[.axis]?.literal == .horizontal:
      let slots = element[.children]
      // The distance between two children is said by the second of them, whichever that is.
      var mirrored = Array(slots.reversed())
      for (index, slot) in zip(mirrored.indices, slots.reversed()) {
        let next = index == 0 ? nil : slots[slots.count - index].element
        mirrored[index] = slot.replacing { child in
          var child = child
          for id in [AttributeID.spacing, .separator] {
            child[value: id] = nil
            if let next { child.take(id, from: next) }
          }
          return child
        }
      }
      element[.children] = mirrored
      // Lines are counted from the start.
      if mayBreak(element) { element[value: .rightToLeft] = .flag(true) }
      // Other rows take all the width.
      if hugsContent(element, in: context.target) { mirrorSide(of: &element) }
    default: break
    }
  }

  private static func mirrorSide(of element: inout Element) {
    switch element.has(.horizontalAlignment) ? element[.horizontalAlignment] : nil {
    case nil, .literal(.leading)?: element[.horizontalAlignment] = .literal(.trailing)
    case .literal(.trailing)?: element[.horizontalAlignment] = .literal(.leading)
    default: break
    }
  }

  /// Whether a later step may break the row into lines: one of buttons or of images.
  private static func mayBreak(_ row: Element) -> Bool {
    guard let kind = row[.children].first?.element?.kind, kind == .button || kind == .image else { return false }
    return row[.children].count > 1 && row[.children].allSatisfy { $0.element?.kind == kind }
  }

  /// Whether a row is as wide as what is in it: the buttons, what looks like buttons, or the images; where stacks do not fill
  /// their width, as the symbols and texts as well.
  private static func hugsContent(_ row: Element, in target: Capabilities) -> Bool {
    !row[.children].isEmpty
      && row[.children].allSatisfy { slot in
        guard let child = slot.element, !child.has(.width) || child.kind == .image else { return false }
        switch child.kind {
        case .button, .image: return true
        case .icon, .text: return !target.stacksFillWidth
        case .stack: return child.has(.backgroundColor) || child.has(.borderColor)
        default: return false
        }
      }
  }
}

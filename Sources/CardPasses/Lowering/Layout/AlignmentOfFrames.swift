import CardIR

/// Stacks with a stated width or height, which have their content in the middle in formats with frames.
extension AlignmentLowering {
  // MARK: Sources with frames

  /// Puts the content of a stack with a stated width or height into its middle, where frames have it.
  mutating func centerInFrame(_ stack: inout Element) {
    guard stack.kind == .stack, !stack[.children].isEmpty else { return }
    if case .points? = stack.literal(.width), !stack[.children].contains(where: { $0.element.map(takesWidth) ?? true })
    {
      centerAcross(&stack)
    }
    if case .points? = stack.literal(.height), context.target.supports(.verticalAlignment, on: .stack) {
      centerDown(&stack)
    }
  }

  /// Puts the only text of a column with a height into the middle of it, as where it fills the height and has its words
  /// in its middle.
  func centerOnlyText(of column: inout Element) {
    guard column.kind == .stack, column[.axis]?.literal == .vertical, case .points? = column.literal(.height),
      column[.distribution]?.literal ?? .fill == .fill, !column.has(.verticalAlignment),
      column[.children].count == 1, let text = column[.children][0].element, text.kind == .text, !text.has(.height)
    else { return }
    column[.verticalAlignment] = .literal(.center)
  }

  func centerAcross(_ stack: inout Element) {
    if stack[.axis]?.literal == .horizontal {
      stack[.children] = Self.slots(stack[.children], at: .center)
      return
    }
    guard let side = stack[.alignment]?.literal, side != .center else { return }
    if stack[.children].count > 1 {
      var content = Element.flow(.vertical, alignment: side, stack[.children])
      content[.gap] = stack[.gap]
      stack[.children] = [.one(content)]
    }
    stack[.alignment] = .literal(.center)
  }

  /// Pictures that are as high as a frame and only have a width of their own: where pictures keep their ratio, that
  /// decides.
  mutating func reportPictures(in stack: Element) {
    guard context.source.defaultValue(of: .imageFit, on: .image) == ImageFit.stretch.storage else { return }
    for child in stack[.children].compactMap(\.element) where !child.has(.height) {
      if child.kind == .image, child.has(.width) {
        context.record(
          LossKinds.stretch, "\(context.targetName) keeps the ratio of the picture, whatever the height around it",
          at: child)
      } else if child.kind == .stack {
        reportPictures(in: child)
      }
    }
  }

  mutating func centerDown(_ stack: inout Element) {
    reportPictures(in: stack)
    let isRow = stack[.axis]?.literal == .horizontal
    let growing = stack[.children].compactMap(\.element).filter { (!isRow || $0.kind != .spacer) && takesHeight($0) }
    if let first = growing.first {
      // Later steps see to room, unless it is seen.
      let hasRoom = growing.contains { $0.isFlexibleRoom(along: .vertical) && !$0.has(.backgroundColor) }
      if !isRow, !hasRoom, stack[.children].count > 1 {
        context.record(
          LossKinds.stretch, "\(context.targetName) gives the element the height of its content, not all there is",
          at: first)
      }
    } else if !isRow {
      if !stack.has(.verticalAlignment) { stack[.verticalAlignment] = .literal(.center) }
    } else if let side = stack[.alignment]?.literal, side != .center {
      var frame = Element.flow(.vertical, alignment: .leading, source: stack.source, [])
      frame.takePlace(of: &stack)
      if takesWidth(stack), !frame.has(.width) { frame[.width] = .literal(.stretch) }
      frame[.verticalAlignment] = .literal(.center)
      frame[.children] = [.one(stack)]
      stack = frame
    }
  }

  /// Whether an element takes all the height that there is: what was a shape has a height that no one wrote.
  func takesHeight(_ element: Element) -> Bool {
    if element.entry(.height)?.origin != nil { return false }
    if element.isStretched || element.isUnframedImage(in: context.source) { return true }
    if element.kind == .stack, element[.children].isEmpty, element.has(.height) { return true }
    // A picture that is a background now was a layer that took all the height.
    if element.has(.background), !element.has(.height) { return true }
    let isColumn = element.kind == .stack && element[.axis]?.literal == .vertical
    if element.isFlexibleRoom(along: .vertical) { return true }
    return (element.kind == .stack || element.kind == .overlay)
      && element[.children].contains { slot in
        slot.element.map { (isColumn || $0.kind != .spacer) && takesHeight($0) } ?? false
      }
  }

  // MARK: Targets with frames

  /// Whether a row shows nothing but boxes that are as high as it, such as cards beside each other: they begin at one height.
  static func holdsBoxesOnly(_ row: Element) -> Bool {
    let boxes = row[.children].compactMap(\.element).filter { $0.kind != .spacer }
    return boxes.count > 1
      && boxes.allSatisfy { ($0.kind == .stack || $0.kind == .overlay) && $0.isPainted && !$0.has(.height) }
  }

  /// Boxes that are as high as their row in the source and are seen not to be in the target.
  mutating func reportHeights(of row: Element) {
    guard row[.children].count(where: { $0.element?.kind != .spacer }) > 1 else { return }
    for box in row[.children].compactMap(\.element) where box.kind == .stack && !box.has(.height) {
      guard box[.axis]?.literal ?? .vertical == .vertical, box.isPainted else { continue }
      context.record(
        LossKinds.stretch, "boxes in a row of \(context.targetName) are as high as their content", at: box)
    }
  }
}

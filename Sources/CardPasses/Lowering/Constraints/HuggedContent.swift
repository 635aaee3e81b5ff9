import CardIR

/// Settles what alignment means for texts and buttons that are only as wide as their words, in formats whose stacks fill
/// their width otherwise.
///
/// The alignment of such a text does not move it, it says where the lines begin if there are several; a button must be
/// told not to get wider.
struct HuggedContent {
  var context: PassContext

  /// The part of the screen that a text may take in one line, for it to need several nowhere.
  private static let shortest = 0.5

  /// `isWide` says that the element has a width that does not come from its content.
  mutating func settle(_ element: inout Element, isWide: Bool) {
    var isWide = isWide
    if case .measure(_, .points)? = element[value: .width] { isWide = true }
    if element.literal(.width) == .stretch { isWide = true }
    switch element.kind {
    case .stack, .scroll:
      if element[.axis]?.literal == .horizontal {
        // What scrolls sideways is as wide as it likes.
        settleRow(&element, isWide: isWide && element.kind == .stack)
      } else {
        settleColumn(&element, isWide: isWide)
      }
    default: rewrite(&element) { worker, child, _ in worker.settle(&child, isWide: isWide) }
    }
  }

  private mutating func rewrite(
    _ element: inout Element, _ body: (inout HuggedContent, inout Element, Int) -> Void
  ) {
    for position in element[.children].indices {
      element[.children][position] = element[.children][position].replacing { child in
        var child = child
        body(&self, &child, position)
        return child
      }
    }
  }

  private mutating func settleRow(_ row: inout Element, isWide: Bool) {
    let distribution = row[.distribution]?.literal ?? .fill
    if distribution == .fillEqually || distribution == .fillProportionally {
      return rewrite(&row) { worker, child, _ in
        child.fillWidth(in: worker.context.target)
        worker.settle(&child, isWide: true)
      }
    }
    // A row that was recovered from constraints shares out nothing.
    let states = row.has(.distribution)
    let hasRoom = row[.children].contains { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    // Nothing else makes what scrolls as wide as anything.
    let scroll = row[.children].firstIndex { $0.element.map { $0.kind == .scroll && !$0.has(.width) } ?? false }
    let taker = isWide && distribution == .fill && !hasRoom ? scroll ?? row.restTaker : nil
    let last = row[.children].count - 1
    rewrite(&row) { worker, child, position in
      if position != taker {
        worker.hug(&child, side: .leading)
      } else if states {
        child.fillWidth(in: worker.context.target)
        // Behind the last, no one stands farther to the side for it.
        if position < last || [.center, .trailing].contains(child.literal(.horizontalAlignment)) {
          child.takeRest(in: worker.context.target)
        }
      }
      worker.settle(&child, isWide: position == taker)
    }
  }

  private mutating func settleColumn(_ column: inout Element, isWide: Bool) {
    let side = column[.alignment]?.literal ?? .fill
    // Among several the widest decides, and the others fill that width.
    let fills = side == .fill && (isWide || column[.children].count > 1)
    // What scrolls was not recovered from constraints: it is a stack of the source.
    let states = isWide && (column.has(.distribution) || column.kind == .scroll)
    if side == .fill, isWide { settleImages(in: &column) }
    rewrite(&column) { worker, child, _ in
      if !fills {
        worker.hug(&child, side: side == .fill ? .leading : side)
        worker.hugBox(&child)
      } else if states {
        child.fillWidth(in: worker.context.target)
      }
      worker.settle(&child, isWide: fills)
    }
  }

  /// Says of a painted box that it is only as wide as what is in it, which a later step would have fill its column, or says
  /// that it gets wider.
  private mutating func hugBox(_ box: inout Element) {
    guard box.kind == .stack, !box.has(.width), box.has(.backgroundColor) || box.has(.borderColor) else { return }
    guard !box.containsFlexibleRow, !box.takesAllWidth else { return }
    if context.target.stacksFillWidth {
      context.record(
        LossKinds.boxWidth, "boxes of \(context.targetName) are as wide as there is room", at: box)
    } else {
      box[.width] = .literal(.auto)
    }
  }

  /// Says of pictures with a height alone that they are as wide as their column, and reports those without extents, where
  /// they keep the width that they have.
  private mutating func settleImages(in column: inout Element) {
    // A column that was recovered from constraints shares out nothing, and a picture in it may be at its side.
    guard column.has(.distribution), context.target.boxes != .any || context.target.codec.framesWideImages else {
      return
    }
    rewrite(&column) { worker, image, _ in
      guard image.kind == .image, !image.has(.width), !image.has(.imageSize), !image.isConstrained(by: .width) else {
        return
      }
      if case .points? = image.literal(.height) {
        image[.imageSize] = .literal(.stretch)
      } else if !image.has(.height), !worker.context.target.imagesNeedBothExtents {
        worker.context.record(
          LossKinds.implicitSize,
          "the image has its own width in \(worker.context.targetName), not that of its column", at: image)
      }
    }
  }

  /// Whether a text may need several lines: one that only data know, or one that is wider than what parts of rows have.
  private func mayBreak(_ text: Element) -> Bool {
    guard text.literal(.text) != nil else { return true }
    return NaturalWidth(lineThickness: 0).width(of: text) > context.options.screenWidth * Self.shortest
  }

  /// Gives an element that hugs its words the alignment of what it is in.
  private mutating func hug(_ element: inout Element, side: Alignment) {
    let own = element[.horizontalAlignment]
    guard !element.has(.width) else { return }
    switch element.kind {
    case .text:
      guard own != nil, own?.literal != side else { return }
      if own?.literal != .leading, element.literal(.wrap) != false, element.literal(.maxLines) != 1,
        mayBreak(element)
      {
        context.record(
          LossKinds.textAlignment, "the lines of wrapped text begin where the text does in \(context.targetName)",
          at: element, .horizontalAlignment)
      }
      element[.horizontalAlignment] = nil
    case .button:
      guard own == nil, side != .leading || !context.target.stacksFillWidth else { return }
      element[.horizontalAlignment] = .literal(side)
    default: break
    }
  }
}

extension Element {
  /// Has a button say that it is as wide as there is room, where the target's buttons are as wide as their titles otherwise.
  mutating func fillWidth(in target: Capabilities) {
    guard kind == .button, !has(.width), target.supports(.width, on: .button) else { return }
    self[.width] = .literal(.stretch)
  }

  /// Has a text or a stack say that it takes what is left of the width of its row, where those of the target are as wide as
  /// what is in them otherwise.
  mutating func takeRest(in target: Capabilities) {
    guard kind == .text || kind == .stack, !has(.width), target.boxes == .any, target.supports(.width, on: kind) else {
      return
    }
    self[.width] = .literal(.stretch)
  }
}

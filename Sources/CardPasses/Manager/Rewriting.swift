public import CardIR

extension Element {
  /// Rewrites every element in every region, the innermost first; the element itself is not rewritten.
  package mutating func rewriteDescendants(_ body: (inout Element) -> Void) {
    updateChildren { element in
      element.rewriteDescendants(body)
      body(&element)
    }
  }

  /// Rewrites every element in which there is some of `contents`, the innermost first; the element itself is not
  /// rewritten.
  package mutating func rewriteDescendants(in contents: ContentSet, _ body: (inout Element) -> Void) {
    updateChildren(in: contents) { element in
      element.rewriteDescendants(in: contents, body)
      body(&element)
    }
  }

  /// Rewrites every element for which `condition` holds, or in which it does for some other, the innermost first; the
  /// element itself is not rewritten. The others are left alone: they stay as they were read.
  package mutating func rewriteDescendants(
    where condition: (Element) -> Bool, _ body: (inout Element) -> Void
  ) {
    var paths = Paths(to: condition, in: self)
    if !paths.isEmpty { rewrite(along: &paths, body) }
  }

  private mutating func rewrite(along paths: inout Paths, _ body: (inout Element) -> Void) {
    updateChildren { element in
      guard paths.enter(element) else { return }
      element.rewrite(along: &paths, body)
      body(&element)
    }
  }

  /// Rewrites the slots of every children region in the element, the innermost first and its own last.
  ///
  /// `body` gets the element whose children they are; it may add, remove and reorder slots.
  public mutating func rewriteChildren(_ body: (Element, inout [Slot]) -> Void) {
    updateChildren { $0.rewriteChildren(body) }
    rewriteOwnChildren(body)
  }

  /// Rewrites the slots of children regions as ``rewriteChildren(_:)`` does, but only of elements for which `condition`
  /// holds: the others stay as they were read.
  public mutating func rewriteChildren(
    where condition: (Element) -> Bool, _ body: (Element, inout [Slot]) -> Void
  ) {
    var paths = Paths(to: condition, in: self)
    rewriteChildren(along: &paths, where: condition, body)
  }

  private mutating func rewriteChildren(
    along paths: inout Paths, where condition: (Element) -> Bool, _ body: (Element, inout [Slot]) -> Void
  ) {
    if !paths.isEmpty {
      updateChildren { element in
        if paths.enter(element) { element.rewriteChildren(along: &paths, where: condition, body) }
      }
    }
    if condition(self) { rewriteOwnChildren(body) }
  }

  /// Rewrites the slots of every children region in the element as ``rewriteChildren(_:)`` does, but for those in which
  /// there is nothing of `contents`.
  package mutating func rewriteChildren(in contents: ContentSet, _ body: (Element, inout [Slot]) -> Void) {
    if !self.contents.intersects(contents) { return }
    updateChildren(in: contents) { $0.rewriteChildren(in: contents, body) }
    rewriteOwnChildren(body)
  }

  private mutating func rewriteOwnChildren(_ body: (Element, inout [Slot]) -> Void) {
    guard has(.children) else { return }
    var slots = self[.children]
    body(self, &slots)
    self[.children] = slots
  }

  /// Removes slots from every region in the element but fallbacks: a hidden one is not the same as none. An element for
  /// which `needsOne` holds keeps them where none would be left.
  package mutating func removeSlots(
    where isGone: (Slot) -> Bool, unlessEmptied needsOne: (Element) -> Bool = { _ in false }
  ) {
    for region in regions.indices where regions[region].id != .fallback && regions[region].slots.contains(where: isGone)
    {
      let kept = regions[region].slots.filter { !isGone($0) }
      if !kept.isEmpty || !needsOne(self) { regions[region].slots = kept }
    }
    updateChildren { $0.removeSlots(where: isGone, unlessEmptied: needsOne) }
  }
}

/// Which elements a condition holds for, or for something in them: found out once for all of them, in the order in which
/// they are walked through.
private struct Paths {
  /// For each element whether it leads to such an element, and how many there are in it.
  private var marks: [(leads: Bool, count: UInt32)] = []
  private var position = 0

  /// Whether the condition holds for none.
  private(set) var isEmpty = true

  /// The ways to the elements in `root` for which `condition` holds.
  init(to condition: (Element) -> Bool, in root: Element) {
    root.visitChildren { isEmpty = !note($0, condition) && isEmpty }
  }

  private mutating func note(_ element: Element, _ condition: (Element) -> Bool) -> Bool {
    let index = marks.count
    marks.append((condition(element), 0))
    var leads = false
    element.visitChildren { leads = note($0, condition) || leads }
    if leads { marks[index].leads = true }
    marks[index].count = UInt32(marks.count - index - 1)
    return marks[index].leads
  }

  /// Whether the next element leads to one; what is in an element that does not is passed over.
  mutating func enter(_ element: Element) -> Bool {
    let mark = marks[position]
    position += mark.leads ? 1 : 1 + Int(mark.count)
    return mark.leads
  }
}

extension Screen {
  /// Rewrites every element but the root, the innermost first.
  public mutating func rewrite(_ body: (inout Element) -> Void) { root.rewriteDescendants(body) }

  /// Rewrites every element but the root, the innermost first; at least those for which `condition` holds.
  public mutating func rewrite(where condition: (Element) -> Bool, _ body: (inout Element) -> Void) {
    root.rewriteDescendants(where: condition, body)
  }

  /// Rewrites every element but the root, the innermost first; at least those in which there is some of `contents`.
  public mutating func rewrite(in contents: ContentSet, _ body: (inout Element) -> Void) {
    root.rewriteDescendants(in: contents, body)
  }
}

public import CardIR

extension Element {
  /// Rewrites every element in every region, the innermost first; the element itself is not rewritten.
  ///
  /// With `condition`, `body` need not be called for elements for which it does not hold; with `contents`, for elements
  /// in which there is nothing of it.
  package mutating func rewriteDescendants(
    where condition: ((Element) -> Bool)? = nil, in contents: ContentSet? = nil, _ body: (inout Element) -> Void
  ) {
    updateChildren(where: condition, in: contents) { element in
      element.rewriteDescendants(where: condition, in: contents, body)
      body(&element)
    }
  }

  /// Rewrites the slots of every children region in the element, the innermost first and its own last.
  ///
  /// `body` gets the element whose children they are; it may add, remove and reorder slots. With `condition`, it is
  /// called only for elements for which that holds: the others stay as they were read.
  public mutating func rewriteChildren(
    where condition: ((Element) -> Bool)? = nil, _ body: (Element, inout [Slot]) -> Void
  ) {
    rewriteChildren(where: condition, in: nil, body)
  }

  /// Rewrites the slots of every children region in the element as ``rewriteChildren(where:_:)`` does, but for those in
  /// which there is nothing of `contents`.
  package mutating func rewriteChildren(
    where condition: ((Element) -> Bool)? = nil, in contents: ContentSet?, _ body: (Element, inout [Slot]) -> Void
  ) {
    if let contents, !self.contents.intersects(contents) { return }
    updateChildren(where: condition, in: contents) { $0.rewriteChildren(where: condition, in: contents, body) }
    guard has(.children), condition?(self) ?? true else { return }
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

  /// Attributes that concern the place of the element among its siblings, not its content.
  package static let placement = Set(AttributeID.all(.placement))
}

extension Screen {
  /// Rewrites every element but the root, the innermost first; with `condition`, at least those for which it holds.
  public mutating func rewrite(where condition: ((Element) -> Bool)? = nil, _ body: (inout Element) -> Void) {
    root.rewriteDescendants(where: condition, body)
  }

  /// Rewrites every element but the root, the innermost first; at least those in which there is some of `contents`.
  public mutating func rewrite(in contents: ContentSet, _ body: (inout Element) -> Void) {
    root.rewriteDescendants(in: contents, body)
  }
}

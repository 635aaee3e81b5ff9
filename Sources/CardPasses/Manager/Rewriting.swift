package import CardIR

extension Element {
  /// Rewrites every element in every region, the innermost first; the element itself is not rewritten.
  package mutating func rewriteDescendants(_ body: (inout Element) -> Void) {
    for region in regions.indices {
      for slot in regions[region].slots.indices {
        regions[region].slots[slot] = regions[region].slots[slot].replacing { element in
          var element = element
          element.rewriteDescendants(body)
          body(&element)
          return element
        }
      }
    }
  }

  /// Rewrites the slots of every children region in the element, the innermost first and its own last.
  ///
  /// `body` gets the element whose children they are; it may add, remove and reorder slots.
  package mutating func rewriteChildren(_ body: (Element, inout [Slot]) -> Void) {
    for region in regions.indices {
      for slot in regions[region].slots.indices {
        regions[region].slots[slot] = regions[region].slots[slot].replacing { element in
          var element = element
          element.rewriteChildren(body)
          return element
        }
      }
    }
    guard has(.children) else { return }
    var slots = self[.children]
    body(self, &slots)
    self[.children] = slots
  }

  /// Attributes that concern the place of the element among its siblings, not its content.
  package static let placement: Set<AttributeID> = [.spacing, .separator, .width, .height, .isVisible]
}

extension Screen {
  /// Rewrites every element but the root, the innermost first.
  package mutating func rewrite(_ body: (inout Element) -> Void) { root.rewriteDescendants(body) }
}

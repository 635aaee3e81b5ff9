// How passes go through a screen. A step into a child costs no reference count for what stands beside it: where something
// is changed, the child is moved out of its slot and back, and where nothing is changed, it is looked at in its place.

extension Element {
  // MARK: Looking

  /// Calls `body` for each element in the element's own regions, in source order.
  package func visitChildren(_ body: (Element) -> Void) {
    storage.fields.regions.withUnsafeBufferPointer { regions in
      for region in regions.indices {
        regions[region].slots.withUnsafeBufferPointer { slots in
          for slot in slots.indices {
            if case .one(let child, _, _) = slots[slot] { body(child) }
          }
        }
      }
    }
  }

  /// Calls `body` for each element in one of the element's own regions.
  package func visitChildren(in region: RegionID, _ body: (Element) -> Void) {
    guard let position = storage.fields.regions.position(of: region) else { return }
    storage.fields.regions[position].slots.withUnsafeBufferPointer { slots in
      for slot in slots.indices {
        if case .one(let child, _, _) = slots[slot] { body(child) }
      }
    }
  }

  /// Whether `condition` holds for some element in the element's own regions.
  package func hasChild(where condition: (Element) -> Bool) -> Bool {
    storage.fields.regions.withUnsafeBufferPointer { regions in
      for region in regions.indices {
        let isFound = regions[region].slots.withUnsafeBufferPointer { slots in
          for slot in slots.indices {
            if case .one(let child, _, _) = slots[slot], condition(child) { return true }
          }
          return false
        }
        if isFound { return true }
      }
      return false
    }
  }

  /// Whether `condition` holds for some element in one of the element's own regions.
  package func hasChild(in region: RegionID, where condition: (Element) -> Bool) -> Bool {
    guard let position = storage.fields.regions.position(of: region) else { return false }
    return storage.fields.regions[position].slots.withUnsafeBufferPointer { slots in
      for slot in slots.indices {
        if case .one(let child, _, _) = slots[slot], condition(child) { return true }
      }
      return false
    }
  }

  /// Whether the element has properties that are no attributes.
  package var hasExtras: Bool { !storage.fields.extras.isEmpty }

  /// Whether the element has any region, empty or not.
  package var hasRegions: Bool { !storage.fields.regions.isEmpty }

  /// Whether the element has anything in its regions.
  package var hasSlots: Bool {
    storage.fields.regions.withUnsafeBufferPointer { regions in
      for region in regions.indices where !regions[region].slots.isEmpty { return true }
      return false
    }
  }

  /// The number of slots of a region.
  package func count(of region: RegionID) -> Int {
    guard let position = storage.fields.regions.position(of: region) else { return 0 }
    return storage.fields.regions[position].slots.count
  }

  /// Whether some element in this one, itself included, is such that `condition` holds.
  package func containsElement(where condition: (Element) -> Bool) -> Bool {
    if condition(self) { return true }
    return storage.fields.regions.withUnsafeBufferPointer { regions in
      for region in regions.indices {
        let isFound = regions[region].slots.withUnsafeBufferPointer { slots in
          for slot in slots.indices {
            if case .one(let child, _, _) = slots[slot], child.containsElement(where: condition) { return true }
          }
          return false
        }
        if isFound { return true }
      }
      return false
    }
  }

  /// Calls `body` for the element and everything in it, in source order.
  public func visit(_ body: (Element) -> Void) {
    body(self)
    visitChildren { $0.visit(body) }
  }

  /// The number of elements: this one and everything in it.
  public var elementCount: Int {
    regions.reduce(1) { total, region in region.slots.reduce(total) { $0 + ($1.element?.elementCount ?? 1) } }
  }

  /// Whether this is a copy of the other element, neither of which has been changed since.
  package func isSame(as other: Element) -> Bool { storage === other.storage }

  /// What ``isSame(as:)`` compares, for tables; it holds as long as somebody has the element and nobody changes it.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  // MARK: Changing

  /// Calls `body` for each element in the element's own regions, to be changed in place; what stays as it was
  /// leaves the element as it was.
  package mutating func updateChildren(_ body: (inout Element) -> Void) {
    if storage.fields.regions.isEmpty { return }
    let wasAsRead = storage.fields.isAsRead
    let knewContents = storage.fields.knowsContents
    var flags = (isAsRead: wasAsRead, knowsContents: knewContents)
    changing.regions.withUnsafeMutableBufferPointer { regions in
      for region in regions.indices where !regions[region].slots.isEmpty {
        regions[region].slots.withUnsafeMutableBufferPointer { slots in
          for slot in slots.indices { slots[slot].update(noting: &flags, body) }
        }
      }
    }
    storage.fields.isAsRead = flags.isAsRead
    storage.fields.knowsContents = flags.knowsContents
  }

  /// Calls `body` for each element in the element's own regions in which there is some of `contents`, to be changed in
  /// place; what nobody touches need not be copied for whoever still has the screen as it was.
  package mutating func updateChildren(in contents: ContentSet, _ body: (inout Element) -> Void) {
    if storage.fields.regions.isEmpty { return }
    if storage.fields.knowsContents, !storage.fields.contents.intersects(contents) { return }
    // Only what others have as well must be copied.
    if !isKnownUniquelyReferenced(&storage), !hasChild(with: contents) { return }
    let wasAsRead = storage.fields.isAsRead
    let knewContents = storage.fields.knowsContents
    var flags = (isAsRead: wasAsRead, knowsContents: knewContents)
    changing.regions.withUnsafeMutableBufferPointer { regions in
      for region in regions.indices where !regions[region].slots.isEmpty {
        regions[region].slots.withUnsafeMutableBufferPointer { slots in
          for slot in slots.indices { slots[slot].update(noting: &flags, in: contents, body) }
        }
      }
    }
    storage.fields.isAsRead = flags.isAsRead
    storage.fields.knowsContents = flags.knowsContents
  }

  private func hasChild(with contents: ContentSet) -> Bool {
    storage.fields.regions.withUnsafeBufferPointer { regions in
      for region in regions.indices {
        let isFound = regions[region].slots.withUnsafeBufferPointer { slots in
          for slot in slots.indices where Slot.holds(slots.baseAddress, slot, contents) { return true }
          return false
        }
        if isFound { return true }
      }
      return false
    }
  }

  /// Rewrites the slots of a region that the element has, taken out of it meanwhile so that nothing in them is shared;
  /// nothing if it has no such region.
  package mutating func updateSlots(of region: RegionID, _ body: (inout Element, inout [Slot]) -> Void) {
    guard let position = storage.fields.regions.position(of: region) else { return }
    var slots: [Slot] = []
    swap(&slots, &changing.regions[position].slots)
    body(&self, &slots)
    self[region] = slots
  }

  /// Takes the slots out of a region, which is left without any; none if there is no such region.
  package mutating func takeSlots(of region: RegionID) -> [Slot] {
    guard let position = storage.fields.regions.position(of: region) else { return [] }
    var slots: [Slot] = []
    swap(&slots, &changing.regions[position].slots)
    return slots
  }

  /// Adds those of some attributes that the element does not have, in their order.
  package mutating func addMissing(_ entries: [AttributeEntry]) {
    let count = entries.indices.count { !has(entries[$0].id) }
    if count == 0 { return }
    changing.addMissing(entries, count)
  }

  // MARK: Contents

  /// Finds out ``contents`` of this element and everything in it where they are not known, so that asking costs nothing.
  package mutating func settleContents() {
    if storage.fields.knowsContents { return }
    var contents = ownContents
    let isAsRead = storage.fields.isAsRead
    if !storage.fields.regions.isEmpty {
      changing.regions.withUnsafeMutableBufferPointer { regions in
        for region in regions.indices where !regions[region].slots.isEmpty {
          regions[region].slots.withUnsafeMutableBufferPointer { slots in
            for slot in slots.indices {
              slots[slot].update { child in
                child.settleContents()
                contents.formUnion(child.storage.fields.contents)
              }
            }
          }
        }
      }
    }
    changing.contents = contents
    storage.fields.isAsRead = isAsRead
    storage.fields.knowsContents = true
  }
}

extension Element.Fields {
  fileprivate mutating func addMissing(_ entries: [AttributeEntry], _ count: Int) {
    let room = attributes.count + count
    // Later steps add some of their own.
    if attributes.capacity < room { attributes.reserveCapacity(room + 4) }
    for index in entries.indices where !present.contains(entries[index].id) { add(entries[index]) }
  }
}

extension [Slot] {
  /// Changes the elements of the slots in place.
  package mutating func updateElements(_ body: (inout CardIR.Element) -> Void) {
    withUnsafeMutableBufferPointer { slots in
      for index in slots.indices { slots[index].update(body) }
    }
  }
}

extension Slot {
  /// Whether there is some of `contents` in the element of a slot of a list.
  @inline(never)
  fileprivate static func holds(_ slots: UnsafePointer<Slot>?, _ index: Int, _ contents: ContentSet) -> Bool {
    guard let slots, case .one(let child, _, _) = slots[index] else { return false }
    if child.storage.fields.knowsContents { return child.storage.fields.contents.intersects(contents) }
    return child.contents.intersects(contents)
  }

  /// Changes the element of the slot in place, if there is one.
  ///
  /// The element is moved out and back: a copy would cost a reference count for everything in it.
  @inline(__always)
  package mutating func update(_ body: (inout Element) -> Void) {
    switch consume self {
    case .one(var element, let scope, let when):
      body(&element)
      self = .one(element, scope: scope, when: when)
    case .splice(let template, let origin):
      self = .splice(template, origin: origin)
    }
  }

  /// Changes the element of the slot in place, if there is one, and takes back what is said of the element that it is
  /// in where it does not hold any more.
  @inline(__always)
  fileprivate mutating func update(
    noting flags: inout (isAsRead: Bool, knowsContents: Bool), _ body: (inout Element) -> Void
  ) {
    update { child in
      let wasAsRead = child.storage.fields.isAsRead
      if flags.knowsContents {
        let contents = child.knownContents
        body(&child)
        if contents == nil || child.knownContents != contents { flags.knowsContents = false }
      } else {
        body(&child)
      }
      if child.storage.fields.isAsRead != wasAsRead { flags.isAsRead = false }
    }
  }

  /// The same if there is some of `contents` in the element. It is moved out to be looked at as well, where it is not
  /// counted: what is moved back at once costs less than a count.
  @inline(__always)
  fileprivate mutating func update(
    noting flags: inout (isAsRead: Bool, knowsContents: Bool), in contents: ContentSet, _ body: (inout Element) -> Void
  ) {
    update { child in
      let (wasAsRead, isKnown) = (child.storage.fields.isAsRead, child.storage.fields.knowsContents)
      let before = isKnown ? child.storage.fields.contents : child.contents
      guard before.intersects(contents) else { return }
      body(&child)
      if flags.knowsContents, !isKnown || child.knownContents != before { flags.knowsContents = false }
      if child.storage.fields.isAsRead != wasAsRead { flags.isAsRead = false }
    }
  }
}

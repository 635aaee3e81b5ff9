/// The attributes that elements of each kind need not state, with the values that their absence means.
///
/// Most elements have nothing that could be left out: to find that must cost next to nothing, so this is put together
/// once for a format.
package struct ElidableDefaults: Sendable {
  private var values = [[(id: AttributeID, value: AttributeValue)]](repeating: [], count: ElementKind.count)
  private var attributes = [AttributeSet](repeating: [], count: ElementKind.count)

  /// All defaults but those of attributes that documents state in any case.
  init(_ defaults: [ElementKind: [AttributeID: AttributeValue]], except explicit: Set<AttributeID>) {
    for (kind, all) in defaults {
      for (id, value) in all where !explicit.contains(id) {
        values[kind.ordinal].append((id, value))
        attributes[kind.ordinal].insert(id)
      }
    }
  }

  /// Whether an element has any attribute that it need not state with every value.
  package func mayConcern(_ element: Element) -> Bool { element.hasAny(of: attributes[element.kind.ordinal]) }

  /// Whether there is a value of an attribute that elements of a kind need not state.
  package func mayConcern(_ id: AttributeID, of kind: ElementKind) -> Bool { attributes[kind.ordinal].contains(id) }

  /// The value that absence of an attribute means.
  func value(of id: AttributeID, on kind: ElementKind) -> AttributeValue? {
    let kind = kind.ordinal
    guard attributes[kind].contains(id) else { return nil }
    for index in values[kind].indices where values[kind][index].id == id { return values[kind][index].value }
    return nil
  }

  /// Whether absence of an attribute says the same.
  package func contains(_ entry: AttributeEntry, of kind: ElementKind) -> Bool {
    let kind = kind.ordinal
    guard attributes[kind].contains(entry.id) else { return false }
    for index in values[kind].indices
    where values[kind][index].id == entry.id && Capabilities.areAlike(values[kind][index].value, entry.value) {
      return true
    }
    return false
  }
}

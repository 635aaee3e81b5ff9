/// An element that an app may show in its own way: a custom element around the usual one, whose source has all that the
/// app is told.
package enum OpenSlot {
  /// The type of the custom element.
  package static let typeName = "open-slot"

  /// Whether an element is one.
  package static func isOne(_ element: Element) -> Bool {
    element.kind == .custom && element.literal(.typeName) == typeName
  }
}

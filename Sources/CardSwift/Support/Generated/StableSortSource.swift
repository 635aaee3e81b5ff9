extension SupportSources {
  /// The part `StableSort`.
  static let stableSort = ##"""
    /// Sorting with elements of equal order kept as they were, which the standard library does not promise.
    enum StableSort {
      /// The elements in ascending order.
      static func sorted<Element>(_ elements: [Element], by isLess: (Element, Element) -> Bool)
        -> [Element]
      {
        elements.enumerated().sorted { left, right in
          if isLess(left.element, right.element) { return true }
          if isLess(right.element, left.element) { return false }
          return left.offset < right.offset
        }.map(\.element)
      }
    }
    """##
}

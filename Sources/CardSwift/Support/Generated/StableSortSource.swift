extension SupportSources {
  /// The part `StableSort`.
  static let stableSort = ##"""
    /// Sorting with elements of equal order kept as they were, which the standard library does not promise.
    enum StableSort {
      /// The positions of so many elements in ascending order; `isLess` compares the elements at two positions.
      static func order(_ count: Int, by isLess: (Int, Int) -> Bool) -> [Int] {
        (0..<count).sorted { left, right in
          if isLess(left, right) { return true }
          return !isLess(right, left) && left < right
        }
      }
    }
    """##
}

extension SupportSources {
  /// The part `StableSort`.
  static let stableSort = ##"""
    /// Sorting with elements of equal order kept as they were, which the standard library does not promise.
    enum CardStableSort {
      /// The positions of so many elements in ascending order; `isLess` compares the elements at two positions.
      static func order(_ count: Int, by isLess: (Int, Int) -> Bool) -> [Int] {
        // Positions that stand the right way round need one comparison.
        (0..<count).sorted { left, right in left < right ? !isLess(right, left) : isLess(left, right) }
      }
    }

    /// What sorting compares of an element, read once.
    enum CardSortKey: Sendable {
      /// Nothing, which comes last.
      case missing
      /// A number, or what JavaScript compares as one.
      case number(Double)
      /// A text, and the number that it is compared as with numbers.
      case text(String, Double?)
      /// Something that has no order to anything.
      case other

      /// Whether a key sorts before another one: numbers by size, texts by their units, other pairs not at all.
      private static func isLess(_ left: CardSortKey, _ right: CardSortKey) -> Bool {
        switch (left, right) {
        case (.text(let one, _), .text(let other, _)): CardTextSearch.isLess(one, other)
        case (.number(let one), .number(let other)): one < other
        case (.number(let one), .text(_, let other?)): one < other
        case (.text(_, let one?), .number(let other)): one < other
        default: false
        }
      }

      /// The positions of keys in order: those of elements without a key last, equal ones as they were, or the other way
      /// round if the order is descending.
      static func order(_ keys: [CardSortKey], descending: Bool) -> [Int] {
        var present: [Int] = []
        var missing: [Int] = []
        for (position, key) in keys.enumerated() {
          if case .missing = key { missing.append(position) } else { present.append(position) }
        }
        let order = numbers(keys, present) ?? texts(keys, present) ?? mixed(keys, present)
        return (descending ? order.reversed() : order) + missing
      }

      private static func numbers(_ keys: [CardSortKey], _ positions: [Int]) -> [Int]? {
        var numbers: [(number: Double, position: Int)] = []
        numbers.reserveCapacity(positions.count)
        for position in positions {
          guard case .number(let number) = keys[position] else { return nil }
          numbers.append((number, position))
        }
        numbers.sort { $0.number < $1.number || $0.number == $1.number && $0.position < $1.position }
        return numbers.map(\.position)
      }

      private static func texts(_ keys: [CardSortKey], _ positions: [Int]) -> [Int]? {
        var texts: [String] = []
        texts.reserveCapacity(positions.count)
        for position in positions {
          guard case .text(let text, _) = keys[position] else { return nil }
          texts.append(text)
        }
        return CardStableSort.order(texts.count) { CardTextSearch.isLess(texts[$0], texts[$1]) }.map {
          positions[$0]
        }
      }

      private static func mixed(_ keys: [CardSortKey], _ positions: [Int]) -> [Int] {
        CardStableSort.order(positions.count) { isLess(keys[positions[$0]], keys[positions[$1]]) }.map {
          positions[$0]
        }
      }
    }
    """##

  /// The same as it is read.
  static let stableSortPart = SupportPart(stableSort)
}

extension SupportSources {
  /// The part `UnitSet`.
  static let unitSet = ##"""
    /// A set of UTF-16 units.
    struct CardUnitSet: Sendable, Equatable {
      /// Disjoint ranges in order.
      private(set) var ranges: [ClosedRange<UInt16>]
      private let low: UInt64
      private let high: UInt64

      /// The set of all units in some of `ranges`.
      init(_ ranges: [ClosedRange<UInt16>]) {
        var merged: [ClosedRange<UInt16>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
          if let last = merged.last, Int(range.lowerBound) <= Int(last.upperBound) + 1 {
            merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
          } else {
            merged.append(range)
          }
        }
        var masks: (low: UInt64, high: UInt64) = (0, 0)
        for range in merged where range.lowerBound < 128 {
          for unit in range.lowerBound...min(range.upperBound, 127) {
            if unit < 64 {
              masks.low |= 1 << UInt64(unit)
            } else {
              masks.high |= 1 << UInt64(unit - 64)
            }
          }
        }
        self.ranges = merged
        low = masks.low
        high = masks.high
      }

      /// Whether `unit` is in the set.
      func contains(_ unit: UInt16) -> Bool {
        if unit < 64 { return low >> UInt64(unit) & 1 == 1 }
        if unit < 128 { return high >> UInt64(unit - 64) & 1 == 1 }
        var lower = 0
        var upper = ranges.count
        while lower < upper {
          let middle = (lower + upper) / 2
          if ranges[middle].upperBound < unit { lower = middle + 1 } else { upper = middle }
        }
        return lower < ranges.count && ranges[lower].contains(unit)
      }

      /// The set of all other units.
      var inverted: CardUnitSet {
        var others: [ClosedRange<UInt16>] = []
        var next = 0
        for range in ranges {
          if Int(range.lowerBound) > next { others.append(UInt16(next)...range.lowerBound - 1) }
          next = Int(range.upperBound) + 1
        }
        if next <= 0xFFFF { others.append(UInt16(next)...0xFFFF) }
        return CardUnitSet(others)
      }

      /// The set with every unit that differs from one of its own in case only.
      var ignoringCase: CardUnitSet {
        var all = ranges
        for range in ranges {
          for letters: ClosedRange<UInt16> in [0x41...0x5A, 0x61...0x7A] where letters.overlaps(range) {
            let part = range.clamped(to: letters)
            all.append(part.lowerBound ^ 0x20...part.upperBound ^ 0x20)
          }
          guard range.upperBound >= 0x80 else { continue }
          // The complements of small sets hold nearly all letters; testing each variant is cheaper than each unit.
          for (canonical, variants) in CardCaseFolding.shared.variants {
            let touches = range.contains(canonical) || variants.contains { range.contains($0) }
            if touches {
              all.append(canonical...canonical)
              all += variants.map { $0...$0 }
            }
          }
        }
        return CardUnitSet(all)
      }

      /// `\d`
      static let digits = CardUnitSet([0x30...0x39])
      /// `\w`
      static let wordCharacters = CardUnitSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
      /// `\s`: what JavaScript takes for white space.
      static let spaces = CardUnitSet([
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
        0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
      ])
      /// What the dot does not match.
      static let lineEnds = CardUnitSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])
    }

    /// Which letters beyond ASCII JavaScript takes for the same when case is ignored: those with the same capital, as far
    /// as that is one UTF-16 unit and not ASCII.
    private struct CardCaseFolding: Sendable {
      static let shared = CardCaseFolding()

      /// Small letters by their capital.
      let variants: [UInt16: [UInt16]]

      private init() {
        var variants: [UInt16: [UInt16]] = [:]
        for unit in UInt16(0x80)...0xFFFF {
          guard let scalar = Unicode.Scalar(unit), scalar.properties.changesWhenUppercased else {
            continue
          }
          let upper = Array(scalar.properties.uppercaseMapping.utf16)
          guard upper.count == 1, upper[0] >= 0x80, upper[0] != unit else { continue }
          variants[upper[0], default: []].append(unit)
        }
        self.variants = variants
      }
    }
    """##

  /// The same as it is read.
  static let unitSetPart = SupportPart(unitSet)
}

extension SupportSources {
  /// The part `TimeZoneOffsets`.
  static let timeZoneOffsets = ##"""
    /// The offsets of a place from UTC: changes in the past as a table, later ones as a yearly rule.
    struct CardTimeZoneOffsets: Sendable {
      /// When the offset changes, in seconds since 1970, ascending.
      let transitions: [Int]
      /// The offset in seconds east of UTC from each transition on.
      let offsets: [Int]
      /// The offset before the first transition.
      let initialOffset: Int
      /// The rule after the last transition.
      let rule: CardTimeZoneRule?

      /// UTC itself.
      static let utc = CardTimeZoneOffsets(transitions: [], offsets: [], initialOffset: 0, rule: nil)

      /// The seconds east of UTC at a moment, given in seconds since 1970.
      func offset(at seconds: Int) -> Int {
        guard let last = transitions.last else { return rule?.offset(at: seconds) ?? initialOffset }
        if seconds >= last { return rule?.offset(at: seconds) ?? offsets[offsets.count - 1] }
        // The first transition after the moment.
        var (low, high) = (0, transitions.count)
        while low < high {
          let middle = (low + high) / 2
          if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? initialOffset : offsets[low - 1]
      }

      /// The seconds east of UTC at a moment.
      func offset(at instant: CardInstant) -> Int {
        offset(at: CardInstant.floorDivide(instant.milliseconds, 1000))
      }

      /// The moment at which clocks in the zone show `local`, a time in milliseconds as if it were UTC.
      ///
      /// A time that clocks skip is taken with the offset before the gap, which gives a time after it. Of a time that
      /// occurs twice the occurrence with the offset `guess` is taken if there is one: like the reference, which starts
      /// from the offset of today.
      func instant(local: Int, guess: Int) -> CardInstant {
        let seconds = CardInstant.floorDivide(local, 1000)
        let first = offset(at: seconds - guess)
        if first == guess { return CardInstant(milliseconds: local - guess * 1000) }
        let second = offset(at: seconds - first)
        return CardInstant(milliseconds: local - min(first, second) * 1000)
      }
    }
    """##

  /// The same as it is read.
  static let timeZoneOffsetsPart = SupportPart(timeZoneOffsets)
}

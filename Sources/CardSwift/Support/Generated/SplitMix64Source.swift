extension SupportSources {
  /// The part `SplitMix64`.
  static let splitMix64 = ##"""
    /// A small generator whose whole state is one number, so that a seed gives the same output everywhere.
    struct CardSplitMix64: RandomNumberGenerator {
      private var state: UInt64

      /// A generator that begins at a seed.
      init(seed: UInt64) { state = seed }

      /// The next random bits.
      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
      }
    }

    extension CardSplitMix64 {
      /// A random identifier in the form of RFC 4122, version 4.
      static func identifier(_ next: () -> UInt64) -> String {
        let high = next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        let low = next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        let digits = hexadecimal(high) + hexadecimal(low)
        var text = ""
        for (position, digit) in digits.enumerated() {
          if [8, 12, 16, 20].contains(position) { text += "-" }
          text.append(digit)
        }
        return text
      }

      private static func hexadecimal(_ bits: UInt64) -> String {
        let digits = String(bits, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }

      /// The number from `low` up to `high`, which is left out, that random bits stand for.
      static func number(from low: Int, below high: Int, _ next: () -> UInt64) -> Double {
        guard low < high else { return Double(low) }
        let width = UInt64(high.subtractingReportingOverflow(low).partialValue.magnitude)
        return Double(low) + Double(next() % width)
      }
    }
    """##

  /// The same as it is read.
  static let splitMix64Part = SupportPart(splitMix64)
}

package import CardSyntax

/// Test input in which `▸` stands where a diagnostic must point, so that nobody counts columns.
package struct MarkedText {
  /// The character that marks a place.
  package static let marker: Unicode.Scalar = "▸"

  /// The text without the markers.
  package let text: String

  /// The byte offsets of the markers in ``text``, in order.
  package let offsets: [Int]

  /// Takes the markers out of `marked`.
  package init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var offsets: [Int] = []
    var offset = 0
    for scalar in marked.unicodeScalars {
      if scalar == Self.marker {
        offsets.append(offset)
      } else {
        text.append(scalar)
        offset += UTF8.width(scalar)
      }
    }
    self.text = String(text)
    self.offsets = offsets
  }

  /// The text as a source.
  package func source(_ name: String = "test.json") -> SourceText { SourceText(name: name, text: text) }

  /// The ids of the diagnostics in the order of their places; where one does not start at the marker of the same
  /// number, or a marker is left over, an entry says so. To be compared with the list of ids expected.
  package func ids(of diagnostics: Diagnostics) -> [String] {
    let sorted = diagnostics.sorted()
    var entries = sorted.enumerated().map { number, diagnostic -> String in
      guard let span = diagnostic.span else { return "\(diagnostic.id) (without a place)" }
      if number < offsets.count, offsets[number] == Int(span.start) { return diagnostic.id }
      return "\(diagnostic.id) (at \(span.start): \(diagnostic.message))"
    }
    entries += offsets.dropFirst(sorted.count).map { "nothing at the marker before byte \($0)" }
    return entries
  }
}

extension Diagnostics {
  /// The messages in the order of their places.
  package var messages: [String] { sorted().map(\.message) }
}

/// A source of numbers that is the same in every run: SplitMix64.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The sequence that belongs to `seed`.
  package init(seed: UInt64) { state = seed }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

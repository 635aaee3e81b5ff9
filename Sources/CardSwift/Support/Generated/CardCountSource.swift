extension SupportSources {
  /// The part `CardCount`.
  static let cardCount = ##"""
    extension Int {
      /// A count that data give; none for what is no number of one or more.
      init?(cardCount number: Double) {
        guard let count = Int(exactly: number.rounded(.down)), count > 0 else { return nil }
        self = count
      }
    }
    """##

  /// The same as it is read.
  static let cardCountPart = SupportPart(cardCount)
}

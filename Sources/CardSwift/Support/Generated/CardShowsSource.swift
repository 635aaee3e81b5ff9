extension SupportSources {
  /// The part `CardShows`.
  static let cardShows = ##"""
    extension View {
      /// Says of a button that shows and hides a card whether the card is shown.
      func cardShows(_ isShown: Bool) -> some View {
        accessibilityValue(Text(verbatim: (isShown ? "Expanded".cardWord : "Collapsed".cardWord)))
      }
    }
    """##

  /// The same as it is read.
  static let cardShowsPart = SupportPart(cardShows)
}

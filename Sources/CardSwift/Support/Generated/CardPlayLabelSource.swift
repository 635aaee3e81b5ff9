extension SupportSources {
  /// The part `CardPlayLabel`.
  static let cardPlayLabel = ##"""
    /// What is tapped to have media played that are not described.
    struct CardPlayLabel: View {
      /// The label.
      init() {}

      /// A sign and a word.
      var body: some View { Label("Play".cardWord, systemImage: "play.circle") }
    }
    """##

  /// The same as it is read.
  static let cardPlayLabelPart = SupportPart(cardPlayLabel)
}

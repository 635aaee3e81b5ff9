extension SupportSources {
  /// The part `CardWords`.
  static let cardWords = ##"""
    extension String {
      /// What the support code itself says, in the words of the table `Cards` of the app, if it has one.
      var cardWord: String { Bundle.main.localizedString(forKey: self, value: self, table: "Cards") }
    }
    """##

  /// The same as it is read.
  static let cardWordsPart = SupportPart(cardWords)
}

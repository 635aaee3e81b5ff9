extension SupportSources {
  /// The part `CardAddress`.
  static let cardAddress = ##"""
    extension URL {
      /// The address of a card. What URLs do not have gets percent codes, which systems before iOS 17 ask for.
      init?(cardAddress text: String) {
        guard let url = URL(string: text) ?? URL(string: text.escapedCardAddress) else { return nil }
        self = url
      }
    }
    """##

  /// The same as it is read.
  static let cardAddressPart = SupportPart(cardAddress)
}

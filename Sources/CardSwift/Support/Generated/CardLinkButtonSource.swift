extension SupportSources {
  /// The part `CardLinkButton`.
  static let cardLinkButton = ##"""
    extension View {
      /// Buttons that look like links, or plain ones where there are none.
      func cardLinkButton() -> some View {
        #if os(tvOS)
          buttonStyle(.plain)
        #else
          buttonStyle(.borderless)
        #endif
      }
    }
    """##

  /// The same as it is read.
  static let cardLinkButtonPart = SupportPart(cardLinkButton)
}

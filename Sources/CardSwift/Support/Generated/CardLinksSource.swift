extension SupportSources {
  /// The part `CardLinks`.
  static let cardLinks = ##"""
    /// Opens links: the handler around a view does, or without one the system.
    struct CardLinkOpener: EnvironmentKey {
      /// The schemes of links that are opened where nothing else is said.
      static var defaultValue: Set<String> { ["http", "https", "mailto", "tel"] }
      fileprivate let perform: CardActionPerformer  // with performCardAction
      fileprivate let schemes: Set<String>
      fileprivate let openURL: OpenURLAction

      /// Opens a link if its scheme is allowed.
      @MainActor
      func callAsFunction(_ address: String) {
        guard let url = URL(cardAddress: address), schemes.contains(url.scheme?.lowercased() ?? "")
        else { return }
        if perform.handler != nil { return perform(.openURL(address)) }  // with performCardAction
        openURL(url)
      }
    }

    extension EnvironmentValues {
      /// The schemes of links that are opened.
      fileprivate var cardSchemes: Set<String> {
        get { self[CardLinkOpener.self] }
        set { self[CardLinkOpener.self] = newValue }
      }

      /// Opens the links of a view.
      var openCardLink: CardLinkOpener {
        CardLinkOpener(
          perform: performCardAction,  // with performCardAction
          schemes: cardSchemes, openURL: openURL)
      }
    }

    extension View {
      /// Has links in texts of a card do what its buttons do.
      @MainActor
      func cardLinks(_ open: CardLinkOpener) -> some View {
        environment(
          \.openURL,
          OpenURLAction { url in
            open(url.absoluteString)
            return .handled
          })
      }

      /// Has cards in this view open addresses that begin with these words, in small letters, and no others.
      func cardURLSchemes(_ schemes: Set<String>) -> some View {
        environment(\.cardSchemes, schemes)
      }
    }
    """##

  /// The same as it is read.
  static let cardLinksPart = SupportPart(cardLinks)
}

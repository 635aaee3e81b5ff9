#if canImport(SwiftUI)
  public import SwiftUI

  /// Opens links: the handler around a view does, or without one the system.
  public struct CardLinkOpener: EnvironmentKey {
    /// The schemes of links that are opened where nothing else is said.
    public static var defaultValue: Set<String> { ["http", "https", "mailto", "tel"] }
    fileprivate let perform: CardActionPerformer  // with performCardAction
    fileprivate let schemes: Set<String>
    fileprivate let openURL: OpenURLAction

    /// Opens a link if its scheme is allowed.
    @MainActor
    public func callAsFunction(_ address: String) {
      guard let url = URL(cardAddress: address), schemes.contains(url.scheme?.lowercased() ?? "") else { return }
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
    public var openCardLink: CardLinkOpener {
      CardLinkOpener(
        perform: performCardAction,  // with performCardAction
        schemes: cardSchemes, openURL: openURL)
    }
  }

  extension View {
    /// Has links in texts of a card do what its buttons do.
    @MainActor
    public func cardLinks(_ open: CardLinkOpener) -> some View {
      environment(
        \.openURL,
        OpenURLAction { url in
          open(url.absoluteString)
          return .handled
        })
    }

    /// Has cards in this view open addresses that begin with these words, in small letters, and no others.
    public func cardURLSchemes(_ schemes: Set<String>) -> some View {
      environment(\.cardSchemes, schemes)
    }
  }
#endif

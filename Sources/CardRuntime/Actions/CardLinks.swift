#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Has links in texts of a card do what its buttons do.
    @MainActor
    public func cardLinks(_ perform: CardActionPerformer) -> some View {
      environment(
        \.openURL,
        OpenURLAction { url in
          perform(.openURL(url.absoluteString))
          return .handled
        })
    }
  }
#endif

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Says of a button that shows and hides a card whether the card is shown.
    public func cardShows(_ isShown: Bool) -> some View {
      accessibilityValue(Text(verbatim: (isShown ? "Expanded".cardWord : "Collapsed".cardWord)))
    }
  }
#endif

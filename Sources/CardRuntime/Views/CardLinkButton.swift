#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Buttons that look like links, or plain ones where there are none.
    public func cardLinkButton() -> some View {
      #if os(tvOS)
        buttonStyle(.plain)
      #else
        buttonStyle(.borderless)
      #endif
    }
  }
#endif

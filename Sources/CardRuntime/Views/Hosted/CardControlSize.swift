#if canImport(SwiftUI)
  public import SwiftUI

  /// How large a control is.
  public enum CardControlSize: Sendable {
    /// Other than usual.
    case mini, small, large
  }

  extension View {
    /// Controls of a size, where the platform has several.
    public func cardControlSize(_ size: CardControlSize) -> some View {
      #if os(tvOS)
        self
      #else
        controlSize(size == .mini ? .mini : size == .small ? .small : .large)
      #endif
    }
  }
#endif

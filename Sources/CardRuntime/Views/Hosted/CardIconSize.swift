#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// As wide and high as an icon of a size that data name.
    public func cardIconSize(_ name: String) -> some View {
      let extent = CGFloat(CardExtents.icon(name))
      return frame(width: extent, height: extent)
    }
  }
#endif

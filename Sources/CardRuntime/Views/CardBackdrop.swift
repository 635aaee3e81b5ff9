#if canImport(SwiftUI)
  public import SwiftUI

  /// A picture behind the content of an element: as large as that, or repeated.
  public struct CardBackdrop: View {
    private let address: String
    private let repeats: Bool

    /// The picture at an address.
    public init(_ address: String, repeats: Bool = false) {
      self.address = address
      self.repeats = repeats
    }

    /// The picture, and while there is none nothing.
    public var body: some View {
      CardRemoteImage(address) { phase in
        if let image = phase.image {
          if repeats {
            image.resizable(resizingMode: .tile)
          } else {
            image.resizable().scaledToFill()
          }
        } else {
          Color.clear
        }
      }
      .accessibilityHidden(true)
    }
  }
#endif

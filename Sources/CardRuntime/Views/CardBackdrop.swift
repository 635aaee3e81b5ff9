#if canImport(SwiftUI)
  public import SwiftUI

  /// A picture behind the content of an element: as large as that, or repeated.
  public struct CardBackdrop: View {
    let url: String
    var repeats: Bool = false

    /// The picture at an address.
    public init(url: String, repeats: Bool = false) {
      self.url = url
      self.repeats = repeats
    }

    /// The picture, and while there is none nothing.
    public var body: some View {
      CardRemoteImage(url: URL(cardAddress: url)) { phase in
        if let image = phase.image {
          if repeats { image.resizable(resizingMode: .tile) } else { image.resizable().scaledToFill() }
        } else {
          Color.clear
        }
      }
      .accessibilityHidden(true)
    }
  }
#endif

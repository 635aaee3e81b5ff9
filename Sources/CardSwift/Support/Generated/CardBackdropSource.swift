extension SupportSources {
  /// The part `CardBackdrop`.
  static let cardBackdrop = ##"""
    /// A picture behind the content of an element: as large as that, or repeated.
    struct CardBackdrop: View {
      private let address: String
      private let repeats: Bool

      /// The picture at an address.
      init(_ address: String, repeats: Bool = false) {
        self.address = address
        self.repeats = repeats
      }

      /// The picture, and while there is none nothing.
      var body: some View {
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
    """##
}

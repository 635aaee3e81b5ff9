extension SupportSources {
  /// The part `CardBackdrop`.
  static let cardBackdrop = ##"""
    /// A picture behind the content of an element: as large as that, or repeated.
    struct CardBackdrop: View {
      let url: String
      var repeats: Bool = false

      /// The picture at an address.
      init(url: String, repeats: Bool = false) {
        self.url = url
        self.repeats = repeats
      }

      /// The picture, and while there is none nothing.
      var body: some View {
        CardRemoteImage(url: URL(cardAddress: url)) { phase in
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

  /// The same as it is read.
  static let cardBackdropPart = SupportPart(cardBackdrop)
}

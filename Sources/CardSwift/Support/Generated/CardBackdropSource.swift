extension SupportSources {
  /// The part `CardBackdrop`.
  static let cardBackdrop = ##"""
    /// A picture behind the content of an element: as large as that, or repeated.
    struct CardBackdrop: View {
      @Environment(\.colorScheme)
      private var colorScheme
      private let address: String
      private let darkAddress: String?
      private let repeats: Bool

      /// The picture at an address, or in the dark at another one.
      init(_ address: String, dark darkAddress: String? = nil, repeats: Bool = false) {
        self.address = address
        self.darkAddress = darkAddress
        self.repeats = repeats
      }

      /// The picture, and while there is none nothing.
      var body: some View {
        CardRemoteImage(colorScheme == .dark ? darkAddress ?? address : address) { phase in
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

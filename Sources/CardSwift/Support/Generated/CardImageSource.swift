extension SupportSources {
  /// The part `CardImage`.
  static let cardImage = ##"""
    /// A picture of the network: in its own size, smaller where there is less room, and never larger
    /// than it says.
    struct CardImage: View {
      /// What becomes of a picture whose proportions are not those of its frame.
      enum Fit: Sendable {
        /// All of it is shown, with room beside it.
        case contain
        /// It fills the frame, and what is outside is cut off.
        case cover
        /// It is distorted.
        case stretch
        /// It has its own size.
        case center
      }

      @Environment(\.colorScheme)
      private var colorScheme
      private let address: String
      private let darkAddress: String?
      private let width: CGFloat?
      private let height: CGFloat?
      private let fills: Bool
      private let fit: Fit

      /// The picture at an address, so wide and so high; with one of them, the other follows from it.
      /// With `fills`, it is as wide as there is room. In the dark there may be another picture.
      init(
        _ address: String,
        dark darkAddress: String? = nil,
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        fills: Bool = false,
        fit: Fit = .contain
      ) {
        self.address = address
        self.darkAddress = darkAddress
        self.width = width
        self.height = height
        self.fills = fills
        self.fit = fit
      }

      /// The picture, and while it is loaded room for it.
      var body: some View {
        CardPicture(width: width, height: height, fills: fills) {
          CardRemoteImage(colorScheme == .dark ? darkAddress ?? address : address) { phase in
            if let image = phase.image {
              fitted(image).accessibilityIgnoresInvertColors()
            } else if phase.error != nil {
              Image(systemName: "photo").resizable().scaledToFit().foregroundStyle(.secondary)
            } else {
              Color.secondary.opacity(0.1)
            }
          }
        }
      }

      @ViewBuilder private func fitted(_ image: Image) -> some View {
        switch fit {
        case .contain: image.resizable().scaledToFit()
        case .cover: image.resizable().scaledToFill().frame(minWidth: 0, minHeight: 0).clipped()
        case .stretch: image.resizable()
        case .center: image.clipped()
        }
      }
    }

    /// Room for a picture.
    struct CardPicture: Layout {
      let width: CGFloat?
      let height: CGFloat?
      let fills: Bool

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let picture: any CardItem = subviews.first else { return .zero }
        let size = CardPictureSize.fitting(
          picture.size(width: nil, height: nil),
          width: width.map { Double($0) },
          height: height.map { Double($0) },
          fills: fills,
          in: proposal.width.map { Double($0) }
        )
        return CGSize(width: size.width, height: size.height)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    """##
}

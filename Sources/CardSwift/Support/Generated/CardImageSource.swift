extension SupportSources {
  /// The part `CardImage`.
  static let cardImage = ##"""
    /// A picture of the network: in its own size, smaller where there is less room, and never larger
    /// than it says.
    struct CardImage: View {
      let url: String
      var width: CGFloat? = nil
      var height: CGFloat? = nil
      var fills: Bool = false
      var fit: @MainActor (Image) -> AnyView = { AnyView($0.resizable().scaledToFit()) }

      /// The picture at an address, so wide and so high; with one of them, the other follows from it.
      /// With `fills`, it is as wide as there is room. `fit` is what becomes of a picture whose
      /// proportions are not those of its frame.
      init(
        url: String,
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        fills: Bool = false,
        fit: @escaping @MainActor (Image) -> AnyView = { AnyView($0.resizable().scaledToFit()) }
      ) {
        self.url = url
        self.width = width
        self.height = height
        self.fills = fills
        self.fit = fit
      }

      /// The picture, and while it is loaded room for it.
      var body: some View {
        CardPicture(width: width, height: height, fills: fills) {
          CardRemoteImage(url: URL(cardAddress: url)) { phase in
            if let image = phase.image {
              fit(image).accessibilityIgnoresInvertColors()
            } else if phase.error != nil {
              Image(systemName: "photo").resizable().scaledToFit().foregroundStyle(.secondary)
            } else {
              Color.secondary.opacity(0.1)
            }
          }
        }
      }
    }

    extension CardImage {
      /// All of the picture is shown, with room beside it.
      static func contain(_ image: Image) -> AnyView { AnyView(image.resizable().scaledToFit()) }

      /// The picture fills the frame, and what is outside is cut off.
      static func cover(_ image: Image) -> AnyView {
        AnyView(image.resizable().scaledToFill().frame(minWidth: 0, minHeight: 0).clipped())
      }

      /// The picture is distorted.
      static func stretch(_ image: Image) -> AnyView { AnyView(image.resizable()) }

      /// The picture has its own size.
      static func center(_ image: Image) -> AnyView { AnyView(image.clipped()) }
    }

    /// Room for a picture.
    struct CardPicture: Layout {
      let width: CGFloat?
      let height: CGFloat?
      let fills: Bool

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let own = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
        let size = CardPictureSize.fitting(
          (own.width, own.height), width: width, height: height, fills: fills, in: proposal.width)
        return CGSize(width: size.width, height: size.height)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    """##

  /// The same as it is read.
  static let cardImagePart = SupportPart(cardImage)
}

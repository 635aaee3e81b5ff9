extension SupportSources {
  /// The part `CardBackdropRow`.
  static let cardBackdropRow = ##"""
    /// A picture behind the content of an element that is repeated along one axis: as high or as wide as it is itself.
    struct CardBackdropRow: View {
      let url: String
      let axis: Axis

      /// The picture at an address, and along which axis it is repeated.
      init(url: String, along axis: Axis) {
        self.url = url
        self.axis = axis
      }

      /// The pictures, and while there is none nothing.
      var body: some View {
        CardRemoteImage(url: URL(cardAddress: url)) { phase in
          if let image = phase.image {
            // The picture says how wide the row is, and is not drawn itself.
            image.opacity(0)
              .frame(
                maxWidth: axis == .horizontal ? .infinity : nil,
                maxHeight: axis == .vertical ? .infinity : nil
              )
              .overlay { image.resizable(resizingMode: .tile) }
          } else {
            Color.clear
          }
        }
        .accessibilityHidden(true)
      }
    }
    """##

  /// The same as it is read.
  static let cardBackdropRowPart = SupportPart(cardBackdropRow)
}

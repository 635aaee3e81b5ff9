extension SupportSources {
  /// The part `CardIcon`.
  static let cardIcon = ##"""
    /// An icon of the catalogue that hosts of cards have, by the name that data give.
    struct CardIcon: View {
      private let name: String
      private let size: CGFloat
      private let isFilled: Bool

      /// The icon of a name, so wide and high.
      init(_ name: String, size: CGFloat = 24, isFilled: Bool = false) {
        self.name = name
        self.size = size
        self.isFilled = isFilled
      }

      /// The symbol that looks like the icon, or else its name.
      var body: some View {
        if let symbol = CardSymbols.name(name, isFilled: isFilled) {
          Image(systemName: symbol)
            .resizable()
            .scaledToFit()
            .accessibilityHidden(true)
            .frame(width: size, height: size)
        } else {
          Text(verbatim: name)
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardIconPart = SupportPart(cardIcon)
}

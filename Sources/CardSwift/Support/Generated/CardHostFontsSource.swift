extension SupportSources {
  /// The part `CardHostFonts`.
  static let cardHostFonts = ##"""
    /// The fonts that the host of a card names.
    struct CardHostFonts: Sendable {
      /// A family and its points, from small to extra large text.
      struct Face: Sendable {
        let family: String
        let sizes: [Double]

        /// A family with so many points for small, usual, medium, large and extra large text.
        init(_ family: String, _ sizes: Double...) {
          self.family = family
          self.sizes = sizes
        }
      }

      private let usual: Face?
      private let monospaced: Face?

      /// Fonts for usual and for monospaced text; those of the platform where there is none.
      init(_ usual: Face? = nil, monospaced: Face? = nil) {
        self.usual = usual
        self.monospaced = monospaced
      }

      /// The font of texts of a style; none for that of the platform.
      func font(_ style: Font.TextStyle, _ design: Font.Design) -> Font? {
        guard let face = design == .monospaced ? monospaced : usual, face.sizes.count == 5 else {
          return nil
        }
        let points: Double
        switch style {
        case .footnote: points = face.sizes[0]
        case .title3: points = face.sizes[2]
        case .title2: points = face.sizes[3]
        case .largeTitle: points = face.sizes[4]
        default: points = face.sizes[1]
        }
        return .custom(face.family, size: CGFloat(points), relativeTo: style)
      }
    }

    extension CardTheme {
      /// The font of texts of a style: the theme's, or else the host's.
      func font(_ style: Font.TextStyle, _ design: Font.Design = .default, of host: CardHostFonts)
        -> Font
      {
        fonts?(style, design) ?? host.font(style, design) ?? .system(style, design: design)
      }

      /// The font of texts of a size that data give: a step of the host's, or points.
      func font(cardSize name: String, _ design: Font.Design = .default, of host: CardHostFonts) -> Font
      {
        let steps: [String: Font.TextStyle] = [
          "small": .footnote, "default": .body, "medium": .title3, "large": .title2,
          "extralarge": .largeTitle,
        ]
        if let style = steps[name.lowercased()] { return font(style, design, of: host) }
        return Double(name).map { .system(size: CGFloat($0), design: design) }
          ?? font(.body, design, of: host)
      }
    }
    """##

  /// The same as it is read.
  static let cardHostFontsPart = SupportPart(cardHostFonts)
}

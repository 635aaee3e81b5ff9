extension SupportSources {
  /// The part `CardTextNames`.
  static let cardTextNames = ##"""
    extension Font {
      /// The font of a size that data give: a step of a scale, the name of a style, or points.
      init(cardSize name: String) {
        switch name.lowercased() {
        case "small", "footnote": self = .footnote
        case "medium", "title3": self = .title3
        case "large", "title2": self = .title2
        case "extralarge", "largetitle": self = .largeTitle
        case "title": self = .title
        case "headline": self = .headline.weight(.regular)
        case "callout": self = .callout
        case "subheadline": self = .subheadline
        case "caption": self = .caption
        default: self = Double(name).map { .system(size: $0) } ?? .body
        }
      }
    }

    extension CardTheme {
      /// The font of texts of a size that data give: a step of a scale, or points.
      func font(cardSize name: String, _ design: Font.Design = .default) -> Font {
        switch name.lowercased() {
        case "small": font(.footnote, design)
        case "medium": font(.title3, design)
        case "large": font(.title2, design)
        case "extralarge": font(.largeTitle, design)
        default: Double(name).map { .system(size: CGFloat($0), design: design) } ?? font(.body, design)
        }
      }
    }

    extension Font.Weight {
      /// The weight of a name that data give; the names of ranks mean what the host has for them.
      init(
        cardWeight name: String, lighter: Self = .light, usual: Self = .regular,
        bolder: Self = .semibold
      ) {
        switch name.lowercased() {
        case "ultralight": self = .ultraLight
        case "thin": self = .thin
        case "lighter": self = lighter
        case "light": self = .light
        case "medium": self = .medium
        case "semibold": self = .semibold
        case "bolder": self = bolder
        case "bold": self = .bold
        case "heavy": self = .heavy
        case "black": self = .black
        case "regular": self = .regular
        default: self = usual
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardTextNamesPart = SupportPart(cardTextNames)
}

public import CardIR

/// What a host makes of the names in a card: points, colours and fonts for its sizes, styles and distances.
///
/// A configuration starts as one of the profiles (``default``, ``renderer``, ``seed``), and a file changes what it
/// names. The keys, their types and their values in each profile are in one table, `HostConfigTable`; the initial
/// values here are only those of a configuration that no profile has filled in yet.
public struct HostConfig: Sendable, Hashable {
  /// Whether actions can be used.
  public var supportsInteractivity = true
  /// Whether boxes without a background may reach into their parent's padding.
  public var alwaysAllowBleed = false
  /// What relative URLs of images are relative to.
  public var imageBaseURL: String?
  /// What stands between the values of a choice set with several choices when they are sent.
  public var choiceSetValueSeparator = ","
  /// What the names of CSS classes begin with.
  public var cssClassNamePrefix: String?
  /// The features that cards can require, each with its version.
  public var capabilities: [String: String] = [:]

  /// The fonts.
  public var fontTypes = TokenTable<FontType, Font>(Font())
  /// Points from line to line by size of text; none for 1.33 times the size.
  public var lineHeights = TokenTable<TextSizeToken, Double?>(nil)
  /// What headings and header cells look like unless they say otherwise.
  public var textStyles = TokenTable<TextRole, TextLook>(TextLook())
  /// What text blocks are to assistive technology.
  public var textBlock = TextBlock()

  /// Points of the distances; `none` is always 0.
  public var spacing = TokenTable<SpacingToken, Double>(0)
  /// The line between elements.
  public var separator = Separator()
  /// The looks of boxes by meaning.
  public var containerStyles = TokenTable<ContainerStyle, BoxLook>(BoxLook())
  /// Further looks of boxes, by name.
  public var customStyles: [String: BoxLook] = [:]

  /// Points across of the image sizes.
  public var imageSizes = TokenTable<ImageSizeToken, Double>(0)
  /// Images that state no size.
  public var image = Image()
  /// Groups of images.
  public var imageSet = ImageSet()
  /// Pairs of title and value.
  public var factSet = FactSet()
  /// Tables.
  public var table = Table()
  /// Audio and video.
  public var media = Media()
  /// Pages that are shown one at a time.
  public var carousel = Carousel()
  /// The card itself.
  public var adaptiveCard = Card()
  /// Groups of buttons.
  public var actions = Actions()
  /// Fields for the user's values.
  public var inputs = Inputs()

  /// A configuration without the values of a profile.
  init() {}

  // MARK: Scales

  /// Points of a text size in a font.
  public func points(_ size: TextSizeToken, _ font: FontType = .default) -> Double { fontTypes[font].sizes[size] }

  /// The number, 100 to 900, of a text weight.
  public func number(_ weight: TextWeight, _ font: FontType = .default) -> Double {
    weight.number ?? fontTypes[font].weights[weight]
  }

  // MARK: Colours

  /// What is behind everything: the colour of the default style over white.
  public var page: Color { containerStyles[.default].background.map { $0.blended(over: .white) } ?? .white }

  /// The opaque colour of a box of `style` on the page.
  public func background(_ style: ContainerStyle) -> Color {
    (containerStyles[style].background ?? page).blended(over: page)
  }

  /// The colour of text in a box of `style`.
  public func color(_ name: PaletteColor, subtle: Bool, in style: ContainerStyle = .default) -> Color {
    let colors = containerStyles[style].foreground[name]
    return subtle ? colors.subtle : colors.plain
  }

  /// Whether a card may say which style it has itself.
  package var allowsStylesOfCards: Bool { adaptiveCard.allowCustomStyle }

  /// The style of the box that a card which a button shows is in: its own, where cards may have one, else that of all.
  package func style(ofShownCard card: Element) -> ContainerStyle {
    let own = allowsStylesOfCards ? card.literal(.containerStyle) : nil
    return own ?? actions.showCard.style
  }
}

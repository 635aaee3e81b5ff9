public import CardIR

extension HostConfig {
  /// A font: its family, and the points and weights of its sizes and ranks.
  public struct Font: Sendable, Hashable {
    /// The name of the family, or several separated by commas.
    public var family = ""
    /// Points of the text sizes.
    public var sizes = TokenTable<TextSizeToken, Double>(0)
    /// Numbers of the relative weights `lighter`, `default` and `bolder`.
    public var weights = TokenTable<TextWeight, Double>(400)
  }

  /// What text looks like.
  public struct TextLook: Sendable, Hashable {
    /// The size of the text.
    public var size = TextSizeToken.default
    /// The weight of the text.
    public var weight = TextWeight.default
    /// The colour of the text.
    public var color = PaletteColor.default
    /// Whether the text is less prominent.
    public var isSubtle = false
    /// The font of the text.
    public var font = FontType.default

    /// Text as any other.
    public init() {}

    /// Text of another size or weight.
    public init(size: TextSizeToken = .default, weight: TextWeight = .default) {
      self.size = size
      self.weight = weight
    }
  }

  /// Text blocks.
  public struct TextBlock: Sendable, Hashable {
    /// The level that headings have for assistive technology; none for no level.
    public var headingLevel: Double?
  }

  /// The line between elements.
  public struct Separator: Sendable, Hashable {
    /// Its thickness in points.
    public var thickness = 0.0
    /// Its colour.
    public var color = Color.black
  }

  /// The look of a box by meaning.
  public struct BoxLook: Sendable, Hashable {
    /// The colour behind its content; none for that of what is behind the box.
    public var background: Color?
    /// The colours of text.
    public var foreground = TokenTable<PaletteColor, TextColors>(TextColors())
    /// The colour of its border and of the lines of a table; none for no line.
    public var border: Color?
    /// The thickness of its border in points.
    public var borderThickness = 0.0
    /// The colour behind it while the pointer is on it.
    public var highlightBackground: Color?
    /// The colour of text in it while the pointer is on it.
    public var highlightForeground: Color?
  }

  /// The colours of text of one meaning.
  public struct TextColors: Sendable, Hashable {
    /// The colour of text.
    public var plain = Color.black
    /// The colour of text that stands back.
    public var subtle = Color.black
    /// The colour behind marked text.
    public var highlight = Color.black
    /// The colour behind marked text that stands back.
    public var subtleHighlight = Color.black
  }

  /// Images that state no size.
  public struct Image: Sendable, Hashable {
    /// Their size.
    public var size = Dimension.auto
  }

  /// Groups of images.
  public struct ImageSet: Sendable, Hashable {
    /// The size of the images of a group that states none.
    public var imageSize = Dimension.auto
    /// The maximum height of an image in a set, in points.
    public var maxImageHeight = 0.0
  }

  /// Pairs of title and value.
  public struct FactSet: Sendable, Hashable {
    /// The titles.
    public var title = FactText()
    /// The values.
    public var value = FactText()
    /// Points between a title and its value.
    public var spacing = 0.0
  }

  /// The titles or values of facts.
  public struct FactText: Sendable, Hashable {
    /// What the text looks like.
    public var look = TextLook()
    /// Whether the text may take more than one line.
    public var wrap = true
    /// The maximum width in points; 0 for no limit.
    public var maxWidth = 0.0
  }

  /// Tables.
  public struct Table: Sendable, Hashable {
    /// The distance between cells without grid lines, in points.
    public var cellSpacing = 0.0
  }

  /// Audio and video.
  public struct Media: Sendable, Hashable {
    /// The picture of media that have none.
    public var defaultPoster: String?
    /// The picture of the button that starts them.
    public var playButton: String?
    /// Whether they play in the card.
    public var allowInlinePlayback = true
  }

  /// Pages that are shown one at a time.
  public struct Carousel: Sendable, Hashable {
    /// The most pages that are shown.
    public var maxPages = 0.0
    /// The fewest milliseconds after which a page turns by itself.
    public var minAutoplayDelay = 0.0
  }

  /// The card itself.
  public struct Card: Sendable, Hashable {
    /// Whether a card may have a container style of its own.
    public var allowCustomStyle = false
  }

  /// Groups of buttons.
  public struct Actions: Sendable, Hashable {
    /// The most buttons that are shown.
    public var maxActions = 0.0
    /// The distance above a group.
    public var spacing = SpacingToken.default
    /// Points between buttons.
    public var buttonSpacing = 0.0
    /// The direction of a group.
    public var axis = Axis.horizontal
    /// Where the buttons stand.
    public var alignment = ActionAlignment.left
    /// The position of the icon of a button.
    public var iconPlacement = IconPlacement.leftOfTitle
    /// The size of the icon of a button, in points.
    public var iconSize = 0.0
    /// Cards that a button shows.
    public var showCard = ShowCard()
    /// Whether a card that the only button shows is there from the start.
    public var preExpandsSingleShowCard = false
    /// Whether the title of a button may take more than one line.
    public var allowTitleToWrap = false
    /// Whether buttons in the overflow menu have their icons.
    public var showIconInOverflow = false
  }

  /// Cards that a button shows.
  public struct ShowCard: Sendable, Hashable {
    /// How they come up.
    public var mode = ShowCardMode.inline
    /// Points above a card below the buttons.
    public var inlineTopMargin = 0.0
    /// Their look.
    public var style = ContainerStyle.emphasis
  }

  /// Fields for the user's values.
  public struct Inputs: Sendable, Hashable {
    /// The distance between a caption and its field.
    public var labelSpacing = SpacingToken.default
    /// The percentage of the width that a caption beside its field takes.
    public var labelWidth = 0.0
    /// Captions of fields that must have a value.
    public var requiredLabel = InputLabel()
    /// Captions of other fields.
    public var optionalLabel = InputLabel()
    /// What is said of a value that is not valid.
    public var errorMessage = ErrorMessage()
    /// Milliseconds without a change after which a choice set asks for choices.
    public var debounceTime = 0.0
    /// Whether the choices of a choice set can come from a query.
    public var allowDynamicallyFilteredChoiceSet = false
    /// Whether a field may show that it is one only under the pointer.
    public var allowRevealOnHoverStyle = false
  }

  /// The caption of an input.
  public struct InputLabel: Sendable, Hashable {
    /// The size of the text.
    public var size = TextSizeToken.default
    /// The weight of the text.
    public var weight = TextWeight.default
    /// The colour of the text.
    public var color = PaletteColor.default
    /// Whether the text is less prominent.
    public var isSubtle = false
    /// What follows the text; none for nothing.
    public var suffix: String?
    /// The colour of what follows the text.
    public var suffixColor = PaletteColor.default
  }

  /// What is said of a value that is not valid.
  public struct ErrorMessage: Sendable, Hashable {
    /// The size of the text.
    public var size = TextSizeToken.default
    /// The weight of the text.
    public var weight = TextWeight.default
    /// The colour of the text.
    public var color = PaletteColor.attention
    /// The distance between the field and the text.
    public var spacing = SpacingToken.default
  }
}

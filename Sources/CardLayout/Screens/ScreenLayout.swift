public import CardIR
public import CardStyle
public import CardSyntax
public import CardText

/// Where the elements of a screen are, worked out by the rules of the screen's own format.
///
/// Elements of cards flow, as the reference renderer lays them out. Elements of formats whose stacks are as large as their
/// content are laid out by proposals, as SwiftUI does it; those that are placed by constraints, as Auto Layout does it. Texts
/// are as wide as ``TextMetrics`` says. Holes count as values that are as long as can be expected.
public struct ScreenLayout: Sendable {
  /// What a layout has to know besides the screen.
  public struct Surroundings: Sendable {
    /// The width of the screen, in points.
    public var width: Double
    /// The height of the screen, in points. Screens that flow are as high as their content.
    public var height: Double
    /// How wide texts are.
    public var metrics: TextMetrics
    /// The size of the font of buttons that have none of their own, in points.
    public var buttonFont = 13.3333
    /// The language that dates are written in; none for that of the screen.
    public var locale: String?
    /// How large a picture or an element of a host is by itself; none where nobody knows.
    public var extents: @Sendable (Element) -> (width: Double, height: Double)?

    /// A screen of a size.
    public init(
      width: Double = 390, height: Double = 844, metrics: TextMetrics = .system,
      extents: @escaping @Sendable (Element) -> (width: Double, height: Double)? = { _ in nil }
    ) {
      self.width = width
      self.height = height
      self.metrics = metrics
      self.extents = extents
    }

    /// How large a picture is of which nothing is known.
    static let usualPicture = (width: 120.0, height: 80.0)

    /// The extents of an element, known or assumed.
    func size(of element: Element) -> (width: Double, height: Double) { extents(element) ?? Self.usualPicture }
  }

  /// A part of a screen that takes room.
  public struct Part: Sendable {
    /// The element that it stands for.
    public let element: Element
    /// The attribute that it shows, of elements that show several: a fact has a title and a value.
    public let attribute: AttributeID?
    /// The part around it; none for the screen.
    public let parent: Int?
    /// The words that are seen.
    public internal(set) var text = ""
    /// Its box, in points from the upper left corner of the screen.
    public internal(set) var frame = BoxTree.Frame()
    /// Where something is seen in its box: the lines of a text, else the whole box.
    public internal(set) var ink = BoxTree.Frame()
    /// Whether the place of a text is narrower than its widest word, which is broken there.
    public internal(set) var breaksWords = false

    /// Whether the part is content rather than a box for other parts.
    public var isContent: Bool { element.kind.isSeen }

    /// Where the part was written: the value of what it shows, else the element.
    public var span: SourceSpan? {
      let shown = attribute ?? element.kind.shownAttribute
      return shown.flatMap { element.entry($0)?.origin?.span } ?? element.span
    }
  }

  /// The parts in the order of the screen; parents stand before what is in them.
  public internal(set) var parts: [Part] = []
  /// Whether the content has the height of the screen to stand in, and is not followed by its end.
  let fillsScreen: Bool

  /// Lays out a screen whose absent attributes mean what `format` says, with the names in it resolved by `styles`.
  public init(_ screen: Screen, of format: Capabilities, styles: StyleResolver, in surroundings: Surroundings) {
    fillsScreen = format.boxes == .byConstraints || !format.stacksFillWidth
    if format.boxes == .byConstraints {
      var tree = BoxTree(screen, expectingValues: true)
      var layout = ConstraintLayout(
        width: surroundings.width, height: surroundings.height, metrics: surroundings.metrics)
      layout.extents = surroundings.extents
      _ = layout.layOut(&tree)
      parts = tree.parts(surroundings.metrics)
    } else if format.stacksFillWidth {
      var flow = CardFlow(styles, format, surroundings)
      parts = flow.layOut(screen)
    } else {
      var views = ViewTree(format, surroundings)
      parts = views.layOut(screen)
    }
  }
}

extension ElementKind {
  /// Whether elements of the kind are seen themselves, rather than being room for others.
  var isSeen: Bool {
    switch self {
    case .text, .richText, .image, .icon, .media, .button, .fact, .custom, .divider: true
    default: isInput || family == .action
    }
  }

  /// The attribute that elements of the kind show.
  var shownAttribute: AttributeID? {
    switch self {
    case .text: .text
    case .image: .url
    case .button: .title
    default: family == .action ? .title : nil
    }
  }
}

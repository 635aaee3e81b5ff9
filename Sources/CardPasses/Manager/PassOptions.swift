public import CardTemplate

/// How much is optimized.
public enum OptimizationLevel: String, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none = "0"
  /// Lossless canonicalisation.
  case canonical = "1"
  /// Also changes of structure that keep what is seen and done.
  case structural = "2"
  /// All that makes the output smaller.
  case size = "s"

  /// Whether passes of `level` run at this level.
  public func includes(_ level: OptimizationLevel) -> Bool {
    func rank(_ level: OptimizationLevel) -> Int { Self.allCases.firstIndex(of: level) ?? 0 }
    return level != .none && rank(level) <= rank(self)
  }
}

/// Whose rules decide when fallback content is used. The implementations disagree; each has a name here.
public enum FallbackRules: String, Sendable, Hashable, CaseIterable {
  /// The documented ones.
  case intended
  /// Those of the JavaScript renderer: what wants a feature that the host lacks, and has no fallback, stays.
  case javascript
  /// Those of the iOS renderer: what a fallback itself wants is not looked at.
  case ios
  /// Those of the Swift predecessor: a container stays, without its child, where its fallback is to drop it.
  case seed
}

/// The width of a screen, as content is chosen by it.
public enum ScreenWidth: String, Sendable, Hashable, CaseIterable {
  /// Hardly any room, such as a panel beside something else.
  case veryNarrow = "very-narrow"
  /// A phone.
  case narrow
  /// A chat.
  case standard
  /// A page.
  case wide
}

/// How content that a format cannot say is put into another form; each is an option of the command line.
public struct LoweringOptions: Sendable, Hashable {
  /// How sizes of text are translated between scales.
  public enum FontMap: String, Sendable, Hashable, CaseIterable {
    /// Ranks to styles, so that the way back gives the same ranks.
    case semantic
    /// By points.
    case metric
  }

  /// What a choice among more than 20 becomes where the target has no choice sets.
  public enum LargeChoices: String, Sendable, Hashable, CaseIterable {
    /// A box for each choice, as for fewer.
    case boxes
    /// A text field with the values named below it.
    case field
  }

  /// How sizes of text are translated.
  public var fontMap: FontMap = .semantic
  /// What a choice among more than 20 becomes.
  public var largeChoices: LargeChoices = .boxes
  /// What relative URLs are resolved against.
  public var baseURL: String?
  /// Where the app's assets are found by URL.
  public var assetBase: String?
  /// Where pictures of platform symbols are found by URL.
  public var iconBase: String?
  /// The endpoint that submitted data are sent to.
  public var submitEndpoint: String?
  /// The width in points of the screen that widths are worked out for where the target cannot say shares of a row.
  public var screenWidth = 390.0
  /// Whether hidden content is written where nothing can be hidden.
  public var showsHidden = false
  /// Whether the root scrolls where that is the screen's own business; if nobody says, screens do for which there is
  /// probably no room on a phone.
  public var scrolls: Bool?
  /// Whether URLs that cannot be opened are shown as text.
  public var showsURLs = false
  /// Whether the buttons of a card stay at the bottom of the screen while the rest scrolls.
  public var pinsActions = false
  /// Where the screens are found that cards become which buttons show; none to put them below the buttons.
  public var splitCards: String?
  /// The language that dates are written in where the target's host does not write them; none for the document's.
  public var locale: String?
  /// The width of the screen where the target shows the same at every width.
  public var width: ScreenWidth = .standard
  /// The features that the host has, each with its version; `*` is any version.
  public var hostFeatures: [String: String] = [:]
  /// Whose rules decide when a fallback is used.
  public var fallbackRules: FallbackRules = .intended
  /// The types of elements that apps may show in their own way, beside those that nobody knows.
  public var openTypes: Set<String> = []
  /// What is known of the data of templates whose holes stay.
  public var known = KnownData.nothing
  /// Whether what conversions write in place of a richer concept is read as that concept again: boxes that switch each
  /// other off as a choice, a call that sends all inputs as a submission.
  public var raisesPatterns = true

  /// The defaults.
  public init() {}
}

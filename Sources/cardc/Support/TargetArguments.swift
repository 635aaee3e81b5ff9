import ArgumentParser
import CardCompiler

/// The options that say what becomes of content that a target cannot say as it is.
struct TargetArguments: ParsableArguments {
  @OptionGroup(title: "Targets")
  var cards: CardArguments

  @Option(
    help: ArgumentHelp(
      "The language of dates where the target's host does not format them. (default: the card's, else en-US)",
      valueName: "locale"))
  var locale: String?

  @Option(
    name: .customLong("font-map"),
    help: ArgumentHelp("Translate text sizes by rank (semantic) or by points (metric).", valueName: "map"))
  var fontMap: LoweringOptions.FontMap?

  @Option(name: .customLong("base-url"), help: ArgumentHelp("The base of relative URLs.", valueName: "url"))
  var baseURL: String?

  @Option(name: .customLong("asset-base"), help: ArgumentHelp("The base URL of the app's images.", valueName: "url"))
  var assetBase: String?

  @Option(name: .customLong("icon-base"), help: ArgumentHelp("The base URL of pictures of symbols.", valueName: "url"))
  var iconBase: String?

  @Option(
    name: .customLong("submit-endpoint"),
    help: ArgumentHelp("The endpoint of submissions, which a card leaves to its host.", valueName: "url"))
  var submitEndpoint: String?

  @Flag(inversion: .prefixedNo, help: "Make the whole screen scroll where the target leaves that to the screen.")
  var scroll: Bool?

  @Flag(
    name: .customLong("pin-actions"), inversion: .prefixedNo,
    help: "Keep the buttons of a card at the bottom of the screen while the rest scrolls.")
  var pinActions: Bool?

  @Option(
    name: .customLong("split-cards"),
    help: ArgumentHelp(
      "Write each card that a button shows as a screen of its own, below this URL.", valueName: "url"))
  var splitCards: String?

  @Option(
    name: .customLong("inline-screens"),
    help: ArgumentHelp(
      "Replace navigation to a screen of this folder with a card that a button shows.", valueName: "folder"))
  var inlineScreens: String?

  @Flag(
    name: .customLong("show-hidden"), inversion: .prefixedNo,
    help: "Write hidden content where the target cannot hide anything, instead of omitting it.")
  var showHidden: Bool?

  @Flag(
    name: .customLong("show-urls"), inversion: .prefixedNo, help: "Show URLs as text where the target cannot open them."
  )
  var showURLs: Bool?

  @Flag(inversion: .prefixedNo, help: "Accept documents that the real decoders reject but whose meaning is plain.")
  var tolerant: Bool?

  func validate() throws {
    if let locale, !SettingValues.isLocale(locale) {
      throw ValidationError(.unknownName("locale", locale, SettingValues.locales))
    }
  }

  /// Makes settings say the same.
  func apply(to settings: inout ProjectSettings) {
    cards.apply(to: &settings)
    settings.locale = locale
    settings.fontMap = fontMap
    settings.baseURL = baseURL
    settings.assetBase = assetBase
    settings.iconBase = iconBase
    settings.submitEndpoint = submitEndpoint
    settings.scrolls = scroll
    settings.pinsActions = pinActions
    settings.splitCards = splitCards
    settings.inlineScreens = inlineScreens
    settings.showsHidden = showHidden
    settings.showsURLs = showURLs
    settings.isTolerant = tolerant
  }
}

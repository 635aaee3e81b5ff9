import ArgumentParser
import CardCompiler

/// The options that say what becomes of content that a target cannot say as it is.
struct TargetArguments: ParsableArguments {
  @OptionGroup(title: "Targets")
  var cards: CardArguments

  @Option(
    help: ArgumentHelp(
      "The language of dates where the target's host does not write them. (default: the card's, else en-US)",
      valueName: "locale"))
  var locale: String?

  @Option(
    name: .customLong("font-map"),
    help: ArgumentHelp("Translate sizes of text by rank (semantic) or by points (metric).", valueName: "map"))
  var fontMap: LoweringOptions.FontMap?

  @Option(name: .customLong("base-url"), help: ArgumentHelp("What relative URLs are relative to.", valueName: "url"))
  var baseURL: String?

  @Option(name: .customLong("asset-base"), help: ArgumentHelp("Where the app's images are found.", valueName: "url"))
  var assetBase: String?

  @Option(name: .customLong("icon-base"), help: ArgumentHelp("Where pictures of symbols are found.", valueName: "url"))
  var iconBase: String?

  @Option(
    name: .customLong("submit-endpoint"), help: ArgumentHelp("Where data are sent that a host gets.", valueName: "url"))
  var submitEndpoint: String?

  @Flag(inversion: .prefixedNo, help: "Let the whole screen scroll where that is its own business.")
  var scroll: Bool?

  @Flag(
    name: .customLong("pin-actions"), inversion: .prefixedNo,
    help: "Keep the buttons of a card at the bottom of the screen while the rest scrolls.")
  var pinActions: Bool?

  @Option(
    name: .customLong("split-cards"),
    help: ArgumentHelp(
      "Write each card that a button shows as a screen of its own, to be found below this address.", valueName: "url"))
  var splitCards: String?

  @Option(
    name: .customLong("inline-screens"),
    help: ArgumentHelp(
      "Show the screens of this folder as cards where navigation leads to one of them.", valueName: "folder"))
  var inlineScreens: String?

  @Flag(
    name: .customLong("show-hidden"), inversion: .prefixedNo,
    help: "Write hidden content where nothing can be hidden, instead of leaving it out.")
  var showHidden: Bool?

  @Flag(
    name: .customLong("show-urls"), inversion: .prefixedNo, help: "Show URLs that cannot be opened as text.")
  var showURLs: Bool?

  @Flag(inversion: .prefixedNo, help: "Accept what a person understands and the real decoders reject.")
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

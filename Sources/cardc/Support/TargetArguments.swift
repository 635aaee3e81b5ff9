import ArgumentParser
import CardCompiler

/// The options that say what becomes of content that a target cannot say as it is.
struct TargetArguments: ParsableArguments {
  @Option(name: .customLong("at"), help: .setting("at"))
  var pointer: String?

  @Option(help: .setting("locale"))
  var locale: String?

  @Option(help: .setting("width"))
  var width: ScreenWidth?

  @Option(name: .customLong("font-map"), help: .setting("font-map"))
  var fontMap: LoweringOptions.FontMap?

  @Option(name: .customLong("large-choices"), help: .setting("large-choices"))
  var largeChoices: LoweringOptions.LargeChoices?

  @Option(name: .customLong("base-url"), help: .setting("base-url"))
  var baseURL: String?

  @Option(name: .customLong("asset-base"), help: .setting("asset-base"))
  var assetBase: String?

  @Option(name: .customLong("icon-base"), help: .setting("icon-base"))
  var iconBase: String?

  @Option(name: .customLong("submit-endpoint"), help: .setting("submit-endpoint"))
  var submitEndpoint: String?

  @Option(name: .customLong("screen-width"), help: .setting("screen-width"))
  var screenWidth: Int?

  @Flag(inversion: .prefixedNo, help: .setting("scroll"))
  var scroll: Bool?

  @Flag(name: .customLong("pin-actions"), inversion: .prefixedNo, help: .setting("pin-actions"))
  var pinActions: Bool?

  @Option(name: .customLong("split-cards"), help: .setting("split-cards"))
  var splitCards: String?

  @Option(name: .customLong("inline-screens"), help: .setting("inline-screens"))
  var inlineScreens: String?

  @Flag(name: .customLong("show-hidden"), inversion: .prefixedNo, help: .setting("show-hidden"))
  var showHidden: Bool?

  @Flag(name: .customLong("show-urls"), inversion: .prefixedNo, help: .setting("show-urls"))
  var showURLs: Bool?

  @Flag(inversion: .prefixedNo, help: .setting("tolerant"))
  var tolerant: Bool?

  func validate() throws {
    try PointerArgument.validate(pointer)
    if let locale, !SettingValues.isLocale(locale) {
      let known = SettingValues.locales.map { "`\($0)`" }.joined(separator: ", ")
      throw ValidationError(
        "\(String.unknownName("locale", locale, SettingValues.locales)) Dates are known in \(known).")
    }
    if let submitEndpoint, !SettingValues.isEndpoint(submitEndpoint) {
      throw ValidationError("`--submit-endpoint` must be a URL such as `https://example.com/submit`.")
    }
    if let baseURL, !SettingValues.isBase(baseURL) {
      throw ValidationError("`--base-url` must be a URL such as `https://example.com/`.")
    }
    for (name, url) in [("asset-base", assetBase), ("icon-base", iconBase)] {
      guard let url, !SettingValues.isFolderURL(url) else { continue }
      throw ValidationError("`--\(name)` must be the URL of a folder, such as `https://example.com/assets/`.")
    }
    if let screenWidth, screenWidth < 1 {
      throw ValidationError("`--screen-width` must be a whole number of points above 0.")
    }
  }

  /// Makes settings say the same.
  func apply(to settings: inout ProjectSettings) {
    settings.pointer = pointer
    settings.locale = locale
    settings.width = width
    settings.fontMap = fontMap
    settings.largeChoices = largeChoices
    settings.baseURL = baseURL
    settings.assetBase = assetBase
    settings.iconBase = iconBase
    settings.submitEndpoint = submitEndpoint
    settings.screenWidth = screenWidth
    settings.scrolls = scroll
    settings.pinsActions = pinActions
    settings.splitCards = splitCards
    settings.inlineScreens = inlineScreens
    settings.showsHidden = showHidden
    settings.showsURLs = showURLs
    settings.isTolerant = tolerant
  }
}

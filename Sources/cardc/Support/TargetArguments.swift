import ArgumentParser
import CardCompiler

/// The options that say what becomes of content that a target cannot say as it is.
struct TargetArguments: ParsableArguments {
  @Option(
    name: .customLong("card-version"),
    help: ArgumentHelp("The version of Adaptive Cards to write. (default: the lowest that suffices)", valueName: "v"))
  var cardVersion: String?

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
    name: .customLong("show-hidden"), inversion: .prefixedNo,
    help: "Write hidden content where nothing can be hidden, instead of leaving it out.")
  var showHidden: Bool?

  @Flag(
    name: .customLong("show-urls"), inversion: .prefixedNo, help: "Show URLs that cannot be opened as text.")
  var showURLs: Bool?

  @Flag(inversion: .prefixedNo, help: "Accept what a person understands and the real decoders reject.")
  var tolerant: Bool?

  func validate() throws {
    guard let cardVersion else { return }
    let parts = cardVersion.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, parts.allSatisfy({ $0.map { $0 >= 0 } ?? false }) else {
      throw ValidationError("`--card-version` takes a version such as `1.4`, not `\(cardVersion)`.")
    }
  }

  /// Makes settings say the same.
  func apply(to settings: inout ProjectSettings) {
    settings.cardVersion = cardVersion
    settings.fontMap = fontMap
    settings.baseURL = baseURL
    settings.assetBase = assetBase
    settings.iconBase = iconBase
    settings.submitEndpoint = submitEndpoint
    settings.scrolls = scroll
    settings.showsHidden = showHidden
    settings.showsURLs = showURLs
    settings.isTolerant = tolerant
  }
}

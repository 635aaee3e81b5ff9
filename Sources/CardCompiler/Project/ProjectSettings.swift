import CardIR
package import CardPasses
package import CardSyntax
import CardTemplate

/// Everything that `cardc.yaml` can say and flags can override: what is set is not `nil`.
package struct ProjectSettings: Sendable {
  /// The name of the file that holds settings.
  package static let fileName = "cardc.yaml"

  /// Files and folders with templates.
  package var inputs: [String]?
  /// Patterns of files and folders that are no templates.
  package var excluded: [String]?
  /// The folder that output goes to.
  package var output: String?
  /// The formats to write.
  package var targets: [String]?
  /// The format of the sources.
  package var from: String?
  /// The data that bind every template.
  package var data: String?
  /// How many threads work.
  package var jobs: Int?
  /// The time that the clock shows.
  package var now: Instant?
  /// Where random numbers begin.
  package var seed: UInt64?
  /// The most evaluation steps of one expansion.
  package var maximumSteps: Int?
  /// How much is optimized.
  package var optimization: OptimizationLevel?
  /// The only passes that run.
  package var passes: [String]?
  /// Passes that do not run.
  package var disabledPasses: [String]?
  /// The syntax of documents that are written.
  package var syntax: DocumentSyntax?
  /// Whether any loss is an error.
  package var isStrict: Bool?
  /// The least score that an output may have.
  package var minimumScore: Double?
  /// Whether screens are compared before and after passes.
  package var verifies: Bool?
  /// Whether screens are compared before and after each pass.
  package var verifiesEach: Bool?
  /// The most bytes that an output may have.
  package var budget: Budget?
  /// The passes that may give something up to keep to the budget.
  package var lossyPasses: [String]?
  /// Whether a hole that a target cannot carry is an error.
  package var requiresBound: Bool?
  /// Whether outputs keep their source with them.
  package var preserves: Bool?
  /// Whether source code says which lines it comes of.
  package var mapsSource: Bool?
  /// The package of generated Kotlin.
  package var packageName: String?
  /// Whether pages say which elements their parts stand for.
  package var annotates: Bool?
  /// Whether `${` is text.
  package var isLiteral: Bool?
  /// Whether what a person understands is accepted.
  package var isTolerant: Bool?
  /// The version of the format to write for.
  package var cardVersion: String?
  /// The host that cards are written for: one that is known, or a file.
  package var hostProfile: HostProfileName?
  /// Where the screen is in its source, as a JSON pointer.
  package var pointer: String?
  /// The host's design: the name of a built-in one, or a file.
  package var hostConfig: HostConfigName?
  /// How sizes of text are translated.
  package var fontMap: LoweringOptions.FontMap?
  /// What a choice among many becomes.
  package var largeChoices: LoweringOptions.LargeChoices?
  /// What relative URLs are resolved against.
  package var baseURL: String?
  /// Where assets are found by URL.
  package var assetBase: String?
  /// Where pictures of symbols are found by URL.
  package var iconBase: String?
  /// The endpoint that data are sent to.
  package var submitEndpoint: String?
  /// The width of the screen that widths are worked out for.
  package var screenWidth: Int?
  /// The language that dates are written in.
  package var locale: String?
  /// The width of the screen that content is chosen by.
  package var width: ScreenWidth?
  /// The features that the host has, with their versions.
  package var hostFeatures: [String: String]?
  /// Whose rules decide when a fallback is used.
  package var fallbackRules: FallbackRules?
  /// The types of elements that apps may show in their own way.
  package var openTypes: [String]?
  /// Whether generated source code is public.
  package var isPublic: Bool?
  /// Whether the root scrolls.
  package var scrolls: Bool?
  /// Whether buttons of the card stay at the bottom.
  package var pinsActions: Bool?
  /// Where the screens are found that shown cards become.
  package var splitCards: String?
  /// The folder of the screens that navigation leads to.
  package var inlineScreens: String?
  /// Whether hidden content is written.
  package var showsHidden: Bool?
  /// Whether URLs are shown as text.
  package var showsURLs: Bool?
  /// What is known of the data of templates, each as `name=value`.
  package var definitions: [String]?
  /// The file with the host object.
  package var host: String?
  /// The severities of warnings by id.
  package var levels: [String: Severity?]?

  /// What holds for one target alone, by its name.
  package var targetSettings: [String: ProjectSettings] = [:]
  /// Settings that hold if a run asks for them, by name.
  package var profiles: [String: ProjectSettings] = [:]
  /// Where `cardc.yaml` has the values of each setting, by its name.
  package var places: [String: [SourceSpan]] = [:]

  /// Nothing is set.
  package init() {}

  /// These settings, and those of `other` where nothing is set.
  package func filled(from other: ProjectSettings) -> ProjectSettings {
    var result = self
    for setting in Setting.all { setting.fill(&result, other) }
    result.targetSettings.merge(other.targetSettings) { own, other in own.filled(from: other) }
    result.places.merge(other.places) { own, _ in own }
    result.profiles.merge(other.profiles) { own, _ in own }
    return result
  }

  /// What a compiler does with these settings.
  package var compilerOptions: CompilerOptions {
    var options = CompilerOptions()
    for setting in Setting.all { setting.apply(self, &options) }
    return options
  }
}

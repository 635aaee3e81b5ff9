import CardFormats
import CardIR
import CardPasses
import CardSyntax
import CardTemplate

extension Setting {
  /// Where a value is in the settings, as what lends it to a function: the runtime takes longer to make a key path.
  private typealias Place<Value> = @Sendable (inout ProjectSettings, (inout Value) -> Void) -> Void

  /// Where a value goes in the options of a compiler.
  private enum Target<Value: Sendable>: Sendable {
    /// To a compiler.
    case compiler(@Sendable (inout CompilerOptions, Value) -> Void)
    /// To who asks for it: it names what is read or written, or how.
    case run
  }

  private static func row<Value: Sendable>(
    _ name: String, _ type: SettingType<Value>,
    _ place: @escaping Place<Value?>,
    example: String, _ summary: String, usage: String? = nil, value: String? = nil, default usual: String? = nil,
    to target: Target<Value>,
    joined: @escaping @Sendable (_ own: Value, _ other: Value) -> Value
  ) -> Setting {
    Setting(
      name: name, summary: summary, usage: usage, placeholder: value, usual: usual, example: example,
      schema: type.schema,
      read: { reader, node in
        let value = type.read(&reader, node)
        place(&reader.settings) { $0 = value }
      },
      fill: { settings, other in
        guard let value = Self.value(in: other, place) else { return }
        place(&settings) { own in own = own.map { joined($0, value) } ?? value }
      },
      apply: { settings, options in
        if case .compiler(let set) = target, let value = Self.value(in: settings, place) { set(&options, value) }
      })
  }

  private static func value<Value>(in settings: ProjectSettings, _ place: Place<Value?>) -> Value? {
    var (settings, value) = (settings, Value?.none)
    place(&settings) { value = $0 }
    return value
  }

  /// A row of which one value takes the place of another.
  private static func row<Value: Sendable>(
    _ name: String, _ type: SettingType<Value>,
    _ place: @escaping Place<Value?>,
    example: String, _ summary: String, usage: String? = nil, value: String? = nil, default usual: String? = nil,
    to target: Target<Value>
  ) -> Setting {
    row(
      name, type, place, example: example, summary, usage: usage, value: value, default: usual, to: target,
      joined: { own, _ in own })
  }

  /// All settings, in the order in which they are documented.
  package static let all: [Setting] = files + passes + outputs + targets

  /// The settings that a project can make for one target alone.
  package static let ofTargets = (passes + outputs + targets).filter { !whole.contains($0.name) }

  /// What decides how a source is read and filled, or which files are read, and so holds for all targets.
  private static let whole: Set = ["require-bound", "tolerant", "for", "host-config", "capability"]

  @SettingRows private static var files: [Setting] {
    row(
      "inputs", .paths, { $1(&$0.inputs) }, example: "[templates]",
      "The templates, and folders of templates, of `build` without arguments.",
      to: .run)
    row(
      "exclude", .texts, { $1(&$0.excluded) }, example: "[drafts/, '*.old.yaml']",
      "Files and folders that are not built, as patterns like those of `.gitignore`.",
      usage: "May be given several times.",
      value: "pattern",
      to: .run,
      joined: { own, other in other.filter { !own.contains($0) } + own })
    row(
      "output", .path, { $1(&$0.output) }, example: "dist",
      "The output folder.",
      value: "dir",
      default: Workspace.defaultOutput,
      to: .run)
    row(
      "target", .names { SettingsReader.formats }, { $1(&$0.targets) }, example: "[skima, drivenui]",
      "The formats to write.",
      usage: "May be given several times, or several separated by commas.",
      value: "format",
      default: "the three document formats",
      to: .run)
    row(
      "from", .format, { $1(&$0.from) }, example: "skima",
      "The format of the sources, where it cannot be detected.",
      value: "format",
      to: .compiler { $0.from = FormatID(rawValue: $1) })
    row(
      "at", .text, { $1(&$0.pointer) }, example: "/attachments/0/content",
      "The JSON pointer of the screen in a document with other things around it, which are kept as they are.",
      value: "pointer",
      default: "every Adaptive Card in the document",
      to: .compiler { $0.pointer = $1 })
    row(
      "data", .path, { $1(&$0.data) }, example: "data.json",
      "The data of every template.",
      usage: "`-` is standard input.",
      value: "file",
      to: .run)
    row(
      "host", .path, { $1(&$0.host) }, example: "host.json",
      "The host object, `$host`, of every template.",
      value: "file",
      to: .run)
    row(
      "jobs", .count, { $1(&$0.jobs) }, example: "4",
      "How many templates to build at a time.",
      value: "number",
      default: "the number of processors",
      to: .run)
    row(
      "now", .time, { $1(&$0.now) }, example: "2026-01-31T12:00:00Z",
      "The current time that functions see, in ISO 8601.",
      value: "time",
      to: .compiler { $0.expansion.now = $1 })
    row(
      "seed", .seed, { $1(&$0.seed) }, example: "7",
      "The seed of random numbers, for reproducible output.",
      value: "number",
      to: .compiler { $0.expansion.seed = $1 })
    row(
      "max-steps", .count, { $1(&$0.maximumSteps) }, example: "1000000",
      "The maximum number of evaluation steps of one template.",
      value: "number",
      default: "\(ExpansionLimits.steps), and \(ExpansionLimits.stepsPerByteRead) more for each byte of data",
      to: .compiler { $0.expansion.steps = $1 })
    row(
      "define", .definitions, { $1(&$0.definitions) }, example: "{ user.name: Anna }",
      "Values of the data; bindings are evaluated as far as they allow.",
      usage: "For example `user.name=Anna`: the value is JSON, else a string. May be given several times.",
      value: "path=value",
      to: .run,
      joined: Self.joinedDefinitions)
    row(
      "literal", .flag, { $1(&$0.isLiteral) }, example: "true",
      "Read `${` as text, for sources that are already expanded.",
      to: .compiler { $0.isLiteral = $1 })
    row(
      "level", .levels, { $1(&$0.levels) }, example: "{ template.missing-path: error }",
      "Levels of warnings: error, warning, note or off.",
      usage: "May be given several times.",
      value: "id=level",
      to: .compiler { $0.levels = $1 },
      joined: { own, other in other.merging(own) { _, own in own } })
  }

  @SettingRows private static var passes: [Setting] {
    row(
      "optimize", .choice, { $1(&$0.optimization) }, example: "2",
      "Optimization level: 0 none, 1 keep every element and write it in its simplest form, 2 also "
        + "simplify the structure, s minimize the size.",
      value: "level",
      default: CompilerOptions().optimization.rawValue,
      to: .compiler { $0.optimization = $1 })
    row(
      "passes", .names { PassPipeline.all.map(\.name) }, { $1(&$0.passes) }, example: "[elide-defaults]",
      "Run only these optional passes.",
      usage: "Separated by commas.",
      value: "list",
      to: .compiler { $0.onlyPasses = Set($1) })
    row(
      "disable-pass", .names { PassPipeline.all.map(\.name) }, { $1(&$0.disabledPasses) }, example: "elide-defaults",
      "Passes that do not run.",
      usage: "May be given several times.",
      value: "pass",
      to: .compiler { $0.disabledPasses = Set($1) })
    row(
      "allow-lossy", .names { PassPipeline.lossy.map(\.name) }, { $1(&$0.lossyPasses) }, example: "drop-fallbacks",
      "Passes that may remove content, in this order, until a document fits the budget; `cardc "
        + "passes` lists them at its end.",
      usage: "Separated by commas.",
      value: "list",
      to: .compiler { $0.lossyPasses = $1 })
    row(
      "verify", .flag, { $1(&$0.verifies) }, example: "true",
      "Verify that optimization does not change what a screen shows or does; write nothing if it does.",
      to: .compiler { $0.verifies = $1 })
    row(
      "verify-each", .flag, { $1(&$0.verifiesEach) }, example: "true",
      "Verify after every pass, to find the one that is wrong.",
      to: .compiler { $0.verifiesEach = $1 })
  }

  @SettingRows private static var outputs: [Setting] {
    row(
      "syntax", .choice, { $1(&$0.syntax) }, example: "yaml",
      "Write json, yaml or min (JSON without white space).",
      value: "syntax",
      to: .compiler { $0.syntax = $1 })
    row(
      "strict", .flag, { $1(&$0.isStrict) }, example: "true",
      "Make every loss an error, and do not write the file.",
      to: .compiler { $0.isStrict = $1 })
    row(
      "fail-under", .score, { $1(&$0.minimumScore) }, example: "0.9",
      "Make a score below this, from 0 to 1, an error, and do not write the file.",
      value: "score",
      to: .compiler { $0.minimumScore = $1 })
    row(
      "budget", .budget, { $1(&$0.budget) }, example: "28KB",
      "Make a document larger than this, for example 28KB, an error, and do not write the file; "
        + "\(Budget.names.joined(separator: " and ")) count the message as its host does.",
      value: "size|name",
      to: .compiler {
        switch $1 {
        case .bytes(let count): $0.budget = count
        case .named(let name): $0.payloadLimit = PayloadLimit.named(name)
        }
      })
    row(
      "require-bound", .flag, { $1(&$0.requiresBound) }, example: "true",
      "Make a binding that is left in an output, or that a target cannot represent, an error. Targets that are given data at "
        + "run time, `swiftui`, `compose` and `swift`, keep their bindings.",
      to: .compiler { $0.requiresBound = $1 })
    row(
      "preserve", .flag, { $1(&$0.preserves) }, example: "true",
      "Store the source in outputs of another format, so that converting them back restores it.",
      to: .compiler { $0.preservesSource = $1 })
    row(
      "source-map", .flag, { $1(&$0.mapsSource) }, example: "true",
      "Map errors of the Swift compiler in generated code to the lines of the template.",
      to: .compiler { $0.mapsSource = $1 })
    row(
      "package", .packageName, { $1(&$0.packageName) }, example: "com.example.cards",
      "The package of generated Kotlin.",
      value: "name",
      default: "cards",
      to: .compiler { $0.packageName = $1 })
    row(
      "public", .flag, { $1(&$0.isPublic) }, example: "true",
      "Make generated Swift public, for apps that have it in a module of its own.",
      to: .compiler { $0.isPublic = $1 })
    row(
      "open", .texts, { $1(&$0.openTypes) }, example: "[ProgressBar, Badge]",
      "Types of elements that apps with SwiftUI views may show in their own way, beside unknown ones.",
      usage: "May be given several times.",
      value: "type",
      to: .compiler { $0.lowering.openTypes = Set($1) },
      joined: { own, other in other.filter { !own.contains($0) } + own })
    row(
      "annotate", .flag, { $1(&$0.annotates) }, example: "true",
      "Write into pages which element of the source each part stands for.",
      to: .compiler { $0.annotates = $1 })
    row(
      "tolerant", .flag, { $1(&$0.isTolerant) }, example: "true",
      "Accept documents that the real decoders reject but whose meaning is plain.",
      to: .compiler { $0.isTolerant = $1 })
  }

  @SettingRows private static var targets: [Setting] {
    row(
      "card-version", .cardVersion, { $1(&$0.cardVersion) }, example: "1.4",
      "The version of Adaptive Cards to write: newer features are rewritten, replaced by their "
        + "fallback or omitted.",
      value: "v",
      default: "the card's own, else the lowest that suffices",
      to: .compiler { $0.formatVersion = $1 })
    row(
      "for", .hostProfile, { $1(&$0.hostProfile) }, example: "teams",
      "The host to write Adaptive Cards for, whose limits apply: \(HostProfileName.known.joined(separator: ", ")), or a "
        + "file that describes one.",
      value: "host|file",
      to: .run)
    row(
      "host-config", .hostConfig, { $1(&$0.hostConfig) }, example: "host.yaml",
      "The host's fonts, colours and spacing: a host configuration in JSON or YAML, or one of "
        + "default, renderer and seed.",
      value: "file|name",
      default: "default",
      to: .run)
    row(
      "capability", .features, { $1(&$0.hostFeatures) }, example: "{ acmeMaps: \"1.0\" }",
      "The features of the host that `requires` may ask for.",
      usage: "May be given several times.",
      value: "name=version",
      to: .compiler { $0.lowering.hostFeatures = $1 },
      joined: { own, other in other.merging(own) { _, own in own } })
    row(
      "fallback-rules", .choice, { $1(&$0.fallbackRules) }, example: "javascript",
      "The rules for fallbacks: the documented ones (intended), or those of a renderer.",
      value: "rules",
      default: LoweringOptions().fallbackRules.rawValue,
      to: .compiler { $0.lowering.fallbackRules = $1 })
    row(
      "locale", .locale, { $1(&$0.locale) }, example: "de-DE",
      "The language of dates where the target's host does not format them, and of texts that a card has in several.",
      value: "locale",
      default: "the card's if dates in it are known, else en-US",
      to: .compiler { $0.lowering.locale = $1 })
    row(
      "width", .choice, { $1(&$0.width) }, example: "narrow",
      "The width of the screen for which content is chosen where the target shows the same at every width.",
      value: "width",
      default: LoweringOptions().width.rawValue,
      to: .compiler { $0.lowering.width = $1 })
    row(
      "font-map", .choice, { $1(&$0.fontMap) }, example: "metric",
      "Translate text sizes by rank (semantic) or by points (metric).",
      value: "map",
      default: LoweringOptions().fontMap.rawValue,
      to: .compiler { $0.lowering.fontMap = $1 })
    row(
      "large-choices", .choice, { $1(&$0.largeChoices) }, example: "field",
      "Write a choice among more than 20 as boxes, or as a text field with the values named below it (field), "
        + "where the target has no choice sets.",
      value: "form",
      default: LoweringOptions().largeChoices.rawValue,
      to: .compiler { $0.lowering.largeChoices = $1 })
    row(
      "base-url", .baseURL, { $1(&$0.baseURL) }, example: "https://example.com/",
      "The base of relative URLs.",
      value: "url",
      to: .compiler { $0.lowering.baseURL = $1 })
    row(
      "asset-base", .folderURL, { $1(&$0.assetBase) }, example: "https://example.com/assets/",
      "The base URL of the app's images.",
      value: "url",
      to: .compiler { $0.lowering.assetBase = $1 })
    row(
      "icon-base", .folderURL, { $1(&$0.iconBase) }, example: "https://example.com/icons/",
      "The base URL of pictures of symbols.",
      value: "url",
      to: .compiler { $0.lowering.iconBase = $1 })
    row(
      "submit-endpoint", .endpoint, { $1(&$0.submitEndpoint) }, example: "https://example.com/submit",
      "The endpoint of submissions, which a card leaves to its host.",
      value: "url",
      to: .compiler { $0.lowering.submitEndpoint = $1 })
    row(
      "screen-width", .count, { $1(&$0.screenWidth) }, example: "375",
      "The width in points of the screen that widths of columns are worked out for, where the target has no shares.",
      value: "points",
      default: "390",
      to: .compiler { $0.lowering.screenWidth = Double($1) })
    row(
      "scroll", .flag, { $1(&$0.scrolls) }, example: "true",
      "Make the whole screen scroll where the target leaves that to the screen.",
      default: "where there is probably no room on a phone",
      to: .compiler { $0.lowering.scrolls = $1 })
    row(
      "pin-actions", .flag, { $1(&$0.pinsActions) }, example: "true",
      "Keep the buttons of a card at the bottom of the screen while the rest scrolls.",
      to: .compiler { $0.lowering.pinsActions = $1 })
    row(
      "split-cards", .text, { $1(&$0.splitCards) }, example: "/cards/",
      "Write each card that a button shows as a screen of its own, below this URL.",
      value: "url",
      to: .compiler { $0.lowering.splitCards = $1 })
    row(
      "inline-screens", .path, { $1(&$0.inlineScreens) }, example: "screens",
      "Replace navigation to a screen of this folder with a card that a button shows.",
      value: "folder",
      to: .compiler { $0.inlineScreens = $1 })
    row(
      "show-hidden", .flag, { $1(&$0.showsHidden) }, example: "true",
      "Write hidden content where the target cannot hide anything, instead of omitting it.",
      to: .compiler { $0.lowering.showsHidden = $1 })
    row(
      "show-urls", .flag, { $1(&$0.showsURLs) }, example: "true",
      "Show URLs as text where the target cannot open them.",
      to: .compiler { $0.lowering.showsURLs = $1 })
  }

  /// A definition takes the place of one of the same path.
  private static func joinedDefinitions(_ own: [String], _ other: [String]) -> [String] {
    func path(_ definition: String) -> String {
      (definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).first ?? "")
        .lowercased()
    }
    let paths = Set(own.map(path))
    return other.filter { !paths.contains(path($0)) } + own
  }
}

/// Rows one below the other; unlike the elements of an array, each is checked by itself, which is quicker to compile.
@resultBuilder
private enum SettingRows {
  static func buildBlock(_ rows: Setting...) -> [Setting] { rows }
}

import CardIR
import CardPasses
import CardSyntax
import CardTemplate

extension Setting {
  /// Where a value goes in the options of a compiler.
  private enum Target<Value: Sendable>: Sendable {
    /// To a compiler.
    case compiler(@Sendable (inout CompilerOptions, Value) -> Void)
    /// To who asks for it: it names what is read or written, or how.
    case run
  }

  private static func row<Value: Sendable>(
    _ name: String, _ type: SettingType<Value>,
    _ path: any WritableKeyPath<ProjectSettings, Value?> & Sendable,
    example: String, _ summary: String, to target: Target<Value>,
    joined: @escaping @Sendable (_ own: Value, _ other: Value) -> Value
  ) -> Setting {
    Setting(
      name: name, summary: summary, example: example, schema: type.schema,
      read: { reader, node in
        let value = type.read(&reader, node)
        reader.settings[keyPath: path] = value
      },
      fill: { settings, other in
        guard let value = other[keyPath: path] else { return }
        settings[keyPath: path] = settings[keyPath: path].map { joined($0, value) } ?? value
      },
      apply: { settings, options in
        if case .compiler(let set) = target, let value = settings[keyPath: path] {
          set(&options, value)
        }
      })
  }

  /// A row of which one value takes the place of another.
  private static func row<Value: Sendable>(
    _ name: String, _ type: SettingType<Value>,
    _ path: any WritableKeyPath<ProjectSettings, Value?> & Sendable,
    example: String, _ summary: String, to target: Target<Value>
  ) -> Setting {
    row(name, type, path, example: example, summary, to: target, joined: { own, _ in own })
  }

  /// All settings, in the order in which they are documented.
  package static let all: [Setting] = files + passes + outputs + targets

  @SettingRows private static var files: [Setting] {
    row(
      "inputs", .paths, \.inputs, example: "[templates]", "Templates and folders of templates.",
      to: .run)
    row("output", .path, \.output, example: "dist", "The folder to write to.", to: .run)
    row(
      "target", .names { SettingsReader.formats }, \.targets, example: "[skima, drivenui]",
      "The formats to write.", to: .run)
    row(
      "from", .format, \.from, example: "skima",
      "The format of the inputs, where it cannot be seen.",
      to: .compiler { $0.from = FormatID(rawValue: $1) })
    row(
      "data", .path, \.data, example: "data.json",
      "The data of every template without data beside it.", to: .run)
    row(
      "host", .path, \.host, example: "host.json",
      "What `$host` means in every template without a host object beside it.", to: .run)
    row(
      "jobs", .count, \.jobs, example: "4", "How many templates are worked on at a time.", to: .run)
    row(
      "now", .time, \.now, example: "2026-01-31T12:00:00Z", "The time that the clock shows.",
      to: .compiler { $0.expansion.now = $1 })
    row(
      "seed", .seed, \.seed, example: "7", "Where random numbers begin.",
      to: .compiler { $0.expansion.seed = $1 })
    row(
      "max-steps", .count, \.maximumSteps, example: "1000000",
      "The most evaluation steps of one template with its data.",
      to: .compiler { $0.expansion.steps = $1 })
    row(
      "define", .definitions, \.definitions, example: "{ user.name: Anna }",
      "Values of the data that are known while the rest of the holes stay.", to: .run,
      joined: Self.joinedDefinitions)
    row(
      "literal", .flag, \.isLiteral, example: "true",
      "Whether `${` is text, in sources that are bound already.",
      to: .compiler { $0.isLiteral = $1 })
    row(
      "level", .levels, \.levels, example: "{ template.missing-path: error }",
      "The severities of warnings by id: `error`, `warning`, `note` or `off`.",
      to: .compiler { $0.levels = $1 },
      joined: { own, other in other.merging(own) { _, own in own } })
  }

  @SettingRows private static var passes: [Setting] {
    row(
      "optimize", .choice, \.optimization, example: "2",
      "How much is optimized: `0`, `1`, `2` or `s`.",
      to: .compiler { $0.optimization = $1 })
    row(
      "passes", .names { PassPipeline.all.map(\.name) }, \.passes, example: "[elide-defaults]",
      "The only passes that run.",
      to: .compiler { $0.onlyPasses = Set($1) })
    row(
      "disable-pass", .names { PassPipeline.all.map(\.name) }, \.disabledPasses,
      example: "elide-defaults", "Passes that do not run.",
      to: .compiler { $0.disabledPasses = Set($1) })
    row(
      "allow-lossy", .names { PassPipeline.lossy.map(\.name) }, \.lossyPasses,
      example: "drop-fallbacks",
      "Passes that may give something up, in this order, until a document keeps to the budget.",
      to: .compiler { $0.lossyPasses = $1 })
    row(
      "verify", .flag, \.verifies, example: "true",
      "Whether screens are compared before and after optimization.",
      to: .compiler { $0.verifies = $1 })
    row(
      "verify-each", .flag, \.verifiesEach, example: "true",
      "Whether screens are compared before and after every pass.",
      to: .compiler { $0.verifiesEach = $1 })
  }

  @SettingRows private static var outputs: [Setting] {
    row(
      "syntax", .choice, \.syntax, example: "yaml",
      "The syntax of documents: `json`, `yaml` or `min`.",
      to: .compiler { $0.syntax = $1 })
    row(
      "strict", .flag, \.isStrict, example: "true", "Whether every loss is an error.",
      to: .compiler { $0.isStrict = $1 })
    row(
      "fail-under", .score, \.minimumScore, example: "0.9",
      "The least score that an output may have, from 0 to 1.",
      to: .compiler { $0.minimumScore = $1 })
    row(
      "budget", .size, \.budget, example: "28KB", "The most bytes that a document may have.",
      to: .compiler { $0.budget = $1 })
    row(
      "require-bound", .flag, \.requiresBound, example: "true",
      "Whether a hole that is left is an error.",
      to: .compiler { $0.requiresBound = $1 })
    row(
      "preserve", .flag, \.preserves, example: "true",
      "Whether outputs of another format keep their source with them.",
      to: .compiler { $0.preservesSource = $1 })
    row(
      "source-map", .flag, \.mapsSource, example: "true",
      "Whether errors of the compiler in generated Swift lead to the lines of the template.",
      to: .compiler { $0.mapsSource = $1 })
    row(
      "tolerant", .flag, \.isTolerant, example: "true",
      "Whether what a person understands and the real decoders reject is accepted.",
      to: .compiler { $0.isTolerant = $1 })
  }

  @SettingRows private static var targets: [Setting] {
    row(
      "card-version", .cardVersion, \.cardVersion, example: "1.4",
      "The version of Adaptive Cards that the hosts have.",
      to: .compiler { $0.formatVersion = $1 })
    row(
      "host-config", .hostConfig, \.hostConfig, example: "host.yaml",
      "The host's fonts, colours and distances: a file, or `default`, `renderer` or `seed`.",
      to: .run)
    row(
      "capability", .features, \.hostFeatures, example: "{ acmeMaps: \"1.0\" }",
      "The features that the hosts have, with their versions.",
      to: .compiler { $0.lowering.hostFeatures = $1 },
      joined: { own, other in other.merging(own) { _, own in own } })
    row(
      "fallback-rules", .choice, \.fallbackRules, example: "javascript",
      "Whose rules decide on fallbacks.",
      to: .compiler { $0.lowering.fallbackRules = $1 })
    row(
      "locale", .locale, \.locale, example: "de-DE",
      "The language of dates where the target's host does not write them.",
      to: .compiler { $0.lowering.locale = $1 })
    row(
      "font-map", .choice, \.fontMap, example: "metric",
      "How sizes of text are translated: `semantic` or `metric`.",
      to: .compiler { $0.lowering.fontMap = $1 })
    row(
      "base-url", .text, \.baseURL, example: "https://example.com/",
      "What relative URLs are relative to.",
      to: .compiler { $0.lowering.baseURL = $1 })
    row(
      "asset-base", .text, \.assetBase, example: "https://example.com/assets/",
      "Where the app's images are found.",
      to: .compiler { $0.lowering.assetBase = $1 })
    row(
      "icon-base", .text, \.iconBase, example: "https://example.com/icons/",
      "Where pictures of symbols are found.",
      to: .compiler { $0.lowering.iconBase = $1 })
    row(
      "submit-endpoint", .text, \.submitEndpoint, example: "https://example.com/submit",
      "Where data are sent that a host gets.",
      to: .compiler { $0.lowering.submitEndpoint = $1 })
    row(
      "scroll", .flag, \.scrolls, example: "true",
      "Whether the whole screen scrolls where that is its own business.",
      to: .compiler { $0.lowering.scrolls = $1 })
    row(
      "pin-actions", .flag, \.pinsActions, example: "true",
      "Whether the buttons of a card stay at the bottom of the screen.",
      to: .compiler { $0.lowering.pinsActions = $1 })
    row(
      "split-cards", .text, \.splitCards, example: "/cards/",
      "The address below which the screens are found that shown cards become.",
      to: .compiler { $0.lowering.splitCards = $1 })
    row(
      "inline-screens", .path, \.inlineScreens, example: "screens",
      "The folder of the screens that become cards where navigation leads to them.",
      to: .compiler { $0.inlineScreens = $1 })
    row(
      "show-hidden", .flag, \.showsHidden, example: "true",
      "Whether hidden content is written where nothing can be hidden.",
      to: .compiler { $0.lowering.showsHidden = $1 })
    row(
      "show-urls", .flag, \.showsURLs, example: "true",
      "Whether URLs that cannot be opened are shown as text.",
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

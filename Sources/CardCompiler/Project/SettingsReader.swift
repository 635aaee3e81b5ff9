import CardIR
import CardPasses
package import CardSyntax
import CardTemplate

extension ProjectSettings {
  /// The settings in a file whose relative paths are seen from `folder`.
  package static func read(
    _ source: SourceText, folder: String, diagnostics: inout Diagnostics
  ) -> ProjectSettings? {
    var own = Diagnostics()
    let document = Document.read(source, as: .yaml, diagnostics: &own)
    // A file in which everything is commented out is no mistake here.
    if document == nil, own.all.allSatisfy({ $0.id == "yaml.no-value" }) { return ProjectSettings() }
    defer { diagnostics.append(contentsOf: own) }
    guard let root = document?.root else { return nil }
    guard root.kind == .object || root.isNull else {
      own.report(.badSetting("settings are keys with values", at: root.span))
      return nil
    }
    var reader = SettingsReader(folder: folder)
    for member in root.members { reader.read(member) }
    own.append(contentsOf: reader.diagnostics)
    return own.hasErrors ? nil : reader.settings
  }
}

/// The keys of `cardc.yaml`: the long names of the options of `build`.
package enum SettingKey: String, CaseIterable {
  /// Options that name files, formats and threads.
  case inputs, output, target, from, data, jobs
  /// What the clock shows and where random numbers begin.
  case now, seed
  /// How much work filling one template with data may be.
  case maxSteps = "max-steps"
  /// Options that decide what is done to screens.
  case optimize, passes, syntax, strict, preserve, literal, tolerant, scroll
  /// Severities by id.
  case level
  /// Passes that do not run.
  case disablePass = "disable-pass"
  /// The least score that an output may have.
  case failUnder = "fail-under"
  /// Whether screens are compared before and after passes.
  case verify
  /// Whether screens are compared before and after each pass.
  case verifyEach = "verify-each"
  /// The most bytes that an output may have.
  case budget
  /// The passes that may give something up to keep to the budget.
  case allowLossy = "allow-lossy"
  /// Whether a hole that a target cannot carry is an error.
  case requireBound = "require-bound"
  /// The version of Adaptive Cards.
  case cardVersion = "card-version"
  /// The host's design.
  case hostConfig = "host-config"
  /// What is known of the data.
  case define
  /// The file with the host object.
  case host
  /// The language that dates are written in.
  case locale
  /// The features that the host has.
  case capability
  /// Whose rules decide when a fallback is used.
  case fallbackRules = "fallback-rules"
  /// How sizes of text are translated.
  case fontMap = "font-map"
  /// What relative URLs are relative to.
  case baseURL = "base-url"
  /// Where the app's images are found.
  case assetBase = "asset-base"
  /// Where pictures of symbols are found.
  case iconBase = "icon-base"
  /// Where data are sent.
  case submitEndpoint = "submit-endpoint"
  /// Whether buttons of the card stay at the bottom.
  case pinActions = "pin-actions"
  /// Where the screens are found that shown cards become.
  case splitCards = "split-cards"
  /// The folder of the screens that navigation leads to.
  case inlineScreens = "inline-screens"
  /// Whether hidden content is written.
  case showHidden = "show-hidden"
  /// Whether URLs are shown as text.
  case showURLs = "show-urls"
  /// Whether source code says which lines it comes of.
  case sourceMap = "source-map"
}

/// Turns members of `cardc.yaml` into settings.
private struct SettingsReader {
  let folder: String
  var settings = ProjectSettings()
  var diagnostics = Diagnostics()

  init(folder: String) { self.folder = folder }

  mutating func read(_ member: Node.Member) {
    guard let key = SettingKey(rawValue: member.name) else {
      diagnostics.report(
        .unknownSetting(member.name, at: member.keySpan, known: SettingKey.allCases.map(\.rawValue)))
      return
    }
    let value = member.value
    switch key {
    case .inputs: settings.inputs = texts(value)?.map { Path.join(folder, $0) }
    case .output: settings.output = text(value).map { Path.join(folder, $0) }
    case .target: settings.targets = names(value, Self.formats)
    case .from: settings.from = names(value, Self.formats)?.first
    case .data: settings.data = text(value).map { Path.join(folder, $0) }
    case .jobs: settings.jobs = number(value)
    case .now: settings.now = time(value)
    case .seed: settings.seed = seed(value)
    case .maxSteps: settings.maximumSteps = number(value)
    case .optimize: settings.optimization = choice(value)
    case .passes: settings.passes = names(value, PassPipeline.all.map(\.name))
    case .disablePass: settings.disabledPasses = names(value, PassPipeline.all.map(\.name))
    case .syntax: settings.syntax = choice(value)
    case .strict: settings.isStrict = flag(value)
    case .failUnder: settings.minimumScore = score(value)
    case .verify: settings.verifies = flag(value)
    case .verifyEach: settings.verifiesEach = flag(value)
    case .budget: settings.budget = size(value)
    case .allowLossy: settings.lossyPasses = names(value, PassPipeline.lossy.map(\.name))
    case .requireBound: settings.requiresBound = flag(value)
    case .preserve: settings.preserves = flag(value)
    case .literal: settings.isLiteral = flag(value)
    case .tolerant: settings.isTolerant = flag(value)
    case .cardVersion: settings.cardVersion = version(value)
    case .hostConfig: settings.hostConfig = text(value).map { HostConfigName($0, in: folder, at: value.span) }
    case .define: settings.definitions = definitions(value)
    case .host: settings.host = text(value).map { Path.join(folder, $0) }
    case .locale: settings.locale = locale(value)
    case .capability: settings.hostFeatures = features(value)
    case .fallbackRules: settings.fallbackRules = choice(value)
    case .fontMap: settings.fontMap = choice(value)
    case .baseURL: settings.baseURL = text(value)
    case .assetBase: settings.assetBase = text(value)
    case .iconBase: settings.iconBase = text(value)
    case .submitEndpoint: settings.submitEndpoint = text(value)
    case .scroll: settings.scrolls = flag(value)
    case .pinActions: settings.pinsActions = flag(value)
    case .splitCards: settings.splitCards = text(value)
    case .inlineScreens: settings.inlineScreens = text(value).map { Path.join(folder, $0) }
    case .showHidden: settings.showsHidden = flag(value)
    case .showURLs: settings.showsURLs = flag(value)
    case .sourceMap: settings.mapsSource = flag(value)
    case .level: settings.levels = levels(value)
    }
  }

  private mutating func text(_ node: Node, allowsNumbers: Bool = false) -> String? {
    if let text = node.string { return text }
    if allowsNumbers, let text = node.numberText { return text }
    diagnostics.report(.badSetting("this must be text", at: node.span))
    return nil
  }

  /// A version of Adaptive Cards.
  private mutating func version(_ node: Node) -> String? {
    guard let text = text(node, allowsNumbers: true) else { return nil }
    if SettingValues.isCardVersion(text) { return text }
    diagnostics.report(.badSetting("this must be a version such as `1.4`", at: node.span))
    return nil
  }

  /// A language whose dates are known.
  private mutating func locale(_ node: Node) -> String? {
    guard let text = text(node) else { return nil }
    if SettingValues.isLocale(text) { return text }
    let known = SettingValues.locales
    diagnostics.report(
      .badSetting(
        "dates in `\(text)` are not known", at: node.span,
        help: Suggestion.help(for: text, in: known) ?? "known are \(known.joined(separator: ", "))"))
    return nil
  }

  /// What is known of the data: paths with values.
  private mutating func definitions(_ node: Node) -> [String]? {
    guard node.kind == .object else {
      diagnostics.report(
        .badSetting("this must be paths with values, for example `user.name: Anna`", at: node.span))
      return nil
    }
    var definitions: [String] = []
    for member in node.members {
      var writer = DocumentWriter(.minified)
      writer.value(member.value)
      let text = "\(member.name)=\(String(decoding: writer.finish(), as: UTF8.self))"
      do throws(DefinitionProblem) {
        _ = try Definition(text)
        definitions.append(text)
      } catch {
        diagnostics.report(.badSetting(error.message, at: member.keySpan))
      }
    }
    return definitions
  }

  /// Features of the host: names with versions.
  private mutating func features(_ node: Node) -> [String: String]? {
    guard node.kind == .object else {
      diagnostics.report(
        .badSetting("this must be names with versions, for example `acmeMaps: \"1.0\"`", at: node.span))
      return nil
    }
    var features: [String: String] = [:]
    for member in node.members {
      guard let text = text(member.value, allowsNumbers: true) else { continue }
      if SettingValues.isFeatureVersion(text) {
        features[member.name] = text
      } else {
        diagnostics.report(
          .badSetting("this must be a version such as `\"1.0\"`, or `\"*\"`", at: member.value.span))
      }
    }
    return features
  }

  private mutating func texts(_ node: Node) -> [String]? {
    if node.kind != .array { return text(node).map { [$0] } }
    var texts: [String] = []
    for element in node.elements { text(element).map { texts.append($0) } }
    return texts
  }

  private static var formats: [String] { Registry.standard.emitters.map(\.id.rawValue) }

  /// Names of which each is known.
  private mutating func names(_ node: Node, _ known: [String]) -> [String]? {
    let values = node.kind == .array ? Array(node.elements) : [node]
    return values.compactMap { value in
      guard let name = text(value) else { return nil }
      if known.contains(name) { return name }
      let list = known.count <= 6 ? "one of " + known.map { "`\($0)`" }.joined(separator: ", ") : nil
      diagnostics.report(
        .badSetting(
          "there is no `\(name)`", at: value.span,
          help: Suggestion.help(for: name, in: known) ?? list.map { "this must be \($0)" }))
      return nil
    }
  }

  private mutating func flag(_ node: Node) -> Bool? {
    if let flag = node.boolean { return flag }
    diagnostics.report(.badSetting("this must be `true` or `false`", at: node.span))
    return nil
  }

  private mutating func number(_ node: Node) -> Int? {
    if let number = node.integer, number > 0 { return number }
    diagnostics.report(.badSetting("this must be a whole number above 0", at: node.span))
    return nil
  }

  private mutating func score(_ node: Node) -> Double? {
    if let score = node.double, SettingValues.isScore(score) { return score }
    diagnostics.report(.badSetting("this must be a number from 0 to 1", at: node.span))
    return nil
  }

  private mutating func size(_ node: Node) -> Int? {
    if let size = (node.string ?? node.numberText).flatMap(SettingValues.size) { return size }
    diagnostics.report(.badSetting("this must be a size such as `28KB` or a number of bytes", at: node.span))
    return nil
  }

  private mutating func time(_ node: Node) -> Instant? {
    if let time = node.string.flatMap({ Instant($0) }) { return time }
    diagnostics.report(.badSetting("this must be a time such as `2026-01-31T12:00:00Z`", at: node.span))
    return nil
  }

  private mutating func seed(_ node: Node) -> UInt64? {
    if let seed = node.numberText.flatMap({ UInt64($0) }) { return seed }
    diagnostics.report(.badSetting("this must be a whole number, 0 or above", at: node.span))
    return nil
  }

  private mutating func choice<Value: RawRepresentable & CaseIterable>(_ node: Node) -> Value?
  where Value.RawValue == String {
    let text = node.string ?? node.numberText
    if let value = text.flatMap(Value.init(rawValue:)) { return value }
    let names = Value.allCases.map(\.rawValue)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    diagnostics.report(
      .badSetting(
        "this must be one of \(list)", at: node.span, help: text.flatMap { Suggestion.help(for: $0, in: names) }))
    return nil
  }

  private mutating func levels(_ node: Node) -> [String: Severity?]? {
    guard node.kind == .object else {
      diagnostics.report(
        .badSetting("this must be ids with severities, for example `lossy.binding: error`", at: node.span))
      return nil
    }
    var levels: [String: Severity?] = [:]
    for member in node.members {
      guard DiagnosticCatalog.kind(member.name) != nil else {
        diagnostics.report(.unknownID(member.name, at: member.keySpan))
        continue
      }
      // YAML 1.1 would read `off` as a boolean; the core schema reads text.
      if let level: LevelName = choice(member.value) { levels[member.name] = .some(level.severity) }
    }
    return levels
  }
}

/// The severities that a warning can be given, and `off`.
package enum LevelName: String, CaseIterable, Sendable {
  /// As the severities are called.
  case error, warning, note
  /// Not reported.
  case off

  /// The severity; none for ``off``.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}

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
    let document = Document.read(source, as: .yaml, diagnostics: &own)?.withoutAnchorMembers
    // A file in which everything is commented out is no mistake here.
    if document == nil, own.all.allSatisfy({ $0.id == "yaml.no-value" }) { return ProjectSettings() }
    defer { diagnostics.append(contentsOf: own) }
    guard let root = document?.root else { return nil }
    guard root.kind == .object || root.isNull else {
      own.report(.badSetting("settings are keys with values", at: root.span))
      return nil
    }
    var reader = SettingsReader(folder: folder)
    // A newer version may know keys that this one does not, so nothing else is said.
    if let member = root.members.first(where: { $0.name == ProjectKey.requires.rawValue }),
      !reader.isSatisfied(member.value)
    {
      own.append(contentsOf: reader.diagnostics)
      return nil
    }
    for member in root.members { reader.read(member) }
    own.append(contentsOf: reader.diagnostics)
    return own.hasErrors ? nil : reader.settings
  }
}

/// Turns members of `cardc.yaml` into settings, each as its row says.
struct SettingsReader {
  let folder: String
  var settings = ProjectSettings()
  var diagnostics = Diagnostics()
  private let scope: SettingScope

  init(folder: String, scope: SettingScope = .project) {
    self.folder = folder
    self.scope = scope
  }

  mutating func read(_ member: Node.Member) {
    if let key = scope.keys.first(where: { $0.rawValue == member.name }) { return read(member.value, of: key) }
    guard let setting = Setting.named(member.name),
      scope != .target || Setting.ofTargets.contains(where: { $0.name == member.name })
    else {
      let isElsewhere = SettingScope.project.names.contains(member.name)
      diagnostics.report(
        isElsewhere
          ? .misplacedSetting(member.name, at: member.keySpan, inTarget: scope == .target)
          : .unknownSetting(member.name, at: member.keySpan, known: scope.names))
      return
    }
    setting.read(&self, member.value)
    let values = member.value.kind == .array ? Array(member.value.elements) : [member.value]
    settings.places[setting.name] = values.map(\.span)
  }

  // MARK: Where settings hold

  private mutating func read(_ node: Node, of key: ProjectKey) {
    switch key {
    case .requires: break
    case .profiles:
      for member in members(node, "names with settings") {
        settings.profiles[member.name] = nested(member.value, .profile)
      }
    case .targetOptions:
      for member in members(node, "targets with options") {
        guard Self.formats.contains(member.name) else {
          let meant = Suggestion.nearest(to: member.name, in: Self.formats)
          diagnostics.report(.badSetting("there is no target `\(member.name)`", at: member.keySpan, meant: meant))
          continue
        }
        settings.targetSettings[member.name] = nested(member.value, .target)
      }
    }
  }

  private mutating func members(_ node: Node, _ what: String) -> [Node.Member] {
    if node.kind == .object { return Array(node.members) }
    if !node.isNull { diagnostics.report(.badSetting("this must be \(what)", at: node.span)) }
    return []
  }

  private mutating func nested(_ node: Node, _ scope: SettingScope) -> ProjectSettings {
    var reader = SettingsReader(folder: folder, scope: scope)
    for member in members(node, "keys with values") { reader.read(member) }
    diagnostics.append(contentsOf: reader.diagnostics)
    return reader.settings
  }

  /// Whether this version of the compiler is one that the project is written for.
  mutating func isSatisfied(_ node: Node) -> Bool {
    guard let requirement = node.string.flatMap({ VersionRequirement($0) }) else {
      diagnostics.report(
        .badSetting(
          "this must be comparisons of versions, in quotes, such as `\">=0.2\"` or `\">=0.2 <1\"`", at: node.span))
      return false
    }
    if requirement.allows(ToolName.version) { return true }
    diagnostics.report(.otherVersion(node, own: ToolName.version))
    return false
  }

  /// A path that is seen from the folder of the file.
  func path(_ text: String) -> String { Path.join(folder, text) }

  mutating func text(_ node: Node, allowsNumbers: Bool = false) -> String? {
    if let text = node.string { return text }
    if allowsNumbers, let text = node.numberText { return text }
    diagnostics.report(.badSetting("this must be text", at: node.span))
    return nil
  }

  /// A version of Adaptive Cards.
  mutating func version(_ node: Node) -> String? {
    guard let text = text(node, allowsNumbers: true) else { return nil }
    if SettingValues.isCardVersion(text) { return text }
    diagnostics.report(.badSetting("this must be \(SettingValues.cardVersionRule)", at: node.span))
    return nil
  }

  /// A language whose dates are known.
  mutating func locale(_ node: Node) -> String? {
    guard let text = text(node) else { return nil }
    if SettingValues.isLocale(text) { return text }
    let known = SettingValues.locales
    diagnostics.report(
      .badSetting(
        "dates in `\(text)` are not known", at: node.span,
        meant: Suggestion.nearest(to: text, in: known), help: "known are \(known.joined(separator: ", "))"))
    return nil
  }

  /// What is known of the data: paths with values.
  mutating func definitions(_ node: Node) -> [String]? {
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
  mutating func features(_ node: Node) -> [String: String]? {
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

  mutating func texts(_ node: Node) -> [String]? {
    if node.kind != .array { return text(node).map { [$0] } }
    var texts: [String] = []
    for element in node.elements { text(element).map { texts.append($0) } }
    return texts
  }

  static var formats: [String] { Registry.standard.targets.map(\.id.rawValue) }

  static var readFormats: [String] { Registry.standard.formats.map(\.id.rawValue) }

  /// One name, which is known.
  mutating func name(_ node: Node, _ known: [String]) -> String? {
    if node.kind != .array { return names(node, known)?.first }
    diagnostics.report(.badSetting("this must be text", at: node.span))
    return nil
  }

  /// Names of which each is known.
  mutating func names(_ node: Node, _ known: [String]) -> [String]? {
    let values = node.kind == .array ? Array(node.elements) : [node]
    return values.compactMap { value in
      guard let name = text(value) else { return nil }
      if known.contains(name) { return name }
      let list = known.count <= 6 ? "one of " + known.map { "`\($0)`" }.joined(separator: ", ") : nil
      let parts = name.split(separator: ",").map { $0.filter { $0 != " " } }
      if parts.count > 1, parts.allSatisfy({ known.contains($0) }) {
        diagnostics.report(
          .badSetting(
            "there is no `\(name)`", at: value.span, help: "write a list: `[\(parts.joined(separator: ", "))]`"))
        return nil
      }
      diagnostics.report(
        .badSetting(
          "there is no `\(name)`", at: value.span,
          meant: Suggestion.nearest(to: name, in: known), help: list.map { "this must be \($0)" }))
      return nil
    }
  }

  mutating func flag(_ node: Node) -> Bool? {
    if let flag = node.boolean { return flag }
    diagnostics.report(.badSetting("this must be `true` or `false`", at: node.span))
    return nil
  }

  mutating func number(_ node: Node) -> Int? {
    if let number = node.integer, number > 0 { return number }
    diagnostics.report(.badSetting("this must be a whole number above 0", at: node.span))
    return nil
  }

  /// A text that `isRight` takes for a URL of the kind of the example.
  mutating func url(_ node: Node, like example: String, _ isRight: (String) -> Bool) -> String? {
    guard let text = text(node) else { return nil }
    if isRight(text) { return text }
    diagnostics.report(.badSetting("this must be a URL such as `\(example)`", at: node.span))
    return nil
  }

  mutating func packageName(_ node: Node) -> String? {
    guard let text = text(node) else { return nil }
    if SettingValues.isPackageName(text) { return text }
    diagnostics.report(.badSetting("this must be a package such as `com.example.cards`", at: node.span))
    return nil
  }

  mutating func score(_ node: Node) -> Double? {
    if let score = node.double, SettingValues.isScore(score) { return score }
    diagnostics.report(.badSetting("this must be a number from 0 to 1", at: node.span))
    return nil
  }

  mutating func budget(_ node: Node) -> Budget? {
    let text = node.string ?? node.numberText
    if let budget = text.flatMap({ Budget($0) }) { return budget }
    diagnostics.report(
      .badSetting(
        "this must be \(Budget.expectation)", at: node.span,
        help: text.flatMap { Suggestion.help(for: $0, in: Budget.names) }))
    return nil
  }

  mutating func time(_ node: Node) -> Instant? {
    if let time = node.string.flatMap({ Instant($0) }) { return time }
    diagnostics.report(.badSetting("this must be a time such as `2026-01-31T12:00:00Z`", at: node.span))
    return nil
  }

  mutating func seed(_ node: Node) -> UInt64? {
    if let seed = node.numberText.flatMap({ UInt64($0) }) { return seed }
    diagnostics.report(.badSetting("this must be a whole number, 0 or above", at: node.span))
    return nil
  }

  mutating func choice<Value: RawRepresentable & CaseIterable>(_ node: Node) -> Value?
  where Value.RawValue == String {
    let text = node.string ?? node.numberText
    if let value = text.flatMap(Value.init(rawValue:)) { return value }
    let names = Value.allCases.map(\.rawValue)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    diagnostics.report(
      .badSetting(
        "this must be one of \(list)", at: node.span, meant: text.flatMap { Suggestion.nearest(to: $0, in: names) }))
    return nil
  }

  mutating func levels(_ node: Node) -> [String: Severity?]? {
    guard node.kind == .object else {
      diagnostics.report(
        .badSetting("this must be ids with severities, for example `lossy.binding: error`", at: node.span))
      return nil
    }
    var levels: [String: Severity?] = [:]
    for member in node.members {
      guard DiagnosticCatalog.has(member.name) else {
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

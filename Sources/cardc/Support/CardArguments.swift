import ArgumentParser
import CardCompiler

/// The options that say which hosts Adaptive Cards are written for.
struct CardArguments: ParsableArguments {
  @Option(name: .customLong("card-version"), help: .setting("card-version"))
  var cardVersion: String?

  @Option(name: .customLong("for"), help: .setting("for"))
  var profile: String?

  @Option(name: .customLong("host-config"), help: .setting("host-config"))
  var hostConfig: String?

  @Option(name: .customLong("capability"), parsing: .singleValue, help: .setting("capability"))
  var capabilities: [String] = []

  @Option(name: .customLong("fallback-rules"), help: .setting("fallback-rules"))
  var fallbackRules: FallbackRules?

  func validate() throws {
    try Self.validate(cardVersion: cardVersion)
    for capability in capabilities where Self.feature(capability) == nil {
      throw ValidationError("`--capability` must be a name and a version such as `acmeMaps=1.0`, not `\(capability)`.")
    }
  }

  /// Refuses what is no version of Adaptive Cards.
  static func validate(cardVersion: String?) throws {
    guard let cardVersion, !SettingValues.isCardVersion(cardVersion) else { return }
    throw ValidationError("`--card-version` must be \(SettingValues.cardVersionRule), not `\(cardVersion)`.")
  }

  /// Makes settings say the same.
  func apply(to settings: inout ProjectSettings) {
    settings.cardVersion = cardVersion
    settings.fallbackRules = fallbackRules
    settings.hostProfile = profile.map { HostProfileName($0) }
    settings.hostConfig = hostConfig.map { HostConfigName($0) }
    let features = capabilities.compactMap(Self.feature)
    if !features.isEmpty {
      settings.hostFeatures = Dictionary(features.map { ($0.name, $0.version) }) { _, last in last }
    }
  }

  private static func feature(_ text: String) -> (name: String, version: String)? {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    let version = String(text[text.index(after: equals)...])
    return SettingValues.isFeatureVersion(version) ? (String(text[..<equals]), version) : nil
  }
}

// The hosts that are known here. What is not known has no source: the files that `cardc hosts` prints say so.
extension HostProfile {
  /// All of them.
  public static let all: [HostProfile] = [teams, teamsMobile, copilot, outlook, webChat, powerAutomate]

  /// The profile of this name.
  public static func named(_ name: String) -> HostProfile? { all.first { $0.name == name } }

  /// What the documentation lists for a host, release by release.
  private static func released(for host: AdaptiveCardsReleases.Host) -> [Fact] {
    AdaptiveCardsReleases.all.filter { $0.hosts.contains(host) }.map {
      Fact($0.names, Evidence($0.source, $0.date))
    }
  }

  private static func upTo(_ version: FormatVersion, _ source: String, _ date: String? = nil) -> VersionRule {
    VersionRule(newest: version, evidence: Evidence(source, date))
  }

  private static let teams: HostProfile = {
    var profile = HostProfile("teams", title: "Teams")
    profile.version = upTo(FormatVersion(1, 5), "learn.microsoft.com: Using Adaptive Cards in Copilot Studio")
    profile.takes =
      released(for: .teams) + [
        Fact(
          ["Input.ChoiceSet.choices.data", "Data.Query"],
          Evidence("learn.microsoft.com: People Picker in Adaptive Cards; Typeahead search in Adaptive Cards"))
      ]
    profile.size = PayloadLimit.named("teams-bot")
    return profile
  }()

  private static let teamsMobile: HostProfile = {
    var profile = HostProfile("teams-mobile", title: "Teams on phones")
    profile.version = teams.version
    profile.version.isRequired = true
    profile.version.evidence = Evidence("github.com/microsoft/teams.net, issue 366", "2026")
    profile.takes = teams.takes
    profile.lacks = [
      // The parser has a to-do where it would read the button; as `valueChangedAction` it works.
      Fact(
        ["Action.ResetInputs"],
        Evidence("github.com/microsoft/Teams-AdaptiveCards-Mobile, source/shared/cpp/ObjectModel", "July 2026"))
    ]
    profile.size = teams.size
    return profile
  }()

  private static let copilot: HostProfile = {
    var profile = HostProfile("copilot", title: "Copilot")
    profile.version = upTo(
      FormatVersion(1, 5), "learn.microsoft.com: Adaptive Card response templates for API plugins")
    profile.takes = released(for: .copilot)
    return profile
  }()

  private static let outlook: HostProfile = {
    var profile = HostProfile("outlook", title: "Outlook")
    profile.version = VersionRule(newest: FormatVersion(1, 5))
    profile.takes = released(for: .outlook)
    profile.lacks = [
      Fact(["Action.Submit"], Evidence("learn.microsoft.com: Designing Outlook Actionable Message cards"))
    ]
    return profile
  }()

  private static let webChat: HostProfile = {
    var profile = HostProfile("webchat", title: "Web Chat")
    let source = Evidence("learn.microsoft.com: Using Adaptive Cards in Copilot Studio")
    profile.version = VersionRule(newest: FormatVersion(1, 6), evidence: source)
    // Version 1.6 had pages before hosts documented them.
    profile.takes = [Fact(["Carousel", "CarouselPage"])]
    profile.lacks = [Fact(["Action.Execute"], source)]
    return profile
  }()

  private static let powerAutomate: HostProfile = {
    var profile = teams
    profile.name = "power-automate"
    profile.title = "Power Automate"
    profile.version = VersionRule(
      newest: FormatVersion(1, 5), newer: .refused,
      evidence: Evidence("github.com/microsoft/AdaptiveCards, issue 9378"))
    profile.size = PayloadLimit.named("teams-webhook")
    return profile
  }()
}

import CardIR
import CardStyle
import CardSyntax

/// What the host that shows the output has, by name and version.
struct HostFeatures {
  /// The feature that is the format itself.
  private static let format = "adaptiveCards"

  private let versions: [String: String]

  /// The features of the host's configuration and of the options, and the format itself at the version that is
  /// written for.
  init(_ context: PassContext) {
    var versions = context.styles.host.capabilities.merging(context.options.hostFeatures) { _, option in option }
    if versions[Self.format] == nil, context.options.fallbackRules != .javascript {
      versions[Self.format] = context.target.newerFeatures == nil ? context.source.version : context.target.version
    }
    self.versions = versions
  }

  /// The version of the format that the host knows.
  var formatVersion: String? { versions[Self.format] }

  /// What of `requires` the host lacks, in words; none if it has all of it.
  func unmet(_ requires: Node, _ rules: FallbackRules) -> String? {
    guard requires.kind == .object else { return nil }
    for member in requires.members {
      let wanted = member.value.string ?? ""
      // A hole, for example: what it wants is not known, so the host decides.
      if wanted.containsUTF8("${") { continue }
      if rules == .javascript, wanted != "*", Version(wanted)?.parts.count ?? 1 < 2 { continue }
      guard let version = versions[member.name] else { return "the host has no `\(member.name)`" }
      if wanted == "*" || version == "*" { continue }
      guard let needed = Version(wanted), let present = Version(version) else {
        return "`\(member.name)` requires `\(wanted)`, which is not a version"
      }
      let depth = rules == .javascript ? 2 : rules == .seed ? 3 : 4
      if present.isBelow(needed, depth: depth) {
        return "`\(member.name)` \(wanted) is required, and the host has \(version)"
      }
    }
    return nil
  }
}

/// A version of one to four numbers.
struct Version {
  /// The numbers.
  let parts: [Int]

  /// The version that a text is, if it is one.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      !part.isEmpty && part.count < 9 && part.utf8.allSatisfy { $0 &- 0x30 < 10 } ? Int(part) : nil
    }
    guard (1...4).contains(parts.count), parts.allSatisfy({ $0 != nil }) else { return nil }
    self.parts = parts.compactMap { $0 }
  }

  /// Whether the version is lower than another, of which so many numbers count.
  func isBelow(_ other: Version, depth: Int = 4) -> Bool {
    func number(_ version: Version, _ index: Int) -> Int { index < version.parts.count ? version.parts[index] : 0 }
    for index in 0..<depth where number(self, index) != number(other, index) {
      return number(self, index) < number(other, index)
    }
    return false
  }
}

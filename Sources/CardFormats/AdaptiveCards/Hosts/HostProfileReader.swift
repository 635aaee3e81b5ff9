package import CardSyntax

extension HostProfile {
  /// The profile that a file describes.
  ///
  /// - Returns: None, and an error among the findings, if a value is not valid.
  package init?(reading document: Document, name: String, diagnostics: inout Diagnostics) {
    var reader = HostProfileReader(HostProfile(name, title: name))
    reader.read(document.root)
    diagnostics.append(contentsOf: reader.diagnostics)
    if reader.diagnostics.hasErrors { return nil }
    self = reader.profile
  }

  /// That there is no host of this name.
  package static func unknown(_ name: String, at span: SourceSpan?) -> Diagnostic {
    let known = all.map(\.name)
    return Diagnostic(
      AdaptiveCardsDiagnostics.badProfile, "there is no host `\(name)`", at: span,
      help: Suggestion.help(for: name, in: known)
        ?? "hosts are \(known.map { "`\($0)`" }.joined(separator: ", ")), or a file of yours")
  }

  /// The newest version that the host takes, in words.
  package var newestVersion: String? { version.newest.map { "\($0)" } }
}

/// Reads one profile; what is wrong is collected.
private struct HostProfileReader {
  var profile: HostProfile
  var diagnostics = Diagnostics()

  init(_ profile: HostProfile) { self.profile = profile }

  mutating func read(_ root: Node) {
    guard root.kind == .object else { return bad("a host is described by keys with values", root) }
    let members = members(of: root, HostProfileKey.all)
    if let base = members["extends"] {
      let text = base.string ?? ""
      guard var known = HostProfile.named(text) else {
        return diagnostics.report(HostProfile.unknown(text, at: base.span))
      }
      known.name = profile.name
      profile = known
    }
    if let text = text(members["title"]) { profile.title = text }
    if let node = members["card-version"] { readVersion(node) }
    if let node = members["takes"] { profile.takes += facts(node) }
    if let node = members["lacks"] {
      let facts = facts(node)
      profile.lacks += facts
      // What a file says comes after what the host that it extends says.
      let names = Set(facts.flatMap(\.names))
      for index in profile.takes.indices { profile.takes[index].names.removeAll { names.contains($0) } }
    }
    if members["lacks"] == nil, members["takes"] != nil {
      let names = Set(profile.takes.flatMap(\.names))
      for index in profile.lacks.indices { profile.lacks[index].names.removeAll { names.contains($0) } }
    }
    profile.takes.removeAll { $0.names.isEmpty }
    profile.lacks.removeAll { $0.names.isEmpty }
    if let node = members["size"] { readSize(node) }
    if let text = text(members["host-config"]) {
      profile.hostConfig = text
      profile.hostConfigSpan = members["host-config"]?.span
    }
    if let node = members["features"] { readFeatures(node) }
  }

  // MARK: Parts

  private mutating func readVersion(_ node: Node) {
    let members = members(of: node, rows("card-version"))
    if let value = members["newest"] {
      if let version = (value.string ?? value.numberText).flatMap(FormatVersion.init) {
        profile.version.newest = version
      } else {
        bad("this must be a version such as `\"1.5\"`", value)
      }
    }
    if let flag = flag(members["required"]) { profile.version.isRequired = flag }
    if let newer: HostProfile.NewerVersions = choice(members["newer"]) { profile.version.newer = newer }
    profile.version.evidence = evidence(members)
  }

  private mutating func readSize(_ node: Node) {
    let members = members(of: node, rows("size"))
    var size = profile.size ?? PayloadLimit("a message to \(profile.title)", limit: .max)
    if let limit = bytes(members["limit"]) {
      size.limit = limit
      if members["advised"] == nil { size.advised = nil }
    }
    if let text = text(members["title"]) { size.title = text }
    if let advised = bytes(members["advised"]) { size.advised = advised }
    if let scope: PayloadLimit.Scope = choice(members["counted"]) { size.scope = scope }
    if let unit: PayloadLimit.Unit = choice(members["unit"]) { size.unit = unit }
    if let flag = flag(members["embedded-images"]) { size.countsEmbeddedImages = flag }
    size.evidence = evidence(members)
    if size.limit == .max { return bad("a size needs a `limit`", node) }
    profile.size = size
  }

  private mutating func readFeatures(_ node: Node) {
    guard node.kind == .object else { return bad("this must be names with versions", node) }
    for member in node.members {
      guard let version = member.value.string ?? member.value.numberText else {
        bad("this must be a version such as `\"1.0\"`", member.value)
        continue
      }
      profile.features[member.name] = version
    }
  }

  private mutating func facts(_ node: Node) -> [HostProfile.Fact] {
    guard node.kind == .array else {
      bad("this must be a list of types and properties", node)
      return []
    }
    return node.elements.compactMap { element in
      if let name = element.string {
        check(name, element)
        return HostProfile.Fact([name])
      }
      let members = members(of: element, HostProfileKey.evidence + [.init("names", .facts, "")])
      guard let list = members["names"], list.kind == .array else {
        bad("this must be a name, or `names` with their `source`", element)
        return nil
      }
      let names = list.elements.compactMap { node -> String? in
        guard let name = text(node) else { return nil }
        check(name, node)
        return name
      }
      return HostProfile.Fact(names, evidence(members))
    }
  }

  /// Reports a name that no table has.
  private mutating func check(_ name: String, _ node: Node) {
    let types = AdaptiveCardsVocabulary.vocabulary.types
    if types.contains(where: { $0.name == name }) || AdaptiveCardsReleases.knows(name) { return }
    let names = types.flatMap { type in
      [type.name] + type.properties.flatMap { ["\(type.name).\($0.name)", "*.\($0.name)"] }
    }
    if names.contains(name) { return }
    diagnostics.report(
      Diagnostic(
        AdaptiveCardsDiagnostics.unknownInProfile, "there is no type or property `\(name)`", at: node.span,
        help: Suggestion.help(for: name, in: Set(names).sorted())))
  }

  // MARK: Values

  private func rows(_ name: String) -> [HostProfileKey.Row] {
    if case .object(let rows)? = HostProfileKey.all.first(where: { $0.name == name })?.kind { rows } else { [] }
  }

  private mutating func members(of node: Node, _ rows: [HostProfileKey.Row]) -> [String: Node] {
    guard node.kind == .object else {
      bad("this must be keys with values", node)
      return [:]
    }
    var members: [String: Node] = [:]
    let known = rows.map(\.name)
    for member in node.members where member.name != "$schema" {
      if known.contains(member.name) {
        members[member.name] = member.value
      } else {
        diagnostics.report(
          Diagnostic(
            AdaptiveCardsDiagnostics.badProfile, "there is no key `\(member.name)` here", at: member.keySpan,
            help: Suggestion.help(for: member.name, in: known)
              ?? "keys are \(known.map { "`\($0)`" }.joined(separator: ", "))"))
      }
    }
    return members
  }

  private mutating func text(_ node: Node?) -> String? {
    guard let node else { return nil }
    if let text = node.string { return text }
    bad("this must be text", node)
    return nil
  }

  private mutating func flag(_ node: Node?) -> Bool? {
    guard let node else { return nil }
    if let flag = node.boolean { return flag }
    bad("this must be `true` or `false`", node)
    return nil
  }

  private mutating func bytes(_ node: Node?) -> Int? {
    guard let node else { return nil }
    if let bytes = (node.string ?? node.numberText).flatMap(ByteCount.init)?.bytes { return bytes }
    bad("this must be a size such as `28KB` or a number of bytes", node)
    return nil
  }

  private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(_ node: Node?) -> Value? {
    guard let node else { return nil }
    if let value = node.string.flatMap(Value.init(rawValue:)) { return value }
    let known = Value.allCases.map(\.rawValue)
    diagnostics.report(
      Diagnostic(
        AdaptiveCardsDiagnostics.badProfile, "this must be one of \(known.map { "`\($0)`" }.joined(separator: ", "))",
        at: node.span, help: node.string.flatMap { Suggestion.help(for: $0, in: known) }))
    return nil
  }

  private mutating func evidence(_ members: [String: Node]) -> HostProfile.Evidence {
    HostProfile.Evidence(text(members["source"]), members["date"]?.numberText ?? text(members["date"]))
  }

  private mutating func bad(_ message: String, _ node: Node) {
    diagnostics.report(Diagnostic(AdaptiveCardsDiagnostics.badProfile, message, at: node.span))
  }
}

/// A number of bytes in words: `28KB`, `1 MB`, `512`; kilobytes are of 1,024 bytes, as hosts count them.
package struct ByteCount {
  /// The bytes.
  package let bytes: Int

  package init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, digits.count < 10 else { return nil }
    switch text[digits.endIndex...].lowercased().filter({ $0 != " " }) {
    case "", "b": bytes = number
    case "k", "kb", "kib": bytes = number * 1024
    case "m", "mb", "mib": bytes = number * 1024 * 1024
    default: return nil
    }
  }
}

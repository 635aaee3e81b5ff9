package import CardIR
package import CardSyntax

/// What one host takes of Adaptive Cards: versions, types and properties, and how large a message may be.
///
/// Hosts differ by what they can, not by version numbers: everything that came after 2023 has version 1.5. A profile is data
/// that can be written to a file, changed, and read again; each fact says where it is known from, as far as that is known.
public struct HostProfile: Sendable {
  /// Where a fact is known from; both are absent where nobody has written it down.
  package struct Evidence: Sendable, Hashable {
    /// The page or file that says so.
    package var source: String?
    /// The day, month or year of that.
    package var date: String?

    package init(_ source: String? = nil, _ date: String? = nil) {
      self.source = source
      self.date = date
    }
  }

  /// Types and properties about which one thing is known.
  package struct Fact: Sendable {
    /// Types such as `Badge`, and properties as `Type.property`, or `*.property` for every type that has one.
    package var names: [String]
    /// Where that is known from.
    package var evidence: Evidence

    package init(_ names: [String], _ evidence: Evidence = Evidence()) {
      self.names = names
      self.evidence = evidence
    }
  }

  /// What happens to cards that ask for a version that is newer than the host's.
  package enum NewerVersions: String, Sendable, CaseIterable {
    /// The host shows the text in `fallbackText`.
    case fallback
    /// The host takes no such card.
    case refused
  }

  /// What a host wants of `version`.
  package struct VersionRule: Sendable {
    /// The newest version that the host takes; none where there is no limit.
    package var newest: FormatVersion?
    /// Whether the host takes no card without a version.
    package var isRequired = false
    /// What happens to newer cards.
    package var newer = NewerVersions.fallback
    /// Where that is known from.
    package var evidence = Evidence()
  }

  /// The name on the command line, or that of the file.
  package var name: String
  /// What messages call the host.
  public internal(set) var title: String
  /// What the host wants of `version`.
  package var version = VersionRule()
  /// What the host takes although no published schema has it.
  package var takes: [Fact] = []
  /// What the host lacks although a schema has it.
  package var lacks: [Fact] = []
  /// The largest message, and how it is counted.
  public internal(set) var size: PayloadLimit?
  /// The host configuration: a built-in one, or a file.
  package var hostConfig: String?
  /// Where the file that describes the host names it.
  package internal(set) var hostConfigSpan: SourceSpan?
  /// The features that `requires` may ask for, with their versions.
  package var features: [String: String] = [:]

  package init(_ name: String, title: String) {
    self.name = name
    self.title = title
  }

  // MARK: What it takes

  /// What of a vocabulary the host takes, of cards that are written for `version` or else for its newest one.
  package func limit(version: FormatVersion? = nil) -> VocabularyLimit {
    let newest = self.version.newest ?? AdaptiveCardsVocabulary.newestVersion
    let taken = Set(takes.flatMap(\.names))
    let lacking = Set(lacks.flatMap(\.names))
    return VocabularyLimit(
      version.map { min($0, newest) } ?? newest, host: title,
      types: { type in
        if lacking.contains(type.name) { return .lacked }
        if taken.contains(type.name) { return .taken }
        return AdaptiveCardsReleases.knows(type.name) ? .lacked : .byVersion
      },
      properties: { type, property in
        let (own, any) = ("\(type.name).\(property.name)", "*.\(property.name)")
        if lacking.contains(own) || lacking.contains(any) { return .lacked }
        if taken.contains(own) || taken.contains(any) { return .taken }
        return AdaptiveCardsReleases.release(ofType: type.name, property: property.name) == nil ? .byVersion : .lacked
      })
  }

  /// Why the host would not take a card at all; `version` is the one that it will be written for, if that is not its own.
  package func refusals(of screen: Screen, writtenAs version: FormatVersion?) -> [Diagnostic] {
    let root = screen.root
    let start = root.span.map { SourceSpan(source: $0.source, start: $0.start, end: $0.start) }
    if self.version.isRequired, version == nil, screen.sourceFormat == .adaptiveCard, !root.has(.version) {
      let example = self.version.newest ?? AdaptiveCardsVocabulary.newestVersion
      return [
        Diagnostic(
          AdaptiveCardsDiagnostics.hostRefuses, "\(title) takes no card without `version`", at: start,
          help: "add `\"version\": \"\(example)\"` to the card, or write it with `--card-version \(example)`")
      ]
    }
    guard self.version.newer == .refused, let newest = self.version.newest,
      let written = version ?? root.literal(.version).flatMap(FormatVersion.init), written > newest
    else { return [] }
    return [
      Diagnostic(
        AdaptiveCardsDiagnostics.hostRefuses, "\(title) takes no card of version \(written)",
        at: version == nil ? root.entry(.version)?.origin?.span ?? start : start,
        help: "the newest that it takes is \(newest): `--card-version \(newest)` writes the card for it")
    ]
  }

  // MARK: What is wrong with a card

  /// Reports what of a card the host would refuse, leave out or ignore.
  package func check(_ screen: Screen, _ vocabulary: Vocabulary, _ diagnostics: inout Diagnostics) {
    for refusal in refusals(of: screen, writtenAs: nil) { diagnostics.report(refusal) }
    let limit = limit()
    let written = screen.root.literal(.version).flatMap(FormatVersion.init)
    if version.newer == .fallback, let newest = version.newest, let written, written > newest {
      diagnostics.report(
        Diagnostic(
          AdaptiveCardsDiagnostics.hostLacks,
          "\(title) knows versions up to \(newest), and the card asks for \(written)",
          at: screen.root.entry(.version)?.origin?.span,
          help: "write `\(newest)`, or the host may show `fallbackText` instead"))
    }
    var found: [Diagnostic] = []
    func visit(_ element: Element, isSubstitute: Bool) {
      if !isSubstitute { found += lacking(element, vocabulary, limit) }
      for region in element.regions where !region.id.bringsItsElements {
        for slot in region.slots {
          // What stands in for something that is lacking is there for other hosts.
          if let child = slot.element { visit(child, isSubstitute: isSubstitute || region.id == .fallback) }
        }
      }
    }
    visit(screen.root, isSubstitute: false)
    for diagnostic in found { diagnostics.report(diagnostic) }
  }

  private func lacking(_ element: Element, _ vocabulary: Vocabulary, _ limit: VocabularyLimit) -> [Diagnostic] {
    guard let index = vocabulary.type(for: element) else { return [] }
    let type = vocabulary.types[index]
    if limit.lack(of: type) != nil {
      if element.kind.family == .part, element.kind != .backgroundImage, element.kind != .page { return [] }
      let hasFallback = element.has(.fallback) || element.has(.dropsOnFallback)
      return [
        Diagnostic(
          AdaptiveCardsDiagnostics.hostLacks, "\(title) has no `\(type.name)`",
          at: element.source?["type"]?.span ?? element.span,
          help: hasFallback
            ? "its `fallback` is used"
            : "give it a `fallback`; `build --for` writes it in other terms where there are any")
      ]
    }
    guard let source = element.source, source.kind == .object else { return [] }
    return source.members.compactMap { member in
      guard let position = vocabulary.property(member.name, in: nil, ofType: index) else { return nil }
      let property = type.properties[position]
      if limit.lack(of: property, in: type) != nil {
        return Diagnostic(
          AdaptiveCardsDiagnostics.hostLacks, "\(title) has no `\(member.name)` of \(type.name)", at: member.keySpan,
          help: "the host ignores it")
      }
      guard case .attribute(let id, let codec) = property.meaning, let value = element[value: id],
        let since = codec.introduced(value), since > limit.version
      else { return nil }
      return Diagnostic(
        AdaptiveCardsDiagnostics.hostLacks,
        "\(title) has no value `\(member.value.string ?? "")` of `\(member.name)`", at: member.value.span,
        help: "the host uses the default")
    }
  }
}

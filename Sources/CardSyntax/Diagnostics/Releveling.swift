extension Diagnostics {
  /// The findings with the severities that the user asked for; `nil` drops a finding.
  ///
  /// The keys are ids, patterns of ids such as `accessibility.*`, and `DiagnosticLevels.warnings` for everything that would
  /// be a warning otherwise. An id comes before patterns, and a longer pattern before a shorter one. Warnings and notes can
  /// become anything, errors stay what they are. Rules that are optional are dropped unless an id or a pattern names
  /// them. A kind that follows another has the severity of that one's id, unless its own is given.
  public func releveled(_ levels: [String: Severity?]) -> Diagnostics {
    var known: [String: DiagnosticLevels.Verdict] = [:]
    let levels = DiagnosticLevels(levels)
    var result = Diagnostics()
    for var diagnostic in all {
      if diagnostic.severity != .error {
        let verdict = known[diagnostic.id] ?? levels.verdict(on: diagnostic.kind)
        known[diagnostic.id] = verdict
        switch verdict {
        case .drop: continue
        case .level(let severity): diagnostic.severity = severity
        case .asItIs: if diagnostic.severity == .warning, let level = levels.ofWarnings { diagnostic.severity = level }
        }
      }
      result.report(diagnostic)
    }
    return result
  }
}

/// The severities that the user asked for.
public struct DiagnosticLevels: Sendable {
  /// The key that stands for all warnings.
  public static let warnings = "warnings"

  private let names: [String: Severity?]
  /// The patterns, the longest first.
  private let patterns: [(pattern: NamePattern, severity: Severity?)]
  /// What warnings become.
  let ofWarnings: Severity?

  /// What is said of one kind.
  enum Verdict { case drop, level(Severity), asItIs }

  /// The severities by id or pattern.
  init(_ levels: [String: Severity?]) {
    names = levels
    patterns = levels.filter { $0.key.contains("*") }
      .sorted { ($0.key.utf8.count, $1.key) > ($1.key.utf8.count, $0.key) }
      .map { (NamePattern($0.key), $0.value) }
    ofWarnings = levels[Self.warnings] ?? nil
  }

  func verdict(on kind: DiagnosticKind) -> Verdict {
    if let level = names[kind.id] ?? kind.leader.flatMap({ names[$0] })
      ?? patterns.first(where: { $0.pattern.matches(kind.id) }).map(\.severity)
    {
      return level.map { .level($0) } ?? .drop
    }
    return kind.isOptional ? .drop : .asItIs
  }
}

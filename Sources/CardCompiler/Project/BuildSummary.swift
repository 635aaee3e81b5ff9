package import CardIR
import CardPasses

/// The figures of a run, and the one line that they make.
package struct BuildSummary: Sendable {
  /// How often one kind of deviation occurred.
  package struct Reason: Sendable {
    /// The kind.
    package let kind: LossKind
    /// How often.
    package var count: Int

    /// Whether content is concerned, and not only worth a remark.
    package var isLoss: Bool { kind.verdict != .note }
  }

  /// What one run is about, in the singular: `template`, `file`.
  package var unit = "template"
  /// How many there were.
  package var sources = 0
  /// How many of them gave no output.
  package var failed = 0
  /// How many of them were no screens.
  package var skipped = 0
  /// Output files that were made or replaced.
  package var written = 0
  /// Output files that were the same already.
  package var unchanged = 0
  /// Output files that were removed.
  package var removed = 0
  /// Whether nothing was done and only found out what would be.
  package var isCheck = false
  private var counts: [String: Reason] = [:]

  /// No figures yet.
  package init() {}

  /// Counts the deviations of an output.
  package mutating func count(_ entries: [FidelityEntry]) {
    for entry in entries {
      counts[entry.kind.id, default: Reason(kind: entry.kind, count: 0)].count += 1
    }
  }

  /// Counts the deviations of one kind.
  mutating func count(_ id: String, _ number: Int) {
    if counts[id] == nil, let kind = Self.kinds[id] { counts[id] = Reason(kind: kind, count: 0) }
    counts[id]?.count += number
  }

  private static let kinds = Dictionary(LossKinds.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The kinds of deviations, the most frequent ones first.
  package var reasons: [Reason] {
    counts.values.sorted { ($1.count, $0.kind.id) < ($0.count, $1.kind.id) }
  }

  /// One line without line end: `13 templates, 45 files written, 120 losses in 14 reasons`.
  package var line: String {
    var parts = [Self.count(sources, unit)]
    if isCheck {
      parts.append(
        written + removed == 0 ? "nothing would change" : "\(Self.count(written + removed, "file")) would change")
    } else {
      if written > 0 { parts.append("\(Self.count(written, "file")) written") }
      if removed > 0 { parts.append("\(Self.count(removed, "file")) removed") }
      if unchanged > 0 {
        parts.append(written + removed > 0 ? "\(unchanged) unchanged" : "\(Self.count(unchanged, "file")) unchanged")
      }
    }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if failed > 0 { parts.append("\(failed) failed") }
    let losses = reasons.filter(\.isLoss)
    if !losses.isEmpty {
      let total = losses.reduce(0) { $0 + $1.count }
      parts.append("\(Self.count(total, "loss", "losses")) in \(Self.count(losses.count, "reason"))")
    }
    let notes = reasons.filter { !$0.isLoss }.reduce(0) { $0 + $1.count }
    if notes > 0 { parts.append(Self.count(notes, "note")) }
    return parts.joined(separator: ", ")
  }

  /// One line for each kind of deviation: how often, which, and what it means.
  package var reasonLines: [String] {
    let reasons = reasons
    let width = reasons.map { "\($0.count)".count }.max() ?? 0
    let idWidth = reasons.map(\.kind.id.count).max() ?? 0
    return reasons.map { reason in
      let count = "\(reason.count)"
      let id = reason.kind.id
      return String(repeating: " ", count: width - count.count + 2) + count + "  " + id
        + String(repeating: " ", count: idWidth - id.count + 2) + reason.kind.diagnostic.summary
    }
  }

  private static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }
}

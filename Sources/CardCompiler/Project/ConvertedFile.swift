import CardFormats
package import CardIR
import CardSyntax

/// What became of one file of a conversion, for the list at the end of the run.
package struct ConvertedFile: Sendable {
  /// How it went.
  package enum Outcome: Sendable, Hashable {
    /// There is output, with a score of 0 to 1.
    case converted(score: Double)
    /// There is none, because of an error.
    case failed
    /// The file is no screen.
    case skipped
  }

  /// The file, as the user would write it.
  package let path: String
  /// Its format, if it got so far.
  package let format: FormatID?
  /// How it went.
  package internal(set) var outcome: Outcome
  /// What was lost, the worst first: ids of losses with their number, or the first error's id.
  package let reasons: [(id: String, count: Int)]

  /// What became of a file that has one target.
  init(_ path: String, _ result: CompilationResult) {
    self.path = path
    format = result.sourceFormat
    if let output = result.outputs.first {
      outcome = .converted(score: output.tally.score)
      reasons = Self.reasons(output.fidelity)
    } else {
      outcome = .failed
      reasons = result.diagnostics.sorted().first { $0.severity == .error }.map { [($0.id, 1)] } ?? []
    }
  }

  /// A file that could not be read.
  init(unreadable path: String, _ id: String) {
    self.path = path
    format = nil
    outcome = .failed
    reasons = [(id, 1)]
  }

  /// What is not there before what is there in another form, then what happened most often.
  private static func reasons(_ entries: [FidelityEntry]) -> [(id: String, count: Int)] {
    var counts: [LossKind: Int] = [:]
    for entry in entries where entry.verdict == .dropped || entry.verdict == .approximated {
      counts[entry.kind, default: 0] += 1
    }
    func rank(_ verdict: Verdict) -> Int { verdict == .dropped ? 0 : 1 }
    return counts.map { (id: $0.key.id, verdict: $0.key.verdict, count: $0.value) }.sorted {
      (rank($0.verdict), $1.count, $0.id) < (rank($1.verdict), $0.count, $1.id)
    }.map { ($0.id, $0.count) }
  }

  /// Whether this one comes before another in a list that has the worst first.
  package static func isWorse(_ left: ConvertedFile, _ right: ConvertedFile) -> Bool {
    (left.rank, left.path) < (right.rank, right.path)
  }

  /// What counts as worst: no output, then the score; files that are no screens come last.
  private var rank: Double {
    switch outcome {
    case .failed: -1
    case .converted(let score): score
    case .skipped: 2
    }
  }
}

extension CompilationResult {
  /// Why the source is no screen at all, as opposed to one with mistakes.
  var reasonToSkip: Diagnostic? {
    guard outputs.isEmpty, withheld.isEmpty else { return nil }
    let errors = diagnostics.all.filter { $0.severity == .error }
    guard errors.count == 1, let error = errors.first else { return nil }
    if error.kind == CompilerDiagnostics.notAScreen { return .skippedFile(error, isEmpty: false) }
    return error.isNothingAtAll ? .skippedFile(error, isEmpty: true) : nil
  }
}

extension Diagnostic {
  /// Whether the source has nothing in it, or nothing but comments.
  fileprivate var isNothingAtAll: Bool {
    if id == "yaml.no-value" { return true }
    guard let source = span?.source else { return false }
    return source.count == source.contentStart || source.text(in: 0..<source.count).allSatisfy(\.isWhitespace)
  }
}

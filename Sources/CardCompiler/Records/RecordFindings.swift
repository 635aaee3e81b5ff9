import CardSyntax

/// What was found in the records of a stream: errors one by one up to a number, warnings once for all records.
struct RecordFindings: Sendable {
  /// After so many failed records the errors of others are only counted.
  static let maximumFailures = 20
  /// After so many different warnings others are dropped: each of them names its first record, which it keeps alive.
  private static let maximumWarnings = 200

  /// What makes two warnings of different records the same one.
  private enum Key: Hashable {
    case place(id: String, SourceSpan)
    case message(id: String, String)
  }

  private struct Warning {
    let key: Key
    let diagnostic: Diagnostic
    let firstLine: Int
    var records: Int
  }

  private var warnings: [Warning] = []
  private var positions: [Key: Int] = [:]
  private var errors: [Diagnostic] = []
  /// The number of records without a card.
  private(set) var failed = 0

  /// Adds what was found in a record, of which the stream is called `name`.
  mutating func add(_ found: [Diagnostic], of record: SourceText, isFailure: Bool) {
    if isFailure { failed += 1 }
    for diagnostic in found {
      if diagnostic.severity == .error {
        if failed <= Self.maximumFailures { errors.append(diagnostic.located(in: record)) }
      } else {
        count(
          Warning(key: Self.key(diagnostic, record), diagnostic: diagnostic, firstLine: record.firstLine, records: 1))
      }
    }
  }

  /// Adds what was found in the records after these.
  mutating func append(_ later: RecordFindings) {
    for warning in later.warnings { count(warning) }
    errors += later.errors.prefix(max(0, Self.maximumFailures - failed))
    failed += later.failed
  }

  private mutating func count(_ warning: Warning) {
    if let position = positions[warning.key] {
      warnings[position].records += warning.records
    } else if warnings.count < Self.maximumWarnings {
      positions[warning.key] = warnings.count
      warnings.append(warning)
    }
  }

  private static func key(_ diagnostic: Diagnostic, _ record: SourceText) -> Key {
    if let span = diagnostic.span, span.source != record { return .place(id: diagnostic.id, span) }
    return .message(id: diagnostic.id, diagnostic.message)
  }

  /// Everything, with the lines and numbers of the records concerned.
  var diagnostics: Diagnostics {
    var diagnostics = Diagnostics()
    for error in errors { diagnostics.report(error) }
    for warning in warnings {
      let place =
        warning.records == 1
        ? "in the record of line \(warning.firstLine)"
        : "in \(warning.records) records, first in line \(warning.firstLine)"
      diagnostics.report(warning.diagnostic.adding(place))
    }
    return diagnostics
  }
}

extension Diagnostic {
  /// The same finding that says also which record it is about, unless its place does.
  fileprivate func located(in record: SourceText) -> Diagnostic {
    span?.source == record ? self : adding("in the record of line \(record.firstLine) of `\(record.name)`")
  }

  fileprivate func adding(_ place: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      kind, "\(message) (\(place))", at: span, labels: labels, help: help, fixIt: fixIt)
    diagnostic.severity = severity
    return diagnostic
  }
}

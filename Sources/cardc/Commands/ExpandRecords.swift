import ArgumentParser
import CardCompiler

extension ExpandCommand {
  /// Runs the command with `--ndjson`.
  func expandRecords() throws {
    let start = ContinuousClock.now
    var request = request
    request.data = .none
    request.settings.data = nil
    let answer = try global.open(request).recordExpansion(of: template)
    var diagnostics = answer.diagnostics
    guard var expansion = answer.value, !diagnostics.hasErrors else { return try global.conclude(diagnostics) }
    expansion.onFailure = onError ?? .stop
    expansion.jobs = jobs ?? 1
    var outcome: RecordExpansion.Outcome?
    do throws(FileError) {
      outcome = try run(expansion)
    } catch {
      diagnostics.report(error.diagnostic)
    }
    guard let outcome else { return try global.conclude(diagnostics) }
    diagnostics.append(contentsOf: outcome.diagnostics)
    // Who has seen enough of our output does not wait for what could be said about it.
    if outcome.isCutOff, !diagnostics.hasErrors { return }
    global.show(diagnostics)
    global.sumUp([Self.summary(outcome, ContinuousClock.now - start)])
    if diagnostics.hasErrors { throw ExitCode.errors }
  }

  private func run(_ expansion: RecordExpansion) throws(FileError) -> RecordExpansion.Outcome {
    var reader = try RecordReader(values.data ?? Path.standardStream, blockSize: (jobs ?? 1) << 20)
    guard let output, output != Path.standardStream else {
      return try expansion.run(&reader) { (bytes) throws(FileError) in Console.print(bytes) }
    }
    let file = try StreamedFile(output)
    let outcome = try expansion.run(&reader) { (bytes) throws(FileError) in
      try file.write(bytes)
      return true
    }
    // A run that was stopped leaves the file as it was before.
    if outcome.failed == 0 || expansion.onFailure == .skip { try file.finish() }
    return outcome
  }

  private static func summary(_ outcome: RecordExpansion.Outcome, _ time: Duration) -> String {
    let seconds = max(1e-6, time / .seconds(1))
    let hundredths = Int((seconds * 100).rounded())
    let fraction = hundredths % 100
    let duration = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
    let records = "\(outcome.records) record\(outcome.records == 1 ? "" : "s")"
    return "\(records), \(outcome.failed) failed, \(duration)"
  }
}

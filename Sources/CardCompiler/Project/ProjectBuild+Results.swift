import CardFormats
import CardIR
import CardSyntax

// What comes of single templates, and of all of them.
extension ProjectBuild.ItemResult {
  /// What an earlier build made.
  init(_ template: String, _ hit: BuildCache.Hit) {
    self.init(template: template)
    isReused = true
    diagnostics = hit.diagnostics
    reasons = hit.record.reasons
    inputs = hit.record.inputs.map(\.path)
    for part in hit.record.parts { parts[FormatID(rawValue: part.target)] = Set(part.names) }
    files = hit.record.outputs.map {
      ProjectBuild.WrittenFile(path: $0.path, hash: $0.hash, outcome: .unchanged, stamp: $0.stamp)
    }
  }

  /// Notes the parts of the support code that an output uses.
  mutating func use(_ output: CompilationResult.Output, _ registry: Registry) {
    guard !output.parts.isEmpty, let emitter = registry.target(output.target)?.supportedEmitter else { return }
    for file in output.files {
      parts[output.target, default: []].formUnion(emitter.contribution(of: file, using: output.parts))
    }
  }

  /// Adds what was found; with an error among it the template has failed.
  mutating func add(_ found: Diagnostics, _ levels: [String: Severity?]) {
    let answer = Answer<Never>(nil, found: found, levels: levels)
    diagnostics.append(contentsOf: answer.diagnostics)
    hasFailed = hasFailed || answer.diagnostics.hasErrors
  }

  /// Leaves a file out, unless that is an error.
  mutating func skip(_ finding: Diagnostic, _ levels: [String: Severity?]) {
    var found = Diagnostics()
    found.report(finding)
    add(found, levels)
    isSkipped = !hasFailed
    if isSkipped { converted?.outcome = .skipped }
  }

  mutating func fail(_ error: FileError) {
    diagnostics.report(error.diagnostic)
    hasFailed = true
  }
}

extension ProjectBuild.Outcome {
  mutating func add(_ result: ProjectBuild.ItemResult, in output: String, listsInputs: Bool) {
    diagnostics.append(contentsOf: result.diagnostics)
    summary.failed += result.hasFailed ? 1 : 0
    summary.skipped += result.isSkipped ? 1 : 0
    result.converted.map { files.append($0) }
    summary.count(result.fidelity)
    for reason in result.reasons { summary.count(reason.id, reason.count) }
    for file in result.files where listsInputs && !result.inputs.isEmpty {
      let inputs = file.inputs.isEmpty ? result.inputs : file.inputs
      dependencies.append(ProjectBuild.Dependency(output: Path.join(output, file.path), inputs: inputs))
    }
    sizes += result.files.compactMap(\.size)
    for file in result.files {
      if file.outcome == .written {
        summary.written += 1
        changes.append(
          ProjectBuild.Change(path: Path.join(output, file.path), isRemoval: false, content: file.content))
      } else {
        summary.unchanged += 1
      }
    }
    report.files += result.report
    if result.hasFailed { report.failed.append(result.template) }
    statistics += result.statistics
  }
}

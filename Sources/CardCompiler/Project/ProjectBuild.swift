import CardFormats
package import CardIR
package import CardPasses
package import CardSyntax

/// A run over many templates: each is compiled on its own, and what came of it is written into one folder.
package struct ProjectBuild: Sendable {
  /// Where outputs go in the folder.
  package enum Layout: Sendable, Hashable {
    /// `TARGET/a/b.json`, with a manifest of what was written.
    case perTarget
    /// `a/b.json`, for a single target.
    case mirrored
  }

  /// What finds the templates and translates them.
  package let workspace: Workspace
  /// The formats to write.
  package let targets: [FormatID]
  /// The folder that output goes to.
  package let output: String
  /// Where outputs go in it.
  package var layout = Layout.perTarget
  /// How many threads work.
  package var jobs = 1
  /// Whether nothing is changed and only what would be is found out.
  package var isCheck = false
  /// Whether the deviations of each file are kept for a report.
  package var reports = false

  /// Whether files of folders that are no screens are left out with a warning.
  package var skipsOtherFiles = false
  /// Whether it is counted how well each file was kept.
  package var listsFiles = false

  /// A run that writes `targets` into `output`.
  package init(_ workspace: Workspace, targets: [FormatID], output: String) {
    self.workspace = workspace
    self.targets = targets
    self.output = output
  }

  /// A file of the output folder that was, or would be, changed.
  package struct Change: Sendable, Hashable {
    /// Its path as the user would write it.
    package let path: String
    /// Whether it goes away.
    package let isRemoval: Bool
  }

  /// What came of a run.
  package struct Outcome: Sendable {
    /// The figures.
    package var summary = BuildSummary()
    /// Everything that was found.
    package var diagnostics = Diagnostics()
    /// The files that differ now, in the order of the plan; removals last.
    package var changes: [Change] = []
    /// The deviations of each file.
    package var report = FidelityReport()
    /// What became of each source, if that was asked for, in the order of the plan.
    package var files: [ConvertedFile] = []
    /// What the passes did in every file.
    package var statistics: [PassStatistics] = []
  }

  private var compiler: Compiler { workspace.compiler }
  private var levels: [String: Severity?] { compiler.options.levels }

  /// Compiles the templates of `inputs` and writes what they give. A template with an error gives nothing and stops no
  /// other.
  package func run(_ inputs: [String]) -> Outcome {
    var outcome = Outcome()
    outcome.diagnostics = workspace.findings
    outcome.summary.isCheck = isCheck
    if !outcome.diagnostics.hasErrors { build(inputs, &outcome) }
    outcome.diagnostics = workspace.answer(nil as Never?, found: outcome.diagnostics).diagnostics
    return outcome
  }

  private func build(_ inputs: [String], _ outcome: inout Outcome) {
    // With the output among the inputs, what an earlier build wrote must not be built again.
    let folders = [output] + (layout == .perTarget ? workspace.folders(ofTargetsIn: output) : [])
    let items = workspace.plan(inputs, excluding: folders, diagnostics: &outcome.diagnostics).items
    outcome.summary.sources = items.count
    let folder: OutputFolder
    do {
      folder = try OutputFolder(output, isDryRun: isCheck)
    } catch {
      outcome.diagnostics.report(error.diagnostic)
      outcome.summary.failed = items.count
      return
    }
    outcome.diagnostics.append(contentsOf: workspace.componentFindings(for: items))
    let names = CodeNames(items)
    var results = Parallel.map(items, jobs: jobs) { build($0, folder, names) }
    for target in targets { support(target, folder, &results) }
    for result in results { outcome.add(result, in: output) }
    if layout == .perTarget { settleManifest(items, results, folder, &outcome) }
  }

  // MARK: One template

  /// What came of one template.
  struct ItemResult: Sendable {
    var template: String
    var files: [WrittenFile] = []
    var diagnostics = Diagnostics()
    var hasFailed = false
    var isSkipped = false
    var converted: ConvertedFile?
    var fidelity: [FidelityEntry] = []
    var report: [FidelityReport.File] = []
    var statistics: [PassStatistics] = []
    /// The parts of the support code that the files use, by target.
    var parts: [FormatID: Set<String>] = [:]
  }

  /// An output file and what became of it.
  struct WrittenFile: Sendable {
    var path: String
    var hash: String
    var outcome: WriteOutcome
  }

  private func build(_ item: ProjectItem, _ folder: OutputFolder, _ names: CodeNames) -> ItemResult {
    var result = ItemResult(template: item.template)
    do throws(FileError) {
      let prepared = try workspace.source(of: item, asTemplate: item.bindings.contains { $0.data != nil })
      let host = try workspace.host(of: item)
      let works = works(of: item)
      for work in works {
        let binding = work.binding
        do throws(FileError) {
          var code: CodeTemplate?
          if work.isCode {
            var found = Diagnostics()
            code = try workspace.codeTemplate(of: prepared, item, &found)
            code?.typeName = names[binding.stem]
            result.add(found, levels)
          }
          let compiled = try workspace.compile(
            prepared, of: item, data: work.isCode ? nil : try workspace.data(of: binding), host: host,
            to: work.targets, as: OutputName(stem: binding.stem), generating: code)
          if listsFiles { result.converted = ConvertedFile(item.template, compiled) }
          if skipsOtherFiles, !item.isNamed, let finding = compiled.reasonToSkip {
            result.skip(finding, levels)
            continue
          }
          result.add(compiled.diagnostics, levels)
          for output in compiled.outputs {
            try write(output, stem: binding.stem, folder, &result)
            result.fidelity += output.fidelity
            result.statistics += output.statistics
            if !output.parts.isEmpty { result.parts[output.target, default: []].formUnion(output.parts) }
          }
          if reports {
            for output in compiled.outputs + compiled.withheld {
              result.report.append(report(compiled, output, prepared, binding))
            }
          }
        } catch {
          result.fail(error)
        }
      }
    } catch {
      result.fail(error)
      if listsFiles { result.converted = ConvertedFile(unreadable: item.template, error.diagnostic.id) }
    }
    return result
  }

  /// What is made of a template in one go: the documents of one binding, or the source code, which has none.
  private struct Work {
    var binding: ProjectItem.Binding
    var targets: [FormatID]
    var isCode = false
  }

  private func works(of item: ProjectItem) -> [Work] {
    let code = targets.filter(compiler.registry.isGivenDataAtRunTime)
    let documents = targets.filter { !code.contains($0) }
    var works = documents.isEmpty ? [] : item.bindings.map { Work(binding: $0, targets: documents) }
    if !code.isEmpty {
      let binding = ProjectItem.Binding(data: nil, stem: item.stem)
      works.append(Work(binding: binding, targets: code, isCode: true))
    }
    return works
  }

  /// Writes what the generated files of a target need beside them, as far as it is not there already.
  private func support(_ target: FormatID, _ folder: OutputFolder, _ results: inout [ItemResult]) {
    guard let emitter = compiler.registry.target(target)?.supportedEmitter else { return }
    let parts = results.reduce(into: Set<String>()) { $0.formUnion($1.parts[target] ?? []) }
    guard let file = emitter.support(parts) else { return }
    // It comes of all templates that need it; a build without the last of them removes it.
    guard let owner = results.lastIndex(where: { !($0.parts[target] ?? []).isEmpty }) else { return }
    let usual = "CardSupport." + file.fileExtension
    let isTaken = results.contains { $0.files.contains { Path.name(of: $0.path) == usual } }
    let name = isTaken ? "CardSupportCode." + file.fileExtension : usual
    let path = layout == .perTarget ? "\(target)/\(name)" : name
    do throws(FileError) {
      // What a template that fails now gave before still needs all of it.
      if results.contains(where: \.hasFailed), let old = try folder.content(of: path) {
        let hash = old.withBytes { Fingerprint.of($0) }
        results[owner].files.append(WrittenFile(path: path, hash: hash, outcome: .unchanged))
        return
      }
      let outcome = try folder.write(file.bytes, to: path)
      results[owner].files.append(WrittenFile(path: path, hash: Fingerprint.of(file.bytes), outcome: outcome))
    } catch {
      results[owner].fail(error)
    }
  }

  private func write(
    _ output: CompilationResult.Output, stem: String, _ folder: OutputFolder, _ result: inout ItemResult
  ) throws(FileError) {
    for file in output.files {
      let name = stem + file.suffix + "." + file.fileExtension
      let path = layout == .perTarget ? output.target.rawValue + "/" + name : name
      let outcome = try folder.write(file.bytes, to: path)
      result.files.append(WrittenFile(path: path, hash: Fingerprint.of(file.bytes), outcome: outcome))
    }
  }

  private func report(
    _ compiled: CompilationResult, _ output: CompilationResult.Output, _ source: PreparedSource,
    _ binding: ProjectItem.Binding
  ) -> FidelityReport.File {
    let main = compiled.outputs.isEmpty ? nil : output.files.first.map { binding.stem + "." + $0.fileExtension }
    let path = main.map { Path.join(self.output, layout == .perTarget ? "\(output.target)/\($0)" : $0) }
    return FidelityReport.File(compiled, output, of: source, path: path)
  }

  // MARK: What has no source any more

  /// Removes what an earlier build wrote and this one does not, and notes what there is now.
  private func settleManifest(
    _ items: [ProjectItem], _ results: [ItemResult], _ folder: OutputFolder, _ outcome: inout Outcome
  ) {
    guard let root = DiskFileSystem.canonical(output) else { return }
    func place(_ template: String) -> String {
      if template == Path.standardStream { return template }
      return DiskFileSystem.canonical(template).map { Path.relative($0, from: root) } ?? template
    }
    var manifest = Manifest()
    var written: Set<String> = []
    var built: [String: Bool] = [:]
    for result in results {
      let source = place(result.template)
      built[source] = (built[source] ?? false) || result.hasFailed
      for file in result.files where written.insert(file.path).inserted {
        manifest.entries.append(Manifest.Entry(path: file.path, source: source, hash: file.hash))
      }
    }
    for entry in Manifest(reading: folder, &outcome.diagnostics).entries where !written.contains(entry.path) {
      // A template that fails now keeps what it gave when it was fine.
      let isStale =
        if let hasFailed = built[entry.source] {
          !hasFailed && targets.contains { entry.path.hasPrefix("\($0)/") }
        } else { !exists(entry.source, root) }
      if !isStale {
        manifest.entries.append(entry)
        continue
      }
      remove(entry, folder, &outcome)
    }
    // Without any output there is nothing to note, and a folder that was empty stays so.
    guard !isCheck, !manifest.entries.isEmpty || (try? folder.content(of: Manifest.path)) != nil else { return }
    do {
      _ = try folder.write(manifest.bytes(), to: Manifest.path)
    } catch {
      outcome.diagnostics.report(error.diagnostic)
    }
  }

  private func exists(_ source: String, _ root: String) -> Bool {
    source == Path.standardStream || DiskFileSystem.mayExist(Path.join(root, source))
  }

  private func remove(_ entry: Manifest.Entry, _ folder: OutputFolder, _ outcome: inout Outcome) {
    do {
      guard let content = try folder.content(of: entry.path) else { return }
      guard content.withBytes({ Fingerprint.of($0) }) == entry.hash else {
        outcome.diagnostics.report(.editedOutput(Path.join(output, entry.path)))
        return
      }
      if try folder.remove(entry.path) {
        outcome.summary.removed += 1
        outcome.changes.append(Change(path: Path.join(output, entry.path), isRemoval: true))
      }
    } catch  where error.isDetour {
      // Someone put a link or a file where the folder was: what is behind it is not what was written.
      outcome.diagnostics.report(.editedOutput(Path.join(output, entry.path)))
    } catch {
      outcome.diagnostics.report(error.diagnostic)
    }
  }
}

extension ProjectBuild.ItemResult {
  /// Adds what was found; with an error among it the template has failed.
  fileprivate mutating func add(_ found: Diagnostics, _ levels: [String: Severity?]) {
    let answer = Answer<Never>(nil, found: found, levels: levels)
    diagnostics.append(contentsOf: answer.diagnostics)
    hasFailed = hasFailed || answer.diagnostics.hasErrors
  }

  /// Leaves a file out, unless that is an error.
  fileprivate mutating func skip(_ finding: Diagnostic, _ levels: [String: Severity?]) {
    var found = Diagnostics()
    found.report(finding)
    add(found, levels)
    isSkipped = !hasFailed
    if isSkipped { converted?.outcome = .skipped }
  }

  fileprivate mutating func fail(_ error: FileError) {
    diagnostics.report(error.diagnostic)
    hasFailed = true
  }
}

extension ProjectBuild.Outcome {
  fileprivate mutating func add(_ result: ProjectBuild.ItemResult, in output: String) {
    diagnostics.append(contentsOf: result.diagnostics)
    summary.failed += result.hasFailed ? 1 : 0
    summary.skipped += result.isSkipped ? 1 : 0
    result.converted.map { files.append($0) }
    summary.count(result.fidelity)
    for file in result.files {
      if file.outcome == .written {
        summary.written += 1
        changes.append(ProjectBuild.Change(path: Path.join(output, file.path), isRemoval: false))
      } else {
        summary.unchanged += 1
      }
    }
    report.files += result.report
    statistics += result.statistics
  }
}

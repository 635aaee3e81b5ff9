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
  /// Whether the report shows what is seen of the sources and outputs.
  package var reportsPictures = false

  /// Whether files of folders that are no screens are left out with a warning.
  package var skipsOtherFiles = false
  /// Whether it is counted how well each file was kept.
  package var listsFiles = false
  /// Whether templates are left alone of which everything is as an earlier build found it.
  package var isIncremental = true
  /// Whether the contents of files that differ are kept, to show how.
  package var keepsContents = false
  /// Whether it is said how large the files are.
  package var measuresFiles = false
  /// Whether it is said what each output was made of.
  package var listsInputs = false
  /// Whether what is written is brought to the disk before it is relied upon, so that it outlasts a loss of power.
  package var isDurable = false
  /// How long another build is waited for that writes into the same folder, in milliseconds.
  package var patience = 10_000
  /// Whether only errors are of interest, so that what earlier builds found need not be said again.
  package var omitsWarnings = false
  /// What earlier builds of this process know, to be used by this one and to be kept for the next.
  package var memory: BuildMemory?
  /// The only files that have changed since the last build of the ``memory``, if that is known.
  package var changedFiles: [String]?
  /// What makes writing fail, in tests.
  package var faults: OutputFaults?
  /// Is told after each template that was built how many are done, and how many there are to do.
  package var onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)?

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
    /// What it has in it afterwards, if that was asked for.
    package var content: [UInt8]?
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
    /// How large the files are that were made, if that was asked for.
    package var sizes: [OutputSize] = []
    /// How many templates were left alone, because everything was as an earlier build found it.
    package var reused = 0
    /// Whether only that was looked at which does not look as it did.
    package var isResumed = false
    /// What was needed on the way, without what holds the lock. A process that ends with the build need not take it apart.
    package var remains: [any Sendable] = []
    /// What was written for no single template.
    var supports: [WrittenFile] = []
    /// Each output with the files that it was made of, if that was asked for.
    package var dependencies: [Dependency] = []
  }

  /// An output and the files that it was made of.
  package struct Dependency: Sendable, Hashable {
    /// The output, as the user would write it.
    package let output: String
    /// The inputs, the template first.
    package let inputs: [String]
  }

  var compiler: Compiler { workspace.compiler }
  var levels: [String: Severity?] { compiler.options.levels }

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
    let opened = openOutput()
    let question = question(inputs)
    var resumption = Resumption.nothing
    if let folder = opened.folder, let question { resumption = resume(question, inputs, folder, &outcome) }
    if case .finished = resumption { return }
    // The templates are looked for while what is known of the output folder is read.
    let beginnings = Parallel.map([Part.templates, .journal], jobs: jobs) { begin($0, inputs, opened.folder) }
    for found in beginnings.map(\.diagnostics) + [opened.diagnostics] { outcome.diagnostics.append(contentsOf: found) }
    let plan = beginnings[0].plan
    let items = plan?.items ?? []
    // Of two templates with one output neither is built, but both are still there.
    let isPlanned = !beginnings[0].diagnostics.hasErrors
    outcome.summary.sources = items.count
    guard let folder = opened.folder else {
      outcome.summary.failed = items.count
      return
    }
    let needsNames = targets.contains(where: compiler.registry.isGivenDataAtRunTime)
    let names = CodeNames(needsNames ? items : [])
    guard let journal = resumption.journal ?? beginnings[1].journal else {
      outcome.diagnostics.append(contentsOf: workspace.componentFindings(for: items))
      let results = Parallel.map(items, jobs: jobs) { build($0, Destination(folder: folder), names) }
      note(names, conclude(results, Destination(folder: folder), &outcome), &outcome)
      return
    }
    let cache = BuildCache(workspace, journal, folder, isReading: isReading)
    var found = Diagnostics()
    let subjects = cache.subjects(
      items, names, options: workspace.optionsFingerprint(targets: targets), jobs: jobs, &found)
    outcome.diagnostics.append(contentsOf: found)
    let destination = Destination(folder: folder, journal: journal, cache: cache, isConfigured: hasConfiguredTargets)
    let results = results(of: subjects, destination, names, done: resumption.results, &outcome)
    let all = conclude(results, destination, &outcome)
    note(names, all, &outcome)
    let errors = outcome.diagnostics.all.count
    settle(subjects, all, destination, folders: isPlanned ? inputs.filter { $0 != Path.standardStream } : [], &outcome)
    outcome.remains = [items, subjects, results, all]
    if isCheck { return }
    do { try journal.compact() } catch { outcome.diagnostics.report(error.diagnostic) }
    let isClean = beginnings[0].diagnostics.all.isEmpty && found.all.isEmpty && outcome.diagnostics.all.count == errors
    keepIndex(isClean ? question : nil, plan, subjects, all, outcome.supports, destination)
  }

  /// What comes of templates: what an earlier build made if that is still right, else what is built now. `done` is what was
  /// built already.
  func results(
    of subjects: [BuildCache.Subject], _ destination: Destination, _ names: CodeNames,
    done: [UInt64: ItemResult] = [:], _ outcome: inout Outcome
  ) -> [ItemResult] {
    var results = known(subjects, destination)
    for (index, subject) in subjects.enumerated() {
      // What failed and what changed is not asked for twice.
      if let result = done[subject.key] { results[index] = result }
    }
    let missing = results.indices.filter { results[$0] == nil }
    outcome.reused += results.count - missing.count - done.count
    let progress = onProgress.map { Progress($0, missing.count) }
    let built = Parallel.map(missing, jobs: jobs) { index in
      var place = destination
      place.subject = subjects[index]
      let result = build(subjects[index].item, place, names)
      progress?.step()
      return result
    }
    for (index, result) in zip(missing, built) { results[index] = result }
    return results.compactMap(\.self)
  }

  /// Adds everything up.
  @discardableResult
  private func conclude(
    _ results: [ItemResult], _ destination: Destination, _ outcome: inout Outcome
  ) -> [ItemResult] {
    var results = results
    if listsInputs {
      // What the project says decides as much as what is in its templates.
      let settings = workspace.settingFiles.sorted()
      for index in results.indices where !results[index].inputs.isEmpty {
        let known = results[index].inputs
        results[index].inputs += settings.filter { !known.contains($0) }
      }
    }
    for target in targets {
      if let file = support(target, destination, &results) { outcome.supports.append(file) }
    }
    for result in results { outcome.add(result, in: output, listsInputs: listsInputs) }
    return results
  }

  /// Whether the project says what to make, and not an option of this run.
  var hasConfiguredTargets: Bool { workspace.request.settings.targets == nil }

  /// What is known of templates from earlier builds; none where they have to be built.
  private func known(_ subjects: [BuildCache.Subject], _ destination: Destination) -> [ItemResult?] {
    guard let cache = destination.cache else { return subjects.map { _ in nil } }
    // Looking at one is quicker than handing it out.
    let size = 128
    let chunks = stride(from: 0, to: subjects.count, by: size).map { $0..<min($0 + size, subjects.count) }
    return Parallel.map(chunks, jobs: jobs) { chunk in
      var straight: [String] = []
      return subjects[chunk].map { subject in
        cache.hit(subject, straight: &straight).map { ItemResult(subject.item.template, $0) }
      }
    }.reduce(into: []) { $0 += $1 }
  }

  /// Counts templates on their way.
  private final class Progress: Sendable {
    private let report: @Sendable (Int, Int) -> Void
    private let all: Int
    private let done = Protected(0)

    init(_ report: @escaping @Sendable (Int, Int) -> Void, _ all: Int) {
      self.report = report
      self.all = all
    }

    func step() {
      let count = done.withLock { done in
        done += 1
        return done
      }
      report(count, all)
    }
  }

  /// Where the outputs of a template go, and where it is noted what they are made of.
  struct Destination: Sendable {
    let folder: OutputFolder
    var journal: BuildJournal?
    var cache: BuildCache?
    var isConfigured = false
    var subject: BuildCache.Subject?
  }

  // MARK: One template

  /// What came of one template.
  struct ItemResult: Sendable {
    var template: String
    var files: [WrittenFile] = []
    var diagnostics = Diagnostics()
    var hasFailed = false
    var isSkipped = false
    /// Whether it is what an earlier build made.
    var isReused = false
    var converted: ConvertedFile?
    var fidelity: [FidelityEntry] = []
    var report: [FidelityReport.File] = []
    var statistics: [PassStatistics] = []
    /// The parts of the support code that the files use, by target.
    var parts: [FormatID: Set<String>] = [:]
    /// How often each kind of deviation occurred, where an earlier build counted.
    var reasons: [(id: String, count: Int)] = []
    /// The files that it was made of.
    var inputs: [String] = []
  }

  /// An output file and what became of it.
  struct WrittenFile: Sendable {
    var path: String
    var hash: UInt64
    var outcome: WriteOutcome
    var stamp: FileStamp?
    var content: [UInt8]?
    var size: OutputSize?
    /// The files that it was made of, where these are not those of one template.
    var inputs: [String] = []
  }

  private func build(_ item: ProjectItem, _ destination: Destination, _ names: CodeNames) -> ItemResult {
    var result = ItemResult(template: item.template)
    var texts: [SourceText] = []
    do throws(FileError) {
      let prepared = try workspace.source(of: item, asTemplate: item.bindings.contains { $0.data != nil })
      let host = try workspace.host(of: item)
      let works = works(of: item)
      texts = [prepared.source]
      if let host { texts.append(host.source) }
      let files = workspace.components(below: item.root)
      for path in prepared.dependencies { if let text = files.text(at: path) { texts.append(text) } }
      for work in works {
        let binding = work.binding
        do throws(FileError) {
          var code: CodeTemplate?
          if work.isCode {
            var found = Diagnostics()
            texts += try workspace.evidenceTexts(of: item)
            code = try workspace.codeTemplate(of: prepared, item, &found)
            code?.typeName = names[binding.stem]
            result.add(found, levels)
            if found.hasErrors { continue }
          }
          let stem = work.isCode ? names.file(of: binding.stem) : binding.stem
          let data = work.isCode ? nil : try workspace.data(of: binding)
          if let data {
            texts.append(data.source)
            if let schema = try workspace.schemaFile(of: item) { texts.append(schema.source) }
            let found = try workspace.contradictions(of: data, for: item)
            result.add(found, levels)
            if found.hasErrors { continue }
          }
          let compiled = try workspace.compile(
            prepared, of: item, data: data, host: host,
            to: work.targets, as: OutputName(stem: binding.stem), generating: code)
          if listsFiles { result.converted = ConvertedFile(item.template, compiled) }
          if skipsOtherFiles, !item.isNamed, let finding = compiled.reasonToSkip {
            result.skip(finding, levels)
            continue
          }
          // Of one among several it has to be said which one it is.
          let several = item.bindings.count > 1 ? data?.source.name : nil
          result.add(compiled.diagnostics.filled(with: several), levels)
          for output in compiled.outputs {
            try write(output, stem: stem, destination, &result)
            result.fidelity += output.fidelity
            result.statistics += output.statistics
            result.use(output, compiler.registry)
          }
          if reports {
            for output in compiled.outputs + compiled.withheld {
              result.report.append(report(compiled, output, prepared, stem: stem, data: several))
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
    if !result.hasFailed { keep(&result, texts, destination) }
    return result
  }

  /// Notes what came of a template, so that the next build need not do it again. What cannot be noted is done again.
  private func keep(_ result: inout ItemResult, _ texts: [SourceText], _ destination: Destination) {
    guard let journal = destination.journal, let cache = destination.cache, let subject = destination.subject else {
      return
    }
    var record = BuildRecord(source: subject.source, stem: subject.item.stem, isConfigured: destination.isConfigured)
    var seen: Set<String> = []
    for text in texts where seen.insert(text.name).inserted {
      result.inputs.append(text.name)
      guard text.name != Path.standardStream, let input = cache.input(text) else { continue }
      record.inputs.append(input)
    }
    let isWhole = record.inputs.count == seen.count && !subject.isVolatile
    var reasons: [String: Int] = [:]
    for entry in result.fidelity { reasons[entry.kind.id, default: 0] += 1 }
    record.reasons = reasons.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    record.parts = result.parts.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      ($0.key.rawValue, $0.value.sorted())
    }
    let findings = FindingsRecord.write(result.diagnostics, inputs: seen)
    // A recipe that none has: the files are noted as made, and the template is built again.
    record.recipe = isWhole && findings != nil ? subject.recipe : ~subject.recipe
    record.library = subject.library
    record.findings = findings ?? []
    for file in result.files {
      guard let stamp = file.stamp else { continue }
      record.outputs.append(BuildRecord.Output(path: file.path, hash: file.hash, stamp: stamp))
    }
    try? journal.add(record)
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

  private func write(
    _ output: CompilationResult.Output, stem: String, _ destination: Destination, _ result: inout ItemResult
  ) throws(FileError) {
    for file in output.files {
      let name = stem + file.suffix + "." + file.fileExtension
      let path = layout == .perTarget ? output.target.rawValue + "/" + name : name
      let source = destination.subject?.source ?? result.template
      var written = try put(file.bytes, at: path, from: source, destination)
      if measuresFiles { written.size = OutputSize(path, file.bytes, output.target, isSupport: false) }
      result.files.append(written)
    }
  }

  /// Writes one file, after it was noted that it will be there.
  func put(
    _ bytes: [UInt8], at path: String, from source: String, _ destination: Destination
  ) throws(FileError) -> WrittenFile {
    let hash = Fingerprint.of(bytes)
    let (outcome, stamp) = try destination.folder.put(bytes, at: path) { () throws(FileError) in
      try destination.journal?.announce(path, from: source, hash: hash, isConfigured: destination.isConfigured)
    }
    let content = keepsContents && outcome == .written ? bytes : nil
    return WrittenFile(path: path, hash: hash, outcome: outcome, stamp: stamp, content: content)
  }

  private func report(
    _ compiled: CompilationResult, _ output: CompilationResult.Output, _ source: PreparedSource,
    stem: String, data: String?
  ) -> FidelityReport.File {
    let main = compiled.outputs.isEmpty ? nil : output.files.first.map { stem + "." + $0.fileExtension }
    let path = main.map { Path.join(self.output, layout == .perTarget ? "\(output.target)/\($0)" : $0) }
    return FidelityReport.File(
      compiled, output, of: source, path: path, data: data, seen: reportsPictures ? workspace.pictures(of: output) : nil
    )
  }
}

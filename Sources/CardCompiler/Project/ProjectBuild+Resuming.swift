import CardFormats
import CardIR
import CardPasses
import CardSyntax

// Builds that look only at what does not look as it did.
extension ProjectBuild {
  /// How far a build came that looked only at what does not look as it did.
  enum Resumption: Sendable {
    /// Everything is as it should be.
    case finished
    /// Nothing can be said.
    case nothing
    /// Some templates were built, but more than them may have to change.
    case partial(BuildJournal, [UInt64: ItemResult])

    var journal: BuildJournal? {
      if case .partial(let journal, _) = self { journal } else { nil }
    }

    var results: [UInt64: ItemResult] {
      if case .partial(_, let results) = self { results } else { [:] }
    }
  }

  /// Whether what an earlier build made may be used.
  var isReading: Bool {
    isIncremental && !reports && !listsFiles && !workspace.compiler.options.collectsStatistics
  }

  /// The fingerprint of everything but files that decides what there is to build; none if an index would not do.
  func question(_ inputs: [String]) -> UInt64? {
    guard layout == .perTarget, workspace.files is DiskFileSystem, !BuildCache.isVolatile(workspace) else { return nil }
    var hash = workspace.optionsFingerprint(targets: targets)
    for text in inputs + ["", output, workspace.data?.path ?? "", workspace.host?.path ?? ""] {
      hash = Fingerprint.of(text, after: hash)
    }
    for text in workspace.settings.excluded ?? [] { hash = Fingerprint.of(text, after: hash) }
    let isNamed = [workspace.data?.isNamed, workspace.host?.isNamed]
    return Fingerprint.of("\(isNamed) \(hasConfiguredTargets)", after: hash)
  }

  /// Does what there is to do if the templates are those of the last build.
  func resume(
    _ question: UInt64, _ inputs: [String], _ folder: OutputFolder, _ outcome: inout Outcome
  ) -> Resumption {
    guard isReading, !listsInputs, let stamp = folder.stamp(of: BuildJournal.path) else { return .nothing }
    let kept = memory?.state.withLock { $0 }.flatMap { $0.index.journal == stamp ? $0 : nil }
    guard var index = kept?.index ?? folder.bytes(of: BuildIndex.path).flatMap(BuildIndex.init),
      index.question == question, index.journal == stamp
    else { return .nothing }
    if !isCheck { folder.removeTemporaries(in: OutputFolder.ownFolder) }
    let named = changedFiles.flatMap { kept?.templates(of: $0) }
    guard let changed = named ?? index.openTemplates(in: folder, jobs: jobs) else { return .nothing }
    let known = kept?.findings ?? [:]
    let told = omitsWarnings ? [] : index.foundTemplates
    let open = Set(changed).union(told.filter { known[$0] == nil }).sorted()
    guard let results = build(open, index, kept?.journal, inputs, folder, &outcome) else { return .nothing }
    guard let done = results.done else {
      return results.journal.map { .partial($0, results.all) } ?? .nothing
    }
    let isOpen = Set(open)
    for template in told where !isOpen.contains(template) {
      if let findings = known[template] { outcome.diagnostics.append(contentsOf: findings) }
    }
    let figures = index.closedFigures(without: open)
    outcome.isResumed = true
    outcome.summary.sources = index.templates.count
    outcome.summary.unchanged += figures.files
    for reason in figures.reasons { outcome.summary.count(reason.id, reason.count) }
    outcome.reused += index.templates.count - open.count
    if isCheck { return .finished }
    // What has failed is built again, also if nobody tells of a change in it.
    for (template, result) in zip(open, done) where result.hasFailed { index.templates[template].flags = 0 }
    guard let journal = results.journal else {
      memory?.keep(index, nil, open, done)
      return .finished
    }
    do { try journal.compact() } catch { outcome.diagnostics.report(error.diagnostic) }
    if journal.wasContinued {
      var making = BuildIndex.Making()
      for (template, result) in zip(open, done) {
        let record = result.hasFailed ? nil : journal.record(index.templates[template].key)
        guard index.note(record, of: template, &making) else { return discard(folder) }
      }
      index.journal = folder.stamp(of: BuildJournal.path)
      // The next build makes it anew.
      if index.isWasteful || !journal.isComplete { return discard(folder) }
      _ = try? folder.write(index.bytes, to: BuildIndex.path)
    }
    memory?.keep(index, journal, open, done)
    return .finished
  }

  private func discard(_ folder: OutputFolder) -> Resumption {
    memory?.forget()
    _ = try? folder.remove(BuildIndex.path)
    return .finished
  }

  /// What came of the open templates.
  private struct OpenResults {
    var journal: BuildJournal?
    /// The results, if nothing else may have to change.
    var done: [ItemResult]?
    var all: [UInt64: ItemResult] = [:]
  }

  private func build(
    _ open: [Int], _ index: BuildIndex, _ known: BuildJournal.Contents?, _ inputs: [String], _ folder: OutputFolder,
    _ outcome: inout Outcome
  ) -> OpenResults? {
    if open.isEmpty { return OpenResults(done: []) }
    // What generated code is called, and what it needs beside it, depends on all templates.
    if targets.contains(where: workspace.compiler.registry.isGivenDataAtRunTime) || index.needsSupport { return nil }
    var subjects: [BuildCache.Subject] = []
    for template in open {
      guard let subject = index.subject(template, below: inputs, shared: workspace.data?.path) else { return nil }
      subjects.append(subject)
    }
    var found = Diagnostics()
    let journal = known.map { BuildJournal($0, in: folder) } ?? BuildJournal(reading: folder, &found)
    let cache = BuildCache(workspace, journal, folder, isReading: true)
    let destination = Destination(folder: folder, journal: journal, cache: cache, isConfigured: hasConfiguredTargets)
    var tried = outcome
    let results = results(of: subjects, destination, CodeNames([]), &tried)
    var all: [UInt64: ItemResult] = [:]
    for (subject, result) in zip(subjects, results) where !result.isReused { all[subject.key] = result }
    // A file that is in the record of no template any more may have to go.
    guard found.all.isEmpty, journal.isTidy, results.allSatisfy({ $0.parts.isEmpty }) else {
      return OpenResults(journal: journal, all: all)
    }
    outcome.reused = tried.reused
    for result in results { outcome.add(result, in: output, listsInputs: false) }
    return OpenResults(journal: journal, done: results, all: all)
  }

  // MARK: For the next build

  /// Notes what stands now, if the next build can rely upon it.
  func keepIndex(
    _ question: UInt64?, _ plan: ProjectPlan?, _ subjects: [BuildCache.Subject], _ results: [ItemResult],
    _ supports: [WrittenFile], _ destination: Destination
  ) {
    let folder = destination.folder
    guard let index = index(question, plan, subjects, results, supports, destination) else {
      memory?.forget()
      _ = try? folder.remove(BuildIndex.path)
      return
    }
    // Without an index the next build looks at everything.
    _ = try? folder.write(index.bytes, to: BuildIndex.path)
    memory?.keep(index, destination.journal, Array(results.indices), results)
  }

  private func index(
    _ question: UInt64?, _ plan: ProjectPlan?, _ subjects: [BuildCache.Subject], _ results: [ItemResult],
    _ supports: [WrittenFile], _ destination: Destination
  ) -> BuildIndex? {
    guard let question, let trace = plan?.trace, let journal = destination.journal, journal.isComplete,
      let declaring = destination.cache?.declaringFiles, !subjects.isEmpty, subjects.count == results.count,
      !subjects.contains(where: \.isVolatile), journal.loose == Set(supports.map(\.path))
    else { return nil }
    var shared: [(path: String, stamp: FileStamp)] = []
    for file in supports {
      guard let stamp = file.stamp else { return nil }
      shared.append((file.path, stamp))
    }
    // One at a time: a hundred thousand records would take a lot of memory.
    let entries = zip(subjects, results).lazy.map { subject, result in
      BuildIndex.Entry(subject: subject, record: result.hasFailed ? nil : journal.record(subject.key))
    }
    // Every template that the journal knows must be one of these.
    guard subjects.count(where: { journal.hasRecord($0.key) }) == journal.count else { return nil }
    let roots = Set(subjects.map(\.item.root))
    let traces = trace.folders + roots.flatMap { workspace.components(below: $0).componentFolders }
    var index = BuildIndex(
      question, traces, ignoring: trace.files, declaring: declaring, supports: shared, entries: entries,
      at: workspace.openingTime)
    index?.journal = destination.folder.stamp(of: BuildJournal.path)
    return index?.journal == nil ? nil : index
  }
}

extension BuildIndex {
  /// The templates with findings.
  var foundTemplates: [Int] { templates.indices.filter { templates[$0].flags & Template.found != 0 } }

  /// Whether there is support code.
  var needsSupport: Bool { supports > 0 || templates.contains { $0.flags & Template.supported != 0 } }
}

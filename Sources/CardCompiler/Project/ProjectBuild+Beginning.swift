import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// What there is before anything is built.
extension ProjectBuild {
  /// The output folder of a build.
  struct Output: Sendable {
    /// The folder, if it can be written to and no other build does so.
    var folder: OutputFolder?
    var diagnostics = Diagnostics()
  }

  /// Opens the output folder, and waits until no other build is at it.
  func openOutput() -> Output {
    var opened = Output()
    do throws(FileError) {
      let folder = try OutputFolder(output, isDryRun: isCheck, isDurable: isDurable, faults: faults)
      if layout == .mirrored || isCheck || lock(folder, &opened.diagnostics) { opened.folder = folder }
    } catch {
      opened.diagnostics.report(error.diagnostic)
    }
    return opened
  }

  /// What has to be found out before anything is built.
  enum Part: Sendable { case templates, journal }

  /// What there is before anything is built.
  struct Beginning: Sendable {
    var plan: ProjectPlan?
    /// What earlier builds noted.
    var journal: BuildJournal?
    var diagnostics = Diagnostics()
  }

  func begin(_ part: Part, _ inputs: [String], _ folder: OutputFolder?) -> Beginning {
    var beginning = Beginning()
    switch part {
    case .templates:
      // With the output among the inputs, what an earlier build wrote must not be built again.
      let folders = [output] + (layout == .perTarget ? workspace.folders(ofTargetsIn: output) : [])
      beginning.plan = workspace.plan(
        inputs, excluding: folders, jobs: jobs, diagnostics: &beginning.diagnostics)
    case .journal:
      guard layout == .perTarget, let folder else { return beginning }
      let journal = BuildJournal(reading: folder, &beginning.diagnostics)
      if !isCheck { for name in journal.unsettledFolders { folder.removeTemporaries(in: name) } }
      beginning.journal = journal
    }
    return beginning
  }

  /// Waits until no other process writes into the folder.
  func lock(_ folder: OutputFolder, _ diagnostics: inout Diagnostics) -> Bool {
    for _ in 0...(patience / 10) {
      if folder.lock() { return true }
      usleep(10_000)
    }
    var ignored = Diagnostics()
    diagnostics.report(.lockedOutput(output, owner: BuildJournal(reading: folder, &ignored).owner))
    return false
  }
}

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
  /// What a build begins with.
  enum Part: Sendable { case templates, output }

  /// What there is before anything is built.
  struct Beginning: Sendable {
    var items: [ProjectItem] = []
    /// The output folder, if it can be written to.
    var folder: OutputFolder?
    /// What earlier builds noted, if no other one is at it.
    var journal: BuildJournal?
    var diagnostics = Diagnostics()
  }

  func begin(_ part: Part, _ inputs: [String]) -> Beginning {
    var beginning = Beginning()
    switch part {
    case .templates:
      // With the output among the inputs, what an earlier build wrote must not be built again.
      let folders = [output] + (layout == .perTarget ? workspace.folders(ofTargetsIn: output) : [])
      beginning.items =
        workspace.plan(
          inputs, excluding: folders, jobs: jobs, diagnostics: &beginning.diagnostics
        ).items
    case .output:
      do throws(FileError) {
        let folder = try OutputFolder(output, isDryRun: isCheck, isDurable: isDurable, faults: faults)
        beginning.folder = folder
        if layout == .mirrored { return beginning }
        guard isCheck || lock(folder, &beginning.diagnostics) else { return beginning }
        let journal = BuildJournal(reading: folder, &beginning.diagnostics)
        if !isCheck { for name in journal.unsettledFolders { folder.removeTemporaries(in: name) } }
        beginning.journal = journal
      } catch {
        beginning.diagnostics.report(error.diagnostic)
      }
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

import CardSyntax

extension ProjectBuild {
  /// Removes what builds wrote into the folder, and what they keep for themselves. What was changed by hand since is kept,
  /// and said.
  package func clean() -> Outcome {
    var outcome = Outcome()
    outcome.diagnostics = workspace.findings
    outcome.summary.isCheck = isCheck
    guard DiskFileSystem.kind(of: output) != nil, !outcome.diagnostics.hasErrors else { return outcome }
    do throws(FileError) {
      let folder = try OutputFolder(output, isDryRun: isCheck, faults: faults)
      guard isCheck || lock(folder, &outcome.diagnostics) else { return outcome }
      let journal = BuildJournal(reading: folder, &outcome.diagnostics)
      if !isCheck { for name in journal.unsettledFolders { folder.removeTemporaries(in: name) } }
      let owned = journal.owned()
      for path in owned.keys.sorted(by: Path.precedes) {
        guard let file = owned[path] else { continue }
        remove(path, file, Destination(folder: folder, journal: journal), &outcome)
      }
      // With an error a file is still there, and the journal must go on to say so.
      if isCheck || outcome.diagnostics.hasErrors { return outcome }
      for path in BuildJournal.names + [BuildIndex.path] { _ = try folder.remove(path) }
    } catch {
      outcome.diagnostics.report(error.diagnostic)
    }
    return outcome
  }
}

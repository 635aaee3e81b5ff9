import CardSyntax

// What has no source any more.
extension ProjectBuild {
  /// Removes what an earlier build wrote and this one does not. Every template in `folders` is one of this build.
  func settle(
    _ subjects: [BuildCache.Subject], _ results: [ItemResult], _ destination: Destination, folders: [String],
    _ outcome: inout Outcome
  ) {
    guard let journal = destination.journal, let root = DiskFileSystem.canonical(output) else { return }
    // Where every template of the journal was built, and every file is one of theirs, nothing can be left over.
    let isComplete = journal.isTidy && journal.count == subjects.count && !results.contains(where: \.hasFailed)
    if isComplete, !isCheck || outcome.reused == subjects.count { return }
    var written: Set<String> = []
    var built: [String: Bool] = [:]
    for (subject, result) in zip(subjects, results) {
      built[subject.source] = (built[subject.source] ?? false) || result.hasFailed
      for file in result.files { written.insert(file.path) }
    }
    let folders = folders.filter { DiskFileSystem.kind(of: $0) == .folder }.compactMap { DiskFileSystem.canonical($0) }
    func isGone(_ source: String) -> Bool {
      if source == Path.standardStream { return false }
      if !exists(source, root) { return true }
      // What a folder of this build has that is no template of it is excluded now.
      guard let place = DiskFileSystem.canonical(Path.join(root, source)) else { return false }
      return folders.contains { Path.contains($0, place) }
    }
    // A file that could not be removed is removed by the next build.
    var kept: Set<String> = []
    let owned = journal.owned()
    // A template that fails now keeps what it gave when it was fine. What an option asked for stays until the option asks
    // for something else of the same target.
    func isStale(_ path: String, _ file: BuildJournal.Owned) -> Bool {
      guard let hasFailed = built[file.source] else { return isGone(file.source) }
      return !hasFailed
        && (file.isConfigured && destination.isConfigured || targets.contains { path.hasPrefix("\($0)/") })
    }
    var stale = owned.keys.filter { path in !written.contains(path) && owned[path].map { isStale(path, $0) } ?? false }
    // Support code is of all files of its target, whichever template it was last written for: a build of other targets
    // leaves it to those that are there.
    let staying = owned.keys.filter { !stale.contains($0) }
    stale.removeAll { path in
      guard Self.isSupport(path), layout == .perTarget, let target = path.split(separator: "/").first,
        !targets.contains(where: { $0.rawValue == target })
      else { return false }
      return staying.contains { $0.hasPrefix("\(target)/") }
    }
    for path in stale.sorted(by: Path.precedes) {
      if let file = owned[path], !remove(path, file, destination, &outcome) { kept.insert(file.source) }
    }
    for (key, source) in journal.sources() where !kept.contains(source) && built[source] == nil && isGone(source) {
      do { try journal.forget(key) } catch { outcome.diagnostics.report(error.diagnostic) }
    }
  }

  /// Whether a file is the support code of a target.
  private static func isSupport(_ path: String) -> Bool {
    Path.withoutExtension(Path.name(of: path)) == supportName
  }

  private func exists(_ source: String, _ root: String) -> Bool {
    source == Path.standardStream || DiskFileSystem.mayExist(Path.join(root, source))
  }

  /// Removes a file that a build wrote, unless it was changed since; false if that fails.
  @discardableResult
  func remove(
    _ path: String, _ file: BuildJournal.Owned, _ destination: Destination, _ outcome: inout Outcome
  ) -> Bool {
    let shown = Path.join(output, path)
    do throws(FileError) {
      if let content = try destination.folder.content(of: path) {
        if !file.hashes.contains(Fingerprint.of(content)) {
          outcome.diagnostics.report(.editedOutput(shown))
        } else if try destination.folder.remove(path) {
          outcome.summary.removed += 1
          outcome.changes.append(Change(path: shown, isRemoval: true))
        }
      }
      try destination.journal?.disown(path)
      return true
    } catch {
      // Someone put a link or a file where the folder was: what is behind it is not what was written.
      outcome.diagnostics.report(error.isDetour ? .editedOutput(shown) : error.diagnostic)
      return error.isDetour
    }
  }
}

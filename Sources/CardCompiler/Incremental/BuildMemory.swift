import CardSyntax

/// What builds of one process know of an output folder, so that the next one need not read it again.
///
/// It counts as long as the journal in the folder is the one that the last of them left.
package final class BuildMemory: Sendable {
  struct State: Sendable {
    var index: BuildIndex
    /// The journal, if it was needed so far.
    var journal: BuildJournal.Contents?
    /// What was found in templates, by their number in the index.
    var findings: [Int: Diagnostics] = [:]
    /// The templates that read a file, by its name.
    fileprivate var readers: [String: [Int]] = [:]
    /// The files that the plan depends on.
    fileprivate var common: Set<String> = []
  }

  let state = Protected<State?>(nil)

  /// Nothing is known.
  package init() {}

  func forget() { state.withLock { $0 = nil } }

  /// Keeps what a build knows when it ends; `open` are the templates that it looked at, with their results.
  func keep(_ index: BuildIndex, _ journal: BuildJournal?, _ open: [Int], _ results: [ProjectBuild.ItemResult]) {
    state.withLock { state in
      var next = State(index: index, journal: journal?.contents ?? state?.journal)
      if let state, state.index.templates.count == index.templates.count, open.count < index.templates.count {
        (next.findings, next.readers, next.common) = (state.findings, state.readers, state.common)
      }
      for (template, result) in zip(open, results) {
        // What fails is built again every time.
        next.findings[template] = result.hasFailed || result.diagnostics.all.isEmpty ? nil : result.diagnostics
      }
      let isNew = next.readers.isEmpty
      for template in isNew ? Array(index.templates.indices) : open {
        for use in index.uses[index.templates[template].inputs.range] {
          let name = index.name(at: index.inputs[Int(use)].name)
          if next.readers[name]?.contains(template) != true { next.readers[name, default: []].append(template) }
        }
      }
      if isNew {
        for file in index.inputs where file.flags & BuildIndex.File.common != 0 {
          next.common.insert(index.name(at: file.name))
        }
      }
      state = next
    }
  }
}

extension BuildMemory.State {
  /// The templates to look at if only `files` have changed; none if there may be other templates now.
  func templates(of files: [String]) -> [Int]? {
    var found = index.templates.indices.filter { index.templates[$0].flags & BuildIndex.Template.recorded == 0 }
    for file in files {
      let kind = DiskFileSystem.kind(of: file, followingLinks: false)
      if let templates = readers[file] {
        guard kind == .file, !common.contains(file) else { return nil }
        found += templates
        continue
      }
      var name = Path.name(of: file)
      // What an editor has put beside the file for a moment is no input.
      let matters = name.withUTF8 { FolderListing.matters(UnsafeRawBufferPointer($0), kind ?? .file) }
      // What has gone may have been the data of a template that could never be built, whose files nobody knows.
      if matters { return nil }
      if common.contains(file) || index.folders.contains(where: { index.isName(at: $0.name, file) }) { return nil }
    }
    return found
  }
}

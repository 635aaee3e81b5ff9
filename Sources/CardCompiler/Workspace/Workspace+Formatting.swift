import CardFormats
import CardSyntax

// The layout of templates.
extension Workspace {
  /// What became of files that were laid out.
  package struct Formatting: Sendable {
    /// The files that differ, by path.
    package var files: [Mending.File] = []
    /// How many files were looked at.
    package var count = 0
    /// The text of standard input afterwards, if it was an input.
    package var input: String?
  }

  /// The usual layout of the files of `inputs`, or else of the inputs of `cardc.yaml`, in memory. With `reportsDifferences` each
  /// file that is laid out in another way is a finding.
  package func format(
    _ inputs: [String], sortsKeys: Bool, reportsDifferences: Bool = false, jobs: Int
  ) throws(UsageProblem) -> Answer<Formatting> {
    let inputs = try self.inputs(inputs)
    // What is only worth a warning in the settings says nothing of layouts.
    var diagnostics = Diagnostics()
    for finding in findings.all where finding.severity == .error { diagnostics.report(finding) }
    var paths: [String] = []
    var seen: Set<String> = []
    let output = settings.output ?? Self.defaultOutput
    let outputs = Set(([output] + folders(ofTargetsIn: output)).compactMap { files.identity(of: $0) })
    for input in inputs {
      if input == Path.standardStream || files.kind(of: input) != .folder {
        paths.append(input)
      } else {
        addTexts(in: input, prefix: "", without: outputs, to: &paths, &diagnostics)
      }
    }
    paths = paths.filter { seen.insert(files.canonical($0) ?? $0).inserted }
    var formatter = TemplateFormatter()
    if sortsKeys { formatter.keyOrder = { type, keys in KeyOrder.positions(of: keys, inType: type) } }
    let layout = formatter
    var formatting = Formatting()
    formatting.count = paths.count
    let results = Parallel.map(paths, jobs: jobs) { self.layOut($0, layout) }
    for (path, result) in zip(paths, results) {
      diagnostics.append(contentsOf: result.diagnostics)
      if path == Path.standardStream { formatting.input = result.new ?? result.old }
      if let old = result.old, let new = result.new, new != old {
        formatting.files.append(.init(path: path, old: old, new: new))
        if reportsDifferences, let source = result.source { diagnostics.report(.otherLayout(source, than: new)) }
      }
    }
    return answer(formatting, found: diagnostics)
  }

  /// What became of one file.
  private struct LaidOut: Sendable {
    var source: SourceText?
    var old: String?
    var new: String?
    var diagnostics = Diagnostics()
  }

  private func layOut(_ path: String, _ formatter: TemplateFormatter) -> LaidOut {
    var result = LaidOut()
    guard let source = files.readInput(path, diagnostics: &result.diagnostics) else { return result }
    result.source = source
    result.old = source.text(in: 0..<source.count)
    result.new = formatter.format(source, diagnostics: &result.diagnostics)
    return result
  }

  /// The files of a folder that are JSON or YAML, without those that `cardc` wrote and that are hidden or excluded.
  private func addTexts(
    in folder: String, prefix: String, without outputs: Set<FileIdentity>, to paths: inout [String],
    _ diagnostics: inout Diagnostics
  ) {
    let entries: [FolderEntry]
    do throws(FileError) {
      entries = try files.entries(of: folder)
    } catch {
      return diagnostics.report(error.diagnostic)
    }
    let isBuilt = BuildJournal.names.contains { name in entries.contains { $0.name == name && $0.kind == .file } }
    if !prefix.isEmpty, isBuilt || files.identity(of: folder).map(outputs.contains) ?? false { return }
    let exclusions = (settings.excluded ?? []).reduce(into: ExclusionList()) { $0.add($1, in: "") }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = Path.join(folder, entry.name)
      let place = Path.join(prefix, entry.name)
      if exclusions.excludes(place, isFolder: entry.kind == .folder) == true { continue }
      switch entry.kind {
      case .folder: addTexts(in: path, prefix: place, without: outputs, to: &paths, &diagnostics)
      case .file where PublishedSchema.isFileName(entry.name): continue
      case .file where ProjectPlan.extensions.contains(Path.fileExtension(of: entry.name)): paths.append(path)
      default: break
      }
    }
  }
}

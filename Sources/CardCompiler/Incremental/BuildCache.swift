import CardFormats
import CardIR
import CardPasses
import CardSyntax

/// Decides for each template of a build whether what an earlier build made of it is still right.
///
/// A template is left alone if everything that it was made of is as it was: the compiler and its options, the files that
/// were read, the names that components declare; and if the outputs are still there. Of files that look the same to the
/// system nothing is read; the others are read and compared by their fingerprints.
final class BuildCache: Sendable {
  /// What must be known of a template to find its record, and to make a new one.
  struct Subject: Sendable {
    let item: ProjectItem
    /// The template, seen from the output folder.
    let source: String
    let key: UInt64
    let recipe: UInt64
    let library: UInt64
    /// Why nothing may be kept of the template.
    let isVolatile: Bool
  }

  /// What a record says, to be used in place of a new result.
  struct Hit: Sendable {
    var record: BuildRecord
    var diagnostics: Diagnostics
  }

  /// The id of the finding that the output depends on the time or on chance: it has to be made anew each time.
  static let notReproducible = "template.not-reproducible"

  private let workspace: Workspace
  private let journal: BuildJournal
  private let folder: OutputFolder
  /// Whether records are used, or only made.
  private let isReading: Bool
  private let stamps = Protected<[String: FileStamp?]>([:])
  private let hashes = Protected<[String: UInt64]>([:])
  /// The files that declare components, as they were when their declarations were looked through; none if that is not known
  /// of all.
  private let declaring = Protected<[BuildRecord.Input]?>([])

  init(_ workspace: Workspace, _ journal: BuildJournal, _ folder: OutputFolder, isReading: Bool) {
    self.workspace = workspace
    self.journal = journal
    self.folder = folder
    self.isReading = isReading
  }

  // MARK: What is asked about

  /// The templates of a build, and what is wrong with the components beside them.
  func subjects(
    _ items: [ProjectItem], _ names: CodeNames, options: UInt64, jobs: Int, _ diagnostics: inout Diagnostics
  ) -> [Subject] {
    let isVolatile = Self.isVolatile(workspace)
    var places = PlaceTable(folder.path)
    var libraries: [String: UInt64] = [:]
    var seen: Set<String> = []
    // Templates of one folder follow each other, and have the folder's place and components in common.
    var last: (parent: String, root: String, library: UInt64, place: String?)?
    let surroundings = items.map { item -> (library: UInt64, place: String?) in
      let parent = Path.folder(of: item.template)
      if !item.isNamed, let last, last.parent == parent, last.root == item.root { return (last.library, last.place) }
      let name = item.root + "\0" + parent
      var library = libraries[name]
      if library == nil || (!item.isNamed && !seen.contains(name)) {
        library = self.library(of: item, name, reports: !item.isNamed && seen.insert(name).inserted, &diagnostics)
        libraries[name] = library
      }
      let place = places.place(item, parent)
      if !item.isNamed { last = (parent, item.root, library ?? 0, place) }
      return (library ?? 0, place)
    }
    return Parallel.inChunks(of: items.count, jobs: jobs) { [workspace] index in
      let item = items[index]
      var recipe = Fingerprint.of(item.template, after: options)
      recipe = Fingerprint.of(item.root, after: recipe)
      recipe = Fingerprint.of(item.host ?? "", after: recipe)
      recipe = Fingerprint.of(item.schema ?? "", after: recipe)
      for binding in item.bindings {
        recipe = Fingerprint.of(binding.data ?? "", after: Fingerprint.of(binding.stem, after: recipe))
      }
      recipe = Fingerprint.of(names[item.stem] ?? "", after: recipe)
      if workspace.request.settings.targets == nil { recipe = Fingerprint.of("configured", after: recipe) }
      let usesStandardInput =
        item.template == Path.standardStream || item.bindings.contains { $0.data == Path.standardStream }
      let place = surroundings[index].place
      let source = item.isNamed ? place : place.map { Path.join($0, Path.name(of: item.template)) }
      return Subject(
        item: item, source: source ?? item.template,
        key: BuildRecord.key(source: source ?? item.template, stem: item.stem), recipe: recipe,
        library: surroundings[index].library, isVolatile: isVolatile || usesStandardInput)
    }
  }

  /// Whether nothing may be kept of any template: what it depends on is not known, or not said.
  static func isVolatile(_ workspace: Workspace) -> Bool {
    workspace.settings.inlineScreens != nil || workspace.settings.levels?[notReproducible] == .some(nil)
  }

  /// The files that declare components, with what the system said of them; none if that is not known of all.
  var declaringFiles: [BuildRecord.Input]? { declaring.withLock { $0 } }

  /// Where templates are, seen from the output folder. Folders are resolved once.
  private struct PlaceTable {
    private let root: String?
    private var folders: [String: String?] = [:]

    init(_ output: String) { root = DiskFileSystem.canonical(output) }

    /// The place of a template that was named, or of the folder that one was found in; none where it is not known.
    mutating func place(_ item: ProjectItem, _ parent: String) -> String? {
      guard let root, item.template != Path.standardStream else { return nil }
      if item.isNamed { return DiskFileSystem.canonical(item.template).map { Path.relative($0, from: root) } }
      let folder = folders[parent] ?? DiskFileSystem.canonical(parent).map { Path.relative($0, from: root) }
      folders[parent] = .some(folder)
      return folder
    }
  }

  /// The fingerprint of the names of the components that a template can use. Their files are read only if they have changed.
  private func library(
    of item: ProjectItem, _ name: String, reports: Bool, _ diagnostics: inout Diagnostics
  ) -> UInt64 {
    let files = workspace.components(below: item.root)
    let template = SourceText(name: item.template, text: "")
    let paths = files.componentPaths(for: template)
    if paths.isEmpty { return 0 }
    let key = Fingerprint.of(name)
    if let known = journal.library(key), known.isClean, known.files.map(\.path) == paths,
      known.files.allSatisfy({ isUnchanged($0) == .unchanged })
    {
      declaring.withLock { $0?.append(contentsOf: known.files) }
      return known.index
    }
    let library = files.library(for: template)
    if reports { diagnostics.append(contentsOf: library.diagnostics) }
    var index = Fingerprint.empty
    for declaration in library.declarations {
      index = Fingerprint.of(declaration.file, after: Fingerprint.of(declaration.name, after: index))
    }
    var inputs: [BuildRecord.Input] = []
    for path in paths {
      guard let text = files.text(at: path), let input = input(text) else {
        declaring.withLock { $0 = nil }
        return index
      }
      inputs.append(input)
    }
    declaring.withLock { $0 = library.diagnostics.all.isEmpty ? $0.map { $0 + inputs } : nil }
    // That it cannot be noted only means that it is found out again.
    try? journal.add(
      LibraryRecord(key: key, index: index, isClean: library.diagnostics.all.isEmpty, files: inputs))
    return index
  }

  // MARK: Whether anything has changed

  private enum Change { case unchanged, unsettled, changed }

  /// Whether a file is what it was; `unsettled` if that could only be found out by reading it.
  private func isUnchanged(_ input: BuildRecord.Input, _ known: FileStamp? = nil) -> Change {
    let stamp = known ?? stamp(of: input.path)
    if let stamp, stamp == input.stamp, input.isSettled { return .unchanged }
    if let stamp, stamp.size != input.stamp.size { return .changed }
    return hash(of: input.path) == input.hash ? .unsettled : .changed
  }

  private func stamp(of path: String) -> FileStamp? {
    if let known = stamps.withLock({ $0[path] }) { return known }
    let stamp = workspace.files.stamp(of: path, followingLinks: true)
    stamps.withLock { $0[path] = .some(stamp) }
    return stamp
  }

  private func hash(of path: String) -> UInt64? {
    if let known = hashes.withLock({ $0[path] }) { return known }
    guard let source = try? workspace.files.read(path, followingLinks: true) else { return nil }
    let hash = Fingerprint.of(source)
    hashes.withLock { $0[path] = hash }
    return hash
  }

  /// What an earlier build made of a template, if that is still right.
  ///
  /// `straight` are folders of outputs that are known to be reached without a link, so that few have to be looked up.
  func hit(_ subject: Subject, straight: inout [String]) -> Hit? {
    guard isReading, !subject.isVolatile, var record = journal.record(subject.key), record.recipe == subject.recipe,
      record.library == subject.library
    else { return nil }
    var isSettled = true
    for (index, input) in record.inputs.enumerated() {
      let known = index == 0 && !subject.item.isNamed ? subject.item.stamp : nil
      switch isUnchanged(input, known) {
      case .unchanged: break
      case .changed: return nil
      case .unsettled:
        isSettled = false
        guard let stamp = known ?? stamp(of: input.path) else { return nil }
        record.inputs[index].stamp = stamp
        record.inputs[index].isSettled = stamp.isSettled(at: workspace.openingTime)
      }
    }
    for (index, output) in record.outputs.enumerated() {
      guard let stamp = folder.stamp(of: output.path), isStraight(output.path, &straight) else { return nil }
      if stamp.isSameContent(as: output.stamp) { continue }
      guard stamp.size == output.stamp.size, let content = try? folder.content(of: output.path),
        Fingerprint.of(content) == output.hash
      else { return nil }
      isSettled = false
      record.outputs[index].stamp = stamp
    }
    guard let findings = findings(of: record, subject.item) else { return nil }
    // So that the files need not be read again next time.
    if !isSettled { try? journal.add(record) }
    return Hit(record: record, diagnostics: findings)
  }

  private func isStraight(_ path: String, _ known: inout [String]) -> Bool {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return true }
    let parent = path[..<slash]
    if known.contains(where: { $0 == parent }) { return true }
    guard folder.isStraight(path) else { return false }
    if known.count == 16 { known.removeFirst() }
    known.append(String(parent))
    return true
  }

  /// What was found then, at the same places of the same texts.
  private func findings(of record: BuildRecord, _ item: ProjectItem) -> Diagnostics? {
    if record.findings.isEmpty { return Diagnostics() }
    let files = workspace.components(below: item.root)
    let own = Set([item.template] + item.bindings.compactMap(\.data))
    var texts: [String: SourceText] = [:]
    return FindingsRecord.read(record.findings) { path in
      if let known = texts[path] { return known }
      let text: SourceText? =
        if let shared = [workspace.data, workspace.host].compactMap(\.self).first(where: { $0.path == path }) {
          shared.content.source
        } else if own.contains(path) || path == item.host || path == item.schema {
          try? workspace.text(path, followingLinks: path == item.template && item.isNamed)
        } else {
          files.text(at: path)
        }
      texts[path] = text
      return text
    }
  }

  // MARK: What is kept

  /// What the system and the fingerprint say of a text that was read.
  func input(_ source: SourceText) -> BuildRecord.Input? {
    guard let stamp = stamp(of: source.name) else { return nil }
    return BuildRecord.Input(
      path: source.name, hash: Fingerprint.of(source), stamp: stamp,
      isSettled: stamp.isSettled(at: workspace.openingTime))
  }
}

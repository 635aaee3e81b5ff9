import CardSyntax

/// One template of a run with everything that belongs to it.
package struct ProjectItem: Sendable, Hashable {
  /// One set of outputs of a template.
  package struct Binding: Sendable, Hashable {
    /// The file with the data; none to leave the holes.
    package let data: String?
    /// Where the output goes, without extension, seen from the target's folder.
    package let stem: String
  }

  /// The file with the template, as the user would write it.
  package let template: String
  /// The file with the host object.
  package let host: String?
  /// The file with the JSON Schema of the data.
  package let schema: String?
  /// The file with data of the template that fills nothing and only tells their types; none where it fills the template.
  package var sample: String?
  /// What is made of the template.
  package let bindings: [Binding]
  /// Where the output goes that is the same for all data, without extension.
  package let stem: String
  /// The folder that the template's components and fragments are in.
  package let root: String
  /// Whether the user named the template, and not a folder that it was found in.
  package let isNamed: Bool
  /// What the system said of the template when its folder was listed.
  let stamp: FileStamp?
}

/// Which files are built from which, found out by looking at names only.
package struct ProjectPlan: Sendable {
  /// The extensions of documents.
  static let extensions: Set<String> = ["json", "yaml", "yml"]

  /// Which of the templates of a run must not have the same name.
  package enum OutputRule: Sendable, Hashable {
    /// All: their outputs go into one folder.
    case inOneFolder
    /// Those of each folder that was named: nothing is written, but who builds the folder writes them side by side.
    case inEachInput
  }

  /// Which files beside a template belong to it.
  struct Sidecars: OptionSet, Sendable {
    let rawValue: Int
    static let data = Sidecars(rawValue: 1)
    static let host = Sidecars(rawValue: 2)
    static let schema = Sidecars(rawValue: 4)
  }

  /// The templates in the order of the inputs, in each folder by name.
  package private(set) var items: [ProjectItem] = []
  /// What the plan depends on; none if more than names was looked at.
  let trace: PlanTrace?

  /// The templates of a scan whose outputs no other has as well.
  init(_ scan: ProjectScan, _ rule: OutputRule, _ files: any FileSystem, _ diagnostics: inout Diagnostics) {
    diagnostics.append(contentsOf: scan.diagnostics)
    trace = scan.isPlain && diagnostics.all.isEmpty ? scan.trace : nil
    // Named both by itself and through its folder, a file is still one.
    var seen: Set<ProjectItem.Place> = []
    // A single folder has no file twice, because links are not followed.
    let found =
      scan.inputs == 1
      ? scan.items
      : scan.items.filter { item in
        item.bindings.isEmpty || !item.bindings.allSatisfy { !seen.insert(item.place(of: $0, files)).inserted }
      }
    var owners: [Output: (item: Int, input: String)] = [:]
    var colliding: Set<Int> = []
    for (index, item) in found.enumerated() {
      if rule == .inEachInput, item.isNamed { continue }
      for binding in item.bindings {
        let input = binding.data ?? item.template
        let output = Output(root: rule == .inEachInput ? item.root : "", stem: binding.stem)
        if let owner = owners[output] {
          diagnostics.report(.outputCollision(owner.input, input, binding.stem))
          colliding.formUnion([owner.item, index])
        } else {
          owners[output] = (index, input)
        }
      }
    }
    items =
      colliding.isEmpty ? found : found.enumerated().filter { !colliding.contains($0.offset) }.map(\.element)
  }

  /// What must be different for two bindings.
  private struct Output: Hashable {
    let root: String
    let stem: String
  }
}

extension ProjectItem {
  /// What tells a binding from every other one, whatever names lead to its files.
  struct Place: Hashable {
    let template: FileIdentity?
    let data: String?
    let stem: String
  }

  func place(of binding: Binding, _ files: any FileSystem) -> Place {
    Place(
      template: files.identity(of: template), data: binding.data.map { files.canonical($0) ?? $0 },
      stem: binding.stem)
  }
}

/// What a plan was made of, to tell whether the same inputs would give the same plan.
struct PlanTrace: Sendable {
  /// The folders that were listed, with the fingerprints of their ``FolderListing``.
  var folders: [(path: String, listing: UInt64)] = []
  /// The files that say what is left out.
  var files: [(path: String, stamp: FileStamp)] = []
}

/// Looks through the inputs for templates and what belongs to them.
struct ProjectScan {
  /// Which files beside a template are looked at.
  let sidecars: ProjectPlan.Sidecars
  /// The data that come before those beside a template, and those that come after them.
  let data: (first: String?, last: String?)
  let excluded: Set<FileIdentity>
  let files: any FileSystem
  /// How many folders are listed at a time.
  let jobs: Int
  /// The root of a template that was named by itself.
  let rootOfNamed: (String) -> String
  /// Where a folder that was named stands in the project.
  let placeOfFolder: (String) -> Place?
  /// Whether a file that was named is a template whatever its name.
  var isExact = false
  private(set) var items: [ProjectItem] = []
  /// How many inputs were looked through.
  private(set) var inputs = 0
  /// What was listed and read.
  private(set) var trace = PlanTrace()
  /// Whether nothing else was looked at.
  private(set) var isPlain = true
  private(set) var diagnostics = Diagnostics()
  private var listed: [String: [String: Found]] = [:]
  /// The input that is looked through, if it is a folder.
  private var root: String?
  /// What is not built of it, as files in it say.
  private var exclusion = ExclusionList()
  /// What is not built of any input, which comes first.
  private let general: ExclusionList

  init(
    _ files: any FileSystem, sidecars: ProjectPlan.Sidecars, data: (first: String?, last: String?),
    excluding outputs: [String], exclusions: [String], jobs: Int = 1, rootOfNamed: @escaping (String) -> String,
    placeOfFolder: @escaping (String) -> Place?
  ) {
    general = exclusions.reduce(into: ExclusionList()) { $0.add($1, in: "") }
    self.files = files
    self.sidecars = sidecars
    self.data = data
    self.jobs = jobs
    self.rootOfNamed = rootOfNamed
    self.placeOfFolder = placeOfFolder
    excluded = Set(outputs.compactMap { files.identity(of: $0) })
  }

  /// A folder in a project.
  struct Place {
    /// The one of the project's inputs that it is in.
    let root: String
    /// The way from there; empty for the input itself.
    let prefix: String
  }

  /// What one folder has for templates of one name.
  private struct Found {
    var data: [String] = []
    var folder: String?
    var hosts: [String] = []
    var schemas: [String] = []

    /// Everything that belongs to a template of this name.
    var all: [String] { data + (folder.map { [$0] } ?? []) + hosts + schemas }
  }

  /// Looks through one input, which `cardc.yaml` names at `span` if no option does.
  mutating func add(_ input: String, namedAt span: SourceSpan? = nil) {
    inputs += 1
    if files.kind(of: input) != .folder { isPlain = false }
    if input == Path.standardStream {
      addTemplate(input, stem: "stdin", Found(), isNamed: true)
      return
    }
    switch files.kind(of: input) {
    case .folder:
      let count = items.count
      let errors = diagnostics.all.count
      let place = placeOfFolder(input)
      root = place?.root ?? input
      exclusion = ExclusionList()
      addFolder(input, prefix: place?.prefix ?? "")
      root = nil
      if items.count == count, diagnostics.all.count == errors { diagnostics.report(.noTemplates(input)) }
    case nil:
      // Who is not found is asked for, to hear why.
      if files.readInput(input, namedAt: span, diagnostics: &diagnostics) != nil { addFile(input) }
    default:
      addFile(input)
    }
  }

  /// Adds the template that a file is, or that it is beside: `card.data.yaml` is there for `card.yaml`, whoever names it.
  private mutating func addFile(_ path: String) {
    let path = isExact ? path : template(beside: path) ?? path
    let stem = Path.withoutExtension(Path.name(of: path))
    let folder = Path.folder(of: path)
    let found = sidecars.isEmpty ? nil : self.found(in: folder)[stem]
    addTemplate(path, stem: Path.join(placeOfFolder(folder)?.prefix ?? "", stem), found ?? Found(), isNamed: true)
  }

  /// The template whose data, host object or schema a file is; none if it is no such file, or there is no template.
  private func template(beside path: String) -> String? {
    guard ProjectPlan.extensions.contains(Path.fileExtension(of: path)) else { return nil }
    let folder = Path.folder(of: path)
    var stem: String?
    if ["data", "host", "schema"].contains(Path.fileExtension(of: Path.withoutExtension(path))) {
      stem = Path.withoutExtension(Path.withoutExtension(path))
    } else if folder.hasSuffix(".data"), Path.name(of: folder) != ".data" {
      stem = Path.withoutExtension(folder)
    }
    return stem.flatMap { stem in
      ["yaml", "yml", "json"].map { "\(stem).\($0)" }.first { files.kind(of: $0) == .file }
    }
  }

  /// The sidecars in the folder of a file that was named; a thousand named files of one folder list it once.
  private mutating func found(in folder: String) -> [String: Found] {
    if let known = listed[folder] { return known }
    var found: [String: Found] = [:]
    // A folder that may be passed through but not listed has no sidecars that could be found.
    for entry in (try? files.entries(of: folder)) ?? [] { _ = Self.sort(entry, in: folder, into: &found) }
    listed[folder] = found
    return found
  }

  private mutating func addFolder(
    _ folder: String, prefix: String, listing: Result<[FolderEntry], FileError>? = nil
  ) {
    let entries: [FolderEntry]
    do throws(FileError) {
      if let listing { entries = try listing.get() } else { entries = try files.entries(of: folder) }
    } catch {
      diagnostics.report(error.diagnostic)
      return
    }
    trace.folders.append((folder, FolderListing(entries).hash))
    if let file = entries.first(where: { $0.name == ExclusionList.fileName && $0.kind == .file }) {
      if let stamp = file.stamp { trace.files.append((Path.join(folder, file.name), stamp)) } else { isPlain = false }
      let source = files.readInput(Path.join(folder, ExclusionList.fileName), diagnostics: &diagnostics)
      if let source { exclusion.add(lines: source.withBytes(FileNameText.text(ofArgument:)), in: prefix) }
    }
    var found: [String: Found] = [:]
    var templates: [FolderEntry] = []
    var folders: [String] = []
    for entry in entries where !entry.name.hasPrefix("_") && !entry.name.hasPrefix(".") {
      if isExcluded(entry, prefix) { continue }
      if Self.sort(entry, in: folder, into: &found) { continue }
      switch entry.kind {
      case .folder: folders.append(entry.name)
      case .file where entry.name == ProjectSettings.fileName:
        if !prefix.isEmpty { diagnostics.report(.nestedConfiguration(Path.join(folder, entry.name))) }
      case .file where ProjectPlan.extensions.contains(Path.fileExtension(of: entry.name)): templates.append(entry)
      case .link:
        // Whether it is said depends on where it leads.
        isPlain = false
        reportLink(Path.join(folder, entry.name))
      default: break
      }
    }
    var stems: Set<String> = []
    for template in templates {
      let stem = Path.withoutExtension(template.name)
      stems.insert(stem)
      let path = Path.join(folder, template.name)
      addTemplate(
        path, stem: Path.join(prefix, stem), found[stem] ?? Found(), isNamed: false, stamp: template.stamp)
    }
    if sidecars.contains(.data) {
      for (stem, group) in found.sorted(by: { Path.precedes($0.key, $1.key) }) where !stems.contains(stem) {
        // The schemas that `cardc` writes for editors look like those of data.
        for path in group.all where !PublishedSchema.isFileName(Path.name(of: path)) {
          diagnostics.report(.orphanSidecar(path, stem, templates: stems.sorted()))
        }
      }
    }
    // Whether a folder has outputs of a build in it cannot be told by its own entries.
    if entries.contains(where: { $0.name == OutputFolder.ownFolder }) { isPlain = false }
    folders.removeAll { name in
      let path = Path.join(folder, name)
      if let identity = files.identity(of: path), excluded.contains(identity) { return true }
      // What a build wrote is never a template, whichever build it was.
      return BuildJournal.names.contains { files.kind(of: Path.join(path, $0), followingLinks: false) == .file }
    }
    let listings = listings(of: folders, in: folder)
    for (index, name) in folders.enumerated() {
      addFolder(Path.join(folder, name), prefix: Path.join(prefix, name), listing: listings?[index])
    }
  }

  /// The entries of folders beside each other: listing takes longer than what is made of it. None if they are to be listed
  /// one after the other.
  private func listings(of names: [String], in folder: String) -> [Result<[FolderEntry], FileError>]? {
    if jobs < 2 || names.count < 4 { return nil }
    return Parallel.map(names, jobs: jobs) { [files] name in
      Result { () throws(FileError) in try files.entries(of: Path.join(folder, name)) }
    }
  }

  /// Says that a link was left out, unless what it leads to would be left out as well.
  private mutating func reportLink(_ path: String) {
    let isTemplate = ProjectPlan.extensions.contains(Path.fileExtension(of: path))
    if isTemplate || files.kind(of: path) == .folder { diagnostics.report(.skippedLink(path)) }
  }

  private func isExcluded(_ entry: FolderEntry, _ prefix: String) -> Bool {
    if general.isEmpty, exclusion.isEmpty { return false }
    let path = Path.join(prefix, entry.name)
    let isFolder = entry.kind == .folder
    return general.excludes(path, isFolder: isFolder) ?? exclusion.excludes(path, isFolder: isFolder) ?? false
  }

  /// Notes what belongs to a template; false for everything else.
  private static func sort(_ entry: FolderEntry, in folder: String, into found: inout [String: Found])
    -> Bool
  {
    let path = Path.join(folder, entry.name)
    if entry.kind == .folder {
      guard entry.name.hasSuffix(".data"), entry.name != ".data" else { return false }
      found[String(entry.name.dropLast(5)), default: Found()].folder = path
      return true
    }
    guard entry.kind == .file, ProjectPlan.extensions.contains(Path.fileExtension(of: entry.name)) else { return false }
    let name = Path.withoutExtension(entry.name)
    switch Path.fileExtension(of: name) {
    case "data": found[Path.withoutExtension(name), default: Found()].data.append(path)
    case "host": found[Path.withoutExtension(name), default: Found()].hosts.append(path)
    case "schema": found[Path.withoutExtension(name), default: Found()].schemas.append(path)
    default: return false
    }
    return true
  }

  private mutating func addTemplate(
    _ path: String, stem: String, _ found: Found, isNamed: Bool, stamp: FileStamp? = nil
  ) {
    let hosts = sidecars.contains(.host) ? found.hosts : []
    let schemas = sidecars.contains(.schema) ? found.schemas : []
    for alike in [hosts, schemas] where alike.count > 1 {
      diagnostics.report(.ambiguousSidecar(path, alike))
      return
    }
    guard let bindings = bindings(path, stem, sidecars.contains(.data) ? found : Found()) else { return }
    items.append(
      ProjectItem(
        template: path, host: hosts.first, schema: schemas.first,
        sample: sidecars.contains(.data) ? nil : found.data.first, bindings: bindings, stem: stem,
        root: root ?? rootOfNamed(path), isNamed: isNamed, stamp: stamp))
  }

  private mutating func bindings(_ path: String, _ stem: String, _ found: Found) -> [ProjectItem.Binding]? {
    if let data = data.first { return [.init(data: data, stem: stem)] }
    if found.data.count + (found.folder == nil ? 0 : 1) > 1 {
      diagnostics.report(.ambiguousSidecar(path, found.data + (found.folder.map { [$0] } ?? [])))
      return nil
    }
    guard let folder = found.folder else { return [.init(data: found.data.first ?? data.last, stem: stem)] }
    guard let names = dataFiles(in: folder) else { return nil }
    if names.isEmpty { diagnostics.report(.emptyDataFolder(folder)) }
    return names.map { .init(data: Path.join(folder, $0), stem: Path.join(stem, Path.withoutExtension($0))) }
  }

  private mutating func dataFiles(in folder: String) -> [String]? {
    do throws(FileError) {
      let entries = try files.entries(of: folder)
      trace.folders.append((folder, FolderListing(entries).hash))
      return entries.filter {
        $0.kind == .file && !$0.name.hasPrefix("_") && !$0.name.hasPrefix(".")
          && ProjectPlan.extensions.contains(Path.fileExtension(of: $0.name))
      }.map(\.name)
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }
}

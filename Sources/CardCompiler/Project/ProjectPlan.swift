package import CardSyntax

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
  /// What is made of the template.
  package let bindings: [Binding]
  /// Where the output goes that is the same for all data, without extension.
  package let stem: String
  /// The folder that the template's components and fragments are in.
  package let root: String
  /// Whether the user named the template, and not a folder that it was found in.
  package let isNamed: Bool
}

/// Which files are built from which, found out by looking at names only.
package struct ProjectPlan: Sendable {
  /// The extensions of documents.
  static let extensions: Set<String> = ["json", "yaml", "yml"]

  /// The templates in the order of the inputs, in each folder by name.
  package private(set) var items: [ProjectItem] = []

  /// What is built from `inputs`, files and folders.
  ///
  /// `data` binds every template; without it the files beside a template do, if `bindsSidecars`. Nothing inside the
  /// folders `excluding` is an input: it is where the output goes.
  package init(
    inputs: [String], data: String? = nil, bindsSidecars: Bool = true, excluding outputs: [String] = [],
    diagnostics: inout Diagnostics
  ) {
    var scan = ProjectScan(
      data: data, bindsSidecars: bindsSidecars, excluded: Set(outputs.compactMap { FileSystem.identity(of: $0) }))
    for input in inputs { scan.add(input) }
    diagnostics.append(contentsOf: scan.diagnostics)
    items = Self.withoutCollisions(scan.items, &diagnostics)
  }

  /// The items whose outputs no other item has as well.
  private static func withoutCollisions(_ items: [ProjectItem], _ diagnostics: inout Diagnostics) -> [ProjectItem] {
    // Named both by itself and through its folder, a file is still one.
    var seen: Set<ProjectItem.Place> = []
    let items = items.filter { item in
      item.bindings.isEmpty || !item.bindings.allSatisfy { !seen.insert(item.place(of: $0)).inserted }
    }
    var owners: [String: (item: Int, input: String)] = [:]
    var colliding: Set<Int> = []
    for (index, item) in items.enumerated() {
      for binding in item.bindings {
        let input = binding.data ?? item.template
        if let owner = owners[binding.stem] {
          diagnostics.report(.outputCollision(owner.input, input, binding.stem))
          colliding.formUnion([owner.item, index])
        } else {
          owners[binding.stem] = (index, input)
        }
      }
    }
    return items.enumerated().filter { !colliding.contains($0.offset) }.map(\.element)
  }
}

extension ProjectItem {
  /// What tells a binding from every other one, whatever names lead to its files.
  struct Place: Hashable {
    let template: FileSystem.Identity?
    let data: String?
    let stem: String
  }

  func place(of binding: Binding) -> Place {
    Place(
      template: FileSystem.identity(of: template), data: binding.data.map { FileSystem.canonical($0) ?? $0 },
      stem: binding.stem)
  }
}

/// Looks through the inputs for templates and what belongs to them.
private struct ProjectScan {
  let data: String?
  let bindsSidecars: Bool
  let excluded: Set<FileSystem.Identity>
  var items: [ProjectItem] = []
  var diagnostics = Diagnostics()
  private var listed: [String: [String: Sidecars]] = [:]
  /// The input that is looked through, if it is a folder.
  private var root: String?

  init(data: String?, bindsSidecars: Bool, excluded: Set<FileSystem.Identity>) {
    self.data = data
    self.bindsSidecars = bindsSidecars
    self.excluded = excluded
  }

  /// What one folder has for templates of one name.
  private struct Sidecars {
    var data: [String] = []
    var folder: String?
    var hosts: [String] = []
    var schemas: [String] = []

    /// Everything that belongs to a template of this name.
    var all: [String] { data + (folder.map { [$0] } ?? []) + hosts + schemas }
  }

  mutating func add(_ input: String) {
    if input == Path.standardStream {
      addTemplate(input, stem: "stdin", Sidecars(), isNamed: true)
      return
    }
    switch FileSystem.kind(of: input) {
    case .folder:
      let count = items.count
      let errors = diagnostics.all.count
      root = input
      addFolder(input, prefix: "")
      root = nil
      if items.count == count, diagnostics.all.count == errors { diagnostics.report(.noTemplates(input)) }
    case nil:
      diagnostics.report(FileError(.read, input).diagnostic)
    default:
      addFile(input)
    }
  }

  private mutating func addFile(_ path: String) {
    let stem = Path.withoutExtension(Path.name(of: path))
    let sidecars = bindsSidecars ? sidecars(in: Path.folder(of: path))[stem] : nil
    addTemplate(path, stem: stem, sidecars ?? Sidecars(), isNamed: true)
  }

  /// The sidecars in the folder of a file that was named; a thousand named files of one folder list it once.
  private mutating func sidecars(in folder: String) -> [String: Sidecars] {
    if let known = listed[folder] { return known }
    var sidecars: [String: Sidecars] = [:]
    // A folder that may be passed through but not listed has no sidecars that could be found.
    for entry in (try? FileSystem.entries(of: folder)) ?? [] { _ = Self.sort(entry, in: folder, into: &sidecars) }
    listed[folder] = sidecars
    return sidecars
  }

  private mutating func addFolder(_ folder: String, prefix: String) {
    let entries: [FileSystem.Entry]
    do {
      var unreadable: [FileError]? = []
      entries = try FileSystem.entries(of: folder, unreadable: &unreadable)
      for error in unreadable ?? [] { diagnostics.report(error.diagnostic) }
    } catch {
      diagnostics.report(error.diagnostic)
      return
    }
    var sidecars: [String: Sidecars] = [:]
    var templates: [String] = []
    var folders: [String] = []
    for entry in entries where !entry.name.hasPrefix("_") && !entry.name.hasPrefix(".") {
      if Self.sort(entry, in: folder, into: &sidecars) { continue }
      switch entry.kind {
      case .folder: folders.append(entry.name)
      case .file where entry.name == ProjectSettings.fileName:
        if !prefix.isEmpty { diagnostics.report(.nestedConfiguration(Path.join(folder, entry.name))) }
      case .file where ProjectPlan.extensions.contains(Path.fileExtension(of: entry.name)): templates.append(entry.name)
      default: break
      }
    }
    var stems: Set<String> = []
    for name in templates {
      let stem = Path.withoutExtension(name)
      stems.insert(stem)
      let path = Path.join(folder, name)
      addTemplate(path, stem: Path.join(prefix, stem), sidecars[stem] ?? Sidecars(), isNamed: false)
    }
    if bindsSidecars {
      for (stem, group) in sidecars.sorted(by: { Path.precedes($0.key, $1.key) }) where !stems.contains(stem) {
        for path in group.all { diagnostics.report(.orphanSidecar(path, stem, templates: stems.sorted())) }
      }
    }
    for name in folders {
      let path = Path.join(folder, name)
      if let identity = FileSystem.identity(of: path), excluded.contains(identity) { continue }
      addFolder(path, prefix: Path.join(prefix, name))
    }
  }

  /// Notes what belongs to a template; false for everything else.
  private static func sort(_ entry: FileSystem.Entry, in folder: String, into sidecars: inout [String: Sidecars])
    -> Bool
  {
    let path = Path.join(folder, entry.name)
    if entry.kind == .folder {
      guard entry.name.hasSuffix(".data"), entry.name != ".data" else { return false }
      sidecars[String(entry.name.dropLast(5)), default: Sidecars()].folder = path
      return true
    }
    guard entry.kind == .file, ProjectPlan.extensions.contains(Path.fileExtension(of: entry.name)) else { return false }
    let name = Path.withoutExtension(entry.name)
    switch Path.fileExtension(of: name) {
    case "data": sidecars[Path.withoutExtension(name), default: Sidecars()].data.append(path)
    case "host": sidecars[Path.withoutExtension(name), default: Sidecars()].hosts.append(path)
    case "schema": sidecars[Path.withoutExtension(name), default: Sidecars()].schemas.append(path)
    default: return false
    }
    return true
  }

  private mutating func addTemplate(_ path: String, stem: String, _ sidecars: Sidecars, isNamed: Bool) {
    guard bindsSidecars else {
      items.append(
        ProjectItem(
          template: path, host: nil, schema: nil, bindings: [.init(data: nil, stem: stem)], stem: stem,
          root: root ?? InputRoot.folder(for: path), isNamed: isNamed))
      return
    }
    for alike in [sidecars.hosts, sidecars.schemas] where alike.count > 1 {
      diagnostics.report(.ambiguousSidecar(path, alike))
      return
    }
    var bindings: [ProjectItem.Binding] = []
    if let data {
      bindings = [.init(data: data, stem: stem)]
    } else if sidecars.data.count + (sidecars.folder == nil ? 0 : 1) > 1 {
      diagnostics.report(.ambiguousSidecar(path, sidecars.data + (sidecars.folder.map { [$0] } ?? [])))
      return
    } else if let folder = sidecars.folder {
      guard let found = dataFiles(in: folder) else { return }
      if found.isEmpty { diagnostics.report(.emptyDataFolder(folder)) }
      bindings = found.map {
        .init(data: Path.join(folder, $0), stem: Path.join(stem, Path.withoutExtension($0)))
      }
    } else {
      bindings = [.init(data: sidecars.data.first, stem: stem)]
    }
    items.append(
      ProjectItem(
        template: path, host: sidecars.hosts.first, schema: sidecars.schemas.first, bindings: bindings, stem: stem,
        root: root ?? InputRoot.folder(for: path), isNamed: isNamed))
  }

  private mutating func dataFiles(in folder: String) -> [String]? {
    do {
      return try FileSystem.entries(of: folder).filter {
        $0.kind == .file && !$0.name.hasPrefix("_") && !$0.name.hasPrefix(".")
          && ProjectPlan.extensions.contains(Path.fileExtension(of: $0.name))
      }.map(\.name)
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }
}

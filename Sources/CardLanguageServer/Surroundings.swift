import CardCompiler
import CardSyntax
import CardTemplate

/// What lies around a template: its data and the components that it can use.
struct Surroundings {
  /// What names mean at the top of the template.
  var names = NameScope(root: DataScope(path: DataPath()), host: DataScope(path: DataPath(isHost: true)))
  /// The components by name. Files that declare the same one are a finding; here the first one counts.
  var components: [String: ComponentDeclaration] = [:]
  /// Their files.
  var componentFiles: [Snapshot] = []
  /// The files with data, the host object and the schema, if they are the template's own.
  var sidecars: [String] = []
  /// The files with data that other templates have as well.
  var sharedFiles: [String] = []

  /// The components in the order of their names.
  var componentNames: [String] { components.keys.sorted() }

  /// The component that an object is a use of.
  func component(of object: Piece) -> ComponentDeclaration? {
    object["type"].flatMap { $0.kind == .scalar ? components[$0.text] : nil }
  }

  /// The component whose props an object holds: that of a use, or of the use that the object is `props` of.
  func component(givenPropsBy object: Piece) -> ComponentDeclaration? {
    if object.key == "props", let use = object.parent, use.kind == .object { return component(of: use) }
    return component(of: object)
  }
}

// Files around the texts that are open.
extension LanguageServer {
  /// The state of a file: as it is typed, or as it is on the disk.
  func snapshot(_ path: String) -> Snapshot? {
    if let text = texts[path] { return snapshots.snapshot(path, text) }
    guard let source = try? overlay.readInput(path) else { return nil }
    return snapshots.snapshot(path, OpenText(source.text(in: 0..<source.count), version: 0))
  }

  /// What lies around a template, a component or a fragment. It is looked up once between two changes.
  mutating func surroundings(of path: String) -> Surroundings {
    if let known = surroundings[path] { return known }
    var found = Surroundings()
    if let workspace = try? workspace(for: path) {
      let side = FileRole.templateSide(of: path)
      for file in workspace.components(for: side).componentPaths(for: SourceText(name: side, text: "")) {
        guard let snapshot = snapshot(file), let declaration = snapshot.declaration else { continue }
        found.componentFiles.append(snapshot)
        if found.components[declaration.name.text] == nil { found.components[declaration.name.text] = declaration }
      }
      if snapshot(path)?.role == .template { addData(of: path, workspace, to: &found) }
    }
    surroundings[path] = found
    return found
  }

  private func addData(of path: String, _ workspace: Workspace, to found: inout Surroundings) {
    var ignored = Diagnostics()
    guard let item = workspace.plan([path], .inEachInput, diagnostics: &ignored).items.first else { return }
    found.names.root.samples = ((try? workspace.data(of: item)) ?? []).compactMap { $0.document?.root }
    found.names.root.schemas = [(try? workspace.schemaFile(of: item))??.document?.root].compactMap(\.self)
    found.names.host.samples = [(try? workspace.host(of: item))??.document?.root].compactMap(\.self)
    found.names.data = found.names.root
    let stem = Path.withoutExtension(path)
    for file in (item.bindings.map(\.data) + [item.schema, item.host]).compactMap(\.self) {
      if FileRole(file).stem(of: file) == stem { found.sidecars.append(file) } else { found.sharedFiles.append(file) }
    }
  }

  /// The files of the project around a file that may say something of templates.
  func projectFiles(around path: String) -> [String] {
    let side = FileRole.templateSide(of: path)
    guard let workspace = try? Workspace.open(WorkspaceRequest(), files: overlay) else { return [] }
    var found: [String] = []
    collect(workspace.root(of: side), &found)
    return found
  }

  /// Past so many files a folder is no project.
  private static let mostFiles = 4000

  private func collect(_ folder: String, _ found: inout [String]) {
    for entry in (try? overlay.entries(of: folder)) ?? [] where !entry.name.hasPrefix(".") {
      guard found.count < Self.mostFiles else { return }
      let path = Path.join(folder, entry.name)
      switch entry.kind {
      case .folder:
        // What a build wrote is no source, nor is what package managers install.
        let isOutput =
          entry.name == "node_modules"
          || BuildJournal.names.contains { name in
            overlay.kind(of: Path.join(path, name), followingLinks: false) == .file
          }
        if !isOutput { collect(path, &found) }
      case .file where ![.other, .settings].contains(FileRole(path)): found.append(path)
      default: break
      }
    }
  }
}

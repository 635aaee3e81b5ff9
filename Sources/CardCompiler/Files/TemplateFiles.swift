package import CardSyntax
package import CardTemplate

/// The components and fragments that the templates below one folder use; each file is read once.
///
/// Components are in folders `_components` beside a template or above it. No name leads out of the folder: every
/// path is taken apart, and its parts are opened one by one without following symbolic links.
package final class TemplateFiles: ComponentResolver {
  /// The name of folders with components.
  package static let componentFolder = "_components"

  private let state: Protected<TemplateFilesState>

  /// The files below the folder `root` of `files`, with `components` from elsewhere.
  package init(
    root: String, in files: any FileSystem, components: [SourceText], reserved: @escaping @Sendable () -> Set<String>
  ) {
    state = Protected(
      TemplateFilesState(root: root, fileSystem: files, components: components.map(ReadFile.init), reserved: reserved))
  }

  package func library(for template: SourceText) -> ComponentLibrary {
    state.withLock { $0.library(for: template).library }
  }

  package func fragment(_ path: String, in source: SourceText) -> Swift.Result<ReadFile, IncludeProblem> {
    state.withLock { $0.fragment(path, in: source) }
  }

  /// The names of the files that the components of a template are declared in, without looking into any.
  package func componentPaths(for template: SourceText) -> [String] {
    state.withLock { $0.componentPaths(for: template) }
  }

  /// The folders of components that were listed, with the fingerprints of their ``FolderListing``.
  var componentFolders: [(path: String, listing: UInt64)] { state.withLock { $0.componentFolders } }

  /// The text of a file below the folder, the same object for every use of it; none if it cannot be read.
  func text(at path: String) -> SourceText? { state.withLock { $0.text(at: path) } }

  /// The files that the components of a template are declared in, used or not.
  func componentSources(for template: SourceText) -> [SourceText] {
    state.withLock { $0.library(for: template).sources }
  }
}

/// What was read of the files below a folder.
private struct TemplateFilesState {
  let root: String
  let fileSystem: any FileSystem
  let components: [ReadFile]
  let reserved: @Sendable () -> Set<String>
  private lazy var canonicalRoot = fileSystem.canonical(root)
  private lazy var reservedNames = reserved()
  /// For each folder of templates the names of the folders from the root to it; none if it is not below the root.
  private var folders: [String: [String]?] = [:]
  private var libraries: [[String]: (library: ComponentLibrary, sources: [SourceText])] = [:]
  private var declared: [[String]: [ReadFile]] = [:]
  private var listed: [[String]: [[String]]] = [:]
  private(set) var componentFolders: [(path: String, listing: UInt64)] = []
  private var files: [[String]: Swift.Result<ReadFile, IncludeProblem>] = [:]

  init(
    root: String, fileSystem: any FileSystem, components: [ReadFile], reserved: @escaping @Sendable () -> Set<String>
  ) {
    self.root = root
    self.fileSystem = fileSystem
    self.components = components
    self.reserved = reserved
  }

  // MARK: Components

  mutating func library(for template: SourceText) -> (library: ComponentLibrary, sources: [SourceText]) {
    library(in: names(ofFolder: Path.folder(of: template.name)) ?? [])
  }

  private mutating func library(in folder: [String]) -> (library: ComponentLibrary, sources: [SourceText]) {
    if let known = libraries[folder] { return known }
    var all = components
    for count in 0...folder.count {
      all += componentFiles(in: Array(folder.prefix(count)) + [TemplateFiles.componentFolder])
    }
    let library = all.isEmpty ? ComponentLibrary() : ComponentLibrary(all, reserved: reservedNames)
    libraries[folder] = (library, all.map(\.source))
    return (library, all.map(\.source))
  }

  /// The declarations in a folder and those below it.
  private mutating func componentFiles(in folder: [String]) -> [ReadFile] {
    if let known = declared[folder] { return known }
    var found: [ReadFile] = []
    for names in componentNames(in: folder) { if case .success(let file) = file(names) { found.append(file) } }
    declared[folder] = found
    return found
  }

  /// The files with declarations in a folder and those below it.
  private mutating func componentNames(in folder: [String]) -> [[String]] {
    if let known = listed[folder] { return known }
    var found: [[String]] = []
    let path = path(of: folder)
    if fileSystem.kind(of: path, followingLinks: false) == .folder {
      let entries = (try? fileSystem.entries(of: path)) ?? []
      componentFolders.append((path, FolderListing(entries).hash))
      for entry in entries where !entry.name.hasPrefix("_") && !entry.name.hasPrefix(".") {
        let names = folder + [entry.name]
        if entry.kind == .folder {
          found += componentNames(in: names)
        } else if entry.kind == .file, ProjectPlan.extensions.contains(Path.fileExtension(of: entry.name)) {
          found.append(names)
        }
      }
    }
    listed[folder] = found
    return found
  }

  mutating func componentPaths(for template: SourceText) -> [String] {
    let folder = names(ofFolder: Path.folder(of: template.name)) ?? []
    return (0...folder.count).flatMap { count in
      componentNames(in: Array(folder.prefix(count)) + [TemplateFiles.componentFolder]).map { path(of: $0) }
    }
  }

  mutating func text(at path: String) -> SourceText? {
    if let known = files.values.lazy.compactMap({ try? $0.get().source }).first(where: { $0.name == path }) {
      return known
    }
    let start = self.path(of: [""])
    guard path.hasPrefix(start) else { return nil }
    let names = path.dropFirst(start.count).split(separator: "/").map(String.init)
    guard !names.isEmpty, !names.contains(".."), case .success(let file) = file(names) else { return nil }
    return file.source
  }

  // MARK: Fragments

  mutating func fragment(_ path: String, in source: SourceText) -> Swift.Result<ReadFile, IncludeProblem> {
    guard let folder = names(ofFolder: Path.folder(of: source.name)) else {
      // In memory, or named past the root by a link: there is no folder to begin in.
      return .failure(.unreadable("`\(source.name)` is not below `\(root)`"))
    }
    switch IncludePath.names(of: path, in: folder) {
    case .success(let names): return file(names)
    case .failure(let problem): return .failure(problem)
    }
  }

  // MARK: Files

  private func path(of names: [String]) -> String { Path.join(root, names.joined(separator: "/")) }

  /// The names of the folders from the root to `folder`; none if it is not below the root.
  private mutating func names(ofFolder folder: String) -> [String]? {
    if let known = folders[folder] { return known }
    var names: [String]?
    if let canonicalRoot, let place = fileSystem.canonical(folder) {
      let relative = Path.relative(place, from: canonicalRoot).split(separator: "/").map(String.init)
      if !relative.contains("..") { names = relative }
    }
    folders[folder] = .some(names)
    return names
  }

  private mutating func file(_ names: [String]) -> Swift.Result<ReadFile, IncludeProblem> {
    if let known = files[names] { return known }
    let result: Swift.Result<ReadFile, IncludeProblem>
    do throws(FileError) {
      result = .success(ReadFile(try fileSystem.read(names, below: root)))
    } catch {
      result = .failure(problem(error))
    }
    files[names] = result
    return result
  }

  private mutating func problem(_ error: FileError) -> IncludeProblem {
    if error.isNoFile { return .unreadable("it is not a file") }
    guard error.isDetour, fileSystem.kind(of: error.path, followingLinks: false) == .link else {
      return .unreadable(error.reason)
    }
    let target = fileSystem.canonical(error.path)
    let isInside = canonicalRoot.map { root in target == root || target?.hasPrefix(root + "/") == true } ?? false
    return .link(error.path, leadsOutside: !isInside)
  }
}

package import CardSyntax
package import CardTemplate

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The components and fragments on the disk that the templates below one folder use; each file is read once.
///
/// Components are in folders `_components` beside a template or above it. No name leads out of the folder: every
/// path is taken apart, and its parts are opened one by one without following symbolic links.
///
/// Unchecked because the lock is not visible to the compiler: the caches are touched only while it is held.
package final class TemplateFiles: ComponentResolver, @unchecked Sendable {
  /// The name of folders with components.
  package static let componentFolder = "_components"

  private let root: String
  private let components: [ReadFile]
  private let reserved: @Sendable () -> Set<String>
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private lazy var canonicalRoot = FileSystem.canonical(root)
  private lazy var reservedNames = reserved()
  /// For each folder of templates the names of the folders from the root to it; none if it is not below the root.
  private var folders: [String: [String]?] = [:]
  private var libraries: [[String]: ComponentLibrary] = [:]
  private var declared: [[String]: [ReadFile]] = [:]
  private var files: [[String]: Swift.Result<ReadFile, IncludeProblem>] = [:]

  /// The files below the folder `root`, with `components` from elsewhere.
  package init(root: String, components: [SourceText], reserved: @escaping @Sendable () -> Set<String>) {
    self.root = root
    self.components = components.map(ReadFile.init)
    self.reserved = reserved
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  // MARK: Components

  package func library(for template: SourceText) -> ComponentLibrary {
    locked { library(in: names(ofFolder: Path.folder(of: template.name)) ?? []) }
  }

  private func library(in folder: [String]) -> ComponentLibrary {
    if let known = libraries[folder] { return known }
    var all = components
    for count in 0...folder.count {
      all += componentFiles(in: Array(folder.prefix(count)) + [Self.componentFolder])
    }
    let library = all.isEmpty ? ComponentLibrary() : ComponentLibrary(all, reserved: reservedNames)
    libraries[folder] = library
    return library
  }

  /// The declarations in a folder and those below it.
  private func componentFiles(in folder: [String]) -> [ReadFile] {
    if let known = declared[folder] { return known }
    var found: [ReadFile] = []
    let path = path(of: folder)
    if FileSystem.kind(of: path, followingLinks: false) == .folder {
      for entry in (try? FileSystem.entries(of: path)) ?? []
      where !entry.name.hasPrefix("_") && !entry.name.hasPrefix(".") {
        let names = folder + [entry.name]
        if entry.kind == .folder {
          found += componentFiles(in: names)
        } else if entry.kind == .file, ProjectPlan.extensions.contains(Path.fileExtension(of: entry.name)),
          case .success(let file) = file(names)
        {
          found.append(file)
        }
      }
    }
    declared[folder] = found
    return found
  }

  // MARK: Fragments

  package func fragment(_ path: String, in source: SourceText) -> Swift.Result<ReadFile, IncludeProblem> {
    locked {
      guard let folder = names(ofFolder: Path.folder(of: source.name)) else {
        // In memory, or named past the root by a link: there is no folder to begin in.
        return .failure(.unreadable("`\(source.name)` is not below `\(root)`"))
      }
      return IncludePath.names(of: path, in: folder).flatMap { file($0) }
    }
  }

  // MARK: Files

  private func path(of names: [String]) -> String { Path.join(root, names.joined(separator: "/")) }

  /// The names of the folders from the root to `folder`; none if it is not below the root.
  private func names(ofFolder folder: String) -> [String]? {
    if let known = folders[folder] { return known }
    var names: [String]?
    if let canonicalRoot, let place = FileSystem.canonical(folder) {
      let relative = Path.relative(place, from: canonicalRoot).split(separator: "/").map(String.init)
      if !relative.contains("..") { names = relative }
    }
    folders[folder] = .some(names)
    return names
  }

  private func file(_ names: [String]) -> Swift.Result<ReadFile, IncludeProblem> {
    if let known = files[names] { return known }
    let result = open(names).flatMap { descriptor -> Swift.Result<ReadFile, IncludeProblem> in
      defer { close(descriptor) }
      do throws(FileError) {
        return .success(ReadFile(try FileSystem.read(descriptor, named: path(of: names))))
      } catch {
        return .failure(.unreadable(error.reason))
      }
    }
    files[names] = result
    return result
  }

  /// Opens a regular file without following links.
  private func open(_ names: [String]) -> Swift.Result<Int32, IncludeProblem> {
    var current = openat(AT_FDCWD, root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard current >= 0 else { return .failure(.unreadable(FileError(.read, root).reason)) }
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      // A pipe must not be waited for.
      let flags = isLast ? O_NONBLOCK : O_DIRECTORY
      let next = openat(current, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flags)
      let error = FileError(.read, name)
      close(current)
      guard next >= 0 else { return .failure(problem(Array(names[...index]), error)) }
      current = next
    }
    var info = stat()
    guard fstat(current, &info) == 0, FileSystem.kind(info) == .file else {
      close(current)
      return .failure(.unreadable("it is not a file"))
    }
    return .success(current)
  }

  private func problem(_ names: [String], _ error: FileError) -> IncludeProblem {
    let path = path(of: names)
    guard error.isDetour, FileSystem.kind(of: path, followingLinks: false) == .link else {
      return .unreadable(error.reason)
    }
    let target = FileSystem.canonical(path)
    let isInside = canonicalRoot.map { root in target == root || target?.hasPrefix(root + "/") == true } ?? false
    return .link(path, leadsOutside: !isInside)
  }
}

/// The components and fragments of a run, by the folders that were named.
package struct ProjectFiles: Sendable {
  private let roots: [String: TemplateFiles]

  /// The files of the templates of a run.
  package init(_ items: [ProjectItem], _ pipeline: Pipeline) {
    var roots: [String: TemplateFiles] = [:]
    for item in items where roots[item.root] == nil { roots[item.root] = pipeline.files(below: item.root) }
    self.roots = roots
  }

  /// The files that an item can use.
  package subscript(item: ProjectItem) -> TemplateFiles? { roots[item.root] }

  /// What is wrong with the components beside the templates that were found in folders, whether they are used or not.
  package func diagnostics(for items: [ProjectItem]) -> Diagnostics {
    var diagnostics = Diagnostics()
    var seen: Set<String> = []
    for item in items where !item.isNamed && seen.insert(Path.folder(of: item.template)).inserted {
      let name = SourceText(name: item.template, text: "")
      if let library = self[item]?.library(for: name) { diagnostics.append(contentsOf: library.diagnostics) }
    }
    return diagnostics
  }
}

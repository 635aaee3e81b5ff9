package import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files in memory that stand before those of another file system: what an editor has not saved, or all files of a
/// test.
///
/// Folders are there as far as files need them. Without another file system relative paths are seen from `/`.
package struct OverlayFileSystem: FileSystem {
  private let base: (any FileSystem)?
  /// The contents by canonical path.
  private var files: [String: SourceText] = [:]
  private var folders: Set<String> = []
  private let input: String?

  /// `files` by their paths before those of `base`, if there is one; `input` comes in on standard input.
  package init(_ files: [String: String] = [:], over base: (any FileSystem)? = nil, input: String? = nil) {
    self.base = base
    self.input = input
    for (path, text) in files { self[path] = text }
  }

  /// The text of a file that is held here; setting none uncovers what is behind it.
  package subscript(path: String) -> String? {
    get { files[key(path)].map { $0.text(in: 0..<$0.count) } }
    set {
      files[key(path)] = newValue.map { SourceText(name: path, text: $0) }
      folders = []
      for path in files.keys {
        var folder = Path.folder(of: path)
        while folders.insert(folder).inserted, folder != "/" { folder = Path.folder(of: folder) }
      }
    }
  }

  /// What a file is known by: its canonical path behind the links of the file system below, which may have none of the
  /// folders on the way.
  private func key(_ path: String) -> String { base?.canonical(path) ?? Self.normalized(path) }

  private static func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  private func isLink(_ path: String) -> Bool { base?.kind(of: path, followingLinks: false) == .link }

  package func kind(of path: String, followingLinks: Bool) -> FileKind? {
    if !followingLinks, isLink(path) { return .link }
    let key = key(path)
    if files[key] != nil { return .file }
    return folders.contains(key) ? .folder : base?.kind(of: path, followingLinks: followingLinks)
  }

  package func identity(of path: String) -> FileIdentity? {
    if let known = base?.identity(of: path) { return known }
    let key = key(path)
    return files[key] != nil || folders.contains(key) ? .path(key) : nil
  }

  package func canonical(_ path: String) -> String? { key(path) }

  package func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    let key = key(folder)
    var entries: [String: FolderEntry] = [:]
    if let base, base.kind(of: folder) != nil {
      for entry in try base.entries(of: folder) { entries[entry.name] = entry }
    } else if !folders.contains(key) {
      throw FileError(.read, folder, code: files[key] == nil ? ENOENT : ENOTDIR)
    }
    let held = files.keys.map { ($0, FileKind.file) } + folders.map { ($0, FileKind.folder) }
    for (path, kind) in held where path != "/" && Path.folder(of: path) == key {
      let name = Path.name(of: path)
      // A link stays what it is: who lists a folder does not follow it.
      if entries[name]?.kind != .link { entries[name] = FolderEntry(name: name, kind: kind) }
    }
    return entries.values.sorted { Path.precedes($0.name, $1.name) }
  }

  package func read(_ path: String, followingLinks: Bool) throws(FileError) -> SourceText {
    if !followingLinks, isLink(path) { throw FileError(.read, path, code: ELOOP) }
    let key = key(path)
    if let held = files[key] { return held.named(path) }
    if folders.contains(key) { throw FileError(.read, path, code: EISDIR) }
    guard let base else { throw FileError(.read, path, code: ENOENT) }
    return try base.read(path, followingLinks: followingLinks)
  }

  package func read(_ names: [String], below root: String) throws(FileError) -> SourceText {
    let path = Path.join(root, names.joined(separator: "/"))
    if let base, files[key(path)] == nil { return try base.read(names, below: root) }
    for count in names.indices.dropFirst() {
      let folder = Path.join(root, names.prefix(count).joined(separator: "/"))
      if isLink(folder) { throw FileError(.read, folder, code: ELOOP) }
    }
    return try read(path, followingLinks: false)
  }

  package func readStandardInput() throws(FileError) -> SourceText {
    if let input { return SourceText(name: SourceText.standardInputName, text: input) }
    guard let base else { throw FileError(.read, SourceText.standardInputName, code: EBADF) }
    return try base.readStandardInput()
  }
}

extension SourceText {
  /// The same text under the name that is asked for now.
  fileprivate func named(_ name: String) -> SourceText {
    name == self.name ? self : withBytes { SourceText(name: name, bytes: $0) }
  }
}

package import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What writing a file did.
package enum WriteOutcome: Sendable, Hashable {
  /// The file had this content already.
  case unchanged
  /// The file was made or replaced; in a dry run, it would be.
  case written
}

/// A folder that output goes to, and nothing outside it.
///
/// Every name is resolved one component at a time without following symbolic links, whatever stands on the disk.
/// Files are written under a temporary name in their own folder and renamed into place: readers see the old content
/// or the new one, and other hard links of a replaced file keep the old one. Safe to use from several threads.
package final class OutputFolder: Sendable {
  /// The folder as the user named it.
  package let path: String
  /// Whether nothing is changed and only what would be is found out.
  package let isDryRun: Bool
  /// Whether what is written is brought to the disk before it is relied upon, so that it outlasts a loss of power.
  let isDurable: Bool
  /// The open folder; negative in a dry run for one that does not exist.
  let root: Int32
  /// What makes operations fail, in tests.
  let faults: OutputFaults?

  /// Opens `path`, which is made if it does not exist.
  package init(
    _ path: String, isDryRun: Bool = false, isDurable: Bool = false, faults: OutputFaults? = nil
  ) throws(FileError) {
    self.path = path
    self.isDryRun = isDryRun
    self.isDurable = isDurable
    self.faults = faults
    if !isDryRun { try Self.makeFolders(path) }
    root = SystemCall.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if root < 0, !(isDryRun && errno == ENOENT) { throw FileError(.write, path) }
  }

  deinit {
    guard root >= 0 else { return }
    // A process that this one is starting meanwhile may still have the descriptor, and the lock with it.
    flock(root, LOCK_UN)
    close(root)
  }

  /// Gives the file the content, unless it has it already. `name` is relative and ``Path/isConfined(_:)``.
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) -> WriteOutcome {
    try put(bytes, at: name) { () throws(FileError) in }.outcome
  }

  /// Gives the file the content, unless it has it already, and says what the system knows of it afterwards; nothing in a
  /// dry run. `announce` is called before anything is changed, and its error prevents that.
  func put(
    _ bytes: [UInt8], at name: String, announce: () throws(FileError) -> Void
  ) throws(FileError) -> (outcome: WriteOutcome, stamp: FileStamp?) {
    let last = Path.name(of: name)
    var folder = try openFolder(of: name, makes: false)
    defer { if let folder { close(folder) } }
    if let folder {
      if let stamp = try Self.hasContent(bytes, folder, last) { return (.unchanged, stamp) }
      if isDryRun { try refuseFolder(folder, last, name) }
    }
    if isDryRun { return (.written, nil) }
    try announce()
    if folder == nil { folder = try openFolder(of: name, makes: true) }
    guard let folder else { throw FileError(.write, Path.join(path, name), code: ENOENT) }
    return (
      .written,
      try AtomicFile.write(
        bytes, to: last, in: folder, shown: Path.join(path, name), isDurable: isDurable, faults: faults)
    )
  }

  /// What the system knows of a regular file; none if there is no such file.
  ///
  /// Links on the way to it are followed: ``isStraight(_:)`` says whether there are any.
  func stamp(of name: String) -> FileStamp? {
    guard root >= 0, let info = SystemCall.status(root, name), DiskFileSystem.kind(info) == .file else { return nil }
    return FileStamp(info)
  }

  /// Whether a regular file has the content that it had, as ``stamp(of:)`` would say, by the bytes of its name.
  @inline(__always)
  func isSameContent(_ name: UnsafePointer<CChar>, as stamp: FileStamp, _ info: inout stat) -> Bool {
    SystemCall.note(root, name, followingLinks: true, &info) && DiskFileSystem.kind(info) == .file
      && FileStamp(info).isSameContent(as: stamp)
  }

  /// Whether the folder that a file is in can be reached without following a link.
  func isStraight(_ name: String) -> Bool {
    guard let folder = try? openFolder(of: name, makes: false) else { return false }
    close(folder)
    return true
  }

  // MARK: What builds keep for themselves

  /// The folder with what builds keep for themselves.
  static let ownFolder = ".cardc"

  /// Opens a file of the own folder, at whose end things are noted.
  func openForAppending(_ name: String) throws(FileError) -> Int32 {
    let place = Self.ownFolder + "/" + name
    guard let folder = try openFolder(of: place, makes: true) else {
      throw FileError(.write, Path.join(path, place), code: ENOENT)
    }
    defer { close(folder) }
    if let code = faults?.code(.create) { throw FileError(.write, Path.join(path, place), code: code) }
    let descriptor = SystemCall.openat(folder, name, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw FileError(.write, Path.join(path, place)) }
    if isDurable, let code = AtomicFile.sync(folder, faults) {
      close(descriptor)
      throw FileError(.write, Path.join(path, place), code: code)
    }
    return descriptor
  }

  /// Keeps other processes from writing into the folder until this object goes away; false if one does so already. Where the
  /// file system knows no locks, there is none.
  func lock() -> Bool {
    while flock(root, LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { return errno != EWOULDBLOCK }
    }
    return true
  }

  /// Removes files of a folder that were being written when a build was interrupted. Only who holds the lock may do so.
  func removeTemporaries(in name: String) {
    let shown = Path.join(path, name)
    guard isStraight(name + "/x") else { return }
    for entry in (try? DiskFileSystem().entries(of: shown)) ?? []
    where entry.kind == .file && AtomicFile.isTemporary(entry.name) {
      _ = try? remove(name + "/" + entry.name)
    }
  }

  /// The content of a regular file; none if there is no such file.
  package func content(of name: String) throws(FileError) -> SourceText? {
    guard let folder = try openFolder(of: name, makes: false) else { return nil }
    defer { close(folder) }
    return try Self.content(folder, Path.name(of: name), shown: Path.join(path, name))
  }

  /// The bytes of a regular file; none if there is no such file or it cannot be read.
  func bytes(of name: String) -> [UInt8]? {
    guard let folder = try? openFolder(of: name, makes: false) else { return nil }
    defer { close(folder) }
    let descriptor = SystemCall.openat(
      folder, Path.name(of: name), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return DiskFileSystem.bytes(descriptor)
  }

  /// Removes a regular file, and the folders that are empty without it; false if there is no such file.
  package func remove(_ name: String) throws(FileError) -> Bool {
    guard let folder = try openFolder(of: name, makes: false) else { return false }
    defer { close(folder) }
    let last = Path.name(of: name)
    guard let info = SystemCall.status(folder, last), DiskFileSystem.kind(info) == .file else { return false }
    if isDryRun { return true }
    if let code = faults?.code(.remove) { throw FileError(.remove, Path.join(path, name), code: code) }
    guard SystemCall.unlinkat(folder, last) == 0 else { throw FileError(.remove, Path.join(path, name)) }
    removeEmptyFolders(above: name)
    return true
  }

  // MARK: Implementation

  /// Opens the folder that `name` is in; none if it does not exist and is not to be made.
  private func openFolder(of name: String, makes: Bool) throws(FileError) -> Int32? {
    guard Path.isConfined(name) else { throw FileError(.write, Path.join(path, name), code: EINVAL) }
    guard root >= 0 else { return nil }
    var current = dup(root)
    guard current >= 0 else { throw FileError(.write, path) }
    var shown = path
    for component in name.split(separator: "/").dropLast() {
      shown = Path.join(shown, String(component))
      let component = String(component)
      if makes, let faults, !SystemCall.exists(current, component), let code = faults.code(.makeFolder) {
        close(current)
        throw FileError(.write, shown, code: code)
      }
      if makes {
        var code = SystemCall.mkdirat(current, component, 0o777) == 0 ? 0 : errno
        if code == 0, isDurable { code = AtomicFile.sync(current, faults) ?? 0 }
        if code != 0, code != EEXIST {
          close(current)
          throw FileError(.write, shown, code: code)
        }
      }
      let next = SystemCall.openat(current, component, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let code = errno
      close(current)
      if next < 0 {
        if code == ENOENT, !makes { return nil }
        // The system says "not a directory" of a link to one, which would puzzle whoever looks at it.
        let isLink = DiskFileSystem.kind(of: shown, followingLinks: false) == .link
        throw FileError(.write, shown, code: isLink ? ELOOP : code)
      }
      current = next
    }
    return current
  }

  private func refuseFolder(_ folder: Int32, _ last: String, _ name: String) throws(FileError) {
    guard let info = SystemCall.status(folder, last), DiskFileSystem.kind(info) == .folder else { return }
    throw FileError(.write, Path.join(path, name), code: EISDIR)
  }

  private func removeEmptyFolders(above name: String) {
    var name = Path.folder(of: name)
    while name != "." {
      guard let folder = try? openFolder(of: name, makes: false) else { return }
      let result = SystemCall.unlinkat(folder, Path.name(of: name), AT_REMOVEDIR)
      close(folder)
      if result != 0 { return }
      name = Path.folder(of: name)
    }
  }

  /// What the system knows of a file that has the content; none if it has another one.
  private static func hasContent(_ bytes: [UInt8], _ folder: Int32, _ name: String) throws(FileError) -> FileStamp? {
    // The size alone settles most changes without opening the file.
    guard let info = SystemCall.status(folder, name), DiskFileSystem.kind(info) == .file,
      Int(info.st_size) == bytes.count
    else { return nil }
    // A file that cannot be read can still be replaced.
    guard let source = try? content(folder, name, shown: name) else { return nil }
    return source.hasContent(bytes) ? FileStamp(info) : nil
  }

  private static func content(_ folder: Int32, _ name: String, shown: String) throws(FileError) -> SourceText? {
    let descriptor = SystemCall.openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ELOOP { return nil }
      throw FileError(.read, shown)
    }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, DiskFileSystem.kind(info) == .file else { return nil }
    return try DiskFileSystem.read(descriptor, named: shown)
  }

  /// Makes a folder that the user named, with the folders above it.
  private static func makeFolders(_ path: String) throws(FileError) {
    if SystemCall.mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != "/", path != "." else { throw FileError(.write, path) }
    try makeFolders(Path.folder(of: path))
    if SystemCall.mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError(.write, path) }
  }
}

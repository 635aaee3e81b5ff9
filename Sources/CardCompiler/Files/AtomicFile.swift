#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files that appear whole or not at all.
package enum AtomicFile {
  /// Gives the file that the user named the content, unless it has it already.
  ///
  /// What is not a regular file, a terminal or a pipe for instance, is written to as it stands. A symbolic link is
  /// resolved first: it was the user who named it.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> WriteOutcome {
    // An open file has its place in what others write to it, whatever it was opened from.
    if let descriptor = openFile(path) {
      if let code = bytes.withUnsafeBytes({ write($0, to: descriptor) }) { throw FileError(.write, path, code: code) }
      return .written
    }
    if let kind = DiskFileSystem.kind(of: path) {
      if kind == .folder { throw FileError(.write, path, code: EISDIR) }
      if kind == .special {
        try writeThrough(bytes, to: path)
        return .written
      }
    }
    guard let target = DiskFileSystem.canonical(path) else { throw FileError(.write, path) }
    do {
      let folder = try OutputFolder(Path.folder(of: target))
      return try folder.write(bytes, to: Path.name(of: target))
    } catch {
      throw FileError(error.operation, path, code: error.code)
    }
  }

  /// The file of this process that a path names by its number, as `/dev/stdout` and `/dev/fd/3` do.
  private static func openFile(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count)).flatMap { $0 > 0 ? $0 : nil }
    }
    return nil
  }

  /// Writes everything to an open file.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var written = 0
    while written < bytes.count {
      #if canImport(Darwin)
        let result = Darwin.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      #elseif canImport(Musl)
        let result = Musl.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      #else
        let result = Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      #endif
      if result < 0 {
        if errno == EINTR { continue }
        return errno
      }
      written += result
    }
    return nil
  }

  /// Replaces a file of an open folder, and says what the system knows of it afterwards; messages call it `shown`.
  @discardableResult
  static func write(
    _ bytes: [UInt8], to name: String, in folder: Int32, shown: String, isDurable: Bool = false,
    faults: OutputFaults? = nil
  ) throws(FileError) -> FileStamp? {
    var mode: mode_t?
    if let info = SystemCall.status(folder, name) {
      if DiskFileSystem.kind(info) == .folder { throw FileError(.write, shown, code: EISDIR) }
      if DiskFileSystem.kind(info) == .file { mode = info.st_mode & 0o777 }
    }
    if let code = faults?.code(.create) { throw FileError(.write, shown, code: code) }
    return try UnfinishedWrites.whole { () throws(FileError) in
      try replace(name, in: folder, with: bytes, mode: mode, shown: shown, isDurable: isDurable, faults: faults)
    }
  }

  private static func replace(
    _ name: String, in folder: Int32, with bytes: [UInt8], mode: mode_t?, shown: String, isDurable: Bool,
    faults: OutputFaults?
  ) throws(FileError) -> FileStamp? {
    let (descriptor, temporary) = try openTemporary(in: folder, shown: shown)
    if let mode { _ = fchmod(descriptor, mode) }
    var code = faults?.code(.write) ?? bytes.withUnsafeBytes { write($0, to: descriptor) }
    var info = stat()
    let stamp = fstat(descriptor, &info) == 0 ? FileStamp(info) : nil
    if isDurable, code == nil { code = sync(descriptor, faults) }
    if close(descriptor) != 0, code == nil { code = errno }
    if code == nil { code = faults?.code(.rename) }
    if code == nil, SystemCall.rename(folder, temporary, to: name) != 0 { code = errno }
    guard let code else {
      // The name is in the folder, which is written later than the file unless someone asks for it.
      if isDurable, let code = sync(folder, faults) { throw FileError(.write, shown, code: code) }
      return stamp
    }
    if faults?.code(.remove) == nil { _ = SystemCall.unlinkat(folder, temporary) }
    throw FileError(.write, shown, code: code)
  }

  /// Brings a file or folder from the memory of the system to the disk; why it cannot be done, if so.
  static func sync(_ descriptor: Int32, _ faults: OutputFaults?) -> Int32? {
    if let code = faults?.code(.sync) { return code }
    while fsync(descriptor) != 0 {
      // Devices and file systems without a memory of their own have nothing to bring.
      if errno == EINVAL || errno == ENOTSUP { return nil }
      if errno != EINTR { return errno }
    }
    return nil
  }

  /// Whether a file of this name is one that was being written when a process ended.
  static func isTemporary(_ name: String) -> Bool { name.hasPrefix(".cardc-") && name.hasSuffix(".tmp") }

  /// The name begins with a point, so that a build which reads the folder does not take it for a template.
  private static func temporaryName(_ attempt: Int) -> String {
    ".cardc-\(String(UInt64.random(in: .min ... .max), radix: 36))-\(attempt).tmp"
  }

  /// A new file of a folder that has no name yet; none where the system or the disk knows no such files.
  static func openNameless(in folder: Int32) -> Int32? {
    #if os(Linux)
      // `O_TMPFILE`, of which Swift sees only the half that is no macro of other macros.
      let descriptor = SystemCall.openat(folder, ".", O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20000000, 0o666)
      return descriptor >= 0 ? descriptor : nil
    #else
      return nil
    #endif
  }

  /// Gives a file that has none a temporary name.
  static func name(_ descriptor: Int32, in folder: Int32, shown: String) throws(FileError) -> String {
    for attempt in 0..<100 {
      let name = temporaryName(attempt)
      if linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", folder, name, AT_SYMLINK_FOLLOW) == 0 { return name }
      if errno != EEXIST { throw FileError(.write, shown) }
    }
    throw FileError(.write, shown, code: EEXIST)
  }

  static func openTemporary(in folder: Int32, shown: String) throws(FileError) -> (Int32, String) {
    for attempt in 0..<100 {
      let name = temporaryName(attempt)
      let descriptor = SystemCall.openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, name) }
      if errno != EEXIST { throw FileError(.write, shown) }
    }
    throw FileError(.write, shown, code: EEXIST)
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = SystemCall.open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    defer { close(descriptor) }
    if let code = bytes.withUnsafeBytes({ write($0, to: descriptor) }), code != EPIPE {
      throw FileError(.write, path, code: code)
    }
  }
}

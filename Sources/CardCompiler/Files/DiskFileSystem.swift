package import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The disk.
///
/// What writes files asks it as well, by the functions of the type: outputs always go to the disk.
package struct DiskFileSystem: FileSystem {
  /// The disk.
  package init() {}

  package func kind(of path: String, followingLinks: Bool) -> FileKind? {
    Self.kind(of: path, followingLinks: followingLinks)
  }

  package func identity(of path: String) -> FileIdentity? { Self.identity(of: path) }

  package func stamp(of path: String, followingLinks: Bool) -> FileStamp? {
    guard let info = SystemCall.status(path, followingLinks: followingLinks), Self.kind(info) == .file else {
      return nil
    }
    return FileStamp(info)
  }

  package func canonical(_ path: String) -> String? { Self.canonical(path) }

  package func read(_ path: String, followingLinks: Bool) throws(FileError) -> SourceText {
    try Self.read(path, followingLinks: followingLinks)
  }

  package func readStandardInput() throws(FileError) -> SourceText {
    try Self.read(STDIN_FILENO, named: SourceText.standardInputName)
  }

  package func entries(of folder: String) throws(FileError) -> [FolderEntry] { try Self.entries(of: folder) }

  /// What `path` stands for, none if there is nothing or it cannot be reached.
  package static func kind(of path: String, followingLinks: Bool = true) -> FileKind? {
    SystemCall.status(path, followingLinks: followingLinks).map(kind)
  }

  /// Whether there is something at `path`, or there may be but one is not let near it.
  package static func mayExist(_ path: String) -> Bool {
    SystemCall.status(path, followingLinks: false) != nil || (errno != ENOENT && errno != ENOTDIR)
  }

  /// Which file `path` leads to.
  package static func identity(of path: String) -> FileIdentity? {
    SystemCall.status(path).map { FileIdentity($0) }
  }

  /// The absolute path without links, `.` and `..`; of a path whose end does not exist, as far as it does.
  package static func canonical(_ path: String) -> String? {
    if let resolved = SystemCall.realpath(path) { return resolved }
    guard errno == ENOENT, path != "/", path != "." else { return nil }
    let name = Path.name(of: path)
    guard name != "..", !name.isEmpty, let folder = canonical(Path.folder(of: path)) else { return nil }
    return Path.join(folder, name)
  }

  /// The content of a file; diagnostics call it `name`, the path if none is given.
  package static func read(_ path: String, followingLinks: Bool = true) throws(FileError) -> SourceText {
    let descriptor = SystemCall.open(path, O_RDONLY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw FileError(.read, path) }
    defer { close(descriptor) }
    return try read(descriptor, named: path)
  }

  /// The entries of a folder by name.
  package static func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = SystemCall.opendir(folder) else { throw FileError(.read, folder) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let record = readdir(stream) else { break }
      let entry = withUnsafePointer(to: &record.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) { name in
          Self.entry(name, in: dirfd(stream))
        }
      }
      if let entry { entries.append(entry) }
    }
    if errno != 0 { throw FileError(.read, folder) }
    return entries.sorted { Path.precedes($0.name, $1.name) }
  }

  /// An entry of an open folder; none for the folder itself and the one above.
  private static func entry(_ name: UnsafePointer<CChar>, in folder: Int32) -> FolderEntry? {
    let point = CChar(bitPattern: UInt8(ascii: "."))
    if name[0] == point, name[1] == 0 || (name[1] == point && name[2] == 0) { return nil }
    // The entry may have vanished since the folder was listed.
    guard let info = SystemCall.status(folder, name) else { return nil }
    return FolderEntry(name: SystemCall.text(name), kind: kind(info), stamp: FileStamp(info))
  }

  /// The fingerprint of the names in a folder, by the bytes of the folder's name; none if it cannot be listed.
  ///
  /// It is that of ``FolderListing`` for the entries of the folder.
  static func listing(_ folder: UnsafePointer<CChar>) -> UInt64? {
    guard let stream = SystemCall.opendir(named: folder) else { return nil }
    defer { closedir(stream) }
    var listing = FolderListing()
    while true {
      errno = 0
      guard let record = readdir(stream) else { break }
      let isKnown = withUnsafePointer(to: &record.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) { name in
          let point = CChar(bitPattern: UInt8(ascii: "."))
          if name[0] == point, name[1] == 0 || (name[1] == point && name[2] == 0) { return true }
          guard let kind = kind(record.pointee.d_type) ?? SystemCall.status(dirfd(stream), name).map(kind) else {
            return false
          }
          listing.add(UnsafeRawBufferPointer(start: name, count: strlen(name)), kind)
          return true
        }
      }
      if !isKnown { return nil }
    }
    return errno == 0 ? listing.hash : nil
  }

  /// What an entry is that a folder lists; none if the file system does not say.
  private static func kind(_ type: UInt8) -> FileKind? {
    switch Int32(type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .special
    }
  }

  // MARK: Below a folder

  package func read(_ names: [String], below root: String) throws(FileError) -> SourceText {
    var current = SystemCall.open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard current >= 0 else { throw FileError(.read, root) }
    for (index, name) in names.enumerated() {
      // A pipe must not be waited for.
      let flags = index == names.count - 1 ? O_NONBLOCK : O_DIRECTORY
      let next = SystemCall.openat(current, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flags)
      let code = errno
      close(current)
      guard next >= 0 else {
        throw FileError(.read, Path.join(root, names[...index].joined(separator: "/")), code: code)
      }
      current = next
    }
    defer { close(current) }
    let path = Path.join(root, names.joined(separator: "/"))
    var info = stat()
    guard fstat(current, &info) == 0, Self.kind(info) == .file else { throw FileError(.read, path, code: EINVAL) }
    return try Self.read(current, named: path)
  }

  // MARK: Shared with the writing side

  static func kind(_ info: stat) -> FileKind {
    switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }

  static func read(_ descriptor: Int32, named name: String) throws(FileError) -> SourceText {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError(.read, name) }
    guard kind(info) != .folder else { throw FileError(.read, name, code: EISDIR) }
    let size = kind(info) == .file ? Int(info.st_size) : 0
    guard size <= SourceText.maximumSize else { throw FileError(.read, name, code: EFBIG) }
    // One byte more than the file has, so that the end is seen without growing.
    let first = try SourceText(name: name, capacity: size + 1) { buffer throws(FileError) in
      try fill(buffer, from: descriptor, name)
    }
    if first.count <= size { return first }
    // A pipe, or a file that grew while it was read.
    var rest = first.array
    while true {
      let count = rest.count
      rest.append(contentsOf: repeatElement(0, count: max(65536, count)))
      let added = try rest.withUnsafeMutableBufferPointer { buffer throws(FileError) in
        try fill(UnsafeMutableBufferPointer(rebasing: buffer[count...]), from: descriptor, name)
      }
      let isAtEnd = count + added < rest.count
      rest.removeLast(rest.count - count - added)
      guard rest.count <= SourceText.maximumSize else { throw FileError(.read, name, code: EFBIG) }
      if isAtEnd { return SourceText(name: name, bytes: rest) }
    }
  }

  /// The bytes of an open regular file, as many as it had when it was asked; none if the system refuses.
  static func bytes(_ descriptor: Int32) -> [UInt8]? {
    var info = stat()
    guard fstat(descriptor, &info) == 0, kind(info) == .file, info.st_size <= SourceText.maximumSize else { return nil }
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(info.st_size)) { buffer, count in
      let read = try? fill(buffer, from: descriptor, "")
      isRead = read != nil
      count = read ?? 0
    }
    return isRead ? bytes : nil
  }

  /// Reads until the buffer is full or the input ends.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, _ name: String
  ) throws(FileError) -> Int {
    var count = 0
    while count < buffer.count {
      let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
      let result = readSome(descriptor, UnsafeMutableRawBufferPointer(rest))
      if result == 0 { break }
      if result < 0 { throw FileError(.read, name) }
      count += result
    }
    return count
  }

  /// Reads what there is, at least one byte before the end of the input; negative if the system refuses.
  static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
        let result = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let result = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

extension FileIdentity {
  fileprivate init(_ info: stat) {
    self = .node(
      device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
  }
}

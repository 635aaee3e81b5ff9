#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written piece by piece and takes its name only when it is complete.
///
/// One thread at a time may write, which need not always be the same.
package final class StreamedFile: Sendable {
  private let path: String
  private let descriptor: Int32
  /// The folder and the names in it; none for a device or pipe, which has no other name. Where the system has files
  /// without a name, there is no temporary one, so that nothing is left of a process that is killed.
  private let place: (folder: Int32, temporary: String?, name: String)?
  private let isFinished = Protected(false)

  /// Begins a file that will be at `path`.
  package init(_ path: String) throws(FileError) {
    self.path = path
    let kind = DiskFileSystem.kind(of: path)
    if kind == .folder { throw FileError(.write, path, code: EISDIR) }
    if kind == .special {
      descriptor = SystemCall.open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(.write, path) }
      place = nil
      return
    }
    guard let target = DiskFileSystem.canonical(path) else { throw FileError(.write, path) }
    let folder = SystemCall.open(Path.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileError(.write, path) }
    if let descriptor = AtomicFile.openNameless(in: folder) {
      self.descriptor = descriptor
      place = (folder, nil, Path.name(of: target))
      return
    }
    do {
      let (descriptor, temporary) = try AtomicFile.openTemporary(in: folder, shown: path)
      self.descriptor = descriptor
      place = (folder, temporary, Path.name(of: target))
    } catch {
      close(folder)
      throw error
    }
  }

  deinit {
    close(descriptor)
    guard let place else { return }
    if !isFinished.withLock({ $0 }), let temporary = place.temporary {
      _ = SystemCall.unlinkat(place.folder, temporary)
    }
    close(place.folder)
  }

  /// Writes the next piece.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    if let code = AtomicFile.write(bytes, to: descriptor) { throw FileError(.write, path, code: code) }
  }

  /// Puts the complete file in its place; without this it is as if nothing had been written.
  package func finish() throws(FileError) {
    guard let place else { return }
    // A file that is replaced keeps who may read it.
    if let info = SystemCall.status(place.folder, place.name) {
      _ = fchmod(descriptor, info.st_mode & 0o777)
    }
    try UnfinishedWrites.whole { () throws(FileError) in try take(place.folder, place.temporary, place.name) }
    isFinished.withLock { $0 = true }
  }

  private func take(_ folder: Int32, _ known: String?, _ name: String) throws(FileError) {
    let temporary: String
    if let known {
      temporary = known
    } else {
      temporary = try AtomicFile.name(descriptor, in: folder, shown: path)
    }
    guard SystemCall.rename(folder, temporary, to: name) == 0 else {
      let error = FileError(.write, path)
      if known == nil { _ = SystemCall.unlinkat(folder, temporary) }
      throw error
    }
  }
}

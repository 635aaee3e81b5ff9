package import CardSyntax

/// What a name in a file system stands for.
package enum FileKind: Sendable, Hashable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link that was not followed.
  case link
  /// A device, pipe or socket.
  case special
}

/// An entry of a folder.
package struct FolderEntry: Sendable, Hashable {
  /// The name without the folder.
  package let name: String
  /// What it is; links are not followed.
  package let kind: FileKind
  /// What the system said of the file when the folder was listed, as far as it says anything.
  package var stamp: FileStamp?
}

/// Which file it is, whatever name leads to it.
package enum FileIdentity: Sendable, Hashable {
  /// A file on the disk.
  case node(device: UInt64, number: UInt64)
  /// A file that is held in memory only.
  case path(String)
}

/// Where a run reads from. Paths are as the user writes them, and errors name files so. ``FileNameText`` says how names
/// are spelled that are not UTF-8.
///
/// Streams of records are no files of a run: ``RecordReader`` and ``LineReader`` read them from the system piece by
/// piece.
package protocol FileSystem: Sendable {
  /// What `path` stands for; none if there is nothing or it cannot be reached.
  func kind(of path: String, followingLinks: Bool) -> FileKind?
  /// Which file `path` leads to.
  func identity(of path: String) -> FileIdentity?
  /// What tells whether a regular file was changed; none if there is no such file, or nothing that can be told without
  /// reading it.
  func stamp(of path: String, followingLinks: Bool) -> FileStamp?
  /// The absolute path without links, `.` and `..`; of a path whose end does not exist, as far as it does.
  func canonical(_ path: String) -> String?
  /// The entries of a folder in the order of their names' bytes.
  func entries(of folder: String) throws(FileError) -> [FolderEntry]
  /// The content of a file, which diagnostics call as it was named here.
  func read(_ path: String, followingLinks: Bool) throws(FileError) -> SourceText
  /// The content of the regular file that `names` lead to from the folder `root`, none of which may be a symbolic link;
  /// an error has the path up to the name that stood in the way.
  func read(_ names: [String], below root: String) throws(FileError) -> SourceText
  /// What comes in on standard input until its end.
  func readStandardInput() throws(FileError) -> SourceText
}

extension FileSystem where Self == DiskFileSystem {
  /// The disk.
  package static var disk: DiskFileSystem { DiskFileSystem() }
}

extension FileSystem {
  /// Nothing: who wants to know whether a file was changed has to read it.
  package func stamp(of path: String, followingLinks: Bool) -> FileStamp? { nil }

  /// What `path` stands for, behind links.
  package func kind(of path: String) -> FileKind? { kind(of: path, followingLinks: true) }

  /// An input as the user names it: a file, or `-` for standard input.
  package func readInput(_ path: String, followingLinks: Bool = true) throws(FileError) -> SourceText {
    path == Path.standardStream ? try readStandardInput() : try read(path, followingLinks: followingLinks)
  }

  /// An input as the user names it, at `span` if it is a file that names it; none, and a finding, if it cannot be read.
  package func readInput(
    _ path: String, namedAt span: SourceSpan? = nil, diagnostics: inout Diagnostics
  ) -> SourceText? {
    do throws(FileError) {
      return try readInput(path)
    } catch {
      diagnostics.report(error.diagnostic(at: span))
      return nil
    }
  }

  /// Whether two names lead to the same file or folder.
  package func areSame(_ left: String, _ right: String) -> Bool {
    if left == Path.standardStream || right == Path.standardStream { return false }
    if left == right { return true }
    guard let identity = identity(of: left) else { return false }
    return identity == self.identity(of: right)
  }
}

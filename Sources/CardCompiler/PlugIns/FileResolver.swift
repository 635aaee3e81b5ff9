public import CardPasses
import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files below one folder, for URLs of the scheme `file` or of any that stands for a folder.
///
/// `file:///srv/cards/logo.png` is an absolute path, which must lead into the folder; `bundle:logo.png` and
/// `bundle://images/logo.png` are paths relative to it. Symbolic links below the folder are not followed, so that
/// no URL reads anything outside.
public struct FileResolver: ResourceResolver {
  /// The folder.
  public let root: String
  /// The size of the largest file that is read, in bytes.
  public let maximumSize: Int

  /// A resolver for the files below `root`.
  public init(root: String, maximumSize: Int = 64 << 20) {
    self.root = root
    self.maximumSize = maximumSize
  }

  /// The content of the file at the URL.
  public func resource(at url: String) throws(ResourceError) -> Resource {
    let names = try components(of: url)
    let descriptor = try openFile(names)
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .system() }
    guard DiskFileSystem.kind(info) == .file else { throw ResourceError("it is not a file") }
    guard info.st_size <= maximumSize else {
      throw ResourceError("the file has more than \(maximumSize) bytes")
    }
    do {
      let content = try DiskFileSystem.read(descriptor, named: url)
      return Resource(bytes: content.array, mediaType: Self.mediaType(of: names.last ?? ""))
    } catch {
      throw ResourceError(error.reason)
    }
  }

  // MARK: Paths

  /// The names on the way from the folder to the file.
  private func components(of url: String) throws(ResourceError) -> [String] {
    guard let colon = url.firstIndex(of: ":") else { throw ResourceError("the URL has no scheme") }
    let scheme = url[..<colon].lowercased()
    var rest = url[url.index(after: colon)...].prefix { $0 != "?" && $0 != "#" }
    var authority = ""
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      authority = String(rest.prefix { $0 != "/" })
      rest = rest.dropFirst(authority.count)
    }
    guard let path = PercentEncoding.decode(String(rest)), let host = PercentEncoding.decode(authority),
      !path.utf8.contains(0), !host.utf8.contains(0)
    else { throw ResourceError("the path is not UTF-8") }
    var relative = path
    if scheme == "file" {
      guard host.isEmpty || host.lowercased() == "localhost" else {
        throw ResourceError("the file is on another machine")
      }
      if path.hasPrefix("/") { relative = try pathBelowRoot(path) }
    } else if !host.isEmpty {
      relative = host + "/" + path
    }
    let names = relative.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !names.contains(".."), !names.isEmpty else { throw ResourceError("the path leads out of the folder") }
    return names
  }

  private func pathBelowRoot(_ path: String) throws(ResourceError) -> String {
    let folder = DiskFileSystem.canonical(root)
    for prefix in [root, folder].compactMap({ $0 }) where prefix.hasPrefix("/") {
      let prefix = prefix.hasSuffix("/") ? prefix : prefix + "/"
      if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    }
    throw ResourceError("the path leads out of the folder")
  }

  /// Opens the file name by name, so that no link on the way leads anywhere else.
  private func openFile(_ names: [String]) throws(ResourceError) -> Int32 {
    var folder = SystemCall.open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .system() }
    for (position, name) in names.enumerated() {
      let isLast = position == names.count - 1
      // A pipe must not be waited for; what is opened is looked at before it is read.
      let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | (isLast ? O_NONBLOCK : O_DIRECTORY)
      let next = SystemCall.openat(folder, name, flags)
      let error = errno
      close(folder)
      guard next >= 0 else { throw .system(error) }
      folder = next
    }
    return folder
  }

  /// The media type that the name of a file promises.
  private static func mediaType(of name: String) -> String? {
    let types = [
      "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
      "svg": "image/svg+xml", "mp4": "video/mp4", "mp3": "audio/mpeg", "vtt": "text/vtt", "txt": "text/plain",
      "json": "application/json", "html": "text/html",
    ]
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return types[name[name.index(after: dot)...].lowercased()]
  }
}

extension ResourceError {
  /// What the system says about a call that failed.
  fileprivate static func system(_ code: Int32 = errno) -> ResourceError {
    ResourceError(String(cString: strerror(code)).lowercased())
  }
}

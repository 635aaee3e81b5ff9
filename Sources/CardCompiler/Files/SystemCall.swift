import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The calls of the system that take or give names of files.
///
/// A name need not be UTF-8, and the string that Swift would make of it might lead to no file or to another one:
/// ``FileNameText`` says how names become text. No other file calls the system with a name, which a test checks.
package enum SystemCall {
  /// Gives `body` a name as the system has it.
  @inline(__always)
  private static func with<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    if !FileNameText.mayHaveCharacter(path) { return path.withCString(body) }
    return (FileNameText.bytes(path) + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in name.baseAddress.map(body) ?? "".withCString(body) }
    }
  }

  /// The text of a name that ends with a zero.
  static func text(_ name: UnsafePointer<CChar>) -> String {
    let count = strlen(name)
    return name.withMemoryRebound(to: UInt8.self, capacity: count) {
      FileNameText.text(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// The arguments of the process after its name.
  package static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return nil }
      let count = strlen(argument)
      return argument.withMemoryRebound(to: UInt8.self, capacity: count) {
        FileNameText.text(ofArgument: UnsafeBufferPointer(start: $0, count: count))
      }
    }
  }

  // MARK: Opening

  /// Opens what a name leads to; -1 if that cannot be done.
  package static func open(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Darwin)
      with(path) { Darwin.open($0, flags) }
    #elseif canImport(Musl)
      with(path) { Musl.open($0, flags) }
    #else
      with(path) { Glibc.open($0, flags) }
    #endif
  }

  static func openat(_ folder: Int32, _ name: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    #if canImport(Darwin)
      with(name) { Darwin.openat(folder, $0, flags, mode) }
    #elseif canImport(Musl)
      with(name) { Musl.openat(folder, $0, flags, mode) }
    #else
      with(name) { Glibc.openat(folder, $0, flags, mode) }
    #endif
  }

  #if canImport(Darwin)
    static func opendir(_ path: String) -> UnsafeMutablePointer<DIR>? { with(path) { Darwin.opendir($0) } }
    static func opendir(named name: UnsafePointer<CChar>) -> UnsafeMutablePointer<DIR>? { Darwin.opendir(name) }
  #elseif canImport(Musl)
    static func opendir(_ path: String) -> OpaquePointer? { with(path) { Musl.opendir($0) } }
    static func opendir(named name: UnsafePointer<CChar>) -> OpaquePointer? { Musl.opendir(name) }
  #else
    static func opendir(_ path: String) -> OpaquePointer? { with(path) { Glibc.opendir($0) } }
    static func opendir(named name: UnsafePointer<CChar>) -> OpaquePointer? { Glibc.opendir(name) }
  #endif

  // MARK: Looking

  /// What the system knows of a file; none, and `errno`, if there is none.
  static func status(_ path: String, followingLinks: Bool = true) -> stat? {
    var info = stat()
    return with(path) { followingLinks ? stat($0, &info) : lstat($0, &info) } == 0 ? info : nil
  }

  /// The size of a regular file in bytes; none of anything else.
  package static func size(_ path: String) -> Int? {
    status(path).flatMap { $0.st_mode & S_IFMT == S_IFREG ? Int($0.st_size) : nil }
  }

  /// What the system knows of an entry of an open folder; links are not followed.
  static func status(_ folder: Int32, _ name: String) -> stat? { with(name) { status(folder, $0) } }

  /// What the system knows of an entry of an open folder, by its bytes; links are not followed.
  static func status(_ folder: Int32, _ name: UnsafePointer<CChar>) -> stat? {
    var info = stat()
    return fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0 ? info : nil
  }

  /// Notes what the system knows of a file, by the bytes of its name seen from an open folder; false if there is none. Who
  /// asks for thousands of files has one place for the answers.
  @inline(__always)
  static func note(
    _ folder: Int32, _ name: UnsafePointer<CChar>, followingLinks: Bool, _ info: inout stat
  ) -> Bool {
    fstatat(folder, name, &info, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0
  }

  /// Whether an open folder has an entry that can be reached.
  static func exists(_ folder: Int32, _ name: String) -> Bool { with(name) { faccessat(folder, $0, F_OK, 0) } == 0 }

  static func realpath(_ path: String) -> String? {
    #if canImport(Darwin)
      let resolved = with(path) { Darwin.realpath($0, nil) }
    #elseif canImport(Musl)
      let resolved = with(path) { Musl.realpath($0, nil) }
    #else
      let resolved = with(path) { Glibc.realpath($0, nil) }
    #endif
    guard let resolved else { return nil }
    defer { free(resolved) }
    return text(resolved)
  }

  // MARK: Changing

  static func mkdir(_ path: String, _ mode: mode_t) -> Int32 {
    #if canImport(Darwin)
      with(path) { Darwin.mkdir($0, mode) }
    #elseif canImport(Musl)
      with(path) { Musl.mkdir($0, mode) }
    #else
      with(path) { Glibc.mkdir($0, mode) }
    #endif
  }

  static func mkdirat(_ folder: Int32, _ name: String, _ mode: mode_t) -> Int32 {
    #if canImport(Darwin)
      with(name) { Darwin.mkdirat(folder, $0, mode) }
    #elseif canImport(Musl)
      with(name) { Musl.mkdirat(folder, $0, mode) }
    #else
      with(name) { Glibc.mkdirat(folder, $0, mode) }
    #endif
  }

  /// Renames an entry of an open folder.
  static func rename(_ folder: Int32, _ name: String, to other: String) -> Int32 {
    with(name) { name in with(other) { renameat(folder, name, folder, $0) } }
  }

  static func unlinkat(_ folder: Int32, _ name: String, _ flags: Int32 = 0) -> Int32 {
    #if canImport(Darwin)
      with(name) { Darwin.unlinkat(folder, $0, flags) }
    #elseif canImport(Musl)
      with(name) { Musl.unlinkat(folder, $0, flags) }
    #else
      with(name) { Glibc.unlinkat(folder, $0, flags) }
    #endif
  }

  // MARK: Other programs

  /// Puts another program in the place of this one; comes back, and sets `errno`, only if that cannot be done.
  package static func execute(_ program: String, _ arguments: [String]) {
    var words = arguments.map { with($0) { strdup($0) } }
    words.append(nil)
    _ = with(program) { execv($0, words) }
  }

  // MARK: Being told

  #if os(Linux)
    static func inotifyAddWatch(_ descriptor: Int32, _ path: String, _ mask: UInt32) -> Int32 {
      with(path) { inotify_add_watch(descriptor, $0, mask) }
    }
  #endif
}

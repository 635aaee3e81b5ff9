import ArgumentParser
import CardCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output for data, standard error for everything else.
enum Console {
  /// A reader of our output that has enough of it ends neither the process nor its other output.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // What a parent has closed must not become something of our own: a pipe to ourselves in place of the input would be
    // waited for without end, and messages would get into a file. In its place is what can be neither read nor written.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      _ = SystemCall.open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    // A parent may have blocked what ends a program, and children inherit that.
    var endings = sigset_t()
    sigemptyset(&endings)
    for number in Interruptions.signals { sigaddset(&endings, number) }
    sigprocmask(SIG_UNBLOCK, &endings, nil)
    Interruptions.prepare()
  }

  /// Writes data; false if no one reads them any more.
  @discardableResult
  static func print(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { print($0) } }

  /// Writes data; false if no one reads them any more.
  static func print(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let code = AtomicFile.write(bytes, to: STDOUT_FILENO) else { return true }
    // Who closes our output has seen enough: `cardc explain | head` is no error.
    if code == EPIPE { return false }
    complain("error: cannot write `<stdout>`: \(String(cString: strerror(code))) [io.cannot-write]\n")
    exit(.errors)
  }

  /// Writes data.
  static func print(_ text: String) { print(Array(text.utf8)) }

  /// Writes for people.
  static func complain(_ text: String) {
    let bytes = Array(text.utf8)
    // When not even this can be written, there is no one left to tell.
    _ = bytes.withUnsafeBytes { AtomicFile.write($0, to: STDERR_FILENO) }
  }

  /// Whether colors on standard error are welcome if nothing else is said.
  static var prefersColor: Bool {
    guard isatty(STDERR_FILENO) == 1, environment("NO_COLOR") == nil else { return false }
    return environment("TERM") != "dumb"
  }

  /// A variable of the environment that is set and not empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Ends the process.
  static func exit(_ code: ExitCode) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code.rawValue)
    #elseif canImport(Musl)
      Musl.exit(code.rawValue)
    #else
      Glibc.exit(code.rawValue)
    #endif
  }
}

import ArgumentParser
import CardCompiler
import CardLanguageServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `cardc lsp`: the Language Server Protocol on standard input and output.
struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings as you type, completion, hover.",
    discussion: """
      Speaks the Language Server Protocol on standard input and output. Editors start it by themselves; \
      `examples/editors/` has their settings.
      """)

  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    // Editors name files from the root. Beside the folder in which the server was started, which is often that of the project,
    // the same file would have another name.
    _ = chdir("/")
    var server = LanguageServer()
    var isOpen = true
    while server.exitCode == nil {
      // What is typed meanwhile comes before findings, so that those of a text that has changed are not looked for.
      let isIdle = !server.hasMessages
      if isIdle, !isOpen { throw ExitCode(1) }
      if isOpen, isIdle || Self.isReadable(within: 0) {
        if !isIdle || !server.hasWork || Self.isReadable(within: Self.pause) {
          // What was said before the end is answered.
          if let bytes = Self.read() { server.receive(bytes) } else { isOpen = false }
        }
      }
      guard server.hasWork else { continue }
      for message in server.step() where !Console.print(MessageStream.frame(message)) { throw ExitCode(1) }
    }
    if server.exitCode != 0 { throw ExitCode(1) }
  }

  /// How long nothing must be typed before findings are looked for, in milliseconds.
  private static let pause: Int32 = 40

  private static func isReadable(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }

  /// What there is to be read; none at the end of the input.
  private static func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        #if canImport(Darwin)
          Darwin.read(STDIN_FILENO, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.read(STDIN_FILENO, bytes.baseAddress, bytes.count)
        #else
          Glibc.read(STDIN_FILENO, bytes.baseAddress, bytes.count)
        #endif
      }
      if count > 0 { return Array(buffer.prefix(count)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}

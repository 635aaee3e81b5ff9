import ArgumentParser
import CardCompiler
import CardPreview
import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `cardc preview`
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cardc preview",
    abstract: "Show screens in a browser while they are edited.",
    discussion: """
      The page shows the source and the data of a screen, and beside them what comes of it for each target, with the \
      findings. Both can be edited there; nothing is written to the disk. A change of a file is shown at once. A folder \
      is shown as a gallery. The server answers this machine only, under an address that nobody else knows.

      EXAMPLES
        cardc preview templates/
        cardc preview card.yaml --data card.data.json --host-config seed --port 8080
      """)

  @Argument(help: ArgumentHelp("Screens and folders of screens.", valueName: "inputs"))
  var inputs: [String] = []

  @Option(help: ArgumentHelp("The data, instead of the files beside the screens.", valueName: "file"))
  var data: String?

  @Option(
    name: .customLong("host-config"), help: ArgumentHelp("The host configuration, by name or file.", valueName: "name"))
  var hostConfig: String?

  @Option(help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "number"))
  var port = 0

  /// The most connections at a time.
  private static let connectionLimit = 128

  func validate() throws {
    if !(0...65535).contains(port) { throw ValidationError("`--port` must be between 0 and 65535.") }
    for input in inputs where DiskFileSystem.kind(of: input) == nil {
      throw ValidationError("There is no `\(input)`.")
    }
  }

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    var settings = ProjectSettings()
    settings.data = data
    if let hostConfig { settings.hostConfig = HostConfigName(hostConfig) }
    let project = PreviewProject(inputs, settings: settings)
    let watched = try project.inputsOfSettings()
    let findings = try project.findingsAtStart()
    if findings.hasErrors {
      var text = DiagnosticRenderer(style: .human, color: false).render(findings.sorted())
      text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      throw ExitCode(1)
    }
    let listeners = Listeners()
    let pool = NIOThreadPool(numberOfThreads: 2)
    pool.start()
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let connections = Protected(0)
    let box = ServerBox()
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        let isWelcome = connections.withLock { count in
          guard count < Self.connectionLimit else { return false }
          count += 1
          return true
        }
        guard isWelcome else { return channel.close() }
        channel.closeFuture.whenComplete { _ in connections.withLock { $0 -= 1 } }
        return channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(IdleStateHandler(allTimeout: PreviewHandler.patience))
          try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
          try pipeline.addHandler(PreviewHandler(box.server, listeners, pool))
        }
      }
    let channel: any Channel
    do {
      channel = try bootstrap.bind(host: "127.0.0.1", port: port).wait()
    } catch {
      let isTaken = (error as? IOError)?.errnoCode == EADDRINUSE
      throw ValidationError(
        isTaken
          ? "Port \(port) is in use; name another one with `--port`, or none for any that is free."
          : "Port \(port) cannot be used: \(error)")
    }
    let server = PreviewServer(project, port: channel.localAddress?.port ?? port)
    box.fill(server)
    _ = FileWatcher(watched + [data].compactMap(\.self)) { _ in listeners.notify() }.start()
    print("Preview at \(server.address)  (end with Ctrl-C)")
    fflush(nil)
    try channel.closeFuture.wait()
  }
}

/// The server, which is there as soon as its port is known.
private final class ServerBox: Sendable {
  private let content = Protected<PreviewServer?>(nil)

  func fill(_ server: PreviewServer) { content.withLock { $0 = server } }

  var server: PreviewServer {
    while true {
      if let server = content.withLock({ $0 }) { return server }
      usleep(1000)
    }
  }
}

do {
  let command = try PreviewCommand.parse(SystemCall.arguments)
  try command.run()
} catch {
  // With the codes of all commands of `cardc`.
  let code = PreviewCommand.exitCode(for: error)
  let message = PreviewCommand.fullMessage(for: error) + "\n"
  _ = Array(message.utf8).withUnsafeBytes { bytes in
    AtomicFile.write(bytes, to: code.isSuccess ? STDOUT_FILENO : STDERR_FILENO)
  }
  exit(code == .validationFailure ? 2 : code.rawValue)
}

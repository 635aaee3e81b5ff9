import ArgumentParser
import CardCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `cardc preview`: becomes the program `cardc-preview`, which has the server and reads the arguments.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show screens in a browser while they are edited.",
    discussion: """
      `cardc-preview`, which lies beside `cardc`, is the server; `cardc preview --help` lists its options.

      EXAMPLES
        cardc preview templates/
        cardc preview card.yaml --data card.data.json --port 8080
      """, helpNames: [])

  @Argument(parsing: .captureForPassthrough, help: "Screens and folders of screens, and options of the server.")
  var arguments: [String] = []

  func run() throws {
    let program = Self.program
    guard DiskFileSystem.kind(of: program) == .file else {
      throw ValidationError(
        """
        The preview is a program of its own, and `\(program)` is not there. \
        `swift build -c release --product cardc-preview` builds it.
        """)
    }
    SystemCall.execute(program, [program] + arguments)
    throw ValidationError("`\(program)` cannot be started: \(String(cString: strerror(errno))).")
  }

  /// The program beside this one.
  private static var program: String {
    let own = DiskFileSystem.canonical("/proc/self/exe") ?? DiskFileSystem.canonical(CommandLine.arguments[0]) ?? ""
    return Path.join(Path.folder(of: own), "cardc-preview")
  }
}

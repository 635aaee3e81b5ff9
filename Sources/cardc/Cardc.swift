import ArgumentParser
import CBuildCommit
import CardCompiler

/// The root of the command line.
struct Cardc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cardc",
    abstract: "Build, convert and expand server-driven user interfaces.",
    discussion: """
      cardc reads screens and templates in YAML or JSON, written as Adaptive Cards, DrivenUI components or Skima \
      widgets, and writes any of these formats. `-` in place of a file is standard input or output.

      EXAMPLES
        cardc build templates/ -o dist/
        cardc convert legacy/ --from skima --to adaptive-card -o out/
        cardc expand card.yaml --data data.json

      EXIT CODES
        0  success
        1  errors in the input
        2  wrong usage
        3  `--check` found differences
      """,
    version: version,
    subcommands: [
      InitCommand.self, BuildCommand.self, ConvertCommand.self, GenerateCommand.self, ExpandCommand.self,
      CheckCommand.self,
      FixCommand.self, FormatCommand.self, PreviewCommand.self, LspCommand.self, InspectCommand.self,
      SchemaCommand.self,
      EvalCommand.self, FormatsCommand.self, HostsCommand.self, PassesCommand.self, ExplainCommand.self,
    ])

  /// The name and version, and the commit of a release. What is generated names only the version.
  private static var version: String {
    let commit = String(cString: cardc_build_commit())
    return commit.isEmpty ? ToolName.text : "\(ToolName.text) (\(commit))"
  }

  /// Runs the command that the arguments name, and ends the process.
  static func start() -> Never {
    Console.prepare()
    do {
      nonisolated(unsafe) var command = try parseAsRoot(SystemCall.arguments)
      ExpectedMemory.prepare(for: command)
      // Deep documents need more stack than the main thread has.
      try Parallel.withLargeStack { Result { try command.run() } }.get()
      Console.exit(.success)
    } catch {
      // What makes no sense to the compiler is a wrong command line as well.
      let error = (error as? UsageProblem).map { ValidationError($0.message) } ?? error
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code.isSuccess {
        Console.print(message + "\n")
        Console.exit(.success)
      }
      if code == .validationFailure, let hint = misspelledCommand {
        Console.complain(hint + "\n")
      } else if !message.isEmpty {
        Console.complain(message + "\n")
      }
      Console.exit(code == .validationFailure ? .usage : code)
    }
  }

  /// What other tools call the commands.
  private static let otherNames = [
    "format": "fmt", "lint": "check", "validate": "check", "compile": "build", "render": "expand", "serve": "preview",
    "new": "init",
  ]

  /// What to say if the first argument is no command: the argument parser takes it for something unexpected.
  private static var misspelledCommand: String? {
    let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let name = SystemCall.arguments.first, !name.hasPrefix("-"), !known.contains(name) else {
      return nil
    }
    if let meant = otherNames[name] {
      return "Error: There is no command `\(name)`: did you mean `\(meant)`?\n\n  See 'cardc --help' for the commands."
    }
    return "Error: " + .unknownName("command", name, known) + "\n\n  See 'cardc --help' for the commands."
  }
}

extension ExitCode {
  /// There were diagnostics with errors.
  static let errors = ExitCode(1)
  /// The command line is wrong.
  static let usage = ExitCode(2)
  /// `--check` found differences.
  static let differences = ExitCode(3)
}

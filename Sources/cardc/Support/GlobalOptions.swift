import ArgumentParser
import CardCompiler

/// The options of every command.
struct GlobalOptions: ParsableArguments {
  /// When terminal colors are used.
  enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
  }

  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp("The style of diagnostics: human, short, json, sarif or github.", valueName: "form"))
  var style: DiagnosticStyle = .human

  @Option(help: ArgumentHelp("Colour in diagnostics: auto, always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp("The profile of `cardc.yaml` whose settings come before the others.", valueName: "name"))
  var profileName: String?

  @Option(
    name: .customLong("level"), parsing: .singleValue, help: .setting("level"),
    transform: { try LevelArgument($0) })
  var levels: [LevelArgument] = []

  @Flag(help: "Make every warning an error, unless `--level` says otherwise.")
  var warningsAsErrors = false

  @Option(
    name: .customLong("diagnostics-file"),
    help: ArgumentHelp("Write diagnostics to this file; `-` is standard output.", valueName: "file"))
  var diagnosticsFile: String?

  @Flag(name: [.customShort("q"), .long], help: "Print only errors.")
  var quiet = false

  @Flag(name: [.customShort("v"), .long], help: "Also print what was written, and what was lost by reason.")
  var verbose = false

  /// The severities by id.
  var severities: [String: Severity?] {
    var severities: [String: Severity?] = warningsAsErrors ? [DiagnosticLevels.warnings: .error] : [:]
    for level in levels { severities[level.id] = .some(level.level.severity) }
    return severities
  }

  /// The workspace that a command asks.
  func open(_ request: WorkspaceRequest) throws -> Workspace {
    var request = request
    request.settings.levels = severities
    request.profile = profileName
    request.sourceDate = Console.environment("SOURCE_DATE_EPOCH")
    return try Workspace.open(request)
  }

  /// Prints what was found.
  ///
  /// Forms for programs go to standard output where the command writes nothing else there, which `ownsOutput` says.
  func show(_ diagnostics: Diagnostics, ownsOutput: Bool = false) {
    let all = diagnostics.sorted().filter { !quiet || $0.severity == .error }
    let usesColor = color == .always || (color == .auto && Console.prefersColor && diagnosticsFile == nil)
    let text = DiagnosticRenderer(style: style, color: usesColor).render(all)
    guard let file = diagnosticsFile ?? (ownsOutput && isForPrograms ? Path.standardStream : nil) else {
      return Console.complain(text)
    }
    if file == Path.standardStream { return Console.print(text) }
    do { _ = try AtomicFile.write(Array(text.utf8), to: file) } catch {
      Console.complain(DiagnosticRenderer(style: .human, color: false).render([error.diagnostic]))
    }
  }

  /// Whether programs read what is printed.
  private var isForPrograms: Bool { style == .json || style == .sarif }

  /// Prints the line that sums a run up, unless programs read what is printed.
  func sumUp(_ lines: [String]) {
    guard !quiet, !isForPrograms || diagnosticsFile != nil else { return }
    Console.complain(lines.map { $0 + "\n" }.joined())
  }

  /// Prints what came of a run: with `-v` every change and every reason, then the summary.
  ///
  /// With `listsChanges` every change is printed in any case.
  func sumUp(_ summary: BuildSummary, _ changes: [ProjectBuild.Change] = [], listsChanges: Bool = false) {
    guard verbose || listsChanges else { return sumUp([summary.line]) }
    let files = changes.map { change in
      let verb =
        summary.isCheck ? (change.isRemoval ? "would remove" : "would write") : change.isRemoval ? "removed" : "wrote"
      return "\(verb) \(DiagnosticRenderer.visible(change.path))"
    }
    sumUp(files + (verbose ? summary.reasonLines : []) + [summary.line])
  }

  /// Prints what was found and ends the command if there is an error.
  func conclude(_ diagnostics: Diagnostics) throws {
    show(diagnostics)
    if diagnostics.hasErrors { throw ExitCode.errors }
  }
}

/// `ID=LEVEL`
struct LevelArgument {
  let id: String
  let level: LevelName

  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ValidationError(
        "`\(argument)` says no level: write `\(parts.first ?? "ID")=note`, or another of \(Self.known).")
    }
    guard let level = LevelName(rawValue: parts[1]) else {
      throw ValidationError(.unknownName("level", parts[1], LevelName.allCases.map(\.rawValue)))
    }
    (id, self.level) = (parts[0], level)
  }

  private static var known: String { LevelName.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}

extension GlobalOptions {
  func validate() throws {
    for level in levels where !DiagnosticCatalog.has(level.id) {
      throw ValidationError(.unknownName("diagnostic", level.id, DiagnosticCatalog.all.map(\.id)))
    }
  }
}

extension String {
  /// That a name is not known, with the one that was probably meant.
  static func unknownName(_ what: String, _ name: String, _ known: some Collection<String>) -> String {
    UsageProblem.unknownName(what, name, known).message
  }
}

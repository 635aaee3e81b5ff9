import ArgumentParser
import CardCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `cardc build --watch`: builds, and builds again whatever changes, until it is interrupted.
final class BuildWatch: Sendable {
  private let command: BuildCommand
  private var inputs: [String] { command.inputs }
  private var global: GlobalOptions { command.global }
  private let memory = BuildMemory()
  /// The diagnostics that were printed last, so that what does not change is not said at every change; none if something
  /// else was printed, which is still on the screen.
  private let shown = Protected<String?>("")
  /// Whether nothing was built after the last change, since the settings or the inputs are wrong. At a rest that need not be
  /// said once more: what mends it is a change.
  private let isStuck = Protected(false)

  init(_ build: BuildCommand) { command = build }

  /// Watches until the process ends. What makes no sense at the start is an error; later it is said, and waited for.
  func run() throws {
    let workspace = try command.open()
    let settings = workspace.settings
    let output = settings.output ?? Workspace.defaultOutput
    let roots =
      try workspace.inputs(inputs) + [settings.data, settings.host].compactMap(\.self) + workspace.awaitedSettingFiles
    // The folder must be there to be left out.
    _ = try? OutputFolder(output)
    let watcher = FileWatcher(
      roots, guarding: [output], onStart: { self.build(isFirst: true) },
      // Outputs that someone has changed or removed, and whatever else nobody told of, are found when there is time for it.
      onRest: { self.build(isRest: true) }, onChange: { self.build(changed: $0) })
    guard watcher.start() else {
      Console.complain("error: the system has no thread left to watch with\n")
      throw ExitCode.errors
    }
    while true { pause() }
  }

  /// Builds what has changed: only the files `changed`, if that is known. At a rest it is looked for what nobody told of.
  private func build(isFirst: Bool = false, isRest: Bool = false, changed: [String]? = nil) {
    if isRest, isStuck.withLock({ $0 }) { return }
    // What is written about a build may stand among what is watched.
    if let changed, !changed.isEmpty, changed.allSatisfy(isNoteFile) { return }
    let start = ProgressLine.milliseconds()
    isStuck.withLock { $0 = true }
    do {
      var outcome: ProjectBuild.Outcome
      if isRest {
        // Notes are of everything, so everything is looked at for them: only if there is something new.
        outcome = try self.outcome(isFirst: false, changed: nil, takingNotes: false)
        if command.takesNotes, !outcome.changes.isEmpty {
          let changes = outcome.changes
          outcome = try self.outcome(isFirst: false, changed: nil, takingNotes: true)
          outcome.changes = changes
        }
      } else {
        outcome = try self.outcome(isFirst: isFirst, changed: changed, takingNotes: command.takesNotes)
      }
      isStuck.withLock { $0 = false }
      say(outcome, isFirst: isFirst, isRest: isRest, milliseconds: ProgressLine.milliseconds() - start)
    } catch let error as UsageProblem {
      Console.complain("error: \(error.message)\n")
      shown.withLock { $0 = nil }
    } catch {
      // What is wrong with `cardc.yaml` was printed, and may be mended.
      shown.withLock { $0 = nil }
    }
  }

  private func outcome(isFirst: Bool, changed: [String]?, takingNotes: Bool) throws -> ProjectBuild.Outcome {
    let workspace = try command.open(takingNotes: takingNotes)
    var build = try command.projectBuild(workspace)
    build.isIncremental = !command.force || !isFirst
    build.memory = memory
    build.changedFiles = changed
    if takingNotes { command.note(in: &build) }
    var outcome = build.run(try workspace.inputs(inputs))
    if takingNotes { command.writeNotes(of: &outcome) }
    return outcome
  }

  private func isNoteFile(_ path: String) -> Bool {
    command.noteFiles.contains { $0 == path || DiskFileSystem().areSame($0, path) }
  }

  /// One line for each change. Errors are said again every time until they are mended, other findings when they change.
  /// That they are mended is said also if the outputs are right already: those of a template with an error stay.
  private func say(_ outcome: ProjectBuild.Outcome, isFirst: Bool, isRest: Bool, milliseconds: Int) {
    let text = DiagnosticRenderer(style: .short, color: false).render(outcome.diagnostics.sorted())
    let isNew = shown.withLock { shown in
      defer { shown = text }
      return shown != text
    }
    // Errors that were said when the file was saved are on the screen.
    if isRest, !isNew, outcome.changes.isEmpty { return }
    let isNothing = outcome.reused == outcome.summary.sources && outcome.changes.isEmpty
    if isNothing, !isFirst, !isNew, !outcome.diagnostics.hasErrors { return }
    if isNew || outcome.diagnostics.hasErrors { global.show(outcome.diagnostics) }
    let names = outcome.changes.prefix(3).map { DiagnosticRenderer.visible($0.path) }.joined(separator: ", ")
    let more = outcome.changes.count > 3 ? ", …" : ""
    let changes = isFirst || outcome.changes.isEmpty ? "" : ": " + names + more
    command.sumUpNotes(of: outcome)
    global.sumUp(["\(outcome.summary.line) in \(milliseconds) ms\(changes)"])
  }
}

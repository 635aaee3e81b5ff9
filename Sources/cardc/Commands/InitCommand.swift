import ArgumentParser
import CardCompiler

/// `cardc init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begin a project: settings, a first template with data, and schemas for editors.",
    discussion: """
      Writes `cardc.yaml` with comments, `templates/hello.yaml` with its data, and `schemas/`, to which both files lead \
      editors. Nothing is asked, and a file that is there is kept as it is. `cardc build` in the folder then writes \
      `dist/`.

      EXAMPLES
        cardc init
        cardc init cards/ --with-ci
      """)

  @Argument(help: ArgumentHelp("The folder of the project; it is made if it is not there.", valueName: "folder"))
  var folder = "."

  @Flag(name: .customLong("with-ci"), help: "Also write a workflow for GitHub that checks and builds the templates.")
  var withWorkflow = false

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func run() throws {
    var diagnostics = Diagnostics()
    var lines: [String] = []
    for file in ProjectStart.files(withWorkflow: withWorkflow) {
      let path = folder == "." ? file.path : Path.join(folder, file.path)
      if DiskFileSystem.kind(of: path) != nil {
        lines.append("kept \(path)")
        continue
      }
      do {
        _ = try OutputFolder(folder).write(file.content, to: file.path)
        lines.append("wrote \(path)")
      } catch {
        diagnostics.report(error.diagnostic)
      }
    }
    global.show(diagnostics)
    global.sumUp(lines)
    if diagnostics.hasErrors { throw ExitCode.errors }
    global.sumUp(["`\(folder == "." ? "cardc build" : "cd \(folder) && cardc build")` builds the project"])
  }
}

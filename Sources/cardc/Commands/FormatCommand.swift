import ArgumentParser
import CardCompiler

/// `cardc fmt`
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Format templates.",
    discussion: """
      Writes YAML and JSON with two spaces a level, one space where one belongs, and at most one empty line. Comments, \
      quotes, texts in blocks, anchors and tags stay as they are, and so does the order of keys unless `--sort-keys` \
      is given. A file is changed only if it means the same before and after. In a folder, every `.yaml`, `.yml` and \
      `.json` that is not hidden is laid out, including data and settings. Without inputs, those of `cardc.yaml` are laid \
      out; `-` is standard input, whose text is written to standard output.

      EXAMPLES
        cardc fmt templates/
        cardc fmt templates/ --check
        cardc fmt - < card.yaml
      """)

  @Argument(help: ArgumentHelp("Files and folders; `-` is standard input.", valueName: "inputs"))
  var inputs: [String] = []

  @Flag(help: "Write nothing; list what would change, and exit with 3 if there is something.")
  var check = false

  @Flag(help: "Print what would change, and write nothing.")
  var dryRun = false

  @Flag(help: "Put the keys of elements into the order of the vocabulary, `type` first.")
  var sortKeys = false

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    if inputs.count(where: { $0 == Path.standardStream }) > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
  }

  func run() throws {
    var request = WorkspaceRequest()
    request.inputs = inputs
    let workspace = try global.open(request)
    let isTrial = check || dryRun
    // People are told the names of the files.
    let answer = try workspace.format(
      inputs, sortsKeys: sortKeys, reportsDifferences: isTrial && global.style != .human, jobs: Parallel.processorCount)
    guard let formatting = answer.value else { return try global.conclude(answer.diagnostics) }
    var diagnostics = answer.diagnostics
    var unwritten: Set<String> = []
    for file in formatting.files {
      if dryRun {
        let lines = LineDiff(file.old, file.new).lines(from: file.path, to: file.path)
        Console.print(lines.map { $0 + "\n" }.joined())
      }
      if isTrial || file.path == Path.standardStream { continue }
      do { _ = try AtomicFile.write(Array(file.new.utf8), to: file.path) } catch {
        diagnostics.report(error.diagnostic)
        unwritten.insert(file.path)
      }
    }
    if !isTrial, let input = formatting.input { Console.print(input) }
    global.show(diagnostics, ownsOutput: !dryRun && (check || formatting.input == nil))
    global.sumUp(lines(formatting.files.map(\.path).filter { !unwritten.contains($0) }, of: formatting.count))
    if diagnostics.hasErrors { throw ExitCode.errors }
    if check, !formatting.files.isEmpty { throw ExitCode.differences }
  }

  private func lines(_ paths: [String], of all: Int) -> [String] {
    let isTrial = check || dryRun
    let names =
      check && global.style == .human || global.verbose
      ? paths.map { (isTrial ? "would lay out " : "laid out ") + $0 } : []
    let count = "\(paths.count) of \(all) file\(all == 1 ? "" : "s")"
    return names + ["\(isTrial ? "would lay out" : "laid out") \(count)"]
  }
}

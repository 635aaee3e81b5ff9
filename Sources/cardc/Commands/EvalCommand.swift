import ArgumentParser
import CardCompiler

/// `cardc eval`
struct EvalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Evaluate an expression of the template language.",
    discussion: """
      Prints the value as JSON, and nothing if there is none. With `-`, each line of standard input is an expression, \
      written as a JSON string, and each line of output is {"value": …}, {} where there is no value, or {"error": \
      {"id": …, "message": …}}.

      EXAMPLES
        cardc eval "formatNumber(total * 1.19, 2)" --data order.json
        printf '%s\\n' '"1 + 1"' '"length(items)"' | cardc eval - --data order.json
      """)

  @Argument(help: ArgumentHelp("The expression, without `${` and `}`; `-` for one a line.", valueName: "expression"))
  var expression: String

  @OptionGroup
  var values: DataArguments

  @Option(
    help: ArgumentHelp("How to treat a path missing from the data: keep, null, empty or error.", valueName: "how"))
  var missing: ExpansionOptions.Missing = .keep

  @OptionGroup
  var expansion: ExpansionArguments

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws { try values.validate(with: [expression]) }

  func run() throws {
    let workspace = try global.open(request)
    if expression == Path.standardStream { return try evaluateLines(workspace) }
    let answer = workspace.evaluate(SourceText(name: "<expression>", text: expression))
    if let json = answer.value, !answer.diagnostics.hasErrors { Console.print(json + [0x0A]) }
    try global.conclude(answer.diagnostics)
  }

  private func evaluateLines(_ workspace: Workspace) throws {
    let answer = workspace.evaluator()
    var diagnostics = answer.diagnostics
    if let values = answer.value, !diagnostics.hasErrors {
      do throws(FileError) {
        try LineEvaluator(values: values).evaluateLines()
      } catch {
        diagnostics.report(error.diagnostic)
      }
    }
    try global.conclude(diagnostics)
  }

  private var request: WorkspaceRequest {
    var request = WorkspaceRequest()
    expansion.apply(to: &request.settings)
    values.apply(to: &request.settings)
    request.missing = missing
    return request
  }
}

/// Evaluates expressions over the same data.
private struct LineEvaluator {
  let values: Workspace.Evaluator

  /// Prints a line for each line of standard input, as soon as there is no other line to work on.
  func evaluateLines() throws(FileError) {
    var lines = LineReader()
    var output: [UInt8] = []
    while let line = try lines.next() {
      output += evaluate(line: line)
      if lines.mustWait || output.count > 1 << 16 {
        guard Console.print(output) else { return }
        output = []
      }
    }
    Console.print(output)
  }

  private func evaluate(line: ArraySlice<UInt8>) -> [UInt8] {
    // What is only worth a warning shows in the value itself.
    var diagnostics = Diagnostics()
    let source = SourceText(name: "<stdin>", bytes: line)
    var writer = DocumentWriter(.minified)
    guard let text = Document.read(source, as: .json, diagnostics: &diagnostics)?.root.string else {
      return Self.error(.badLine(at: nil))
    }
    let expression = SourceText(name: "<expression>", text: text)
    switch values.evaluate(expression, &diagnostics) {
    case .value(let json): return Array("{\"value\":".utf8) + json + Array("}\n".utf8)
    case .undefined:
      writer.beginObject()
      writer.endObject()
      return writer.finish() + [0x0A]
    case .error(let diagnostic): return Self.error(diagnostic)
    }
  }

  private static func error(_ diagnostic: Diagnostic) -> [UInt8] {
    var writer = DocumentWriter(.minified)
    writer.beginObject()
    writer.key("error")
    writer.beginObject()
    writer.key("id")
    writer.string(diagnostic.id)
    writer.key("message")
    writer.string(diagnostic.message)
    writer.endObject()
    writer.endObject()
    return writer.finish() + [0x0A]
  }
}

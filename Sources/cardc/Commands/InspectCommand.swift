import ArgumentParser
import CardCompiler

/// `cardc inspect`
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print a screen as it is between two stages of the compiler.",
    discussion: """
      `document` is the tree of values with their locations; `ir` is the screen in the intermediate representation. \
      With --to, the screen is printed as the emitter of that format receives it, after all passes. `bindings` lists \
      the paths that a template reads, with the type that each use requires, whether the data must have it, and \
      where it is read; `--syntax json` prints the list for programs.

      `styles` is the appearance of each element, with the names in the source resolved by --host-config: fonts \
      with size, weight and line height, colors (alpha first), the gap before the element with its separator, padding \
      and background of boxes, sizes of images, the looks of facts, inputs, buttons and tables. There is one line per \
      element, in source order, with its JSON pointer, kind and id. Lengths are in points. `bound` lists properties \
      that are known only with data.

      EXAMPLES
        cardc inspect card.yaml --emit document
        cardc inspect card.yaml --emit ir
        cardc inspect card.yaml --emit ir --to skima --print-after lower-columns
        cardc inspect card.yaml --emit ir --define user.name=Anna
        cardc inspect card.yaml --emit bindings
        cardc inspect card.yaml --emit styles --host-config seed
      """)

  /// The stages that can be looked at.
  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case document, ir, bindings, styles
  }

  @Argument(help: ArgumentHelp("The screen; `-` is standard input.", valueName: "input"))
  var input: String

  @Option(help: ArgumentHelp("What to print: document, ir, bindings or styles.", valueName: "stage"))
  var emit: Stage

  @Option(help: ArgumentHelp("The format of the input, where it cannot be detected.", valueName: "format"))
  var from: String?

  @Option(help: ArgumentHelp("Print the screen as the emitter of this format receives it.", valueName: "format"))
  var to: String?

  @Option(
    name: .customLong("print-after"),
    help: ArgumentHelp(
      "Print the screen after this pass. Without --to, passes for its own format run.", valueName: "pass"))
  var printAfter: String?

  @Option(
    name: .customLong("print-before"),
    help: ArgumentHelp("Print the screen before this pass, as --print-after does after it.", valueName: "pass"))
  var printBefore: String?

  @Option(help: ArgumentHelp("Expand the template with this data first.", valueName: "file"))
  var data: String?

  @Option(help: ArgumentHelp("The host object, `$host`, of the template.", valueName: "file"))
  var host: String?

  @OptionGroup
  var limit: StepLimitArgument

  @OptionGroup(title: "Conversion")
  var conversion: ConversionOptions

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  /// The pass that is watched.
  private var observed: String? { printBefore ?? printAfter }

  func validate() throws {
    if emit == .styles, to != nil || observed != nil {
      throw ValidationError(
        "`--emit styles` looks at the source: leave out `--to`, `--print-before` and `--print-after`.")
    }
    guard emit == .bindings, to != nil || observed != nil || data != nil || host != nil else { return }
    throw ValidationError("`--emit bindings` looks at the template alone: leave out `--to`, `--data` and the like.")
  }

  func run() throws {
    var diagnostics = Diagnostics()
    var settings = conversion.settings
    settings.from = from
    settings.host = host
    settings.levels = global.severities
    let session = try CompilerSession(settings, global, &diagnostics) { limit.apply(to: &$0.expansion) }
    let known = PassPipeline.all.map(\.name)
    for name in [printBefore, printAfter].compactMap(\.self) where !known.contains(name) {
      throw ValidationError(.unknownName("pass", name, known))
    }
    let target = try to.map { try screenTarget($0, of: session) }
    if emit == .bindings { return try printBindings() }
    let text = try text(session, target, &diagnostics)
    diagnostics = diagnostics.releveled(global.severities)
    if let text { Console.print(text) }
    try global.conclude(diagnostics)
  }

  private func screenTarget(_ name: String, of session: CompilerSession) throws -> any ScreenEmitter {
    if let target = try session.target(name).screenEmitter { return target }
    throw ValidationError(
      "`\(name)` is made of templates, not of screens: `--emit bindings` prints what it is made of.")
  }

  private func printBindings() throws {
    var diagnostics = Diagnostics()
    if let template = AnalyzedTemplate(input, diagnostics: &diagnostics) {
      let report = BindingsReport(template.document)
      if let syntax = conversion.syntax {
        Console.print(report.document(syntax) + (syntax == .minified ? [0x0A] : []))
      } else {
        let rows = report.rows
        let table = rows.isEmpty ? [] : TextTable.lines([["path", "type", "need", "read at"]] + rows)
        Console.print(table.map { $0 + "\n" }.joined())
      }
    }
    try global.conclude(diagnostics.releveled(global.severities))
  }

  private func text(
    _ session: CompilerSession, _ target: (any ScreenEmitter)?, _ diagnostics: inout Diagnostics
  ) throws -> String? {
    let pipeline = Pipeline(compiler: session.compiler)
    guard let source = Input.read(input, diagnostics: &diagnostics) else { return nil }
    let data = self.data.flatMap { Input.read($0, diagnostics: &diagnostics) }.map { pipeline.prepareData($0) }
    let host = self.host.flatMap { Input.read($0, diagnostics: &diagnostics) }.map { pipeline.prepareData($0) }
    let prepared = pipeline.prepare(source, asTemplate: data != nil, files: pipeline.files(for: input))
    diagnostics.append(contentsOf: prepared.diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    if emit == .document {
      let document = data == nil ? prepared.document : pipeline.expand(prepared, data, host, &diagnostics)
      return document.map { DocumentDump.text(of: $0) }
    }
    var result = CompilationResult()
    let screen = pipeline.screen(prepared, data: data, host: host, &result)
    diagnostics.append(contentsOf: result.diagnostics)
    guard let screen else { return nil }
    if emit == .styles {
      return StyleReport.text(of: screen, pipeline.styles(of: screen), in: prepared.written)
    }
    // What is known shows only in what passes make of the screen.
    let isSpecialized = data == nil && !session.compiler.options.lowering.known.isEmpty
    guard target != nil || observed != nil || isSpecialized, let own = session.compiler.registry.format(screen.format)
    else {
      return TextDump.text(of: screen)
    }
    let stages = ObservedStages()
    var observation = PassPipeline.Observation()
    observation.beforePass = { [printBefore] name, screen in if name == printBefore { stages.add(screen) } }
    observation.afterPass = { [printAfter] name, screen in if name == printAfter { stages.add(screen) } }
    let legal = pipeline.translate(screen, target ?? own, observation, &diagnostics)
    guard let observed else { return legal.map { TextDump.text(of: $0.screen) } }
    guard !stages.texts.isEmpty else {
      throw ValidationError(
        "The pass `\(observed)` does not run here: `cardc passes` says when it does, `-O` and `--to` decide.")
    }
    return stages.texts.joined()
  }
}

/// What a screen was before and after a pass.
///
/// Unchecked because the passes of one screen run one after the other.
private final class ObservedStages: @unchecked Sendable {
  private(set) var texts: [String] = []

  func add(_ screen: Screen) { texts.append(TextDump.text(of: screen)) }
}

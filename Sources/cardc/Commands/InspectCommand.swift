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
      with size, weight and line height, colours (alpha first), the gap before the element with its separator, padding \
      and background of boxes, sizes of images, the looks of facts, inputs, buttons and tables. There is one line per \
      element, in source order, with its JSON pointer, kind and id. Lengths are in points. `bound` lists properties \
      that are known only with data.

      `size` is what each element adds to the size of the document as it is sent, without white space: a tree of elements \
      with their bytes, their share of all bytes, and the bytes that are not those of the elements in them. --budget NAME \
      and --for count as that host does.

      `layout` is the place of each element on a phone as wide as --screen-width says: left and upper edge, width and \
      height of its box in points, and where something is seen in it. With --to, it compares the content of the source \
      with that of the output, each laid out by the rules of its format, and names what is elsewhere or of another size. \
      --beside compares it with that of another screen, by what both show in the same order.

      EXAMPLES
        cardc inspect card.yaml --emit document
        cardc inspect card.yaml --emit ir
        cardc inspect card.yaml --emit ir --to skima --print-after lower-columns
        cardc inspect card.yaml --emit ir --define user.name=Anna
        cardc inspect card.yaml --emit bindings
        cardc inspect card.yaml --emit styles --host-config seed
        cardc inspect card.yaml --emit size --budget teams-bot
        cardc inspect card.yaml --emit layout --to drivenui --screen-width 320
        cardc inspect old.json --emit layout --beside new.json
      """)

  /// The stages that can be looked at.
  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case document, ir, bindings, styles, size, layout
  }

  private static let stages: [Stage: Workspace.Inspection.Stage] = [
    .document: .document, .styles: .styles, .size: .size, .layout: .layout,
  ]

  @Argument(help: ArgumentHelp("The screen; `-` is standard input.", valueName: "input"))
  var input: String

  @Option(help: ArgumentHelp("What to print: document, ir, bindings, styles, size or layout.", valueName: "stage"))
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

  @Option(
    help: ArgumentHelp("With --emit layout: compare places with those in this screen.", valueName: "screen"))
  var beside: String?

  @OptionGroup
  var values: DataArguments

  @OptionGroup
  var limit: StepLimitArgument

  @OptionGroup(title: "Conversion")
  var conversion: ConversionOptions

  @OptionGroup(title: "Adaptive Cards")
  var cards: CardArguments

  @OptionGroup(title: "Targets")
  var targets: TargetArguments

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  /// The pass that is watched.
  private var observed: String? { printBefore ?? printAfter }

  func validate() throws {
    if emit == .styles, to != nil || observed != nil {
      throw ValidationError(
        "`--emit styles` looks at the source: leave out `--to`, `--print-before` and `--print-after`.")
    }
    if beside != nil, emit != .layout || to != nil {
      throw ValidationError("`--beside` goes with `--emit layout`, without `--to`.")
    }
    if conversion.syntax != nil, emit != .bindings {
      throw ValidationError(
        "`--syntax` goes with `--emit bindings`: `--emit \(emit.rawValue)` prints lines for people.")
    }
    try values.validate(with: [input])
    guard emit == .bindings, to != nil || observed != nil || values.data != nil || values.host != nil else { return }
    throw ValidationError("`--emit bindings` looks at the template alone: leave out `--to`, `--data` and the like.")
  }

  func run() throws {
    let workspace = try global.open(request)
    if emit == .bindings { return try printBindings(try workspace.analyze(input)) }
    var inspection = Workspace.Inspection(Self.stages[emit] ?? .screen)
    inspection.target = try to.map { try screenTarget($0, of: workspace) }
    inspection.other = beside
    inspection.passBefore = printBefore
    inspection.passAfter = printAfter
    let answer = try workspace.inspect(input, inspection)
    if let text = answer.value { Console.print(text) }
    try global.conclude(answer.diagnostics)
  }

  private func screenTarget(_ name: String, of workspace: Workspace) throws -> FormatID {
    let target = try workspace.target(name)
    guard target.screenEmitter != nil else {
      throw ValidationError(
        "`\(name)` is made of templates, not of screens: `--emit bindings` prints what it is made of.")
    }
    return target.id
  }

  private var request: WorkspaceRequest {
    var request = WorkspaceRequest()
    request.inputs = [input]
    request.settings = conversion.settings
    cards.apply(to: &request.settings)
    targets.apply(to: &request.settings)
    request.settings.from = from
    limit.apply(to: &request.settings)
    values.apply(to: &request.settings)
    // The template is shown as it was written, whatever is beside it.
    request.data = .named
    return request
  }

  private func printBindings(_ answer: Answer<Workspace.AnalyzedTemplate>) throws {
    if let template = answer.value {
      let report = BindingsReport(template.document)
      if let syntax = conversion.syntax {
        Console.print(report.document(syntax) + (syntax == .minified ? [0x0A] : []))
      } else {
        let rows = report.rows
        let table = rows.isEmpty ? [] : TextTable.lines([["path", "type", "need", "read at"]] + rows)
        Console.print(table.map { $0 + "\n" }.joined())
      }
    }
    try global.conclude(answer.diagnostics)
  }
}

import CardFormats
import CardIR
public import CardSyntax

/// What is reported about files, projects and options.
public enum CompilerDiagnostics {
  static let cannotRead = DiagnosticKind(
    "io.cannot-read", .error, "A file or folder cannot be read.",
    explanation: "The message has the system's reason. Check the spelling of the name and the permissions.")
  static let cannotWrite = DiagnosticKind(
    "io.cannot-write", .error, "A file or folder cannot be written.",
    explanation: """
      The message has the system's reason. Output is never written through a symbolic link in the output folder; \
      the system reports that as "too many levels of symbolic links". Existing files are unchanged.
      """)
  static let cannotRemove = DiagnosticKind(
    "io.cannot-remove", .error, "A file whose source is gone cannot be removed.",
    explanation: "The message has the system's reason. The next build does not try again: remove the file by hand.")
  static let outputCollision = DiagnosticKind(
    "project.output-collision", .error, "Two inputs would be written to the same file.",
    explanation: """
      `a.yaml` and `a.json` give one `a.json`, and so do `a.data/x.json` and `a/x.yaml` give one `a/x.json`. Neither \
      is built. Rename one of them.
      """)
  static let generatedNames = DiagnosticKind(
    "project.generated-names", .note, "What is generated of a template is not called after its file alone.",
    explanation: """
      Generated types, and the files of one module, need names of their own. Where two templates have one name, both are \
      called after their paths: of `orders/detail.yaml` beside `account/detail.yaml` there is `OrdersDetailView` in \
      `orders-detail.swift`. `CardSupport` is what the support code is called. Rename a template if its name is to stay \
      when others come along.
      """)
  static let ambiguousSidecar = DiagnosticKind(
    "project.ambiguous-sidecar", .error, "Several files beside a template provide its data.",
    explanation: """
      A template `b.yaml` is bound by one of `b.data.json`, `b.data.yaml` and the folder `b.data/`, and its host \
      object is in one of `b.host.json` and `b.host.yaml`. Remove or rename the others; a name that begins with `_` \
      is ignored.
      """)
  static let orphanSidecar = DiagnosticKind(
    "project.orphan-sidecar", .warning, "A data file has no template beside it.",
    explanation: "`b.data.json`, `b.data/` and `b.host.json` belong to a template `b.yaml` or `b.json` beside them.")
  static let textData = DiagnosticKind(
    "input.text-data", .warning, "The data is a text.",
    explanation: """
      Data is an object or an array in JSON or YAML. A line of text without quotes is YAML as well, such as the error page \
      of a server that took the place of the data; nothing can be looked up in it.
      """)
  static let emptyDataFolder = DiagnosticKind(
    "project.empty-data-folder", .warning, "A data folder is empty.",
    explanation: """
      A folder `b.data/` beside `b.yaml` makes one output for each JSON or YAML file in it. There is none, so the \
      template has no output.
      """)
  static let noTemplates = DiagnosticKind(
    "project.no-templates", .warning, "A folder has no templates.",
    explanation: """
      Templates are the files that end in `.json`, `.yaml` or `.yml`. Names that begin with `_` or `.` and symbolic \
      links are ignored.
      """)
  static let skippedFile = DiagnosticKind(
    "project.skipped-file", .warning, "A file in a folder is not a screen, so it is not converted.",
    explanation: """
      `convert` reads every `.json`, `.yaml` and `.yml` file of a folder. It skips a file that is empty or in no known \
      format, and does not fail because of it. For a file that is named on the command line, or with `--from`, this \
      is an error. Names that begin with `_` or `.`, and the data and host objects of templates, are ignored.
      """)
  static let skippedLink = DiagnosticKind(
    "project.skipped-link", .warning, "A symbolic link in a folder is not followed.",
    explanation: """
      What a folder of templates has is what is in it: a link may lead out of it or back to it. Put a copy in the place \
      of the link, or name the link, or what it leads to, on the command line. `--exclude` and `.cardcignore` leave it \
      out without a warning, as do names that begin with `_` or `.`.
      """)
  static let nameWithoutRule = DiagnosticKind(
    "project.name-without-rule", .warning, "A file has a name that rules for make cannot say.",
    explanation: """
      A name ends with its line in the rules that `--depfile` writes, and there is no way to write a line end. The rules \
      leave the file out, so that a change of it builds nothing. Give it another name.
      """)
  static let nestedConfiguration = DiagnosticKind(
    "project.nested-configuration", .warning, "A `cardc.yaml` below the input's root is not used.",
    explanation: "A run has one `cardc.yaml`, at the root of the input or above it.")
  static let severalConfigurations = DiagnosticKind(
    "project.several-configurations", .error, "The inputs of one run have different settings.",
    explanation: "A run has one `cardc.yaml`. Build the inputs one by one, or move the settings above both.")
  static let unknownSetting = DiagnosticKind(
    "project.unknown-setting", .error, "`cardc.yaml` has an unknown key.",
    explanation: """
      The keys are the long names of the options of `build`, `inputs`, and those that say where settings hold: `requires`, \
      `target-options` and `profiles`.
      """)
  static let badSetting = DiagnosticKind(
    "project.bad-setting", .error, "A value in `cardc.yaml` is not valid for its key.",
    explanation: "`cardc build --help` describes the values of each option.")
  static let otherVersion = DiagnosticKind(
    "project.other-version", .error, "The project is written for other versions of `cardc`.",
    explanation: """
      `requires` in `cardc.yaml` names the versions that build the project, for example `">=0.2 <1"`. Install one of them, \
      or change the key if this one does as well. `cardc --version` prints the version.
      """)
  static let unreadableManifest = DiagnosticKind(
    "project.unreadable-manifest", .warning, "The list of files that earlier builds wrote cannot be read.",
    explanation: """
      `.cardc/journal` in the output folder lists the files that may be removed when their source is gone, and what each \
      was made of. It is rewritten; this build builds everything, and keeps files without a source.
      """)
  static let editedOutput = DiagnosticKind(
    "project.edited-output", .warning, "A file without a source was changed by hand and is kept.",
    explanation: "Builds remove only what they wrote. Remove the file if it is not needed.")
  static let lockedOutput = DiagnosticKind(
    "project.locked-output", .error, "Another build writes into the same output folder.",
    explanation: """
      Builds that write into one folder wait for each other, for ten seconds at most. Wait for the other build to end, or \
      write into another folder with `-o`. The lock goes away with the process that holds it.
      """)
  static let notAScreen = DiagnosticKind(
    "format.not-a-screen", .error, "A document is in none of the known formats.",
    explanation: """
      The format is detected from the content of a document. `cardc formats` lists the formats, and `--from` states \
      the format where it cannot be detected.
      """)
  static let unknownFormat = DiagnosticKind(
    "format.unknown", .error, "There is no format with this name.",
    explanation: "`cardc formats` lists the formats, and which of them can be read.")
  static let lowScore = DiagnosticKind(
    "fidelity.low-score", .error, "An output keeps less of its source than `--fail-under` requires.",
    explanation: """
      The score is the share of the source's elements that are in the output, those in another form counted half. The \
      message has the most frequent reasons; `--report FILE.html` shows each place. The file is not written.
      """)
  static let deadControls = DiagnosticKind(
    "fidelity.dead-controls", .warning, "Inputs and actions of a screen have no effect in the target.",
    explanation: """
      The target has no inputs, or no actions. The texts of a form are written because they are content, but users \
      cannot fill it in, and the buttons cannot be tapped. Each input and action counts as dropped in the \
      score, and the report lists them. Convert such screens to a format that has inputs and actions, or remove the form \
      from them; `--level fidelity.dead-controls=error` fails where there are any.
      """)
  static let overBudget = DiagnosticKind(
    "budget.exceeded", .error, "A document is larger than `--budget` or its host allows.",
    explanation: """
      The size is that of the document as it is written, or that of the message as the host counts it where `--budget` or \
      `--for` names one. `-Os` writes the smallest document that shows the same. \
      `--allow-lossy` names passes that may also remove content: `cardc passes` lists them at its end, and they run in \
      the order in which they are named until the document fits. The file is not written.
      """)
  static let aboveAdvice = DiagnosticKind(
    "budget.advised", .warning, "A message is larger than its host advises.",
    explanation: """
      The host takes the message, but parts of it that are added on the way, such as mentions, may make it too large. \
      `cardc inspect --emit size` prints which elements are large.
      """)
  static let unboundHole = DiagnosticKind(
    "unexpanded.expression", .error, "A binding is left in the output although `--require-bound` was given.",
    explanation: """
      Final output contains no `${…}`, `$data` or `$when`. Expand the template with data (`b.data.json` beside \
      `b.json`, or `build --data FILE`). A binding also stays if the data has no value for it. `--literal` reads `${` \
      as text in sources that are already expanded.
      """)
  static let severalFiles = DiagnosticKind(
    "format.several-files", .error, "A document has several output files.",
    explanation:
      "For example, a tab bar has one file for each screen. Name a file with `-o`: the names of the others are derived from it."
  )
  static let unknownID = DiagnosticKind(
    "project.unknown-id", .error, "There is no diagnostic with this id.",
    explanation: "`cardc explain` without a name lists all of them.")
  static let unknownIgnoredID = DiagnosticKind(
    "input.unknown-ignored-id", .warning, "A finding is to be ignored that there is not.",
    explanation: """
      A comment `# cardc: ignore ID` or the member `x-cardc-ignore` names a diagnostic that does not exist, so it silences \
      nothing. `cardc explain` without a name lists all ids; a pattern such as `accessibility.*` stands for several.
      """)
  static let undefinedResult = DiagnosticKind(
    "eval.undefined", .note, "An expression has no value for this data.",
    explanation: "A path in it is missing from the data. In a template, a property with this value is omitted.")
  static let badLine = DiagnosticKind(
    "eval.bad-line", .error, "A line is not a JSON string.",
    explanation: "`cardc eval -` takes one expression per line, each written as a JSON string: `\"price * 2\"`.")
  static let noEffect = DiagnosticKind(
    "extension.no-effect", .warning, "A registration with a compiler has no effect.",
    explanation: """
      A program that uses the library registered an element, a parser, an emitter or a pass for an unknown format or \
      beside an unknown pass, or removed one that is not registered. The program `cardc` registers nothing.
      """)
  static let brokenRule = DiagnosticKind(
    "internal.broken-rule", .error, "A pass of the compiler produced an invalid screen.",
    explanation: "This is a bug in the compiler. Please report it, with the template. `--disable-pass` avoids it.")
  static let changedScreen = DiagnosticKind(
    "internal.changed-screen", .error, "A pass of the compiler has changed what a screen shows or does.",
    explanation: """
      `--verify` compares each screen before and after the optimization passes: what is visible in which order and look, \
      the inputs, and what actions do, in every state that actions lead to, for templates with data made for them. This is \
      a bug in the compiler. Please report it, with the template. `--verify-each` names the pass, and `--disable-pass` \
      avoids it.
      """)

  /// The kinds.
  public static let all: [DiagnosticKind] = [
    cannotRead, cannotWrite, cannotRemove, outputCollision, generatedNames, ambiguousSidecar, orphanSidecar, textData,
    skippedLink,
    nameWithoutRule,
    emptyDataFolder, noTemplates, skippedFile, nestedConfiguration, severalConfigurations, unknownSetting, badSetting,
    otherVersion,
    unreadableManifest, editedOutput, lockedOutput,
    notAScreen, unknownFormat, severalFiles, lowScore, deadControls, overBudget, aboveAdvice,
    unboundHole,
    unknownID, unknownIgnoredID, undefinedResult,
    badLine, noEffect, brokenRule, changedScreen,
  ]
}

extension Diagnostic {
  private typealias Kinds = CompilerDiagnostics

  // MARK: Files

  static func cannotRead(_ path: String, _ reason: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(Kinds.cannotRead, "cannot read `\(path)`: \(reason)", at: span)
  }

  /// That what `cardc.yaml` says makes no sense together, as it is said of options on a command line.
  static func badProject(_ folder: String, _ problem: UsageProblem) -> Diagnostic {
    let text = problem.message.hasSuffix(".") ? problem.message.dropLast() : problem.message[...]
    return Diagnostic(
      Kinds.badSetting, "the settings of `\(folder)` do not fit: " + text.prefix(1).lowercased() + text.dropFirst(),
      at: nil)
  }

  static func cannotWrite(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(Kinds.cannotWrite, "cannot write `\(path)`: \(reason)", at: nil)
  }

  static func cannotRemove(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(Kinds.cannotRemove, "cannot remove `\(path)`: \(reason)", at: nil)
  }

  // MARK: Projects

  static func outputCollision(_ first: String, _ second: String, _ stem: String) -> Diagnostic {
    Diagnostic(
      Kinds.outputCollision, "`\(first)` and `\(second)` would both be written to `\(stem)`", at: nil,
      help: "rename one of them")
  }

  /// - Parameter templates: The templates of one name, and what their types are called after.
  static func generatedNames(_ templates: [(path: String, type: String)]) -> Diagnostic {
    func list(_ texts: [String]) -> String {
      let shown = texts.prefix(4).map { "`\($0)`" }
      let rest = texts.count > shown.count ? ["\(texts.count - shown.count) more"] : []
      return (shown + rest).enumerated().reduce("") { list, next in
        let isLast = next.offset == shown.count + rest.count - 1
        return next.offset == 0 ? next.element : list + (isLast ? " and " : ", ") + next.element
      }
    }
    let (paths, types) = (list(templates.map(\.path)), list(templates.map(\.type)))
    let reason =
      templates.count == 1
      ? "`\(ProjectBuild.supportName)` is what the support code is called" : "\(paths) have one name"
    return Diagnostic(
      Kinds.generatedNames,
      "\(reason), so what is generated of \(templates.count == 1 ? paths : "them") is called \(types)", at: nil,
      help: "templates with names of their own keep them when others come along")
  }

  static func ambiguousSidecar(_ template: String, _ sidecars: [String]) -> Diagnostic {
    let list = sidecars.map { "`\($0)`" }.joined(separator: " and ")
    return Diagnostic(Kinds.ambiguousSidecar, "`\(template)` has data in \(list)", at: nil, help: "keep one of them")
  }

  static func textData(_ text: String, at span: SourceSpan) -> Diagnostic {
    let excerpt = text.prefix(40).split(separator: "\n").first.map(String.init) ?? ""
    return Diagnostic(
      Kinds.textData, "the data is the text `\(excerpt)\(excerpt.count < text.count ? "…" : "")`", at: span,
      help: "give an object or an array, in JSON or YAML")
  }

  static func orphanSidecar(_ path: String, _ stem: String, templates: [String]) -> Diagnostic {
    Diagnostic(
      Kinds.orphanSidecar, "`\(path)` belongs to no template: there is no `\(stem).yaml` or `\(stem).json`", at: nil,
      help: Suggestion.help(for: stem, in: templates))
  }

  static func emptyDataFolder(_ folder: String) -> Diagnostic {
    Diagnostic(Kinds.emptyDataFolder, "`\(folder)` has no data, so its template has no output", at: nil)
  }

  /// That the rules for make leave a file out.
  package static func nameWithoutRule(_ path: String) -> Diagnostic {
    Diagnostic(
      Kinds.nameWithoutRule, "`\(path)` has a line end in its name, so the rules for make leave it out", at: nil,
      help: "give it another name")
  }

  static func noTemplates(_ folder: String) -> Diagnostic {
    Diagnostic(Kinds.noTemplates, "`\(folder)` has no templates", at: nil)
  }

  /// That a file of a folder is left out, which `error` would say if it were named itself.
  static func skippedFile(_ error: Diagnostic, isEmpty: Bool) -> Diagnostic {
    Diagnostic(
      Kinds.skippedFile, "this is \(isEmpty ? "empty" : "not a screen of any known format"), so it is not converted",
      at: error.span, help: isEmpty ? nil : "begin its name with `_` if it is not meant to be one")
  }

  static func skippedLink(_ path: String) -> Diagnostic {
    Diagnostic(
      Kinds.skippedLink, "`\(path)` is a symbolic link, which is not followed", at: nil,
      help: "put a copy there, or name it on the command line")
  }

  static func nestedConfiguration(_ path: String) -> Diagnostic {
    Diagnostic(
      Kinds.nestedConfiguration, "`\(path)` is not used: settings are at the input's root or above", at: nil)
  }

  static func severalConfigurations(_ first: String, _ second: String) -> Diagnostic {
    Diagnostic(
      Kinds.severalConfigurations, "the inputs have different settings, `\(first)` and `\(second)`", at: nil,
      help: "build them one by one")
  }

  static func unknownSetting(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
    Diagnostic(
      Kinds.unknownSetting, "there is no setting `\(name)`", at: span, meant: Suggestion.nearest(to: name, in: known))
  }

  static func misplacedSetting(_ name: String, at span: SourceSpan, inTarget: Bool) -> Diagnostic {
    Diagnostic(
      Kinds.unknownSetting,
      inTarget ? "`\(name)` cannot be set for one target alone" : "`\(name)` cannot be set in a profile", at: span,
      help: inTarget ? "set it for all targets, or in a profile" : "set it at the top of the file")
  }

  static func otherVersion(_ node: Node, own: String) -> Diagnostic {
    Diagnostic(
      Kinds.otherVersion, "the project needs cardc \(node.string ?? ""), and this is \(own)", at: node.span,
      help: "install a version that the project is written for")
  }

  static func badSetting(
    _ message: String, at span: SourceSpan, meant: String? = nil, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(Kinds.badSetting, message, at: span, meant: meant, help: help)
  }

  static func unreadableManifest(_ path: String) -> Diagnostic {
    Diagnostic(Kinds.unreadableManifest, "`\(path)` cannot be read and is rewritten", at: nil)
  }

  static func editedOutput(_ path: String) -> Diagnostic {
    Diagnostic(Kinds.editedOutput, "`\(path)` has no source any more but was changed by hand, so it is kept", at: nil)
  }

  static func lockedOutput(_ path: String, owner: Int?) -> Diagnostic {
    let who = owner.map { "the process \($0)" } ?? "another process"
    return Diagnostic(
      Kinds.lockedOutput, "\(who) is building into `\(path)`", at: nil,
      help: "wait until it has ended, or name another folder with `-o`")
  }

  static func lowScore(
    _ output: CompilationResult.Output, of source: SourceText, as target: String, least: Double
  ) -> Diagnostic {
    var summary = BuildSummary()
    summary.count(output.fidelity)
    let worst = summary.reasons.filter(\.isLoss).prefix(3).map { "\($0.count) × `\($0.kind.id)`" }
    return Diagnostic(
      Kinds.lowScore,
      "`\(source.name)` as \(target) has the score \(NumberText.javaScript(output.tally.score)), which is below "
        + "\(NumberText.javaScript(least)): \(worst.joined(separator: ", "))",
      at: SourceSpan(source: source, 0..<0), help: "`--report FILE.html` shows each loss beside what became of it")
  }

  /// That a screen has controls that nobody can use in the target.
  static func deadControls(_ names: [String], of screen: Screen, as target: String) -> Diagnostic {
    let root = screen.root.span
    let start = root.map { SourceSpan(source: $0.source, start: $0.start, end: $0.start) }
    return Diagnostic(
      Kinds.deadControls,
      "this screen has \(names.joined(separator: " and ")) without effect, because \(target) has no equivalent",
      at: start, help: "convert it to a format that has them; `--report FILE.html` shows each beside what became of it")
  }

  static func overBudget(_ size: Int, of screen: Screen, as target: String, budget: Int, unused: [String]) -> Diagnostic
  {
    let root = screen.root.span
    let start = root.map { SourceSpan(source: $0.source, start: $0.start, end: $0.start) }
    let rest = unused.isEmpty ? "" : ", or `--allow-lossy \(unused.joined(separator: ","))`"
    return Diagnostic(
      Kinds.overBudget, "as \(target) the document has \(size) bytes, \(size - budget) more than the budget allows",
      at: start, help: "use `-Os`\(rest), or split the screen")
  }

  static func overLimit(_ size: Int, of screen: Screen, _ limit: PayloadLimit, unused: [String]) -> Diagnostic {
    let rest = unused.isEmpty ? "" : ", or `--allow-lossy \(unused.joined(separator: ","))`"
    return Diagnostic(
      Kinds.overBudget,
      "this is \(size) bytes as \(limit.title), \(size - limit.limit) more than the \(limit.limit) that it may have",
      at: start(of: screen), help: "`cardc inspect --emit size` prints what is large; use `-Os`\(rest)")
  }

  static func aboveAdvice(_ size: Int, of screen: Screen, _ limit: PayloadLimit, advised: Int) -> Diagnostic {
    Diagnostic(
      Kinds.aboveAdvice,
      "this is \(size) bytes as \(limit.title), and no more than \(advised) are advised (the limit is \(limit.limit))",
      at: start(of: screen), help: "`cardc inspect --emit size` prints what is large")
  }

  private static func start(of screen: Screen) -> SourceSpan? {
    screen.root.span.map { SourceSpan(source: $0.source, start: $0.start, end: $0.start) }
  }

  // MARK: Formats and options

  static func notAScreen(_ document: Document, known: [String]) -> Diagnostic {
    // The whole document would be underlined, of which only what it says that it is helps.
    let root = document.root
    let start = SourceSpan(source: root.span.source, start: root.span.start, end: root.span.start)
    return Diagnostic(
      Kinds.notAScreen, "this is not a screen of any known format", at: root["type"]?.span ?? start,
      help: "the formats are \(known.joined(separator: ", ")); `--from` says which one it is")
  }

  static func unknownFormat(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic(
      Kinds.unknownFormat, "there is no format `\(name)` here", at: nil,
      help: Suggestion.help(for: name, in: known) ?? "the formats are \(known.joined(separator: ", "))")
  }

  /// That a document cannot go to one stream.
  package static func severalFiles(_ source: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      Kinds.severalFiles, "`\(source)` has \(count) output files, which cannot all be written to standard output",
      at: nil,
      help: "name a file with `-o`; the names of the others are derived from it")
  }

  /// That a record is a screen with several output files, which cannot all be its line.
  static func severalScreens(in record: SourceText, _ count: Int) -> Diagnostic {
    Diagnostic(
      Kinds.severalFiles, "the screen has \(count) output files, which cannot be one line",
      at: SourceSpan(source: record, 0..<0),
      help: "convert it without `--ndjson`, with a folder for `-o`")
  }

  static func unknownID(_ id: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.unknownID, "there is no diagnostic `\(id)`", at: span,
      help: Suggestion.help(for: id, in: DiagnosticCatalog.all.map(\.id)))
  }

  /// That what a source asks not to hear of is never said.
  static func unknownIgnoredID(_ id: String, at span: SourceSpan) -> Diagnostic {
    let ids = DiagnosticCatalog.all.map(\.id)
    // Who leaves out the area means the only one that has such a finding.
    let alike = ids.filter { $0.hasSuffix("." + id) }
    let meant = alike.count == 1 ? alike.first : Suggestion.nearest(to: id, in: ids)
    return Diagnostic(
      Kinds.unknownIgnoredID, "there is no diagnostic `\(id)`, so nothing is ignored", at: span,
      help: meant.map { "did you mean `\($0)`?" }, fixIt: meant.map { Diagnostic.FixIt(span, replacement: $0) })
  }

  // MARK: Expressions

  /// That an expression has no value.
  package static func undefinedResult(at span: SourceSpan) -> Diagnostic {
    Diagnostic(Kinds.undefinedResult, "this has no value for this data", at: span)
  }

  /// That a line of input is not an expression in the form that is wanted.
  package static func badLine(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(Kinds.badLine, "a line must be one JSON string with an expression", at: span)
  }

  // MARK: Translation

  /// A deviation that the options do not allow.
  static func loss(_ entry: FidelityEntry, target: String) -> Diagnostic {
    let labels = entry.binding == nil ? [] : [entry.span].compactMap { $0 }.map { Diagnostic.Label($0, "this value") }
    var diagnostic = Diagnostic(
      entry.kind.diagnostic, "\(entry.message) (\(target))", at: entry.binding ?? entry.span, labels: labels)
    diagnostic.severity = .error
    return diagnostic
  }

  /// That a binding is left in the output.
  static func unboundHole(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      Kinds.unboundHole, "a binding is left in the output", at: span,
      help: "provide data for it; `--literal` reads `${` as text")
  }

  static func brokenRule(_ pass: String, _ problem: String, _ screen: Screen) -> Diagnostic {
    Diagnostic(Kinds.brokenRule, "after the pass `\(pass)`, \(problem)", at: screen.root.span)
  }
}

extension Diagnostics {
  /// The findings about outputs as a whole with the name of the data that the output was filled with, if it is given.
  func filled(with data: String?) -> Diagnostics {
    let kinds: Set = [
      CompilerDiagnostics.deadControls, CompilerDiagnostics.lowScore, CompilerDiagnostics.overBudget,
      CompilerDiagnostics.aboveAdvice,
    ]
    guard let data, all.contains(where: { kinds.contains($0.kind) }) else { return self }
    var named = Diagnostics()
    for each in all {
      guard kinds.contains(each.kind) else {
        named.report(each)
        continue
      }
      var diagnostic = Diagnostic(
        each.kind, "\(each.message) (with `\(data)`)", at: each.span, labels: each.labels, help: each.help,
        fixIt: each.fixIt)
      diagnostic.severity = each.severity
      named.report(diagnostic)
    }
    return named
  }
}

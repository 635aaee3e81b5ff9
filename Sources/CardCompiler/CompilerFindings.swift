import CardFormats
import CardIR
import CardSyntax

// The wording of what is reported about files, projects and options.
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
      Kinds.outputCollision, "`\(first)` and `\(second)` would both be written as `\(stem)`", at: nil,
      help: "rename one of them: outputs have the names of their inputs without the extension")
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

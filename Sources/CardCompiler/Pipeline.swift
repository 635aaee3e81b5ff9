import CardFormats
package import CardIR
import CardPasses
package import CardSyntax
package import CardTemplate

/// The way of a source through the compiler, from top to bottom.
///
/// ```
/// text ──read──▶ Document ──expand──▶ Document ──import──▶ Screen ──passes──▶ Screen ──emit──▶ text
/// ```
///
/// Every stage takes a value, gives a value and reports what it finds on the side. What it cannot make sense of ends
/// the way; what was found until then is still reported.
package struct Pipeline: Sendable {
  /// Whose formats, passes and options are used.
  package let compiler: Compiler
  /// What finds the files that sources lead to.
  let workspace: Workspace
  /// Whether pages say of their parts which elements of the source they stand for.
  var annotates: Bool

  /// The way that the compiler of a workspace takes.
  init(_ workspace: Workspace) { self.init(workspace.compiler, workspace) }

  /// What is known of the data of templates, whether there are data or their holes stay.
  var known: KnownData
  /// The same without the host object beside a template, which is an example of what code is given when it runs.
  private var knownToCode: KnownData

  /// The way to a target, for which a project may have options of its own.
  private func variant(for target: FormatID) -> Pipeline {
    guard let compiler = workspace.variants[target] else { return self }
    var variant = Pipeline(compiler, workspace)
    variant.known = known
    variant.knownToCode = knownToCode
    return variant
  }

  /// What is known on the way to a target.
  func known(to target: FormatID) -> KnownData {
    compiler.registry.isGivenDataAtRunTime(target) ? knownToCode : known
  }

  private init(_ compiler: Compiler, _ workspace: Workspace) {
    self.compiler = compiler
    self.workspace = workspace
    annotates = compiler.options.annotates
    known = compiler.options.lowering.known
    knownToCode = known
  }

  /// The way that `compiler` takes, for sources of the disk.
  package init(compiler: Compiler) { self.init(Workspace(compiler)) }

  // MARK: The whole way

  /// Reads a source, puts components and fragments in the place of their uses and, if it is to be expanded, compiles
  /// the template in it.
  ///
  /// `components` has the components and fragments; without it they are those of the options. The syntax is found out
  /// unless it is said.
  package func prepare(
    _ source: SourceText, as syntax: SourceSyntax? = nil, asTemplate: Bool, components: (any ComponentResolver)? = nil
  ) -> PreparedSource {
    let syntax = syntax ?? SourceSyntax.detect(source)
    var diagnostics = compiler.findings
    let written = Document.read(source, as: syntax, diagnostics: &diagnostics)
    checkSilencing(source, &diagnostics)
    var prepared = prepare(written, of: source, asTemplate: asTemplate, components, diagnostics)
    if written == nil, let mended = MendedDocument(reading: source, as: syntax) {
      let source = prepare(mended.document, of: source, asTemplate: asTemplate, components, Diagnostics())
      prepared.mended = MendedSource(mended, source)
    }
    return prepared
  }

  private func prepare(
    _ written: Document?, of source: SourceText, asTemplate: Bool, _ components: (any ComponentResolver)?,
    _ findings: Diagnostics
  ) -> PreparedSource {
    var diagnostics = findings
    let formats = compiler.registry.formats.map(\.id)
    let envelope = written.map { PreservationEnvelope(opening: $0, knownFormats: formats, &diagnostics) }
    let composed = envelope.map {
      compose($0.document.withoutAnchorMembers.withoutSilencing, components ?? compiler.resolver, &diagnostics)
    }
    let document = composed?.document?.withoutSilencing
    var found = Diagnostics()
    let template =
      asTemplate ? document.flatMap { Template(compiling: $0, verbatim: verbatim, diagnostics: &found) } : nil
    if asTemplate, let document { TemplateLint.check(document, diagnostics: &found) }
    return PreparedSource(
      source: source, document: document, written: written, dependencies: composed?.files.map(\.name) ?? [],
      components: composed?.library ?? ComponentLibrary(),
      preserved: envelope?.original.map { preserved($0.document, as: $0.format, asTemplate: asTemplate) },
      preservation: envelope?.value, diagnostics: diagnostics, template: template, templateDiagnostics: found)
  }

  /// Names the ids that a source asks not to hear of and that no finding has. Comments may also say in words why.
  private func checkSilencing(_ source: SourceText, _ diagnostics: inout Diagnostics) {
    for names in source.silencedNames {
      let unknown = names.filter { !DiagnosticCatalog.has($0.name) }
      var told = unknown.filter { $0.name.dropLast().contains(".") || $0.name.contains("*") }
      // Words of which none is an id are no reasons.
      if told.isEmpty, unknown.count == names.count { told = Array(unknown.prefix(1)) }
      for (name, span) in told { diagnostics.report(.unknownIgnoredID(name, at: span)) }
    }
  }

  /// Translates a source to every target; `name` is that of the output, if it is not called as the source is.
  package func run(
    _ source: PreparedSource, data: PreparedData?, host: PreparedData?, targets: [FormatID], as name: OutputName? = nil,
    generating code: CodeTemplate? = nil, knowing evidence: DataEvidence = .none,
    observing: PassPipeline.Observation = PassPipeline.Observation()
  ) -> CompilationResult {
    var found = SourceFindings(diagnostics: source.diagnostics)
    func outputs(_ source: PreparedSource, _ found: inout SourceFindings) -> [CompilationResult.Output] {
      var code = code
      if code?.document != nil { code?.document = source.document }
      return compile(
        source, data: data, host: host, targets: targets, as: name, generating: code, knowing: evidence,
        observing: observing, &found)
    }
    let outputs =
      if let places = places(in: source, &found.diagnostics) {
        run(places, of: source, targets: targets, each: outputs, &found)
      } else {
        outputs(source, &found)
      }
    if let mended = source.mended {
      var further = SourceFindings()
      _ = screen(mended.source, data: nil, host: nil, withErrors: true, &further)
      found.diagnostics.append(contentsOf: mended.trusted(further.diagnostics))
    }
    let answer = workspace.answer(outputs, found: found.all)
    let faulty = answer.diagnostics.hasErrors ? faultyTargets(found, of: targets) : []
    return CompilationResult(answer, from: found.format) { faulty.contains($0) }
  }

  /// The targets that nothing is written for: all where the source itself has an error, half of which is worse than nothing,
  /// otherwise those with errors of their own.
  private func faultyTargets(_ found: SourceFindings, of targets: [FormatID]) -> Set<FormatID> {
    func isFaulty(_ diagnostics: Diagnostics) -> Bool {
      workspace.answer((), found: diagnostics).diagnostics.hasErrors
    }
    if isFaulty(found.diagnostics) { return Set(targets) }
    return Set(found.ofTargets.lazy.filter { isFaulty($0.diagnostics) }.map(\.target))
  }

  /// What comes of a source that is one screen.
  private func compile(
    _ source: PreparedSource, data: PreparedData?, host: PreparedData?, targets: [FormatID], as name: OutputName?,
    generating code: CodeTemplate?, knowing evidence: DataEvidence, observing: PassPipeline.Observation,
    _ found: inout SourceFindings
  ) -> [CompilationResult.Output] {
    var template = code ?? CodeTemplate(document: source.document, name: source.name)
    template.verbatim = verbatim
    let written = template.document
    if code == nil { template.evidence = data?.document.map { .samples([$0.root]) } ?? evidence }
    var outputs: [CompilationResult.Output] = []
    if let screens = screensByKind(source, data: data, host: host, for: targets, &found) {
      for target in targets {
        let screens = compiler.registry.isGivenDataAtRunTime(target) ? screens.unbound : screens.bound
        let variant = variant(for: target)
        template.document = written.map { variant.specialized($0, for: target) }
        template.mapsSource = variant.compiler.options.mapsSource
        template.isPublic = variant.compiler.options.isPublic
        var own = Diagnostics()
        let output = screens.screen(for: target)
          .flatMap { variant.output($0, to: target, as: name, from: template, observing, &own) }
          .map { variant.preserving($0, from: screens, source, isBound: data != nil, &own) }
        if let output {
          outputs.append(output)
          variant.checkScore(of: output, source, &own)
        }
        found.ofTargets.append((target, own))
      }
    }
    return outputs
  }

  /// Reports an output that keeps less of its source than it has to.
  private func checkScore(
    of output: CompilationResult.Output, _ source: PreparedSource, _ diagnostics: inout Diagnostics
  ) {
    guard let least = compiler.options.minimumScore, output.tally.score < least else { return }
    let title = compiler.registry.target(output.target)?.title ?? output.target.rawValue
    diagnostics.report(.lowScore(output, of: source.source, as: title, least: least))
  }

  /// The screens whose bindings the data fill, and those for targets that are given data when they run.
  private func screensByKind(
    _ source: PreparedSource, data: PreparedData?, host: PreparedData?, for targets: [FormatID],
    _ result: inout SourceFindings
  ) -> (bound: SourceScreens, unbound: SourceScreens)? {
    let code = targets.filter(compiler.registry.isGivenDataAtRunTime)
    if code.isEmpty || data == nil {
      return screens(source, data: data, host: host, for: targets, &result).map { ($0, $0) }
    }
    var found = SourceFindings()
    let unbound = screens(source, data: nil, host: nil, for: code, &found)
    let documents = targets.filter { !code.contains($0) }
    if documents.isEmpty {
      result.add(found.diagnostics)
      result.format = found.format
      return unbound.map { ($0, $0) }
    }
    guard let bound = screens(source, data: data, host: host, for: documents, &result), let unbound else {
      if unbound == nil { result.add(found.diagnostics) }
      return nil
    }
    return (bound, unbound)
  }

  /// The way up to the representation that every target starts from.
  ///
  /// `known` is the source's format, where that need not be found out. A screen with errors is of use only to who looks for
  /// more of them: nothing is said of what depends on them.
  func screen(
    _ source: PreparedSource, data: PreparedData?, host: PreparedData?, as known: (any Format)? = nil,
    withErrors isWantedAnyway: Bool = false, _ result: inout SourceFindings
  ) -> Screen? {
    guard let document = source.document else { return nil }
    let isExpanded = data != nil && !compiler.options.isLiteral
    var expansionFindings = Diagnostics()
    var expanded: Document?
    var unknown: [SourceSpan] = []
    if isExpanded, isWantedAnyway {
      if let examined = examine(source, data, host, &expansionFindings) { (expanded, unknown) = examined }
    } else if isExpanded {
      expanded = expand(source, data, host, &expansionFindings)
    }
    // The host object is read without data as well, where nothing is filled with it.
    if !isExpanded, let host { expansionFindings.append(contentsOf: host.diagnostics) }
    result.diagnostics.append(contentsOf: expansionFindings)
    if compiler.options.requiresBound {
      for finding in UnboundHoles.findings(in: expansionFindings.all) { result.diagnostics.report(finding) }
      let isQuoted = source.templateDiagnostics.all.contains { $0.kind == TemplateDiagnostics.bindingInQuotes }
      if isQuoted, let expanded {
        for finding in UnboundHoles.findings(in: expanded) { result.diagnostics.report(finding) }
      }
    }
    // A template that cannot be expanded is still looked at: all errors of a run are reported, not the first.
    let content = expanded ?? document
    guard let format = known ?? format(of: content, &result.diagnostics) else { return nil }
    result.format = format.id
    var own = Diagnostics()
    let screen = importScreen(
      content, format, hasHoles: expanded == nil && !compiler.options.isLiteral, &own)
    own = own.naming(source.components, in: format)
    if let screen { check(screen, format, &own) }
    if data == nil { addMistakes(of: source, to: &own) }
    let found = expanded.map { RepeatedFindings.joined(own, in: $0, of: source.source) } ?? own
    // What a component leaves out where a prop is not given lacks nothing.
    if data == nil, !source.dependencies.isEmpty { unknown += content.objectsDroppedByProps }
    for each in found.all where !unknown.contains(where: { $0.contains(each.span) }) { result.diagnostics.report(each) }
    return result.diagnostics.hasErrors && !isWantedAnyway ? nil : screen
  }

  /// The way from there to one target.
  package func output(
    _ screen: Screen, to target: FormatID, as name: OutputName? = nil, from code: CodeTemplate? = nil,
    _ observation: PassPipeline.Observation, _ diagnostics: inout Diagnostics
  ) -> CompilationResult.Output? {
    guard let target = compiler.registry.target(target) else {
      diagnostics.report(.unknownFormat(target.rawValue, known: compiler.registry.targets.map(\.id.rawValue)))
      return nil
    }
    switch target {
    case .program(let emitter):
      let made = emitter.generate(code ?? CodeTemplate(name: screen.name), diagnostics: &diagnostics)
      return CompilationResult.Output(target: target.id, files: made.files, parts: made.parts, source: screen)
    case .presentation(let emitter):
      return output(screen, to: emitter, as: name, observation, &diagnostics) { translation, diagnostics in
        present(translation.screen, emitter, from: code, &diagnostics)
      }
    case .document(let emitter):
      let types = emitter.capabilities.takesOnlyStrings ? code?.boundTypes : nil
      return output(screen, to: emitter, as: name, knowing: types, observation, &diagnostics) {
        translation, diagnostics in
        GeneratedCode(files: write(&translation, emitter, &diagnostics))
      }
    }
  }

  /// The output for a target that shows screens or writes them as documents, which `emit` does.
  private func output(
    _ screen: Screen, to emitter: any ScreenEmitter, as name: OutputName?, knowing types: BoundTypes? = nil,
    _ observation: PassPipeline.Observation, _ diagnostics: inout Diagnostics,
    emit: (inout Translation, inout Diagnostics) -> GeneratedCode
  ) -> CompilationResult.Output? {
    if let profile = compiler.options.profile, let hosted = hosted(emitter.id) {
      let refusals = hosted.refusals(of: screen, by: profile, version: compiler.options.formatVersion)
      for refusal in refusals { diagnostics.report(refusal) }
      if !refusals.isEmpty { return nil }
    }
    let parts = parts(of: screen, for: emitter, as: name ?? OutputName(stem: screen.name))
    var legal: [Translation] = []
    var inlined: [InlinedScreen] = []
    for part in parts.screens {
      guard var translation = translate(part, emitter, knowing: types, observation, &diagnostics) else { return nil }
      inlined += inlineScreens(in: &translation, emitter, &diagnostics)
      // What is given its data when it runs is final with its bindings.
      if compiler.options.requiresBound, !compiler.registry.isGivenDataAtRunTime(emitter.id) {
        UnboundHoles.report(translation.screen, &diagnostics)
      }
      legal.append(translation)
    }
    var files: [OutputFile] = []
    var support: Set<String> = []
    for (number, part) in parts.screens.enumerated() {
      var findings = Diagnostics()
      let emitted = emit(&legal[number], &findings)
      legal[number].fidelity += losses(in: findings, of: emitter, &diagnostics)
      for var file in emitted.files {
        file.suffix = String(part.name.dropFirst(screen.name.count)) + file.suffix
        files.append(file)
      }
      support.formUnion(emitted.parts)
    }
    if !diagnostics.hasErrors { reportDeadControls(of: screen, in: emitter, &diagnostics) }
    var fidelity = parts.fidelity + legal.flatMap(\.fidelity)
    if compiler.options.measuresLayout || compiler.options.minimumScore != nil, legal.count == 1 {
      fidelity += displacements(of: screen, in: legal[0].screen, besides: fidelity)
    }
    return CompilationResult.Output(
      target: emitter.id, files: files, parts: support, fidelity: fidelity.sortedBySource(),
      statistics: legal.first?.statistics ?? [], source: screen, inlined: inlined)
  }

  /// The entries of the fidelity report for what an emitter says that it has left out; what it says is reported, by the
  /// entry where that is an error.
  private func losses(
    in findings: Diagnostics, of emitter: any ScreenEmitter, _ diagnostics: inout Diagnostics
  ) -> [FidelityEntry] {
    let kinds = emitter.losses
    return findings.all.compactMap { finding in
      guard let kind = kinds.first(where: { $0.diagnostic == finding.kind }) else {
        diagnostics.report(finding)
        return nil
      }
      let entry = FidelityEntry(kind, finding.message, at: finding.span)
      // What a target has decided by itself, and nobody need look at, is for the report alone.
      let isError = isError(entry, in: emitter.id)
      if isError || !kind.id.hasPrefix("note.") {
        diagnostics.report(isError ? .loss(entry, target: emitter.title) : finding)
      }
      return entry
    }
  }

  // MARK: text ▶ Document

  /// Reads JSON or YAML.
  package func read(_ source: SourceText, _ diagnostics: inout Diagnostics) -> Document? {
    Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)
  }

  // MARK: Document ▶ Document

  /// Puts components and fragments in the place of their uses.
  private func compose(
    _ document: Document, _ resolver: any ComponentResolver, _ diagnostics: inout Diagnostics
  ) -> ComponentExpansion.Result {
    ComponentExpansion.run(
      document, resolver: resolver, readsHoles: !compiler.options.isLiteral, diagnostics: &diagnostics)
  }

  /// Fills the holes of a template; data and host object are left out where there are none.
  package func expand(
    _ source: PreparedSource, _ data: PreparedData?, _ host: PreparedData?, _ diagnostics: inout Diagnostics
  ) -> Document? {
    guard let filling = filling(of: source, data, host, &diagnostics) else { return nil }
    if compiler.options.mustBeReproducible {
      filling.template.reportChance(compiler.options.expansion, diagnostics: &diagnostics)
    }
    return filling.template.expand(
      filling.data?.root, host: filling.host?.root, options: compiler.options.expansion, diagnostics: &diagnostics)
  }

  /// Fills the holes of a template as far as that can be done, with the places of which nobody knows what comes of them.
  private func examine(
    _ source: PreparedSource, _ data: PreparedData?, _ host: PreparedData?, _ diagnostics: inout Diagnostics
  ) -> (document: Document, unknown: [SourceSpan])? {
    guard
      let filling = filling(
        of: source, data, host, withMistakes: { $0.document.map { Template(withMistakes: $0, verbatim: verbatim) } },
        &diagnostics)
    else { return nil }
    return filling.template.examine(
      filling.data?.root, host: filling.host?.root, options: compiler.options.expansion, diagnostics: &diagnostics)
  }

  /// Fills the holes of a template straight into minified JSON, without the tree that other stages need.
  package func expandToBytes(
    _ source: PreparedSource, _ data: PreparedData?, _ host: PreparedData?, _ diagnostics: inout Diagnostics
  ) -> [UInt8]? {
    guard let filling = filling(of: source, data, host, &diagnostics) else { return nil }
    var buffer = ByteBuffer()
    let isDone = filling.template.expand(
      filling.data?.root, host: filling.host?.root, options: compiler.options.expansion, into: &buffer,
      diagnostics: &diagnostics)
    return isDone ? buffer.array() : nil
  }

  // MARK: Document ▶ Screen

  /// The format that a document is written in.
  func format(of document: Document, _ diagnostics: inout Diagnostics) -> (any Format)? {
    let registry = compiler.registry
    guard let wanted = compiler.options.from else {
      if let format = registry.detect(document) { return format }
      diagnostics.report(.notAScreen(document, known: registry.formats.map(\.title)))
      return nil
    }
    if let format = registry.format(wanted) { return format }
    diagnostics.report(.unknownFormat(wanted.rawValue, known: registry.formats.map(\.id.rawValue)))
    return nil
  }

  func importScreen(
    _ document: Document, _ format: any Format, hasHoles: Bool, _ diagnostics: inout Diagnostics
  ) -> Screen? {
    let options = ImportOptions(
      name: document.source.screenName, readsHoles: hasHoles,
      isTolerant: compiler.options.isTolerant)
    var screen = format.importScreen(document, options: options, diagnostics: &diagnostics)
    // Before anybody shares it.
    screen?.root.settleContents()
    return screen
  }

  /// Runs the passes that look at a screen before any target.
  func check(_ screen: Screen, _ format: any Format, _ diagnostics: inout Diagnostics) {
    if compiler.passes.checks.isEmpty { return }
    let options = compiler.options
    var context = PassContext(
      source: format.capabilities, target: format.capabilities, targetName: format.title, host: options.host,
      options: options.lowering)
    compiler.passes.check(screen, context: &context)
    diagnostics.append(contentsOf: context.diagnostics)
  }

  // MARK: Screen ▶ text

  /// How screens are written.
  var emitOptions: EmitOptions {
    let options = compiler.options
    var emitOptions = EmitOptions(
      syntax: options.syntax ?? (options.optimization == .size ? .minified : .json),
      formatVersion: options.formatVersion)
    emitOptions.notesPlaces = options.notesPlaces
    return emitOptions
  }
}

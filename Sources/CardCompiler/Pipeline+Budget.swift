import CardFormats
import CardIR
import CardPasses
import CardSyntax

extension Pipeline {
  /// The files of a screen as a document. While one is larger than the budget, one after the other of the passes that the
  /// user allows takes something from the screen; what is too large in the end is an error.
  func write(
    _ translation: inout Translation, _ emitter: any DocumentEmitter, _ diagnostics: inout Diagnostics
  ) -> [OutputFile] {
    // Only what is found in the last of several attempts is about what is written.
    var found = Diagnostics()
    defer { diagnostics.append(contentsOf: found) }
    let options = emitOptions(for: translation.screen, to: emitter)
    var files = emitter.emit(translation.screen, options: options, diagnostics: &found)
    let budget = compiler.options.budget
    let message = payloadLimit(of: emitter.id)
    if budget == nil, message == nil { return files }
    func isTooLarge() -> Bool {
      files.contains { $0.bytes.count > budget ?? .max }
        || message.map { limit in files.contains { size(of: $0, as: limit) > limit.limit } } ?? false
    }
    let known = PassPipeline.lossy
    for name in compiler.options.lossyPasses {
      guard isTooLarge() else { break }
      guard let pass = known.first(where: { $0.name == name }) else { continue }
      var context = context(from: emitter.capabilities, to: emitter)
      pass.run(&translation.screen, &context)
      if context.fidelity.isEmpty { continue }
      translation.fidelity = (translation.fidelity + context.fidelity).sortedBySource()
      for entry in context.fidelity where isError(entry, in: emitter.id) {
        diagnostics.report(.loss(entry, target: emitter.title))
      }
      found = Diagnostics()
      files = emitter.emit(translation.screen, options: options, diagnostics: &found)
    }
    let unused = known.map(\.name).filter { !compiler.options.lossyPasses.contains($0) }
    measure(files, of: translation.screen, to: emitter.id, unused: unused, &diagnostics)
    if let budget, let largest = files.map(\.bytes.count).max(), largest > budget {
      diagnostics.report(
        .overBudget(largest, of: translation.screen, as: emitter.title, budget: budget, unused: unused))
    }
    return files
  }

  /// What the host that a target is written for counts, if it has a limit.
  func payloadLimit(of target: FormatID) -> PayloadLimit? {
    hosted(target) == nil ? nil : compiler.options.payloadLimit ?? compiler.options.profile?.size
  }

  /// Reports what is larger than the host takes or advises; `unused` are the passes that could make it smaller.
  func measure(
    _ files: [OutputFile], of screen: Screen, to target: FormatID, unused: [String], _ diagnostics: inout Diagnostics
  ) {
    guard let limit = payloadLimit(of: target), let largest = files.map({ size(of: $0, as: limit) }).max() else {
      return
    }
    if largest > limit.limit {
      diagnostics.report(.overLimit(largest, of: screen, limit, unused: unused))
    } else if let advised = limit.advised, largest > advised {
      diagnostics.report(.aboveAdvice(largest, of: screen, limit, advised: advised))
    }
  }

  /// How a screen is written: a card for a host has no version that is newer than the host.
  private func emitOptions(for screen: Screen, to emitter: any DocumentEmitter) -> EmitOptions {
    var options = emitOptions
    guard let profile = compiler.options.profile, let hosted = hosted(emitter.id), options.formatVersion == nil else {
      return options
    }
    options.formatVersion = hosted.version(of: screen, for: profile)
    return options
  }

  /// What a host counts of a file.
  private func size(of file: OutputFile, as limit: PayloadLimit) -> Int {
    var ignored = Diagnostics()
    let source = SourceText(name: "output." + file.fileExtension, bytes: file.bytes)
    let document = Document.read(source, as: emitOptions.syntax == .yaml ? .yaml : .json, diagnostics: &ignored)
    return document.map { limit.size(of: $0.root) } ?? file.bytes.count
  }

  /// The files that show a screen. What hosts limit is the size of documents, so there is no budget.
  func present(
    _ screen: Screen, _ emitter: any PresentationEmitter, from code: CodeTemplate?, _ diagnostics: inout Diagnostics
  ) -> GeneratedCode {
    var presentation = Presentation(
      screen, of: code ?? CodeTemplate(name: screen.name), host: compiler.options.host)
    if let source = compiler.registry.format(screen.sourceFormat)?.capabilities {
      presentation.hasMarkdown = source.hasMarkdown
      presentation.hasTextMacros = source.hasTextMacros
      presentation.stacksFillWidth = source.stacksFillWidth || source.boxes == .byConstraints
      presentation.hasHostSizes = source.textSizes == .tokens
      presentation.colorNotation = source.colorNotation ?? presentation.colorNotation
    }
    presentation.openTypes = compiler.options.lowering.openTypes
    if annotates { presentation.pointers = pointers(of: screen, in: code?.document) }
    return emitter.generate(presentation, diagnostics: &diagnostics)
  }

  /// Where the elements of a screen are in the source.
  private func pointers(of screen: Screen, in document: Document?) -> [SourceSpan: String] {
    var places = DocumentPointers(document)
    var pointers: [SourceSpan: String] = [:]
    screen.root.visit { element in
      guard let span = element.span, pointers[span] == nil else { return }
      pointers[span] = places.pointer(to: span)
    }
    return pointers
  }
}

extension Compiler {
  /// Puts the support code that generated files use into each of them, for files that stand alone.
  package func makeSelfContained(_ output: inout CompilationResult.Output) {
    guard let emitter = registry.target(output.target)?.supportedEmitter else { return }
    output.files = output.files.map { emitter.selfContained($0, using: output.parts) }
  }
}

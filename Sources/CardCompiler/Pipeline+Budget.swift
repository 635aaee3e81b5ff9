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
    var files = emitter.emit(translation.screen, options: emitOptions, diagnostics: &found)
    guard let budget = compiler.options.budget else { return files }
    func isTooLarge() -> Bool { files.contains { $0.bytes.count > budget } }
    let known = PassPipeline.lossy
    for name in compiler.options.lossyPasses {
      guard isTooLarge() else { break }
      guard let pass = known.first(where: { $0.name == name }) else { continue }
      var context = context(from: emitter.capabilities, to: emitter)
      pass.run(&translation.screen, &context)
      if context.fidelity.isEmpty { continue }
      translation.fidelity = (translation.fidelity + context.fidelity).sortedBySource()
      for entry in context.fidelity where isError(entry) {
        diagnostics.report(.loss(entry, target: emitter.title))
      }
      found = Diagnostics()
      files = emitter.emit(translation.screen, options: emitOptions, diagnostics: &found)
    }
    if let largest = files.map(\.bytes.count).max(), largest > budget {
      let unused = known.map(\.name).filter { !compiler.options.lossyPasses.contains($0) }
      diagnostics.report(
        .overBudget(largest, of: translation.screen, as: emitter.title, budget: budget, unused: unused))
    }
    return files
  }

  /// The files that show a screen. What hosts limit is the size of documents, so there is no budget.
  func present(
    _ screen: Screen, _ emitter: any PresentationEmitter, from code: CodeTemplate?, _ diagnostics: inout Diagnostics
  ) -> GeneratedCode {
    var presentation = Presentation(
      screen, of: code ?? CodeTemplate(name: screen.name), host: compiler.options.host)
    if let source = compiler.registry.format(screen.sourceFormat)?.capabilities {
      presentation.hasMarkdown = source.hasMarkdown
      presentation.stacksFillWidth = source.stacksFillWidth || source.boxes == .byConstraints
      presentation.colorNotation = source.colorNotation ?? presentation.colorNotation
    }
    if compiler.options.annotates { presentation.pointers = pointers(of: screen, in: code?.document) }
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

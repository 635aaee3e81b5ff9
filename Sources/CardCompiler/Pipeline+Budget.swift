import CardFormats
import CardIR
import CardPasses
import CardSyntax

extension Pipeline {
  /// The files of a screen. While one is larger than the budget, one after the other of the passes that the user allows
  /// takes something from the screen; what is too large in the end is an error.
  func emit(
    _ translation: inout Translation, _ emitter: any Emitter, from code: CodeTemplate?,
    _ diagnostics: inout Diagnostics
  ) -> GeneratedCode {
    if let emitter = emitter as? any CodeEmitter {
      return generate(translation.screen, emitter, from: code ?? CodeTemplate(), &diagnostics)
    }
    var files = emitter.emit(translation.screen, options: emitOptions)
    guard let budget = compiler.options.budget else { return GeneratedCode(files: files) }
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
      files = emitter.emit(translation.screen, options: emitOptions)
    }
    if let largest = files.map(\.bytes.count).max(), largest > budget {
      let unused = known.map(\.name).filter { !compiler.options.lossyPasses.contains($0) }
      diagnostics.report(
        .overBudget(largest, of: translation.screen, as: emitter.title, budget: budget, unused: unused))
    }
    return GeneratedCode(files: files)
  }

  /// The source code of a screen. What hosts limit is the size of documents, so there is no budget.
  private func generate(
    _ screen: Screen, _ emitter: any CodeEmitter, from code: CodeTemplate, _ diagnostics: inout Diagnostics
  ) -> GeneratedCode {
    var code = code
    code.host = compiler.options.host
    if let source = compiler.registry.emitter(screen.sourceFormat)?.capabilities {
      code.hasMarkdown = source.hasMarkdown
      code.colorNotation = source.colorNotation ?? code.colorNotation
    }
    return emitter.generate(screen, from: code, diagnostics: &diagnostics)
  }
}

extension Compiler {
  /// Puts the support code that generated files use into each of them, for files that stand alone.
  package func makeSelfContained(_ output: inout CompilationResult.Output) {
    guard let emitter = registry.emitter(output.target) as? any CodeEmitter else { return }
    output.files = output.files.map { emitter.selfContained($0, using: output.parts) }
  }
}

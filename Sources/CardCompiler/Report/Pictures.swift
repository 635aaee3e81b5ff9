import CardHTML
import CardIR
import CardPasses
package import CardSyntax
import CardTemplate

/// What is seen of a screen before it was translated and after.
package struct Pictures: Sendable {
  /// A page that shows the source.
  let source: [UInt8]
  /// A page that shows the output.
  let output: [UInt8]
}

extension Workspace {
  /// What is seen of an output and of its source; none for outputs that are source code.
  package func pictures(of output: CompilationResult.Output) -> Pictures? {
    guard let seen = page(showing: output), let source = page(of: output.source, nil, annotates: false) else {
      return nil
    }
    return Pictures(source: source, output: seen)
  }

  /// The page that shows what was written; none for source code.
  ///
  /// With `document`, which the output was made of, the page says of its parts which elements they stand for: those of
  /// the source for a page, else those of the text that was written.
  package func page(showing output: CompilationResult.Output, of document: Document? = nil) -> [UInt8]? {
    let registry = compiler.registry
    guard registry.target(.html) != nil, let file = output.files.first else { return nil }
    let annotates = document != nil
    if output.target == .html {
      // What was written is what is wanted, but for what it says of its parts.
      return annotates == pipeline.annotates ? file.bytes : page(of: output.source, document, annotates: annotates)
    }
    guard registry.format(output.target) != nil else { return nil }
    let written = pipeline.prepare(
      SourceText(name: "output." + file.fileExtension, bytes: file.bytes), asTemplate: false)
    var found = SourceFindings()
    let screen = pipeline.screen(written, data: nil, host: nil, &found)
    return screen.flatMap { page(of: $0, written.document, annotates: annotates) }
  }

  private func page(of screen: Screen, _ document: Document?, annotates: Bool) -> [UInt8]? {
    var pipeline = pipeline
    pipeline.annotates = annotates
    let code = CodeTemplate(document: document, name: screen.name)
    var ignored = Diagnostics()
    return pipeline.output(screen, to: .html, from: code, PassPipeline.Observation(), &ignored)?.files.first?
      .bytes
  }
}

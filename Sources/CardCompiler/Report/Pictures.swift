package import CardIR
import CardPasses
package import CardSyntax
import CardTemplate

/// What is seen of a screen before it was translated and after.
package struct Pictures: Sendable {
  /// A page that shows the source.
  let source: [UInt8]
  /// A page that shows the output.
  let output: [UInt8]

  /// The target whose files are pages.
  package static let target = FormatID(rawValue: "html")
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
    guard registry.target(Pictures.target) != nil, let file = output.files.first else { return nil }
    let annotates = document != nil
    if output.target == Pictures.target {
      return annotates ? page(of: output.source, document, annotates: true) : file.bytes
    }
    guard registry.format(output.target) != nil else { return nil }
    let written = pipeline.prepare(SourceText(name: "output.json", bytes: file.bytes), asTemplate: false)
    var found = SourceFindings()
    let screen = pipeline.screen(written, data: nil, host: nil, &found)
    return screen.flatMap { page(of: $0, written.document, annotates: annotates) }
  }

  private func page(of screen: Screen, _ document: Document?, annotates: Bool) -> [UInt8]? {
    var pipeline = pipeline
    pipeline.annotates = annotates
    let code = CodeTemplate(document: document, name: screen.name)
    var ignored = Diagnostics()
    return pipeline.output(screen, to: Pictures.target, from: code, PassPipeline.Observation(), &ignored)?.files.first?
      .bytes
  }
}

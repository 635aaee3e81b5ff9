package import CardIR
import CardLayout
package import CardSyntax
package import CardText

/// Where an element of a source is on the screen.
package struct ElementBox: Sendable {
  /// The JSON pointer (RFC 6901) to the element.
  package let pointer: String
  /// What it is.
  package let kind: ElementKind
  /// Left, top, width and height, in points.
  package let frame: [Double]
}

extension Compiler {
  /// Where the elements of a source are, in its order; none where it cannot be compiled.
  package func layout(
    of source: SourceText, height: Double = 844, metrics: TextMetrics = .system
  ) -> [ElementBox]? {
    let pipeline = Pipeline(compiler: self)
    let prepared = prepare(source)
    var found = SourceFindings()
    guard let screen = pipeline.screen(prepared, data: nil, host: nil, &found),
      let layout = pipeline.layout(of: screen, height: height, metrics: metrics)
    else { return nil }
    var pointers = DocumentPointers(prepared.document)
    return layout.parts.compactMap { part in
      guard part.attribute == nil, let span = part.element.span, let pointer = pointers.pointer(to: span) else {
        return nil
      }
      let frame = part.frame
      return ElementBox(
        pointer: pointer, kind: part.element.kind, frame: [frame.x, frame.y, frame.width, frame.height])
    }
  }
}

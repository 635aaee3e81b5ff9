import CardFormats
import CardIR
import CardSyntax

extension Pipeline {
  /// Translates every screen of a document that has other things around them.
  ///
  /// In their own format the screens go back to where they were; any other target gets a file for each, the second one
  /// called `-2`.
  func run(
    _ places: [CardPlace], of source: PreparedSource, targets: [FormatID],
    each: (PreparedSource, inout SourceFindings) -> [CompilationResult.Output], _ found: inout SourceFindings
  ) -> [CompilationResult.Output] {
    var made: [(pointer: String, outputs: [CompilationResult.Output])] = []
    for place in places {
      guard let part = part(of: source, at: place) else { continue }
      made.append((place.pointer, each(part, &found)))
    }
    return targets.compactMap { target in
      let outputs = made.compactMap { made in
        made.outputs.first { $0.target == target }.map { (made.pointer, $0) }
      }
      guard outputs.count == made.count else { return nil }
      var own = Diagnostics()
      let output = joined(outputs, in: source, isFaulty: found.all.hasErrors, &own)
      found.ofTargets.append((target, own))
      return output
    }
  }

  /// What came of all screens for one target.
  private func joined(
    _ outputs: [(pointer: String, output: CompilationResult.Output)], in source: PreparedSource,
    isFaulty: Bool, _ diagnostics: inout Diagnostics
  ) -> CompilationResult.Output? {
    guard let first = outputs.first?.output else { return nil }
    var screen = first.source
    // Screens that are counted together.
    for (_, output) in outputs.dropFirst() { screen.root[.children] += [.one(output.source.root)] }
    let isInPlace = outputs.allSatisfy { $0.output.source.format == $0.output.target && $0.output.files.count == 1 }
    var files: [OutputFile] = []
    if isInPlace, let written = source.written {
      let writing = EnvelopeWriting(written: written, syntax: emitOptions.syntax)
      let bytes = writing.bytes(outputs.map { ($0.pointer, $0.output.files[0].bytes) })
      files = [OutputFile(fileExtension: first.files[0].fileExtension, bytes: bytes)]
      // What is measured is the message that is there, not one that is made up.
      if !isFaulty, payloadLimit(of: first.target)?.scope == .message {
        measure(files, of: screen, to: first.target, unused: [], &diagnostics)
      }
    } else {
      for (number, (_, output)) in outputs.enumerated() {
        for var file in output.files {
          if number > 0 { file.suffix = "-\(number + 1)" + file.suffix }
          files.append(file)
        }
      }
    }
    return CompilationResult.Output(
      target: first.target, files: files, parts: outputs.reduce(into: []) { $0.formUnion($1.output.parts) },
      fidelity: outputs.flatMap(\.output.fidelity).sortedBySource(), statistics: first.statistics, source: screen,
      inlined: outputs.flatMap(\.output.inlined))
  }
}

import CardFormats
import CardIR
import CardSyntax
import CardTemplate

/// What targets are made from: the document itself for its own format, what it was converted from for all others.
struct SourceScreens {
  /// The screen in the document, if a target needs it.
  var own: Screen?
  /// The screen that the document was converted from.
  var original: Screen?
  /// The document's own format.
  var format: FormatID?

  /// The screen that a target is made from.
  func screen(for target: FormatID) -> Screen? {
    if let original, target != format { return original }
    return own
  }
}

extension Pipeline {
  /// A source that stood in another document.
  func preserved(_ document: Document, as format: FormatID, asTemplate: Bool) -> PreservedSource {
    var found = Diagnostics()
    let template = asTemplate ? Template(compiling: document, verbatim: verbatim, diagnostics: &found) : nil
    return PreservedSource(
      format: format,
      source: PreparedSource(
        source: document.source, document: document, written: document, dependencies: [],
        components: ComponentLibrary(), preserved: nil,
        preservation: nil, diagnostics: Diagnostics(), template: template, templateDiagnostics: found))
  }

  /// The screens that `targets` are made from; none if one of them cannot be read.
  func screens(
    _ source: PreparedSource, data: PreparedData?, host: PreparedData?, for targets: [FormatID],
    _ result: inout SourceFindings
  ) -> SourceScreens? {
    var screens = SourceScreens()
    if let preserved = source.preserved, let document = source.document {
      var ignored = Diagnostics()
      screens.format = format(of: document, &ignored)?.id
      screens.original = original(preserved, data: data, host: host, &result)
    }
    let needsOwn = screens.original == nil || targets.contains { $0 == screens.format }
    if needsOwn {
      guard let own = screen(source, data: data, host: host, &result) else { return nil }
      screens.own = own
    } else {
      result.format = source.preserved?.format
    }
    return screens
  }

  /// The screen that a document was converted from; a warning if the stored source is not what it claims to be.
  private func original(
    _ preserved: PreservedSource, data: PreparedData?, host: PreparedData?, _ result: inout SourceFindings
  ) -> Screen? {
    guard let format = compiler.registry.format(preserved.format) else { return nil }
    var found = SourceFindings()
    if let screen = screen(preserved.source, data: data, host: host, as: format, &found) {
      result.add(found.diagnostics)
      return screen
    }
    let first = found.diagnostics.all.first { $0.severity == .error }
    result.add(
      .unreadablePreservation(
        first?.message ?? "it is not a \(format.title) screen", at: first?.span ?? preserved.source.document?.root.span)
    )
    return nil
  }

  /// An output with its source in it, if that is wanted or the document had one before.
  func preserving(
    _ output: CompilationResult.Output, from screens: SourceScreens, _ source: PreparedSource, isBound: Bool,
    _ diagnostics: inout Diagnostics
  ) -> CompilationResult.Output {
    guard let file = output.files.first, let target = compiler.registry.format(output.target) else { return output }
    let syntax = emitOptions.syntax
    var output = output
    if output.source.format == output.target {
      // As any member that the format does not know, this one stays; what it says is made to fit the new text.
      if screens.original != nil, output.target != screens.format { return output }
      if let original = screens.original, let root = original.root.source {
        file.preserving(root, as: original.format, syntax).map { output.files[0] = $0 }
      } else if let value = source.preservation, !isBound {
        file.keeping(value, syntax).map { output.files[0] = $0 }
      }
    } else if compiler.options.preservesSource {
      let root = output.source.root.source
      if let kept = root.flatMap({ file.preserving($0, as: output.source.format, syntax) }) {
        output.files[0] = kept
      } else {
        diagnostics.report(.notStored(target.title, at: root?.span))
      }
    }
    return output
  }
}

import CardSyntax

/// What cannot be generated, but for what bindings cannot say.
final class ViewFindings {
  private(set) var diagnostics = Diagnostics()
  private var reported: Set<Diagnostic> = []

  /// Reports something, once: an element may be looked at several times.
  func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.report(diagnostic) }
  }
}

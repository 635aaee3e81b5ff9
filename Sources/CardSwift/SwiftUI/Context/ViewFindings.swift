import CardSyntax

/// What cannot be generated, but for what bindings cannot say.
final class ViewFindings {
  private(set) var diagnostics = Diagnostics()

  /// Reports something, once: an element may be looked at several times.
  func report(_ diagnostic: Diagnostic) {
    if !diagnostics.all.contains(diagnostic) { diagnostics.report(diagnostic) }
  }
}

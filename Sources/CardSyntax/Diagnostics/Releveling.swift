extension Diagnostics {
  /// The findings with the severities that the user asked for by id; `nil` drops a finding.
  ///
  /// Warnings and notes can become anything, errors stay what they are.
  public func releveled(_ levels: [String: Severity?]) -> Diagnostics {
    var result = Diagnostics()
    for var diagnostic in all {
      if diagnostic.severity != .error, let level = levels[diagnostic.id] {
        guard let level else { continue }
        diagnostic.severity = level
      }
      result.report(diagnostic)
    }
    return result
  }
}

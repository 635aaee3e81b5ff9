import CardSyntax

/// What an expansion found that somebody should know: once for each hole, with counts.
struct ExpansionReports {
  let template: Template
  private let options: ExpansionOptions
  private var holes: [Int: HoleReport] = [:]
  private var limit: (limit: EvaluationError.Limit, span: SourceSpan)?
  private var hasErrors = false
  /// In how many objects the expansion is of which nobody knows what comes of them, and of which nothing is said.
  var unknownScopes = 0
  /// In how many objects the expansion is whose `$data` is null. That nothing in them has a value is said once.
  var nullScopes = 0

  private var isQuiet: Bool { unknownScopes > 0 || nullScopes > 0 }

  /// What was found about one hole.
  private struct HoleReport {
    var miss: Miss?
    var missCount = 0
    var nullCount = 0
    /// Whether it is a `$data` that is null, with where that stands in the data.
    var isNullData = false
    var nullPlaces: [Node] = []
    /// The object or list that is printed into text.
    var composite: CompositeText?
    var compositeCount = 0
    /// What a condition is that is neither true nor false, with where it stands in the data.
    var condition: (type: ValueType, datum: Node?)?
    var conditionCount = 0
    var error: EvaluationError?
    var errorCount = 0
    var isError = false
    /// The path to nothing that the failing evaluation met before.
    var cause: Miss?
    var warnings: [EvaluationWarning] = []
    /// The scope at the first error.
    var data: Node?
  }

  init(_ template: Template, _ options: ExpansionOptions) {
    self.template = template
    self.options = options
  }

  /// Whether nothing was found.
  var isEmpty: Bool { holes.isEmpty }

  /// The strings of holes that could not be evaluated.
  var failed: [Node] { holes.filter(\.value.isError).map { template.program.holes[$0.key].node } }

  /// Whether a path of the hole is known to lead to nothing.
  func hasMiss(_ hole: Int) -> Bool { holes[hole]?.miss != nil }

  /// Notes paths of a hole that led to nothing.
  mutating func noteMisses(_ misses: [Miss], _ hole: Int) {
    if unknownScopes > 0 || nullScopes > 0 && options.missing != .error { return }
    if holes[hole, default: HoleReport()].miss == nil { holes[hole, default: HoleReport()].miss = misses.first }
    holes[hole, default: HoleReport()].missCount += misses.count
    if options.missing == .error { hasErrors = true }
  }

  /// Notes that a hole in text is `null`.
  mutating func noteNull(_ hole: Int) {
    if isQuiet { return }
    holes[hole, default: HoleReport()].nullCount += 1
  }

  /// Notes, in the scope itself, that its `$data` is null, and where that is, if it is known.
  mutating func noteNullData(_ hole: Int, at node: Node?) {
    if unknownScopes > 0 || nullScopes > 1 { return }
    holes[hole, default: HoleReport()].isNullData = true
    if let node { holes[hole, default: HoleReport()].nullPlaces.append(node) }
  }

  /// Notes that a hole in text is an object or a list.
  mutating func noteComposite(_ hole: Int, _ composite: CompositeText) {
    if isQuiet { return }
    var report = holes[hole] ?? HoleReport()
    // An object says more of the mistake than a list of plain values.
    if report.composite == nil || report.composite?.isLegible == true && !composite.isLegible {
      report.composite = composite
    }
    report.compositeCount += 1
    holes[hole] = report
  }

  /// Notes that a condition is a value of `type`, which drops the element; `datum` is the value if it stands in the data.
  mutating func noteCondition(_ hole: Int, _ type: ValueType, _ datum: Node?) {
    if isQuiet { return }
    if holes[hole]?.condition == nil { holes[hole, default: HoleReport()].condition = (type, datum) }
    holes[hole, default: HoleReport()].conditionCount += 1
  }

  /// Notes what evaluation found to be probably not meant, once for each place.
  mutating func note(_ warnings: [EvaluationWarning], _ hole: Int) {
    if isQuiet { return }
    for warning in warnings where holes[hole]?.warnings.contains(where: { $0.range == warning.range }) != true {
      holes[hole, default: HoleReport()].warnings.append(warning)
    }
  }

  /// Notes that a hole could not be evaluated with `data` for its scope, perhaps because a path led to nothing.
  mutating func note(_ error: EvaluationError, _ hole: Int, _ cause: Miss?, data: Node?, isError: Bool) {
    if unknownScopes > 0 { return }
    var report = holes[hole] ?? HoleReport()
    if report.error == nil {
      report.error = error
      report.cause = cause
      report.data = data
    }
    report.errorCount += 1
    report.isError = report.isError || isError
    holes[hole] = report
    if isError { hasErrors = true }
  }

  /// Notes that the expansion ended at a limit.
  mutating func noteLimit(_ limit: EvaluationError.Limit, _ span: SourceSpan) { self.limit = (limit, span) }

  /// Whether an expression gives its paths to a function or an operator.
  private static func isCall(_ expression: Expression) -> Bool {
    if case .call = expression.syntax { true } else { false }
  }

  /// Adds what was found to `diagnostics`, in the order of the template; gives whether there was an error.
  func report(to diagnostics: inout Diagnostics) -> Bool {
    // Holes of one string follow each other: the string is read once for all of them.
    var places: (node: Node, map: ScalarMap)?
    for (number, report) in holes.sorted(by: { $0.key < $1.key }) {
      let hole = template.program.holes[number]
      let map: ScalarMap
      if let places, places.node == hole.node {
        map = places.map
      } else {
        map = ScalarMap(hole.node)
        places = (hole.node, map)
      }
      let span = map.span(ofDecoded: hole.expression.range)
      if let miss = report.miss {
        diagnostics.report(
          .missingPath(
            miss, options.missing, count: report.missCount, isData: template.program.isData(number),
            isPart: Self.isCall(hole.expression), of: hole.expression, at: span))
      }
      if report.nullCount > 0 {
        diagnostics.report(.nullInText(hole.expression, count: report.nullCount, at: span))
      }
      if report.isNullData {
        diagnostics.report(.nullData(hole.expression, report.nullPlaces, at: span))
      }
      if let composite = report.composite {
        diagnostics.report(composite.diagnostic(hole.expression, count: report.compositeCount, at: span))
      }
      if let condition = report.condition {
        diagnostics.report(
          .droppingCondition(
            hole.expression, condition.type, condition.datum, count: report.conditionCount, at: span))
      }
      for warning in report.warnings {
        diagnostics.report(
          Diagnostic(warning.kind, warning.message, at: map.span(ofDecoded: warning.range)))
      }
      if let error = report.error {
        let place = error.range.isEmpty ? span : map.span(ofDecoded: error.range)
        var diagnostic = Diagnostic.evaluation(
          error, after: report.cause, count: report.errorCount, at: place, data: report.data?.span,
          path: report.data.map { DataPath.text(of: $0) })
        if !report.isError { diagnostic.severity = .warning }
        diagnostics.report(diagnostic)
      }
    }
    if let limit { diagnostics.report(.limit(limit.limit, at: limit.span)) }
    return hasErrors || limit != nil
  }
}

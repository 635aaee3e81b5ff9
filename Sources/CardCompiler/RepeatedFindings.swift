import CardSyntax

/// Says once, at the place in the template, what was found in many values of the data that come out of one binding.
enum RepeatedFindings {
  /// Findings about a document that `source` was expanded to, with those about values of data joined by the binding that
  /// brought them there, and without corrections that would write a value over a binding.
  static func joined(_ found: Diagnostics, in document: Document, of source: SourceText) -> Diagnostics {
    let found = keepingBindings(found)
    let isForeign = { (diagnostic: Diagnostic) in
      diagnostic.severity != .error && diagnostic.span.map { $0.source.original != source.original } ?? false
    }
    guard found.all.contains(where: isForeign) else { return found }
    var places: [SourceSpan: [Place]] = [:]
    collect(document.root, nil, in: source, &places)
    var open: [Diagnostic: ArraySlice<Place>] = [:]
    let bindings = found.all.map { diagnostic -> SourceSpan? in
      guard let span = diagnostic.span, isForeign(diagnostic), let places = places[span] else { return nil }
      return binding(of: diagnostic, among: places, &open)
    }
    var counts: [Group: Int] = [:]
    for case (let diagnostic, let binding?) in zip(found.all, bindings) {
      counts[Group(kind: diagnostic.kind, binding: binding), default: 0] += 1
    }
    var result = Diagnostics()
    for (diagnostic, binding) in zip(found.all, bindings) {
      guard let span = diagnostic.span, let binding else {
        result.report(diagnostic)
        continue
      }
      let group = Group(kind: diagnostic.kind, binding: binding)
      guard let count = counts.removeValue(forKey: group) else { continue }
      var joined = Diagnostic(
        diagnostic.kind, diagnostic.message + (count > 1 ? " (\(count) times)" : ""), at: binding,
        labels: [.init(span, count > 1 ? "for example this value" : "this value")] + diagnostic.labels,
        help: diagnostic.help)
      joined.severity = diagnostic.severity
      result.report(joined)
    }
    return result
  }

  /// Findings without the corrections of computed values: what an expression gives with one set of data is no text for all.
  private static func keepingBindings(_ found: Diagnostics) -> Diagnostics {
    guard found.all.contains(where: overwritesBinding) else { return found }
    var result = Diagnostics()
    for var diagnostic in found.all {
      if overwritesBinding(diagnostic) { diagnostic.fixIt = nil }
      result.report(diagnostic)
    }
    return result
  }

  private static func overwritesBinding(_ diagnostic: Diagnostic) -> Bool {
    guard let fixIt = diagnostic.fixIt else { return false }
    return fixIt.span.text.contains("${") && !fixIt.replacement.contains("${")
  }

  private struct Group: Hashable {
    let kind: DiagnosticKind
    let binding: SourceSpan
  }

  /// Where a value of the data stands in the document.
  private struct Place {
    let binding: SourceSpan
    /// The property whose value it is.
    let property: String?
  }

  /// The binding that brought a value there where something was found about it.
  ///
  /// One value may stand in several places, and what is found names the property if it is about one. The same finding about
  /// several places comes in their order: `open` has those that are still to come.
  private static func binding(
    of diagnostic: Diagnostic, among places: [Place], _ open: inout [Diagnostic: ArraySlice<Place>]
  ) -> SourceSpan? {
    if places.count == 1 { return places[0].binding }
    if open[diagnostic] == nil {
      let named = places.filter { $0.property.map { diagnostic.message.contains("`\($0)`") } ?? false }
      open[diagnostic] = (named.isEmpty ? places : named)[...]
    }
    let place = open[diagnostic]?.first
    if let count = open[diagnostic]?.count, count > 1 { open[diagnostic]?.removeFirst() }
    return place?.binding
  }

  /// Notes which bindings brought each value of the data into the document.
  private static func collect(
    _ node: Node, _ property: String?, in source: SourceText, _ places: inout [SourceSpan: [Place]]
  ) {
    if let binding = node.expansion, binding.source.original != node.span.source.original {
      places[node.span, default: []].append(Place(binding: binding, property: property))
    }
    switch node.kind {
    case .array: for item in node.elements { collect(item, property, in: source, &places) }
    case .object: for member in node.members { collect(member.value, member.name, in: source, &places) }
    default: break
    }
  }
}

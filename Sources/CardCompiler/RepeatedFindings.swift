import CardSyntax

/// Says once, at the place in the template, what was found in many values of the data that come out of one binding.
enum RepeatedFindings {
  /// Findings about a document that `source` was expanded to, with those about values of data joined by the binding that
  /// brought them there.
  static func joined(_ found: Diagnostics, in document: Document, of source: SourceText) -> Diagnostics {
    let isForeign = { (diagnostic: Diagnostic) in
      diagnostic.severity != .error && diagnostic.span.map { $0.source.original != source.original } ?? false
    }
    guard found.all.contains(where: isForeign) else { return found }
    var bindings: [SourceSpan: SourceSpan] = [:]
    collect(document.root, in: source, &bindings)
    var counts: [Group: Int] = [:]
    for diagnostic in found.all {
      guard let span = diagnostic.span, isForeign(diagnostic), let binding = bindings[span] else { continue }
      counts[Group(kind: diagnostic.kind, binding: binding), default: 0] += 1
    }
    var result = Diagnostics()
    for diagnostic in found.all {
      guard let span = diagnostic.span, isForeign(diagnostic), let binding = bindings[span] else {
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

  private struct Group: Hashable {
    let kind: DiagnosticKind
    let binding: SourceSpan
  }

  /// Notes which binding brought each value of the data into the document.
  private static func collect(_ node: Node, in source: SourceText, _ bindings: inout [SourceSpan: SourceSpan]) {
    if let binding = node.expansion, binding.source.original != node.span.source.original {
      bindings[node.span] = binding
    }
    switch node.kind {
    case .array: for item in node.elements { collect(item, in: source, &bindings) }
    case .object: for member in node.members { collect(member.value, in: source, &bindings) }
    default: break
    }
  }
}

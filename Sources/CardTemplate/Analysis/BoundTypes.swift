package import CardSyntax

/// What is known of the kinds of values that lone bindings of a template give, by where they were written.
///
/// Expressions alone do not tell: a path can lead to anything. Data and schemas beside a template do.
package struct BoundTypes: Sendable {
  private struct Place {
    let span: SourceSpan
    let types: ValueType
  }

  /// In the order of where they start.
  private let places: [Place]

  /// Nothing is known.
  package static let unknown = BoundTypes([])

  private init(_ places: [Place]) { self.places = places.sorted { $0.span.start < $1.span.start } }

  /// What the bindings of a template tell, which know of its data.
  package init(_ bindings: TemplateBindings) {
    self.init(
      bindings.bindings.flatMap { binding in
        binding.uses.compactMap { $0.role == .value ? Place(span: $0.span, types: binding.types) : nil }
      })
  }

  /// The kinds of values of the binding that a string of the source is; ``ValueType/any`` if nobody knows.
  package func types(of string: Node?) -> ValueType {
    guard !places.isEmpty, let span = string?.span else { return .any }
    return places[firstPlace(from: span.start)...].prefix { $0.span.start < span.end }
      .first { span.contains($0.span) }?.types ?? .any
  }

  /// The index of the first place that starts at an offset or after it.
  private func firstPlace(from offset: UInt32) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].span.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Different places of sources that lie in each other, such as those of elements, for finding which one a place is in.
package struct NestedSpans: Sendable {
  /// The places by source and start, outer ones before inner ones.
  package private(set) var spans: [SourceSpan] = []
  /// The index of the place around each place.
  private var parents: [Int?] = []
  private var sources: [SourceText: Int] = [:]

  /// The number of different places.
  package var count: Int { spans.count }

  /// Some places; the same one may be named several times.
  package init(_ places: some Sequence<SourceSpan>) {
    var found: Set<SourceSpan> = []
    var sources: [SourceText: Int] = [:]
    for span in places {
      if sources[span.source] == nil { sources[span.source] = sources.count }
      found.insert(span)
    }
    self.sources = sources
    spans = found.sorted { key($0) < key($1) }
    var open: [Int] = []
    for (index, span) in spans.enumerated() {
      while let last = open.last, spans[last].source != span.source || spans[last].end < span.end { open.removeLast() }
      parents.append(open.last)
      open.append(index)
    }
  }

  /// The index of the place that is directly around another one.
  package func parent(of index: Int) -> Int? { parents[index] }

  /// The index of the smallest place around a place.
  package func innermost(containing span: SourceSpan) -> Int? {
    guard sources[span.source] != nil else { return nil }
    let wanted = key(span)
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      let (source, start, _) = key(spans[middle])
      if (source, start) <= (wanted.source, wanted.start) { low = middle + 1 } else { high = middle }
    }
    var index: Int? = low - 1
    while let place = index, place >= 0 {
      if spans[place].source == span.source, spans[place].end >= span.end { return place }
      index = parents[place]
    }
    return nil
  }

  /// The indices of the places in a place.
  package func indices(in span: SourceSpan) -> Range<Int> {
    guard let index = innermost(containing: span), spans[index] == span else { return 0..<0 }
    let end = spans[index...].firstIndex { $0.source != span.source || $0.end > span.end } ?? spans.endIndex
    return index..<end
  }

  private func key(_ span: SourceSpan) -> (source: Int, start: UInt32, length: Int) {
    (sources[span.source] ?? .max, span.start, -span.range.count)
  }
}

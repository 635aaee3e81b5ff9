import CardIR
import CardSyntax

/// The places of the elements of screens, for finding the element that a place is in.
struct ElementPlaces {
  /// The places by source and start, outer ones before inner ones.
  private(set) var spans: [SourceSpan] = []
  /// The index of the element around each element.
  private var parents: [Int?] = []
  private var sources: [SourceText: Int] = [:]

  /// The number of different places.
  var count: Int { spans.count }

  init(_ screens: [Screen]) {
    var found: Set<SourceSpan> = []
    var sources: [SourceText: Int] = [:]
    for screen in screens {
      screen.root.visit { element in
        guard let span = element.span else { return }
        if sources[span.source] == nil { sources[span.source] = sources.count }
        found.insert(span)
      }
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

  /// The index of the element that is directly around another one.
  func parent(of index: Int) -> Int? { parents[index] }

  /// The index of the smallest element around a place.
  func innermost(containing span: SourceSpan) -> Int? {
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

  /// The indices of the elements in a place.
  func indices(in span: SourceSpan) -> Range<Int> {
    guard let index = innermost(containing: span), spans[index] == span else { return 0..<0 }
    let end = spans[index...].firstIndex { $0.source != span.source || $0.end > span.end } ?? spans.endIndex
    return index..<end
  }

  private func key(_ span: SourceSpan) -> (source: Int, start: UInt32, length: Int) {
    (sources[span.source] ?? .max, span.start, -span.range.count)
  }
}

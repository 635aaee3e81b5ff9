/// Different places of sources that lie in each other, such as those of elements, for finding which one a place is in.
package struct NestedSpans: Sendable {
  /// The places by source and start, outer ones before inner ones.
  package private(set) var spans: [SourceSpan] = []
  /// What orders the places.
  private var keys: [Key] = []
  /// The index of the place around each place.
  private var parents: [Int?] = []
  private var sources: [SourceText: Int] = [:]

  /// The number of different places.
  package var count: Int { spans.count }

  /// Some places; the same one may be named several times.
  ///
  /// Places that come in their order already, as those of a tree's elements do, are neither hashed nor sorted.
  package init(_ places: some Sequence<SourceSpan>) {
    var keyed: [(key: Key, span: SourceSpan)] = []
    keyed.reserveCapacity(places.underestimatedCount)
    var isSorted = true
    var latest: (source: SourceText, number: Int)?
    for span in places {
      if latest?.source != span.source {
        let number = sources[span.source] ?? sources.count
        sources[span.source] = number
        latest = (span.source, number)
      }
      let key = Key(source: latest?.number ?? 0, span)
      if let last = keyed.last?.key {
        if last == key { continue }
        isSorted = isSorted && last < key
      }
      keyed.append((key, span))
    }
    if !isSorted { keyed.sort { $0.key < $1.key } }
    spans.reserveCapacity(keyed.count)
    keys.reserveCapacity(keyed.count)
    for (key, span) in keyed where key != keys.last {
      spans.append(span)
      keys.append(key)
    }
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
    guard let source = sources[span.source] else { return nil }
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      let key = keys[middle]
      if (key.source, key.start) <= (source, span.start) { low = middle + 1 } else { high = middle }
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

  /// The order of places: by source and start, longer ones first.
  private struct Key: Comparable {
    let source: Int
    let start: UInt32
    let length: Int

    init(source: Int, _ span: SourceSpan) {
      self.source = source
      start = span.start
      length = span.range.count
    }

    static func < (one: Key, other: Key) -> Bool {
      (one.source, one.start, other.length) < (other.source, other.start, one.length)
    }
  }
}

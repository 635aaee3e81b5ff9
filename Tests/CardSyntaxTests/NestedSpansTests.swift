import CardSyntax
import CardTestSupport
import Testing

/// Finding which of many places another one is in, against a search through all of them.
@Suite("Places in places") struct NestedSpansTests {
  private static let sources = [SourceText(name: "a", text: ""), SourceText(name: "b", text: "")]

  /// Places of two sources of which any two lie in each other or apart, outer ones first.
  private static func places(seed: UInt64) -> [SourceSpan] {
    var random = SeededGenerator(seed: seed)
    var places: [SourceSpan] = []
    func split(_ range: Range<Int>, _ source: SourceText, depth: Int) {
      places.append(SourceSpan(source: source, range))
      guard depth > 0, range.count > 2 else { return }
      var start = range.lowerBound
      while start < range.upperBound {
        let end = Int.random(in: start + 1...range.upperBound, using: &random)
        if Bool.random(using: &random), start..<end != range { split(start..<end, source, depth: depth - 1) }
        start = end
      }
    }
    for source in sources { split(0..<60, source, depth: 4) }
    return places
  }

  private static func smallest(around place: SourceSpan, among places: [SourceSpan]) -> SourceSpan? {
    places.filter { $0.source == place.source && $0.start <= place.start && $0.end >= place.end }
      .min { $0.range.count < $1.range.count }
  }

  @Test("find what a search through all finds, in whatever order they come", arguments: 0..<40 as Range<UInt64>)
  func search(seed: UInt64) throws {
    let places = Self.places(seed: seed)
    var random = SeededGenerator(seed: seed)
    for given in [places, places + places.prefix(3), places.shuffled(using: &random), places.reversed()] {
      let nested = NestedSpans(given)
      #expect(nested.count == Set(places).count)
      for source in Self.sources {
        for start in stride(from: 0, to: 64, by: 3) {
          let wanted = SourceSpan(source: source, start..<start + 1 + Int(seed % 5))
          let found = nested.innermost(containing: wanted).map { nested.spans[$0] }
          #expect(found == Self.smallest(around: wanted, among: places), "\(wanted.range)")
        }
      }
      for (index, place) in nested.spans.enumerated() {
        #expect(nested.innermost(containing: place) == index)
        let around = places.filter { $0 != place }
        #expect(nested.parent(of: index).map { nested.spans[$0] } == Self.smallest(around: place, among: around))
        let inside = Set(nested.indices(in: place).map { nested.spans[$0] })
        #expect(
          inside == Set(places.filter { $0.source == place.source && $0.start >= place.start && $0.end <= place.end }))
      }
    }
  }

  @Test("know nothing of other sources") func others() {
    let nested = NestedSpans(Self.places(seed: 1))
    let other = SourceText(name: "c", text: "")
    #expect(nested.innermost(containing: SourceSpan(source: other, 0..<1)) == nil)
    #expect(NestedSpans([SourceSpan]()).innermost(containing: SourceSpan(source: other, 0..<1)) == nil)
  }
}

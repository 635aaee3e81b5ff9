public import CardFormats
public import CardIR
public import CardPasses
public import CardSyntax

/// What came of one source.
public struct CompilationResult: Sendable {
  /// What came of one target.
  public struct Output: Sendable {
    /// The format.
    public let target: FormatID
    /// The files, the main one first.
    public internal(set) var files: [OutputFile]
    /// Where the files deviate from the source, in the order of the source.
    public let fidelity: [FidelityEntry]
    /// What each pass did, if it was asked for.
    public let statistics: [PassStatistics]
    /// The screen as it was read.
    let source: Screen

    /// How well the source was kept, counted anew each time: most runs never ask.
    public var tally: FidelityTally { FidelityTally(source, fidelity) }
  }

  /// What was written, in the order of the targets; empty when there is an error.
  public internal(set) var outputs: [Output] = []
  /// What would have been written if there were no error, for reports.
  package internal(set) var withheld: [Output] = []
  /// Everything that was found on the way.
  public internal(set) var diagnostics = Diagnostics()
  /// The format of the source, as far as the compiler got to know it.
  public internal(set) var sourceFormat: FormatID?

  /// Nothing so far.
  package init() {}

  /// Adds findings.
  package mutating func add(_ found: Diagnostics) { diagnostics.append(contentsOf: found) }

  /// Adds a finding.
  package mutating func add(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// The main file of a target.
  public subscript(target: FormatID) -> OutputFile? {
    outputs.first { $0.target == target }?.files.first
  }
}

/// How many elements of a source were kept, and how well.
public struct FidelityTally: Sendable, Hashable {
  /// Elements without a deviation.
  public let exact: Int
  /// Elements that are there in another form.
  public let approximated: Int
  /// Elements of which something is not there.
  public let dropped: Int

  /// 1 if everything is exact, 0 if nothing is there; an approximated element counts half.
  public var score: Double {
    let count = exact + approximated + dropped
    guard count > 0 else { return 1 }
    let score = (Double(exact) + Double(approximated) / 2) / Double(count)
    // Three decimals: reports are compared as text.
    return (score * 1000).rounded() / 1000
  }

  /// Counts what `entries` say about the elements of `screen`.
  init(_ screen: Screen, _ entries: [FidelityEntry]) {
    let places = ElementPlaces(screen)
    var worst: [Int: Verdict] = [:]
    for entry in entries where entry.verdict == .approximated || entry.verdict == .dropped {
      let place = entry.span.flatMap { places.innermost(containing: $0) } ?? 0
      if worst[place] != .dropped { worst[place] = entry.verdict }
    }
    dropped = worst.values.count { $0 == .dropped }
    approximated = worst.count - dropped
    exact = max(0, places.count - worst.count)
  }
}

/// The places of a screen's elements, for finding the element that a place is in.
private struct ElementPlaces {
  /// The places by source and start, outer ones before inner ones.
  private var spans: [SourceSpan] = []
  /// The index of the element around each element.
  private var parents: [Int?] = []
  private var sources: [SourceText: Int] = [:]

  /// The number of different places.
  var count: Int { spans.count }

  init(_ screen: Screen) {
    var found: Set<SourceSpan> = []
    var sources: [SourceText: Int] = [:]
    screen.root.visit { element in
      guard let span = element.span else { return }
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

  private func key(_ span: SourceSpan) -> (source: Int, start: UInt32, length: Int) {
    (sources[span.source] ?? .max, span.start, -span.range.count)
  }
}

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
    /// The parts of the support code that the files use; the target's `SupportedEmitter` makes a file of them.
    public internal(set) var parts: Set<String> = []
    /// Where the files deviate from the source, in the order of the source.
    public internal(set) var fidelity: [FidelityEntry] = []
    /// What each pass did, if it was asked for.
    public internal(set) var statistics: [PassStatistics] = []
    /// The screen as it was read.
    let source: Screen
    /// The screens that stand in the output besides it.
    var inlined: [InlinedScreen] = []

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

/// How many elements of a source were kept, and how well; `Fidelity.md` says what is counted.
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
    // Three decimals, as reports are compared as text; downwards, so that only what is exact has the score 1.
    return Double((2 * exact + approximated) * 1000 / (2 * count)) / 1000
  }

  /// Counts what `entries` say about the elements of `screen`.
  init(_ screen: Screen, _ entries: [FidelityEntry]) {
    let places = ElementPlaces([screen])
    var worst: [Int: Verdict] = [:]
    for entry in entries where entry.verdict == .approximated || entry.verdict == .dropped {
      let place = entry.span.flatMap { places.innermost(containing: $0) } ?? 0
      if worst[place] != .dropped { worst[place] = entry.verdict }
      // What is in an element that is taken away is not there either.
      if LossKinds.removals.contains(entry.kind), let span = entry.span {
        for inner in places.indices(in: span) { worst[inner] = .dropped }
      }
    }
    dropped = worst.values.count { $0 == .dropped }
    approximated = worst.count - dropped
    exact = max(0, places.count - worst.count)
  }
}

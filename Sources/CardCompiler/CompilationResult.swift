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

  /// What was written, in the order of the targets: nothing when there is an error in the source, and nothing for a target
  /// with an error of its own.
  public let outputs: [Output]
  /// What would have been written if there were no errors, for reports.
  package let withheld: [Output]
  /// Everything that was found on the way, with the severities of the options.
  public let diagnostics: Diagnostics
  /// The format of the source, as far as the compiler got to know it.
  public let sourceFormat: FormatID?

  /// What came of a source in this format; `isWithheld` says of which targets nothing is written.
  init(_ answer: Answer<[Output]>, from format: FormatID?, withholding isWithheld: (FormatID) -> Bool) {
    let made = answer.value ?? []
    outputs = made.filter { !isWithheld($0.target) }
    withheld = made.filter { isWithheld($0.target) }
    diagnostics = answer.diagnostics
    sourceFormat = format
  }

  /// The result with nothing to be written, where more is wrong than the compiler could see.
  func withholdingAll() -> CompilationResult {
    let made = Answer(outputs + withheld, found: diagnostics, levels: [:])
    return CompilationResult(made, from: sourceFormat) { _ in true }
  }

  /// The main file of a target.
  public subscript(target: FormatID) -> OutputFile? {
    outputs.first { $0.target == target }?.files.first
  }
}

/// What stages find in a source on the way to its result, with the severities of the kinds.
struct SourceFindings {
  /// The findings in the source itself, which concern every target.
  var diagnostics = Diagnostics()
  /// The findings on the way from there to each target.
  var ofTargets: [(target: FormatID, diagnostics: Diagnostics)] = []
  /// The format of the source, as soon as it is known.
  var format: FormatID?

  /// All findings, those in the source first.
  var all: Diagnostics {
    ofTargets.reduce(into: diagnostics) { all, found in all.append(contentsOf: found.diagnostics) }
  }

  /// Adds findings.
  mutating func add(_ found: Diagnostics) { diagnostics.append(contentsOf: found) }

  /// Adds a finding.
  mutating func add(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }
}

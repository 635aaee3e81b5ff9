public import CardIR
import CardSyntax

/// What one run of a pass did.
public struct PassStatistics: Sendable, Hashable {
  /// The pass.
  public let name: String
  /// Elements in the screen before the pass.
  public let elementsBefore: Int
  /// Elements in the screen after it.
  public let elementsAfter: Int
  /// Bytes of the screen before the pass, minified; none where it could not be written yet.
  public let bytesBefore: Int?
  /// Bytes of the screen after it.
  public let bytesAfter: Int?
  /// How long the pass took.
  public let duration: Duration
}

/// The passes that run for an optimization level, in their fixed order.
public struct PassPipeline: Sendable {
  /// Every pass that is not part of legalization, in the order in which they run.
  public static let optimizations: [any Pass] = [FlattenContainers(), ElideDefaults()]

  /// Every pass, legalization included, in the order in which they run.
  public static var all: [any Pass] {
    optimizations.filter { if case .early = $0.stage { true } else { false } } + Legalization.passes
      + optimizations.filter { if case .late = $0.stage { true } else { false } }
  }

  /// The passes before legalization.
  public let early: [any Pass]
  /// The steps of legalization.
  public let lowering: [any Pass]
  /// The steps that rewrite a screen for an older version of its own format.
  public let versionLowering: [any Pass] = Legalization.versionPasses
  /// The passes after legalization.
  public let late: [any Pass]

  /// The passes of a level but for `disabled`, or only those of `only`; legalization cannot be switched off.
  ///
  /// `added` run after those of their stage.
  public init(
    level: OptimizationLevel, disabled: Set<String> = [], only: Set<String>? = nil, adding added: [any Pass] = []
  ) {
    func runs(_ pass: any Pass) -> Bool {
      if disabled.contains(pass.name) { return false }
      if let only { return only.contains(pass.name) }
      return pass.stage.level.map { level.includes($0) } ?? true
    }
    let optimizations = Self.optimizations + added
    early = optimizations.filter { if case .early = $0.stage { runs($0) } else { false } }
    late = optimizations.filter { if case .late = $0.stage { runs($0) } else { false } }
    lowering = Legalization.passes + added.filter { $0.stage == .lowering }
  }

  /// What is looked at between passes.
  public struct Observation: Sendable {
    /// Whether the rules of the representation are checked after every pass; always in debug builds.
    public var verifiesEach = false
    /// Measures a screen that its format can say, in minified bytes.
    public var measure: (@Sendable (Screen) -> Int?)?
    /// Called after each pass.
    public var afterPass: (@Sendable (_ name: String, _ screen: Screen) -> Void)?

    /// Nothing is looked at.
    public init() {}
  }

  /// What came of a run.
  public struct Outcome: Sendable {
    /// What each pass did, in order.
    public var statistics: [PassStatistics] = []
    /// Rules that a pass has broken; a mistake of the compiler, not of the screen.
    public var brokenRules: [(pass: String, problem: String)] = []
  }

  /// Optimizes a screen and rewrites it for `target`, whose defaults its absent attributes have afterwards;
  /// in its own format only if that is limited to a version.
  public func run(
    _ screen: inout Screen, target: FormatID, context: inout PassContext, observing: Observation = Observation()
  ) -> Outcome {
    var outcome = Outcome()
    for pass in early { run(pass, &screen, &context, observing, isWritable: true, &outcome) }
    if screen.format != target {
      for pass in lowering { run(pass, &screen, &context, observing, isWritable: false, &outcome) }
      screen.format = target
    } else if context.target.newerFeatures != nil {
      for pass in versionLowering { run(pass, &screen, &context, observing, isWritable: false, &outcome) }
    }
    for pass in late { run(pass, &screen, &context, observing, isWritable: true, &outcome) }
    return outcome
  }

  private func run(
    _ pass: any Pass, _ screen: inout Screen, _ context: inout PassContext, _ observation: Observation,
    isWritable: Bool, _ outcome: inout Outcome
  ) {
    let measure = isWritable ? observation.measure : nil
    let isMeasuring = observation.measure != nil
    let elementsBefore = isMeasuring ? screen.root.elementCount : 0
    let bytesBefore = measure.flatMap { $0(screen) }
    let duration = ContinuousClock().measure { pass.run(&screen, &context) }
    if isMeasuring {
      outcome.statistics.append(
        PassStatistics(
          name: pass.name, elementsBefore: elementsBefore, elementsAfter: screen.root.elementCount,
          bytesBefore: bytesBefore, bytesAfter: measure.flatMap { $0(screen) }, duration: duration))
    }
    var verifies = observation.verifiesEach
    #if DEBUG
      verifies = true
    #endif
    if verifies {
      outcome.brokenRules += Verifier.problems(in: screen).map { (pass.name, $0) }
    }
    observation.afterPass?(pass.name, screen)
  }
}

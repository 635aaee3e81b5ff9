public import CardIR
public import CardSyntax

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
  public static let optimizations = Optimization.passes

  /// The passes that give something up for a smaller document.
  public static let lossy = Optimization.lossy

  /// Every pass, legalization included, in the order in which they run.
  public static var all: [any Pass] {
    optimizations.filter { if case .early = $0.stage { true } else { false } } + Legalization.passes
      + optimizations.filter { if case .late = $0.stage { true } else { false } } + lossy
  }

  /// The passes that look at a source before any target.
  public let checks: [any Pass]
  /// The passes before legalization.
  public let early: [any Pass]
  /// The steps of legalization.
  public let lowering: [any Pass]
  /// The steps that rewrite a screen for an older version of its own format.
  public let versionLowering: [any Pass]
  /// The passes after legalization.
  public let late: [any Pass]
  /// Those of them that look at a screen that needed no legalization.
  private let lateUnlegalized: [any Pass]
  /// Of both, the passes that run again while they find something.
  private let tidying, tidyingUnlegalized: [any Pass]

  /// The passes of a level but for `disabled`, or only those of `only`; legalization cannot be switched off.
  ///
  /// `removed` names passes that do not run in any case, also of legalization: what such a step would have rewritten
  /// is left to those after it, the last of which removes what the target cannot say.
  public init(
    level: OptimizationLevel, disabled: Set<String> = [], only: Set<String>? = nil, adding added: [AddedPass] = [],
    removing removed: Set<String> = []
  ) {
    func runs(_ pass: any Pass) -> Bool {
      if pass.stage == .lowering { return true }
      if disabled.contains(pass.name) { return false }
      if pass.stage == .check { return true }
      if let only { return only.contains(pass.name) }
      return pass.stage.level.map { level.includes($0) } ?? true
    }
    // One list for each stage, in the order of the stages; passes that lose something run only by name.
    var stages: [[any Pass]] = [[], [], Legalization.passes, [], []]
    for pass in Self.optimizations { stages[Self.index(of: pass.stage)].append(pass) }
    for added in added { Self.insert(added, into: &stages) }
    stages = stages.map { passes in passes.filter { runs($0) && !removed.contains($0.name) } }
    (checks, early, lowering, late) = (stages[0], stages[1], stages[2], stages[3])
    // Where nothing was legalized, there is nothing that legalization has made.
    lateUnlegalized = late.filter { !$0.concernsLegalized }
    (tidying, tidyingUnlegalized) = (late.filter(\.repeats), lateUnlegalized.filter(\.repeats))
    versionLowering = Legalization.versionPasses.filter { !removed.contains($0.name) }
  }

  private static func index(of stage: PassStage) -> Int {
    switch stage {
    case .check: 0
    case .early: 1
    case .lowering: 2
    case .late: 3
    case .lossy: 4
    }
  }

  private static func insert(_ added: AddedPass, into stages: inout [[any Pass]]) {
    let anchor: (name: String, offset: Int)? =
      switch added.place {
      case .last: nil
      case .before(let name): (name, 0)
      case .after(let name): (name, 1)
      }
    if let anchor {
      for stage in stages.indices {
        guard let position = stages[stage].firstIndex(where: { $0.name == anchor.name }) else { continue }
        return stages[stage].insert(added.pass, at: position + anchor.offset)
      }
    }
    let stage = index(of: added.pass.stage)
    let end = stages[stage].lastIndex(where: \.endsStage) ?? stages[stage].endIndex
    stages[stage].insert(added.pass, at: end)
  }

  /// Runs the passes that look at a source; the screen stays as it is.
  public func check(_ screen: Screen, context: inout PassContext) {
    var copy = screen
    for pass in checks { pass.run(&copy, &context) }
  }

  /// What is looked at between passes.
  public struct Observation: Sendable {
    /// Whether the rules of the representation are checked after every pass; always in debug builds.
    public var verifiesEach = false
    /// Says what passes that must not change a screen have changed, if anything: `passes` names them, and `capabilities`
    /// says what absent attributes mean. With ``verifiesEach`` after each pass, else once before legalization and once
    /// after it.
    public var validate:
      (@Sendable (_ before: Screen, _ after: Screen, _ passes: String, _ capabilities: Capabilities) -> Diagnostic?)?
    /// Measures a screen that its format can say, in minified bytes.
    public var measure: (@Sendable (Screen) -> Int?)?
    /// Called before each pass.
    public var beforePass: (@Sendable (_ name: String, _ screen: Screen) -> Void)?
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
    /// What passes have changed that must not change anything; mistakes of the compiler as well.
    public var changes: [Diagnostic] = []
  }

  /// Optimizes a screen and rewrites it for `target`, whose defaults its absent attributes have afterwards;
  /// in its own format only if that is limited to a version.
  public func run(
    _ screen: inout Screen, target: FormatID, context: inout PassContext, observing: Observation = Observation()
  ) -> Outcome {
    var outcome = Outcome()
    let start = screen.format
    context.document = screen.root.source
    for omission in screen.omissions { context.record(omission) }
    optimize(early, &screen, &context, observing, context.source, &outcome)
    if screen.format != target {
      for pass in lowering { run(pass, &screen, &context, observing, isWritable: false, &outcome) }
      screen.format = target
    } else if context.target.newerFeatures != nil {
      for pass in versionLowering { run(pass, &screen, &context, observing, isWritable: false, &outcome) }
    }
    let isLegalized = screen.format != start || context.target.newerFeatures != nil
    let (late, tidying) = isLegalized ? (late, tidying) : (lateUnlegalized, tidyingUnlegalized)
    var count = tidying.isEmpty ? 0 : screen.root.elementCount
    optimize(late, &screen, &context, observing, context.target, &outcome)
    // What one pass takes away may have been in the way of one before it. Each round leaves less, or is the last.
    for _ in 0..<Self.maximumRounds where !tidying.isEmpty {
      let rest = screen.root.elementCount
      if rest == count { break }
      count = rest
      optimize(tidying, &screen, &context, observing, context.target, &outcome)
    }
    if Self.isDebugBuild, !observing.verifiesEach {
      outcome.brokenRules += Verifier.problems(in: screen).map { ("all passes", $0) }
    }
    return outcome
  }

  #if DEBUG
    /// Whether what looks for mistakes of the compiler runs without being asked for, so that every test is one of the
    /// passes as well.
    package static let isDebugBuild = true
  #else
    package static let isDebugBuild = false
  #endif

  /// The most times that passes on structure run once more: documents may be made so that each round takes one element.
  private static let maximumRounds = 8

  /// Runs passes that must not change what a screen is for whoever uses it; `capabilities` are those of its format.
  private func optimize(
    _ passes: [any Pass], _ screen: inout Screen, _ context: inout PassContext, _ observation: Observation,
    _ capabilities: Capabilities, _ outcome: inout Outcome
  ) {
    guard let validate = observation.validate else {
      for pass in passes { run(pass, &screen, &context, observation, isWritable: true, &outcome) }
      return
    }
    let start = screen
    for pass in passes {
      let before = observation.verifiesEach ? screen : nil
      run(pass, &screen, &context, observation, isWritable: true, &outcome)
      guard let before, pass.keepsMeaning else { continue }
      if let change = validate(before, screen, "the pass `\(pass.name)`", capabilities) {
        outcome.changes.append(change)
      }
    }
    if !observation.verifiesEach, passes.allSatisfy(\.keepsMeaning),
      let change = validate(start, screen, "the optimization passes", capabilities)
    {
      outcome.changes.append(change)
    }
  }

  /// Runs a pass on a screen that has something for it.
  private func rewrite(_ screen: inout Screen, _ pass: any Pass, _ context: inout PassContext) {
    screen.root.settleContents()
    // Most passes find nothing to do in most screens.
    if let concerns = pass.concerns(in: context), !screen.root.contents.intersects(concerns) { return }
    let wasAsRead = screen.root.isAsRead
    pass.run(&screen, &context)
    if !wasAsRead || !screen.root.isAsRead { context.forgetAnalyses(except: pass.preserves) }
  }

  private func run(
    _ pass: any Pass, _ screen: inout Screen, _ context: inout PassContext, _ observation: Observation,
    isWritable: Bool, _ outcome: inout Outcome
  ) {
    let measure = isWritable ? observation.measure : nil
    let isMeasuring = observation.measure != nil
    let elementsBefore = isMeasuring ? screen.root.elementCount : 0
    let bytesBefore = measure.flatMap { $0(screen) }
    observation.beforePass?(pass.name, screen)
    // Clocks are read for those who ask: there are many passes, and screens may be small.
    let start = isMeasuring ? ContinuousClock.now : nil
    rewrite(&screen, pass, &context)
    let duration = start.map { .now - $0 } ?? .zero
    if isMeasuring {
      outcome.statistics.append(
        PassStatistics(
          name: pass.name, elementsBefore: elementsBefore, elementsAfter: screen.root.elementCount,
          bytesBefore: bytesBefore, bytesAfter: measure.flatMap { $0(screen) }, duration: duration))
    }
    if observation.verifiesEach || Self.isDebugBuild {
      // Passes change little and are many: without being asked for, only the end of a run looks at everything.
      outcome.brokenRules += Verifier.problems(in: screen, onlyChanged: !observation.verifiesEach)
        .map { (pass.name, $0) }
    }
    observation.afterPass?(pass.name, screen)
  }
}

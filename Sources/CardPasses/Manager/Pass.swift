public import CardIR

/// A rewriting of screens that keeps what the user sees and can do, as far as the target can say it.
public protocol Pass: Sendable {
  /// The name on the command line, in kebab case.
  var name: String { get }
  /// One line that says what the pass does.
  var summary: String { get }
  /// When the pass runs.
  var stage: PassStage { get }
  /// What the pass asks the context about the screen as a whole; by default nothing.
  var needs: Set<ScreenAnalysis> { get }
  /// What is still true of a screen after the pass has changed it; by default nothing.
  var preserves: Set<ScreenAnalysis> { get }
  /// The names of the passes that must have run before this one, where they run at all; by default none.
  var follows: Set<String> { get }
  /// What the pass looks for: it does nothing to a screen in which there is nothing of that, and reports nothing. None,
  /// which is the default, if it looks at everything.
  func concerns(in context: PassContext) -> ContentSet?
  /// Whether a screen is the same afterwards for whoever sees and uses it, which validation checks; by default not,
  /// since what a pass from outside does is for its author to say.
  var keepsMeaning: Bool { get }
  /// Whether the pass runs again after legalization as long as others take something away; by default not.
  var repeats: Bool { get }
  /// Whether this is the second run of a pass that also runs before legalization: it looks at what legalization has
  /// made, and is left out where nothing was legalized. By default not.
  var concernsLegalized: Bool { get }
  /// Whether passes that are added to the stage run before this one, which leaves values where others do not look; by
  /// default not.
  var endsStage: Bool { get }
  /// A screen before and after, in the form of `TextDump`; for a pass that changes only how a document spells what it
  /// says, an element of the document.
  var example: PassExample { get }
  /// Rewrites the screen.
  func run(_ screen: inout Screen, _ context: inout PassContext)
}

extension Pass {
  /// Nothing.
  public var needs: Set<ScreenAnalysis> { [] }
  /// Nothing.
  public var preserves: Set<ScreenAnalysis> { [] }
  /// None.
  public var follows: Set<String> { [] }
  /// Everything.
  public func concerns(in context: PassContext) -> ContentSet? { nil }
  /// Not that anyone knows.
  public var keepsMeaning: Bool { false }
  /// Once.
  public var repeats: Bool { false }
  /// What the source says as well.
  public var concernsLegalized: Bool { false }
  /// Nothing.
  public var endsStage: Bool { false }
}

/// Something that is found out about a screen as a whole and kept until a pass changes the screen.
public enum ScreenAnalysis: String, Sendable, Hashable, CaseIterable {
  /// Which names actions, rules and data refer to.
  case references
}

/// When a pass runs.
public enum PassStage: Sendable, Hashable {
  /// Once for each source, before any target, at every level: the pass looks at the screen and reports what it finds,
  /// and what it changes is forgotten.
  case check
  /// Before legalization, from a level on.
  case early(OptimizationLevel)
  /// As part of legalization, whenever the target needs it.
  case lowering
  /// After legalization, from a level on.
  case late(OptimizationLevel)
  /// After all others, where the document is larger than its budget and the user allows the pass by name.
  case lossy

  /// The least level at which the pass runs; none for checks and legalization, which always run.
  public var level: OptimizationLevel? {
    switch self {
    case .early(let level), .late(let level): level
    case .check, .lowering, .lossy: nil
    }
  }
}

/// What a pass does to a small screen.
public struct PassExample: Sendable, Hashable {
  /// Before the pass.
  public let before: String
  /// After it.
  public let after: String

  /// An example.
  public init(before: String, after: String) {
    self.before = before
    self.after = after
  }
}

public import CardIR
public import CardStyle
public import CardSyntax
public import CardTemplate

/// How much is optimized.
public enum OptimizationLevel: String, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none = "0"
  /// Lossless canonicalisation.
  case canonical = "1"
  /// Also changes of structure that keep what is seen and done.
  case structural = "2"
  /// All that makes the output smaller.
  case size = "s"

  /// Whether passes of `level` run at this level.
  public func includes(_ level: OptimizationLevel) -> Bool {
    func rank(_ level: OptimizationLevel) -> Int { Self.allCases.firstIndex(of: level) ?? 0 }
    return level != .none && rank(level) <= rank(self)
  }
}

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

/// Whose rules decide when fallback content is used. The implementations disagree; each has a name here.
public enum FallbackRules: String, Sendable, Hashable, CaseIterable {
  /// The documented ones.
  case intended
  /// Those of the JavaScript renderer: what wants a feature that the host lacks, and has no fallback, stays.
  case javascript
  /// Those of the iOS renderer: what a fallback itself wants is not looked at.
  case ios
  /// Those of the Swift predecessor: a container stays, without its child, where its fallback is to drop it.
  case seed
}

/// How content that a format cannot say is put into another form; each is an option of the command line.
public struct LoweringOptions: Sendable, Hashable {
  /// How sizes of text are translated between scales.
  public enum FontMap: String, Sendable, Hashable, CaseIterable {
    /// Ranks to styles, so that the way back gives the same ranks.
    case semantic
    /// By points.
    case metric
  }

  /// How sizes of text are translated.
  public var fontMap: FontMap = .semantic
  /// What relative URLs are resolved against.
  public var baseURL: String?
  /// Where the app's assets are found by URL.
  public var assetBase: String?
  /// Where pictures of platform symbols are found by URL.
  public var iconBase: String?
  /// The endpoint that submitted data are sent to.
  public var submitEndpoint: String?
  /// Whether hidden content is written where nothing can be hidden.
  public var showsHidden = false
  /// Whether the root scrolls where that is the screen's own business.
  public var scrolls = false
  /// Whether URLs that cannot be opened are shown as text.
  public var showsURLs = false
  /// Whether the buttons of a card stay at the bottom of the screen while the rest scrolls.
  public var pinsActions = false
  /// Where the screens are found that cards become which buttons show; none to put them below the buttons.
  public var splitCards: String?
  /// The language that dates are written in where the target's host does not write them; none for the document's.
  public var locale: String?
  /// The features that the host has, each with its version; `*` is any version.
  public var hostFeatures: [String: String] = [:]
  /// Whose rules decide when a fallback is used.
  public var fallbackRules: FallbackRules = .intended
  /// What is known of the data of templates whose holes stay.
  public var known = KnownData.nothing
  /// Whether what conversions write in place of a richer concept is read as that concept again: boxes that switch each
  /// other off as a choice, a call that sends all inputs as a submission.
  public var raisesPatterns = true

  /// The defaults.
  public init() {}
}

/// What a pass knows besides the screen, and where it reports what it could not keep.
public struct PassContext: Sendable {
  /// What stays as it is, in one object: it is much, and contexts are handed around.
  private final class Setting: Sendable {
    let source: Capabilities
    let target: Capabilities
    let targetName: String
    let styles: StyleResolver
    let options: LoweringOptions

    init(
      source: Capabilities, target: Capabilities, targetName: String, styles: StyleResolver, options: LoweringOptions
    ) {
      self.source = source
      self.target = target
      self.targetName = targetName
      self.styles = styles
      self.options = options
    }
  }

  private let setting: Setting
  /// What the format can say whose defaults the screen's absent attributes have.
  public var source: Capabilities { setting.source }
  /// What the output's format can say.
  public var target: Capabilities { setting.target }
  /// The output's format, for messages only: passes decide by ``target``.
  public var targetName: String { setting.targetName }
  /// What the names in the source mean to the host, whose design it has.
  public var styles: StyleResolver { setting.styles }
  /// How content is put into another form.
  public var options: LoweringOptions { setting.options }
  /// The deviations so far.
  public private(set) var fidelity: [FidelityEntry] = []
  /// What is wrong with the source, as far as passes have found out.
  public private(set) var diagnostics = Diagnostics()
  /// What the screen refers to, if a pass has asked since it was changed.
  private var knownReferences: ScreenReferences?

  /// What passes know when they turn a screen of `source` into one of `target`.
  public init(
    source: Capabilities, target: Capabilities, targetName: String, host: HostConfig = .default,
    options: LoweringOptions = LoweringOptions()
  ) {
    setting = Setting(
      source: source, target: target, targetName: targetName, styles: StyleResolver(host, source: source),
      options: options)
  }

  /// Hands the deviations so far over to a helper that will give them back with its own.
  ///
  /// Two owners of one list would copy all of it for each entry that one of them adds.
  package mutating func lend() -> PassContext {
    let lent = self
    fidelity = []
    return lent
  }

  /// What a screen refers to by name; found out once for passes that leave it as it is.
  package mutating func references(of screen: Screen) -> ScreenReferences {
    if let knownReferences { return knownReferences }
    let references = ScreenReferences(of: screen)
    knownReferences = references
    return references
  }

  /// Forgets what a pass may have made untrue.
  package mutating func forgetAnalyses(except preserved: Set<ScreenAnalysis>) {
    if !preserved.contains(.references) { knownReferences = nil }
  }

  /// Reports something that is wrong with the source, whatever the target.
  public mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// Notes that the output deviates from the source at `element`.
  public mutating func record(
    _ kind: DiagnosticKind, _ message: String, at element: Element, value: String? = nil
  ) {
    fidelity.append(FidelityEntry(kind, message, at: element.nearestSpan, value: value))
  }

  /// Notes that the output deviates from the source in an attribute of `element`.
  public mutating func record(
    _ kind: DiagnosticKind, _ message: String, at element: Element, _ attribute: AttributeID, value: String? = nil
  ) {
    let origin = element.entry(attribute)?.origin
    let span = origin?.span ?? element.nearestSpan
    // A hole has no value yet; its source says which text is concerned.
    let value = value ?? origin?.string ?? origin?.numberText
    fidelity.append(FidelityEntry(kind, message, at: span, value: value))
  }

  /// Notes that the output deviates from the source at a place inside a text of `element`.
  package mutating func record(
    _ kind: DiagnosticKind, _ message: String, at element: Element, _ place: TextPlaces, range: Range<Int>,
    value: String?
  ) {
    let span = place.span(of: range) ?? element.nearestSpan
    fidelity.append(FidelityEntry(kind, message, at: span, value: value))
  }

  /// Notes that a value of the source is not in the output.
  public mutating func record(_ kind: DiagnosticKind, _ message: String, at node: Node, value: String? = nil) {
    fidelity.append(FidelityEntry(kind, message, at: node.span, value: value))
  }
}

/// Where the parts of one text were written. The text is read again at most once, however many parts are asked for.
package struct TextPlaces {
  private let origin: Node?
  private let map: ScalarMap?

  /// The places of the text at `origin`.
  package init(_ origin: Node?) {
    self.origin = origin
    map = origin.map { ScalarMap($0) }
  }

  /// Where a range of the decoded text was written; all of the text for an empty range.
  package func span(of range: Range<Int>) -> SourceSpan? {
    range.isEmpty ? origin?.span : map?.span(ofDecoded: range)
  }
}

extension Element {
  /// Where the element was written; of an element that a pass made, where the first thing in it was.
  fileprivate var nearestSpan: SourceSpan? {
    if let span { return span }
    for region in regions {
      for slot in region.slots { if let span = slot.element?.nearestSpan { return span } }
    }
    return nil
  }
}

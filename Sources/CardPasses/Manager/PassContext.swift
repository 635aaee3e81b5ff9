public import CardIR
public import CardStyle
public import CardSyntax
package import CardTemplate

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
  public var source: Capabilities {
    // Lent, as a copy would count a reference to each of its parts, which threads would wait for.
    _read { yield setting.source }
  }
  /// What the output's format can say.
  public var target: Capabilities {
    _read { yield setting.target }
  }
  /// The output's format, for messages only: passes decide by ``target``.
  public var targetName: String { setting.targetName }
  /// What the names in the source mean to the host, whose design it has.
  public var styles: StyleResolver { setting.styles }
  /// How content is put into another form.
  public var options: LoweringOptions { setting.options }
  /// Whether elements stay where constraints place them, so that nothing that one of them may refer to is put together.
  package var keepsPlaces: Bool { source.supports(.canvas) && target.supports(.canvas) }
  /// Whether a step works out how wide everything is, because the target says nothing of shares of a width.
  package var settlesWidths: Bool {
    target.boxes == .byConstraints && target.stacksFillWidth && source.boxes != .byConstraints
      && source.stacksFillWidth
  }
  /// Whether a step works out how wide columns and equal parts of rows are and puts them into frames, because the target's
  /// rows hug what is in them and have no columns.
  package var framesColumns: Bool {
    source.stacksFillWidth && !target.rowsHaveColumns && !target.stacksFillWidth
      && target.framesSurroundBackgrounds && target.supports(.width, on: .stack)
  }
  /// Whether a step makes the source's stated widths fit narrow screens, because the target's constraints would contradict
  /// each other there, where those of the source only leave the screen.
  package var fitsWidths: Bool {
    target.boxes == .byConstraints && target.stacksFillWidth && source.boxes != .byConstraints
      && !source.stacksFillWidth
  }
  /// Whether a step makes boxes as high as they have to be at least, because the target has no least height.
  package var reservesHeights: Bool {
    (settlesWidths || framesColumns) && source.boxes == .byMeaning && !target.supports(.minHeight, on: .stack)
  }
  /// The deviations so far.
  public private(set) var fidelity: [FidelityEntry] = []
  /// What is wrong with the source, as far as passes have found out.
  public private(set) var diagnostics = Diagnostics()
  /// What is known of the values that the data of a template give, by where its bindings were written.
  package var boundTypes = BoundTypes.unknown
  /// The document, which is told of where something has no other place: an element that passes made with nothing in it.
  package var document: Node?
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
    _ kind: LossKind, _ message: String, at element: Element, value: String? = nil
  ) {
    let source = element.nearestSource ?? document
    fidelity.append(FidelityEntry(kind, message, at: source?.span, of: source, value: value))
  }

  /// Notes that the output deviates from the source in an attribute of `element`.
  public mutating func record(
    _ kind: LossKind, _ message: String, at element: Element, _ attribute: AttributeID, value: String? = nil
  ) {
    let origin = element.entry(attribute)?.origin
    let source = origin ?? element.nearestSource ?? document
    // A hole has no value yet; its source says which text is concerned.
    let value = value ?? origin?.string ?? origin?.numberText
    fidelity.append(FidelityEntry(kind, message, at: source?.span, of: source, value: value))
  }

  /// Notes that the output deviates from the source at a place inside a text of `element`.
  package mutating func record(
    _ kind: LossKind, _ message: String, at element: Element, _ place: TextPlaces, range: Range<Int>,
    value: String?
  ) {
    let span = place.span(of: range)
    let source = span == nil ? element.nearestSource ?? document : place.origin
    fidelity.append(FidelityEntry(kind, message, at: span ?? source?.span, of: source, value: value))
  }

  /// Notes that a value of the source is not in the output.
  public mutating func record(_ kind: LossKind, _ message: String, at node: Node, value: String? = nil) {
    fidelity.append(FidelityEntry(kind, message, at: node.span, of: node, value: value))
  }
}

/// Where the parts of one text were written. The text is read again at most once, however many parts are asked for.
package struct TextPlaces {
  fileprivate let origin: Node?
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
  var nearestSpan: SourceSpan? { nearestSource?.span }

  /// The object that the element was read from; of an element that a pass made, the first one in it.
  fileprivate var nearestSource: Node? {
    if let source { return source }
    for region in regions {
      for slot in region.slots { if let source = slot.element?.nearestSource { return source } }
    }
    return nil
  }
}

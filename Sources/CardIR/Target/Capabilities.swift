/// What a format can say. Legalization rewrites a screen until it asks for nothing else; it looks at these values,
/// never at a format's name.
public struct Capabilities: Sendable {
  /// How a format states the size of text.
  public enum TextSizes: Sendable, Hashable {
    /// As ranks of the host's scale.
    case tokens
    /// As the platform's named styles.
    case styles
    /// In points.
    case points
    /// In any of these ways.
    case any
  }

  /// How a format states the weight of text.
  public enum TextWeights: Sendable, Hashable {
    /// As ranks relative to the host's font.
    case relative
    /// As nine steps.
    case steps
    /// Not at all.
    case none
  }

  /// How a format states colours.
  public enum Colors: Sendable, Hashable {
    /// By meaning.
    case palette
    /// By number, opaque.
    case opaque
    /// By number with alpha.
    case translucent
    /// By meaning, and by number with alpha.
    case any
  }

  /// How a format states distances between siblings.
  public enum Spacing: Sendable, Hashable {
    /// On the later sibling, as a step of the host's scale, with a line if asked.
    case perElement
    /// On the stack, in points; whole ones only if the flag says so.
    case perStack(isIntegral: Bool)
    /// In either way: a stack without a distance of its own leaves it to its children.
    case any
  }

  /// How a format makes a box: room, colour and line around content.
  public enum Boxes: Sendable, Hashable {
    /// By meaning; the host decides on colour and padding.
    case byMeaning
    /// By attributes of any element: padding, background, border.
    case byAttributes
    /// By a ``ElementKind/canvas`` whose content is pinned to its edges.
    case byConstraints
    /// By meaning, and by attributes.
    case any
  }

  /// How the root of a document lays its children out.
  public enum RootLayout: Sendable, Hashable {
    /// One below the other, with the host's padding around them; the host scrolls.
    case column
    /// By constraints against the safe area; nothing scrolls unless it says so.
    case canvas
    /// There is exactly one child, which the host centres.
    case single
    /// In any way but constraints: the root has the padding that it states.
    case any
  }

  /// Everything that a format can say.
  @usableFromInline
  struct Content: Sendable {
    var kinds: Set<ElementKind> { didSet { updateTable() } }
    var attributes: [ElementKind: Set<AttributeID>] {
      didSet { updateTable() }
    }
    var regions: [ElementKind: Set<RegionID>] {
      didSet { updateTable() }
    }
    var defaults: [ElementKind: [AttributeID: AttributeValue]] {
      didSet {
        elidableDefaults = ElidableDefaults(defaults, except: explicitAttributes)
        updateTable()
      }
    }
    @usableFromInline var textSizes: TextSizes
    @usableFromInline var textWeights: TextWeights
    @usableFromInline var colors: Colors
    @usableFromInline var spacing: Spacing
    @usableFromInline var boxes: Boxes
    @usableFromInline var rowsHaveColumns: Bool
    @usableFromInline var stacksFillWidth: Bool
    @usableFromInline var hasMarkdown: Bool
    @usableFromInline var root: RootLayout
    @usableFromInline var imagesNeedBothExtents: Bool
    var integralAttributes: Set<AttributeID>
    @usableFromInline var imagesNeedAbsoluteURLs: Bool
    @usableFromInline var framesSurroundBackgrounds: Bool
    var explicitAttributes: Set<AttributeID> {
      didSet { elidableDefaults = ElidableDefaults(defaults, except: explicitAttributes) }
    }
    /// The same once more in a form in which a question costs next to nothing: passes ask it of every element.
    @usableFromInline var table: CapabilityTable
    var elidableDefaults: ElidableDefaults
    var codec: FormatCodec = FormatCodec()
    var version: String?
    var unfailingKinds: Set<ElementKind> = []
    var customTypes: Set<String> = []
    @usableFromInline var emptyContentTakesRoom: Bool = true
    @usableFromInline var hasTextMacros: Bool = false
    var colorNotation: Color.Notation?
    @usableFromInline var takesOnlyStrings: Bool = false
    var emptyImagesCrash = false
    @usableFromInline var keepsMarkup: Bool = false
    var labelsHaveMarkdown: Bool = true
    @usableFromInline var opensElements: Bool = false
    @usableFromInline var runsSequences: Bool = false
    @usableFromInline var hasTabBars: Bool = false
    @usableFromInline var foldsActions: Bool = false

    private mutating func updateTable() { table = CapabilityTable(kinds, attributes, regions, defaults) }
  }

  /// Content that copies share: capabilities are handed to every step for every screen, and a copy of each part would
  /// count a reference that all threads write to.
  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let content: Content

    @usableFromInline init(_ content: Content) { self.content = content }
  }

  @usableFromInline var storage: Storage

  /// The content to be changed, which is seldom: copies keep theirs.
  @usableFromInline var changing: Content {
    get { storage.content }
    _modify {
      var content = storage.content
      yield &content
      storage = Storage(content)
    }
  }

  /// The kinds that the format has.
  public var kinds: Set<ElementKind> {
    _read { yield storage.content.kinds }
    _modify { yield &changing.kinds }
  }
  /// The attributes that each kind can have.
  public var attributes: [ElementKind: Set<AttributeID>] {
    _read { yield storage.content.attributes }
    _modify { yield &changing.attributes }
  }
  /// The regions that each kind can have.
  public var regions: [ElementKind: Set<RegionID>] {
    _read { yield storage.content.regions }
    _modify { yield &changing.regions }
  }
  /// What absence of an attribute means, by kind.
  public var defaults: [ElementKind: [AttributeID: AttributeValue]] {
    _read { yield storage.content.defaults }
    _modify { yield &changing.defaults }
  }
  /// The size of text.
  @inlinable public var textSizes: TextSizes {
    get { storage.content.textSizes }
    set { changing.textSizes = newValue }
  }
  /// The weight of text.
  @inlinable public var textWeights: TextWeights {
    get { storage.content.textWeights }
    set { changing.textWeights = newValue }
  }
  /// Colours.
  @inlinable public var colors: Colors {
    get { storage.content.colors }
    set { changing.colors = newValue }
  }
  /// Distances between siblings.
  @inlinable public var spacing: Spacing {
    get { storage.content.spacing }
    set { changing.spacing = newValue }
  }
  /// Boxes.
  @inlinable public var boxes: Boxes {
    get { storage.content.boxes }
    set { changing.boxes = newValue }
  }
  /// Whether the children of a horizontal stack must be columns.
  @inlinable public var rowsHaveColumns: Bool {
    get { storage.content.rowsHaveColumns }
    set { changing.rowsHaveColumns = newValue }
  }
  /// Whether a vertical stack is as wide as the room it has, rather than as its widest child.
  @inlinable public var stacksFillWidth: Bool {
    get { storage.content.stacksFillWidth }
    set { changing.stacksFillWidth = newValue }
  }
  /// Whether text is Markdown.
  @inlinable public var hasMarkdown: Bool {
    get { storage.content.hasMarkdown }
    set { changing.hasMarkdown = newValue }
  }
  /// The root of documents.
  @inlinable public var root: RootLayout {
    get { storage.content.root }
    set { changing.root = newValue }
  }
  /// Whether stretched images and frames need both extents.
  @inlinable public var imagesNeedBothExtents: Bool {
    get { storage.content.imagesNeedBothExtents }
    set { changing.imagesNeedBothExtents = newValue }
  }
  /// Measures whose values are whole numbers.
  public var integralAttributes: Set<AttributeID> {
    _read { yield storage.content.integralAttributes }
    _modify { yield &changing.integralAttributes }
  }
  /// Whether images are loaded over the network by absolute URL alone: neither data URIs nor paths relative to the
  /// document work.
  @inlinable public var imagesNeedAbsoluteURLs: Bool {
    get { storage.content.imagesNeedAbsoluteURLs }
    set { changing.imagesNeedAbsoluteURLs = newValue }
  }
  /// Whether an image with an empty address ends the program that shows it.
  package var emptyImagesCrash: Bool {
    get { storage.content.emptyImagesCrash }
    set { changing.emptyImagesCrash = newValue }
  }
  /// Whether the width and height of an element frame it together with its background and border, so that these hug
  /// the content.
  @inlinable public var framesSurroundBackgrounds: Bool {
    get { storage.content.framesSurroundBackgrounds }
    set { changing.framesSurroundBackgrounds = newValue }
  }
  /// Attributes that documents state even where they have the default.
  public var explicitAttributes: Set<AttributeID> {
    _read { yield storage.content.explicitAttributes }
    _modify { yield &changing.explicitAttributes }
  }
  /// The defaults that documents leave out.
  package var elidableDefaults: ElidableDefaults { _read { yield storage.content.elidableDefaults } }
  /// How the format spells what it can say: what no table of kinds and attributes tells.
  package var codec: FormatCodec {
    _read { yield storage.content.codec }
    _modify { yield &changing.codec }
  }
  /// The version of the format that these are the capabilities of; none for formats without versions.
  public var version: String? {
    _read { yield storage.content.version }
    _modify { yield &changing.version }
  }
  /// The kinds that every host shows that knows what a fallback is; none for formats without fallbacks.
  public var unfailingKinds: Set<ElementKind> {
    _read { yield storage.content.unfailingKinds }
    _modify { yield &changing.unfailingKinds }
  }
  /// The types of custom elements that the format has beside its own.
  public var customTypes: Set<String> {
    _read { yield storage.content.customTypes }
    _modify { yield &changing.customTypes }
  }
  /// Whether a text without characters, or a list of facts, images or actions without any, has room and distances to its
  /// neighbours like any other element.
  @inlinable public var emptyContentTakesRoom: Bool {
    get { storage.content.emptyContentTakesRoom }
    set { changing.emptyContentTakesRoom = newValue }
  }
  /// Whether hosts write the dates and times that macros in texts ask for.
  @inlinable public var hasTextMacros: Bool {
    get { storage.content.hasTextMacros }
    set { changing.hasTextMacros = newValue }
  }
  /// How holes for colours spell them; none where colours are names.
  public var colorNotation: Color.Notation? {
    _read { yield storage.content.colorNotation }
    _modify { yield &changing.colorNotation }
  }
  /// Whether decoders take nothing but strings where a document has a text, whatever a binding may give.
  @inlinable public var takesOnlyStrings: Bool {
    get { storage.content.takesOnlyStrings }
    set { changing.takesOnlyStrings = newValue }
  }
  /// Whether texts are handed on as they are written, Markdown or not.
  @inlinable public var keepsMarkup: Bool {
    get { storage.content.keepsMarkup }
    set { changing.keepsMarkup = newValue }
  }
  /// Whether labels beside boxes are Markdown where texts are.
  public var labelsHaveMarkdown: Bool {
    get { storage.content.labelsHaveMarkdown }
    set { changing.labelsHaveMarkdown = newValue }
  }
  /// Whether apps may show elements in their own way, each with all that its source says.
  @inlinable public var opensElements: Bool {
    get { storage.content.opensElements }
    set { changing.opensElements = newValue }
  }
  /// Whether a button or tap can run several actions one after the other.
  @inlinable public var runsSequences: Bool {
    get { storage.content.runsSequences }
    set { changing.runsSequences = newValue }
  }
  /// Whether of a group of actions so many are shown as the host says, and the others are in a menu.
  @inlinable public var foldsActions: Bool {
    get { storage.content.foldsActions }
    set { changing.foldsActions = newValue }
  }
  /// Whether documents can be bars that lead to several screens.
  @inlinable public var hasTabBars: Bool {
    get { storage.content.hasTabBars }
    set { changing.hasTabBars = newValue }
  }

  /// The capabilities of a format.
  public init(
    kinds: Set<ElementKind>, attributes: [ElementKind: Set<AttributeID>], regions: [ElementKind: Set<RegionID>],
    defaults: [ElementKind: [AttributeID: AttributeValue]], textSizes: TextSizes, textWeights: TextWeights,
    colors: Colors, spacing: Spacing, boxes: Boxes, rowsHaveColumns: Bool, stacksFillWidth: Bool, hasMarkdown: Bool,
    root: RootLayout, imagesNeedBothExtents: Bool, integralAttributes: Set<AttributeID> = [],
    imagesNeedAbsoluteURLs: Bool = false, framesSurroundBackgrounds: Bool = false,
    colorNotation: Color.Notation? = nil, explicitAttributes: Set<AttributeID> = []
  ) {
    storage = Storage(
      Content(
        kinds: kinds, attributes: attributes, regions: regions, defaults: defaults, textSizes: textSizes,
        textWeights: textWeights, colors: colors, spacing: spacing, boxes: boxes, rowsHaveColumns: rowsHaveColumns,
        stacksFillWidth: stacksFillWidth, hasMarkdown: hasMarkdown, root: root,
        imagesNeedBothExtents: imagesNeedBothExtents, integralAttributes: integralAttributes,
        imagesNeedAbsoluteURLs: imagesNeedAbsoluteURLs, framesSurroundBackgrounds: framesSurroundBackgrounds,
        explicitAttributes: explicitAttributes,
        table: CapabilityTable(kinds, attributes, regions, defaults),
        elidableDefaults: ElidableDefaults(defaults, except: explicitAttributes), colorNotation: colorNotation))
  }

  /// Whether the format has elements of the kind.
  @inlinable public func supports(_ kind: ElementKind) -> Bool { storage.content.table.has(kind) }

  /// Whether the format has the attribute on elements of the kind.
  @inlinable public func supports(_ attribute: AttributeID, on kind: ElementKind) -> Bool {
    storage.content.table.has(attribute, on: kind)
  }

  /// Whether the format has the region on elements of the kind.
  @inlinable public func supports(_ region: RegionID, on kind: ElementKind) -> Bool {
    storage.content.table.has(region, on: kind)
  }

  /// Whether the value is what absence of the attribute means, and absence is the usual way to say so.
  public func isElidable(_ value: AttributeValue, of attribute: AttributeID, on kind: ElementKind) -> Bool {
    guard !explicitAttributes.contains(attribute), let usual = defaultValue(of: attribute, on: kind) else {
      return false
    }
    return Self.areAlike(usual, value)
  }

  /// Whether two values of an attribute mean the same: a number is a length where the attribute is one.
  package static func areAlike(_ one: AttributeValue, _ other: AttributeValue) -> Bool {
    if one == other { return true }
    guard let left = Double(one), let right = Double(other) else { return false }
    return left == right
  }

  /// What absence of the attribute means.
  @inlinable public func defaultValue(of attribute: AttributeID, on kind: ElementKind) -> AttributeValue? {
    storage.content.table.usualValue(of: attribute, on: kind)
  }
}

/// What a format can say, for quick answers. An object: a question to a part of a structure may copy all of that.
@usableFromInline
final class CapabilityTable: Sendable {
  private let kinds: ContentSet
  private let attributes: [AttributeSet]
  private let regions: [UInt64]
  private let usual: ElidableDefaults

  init(
    _ kinds: Set<ElementKind>, _ attributes: [ElementKind: Set<AttributeID>], _ regions: [ElementKind: Set<RegionID>],
    _ defaults: [ElementKind: [AttributeID: AttributeValue]]
  ) {
    self.kinds = ContentSet(Array(kinds))
    self.attributes = ElementKind.allCases.map { AttributeSet(attributes[$0] ?? []) }
    self.regions = ElementKind.allCases.map { kind in (regions[kind] ?? []).reduce(0) { $0 | 1 << $1.ordinal } }
    usual = ElidableDefaults(defaults, except: [])
  }

  @usableFromInline func has(_ kind: ElementKind) -> Bool { kinds.contains(kind) }

  @usableFromInline func has(_ attribute: AttributeID, on kind: ElementKind) -> Bool {
    attributes[kind.ordinal].contains(attribute)
  }

  @usableFromInline func has(_ region: RegionID, on kind: ElementKind) -> Bool {
    regions[kind.ordinal] & 1 << region.ordinal != 0
  }

  @usableFromInline func usualValue(of attribute: AttributeID, on kind: ElementKind) -> AttributeValue? {
    usual.value(of: attribute, on: kind)
  }
}

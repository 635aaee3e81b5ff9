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

  /// The kinds that the format has.
  public var kinds: Set<ElementKind> { didSet { updateTable() } }
  /// The attributes that each kind can have.
  public var attributes: [ElementKind: Set<AttributeID>] {
    didSet { updateTable() }
  }
  /// The regions that each kind can have.
  public var regions: [ElementKind: Set<RegionID>] {
    didSet { updateTable() }
  }
  /// What absence of an attribute means, by kind.
  public var defaults: [ElementKind: [AttributeID: AttributeValue]] {
    didSet {
      elidableDefaults = ElidableDefaults(defaults, except: explicitAttributes)
      updateTable()
    }
  }
  /// The size of text.
  public var textSizes: TextSizes
  /// The weight of text.
  public var textWeights: TextWeights
  /// Colours.
  public var colors: Colors
  /// Distances between siblings.
  public var spacing: Spacing
  /// Boxes.
  public var boxes: Boxes
  /// Whether the children of a horizontal stack must be columns.
  public var rowsHaveColumns: Bool
  /// Whether a vertical stack is as wide as the room it has, rather than as its widest child.
  public var stacksFillWidth: Bool
  /// Whether text is Markdown.
  public var hasMarkdown: Bool
  /// The root of documents.
  public var root: RootLayout
  /// Whether stretched images and frames need both extents.
  public var imagesNeedBothExtents: Bool
  /// Measures whose values are whole numbers.
  public var integralAttributes: Set<AttributeID>
  /// Whether images are loaded over the network by absolute URL alone: neither data URIs nor paths relative to the
  /// document work.
  public var imagesNeedAbsoluteURLs: Bool
  /// Whether the width and height of an element frame it together with its background and border, so that these hug
  /// the content.
  public var framesSurroundBackgrounds: Bool
  /// Attributes that documents state even where they have the default.
  public var explicitAttributes: Set<AttributeID> {
    didSet { elidableDefaults = ElidableDefaults(defaults, except: explicitAttributes) }
  }
  /// The same once more in a form in which a question costs next to nothing: passes ask it of every element.
  @usableFromInline var table: CapabilityTable

  /// The defaults that documents leave out.
  package private(set) var elidableDefaults: ElidableDefaults
  /// How the format spells what it can say: what no table of kinds and attributes tells.
  package var codec = FormatCodec()
  /// The version of the format that these are the capabilities of; none for formats without versions.
  public var version: String?
  /// The kinds that every host shows that knows what a fallback is; none for formats without fallbacks.
  public var unfailingKinds: Set<ElementKind> = []
  /// The types of custom elements that the format has beside its own.
  public var customTypes: Set<String> = []
  /// Whether a text without characters, or a list of facts, images or actions without any, has room and distances to its
  /// neighbours like any other element.
  public var emptyContentTakesRoom = true
  /// Whether hosts write the dates and times that macros in texts ask for.
  public var hasTextMacros = false
  /// How holes for colours spell them; none where colours are names.
  public var colorNotation: Color.Notation?

  /// Whether texts are handed on as they are written, Markdown or not.
  public var keepsMarkup = false
  /// Whether apps may show elements in their own way, each with all that its source says.
  public var opensElements = false
  /// Whether a button or tap can run several actions one after the other.
  public var runsSequences = false

  /// Whether documents can be bars that lead to several screens.
  public var hasTabBars = false

  /// The capabilities of a format.
  public init(
    kinds: Set<ElementKind>, attributes: [ElementKind: Set<AttributeID>], regions: [ElementKind: Set<RegionID>],
    defaults: [ElementKind: [AttributeID: AttributeValue]], textSizes: TextSizes, textWeights: TextWeights,
    colors: Colors, spacing: Spacing, boxes: Boxes, rowsHaveColumns: Bool, stacksFillWidth: Bool, hasMarkdown: Bool,
    root: RootLayout, imagesNeedBothExtents: Bool, integralAttributes: Set<AttributeID> = [],
    imagesNeedAbsoluteURLs: Bool = false, framesSurroundBackgrounds: Bool = false,
    colorNotation: Color.Notation? = nil, explicitAttributes: Set<AttributeID> = []
  ) {
    self.kinds = kinds
    self.attributes = attributes
    self.regions = regions
    table = CapabilityTable(kinds, attributes, regions, defaults)
    self.defaults = defaults
    self.textSizes = textSizes
    self.textWeights = textWeights
    self.colors = colors
    self.spacing = spacing
    self.boxes = boxes
    self.rowsHaveColumns = rowsHaveColumns
    self.stacksFillWidth = stacksFillWidth
    self.hasMarkdown = hasMarkdown
    self.root = root
    self.imagesNeedBothExtents = imagesNeedBothExtents
    self.integralAttributes = integralAttributes
    self.imagesNeedAbsoluteURLs = imagesNeedAbsoluteURLs
    self.framesSurroundBackgrounds = framesSurroundBackgrounds
    self.colorNotation = colorNotation
    self.explicitAttributes = explicitAttributes
    elidableDefaults = ElidableDefaults(defaults, except: explicitAttributes)
  }

  private mutating func updateTable() { table = CapabilityTable(kinds, attributes, regions, defaults) }

  /// Whether the format has elements of the kind.
  @inlinable public func supports(_ kind: ElementKind) -> Bool { table.has(kind) }

  /// Whether the format has the attribute on elements of the kind.
  @inlinable public func supports(_ attribute: AttributeID, on kind: ElementKind) -> Bool {
    table.has(attribute, on: kind)
  }

  /// Whether the format has the region on elements of the kind.
  @inlinable public func supports(_ region: RegionID, on kind: ElementKind) -> Bool {
    table.has(region, on: kind)
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
    table.usualValue(of: attribute, on: kind)
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

package import CardSyntax

/// How a format spells elements and values, beside the ``Capabilities`` that say which ones it has.
///
/// Each is a question to the tables of the format: passes ask it where the answer depends on a value, and see no table.
package struct FormatCodec: Sendable {
  /// Whether screens are written as documents, in which bindings are filled before anything shows them; programs have values
  /// of their own.
  package var writesDocuments = false
  /// What expressions of the target call for a moment in the words of its user, with the moment, the form of the macro and,
  /// where the source states one, the language; none where they are written out before.
  package var momentFunction: String?
  /// Whether the format can write a literal value of an attribute that it has.
  package var accepts: @Sendable (_ value: AttributeValue, _ attribute: AttributeID, _ kind: ElementKind) -> Bool = {
    _, _, _ in true
  }
  /// Whether the format cannot have values of an attribute that only data know, although it has the attribute.
  package var needsLiteral: @Sendable (_ attribute: AttributeID, _ kind: ElementKind) -> Bool = { _, _ in false }
  /// Whether an element states an attribute even where it has the default, because of what else it says.
  package var statesExplicitly: @Sendable (_ attribute: AttributeID, _ element: Element) -> Bool = { _, _ in false }
  /// What of an element the version does not know, where documents are written for a given version. Values that are
  /// known only with data count as known.
  package var newerFeatures: (@Sendable (Element) -> [NewerFeature])?
  /// What a value in a document says as the value of an attribute; none where the format does not take it. The element
  /// says which of several types of one kind is meant.
  package var reads: @Sendable (_ value: Node, _ attribute: AttributeID, _ element: Element) -> AttributeValue? = {
    _, _, _ in nil
  }
  /// The elements that objects of a document are, wherever they stand; none where objects of unknown types have no
  /// content. Holes are read where there may be any.
  package var readsElements: (@Sendable (_ objects: [Node], _ mayHaveHoles: Bool) -> [Slot])?
  /// The actions that objects of a document are.
  package var readsActions: (@Sendable (_ objects: [Node], _ mayHaveHoles: Bool) -> [Slot])?
  /// The parts of an element that data give as a whole, written out as one that repeats: those of which everything is kept,
  /// and, where the texts and addresses of others are worth more than nothing, these as well. What else there is stays.
  package var writesLists: @Sendable (_ element: Element, _ mayLose: Bool) -> [Slot] = { element, _ in
    element[.children]
  }
  /// How a literal value of an attribute stands in a document; none where the format cannot write it as one value.
  package var writes: @Sendable (_ value: AttributeValue, _ attribute: AttributeID, _ element: Element) -> Node? = {
    _, _, _ in nil
  }
  /// The names that documents have for values of an attribute, with what each stands for: those of elements of the kind,
  /// or else of whatever has the attribute. Empty where the values are not names.
  package var names:
    @Sendable (_ attribute: AttributeID, _ kind: ElementKind) -> [(name: String, value: AttributeValue)] =
      { _, _ in [] }
  /// The bytes, minified, of slots as a region of `parent` in a document of which `screen` says all but its elements;
  /// none where that is not known, or where others than the format write some of it.
  package var size: @Sendable (_ slots: [Slot], _ region: RegionID, _ parent: Element, _ screen: Screen) -> Int? = {
    _, _, _, _ in nil
  }

  /// Whether the format shows an element of one of its custom types as it is; it may not where only data know something.
  package var takesCustom: @Sendable (Element) -> Bool = { _ in true }

  /// Whether the format reads a property of an element of one of its custom types.
  package var readsCustom: @Sendable (_ property: String, _ element: Element) -> Bool = { _, _ in true }

  /// Whether the format asks for a number of stars, as a choice of the style ``Equivalent/stars``.
  package var hasStars = false

  /// Whether pictures can be as wide as their column and have a height of their own.
  package var framesWideImages = false

  /// Whether the format has the symbols of Apple's platforms, whatever they look like.
  package var hasSymbols = false

  /// Whether the format knows the names that data give to weights, of whatever format these are.
  package var readsWeightNames = false

  /// What of the host's fonts text is written with, apart from the sizes that elements have.
  package var hostFonts = HostFonts.none

  /// Whether the format finds symbols and colours by the names that data give, as the icons of hosts have them. Icons with
  /// such names have the style ``Equivalent/namedIcon``, or ``Equivalent/namedFilledIcon``.
  package var findsIcons = false

  /// Whether the format reads a property that has no attribute of an element of another format.
  package var keepsProperty: @Sendable (_ name: String, _ kind: ElementKind) -> Bool = { _, _ in false }

  /// Makes, for one document, what gives elements that only some hosts of the format show in terms of others: none for
  /// those that every host shows.
  package var equivalents: (@Sendable (_ root: Element, _ options: EquivalentOptions) -> (Element) -> Equivalent?)?

  /// The codec of a format that takes every value of what it has, and whose documents nobody reads.
  package init() {}
}

// What formats of other packages say of themselves.
extension Capabilities {
  /// Whether the format can write a literal value of an attribute that it has.
  public var accepts: @Sendable (_ value: AttributeValue, _ attribute: AttributeID, _ kind: ElementKind) -> Bool {
    get { codec.accepts }
    set { codec.accepts = newValue }
  }

  /// Whether the format cannot have values of an attribute that only data know, although it has the attribute.
  public var needsLiteral: @Sendable (_ attribute: AttributeID, _ kind: ElementKind) -> Bool {
    get { codec.needsLiteral }
    set { codec.needsLiteral = newValue }
  }

  /// Whether an element states an attribute even where it has the default, because of what else it says.
  public var statesExplicitly: @Sendable (_ attribute: AttributeID, _ element: Element) -> Bool {
    get { codec.statesExplicitly }
    set { codec.statesExplicitly = newValue }
  }

  /// What of an element the version does not know, where documents are written for a given version. Values that are
  /// known only with data count as known.
  public var newerFeatures: (@Sendable (Element) -> [NewerFeature])? {
    get { codec.newerFeatures }
    set { codec.newerFeatures = newValue }
  }
}

/// What a target's text has of the fonts that a host names.
package enum HostFonts: Sendable {
  /// Nothing: text is in the styles of the system.
  case none
  /// The sizes, in a font of the system.
  case sizes
  /// A family that is the host's own, and its sizes with it.
  case ownFamily
  /// Every family and size.
  case all
}

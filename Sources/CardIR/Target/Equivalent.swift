package import CardSyntax

/// What stands for an element that only some hosts of a format show, in terms that every format has.
package struct Equivalent: Sendable {
  /// The element that is shown instead.
  package var element: Element
  /// What is different, in words that follow the element's name; none if nothing is.
  package var note: String?
  /// The value that is concerned, for tables of losses.
  package var value: String?

  /// Whether the other element does nothing, so that what the author says stands in for it says more.
  package var isInert = false
  /// Properties that only the host of a card reads.
  package var hostProperties: [Element.Extra] = []
  /// Properties that are left out although they are not for hosts alone, with why nothing is lost, in words behind the name.
  package var settled: [(property: Element.Extra, note: String)] = []
  /// Parts of properties that are for other widths than that of the target.
  package var forOtherWidths: [Node] = []
  /// The names of the properties that the other element says in full.
  package var said: Set<String> = []
  /// Properties that the other element says in part, or in other words.
  package var omitted: [Element.Extra] = []
  /// Properties that the other element says nothing of.
  package var unsaid: [Element.Extra] = []
  /// Attributes that the other element does not have.
  package var omittedAttributes: [AttributeID] = []

  /// The style of a choice among numbers of stars, for targets that show these.
  package static let stars = AttributeValue.token("stars")

  /// The style of an icon that is named as the host's catalogue has it, and whose colour may be one by name, for targets that
  /// find symbols by such names.
  package static let namedIcon = AttributeValue.token("named")
  /// The same, filled.
  package static let namedFilledIcon = AttributeValue.token("named-filled")

  /// An element that stands for another one.
  package init(_ element: Element, note: String? = nil, value: String? = nil) {
    self.element = element
    self.note = note
    self.value = value
  }
}

/// What equivalents depend on.
package struct EquivalentOptions: Sendable {
  /// Whether the target can hide elements and show them on a tap.
  package var canHide: Bool
  /// Whether the target is of the source's own format, so that it has everything but whole elements.
  package var isOwnFormat: Bool
  /// The language of the user; none if it is not known.
  package var locale: String?
  /// Whether something for some widths is for that of the target; none where the target knows its width when it runs.
  package var fits: (@Sendable (_ widths: String) -> Bool)?
  /// Whether buttons can be in a menu behind the others.
  package var hasOverflow = false
  /// Whether the target asks for stars by choices of the style ``Equivalent/stars``.
  package var hasStars = false
  /// The host's padding, in points, which boxes with a background or a line around them have.
  package var padding = 0.0
  /// Whether the target has the symbols of Apple's platforms.
  package var hasSymbols = false
  /// Whether the target finds symbols and colours by the names that data give.
  package var findsIcons = false
  /// Whether the target has elements of a kind.
  package var hasKind: @Sendable (ElementKind) -> Bool = { _ in false }
  /// Whether elements of a kind can have an attribute in the target.
  package var hasAttribute: @Sendable (AttributeID, ElementKind) -> Bool = { _, _ in false }
  /// Whether elements of a kind can have a region in the target.
  package var hasRegion: @Sendable (RegionID, ElementKind) -> Bool = { _, _ in false }
  /// Whether the target reads a property that has no attribute.
  package var keepsProperty: @Sendable (_ name: String, _ kind: ElementKind) -> Bool = { _, _ in false }

  /// What a target can do.
  package init(canHide: Bool, isOwnFormat: Bool, locale: String?) {
    self.canHide = canHide
    self.isOwnFormat = isOwnFormat
    self.locale = locale
  }
}

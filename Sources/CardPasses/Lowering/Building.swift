package import CardIR
package import CardSyntax
import CardTemplate

extension Element {
  /// A stack whose distances and alignment are known, so that no later step reads them from its children.
  package static func flow(
    _ axis: Axis, gap: Double = 0, alignment: Alignment, source: Node? = nil, _ children: [Slot]
  ) -> Element {
    var stack = Element(.stack, source: source)
    stack[.axis] = .literal(axis)
    stack[.gap] = .literal(gap)
    stack[.alignment] = .literal(alignment)
    stack[.children] = children
    return stack
  }

  /// A text in a named style that wraps.
  package static func words(
    _ text: AttributeValue, _ style: TextStyle = .body, color: Color? = nil, source: Node? = nil
  ) -> Element {
    var element = Element(.text, source: source)
    element[value: .text] = text
    element[.textSize] = .literal(.style(style))
    element[.wrap] = .literal(true)
    if let color { element[.textColor] = .literal(.absolute(color)) }
    return element
  }

  /// Whether it is seen how large the element is: it has a colour, a line around it or a style that has them.
  var isPainted: Bool { has(.containerStyle) || has(.backgroundColor) || has(.borderColor) }

  /// Fixed room along an axis.
  package static func room(_ points: Double, _ axis: Axis) -> Element {
    var spacer = Element(.spacer)
    if axis == .vertical {
      spacer[.height] = .literal(.points(points))
    } else {
      spacer[.width] = .literal(.points(points))
    }
    return spacer
  }

  /// A text of stated width at its side of that width, for formats whose frames have their content in the middle.
  func framed() -> Element {
    guard isFramedText else { return self }
    let alignment = self[.horizontalAlignment] ?? .literal(.leading)
    guard case .literal(let side) = alignment else { return self }
    var text = self
    text[.horizontalAlignment] = nil
    if side == .center { return text }
    var row = Element.flow(.horizontal, alignment: .center, source: source, [])
    row.takePlace(of: &text)
    let room = Slot.one(Element(.spacer))
    row[.children] = side == .trailing ? [room, .one(text)] : [.one(text), room]
    return row
  }

  /// Whether the element is layers of a colour and of what is on it, such as a page.
  var isPage: Bool {
    let layers = self[.children]
    return kind == .overlay && layers.count == 2 && layers[0].element?.kind == .shape
  }

  /// Whether the element is a text of stated width.
  var isFramedText: Bool {
    guard kind == .text, has(.width), case .measure(_, .points)? = self[value: .width] else { return false }
    return true
  }

  /// What the source calls an attribute, for messages to those who wrote it.
  func sourceName(of id: AttributeID) -> String {
    guard let origin = entry(id)?.origin else { return id.rawValue }
    return source?.members.first { $0.value == origin }?.name ?? id.rawValue
  }

  /// Moves an attribute from another element to this one, if it is there.
  mutating func move(_ id: AttributeID, from element: inout Element) {
    take(id, from: element)
    element[value: id] = nil
  }

  /// Attributes that concern the place of the element among its siblings, not its content.
  private static let placement = AttributeID.all(.placement)

  /// Moves what concerns the place among siblings from another element to this one, which takes its place.
  package mutating func takePlace(of element: inout Element) {
    for id in Self.placement where element.has(id) { move(id, from: &element) }
  }

  /// Rewrites the elements of all regions and takes away those for which `body` says false.
  ///
  /// Only elements in which there is some of `contents` are looked at.
  mutating func filterOwn(in contents: ContentSet, _ body: (inout Element) -> Bool) {
    // Most elements keep everything.
    var isKept = true
    updateChildren(in: contents) { child in
      if body(&child) { return }
      isKept = false
      child = .gone
    }
    if isKept { return }
    for region in regions.indices { regions[region].slots.removeAll { $0.element?.isGone ?? false } }
  }

  /// What stands in the place of an element that is about to be taken away.
  private static let gone = Element(.custom)
  private var isGone: Bool { isSame(as: Self.gone) }
}

extension Condition {
  /// Holds for all repetitions but the first.
  static var afterFirst: Condition? {
    TemplateString.parse("${$index > 0}").map { Condition(.template($0)) }
  }
}

extension AttributeValue {
  /// The value in messages to those who wrote it: texts and bindings without the quotes of dumps.
  var written: String {
    switch self {
    case .text(let text): text
    case .template(let template): template.sourceText
    default: TextDump.text(of: self)
    }
  }
}

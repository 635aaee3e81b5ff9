import CardIR
import CardStyle
import CardSyntax

/// One run of ``SynthesizeConstraints``.
struct ConstraintSynthesis {
  var context: PassContext

  /// What surrounds an element.
  enum Place: Equatable {
    /// A vertical stack with its alignment.
    case column(Alignment)
    /// A horizontal stack with its alignment.
    case row(Alignment)
    /// A horizontal stack that makes its children equally wide, with its alignment.
    case part(Alignment)

    /// Whether what is there is as wide as its place, whatever is in it.
    var givesWidth: Bool {
      if case .part = self { true } else { self == .column(.fill) }
    }
  }

  /// Where the edges of an element in a canvas are.
  enum Edges {
    /// At the page's safe area.
    case safeArea
    /// At those of the parent.
    case parent
    /// Nowhere: it stands in the middle.
    case center
  }

  /// The colour of lines that have none of their own.
  static let line = Color(0xC6C6C8)
  /// The heights of buttons and of fields.
  static let (buttonHeight, fieldHeight) = (48.0, 36.0)
  /// The extent of images and shapes whose own is not known.
  static let imageExtent = 160.0
  static let shapeExtent = 24.0

  // MARK: Ids

  /// Gives the second of two elements with one id another.
  mutating func uniqueIDs(_ root: inout Element) {
    var seen: Set<String> = []
    var renamed: [(Element, String)] = []
    root.rewriteDescendants(in: ContentSet(attributes: [.id])) { element in
      guard element.kind.family == .content, let id = element.literal(.id), !seen.insert(id).inserted else { return }
      var count = 2
      while !seen.insert("\(id)_\(count)").inserted { count += 1 }
      renamed.append((element, "\(id)_\(count)"))
      element[.id] = .literal("\(id)_\(count)")
    }
    for (element, id) in renamed {
      context.record(
        LossKinds.idRenamed, "the id `\(element.literal(.id) ?? "")` is used twice, so this one becomes `\(id)`",
        at: element, .id, value: element.literal(.id))
    }
  }

  // MARK: In canvases

  /// An element with a place in a canvas.
  mutating func pinned(_ element: Element, to edges: Edges) -> Element {
    var element = element
    pin(&element, to: edges)
    return element
  }

  /// Gives an element a place in a canvas.
  mutating func pin(_ element: inout Element, to edges: Edges) {
    let fillsScreen = edges == .safeArea && element.kind == .stack && element[.height]?.literal == .stretch
    // An element that is not written as one widget here, or not at all, must not carry the place.
    if fillsScreen {
      element[.height] = nil
      stack(&element, in: .column(sourceHugs ? .center : .fill), hasHeight: true)
    } else {
      let isInMiddle = edges == .parent && sourceHugs
      lower(&element, in: edges == .center ? .row(.center) : .column(isInMiddle ? .center : .fill))
    }
    if element.kind == .custom || !context.target.supports(element.kind) {
      var stack = Element(.stack)
      stack[.axis] = .literal(.vertical)
      stack[.children] = [.one(element)]
      element = stack
    }
    let extents = element[.constraints]
    switch edges {
    case .safeArea where sourceHugs && fillsScreen && Self.hasWidth(element):
      // A page with a width of its own is in the middle.
      element[.constraints] = ConstraintRule.middle + extents
    case .safeArea: element[.constraints] = ConstraintRule.safeArea
    case .parent:
      element[.constraints] = ConstraintRule.edges(.number(0)) + extents.filter { !Self.contradictsEdges($0) }
    case .center: element[.constraints] = extents + Self.middle(element, extents)
    }
  }

  /// In the middle of the canvas; what has no extent of its own reaches to the edges instead.
  private static func middle(_ element: Element, _ extents: [Slot]) -> [Slot] {
    guard element.kind == .canvas, element[.children].isEmpty else { return ConstraintRule.center }
    let rules = extents.compactMap { $0.element?.literal(.rule) }
    let across =
      rules.contains(.width) ? ConstraintRule.make(.centerX) : ConstraintRule.make(.sides, .number(0))
    let down =
      rules.contains(.height)
      ? [ConstraintRule.make(.centerY)]
      : [ConstraintRule.make(.top, .number(0)), ConstraintRule.make(.bottom, .number(0))]
    return [across] + down
  }

  /// A child that is pinned to all edges gives the canvas its extent, so its own is fine; but it has no other place.
  static func contradictsEdges(_ slot: Slot) -> Bool {
    let rule = slot.element?.literal(.rule)
    return rule != .width && rule != .height
  }

  // MARK: In stacks

  /// Rewrites the children of a stack.
  mutating func lowerChildren(of stack: inout Element, in place: Place) {
    var slots = stack.takeSlots(of: .children)
    let gap = stack[.gap]?.literal ?? 0
    slots.updateElements { child in
      let hasLine = child[value: .separator] == .flag(true)
      child[.separator] = nil
      lower(&child, in: place)
      if hasLine { child = lined(child, gap: gap) }
    }
    stack[.children] = slots
  }

  /// An element with a line in the middle of the distance before it: outside of its box, where canvases do not cut it
  /// off, so that the line is no child of the row.
  private func lined(_ element: Element, gap: Double) -> Element {
    let thickness = context.styles.host.separator.thickness
    var line = Element(.canvas)
    line[.backgroundColor] = .literal(context.styles.host.separator.color)
    line[.constraints] = [
      ConstraintRule.make(.left, .number(-(gap + thickness) / 2)), ConstraintRule.extent(.width, thickness),
      ConstraintRule.make(.top, .number(0)), ConstraintRule.make(.bottom, .number(0)),
    ]
    var content = element
    content.constrain(ConstraintRule.edges(.number(0)))
    return Element(.canvas, children: [.one(content), .one(line)])
  }

  /// The element as the target has it among the children of a stack.
  mutating func lowered(_ element: Element, in place: Place) -> Element {
    var element = element
    lower(&element, in: place)
    return element
  }

  /// Makes an element what the target has among the children of a stack.
  mutating func lower(_ element: inout Element, in place: Place) {
    switch element.kind {
    case .stack: stack(&element, in: place)
    case .scroll: scroll(&element, in: place)
    case .overlay: element = overlay(element, in: place)
    case .spacer: element = spacer(element, in: place)
    case .divider: element = divider(element, in: place)
    case .shape: element = shape(element, in: place)
    case .image:
      image(&element, in: place)
      box(&element)
      hug(&element, in: place)
    case .button:
      control(&element, height: Self.buttonHeight)
      box(&element)
    case .textInput where context.target.supports(.textInput):
      control(&element, height: Self.fieldHeight)
      box(&element)
      hug(&element, in: place)
    case .toggle:
      box(&element, keeping: [.backgroundColor])
      hug(&element, in: place)
    default:
      if !context.target.supports(element.kind), element.kind != .custom { element = known(element) }
      size(&element, in: place)
    }
  }

  /// What the target does not have is replaced by its content later, which must be ready for that.
  private mutating func known(_ element: Element) -> Element {
    guard !context.target.supports(element.kind), element.kind != .custom else { return element }
    var element = element
    for region in element.regions.indices {
      element.regions[region].slots = element.regions[region].slots.map { slot in
        slot.replacing { child in
          // A set of images holds nothing else.
          if element.kind == .imageSet {
            var child = child
            if child.kind == .image { image(&child, in: .row(.top)) }
            return child
          }
          return child.kind.family == .content ? lowered(child, in: .column(.fill)) : known(child)
        }
      }
    }
    return element
  }

  /// A leaf that has an extent of its own.
  private mutating func size(_ element: inout Element, in place: Place) {
    let extents = extents(&element)
    if sourceHugs, element.kind == .text, !element.has(.horizontalAlignment),
      extents.haveRule(.width), fits(element, extents)
    {
      // Words are in the middle of a frame; where they are wider than it, their lines fill it, each from its start.
      element[.horizontalAlignment] = .literal(.center)
    }
    box(&element)
    element.constrain(extents)
    if extents.haveRule(.width) { hug(&element, in: place) }
  }

  /// Takes fixed extents off an element as constraints; others mean nothing in stacks.
  mutating func extents(_ element: inout Element) -> [Slot] {
    if !element.has(.width), !element.has(.height), !element.has(.minHeight) { return [] }
    var constraints: [Slot] = []
    for (id, rule) in [(AttributeID.width, ConstraintRule.width), (.height, .height)] {
      guard let value = element[value: id] else { continue }
      switch Dimension(value) {
      case .points(let points)? where points > 0: constraints.append(ConstraintRule.extent(rule, points))
      case .points(let points)? where element.entry(id)?.origin != nil:
        context.record(
          LossKinds.size, "\(context.targetName) lays nothing out with no \(rule.rawValue), so the content decides",
          at: element,
          id, value: NumberText.javaScript(points))
      case .token(let size)?: constraints.append(ConstraintRule.extent(rule, context.styles.points(size)))
      case .stretch? where id == .height:
        context.record(
          LossKinds.stretch, "\(context.targetName) shares out the height of a stack itself", at: element, .height)
      case nil:
        if case .template = value { constraints.append(ConstraintRule.make(rule, value)) }
      default: break
      }
      element[value: id] = nil
    }
    if let least = element[.minHeight] {
      if !constraints.haveRule(.height), element[.children].isEmpty {
        constraints.append(ConstraintRule.make(.height, element[value: .minHeight]))
      }
      context.record(
        LossKinds.size, "\(context.targetName) has no least height", at: element, .minHeight,
        value: least.literal.map { NumberText.javaScript($0) })
      element[.minHeight] = nil
    }
    return constraints
  }

  /// An element that keeps its width where the column would stretch it: in a row with room behind it.
  func hugging(_ element: Element, in place: Place) -> Element {
    var element = element
    hug(&element, in: place)
    return element
  }

  /// Puts an element that keeps its width where the column would stretch it into a row with room behind it.
  func hug(_ element: inout Element, in place: Place) {
    guard place == .column(.fill),
      element.kind == .toggle || Self.hasWidth(element) || Self.holdsImage(element)
    else { return }
    var row = Element(.stack)
    row[.axis] = .literal(.horizontal)
    row[.alignment] = .literal(.top)
    // A picture of a card is a block as wide as its column, with the picture at its side.
    if context.settlesWidths, element.kind == .image {
      row.take(.id, from: element)
      element[.id] = nil
    } else if context.settlesWidths, !element.has(.id), Self.holdsImage(element) {
      element.rewriteDescendants { picture in
        row.take(.id, from: picture)
        picture[.id] = nil
      }
    }
    row[.children] = [.one(element), .one(Element(.canvas))]
    element = row
  }

  /// Whether the element is the box of an image, whose extent is its own.
  private static func holdsImage(_ element: Element) -> Bool {
    guard element.kind == .canvas, let content = element[.children].first?.element else { return false }
    let isPinned = content[.constraints].contains { $0.element?.literal(.rule) == .sides }
    return element[.children].count == 1 && content.kind == .image && isPinned && hasWidth(content)
  }

  static func hasWidth(_ element: Element) -> Bool {
    element.isConstrained(by: .width)
  }

  // MARK: Boxes

  static let boxAttributes = AttributeID.all(.box)
  private static let boxSet = AttributeSet(boxAttributes)

  /// Puts an element into a canvas that has its colours, line, room and tap, if it has any of them.
  mutating func box(_ element: inout Element, keeping kept: AttributeSet = []) {
    guard element.hasAny(of: Self.boxSet) || element.has(.tap) else { return }
    let own = Self.boxAttributes.filter { element.has($0) && !kept.contains($0) }
    if element.kind == .image, own.contains(.cornerRadius), element[.cornerRadius]?.literal != 0 {
      // Boxes cut nothing off what is in them.
      context.record(LossKinds.cornerRadius, "pictures of \(context.targetName) have square corners", at: element)
    }
    guard own.contains(where: { Self.isVisible($0, element) }) || element.has(.tap) else {
      for id in own { element[value: id] = nil }
      return
    }
    var content = element
    let padding = element[value: .padding] ?? .number(0)
    var box = Element(.canvas, source: element.source)
    for id in [AttributeID.id, .scopes] where element.kind == .stack {
      box.take(id, from: element)
      content[value: id] = nil
    }
    for id in own where id != .padding { box.take(id, from: element) }
    for id in own { content[value: id] = nil }
    if element.has(.tap) {
      box[.tap] = element[.tap]
      content.remove(.tap)
    }
    // Extents are those of the box; an image keeps its own, which the box then has as well.
    let extents = element[.constraints]
    let hasOwnExtent = element.kind == .image
    content[.constraints] = ConstraintRule.edges(padding.number) + (hasOwnExtent ? extents : [])
    box.constrain(hasOwnExtent ? [] : extents)
    box[.children] = [.one(content)]
    element = box
  }

  /// Whether a box attribute has an effect.
  static func isVisible(_ id: AttributeID, _ element: Element) -> Bool {
    switch element[value: id] {
    case .number(let number)?, .measure(let number, _)?: id != .cornerRadius && number > 0
    case .color(let color)?: id == .backgroundColor ? color.alpha > 0 : element.has(.borderWidth)
    case .template?: true
    default: false
    }
  }
}

extension Element {
  /// Whether one of the element's constraints is of a rule.
  func isConstrained(by rule: ConstraintRule) -> Bool { hasChild(in: .constraints) { $0.isRule(rule) } }

  /// Whether the element is drawn as a circle.
  var isCircle: Bool { kind == .shape && self[.shape]?.literal == .circle }

  /// Adds constraints.
  mutating func constrain(_ constraints: [Slot]) {
    if !constraints.isEmpty { self[.constraints] += constraints }
  }
}

extension AttributeValue {
  /// A length in points as the plain number that constraints have.
  var number: AttributeValue {
    if case .measure(let points, .points) = self { .number(points) } else { self }
  }
}

extension Bound where Value == Dimension {
  /// The shared form of the value.
  var storageValue: AttributeValue {
    switch self {
    case .literal(let value): value.storage
    case .template(let template): .template(template)
    }
  }
}

extension Element {
  /// Whether a constraint is of a rule.
  func isRule(_ rule: ConstraintRule) -> Bool {
    guard case .token(let name)? = self[value: .rule] else { return false }
    let wanted = rule.rawValue
    // Names of other lengths are others.
    return name.utf8.count == wanted.utf8.count && name == wanted
  }
}

extension Slot {
  /// Whether a slot of constraints has one of a rule.
  func isRule(_ rule: ConstraintRule) -> Bool { element?.isRule(rule) ?? false }
}

extension [Slot] {
  /// Whether one of these constraints is of a rule.
  func haveRule(_ rule: ConstraintRule) -> Bool { contains { $0.isRule(rule) } }
}

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
  /// The height of buttons.
  static let buttonHeight = 48.0
  /// The extent of images and shapes whose own is not known.
  static let imageExtent = 160.0
  static let shapeExtent = 24.0

  // MARK: Ids

  /// Gives the second of two elements with one id another.
  mutating func uniqueIDs(_ root: inout Element) {
    var seen: Set<String> = []
    var renamed: [(Element, String)] = []
    root.rewriteDescendants { element in
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
    let fillsScreen = edges == .safeArea && element.kind == .stack && element[.height]?.literal == .stretch
    // An element that is not written as one widget here, or not at all, must not carry the place.
    var page = element
    if fillsScreen { page[.height] = nil }
    var element =
      fillsScreen
      ? stack(page, in: .column(sourceHugs ? .center : .fill), hasHeight: true)
      : lower(element, in: edges == .center ? .row(.center) : .column(edges == .parent && sourceHugs ? .center : .fill))
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
    return element
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
  private static func contradictsEdges(_ slot: Slot) -> Bool {
    let rule = slot.element?.literal(.rule)
    return rule != .width && rule != .height
  }

  // MARK: In stacks

  /// The slots of a stack.
  mutating func slots(_ slots: [Slot], in place: Place) -> [Slot] {
    slots.map { slot in slot.replacing { lower($0, in: place) } }
  }

  /// The element as the target has it among the children of a stack.
  mutating func lower(_ element: Element, in place: Place) -> Element {
    switch element.kind {
    case .stack: stack(element, in: place)
    case .scroll: scroll(element, in: place)
    case .overlay: overlay(element, in: place)
    case .spacer: spacer(element, in: place)
    case .divider: divider(element, in: place)
    case .shape: shape(element, in: place)
    case .image: hugging(boxed(image(element, in: place)), in: place)
    case .button: boxed(button(element))
    case .toggle: hugging(boxed(element, keeping: [.backgroundColor]), in: place)
    default: sized(known(element), in: place)
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
          if element.kind == .imageSet { return child.kind == .image ? image(child, in: .row(.top)) : child }
          return child.kind.family == .content ? lower(child, in: .column(.fill)) : known(child)
        }
      }
    }
    return element
  }

  /// A leaf that has an extent of its own.
  private mutating func sized(_ element: Element, in place: Place) -> Element {
    var element = element
    let extents = extents(&element)
    if sourceHugs, element.kind == .text, !element.has(.horizontalAlignment),
      extents.haveRule(.width)
    {
      // Words are in the middle of a frame.
      element[.horizontalAlignment] = .literal(.center)
    }
    var box = boxed(element)
    box.constrain(extents)
    return extents.haveRule(.width) ? hugging(box, in: place) : box
  }

  /// Takes fixed extents off an element as constraints; others mean nothing in stacks.
  mutating func extents(_ element: inout Element) -> [Slot] {
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
    let isFixed = element.kind == .toggle || Self.hasWidth(element) || Self.holdsImage(element)
    guard place == .column(.fill), isFixed else { return element }
    var row = Element(.stack)
    row[.axis] = .literal(.horizontal)
    row[.alignment] = .literal(.top)
    row[.children] = [.one(element), .one(Element(.canvas))]
    return row
  }

  /// Whether the element is the box of an image, whose extent is its own.
  private static func holdsImage(_ element: Element) -> Bool {
    guard element.kind == .canvas, let content = element[.children].first?.element else { return false }
    let isPinned = content[.constraints].contains { $0.element?.literal(.rule) == .sides }
    return element[.children].count == 1 && content.kind == .image && isPinned && hasWidth(content)
  }

  private static func hasWidth(_ element: Element) -> Bool {
    element.isConstrained(by: .width)
  }

  // MARK: Boxes

  private static let boxAttributes = AttributeID.all(.box)

  /// The element in a canvas that has its colours, line, room and tap; the element itself if it has none of them.
  private func boxed(_ element: Element, keeping kept: Set<AttributeID> = []) -> Element {
    let own = Self.boxAttributes.filter { element.has($0) && !kept.contains($0) }
    guard own.contains(where: { Self.isVisible($0, element) }) || element.has(.tap) else {
      var element = element
      for id in own { element[value: id] = nil }
      return element
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
    return box
  }

  /// Whether a box attribute has an effect.
  private static func isVisible(_ id: AttributeID, _ element: Element) -> Bool {
    switch element[value: id] {
    case .number(let number)?, .measure(let number, _)?: id != .cornerRadius && number > 0
    case .color(let color)?: id == .backgroundColor ? color.alpha > 0 : element.has(.borderWidth)
    case .template?: true
    default: false
    }
  }

  // MARK: Stacks

  /// `hasHeight` says that what surrounds the stack gives it a height.
  mutating func stack(_ element: Element, in place: Place, hasHeight: Bool = false) -> Element {
    var stack = element
    let axis = stack[.axis]?.literal ?? .vertical
    stack[.axis] = .literal(axis)
    let isStretched = sourceHugs && stack.literal(.height) == .stretch
    if isStretched { stack[.height] = nil }
    let extents = extents(&stack)
    if stack[.children].isEmpty, Self.boxAttributes.contains(where: { Self.isVisible($0, stack) }) {
      return emptyBox(stack, extents)
    }
    if sourceHugs { settleRoom(in: &stack) }
    let isWide = sourceHugs || place == .column(.fill) || extents.haveRule(.width)
    if isWide, let centered = centered(stack, extents, isHigh: isStretched || hasHeight) {
      return hugging(centered, in: place)
    }
    if sourceHugs, let framed = framed(stack, extents, hasHeight: hasHeight || isStretched) {
      return hugging(framed, in: place)
    }
    let isHigh = hasHeight || isStretched || extents.haveRule(.height)
    if isHigh, sourceHugs { settleHeights(in: &stack) }
    if axis == .horizontal { shareOut(&stack) } else { fill(&stack) }
    if isHigh, sourceHugs { passHeight(to: &stack) }
    let alignment = stack[.alignment]?.literal ?? .fill
    let rooms = isHigh ? Self.roomsAround(stack) : nil
    let sides = isHigh && sourceHugs ? sidesOfChildren(in: &stack) : nil
    stack[.children] = slots(
      stack[.children], in: axis == .horizontal ? .row(sides == nil ? alignment : .fill) : .column(alignment))
    if let sides { Self.place(&stack, sides) }
    if let rooms { Self.center(rooms, of: &stack) }
    stack.constrain(extents)
    return hugging(boxed(stack), in: place)
  }

  /// A coloured box without content: nothing gives it an extent.
  private func emptyBox(_ stack: Element, _ extents: [Slot]) -> Element {
    var box = stack
    box.kind = .canvas
    let padding = box[.padding]?.literal ?? 0
    for id in [AttributeID.padding, .axis, .gap, .alignment, .distribution] { box[value: id] = nil }
    box.remove(.children)
    box.constrain(extents)
    for rule in [ConstraintRule.width, .height]
    where padding > 0 && !extents.haveRule(rule) && (sourceHugs || rule == .height) {
      box.constrain([ConstraintRule.extent(rule, padding * 2)])
    }
    return box
  }

  /// A row of one element between two flexible spacers, as a canvas with the element in its middle: two spacers
  /// would not know which of them gets the room.
  private mutating func centered(_ row: Element, _ extents: [Slot], isHigh: Bool) -> Element? {
    let slots = row[.children]
    guard row[.axis]?.literal == .horizontal, slots.count == 3, Self.isRoom(slots[0]), Self.isRoom(slots[2]),
      slots[1].isPlain, let element = slots[1].element, element.kind != .spacer,
      !sourceHugs || !Self.grows(element, .horizontal)
    else { return nil }
    let hasHeight = isHigh || extents.haveRule(.height)
    let isCircle = element.isCircle
    let growsDown = sourceHugs && hasHeight && !isCircle && Self.grows(element, .vertical)
    var content = lower(growsDown ? Self.stretched(element) : element, in: .row(.center))
    guard context.target.supports(content.kind), content.kind != .custom else { return nil }
    let inset = (row[value: .padding] ?? .number(0)).number
    let own = content[.constraints].compactMap { $0.element?.literal(.rule) }
    let isEmpty = content.kind == .canvas && content[.children].isEmpty
    // A scroll view is as wide as it is told to be, never as what is in it.
    content[.constraints].append(
      (isEmpty || content.kind == .scroll) && !own.contains(.width)
        ? ConstraintRule.make(.sides, .number(0)) : ConstraintRule.make(.centerX))
    if isEmpty, !own.contains(.height), !hasHeight {
      content[.constraints].append(ConstraintRule.extent(.height, Self.shapeExtent))
    }
    content[.constraints] +=
      hasHeight && !growsDown
      ? [ConstraintRule.make(.centerY)]
      : [ConstraintRule.make(.top, inset), ConstraintRule.make(.bottom, inset)]
    var canvas = Element(.canvas, source: row.source)
    for id in Self.boxAttributes where id != .padding { canvas.take(id, from: row) }
    for id in [AttributeID.id, .scopes] { canvas.take(id, from: row) }
    if row.has(.tap) { canvas[.tap] = row[.tap] }
    canvas.constrain(extents)
    canvas[.children] = [.one(content)]
    return canvas
  }

  static func isRoom(_ slot: Slot) -> Bool {
    guard slot.isPlain, let element = slot.element, element.kind == .spacer else { return false }
    return !element.has(.width) && !element.has(.height) && !element.has(.minLength)
  }

  /// Room between every two children of a row is what equal spacing means.
  private func shareOut(_ row: inout Element) {
    let slots = row[.children]
    guard slots.count >= 5, slots.count % 2 == 1, !row.has(.distribution) || row[.distribution]?.literal == .fill,
      slots.enumerated().allSatisfy({ Self.isRoom($1) == ($0 % 2 == 1) })
    else { return }
    row[.distribution] = .literal(.equalSpacing)
    row[.children] = slots.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  }

  /// A column that does not fill its width cannot hold what wants all of it, so it fills and its children are placed
  /// one by one.
  private mutating func fill(_ column: inout Element) {
    guard let alignment = column[.alignment]?.literal, alignment != .fill,
      column[.children].contains(where: { slot in
        slot.element.map { sourceHugs ? Self.grows($0, .horizontal) : wantsWidth($0) } ?? false
      })
    else { return }
    column[.alignment] = .literal(.fill)
    column[.children] = column[.children].map { slot in
      slot.replacing { child in
        if sourceHugs, let text = child.textBesideRoom { return text }
        if child.kind == .text, !child.has(.width), !child.has(.backgroundColor), !child.has(.borderWidth) {
          var text = child
          if text[.horizontalAlignment]?.literal ?? .leading == .leading {
            text[.horizontalAlignment] = .literal(alignment)
          }
          return text
        }
        if wantsWidth(child) || child.kind == .spacer || child.kind == .textInput { return child }
        return sourceHugs && Self.grows(child, .horizontal) ? inMiddle(child) : beside(child, alignment)
      }
    }
  }

  /// The element in a row with room on the sides where it is not.
  private func beside(_ element: Element, _ alignment: Alignment) -> Element {
    var row = Element(.stack)
    row[.axis] = .literal(.horizontal)
    row[.alignment] = .literal(.center)
    let room = Slot.one(Element(.spacer))
    switch alignment {
    case .center: row[.children] = [room, .one(element), room]
    case .trailing: row[.children] = [room, .one(element)]
    default: row[.children] = [.one(element), room]
    }
    return row
  }

  /// Whether the element takes all the width that it can get.
  private func wantsWidth(_ element: Element) -> Bool {
    if sourceHugs { return Self.grows(element, .horizontal) && !element.isCircle }
    if case .points? = element[.width]?.literal { return false }
    switch element.kind {
    case .divider, .scroll: return true
    case .overlay: return element[.children].contains { $0.element.map { wantsWidth($0) } ?? false }
    case .shape: return !element.isCircle
    case .stack:
      let children = element[.children]
      if element[.axis]?.literal == .horizontal, children.contains(where: { Self.isRoom($0) }) { return true }
      return children.contains { $0.element.map { wantsWidth($0) } ?? false }
    default: return false
    }
  }

  private mutating func scroll(_ element: Element, in place: Place) -> Element {
    var scroll = element
    let extents = extents(&scroll)
    let axis = scroll[.axis]?.literal ?? .vertical
    scroll[.axis] = .literal(axis)
    // Where a host shows its document in the middle, one with a width of its own is there.
    let isCentered = context.source.root == .single && scroll.literal(.id) == ShapeCanvasRoot.pageID
    var inner = slots(scroll[.children], in: axis == .horizontal ? .row(.fill) : .column(isCentered ? .center : .fill))
    // The page of a document is a canvas, so that its colour and insets have a place.
    if let page = inner.first, inner.count == 1, page.isPlain, let content = page.element,
      content.kind == .stack || isCentered && Self.hasWidth(content)
    {
      inner = [
        .one(
          {
            var canvas = Element(.canvas)
            var content = content
            let extents = content[.constraints]
            if isCentered, Self.hasWidth(content) {
              content[.constraints] = ConstraintRule.middle + extents.filter { !Self.contradictsEdges($0) }
              canvas[.children] = [.one(content)]
              return canvas
            }
            content[.constraints] = ConstraintRule.edges(.number(0))
            canvas[.children] = [.one(content)]
            canvas.constrain(extents)
            return canvas
          }())
      ]
    }
    scroll[.children] = inner
    // The page must be as wide as the viewport.
    for id in Self.boxAttributes + [.alignment] { scroll[value: id] = nil }
    scroll.constrain(extents)
    return scroll
  }
}

extension Element {
  /// Whether one of the element's constraints is of a rule.
  func isConstrained(by rule: ConstraintRule) -> Bool { self[.constraints].haveRule(rule) }

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

extension Slot {
  /// Whether a slot of constraints has one of a rule.
  func isRule(_ rule: ConstraintRule) -> Bool { element?.literal(.rule) == rule }
}

extension [Slot] {
  /// Whether one of these constraints is of a rule.
  func haveRule(_ rule: ConstraintRule) -> Bool { contains { $0.isRule(rule) } }
}

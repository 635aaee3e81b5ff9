import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// One run of ``RecoverFlow``: boxes and what is empty. ``FlowArrangement`` finds rows, columns and layers.
struct FlowRecovery {
  var context: PassContext

  /// The thickest line that counts as one, in points.
  private static let thickestLine = 2.0

  // MARK: Documents

  /// Gives a document one element with all its content.
  mutating func recoverRoot(_ root: inout Element) {
    let slots = root[.children]
    guard !slots.isEmpty else { return }
    var page = content(of: Element(.canvas), slots, in: .page)
    page.remove(.constraints)
    if slots.count == 1, let only = slots[0].element, endsAbove(only), page.kind == .stack, isPainted(page) {
      // The room below the box is the page's, not the box's.
      page = Self.column([.one(page)])
    }
    paint(&root, &page)
    root[.children] = [.one(page)]
  }

  /// Whether nothing ties the end of an element to that of the page.
  private func endsAbove(_ element: Element) -> Bool {
    !element[.constraints].contains { slot in
      let rule: ConstraintRule? = slot.element?.literal(.rule)
      return rule == .bottom || rule == .centerY
    }
  }

  /// The colour of the page goes to its content where the target's documents have none.
  private func paint(_ root: inout Element, _ page: inout Element) {
    guard let color = root[.backgroundColor], !context.target.supports(.backgroundColor, on: .screen) else { return }
    let entry = root.entry(.backgroundColor)
    root[.backgroundColor] = nil
    if color.literal == context.styles.host.page { return }
    if context.target.supports(.overlay), context.target.supports(.shape) {
      var backdrop = Element(.shape)
      backdrop[.shape] = .literal(.rectangle)
      if let entry { backdrop.set(.foregroundColor, entry.value, origin: entry.origin) }
      page = Element(.overlay, children: [.one(backdrop), .one(page)])
    } else {
      if page.kind != .stack || page.has(.backgroundColor) { page = Self.column([.one(page)]) }
      if let entry { page.set(.backgroundColor, entry.value, origin: entry.origin) }
    }
  }

  // MARK: Elements

  /// The slots of a stack, whose children have fixed extents at most.
  mutating func stacked(_ slots: [Slot], axis: Axis, isFilled: Bool = false) -> [Slot] {
    slots.map { slot in slot.replacing { Self.sized(recover($0, in: axis, isFilled: isFilled)) } }
  }

  /// The element without canvases in it; its own constraints are kept for what surrounds it.
  /// `isFilled` says that what it is in makes it as wide as itself.
  mutating func recover(_ element: Element, in axis: Axis, isFilled: Bool = false) -> Element {
    switch element.kind {
    case .canvas:
      if element[.children].isEmpty { return empty(element, in: axis) }
      return content(of: element, element[.children], isWide: isFilled)
    case .stack, .scroll:
      var stack = element
      if stack.has(.children) {
        let axis = stack[.axis]?.literal ?? .vertical
        let isFilled = axis == .vertical && stack[.alignment]?.literal ?? .fill == .fill
        stack[.children] = stacked(stack[.children], axis: axis, isFilled: isFilled)
      }
      return stack
    default: return element
    }
  }

  /// The element with its fixed extents as attributes in place of constraints.
  static func sized(_ element: Element) -> Element {
    guard element.has(.constraints) else { return element }
    var element = element
    for constraint in element[.constraints].compactMap(\.element) {
      guard let extent = ConstraintGraph.extent(constraint) else { continue }
      let origin = constraint.entry(.constant)?.origin
      switch constraint.literal(.rule) {
      case .width: element.set(.width, extent, origin: origin)
      case .height: element.set(.height, extent, origin: origin)
      default: break
      }
    }
    element.remove(.constraints)
    return element
  }

  // MARK: Empty canvases

  /// A canvas without children is room, a line or a shape.
  private mutating func empty(_ canvas: Element, in axis: Axis) -> Element {
    let isColored = isPainted(canvas)
    let isTapped = canvas.has(.tap)
    // Only boxes can be tapped.
    if isTapped, !isColored || context.target.supports(.tap, on: .stack) {
      var box = Self.column([])
      box.source = canvas.source
      dress(&box, as: canvas)
      if isColored {
        context.record(
          LossKinds.shape, "\(context.targetName) has no shapes that are tapped, so this one becomes a box", at: canvas)
      }
      return box
    }
    var element = Element(.spacer, source: canvas.source)
    element.extras = canvas.extras
    if canvas.has(.constraints) { element[.constraints] = canvas[.constraints] }
    for id in [AttributeID.id, .scopes] { element.take(id, from: canvas) }
    guard isColored else { return element }
    let sized = Self.sized(canvas)
    let (width, height) = (Self.points(sized[.width]), Self.points(sized[.height]))
    let thickness = axis == .vertical ? height : width
    if let thickness, thickness <= Self.thickestLine, !canvas.has(.borderWidth) || isUnlined(canvas),
      !isShapeRather(canvas)
    {
      element.kind = .divider
      element[.axis] = .literal(axis == .vertical ? .horizontal : .vertical)
      element.take(.backgroundColor, from: canvas)
      // Lines have the thickness that they have, but stand where they are tied.
      element[.constraints].removeAll { slot in
        let rule = slot.element?.literal(.rule)
        return rule == .width || rule == .height
      }
      if element[.constraints].isEmpty { element.remove(.constraints) }
      return element
    }
    element.kind = .shape
    if isTapped { element[.tap] = canvas[.tap] }
    let radius = canvas.literal(.cornerRadius) ?? 0
    let isCircle = width != nil && width == height && radius * 2 >= (width ?? 0)
    element[.shape] = .literal(isCircle ? .circle : .rectangle)
    if let fill = canvas.entry(.backgroundColor) { element.set(.foregroundColor, fill.value, origin: fill.origin) }
    if !isUnlined(canvas) { for id in [AttributeID.borderColor, .borderWidth] { element.take(id, from: canvas) } }
    if !isCircle, radius > 0 { element.take(.cornerRadius, from: canvas) }
    return element
  }

  /// Whether what is as thin as a line is drawn as a shape where documents have those: lines have the host's colour there,
  /// which is a light grey, and another one says something.
  private func isShapeRather(_ canvas: Element) -> Bool {
    guard context.target.supports(.shape), context.target.codec.writesDocuments,
      let color = canvas.literal(.backgroundColor)
    else { return false }
    return color.chroma > Self.greyestChroma || color.luminance < Self.darkestLine
  }

  /// Up to what chroma a colour is a grey, and from what luminance on a grey is that of a line.
  private static let (greyestChroma, darkestLine) = (8.0, 0.4)

  private static func points(_ dimension: Bound<Dimension>?) -> Double? {
    if case .literal(.points(let points))? = dimension { points } else { nil }
  }

  private func isUnlined(_ canvas: Element) -> Bool { canvas.literal(.borderWidth) ?? 0 <= 0 && !isBound(canvas) }

  private func isBound(_ canvas: Element) -> Bool {
    if case .template? = canvas[.borderWidth] { true } else { false }
  }

  private func isPainted(_ canvas: Element) -> Bool {
    switch canvas[.backgroundColor] {
    case .literal(let color)?: color.alpha > 0
    case .template?: true
    case nil: !isUnlined(canvas)
    }
  }

  // MARK: Boxes

  static func column(_ slots: [Slot]) -> Element {
    var column = Element(.stack)
    column[.axis] = .literal(.vertical)
    column[.gap] = .literal(0)
    column[.alignment] = .literal(.fill)
    column[.children] = slots
    return column
  }

  static func row(_ slots: [Slot], alignment: Alignment) -> Element {
    var row = Element(.stack)
    row[.axis] = .literal(.horizontal)
    row[.gap] = .literal(0)
    row[.alignment] = .literal(alignment)
    row[.children] = slots
    return row
  }

  /// An element with room on the sides where it is not: inside of a row that is nothing else, else around it.
  static func placed(_ element: Element, at side: Alignment) -> Element {
    let room = room()
    func slots(_ slots: [Slot]) -> [Slot] {
      (side == .leading ? [] : [room]) + slots + (side == .trailing ? [] : [room])
    }
    let layout: Set<AttributeID> = [.axis, .gap, .alignment, .distribution, .id, .scopes]
    guard element.kind == .stack, element[.axis]?.literal == .horizontal,
      element[.distribution]?.literal ?? .fill == .fill, element.regions.allSatisfy({ $0.id == .children }),
      element.attributes.allSatisfy({ layout.contains($0.id) }),
      !element[.children].contains(where: { $0.element?.isFlexibleRoom(along: .horizontal) ?? false })
    else { return row(slots([.one(element)]), alignment: .center) }
    var row = element
    row[.children] = slots(element[.children])
    return row
  }

  static func room(_ points: Double? = nil, along axis: Axis = .vertical) -> Slot {
    var spacer = Element(.spacer)
    if let points { spacer[value: axis == .vertical ? .height : .width] = .measure(points, .points) }
    return .one(spacer)
  }

  /// What a canvas with children is: the arrangement of these with the canvas's colours, line, rounding and tap.
  private mutating func content(
    of canvas: Element, _ slots: [Slot], in place: FlowArrangement.Canvas? = nil, isWide: Bool = false
  ) -> Element {
    let recovered = slots.map { slot in slot.replacing { recover($0, in: .vertical) } }
    var finder = FlowArrangement(
      recovered, in: place ?? FlowArrangement.Canvas(canvas, isWide: isWide), context: context.lend())
    let result = box(canvas, finder.arrange())
    finder.reportBindings(missingIn: result)
    context = finder.context
    return result
  }

  /// Attributes that a canvas gives to what stands in its place.
  private static let boxAttributes: [AttributeID] = [.id, .scopes] + AttributeID.all(.box).filter { $0 != .padding }

  /// Gives an element what a canvas has besides its content.
  private func dress(_ element: inout Element, as canvas: Element) {
    for id in Self.boxAttributes {
      switch id {
      case .borderColor, .borderWidth: if isUnlined(canvas) { continue }
      case .cornerRadius: if canvas.literal(.cornerRadius) == 0 { continue }
      default: break
      }
      element.take(id, from: canvas)
    }
    element.extras += canvas.extras
    if canvas.has(.tap) { element[.tap] = canvas[.tap] }
    if canvas.has(.constraints) { element[.constraints] = canvas[.constraints] }
  }

  /// A slot with room on those sides where it is farther from the edges than on the others, and the padding that is left.
  private static func inset(_ slot: Slot, _ insets: [ConstraintEdge: Double]) -> (slot: Slot, padding: Double) {
    let insets = insets.mapValues { max(0, $0) }
    let padding = insets.values.min() ?? 0
    func extra(_ edge: ConstraintEdge) -> Double { (insets[edge] ?? padding) - padding }
    func beside(_ slot: Slot, _ start: Double, _ end: Double, _ axis: Axis) -> [Slot] {
      (start > 0 ? [room(start, along: axis)] : []) + [slot] + (end > 0 ? [room(end, along: axis)] : [])
    }
    var slot = slot
    if extra(.left) > 0 || extra(.right) > 0 {
      slot = .one(row(beside(slot, extra(.left), extra(.right), .horizontal), alignment: .fill))
    }
    if extra(.top) > 0 || extra(.bottom) > 0 {
      slot = .one(column(beside(slot, extra(.top), extra(.bottom), .vertical)))
    }
    return (slot, padding)
  }

  /// An element so far from the edges of what it is in.
  static func inset(_ element: Element, _ insets: [ConstraintEdge: Double]) -> Element {
    let (slot, padding) = inset(.one(element), insets)
    guard let content = slot.element else { return element }
    if padding == 0 { return content }
    var box = canBeDressed(content) ? content : column([slot])
    box[.padding] = .literal(padding)
    return box
  }

  private func box(_ canvas: Element, _ arrangement: FlowArrangement.Result) -> Element {
    let (slot, padding) = Self.inset(arrangement.slot, arrangement.insets)
    let hasPadding = padding > 0 || arrangement.boundPadding != nil
    let isBare = !hasPadding && !canvas.has(.tap) && !canvas.has(.id) && !canvas.has(.scopes) && !isPainted(canvas)
    var element: Element
    if slot.isPlain, let content = slot.element, isBare || Self.canBeDressed(content) {
      element = content
    } else {
      element = Self.column([slot])
    }
    if element.source == nil { element.source = canvas.source }
    dress(&element, as: canvas)
    if let bound = arrangement.boundPadding {
      element[.padding] = .template(bound)
    } else if padding > 0 {
      element[.padding] = .literal(padding)
    }
    return element
  }

  /// Whether a stack has nothing that a box around it would have.
  private static func canBeDressed(_ element: Element) -> Bool {
    guard element.kind == .stack, !element.has(.tap), !element.has(.constraints) else { return false }
    let own = boxAttributes + [.padding, .width, .height]
    return own.allSatisfy { !element.has($0) }
  }
}

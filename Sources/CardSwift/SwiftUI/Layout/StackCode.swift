import CardIR

/// Writes rows and columns.
///
/// Columns share out the width of their row in `CardColumns`. Children at different distances or with lines between
/// them, of which some may not be shown, stand in a `CardStack`, which knows what is there; all others, and columns that are
/// alike, in the stacks of SwiftUI.
///
/// A class, as it is handed to the closures for each row and column with all that it holds.
final class StackCode {
  let slots: SlotCode
  let spacing: StackChildren
  let boxes: BoxCode
  let state: StateCode
  let subviews: Subviews
  let needs: ViewNeeds

  init(
    slots: SlotCode, spacing: StackChildren, boxes: BoxCode, state: StateCode, subviews: Subviews, needs: ViewNeeds
  ) {
    self.slots = slots
    self.spacing = spacing
    self.boxes = boxes
    self.state = state
    self.subviews = subviews
    self.needs = needs
  }

  /// The view of a row or a column.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    let axis: Axis = element.kind == .stack ? element[.axis]?.literal ?? .vertical : .vertical
    var inner = boxes.inside(of: element, context)
    inner.axis = axis
    if axis == .horizontal, element.containsColumns { return columns(element, context, inner, children) }
    if axis == .horizontal, let content = inset(element, context, inner, children) { return content }
    inner.isStretched = axis == .vertical && boxes.stacksFillWidth && (element.literal(.alignment) ?? .fill) == .fill
    inner.isLeading = axis == .vertical && StackAlignment.column(element) == ".leading"
    inner.isHugging = axis == .vertical && Self.hugs(element)
    // One child has nothing to be apart from, but for copies of it.
    let isAlone = element.count(of: .children) == 1 && element[.children][0].scope == nil
    let leads = axis == .vertical && !element.has(.gap) && !isAlone ? spacing.allLeads(in: element) : nil
    let isUneven = leads.map { self.isUneven(element, $0) } ?? false
    if isUneven, !isSteady(element) { return uneven(element, context, inner, children) }
    let row = axis == .horizontal ? StackAlignment.row(element) : nil
    let distribution = element[.distribution]?.literal
    inner.isShared = axis == .horizontal && distribution == .fillEqually
    let (views, distance) = spacing.views(
      of: element, axis: axis, isUneven: isUneven, leads: leads, inner, children
    ) { view, child in
      if distribution == .fillEqually, child.kind != .spacer {
        let extent = axis == .horizontal ? "maxWidth" : "maxHeight"
        let side = axis == .horizontal ? boxes.side(inShareOf: child, inner.scope) : nil
        let place = side.map { [SwiftArgument("alignment", $0)] } ?? []
        view = view.map { $0.framed([SwiftArgument(extent, ".infinity")] + place) }
      } else if axis == .vertical, boxes.stacksFillWidth {
        view = StackAlignment.aligned(view, child)
      }
    }
    var parts = subviews.bounded(views, inner.parameters)
    if distribution == .equalSpacing || distribution == .equalCentering, parts.count > 1 {
      parts = parts.enumerated().flatMap {
        $0 > 0 ? [BuiltView(.call("Spacer", [SwiftArgument("minLength", "0")])), $1] : [$1]
      }
    }
    let content: BuiltView
    if parts.isEmpty, element.kind == .tableCell {
      content = BuiltView(SwiftExpression("Color.clear").framed([SwiftArgument("height", "0")]))
    } else if let only = single(element, parts) {
      content = only
    } else {
      let call = axis == .horizontal ? "HStack" : "VStack"
      let alignment = row ?? StackAlignment.column(element)
      let arguments = [SwiftArgument("alignment", .verbatim(alignment)), SwiftArgument("spacing", distance)]
      content = BuiltView(around: parts) { [.expression(.call(.verbatim(call), arguments, SwiftClosure([], $0)))] }
    }
    return content.map(boxes.box(of: element, context, axis: axis))
  }

  /// Whether a column says where its children stand, so that they are no wider than what is in them.
  private static func hugs(_ element: Element) -> Bool {
    guard element.kind == .stack else { return false }
    return switch element.literal(.alignment) {
    case .leading?, .center?, .trailing?: true
    default: false
    }
  }

  // MARK: Insets

  /// A row of one thing between rooms of a fixed length, as that thing with these around it: so it has all the width that
  /// they leave.
  private func inset(
    _ row: Element, _ context: ViewContext, _ inner: ViewContext, _ children: some ChildViews
  ) -> BuiltView? {
    guard boxes.stacksFillWidth, context.axis != .horizontal, row.literal(.gap) ?? 0 == 0 else { return nil }
    let rooms = row[.children].map(Self.fixedRoom)
    guard rooms.count > 1, rooms.count(where: { $0 == nil }) == 1, let place = rooms.firstIndex(of: nil) else {
      return nil
    }
    var alone = row
    alone[.children] = [row[.children][place]]
    let before = rooms[..<place].compactMap(\.self).reduce(0, +)
    let after = rooms[place...].compactMap(\.self).reduce(0, +)
    var inner = inner
    inner.axis = .vertical
    inner.isStretched = true
    inner.isLeading = true
    let (views, _) = spacing.views(of: alone, axis: .vertical, inner, children) { view, child in
      view = view.map { content in
        let content = StackAlignment.aligned(content, child)
        if before == after { return content.padded(".horizontal", before) }
        let led = before > 0 ? content.padded(".leading", before) : content
        return after > 0 ? led.padded(".trailing", after) : led
      }
    }
    let content = single(alone, subviews.bounded(views, inner.parameters))
    return content?.map(boxes.box(of: row, context, axis: .horizontal))
  }

  /// The length of room that has one; none for everything else.
  private static func fixedRoom(_ slot: Slot) -> Double? {
    guard slot.isPlain, let element = slot.element, element.kind == .spacer, !element.has(.id),
      case .points(let points)? = element.literal(.width)
    else { return nil }
    return points
  }

  // MARK: Columns

  /// A row whose columns share out its width.
  private func columns(
    _ element: Element, _ context: ViewContext, _ inner: ViewContext, _ children: some ChildViews
  ) -> BuiltView {
    var inner = inner
    inner.isLeading = true
    if let row = plainColumns(element, context, inner, children) { return row }
    needs.use("CardColumns")
    let (views, distance) = spacing.laidOut(in: element, axis: .horizontal, inner, children) {
      view, child, slot, place in
      guard child.kind == .column else { return }
      let inside = slots.enter(slot, place)?.context ?? place
      let bleed = boxes.bleeds(child, inside) ? inside.sides * inside.padding : 0
      let edge = Self.edge(of: child, place)
      let width = spacing.attributes.columnWidth(child, readAs: "cardWidth", inside.scope)
      view = view.map { Self.column($0, child, width: width, at: edge, bleed: bleed) }
    }
    let parts = subviews.bounded(views, inner.parameters)
    var arguments = distance > 0 ? [SwiftArgument("spacing", .number(distance))] : []
    // The row is as high as it says, and its columns with it.
    var frame = element
    var least = element.literal(.minHeight)
    if case .points(let height)? = element.literal(.height) { least = height }
    if let least {
      arguments.append(SwiftArgument("minHeight", .number(max(0, least - 2 * boxes.points(inside: element, context)))))
      frame[.minHeight] = nil
    }
    let view = BuiltView(around: parts) {
      [.expression(.call("CardColumns", arguments, SwiftClosure([], $0)))]
    }
    let fillsItself = element[.children].contains { $0.element.map(Self.stretches) ?? true }
    return view.map(boxes.box(of: frame, context, axis: .horizontal, fillsItself: fillsItself))
  }

  /// Whether a column takes what is left of the width of its row, or may for some data.
  private static func stretches(_ column: Element) -> Bool {
    guard column.kind == .column else { return true }
    return switch column[.width] {
    case .literal(.auto)?, .literal(.token)?, .literal(.points)?: column.literal(.bleed) == true
    default: true
    }
  }

  /// A column with its width, that which data give if they do, and its place in the row.
  private static func column(
    _ view: SwiftExpression, _ column: Element, width bound: SwiftExpression?, at edge: SwiftExpression?, bleed: Double
  ) -> SwiftExpression {
    let width: SwiftExpression =
      switch column[.width] {
      case .literal(.points(let points))?: .call(".points", [SwiftArgument(nil, .number(points))])
      case .literal(.weight(let weight))?: .call(".weight", [SwiftArgument(nil, .number(weight))])
      case .literal(.auto)?, .literal(.token)?: ".auto"
      case .template?: bound ?? ".auto"
      case .literal(.stretch)?, nil: ".stretch"
      }
    if width == ".stretch", edge == nil, bleed == 0 { return view }
    var arguments = [SwiftArgument(nil, width)]
    if let edge { arguments.append(SwiftArgument(nil, edge)) }
    if bleed != 0 { arguments.append(SwiftArgument("bleed", .number(bleed))) }
    return view.modified("cardColumn", arguments)
  }

  // MARK: Distances

  /// Whether the children of a stack are at different distances, or have lines between them.
  private func isUneven(_ element: Element, _ leads: [Lead]) -> Bool {
    if element.has(.distribution) || StackChildren.areEven(leads, in: element) { return false }
    if element.hasChild(in: .children, where: { $0.kind == .spacer }) { return false }
    switch element[.alignment] {
    case nil, .literal(.fill)?, .literal(.leading)?: return true
    default: return element.kind == .screen
    }
  }

  /// Whether all children of a stack are always there, at distances that are known, and none takes height that is left: what
  /// SwiftUI does with distances around them.
  func isSteady(_ element: Element) -> Bool {
    element[.children].allSatisfy { slot in
      guard slot.isPlain, let child = slot.element, child[.isVisible].map({ $0 == .literal(true) }) ?? true,
        !state.mayToggle(child), child[value: .height] != .token("stretch")
      else { return false }
      if case .template? = child[.separator] { return false }
      return !spacing.separators.lead(of: slot).hasLine || spacing.separators.isUsual
    }
  }

  /// A stack that knows the distances and lines between what of its children is shown.
  private func uneven(
    _ element: Element, _ context: ViewContext, _ inner: ViewContext, _ children: some ChildViews
  ) -> BuiltView {
    needs.use("CardStack")
    let (views, distance) = spacing.laidOut(in: element, axis: .vertical, inner, children) { view, child, _, _ in
      view = StackAlignment.aligned(view, child)
      if child[value: .height] == .token("stretch") { view = view.map { $0.modified("cardGrows") } }
    }
    let parts = subviews.bounded(views, inner.parameters)
    let arguments = distance > 0 ? [SwiftArgument("spacing", .number(distance))] : []
    let view = BuiltView(around: parts) { [.expression(.call("CardStack", arguments, SwiftClosure([], $0)))] }
    return view.map(boxes.box(of: element, context, axis: .vertical, fillsItself: true))
  }

  /// The only child of a stack, which needs no stack around it.
  private func single(_ element: Element, _ parts: [BuiltView]) -> BuiltView? {
    guard parts.count == 1, element[.children].count == 1, element[.children][0].isPlain,
      let child = element[.children][0].element, ![.spacer, .divider].contains(child.kind),
      child[.isVisible].map({ $0 == .literal(true) }) ?? true,
      !state.mayToggle(child), parts[0].whole.count == 1, parts[0].whole[0].expression != nil
    else { return nil }
    return parts[0]
  }
}

import CardIR
import CardStyle
import CardSyntax
import CardText

/// Turns a card into boxes that flow, by the rules of the reference renderer.
struct CardFlow {
  let styles: StyleResolver
  let format: Capabilities
  let surroundings: ScreenLayout.Surroundings
  var solver: FlowSolver
  var parts: [ScreenLayout.Part] = []
  /// How the dates in texts are written.
  private(set) var dates = DateNames.english

  var host: HostConfig { styles.host }

  init(_ styles: StyleResolver, _ format: Capabilities, _ surroundings: ScreenLayout.Surroundings) {
    self.styles = styles
    self.format = format
    self.surroundings = surroundings
    solver = FlowSolver(surroundings.metrics)
  }

  /// What an element has from those around it.
  struct Around {
    var styles = EnclosingBoxes()
    var alignment = FlowAlignment.start
    var verticalAlignment = FlowAlignment.start
    var isInHeader = false
    /// Whether the content is read from right to left.
    var isReversed = false
    /// How far a box that bleeds reaches out at each side.
    var reach = FlowBox.Sides()
    /// The box in which the element is, and the part.
    var box: Int?
    var part: Int?

    /// The same in another box.
    func within(_ box: Int?) -> Around {
      var inner = self
      inner.box = box
      return inner
    }

    /// The same for a child at some sides of a box with so much padding.
    func inside(top: Bool = true, bottom: Bool = true, left: Bool = true, right: Bool = true, padding: Double) -> Around
    {
      var inner = self
      func reach(_ isAtEdge: Bool, _ outer: Double) -> Double { !isAtEdge ? 0 : padding > 0 ? padding : outer }
      inner.reach.top = reach(top, self.reach.top)
      inner.reach.bottom = reach(bottom, self.reach.bottom)
      inner.reach.left = reach(left, self.reach.left)
      inner.reach.right = reach(right, self.reach.right)
      return inner
    }
  }

  /// The parts of a screen with their places.
  mutating func layOut(_ screen: Screen) -> [ScreenLayout.Part] {
    card(screen.root)
    solver.layOut(width: surroundings.width)
    for box in solver.boxes {
      // Boxes stand before what is in them.
      if let seen = box.seen { parts[seen].ink = box.frame }
      guard let owner = box.owner else { continue }
      parts[owner].frame = box.frame
      parts[owner].ink = box.ink ?? box.frame
      if case .text(let text, _) = box.content, text.breaksWords(surroundings.metrics, width: box.frame.width) {
        parts[owner].breaksWords = true
      }
    }
    return parts
  }

  /// Notes that a box will stand for an element.
  mutating func part(_ element: Element, _ around: Around, showing attribute: AttributeID? = nil, text: String = "")
    -> Int
  {
    parts.append(ScreenLayout.Part(element: element, attribute: attribute, parent: around.part))
    parts[parts.count - 1].text = text
    return parts.count - 1
  }

  /// Adds a box to that around.
  @discardableResult
  mutating func add(_ box: FlowBox, _ around: Around) -> Int {
    var box = box
    box.isReversed = around.isReversed
    return solver.add(box, to: around.box)
  }

  // MARK: Boxes

  private mutating func card(_ screen: Element) {
    dates = (surroundings.locale ?? screen.literal(.language)).flatMap { DateNames.named($0) } ?? .english
    var around = Around()
    var box = FlowBox(.column, owner: part(screen, around))
    let style = styles.box(of: screen, in: styles.page)
    let padding = screen.literal(.padding) ?? style.map { max($0.padding, styles.padding) } ?? styles.padding
    box.padding = FlowBox.Sides(padding)
    box.minHeight = screen.literal(.minHeight) ?? 0
    let own = host.adaptiveCard.allowCustomStyle ? screen.literal(.containerStyle) : nil
    around.styles.enter(own, hasPicture: screen.hasBackgroundPicture)
    around.verticalAlignment = screen.literal(.verticalAlignment).map(FlowAlignment.init) ?? .start
    box.placement = around.verticalAlignment
    around.isReversed = screen[value: .rightToLeft] == .flag(true)
    around.box = add(box, around)
    around.part = box.owner
    let buttons = shown(screen[.actions])
    column(screen, around, padding: padding, hasMore: !buttons.isEmpty)
    if !buttons.isEmpty {
      gap(host.spacing[host.actions.spacing], line: 0, isRow: false, around)
      bar(buttons, axis: host.actions.axis, alignment: nil, around)
    }
  }

  /// Adds the box of a container, and gives what is around its content with its padding.
  private mutating func enter(
    _ element: Element, _ content: FlowBox.Content, _ around: Around, shaping: (inout FlowBox) -> Void = { _ in }
  ) -> (around: Around, padding: Double) {
    var box = FlowBox(content, owner: part(element, around))
    let own = element.literal(.containerStyle)
    let hasPicture = element.hasBackgroundPicture
    // What only data know is one of the styles that are painted, most of the time.
    let isPainted = hasPicture || own.map { around.styles.paints($0) } ?? element.has(.containerStyle)
    let hasLine = element.additional["showBorder"] == .flag(true)
    var padding = isPainted || hasLine ? styles.padding : 0
    if element.kind == .tableRow { padding = 0 }
    if let stated = element.literal(.padding) { padding = stated }
    box.padding = FlowBox.Sides(padding)
    if element.literal(.bleed) == true, isPainted || host.alwaysAllowBleed {
      box.margin.top = -around.reach.top
      box.margin.bottom = -around.reach.bottom
      box.margin.left = -around.reach.left
      box.margin.right = -around.reach.right
    }
    size(&box, element)
    var inner = around
    inner.styles.enter(own, hasPicture: hasPicture)
    if let alignment = element.literal(.horizontalAlignment) { inner.alignment = FlowAlignment(alignment) }
    if let alignment = element.literal(.verticalAlignment) { inner.verticalAlignment = FlowAlignment(alignment) }
    if case .row = content { box.placement = inner.alignment } else { box.placement = inner.verticalAlignment }
    shaping(&box)
    if let isReversed = element[value: .rightToLeft] { inner.isReversed = isReversed == .flag(true) }
    inner.box = add(box, inner.within(around.box))
    inner.part = box.owner
    return (inner, padding)
  }

  /// The extents that an element states, and its share of what its container has left from top to bottom.
  func size(_ box: inout FlowBox, _ element: Element) {
    if element.kind != .column, element.kind != .tableCell, case .points(let width)? = element.literal(.width) {
      box.width = width
    }
    if case .points(let height)? = element.literal(.height) { box.height = height }
    box.minHeight = element.literal(.minHeight) ?? 0
    if let most = element.literal(.maxHeight), most > 0 { box.maxHeight = most }
    guard element.kind != .column, element.kind != .tableCell, element.kind != .image else { return }
    if element.literal(.height) == .stretch { box.grow = 1 }
    box.shrink = 0
  }

  // MARK: Columns

  /// The children of an element, one below the other.
  mutating func column(_ element: Element, _ around: Around, padding: Double, hasMore: Bool = false) {
    let children = element[.children].compactMap(\.element)
    let first = children.firstIndex(where: isVisible)
    let last = children.lastIndex(where: isVisible)
    var isFirst = true
    for (index, child) in children.enumerated() where isVisible(child) {
      let inner = around.inside(top: index == first, bottom: index == last && !hasMore, padding: padding)
      let count = solver.boxes[around.box ?? 0].children.count
      lead(of: child, isRow: false, isFirst: isFirst, around)
      let gaps = solver.boxes[around.box ?? 0].children.count
      add(child, inner)
      let now = solver.boxes[around.box ?? 0].children.count
      // What shows nothing takes no room, and has none before it.
      if now == gaps { solver.boxes[around.box ?? 0].children.removeLast(now - count) } else { isFirst = false }
    }
  }

  func isVisible(_ element: Element) -> Bool { element.literal(.isVisible) ?? true }

  /// The elements of slots that are seen at first.
  func shown(_ slots: [Slot]) -> [Element] { slots.compactMap(\.element).filter(isVisible) }

  private mutating func lead(of child: Element, isRow: Bool, isFirst: Bool, _ around: Around) {
    if isFirst { return }
    let lead = styles.lead(of: child)
    gap(lead.points, line: lead.lineThickness, isRow: isRow, around)
  }

  /// Room without content between two children.
  mutating func gap(_ points: Double, line: Double, isRow: Bool, _ around: Around) {
    let length = points + line
    if length <= 0 { return }
    var box = FlowBox(.fixed(width: isRow ? length : 0, height: isRow ? 0 : length))
    box.shrink = 0
    if isRow { box.width = length } else { box.height = length }
    add(box, around)
  }

  // MARK: Elements

  private mutating func add(_ element: Element, _ around: Around) {
    switch element.kind {
    case .stack where element.literal(.axis) == .horizontal: row(element, around)
    case .stack, .column, .tableCell, .page, .list, .scroll, .canvas, .overlay: box(element, around)
    case .table: table(element, around)
    case .carousel: carousel(element, around)
    case .text: text(element, around)
    case .richText: richText(element, around)
    case .facts: facts(element, around)
    case .image: image(element, around)
    case .imageSet: imageSet(element, around)
    case .actionSet:
      let axis = element.literal(.axis) ?? host.actions.axis
      let alignment = element.literal(.horizontalAlignment).map(FlowAlignment.init)
      bar(shown(element[.actions]), axis: axis, alignment: alignment, around)
    case .textInput, .numberInput, .dateInput, .timeInput, .toggle, .choiceSet: input(element, around)
    case .custom where element[.children].contains { $0.element?.kind == .page }: pages(element, around)
    case .media, .icon, .custom: hosted(element, around)
    default: break
    }
  }

  mutating func box(_ element: Element, _ around: Around) {
    let (inner, padding) = enter(element, .column, around)
    column(element, inner, padding: padding)
  }

  private mutating func row(_ element: Element, _ around: Around) {
    let children = shown(element[.children])
    if children.isEmpty { return }
    let (inner, padding) = enter(element, .row, around)
    let total = children.reduce(0) { $0 + (Self.weight(of: $1) ?? 0) }
    for (index, child) in children.enumerated() {
      lead(of: child, isRow: true, isFirst: index == 0, inner)
      let place = inner.inside(left: index == 0, right: index == children.count - 1, padding: padding)
      let (own, ownPadding) = enter(child, .column, place) { box in
        box.canShrink = true
        let isUnreadable = !child.has(.width) && child.source?["width"] != nil
        switch child.literal(.width) ?? (isUnreadable ? .auto : .stretch) {
        case .auto, .token: box.grow = 0
        case .stretch: (box.grow, box.basis) = (1, .points(50))
        case .weight(let weight): (box.grow, box.basis) = (1, .share(total > 0 ? weight / total : 0))
        case .points(let points): (box.width, box.shrink) = (points, 0)
        }
      }
      column(child, own, padding: ownPadding)
    }
  }

  private static func weight(of column: Element) -> Double? {
    if case .weight(let weight)? = column.literal(.width) { weight } else { nil }
  }

  // MARK: Tables and carousels

  private mutating func table(_ element: Element, _ around: Around) {
    let rows = element[.children].compactMap(\.element)
    if rows.isEmpty { return }
    let columns = element[.columns].compactMap(\.element)
    let hasLines = element[value: .showsGridLines] != .flag(false)
    let line = styles.table(element, in: .default).lineColor == nil ? 0.0 : 1.0
    let (inner, _) = enter(element, .column, around) { box in
      box.padding.top += line
      box.padding.left += line
    }
    let hasHeader = element[value: .hasHeaderRow] != .flag(false)
    for (index, row) in rows.enumerated() where isVisible(row) {
      if index > 0, !hasLines { gap(host.table.cellSpacing, line: 0, isRow: false, inner) }
      var outer = inner
      outer.isInHeader = hasHeader && index == 0
      if let alignment = element.literal(.horizontalAlignment) { outer.alignment = FlowAlignment(alignment) }
      if let alignment = element.literal(.verticalAlignment) { outer.verticalAlignment = FlowAlignment(alignment) }
      self.row(row, columns, hasLines: hasLines, line: line, outer)
    }
  }

  private mutating func row(
    _ row: Element, _ columns: [Element], hasLines: Bool, line: Double, _ around: Around
  ) {
    let (inner, _) = enter(row, .row, around) { $0.placement = .start }
    let total = columns.reduce(0) { $0 + Self.share(of: $1) }
    let cells = row[.children].compactMap(\.element)
    for (index, column) in columns.enumerated() {
      var outer = inner
      for part in [column, row] {
        if let alignment = part.literal(.horizontalAlignment) { outer.alignment = FlowAlignment(alignment) }
        if let alignment = part.literal(.verticalAlignment) { outer.verticalAlignment = FlowAlignment(alignment) }
      }
      let cell = index < cells.count ? cells[index] : Element(.tableCell)
      let isPainted =
        cell.hasBackgroundPicture || cell.literal(.containerStyle).map { outer.styles.paints($0) } ?? false
      let padding = cell.literal(.padding) ?? (isPainted || hasLines ? host.spacing[.small] : 0)
      let (content, _) = enter(cell, .column, outer) { box in
        box.padding = FlowBox.Sides(padding)
        box.padding.right += line
        box.padding.bottom += line
        box.canShrink = true
        if case .points(let points)? = column.literal(.width) {
          (box.basis, box.shrink) = (.points(points), 0)
        } else {
          (box.grow, box.basis) = (1, .share(total > 0 ? Self.share(of: column) / total : 1 / Double(columns.count)))
        }
      }
      self.column(cell, content, padding: padding)
    }
  }

  private static func share(of column: Element) -> Double {
    switch column.literal(.width) {
    case .weight(let weight)?: weight
    case .points?: 0
    default: 1
    }
  }

  private mutating func carousel(_ element: Element, _ around: Around) {
    let most = host.carousel.maxPages > 0 ? Int(host.carousel.maxPages) : Int.max
    let pages = element[.children].compactMap(\.element).prefix(most)
    if pages.isEmpty { return }
    let (inner, padding) = enter(element, .column, around) { $0.height = nil }
    var strip = FlowBox(.layers)
    if case .points(let height)? = element.literal(.height) { strip.height = height }
    var outer = inner.inside(padding: padding)
    outer.box = add(strip, inner)
    let stated = element[value: .initialPage].flatMap { Double($0) } ?? 0
    let first = 0..<Double(pages.count) ~= stated ? Int(stated) : 0
    for (index, page) in pages.enumerated() {
      // The others are beside it, and one alone is seen.
      let count = parts.count
      let (content, padding) = enter(page, .column, outer)
      column(page, content, padding: padding)
      if index != first { hide(from: count) }
    }
    if pages.count > 1 { gap(40, line: 0, isRow: false, inner) }
  }

  /// Leaves out parts that take room and are not seen.
  private mutating func hide(from count: Int) {
    for index in solver.boxes.indices {
      if let owner = solver.boxes[index].owner, owner >= count { solver.boxes[index].owner = nil }
      if let seen = solver.boxes[index].seen, seen >= count { solver.boxes[index].seen = nil }
    }
    parts.removeSubrange(count...)
  }
}

extension FlowAlignment {
  /// Where content stands.
  init(_ alignment: Alignment) {
    self =
      switch alignment {
      case .center: .center
      case .trailing, .bottom: .end
      case .fill: .fill
      default: .start
      }
  }
}

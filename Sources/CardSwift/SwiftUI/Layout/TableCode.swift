import CardIR
import CardStyle

/// Writes tables.
struct TableCode {
  let attributes: AttributeCode
  let slots: SlotCode
  let state: StateCode
  let styles: StyleResolver
  let colors: ViewColors
  let subviews: Subviews
  let needs: ViewNeeds
  let findings: ViewFindings

  /// The view of a table.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    let table = CellGrid(
      element, styles.table(element, in: context.style), colors, widths: widths(of: element, context))
    let hasHeader = element[value: .hasHeaderRow] != .flag(false)
    let rows = element[.children].enumerated().compactMap { index, slot -> BuiltView? in
      if let row = slot.element, state.facts.neverShows(row) { return nil }
      if let row = slots.enter(slot, context) { slots.reportPositions(of: row) }
      return slots.view(ofPart: slot, context) { row, inner in
        var inner = inner
        // Of rows that repeat, the first one is the header.
        let repeats = inner.depth > context.depth
        inner.isInHeader = hasHeader && index == 0 && !repeats
        if hasHeader, index == 0, repeats, let position = inner.parameters.last?.name {
          inner.headerCondition = .infix(.verbatim(position), "==", "0")
        }
        let view = self.row(row, of: table, inner, children)
        guard let isShown = state.visibility(of: row, attributes, inner.scope) else { return view }
        return view.wrapped { [.branches([SwiftBranch([.expression(isShown)], $0)], otherwise: nil)] }
      }
    }
    let parts = subviews.bounded(rows, context.parameters)
    let spacing = SwiftExpression.number(table.look.cellSpacing)
    let arguments = [SwiftArgument("alignment", ".leading"), SwiftArgument("spacing", spacing)]
    return BuiltView(around: parts) { [.expression(.call("VStack", arguments, SwiftClosure([], $0)))] }
  }

  /// What the cells of a table have in common.
  private struct CellGrid {
    let element: Element
    let columns: [Element?]
    let look: ResolvedTable
    /// The colour of the lines around the cells.
    let line: SwiftExpression?
    /// How wide the columns are; none where all of them have equal shares of what numbers of points leave.
    let widths: [SwiftExpression?]

    init(_ element: Element, _ look: ResolvedTable, _ colors: ViewColors, widths: [SwiftExpression?]) {
      self.widths = widths
      self.element = element
      columns = element[.columns].map { $0.element }
      self.look = look
      line = look.lineColor.map { colors.line($0) }
    }

    func column(_ number: Int) -> Element? { number < columns.count ? columns[number] : nil }

    /// The view of a cell, as wide as its column, and at its place in the height of the row.
    func sized(_ steps: ViewSteps, _ number: Int, at edge: Alignment? = nil) -> ViewSteps {
      let width = number < widths.count ? widths[number] : nil
      let place: SwiftExpression? = edge == .center ? ".center" : edge == .bottom ? ".bottom" : nil
      if width == nil, place == nil { return steps }
      let arguments = [SwiftArgument(nil, width ?? ".stretch")] + (place.map { [SwiftArgument(nil, $0)] } ?? [])
      return steps.modified("cardColumn", arguments)
    }
  }

  private func row(
    _ row: Element, of table: CellGrid, _ context: ViewContext, _ children: some ChildViews
  ) -> BuiltView {
    var inner = context
    let fill = enter(row, &inner)
    inner.padding = table.look.cellPadding
    inner.boundPadding = nil
    inner.edges = inner.padding > 0 ? .all : []
    let cells = row[.children].enumerated().map { number, slot in
      let column = table.column(number)
      let side = [row, column, table.element].compactMap { $0?.literal(.horizontalAlignment) }.first
      let edge =
        [slot.element, row, column, table.element].compactMap { $0?.literal(.verticalAlignment) }.first
        ?? context.verticalAlignment
      let boundPadding = max(table.look.cellPadding, styles.host.spacing[.small])
      // A cell that says nothing of its children's side has that of its column, and so have the texts in it.
      let aligned = slot.replacing { cell in
        var cell = cell
        if let side, !cell.has(.alignment) { cell[.alignment] = .literal(side) }
        if let side = cell.literal(.alignment) { cell.alignTexts(at: side) }
        // The whole cell is painted, so what is in it has no box of its own.
        if cell.literal(.containerStyle) != nil { cell[.containerStyle] = nil }
        // A style that only data know is that of the cell's own box, which has the cell's room and all of its extent, as
        // what is tapped or has a picture behind it.
        if Self.hasBox(cell) {
          let isBound = cell.has(.containerStyle)
          if !cell.has(.padding) { cell[.padding] = .literal(isBound ? boundPadding : table.look.cellPadding) }
          if let edge, !cell.has(.verticalAlignment) { cell[.verticalAlignment] = .literal(edge) }
          if !cell.has(.height) { cell[.height] = .literal(.stretch) }
        }
        return cell
      }
      var around = inner
      let paint = slot.element.flatMap { enter($0, &around) }
      // A cell is painted with room around its content.
      let padding = max(table.look.cellPadding, paint == nil ? 0 : styles.host.spacing[.small])
      if padding > 0 {
        around.padding = padding
        around.boundPadding = nil
        around.edges = .all
      }
      let hasBox = slot.element.map(Self.hasBox) ?? false
      let isSeen = hasBox || paint != nil || table.line != nil
      var steps = ViewSteps()
      if padding > 0, !hasBox { steps = steps.modified("padding", [SwiftArgument(nil, .number(padding))]) }
      if isSeen {
        steps = Self.painted(steps, at: Self.place(side, edge), fill: paint, line: table.line)
      } else if side == .center || side == .trailing {
        steps = steps.framed([
          SwiftArgument("maxWidth", ".infinity"), SwiftArgument("alignment", Self.place(side, .center)),
        ])
      }
      let sized = table.sized(steps, number, at: isSeen ? nil : edge)
      return children.view(of: aligned, around) { view, _ in view = view.map(sized) }
    }
    let parts = subviews.bounded(cells + missing(from: row, of: table), inner.parameters)
    // Each row shares out its width as all others do.
    needs.use("CardColumns")
    let spacing = table.look.cellSpacing
    let arguments = spacing > 0 ? [SwiftArgument("spacing", .number(spacing))] : []
    let view = BuiltView(around: parts, name: "tableRow") {
      [.expression(.call("CardColumns", arguments, SwiftClosure([], $0)))]
    }
    // The row is painted as a whole, also between its cells.
    return fill.map { fill in view.map { $0.modified("background", [SwiftArgument(nil, fill)]) } } ?? view
  }

  /// Whether a cell has a box of its own inside of its place in the table.
  private static func hasBox(_ cell: Element) -> Bool {
    if case .template? = cell[.containerStyle] { return true }
    return !cell[.tap].isEmpty || !cell[.background].isEmpty
  }

  /// Goes into a row or a cell that has a style; gives the colour that is painted behind its cells.
  private func enter(_ part: Element, _ context: inout ViewContext) -> SwiftExpression? {
    guard let style = part.literal(.containerStyle) else { return nil }
    defer { context.boxes.enter(style) }
    return context.boxes.paints(style) ? colors.background(style) : nil
  }

  /// What is done to the content of a cell of which the extent is seen: that is all of its place in the row.
  private static func painted(
    _ steps: ViewSteps, at place: SwiftExpression, fill: SwiftExpression?, line: SwiftExpression?
  ) -> ViewSteps {
    var steps = steps.framed([
      SwiftArgument("maxWidth", ".infinity"), SwiftArgument("maxHeight", ".infinity"),
      SwiftArgument("alignment", place),
    ])
    if let fill { steps = steps.modified("background", [SwiftArgument(nil, fill)]) }
    if let line { steps = steps.modified("border", [SwiftArgument(nil, line)]) }
    return steps
  }

  /// How wide the columns of a table are: a number of points or a share; with any other width they have a share of one, as
  /// without.
  private func widths(of table: Element, _ context: ViewContext) -> [SwiftExpression?] {
    if let repeated = table[.columns].first(where: { !$0.isPlain }) {
      findings.report(
        .leftOut(
          "how many columns there are is known only with data, so all columns are equally wide",
          at: repeated.element?.span))
      return []
    }
    let columns = table[.columns].map { $0.element ?? Element(.tableColumn) }
    let widths = columns.map { column -> SwiftExpression in
      if let bound = attributes.columnWidth(column, readAs: "cardCellWidth", context.scope) { return bound }
      return switch column.literal(.width) {
      case .points(let points)?: .call(".points", [SwiftArgument(nil, .number(points))])
      case .weight(let weight)?: .call(".weight", [SwiftArgument(nil, .number(weight))])
      default: Self.equalShare
      }
    }
    // Without other shares, those of one are what columns have that say nothing.
    let isEqual = zip(columns, widths).allSatisfy { column, width in
      if case .points? = column.literal(.width) { true } else { width == Self.equalShare }
    }
    return isEqual ? widths.map { $0 == Self.equalShare ? nil : $0 } : widths
  }

  private static let equalShare = SwiftExpression.call(".weight", [SwiftArgument(nil, .number(1))])

  /// What takes the places of the cells that a row has not, so that the others stand below those of other rows.
  private func missing(from row: Element, of table: CellGrid) -> [BuiltView] {
    let cells = row[.children]
    guard !cells.isEmpty, cells.allSatisfy(\.isPlain), cells.count < table.columns.count else { return [] }
    return table.columns.indices[cells.count...].map { number in
      let view = SwiftExpression("Color.clear").framed([SwiftArgument("height", "0")])
      return BuiltView(table.sized(ViewSteps(), number).apply(view))
    }
  }

  /// Where the content of a cell stands in it.
  private static func place(_ side: Alignment?, _ edge: Alignment?) -> SwiftExpression {
    let vertical =
      switch edge {
      case .center?: ""
      case .bottom?: "bottom"
      default: "top"
      }
    let horizontal =
      switch side {
      case .center?: ""
      case .trailing?: "trailing"
      default: "leading"
      }
    if vertical.isEmpty { return .verbatim("." + (horizontal.isEmpty ? "center" : horizontal)) }
    return .verbatim("." + vertical + horizontal.prefix(1).uppercased() + horizontal.dropFirst())
  }
}

extension Element {
  /// Has the texts in a cell that say nothing of it begin their lines at the side of the cell.
  fileprivate mutating func alignTexts(at side: Alignment) {
    guard side == .center || side == .trailing else { return }
    updateChildren { part in
      switch part.kind {
      case .text, .richText: if !part.has(.horizontalAlignment) { part[.horizontalAlignment] = .literal(side) }
      case .stack where !part.has(.alignment) && part.literal(.axis) != .horizontal: part.alignTexts(at: side)
      default: break
      }
    }
  }
}

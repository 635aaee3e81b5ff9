import CardIR
import CardStyle

/// One table while it becomes rows of stacks, for ``LowerGroups``.
struct TableRows {
  private let table: Element
  /// The columns, as far as the table has definitions of them.
  private let definitions: [Element]
  /// The widths of these columns.
  private let widths: [Dimension]
  private let style: ResolvedTable
  /// Whether all columns are equally wide, and the target can share a row out so.
  private let isEven: Bool
  /// Whether a later step gives columns the width of their share.
  private let hasShares: Bool
  private let hasHeader: Bool

  init(_ table: Element, _ context: PassContext) {
    self.table = table
    definitions = table[.columns].compactMap(\.element)
    let widths = definitions.map { $0[.width]?.literal ?? .weight(1) }
    self.widths = widths
    style = context.styles.table(table, in: .default)
    isEven =
      context.target.supports(.distribution, on: .stack) && widths.dropFirst().allSatisfy { $0 == widths[0] }
    hasShares = context.settlesWidths || context.framesColumns
    hasHeader = table[value: .hasHeaderRow] != .flag(false)
  }

  /// The rows, one below the other, with what becomes of the lines between them.
  func stack(_ context: inout PassContext) -> Element {
    context.record(LossKinds.table, "\(context.targetName) has no tables, so this becomes rows", at: table)
    recordHeader(&context)
    var stack = LowerGroups.container(
      .vertical, from: table, gap: style.cellSpacing,
      besides: TableLowering.inheritance.union([.hasHeaderRow, .showsGridLines]), regions: TableLowering.parts)
    // A line without a colour is not seen.
    let hasLines = style.lineColor != nil
    for (number, slot) in table[.children].enumerated() {
      if number > 0, hasLines, slot.isPlain { stack[.children].append(.one(Element(.divider))) }
      let row = slot.replacing { self.row(from: $0, isHeader: number == 0 && hasHeader, &context) }
      let bringsLine = hasLines && !slot.isPlain && (number > 0 || slot.scope?.repeats ?? false)
      stack[.children].append(bringsLine ? lined(row, isFirst: number == 0) : row)
    }
    return stack
  }

  /// Says that the first row looks like the others where it cannot stand out.
  private func recordHeader(_ context: inout PassContext) {
    guard hasHeader, context.target.textWeights == .none, !table[.children].isEmpty,
      context.styles.host.textStyles[.columnHeader].weight != .default
    else { return }
    context.record(
      LossKinds.fontWeight, "\(context.targetName) has one text weight, so the first row does not stand out",
      at: table, .hasHeaderRow)
  }

  private func row(from row: Element, isHeader: Bool, _ context: inout PassContext) -> Element {
    var line = LowerGroups.container(
      .horizontal, from: row, gap: hasShares ? 0 : 10, besides: TableLowering.inheritance)
    // Renderers paint rows that have a style, and pad their cells instead.
    if hasShares { line[.padding] = .literal(0) }
    if isEven { line[.distribution] = .literal(.fillEqually) }
    line[.alignment] = alignment(ofCellsIn: row, &context)
    line[.children] = row[.children].enumerated().map { column, slot in
      slot.replacing { cell in
        var box = self.box(from: cell, column: column, of: row, context)
        if isHeader { box.rewriteDescendants { if $0.kind == .text { Self.embolden(&$0, context) } } }
        return box
      }
    }
    return line
  }

  /// A cell as a box with the width and the padding that it has in its column.
  private func box(from cell: Element, column: Int, of row: Element, _ context: PassContext) -> Element {
    var box = cell
    box.kind = .stack
    box.remove(.fallback)
    box[.axis] = .literal(.vertical)
    let definition = definition(of: column)
    for content in box[.children].indices {
      box[.children][content] = box[.children][content].replacing { content in
        var content = content
        if content.kind.alignsItself { content.inherit(.horizontalAlignment, from: [row, definition, table]) }
        return content
      }
    }
    if hasShares {
      // Lines and paint keep a small distance to the content of cells.
      let isPainted = box.has(.containerStyle) && style.lineColor == nil
      box[.padding] = .literal(isPainted ? context.styles.host.spacing[.small] : style.cellPadding)
    }
    if !isEven, let width = width(of: column) { box[.width] = .literal(width) }
    return box
  }

  private func definition(of column: Int) -> Element? {
    column < definitions.count ? definitions[column] : nil
  }

  /// The width of a column: renderers of cards know points and weights, of which a target without shares gets the points that
  /// they are on a page. None for what says neither.
  private func width(of column: Int) -> Dimension? {
    let width = column < widths.count ? widths[column] : nil
    switch width {
    case .points?: return width
    case .weight(let share)?:
      if hasShares { return width }
      let total = widths.reduce(0) { if case .weight(let share) = $1 { $0 + share } else { $0 } }
      return total > 0 ? .points((LowerGroups.pageWidth * share / total).rounded()) : nil
    default: return hasShares ? .weight(1) : nil
    }
  }

  /// A row that data repeat or leave out, together with the line above it, which the first row of a table does not have.
  private func lined(_ slot: Slot, isFirst: Bool) -> Slot {
    slot.replacing { row in
      var column = Element(.stack)
      column[.axis] = .literal(.vertical)
      column[.gap] = .literal(style.cellSpacing)
      column[.children] = [.one(Element(.divider), when: isFirst ? .afterFirst : nil), .one(row)]
      return column
    }
  }

  /// Where the cells of a row stand between its top and its bottom: all of them alike.
  private func alignment(ofCellsIn row: Element, _ context: inout PassContext) -> Bound<Alignment> {
    let alignments = row[.children].enumerated().map { column, slot in
      var cell = Element(.tableCell)
      if let own = slot.element { cell.take(.verticalAlignment, from: own) }
      cell.inherit(.verticalAlignment, from: [row, definition(of: column), table])
      return cell[.verticalAlignment] ?? .literal(.top)
    }
    guard let first = alignments.first else { return .literal(.top) }
    if alignments.allSatisfy({ $0 == first }) { return first }
    context.record(
      LossKinds.columnAlign, "\(context.targetName) aligns all cells of a row alike, so they stand at the top", at: row)
    return .literal(.top)
  }

  private static func embolden(_ text: inout Element, _ context: PassContext) {
    let look = context.styles.host.textStyles[.columnHeader]
    if !text.has(.textWeight), context.target.textWeights != .none { text[.textWeight] = .literal(look.weight) }
    if !text.has(.textSize), look.size != .default { text[.textSize] = .literal(.token(look.size)) }
  }
}

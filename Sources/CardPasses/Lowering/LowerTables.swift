package import CardIR

/// Turns tables into rows of columns where the target has columns but no tables.
package struct LowerTables: Pass {
  package init() {}

  package let name = "lower-tables"
  package let summary = "Turns tables into rows of columns where the target has columns but no tables."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      table
        children
          table-row
            children
              table-cell
                children
                  text text="A"
      """,
    after: """
      stack axis=vertical
        children
          stack axis=horizontal
            children
              column width=1fr
                children
                  text text="A" text-weight=bolder
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let target = context.target
    guard !target.kinds.contains(.table), target.rowsHaveColumns, target.kinds.contains(.column) else { return }
    var worker = context
    screen.rewrite { element in
      if element.kind == .table { element = TableLowering(element).lowered(&worker) }
    }
    context = worker
  }
}

/// One table on its way to rows of columns.
private struct TableLowering {
  private let table: Element
  private let widths: [Element]
  private let hasLines: Bool
  private let hasHeader: Bool

  init(_ table: Element) {
    self.table = table
    widths = table[.columns].compactMap(\.element)
    hasLines = table[value: .showsGridLines] != .flag(false)
    hasHeader = table[value: .hasHeaderRow] != .flag(false)
  }

  func lowered(_ context: inout PassContext) -> Element {
    context.record(
      LossKinds.table, "\(context.targetName) \(context.target.version ?? "") has no tables, so this becomes rows",
      at: table)
    var stack = Element(.stack, source: table.source)
    stack[.axis] = .literal(.vertical)
    for id in [AttributeID.spacing, .separator, .id, .isVisible, .height, .requires] { stack.take(id, from: table) }
    stack[.children] = table[.children].enumerated().map { number, slot in
      slot.replacing { row($0, number, context.styles.host.textStyles[.columnHeader]) }
    }
    return stack
  }

  private func row(_ row: Element, _ number: Int, _ header: HostConfig.TextLook) -> Element {
    var line = Element(.stack, source: row.source)
    line[.axis] = .literal(.horizontal)
    line.take(.id, from: row)
    line.take(.isVisible, from: row)
    line.take(.containerStyle, from: row)
    line.take(.spacing, from: row)
    if number > 0, hasLines {
      line[.separator] = .literal(true)
      if !line.has(.spacing) { line[.spacing] = .literal(.small) }
    }
    var cells = row[.children]
    // Cells beyond the columns are not shown.
    if !widths.isEmpty, cells.allSatisfy(\.isPlain) { cells = Array(cells.prefix(widths.count)) }
    line[.children] = cells.enumerated().map { index, slot in
      slot.replacing { cell($0, index, in: row, header: number == 0 && hasHeader ? header : nil) }
    }
    return line
  }

  private func cell(_ cell: Element, _ index: Int, in row: Element, header: HostConfig.TextLook?) -> Element {
    let definition = index < widths.count ? widths[index] : nil
    var column = Element(.column, source: cell.source)
    if let width = definition?.entry(.width), width.value != .token("auto"), width.value != .token("stretch") {
      column[value: .width] = width.value
    } else {
      column[value: .width] = .measure(1, .weight)
    }
    for id in [
      AttributeID.containerStyle, .verticalAlignment, .bleed, .minHeight, .rightToLeft, .id, .isVisible, .requires,
    ] { column.take(id, from: cell) }
    if !column.has(.verticalAlignment), let alignment = inherited(.verticalAlignment, row, definition) {
      column[value: .verticalAlignment] = alignment
    }
    if index > 0, hasLines { column[.separator] = .literal(true) }
    for region in [RegionID.tap, .background] where cell.has(region) { column[region] = cell[region] }
    let alignment = inherited(.horizontalAlignment, row, definition)
    column[.children] = cell[.children].map { slot in
      slot.replacing { content in
        var content = content
        guard content.kind == .text || content.kind == .image || content.kind == .richText else { return content }
        if let alignment, !content.has(.horizontalAlignment) { content[value: .horizontalAlignment] = alignment }
        guard let header, content.kind == .text else { return content }
        if !content.has(.textWeight) { content[.textWeight] = .literal(header.weight) }
        if !content.has(.textSize), header.size != .default { content[.textSize] = .literal(.token(header.size)) }
        return content
      }
    }
    return column
  }

  /// The alignment of a cell: that of the row, else of the column, else of the table.
  private func inherited(_ id: AttributeID, _ row: Element, _ definition: Element?) -> AttributeValue? {
    row[value: id] ?? definition?[value: id] ?? table[value: id]
  }
}

package import CardIR
import CardStyle

/// Turns tables into rows of columns where the target has columns but no tables.
package struct LowerTables: Pass {
  package init() {}

  package let name = "lower-tables"
  package let summary = "Turns tables into rows of columns where the target has columns but no tables."
  package let stage = PassStage.lowering
  // Cells without a column would be seen in other rows.
  package let follows: Set<String> = ["match-cells"]
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

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.table])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let target = context.target
    guard !target.supports(.table), target.rowsHaveColumns, target.supports(.column) else { return }
    var worker = context
    screen.rewrite(in: Self.content) { element in
      if element.kind == .table { element = TableLowering(element).lowered(&worker) }
    }
    context = worker
  }
}

/// One table on its way to rows of columns.
struct TableLowering {
  private let table: Element
  private let widths: [Element]
  private let hasLines: Bool
  private let hasHeader: Bool

  init(_ table: Element) {
    self.table = table
    widths = table[.columns].compactMap(\.element)
    // Which colour lines have is up to the host that shows the card.
    hasLines = table[value: .showsGridLines] != .flag(false)
    hasHeader = table[value: .hasHeaderRow] != .flag(false)
  }

  /// What parts of a table hand down to their cells.
  static let inheritance: AttributeSet = [.horizontalAlignment, .verticalAlignment]
  /// What a table consists of.
  static let parts: [RegionID] = [.children, .columns]

  func lowered(_ context: inout PassContext) -> Element {
    context.record(
      LossKinds.table, "\(context.targetName) \(context.target.version ?? "") has no tables, so this becomes rows",
      at: table)
    var stack = Element(.stack, source: table.source)
    stack[.axis] = .literal(.vertical)
    stack.takeRest(of: table, except: Self.inheritance.union([.hasHeaderRow, .showsGridLines]), regions: Self.parts)
    stack[.children] = table[.children].enumerated().map { number, slot in
      slot.replacing { row($0, number, context.styles.host.textStyles[.columnHeader]) }
    }
    return stack
  }

  private func row(_ row: Element, _ number: Int, _ header: HostConfig.TextLook) -> Element {
    var line = Element(.stack, source: row.source)
    line[.axis] = .literal(.horizontal)
    line.takeRest(of: row, except: Self.inheritance)
    if number > 0, hasLines {
      line[.separator] = .literal(true)
      if !line.has(.spacing) { line[.spacing] = .literal(.small) }
    }
    line[.children] = row[.children].enumerated().map { index, slot in
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
    column.takeRest(of: cell, except: [.separator, .spacing])
    column.inherit(.verticalAlignment, from: [row, definition, table])
    if index > 0, hasLines { column[.separator] = .literal(true) }
    column[.children] = cell[.children].map { slot in
      slot.replacing { content in
        var content = content
        if content.kind.alignsItself { content.inherit(.horizontalAlignment, from: [row, definition, table]) }
        guard let header, content.kind == .text else { return content }
        if !content.has(.textWeight) { content[.textWeight] = .literal(header.weight) }
        if !content.has(.textSize), header.size != .default { content[.textSize] = .literal(.token(header.size)) }
        return content
      }
    }
    return column
  }
}

extension ElementKind {
  /// Whether what is in a cell says by itself where it stands between the cell's sides.
  var alignsItself: Bool { self == .text || self == .image || self == .richText }
}

extension Element {
  /// Takes an attribute that it does not have from the first of others that has it: a cell from its row, else its
  /// column, else its table.
  mutating func inherit(_ id: AttributeID, from others: [Element?]) {
    if has(id) { return }
    for other in others.compactMap({ $0 }) where other.has(id) { return take(id, from: other) }
  }
}

package import CardIR

/// Removes the cells of tables that have no column, where something else stands for the table.
///
/// Renderers show as many cells of a row as the table has columns, but only if it states columns. In rows of anything
/// else further cells would be seen that nobody has ever seen. Cells that data repeat or leave out stay, since which of
/// them have a column is known only with data.
package struct DropExtraCells: Pass {
  package init() {}

  package let name = "drop-extra-cells"
  package let summary = "Removes table cells that have no column."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      table
        columns
          table-column width=1fr
        children
          table-row
            children
              table-cell
                children
                  text text="A"
              table-cell
                children
                  text text="B"
      """,
    after: """
      table
        columns
          table-column width=1fr
        children
          table-row
            children
              table-cell
                children
                  text text="A"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.table])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    // A table of the same format stays what it was.
    guard !context.target.supports(.table) || context.target.newerFeatures == nil else { return }
    var dropped: [Element] = []
    screen.rewrite(in: Self.content) { table in
      guard table.kind == .table, !table[.columns].isEmpty, table[.columns].allSatisfy(\.isPlain) else { return }
      let count = table[.columns].count
      table.updateChildren { row in
        let cells = row[.children]
        guard cells.count > count, cells.allSatisfy(\.isPlain) else { return }
        dropped += cells.dropFirst(count).compactMap(\.element)
        row[.children] = Array(cells.prefix(count))
      }
    }
    for cell in dropped {
      context.record(LossKinds.extraCell, "the table has no column for the cell, so it is left out", at: cell)
    }
  }
}

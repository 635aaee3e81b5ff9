package import CardIR

/// Gives rows of tables as many cells as the table has columns, where something else stands for the table.
///
/// Renderers show as many cells of a row as the table has columns, but only if it states columns. In rows of anything
/// else further cells would be seen that nobody has ever seen, and those of a row with too few would not stand below the
/// cells of their columns. Rows whose cells data repeat or leave out stay, since which of these have a column is known
/// only with data.
package struct MatchCells: Pass {
  package init() {}

  package let name = "match-cells"
  package let summary = "Gives each row of a table as many cells as there are columns."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      table
        columns
          table-column width=1fr
          table-column width=1fr
        children
          table-row
            children
              table-cell
                children
                  text text="A"
              table-cell
              table-cell
                children
                  text text="No column"
          table-row
            children
              table-cell
                children
                  text text="B"
      """,
    after: """
      table
        columns
          table-column width=1fr
          table-column width=1fr
        children
          table-row
            children
              table-cell
                children
                  text text="A"
              table-cell
          table-row
            children
              table-cell
                children
                  text text="B"
              table-cell
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.table])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    // A table of the same format stays what it was.
    guard !context.target.supports(.table) || context.target.newerFeatures == nil else { return }
    let fillsRows = !context.target.supports(.table)
    var dropped: [Element] = []
    screen.rewrite(in: Self.content) { table in
      guard table.kind == .table, !table[.columns].isEmpty, table[.columns].allSatisfy(\.isPlain) else { return }
      let count = table[.columns].count
      table.updateChildren { row in
        let cells = row[.children]
        guard !cells.isEmpty, cells.allSatisfy(\.isPlain) else { return }
        if cells.count > count {
          dropped += cells.dropFirst(count).compactMap(\.element)
          row[.children] = Array(cells.prefix(count))
        } else if fillsRows, cells.count < count {
          row[.children] += Array(repeating: .one(Element(.tableCell)), count: count - cells.count)
        }
      }
    }
    for cell in dropped {
      context.record(LossKinds.extraCell, "the table has no column for the cell, so it is left out", at: cell)
    }
  }
}

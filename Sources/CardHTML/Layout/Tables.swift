import CardIR
import CardStyle

/// What the cells of a table have from their table, row and column.
struct TableFacts {
  /// Whether there are lines.
  var hasLines: Bool
  /// Where the content of the cell stands from side to side, if row, column or table say so.
  var alignment: Alignment?
  /// Where it stands from top to bottom.
  var verticalAlignment: Alignment?
  /// Whether the cell is a header.
  var isHeader: Bool

  /// What is around the content of a cell.
  func around(_ cell: Element, _ around: Around) -> Around {
    var around = around
    if let alignment { around.alignment = alignment }
    if let verticalAlignment { around.verticalAlignment = verticalAlignment }
    around.isInHeader = isHeader
    return around
  }
}

extension PageBuilder {
  /// Rows of cells; the columns give the cells of all rows the same widths.
  func table(_ element: Element, _ around: Around) -> Markup? {
    let rows = element[.children].compactMap(\.element)
    if rows.isEmpty { return nil }
    let columns = element[.columns].compactMap(\.element)
    var table = Markup("div", look: Look(["display": "flex", "flex-direction": "column"]))
    table[attribute: "role"] = "table"
    var inner = box(&table, element, around).inner
    inner.axis = .vertical
    let style = resolver.table(element, in: .default)
    let hasLines = element[value: .showsGridLines] != .flag(false)
    let line = style.lineColor.map { "1px solid \(sheet.color($0))" }
    if let line {
      table.look["border-top"] = line
      table.look["border-left"] = line
    }
    // All rows keep as much room for a column as the one that needs most.
    let padding = hasLines ? 2 * host.spacing[.small] + 1 : 0
    let least = columns.indices.map { index in
      let cells = rows.compactMap { row in
        row[.children].indices.contains(index) ? row[.children][index].element : nil
      }
      return leastWidth(of: cells, amongColumns: columns.count, padding: padding) ?? "0"
    }
    let hasHeader = element[value: .hasHeaderRow] != .flag(false)
    for (index, row) in rows.enumerated() {
      var facts = TableFacts(hasLines: hasLines, isHeader: hasHeader && index == 0)
      facts.alignment = element.literal(.horizontalAlignment)
      facts.verticalAlignment = element.literal(.verticalAlignment)
      let place = Place(isTop: index == 0, isBottom: index == rows.count - 1)
      let outer = inner.inside(place, padding: 0)
      guard var item = self.row(row, columns, least, facts, line: line, outer) else { continue }
      if !isVisible(row) { item.set(flag: "hidden") }
      if index > 0, !hasLines, host.table.cellSpacing > 0 {
        var room = Markup("div", look: Look(["flex": "0 0 auto", "height": CSSText.pixels(host.table.cellSpacing)]))
        room[attribute: "aria-hidden"] = "true"
        if !isVisible(row) { room.set(flag: "hidden") }
        table.append(room)
      }
      table.append(item)
    }
    size(&table, element)
    return table
  }

  private func row(
    _ element: Element, _ columns: [Element], _ least: [String], _ facts: TableFacts, line: String?, _ around: Around
  ) -> Markup? {
    var row = Markup("div", look: Look(["display": "flex", "flex-direction": "row"]))
    row[attribute: "role"] = "row"
    var around = around
    let outer = around
    around.source = pointer(of: element) ?? around.source
    let inner = box(&row, element, around).inner
    let total = columns.reduce(0) { $0 + Self.weight(of: $1) }
    for ((column, least), cell) in zip(zip(columns, least), element[.children].compactMap(\.element)) {
      var facts = facts
      if let own = column.literal(.horizontalAlignment) { facts.alignment = own }
      if let own = element.literal(.horizontalAlignment) { facts.alignment = own }
      if let own = column.literal(.verticalAlignment) { facts.verticalAlignment = own }
      if let own = element.literal(.verticalAlignment) { facts.verticalAlignment = own }
      var cellAround = inner
      cellAround.source = pointer(of: cell) ?? inner.source
      guard var item = self.column(cell, cellAround, table: facts) else { continue }
      if item[attribute: "role"] != nil {
        // What is tapped is in the cell, which has a role of its own.
        item.look["flex"] = "1 1 auto"
        let content = item
        item = Markup("div", look: Look(["display": "flex", "flex-direction": "column"]))
        item.append(content)
      }
      annotate(&item, cell, inner)
      item[attribute: "role"] = facts.isHeader ? "columnheader" : "cell"
      item.look["min-width"] = least
      if case .points(let points)? = column.literal(.width) {
        item.look["flex"] = "0 0 \(CSSText.pixels(points))"
      } else {
        let share = total > 0 ? 100 / total * Self.weight(of: column) : 100 / Double(max(1, columns.count))
        item.look["flex"] = "1 1 \(CSSText.number(share))%"
      }
      if let line {
        item.look["border-right"] = line
        item.look["border-bottom"] = line
      }
      if !isVisible(cell) { item.set(flag: "hidden") }
      row.append(item)
    }
    // A row that says less than there are columns is filled up.
    for (column, least) in zip(columns, least).dropFirst(element[.children].count) {
      var item = Markup("div", look: Look(["min-width": least]))
      item[attribute: "role"] = facts.isHeader ? "columnheader" : "cell"
      if case .points(let points)? = column.literal(.width) {
        item.look["flex"] = "0 0 \(CSSText.pixels(points))"
      } else {
        item.look["flex"] = "1 1 \(CSSText.number(total > 0 ? 100 / total * Self.weight(of: column) : 0))%"
      }
      if facts.hasLines, host.spacing[.small] > 0 { item.look["padding"] = CSSText.pixels(host.spacing[.small]) }
      if let line {
        item.look["border-right"] = line
        item.look["border-bottom"] = line
      }
      row.append(item)
    }
    if row.isEmpty { return nil }
    size(&row, element)
    annotate(&row, element, outer)
    return row
  }

  private static func weight(of column: Element) -> Double {
    switch column.literal(.width) {
    case .weight(let weight)?: weight
    case .points?: 0
    default: 1
    }
  }
}
